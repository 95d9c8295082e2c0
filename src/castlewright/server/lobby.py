"""Opening tables, sitting down, and everything that happens around a game rather than in it."""

import asyncio
import secrets
from typing import Any

from litestar import Response, delete, get, post
from litestar.params import FromPath

from castlewright.tables import Summary, Table, Trouble, deeds

from .messages import GameCard, Handover, Me, News, OpenTable, Rename, SayNumber, SeatBot, Sit, Talk
from .service import AnyRequest, Caller

MOST_LISTED = 50
MOST_MINE = 200

Answer = Response[bytes]


@get("/api/me")
async def me(request: AnyRequest) -> Answer:
    caller = Caller(request)
    return caller.answer(Me(caller.guest.name))


@post("/api/me", status_code=200)
async def rename(request: AnyRequest) -> Answer:
    caller = Caller(request)
    name = deeds.tidy_name((await caller.body(Rename)).name)
    caller.spend("name")
    caller.rename(name)
    return caller.answer(Me(caller.guest.name))


@get("/api/games")
async def list_games(request: AnyRequest) -> Answer:
    caller = Caller(request)
    return caller.answer(
        [
            GameCard(
                id=game.meta.id,
                titles=game.meta.titles,
                seats=game.meta.seats,
                usual=game.meta.usual_seats,
                minutes=game.meta.minutes,
                weight=game.meta.weight,
                options=game.meta.options,
                several=game.meta.several,
                numbers=game.meta.numbers,
                edition=game.meta.edition,
                bots=tuple(caller.house.bots_for(game.meta.id)),
            )
            for game in caller.house.games.values()
        ]
    )


@get("/api/tables")
async def list_tables(request: AnyRequest) -> Answer:
    caller = Caller(request)
    return caller.answer_cards(await asyncio.to_thread(caller.house.store.public, MOST_LISTED))


@get("/api/tables/mine")
async def list_mine(request: AnyRequest) -> Answer:
    """Those waiting for me first, then the latest."""
    caller = Caller(request)
    mine = await asyncio.to_thread(caller.house.store.of_guest, caller.guest.id, MOST_MINE)
    return caller.answer_cards(sorted(mine, key=lambda one: not set(one.actors) & set(one.seats_of(caller.guest.id))))


@post("/api/tables", status_code=201)
async def open_table(request: AnyRequest) -> Answer:
    caller = Caller(request)
    wish = await caller.body(OpenTable)
    first = deeds.opening(
        caller.house.games,
        caller.guest,
        game=wish.game,
        seats=wish.seats,
        name=wish.name,
        options=wish.options,
        public=wish.public,
        local=wish.local,
        bots=wish.bots,
        known_bots=caller.house.bots_for,
    )
    caller.spend("bot", len(wish.bots))
    caller.spend("table")
    summary = await caller.house.open(first)
    caller.rename(summary.seats[0].name)
    return caller.answer(caller.card(summary), 201)


@get("/api/tables/{table_id:str}")
async def show_table(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    return caller.answer_card(await caller.house.read(table_id, Table.summary))


@get("/api/tables/{table_id:str}/talk")
async def earlier_talk(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    """What was said before the entry `before` of a seat's stream, or of a spectator's."""
    caller = Caller(request)
    before, seat = _number(request, "before"), _number(request, "seat")
    if before is None:
        raise Trouble("malformed", "problem-request")

    def look(table: Table) -> Talk:
        deeds.check_viewer(table, caller.guest, seat)
        told, earlier = table.earlier_talk(seat, before)
        return Talk(tuple(News(one.n, one.at, one.events) for one in told), earlier)

    return caller.answer(await caller.house.read(table_id, look))


def _number(request: AnyRequest, name: str) -> int | None:
    said = request.query_params.get(name)
    if said is None:
        return None
    if not (said.isascii() and said.isdigit() and len(said) < 16):
        raise Trouble("malformed", "problem-request")
    return int(said)


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    wish = await caller.body(Sit)
    name = deeds.tidy_name(wish.name)
    caller.spend("name")
    answer = await _do(caller, table_id, lambda table: deeds.sit(table, caller.guest, name, wish.seat))
    caller.rename(name)
    return caller.answer_card(answer)


@post("/api/tables/{table_id:str}/bots", status_code=200)
async def seat_bot(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    wish = await caller.body(SeatBot)
    caller.spend("bot")

    def deed(table: Table) -> list[Any]:
        return deeds.seat_bot(table, caller.guest, wish.seat, wish.bot, caller.house.bots_for(table.opening.game))

    return caller.answer_card(await _do(caller, table_id, deed))


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def leave(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]) -> Answer:
    caller = Caller(request)
    return caller.answer_card(await _do(caller, table_id, lambda table: deeds.leave(table, caller.guest, seat)))


@post("/api/tables/{table_id:str}/seats/{seat:int}/number", status_code=200)
async def say_number(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]) -> Answer:
    caller = Caller(request)
    wish = await caller.body(SayNumber)

    def deed(table: Table) -> list[Any]:
        return deeds.say_number(table, caller.guest, seat, wish.key, wish.number)

    return caller.answer_card(await _do(caller, table_id, deed))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    return caller.answer_card(await _do(caller, table_id, lambda table: deeds.start(table, caller.guest)))


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    return caller.answer_card(await _do(caller, table_id, lambda table: deeds.close(table, caller.guest)))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    seats = request.query_params.get("seats", "same")
    if seats not in ("same", "shuffled"):
        raise Trouble("malformed", "problem-request")
    caller.spend("table")
    next_table = await caller.house.rematch(table_id, caller.guest, shuffle=seats == "shuffled")
    return caller.answer_card(await caller.house.read(next_table, Table.summary))


@post("/api/tables/{table_id:str}/seats/{seat:int}/handover", status_code=200)
async def hand_over(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]) -> Answer:
    caller = Caller(request)
    key = secrets.token_urlsafe(24)
    await _do(caller, table_id, lambda table: deeds.offer_seat(table, caller.guest, seat, key))
    return caller.answer(Handover(f"/move/{table_id}.{key}"))


@post("/api/handover/{token:str}", status_code=200)
async def take_over(request: AnyRequest, token: FromPath[str]) -> Answer:
    caller = Caller(request)
    table_id, dot, key = token.partition(".")
    if not dot:
        raise Trouble("missing", "problem-used-link")
    summary = await _do(caller, table_id, lambda table: deeds.take_offer(table, caller.guest, key))
    if not caller.guest.name:
        caller.rename(next(seat.name for seat in summary.seats if seat.guest == caller.guest.id))
    return caller.answer_card(summary)


@post("/api/tables/{table_id:str}/seats/{seat:int}/ask-bot", status_code=200)
async def ask_bot(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]) -> Answer:
    caller = Caller(request)
    return caller.answer_card(await caller.house.ask_bot(table_id, caller.guest, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/depart", status_code=200)
async def depart(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]) -> Answer:
    caller = Caller(request)
    return caller.answer_card(await _do(caller, table_id, lambda table: deeds.depart(table, caller.guest, seat)))


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", status_code=200)
async def come_back(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]) -> Answer:
    caller = Caller(request)
    return caller.answer_card(await _do(caller, table_id, lambda table: deeds.come_back(table, caller.guest, seat)))


async def _do(caller: Caller, table_id: str, deed: deeds.Deed) -> Summary:
    return await caller.house.do(table_id, deed, Table.summary)


HANDLERS = [
    me,
    rename,
    list_games,
    list_tables,
    list_mine,
    open_table,
    show_table,
    earlier_talk,
    sit,
    seat_bot,
    leave,
    say_number,
    start,
    close,
    rematch,
    hand_over,
    take_over,
    ask_bot,
    depart,
    come_back,
]
