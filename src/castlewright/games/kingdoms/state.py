"""What is on the table. Papers and turns are never changed, only replaced: a copy of a state shares them."""

from operator import add
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from castlewright.core import Options

from .board import (
    ALL,
    IS_MIXED,
    KINGDOM_REGIONS,
    MONSTER_REGIONS,
    NEIGHBOURS,
    PARTNER,
    REGION,
    SPELL_OF,
    SPELL_REGIONS,
    mix,
)
from .components import (
    BLOTS,
    COLOURS,
    DICE,
    FINAL_SPEED,
    KINGDOM_SPEED,
    KINGDOMS,
    KINGDOMS_TO_END,
    MONSTER_SPEED,
    MONSTERS,
    SPELLS,
    TOWERS,
)
from .dice import Die

Counts = tuple[int, ...]

ROWS = (*(kingdom for kingdom, _, _, _ in KINGDOMS), *(kind for kind, _, _ in MONSTERS), "final")
"""The score rows that have speed digits."""
ROW = {row: index for index, row in enumerate(ROWS)}
FINAL = ROW["final"]
SPEED = (*(KINGDOM_SPEED for _ in KINGDOMS), *(MONSTER_SPEED for _ in MONSTERS), FINAL_SPEED)
ROW_REGIONS = (*KINGDOM_REGIONS, *MONSTER_REGIONS)

NO_SPELLS: Counts = (0,) * len(SPELLS)
NO_DROPS: Counts = (0,) * len(COLOURS)
ALL_DICE = (1 << len(DICE)) - 1


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


class Turn(Struct, frozen=True):
    """One player's turn, from the die taken. Die, kingdom, colour and `done` are public, the rest is not."""

    die: int
    kingdom: int
    """The kingdom named with the die."""
    colour: int
    source: int
    """The kingdom the die counts as taken from."""
    kingdoms: int
    """The set of kingdoms open to the die's drops."""
    left: int
    """Drops of the die's own colour still to be placed."""
    blended: int = 0
    """Mixed drops still to be placed."""
    shifted: bool = False
    begun: bool = False
    """Something was painted in this turn."""
    done: bool = False

    def with_drop(self, left: int, blended: int) -> "Turn":
        return Turn(
            self.die, self.kingdom, self.colour, self.source, self.kingdoms, left, blended, self.shifted, True, False
        )

    def finished(self) -> "Turn":
        return Turn(
            self.die,
            self.kingdom,
            self.colour,
            self.source,
            self.kingdoms,
            self.left,
            self.blended,
            self.shifted,
            self.begun,
            True,
        )

    @property
    def spread(self) -> bool:
        return self.kingdoms != 1 << self.source


class State(Struct):
    """The whole table."""

    seats: int
    options: Options
    phase: str
    """turns, cross (alone, a digit is to be crossed) or over."""
    round: int
    throw: int
    token: int
    last: bool
    """This round is the last."""
    dice: tuple[Die, ...]
    tray: int
    """The set of dice that are still there."""
    taken: int
    """How many seats have taken a die in this round."""
    papers: list[Paper]
    opened: list[Paper]
    """The papers as everybody knows them: as they were when the round began."""
    turns: list[Turn | None]
    firsts: Counts
    """For each row, the set of seats that have its first digit."""
    seconds: Counts
    crossed_firsts: int = 0
    """Alone: the set of rows whose first digit is crossed out."""
    crossed_seconds: int = 0
    latest: Counts = ()
    """The regions each seat painted in the last finished round."""

    def copy(self) -> "State":
        return State(
            self.seats,
            self.options,
            self.phase,
            self.round,
            self.throw,
            self.token,
            self.last,
            self.dice,
            self.tray,
            self.taken,
            self.papers[:],
            self.opened[:],
            self.turns[:],
            self.firsts,
            self.seconds,
            self.crossed_firsts,
            self.crossed_seconds,
            self.latest,
        )

    def turn(self, seat: int) -> Turn:
        """The turn of one who has taken a die."""
        turn = self.turns[seat]
        assert turn is not None
        return turn

    @property
    def taker(self) -> int | None:
        """Who has to take a die now."""
        if self.taken == self.seats or self.phase != "turns":
            return None
        return (self.token + self.taken) % self.seats


_ALONE = (0,)


def actors(state: State) -> tuple[int, ...]:
    """Who paints, and who takes a die."""
    if state.phase != "turns":
        return () if state.phase == "over" else _ALONE
    if state.seats == 1:
        turn = state.turns[0]
        return () if turn is not None and turn.done else _ALONE
    acting = [seat for seat, turn in enumerate(state.turns) if turn is not None and not turn.done]
    if state.taken < state.seats:
        acting.append((state.token + state.taken) % state.seats)
        acting.sort()
    return tuple(acting)


def plus(counts: Counts, index: int, amount: int = 1) -> Counts:
    return (*counts[:index], counts[index] + amount, *counts[index + 1 :])


def conserved(state: State) -> Any:
    """Every region, spell and tower drop of every sheet, wherever it is now, counted; and no die in two places."""
    held = [turn.die for turn in state.turns if turn is not None]
    return {
        "dice": len(state.dice),
        "doubled": [die for die in held if state.tray >> die & 1 or held.count(die) > 1],
        "sheets": [_supplies(paper) for paper in state.papers],
    }


def _supplies(paper: Paper) -> dict[str, Any]:
    spells = [
        paper.spells[spell]
        + paper.new_spells[spell]
        + paper.used_spells[spell]
        + (regions & ~paper.filled).bit_count()
        - (paper.start == spell)
        for spell, regions in enumerate(SPELL_REGIONS)
    ]
    unfinished = sum(not (paper.filled >> REGION[one] & paper.filled >> REGION[other] & 1) for one, other in TOWERS)
    return {
        "regions": sum(map(int.bit_count, paper.painted)) + (ALL & ~paper.filled).bit_count(),
        "spells": spells,
        "towers": unfinished + sum(paper.drops) + sum(paper.new_drops) + sum(paper.used_drops),
        "blots": 0 <= paper.blots <= BLOTS,
    }
