"""Whole turns that look good: a beam over drops, spells and tower drops, on sheets alone."""

from typing import NamedTuple

from castlewright.games.kingdoms.choices import turn_moves
from castlewright.games.kingdoms.moves import Done, Move
from castlewright.games.kingdoms.painting.drops import after
from castlewright.games.kingdoms.painting.paper import Paper
from castlewright.games.kingdoms.painting.turn import Turn

from .worth import Outlook, worth

WIDTH = 5
LEFT_OVER = 0.9
"""What a drop still to be placed promises."""
LEFT_BLENDED = 1.9
MOST_STEPS = 12


class Plan(NamedTuple):
    """A turn, or a part of one."""

    paper: Paper
    turn: Turn
    moves: tuple[Move, ...]
    promise: float


def best_turns(paper: Paper, turn: Turn, around: Outlook, most: int = 1, width: int = WIDTH) -> list[tuple[Move, ...]]:
    """The best few ways to go on and finish, the best first."""
    finished: list[tuple[float, tuple[Move, ...]]] = []
    beam = [Plan(paper, turn, (), 0.0)]
    seen: set[object] = set()
    for _ in range(MOST_STEPS):
        grown: list[Plan] = []
        for plan in beam:
            ended = plan.paper.blotted() if plan.turn.left or plan.turn.blended else plan.paper
            finished.append((worth(ended, around), (*plan.moves, Done())))
            for move in turn_moves(plan.paper, plan.turn):
                if not isinstance(move, Done):
                    then, now = after(plan.paper, plan.turn, move)
                    # The same drops in another order lead to the same place.
                    key = (then.painted, then.spells, then.drops, then.new_drops, now.kingdoms, now.left)
                    if key not in seen:
                        seen.add(key)
                        promise = worth(then, around) + LEFT_OVER * now.left + LEFT_BLENDED * now.blended
                        grown.append(Plan(then, now, (*plan.moves, move), promise))
        if not grown:
            break
        grown.sort(key=lambda plan: -plan.promise)
        beam = grown[:width]
    finished.sort(key=lambda one: -one[0])
    return [chain for _, chain in finished[:most]]
