"""A view of Blueprints as numbers: the turn, the cards on offer, what the king likes, one's own sheet as a map.

And of everybody: what is drawn, painted and kept.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from castlewright.core import Sheet
from castlewright.core.features import (
    Features,
    amounts,
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

from .castle.forms import drawings
from .components import (
    BONUS_CARDS,
    CIRCLES,
    DECREES,
    FAVORS,
    FAVORS_IN_PLAY,
    FOYER_SQUARES,
    LINES,
    PLACE_POINTS,
    ROOM_IDS,
    ROOM_NUMBER,
    ROUNDS,
    SIDES,
    SPECIALS,
    SQUARES,
    SWANS,
    TYPE_NUMBER,
    TYPES,
)
from .moves import SOURCES
from .shown.sheets import FoyerView, RoomView, SeatView
from .state import (
    BOX,
    DECREE,
    DISCARD,
    DOORS,
    DRAFT,
    DRAWN,
    END,
    FOYER,
    HELD,
    LEAD,
    LINE,
    MOAT,
    OVER,
    PARTED,
    PASSAGE,
    PLACE,
    REMOVE,
    SKIPPED,
    START,
    TURN,
)
from .turns.tracks import TRACKS
from .view import BlueprintsView

SHEET = [(x, y) for x in range(SQUARES) for y in range(SQUARES)]
SQUARE = {place: number for number, place in enumerate(SHEET)}
MOST_PARTS = 3
"""Of one reward, by decree."""


class Seat(NamedTuple):
    """What a reader may know of one seat."""

    seat: SeatView
    sheet: Sheet
    order: int
    """Its place in the order of the round, from 1; 0 before there is one."""
    favors: int
    """The points it would get for common favors now."""


def seats(view: BlueprintsView) -> list[Seat]:
    order = {seat: place for place, seat in enumerate(view.order, 1)}
    return [
        Seat(seat, view.sheets[number], order.get(number, 0), sum([favor.points[number] for favor in view.favors]))
        for number, seat in enumerate(view.seats)
    ]


HALF = 3
"""How many are halfway to very many."""


def shares(seat: Seat, complete: bool) -> list[float]:
    """How many rooms there are of each type, or completed ones, the foyer among them."""
    counts = [0] * len(TYPES)
    rooms: list[RoomView | FoyerView] = [seat.seat.foyer, *seat.seat.rooms]
    for room in rooms:
        if room.kind is not None and (room.complete or not complete):
            counts[TYPE_NUMBER[room.kind]] += 1
    return [count / (count + HALF) for count in counts]


def levels(counts: Mapping[str, int]) -> Iterator[tuple[str, float]]:
    return ((kind, count / (count + HALF)) for kind, count in counts.items())


def ready(seat: SeatView) -> list[str]:
    """Special rewards that are earned and not used."""
    return [name for name, special in seat.specials.items() if special.earned and special.used is None]


# -- the map ---------------------------------------------------------------------------------------------------------


def on_the_map(*what: str) -> list[str]:
    return [f"{each} {x},{y}" for x, y in SHEET for each in what]


@lru_cache(maxsize=1 << 13)
def squares_of(card: str, form: int, x: int, y: int) -> tuple[int, ...]:
    """The squares on which a room lies, wholly or by half."""
    cells = drawings(ROOM_NUMBER[card]).forms[form].cells
    return tuple([SQUARE[cell_x + x, cell_y + y] for cell_x, cell_y, _ in cells])


_FOYER = tuple([SQUARE[place] for place in FOYER_SQUARES])


def rooms(seat: SeatView) -> Iterator[int]:
    """By type, and once more where the room is complete."""
    kinds = len(TYPES) + 1
    drawn = [(_FOYER, seat.foyer.kind, seat.foyer.complete)]
    drawn += [(squares_of(room.card, room.form, room.x, room.y), room.kind, room.complete) for room in seat.rooms]
    for squares, kind, complete in drawn:
        for square in squares:
            if kind is not None:
                yield square * kinds + TYPE_NUMBER[kind]
            if complete:
                yield square * kinds + len(TYPES)


def open_doors(seat: SeatView) -> Iterator[int]:
    """Entrances that lead into empty ground: here the next room can be joined."""
    for doors in (seat.foyer.doors, *[room.doors for room in seat.rooms]):
        for door in doors:
            if door.state == "open":
                yield SQUARE[door.x, door.y] * len(SIDES) + SIDES.index(door.side)


def grounds(seat: SeatView) -> Iterator[int]:
    """Lot, moats and courtyards."""
    left, top, right, bottom = seat.lot
    for x in range(left, right + 1):
        for y in range(top, bottom + 1):
            yield SQUARE[x, y] * 3
    for x, y, to_x, to_y in seat.moats:
        for square in [SQUARE[a, b] for a in range(x, to_x + 1) for b in range(y, to_y + 1) if (a, b) in SQUARE]:
            yield square * 3 + 1
    for yard in seat.courtyards:
        for place in yard.squares:
            if place in SQUARE:
                yield SQUARE[place] * 3 + 2


# -- the row ---------------------------------------------------------------------------------------------------------


def favor_points(view: BlueprintsView) -> Iterator[tuple[str, int]]:
    """What each common favor would bring to the reader now."""
    return ((favor.favor, favor.points[view.seat or 0]) for favor in view.favors)


FEATURES = Features[BlueprintsView](
    one_of("seats", (1, 2, 3, 4, 5), lambda view: len(view.seats)),
    one_of("phase", (DRAFT, START, FOYER, LEAD, TURN, END, OVER), lambda view: view.phase),
    one_of("step", (PLACE, DOORS, REMOVE, PASSAGE, LINE, MOAT, DISCARD, DECREE, BOX), lambda view: view.step),
    flag("acting", lambda view: view.seat in view.actors),
    number("round", ROUNDS, lambda view: view.round),
    flag("extra turn", lambda view: view.extra),
    one_of("card of the turn", (DRAWN, HELD, SKIPPED), lambda view: view.taken),
    level("ready sleeping", 2, lambda view: view.ready_sleeping),
    inside(
        "task",
        lambda view: view.task,
        one_of("card", ROOM_IDS, lambda task: task.card),
        one_of("source", SOURCES, lambda task: task.source),
        flag("utility", lambda task: task.utility),
        flag("moving", lambda task: task.moving),
        level("left", 2, lambda task: task.left),
    ),
    amounts("rest", PARTED, MOST_PARTS, lambda view: view.rests.items()),
    some_of("market", ROOM_IDS, lambda view: view.market),
    some_of("discard", ROOM_IDS, lambda view: view.discard),
    number("deck", len(ROOM_IDS), lambda view: view.deck),
    some_of("offered decree", DECREES, lambda view: view.draft.hand or view.offered or ()),
    some_of("favor", FAVORS, lambda view: [favor.favor for favor in view.favors]),
    amounts("favor points", FAVORS, PLACE_POINTS[0], favor_points),
    inside(
        "sheet",
        lambda view: view.seats[view.seat or 0],
        some_of("bonus", BONUS_CARDS, lambda seat: seat.bonuses or ()),
        some_of("secret favor", FAVORS, lambda seat: [favor.favor for favor in seat.secrets or ()]),
        one_of("box room", ROOM_IDS, lambda seat: seat.box),
        one_of("held", ROOM_IDS, lambda seat: seat.held),
        spots(on_the_map(*TYPES, "complete"), rooms),
        spots(on_the_map(*(f"open {side}" for side in SIDES)), open_doors),
        spots(on_the_map("lot", "moat", "courtyard"), grounds),
    ),
    per_seat(
        5,
        seats,
        number("order", 5, lambda seat: seat.order),
        level("score", 80, lambda seat: seat.sheet.total),
        number("favors", FAVORS_IN_PLAY * PLACE_POINTS[0], lambda seat: seat.favors),
        numbers([f"rooms {kind}" for kind in TYPES], 1, lambda seat: shares(seat, complete=False)),
        numbers([f"complete {kind}" for kind in TYPES], 1, lambda seat: shares(seat, complete=True)),
        amounts("circles", TRACKS, 1, lambda seat: levels(seat.seat.circles)),
        amounts("flags", TRACKS, 1, lambda seat: levels(seat.seat.flags)),
        some_of("special", SPECIALS, lambda seat: ready(seat.seat)),
        some_of("line", LINES, lambda seat: seat.seat.lines),
        some_of("decree", DECREES, lambda seat: seat.seat.decrees),
        number("last turns", CIRCLES, lambda seat: seat.seat.last_turns),
        level("skips", 2, lambda seat: seat.seat.skips),
        number("swans", SWANS, lambda seat: len(seat.seat.swans)),
        level("moats", 2, lambda seat: len(seat.seat.moats)),
        level("courtyards", 2, lambda seat: len([yard for yard in seat.seat.courtyards if yard.entered])),
        level("bonus cards", 3, lambda seat: seat.seat.bonus_count),
        level("secret favors", 2, lambda seat: seat.seat.secret_count),
        level("extra turns", 2, lambda seat: seat.seat.extra_turns + seat.seat.turns_at_once),
        flag("holds", lambda seat: seat.seat.held),
    ),
)
