"""What a castle looks like from above: courtyards, ways out, ground beside outdoor rooms, rooms behind moats, walks."""

from functools import lru_cache

from castlewright.games.blueprints.board import ALL, CELLS, FOUR, RIM, STRIDE, across, at, bits, fold, lot_span, square
from castlewright.games.blueprints.components import LOT_FIRST, LOT_LAST, SQUARES, TYPES

from .castle import Castle, Room
from .known import Yard
from .runs import Run
from .walk import longest_walk

# -- courtyards and ways out -----------------------------------------------------------------------------------------


_EAST_COLUMN = sum(1 << square(SQUARES, y) for y in range(-1, SQUARES + 1))


def _openings(empty: int) -> tuple[int, int]:
    """The squares from which empty ground goes on to the east, and to the south."""
    north, east, south, west = (empty >> side * CELLS & ALL for side in range(4))
    return east & west >> 1 & ~_EAST_COLUMN, south & north >> STRIDE


def _flood(start: int, east: int, south: int) -> int:
    reached, fresh = start, start
    while fresh:
        fresh = (
            (fresh & east) << 1 | fresh >> 1 & east | (fresh & south) << STRIDE | fresh >> STRIDE & south
        ) & ~reached
        reached |= fresh
    return reached


def enclosed(castle: Castle) -> tuple[Yard, ...]:
    """All enclosed ground, with or without a way in."""
    known = castle.known
    if known.enclosed is None:
        known.enclosed = _enclosed(castle)
    return known.enclosed


def _enclosed(castle: Castle) -> tuple[Yard, ...]:
    empty = ALL * FOUR & ~castle.filled
    ground = fold(empty)
    east, south = _openings(empty)
    left = ground & ~_flood(RIM & ground, east, south)
    yards = []
    while left:
        squares = _flood(left & -left, east, south)
        left &= ~squares
        inside = empty & squares * FOUR
        ways = across(inside) & (castle.entrances | castle.mouths)
        yards.append(Yard(squares, inside.bit_count() // 2, tuple(bits(ways))))
    return tuple(yards)


def courtyards(castle: Castle) -> tuple[Yard, ...]:
    return tuple(yard for yard in enclosed(castle) if yard.ways)


def ways_out(castle: Castle) -> int:
    """Entrances and passages that lead into empty ground which is no courtyard."""
    inward = sum(1 << way for yard in enclosed(castle) for way in yard.ways)
    return castle.open_sides() & ~inward


# -- rooms and their surroundings ------------------------------------------------------------------------------------


def beside_outdoor(castle: Castle, room: Room) -> tuple[int, int]:
    """The empty squares, and the half-empty ones, beside a room: across a straight wall, none of them its own."""
    empty = across(room.walls) & ~castle.filled
    beside = fold(empty) & ~room.squares
    used = fold(castle.filled)
    return beside & ~used, beside & used


@lru_cache(maxsize=8192)
def box(squares: int) -> tuple[int, int, int, int]:
    """The first and last column, and the first and last row, of a set of squares."""
    places = [at(number) for number in bits(squares)]
    return (
        min(x for x, _ in places),
        max(x for x, _ in places),
        min(y for _, y in places),
        max(y for _, y in places),
    )


def extent(castle: Castle) -> tuple[int, int]:
    """Width and length of the rectangle around all rooms."""
    left, right, top, bottom = box(fold(castle.room_triangles()))
    return right - left + 1, bottom - top + 1


def behind(castle: Castle, run: Run) -> tuple[int, ...]:
    """The rooms wholly behind a moat, seen from its better side."""
    x, y, to_x, to_y = run
    sides: list[list[int]] = [[], [], [], []]
    for index, room in castle.every_room():
        left, right, top, bottom = box(room.squares)
        if x == to_x and y <= top and bottom <= to_y:
            if right < x:
                sides[0].append(index)
            elif left > x:
                sides[1].append(index)
        if y == to_y and x <= left and right <= to_x:
            if bottom < y:
                sides[2].append(index)
            elif top > y:
                sides[3].append(index)
    best: list[int] = max(sides, key=len)
    return tuple(best)


def by_moat(castle: Castle) -> list[int]:
    """The rooms with a moat beside them."""
    shore = across(castle.moat * FOUR)
    return [index for index, room in castle.every_room() if room.walls & shore]


def curved_squares(castle: Castle) -> int:
    return sum(room.curved for _, room in castle.every_room())


def slanted_squares(castle: Castle) -> int:
    """Squares with a diagonal wall; one that two rooms share is there once."""
    found = 0
    for _, room in castle.every_room():
        found |= room.slanted
    return found


def empty_lines(castle: Castle) -> list[tuple[str, int]]:
    """The columns (x) and rows (y) that flags have added to the lot and in which nothing is drawn."""
    left, right, top, bottom = lot_span(castle.flags)
    used = [at(number) for number in bits(fold(castle.filled))]
    columns, rows = {x for x, _ in used}, {y for _, y in used}
    added = [("x", x) for x in range(left, right + 1) if not LOT_FIRST <= x <= LOT_LAST and x not in columns]
    return added + [("y", y) for y in range(top, bottom + 1) if not LOT_FIRST <= y <= LOT_LAST and y not in rows]


# -- rooms that are joined -------------------------------------------------------------------------------------------


def joined_rooms(castle: Castle) -> frozenset[tuple[int, int]]:
    """Pairs of rooms between which one can walk."""
    known = castle.known
    if known.joined_rooms is None:
        known.joined_rooms = _joined_rooms(castle)
    return known.joined_rooms


def _joined_rooms(castle: Castle) -> frozenset[tuple[int, int]]:
    links = castle.links()
    owner = {one: index for index, room in castle.every_room() for one in bits(room.triangles & links)}
    other_side = {one: bits(across(1 << one))[0] for one in owner}
    return frozenset((owner[one], owner[other_side[one]]) for one in owner if owner[one] < owner[other_side[one]])


def walk(castle: Castle) -> int:
    """How many rooms the longest walk has."""
    known = castle.known
    if known.walk is None:
        known.walk = longest_walk(len(castle.rooms) + 1, [(a + 1, b + 1) for a, b in joined_rooms(castle)])
    return known.walk


def groups(castle: Castle) -> list[list[int]]:
    """Groups of at least two joined rooms of one type."""
    near: dict[int, set[int]] = {}
    for one, other in joined_rooms(castle):
        if castle.room(one).kind == castle.room(other).kind:
            near.setdefault(one, set()).add(other)
            near.setdefault(other, set()).add(one)
    found = []
    seen: set[int] = set()
    for start in sorted(near):
        if start not in seen:
            group = [start]
            for room in group:
                group += sorted(near[room] - set(group))
            seen.update(group)
            found.append(sorted(group))
    return found


# -- counting --------------------------------------------------------------------------------------------------------


def of_type(castle: Castle, kind: int) -> list[int]:
    return [index for index, room in castle.every_room() if room.kind == kind]


def of_size(castle: Castle, size: int) -> list[int]:
    return [index for index, room in castle.every_room() if room.size == size]


def types(castle: Castle) -> set[int]:
    return {room.kind for _, room in castle.every_room()} & set(range(len(TYPES)))


def sizes(castle: Castle) -> set[int]:
    return {room.size for _, room in castle.every_room()}


def completed(castle: Castle, kind: int | None = None) -> list[int]:
    return [
        index
        for index, room in castle.every_room()
        if castle.is_complete(index) and (kind is None or room.kind == kind)
    ]
