"""The moves and their one-line notation.

A turn is a chain of small choices, each a JSON object with the tag `type`:

- in the set-up: `keep` a decree of the hand; then `box` (the room from the box) or `line` (two lines) for decrees that
  ask for it; then `foyer`, its type;
- a turn: `take` a card, then `draw` it on the sheet (or `hold` it); or `skip`. Before and after it `use` rewards: `by`
  is whose flag is painted (a room type, `moat`, `start`, `skip`, `last3`, `last6`, or `third_moat` for the decree's
  free moat), `kind` what it is used as (a room type, `moat`, `swan`). `food`, `utility` and `swan` act at once. The
  others open a step of their own: `living` → `remove`, `downstairs` → `passage`, `outdoor` → `line`, `moat` → `moat`,
  `activity` → `take` from the discard pile, `sleeping` (while a taken card waits to be drawn) → `draw` on any spot
  where some arrangement of its entrances joins, then a `door` for each entrance. Where a decree gives a reward more
  parts, the others (`remove`, `passage`, `line`, `take`) may follow at any time of the turn;
- `done` ends a turn; before edition 2 also a step of which the rest is optional;
- `lead`: the decree "the last may go first" is asked before a round.

Squares are [x, y], y downwards, 0-12 (the rim is -1 and 13); an entrance is the square inside its room and the side.
"""

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from castlewright.core import refused

SOURCES = ("discard", "held", "market")


class Keep(Struct, frozen=True, tag="keep", gc=False):
    """Keep a decree of the hand, in the draft or of three cards; the others go on."""

    decree: str

    def __str__(self) -> str:
        return f"keep {self.decree}"


class Box(Struct, frozen=True, tag="box", gc=False):
    """The room from the box that a decree lays open."""

    card: str

    def __str__(self) -> str:
        return f"box {self.card}"


class Foyer(Struct, frozen=True, tag="foyer", gc=False):
    kind: str

    def __str__(self) -> str:
        return f"foyer {self.kind}"


class Lead(Struct, frozen=True, tag="lead", gc=False):
    """The last player of a round goes first, or stays last."""

    first: bool

    def __str__(self) -> str:
        return "lead first" if self.first else "lead last"


class Take(Struct, frozen=True, tag="take", gc=False):
    """Take a card to draw it now. As a utility room only by decree."""

    card: str
    source: str = "market"
    utility: bool = False

    def __str__(self) -> str:
        return f"take {self.card} {self.source}{' utility' if self.utility else ''}"


class Draw(Struct, frozen=True, tag="draw", gc=False):
    """Draw the taken room: its form, and the square of the form's upper left corner."""

    form: int
    x: int
    y: int

    def __str__(self) -> str:
        return f"draw {self.form} {self.x},{self.y}"


class Door(Struct, frozen=True, tag="door", gc=False):
    """An entrance of the room that is drawn with moved entrances."""

    x: int
    y: int
    side: str

    def __str__(self) -> str:
        return f"door {self.x},{self.y}{self.side}"


class Hold(Struct, frozen=True, tag="hold", gc=False):
    """Lay the taken card on the decree instead of drawing it."""

    def __str__(self) -> str:
        return "hold"


class Use(Struct, frozen=True, tag="use", gc=False):
    """Paint a flag: whose it is, and what the reward is used as."""

    by: str
    kind: str

    def __str__(self) -> str:
        return f"use {self.by} {self.kind}"


class Remove(Struct, frozen=True, tag="remove", gc=False):
    """Remove an unconnected entrance."""

    x: int
    y: int
    side: str

    def __str__(self) -> str:
        return f"remove {self.x},{self.y}{self.side}"


class Passage(Struct, frozen=True, tag="passage", gc=False):
    """A secret passage across an edge; the square is the left or upper one of the two (side E or S)."""

    x: int
    y: int
    side: str

    def __str__(self) -> str:
        return f"passage {self.x},{self.y}{self.side}"


class Line(Struct, frozen=True, tag="line", gc=False):
    """Paint the flag of a dashed line of the lot: `x1` is the line at the left side of column 1."""

    line: str

    def __str__(self) -> str:
        return f"line {self.line}"


class Moat(Struct, frozen=True, tag="moat", gc=False):
    """A moat from a square to a square of the same row or column; its left or upper end comes first."""

    x: int
    y: int
    to_x: int
    to_y: int

    def __str__(self) -> str:
        return f"moat {self.x},{self.y} {self.to_x},{self.to_y}"


class Skip(Struct, frozen=True, tag="skip", gc=False):
    """Take no card this turn."""

    def __str__(self) -> str:
        return "skip"


class Name(Struct, frozen=True, tag="name", gc=False):
    """Name the castle, before it is scored."""

    name: str

    def __str__(self) -> str:
        return f"name {self.name}"


class Done(Struct, frozen=True, tag="done", gc=False):
    """End the turn; before edition 2 also a step of which the rest is optional."""

    def __str__(self) -> str:
        return "done"


Move = Keep | Box | Foyer | Lead | Take | Draw | Door | Hold | Use | Remove | Passage | Line | Moat | Skip | Name | Done

_WORD = r"([a-z][a-z0-9_]{0,39})"
_CARD = r"(R\d\d)"
_NUMBER = r"(-?\d{1,3})"
_CELL = rf"{_NUMBER},{_NUMBER}"
_EDGE = rf"{_CELL}([NESW])"


def _numbers(kind: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *parts: kind(*map(int, parts))


def _edge(kind: Callable[..., Any]) -> Callable[..., Any]:
    return lambda x, y, side: kind(int(x), int(y), side)


_NOTATIONS: dict[str, tuple[str, Callable[..., Any]]] = {
    "keep": (f" {_WORD}", Keep),
    "box": (f" {_CARD}", Box),
    "foyer": (f" {_WORD}", Foyer),
    "lead": (" (first|last)", lambda which: Lead(which == "first")),
    "take": (rf" {_CARD} {_WORD}( utility)?", lambda card, source, utility: Take(card, source, bool(utility))),
    "draw": (f" {_NUMBER} {_CELL}", _numbers(Draw)),
    "door": (f" {_EDGE}", _edge(Door)),
    "hold": ("", Hold),
    "use": (f" {_WORD} {_WORD}", Use),
    "remove": (f" {_EDGE}", _edge(Remove)),
    "passage": (f" {_EDGE}", _edge(Passage)),
    "line": (f" {_WORD}", Line),
    "moat": (f" {_CELL} {_CELL}", _numbers(Moat)),
    "skip": ("", Skip),
    "name": (f" {_WORD}", Name),
    "done": ("", Done),
}
_READERS = {word: (re.compile(word + rest), kind) for word, (rest, kind) in _NOTATIONS.items()}


def parse(notation: str) -> Move:
    """The inverse of `str(move)`; `Refused` for anything else."""
    pattern, kind = _READERS.get(notation.split(" ", 1)[0], (None, None))
    found = pattern.fullmatch(notation) if pattern is not None else None
    if found is None or kind is None:
        raise refused("refusal-notation", notation=notation)
    move: Move = kind(*found.groups())
    return move
