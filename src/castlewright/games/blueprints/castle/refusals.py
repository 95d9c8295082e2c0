"""What stands in the way of drawing something on a sheet, where `castle` says that it is not possible."""

from collections.abc import Iterable

from castlewright.core import Refusal
from castlewright.games.blueprints.board import CELLS, FOUR, RIM, across, bits, fold
from castlewright.games.blueprints.components import DOWNSTAIRS, LINES, ROOM_IDS, ROOMS

from .castle import Castle
from .forms import drawings
from .runs import Run, is_straight, run_squares


def against_drawing(castle: Castle, card: int, number: int | None, utility: bool = False) -> Refusal:
    """`number` is None where the card has no such form there."""
    return _cannot_lie(castle, card, number) or _not_joined(castle, card, utility)


def against_moving(castle: Castle, card: int, number: int | None, utility: bool = False) -> Refusal:
    """The same for a room whose entrances are going to be moved."""
    refusal = _cannot_lie(castle, card, number)
    if refusal is not None or number is None:
        return refusal or _not_joined(castle, card, utility)
    form, x, y = drawings(card).spot(number)
    if form not in drawings(card).shapes:
        cells = [one.cells for one in drawings(card).forms]
        same = next(shape for shape in drawings(card).shapes if cells[shape] == cells[form])
        return Refusal("BL-8.3", "refusal-same-shape", {"form": same, "x": x, "y": y})
    return _not_joined(castle, card, utility)


def against_door(
    castle: Castle, card: int, number: int, door: int | None, chosen: Iterable[int] = (), utility: bool = False
) -> Refusal:
    """Why the next entrance of a room with moved entrances cannot lie there."""
    already = sorted(chosen)
    walls = drawings(card).outline(number).walls
    if door is None or not walls >> door & 1:
        return Refusal("BL-8.3", "refusal-door-wall")
    if door in already:
        return Refusal("BL-8.3", "refusal-door-twice")
    left = drawings(card).doors - len(already)
    if (already and door < already[-1]) or len([wall for wall in bits(walls) if wall > door]) < left - 1:
        return Refusal("BL-8.3", "refusal-door-order")
    return _not_joined(castle, card, utility)


def _cannot_lie(castle: Castle, card: int, number: int | None) -> Refusal | None:
    """Why the form cannot lie there, whatever it joins."""
    if number is None:
        return Refusal("BL-6.1", "refusal-no-such-form", {"room": ROOM_IDS[card]})
    drawn = drawings(card).outline(number)
    covered = fold(drawn.triangles)
    if covered & ~castle.lot():
        return Refusal("BL-6.2", "refusal-outside-lot", {"room": ROOM_IDS[card]})
    if covered & castle.moat:
        return Refusal("BL-6.3", "refusal-on-moat", {"room": ROOM_IDS[card]})
    if drawn.triangles & castle.filled:
        return Refusal("BL-6.3", "refusal-on-room", {"room": ROOM_IDS[card]})
    if covered & castle.solid or drawn.covers & castle.filled:
        return Refusal("BL-6.4", "refusal-curved", {"room": ROOM_IDS[card]})
    return None


def _not_joined(castle: Castle, card: int, utility: bool) -> Refusal:
    if not utility and castle.below and ROOMS[card].kind == DOWNSTAIRS:
        return Refusal("BL-6.7", "refusal-downstairs", {"room": ROOM_IDS[card]})
    return Refusal("BL-6.5", "refusal-not-joined", {"room": ROOM_IDS[card]})


def against_removing(castle: Castle, entrance: int | None) -> Refusal:
    there = entrance is not None and castle.entrances >> entrance & 1
    return Refusal("BL-8.5", "refusal-joined" if there else "refusal-no-entrance")


def against_passage(castle: Castle, passage: int | None) -> Refusal:
    """`passage` is a side by its one name: E or S of the left or upper square."""
    if passage is None or passage // CELLS not in (1, 2):
        return Refusal("BL-8.7", "refusal-no-wall")
    both = 1 << passage | across(1 << passage)
    if not both & castle.walls:
        return Refusal("BL-8.7", "refusal-no-wall")
    if both & castle.mouths:
        return Refusal("BL-8.9", "refusal-passage-there")
    if both & castle.moat * FOUR:
        return Refusal("BL-8.9", "refusal-passage-moat")
    return Refusal("BL-8.9", "refusal-passage-lot")


def against_moat(castle: Castle, run: Run) -> Refusal:
    if not is_straight(run):
        return Refusal("BL-9.3", "refusal-moat-straight")
    covered = run_squares(run)
    if covered & fold(castle.filled):
        return Refusal("BL-9.3", "refusal-moat-covers")
    if covered & RIM:
        return Refusal("BL-12.19", "refusal-moat-rim")
    return Refusal("BL-9.3", "refusal-moat-lot")


def against_line(line: str) -> Refusal:
    if line not in LINES:
        return Refusal("BL-8.12", "refusal-no-such-line")
    return Refusal("BL-8.12", "refusal-line-open", {"line": line})
