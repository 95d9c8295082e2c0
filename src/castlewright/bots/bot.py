"""Who may fill a seat: something that is given what a person in that seat would see, and answers with a move."""

from time import monotonic
from typing import Any, Protocol

from msgspec import Struct

from castlewright.core import Chance, Game


class Budget(Struct, frozen=True):
    """How long a bot may think: always bounded by work, so that it can be repeated; also by the clock where given.

    A node is one move tried on a copy of an imagined world.
    """

    nodes: int = 2_000
    worlds: int = 8
    seconds: float | None = None


class Meter:
    """Counts the work of one decision."""

    __slots__ = ("_deadline", "_nodes")

    def __init__(self, nodes: int, deadline: float | None) -> None:
        self._nodes = nodes
        self._deadline = deadline

    @classmethod
    def of(cls, budget: Budget) -> "Meter":
        return cls(budget.nodes, None if budget.seconds is None else monotonic() + budget.seconds)

    def spend(self, nodes: int) -> None:
        self._nodes -= nodes

    def part(self, parts: int) -> "Meter":
        """An equal share of the work that is left, under the same clock."""
        share = max(1, self._nodes // parts)
        self._nodes -= share
        return Meter(share, self._deadline)

    @property
    def empty(self) -> bool:
        return self._nodes <= 0 or (self._deadline is not None and monotonic() >= self._deadline)


class Bot(Protocol):
    """A bot never holds the truth: it gets the view of its own seat, and makes worlds from it with `game.imagine`."""

    def choose(self, game: Game[Any, Any, Any], view: Any, chance: Chance, budget: Budget) -> Any:
        """A legal move of the seat whose view it is. The same view and chance give the same move."""


class HouseBot(Bot, Protocol):
    """A bot that sits down at anybody's table."""

    strength: int
    """Among the bots of the house: more is stronger."""

    def plays(self, game_id: str) -> bool: ...
