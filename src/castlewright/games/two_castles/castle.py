"""A castle: its rooms and the cells where the next one may stand. Geometry only; points are kept by `growth`."""

from bisect import insort
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
    points: int = 0

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
    def anywhere(self) -> tuple[int, ...]:
        """All free cells where a corridor may stand."""
        return tuple(sorted(self.upper + self.lower))

    def cells_for(self, piece: int) -> tuple[int, ...]:
        """Where a piece may stand, in order (TC-5.5 to TC-5.7)."""
        level = LEVEL[piece]
        return self.upper if level == GROUND else self.anywhere if level == ANY_LEVEL else self.lower

    def opened_by(self, piece: int, at: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The free cells above and below ground once a piece stands there.

        Above level 1 a cell opens only with its support, so a neighbour to the side opens nothing new.
        """
        rooms = self.rooms
        y = ((at + HALF) & (STRIDE - 1)) - HALF
        if y > 0:
            upper = [cell for cell in self.upper if cell != at]
            if piece not in OPEN_SKY:
                insort(upper, at + UP)
            return tuple(upper), self.lower
        if y == 0:
            upper = [cell for cell in self.upper if cell != at]
            if piece not in OPEN_SKY:
                insort(upper, at + UP)
            for cell in (at + LEFT, at + RIGHT):
                if cell not in rooms and cell not in upper:
                    insort(upper, cell)
            below = at + DOWN
            if below in rooms or below in self.lower:
                return tuple(upper), self.lower
            return tuple(upper), tuple(sorted((*self.lower, below)))
        lower = [cell for cell in self.lower if cell != at]
        opened = self.upper
        above = at + UP
        if y == -1:
            if above not in rooms and above not in opened:
                opened = tuple(sorted((*opened, above)))
        elif above not in rooms and above not in lower:
            insort(lower, above)
        for cell in (at + LEFT, at + RIGHT, at + DOWN):
            if cell not in rooms and cell not in lower:
                insort(lower, cell)
        return opened, tuple(lower)

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


def is_throne(piece: int) -> bool:
    return piece >= FIRST_THRONE
