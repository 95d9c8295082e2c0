"""How pieces are named for clients to light up, and described for them to draw; their words are in the Fluent files."""

from typing import Any

from castlewright.core import Owner, Piece

from .board import THRONE_LEFT, at_cell
from .bonuses.cards import CARD_IDS, CARDS
from .castle import Castle
from .components import (
    ATTENDANT_COPIES,
    ATTENDANT_IDS,
    ATTENDANTS,
    FACES,
    GROUPS,
    HANGING_OF,
    HANGINGS,
    LEVELS,
    NUMBER,
    PIECES,
    ROOMS,
    ROUNDS,
    STACK,
    THRONE_POINTS,
    THRONES,
    TURNS,
    TYPE_OF,
    TYPES,
    UNDER_OPEN_SKY,
)
from .moves import Add, Build
from .rooms.wants import KINDS
from .state import MOST_PLACES


def castle_name(number: int) -> str:
    """A castle as the owner of its sheet, and as the part of the table in which moves are taken back."""
    return f"castle-{number}"


_CASTLES = {castle_name(number): number for number in range(MOST_PLACES)}


def castle_number(name: Owner) -> int | None:
    """The inverse; None for what is no castle."""
    return _CASTLES.get(str(name))


def tile_piece(room: int) -> Piece:
    """A room that stands nowhere yet."""
    return {"room": PIECES[room]}


def built_piece(move: Build | Add) -> Piece:
    """A room in one castle of a table."""
    return {"castle": move.castle, "room": move.room, "x": move.at[0], "y": move.at[1]}


def room_piece(castle: Castle, cell: int) -> Piece:
    """A room of a castle that is spoken of alone."""
    if cell == THRONE_LEFT:
        return throne_piece(castle)
    x, y = at_cell(cell)
    return {"room": PIECES[castle.rooms[cell]], "x": x, "y": y}


def throne_piece(castle: Castle) -> Piece:
    return {"throne": PIECES[castle.throne]}


def card_piece(card: int) -> Piece:
    return {"card": CARD_IDS[card]}


def attendant_piece(attendant: int) -> Piece:
    return {"attendant": ATTENDANT_IDS[attendant]}


def components() -> dict[str, Any]:
    """Everything a client needs to draw the pieces."""
    return {
        "types": [
            {"id": kind, "level": LEVELS[kind], "open_sky": kind in UNDER_OPEN_SKY, "bonus": f"bonus-{kind}"}
            for kind in TYPES
        ],
        "hangings": list(HANGINGS),
        "rooms": [_room(room, TYPES[TYPE_OF[NUMBER[room]]], TYPES[TYPE_OF[NUMBER[room]]]) for room in ROOMS],
        "specialty": [_room(face, "specialty", face) for face in FACES],
        "thrones": [
            {
                "id": throne,
                "hanging": hanging,
                "wants": list(wants),
                "cells": [list(at) for at in marked],
                "each": THRONE_POINTS,
            }
            for throne, (hanging, wants, marked) in THRONES.items()
        ],
        "attendants": [
            {"id": attendant, "hanging": hanging, "copies": ATTENDANT_COPIES}
            for attendant, hanging in ATTENDANTS.items()
        ],
        "cards": [{"id": card, "each": CARDS[card].each, "rule": CARDS[card].rule} for card in CARD_IDS],
        "groups": list(GROUPS),
        "rounds": ROUNDS,
        "turns": TURNS,
        "stack": STACK,
    }


def _room(room: str, kind: str, stands_as: str) -> dict[str, Any]:
    """A tile; `stands_as` is what says where it may stand: its type, or its face."""
    return {
        "id": room,
        "type": kind,
        "hanging": HANGING_OF[NUMBER[room]],
        "level": LEVELS[stands_as],
        "open_sky": stands_as in UNDER_OPEN_SKY,
        **KINDS[NUMBER[room]].described(),
    }
