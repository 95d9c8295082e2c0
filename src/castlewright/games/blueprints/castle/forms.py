"""The ways to draw each card: its distinct forms, and every spot of the sheet for each of them, numbered.

A placement of a card is `form * 169 + x * 13 + y`, where x, y is the upper left corner of the form's rectangle.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from castlewright.games.blueprints.board import CELLS, FOUR, STRIDE, across, at, bits, fold, square, whole
from castlewright.games.blueprints.components import FOYER_ENTRANCES, FOYER_SQUARES, ROOMS, SIDES, SQUARES

SPOTS = SQUARES * SQUARES
CORNER = square(0, 0)
SPOT_OF_SQUARE = [x * SQUARES + y for x, y in map(at, range(CELLS))]
"""From the square of a form's corner to the number of the placement within the form."""


def placement(form: int, x: int, y: int) -> int:
    """The number of a placement."""
    return (form * SQUARES + x) * SQUARES + y


Cell = tuple[int, int, str]
"""x, y and what of the square belongs to the room: `#`, or the letter of the corner that is cut off."""
Door = tuple[int, int, int]
"""x, y, number of the side."""

_TURNED = dict(zip("#abcdABCD", "#bdacBDAC", strict=True))
_MIRRORED = dict(zip("#abcdABCD", "#badcBADC", strict=True))
_OWNED = {"#": (0, 1, 2, 3), "a": (1, 2), "b": (2, 3), "c": (0, 1), "d": (0, 3)}
"""The sides whose triangles belong to a room."""


REACH = 64
"""No square of a form is so far from another; forms that stick out of the sheet shift by no negative number."""

Inlet = tuple[int, int, int, int]
"""How to lay a side of a form onto a side of the sheet: the squares of the form, that square being number REACH; how
far it is from the form's corner; the triangles the form covers, from the corner; the number of its first placement."""
Laid = tuple[tuple[Inlet, ...], ...]
"""Inlets for each of the four sides."""


class Outline(NamedTuple):
    """Squares and entrances of a drawn room, in bits; for a form, as if its corner lay on square (0, 0)."""

    triangles: int
    covers: int
    """What no other room may own: also the empty part of a square with a curved wall."""
    doors: int
    walls: int
    """All straight walls, with and without entrance."""
    curved: int
    """Squares with a curved wall."""
    slanted: int
    """Squares with a diagonal wall."""


class Form(NamedTuple):
    cells: tuple[Cell, ...]
    doors: tuple[Door, ...]
    width: int
    height: int
    outline: Outline
    taken: int
    """The squares it covers."""
    full: int
    """Those it covers wholly."""


def outline(cells: tuple[Cell, ...], doors: tuple[Door, ...]) -> Outline:
    triangles = covers = curved = slanted = 0
    for x, y, part in cells:
        owned = sum(1 << number * CELLS for number in _OWNED[part.lower()]) << square(x, y)
        triangles |= owned
        if part in "ABCD":
            curved |= 1 << square(x, y)
            owned = FOUR << square(x, y)
        elif part != "#":
            slanted |= 1 << square(x, y)
        covers |= owned
    drawn = sum(1 << number * CELLS + square(x, y) for x, y, number in doors)
    return Outline(triangles, covers, drawn, triangles & ~across(triangles), curved, slanted)


def _turned(cells: list[Cell], doors: list[Door], height: int) -> tuple[list[Cell], list[Door]]:
    """A quarter turn clockwise."""
    return (
        [(height - 1 - y, x, _TURNED[part]) for x, y, part in cells],
        [(height - 1 - y, x, (number + 1) % 4) for x, y, number in doors],
    )


def _mirrored(cells: list[Cell], doors: list[Door], width: int) -> tuple[list[Cell], list[Door]]:
    """Left and right exchanged."""
    return (
        [(width - 1 - x, y, _MIRRORED[part]) for x, y, part in cells],
        [(width - 1 - x, y, -number % 4) for x, y, number in doors],
    )


def _forms(card: int) -> tuple[tuple[Form, ...], tuple[tuple[int, ...], tuple[int, ...]]]:
    """The distinct forms, and which one each turn gives, for the card as printed and mirrored."""
    room = ROOMS[card]
    found: list[Form] = []
    turns: list[tuple[int, ...]] = []
    for mirror in (False, True):
        cells = [(x, y, part) for y, row in enumerate(room.shape) for x, part in enumerate(row) if part != "."]
        doors = list(room.entrances)
        width, height = len(room.shape[0]), len(room.shape)
        if mirror:
            cells, doors = _mirrored(cells, doors, width)
        numbers = []
        for _ in range(4):
            drawn = tuple(sorted(cells)), tuple(sorted(doors))
            lines = outline(*drawn)
            form = Form(*drawn, width, height, lines, fold(lines.covers), whole(lines.covers))
            if form not in found:
                found.append(form)
            numbers.append(found.index(form))
            cells, doors = _turned(cells, doors, height)
            width, height = height, width
        turns.append(tuple(numbers))
    return tuple(found), (turns[0], turns[1])


class Drawings:
    """All placements of one card, made when it is first looked at."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.forms, self.turns = _forms(card)
        self.doors = len(ROOMS[card].entrances)
        shapes = [form.cells for form in self.forms]
        self.shapes = tuple(number for number, cells in enumerate(shapes) if shapes.index(cells) == number)
        """One form for each distinct shape: what matters when entrances are moved."""

    def number(self, form: int, x: int, y: int) -> int | None:
        """The placement there; None if there is no such form, or it does not fit onto the sheet."""
        if not 0 <= form < len(self.forms):
            return None
        shape = self.forms[form]
        fits = 0 <= x <= SQUARES - shape.width and 0 <= y <= SQUARES - shape.height
        return form * SPOTS + x * SQUARES + y if fits else None

    @staticmethod
    def spot(number: int) -> tuple[int, int, int]:
        """Form, x and y."""
        form, rest = divmod(number, SPOTS)
        return form, *divmod(rest, SQUARES)

    def outline(self, number: int) -> Outline:
        form, x, y = self.spot(number)
        shift = y * STRIDE + x
        triangles, covers, doors, walls, curved, slanted = self.forms[form].outline
        return Outline(
            triangles << shift, covers << shift, doors << shift, walls << shift, curved << shift, slanted << shift
        )

    def inlets(self) -> Laid:
        """The ways to lay an entrance somewhere."""
        return self._laid(range(len(self.forms)), [form.outline.doors for form in self.forms])

    def faces(self) -> Laid:
        """The same for any straight wall, of one form for each shape."""
        return self._laid(self.shapes, [form.outline.walls for form in self.forms])

    def _laid(self, forms: Iterable[int], sides: list[int]) -> Laid:
        found: list[list[Inlet]] = [[], [], [], []]
        for number in forms:
            squares, covers = self.forms[number].taken >> CORNER, self.forms[number].outline.covers >> CORNER
            first = number * SPOTS
            for one in bits(sides[number]):
                facing, within = divmod(one, CELLS)
                offset = within - CORNER
                found[facing].append((squares << REACH - offset, offset, covers, first))
        return tuple(tuple(inlets) for inlets in found)


@cache
def drawings(card: int) -> Drawings:
    return Drawings(card)


@cache
def inlets(card: int) -> Laid:
    return drawings(card).inlets()


@cache
def faces(card: int) -> Laid:
    return drawings(card).faces()


FOYER = outline(
    tuple((x, y, "#") for x, y in FOYER_SQUARES),
    tuple((x, y, SIDES.index(letter)) for x, y, letter in FOYER_ENTRANCES),
)
