"""The contract between a game and everything that plays, shows, stores or studies it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .chance import Chance
from .options import Option, Options, SeatNumber
from .reason import Refusal
from .score import Appraisal, Outcome, Sheet, rank
from .view import Event, View

Seat = int

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)


class Meta(Struct, frozen=True, kw_only=True):
    """What a player would ask before sitting down."""

    id: str
    edition: int
    """The rules edition, raised whenever an old record could fold differently."""
    titles: dict[str, str]
    seats: tuple[int, ...]
    minutes: int
    prefix: str
    """What the paragraphs of its rules text begin with: `CA`."""
    undo_rule: str = ""
    """The paragraph that says what can be taken back."""
    options: tuple[Option, ...] = ()
    numbers: tuple[SeatNumber, ...] = ()
    """What some choices ask of each seat besides."""
    longest: int
    """No game has more moves than this."""

    def settle(self, given: Mapping[str, str], seats: int) -> Options:
        """The full set of options; ValueError with one clear sentence where the given ones are not possible."""
        settled = self.choose(given)
        for number in self.asked(settled):
            if number.key not in given:
                raise ValueError(f"{'='.join(number.when)} needs the option {number.key!r} as well")
            settled[number.key] = number.written(number.read(given[number.key], seats))
        return settled

    def choose(self, given: Mapping[str, str]) -> Options:
        """The full set of choices, with the numbers of the seats still open."""
        known = {option.key: option for option in self.options}
        numbers = {number.key: number for number in self.numbers}
        for key, value in given.items():
            if key not in known and key not in numbers:
                raise ValueError(f"{self.id} has no option {key!r}; it has: {', '.join([*known, *numbers]) or 'none'}")
            if key in known and value not in known[key].choices:
                raise ValueError(f"option {key!r} is one of {', '.join(known[key].choices)}, not {value!r}")
        chosen = {key: given.get(key, option.choices[0]) for key, option in known.items()}
        for key in numbers:
            if key in given and not numbers[key].asked(chosen):
                raise ValueError(f"option {key!r} goes with {'='.join(numbers[key].when)} only")
        return chosen

    def asked(self, options: Options) -> tuple[SeatNumber, ...]:
        """The numbers that these choices ask of each seat."""
        return tuple(number for number in self.numbers if number.asked(options))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise ValueError(f"{self.id} is for {', '.join(map(str, self.seats))} players, not {seats}")


class Finality(Struct, frozen=True, gc=False):
    """How far a move can be taken back: not at all when final, and otherwise as long as nothing that came after it
    and stands touches a scope that it touches itself."""

    final: bool
    scope: str = "table"
    """Where the move is, and where it is taken back."""
    touches: frozenset[str] = frozenset()
    """Scopes that it has to do with besides its own."""

    def touched(self, scope: str) -> bool:
        return scope == self.scope or scope in self.touches


class Game(ABC, Generic[S, M, V]):
    """One game. It holds no state of its own: states come in, are changed in place or looked at, go out.

    Moves are immutable and hashable; `str(move)` and `parse` are inverse. States have a `copy()`.
    State, move and view are msgspec types, so each has a JSON form (`state_type`, `move_type`, `view_type`).
    """

    meta: ClassVar[Meta]
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    view_type: ClassVar[Any]
    position_type: ClassVar[Any]
    """The msgspec type of a real table typed in by a person."""

    @abstractmethod
    def start(self, seats: int, options: Options, chance: Chance) -> S:
        """`options` are complete (`Meta.settle`)."""

    @abstractmethod
    def copy(self, state: S) -> S: ...

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who may act now; several at once is normal; nobody means it is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[M]:
        """Complete and sorted; never empty for an actor, empty for everybody else."""

    @abstractmethod
    def why_not(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """The rule paragraph that forbids it; None exactly when it is legal."""

    @abstractmethod
    def advance(self, state: S, seat: Seat, move: M, chance: Chance, events: list[Event] | None = None) -> None:
        """Plays the move in place. An illegal one raises `Refused` and leaves the state untouched."""

    @abstractmethod
    def finality(self, state: S, seat: Seat, move: M) -> Finality:
        """Asked before the move is played."""

    def talk(self, state: S) -> bool:
        """May people talk now?"""
        return True

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What one seat may know; None is a spectator."""

    def sights(self, state: S) -> Callable[[Seat | None], V]:
        """`view` for many readers of one moment, while the state stays as it is. A game may share work between them."""
        return lambda seat: self.view(state, seat)

    @abstractmethod
    def open_view(self, state: S) -> V:
        """The spectator's view with everything face up, for a game that is over."""

    @abstractmethod
    def imagine(self, view: V, chance: Chance) -> S:
        """A full state this view allows, sampled."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[Sheet]:
        """At any time, not only at the end."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Places and what decided them; None while somebody may still act."""

    def interim(self, state: S) -> Outcome:
        """The places as they stand, for a game that resigning decides. A game whose sheets are not the seats' own says
        how they come from them."""
        return Outcome(rank({sheet.owner: sheet.total for sheet in self.scores(state)}))

    @abstractmethod
    def appraise(self, position: Any) -> Appraisal:
        """Scores a real table. What cannot lie on one raises `Refused`; what breaks a rule is warned about."""

    @abstractmethod
    def parse(self, notation: str) -> M:
        """The move of a one-line notation; ValueError with one clear sentence otherwise."""

    def components(self) -> dict[str, Any]:
        """What is in the box, as far as a client needs it to draw the pieces."""
        return {}

    @abstractmethod
    def conserved(self, state: S) -> Any:
        """What never changes during a game: every piece of the box, wherever it is now."""
