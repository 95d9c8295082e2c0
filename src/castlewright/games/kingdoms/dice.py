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

_STEP = EDGE // 100
"""Places are hundredths of an edge apart: so one number of chance tells place, angle and face of a die."""
_ACROSS = (WIDTH * EDGE - 2 * RIM) // _STEP + 1
_DOWN = (HEIGHT * EDGE - 2 * RIM) // _STEP + 1
_ANGLES = 360
_FALLS = _ACROSS * _DOWN * _ANGLES * len(FACES)
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
        fallen = [_fall(chance.below(f"{die} die", _FALLS, throw=number, attempt=attempt)) for die in DICE]
        shapes = [outline(x, y, angle) for _, x, y, angle in fallen]
        if not any(_collide(shape, other) for n, shape in enumerate(shapes) for other in shapes[:n]):
            return tuple(Die(*fall, kingdoms_under(shape)) for fall, shape in zip(fallen, shapes, strict=True))
        attempt += 1


def _fall(number: int) -> tuple[int, int, int, int]:
    """Value, place and angle of one die."""
    number, face = divmod(number, len(FACES))
    number, angle = divmod(number, _ANGLES)
    down, across = divmod(number, _ACROSS)
    return FACES[face], RIM + _STEP * across, RIM + _STEP * down, angle


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
    # A corner inside a cell settles its kingdom; the others are measured.
    found = {_KINGDOM_AT[y // EDGE][x // EDGE] for x, y in shape if x % EDGE and y % EDGE}
    for row in rows if near != found else ():
        for column in columns:
            kingdom = _KINGDOM_AT[row][column]
            if kingdom not in found and overlap(shape, _cell(column, row)):
                found.add(kingdom)
    return tuple(sorted(found))


def _cell(column: int, row: int) -> Shape:
    left, top = column * EDGE, row * EDGE
    return (left, top), (left + EDGE, top), (left + EDGE, top + EDGE), (left, top + EDGE)


def _collide(one: Shape, other: Shape) -> bool:
    (x, y), (to_x, to_y) = one[0], other[0]
    # No two points of a die are further apart than its diagonal, so distant corners settle it; most are distant.
    return abs(x - to_x) < 3 * EDGE and abs(y - to_y) < 3 * EDGE and overlap(one, other)


def overlap(one: Shape, other: Shape) -> bool:
    """Do two convex shapes share an area? They do unless some side of one of them parts them."""
    return not (_parted(one, other) or _parted(other, one))


def _parted(one: Shape, other: Shape) -> bool:
    """Does a side of the first keep the second outside?"""
    x, y = one[-1]
    for next_x, next_y in one:
        dx, dy = next_x - x, next_y - y
        for to_x, to_y in other:
            if dx * (to_y - y) > dy * (to_x - x):
                break
        else:
            return True
        x, y = next_x, next_y
    return False
