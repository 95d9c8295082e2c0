"""What the greedy bot knows of Coloured Kingdoms: which die serves the own sheet best, and what to keep for later.

Nothing hidden bears on a turn (everybody paints a sheet of their own), so one imagined world is as good as many.
"""

from collections.abc import Sequence
from typing import Any

from castlewright.bots.evaluations.evaluation import Chain, Evaluation
from castlewright.core import Game
from castlewright.games.kingdoms.choices import takes
from castlewright.games.kingdoms.painting.drops import begun
from castlewright.games.kingdoms.state import TURNS, State

from .turns import best_turns
from .worth import outlook, worth


class KingdomsEvaluation(Evaluation):
    def worlds(self, game: Game[Any, Any, Any], state: State, seat: int) -> int:
        return 1

    def settled(self, game: Game[Any, Any, Any], state: State, seat: int) -> bool:
        """The turn is finished, or a digit is crossed out and another round has begun."""
        turn = state.turns[seat]
        return state.phase != TURNS or turn is None or turn.done

    def chains(self, game: Game[Any, Any, Any], state: State, seat: int) -> Sequence[Chain]:
        if state.phase != TURNS:
            return [(move,) for move in game.legal(state, seat)]
        around, paper, turn = outlook(state, seat), state.papers[seat], state.turns[seat]
        if turn is not None:
            return best_turns(paper, turn, around, most=2)
        return [(take, *chain) for take in takes(state) for chain in best_turns(paper, begun(state.dice, take), around)]

    def value(self, game: Game[Any, Any, Any], state: State, seat: int) -> float:
        return worth(state.papers[seat], outlook(state, seat))


EVALUATION = KingdomsEvaluation()
