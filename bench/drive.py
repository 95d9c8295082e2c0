"""Scripted players at many tables of Castellan: python drive.py PORTS TABLES SECONDS [PIDS [crossed]]

Two seats at each table, one socket each. The next move is sent as soon as the last one is acknowledged (it is on disk
then) and the other player has seen it. Prints one line of JSON. The sockets are spoken to directly: the load must cost
less than what it measures.

Everybody sits before the clock starts, as at boardgame.io's tables: what is measured are moves. Its matches never end;
our games do, so the next ones of each table are ready too.

Where several ports are given, divided by commas, tables are spread over them as a proxy would do it; `crossed`, the two
seats of each table are at different ones. With the PIDs of the servers, their processor time is told too.
"""

import asyncio
import base64
import json
import os
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import uvloop

WARM_UP = 1.0
GAMES_AHEAD = 8
"""Ready at each table: enough for 12 seconds at 5,000 moves a second. After them, new ones are opened meanwhile."""


class Play(msgspec.Struct):
    legal: list[msgspec.Raw]
    outcome: msgspec.Raw


class Heard(msgspec.Struct):
    """What matters to a player of what the server says."""

    type: str
    n: int = 0
    play: Play | None = None
    problem: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Heard).decode


class Socket(asyncio.Protocol):
    """Just enough of RFC 6455 to listen to a server and to send it short texts."""

    def __init__(self, path: str, cookie: str, port: int, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._path, self._cookie, self._port = path, cookie, port
        self._buffer = bytearray()
        self._open = False
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{self._port}\r\nCookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:32]:
                raise SystemExit(f"no socket: {bytes(buffer[:200])!r}")
            del buffer[: end + 4]
            self._open = True
        at = 0
        while (frame := self._frame(at)) is not None:
            opcode, begin, at = frame
            if opcode == 1:
                self._hear(bytes(buffer[begin:at]))
            elif opcode == 9:
                self._write(10, bytes(buffer[begin:at]))
        del buffer[:at]

    def _frame(self, at: int) -> tuple[int, int, int] | None:
        """Opcode, begin and end of the payload of a whole frame; our server does not split messages."""
        buffer = self._buffer
        if len(buffer) < at + 2:
            return None
        size, begin = buffer[at + 1] & 127, at + 2
        if size > 125:
            more = 2 if size == 126 else 8
            size = int.from_bytes(buffer[begin : begin + more], "big")
            begin += more
        return (buffer[at] & 15, begin, begin + size) if len(buffer) >= begin + size else None

    def _write(self, opcode: int, payload: bytes) -> None:
        # The mask of zeros leaves the payload as it is; masks protect proxies, and there is none here.
        size = len(payload)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def say(self, text: bytes) -> None:
        self._write(1, text)

    def close(self) -> None:
        self._transport.close()


class Load:
    """What all tables measure together."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0
        self.latencies: list[float] = []


class Game:
    """One game: two seats, one socket each."""

    def __init__(self, luck: Random, load: Load) -> None:
        self._luck, self._load = luck, load
        self._over = asyncio.get_running_loop().create_future()
        self._playing = False
        self._seen = [0, 0]
        self._legal: list[list[msgspec.Raw]] = [[], []]
        self._mover: int | None = None
        self._acknowledged = self._shown = True
        self._count = 0
        self._sent = 0.0
        self._sockets: list[Socket] = []

    async def sit_down(self, ports: list[int], cookie: str) -> None:
        told = await ask(ports[0], "POST", "/api/tables", cookie, TABLE)
        await ask(ports[0], "POST", f"/api/tables/{told['id']}/start", cookie, None)
        for seat in (0, 1):
            port = ports[seat % len(ports)]
            path = f"/ws/tables/{told['id']}?seat={seat}"
            _, socket = await asyncio.get_running_loop().create_connection(
                lambda path=path, seat=seat, port=port: Socket(path, cookie, port, lambda raw: self._hear(seat, raw)),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            self._sockets.append(socket)

    async def play(self) -> None:
        self._playing = True
        self._move()
        await self._over
        for socket in self._sockets:
            socket.close()

    def _hear(self, seat: int, raw: bytes) -> None:
        now = perf_counter()
        heard = decode(raw)
        if heard.type == "done":
            self._acknowledged = True
            if self._load.counting:
                self._load.moves += 1
        elif heard.type == "update":
            self._seen[seat] = heard.n
            if heard.play is not None:
                self._legal[seat] = heard.play.legal
                if bytes(heard.play.outcome) != b"null" and not self._over.done():
                    self._over.set_result(None)
            if self._mover is not None and seat != self._mover and not self._shown:
                self._shown = True
                if self._load.counting:
                    self._load.latencies.append(now - self._sent)
        elif heard.type == "refused":
            raise SystemExit(f"refused: {heard.problem}")
        if self._playing and self._acknowledged and self._shown:
            self._move()

    def _move(self) -> None:
        for seat in (0, 1):
            if legal := self._legal[seat]:
                move = legal[int(self._luck.random() * len(legal))]
                self._legal[seat] = []
                self._count += 1
                self._mover = seat
                self._acknowledged = False
                # Choosing a card is a secret: the other player is told nothing.
                self._shown = b'"type":"card"' in bytes(move)
                self._sent = perf_counter()
                head = b'{"type":"move","id":"m%d","seen":%d,"move":' % (self._count, self._seen[seat])
                self._sockets[seat].say(head + bytes(move) + b"}")
                return


class Table:
    """Game after game."""

    def __init__(self, number: int, ports: list[int], cookie: str, load: Load) -> None:
        self._ports, self._cookie, self._load = ports, cookie, load
        self._luck = Random(number)
        self._ready: deque[Game] = deque()

    async def prepare(self, games: int) -> None:
        while len(self._ready) < games:
            game = Game(self._luck, self._load)
            await game.sit_down(self._ports, self._cookie)
            self._ready.append(game)

    async def play(self) -> None:
        while True:
            await self.prepare(1)
            await self._ready.popleft().play()


TABLE = {"game": "castellan", "seats": 2, "name": "One", "local": ["Two"]}


async def ask(port: int, method: str, path: str, cookie: str, body: Any) -> Any:
    """One HTTP request. The answer's JSON, with the guest's cookie under `cookie`."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    payload = b"" if body is None else json.dumps(body).encode()
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n".encode()
        + payload
    )
    answer = await reader.read()
    writer.close()
    head, _, content = answer.partition(b"\r\n\r\n")
    if head.split(b" ")[1][:1] != b"2":
        raise SystemExit(f"{method} {path}: {answer[:300]!r}")
    said = json.loads(content)
    for line in head.split(b"\r\n"):
        if line.lower().startswith(b"set-cookie: cw_guest="):
            said["cookie"] = line.split(b" ", 1)[1].split(b";")[0].decode()
    return said


def processor_seconds(pids: list[int]) -> float:
    """What these processes have used so far."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def run(ports: list[int], tables: int, seconds: float, pids: list[int], crossed: bool) -> None:
    cookie = (await ask(ports[0], "GET", "/api/me", "", None))["cookie"]
    load = Load()
    ways = [ports[k:] + ports[:k] for k in range(len(ports))]
    seated = [
        Table(number, way if crossed else way[:1], cookie, load)
        for number in range(tables)
        for way in [ways[number % len(ways)]]
    ]
    for table in seated:
        await table.prepare(GAMES_AHEAD)
    playing = [asyncio.create_task(table.play()) for table in seated]
    await asyncio.sleep(WARM_UP)
    load.counting = True
    begun, used = perf_counter(), processor_seconds(pids)
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    load.counting = False
    took, used = perf_counter() - begun, processor_seconds(pids) - used
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    latencies = sorted(load.latencies)
    at = {share: 1000 * latencies[min(len(latencies) - 1, int(len(latencies) * share))] for share in (0.5, 0.99)}
    told = {"moves": load.moves, "seconds": took, "p50": at[0.5], "p99": at[0.99]}
    print(json.dumps(told | ({"processor": used / load.moves * 1000} if pids else {})))


if __name__ == "__main__":
    ports, tables, seconds, pids, crossed = [*sys.argv[1:], "", ""][:5]
    numbers = [[int(one) for one in each.split(",") if one] for each in (ports, pids)]
    uvloop.run(run(numbers[0], int(tables), float(seconds), numbers[1], crossed == "crossed"))
