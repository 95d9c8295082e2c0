"""A castle: its rooms and the cells where the next one may stand. Geometry only; points are found by `growth`."""

from bisect import insort
from collections.abc import Callable
from functools import cached_property

from msgspec import Struct

from .cells import (
    AROUND,
    DOWN,
    HALF,
    LEFT,
    RIGHT,
    SIDES,
    STRIDE,
    THRONE_AROUND,
    THRONE_LEFT,
    THRONE_RIGHT,
    THRONE_SIDES,
    UP,
)
from .pieces import ANY_LEVEL, FIRST_THRONE, GROUND, LEVEL, OPEN_SKY

NO_ROOMS = (0,) * 7


class Castle(Struct, dict=True):
    """Never changed once made: a room more is a new castle, so that copies of a game may share it."""

    rooms: dict[int, int]
    """Cell → piece; the throne room is there with both its cells."""
    upper: tuple[int, ...]
    """Free cells on level 1 and above where a room may stand, in order."""
    lower: tuple[int, ...]
    """The same below level 1."""
    counts: tuple[int, ...] = NO_ROOMS
    """How many regular rooms of each type."""
    attendants: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()

    @classmethod
    def around(cls, throne: int) -> "Castle":
        """A new castle: nothing but its throne room."""
        return cls(
            {THRONE_LEFT: throne, THRONE_RIGHT: throne},
            (LEFT, UP, UP + RIGHT, RIGHT + RIGHT),
            (DOWN, DOWN + RIGHT),
        )

    @property
    def throne(self) -> int:
        return self.rooms[THRONE_LEFT]

    @cached_property
    def points(self) -> int:
        """What it had before it grew, and what that brought; counted from nothing where nobody knows how it grew.

        Found when they are asked for: most castles of a search are never looked at.
        """
        growth: Growth | None = self.__dict__.pop("growth", None)
        if growth is not None:
            return growth[0].points + growth[1](growth[0], self, *growth[2:])
        from .scoring import count  # which knows what rooms want, and they know castles

        return count(self)

    @property
    def anywhere(self) -> tuple[int, ...]:
        """All free cells where a corridor may stand."""
        return tuple(sorted(self.upper + self.lower))

    def cells_for(self, piece: int) -> tuple[int, ...]:
        """Where a piece may stand, in order (TC-5.5 to TC-5.7)."""
        level = LEVEL[piece]
        return self.upper if level == GROUND else self.anywhere if level == ANY_LEVEL else self.lower

    def opened_by(self, piece: int, at: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The free cells above and below ground once a piece stands there.

        Above level 1 a cell opens only with its support, so a neighbour to the side opens nothing new. A castle that
        is copied from a view grows in the order of its cells, so that a room may come before what opens its place.
        """
        rooms, upper, lower = self.rooms, [*self.upper], [*self.lower]
        y = ((at + HALF) & (STRIDE - 1)) - HALF
        if y >= 0:
            if at in upper:
                upper.remove(at)
            if piece not in OPEN_SKY:
                insort(upper, at + UP)
            if y == 0:
                for cell in (at + LEFT, at + RIGHT):
                    if cell not in rooms and cell not in upper:
                        insort(upper, cell)
                if at + DOWN not in rooms and at + DOWN not in lower:
                    insort(lower, at + DOWN)
        else:
            if at in lower:
                lower.remove(at)
            for cell in (at + LEFT, at + DOWN, at + RIGHT):
                if cell not in rooms and cell not in lower:
                    insort(lower, cell)
            if at + UP not in rooms:
                above = upper if y == -1 else lower
                if at + UP not in above:
                    insort(above, at + UP)
        return tuple(upper), tuple(lower)

    def placed(self) -> list[tuple[int, int]]:
        """Every room with its cell in the order of cells, the throne room once."""
        return sorted((cell, piece) for cell, piece in self.rooms.items() if cell != THRONE_RIGHT)

    def specialty_rooms(self) -> int:
        """The throne room included."""
        return len(self.rooms) - 1 - sum(self.counts)

    def neighbours(self, cell: int, corners: bool) -> tuple[int, ...]:
        """The cells beside a room, with or without the corners; the throne room has more of them."""
        if cell == THRONE_LEFT:
            return THRONE_AROUND if corners else THRONE_SIDES
        return tuple(cell + step for step in (AROUND if corners else SIDES))


Growth = tuple[Castle, Callable[[Castle, Castle, int, int], int], int, int]
"""The castle it was before; what a thing brought, asked of both castles; the thing and its cell."""


def is_throne(piece: int) -> bool:
    return piece >= FIRST_THRONE
