"""A shorter way for texts between a socket and its table.

uvicorn passes every message on by a queue and a task, which costs about as much as the move in it. The shortcut is
open only while nothing waits on the usual way, so that no message overtakes another.
"""

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

EXTENSION = "castlewright.shortcut"
MOST_TOGETHER = 8
"""Messages of one moment that are sent by one system call."""


class ShortcutProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, for an application that may hear and speak at once."""

    _hear: Callable[[str], None] | None = None
    _flushing = False

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {"protocol": self}
        await super().run_asgi()

    def listen(self, hear: Callable[[str], None]) -> None:
        self._hear = hear

    def write(self, text: bytes) -> bool:
        """Whether the text goes out with this moment: the reader is not behind, and nobody has hung up."""
        conn = self.conn
        if not self.writable.is_set() or conn.state is not OPEN or self.transport.is_closing():
            return False
        writes = conn.writes
        writes += (frame_head(len(text)), text)
        if len(writes) >= 2 * MOST_TOGETHER:
            self._flush()
        elif not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        self._flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        whole_text = self.curr_msg_data_type == "text" and len(self.frames) == 1
        if self._hear is None or not whole_text or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        try:
            text = self.frames[0].decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self._hear(text)


def frame_head(size: int) -> bytes:
    """What stands before a whole text that is neither masked nor compressed (RFC 6455, 5.2): `send_text` would check
    and copy the text for it, three times a move."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def shortcut(scope: Mapping[str, Any]) -> ShortcutProtocol | None:
    """The protocol behind a connection, where the server is ours."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else found["protocol"]
