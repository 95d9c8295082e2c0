"""How the houses that share a store hear of each other.

A house that has its store for itself (SQLite) is alone. On PostgreSQL the notice of an append goes out inside the
append's own transaction (`Store`), and everything that is not kept, such as who is here, over the same channel.
A notice is small, and losing one costs only a delay: whoever was deaf for a while looks into the store.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Raw, Struct

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger(__name__)

CHANNEL = "castlewright"
MOST_LETTERS = 7000
"""In one notice; PostgreSQL takes 8,000."""
BEAT_SECONDS = 2.0
"""Every house says this often that it is there."""
SILENCE_SECONDS = 4 * BEAT_SECONDS
"""Without a beat for this long a house, or the line to the others, is taken for dead."""
AGAIN_SECONDS = 0.2


class Notice(Struct, frozen=True, tag_field="notice", omit_defaults=True):
    origin: str
    """The house that says it."""


class Appended(Notice, frozen=True, tag="append"):
    """The logs of these tables are now so long."""

    tables: dict[str, int]


class Present(Notice, frozen=True, tag="present"):
    """Seats with somebody connected, and how many watch, at tables where that changed. Nothing changed: still here."""

    tables: dict[str, tuple[tuple[int, ...], int]] = {}


class Suggested(Notice, frozen=True, tag="suggest"):
    table_id: str
    seat: int
    suggestion: Raw


class SentAway(Notice, frozen=True, tag="away"):
    """A guest leaves one table, or all of them, wherever they are connected."""

    guest: str
    table_id: str | None = None


class Hello(Notice, frozen=True, tag="hello"):
    """A house that has just come, or was deaf: who is at your tables?"""


class Goodbye(Notice, frozen=True, tag="goodbye"):
    """A house that closes: nobody is at its tables any more."""


AnyNotice = Appended | Present | Suggested | SentAway | Hello | Goodbye
Hear = Callable[[AnyNotice], None]
"""Called on the event loop of whoever listens."""

encode = msgspec.json.Encoder().encode
_notices: msgspec.json.Decoder[AnyNotice] = msgspec.json.Decoder(AnyNotice)


class Bus(Protocol):
    shared: bool
    """Whether others may be on it at all."""

    @property
    def hears(self) -> bool:
        """Whether what others say arrives now."""

    async def start(self, hear: Hear, regained: Callable[[], None]) -> None:
        """Returns when it hears. `regained`: something may have been missed meanwhile."""

    def publish(self, notice: AnyNotice) -> None:
        """To all others, soon, unless the line is down."""

    async def stop(self) -> None:
        """What was published goes out first."""


class Alone:
    """There is nobody else to tell."""

    shared = False
    hears = True

    async def start(self, hear: Hear, regained: Callable[[], None]) -> None:
        return

    def publish(self, notice: AnyNotice) -> None:
        return

    async def stop(self) -> None:
        return


class PostgresBus:
    """Two connections: one listens, one speaks. Either comes back by itself."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._outbox: list[AnyNotice] = []
        self._wake = asyncio.Event()
        self._hearing = asyncio.Event()
        self._stopping = False
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Hear
        self._regained: Callable[[], None]

    @property
    def hears(self) -> bool:
        return self._hearing.is_set()

    async def start(self, hear: Hear, regained: Callable[[], None]) -> None:
        self._hear, self._regained = hear, regained
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        await self._hearing.wait()

    def publish(self, notice: AnyNotice) -> None:
        self._outbox.append(notice)
        self._wake.set()

    async def stop(self) -> None:
        self._stopping = True
        self._wake.set()
        listening, speaking = self._tasks
        listening.cancel()
        await asyncio.wait([speaking], timeout=1.0)
        speaking.cancel()
        await asyncio.gather(listening, speaking, return_exceptions=True)

    async def _listen(self) -> None:
        from psycopg import Error

        first = True
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._hearing.set()
                    if not first:
                        log.warning("the other processes are heard again")
                        self._regained()
                    first = False
                    await self._hear_all(connection)
            except (Error, OSError) as error:
                if self._hearing.is_set():
                    log.warning("the other processes are not heard: %s", error)
            self._hearing.clear()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear_all(self, connection: "AsyncConnection[tuple[object, ...]]") -> None:
        """Until the line is dead. Notices are read as they come, without a task in between: each process hears of the
        appends of all."""
        from psycopg import OperationalError

        loop = asyncio.get_running_loop()
        dead: asyncio.Future[None] = loop.create_future()
        line, handle = connection.pgconn, connection.fileno()
        heard = 0

        def read() -> None:
            nonlocal heard
            try:
                line.consume_input()
                while (notify := line.notifies()) is not None:
                    heard += 1
                    self._take(notify.extra)
            except Exception as error:
                loop.remove_reader(handle)
                if not dead.done():
                    dead.set_exception(error)

        read()
        loop.add_reader(handle, read)
        try:
            while True:
                before = heard
                done, _ = await asyncio.wait([dead], timeout=SILENCE_SECONDS)
                if done:
                    dead.result()
                if heard == before:
                    # Our own beat comes back over it, so silence means that it is dead.
                    raise OperationalError("silence")
        finally:
            loop.remove_reader(handle)

    def _take(self, letter: bytes) -> None:
        try:
            self._hear(_notices.decode(letter))
        except Exception:
            log.exception("a notice could not be taken")

    async def _speak(self) -> None:
        from psycopg import Error

        connection: AsyncConnection[tuple[object, ...]] | None = None
        while not (self._stopping and not self._outbox):
            await self._wake.wait()
            self._wake.clear()
            said, self._outbox = self._outbox, []
            try:
                connection = connection or await self._connect()
                words = [letter for notice in said for letter in letters(notice)]
                await connection.execute(f"SELECT pg_notify('{CHANNEL}', word) FROM unnest(%s::text[]) word", [words])
            except (Error, OSError) as error:
                log.warning("the other processes were not told: %s", error)
                connection = None
                await asyncio.sleep(AGAIN_SECONDS)
                self._regained()
        if connection is not None:
            await connection.close()

    async def _connect(self) -> "AsyncConnection[tuple[object, ...]]":
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5)


def letters(notice: AnyNotice) -> Sequence[str]:
    """The notice as it travels, in as many pieces as it needs."""
    whole = encode(notice).decode()
    if len(whole) <= MOST_LETTERS or not isinstance(notice, Appended | Present):
        return [whole]
    tables = list(notice.tables.items())
    half = len(tables) // 2
    pieces = (msgspec.structs.replace(notice, tables=dict(some)) for some in (tables[:half], tables[half:]))
    return [letter for piece in pieces for letter in letters(piece)]
