"""How pieces are named for a client to light up, and what a client must know of them to draw them: no rule.

On a sheet: a `room` by its number in the order of drawing (the foyer is −1), a `square`, an `edge` or a `door`, a
`line` of the lot, a `moat` by its number (in events by its ends), with the `seat` whose sheet it is. Beside it: a
`card`, `bonus`, `decree` or `favor` by its id, a `reward` of a track, a `swan`, a `column`, a `row`, a `group`.
"""

from collections.abc import Sequence
from typing import Any

from castlewright.core import Piece

from .board import EDGES, squares
from .castle import Run
from .castle.forms import drawings
from .components import (
    BONUS_POINTS,
    CASTLE_NAMES,
    CIRCLES,
    DECREE_POINTS,
    DECREES,
    FAVORS,
    FOYER_AREA,
    FOYER_ENTRANCES,
    FOYER_SQUARES,
    GROUPS,
    LINES,
    LOT_FIRST,
    LOT_LAST,
    NOT_ALONE_DECREES,
    NOT_ALONE_FAVORS,
    PLACE_POINTS,
    PLAY_DECREES,
    ROOM_POINTS,
    ROOMS,
    ROUNDS,
    SIDES,
    SIZES,
    SPECIALS,
    SQUARES,
    START_DECREES,
    SWANS,
    SWANS_FOR_MOAT,
    TITLES,
    TYPES,
)

# -- pieces of some sheet: a line of the score says whose ------------------------------------------------------------


def rooms(indices: Sequence[int]) -> tuple[Piece, ...]:
    return tuple({"room": index} for index in indices)


def ground(mask: int) -> tuple[Piece, ...]:
    return tuple({"square": list(place)} for place in squares(mask))


def sides(numbers: Sequence[int]) -> tuple[Piece, ...]:
    return tuple({"edge": list(EDGES[number])} for number in numbers)


def moats(runs: Sequence[Run]) -> tuple[Piece, ...]:
    return tuple({"moat": number} for number in range(len(runs)))


# -- pieces of a seat's sheet, for events ----------------------------------------------------------------------------


def room_at(seat: int, index: int) -> Piece:
    return {"seat": seat, "room": index}


def door_at(seat: int, x: int, y: int, side: str) -> Piece:
    return {"seat": seat, "door": [x, y, side]}


def edge_at(seat: int, x: int, y: int, side: str) -> Piece:
    return {"seat": seat, "edge": [x, y, side]}


def line_at(seat: int, line: str) -> Piece:
    return {"seat": seat, "line": line}


def moat_at(seat: int, run: Run) -> Piece:
    return {"seat": seat, "moat": list(run)}


def card_of(card: str) -> Piece:
    return {"card": card}


# -- the box ---------------------------------------------------------------------------------------------------------


def components() -> dict[str, Any]:
    """Squares of a form are `[x, y, part]` from its upper left corner; part is `#`, or the letter of the corner that
    is cut off: a north-west, b north-east, c south-west, d south-east, small for a diagonal, capital for a curve."""
    return {
        "squares": SQUARES,
        "lot": [LOT_FIRST, LOT_LAST],
        "lines": list(LINES),
        "types": list(TYPES),
        "sizes": list(SIZES),
        "rooms": [_room(card) for card in range(len(ROOMS))],
        "foyer": {
            "size": FOYER_AREA,
            "squares": [list(square) for square in FOYER_SQUARES],
            "doors": [list(door) for door in FOYER_ENTRANCES],
        },
        "bonuses": [{"id": bonus, "points": points} for bonus, points in BONUS_POINTS.items()],
        "favors": [{"id": favor, "alone": favor not in NOT_ALONE_FAVORS} for favor in FAVORS],
        "decrees": [
            {
                "id": decree,
                "when": "start" if decree in START_DECREES else "play" if decree in PLAY_DECREES else "score",
                "points": DECREE_POINTS.get(decree),
                "alone": decree not in NOT_ALONE_DECREES,
            }
            for decree in DECREES
        ],
        "groups": list(GROUPS),
        "room_points": dict(zip(TYPES, ROOM_POINTS, strict=False)),
        "place_points": list(PLACE_POINTS),
        "specials": list(SPECIALS),
        "last_turns": CIRCLES,
        "swans": SWANS,
        "swans_for_moat": SWANS_FOR_MOAT,
        "rounds": ROUNDS,
        "verdicts": list(TITLES),
        "names": list(CASTLE_NAMES),
    }


def _room(card: int) -> dict[str, Any]:
    room, drawn = ROOMS[card], drawings(card)
    return {
        "id": room.id,
        "type": TYPES[room.kind],
        "size": room.size,
        "swan": room.swan,
        "forms": [
            {
                "width": form.width,
                "height": form.height,
                "squares": [list(cell) for cell in form.cells],
                "doors": [[x, y, SIDES[side]] for x, y, side in form.doors],
            }
            for form in drawn.forms
        ],
        "turns": [list(turns) for turns in drawn.turns],
        "shapes": list(drawn.shapes),
    }
