"""The host's own door: a socket in the data folder that only the owner of that folder can open.

One line of JSON comes, one line goes back. `castlewright admin` speaks to it, because an SQLite file has one owner and
only the running server knows who is connected.
"""

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from castlewright.core import Reason, Refusal, Refused, refused
from castlewright.tables import Table, Trouble, deeds

from .moderation import Ban, Mute, network_of
from .service import Service

log = logging.getLogger(__name__)

MOST_QUESTION = 64 * 1024
LONGEST_PATH = 100
"""Bytes that the name of a socket may have on every system."""
ANSWER_SECONDS = 30.0
MOST_LISTED = 1000
LONGEST_ANNOUNCEMENT = 500

Ask = Mapping[str, Any]
Do = Callable[[Service, Ask], Awaitable[Any]]


# -- the side of the server ----------------------------------------------------------------------------------


@asynccontextmanager
async def open_door(service: Service) -> AsyncIterator[None]:
    file = service.settings.folder / f"admin-{service.settings.port}.sock"
    if len(os.fsencode(file)) > LONGEST_PATH or not hasattr(asyncio, "start_unix_server"):
        log.warning("no door for the host: %s is too long a name for a socket", file)
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, ValueError):
            writer.write(msgspec.json.encode(await _answered(service, await reader.readline())) + b"\n")
            await writer.drain()
        writer.close()

    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(FileNotFoundError):
        file.unlink()
    before = os.umask(0o177)
    try:
        server = await asyncio.start_unix_server(answer, file, limit=MOST_QUESTION)
    finally:
        os.umask(before)
    ours = file.stat().st_ino
    try:
        yield
    finally:
        server.close()
        with suppress(FileNotFoundError):
            # A process that is renewed has a successor on the same port, whose door stays.
            if file.stat().st_ino == ours:
                file.unlink()


async def _answered(service: Service, line: bytes) -> dict[str, Any]:
    try:
        question = msgspec.json.decode(line, type=dict[str, Any])
        do = DOINGS.get(str(question.get("do")))
        if do is None:
            raise refused("admin-unknown")
        return {"ok": await do(service, question)}
    except msgspec.MsgspecError:
        return {"refused": Reason("", "admin-unknown")}
    except Refused as error:
        return {"refused": error.refusal}
    except Trouble as trouble:
        return {"refused": trouble.reason}
    except Exception:
        log.exception("the host asked for something that failed")
        return {"refused": Reason("", "problem-failed")}


async def _status(service: Service, _: Ask) -> dict[str, Any]:
    orders = service.moderation.orders
    return {
        "sockets": sum(1 for _ in service.house.listeners()),
        "read_only": orders.read_only,
        "announcement": orders.announcement,
        "bans": len(orders.bans),
        "mutes": len(orders.mutes),
    }


async def _tables(service: Service, ask: Ask) -> list[dict[str, Any]]:
    found = await asyncio.to_thread(service.house.store.running, MOST_LISTED)
    watching_now = [(live.table.id, one.guest) for live, one in service.house.listeners() if one.viewer is None]
    listed = []
    for summary in found:
        here, watching, _ = service.house.presence(summary.id)
        listed.append(
            {
                "id": summary.id,
                "game": summary.game,
                "status": summary.status,
                "public": summary.public,
                "created": summary.created,
                "moved": summary.moved,
                "watching": watching,
                "seats": [
                    {"name": seat.name, "guest": seat.guest, "bot": seat.bot, "here": k in here}
                    for k, seat in enumerate(summary.seats)
                ],
                "spectators": [
                    {"guest": guest.id, "name": guest.name} for table, guest in watching_now if table == summary.id
                ],
            }
        )
    return listed


async def _close(service: Service, ask: Ask) -> dict[str, Any]:
    summary = await service.house.do(str(ask.get("table")), deeds.close_by_admin, Table.summary)
    return {"id": summary.id, "status": summary.status}


async def _ban(service: Service, ask: Ask) -> dict[str, Any]:
    until = time.time() + _seconds(ask)
    who = str(ask.get("who"))
    ban = Ban(until, network=network_of(who)) if ask.get("address") else Ban(until, guest=_guest(who))
    same = (ban.guest, ban.network)
    service.moderation.order(
        bans=(*(one for one in service.moderation.orders.bans if (one.guest, one.network) != same), ban)
    )
    return {"banned": ban.guest or ban.network, "until": until}


async def _unban(service: Service, ask: Ask) -> dict[str, Any]:
    who = str(ask.get("who"))
    bans = service.moderation.orders.bans
    kept = tuple(one for one in bans if who not in (one.guest, one.network, one.network.partition("/")[0]))
    mutes = service.moderation.orders.mutes
    speaking = tuple(one for one in mutes if one.guest != who)
    if (len(kept), len(speaking)) == (len(bans), len(mutes)):
        raise refused("admin-not-banned", who=who)
    service.moderation.order(bans=kept, mutes=speaking)
    return {"allowed": who}


async def _bans(service: Service, _: Ask) -> dict[str, Any]:
    orders = service.moderation.orders
    return {"bans": orders.bans, "mutes": orders.mutes}


async def _mute(service: Service, ask: Ask) -> dict[str, Any]:
    mute = Mute(_guest(str(ask.get("who"))), time.time() + _seconds(ask))
    others = tuple(one for one in service.moderation.orders.mutes if one.guest != mute.guest)
    service.moderation.order(mutes=(*others, mute))
    return {"muted": mute.guest, "until": mute.until}


async def _end_session(service: Service, ask: Ask) -> dict[str, Any]:
    """The seat is nobody's but that of whoever gets the new link."""
    table_id, seat = str(ask.get("table")), ask.get("seat")
    if not isinstance(seat, int):
        raise refused("admin-unknown")
    key = secrets.token_urlsafe(24)
    stranger = service.guests.new()
    await service.house.do(table_id, lambda table: deeds.take_away(table, seat, stranger.id, key), Table.summary)
    return {"link": f"/move/{table_id}.{key}"}


async def _announce(service: Service, ask: Ask) -> dict[str, Any]:
    text = " ".join(str(ask.get("text") or "").split())
    if len(text) > LONGEST_ANNOUNCEMENT:
        raise refused("admin-announcement", longest=LONGEST_ANNOUNCEMENT)
    service.moderation.order(announcement=text)
    return {"announcement": text}


async def _read_only(service: Service, ask: Ask) -> dict[str, Any]:
    service.moderation.order(read_only=bool(ask.get("on")))
    return {"read_only": bool(ask.get("on"))}


async def _reports(service: Service, _: Ask) -> list[Any]:
    return list(await asyncio.to_thread(service.moderation.reports))


def _seconds(ask: Ask) -> float:
    minutes = ask.get("minutes")
    if not isinstance(minutes, int | float) or not 0 < minutes <= 10 * 366 * 24 * 60:
        raise refused("admin-minutes")
    return float(minutes) * 60


def _guest(said: str) -> str:
    if not 8 <= len(said) <= 64:
        raise refused("admin-guest", given=said)
    return said


DOINGS: dict[str, Do] = {
    "status": _status,
    "tables": _tables,
    "close": _close,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "mute": _mute,
    "end-session": _end_session,
    "announce": _announce,
    "read-only": _read_only,
    "reports": _reports,
}


# -- the side of the command line ----------------------------------------------------------------------------


def sockets(folder: Path) -> list[Path]:
    """Of all processes that serve from this folder."""
    return sorted(folder.glob("admin-*.sock"))


def ask(file: Path, question: Ask) -> Any:
    """`Refused` in the server's words; `OSError` where nobody answers."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(ANSWER_SECONDS)
        line.connect(str(file))
        line.sendall(msgspec.json.encode(question) + b"\n")
        said = b""
        while not said.endswith(b"\n"):
            part = line.recv(65536)
            if not part:
                raise ConnectionError("no answer")
            said += part
    answer = msgspec.json.decode(said, type=dict[str, Any])
    if "refused" in answer:
        raise Refused(msgspec.convert(answer["refused"], Refusal))
    return answer["ok"]
