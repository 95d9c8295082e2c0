"""What every room wants: the printed tables turned into the few kinds they share."""

from typing import Any

from .cells import AROUND, STRIDE
from .kinds import LOOKS, Anywhere, Column, Connected, Fixed, Kind, Nearby, Variety
from .pieces import (
    ANY,
    ATTENDANT_COPIES,
    ATTENDANTS,
    FACES,
    FIRST_THRONE,
    GROUPS,
    HANGING_OF,
    HANGINGS,
    LEVELS,
    PIECES,
    PRINTED,
    ROOMS,
    THRONES,
    TYPE_OF,
    TYPES,
    mask,
)

STACK = 9
"""Rooms in a stack when a round begins."""
TURNS = 4
ROUNDS = 2
FOOD_DRAW = 5
CARD_DRAW = 3
THRONE_POINTS = 2

MOST_ATTENDANTS = 2
MOST_CARDS = 2
MOST_SPECIALTY = 6
MOST_REGULAR = 18
"""What TC-6.13 allows in one castle."""

UNDER_OPEN_SKY = ("outdoor", "fountain", "tower")


def _kind(kind: str, row: dict[str, str]) -> Kind:
    match kind:
        case "food":
            return Nearby("TC-7.2", "line-beside", 2, row["wants"], LOOKS[row["cells"]])
        case "living":
            return Nearby("TC-7.3", "line-around", int(row["each"]), row["wants"], LOOKS[row["cells"]])
        case "utility":
            return Connected("TC-7.4", "line-connected", 1, row["wants"])
        case "outdoor":
            return Anywhere("TC-7.5", "line-anywhere", 1, row["wants"])
        case "sleeping":
            return Variety("TC-7.6", "line-variety", 4, 1)
        case "corridor":
            return Nearby("TC-7.7", "line-hanging", 1, row["hanging"], AROUND)
        case _:
            return Column("TC-7.8", "line-column", int(row["each"]), row["wants"], True, "down" in row["looks"])


_REGULAR = {row["room"]: _kind(kind, row) for kind in TYPES for row in PRINTED[kind]}
_SPECIALTY: dict[str, Kind] = {
    "fountain": Fixed("TC-7.10", "line-fountain", 5, ""),
    "grand_foyer": Nearby("TC-7.11", "line-foyer", 1, ANY, AROUND),
    "tower": Column("TC-7.9", "line-tower", 1, ANY, False, True),
}
KINDS: tuple[Kind, ...] = tuple((_REGULAR | _SPECIALTY)[piece] for piece in PIECES[:FIRST_THRONE])
"""How each room earns, by its number; throne rooms have `MARKS` instead."""

MARKS: tuple[dict[int, int], ...] = tuple(
    {x * STRIDE + y: mask(*wants) for x, y in marked} for _, wants, marked in THRONES.values()
)
"""For each throne room its marked cells, and what it wants there."""


def components(cards: list[dict[str, Any]]) -> dict[str, Any]:
    """Everything a client needs to draw the pieces; names are in the Fluent files."""
    return {
        "types": [
            {"id": kind, "level": LEVELS[kind], "open_sky": kind in UNDER_OPEN_SKY, "bonus": f"bonus-{kind}"}
            for kind in TYPES
        ],
        "hangings": list(HANGINGS),
        "rooms": [
            {
                "id": room,
                "type": TYPES[TYPE_OF[n]],
                "hanging": HANGING_OF[n],
                "level": LEVELS[TYPES[TYPE_OF[n]]],
                "open_sky": TYPES[TYPE_OF[n]] in UNDER_OPEN_SKY,
                **KINDS[n].described(),
            }
            for n, room in enumerate(ROOMS)
        ],
        "specialty": [
            {
                "id": face,
                "type": "specialty",
                "hanging": None,
                "level": LEVELS[face],
                "open_sky": face in UNDER_OPEN_SKY,
                **_SPECIALTY[face].described(),
            }
            for face in FACES
        ],
        "thrones": [
            {"id": throne, "hanging": hanging, "wants": list(wants), "cells": [list(at) for at in marked], "each": 2}
            for throne, (hanging, wants, marked) in THRONES.items()
        ],
        "attendants": [
            {"id": attendant, "hanging": hanging, "copies": ATTENDANT_COPIES}
            for attendant, hanging in ATTENDANTS.items()
        ],
        "cards": cards,
        "groups": list(GROUPS),
        "rounds": ROUNDS,
        "turns": TURNS,
        "stack": STACK,
    }
