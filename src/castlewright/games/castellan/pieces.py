"""How pieces are named for a client to light up."""

from functools import cache

from castlewright.core import Piece

from .board import Cell, Node, place_nodes
from .moves import Tower, Wall


def tower_piece(at: Node) -> Piece:
    return {"tower": [*at]}


def wall_piece(a: Node, b: Node) -> Piece:
    return {"wall": [[*a], [*b]]}


def cell_piece(cell: Cell) -> Piece:
    return {"cell": [*cell]}


def yard_piece(cell: Cell, double: bool) -> Piece:
    return {"cell": [*cell], "double": double}


def card_pieces(cards: tuple[str, ...]) -> tuple[Piece, ...]:
    return tuple({"card": card} for card in cards)


@cache
def built_piece(place: int) -> Piece:
    """The tower or wall on a place of the castle."""
    ends = place_nodes(place)
    return tower_piece(ends[0]) if len(ends) == 1 else wall_piece(ends[0], ends[1])


def building_of(piece: Piece) -> Tower | Wall:
    """The move that built a tower or wall."""
    if "tower" in piece:
        x, y = piece["tower"]
        return Tower((x, y))
    (ax, ay), (bx, by) = piece["wall"]
    return Wall((ax, ay), (bx, by))
