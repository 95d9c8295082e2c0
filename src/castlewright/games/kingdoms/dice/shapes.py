"""The shapes of dice and cells, in whole thousandths of an edge, so that every machine sees the same overlaps."""

from math import cos, radians, sin, sqrt

from castlewright.games.kingdoms.components import EDGE

Point = tuple[int, int]
Shape = tuple[Point, ...]
"""The corners of a convex shape, in order."""

_HALF_DIAGONAL = EDGE * sqrt(0.5)
_CORNERS = tuple(
    tuple(
        (round(_HALF_DIAGONAL * cos(radians(angle + turn))), round(_HALF_DIAGONAL * sin(radians(angle + turn))))
        for turn in (45, 135, 225, 315)
    )
    for angle in range(90)
)
REACH = tuple(max(dx for dx, _ in corners) for corners in _CORNERS)
"""Half the width and the height of a die at each angle of a quarter turn."""


def outline(x: int, y: int, angle: int) -> Shape:
    """A die by its middle and its angle in degrees."""
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS[angle % 90])


def cell(column: int, row: int) -> Shape:
    """A cell of the raster."""
    left, top = column * EDGE, row * EDGE
    return (left, top), (left + EDGE, top), (left + EDGE, top + EDGE), (left, top + EDGE)


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
