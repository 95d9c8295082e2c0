"""A match with words: what `cw.new` returns."""

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

import castlewright.games as registry
from castlewright import core
from castlewright.core import Chance, Seat, Turn, View

from .spoken import BadRecord, Event, Gain, Outcome, Refusal, Refused, Sheet, Voice

if TYPE_CHECKING:
    from castlewright.games.blueprints import Blueprints
    from castlewright.games.blueprints.moves import Move as BlueprintsMove
    from castlewright.games.blueprints.state import State as BlueprintsState
    from castlewright.games.blueprints.view import BlueprintsView
    from castlewright.games.castellan import Castellan
    from castlewright.games.castellan.moves import Move as CastellanMove
    from castlewright.games.castellan.state import State as CastellanState
    from castlewright.games.castellan.view import CastellanView
    from castlewright.games.kingdoms import ColouredKingdoms
    from castlewright.games.kingdoms.moves import Move as KingdomsMove
    from castlewright.games.kingdoms.state import State as KingdomsState
    from castlewright.games.kingdoms.view import KingdomsView
    from castlewright.games.two_castles import TwoCastles
    from castlewright.games.two_castles.moves import Move as TwoCastlesMove
    from castlewright.games.two_castles.state import State as TwoCastlesState
    from castlewright.games.two_castles.view import TwoCastlesView

    from .files import Record

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)

AnyGame = core.Game[Any, Any, Any]
Seed = int | str | bytes


class Match(core.Match[S, M], Generic[S, M, V]):
    """A game in progress: ask it who may act and what is legal, play, look, take back, keep it as a file.

    Wherever a move is expected, its notation will do. `print(match)` shows the table as a spectator sees it.
    """

    def __init__(
        self,
        game: core.Game[S, M, V],
        seats: int,
        options: Mapping[str, str],
        chance: Chance,
        names: Sequence[str] | None = None,
    ) -> None:
        self.voice = Voice(game, names)
        try:
            super().__init__(game, seats, dict(options), chance)
        except core.Refused as refused:
            raise spoken(refused, game) from None

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        texts = self.voice.texts("en")
        return tuple(texts.who(seat, self.voice.names) for seat in range(self.seats))

    def move(self, move: M | str) -> M:
        """A move from its notation; `Refused` where it is none of this game."""
        return self.game.parse(move) if isinstance(move, str) else move

    def why_not(self, seat: Seat, move: M | str) -> Refusal | None:
        """Why a move is not possible, with the paragraph of the rules; None exactly when it is legal."""
        try:
            refusal = super().why_not(seat, self.move(move))
        except core.Refused as refused:
            refusal = refused.refusal
        return None if refusal is None else Refusal._by(self.voice, refusal)

    def play(self, seat: Seat, move: M | str) -> list[Event]:
        """Plays a move, or its notation, and tells what happened; `Refused` leaves everything as it was."""
        try:
            return [Event._by(self.voice, event) for event in super().play(seat, self.move(move))]
        except core.Refused as refused:
            raise self._refused(refused) from None

    def undo(self, seat: Seat, count: int = 1, scope: str = "table") -> list[Event]:
        """Takes back the seat's latest moves; `undoable` says how many may be."""
        try:
            return [Event._by(self.voice, event) for event in super().undo(seat, count, scope)]
        except core.Refused as refused:
            raise self._refused(refused) from None

    def resign(self, seat: Seat) -> list[Event]:
        """Gives up. With one seat left the game is decided."""
        try:
            return [Event._by(self.voice, event) for event in super().resign(seat)]
        except core.Refused as refused:
            raise self._refused(refused) from None

    def view(self, seat: Seat | None = None) -> V:
        """What one seat may know, and all that a bot in it is given; None is a spectator."""
        try:
            view: V = super().view(seat)
        except core.Refused as refused:
            raise self._refused(refused) from None
        return view

    def scores(self) -> tuple[Sheet, ...]:
        """The explained score of this moment, hidden things included."""
        return tuple(Sheet._by(self.voice, sheet) for sheet in super().scores())

    def gains(self, turn: Turn | None = None, seat: Seat | None = None) -> tuple[Gain, ...]:
        """What a turn, or the last move, changed in the score, line by line; with a seat, as far as it may know."""
        return tuple(Gain._by(self.voice, gain) for gain in super().gains(turn, seat))

    def outcome(self) -> Outcome | None:
        """Who came where, and what decided it; None while the game runs."""
        outcome = super().outcome()
        return None if outcome is None else Outcome._by(self.voice, outcome)

    def record(self, players: tuple[core.Player, ...] = ()) -> "Record":
        """The game as a file, with its seed. `match.record().save("game.json")`."""
        from .files import Record

        people = players or tuple(map(core.Player, self.names))
        return Record._of(super().record(people))

    def text(self, lang: str = "en") -> str:
        """The table as a board of text, and what is expected now. Hidden things are left out until the game is over."""
        texts = self.voice.texts(lang)
        view = self.open_view() if self.over else self.view()
        outcome = self.outcome()
        said = outcome.text(lang) if outcome else texts.plain(view.prompt, self.voice.names)
        return f"{view}\n\n{said}"

    def __str__(self) -> str:
        return self.text()

    def _refused(self, refused: core.Refused) -> Refused:
        return Refused(Refusal._by(self.voice, refused.refusal))


def spoken(refused: core.Refused, game: AnyGame | None = None) -> Refused:
    """A refusal of the house, with a voice."""
    refusal = Refusal._by(Voice(game, None), refused.refusal)
    return BadRecord(refusal, refused.entry) if isinstance(refused, core.BadRecord) else Refused(refusal)


@overload
def game(game_id: Literal["blueprints"]) -> "Blueprints": ...
@overload
def game(game_id: Literal["castellan"]) -> "Castellan": ...
@overload
def game(game_id: Literal["kingdoms"]) -> "ColouredKingdoms": ...
@overload
def game(game_id: Literal["two_castles"]) -> "TwoCastles": ...
@overload
def game(game_id: str) -> AnyGame: ...
def game(game_id: str) -> AnyGame:
    """The rules of a game: what bots are given beside a view. `Refused` names the games there are."""
    try:
        return registry.get(game_id)
    except core.Refused as refused:
        raise spoken(refused) from None


def games() -> dict[str, AnyGame]:
    """Every game by its id."""
    return registry.all_games()


Given = str | int | bool | Sequence[int]
"""An option: a choice, or a number for each seat."""


@overload
def new(
    game_id: Literal["blueprints"],
    *,
    seats: int | None = None,
    seed: Seed | None = None,
    names: Sequence[str] | None = None,
    edition: int | None = None,
    **options: Given,
) -> "Match[BlueprintsState, BlueprintsMove, BlueprintsView]": ...
@overload
def new(
    game_id: Literal["castellan"],
    *,
    seats: int | None = None,
    seed: Seed | None = None,
    names: Sequence[str] | None = None,
    edition: int | None = None,
    **options: Given,
) -> "Match[CastellanState, CastellanMove, CastellanView]": ...
@overload
def new(
    game_id: Literal["kingdoms"],
    *,
    seats: int | None = None,
    seed: Seed | None = None,
    names: Sequence[str] | None = None,
    edition: int | None = None,
    **options: Given,
) -> "Match[KingdomsState, KingdomsMove, KingdomsView]": ...
@overload
def new(
    game_id: Literal["two_castles"],
    *,
    seats: int | None = None,
    seed: Seed | None = None,
    names: Sequence[str] | None = None,
    edition: int | None = None,
    **options: Given,
) -> "Match[TwoCastlesState, TwoCastlesMove, TwoCastlesView]": ...
@overload
def new(
    game_id: str,
    *,
    seats: int | None = None,
    seed: Seed | None = None,
    names: Sequence[str] | None = None,
    edition: int | None = None,
    **options: Given,
) -> Match[Any, Any, Any]: ...
def new(
    game_id: str,
    *,
    seats: int | None = None,
    seed: Seed | None = None,
    names: Sequence[str] | None = None,
    edition: int | None = None,
    **options: Given,
) -> Match[Any, Any, Any]:
    """A new match: `cw.new("castellan", seats=2, seed=7)`.

    Without `seats`, the fewest the game is for; without `seed`, one that nobody knows. The same seed, options and moves
    give the same game anywhere. Options of the game are keywords: `trial="no"`, `ages=[34, 12, 40]`.
    """
    found = game(game_id)
    try:
        found = found if edition is None else found.in_edition(edition)
    except core.Refused as refused:
        raise spoken(refused, found) from None
    count = min(found.meta.seats) if seats is None else seats
    if names is not None and len(names) != count:
        raise spoken(core.refused("refusal-names", names=len(names), seats=count), found)
    return Match(found, count, {key: written(value) for key, value in options.items()}, chance_of(seed), names)


def chance_of(seed: Seed | None) -> Chance:
    """All the chance of a game, from whatever its seed is called."""
    if seed is None:
        return Chance(secrets.token_bytes(32))
    return Chance(seed) if isinstance(seed, bytes) else Chance.named(seed)


def written(option: Given) -> str:
    if isinstance(option, bool):
        return "yes" if option else "no"
    return str(option) if isinstance(option, str | int) else ",".join(map(str, option))
