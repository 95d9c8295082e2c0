"""`castlewright score`: a real table typed in by a person, or a record, scored and explained."""

from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from castlewright import library
from castlewright.core import Refused
from castlewright.texts import Texts, answer, answer_of

from .files import Given, as_record, read
from .terminal import Terminal


def run(arguments: Namespace, terminal: Terminal) -> None:
    given = read(arguments.file, terminal)
    names: list[str] | None = None
    if given.is_record:
        record = as_record(given, terminal)
        try:
            match = library.replay(record)
        except Refused as refused:
            raise terminal.refused(refused, given.name, record.game) from refused
        names = [player.name for player in record.players]
        said = answer_of(match, terminal.lang, names)
    else:
        said = _appraised(given, terminal)
    if arguments.json:
        terminal.print_json(said)
    else:
        print_answer(said, terminal, names)


def _appraised(given: Given, terminal: Terminal) -> dict[str, Any]:
    if not isinstance(given.found.get("game"), str):
        raise terminal.complaint("cli-file-no-game", file=given.name)
    game = library.game(given.found["game"])
    try:
        return answer(game, library.score(given.content), terminal.lang)
    except Refused as refused:
        raise terminal.refused(refused, given.name, game.meta.id) from refused


def print_answer(said: dict[str, Any], terminal: Terminal, names: list[str] | None) -> None:
    """The common answer as tables: one per sheet, then the places, then the warnings."""
    texts = terminal.texts(said["game"])
    for sheet in said["sheets"]:
        terminal.console.print(_sheet(sheet, texts, terminal, names))
    for standing in said["standings"]:
        why = f": {standing['why']}" if standing["why"] else ""
        who = texts.owner(standing["owner"], names)
        place = texts.say("place", {"place": standing["place"], "who": who, "score": standing["score"]})
        terminal.console.print(escape(place + why))
    if "verdict" in said:
        terminal.console.print(escape(said["verdict"]))
    for warning in said["warnings"]:
        _warn(terminal.console, warning)


def _sheet(sheet: dict[str, Any], texts: Texts, terminal: Terminal, names: list[str] | None) -> Table:
    table = Table(title=escape(texts.owner(sheet["owner"], names)), show_footer=True, title_justify="left")
    table.add_column(terminal.say("cli-points"), justify="right", footer=str(sheet["total"]))
    table.add_column(terminal.say("cli-line"), footer=terminal.say("cli-total"))
    table.add_column(terminal.say("cli-rule"))
    for line in sheet["lines"]:
        table.add_row(str(line["points"]), escape(line["text"]), line["rule"])
    return table


def _warn(console: Console, warning: dict[str, Any]) -> None:
    rule = f"{warning['rule']}: " if warning["rule"] else ""
    console.print(f"[yellow]![/yellow] {escape(rule + warning['text'])}")
