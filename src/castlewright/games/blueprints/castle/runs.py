"""Moats: straight runs of squares."""

from collections.abc import Sequence
from typing import TypeVar

from castlewright.games.blueprints.board import CELLS, STRIDE, at, bits, square
from castlewright.games.blueprints.components import SQUARES

T = TypeVar("T")

Run = tuple[int, int, int, int]
"""A moat: x and y of its left or upper end, and of the other."""


def is_straight(run: Run) -> bool:
    """Within a row or a column of the sheet or its rim, from the left or upper end to the other."""
    x, y, to_x, to_y = run
    return -1 <= x <= to_x <= SQUARES and -1 <= y <= to_y <= SQUARES and (x == to_x or y == to_y)


def run_squares(run: Run) -> int:
    x, y, to_x, to_y = run
    return sum(1 << square(a, b) for a in range(x, to_x + 1) for b in range(y, to_y + 1))


def runs_on(ground: int, downwards: Sequence[Sequence[T]], rightwards: Sequence[Sequence[T]]) -> list[T]:
    """All straight runs of squares of the ground, in order of their ends, as they are in tables like those below.

    The ground must not have the rim on the left and on the right at once: there one row runs on into the next.
    """
    squares = bits(ground)
    down, right = [0] * (CELLS + STRIDE), [0] * (CELLS + STRIDE)
    for start in reversed(squares):
        down[start] = down[start + STRIDE] + 1
        right[start] = right[start + 1] + 1
    squares.sort(key=_BY_COLUMN)
    found: list[T] = []
    for start in squares:
        found += downwards[start][: down[start]]
        found += rightwards[start][1 : right[start]]
    return found


_BY_COLUMN = [number % STRIDE * STRIDE + number // STRIDE for number in range(CELLS)].__getitem__
RUNS_DOWN = [tuple((x, y, x, to) for to in range(y, SQUARES + 1)) for x, y in map(at, range(CELLS))]
RUNS_RIGHT = [tuple((x, y, to, y) for to in range(x, SQUARES + 1)) for x, y in map(at, range(CELLS))]
"""From each square on, the shortest first; the first is the square alone."""

_COLUMNS = [sum(1 << square(x, y) for y in range(SQUARES)) for x in (-1, SQUARES)]
_ROWS = [sum(1 << square(x, y) for x in range(SQUARES)) for y in (-1, SQUARES)]
EDGES_OF_SHEET = (*_COLUMNS, *_ROWS)
"""The rim along each of the four sides, without its corners."""
