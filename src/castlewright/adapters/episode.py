"""One game as a learner meets it: whose decision it is, its moves by their numbers, what a seat may know as numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from msgspec.json import decode, encode
from numpy.typing import NDArray

import castlewright.games as games
from castlewright.core import Chance, Game, Match, Refused
from castlewright.texts import texts_for

from .rows import rows_of

AnyGame = Game[Any, Any, Any]
Given = str | int | bool | Sequence[int | str]
"""An option: a choice, several pieces, or a number for each seat."""
Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class Arrangement:
    """A game, how many play it, and how: what stays the same from one episode to the next."""

    def __init__(self, game_id: str, seats: int | None = None, options: Mapping[str, Given] | None = None) -> None:
        self.game: AnyGame = games.get(game_id)
        meta = self.game.meta
        self.seats = min(meta.seats) if seats is None else seats
        try:
            meta.check_seats(self.seats)
            self.options = meta.settle({key: _written(value) for key, value in (options or {}).items()}, self.seats)
        except Refused as refused:
            refused.add_note(texts_for("en", self.game).reason(refused.refusal))
            raise
        self.rows = rows_of(self.game.move_type)
        self.most_legal = meta.most_legal

    def episode(self, chance: Chance) -> "Episode":
        return Episode(self, Match(self.game, self.seats, self.options, chance))


def _written(option: Given) -> str:
    if isinstance(option, bool):
        return "yes" if option else "no"
    return str(option) if isinstance(option, str | int) else ",".join(map(str, option))


class Episode:
    """A match, and the seat whose decision is asked for. Of several who may act, the first in the order of the seats:
    what it does in secret the others do not see, for everybody is shown a view."""

    __slots__ = ("_sight", "_views", "arrangement", "legal", "match", "seat")

    def __init__(self, arrangement: Arrangement, match: Match[Any, Any]) -> None:
        self.arrangement = arrangement
        self.match = match
        self._look()

    def _look(self) -> None:
        actors = self.match.actors()
        self.seat: int | None = actors[0] if actors else None
        """Whose decision it is; None when the game is over."""
        self.legal: Sequence[Any] = self.match.legal(actors[0]) if actors else ()
        """Its moves. A move's number is its place in this list."""
        self._sight: Callable[[int | None], Any] | None = None
        self._views: dict[int, Any] = {}

    def play(self, action: int) -> None:
        """Plays the move of this number."""
        if self.seat is None or not 0 <= action < len(self.legal):
            raise IndexError(f"there is no move number {action}: {len(self.legal)} are legal")
        self.match.play(self.seat, self.legal[action])
        self._look()

    def copy(self) -> "Episode":
        other = Episode.__new__(Episode)
        other.arrangement = self.arrangement
        other.match = self.match.copy()
        other.seat = self.seat
        other.legal = self.legal
        other._sight = None
        other._views = self._views
        return other

    def __deepcopy__(self, memo: object) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as where it stands, without how it came there: the state, and the chance of what is still to come."""
        arrangement, match = self.arrangement, self.match
        about = (arrangement.game.meta.id, arrangement.seats, arrangement.options)
        return _kept, (*about, match.chance.seed, encode(match.state))

    def imagine(self, seat: int, chance: Chance) -> "Episode":
        """An episode in a world that the seat can imagine; it knows nothing of this one."""
        return Episode(self.arrangement, self.match.imagine(seat, chance))

    # -- what is known ---------------------------------------------------------------------------------------

    def view(self, seat: int) -> Any:
        """What a seat may know. Readers of one moment share the work."""
        view = self._views.get(seat)
        if view is None:
            self._sight = self._sight or self.match.sights()
            view = self._views[seat] = self._sight(seat)
        return view

    def observation(self, seat: int) -> Observation:
        """The view of a seat as numbers."""
        return np.frombuffer(self.arrangement.game.features(self.view(seat)), np.float32)

    def mask(self, seat: int) -> Mask:
        """A 1 for each number that is a legal move of the seat now."""
        mask = np.zeros(self.arrangement.most_legal, np.int8)
        if seat == self.seat:
            mask[: len(self.legal)] = 1
        return mask

    def info(self, seat: int) -> dict[str, Any]:
        """The legal moves of a seat in words and as rows of numbers, and the live score as far as it may know it."""
        moves, rows = self.arrangement.rows(self.legal if seat == self.seat else ())
        scores = {sheet.owner: sheet.total for sheet in self.view(seat).sheets}
        return {"moves": moves, "move_rows": rows, "scores": scores}

    # -- what it was worth -----------------------------------------------------------------------------------

    def utilities(self) -> list[float]:
        """1 for the first place, -1 for the last, the others in even steps between; a shared place is worth the mean of
        the places it takes up, so they sum up to 0. Rivals without a seat are left out. For one who plays alone, the
        points. Zeros while the game runs."""
        outcome = self.match.outcome()
        if outcome is None:
            return [0.0] * self.match.seats
        places = {standing.owner: standing.place for standing in outcome.standings if isinstance(standing.owner, int)}
        if len(places) == 1:
            return [float(standing.score) for standing in outcome.standings if standing.owner in places]
        return [_worth(places[seat], list(places.values())) for seat in range(self.match.seats)]


def _kept(game_id: str, seats: int, options: dict[str, str], seed: bytes, state: bytes) -> Episode:
    arrangement = Arrangement(game_id, seats, options)
    world = decode(state, type=arrangement.game.state_type)
    return Episode(arrangement, Match(arrangement.game, seats, options, Chance(seed), world))


def _worth(place: int, places: Sequence[int]) -> float:
    before = sum(other < place for other in places)
    behind = sum(other > place for other in places)
    return (behind - before) / (len(places) - 1)
