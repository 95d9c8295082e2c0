"""A view of Castellan as numbers: the turn, the hand, what everybody knows of every seat, and the castle as a map.

The map is the ground around the first tower, which stands on 0,0, so a place has the same name here and in a move.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from castlewright.core import Sheet
from castlewright.core.features import (
    Features,
    Part,
    flag,
    inside,
    level,
    number,
    one_of,
    per_seat,
    some_of,
    spots,
)

from .board import Node
from .components import CARDS, TOWER_DECK, WALL_DECK, Pieces
from .state import BUILD, CHOOSE, CLAIM, DRAW, OVER
from .view import CastellanView, SeatView, YardView

FAR = 12
"""Nodes on each side of 0,0 that the map shows. Castles of two or three seats rarely leave it."""
SIDE = range(-FAR, FAR + 1)
NODES = {(x, y): number for number, (x, y) in enumerate((x, y) for x in SIDE for y in SIDE)}
MOST_DUE = 1 + sum(card.draw for card in CARDS.values())
"""Cards to draw: one, and one for each card with the symbol."""


class Place(NamedTuple):
    """What a reader may know of one seat."""

    seat: SeatView
    sheet: Sheet
    yards: list[YardView]
    turn: bool
    starter: bool
    ran_out: bool


def places(view: CastellanView) -> list[Place]:
    return [
        Place(
            seat,
            view.sheets[number],
            [yard for yard in view.yards if yard.owner == number],
            view.turn == number,
            view.starter == number,
            view.ran_out == number,
        )
        for number, seat in enumerate(view.seats)
    ]


def pieces() -> tuple[Part[Pieces], ...]:
    return (
        level("towers", 4, lambda pieces: pieces.towers),
        level("long", 4, lambda pieces: pieces.long),
        level("short", 4, lambda pieces: pieces.short),
    )


# -- the map -------------------------------------------------------------------------------------------------------


def on_the_map(what: str) -> list[str]:
    return [f"{what} {x},{y}" for x, y in NODES]


def shown(places: tuple[Node, ...]) -> list[int]:
    return [NODES[place] for place in places if place in NODES]


@lru_cache(maxsize=1 << 14)
def steps(wall: tuple[Node, Node]) -> tuple[int, ...]:
    """The nodes at which the units of a wall begin: of one that runs to the right, then, on a second map, up."""
    (x, y), (to_x, to_y) = wall
    right = [NODES[each, y] for each in range(x, to_x) if (each, y) in NODES]
    up = [len(NODES) + NODES[x, each] for each in range(y, to_y) if (x, each) in NODES]
    return (*right, *up)


def ground(view: CastellanView, own: bool) -> Iterator[int]:
    """The cells of one's own yards, or of all the others'. What the turn has closed is the builder's."""
    seat = view.seat or 0
    for yard in view.yards + view.closed:
        if (yard.owner == seat) == own:
            yield from shown(yard.cells)


FEATURES = Features[CastellanView](
    one_of("seats", (2, 3, 4), lambda view: len(view.seats)),
    flag("trial", lambda view: view.options["trial"] == "yes"),
    one_of("phase", (CHOOSE, BUILD, CLAIM, DRAW, OVER), lambda view: view.phase),
    flag("acting", lambda view: view.seat in view.actors),
    flag("last turns", lambda view: view.ran_out is not None),
    number("round", len(CARDS), lambda view: view.round),
    some_of("hand", tuple(CARDS), lambda view: view.seats[view.seat or 0].hand or ()),
    some_of("chosen", tuple(CARDS), lambda view: view.chosen),
    some_of("laid", tuple(CARDS), lambda view: view.laid),
    inside("left", lambda view: view.pieces, *pieces()),
    level("built", 4, lambda view: view.built),
    level("claims", 2, lambda view: len(view.claims)),
    flag("must double", lambda view: view.must_double),
    number("due", MOST_DUE, lambda view: view.due),
    per_seat(
        4,
        places,
        flag("turn", lambda place: place.turn),
        flag("starter", lambda place: place.starter),
        flag("ran out", lambda place: place.ran_out),
        level("score", 40, lambda place: place.sheet.total),
        level("keeps", 4, lambda place: place.seat.keeps),
        level("cells", 20, lambda place: sum([len(yard.cells) for yard in place.yards])),
        flag("doubled", lambda place: place.seat.doubled),
        number("hand towers", len(TOWER_DECK), lambda place: place.seat.backs.towers),
        number("hand walls", len(WALL_DECK), lambda place: place.seat.backs.walls),
        number("deck towers", len(TOWER_DECK), lambda place: place.seat.decks.towers),
        number("deck walls", len(WALL_DECK), lambda place: place.seat.decks.walls),
        some_of("played", tuple(CARDS), lambda place: place.seat.played),
        inside("received", lambda place: place.seat.received, *pieces()),
    ),
    level("beyond the map", 8, lambda view: len([tower for tower in view.towers if tower not in NODES])),
    spots(on_the_map("tower"), lambda view: shown(view.towers)),
    spots(
        on_the_map("wall right") + on_the_map("wall up"), lambda view: [at for wall in view.walls for at in steps(wall)]
    ),
    spots(on_the_map("own ground"), lambda view: ground(view, own=True)),
    spots(on_the_map("ground of others"), lambda view: ground(view, own=False)),
)
