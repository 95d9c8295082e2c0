"""The throw: where the four dice fall, and in which kingdoms they lie (CK-3.2, CK-3.3).

All lengths are whole thousandths of an edge, so that the same seed gives the same kingdoms on every machine.
"""

from functools import cache
from itertools import combinations, starmap
from math import cos, radians, sin, sqrt

from msgspec import Struct

from castlewright.core import Chance

from .board import CELLS, HEIGHT, KINGDOM_OF, REGION, WIDTH
from .components import DICE, EDGE, FACES, RIM

Point = tuple[int, int]
Fall = tuple[int, int, int, int]
"""Value, place and angle."""
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
_REACH = tuple(max(dx for dx, _ in corners) for corners in _CORNERS)
"""Half the width and the height of a die at each angle."""
_FAR = 2 * (EDGE + 2) ** 2
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
        if not any(starmap(_collide, combinations(fallen, 2))):
            return tuple(Die(value, x, y, angle, kingdoms_under(x, y, angle)) for value, x, y, angle in fallen)
        attempt += 1


def _fall(number: int) -> Fall:
    """One die, from one number of chance."""
    number, face = divmod(number, len(FACES))
    number, angle = divmod(number, _ANGLES)
    down, across = divmod(number, _ACROSS)
    return FACES[face], RIM + _STEP * across, RIM + _STEP * down, angle


def outline(x: int, y: int, angle: int) -> Shape:
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS[angle % 90])


def kingdoms_under(x: int, y: int, angle: int) -> tuple[int, ...]:
    """The kingdoms a die overlaps, rising. Touching is not overlapping."""
    reach = _REACH[angle % 90]
    left, right = (x - reach) // EDGE, (x + reach - 1) // EDGE
    top, bottom = (y - reach) // EDGE, (y + reach - 1) // EDGE
    near = _kingdoms_within(left, right, top, bottom)
    if len(near) == 1:
        return near
    shape = outline(x, y, angle)
    # A corner inside a cell settles its kingdom; the others are measured.
    found = {_KINGDOM_AT[y // EDGE][x // EDGE] for x, y in shape if x % EDGE and y % EDGE}
    if len(found) < len(near):
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                kingdom = _KINGDOM_AT[row][column]
                if kingdom not in found and overlap(shape, _cell(column, row)):
                    found.add(kingdom)
    return tuple(sorted(found))


@cache
def _kingdoms_within(left: int, right: int, top: int, bottom: int) -> tuple[int, ...]:
    """The kingdoms of a block of cells."""
    return tuple(sorted({kingdom for row in _KINGDOM_AT[top : bottom + 1] for kingdom in row[left : right + 1]}))


def _cell(column: int, row: int) -> Shape:
    left, top = column * EDGE, row * EDGE
    return (left, top), (left + EDGE, top), (left + EDGE, top + EDGE), (left, top + EDGE)


def _collide(one: Fall, other: Fall) -> bool:
    _, x, y, angle = one
    _, other_x, other_y, other_angle = other
    # Most dice lie further apart than their diagonals reach.
    if (x - other_x) ** 2 + (y - other_y) ** 2 > _FAR:
        return False
    return overlap(outline(x, y, angle), outline(other_x, other_y, other_angle))


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
