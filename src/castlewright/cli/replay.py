"""`castlewright replay`: a recorded game, told in words."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from rich.markup import escape

from castlewright import library
from castlewright.core import Entry, Event, Refused
from castlewright.texts import answer_of

from .files import as_record, read
from .score import print_answer
from .terminal import Terminal


def run(arguments: Namespace, terminal: Terminal) -> None:
    given = read(arguments.file, terminal)
    if not given.is_record:
        raise terminal.complaint("cli-file-no-record", file=given.name)
    record = as_record(given, terminal)
    if arguments.seat is not None and not 0 <= arguments.seat < len(record.players):
        raise terminal.complaint("cli-no-seat", seat_number=arguments.seat, last=len(record.players) - 1)
    if arguments.at is not None and not 0 <= arguments.at <= len(record.log):
        raise terminal.complaint("cli-no-entry", entry=arguments.at, last=len(record.log))
    names = [player.name for player in record.players]
    texts = terminal.texts(record.game)
    told: list[dict[str, Any]] = []

    def watch(entry: Entry, events: Sequence[Event]) -> None:
        heard = [event for event in events if arguments.seat is None or event.reaches(arguments.seat)]
        told.append(
            {
                "n": entry.n,
                "seat": entry.seat,
                "move": entry.move if arguments.seat in (None, entry.seat) else None,
                "texts": [texts.event(event, names, arguments.seat) for event in heard],
            }
        )

    try:
        match = library.replay(record, until=arguments.at, watch=lambda _, entry, events: watch(entry, events))
    except Refused as refused:
        raise terminal.refused(refused, given.name, record.game) from refused
    said = answer_of(match, terminal.lang, names)
    if arguments.json:
        terminal.print_json({"game": record.game, "players": names, "log": told, "score": said})
        return
    for entry in told:
        for text in entry["texts"]:
            terminal.console.print(f"[dim]{entry['n']:>4}[/dim]  {escape(text)}", highlight=False)
    seen = match.open_view() if match.over and arguments.seat is None else match.view(arguments.seat)
    terminal.console.print(escape(str(seen)), highlight=False)
    print_answer(said, terminal, names)
