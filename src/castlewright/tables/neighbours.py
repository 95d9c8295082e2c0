"""The other houses on the same store: which of them are there, and who is at their tables."""

import asyncio
import time
from collections.abc import Callable, Iterable

from .bus import BEAT_SECONDS, SILENCE_SECONDS, Bus, Goodbye, Hello, Present

Crowd = tuple[frozenset[int], int]
"""Seats with somebody connected, and how many watch."""

NOBODY: Crowd = (frozenset(), 0)


class Neighbours:
    """`changed` hears of every table at which somebody elsewhere came or left."""

    def __init__(self, bus: Bus, origin: str, changed: Callable[[str], None]) -> None:
        self._bus = bus
        self._origin = origin
        self._changed = changed
        self._crowds: dict[str, dict[str, Crowd]] = {}
        """Table → house → who is there."""
        self._heard: dict[str, float] = {}
        """House → when it last said anything."""

    def at(self, table_id: str) -> Crowd:
        """Everybody who is at a table through other houses."""
        crowds = self._crowds.get(table_id)
        if not crowds:
            return NOBODY
        return frozenset().union(*(here for here, _ in crowds.values())), sum(count for _, count in crowds.values())

    async def beat(self) -> None:
        """For as long as the house is open: says that it is there, and forgets those who say so no more."""
        while self._bus.shared:
            self._bus.publish(Present(self._origin))
            await asyncio.sleep(BEAT_SECONDS)
            silent = time.monotonic() - SILENCE_SECONDS
            if self._bus.hears:
                for house in [house for house, heard in self._heard.items() if heard < silent]:
                    self.forget(house)

    def greet(self, crowds: Iterable[tuple[str, Crowd]]) -> None:
        """Says who is here, and asks the others."""
        self._bus.publish(Hello(self._origin))
        self.tell(crowds)

    def tell(self, crowds: Iterable[tuple[str, Crowd]]) -> None:
        tables = {table_id: (tuple(sorted(here)), watching) for table_id, (here, watching) in crowds}
        if tables:
            self._bus.publish(Present(self._origin, tables))

    def leave(self) -> None:
        self._bus.publish(Goodbye(self._origin))

    def hear(self, notice: Present) -> None:
        self._heard[notice.origin] = time.monotonic()
        for table_id, (seats, watching) in notice.tables.items():
            self._put(notice.origin, table_id, (frozenset(seats), watching))

    def forget(self, house: str) -> None:
        self._heard.pop(house, None)
        for table_id in [table_id for table_id, crowds in self._crowds.items() if house in crowds]:
            self._put(house, table_id, NOBODY)

    def _put(self, house: str, table_id: str, crowd: Crowd) -> None:
        crowds = self._crowds.setdefault(table_id, {})
        if crowds.get(house, NOBODY) != crowd:
            crowds[house] = crowd
            if crowd == NOBODY:
                del crowds[house]
            if not crowds:
                del self._crowds[table_id]
            self._changed(table_id)
        elif not crowds:
            del self._crowds[table_id]
