"""`castlewright games`: what can be played."""

from argparse import Namespace
from typing import Any

from rich.table import Table

from castlewright import games
from castlewright.bots import bots_for
from castlewright.core import Meta

from .desk import Desk


def run(arguments: Namespace, desk: Desk) -> None:
    found = [game.meta for game in games.all_games().values()]
    if arguments.json:
        desk.print_json([_card(meta, desk) for meta in found])
        return
    for meta in found:
        table = Table(title=f"{meta.titles[desk.lang]} ({meta.id})", show_header=False, title_justify="left")
        table.add_row(desk.say("cli-seats"), ", ".join(map(str, meta.seats)))
        table.add_row(desk.say("cli-minutes"), str(meta.minutes))
        table.add_row(desk.say("cli-bots-column"), ", ".join(bots_for(meta.id)))
        for option in meta.options:
            table.add_row(desk.say("cli-option-row", key=option.key), ", ".join(option.choices))
        for number in meta.numbers:
            bounds = desk.say("cli-numbers-row", least=number.least, most=number.most, choice="=".join(number.when))
            table.add_row(desk.say("cli-option-row", key=number.key), bounds)
        table.add_row(desk.say("cli-edition"), str(meta.edition))
        if status := _status(meta, desk):
            table.add_row(desk.say("cli-status"), status)
        desk.console.print(table)


def _card(meta: Meta, desk: Desk) -> dict[str, Any]:
    return {
        "id": meta.id,
        "titles": meta.titles,
        "seats": meta.seats,
        "minutes": meta.minutes,
        "edition": meta.edition,
        "options": {option.key: option.choices for option in meta.options},
        "numbers": meta.numbers,
        "bots": bots_for(meta.id),
        "status": _status(meta, desk),
    }


def _status(meta: Meta, desk: Desk) -> str | None:
    """What of the game is reconstructed, in the game's own words."""
    texts = desk.texts(meta.id)
    return texts.say("status") if texts.has("status") else None
