"""Where the four dice fall, and in which kingdoms they lie (CK-3.2, CK-3.3)."""

from functools import cache
from itertools import combinations, starmap

from msgspec import Struct

from castlewright.core import Chance
from castlewright.games.kingdoms.board import CELLS, HEIGHT, KINGDOM_OF, REGION, WIDTH
from castlewright.games.kingdoms.components import DICE, EDGE, FACES, RIM

from .shapes import REACH, cell, outline, overlap

DIE = {die: index for index, die in enumerate(DICE)}
WHITE = DIE["white"]
ALL_DICE = (1 << len(DICE)) - 1
"""A full tray, as a set."""

Fall = tuple[int, int, int, int]
"""Value, place and angle."""

_STEP = EDGE // 100
"""Places are hundredths of an edge apart: so one number of chance tells place, angle and face of a die."""
_ACROSS = (WIDTH * EDGE - 2 * RIM) // _STEP + 1
_DOWN = (HEIGHT * EDGE - 2 * RIM) // _STEP + 1
_ANGLES = 360
_FALLS = _ACROSS * _DOWN * _ANGLES * len(FACES)
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


def _collide(one: Fall, other: Fall) -> bool:
    _, x, y, angle = one
    _, other_x, other_y, other_angle = other
    # Most dice lie further apart than their diagonals reach.
    if (x - other_x) ** 2 + (y - other_y) ** 2 > _FAR:
        return False
    return overlap(outline(x, y, angle), outline(other_x, other_y, other_angle))


def kingdoms_under(x: int, y: int, angle: int) -> tuple[int, ...]:
    """The kingdoms a die overlaps, rising. Touching is not overlapping."""
    reach = REACH[angle % 90]
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
                if kingdom not in found and overlap(shape, cell(column, row)):
                    found.add(kingdom)
    return tuple(sorted(found))


@cache
def _kingdoms_within(left: int, right: int, top: int, bottom: int) -> tuple[int, ...]:
    """The kingdoms of a block of cells."""
    return tuple(sorted({kingdom for row in _KINGDOM_AT[top : bottom + 1] for kingdom in row[left : right + 1]}))
