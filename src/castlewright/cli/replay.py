"""`castlewright replay`: a recorded game, told in words."""

from argparse import Namespace
from typing import Any

from msgspec.structs import replace
from rich.markup import escape

from castlewright.core import BadRecord, Entry, Event, Match
from castlewright.core import replay as fold
from castlewright.texts import answer_of

from .desk import Desk
from .files import as_record, is_record, read_json, shown
from .score import print_answer


def run(arguments: Namespace, desk: Desk) -> None:
    found = read_json(arguments.file, desk)
    if not is_record(found):
        raise desk.complaint("cli-file-no-record", file=shown(arguments.file, desk))
    record = as_record(found, arguments.file, desk)
    game = desk.game(record.game)
    if arguments.seat is not None and not 0 <= arguments.seat < len(record.players):
        raise desk.complaint("cli-no-seat", seat_number=arguments.seat, last=len(record.players) - 1)
    if arguments.at is not None and not 0 <= arguments.at <= len(record.log):
        raise desk.complaint("cli-no-entry", entry=arguments.at, last=len(record.log))
    names = [player.name for player in record.players]
    texts = desk.texts(record.game)
    told: list[dict[str, Any]] = []

    def watch(match: Match[Any, Any], entry: Entry, events: list[Event]) -> None:
        heard = [event for event in events if arguments.seat is None or event.reaches(arguments.seat)]
        told.append(
            {
                "n": entry.n,
                "seat": entry.seat,
                "move": entry.move if arguments.seat in (None, entry.seat) else None,
                "texts": [texts.event(event, names) for event in heard],
            }
        )

    try:
        match = fold(replace(record, log=record.log[: arguments.at]), game, watch)
    except BadRecord as error:
        raise desk.bad_record(shown(arguments.file, desk), record.game, error) from error
    said = answer_of(match, desk.lang, names)
    if arguments.json:
        desk.print_json({"game": record.game, "players": names, "log": told, "score": said})
        return
    for entry in told:
        for text in entry["texts"]:
            desk.console.print(f"[dim]{entry['n']:>4}[/dim]  {escape(text)}", highlight=False)
    print_answer(said, desk, names)
