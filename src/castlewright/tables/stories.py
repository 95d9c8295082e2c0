"""A game as a file or a replay: the whole record once it is over, before that only what one viewer saw.

Everything here folds a record anew, so it may run in any thread.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from castlewright.core import (
    BadRecord,
    Entry,
    Event,
    Match,
    Outcome,
    Player,
    Record,
    Refused,
    decode,
    opening,
    play_on,
    replay,
)

from .table import AnyGame, AnyMatch, Games, Table, Viewer
from .trouble import Trouble, Unfit

LONGEST_LOG = 20_000
MOST_SECONDS = 5.0


class Moment(Struct, frozen=True):
    """One step of a replay. `seat` and `notation` are empty where the viewer could not know them."""

    n: int
    seat: int | None
    notation: str
    events: tuple[Event, ...]
    view: Any


class Page(Struct, frozen=True):
    """Which moments are wanted: as many as there are, but no more than so many, and bytes."""

    first: int = 0
    most: int = 1_000_000
    most_bytes: int = 32 * 1024 * 1024


class Story(Struct, frozen=True):
    moments: list[Moment]
    """Those of the page."""
    total: int
    outcome: Outcome | None
    over: bool


def record_of_table(table: Table) -> Record:
    """With the seed: not for anybody outside while the game runs."""
    return recorder(table)()


def recorder(table: Table) -> Callable[[], Record]:
    """Makes the record of this moment, later and in any thread: a long game takes a while to write down."""
    if table.broken is not None:
        raise Trouble("broken", "problem-broken")
    if table.match is None:
        raise Trouble("conflict", "problem-not-started")
    players = tuple(Player(chair.name, chair.bot) for chair in table.chairs)
    return partial(table.match.copy().record, players)


WHOLE = Page()


def tell(
    record: Record, games: Games, viewer: Viewer, everything: bool = False, page: Page = WHOLE, strict: bool = True
) -> Story:
    """The game through one pair of eyes, or with everything face up. `strict`: a page that cannot hold what it should
    is `Trouble`; otherwise it ends earlier."""
    moments: list[Moment] = []
    total = size = 0
    watched = Patience()

    def add(match: AnyMatch, seat: int | None, notation: str, heard: tuple[Event, ...]) -> None:
        nonlocal total, size
        n, total = total, total + 1
        wanted = page.first <= n < page.first + page.most
        if not wanted or (size > page.most_bytes and not strict):
            return
        # A view may share parts with the state, which moves on: each moment keeps its own.
        view = msgspec.Raw(msgspec.json.encode(match.open_view() if everything else match.view(viewer)))
        size += len(view)
        if size > page.most_bytes and strict:
            raise Trouble("limit", "problem-too-long")
        moments.append(Moment(n, seat, notation, heard, view))

    def watch(match: AnyMatch, entry: Entry, events: Sequence[Event]) -> None:
        watched.check()
        heard = tuple(event for event in events if everything or event.reaches(viewer))
        if heard or everything:
            known = everything or entry.seat == viewer
            named = known or any(event.args.get("seat") == entry.seat for event in heard)
            add(match, entry.seat if named else None, notation(entry) if known else "", heard)

    game = _game(record, games)
    try:
        match: AnyMatch = opening(record, game, Match)
        add(match, None, "", ())
        play_on(match, record.log, watch)
    except BadRecord as bad:
        raise Unfit("malformed", game, bad) from bad
    return Story(moments, total, match.outcome(), match.over)


class Patience:
    """How long a game may take to be played again; it is counted in the work of this thread."""

    def __init__(self) -> None:
        self._end = time.thread_time() + MOST_SECONDS

    def check(self) -> None:
        if time.thread_time() > self._end:
            raise Trouble("limit", "problem-too-long")


def notation(entry: Entry) -> str:
    if entry.move is not None:
        return entry.move
    if entry.undo is not None:
        return f"undo {entry.undo}"
    return "resign"


def read_record(payload: bytes, games: Games) -> tuple[Record, AnyMatch]:
    """A record from outside, folded to its end to see that it is one."""
    try:
        record = decode(payload, Record, typed_in=True)
    except Refused as refused:
        raise Trouble.because("malformed", refused) from refused
    game = _game(record, games)
    if len(record.log) > LONGEST_LOG:
        raise Trouble("malformed", "refusal-record-long", longest=LONGEST_LOG)
    patience = Patience()
    try:
        return record, replay(record, game, lambda *_: patience.check())
    except BadRecord as bad:
        raise Unfit("malformed", game, bad) from bad


def kept_record(payload: bytes) -> Record:
    """One that was read before, and kept in its canonical form."""
    return _kept.decode(payload)


def _game(record: Record, games: Games) -> AnyGame:
    game = games.get(record.game)
    if game is None:
        raise Trouble("missing", "problem-no-game", game=record.game)
    return game


_kept: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


def canonical(record: Record) -> tuple[str, bytes]:
    """The record's id, the hash of its content, and that content."""
    payload = msgspec.json.encode(record, order="sorted")
    return sha256(payload).hexdigest()[:32], payload


def names(record: Record) -> Sequence[str]:
    return [player.name for player in record.players]
