"""`castlewright games`: what can be played."""

from argparse import Namespace
from typing import Any

from rich.table import Table

from castlewright import library
from castlewright.bots import bots_for
from castlewright.core import Meta

from .terminal import Terminal


def run(arguments: Namespace, terminal: Terminal) -> None:
    found = [game.meta for game in library.games().values()]
    if arguments.json:
        terminal.print_json([_card(meta, terminal) for meta in found])
        return
    for meta in found:
        table = Table(title=f"{meta.titles[terminal.lang]} ({meta.id})", show_header=False, title_justify="left")
        table.add_row(terminal.say("cli-seats"), ", ".join(map(str, meta.seats)))
        table.add_row(terminal.say("cli-minutes"), str(meta.minutes))
        table.add_row(terminal.say("cli-bots-column"), ", ".join(bots_for(meta.id)))
        for option in meta.options:
            table.add_row(terminal.say("cli-option-row", key=option.key), ", ".join(option.choices))
        for several in meta.several:
            among = terminal.say("cli-several-row", most=several.most, choices=", ".join(several.choices))
            table.add_row(terminal.say("cli-option-row", key=several.key), among)
        for number in meta.numbers:
            bounds = terminal.say("cli-numbers-row", least=number.least, most=number.most, choice="=".join(number.when))
            table.add_row(terminal.say("cli-option-row", key=number.key), bounds)
        table.add_row(terminal.say("cli-edition"), str(meta.edition))
        if status := _status(meta, terminal):
            table.add_row(terminal.say("cli-status"), status)
        terminal.console.print(table)


def _card(meta: Meta, terminal: Terminal) -> dict[str, Any]:
    return {
        "id": meta.id,
        "titles": meta.titles,
        "seats": meta.seats,
        "minutes": meta.minutes,
        "edition": meta.edition,
        "options": {option.key: option.choices for option in meta.options},
        "several": meta.several,
        "numbers": meta.numbers,
        "bots": bots_for(meta.id),
        "status": _status(meta, terminal),
    }


def _status(meta: Meta, terminal: Terminal) -> str | None:
    """What of the game is reconstructed, in the game's own words."""
    texts = terminal.texts(meta.id)
    return texts.say("status") if texts.has("status") else None
