"""`castlewright score`: a real table typed in by a person, or a record, scored and explained."""

from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from castlewright.core import BadRecord, Refused
from castlewright.core import replay as fold
from castlewright.texts import Texts, answer, answer_of

from .desk import Desk
from .files import as_position, as_record, is_record, read_json, shown


def run(arguments: Namespace, desk: Desk) -> None:
    found = read_json(arguments.file, desk)
    names: list[str] | None = None
    if is_record(found):
        record = as_record(found, arguments.file, desk)
        try:
            match = fold(record, desk.game(record.game))
        except BadRecord as error:
            raise desk.bad_record(shown(arguments.file, desk), record.game, error) from error
        names = [player.name for player in record.players]
        said = answer_of(match, desk.lang, names)
    else:
        said = _appraised(found, arguments.file, desk)
    if arguments.json:
        desk.print_json(said)
    else:
        print_answer(said, desk, names)


def _appraised(found: dict[str, Any], name: str, desk: Desk) -> dict[str, Any]:
    if not isinstance(found.get("game"), str):
        raise desk.complaint("cli-file-no-game", file=shown(name, desk))
    game = desk.game(found["game"])
    position = as_position(found, game.position_type, name, desk)
    try:
        return answer(game, game.appraise(position), desk.lang)
    except Refused as refused:
        reason = desk.texts(game.meta.id).reason(refused.refusal)
        raise desk.complaint("cli-position-impossible", file=shown(name, desk), reason=reason) from None


def print_answer(said: dict[str, Any], desk: Desk, names: list[str] | None) -> None:
    """The common answer as tables: one per sheet, then the places, then the warnings."""
    texts = desk.texts(said["game"])
    for sheet in said["sheets"]:
        desk.console.print(_sheet(sheet, texts, desk, names))
    for standing in said["standings"]:
        why = f": {standing['why']}" if standing["why"] else ""
        place = desk.say(
            "cli-place", place=standing["place"], who=_owner(standing["owner"], texts, names), score=standing["score"]
        )
        desk.console.print(escape(place + why))
    if "verdict" in said:
        desk.console.print(escape(said["verdict"]))
    for warning in said["warnings"]:
        _warn(desk.console, warning)


def _sheet(sheet: dict[str, Any], texts: Texts, desk: Desk, names: list[str] | None) -> Table:
    table = Table(title=escape(_owner(sheet["owner"], texts, names)), show_footer=True, title_justify="left")
    table.add_column(desk.say("cli-points"), justify="right", footer=str(sheet["total"]))
    table.add_column(desk.say("cli-line"), footer=desk.say("cli-total"))
    table.add_column(desk.say("cli-rule"))
    for line in sheet["lines"]:
        table.add_row(str(line["points"]), escape(line["text"]), line["rule"])
    return table


def _owner(owner: int | str, texts: Texts, names: list[str] | None) -> str:
    if isinstance(owner, int):
        return texts.who(owner, names)
    named = f"owner-{owner}"
    return texts.say(named) if texts.has(named) else owner


def _warn(console: Console, warning: dict[str, Any]) -> None:
    rule = f"{warning['rule']}: " if warning["rule"] else ""
    console.print(f"[yellow]![/yellow] {escape(rule + warning['text'])}")
