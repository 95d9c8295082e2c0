"""The moves of Castellan and their one-line notation, and where in the castle they build."""

import re
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import force_setattr

from castlewright.core import refused

from .board import Cell, Node, place_nodes, tower_place, wall_place


class Card(Struct, frozen=True, gc=False, tag="card"):
    """Choose a card of the hand; nobody else sees it before the pieces are taken."""

    card: str

    def __str__(self) -> str:
        return f"card {self.card}"


class Take(Struct, frozen=True, gc=False, tag="take"):
    """Lay the chosen cards on the table and take all their pieces."""

    def __str__(self) -> str:
        return "take"


class Tower(Struct, frozen=True, gc=False, tag="tower"):
    at: Node

    def __str__(self) -> str:
        return f"tower {_node(self.at)}"


class Wall(Struct, frozen=True, gc=False, tag="wall"):
    """Short or long by the distance of its ends. It has no direction: `a` is always the lesser end."""

    a: Node
    b: Node

    def __post_init__(self) -> None:
        if self.a > self.b:
            lesser, greater = self.b, self.a
            force_setattr(self, "a", lesser)
            force_setattr(self, "b", greater)

    def __str__(self) -> str:
        return f"wall {_node(self.a)} {_node(self.b)}"


class Built(Struct, frozen=True, gc=False, tag="built"):
    """Confirm the build: yards are claimed, what could not be built is passed on."""

    def __str__(self) -> str:
        return "built"


class Double(Struct, frozen=True, gc=False, tag="double"):
    """Set two keeps in the yard around this cell (the least cell of the yard)."""

    cell: Cell

    def __str__(self) -> str:
        return f"double {_node(self.cell)}"


class Single(Struct, frozen=True, gc=False, tag="single"):
    """Keep the double for later."""

    def __str__(self) -> str:
        return "single"


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """How many cards come from which of one's own decks, said before looking."""

    towers: int
    walls: int

    def __str__(self) -> str:
        return f"draw {self.towers} {self.walls}"


Move = Card | Take | Tower | Wall | Built | Double | Single | Draw


# --- moves and places ---


class _Buildings(dict[int, Tower | Wall]):
    """Made when it is first asked for, and used for ever: lists of moves are mostly made of these."""

    def __missing__(self, place: int) -> Tower | Wall:
        ends = place_nodes(place)
        move = self[place] = Tower(ends[0]) if len(ends) == 1 else Wall(ends[0], ends[1])
        return move


BUILDING = _Buildings()
"""The move that builds on each place of the castle."""


def place_of(move: Tower | Wall) -> int:
    """Where a move builds; a negative number for a place that cannot be."""
    return tower_place(move.at) if isinstance(move, Tower) else wall_place(move.a, move.b)


# --- notation ---


def _node(node: Node) -> str:
    return f"{node[0]},{node[1]}"


LONGEST = 40
"""So many letters of something that is no move are quoted."""
_NUMBER = r"(0|-?[1-9]\d{0,5})"
_NODE = f"{_NUMBER},{_NUMBER}"
_NOTATIONS = {
    word: re.compile(rf"{word}{rest}", re.ASCII)
    for word, rest in {
        "card": r" ([TW]\d{1,2})",
        "take": "",
        "tower": f" {_NODE}",
        "wall": f" {_NODE} {_NODE}",
        "built": "",
        "double": f" {_NODE}",
        "single": "",
        "draw": r" (\d{1,2}) (\d{1,2})",
    }.items()
}


@lru_cache(maxsize=4096)
def parse(notation: str) -> Move:
    """The inverse of `str(move)`; the ends of a wall may come in any order. `Refused` for what is no move."""
    word = notation.split(" ", 1)[0]
    found = _NOTATIONS[word].fullmatch(notation) if word in _NOTATIONS else None
    if found is None:
        raise refused("refusal-notation", notation=notation[:LONGEST])
    if word == "card":
        return Card(found[1])
    n = tuple(map(int, found.groups()))
    match word:
        case "take":
            return Take()
        case "tower":
            return Tower((n[0], n[1]))
        case "wall":
            return Wall((n[0], n[1]), (n[2], n[3]))
        case "built":
            return Built()
        case "double":
            return Double((n[0], n[1]))
        case "single":
            return Single()
        case _:
            return Draw(n[0], n[1])
