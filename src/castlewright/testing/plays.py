"""Plays to test with: whole random games, and moments of them that Hypothesis can shrink."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from random import Random
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st
from msgspec import to_builtins
from msgspec.json import encode

from castlewright.core import Chance, Event, Game, Match, Meta, Options, Played

T = TypeVar("T")
AnyGame = Game[Any, Any, Any]

BIASES = ("any", "kinds", "first", "last", "stay")
"""How a play chooses: any move, a kind of move first, early or late in the list, one seat as long as it may."""


class Nonconforming(AssertionError):
    """The game breaks one of the properties every game must have."""


def ensure(condition: object, says: str) -> None:
    if not condition:
        raise Nonconforming(says)


def as_json(thing: Any) -> bytes:
    """Bytes to compare by: equal exactly when the JSON forms are."""
    try:
        return encode(thing, order="deterministic")
    except TypeError:  # a dict with keys that are no strings: sortable only once they are written
        return encode(to_builtins(thing, str_keys=True), order="deterministic")


class Pick(Protocol):
    """Where choices come from."""

    def number(self, low: int, high: int) -> int: ...


class Drawn:
    """Choices by Hypothesis, which shrinks them towards the low end."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def number(self, low: int, high: int) -> int:
        return self._data.draw(st.integers(low, high))


class Seeded:
    """Choices by a plain generator."""

    def __init__(self, *words: object) -> None:
        self._random = Random("/".join(map(str, words)))

    def number(self, low: int, high: int) -> int:
        return self._random.randint(low, high)


def one(pick: Pick, items: Sequence[T]) -> T:
    return items[pick.number(0, len(items) - 1)]


def some(pick: Pick, items: Sequence[T], most: int) -> list[T]:
    """Up to so many of the items, each at most once."""
    if len(items) <= most:
        return list(items)
    left = list(items)
    return [left.pop(pick.number(0, len(left) - 1)) for _ in range(most)]


@dataclass(frozen=True)
class Setup:
    """A game with its number of seats and its options."""

    game: AnyGame
    seats: int
    options: tuple[tuple[str, str], ...]

    def match(self, chance: Chance) -> Match[Any, Any]:
        return Match(self.game, self.seats, dict(self.options), chance)

    def __str__(self) -> str:
        usual = self.game.meta.settle({}, self.seats)
        unusual = [f"{key}={_short(value)}" for key, value in self.options if usual.get(key) != value]
        meta = self.game.meta
        edition = [f"edition={meta.edition}"] if meta.edition < type(self.game).meta.edition else []
        return "-".join([meta.id, str(self.seats), *unusual, *edition])


def _short(value: str) -> str:
    return value if len(value) <= 20 else f"{value[:19]}…"


def setups(game: AnyGame) -> list[Setup]:
    """Every number of seats with the usual options, with each other choice of each option in turn, with as many pieces
    as may be chosen, and in each older edition of the rules."""
    meta = game.meta
    changes: list[dict[str, str]] = [{}]
    changes += [{option.key: choice} for option in meta.options for choice in option.choices[1:]]
    changes += [{several.key: ",".join(several.choices[: several.most])} for several in meta.several]
    newest = [
        Setup(game, seats, tuple(_settled(meta, change, seats).items())) for seats in meta.seats for change in changes
    ]
    older = [game.in_edition(edition) for edition in range(1, meta.edition)]
    return newest + [
        Setup(each, seats, tuple(_settled(meta, {}, seats).items())) for each in older for seats in meta.seats
    ]


def _settled(meta: Meta, change: dict[str, str], seats: int) -> Options:
    """With numbers where a choice asks for them: growing, so that they are not the order of the seats."""
    asked = {
        number.key: number.written(min(number.least + seat, number.most) for seat in range(seats))
        for number in meta.asked(meta.choose(change))
    }
    return meta.settle({**change, **asked}, seats)


@dataclass
class Playthrough:
    """One random game: its moves, and the state before each of them and after the last."""

    setup: Setup
    chance: Chance
    played: list[Played[Any]] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """For each state, the prompt of whoever moves next; after the last move, the one that everybody reads."""
    ended: bool = False
    stuck: str = ""
    """Why it went no further, if it did not end."""

    def told(self) -> str:
        moves = " · ".join(f"{played.seat}: {played.move}" for played in self.played[-20:])
        return f"{self.setup}, seed {self.chance.seed.hex()}, after {len(self.played)} moves: … {moves}"


@lru_cache(maxsize=64)
def playthrough(setup: Setup, seed: int) -> Playthrough:
    """A random game to its end, or to where the game breaks down. Never longer than one move above the bound."""
    through = Playthrough(setup, Chance.named("conformance", seed))
    through.states.append(setup.game.start(setup.seats, dict(setup.options), through.chance))
    return _played_on(through, Seeded("play", setup, seed), BIASES[seed % len(BIASES)])


def branch(through: Playthrough, n: int, seed: int) -> Playthrough:
    """The same game up to its state `n` and whoever moves there, and then another one."""
    same = Playthrough(through.setup, through.chance, through.played[:n], through.states[: n + 1], through.asked[:n])
    pick = Seeded("branch", through.setup, through.chance.seed.hex(), n, seed)
    return _played_on(same, pick, BIASES[seed % len(BIASES)], through.played[n].seat)


def _played_on(through: Playthrough, pick: Pick, bias: str, first: int | None = None) -> Playthrough:
    game = through.setup.game
    state = game.copy(through.states[-1])
    seat: int | None = None
    while not through.ended and len(through.played) <= game.meta.longest:
        actors = game.actors(state)
        if not actors:
            through.ended = True
            break
        seat = seat if bias == "stay" and seat in actors else one(pick, actors)
        if first is not None:
            seat, first = first, None
        through.asked.append(game.view(state, seat).prompt.name)
        legal = game.legal(state, seat)
        if not legal:
            through.stuck = f"seat {seat} may act but has no legal move"
            return through
        move = choose(pick, legal, bias)
        finality = game.finality(state, seat, move)
        try:
            events: list[Event] = []
            game.advance(state, seat, move, through.chance, events)
        except Exception as error:
            through.stuck = f"the legal move {move} of seat {seat} raised {error!r}"
            return through
        through.played.append(Played.of(seat, move, finality, events))
        through.states.append(game.copy(state))
    else:
        through.stuck = f"it goes on after {len(through.played)} moves"
    through.asked.append(game.view(state, None).prompt.name)
    return through


def choose(pick: Pick, legal: Sequence[T], bias: str = "any") -> T:
    if bias == "kinds":
        kinds = [list(moves) for _, moves in groupby(legal, key=type)]
        return one(pick, one(pick, kinds))
    if bias in ("first", "last"):
        near = min(pick.number(0, len(legal) - 1) for _ in range(3))
        return legal[near if bias == "first" else -1 - near]
    return one(pick, legal)


class Moment:
    """A game stopped somewhere. `match` belongs to the moment and may be played on."""

    def __init__(self, through: Playthrough, n: int) -> None:
        self.through = through
        self.n = n
        self.setup = through.setup
        self.game = through.setup.game
        self.chance = through.chance
        self.match = through.setup.match(through.chance)
        self.match.state = self.game.copy(through.states[n])
        self.match.played = list(through.played[:n])
        self.match.log = list(through.played[:n])

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def eyes(self) -> list[int | None]:
        """Everybody who looks: each seat, and a spectator."""
        return [*range(self.setup.seats), None]

    def copy(self) -> Any:
        return self.game.copy(self.match.state)

    def step(self, pick: Pick) -> bool:
        """One more move, if there is one that can be played."""
        actors = self.match.actors()
        if not actors:
            return False
        seat = one(pick, actors)
        legal = self.game.legal(self.state, seat)
        if not legal:
            return False
        self.match.play(seat, choose(pick, legal))
        return True

    def moves(self, pick: Pick, most: int) -> Iterator[tuple[int, Any]]:
        """Some legal moves of this moment, of every actor."""
        for seat in self.game.actors(self.state):
            for move in some(pick, self.game.legal(self.state, seat), most):
                yield seat, move

    def told(self) -> str:
        moves = " · ".join(f"{played.seat}: {played.move}" for played in self.match.played[-20:])
        return f"{self.setup}, seed {self.chance.seed.hex()}, after {len(self.match.played)} moves: … {moves}"
