"""What a die brings, and what placing a drop or casting a spell does to a sheet and a turn (chapters 4 to 7)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from castlewright.games.kingdoms.board import BLEND, COLOUR, IS_MIXED, KINGDOM, MATCH, REGION, SHIFT, SPREAD
from castlewright.games.kingdoms.dice.throw import DIE, Die
from castlewright.games.kingdoms.moves import Blend, Move, Paint, Shift, Spread, Take

from .paper import Paper
from .turn import Turn


def begun(dice: tuple[Die, ...], take: Take) -> Turn:
    """The turn that begins with a die."""
    die, kingdom = DIE[take.die], KINGDOM[take.kingdom]
    return Turn(die, kingdom, COLOUR[take.colour], kingdom, 1 << kingdom, dice[die].value)


def after(paper: Paper, turn: Turn, move: Move) -> tuple[Paper, Turn]:
    """The sheet and the turn when a drop is placed or a spell cast."""
    return _AFTER[type(move)](paper, turn, move)


def _painted(paper: Paper, turn: Turn, move: Paint) -> tuple[Paper, Turn]:
    colour = COLOUR[move.colour]
    paper = paper.with_region(REGION[move.region], colour, None if move.gives is None else COLOUR[move.gives])
    left, blended = turn.left, turn.blended
    if move.tower:
        paper = paper.spending(colour)
    elif IS_MIXED[colour]:
        blended -= 1
    else:
        left -= 1
    if move.matching:
        paper = paper.casting(MATCH)
    return paper, turn.with_drop(move, left, blended)


def _shifted(paper: Paper, turn: Turn, move: Shift) -> tuple[Paper, Turn]:
    kingdom = KINGDOM[move.kingdom]
    moves = (*turn.moves, move)
    return paper.casting(SHIFT), replace(turn, source=kingdom, kingdoms=1 << kingdom, shifted=True, moves=moves)


def _spread(paper: Paper, turn: Turn, move: Spread) -> tuple[Paper, Turn]:
    kingdoms = turn.kingdoms | 1 << KINGDOM[move.kingdom]
    return paper.casting(SPREAD), replace(turn, kingdoms=kingdoms, moves=(*turn.moves, move))


def _blended(paper: Paper, turn: Turn, move: Blend) -> tuple[Paper, Turn]:
    moves = (*turn.moves, move)
    return paper.casting(BLEND), replace(turn, left=turn.left - 2, blended=turn.blended + 1, moves=moves)


_AFTER: dict[type[Any], Callable[[Paper, Turn, Any], tuple[Paper, Turn]]] = {
    Paint: _painted,
    Shift: _shifted,
    Spread: _spread,
    Blend: _blended,
}
