"""What is in the box. Everything reconstructed stands here, so that an owner of the printed game can correct it once.

Known: the two cards marked so, the totals of the box, and what the rulebook says about the decks in words.
Reconstructed: the other twelve cards (CA-1.3). Derived: a long wall is as long as short + tower + short (CA-1.4).
"""

from msgspec import Struct


class Pieces(Struct, frozen=True):
    """How many of each kind."""

    towers: int = 0
    long: int = 0
    short: int = 0

    def __add__(self, other: "Pieces") -> "Pieces":
        return Pieces(self.towers + other.towers, self.long + other.long, self.short + other.short)

    def __bool__(self) -> bool:
        return bool(self.towers or self.long or self.short)

    def total(self) -> int:
        return self.towers + self.long + self.short


class CardFace(Struct, frozen=True):
    id: str
    pieces: Pieces
    draw: bool
    """Carries the symbol that lets its player draw one more card."""

    @property
    def back(self) -> str:
        """tower or wall: which of the two decks it belongs to."""
        return "tower" if self.id[0] == "T" else "wall"


def _face(row: str) -> CardFace:
    card, towers, long, short, *symbol = row.split()
    return CardFace(card, Pieces(int(towers), int(long), int(short)), bool(symbol))


_TABLE = """
    T1  2  0  0  draw
    T2  1  0  1  draw
    T3  2  1  0
    T4  2  0  1
    T5  2  1  1
    T6  1  1  1
    T7  1  1  2
    W1  1  2  1
    W2  1  1  2
    W3  0  2  0  draw
    W4  1  0  3
    W5  1  1  1
    W6  1  2  2
    W7  0  1  0  draw
"""
"""card, towers, long walls, short walls, symbol. T1 and W1 are known from the rulebook (the deck of W1 is assumed)."""

CARDS: dict[str, CardFace] = {face.id: face for face in map(_face, _TABLE.strip().splitlines())}
KNOWN_CARDS = ("T1", "W1")
TOWER_DECK = tuple(card for card, face in CARDS.items() if face.back == "tower")
WALL_DECK = tuple(card for card, face in CARDS.items() if face.back == "wall")

OPENING_DRAW = 2
"""Cards taken from each of the two decks at the start."""


def shown_on(cards: tuple[str, ...]) -> Pieces:
    """All the pieces on some cards."""
    towers = long = short = 0
    for card in cards:
        pieces = CARDS[card].pieces
        towers += pieces.towers
        long += pieces.long
        short += pieces.short
    return Pieces(towers, long, short)


PER_SEAT = shown_on(tuple(CARDS))
"""The pieces of one player's share: exactly what the cards show."""
