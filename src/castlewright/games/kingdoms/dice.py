"""The throw: where the four dice fall, and in which kingdoms they lie (CK-3.2, CK-3.3).

All lengths are whole thousandths of an edge, so that the same seed gives the same kingdoms on every machine.
"""

from math import cos, radians, sin, sqrt

from msgspec import Struct

from castlewright.core import Chance

from .board import CELLS, HEIGHT, KINGDOM_OF, REGION, WIDTH
from .components import DICE, EDGE, FACES, RIM

Point = tuple[int, int]
Shape = tuple[Point, ...]
"""The corners of a convex shape, in order."""

_ACROSS = WIDTH * EDGE - 2 * RIM + 1
_DOWN = HEIGHT * EDGE - 2 * RIM + 1
_HALF_DIAGONAL = EDGE * sqrt(0.5)
_CORNERS = tuple(
    tuple(
        (round(_HALF_DIAGONAL * cos(radians(angle + turn))), round(_HALF_DIAGONAL * sin(radians(angle + turn))))
        for turn in (45, 135, 225, 315)
    )
    for angle in range(90)
)
_KINGDOM_AT = tuple(tuple(KINGDOM_OF[REGION[region]] for region in row) for row in CELLS)


class Die(Struct, frozen=True):
    """A die as it fell: its middle, its angle in degrees, and the numbers of the kingdoms it lies in."""

    value: int
    x: int
    y: int
    angle: int
    kingdoms: tuple[int, ...]


def throw(chance: Chance, number: int) -> tuple[Die, ...]:
    """The dice of a throw, in the order of DICE; thrown again until no two overlap."""
    attempt = 0
    while True:
        fallen = [_fall(chance, die, number, attempt) for die in DICE]
        if not _collide([(x, y, shape) for x, y, _, shape in fallen]):
            return tuple(
                Die(
                    FACES[chance.roll(f"{die} face", throw=number, attempt=attempt) - 1],
                    x,
                    y,
                    angle,
                    kingdoms_under(shape),
                )
                for die, (x, y, angle, shape) in zip(DICE, fallen, strict=True)
            )
        attempt += 1


def _fall(chance: Chance, die: str, number: int, attempt: int) -> tuple[int, int, int, Shape]:
    down, across = divmod(chance.below(f"{die} place", _ACROSS * _DOWN, throw=number, attempt=attempt), _ACROSS)
    angle = chance.below(f"{die} angle", 360, throw=number, attempt=attempt)
    x, y = RIM + across, RIM + down
    return x, y, angle, outline(x, y, angle)


def outline(x: int, y: int, angle: int) -> Shape:
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS[angle % 90])


def kingdoms_under(shape: Shape) -> tuple[int, ...]:
    """The kingdoms a die overlaps, rising. Touching is not overlapping."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    columns = range(min(xs) // EDGE, (max(xs) - 1) // EDGE + 1)
    rows = range(min(ys) // EDGE, (max(ys) - 1) // EDGE + 1)
    near = {_KINGDOM_AT[row][column] for row in rows for column in columns}
    if len(near) == 1:
        return tuple(near)
    found: set[int] = set()
    for row in rows:
        for column in columns:
            kingdom = _KINGDOM_AT[row][column]
            if kingdom not in found and overlap(shape, _cell(column, row)):
                found.add(kingdom)
    return tuple(sorted(found))


def _cell(column: int, row: int) -> Shape:
    left, top = column * EDGE, row * EDGE
    return (left, top), (left + EDGE, top), (left + EDGE, top + EDGE), (left, top + EDGE)


def _collide(fallen: list[tuple[int, int, Shape]]) -> bool:
    for index, (x, y, shape) in enumerate(fallen):
        for other_x, other_y, other in fallen[:index]:
            # Dice whose middles are two edges apart cannot meet; most pairs are.
            if abs(x - other_x) < 2 * EDGE and abs(y - other_y) < 2 * EDGE and overlap(shape, other):
                return True
    return False


def overlap(one: Shape, other: Shape) -> bool:
    """Do two convex shapes share an area? They do unless some side of one of them parts them."""
    return not (_parted(one, other) or _parted(other, one))


def _parted(one: Shape, other: Shape) -> bool:
    """Does a side of the first keep the second outside?"""
    x, y = one[-1]
    for next_x, next_y in one:
        dx, dy = next_x - x, next_y - y
        if all(dx * (to_y - y) - dy * (to_x - x) <= 0 for to_x, to_y in other):
            return True
        x, y = next_x, next_y
    return False
