"""Pieces as clients know them: how one is named to be lit up, and all of them to be drawn; no rule."""

from typing import Any

from castlewright.core import Piece

from .board import (
    CAPITALS,
    CELLS,
    HEIGHT,
    KINGDOM_IDS,
    KINGDOM_NEIGHBOURS,
    KINGDOM_OF,
    KINGDOM_REGIONS,
    MONSTER_REGIONS,
    NEIGHBOURS,
    REGIONS,
    SYMBOL,
    TAMER,
    WIDTH,
    bits,
    names,
)
from .components import (
    BASIC,
    BLOTS,
    COLOURS,
    DICE,
    EDGE,
    FACES,
    KINGDOM_SPEED,
    KINGDOMS,
    KINGDOMS_TO_END,
    MIXED,
    MIXES,
    MONSTER_SPEED,
    MONSTERS,
    ROWS,
    SPEED,
    SPELLS,
    TOWERS,
    VERDICTS,
)


def region_piece(seat: int, region: int | str) -> Piece:
    """A region of somebody's sheet, by number or by name."""
    return {"region": REGIONS[region] if isinstance(region, int) else region, "seat": seat}


def kingdom_piece(kingdom: str, seat: int | None = None) -> Piece:
    """A kingdom of the map, or of somebody's sheet."""
    return {"kingdom": kingdom} if seat is None else {"kingdom": kingdom, "seat": seat}


def row_piece(seat: int, row: str) -> Piece:
    """A score row of a sheet: a kingdom, a kind of monster, `final`, `blots`."""
    return {"row": row, "seat": seat}


def blot_piece(seat: int, number: int) -> Piece:
    return {"blot": number, "seat": seat}


def die_piece(die: str) -> Piece:
    return {"die": die}


def box() -> dict[str, Any]:
    """Everything a client needs to draw the map, the sheet and the dice."""
    return {
        "verdicts": [0, *sorted(least for least, _ in VERDICTS)],
        "width": WIDTH,
        "height": HEIGHT,
        "edge": EDGE,
        "raster": [list(row) for row in CELLS],
        "kingdoms": [_kingdom(index) for index in range(len(KINGDOMS))],
        "regions": [_region(index) for index in range(len(REGIONS))],
        "towers": [list(tower) for tower in TOWERS],
        "colours": list(COLOURS),
        "basic": list(BASIC),
        "mixed": list(MIXED),
        "mixes": [{"of": [one, other], "gives": mixed} for one, other, mixed in MIXES],
        "dice": list(DICE),
        "faces": list(FACES),
        "spells": list(SPELLS),
        "spell_boxes": 1 + len(KINGDOMS),
        "monsters": [
            {
                "kind": kind,
                "colours": list(colours),
                "points": points,
                "regions": names(regions),
                "speed": list(MONSTER_SPEED),
            }
            for (kind, colours, points), regions in zip(MONSTERS, MONSTER_REGIONS, strict=True)
        ],
        "rows": [
            {"row": row, "first": first, "second": second} for row, (first, second) in zip(ROWS, SPEED, strict=True)
        ],
        "blots": BLOTS,
        "kingdoms_to_end": KINGDOMS_TO_END,
    }


def _kingdom(index: int) -> dict[str, Any]:
    kingdom, letter, colour, points = KINGDOMS[index]
    return {
        "id": kingdom,
        "letter": letter,
        "colour": colour,
        "capital": names(CAPITALS[index])[0],
        "points": points,
        "regions": names(KINGDOM_REGIONS[index]),
        "neighbours": [KINGDOM_IDS[other] for other in bits(KINGDOM_NEIGHBOURS[index])],
        "speed": list(KINGDOM_SPEED),
    }


def _region(index: int) -> dict[str, Any]:
    symbol, tamer = SYMBOL[index], TAMER[index]
    return {
        "id": REGIONS[index],
        "kingdom": KINGDOM_IDS[KINGDOM_OF[index]],
        "symbol": symbol.partition("-")[0],
        "colour": None if tamer is None else COLOURS[tamer],
        "neighbours": names(NEIGHBOURS[index]),
        "cells": [[x, y] for y, row in enumerate(CELLS) for x, region in enumerate(row) if region == REGIONS[index]],
    }
