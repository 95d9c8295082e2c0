"""A table in memory, those who listen to it, and what waits to be done at it."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct

from .deeds import Deed, Guest
from .entries import Entry
from .neighbours import NOBODY, Crowd
from .table import Glimpse, Summary, Table, Told, Viewer


class Telling(Struct):
    """The next piece of one viewer's stream, made once for all who look through the same eyes."""

    summary: Summary
    viewer: Viewer
    n: int
    full: bool
    news: list[Told]
    glimpse: Glimpse | None
    moved: float
    here: frozenset[int]
    watching: int
    bots_from: Mapping[int, float]
    """Seats whose people are away → when the others may ask for a bot."""
    earlier: int = 0
    """Lines of talk that are left out of the news."""
    encoded: bytes | None = None
    """For the listeners to share their work."""


class Listener(Protocol):
    """Somebody connected to a table, in a seat or as a spectator."""

    viewer: Viewer
    guest: Guest
    address: str
    """Where the connection comes from, as limits count it."""

    def hear(self, telling: Telling) -> None: ...

    def see_presence(
        self, summary: Summary, here: frozenset[int], watching: int, bots_from: Mapping[int, float]
    ) -> None: ...

    def see_suggestion(self, seat: int, suggestion: bytes) -> None:
        """Somebody at the table suggests something; `suggestion` is JSON."""

    def see_announcement(self, text: str) -> None:
        """What whoever runs the server tells everybody; empty when it is over."""

    def leave(self) -> None:
        """The seat is no longer this guest's."""


class Command:
    """Something to be done at a table when its turn comes."""

    __slots__ = ("birth", "deed", "done", "failed", "source")

    def __init__(
        self,
        deed: Deed,
        done: Callable[[Table], None],
        failed: Callable[[Exception], None],
        source: object = None,
    ) -> None:
        self.deed = deed
        self.done = done
        self.failed = failed
        self.source = source
        self.birth: tuple[Table, list[Entry]] | None = None
        """A new table, with its first entries, that comes into being in the same append."""


class Live:
    """A table in memory."""

    __slots__ = (
        "__weakref__",
        "bot_moved",
        "busy",
        "elsewhere",
        "here",
        "known",
        "left",
        "listeners",
        "presence_due",
        "queue",
        "shared",
        "since",
        "table",
        "thinking",
        "watching",
    )

    def __init__(self, table: Table, elsewhere: Crowd = NOBODY) -> None:
        self.table = table
        self.queue: deque[Command] = deque()
        self.busy = False
        self.known = table.n
        """How long the log is, as far as anybody has told."""
        self.shared = elsewhere != NOBODY
        """Whether people, or their appends, came to it through other processes too."""
        self.listeners: dict[Listener, None] = {}
        self.since = time.time()
        self.left: dict[int, float] = {}
        """When a seat was last connected, where it is not now; before `since` nobody was looking."""
        self.elsewhere = elsewhere
        """Who is connected through other processes."""
        self.here: frozenset[int] = elsewhere[0]
        """Seats with somebody connected, anywhere."""
        self.watching = elsewhere[1]
        self.presence_due = False
        self.thinking: asyncio.Task[None] | None = None
        self.bot_moved = 0.0

    @property
    def crowd(self) -> Crowd:
        """Who is connected through this process."""
        seats = frozenset(listener.viewer for listener in self.listeners if listener.viewer is not None)
        return seats, sum(listener.viewer is None for listener in self.listeners)

    @property
    def behind(self) -> bool:
        return self.known > self.table.n

    def add(self, listener: Listener) -> None:
        self.listeners[listener] = None
        self.count()

    def remove(self, listener: Listener) -> bool:
        """Whether it was there."""
        if listener not in self.listeners:
            return False
        del self.listeners[listener]
        self.count()
        return True

    def count(self) -> None:
        seats, watching = self.crowd
        others, more = self.elsewhere
        here = seats | others
        self.left |= dict.fromkeys(self.here - here, time.time())
        self.here, self.watching = here, watching + more
