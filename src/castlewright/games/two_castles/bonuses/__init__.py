"""Bonuses: what a third or fifth room of a type brings to its castle, and what is drawn for it."""

from msgspec import Struct

from castlewright.games.two_castles.components import FOUNTAIN, GRAND_FOYER, TOWER, TYPES
from castlewright.games.two_castles.moves import BonusOption

FIVE = "five"
"""The bonus for a fifth room; the others are called by their type."""
DRAWING = ("food", "utility")
"""Bonuses that show hidden rooms or cards."""

SPECIALTY_OF: dict[str, tuple[int, ...]] = {
    "outdoor": (FOUNTAIN,),
    "sleeping": (TOWER,),
    "corridor": (GRAND_FOYER,),
    FIVE: (FOUNTAIN, GRAND_FOYER, TOWER),
}
"""The faces that may be built by a bonus."""
COPIES = tuple(sorted(kind for kind in TYPES if kind != "downstairs"))
"""The bonuses that a third downstairs room may take."""


class Bonus(Struct, frozen=True):
    """A bonus that a castle has earned and its partners have to settle."""

    kind: str
    drawn: tuple[int, ...] = ()
    """Rooms (food) or cards (utility); none while the castle waits for the supply."""
    left: int = 0
    """At what time they left the supply (`piles`)."""
    proposal: BonusOption | None = None

    @property
    def draws(self) -> bool:
        return self.kind in DRAWING

    @property
    def waits(self) -> bool:
        return not self.drawn and self.kind in DRAWING


def third_or_fifth(counts: tuple[int, ...], kind: int) -> str | None:
    """The bonus that one more room of a type would bring (TC-6.1)."""
    count = counts[kind]
    if count == 2:
        return TYPES[kind]
    return FIVE if count == 4 else None
