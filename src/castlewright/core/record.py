"""A game as a file: a header and a numbered log, in words that diff well."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from .chance import Chance, commitment
from .game import Game
from .match import Match
from .options import Options
from .reason import Refusal, Refused
from .view import Event

FORMAT = 1


class BadRecord(ValueError):
    """The record does not fold; the message says at which entry and why.

    Where a move is against the rules, `entry` is its number and `refusal` the reason, to be said in any language.
    """

    def __init__(self, message: str, entry: int = 0, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.entry = entry
        self.refusal = refusal


class Player(Struct, frozen=True, omit_defaults=True):
    name: str
    bot: str | None = None


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True, gc=False):
    """One entry of the log: exactly one of a move, an undo of the seat's latest moves, or a resignation."""

    n: int
    seat: int
    move: str | None = None
    undo: int | None = None
    scope: str = "table"
    resign: bool = False


class Record(Struct, kw_only=True):
    """Format 1. `seed` is hexadecimal; its SHA-256 is the commitment published when the game began."""

    castlewright: int = FORMAT
    game: str
    edition: int
    options: Options
    players: tuple[Player, ...]
    commitment: str
    seed: str
    log: tuple[Entry, ...]


def record_of(match: Match[Any, Any], players: tuple[Player, ...], log: tuple[Entry, ...] | None = None) -> Record:
    """The record of a match. Without a log of its own (which keeps what was undone) it lists the moves that stand."""
    if log is None:
        if match.resigned:
            raise ValueError("when somebody resigned is not known without the log")
        log = tuple(Entry(n=n, seat=played.seat, move=str(played.move)) for n, played in enumerate(match.played, 1))
    return Record(
        game=match.game.meta.id,
        edition=match.game.meta.edition,
        options=match.options,
        players=players,
        commitment=commitment(match.chance.seed),
        seed=match.chance.seed.hex(),
        log=log,
    )


def replay(
    record: Record,
    game: Game[Any, Any, Any],
    watch: Callable[[Match[Any, Any], Entry, list[Event]], None] | None = None,
) -> Match[Any, Any]:
    """Plays a record again; `watch` sees the match after each entry. BadRecord names the entry that does not fit."""
    match = _opening(record, game)
    for n, entry in enumerate(record.log, 1):
        if entry.n != n:
            raise BadRecord(f"entry {n} of the log is numbered {entry.n}")
        try:
            events = _apply(match, entry)
        except Refused as refused:
            raise BadRecord(f"entry {n} of the log is not possible: {refused}", n, refused.refusal) from refused
        except ValueError as error:
            raise BadRecord(f"entry {n} of the log cannot be read: {error}") from error
        if watch is not None:
            watch(match, entry, events)
    return match


def _opening(record: Record, game: Game[Any, Any, Any]) -> Match[Any, Any]:
    if record.castlewright != FORMAT:
        raise BadRecord(f"this is a record of format {record.castlewright}; this version reads format {FORMAT}")
    if record.game != game.meta.id:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.meta.id!r}")
    if record.edition != game.meta.edition:
        raise BadRecord(
            f"this record follows rules edition {record.edition} of {record.game}; "
            f"this version plays edition {game.meta.edition}"
        )
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise BadRecord("the seed of the record is not hexadecimal") from error
    if commitment(seed) != record.commitment:
        raise BadRecord("the seed of the record does not match its commitment")
    try:
        return Match(game, len(record.players), record.options, Chance(seed))
    except ValueError as error:
        raise BadRecord(str(error)) from error


def _apply(match: Match[Any, Any], entry: Entry) -> list[Event]:
    given = [entry.move is not None, entry.undo is not None, entry.resign]
    if sum(given) != 1:
        raise ValueError("an entry is exactly one of move, undo, resign")
    if not 0 <= entry.seat < match.seats:
        raise ValueError(f"there is no seat {entry.seat}")
    if entry.move is not None:
        return match.play(entry.seat, match.game.parse(entry.move))
    if entry.undo is not None:
        return match.undo(entry.seat, entry.undo, entry.scope)
    return match.resign(entry.seat)
