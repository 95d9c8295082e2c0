"""The moves and their one-line notation.

`add`, `attend`, `keep` and `copy` settle a bonus; played by the junior partner they are a proposal (TC-6.3).
"""

import re
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from castlewright.core import refused

from .board import At


class Serve(Struct, frozen=True, gc=False, tag="serve"):
    """Which of Ludwig's two rooms goes to the castle of the one who serves him; the other goes to his other castle."""

    room: str

    def __str__(self) -> str:
        return f"serve {self.room}"


class Choose(Struct, frozen=True, gc=False, tag="choose"):
    """Two rooms of the hand. A pair has no order: the lesser name comes first, however it was written."""

    rooms: tuple[str, str]

    def __post_init__(self) -> None:
        one, other = self.rooms
        if other < one:
            force_setattr(self, "rooms", (other, one))

    def __str__(self) -> str:
        return f"choose {self.rooms[0]} {self.rooms[1]}"


class Build(Struct, frozen=True, gc=False, tag="build"):
    """Build a drafted room, one's own or Ludwig's."""

    castle: int
    room: str
    at: At

    def __str__(self) -> str:
        return f"build {self.castle} {self.room} {_at(self.at)}"


class YouFirst(Struct, frozen=True, gc=False, tag="you_first"):
    """Ask the partner to build first in a castle."""

    castle: int

    def __str__(self) -> str:
        return f"you_first {self.castle}"


class Add(Struct, frozen=True, gc=False, tag="add"):
    """A room that a bonus brings: one of the five drawn, or a specialty room."""

    castle: int
    room: str
    at: At

    def __str__(self) -> str:
        return f"add {self.castle} {self.room} {_at(self.at)}"


class Attend(Struct, frozen=True, gc=False, tag="attend"):
    castle: int
    attendant: str

    def __str__(self) -> str:
        return f"attend {self.castle} {self.attendant}"


class Keep(Struct, frozen=True, gc=False, tag="keep"):
    """One of the three cards drawn."""

    castle: int
    card: str

    def __str__(self) -> str:
        return f"keep {self.castle} {self.card}"


class Copy(Struct, frozen=True, gc=False, tag="copy"):
    """The type whose bonus a third downstairs room brings."""

    castle: int
    bonus: str

    def __str__(self) -> str:
        return f"copy {self.castle} {self.bonus}"


class Agree(Struct, frozen=True, gc=False, tag="agree"):
    """The elder takes what the junior partner proposes."""

    castle: int

    def __str__(self) -> str:
        return f"agree {self.castle}"


LONGEST_QUOTE = 40
"""Letters of a notation that was not understood."""

BonusOption = Add | Attend | Keep | Copy
Move = Serve | Choose | Build | YouFirst | Add | Attend | Keep | Copy | Agree


def _at(at: At) -> str:
    return f"{at[0]},{at[1]}"


_WORD = r"([a-z][a-z0-9_]{0,39})"
_CASTLE = r"(0|[1-9][0-9]?)"
_NUMBER = r"(0|-?[1-9][0-9]{0,5})"
_CELL = f"{_NUMBER},{_NUMBER}"
_NOTATIONS = {
    word: re.compile(rf"{word} {rest}")
    for word, rest in {
        "serve": _WORD,
        "choose": f"{_WORD} {_WORD}",
        "build": f"{_CASTLE} {_WORD} {_CELL}",
        "you_first": _CASTLE,
        "add": f"{_CASTLE} {_WORD} {_CELL}",
        "attend": f"{_CASTLE} {_WORD}",
        "keep": f"{_CASTLE} {_WORD}",
        "copy": f"{_CASTLE} {_WORD}",
        "agree": _CASTLE,
    }.items()
}
_OF_CASTLE: dict[str, Any] = {"you_first": YouFirst, "agree": Agree}
_OF_CASTLE_AND_WORD: dict[str, Any] = {"attend": Attend, "keep": Keep, "copy": Copy}
_OF_CELL: dict[str, Any] = {"build": Build, "add": Add}


def parse(notation: str) -> Move:
    """The inverse of `str(move)`; the rooms of a pair may come in any order. `Refused` for what is no move."""
    word = notation.split(" ", 1)[0]
    found = _NOTATIONS[word].fullmatch(notation) if word in _NOTATIONS else None
    if found is None:
        raise refused("refusal-notation", notation=notation[:LONGEST_QUOTE])
    parts = found.groups()
    if word == "serve":
        return Serve(parts[0])
    if word == "choose":
        return Choose((parts[0], parts[1]))
    move: Move
    if word in _OF_CASTLE:
        move = _OF_CASTLE[word](int(parts[0]))
    elif word in _OF_CASTLE_AND_WORD:
        move = _OF_CASTLE_AND_WORD[word](int(parts[0]), parts[1])
    else:
        move = _OF_CELL[word](int(parts[0]), parts[1], (int(parts[2]), int(parts[3])))
    return move
