"""What a searcher asks of a game's evaluation."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import Any

from castlewright.core import Game

Chain = tuple[Any, ...]
"""Moves of one seat that belong together, in order."""


class Evaluation(ABC):
    """Judges worlds for one seat. It may look at everything in an imagined world, for nothing there is the truth."""

    @abstractmethod
    def value(self, game: Game[Any, Any, Any], state: Any, seat: int) -> float:
        """How well the seat stands when its turn is done; any unit, more is better."""

    def promise(self, game: Game[Any, Any, Any], state: Any, seat: int) -> float:
        """How good an unfinished turn looks; ranks what is worth going on with."""
        return self.value(game, state, seat)

    def chains(self, game: Game[Any, Any, Any], state: Any, seat: int) -> Iterable[Chain]:
        """What is worth trying next, the best first: single moves, or several that make sense only together.

        Where finding them is work, yield them one by one: a bot in a hurry will not ask for all of them.
        """
        return [(move,) for move in game.legal(state, seat)]

    def settled(self, game: Game[Any, Any, Any], state: Any, seat: int) -> bool:
        """The rest of the turn is another decision: what follows here (a draw, say) should not be guessed."""
        return False

    def kind(self, game: Game[Any, Any, Any], state: Any, seat: int) -> Hashable:
        """Unfinished turns are compared only with others of their kind, so that unlike plans all get their chance."""
        return None

    def worlds(self, game: Game[Any, Any, Any], state: Any, seat: int) -> int:
        """In how many imagined worlds this decision should be tried; one, where nothing hidden bears on it."""
        return 4
