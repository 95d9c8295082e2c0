"""A view of Between Two Castles as numbers: the hand, the rooms to be built, one's own two castles as maps.

And round the table: what there is at every place, and in the castle on its left. Cells of a map are named as in moves:
the throne room lies on 0,0 and 1,0.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

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

from .bonuses import COPIES, FIVE
from .bonuses.cards import CARD_IDS
from .components import (
    ATTENDANT_IDS,
    FACES,
    HANGING_OF,
    HANGINGS,
    MOST_ATTENDANTS,
    MOST_REGULAR,
    NUMBER,
    ROOMS,
    ROUNDS,
    SPECIALTY,
    STACK,
    THRONES,
    TURNS,
    TYPE_OF,
    TYPES,
)
from .moves import Add, Attend, BonusOption, Copy, Keep
from .state import BUILD, CHOOSE, MOST_PLACES, OVER, SERVE
from .view import BonusView, CastleView, PlaceView, TwoCastlesView

COLUMNS, LEVELS = range(-5, 7), range(-4, 7)
"""Cells that a map shows. Rooms beyond are rare, and counted with the others."""
HALF = 50
"""Points of a castle that are halfway to very many."""
KINDS = (*TYPES, SPECIALTY)
CELLS = {(x, y): place for place, (x, y) in enumerate((x, y) for x in COLUMNS for y in LEVELS)}
KIND_OF = {
    **{room: TYPE_OF[NUMBER[room]] for room in ROOMS},
    **{face: KINDS.index(SPECIALTY) for face in FACES},
}
HANGING = {room: HANGING_OF[NUMBER[room]] for room in (*ROOMS, *FACES, *THRONES)}


class Castle(NamedTuple):
    """What a reader may know of a castle, and which place is the reader's."""

    castle: CastleView
    place: int


class Place(NamedTuple):
    """The same of a place, and the castle that lies between it and the next."""

    place: PlaceView
    castle: CastleView
    elder: int
    """How many are younger."""
    serves: bool


def castle_beside(side: int) -> Part[TwoCastlesView]:
    """One's own castle on the left, or on the right: everything about it."""

    def found(view: TwoCastlesView) -> Castle:
        own = view.seat or 0
        return Castle(view.castles[view.places[own].castles[side]], own)

    return inside(
        ("left", "right")[side],
        found,
        level("points", HALF, lambda castle: castle.castle.points),
        one_of("throne", tuple(THRONES), lambda castle: castle.castle.throne),
        numbers(KINDS, MOST_REGULAR, lambda castle: kinds(room.room for room in castle.castle.rooms)),
        numbers(HANGINGS, MOST_REGULAR + 1, hangings),
        some_of("attendant", ATTENDANT_IDS, lambda castle: castle.castle.attendants, most=MOST_ATTENDANTS),
        some_of("card", CARD_IDS, lambda castle: castle.castle.cards),
        spots([*ROOMS, *FACES], lambda castle: [NUMBER[room.room] for room in castle.castle.rooms]),
        spots([f"{kind} {x},{y}" for x, y in CELLS for kind in KINDS], mapped),
        flag("own due", lambda castle: castle.place in castle.castle.due),
        flag("own held", lambda castle: castle.place in castle.castle.held),
        flag("own senior", lambda castle: castle.castle.senior == castle.place),
        flag("yielding", lambda castle: castle.castle.yielding),
        inside("bonus", lambda castle: castle.castle.bonus, *in_a_bonus()),
        flag("own bonus", lambda castle: castle.castle.bonus and castle.castle.bonus.decider == castle.place),
    )


def mapped(castle: Castle) -> Iterator[int]:
    for room in castle.castle.rooms:
        cell = CELLS.get((room.x, room.y))
        if cell is not None:
            yield cell * len(KINDS) + KIND_OF[room.room]


def in_a_bonus() -> tuple[Part[BonusView], ...]:
    return (
        one_of("kind", (*TYPES, FIVE), lambda bonus: bonus.kind),
        some_of("drawn", (*ROOMS, *CARD_IDS), lambda bonus: bonus.drawn or ()),
        inside(
            "proposal",
            lambda bonus: bonus.proposal,
            one_of("of", (*ROOMS, *FACES, *ATTENDANT_IDS, *CARD_IDS, *COPIES), what),
            one_of("at", tuple(CELLS), lambda option: option.at if isinstance(option, Add) else None),
        ),
    )


def what(option: BonusOption) -> str:
    """What somebody proposes to add, to let attend, to keep or to copy."""
    match option:
        case Add():
            return option.room
        case Attend():
            return option.attendant
        case Keep():
            return option.card
        case Copy():
            return option.bonus


def kinds(rooms: Iterable[str]) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * len(KINDS)
    for room in rooms:
        counts[KIND_OF[room]] += 1
    return counts


def types(rooms: Iterable[str]) -> list[int]:
    """Of rooms from the stacks."""
    return kinds(rooms)[: len(TYPES)]


def hangings(castle: Castle) -> list[int]:
    counts = dict.fromkeys(HANGINGS, 0)
    for room in (castle.castle.throne, *(room.room for room in castle.castle.rooms)):
        hanging = HANGING[room]
        if hanging is not None:
            counts[hanging] += 1
    return list(counts.values())


def places(view: TwoCastlesView) -> list[Place]:
    elders = {seat: len(view.elders) - number for number, seat in enumerate(view.elders)}
    return [
        Place(place, view.castles[number], elders.get(number, 0), view.server == number)
        for number, place in enumerate(view.places)
    ]


def own(view: TwoCastlesView) -> PlaceView:
    return view.places[view.seat or 0]


def hand(view: TwoCastlesView) -> tuple[str, ...]:
    """What one may choose from, or will pick up next, if one knows it."""
    return own(view).stack or ()


FEATURES = Features[TwoCastlesView](
    one_of("seats", (2, 3, 4, 5, 6, 7), lambda view: view.seats),
    one_of("phase", (SERVE, CHOOSE, BUILD, OVER), lambda view: view.phase),
    flag("acting", lambda view: view.seat in view.actors),
    number("round", ROUNDS, lambda view: view.round),
    number("turn", TURNS, lambda view: view.turn),
    some_of("hand", ROOMS, hand),
    some_of("pair", ROOMS, lambda view: own(view).pair),
    some_of("to build", ROOMS, lambda view: own(view).tiles),
    castle_beside(0),
    castle_beside(1),
    per_seat(
        MOST_PLACES,
        places,
        number("stack", STACK, lambda place: place.place.size),
        flag("chosen", lambda place: place.place.chosen),
        flag("serves", lambda place: place.serves),
        number("elder", MOST_PLACES, lambda place: place.elder),
        inside("known", lambda place: place.place.stack, numbers(TYPES, STACK, types)),
        inside("to build", lambda place: place.place.tiles, numbers(TYPES, 2, types)),
        level("castle points", HALF, lambda place: place.castle.points),
        numbers(
            [f"castle {kind}" for kind in KINDS],
            MOST_REGULAR,
            lambda place: kinds(room.room for room in place.castle.rooms),
        ),
        number("castle due", 2, lambda place: len(place.castle.due)),
        flag("castle bonus", lambda place: place.castle.bonus),
    ),
    number("rooms left", len(ROOMS), lambda view: view.rooms.size),
    number("cards left", len(CARD_IDS), lambda view: view.cards.size),
)
