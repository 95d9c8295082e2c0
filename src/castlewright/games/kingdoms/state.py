"""What is on the table. Papers and turns are never changed, only replaced: a copy of a state shares them."""

from typing import Any

from msgspec import Struct

from castlewright.core import Options

from .dice.throw import Die
from .painting.paper import Counts, Paper
from .painting.turn import Turn

TURNS, CROSS, OVER = "turns", "cross", "over"
"""The phases: everybody takes and paints; alone, a digit is to be crossed out; the game is over."""


class State(Struct):
    """The whole table."""

    edition: int
    seats: int
    options: Options
    phase: str
    """TURNS, CROSS or OVER."""
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
            self.edition,
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
        if self.taken == self.seats or self.phase != TURNS:
            return None
        return (self.token + self.taken) % self.seats


_ALONE = (0,)


def takes_stay(state: State) -> bool:
    """Since edition 2: once the next player has taken a die, mine stays taken even if theirs is put back (CK-4.5)."""
    return state.edition >= 2


def stage(state: State) -> tuple[int, str]:
    """A turn is one die and what is painted with it; alone, crossing out a digit is a turn too."""
    return state.round, state.phase


def actors(state: State) -> tuple[int, ...]:
    """Who paints, and who takes a die."""
    if state.phase != TURNS:
        return () if state.phase == OVER else _ALONE
    if state.seats == 1:
        turn = state.turns[0]
        return () if turn is not None and turn.done else _ALONE
    acting = [seat for seat, turn in enumerate(state.turns) if turn is not None and not turn.done]
    if state.taken < state.seats:
        acting.append((state.token + state.taken) % state.seats)
        acting.sort()
    return tuple(acting)


def conserved(state: State) -> Any:
    """Every region, spell and tower drop of every sheet, wherever it is now, counted; and no die in two places."""
    held = [turn.die for turn in state.turns if turn is not None]
    return {
        "dice": len(state.dice),
        "doubled": [die for die in held if state.tray >> die & 1 or held.count(die) > 1],
        "sheets": [paper.supplies() for paper in state.papers],
    }
