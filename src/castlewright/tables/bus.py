"""How the houses that share a store hear of each other's appends. In one process there is nobody else to tell;
across processes Redis can take this place: a notice is small, and losing one costs only a delay."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Notice(Struct, frozen=True):
    """The log of a table is now `n` long, because of the house `origin`."""

    table_id: str
    n: int
    origin: str


Hear = Callable[[Notice], None]
"""Called on the event loop of whoever listens."""


class Bus(Protocol):
    def listen(self, hear: Hear) -> Callable[[], None]:
        """Answers with how to stop listening."""

    def publish(self, notice: Notice) -> None: ...


class MemoryBus:
    """Houses of one process and one event loop."""

    def __init__(self) -> None:
        self._listeners: list[Hear] = []

    def listen(self, hear: Hear) -> Callable[[], None]:
        self._listeners.append(hear)
        return lambda: self._listeners.remove(hear)

    def publish(self, notice: Notice) -> None:
        for hear in list(self._listeners):
            hear(notice)
