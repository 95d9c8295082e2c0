"""Good company: what a table's host may do about spectators and talk, and complaints for whoever runs the server."""

import asyncio
import time

from litestar import Response, delete, get, post
from litestar.params import FromPath

from castlewright.tables import Guest, Table, Trouble, deeds
from castlewright.tables.entries import Entry

from .messages import Complaint, Hush, Silence, Watcher
from .moderation import Report
from .service import AnyRequest, Caller

LONGEST_COMPLAINT = 500
MOST_LINES = 10
"""Of what the person complained about said last."""

Answer = Response[bytes]


@get("/api/tables/{table_id:str}/watchers")
async def list_watchers(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    here = _watching(caller, table_id)

    def look(table: Table) -> list[Watcher]:
        if table.host != caller.guest.id:
            raise Trouble("forbidden", "problem-not-host")
        known = {guest.id: guest.name for guest in here} | table.spectators
        present = {guest.id for guest in here}
        return [
            Watcher(table.key_of(guest), name, guest in present, guest in table.silenced)
            for guest, name in known.items()
            if guest not in table.dismissed and not table.seats_of(guest)
        ]

    return caller.answer(await caller.house.read(table_id, look))


@post("/api/tables/{table_id:str}/watchers/{who:str}", status_code=200)
async def silence(request: AnyRequest, table_id: FromPath[str], who: FromPath[str]) -> Answer:
    caller = Caller(request)
    wish = await caller.body(Silence)
    here = _watching(caller, table_id)

    def deed(table: Table) -> list[Entry]:
        return deeds.silence(table, caller.guest, deeds.spectator_called(table, who, here), wish.silent)

    return caller.answer_card(await caller.house.do(table_id, deed, Table.summary))


@delete("/api/tables/{table_id:str}/watchers/{who:str}", status_code=200)
async def dismiss(request: AnyRequest, table_id: FromPath[str], who: FromPath[str]) -> Answer:
    caller = Caller(request)
    here = _watching(caller, table_id)

    def deed(table: Table) -> list[Entry]:
        return deeds.dismiss(table, caller.guest, deeds.spectator_called(table, who, here))

    return caller.answer_card(await caller.house.do(table_id, deed, Table.summary))


@post("/api/tables/{table_id:str}/hush", status_code=200)
async def hush(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    caller = Caller(request)
    on = (await caller.body(Hush)).on
    return caller.answer_card(
        await caller.house.do(table_id, lambda table: deeds.hush(table, caller.guest, on), Table.summary)
    )


@post("/api/tables/{table_id:str}/report", status_code=200)
async def report(request: AnyRequest, table_id: FromPath[str]) -> Answer:
    """A complaint goes to a list that whoever runs the server reads."""
    caller = Caller(request)
    said = await caller.body(Complaint)
    if (said.seat is None) == (said.who is None) or len(said.text) > LONGEST_COMPLAINT:
        raise Trouble("malformed", "problem-request")
    here = _watching(caller, table_id)
    caller.spend("report")

    def look(table: Table) -> Report:
        about, name = _person(table, said, here)
        talk = [event.args for told in table.news(None) if told.talk for event in told.events]
        theirs = [
            str(line["text"])
            for line in talk
            if (line.get("who") == said.who if said.who is not None else line.get("seat") == said.seat)
        ]
        words = said.text.strip()
        return Report(time.time(), table_id, caller.guest.id, about, name, words, tuple(theirs[-MOST_LINES:]))

    complaint = await caller.house.read(table_id, look)
    await asyncio.to_thread(caller.service.moderation.report, complaint)
    return caller.answer({})


def _person(table: Table, said: Complaint, here: list[Guest]) -> tuple[str, str]:
    if said.who is not None:
        spectator = deeds.spectator_called(table, said.who, here)
        return spectator.id, spectator.name
    assert said.seat is not None
    if not 0 <= said.seat < len(table.chairs) or table.chairs[said.seat].guest is None:
        raise Trouble("missing", "problem-no-seat")
    chair = table.chairs[said.seat]
    return str(chair.guest), chair.name


def _watching(caller: Caller, table_id: str) -> list[Guest]:
    return [one.guest for live, one in caller.house.listeners() if live.table.id == table_id and one.viewer is None]


HANDLERS = [list_watchers, silence, dismiss, hush, report]
