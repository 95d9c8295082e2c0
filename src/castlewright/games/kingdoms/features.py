"""A view of Coloured Kingdoms as numbers: the dice, one's own turn, the score rows, every sheet region by region."""

from collections.abc import Mapping
from typing import NamedTuple

from castlewright.core import Sheet
from castlewright.core.features import (
    Features,
    Part,
    flag,
    inside,
    level,
    number,
    numbers,
    one_of,
    per_seat,
    some_of,
    spots,
)

from .board import KINGDOM_IDS, REGIONS
from .components import BLOTS, COLOURS, DICE, FACES, ROWS, SPELLS
from .state import CROSS, OVER, TURNS
from .view import KingdomsView, PaperView, RowView, SeatView, Supply, TurnView

PAINTED = {(region, colour): place for place, (region, colour) in enumerate((r, c) for r in REGIONS for c in COLOURS)}


class Seat(NamedTuple):
    """What a reader may know of one seat."""

    seat: SeatView
    paper: PaperView
    """One's own as it is now, those of the others as they were when the round began."""
    sheet: Sheet
    token: bool
    taker: bool


def seats(view: KingdomsView) -> list[Seat]:
    return [
        Seat(
            seat,
            seat.paper if view.mine is None or number != view.seat else view.mine.paper,
            view.sheets[number],
            view.token == number,
            view.taker == number,
        )
        for number, seat in enumerate(view.seats)
    ]


def supplies(kinds: tuple[str, ...]) -> Part[Mapping[str, Supply]]:
    """Boxes of each kind: ready, and ready next round."""

    def counted(supply: Mapping[str, Supply]) -> list[float]:
        found = [supply[kind] for kind in kinds]
        return [count / (count + 2) for each in found for count in (each.ready, each.new)]

    return numbers([f"{kind} {which}" for kind in kinds for which in ("ready", "new")], 1, counted)


def row(name: str, place: int) -> Part[KingdomsView]:
    """The speed digits of a score row: who has them, and whether they can still be had."""

    def found(view: KingdomsView) -> tuple[RowView, int]:
        return view.rows[place], view.seat or 0

    return inside(
        f"row {name}",
        found,
        flag("first open", lambda row: not row[0].first_seats and not row[0].first_crossed),
        flag("second open", lambda row: not row[0].second_seats and not row[0].second_crossed),
        flag("first own", lambda row: row[1] in row[0].first_seats),
        flag("second own", lambda row: row[1] in row[0].second_seats),
    )


def die(name: str, place: int) -> Part[KingdomsView]:
    return inside(
        f"die {name}",
        lambda view: view.dice[place] if view.dice[place].in_tray else None,
        flag("there", lambda die: True),
        number("value", max(FACES), lambda die: die.value),
        some_of("in", KINGDOM_IDS, lambda die: die.kingdoms),
    )


def own_turn(view: KingdomsView) -> TurnView | None:
    return None if view.mine is None else view.mine.turn


FEATURES = Features[KingdomsView](
    one_of("seats", (1, 2, 3, 4), lambda view: len(view.seats)),
    one_of("phase", (TURNS, CROSS, OVER), lambda view: view.phase),
    flag("acting", lambda view: view.seat in view.actors),
    level("round", 10, lambda view: view.round),
    flag("last round", lambda view: view.last),
    *(die(name, place) for place, name in enumerate(DICE)),
    inside(
        "turn",
        own_turn,
        one_of("colour", COLOURS, lambda turn: turn.colour),
        one_of("source", KINGDOM_IDS, lambda turn: turn.source),
        some_of("open", KINGDOM_IDS, lambda turn: turn.kingdoms),
        number("left", max(FACES), lambda turn: turn.left),
        number("blended", max(FACES) // 2, lambda turn: turn.blended),
        flag("shifted", lambda turn: turn.shifted),
        flag("stuck", lambda turn: turn.stuck),
        flag("blot", lambda turn: turn.blot),
        flag("done", lambda turn: turn.done),
    ),
    *(row(name, place) for place, name in enumerate(ROWS)),
    per_seat(
        4,
        seats,
        flag("token", lambda seat: seat.token),
        flag("taking", lambda seat: seat.taker),
        flag("done", lambda seat: seat.seat.done),
        inside(
            "pick",
            lambda seat: seat.seat.pick,
            one_of("die", DICE, lambda pick: pick.die),
            one_of("kingdom", KINGDOM_IDS, lambda pick: pick.kingdom),
            one_of("colour", COLOURS, lambda pick: pick.colour),
        ),
        level("score", 40, lambda seat: seat.sheet.total),
        number("blots", BLOTS, lambda seat: seat.paper.blots),
        number("painted", len(REGIONS), lambda seat: len(seat.paper.painted)),
        inside("spell", lambda seat: seat.paper.spells, supplies(SPELLS)),
        inside("drop", lambda seat: seat.paper.drops, supplies(COLOURS)),
        spots(
            [f"{region} {colour}" for region, colour in PAINTED],
            lambda seat: [PAINTED[each] for each in seat.paper.painted.items()],
        ),
    ),
)
