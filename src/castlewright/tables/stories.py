"""A game as a file or a replay: the whole record once it is over, before that only what one viewer saw.

Everything here folds a record anew, so it may run in any thread.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from castlewright.core import BadRecord, Entry, Event, Game, Match, Outcome, Player, Record, replay

from .table import Games, Table, Viewer
from .trouble import Trouble

LONGEST_LOG = 20_000


class Moment(Struct, frozen=True):
    """One step of a replay. `seat` and `notation` are empty where the viewer could not know them."""

    n: int
    seat: int | None
    notation: str
    events: tuple[Event, ...]
    view: Any


class Story(Struct, frozen=True):
    moments: list[Moment]
    outcome: Outcome | None
    over: bool


def record_of_table(table: Table) -> Record:
    """With the seed: not for anybody outside while the game runs."""
    if table.broken is not None:
        raise Trouble("broken", "problem-broken")
    if table.match is None:
        raise Trouble("conflict", "problem-not-started")
    players = tuple(Player(chair.name, chair.bot) for chair in table.chairs)
    return table.match.record(players)


def tell(record: Record, game: Game[Any, Any, Any], viewer: Viewer, everything: bool = False) -> Story:
    """The game through one pair of eyes, or with everything face up. BadRecord where it does not fold."""

    def view(match: Match[Any, Any]) -> Any:
        return game.open_view(match.state) if everything else game.view(match.state, viewer)

    moments: list[Moment] = []

    def watch(match: Match[Any, Any], entry: Entry, events: Sequence[Event]) -> None:
        heard = tuple(event for event in events if everything or event.reaches(viewer))
        if heard or everything:
            known = everything or entry.seat == viewer
            named = known or any(event.args.get("seat") == entry.seat for event in heard)
            # A view may share parts with the state, which moves on: each moment keeps its own.
            frozen = msgspec.Raw(msgspec.json.encode(view(match)))
            moments.append(
                Moment(len(moments), entry.seat if named else None, notation(entry) if known else "", heard, frozen)
            )

    start = replay(msgspec.structs.replace(record, log=()), game)
    moments.append(Moment(0, None, "", (), msgspec.Raw(msgspec.json.encode(view(start)))))
    match = replay(record, game, watch)
    return Story(moments, match.outcome(), match.over)


def notation(entry: Entry) -> str:
    if entry.move is not None:
        return entry.move
    if entry.undo is not None:
        return f"undo {entry.undo}"
    return "resign"


_records: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


def read_record(payload: bytes, games: Games) -> Record:
    """A record from outside, folded to its end to see that it is one."""
    try:
        record = _records.decode(payload)
    except msgspec.DecodeError as error:
        raise Trouble("malformed", "problem-record", what=str(error)) from error
    game = games.get(record.game)
    if game is None:
        raise Trouble("missing", "problem-no-game", game=record.game)
    if len(record.log) > LONGEST_LOG:
        raise Trouble("malformed", "problem-record", what=f"the log is longer than {LONGEST_LOG} entries")
    try:
        replay(record, game)
    except BadRecord as error:
        if error.refusal.rule:
            rule = error.refusal.rule
            raise Trouble("malformed", "problem-record-entry", entry=error.entry, rule=rule) from error
        raise Trouble("malformed", "problem-record", what=str(error)) from error
    return record


def canonical(record: Record) -> tuple[str, bytes]:
    """The record's id, the hash of its content, and that content."""
    payload = msgspec.json.encode(record, order="sorted")
    return sha256(payload).hexdigest()[:32], payload


def names(record: Record) -> Sequence[str]:
    return [player.name for player in record.players]
