"""The contract between a game and everything that plays, shows, stores or studies it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .chance import Chance
from .features import PLAIN, Features
from .options import Option, Options, SeatNumber, Several
from .reason import Refusal, Refused, refused
from .score import Appraisal, Outcome, Owner, Sheet, rank
from .view import Event, View

Seat = int

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)


class Meta(Struct, frozen=True, kw_only=True):
    """What a player would ask before sitting down."""

    id: str
    edition: int
    """The rules edition, raised whenever an old record could fold differently. All from 1 on can be played."""
    titles: dict[str, str]
    seats: tuple[int, ...]
    usual: int = 0
    """With how many it is usually played, for a table that is opened with one press; 0 is the fewest in company."""
    minutes: int
    weight: int = 2
    """How much there is to think about: 1 little, 2 some, 3 much."""
    prefix: str
    """What the paragraphs of its rules text begin with: `CA`."""
    undo_rule: str = ""
    """The paragraph that says what can be taken back."""
    options: tuple[Option, ...] = ()
    several: tuple[Several, ...] = ()
    """Options of which any number of pieces may be chosen."""
    numbers: tuple[SeatNumber, ...] = ()
    """What some choices ask of each seat besides."""
    longest: int
    """No game has more moves than this."""
    most_legal: int
    """No seat ever has more legal moves than this: where moves are numbered, so many numbers are enough."""

    @property
    def usual_seats(self) -> int:
        return self.usual or min((n for n in self.seats if n > 1), default=self.seats[0])

    def settle(self, given: Mapping[str, str], seats: int) -> Options:
        """The full set of options; `Refused` where the given ones are not possible."""
        settled = self.choose(given)
        for number in self.asked(settled):
            if number.key not in given:
                raise refused("refusal-numbers-needed", option=number.key, choice="=".join(number.when))
            settled[number.key] = number.written(number.read(given[number.key], seats))
        return settled

    def choose(self, given: Mapping[str, str]) -> Options:
        """The full set of choices, with the numbers of the seats still open."""
        known = {option.key: option for option in self.options}
        numbers = {number.key: number for number in self.numbers}
        pieces = {several.key: several.chosen(given) for several in self.several}
        for key, value in given.items():
            if key not in (*known, *pieces, *numbers):
                every = ", ".join([*known, *pieces, *numbers]) or "—"
                raise refused("refusal-option", game=self.id, option=key, known=every)
            if key in known and value not in known[key].choices:
                raise refused("refusal-choice", option=key, given=value, known=", ".join(known[key].choices))
        chosen = {key: given.get(key, option.choices[0]) for key, option in known.items()}
        chosen |= {key: ",".join(some) for key, some in pieces.items() if some}
        for key in numbers:
            if key in given and not numbers[key].asked(chosen):
                raise refused("refusal-numbers-when", option=key, choice="=".join(numbers[key].when))
        return chosen

    def asked(self, options: Options) -> tuple[SeatNumber, ...]:
        """The numbers that these choices ask of each seat."""
        return tuple(number for number in self.numbers if number.asked(options))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise refused("refusal-seats", game=self.id, seats=", ".join(map(str, self.seats)), given=seats)


class Finality(Struct, frozen=True, gc=False):
    """How far a move can be taken back: not at all when final, and otherwise as long as nothing that came after it
    and stands touches a scope that it touches itself."""

    final: bool
    scope: str = "table"
    """Where the move is, and where it is taken back."""
    touches: frozenset[str] = frozenset()
    """Scopes that it has to do with besides its own."""
    seals: frozenset[str] = frozenset()
    """Those of them in which it makes the earlier moves of others stay, even if it is taken back itself: they have
    seen it, and would choose anew knowing more."""

    def touched(self, scope: str) -> bool:
        return scope == self.scope or scope in self.touches


class Game(ABC, Generic[S, M, V]):
    """One game. It holds no state of its own: states come in, are changed in place or looked at, go out.

    Moves are immutable and hashable; `str(move)` and `parse` are inverse. States have a `copy()`.
    State, move and view are msgspec types, so each has a JSON form (`state_type`, `move_type`, `view_type`).
    """

    meta: Meta
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    view_type: ClassVar[Any]
    position_type: ClassVar[Any]
    """The msgspec type of a real table typed in by a person."""
    features: ClassVar[Features[Any]] = PLAIN
    """`features(view)` is a view as a row of numbers, for programs that learn; `features.names` says what they are."""

    def in_edition(self, edition: int) -> Self:
        """The same game under the rules of an older edition, for what was begun then. `Refused` for one yet to come."""
        newest = type(self).meta.edition
        if not 1 <= edition <= newest:
            raise refused("refusal-edition", game=self.meta.id, edition=edition, ours=newest)
        if edition == self.meta.edition:
            return self
        editions: dict[int, Self] = vars(self).setdefault("_editions", {})
        if edition not in editions:
            editions[edition] = copy(self)
            editions[edition].meta = replace(self.meta, edition=edition)
        return editions[edition]

    @abstractmethod
    def start(self, seats: int, options: Options, chance: Chance) -> S:
        """`options` are complete (`Meta.settle`). The state notes the edition of this game: rules and views ask it."""

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
    def apply(self, state: S, seat: Seat, move: M, chance: Chance, events: list[Event] | None = None) -> None:
        """Plays a move that is known to be legal, in place, and tells what happened. Nobody asks again."""

    def advance(self, state: S, seat: Seat, move: M, chance: Chance, events: list[Event] | None = None) -> None:
        """Plays the move in place. An illegal one raises `Refused` and leaves the state untouched."""
        refusal = self.why_not(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        self.apply(state, seat, move, chance, events)

    @abstractmethod
    def finality(self, state: S, seat: Seat, move: M) -> Finality:
        """Asked before the move is played."""

    def undone(self, seat: Seat, count: int, scope: str) -> Event:
        """How it is told that a seat took moves back; a game with several scopes may name the one it was in."""
        return Event("event-undo", {"seat": seat, "count": count})

    def stage(self, state: S) -> Hashable:
        """What part of the game this is, where a seat may stay an actor from one to the next: no turn reaches over two
        of them. A round, most often."""
        return None

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

    def partners(self, owner: Owner, seats: int) -> tuple[Seat, ...]:
        """The seats that a sheet counts for: its owner, unless several share what is scored as one."""
        return (owner,) if isinstance(owner, int) else ()

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
        """The move of a one-line notation; `Refused` for anything else."""

    def components(self) -> dict[str, Any]:
        """What is in the box, as far as a client needs it to draw the pieces."""
        return {}

    @abstractmethod
    def conserved(self, state: S) -> Any:
        """What never changes during a game: every piece of the box, wherever it is now."""
