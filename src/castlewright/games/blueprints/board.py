"""The grid of the drafting sheet in bits of ints: geometry only.

A square is four triangles, one at each side. A room owns all four of a full square and two of a half square; a wall,
and so an entrance, lies where a room owns the triangle of a side and not the one across. So one number serves for a
triangle and for the side it touches: `side * CELLS + square`, sides N, E, S, W, squares row by row with the rim.
"""

from functools import cache

from .components import LINES, LOT_FIRST, LOT_LAST, SIDES, SQUARES

STRIDE = SQUARES + 2
CELLS = STRIDE * STRIDE
NORTH, EAST, SOUTH, WEST = range(4)

ALL = (1 << CELLS) - 1
"""All squares, those of the rim too."""
FOUR = 1 | 1 << CELLS | 1 << 2 * CELLS | 1 << 3 * CELLS
"""Multiplied with it, squares become their triangles."""
_N, _E, _S, _W = (ALL << side * CELLS for side in range(4))
_DOWN, _ACROSS = 2 * CELLS - STRIDE, 2 * CELLS + 1
"""From a north side to the south side above it, from an east side to the west side right of it."""

Edge = tuple[int, int, str]
"""A side of a square: x, y, N E S or W."""


def square(x: int, y: int) -> int:
    return (y + 1) * STRIDE + x + 1


def at(number: int) -> tuple[int, int]:
    """Where a square is."""
    return number % STRIDE - 1, number // STRIDE - 1


def side(x: int, y: int, letter: str) -> int | None:
    """The number of a side; None where there is no such square, or no such side."""
    if letter not in _LETTER or not (0 <= x < SQUARES and 0 <= y < SQUARES):
        return None
    return _LETTER[letter] * CELLS + square(x, y)


_LETTER = {letter: number for number, letter in enumerate(SIDES)}
EDGES: tuple[Edge, ...] = tuple((*at(number), letter) for letter in SIDES for number in range(CELLS))
"""Sides as people write them, by their numbers."""
SIDE_OF = {edge: number for number, edge in enumerate(EDGES)}
RIM = sum(1 << number for number in range(CELLS) if not all(0 <= part < SQUARES for part in at(number)))
INNER = ALL & ~RIM


def across(sides: int) -> int:
    """The sides that lie on the other side of these."""
    return (sides & _N) << _DOWN | (sides & _E) << _ACROSS | (sides & _S) >> _DOWN | (sides & _W) >> _ACROSS


def fold(triangles: int) -> int:
    """The squares that have any of the triangles."""
    return (triangles | triangles >> CELLS | triangles >> 2 * CELLS | triangles >> 3 * CELLS) & ALL


def whole(triangles: int) -> int:
    """The squares that have all four."""
    return triangles & triangles >> CELLS & triangles >> 2 * CELLS & triangles >> 3 * CELLS


def canonical(sides: int) -> int:
    """Sides by their one name: E or S of the left or upper square."""
    return sides & (_E | _S) | across(sides & (_N | _W))


def bits(mask: int) -> list[int]:
    """The numbers in a set, rising."""
    found = []
    while mask:
        # From the top: numbers get shorter, and so quicker, on the way.
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= BITS[highest]
    found.reverse()
    return found


BITS = [1 << number for number in range(4 * CELLS)]


def squares(mask: int) -> list[tuple[int, int]]:
    """Where the squares of a set are."""
    return [at(number) for number in bits(mask)]


ALL_LINES = (1 << len(LINES)) - 1
"""The flags of a lot that has grown as far as it can."""


@cache
def lot_span(flags: int) -> tuple[int, int, int, int]:
    """The first and last column, and the first and last row, of the lot with these flags (bits in order of LINES).

    An outer line gives nothing while the inner one is closed.
    """
    opened = {line: flags >> number & 1 for number, line in enumerate(LINES)}

    def steps(inner: str, outer: str) -> int:
        return opened[inner] + (opened[inner] & opened[outer])

    return (
        LOT_FIRST - steps("x2", "x1"),
        LOT_LAST + steps("x11", "x12"),
        LOT_FIRST - steps("y2", "y1"),
        LOT_LAST + steps("y11", "y12"),
    )


@cache
def lot(flags: int) -> int:
    """The squares of the lot."""
    left, right, top, bottom = lot_span(flags)
    row = (1 << right - left + 1) - 1
    return sum(row << square(left, y) for y in range(top, bottom + 1))


@cache
def beyond(flags: int) -> int:
    """All squares outside the lot."""
    return ALL & ~lot(flags)


@cache
def rim_of_lot(flags: int) -> int:
    """The rim squares where a moat may run by decree: along sides opened to the edge, beside rows of the lot."""
    left, right, top, bottom = lot_span(flags)
    found = 0
    for x, reached in ((-1, left == 0), (SQUARES, right == SQUARES - 1)):
        if reached:
            found |= sum(1 << square(x, y) for y in range(top, bottom + 1))
    for y, reached in ((-1, top == 0), (SQUARES, bottom == SQUARES - 1)):
        if reached:
            found |= sum(1 << square(x, y) for x in range(left, right + 1))
    return found
