"""A record played again, by the rules of its own edition."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .chance import Chance, commitment
from .game import Game
from .match import Match
from .reason import Refused, refused
from .record import FORMAT, BadRecord, Entry, Record
from .view import Event

AnyMatch = Match[Any, Any]
M = TypeVar("M", bound=AnyMatch)
Watch = Callable[[AnyMatch, Entry, Sequence[Event]], None]


def replay(record: Record, game: Game[Any, Any, Any], watch: Watch | None = None) -> AnyMatch:
    """The match of a record; `watch` sees it after each entry. BadRecord names the entry that does not fit."""
    match: AnyMatch = opening(record, game, Match)
    play_on(match, record.log, watch)
    return match


def opening(record: Record, game: Game[Any, Any, Any], begin: Callable[..., M]) -> M:
    """The match of a record before its first entry; `begin` makes it. BadRecord where its header does not hold."""
    try:
        return begin(_of_the_record(record, game), len(record.players), record.options, Chance(_seed(record)))
    except Refused as refused:
        raise BadRecord(refused.refusal) from refused


def play_on(match: M, log: Sequence[Entry], watch: Callable[[M, Entry, Sequence[Event]], None] | None = None) -> None:
    """Plays the log of a record in a match that stands at its beginning."""
    for n, entry in enumerate(log, 1):
        try:
            if entry.n != n:
                raise refused("refusal-entry-number", given=entry.n)
            events = _apply(match, entry)
        except Refused as refusal:
            raise BadRecord(refusal.refusal, n) from refusal
        if watch is not None:
            watch(match, entry, events)


def _of_the_record(record: Record, game: Game[Any, Any, Any]) -> Game[Any, Any, Any]:
    if record.castlewright != FORMAT:
        raise refused("refusal-record-format", given=record.castlewright, ours=FORMAT)
    if record.game != game.meta.id:
        raise refused("refusal-record-game", given=record.game, ours=game.meta.id)
    return game.in_edition(record.edition)


def _seed(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise refused("refusal-seed") from None
    if commitment(seed) != record.commitment:
        raise refused("refusal-commitment")
    return seed


def _apply(match: AnyMatch, entry: Entry) -> Sequence[Event]:
    given = [entry.move is not None, entry.undo is not None, entry.resign]
    if sum(given) != 1:
        raise refused("refusal-entry")
    if not 0 <= entry.seat < match.seats:
        raise refused("refusal-seat", seat_number=entry.seat, last=match.seats - 1)
    if entry.move is not None:
        return match.play(entry.seat, match.game.parse(entry.move))
    if entry.undo is not None:
        return match.undo(entry.seat, entry.undo, entry.scope)
    return match.resign(entry.seat)
