"""One player's sheet: what is painted on it, and what it holds in its boxes."""

from operator import add
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from castlewright.games.kingdoms.board import (
    ALL,
    FINAL,
    IS_MIXED,
    KINGDOM_REGIONS,
    NEIGHBOURS,
    PARTNER,
    REGION,
    ROW_REGIONS,
    SPELL_OF,
    SPELL_REGIONS,
    mix,
)
from castlewright.games.kingdoms.components import BLOTS, COLOURS, KINGDOMS_TO_END, SPELLS, TOWERS

Counts = tuple[int, ...]

NO_SPELLS: Counts = (0,) * len(SPELLS)
NO_DROPS: Counts = (0,) * len(COLOURS)


def plus(counts: Counts, index: int, amount: int = 1) -> Counts:
    return (*counts[:index], counts[index] + amount, *counts[index + 1 :])


class Paper(Struct, frozen=True):
    """One player's sheet. Sets of regions are bits; spells are counted in the order of SPELLS, drops of COLOURS."""

    painted: Counts = NO_DROPS
    """The regions of each colour."""
    beside: Counts = NO_DROPS
    """The regions that have a neighbour of each colour."""
    filled: int = 0
    awaiting: int = 0
    """Regions whose tower waits for them only."""
    awaiting_mixed: int = 0
    """Those of them whose partner has a mixed colour."""
    spells: Counts = NO_SPELLS
    """Ready to be cast."""
    new_spells: Counts = NO_SPELLS
    """Gained in this round."""
    used_spells: Counts = NO_SPELLS
    drops: Counts = NO_DROPS
    new_drops: Counts = NO_DROPS
    used_drops: Counts = NO_DROPS
    blots: int = 0
    start: int | None = None
    """The spell it began with."""

    def with_region(self, region: int, colour: int, gives: int | None = None) -> "Paper":
        """One more region painted, and everything that follows at once: a spell, a tower drop."""
        bit = 1 << region
        awaiting, awaiting_mixed, new_drops = self.awaiting, self.awaiting_mixed, self.new_drops
        partner = PARTNER[region]
        if partner is not None:
            if awaiting & bit:
                given = mix(colour, self.colour_of(partner)) if gives is None else gives
                new_drops = plus(new_drops, given)
                awaiting &= ~bit
                awaiting_mixed &= ~bit
            else:
                awaiting |= 1 << partner
                if IS_MIXED[colour]:
                    awaiting_mixed |= 1 << partner
        spell = SPELL_OF[region]
        painted, beside = self.painted, self.beside
        return Paper(
            (*painted[:colour], painted[colour] | bit, *painted[colour + 1 :]),
            (*beside[:colour], beside[colour] | NEIGHBOURS[region], *beside[colour + 1 :]),
            self.filled | bit,
            awaiting,
            awaiting_mixed,
            self.spells,
            self.new_spells if spell is None else plus(self.new_spells, spell),
            self.used_spells,
            self.drops,
            new_drops,
            self.used_drops,
            self.blots,
            self.start,
        )

    def casting(self, spell: int) -> "Paper":
        return replace(self, spells=plus(self.spells, spell, -1), used_spells=plus(self.used_spells, spell))

    def spending(self, colour: int) -> "Paper":
        """A tower drop is used."""
        return replace(self, drops=plus(self.drops, colour, -1), used_drops=plus(self.used_drops, colour))

    def blotted(self) -> "Paper":
        return replace(self, blots=min(self.blots + 1, BLOTS))

    def rested(self) -> "Paper":
        """After a round: what was gained in it is ready."""
        if self.new_spells == NO_SPELLS and self.new_drops == NO_DROPS:
            return self
        spells, drops = self.spells, self.drops
        return replace(
            self,
            spells=spells if self.new_spells == NO_SPELLS else tuple(map(add, spells, self.new_spells)),
            new_spells=NO_SPELLS,
            drops=drops if self.new_drops == NO_DROPS else tuple(map(add, drops, self.new_drops)),
            new_drops=NO_DROPS,
        )

    def colour_of(self, region: int) -> int:
        return next(colour for colour, regions in enumerate(self.painted) if regions >> region & 1)

    def completed(self, row: int) -> bool:
        """Is the achievement of a score row done?"""
        if row == FINAL:
            return sum(self.filled & regions == regions for regions in KINGDOM_REGIONS) >= KINGDOMS_TO_END
        return self.filled & ROW_REGIONS[row] == ROW_REGIONS[row]

    def completed_since(self, before: "Paper") -> list[int]:
        """The rows whose achievement was done after an earlier paper."""
        now, then = self.filled, before.filled
        if now == then:
            return []
        rows = [row for row, regions in enumerate(ROW_REGIONS) if now & regions == regions != then & regions]
        if rows and self.completed(FINAL) and not before.completed(FINAL):
            rows.append(FINAL)
        return rows

    def supplies(self) -> dict[str, Any]:
        """Every region, spell and tower drop of the sheet, wherever it is now, counted: it never changes."""
        spells = [
            self.spells[spell]
            + self.new_spells[spell]
            + self.used_spells[spell]
            + (regions & ~self.filled).bit_count()
            - (self.start == spell)
            for spell, regions in enumerate(SPELL_REGIONS)
        ]
        filled = self.filled
        unfinished = sum(not (filled >> REGION[one] & filled >> REGION[other] & 1) for one, other in TOWERS)
        return {
            "regions": sum(map(int.bit_count, self.painted)) + (ALL & ~filled).bit_count(),
            "spells": spells,
            "towers": unfinished + sum(self.drops) + sum(self.new_drops) + sum(self.used_drops),
            "blots": 0 <= self.blots <= BLOTS,
        }
