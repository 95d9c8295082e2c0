"""The box as a client needs it: everything to draw cards, sheet and score sheet, and no rule."""

from typing import Any

from .castle.forms import drawings
from .choices import CASTLE_NAMES
from .components import (
    BONUS_POINTS,
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
        "titles": list(TITLES),
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
