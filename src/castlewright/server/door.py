"""The door: everybody who is connected, how many there may be, and how long the silent ones may stay."""

import asyncio
from typing import Protocol

SWEEP_SECONDS = 1.0
KEPT_FREE = 64
"""File descriptors for everything that is no connection: the store, bots, the log, the pages."""
MOST_FILES = 65_536


class Connected(Protocol):
    def check(self, now: float) -> None:
        """Ends the connection if it has been silent, or has not read, for too long."""


class Door:
    """One look a second at everybody costs less than a timer for each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: set[Connected] = set()
        self._next: asyncio.TimerHandle | None = None

    @property
    def full(self) -> bool:
        return len(self.inside) >= self.most

    def open(self) -> None:
        self._next = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def close(self) -> None:
        if self._next is not None:
            self._next.cancel()

    def _sweep(self) -> None:
        self.open()
        now = asyncio.get_running_loop().time()
        for connected in list(self.inside):
            connected.check(now)


def most_connections() -> int:
    """As many as the system has file descriptors for, once we have asked for what it may give."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - KEPT_FREE, 1)
