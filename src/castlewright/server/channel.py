"""One WebSocket, from its handshake to its end.

uvicorn hands an upgraded connection to any `asyncio.Protocol` it is given. This one reads with the Sans-I/O half of
`websockets` and lets texts pass at once, without a queue or a task between the wire and whoever listens: they would
cost about as much as the move in a message, and several kilobytes for every socket that only waits.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Any, ClassVar, Protocol, cast

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from .door import Door

MOST_MESSAGE = 16 * 1024
MOST_BACKLOG = 512 * 1024
"""Bytes that wait for somebody who reads slowly; one more and they are let go."""
HIGH_WATER = 64 * 1024
"""From here on nothing is sent that could be sent later."""
PING_SECONDS = 20.0
PONG_SECONDS = 20.0
CLOSE_SECONDS = 5.0

_silent = logging.Logger("websockets", logging.CRITICAL)
"""At its most talkative the library would write down whole messages."""


class Hearer(Protocol):
    """Whoever is at our end of a channel."""

    def hear_client(self, said: str | bytes) -> None: ...

    def relieved(self) -> None:
        """What waited has gone out."""

    def ended(self) -> None:
        """Nothing can be said any more."""


class Channel(asyncio.Protocol):
    __slots__ = (
        "_conn",
        "_connections",
        "_ending_since",
        "_heard_at",
        "_hearer",
        "_loop",
        "_parts",
        "_pinged",
        "_tasks",
        "_transport",
        "_unread_since",
    )

    door: ClassVar[Door]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._conn = ServerProtocol(max_size=MOST_MESSAGE, logger=_silent)
        self._transport: asyncio.Transport
        self._hearer: Hearer | None = None
        self._parts: list[bytes] | None = None
        self._heard_at = self._loop.time()
        self._pinged = False
        self._unread_since: float | None = None
        self._ending_since: float | None = None

    def greet(self, request: Request) -> Hearer | HTTPStatus:
        """Who listens to this connection from now on, or why nobody does."""
        raise NotImplementedError

    # -- for whoever listens ---------------------------------------------------------------------------------

    @property
    def peer(self) -> tuple[str, int] | None:
        name = self._transport.get_extra_info("peername")
        return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None

    @property
    def behind(self) -> bool:
        """The other end reads more slowly than we speak."""
        return self._unread_since is not None

    def send(self, text: bytes) -> None:
        if self._conn.state is not OPEN or self._transport.is_closing():
            return
        waiting = self._transport.get_write_buffer_size()
        if waiting and waiting + len(text) > MOST_BACKLOG:
            self.abandon()
            return
        self._transport.write(frame_head(len(text)) + text)

    def close(self, code: int) -> None:
        """Says goodbye, and hangs up when the other end has heard it."""
        if self._conn.state is OPEN and not self._transport.is_closing():
            self._conn.send_close(code)
            self._ending_since = self._loop.time()
            self._flush()
            self._transport.resume_reading()

    def abandon(self) -> None:
        """Hangs up on somebody who does not hear us: what waits for them is thrown away."""
        self._transport.abort()

    def spawn(self, errand: Any) -> None:
        """What must be awaited; nothing more is read from the other end until it is done."""
        self._transport.pause_reading()
        task = self._loop.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._go_on)

    def _go_on(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # -- what asyncio and the server tell --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(HIGH_WATER)
        self._connections.add(self)
        self.door.inside.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self.door.inside.discard(self)
        hearer, self._hearer = self._hearer, None
        if hearer is not None:
            hearer.ended()

    def data_received(self, data: bytes) -> None:
        self._heard_at = self._loop.time()
        self._pinged = False
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._shake_hands(event)
        self._flush()

    def pause_writing(self) -> None:
        self._unread_since = self._loop.time()

    def resume_writing(self) -> None:
        self._unread_since = None
        if self._hearer is not None:
            self._hearer.relieved()

    def shutdown(self) -> None:
        """The server is closing."""
        self.close(1012)
        self._transport.close()

    def check(self, now: float) -> None:
        silent = now - self._heard_at
        patience = PING_SECONDS + PONG_SECONDS
        if (
            silent > patience
            or (self._unread_since is not None and now - self._unread_since > patience)
            or (self._ending_since is not None and now - self._ending_since > CLOSE_SECONDS)
        ):
            self.abandon()
        elif silent > PING_SECONDS and not self._pinged and self._conn.state is OPEN:
            self._pinged = True
            self._conn.send_ping(b"")
            self._flush()

    # -- frames ----------------------------------------------------------------------------------------------

    def _shake_hands(self, request: Request) -> None:
        conn = self._conn
        response = conn.accept(request)
        found: Hearer | HTTPStatus | None = None
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            found = self.greet(request)
            if isinstance(found, HTTPStatus):
                response = conn.reject(found, "")
        conn.send_response(response)
        self._flush()
        if found is not None and not isinstance(found, HTTPStatus):
            self._hearer = found
            self.greeted(found)

    def greeted(self, hearer: Hearer) -> None:
        """The handshake is done."""

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            if not frame.fin:
                self._parts = [bytes(frame.data)]
            elif frame.opcode is Opcode.TEXT:
                self._hear_text(frame.data)
            else:
                self._hear(bytes(frame.data))
        elif frame.opcode is Opcode.CONT and self._parts is not None:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), None
                self._hear_text(whole)

    def _hear_text(self, data: Any) -> None:
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self._conn.fail(1007)
            return
        self._hear(text)

    def _hear(self, said: str | bytes) -> None:
        if self._hearer is not None and self._conn.state is OPEN:
            self._hearer.hear_client(said)

    def _flush(self) -> None:
        """What the library has to say by itself: answers to pings, goodbyes."""
        for data in self._conn.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._ending_since = self._loop.time()
                self._transport.close()


def frame_head(size: int) -> bytes:
    """What stands before a whole text that is neither masked nor compressed (RFC 6455, 5.2). The library would check
    and copy the text for it, three times a move."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
