"""Whole turns that look good: a beam over drops, spells and tower drops, on sheets alone."""

from typing import NamedTuple

from msgspec.structs import replace

from castlewright.games.kingdoms.board import BLEND, COLOUR, IS_MIXED, KINGDOM, MATCH, REGION, SHIFT, SPREAD
from castlewright.games.kingdoms.moves import Blend, Done, Move, Paint, Shift, Spread
from castlewright.games.kingdoms.painting import moves
from castlewright.games.kingdoms.state import Paper, Turn

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
            for move in moves(plan.paper, plan.turn):
                if not isinstance(move, Done):
                    after, then = _after(plan.paper, plan.turn, move)
                    # The same drops in another order lead to the same place.
                    key = (after.painted, after.spells, after.drops, after.new_drops, then.kingdoms, then.left)
                    if key not in seen:
                        seen.add(key)
                        promise = worth(after, around) + LEFT_OVER * then.left + LEFT_BLENDED * then.blended
                        grown.append(Plan(after, then, (*plan.moves, move), promise))
        if not grown:
            break
        grown.sort(key=lambda plan: -plan.promise)
        beam = grown[:width]
    finished.sort(key=lambda one: -one[0])
    return [chain for _, chain in finished[:most]]


def _after(paper: Paper, turn: Turn, move: Move) -> tuple[Paper, Turn]:
    """The same as in play, without a table around it."""
    match move:
        case Paint():
            colour = COLOUR[move.colour]
            after = paper.with_region(REGION[move.region], colour, None if move.gives is None else COLOUR[move.gives])
            left, blended = turn.left, turn.blended
            if move.tower:
                after = after.spending(colour)
            elif IS_MIXED[colour]:
                blended -= 1
            else:
                left -= 1
            return (after.casting(MATCH) if move.matching else after), turn.with_drop(left, blended)
        case Shift():
            kingdom = KINGDOM[move.kingdom]
            return paper.casting(SHIFT), replace(turn, source=kingdom, kingdoms=1 << kingdom, shifted=True)
        case Spread():
            return paper.casting(SPREAD), replace(turn, kingdoms=turn.kingdoms | 1 << KINGDOM[move.kingdom])
        case Blend():
            return paper.casting(BLEND), replace(turn, left=turn.left - 2, blended=turn.blended + 1)
    raise ValueError(f"{move} is not a part of painting")
