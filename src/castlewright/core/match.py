"""A game in progress: its moves, the state they fold to, and the law of undo.

Everything that plays (tables, simulations, replays, tests) plays through a Match, so there is one law for all.
"""

from collections import Counter
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .chance import Chance
from .game import Finality, Game, Seat
from .options import Options
from .reason import Reason, Refusal, Refused
from .score import Outcome, Standing
from .view import Event

State = TypeVar("State")
Move = TypeVar("Move")

RESIGNED = Reason("", "why-resigned")


class Played(Struct, Generic[Move], gc=False):
    """A move that stands, with how final it was when it was played."""

    seat: Seat
    move: Move
    finality: Finality
    told: tuple[Seat, ...] | None
    """Who was told of it; None is everybody."""

    @classmethod
    def of(cls, seat: Seat, move: Move, finality: Finality, events: list[Event]) -> "Played[Move]":
        told = {to for event in events for to in event.to or ()}
        public = any(event.to is None for event in events)
        return cls(seat, move, finality, None if public else tuple(sorted(told)))


class Match(Generic[State, Move]):
    """The fold of a game's moves. `state` is current; callers look at it and never change it."""

    def __init__(self, game: Game[State, Move, Any], seats: int, options: Options, chance: Chance) -> None:
        game.meta.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.meta.settle(options, seats)
        self.chance = chance
        self.played: list[Played[Move]] = []
        self.resigned: tuple[Seat, ...] = ()
        self._settled: tuple[int, State]
        """How many moves there were up to the last final one, and the state after them: where undo begins."""
        self.state = self._fold(self.played)

    @property
    def over(self) -> bool:
        return self._decided_by_resigning() or not self.game.actors(self.state)

    def actors(self) -> tuple[Seat, ...]:
        return () if self._decided_by_resigning() else self.game.actors(self.state)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Plays a move and tells what happened; `Refused` leaves everything as it was."""
        if self._decided_by_resigning():
            raise Refused(Refusal("", "refusal-over"))
        refusal = self.game.why_not(self.state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        events: list[Event] = []
        finality = self.game.finality(self.state, seat, move)
        self.game.advance(self.state, seat, move, self.chance, events)
        self.played.append(Played.of(seat, move, finality, events))
        if finality.final:
            self._settled = len(self.played), self.game.copy(self.state)
        return events

    def undoable(self, seat: Seat, scope: str = "table") -> int:
        """How many of its latest moves in the scope a seat may take back.

        Not past a final move, not past a move that another seat made in the same scope, and not past any move that
        stands and touches a scope which the moves to be taken back touch too.
        """
        count = 0
        if self.over:
            return count
        stand: set[str] = set()
        """What is touched by later moves that stay."""
        for played in reversed(self.played):
            finality = played.finality
            own = played.seat == seat and finality.scope == scope
            if own and not finality.final and stand.isdisjoint(finality.touches):
                count += 1
            elif finality.touched(scope):
                break
            else:
                stand.add(finality.scope)
                stand |= finality.touches
        return count

    def undo(self, seat: Seat, count: int = 1, scope: str = "table") -> list[Event]:
        """Takes moves back by playing the others again: there is no inverse operation anywhere.

        Only those hear of it who were told of the moves.
        """
        if not 0 < count <= self.undoable(seat, scope):
            raise Refused(Refusal(self.game.meta.undo_rule, "refusal-undo"))
        taken = [n for n, played in enumerate(self.played) if played.finality.scope == scope][-count:]
        told = Counter(self.played[n].told for n in taken)
        standing = [played for n, played in enumerate(self.played) if n not in taken]
        self.state = self._fold(standing, settled=taken[0] >= self._settled[0])
        self.played = standing
        return [Event("event-undo", {"seat": seat, "count": count}, to=to) for to, count in told.items()]

    def scopes(self, seat: Seat) -> dict[str, int]:
        """Every scope in which the seat may take something back now, and how much."""
        seen = {played.finality.scope for played in self.played if played.seat == seat}
        counts = {scope: self.undoable(seat, scope) for scope in sorted(seen)}
        return {scope: count for scope, count in counts.items() if count}

    def resign(self, seat: Seat) -> list[Event]:
        """Gives up. With one seat left the game is decided; otherwise the others play on, and a bot sits in."""
        if self.over or seat in self.resigned or not 0 <= seat < self.seats:
            raise Refused(Refusal("", "refusal-resign"))
        self.resigned = (*self.resigned, seat)
        return [Event("event-resign", {"seat": seat})]

    def outcome(self) -> Outcome | None:
        """The game's outcome, with those who resigned placed behind all others."""
        if not self.over:
            return None
        if not self.resigned:
            return self.game.outcome(self.state)
        ended = self.game.outcome(self.state) or self.game.interim(self.state)
        stayed = [standing for standing in ended.standings if standing.owner not in self.resigned]
        left = [standing for standing in ended.standings if standing.owner in self.resigned]
        firsts = [_among(standing, stayed) for standing in stayed]
        lasts = [Standing(1 + len(stayed), s.owner, s.score, RESIGNED) for s in left]
        return Outcome((*firsts, *lasts), ended.verdict)

    def _decided_by_resigning(self) -> bool:
        return bool(self.resigned) and self.seats - len(self.resigned) <= 1

    def _fold(self, standing: list[Played[Move]], settled: bool = False) -> State:
        if settled:
            first, state = self._settled[0], self.game.copy(self._settled[1])
        else:
            first, state = 0, self.game.start(self.seats, self.options, self.chance)
            self._settled = 0, self.game.copy(state)
        for played in standing[first:]:
            self.game.advance(state, played.seat, played.move, self.chance)
        return state


def _among(standing: Standing, stayed: list[Standing]) -> Standing:
    """A place among those who stayed; a tie with somebody who left needs no words."""
    tied = [other for other in stayed if other is not standing and other.score == standing.score]
    place = 1 + sum(other.place < standing.place for other in stayed)
    return Standing(place, standing.owner, standing.score, standing.why if tied else None)
