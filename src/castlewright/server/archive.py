"""Records, replays, and scores of real tables."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from castlewright.core import Appraisal, Record, Refused
from castlewright.core.decoding import BYTE_ORDER_MARK
from castlewright.tables import Table, Trouble, Unfit, Viewer, stories
from castlewright.tables.table import OVER
from castlewright.texts import answer, answer_of

from .messages import Frame, Imported, Replay
from .service import MOST_BODY, MOST_RECORD, AnyRequest, Caller, read_json

Answer = Response[bytes]


MOST_FRAMES = 100
MOST_PAGE = 1024 * 1024
"""Bytes of a page of a replay, give or take a frame."""


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    """The whole game once it is over; before that, the story of one's own seat or of a spectator."""
    caller = Caller(request)

    def look(table: Table) -> tuple[Callable[[], Record], bool, Viewer]:
        mine = table.seats_of(caller.guest.id)
        return stories.recorder(table), table.status == OVER, mine[0] if mine else None

    write, over, viewer = await caller.house.read(table_id, look)
    return await caller.answer_made(write if over else lambda: _story(caller, write(), viewer))


@get("/api/tables/{table_id:str}/replay")
async def replay_table(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)

    def look(table: Table) -> tuple[Callable[[], Record], bool, int, tuple[int, ...]]:
        return stories.recorder(table), table.status == OVER, len(table.chairs), table.seats_of(caller.guest.id)

    write, over, seats, mine = await caller.house.read(table_id, look)
    viewer, everything = _eyes(request.query_params.get("seat"), seats)
    if not over and (everything or (viewer is not None and viewer not in mine)):
        raise Trouble("forbidden", "problem-hidden-replay")
    first = _first(request)
    return await caller.answer_made(lambda: _replay(caller, table_id, write(), viewer, everything, first))


@post("/api/replays", status_code=201)
async def import_record(request: AnyRequest) -> Answer:
    caller = Caller(request)
    body = await caller.raw_body(MOST_RECORD)
    caller.spend("import")

    def read() -> tuple[str, bytes]:
        found, _ = stories.read_record(body, caller.house.games)
        return stories.canonical(found)

    record_id, payload = await caller.work(read)
    await asyncio.to_thread(caller.house.store.keep_record, record_id, time.time(), payload)
    return caller.answer(Imported(record_id), 201)


@get("/api/replays/{record_id:str}")
async def show_replay(request: AnyRequest, record_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    payload = await asyncio.to_thread(caller.house.store.record, record_id)
    if payload is None:
        raise Trouble("missing", "problem-no-replay")
    said, first = request.query_params.get("seat", "open"), _first(request)

    def make() -> Replay:
        whole = stories.kept_record(payload)
        return _replay(caller, record_id, whole, *_eyes(said, len(whole.players)), first)

    return await caller.answer_made(make)


@post("/api/score", status_code=200)
async def score(request: AnyRequest) -> Answer:
    """A position typed in by a person, or a record, which may be longer."""
    caller = Caller(request)
    body = await caller.raw_body(MOST_RECORD)
    return await caller.answer_made(lambda: _score(caller, body))


def _eyes(said: str | None, seats: int) -> tuple[Viewer, bool]:
    """Through whose eyes, and whether everything lies face up."""
    if not said or said == "spectator":
        return None, False
    if said == "open":
        return None, True
    for seat in range(seats):
        if said == str(seat):
            return seat, False
    raise Trouble("missing", "problem-no-seat")


def _first(request: AnyRequest) -> int:
    """With which frame a page begins."""
    said = request.query_params.get("from", "0")
    if not (said.isascii() and said.isdigit() and len(said) < 8):
        raise Trouble("malformed", "problem-request")
    return int(said)


def _replay(caller: Caller, name: str, record: Record, viewer: Viewer, everything: bool, first: int) -> Replay:
    page = stories.Page(first, MOST_FRAMES, MOST_PAGE)
    story = stories.tell(record, caller.house.games, viewer, everything, page, strict=False)
    return Replay(
        id=name,
        game=record.game,
        options=record.options,
        players=tuple(player.name for player in record.players),
        seat=viewer,
        open=everything,
        total=story.total,
        frames=tuple(Frame(one.n, one.seat, one.notation, one.events, one.view) for one in story.moments),
        outcome=story.outcome,
        seed=record.seed if story.over else None,
        commitment=record.commitment,
    )


def _story(caller: Caller, record: Record, viewer: Viewer) -> dict[str, Any]:
    story = stories.tell(record, caller.house.games, viewer)
    return {
        "castlewright": record.castlewright,
        "kind": "story",
        "game": record.game,
        "options": record.options,
        "players": record.players,
        "seat": viewer,
        "updates": [{"n": one.n, "events": one.events, "view": one.view} for one in story.moments],
    }


class _Which(msgspec.Struct):
    game: str
    castlewright: int | None = None


def _score(caller: Caller, body: bytes) -> dict[str, Any]:
    which = read_json(body, _Which, typed_in=True)
    games = caller.house.games
    if which.castlewright is not None:
        record, match = stories.read_record(body, games)
        return answer_of(match, caller.lang, stories.names(record))
    game = games.get(which.game)
    if game is None:
        raise Trouble("missing", "problem-no-game", game=which.game)
    if len(body) > MOST_BODY:
        raise Trouble("limit", "problem-too-long")
    position = read_json(body.removeprefix(BYTE_ORDER_MARK), game.position_type)
    try:
        appraisal: Appraisal = game.appraise(position)
    except Refused as refused:
        raise Unfit("refused", game, refused) from refused
    return answer(game, appraisal, caller.lang)


HANDLERS = [record, replay_table, import_record, show_replay, score]
