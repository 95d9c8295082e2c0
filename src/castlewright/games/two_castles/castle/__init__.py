"""A castle: its rooms and the cells where the next one may stand. Geometry only; its points are found by `growth`."""

from bisect import bisect_left, insort
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from castlewright.core import Line
from castlewright.games.two_castles.board import (
    AROUND,
    DOWN,
    LEFT,
    RIGHT,
    SIDES,
    STRIDE,
    THRONE_AROUND,
    THRONE_LEFT,
    THRONE_RIGHT,
    THRONE_SIDES,
    UP,
    At,
    at_cell,
)
from castlewright.games.two_castles.components import BELOW_GROUND, GROUND, LEVEL, OPEN_SKY

NO_ROOMS = (0,) * 7


class Growth(Struct, frozen=True):
    """How a castle came from the one before it, for points that are added up only when somebody asks."""

    before: "Castle"
    brought: Callable[["Castle", "Castle", int, int], int]
    """What the thing brought, asked of the castle before and the one after."""
    thing: int
    at: int


class Remembered:
    """What has been found out about a castle so far. No part of it: neither compared nor written."""

    score: int | Growth | None = None
    """Its points; or how it grew from a castle whose points somebody wanted to know; or nobody has asked yet."""
    lines: tuple[Line, ...] | None = None
    """Its explained score (`scoring`)."""
    notes: Any = None
    """What else a reader found and wants to find again: a bot its judgement."""


class Castle(Struct, Remembered, dict=True):
    """Never changed once made: a room more is a new castle, so that copies of a game may share it."""

    rooms: dict[int, int]
    """Cell → piece; the throne room is there with both its cells."""
    upper: tuple[At, ...]
    """Free cells on level 1 and above where a room may stand, in order; as moves name them, for lists of moves."""
    lower: tuple[At, ...]
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
            ((-1, 0), (0, 1), (1, 1), (2, 0)),
            ((0, -1), (1, -1)),
        )

    @property
    def throne(self) -> int:
        return self.rooms[THRONE_LEFT]

    def places_for(self, piece: int) -> Sequence[At]:
        """Where a piece may stand, in order (TC-5.5 to TC-5.7)."""
        level = LEVEL[piece]
        if level == GROUND:
            return self.upper
        return self.lower if level == BELOW_GROUND else sorted(self.upper + self.lower)

    def has_place(self, piece: int, at: At) -> bool:
        """The same for one cell."""
        level = LEVEL[piece]
        return (level != BELOW_GROUND and at in self.upper) or (level != GROUND and at in self.lower)

    def cells_for(self, piece: int) -> tuple[int, ...]:
        """The same as numbers."""
        return tuple([x * STRIDE + y for x, y in self.places_for(piece)])

    def opened_by(self, piece: int, cell: int) -> tuple[tuple[At, ...], tuple[At, ...]]:
        """The free cells above and below ground once a piece stands there.

        Above level 1 a cell opens only with its support, so a neighbour to the side opens nothing new. A castle that
        is copied from a view grows in the order of its cells, so that a room may come before what opens its place;
        only its support, the cell before it in that order, is always there.
        """
        at = x, y = at_cell(cell)
        if y < 0:
            return self._opened_below(cell, at)
        upper, lower = [*self.upper], self.lower
        if y > 0:
            # A column has one free cell above ground, so the next one takes its place in the order.
            if piece in OPEN_SKY:
                upper.remove(at)
            else:
                upper[upper.index(at)] = x, y + 1
            return tuple(upper), lower
        rooms = self.rooms
        if at in upper:
            upper.remove(at)
        if piece not in OPEN_SKY:
            insort(upper, (x, 1))
        if cell + LEFT not in rooms:
            _open(upper, (x - 1, 0))
        if cell + RIGHT not in rooms:
            _open(upper, (x + 1, 0))
        if cell + DOWN not in rooms:
            below = [*lower]
            _open(below, (x, -1))
            lower = tuple(below)
        return tuple(upper), lower

    def _opened_below(self, cell: int, at: At) -> tuple[tuple[At, ...], tuple[At, ...]]:
        rooms, lower, (x, y) = self.rooms, [*self.lower], at
        if at in lower:
            lower.remove(at)
        if cell + LEFT not in rooms:
            _open(lower, (x - 1, y))
        if cell + RIGHT not in rooms:
            _open(lower, (x + 1, y))
        if cell + DOWN not in rooms:
            _open(lower, (x, y - 1))
        if cell + UP in rooms:
            return self.upper, tuple(lower)
        upper = [*self.upper]
        _open(lower if y < -1 else upper, (x, y + 1))
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


def _open(free: list[At], at: At) -> None:
    place = bisect_left(free, at)
    if place == len(free) or free[place] != at:
        free.insert(place, at)
