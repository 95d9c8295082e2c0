"""Why something cannot be drawn on a sheet: each question of `castle` has its answer in words here."""

from collections.abc import Iterable

from castlewright.core import Refusal
from castlewright.games.blueprints.board import CELLS, FOUR, across, at, bits, fold
from castlewright.games.blueprints.components import DOWNSTAIRS, LINES, ROOM_IDS, ROOMS, SQUARES

from .castle import Castle
from .forms import drawings
from .runs import Run, run_squares


def why_not_draw(castle: Castle, card: int, number: int | None, utility: bool = False) -> Refusal | None:
    """Why a placement of a card cannot be drawn now; `number` is None where the card has no such form there."""
    refusal = _cannot_lie(castle, card, number)
    if refusal is not None or number is None:
        return refusal
    return None if number in castle.placements(card, utility) else _not_joined(castle, card, utility)


def why_not_move(castle: Castle, card: int, number: int | None, utility: bool = False) -> Refusal | None:
    """The same for a room whose entrances are going to be moved."""
    refusal = _cannot_lie(castle, card, number)
    if refusal is not None or number is None:
        return refusal
    if number in castle.movable_spots(card, utility):
        return None
    form, x, y = drawings(card).spot(number)
    if form not in drawings(card).shapes:
        same = next(
            n for n in drawings(card).shapes if drawings(card).forms[n].cells == drawings(card).forms[form].cells
        )
        return Refusal("BL-8.3", "refusal-same-shape", {"form": same, "x": x, "y": y})
    return _not_joined(castle, card, utility)


def why_not_door(
    castle: Castle, card: int, number: int, door: int | None, chosen: Iterable[int] = (), utility: bool = False
) -> Refusal | None:
    """Why the next entrance of a room with moved entrances cannot lie there."""
    already = sorted(chosen)
    if door is not None and door in castle.door_choices(card, number, already, utility):
        return None
    walls = drawings(card).outline(number).walls
    if door is None or not walls >> door & 1:
        return Refusal("BL-8.3", "refusal-door-wall")
    if door in already:
        return Refusal("BL-8.3", "refusal-door-twice")
    if already and door < already[-1]:
        return Refusal("BL-8.3", "refusal-door-order")
    left = drawings(card).doors - len(already)
    if len([wall for wall in bits(walls) if wall > door]) < left - 1:
        return Refusal("BL-8.3", "refusal-door-order")
    return _not_joined(castle, card, utility)


def _cannot_lie(castle: Castle, card: int, number: int | None) -> Refusal | None:
    """Why the form cannot lie there, whatever it joins."""
    if number is None:
        return Refusal("BL-6.1", "refusal-form", {"room": ROOM_IDS[card]})
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


def why_not_remove(castle: Castle, entrance: int | None) -> Refusal | None:
    if entrance is None or not castle.entrances >> entrance & 1:
        return Refusal("BL-8.5", "refusal-no-entrance")
    if not castle.unjoined() >> entrance & 1:
        return Refusal("BL-8.5", "refusal-joined")
    return None


def why_not_passage(castle: Castle, passage: int | None) -> Refusal | None:
    """`passage` is a side by its one name: E or S of the left or upper square."""
    if passage is not None and castle.new_passages() >> passage & 1:
        return None
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


def why_not_dig(castle: Castle, run: Run, rim: bool = False) -> Refusal | None:
    x, y, to_x, to_y = run
    if not (-1 <= x <= to_x <= SQUARES and -1 <= y <= to_y <= SQUARES and (x == to_x or y == to_y)):
        return Refusal("BL-9.3", "refusal-moat-straight")
    covered = run_squares(run)
    if not covered & ~castle.moat_ground():
        return None
    if covered & fold(castle.filled):
        return Refusal("BL-9.3", "refusal-moat-covers")
    if run in castle.moats_possible(rim):
        return None
    if any(not (0 <= x < SQUARES and 0 <= y < SQUARES) for x, y in map(at, bits(covered))):
        return Refusal("BL-12.19", "refusal-moat-rim")
    return Refusal("BL-9.3", "refusal-moat-lot")


def why_not_open(castle: Castle, line: int) -> Refusal | None:
    if not 0 <= line < len(LINES):
        return Refusal("BL-8.12", "refusal-line", {"line": line})
    if castle.flags >> line & 1:
        return Refusal("BL-8.12", "refusal-line-open", {"line": LINES[line]})
    return None
