"""uvicorn's HTTP within limits: how long a head may be, how many headers it may have, and how long one may take.

Nothing of uvicorn is touched but the callbacks that asyncio and httptools call.
"""

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .door import Door

MOST_HEAD = 32 * 1024
MOST_HEADERS = 100
HEAD_SECONDS = 10.0
BODY_SECONDS = 60.0
ANSWER_SECONDS = 60.0
"""How long an answer may wait for somebody who does not read it."""

_REFUSAL = b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-length: 0\r\n%b\r\n"
FULL = _REFUSAL % (b"503 Service Unavailable", b"retry-after: 5\r\n")
TOO_LARGE = _REFUSAL % (b"431 Request Header Fields Too Large", b"")
TOO_SLOW = _REFUSAL % (b"408 Request Timeout", b"")


class TooMuch(Exception):
    """Ends the parsing: whoever asks is told that the request is none."""


class Front(HttpToolsProtocol):
    door: ClassVar[Door]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._now = asyncio.get_running_loop().time
        self._transport: asyncio.Transport
        self._began: float | None = None
        """When the request began that is still on its way to us."""
        self._in_head = True
        self._head = 0
        """Bytes that came while the head was not whole; what it is made of is measured besides."""
        self._size = 0
        self._count = 0
        self._unread_since: float | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._transport = transport
        self._began = self._now()
        if self.door.full:
            transport.write(FULL)
            transport.close()
        else:
            self.door.inside.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.inside.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._transport.get_protocol() is not self:
            self.door.inside.discard(self)  # it is a socket's now, which is at the door itself
        elif self._in_head and self._head > MOST_HEAD:
            self._send_away(TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._began = self._now()
        self._in_head = True
        self._head = self._size = self._count = 0

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count += 1
        self._measure(len(name) + len(value))
        super().on_header(name, value)

    def _measure(self, size: int) -> None:
        self._size += size
        if self._size > MOST_HEAD or self._count > MOST_HEADERS:
            raise TooMuch

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._began = None
        super().on_message_complete()

    def pause_writing(self) -> None:
        self._unread_since = self._now()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread_since = None
        super().resume_writing()

    def check(self, now: float) -> None:
        if self._began is not None and now - self._began > (HEAD_SECONDS if self._in_head else BODY_SECONDS):
            self._send_away(TOO_SLOW)
        elif self._transport.is_closing() or (
            self._unread_since is not None and now - self._unread_since > ANSWER_SECONDS
        ):
            self._transport.abort()

    def _send_away(self, words: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(words)
            self._transport.close()
