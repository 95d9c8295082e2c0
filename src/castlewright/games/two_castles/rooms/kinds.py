"""The few kinds of wants that all rooms share. Each counts, names what made it earn, and describes itself."""

from abc import ABC, abstractmethod
from typing import Any

from castlewright.games.two_castles import components
from castlewright.games.two_castles.board import (
    AROUND,
    DOWN,
    HALF,
    LEFT,
    RIGHT,
    SIDES,
    THRONE_LEFT,
    THRONE_RIGHT,
    UP,
    at_cell,
)
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.components import (
    FIRST_FACE,
    FIRST_THRONE,
    NOTHING,
    SLEEPING,
    TAGS,
    TYPE_OF,
    TYPES,
    mask,
)


class Kind(ABC):
    """How one room earns its points."""

    def __init__(self, rule: str, name: str, each: int, wants: str) -> None:
        self.rule = rule
        self.name = name
        """The Fluent message that explains a line of this kind."""
        self.each = each
        self.wants = wants
        self.mask = mask(wants) if wants else 0

    @abstractmethod
    def earning(self, castle: Castle, at: int) -> list[int]:
        """The cells of the rooms that make this one earn; the throne room is named once, by its left cell."""

    def points(self, castle: Castle, at: int) -> int:
        return self.each * len(self.earning(castle, at))

    def described(self) -> dict[str, Any]:
        """For clients that draw the tile."""
        return {"kind": type(self).__name__.lower(), "each": self.each, "wants": self.wants}


class Nearby(Kind):
    """Points for each wanted room in certain cells near it, up to the printed maximum."""

    def __init__(self, rule: str, name: str, each: int, wants: str, steps: tuple[int, ...], most: int) -> None:
        super().__init__(rule, name, each, wants)
        self.steps = steps
        self.most = most
        """No castle that keeps to the rules could bring more; one on a real table might."""
        self.enough = most // each
        self.looks = frozenset(steps)

    def earning(self, castle: Castle, at: int) -> list[int]:
        rooms, wanted = castle.rooms, self.mask
        found = [at + step for step in self.steps if at + step in rooms and TAGS[rooms[at + step]] & wanted]
        return _throne_once(found)

    def points(self, castle: Castle, at: int) -> int:
        """The same without naming anybody: this is asked at every room that is built."""
        get, wanted, looks = castle.rooms.get, self.mask, self.looks
        found = 0
        for step in self.steps:
            if TAGS[get(at + step, NOTHING)] & wanted:
                found += 1
        if found and THRONE_LEFT - at in looks and THRONE_RIGHT - at in looks and TAGS[castle.throne] & wanted:
            found -= 1
        return self.each * found if found <= self.enough else self.most

    def described(self) -> dict[str, Any]:
        return {**super().described(), "cells": [at_cell(step) for step in self.steps]}


class Connected(Kind):
    """Points for each wanted room that a path of wanted rooms joins to it, side by side."""

    def earning(self, castle: Castle, at: int) -> list[int]:
        rooms, wanted = castle.rooms, self.mask
        found: list[int] = []
        seen = {at}
        edge = [at]
        while edge:
            cell = edge.pop()
            for step in SIDES:
                other = cell + step
                if other in rooms and other not in seen and TAGS[rooms[other]] & wanted:
                    seen.add(other)
                    if components.THRONE_CONNECTS or rooms[other] < FIRST_THRONE:
                        found.append(other)
                        edge.append(other)
        return _throne_once(found)


class Anywhere(Kind):
    """Points for each wanted room of the castle."""

    def earning(self, castle: Castle, at: int) -> list[int]:
        wanted = self.mask
        return [cell for cell, piece in castle.placed() if TAGS[piece] & wanted]


class Column(Kind):
    """Points for each wanted room above it, or below it, or both, in its own column."""

    def __init__(self, rule: str, name: str, each: int, wants: str, up: bool, down: bool) -> None:
        super().__init__(rule, name, each, wants)
        self.above = HALF if up else 0
        """How far it looks: the whole column, or not at all."""
        self.below = -HALF if down else 0

    def earning(self, castle: Castle, at: int) -> list[int]:
        wanted, above, below = self.mask, self.above, self.below
        return [
            THRONE_LEFT if cell == THRONE_RIGHT else cell
            for cell, piece in castle.rooms.items()
            if below < cell - at < above and cell != at and TAGS[piece] & wanted
        ]

    def described(self) -> dict[str, Any]:
        return {**super().described(), "up": bool(self.above), "down": bool(self.below)}


class Variety(Kind):
    """Many points if all other regular types are in the castle, few otherwise."""

    def __init__(self, rule: str, name: str, complete: int, otherwise: int) -> None:
        super().__init__(rule, name, complete, "")
        self.otherwise = otherwise

    def missing(self, castle: Castle) -> list[str]:
        return [TYPES[kind] for kind, count in enumerate(castle.counts) if not count and kind != SLEEPING]

    def earning(self, castle: Castle, at: int) -> list[int]:
        """One room of each other type, if all of them are there."""
        first: dict[int, int] = {}
        for cell, piece in castle.placed():
            if piece < FIRST_FACE and TYPE_OF[piece] != SLEEPING:
                first.setdefault(TYPE_OF[piece], cell)
        return [] if self.missing(castle) else [first[kind] for kind in sorted(first)]

    def points(self, castle: Castle, at: int) -> int:
        return self.otherwise if self.missing(castle) else self.each

    def described(self) -> dict[str, Any]:
        return {**super().described(), "otherwise": self.otherwise}


class Fixed(Kind):
    """Always the same points."""

    def earning(self, castle: Castle, at: int) -> list[int]:
        return []

    def points(self, castle: Castle, at: int) -> int:
        return self.each


def _throne_once(cells: list[int]) -> list[int]:
    if THRONE_RIGHT in cells:
        cells.remove(THRONE_RIGHT)
        if THRONE_LEFT not in cells:
            cells.append(THRONE_LEFT)
    return cells


LOOKS = {
    "above+below": (UP, DOWN),
    "left+right": (LEFT, RIGHT),
    "below+below2": (DOWN, DOWN + DOWN),
    "around": AROUND,
    "not_below": tuple(step for step in AROUND if step != DOWN),
    "beneath": (DOWN + LEFT, DOWN, DOWN + RIGHT),
}
"""The marks on tiles, in the words of the printed tables."""
