"""The greedy bot: looks through its own turn, and no further."""

from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple

from castlewright.core import Chance, Game

from .bot import Budget, Meter
from .evaluations import Chain, Evaluation, evaluation_of

WIDTH = 3
"""How many unfinished turns of one kind are kept at each step."""


class Turn(NamedTuple):
    """A part of one's own turn, tried on a world of one's own."""

    state: Any
    moves: Chain
    promise: float


class Greedy:
    """Searches its own turn on imagined worlds, and plays the first move of the turn that its evaluation likes best."""

    strength = 10

    def __init__(self, evaluations: Callable[[str], Evaluation | None] = evaluation_of, width: int = WIDTH) -> None:
        self._evaluations = evaluations
        self._width = width

    def plays(self, game_id: str) -> bool:
        return self._evaluations(game_id) is not None

    def choose(self, game: Game[Any, Any, Any], view: Any, chance: Chance, budget: Budget) -> Any:
        evaluation = self._evaluations(game.meta.id)
        if evaluation is None:
            raise LookupError(f"the greedy bot has no evaluation of {game.meta.id}")
        world = game.imagine(view, chance)
        legal = game.legal(world, view.seat)
        if len(legal) == 1:
            return legal[0]
        meter = Meter.of(budget)
        worlds = max(1, min(budget.worlds, evaluation.worlds(game, world, view.seat)))
        values: dict[Any, list[float]] = {move: [] for move in legal}
        for number in range(worlds):
            if number and meter.empty:
                break
            dream = Chance.named("world", chance.seed.hex(), number)
            search = Search(game, evaluation, view.seat, dream, meter.part(worlds - number), self._width)
            for move, value in search.first_moves(game.imagine(view, dream)).items():
                values[move].append(value)
        # What was tried in every world is compared on equal terms; what looked good in one world only is a guess.
        tried = max(map(len, values.values()))
        return max((move for move in legal if len(values[move]) == tried), key=lambda move: sum(values[move]))


class Search:
    """One look through one's own turn in one world: a beam over chains of moves, the best few of each kind kept."""

    def __init__(
        self, game: Game[Any, Any, Any], evaluation: Evaluation, seat: int, chance: Chance, meter: Meter, width: int
    ) -> None:
        self._game = game
        self._evaluation = evaluation
        self._seat = seat
        self._chance = chance
        self._meter = meter
        self._width = width

    def first_moves(self, root: Any) -> dict[Any, float]:
        """The first moves of the turns that were looked at, each with the value of the best turn it begins.

        Where the work ends in mid-turn, promises stand for values.
        """
        finished: dict[Any, float] = {}
        beam = [Turn(root, (), 0.0)]
        while beam:
            grown: dict[Hashable, Turn] = {}
            for after in (after for turn in beam for after in self._extended(turn)):
                if self._done(after.state):
                    value = self._evaluation.value(self._game, after.state, self._seat)
                    finished[after.moves[0]] = max(value, finished.get(after.moves[0], value))
                else:
                    self._keep(grown, after)
                if self._meter.empty:
                    return finished or {turn.moves[0]: turn.promise for turn in self._best(grown)[::-1]}
            beam = self._best(grown)
        return finished

    def _extended(self, turn: Turn) -> Iterator[Turn]:
        for chain in self._evaluation.chains(self._game, turn.state, self._seat):
            state = self._game.copy(turn.state)
            for move in chain:
                self._game.apply(state, self._seat, move, self._chance)
            self._meter.spend(len(chain))
            promise = 0.0 if self._done(state) else self._evaluation.promise(self._game, state, self._seat)
            yield Turn(state, turn.moves + chain, promise)

    def _done(self, state: Any) -> bool:
        return self._seat not in self._game.actors(state) or self._evaluation.settled(self._game, state, self._seat)

    @staticmethod
    def _keep(grown: dict[Hashable, Turn], turn: Turn) -> None:
        """The same moves in another order lead to the same place: it is enough to go there once."""
        key = (frozenset(turn.moves), len(turn.moves))
        if key not in grown or turn.promise > grown[key].promise:
            grown[key] = turn

    def _best(self, grown: dict[Hashable, Turn]) -> list[Turn]:
        """The most promising first, at most `width` of each kind."""
        kept: list[Turn] = []
        room: dict[Hashable, int] = {}
        for turn in sorted(grown.values(), key=lambda turn: -turn.promise):
            kind = self._evaluation.kind(self._game, turn.state, self._seat)
            room[kind] = room.get(kind, self._width) - 1
            if room[kind] >= 0:
                kept.append(turn)
        return kept
