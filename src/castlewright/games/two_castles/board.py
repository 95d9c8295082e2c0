"""Cells as numbers, so that a castle can grow in every direction and neighbours are sums.

x grows to the right, y upwards; the throne room lies on (0, 0) and (1, 0). Numbers sort like (x, y).
"""

At = tuple[int, int]

STRIDE = 1024
HALF = STRIDE // 2
FARTHEST = 100
"""No cell lies farther from the throne room than this, in either direction."""

UP, DOWN, RIGHT, LEFT = 1, -1, STRIDE, -STRIDE
SIDES = (UP, DOWN, RIGHT, LEFT)
AROUND = (UP, UP + RIGHT, RIGHT, DOWN + RIGHT, DOWN, DOWN + LEFT, LEFT, UP + LEFT)

THRONE_LEFT, THRONE_RIGHT = 0, STRIDE
THRONE_SIDES = (UP, UP + RIGHT, DOWN, DOWN + RIGHT, LEFT, RIGHT + RIGHT)
THRONE_AROUND = (*THRONE_SIDES, UP + LEFT, DOWN + LEFT, UP + RIGHT + RIGHT, DOWN + RIGHT + RIGHT)


def cell_at(at: At) -> int | None:
    """The number of a cell; None for one that is too far away to be in any castle."""
    x, y = at
    if -FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST:
        return x * STRIDE + y
    return None


def at_cell(cell: int) -> At:
    x, y = divmod(cell + HALF, STRIDE)
    return x, y - HALF


def height(cell: int) -> int:
    """The y of a cell: 0 is level 1, the row of the throne room."""
    return ((cell + HALF) & (STRIDE - 1)) - HALF


def column(cell: int) -> int:
    """The x of a cell."""
    return (cell + HALF) // STRIDE
