"""A game in progress, the one decision object: its moves, the state they fold to, and the law of undo.

Whoever plays, shows, stores or studies a game asks a Match, so there is one law for all. `Game` and state are what the
author of a game writes.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .chance import Chance, commitment
from .gains import Gain, gains
from .game import Finality, Game, Seat
from .options import Options
from .reason import Reason, Refusal, Refused, refused
from .record import Entry, Player, Record
from .score import Outcome, Sheet, Standing
from .turns import Turn, Turns
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
    sealed: bool = False
    """It stays, because somebody answered it, though the answer was taken back."""

    @classmethod
    def of(cls, seat: Seat, move: Move, finality: Finality, events: list[Event]) -> "Played[Move]":
        told = {to for event in events for to in event.to or ()}
        public = any(event.to is None for event in events)
        return cls(seat, move, finality, None if public else tuple(sorted(told)))


class TookBack(Struct, frozen=True, gc=False):
    """That a seat took its latest moves in a scope back."""

    seat: Seat
    count: int
    scope: str


class GaveUp(Struct, frozen=True, gc=False):
    """That a seat resigned."""

    seat: Seat


class Match(Generic[State, Move]):
    """The fold of a game's moves. `state` is current; callers look at it and never change it."""

    def __init__(
        self,
        game: Game[State, Move, Any],
        seats: int,
        options: Options,
        chance: Chance,
        world: State | None = None,
    ) -> None:
        """Without a `world`, from the start; with one, from there, whatever led to it."""
        game.meta.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.meta.settle(options, seats)
        self.chance = chance
        self.played: list[Played[Move]] = []
        """The moves that stand."""
        self.log: list[Played[Move] | TookBack | GaveUp] = []
        """Everything as it came: also what was taken back later."""
        self.resigned: tuple[Seat, ...] = ()
        self._world = world
        self._settled: tuple[int, State]
        """How many moves there were up to the last final one, and the state after them: where undo begins."""
        self._turns = Turns()
        self.state = self._fold(self.played)

    # -- asking ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Nobody may act any more."""
        return self._decided_by_resigning() or not self.game.actors(self.state)

    def actors(self) -> tuple[Seat, ...]:
        """Who may act now; several at once is normal; nobody means it is over."""
        return () if self._decided_by_resigning() else self.game.actors(self.state)

    def legal(self, seat: Seat) -> Sequence[Move]:
        """Every move the seat may make now, sorted; none where it is not an actor."""
        return () if self._decided_by_resigning() else self.game.legal(self.state, seat)

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """The rule paragraph that forbids a move; None exactly when it is legal."""
        if self._decided_by_resigning():
            return Refusal("", "refusal-over")
        return self.game.why_not(self.state, seat, move)

    def view(self, seat: Seat | None = None) -> Any:
        """What one seat may know; None is a spectator."""
        self._need_seat(seat)
        return self.game.view(self.state, seat)

    def sights(self) -> Callable[[Seat | None], Any]:
        """`view` for many readers of this moment."""
        return self.game.sights(self.state)

    def open_view(self) -> Any:
        """Everything face up: for a game that is over, or somebody who may know it all."""
        return self.game.open_view(self.state)

    def talk(self) -> bool:
        """May people talk now? When it is over, always."""
        return self.over or self.game.talk(self.state)

    def scores(self) -> Sequence[Sheet]:
        """The explained score of this moment, hidden things included."""
        return self.game.scores(self.state)

    def turns(self) -> tuple[Turn, ...]:
        """Every turn so far, in the order in which they began; cheap when asked after each move."""
        if self._turns.looked < len(self.played) - 1:
            self._turns = Turns()
            state = self._begun()
            for n, played in enumerate(self.played):
                self._look(n, state, self.game.actors(state))
                self.game.apply(state, played.seat, played.move, self.chance)
        self._look(len(self.played), self.state, self.actors())
        return self._turns.list()

    def gains(self, turn: Turn | None = None, seat: Seat | None = None) -> tuple[Gain, ...]:
        """What a turn brought, or without one the last move: every line of the score that changed, and by how much.
        With a seat, as far as that seat may know; without one, as it is."""
        first, last = (max(0, len(self.played) - 1), None) if turn is None else (turn.first, turn.last)
        return gains(self._sheets(first, seat), self._sheets(len(self.played) if last is None else last, seat))

    def record(self, players: tuple[Player, ...]) -> Record:
        """The game as a file, as far as it has come, with what was taken back and with the seed."""
        if self._world is not None:
            raise refused("refusal-record-world")
        return Record(
            game=self.game.meta.id,
            edition=self.game.meta.edition,
            options=self.options,
            players=players,
            commitment=commitment(self.chance.seed),
            seed=self.chance.seed.hex(),
            log=tuple(_entry(n, logged) for n, logged in enumerate(self.log, 1)),
        )

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        """A match of its own, in a world that the seat's view allows. It goes on from there by a chance of its own:
        nothing in it tells what was played, dealt or is still to come in this one."""
        other = self.copy()
        other.chance = chance
        other.played, other.log = [], []
        other._world = self.game.imagine(self.view(seat), chance)
        other.state = other._fold(other.played)
        return other

    def copy(self) -> Self:
        """A match of its own that goes on from here."""
        other = self.__class__.__new__(self.__class__)
        vars(other).update(vars(self))
        other.played = self.played.copy()
        other.log = self.log.copy()
        other.state = self.game.copy(self.state)
        other._turns = Turns()
        return other

    # -- acting ----------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move) -> Sequence[Event]:
        """Plays a move and tells what happened; `Refused` leaves everything as it was. Here, and only here, legality is
        decided on the way to a new state."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        events: list[Event] = []
        finality = self.game.finality(self.state, seat, move)
        self.game.apply(self.state, seat, move, self.chance, events)
        played = Played.of(seat, move, finality, events)
        self.played.append(played)
        self.log.append(played)
        if finality.final:
            self._settled = len(self.played), self.game.copy(self.state)
        return events

    def undoable(self, seat: Seat, scope: str = "table") -> int:
        """How many of its latest moves in the scope a seat may take back.

        Not past a final move, not past a move that another seat made in the same scope, not past any move that stands
        and touches a scope which the moves to be taken back touch too, and not past one that an answer has sealed.
        """
        count = 0
        if self.over:
            return count
        stand: set[str] = set()
        """What is touched by later moves that stay."""
        for played in reversed(self.played):
            finality = played.finality
            own = played.seat == seat and finality.scope == scope
            if own and not finality.final and not played.sealed and stand.isdisjoint(finality.touches):
                count += 1
            elif finality.touched(scope):
                break
            else:
                stand.add(finality.scope)
                stand |= finality.touches
        return count

    def undo(self, seat: Seat, count: int = 1, scope: str = "table") -> Sequence[Event]:
        """Takes moves back by playing the others again: there is no inverse operation anywhere.

        Only those hear of it who were told of the moves.
        """
        if not 0 < count <= self.undoable(seat, scope):
            raise Refused(Refusal(self.game.meta.undo_rule, "refusal-undo"))
        taken = [n for n, played in enumerate(self.played) if played.finality.scope == scope][-count:]
        told = Counter(self.played[n].told for n in taken)
        seals = [(n, seat, self.played[n].finality.seals) for n in taken if self.played[n].finality.seals]
        standing = [_answered(played, n, seals) for n, played in enumerate(self.played) if n not in taken]
        self.state = self._fold(standing, settled=taken[0] >= self._settled[0])
        self.played = standing
        self.log.append(TookBack(seat, count, scope))
        self._turns = Turns()
        return [replace(self.game.undone(seat, count, scope), to=to) for to, count in told.items()]

    def scopes(self, seat: Seat) -> dict[str, int]:
        """Every scope in which the seat may take something back now, and how much."""
        seen = {played.finality.scope for played in self.played if played.seat == seat}
        counts = {scope: self.undoable(seat, scope) for scope in sorted(seen)}
        return {scope: count for scope, count in counts.items() if count}

    def resign(self, seat: Seat) -> Sequence[Event]:
        """Gives up. With one seat left the game is decided; otherwise the others play on, and a bot sits in."""
        if self.over or seat in self.resigned or not 0 <= seat < self.seats:
            raise Refused(Refusal("", "refusal-resign"))
        self.resigned = (*self.resigned, seat)
        self.log.append(GaveUp(seat))
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
            first, state = 0, self._begun()
            self._settled = 0, self.game.copy(state)
        for played in standing[first:]:
            self.game.apply(state, played.seat, played.move, self.chance)
        return state

    def _begun(self) -> State:
        """The state before the first move."""
        if self._world is not None:
            return self.game.copy(self._world)
        return self.game.start(self.seats, self.options, self.chance)

    def _sheets(self, n: int, seat: Seat | None) -> Sequence[Sheet]:
        """The score after the first `n` moves that stand, with everything or as one seat may know it."""
        self._need_seat(seat)
        state = self.state if n == len(self.played) else self._state_after(n)
        return self.game.scores(state) if seat is None else self.game.view(state, seat).sheets

    def _state_after(self, n: int) -> State:
        settled, state = self._settled
        if settled <= n:
            state = self.game.copy(state)
        else:
            settled, state = 0, self._begun()
        for played in self.played[settled:n]:
            self.game.apply(state, played.seat, played.move, self.chance)
        return state

    def _look(self, n: int, state: State, actors: Sequence[Seat]) -> None:
        self._turns.look(n, actors, self.game.stage(state), lambda seat: len(self.game.legal(state, seat)) > 1)

    def _need_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise refused("refusal-seat", seat_number=seat, last=self.seats - 1)


def _entry(n: int, logged: Played[Any] | TookBack | GaveUp) -> Entry:
    match logged:
        case TookBack():
            return Entry(n=n, seat=logged.seat, undo=logged.count, scope=logged.scope)
        case GaveUp():
            return Entry(n=n, seat=logged.seat, resign=True)
    return Entry(n=n, seat=logged.seat, move=str(logged.move))


def _answered(played: Played[Move], n: int, seals: list[tuple[int, Seat, frozenset[str]]]) -> Played[Move]:
    """A move that stays, the n-th: for good if one that is taken back came later, from another seat, and seals it."""
    for later, seat, scopes in seals:
        if n < later and played.seat != seat and any(map(played.finality.touched, scopes)):
            return replace(played, sealed=True)
    return played


def _among(standing: Standing, stayed: list[Standing]) -> Standing:
    """A place among those who stayed; a tie with somebody who left needs no words."""
    tied = [other for other in stayed if other is not standing and other.score == standing.score]
    place = 1 + sum(other.place < standing.place for other in stayed)
    return Standing(place, standing.owner, standing.score, standing.why if tied else None)
