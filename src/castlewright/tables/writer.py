"""Group commit: appends of all tables that are waiting share one transaction and one flush to the disk."""

import logging
import sys
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from threading import Condition, Thread

from . import metrics
from .store import Append, Store, StoreFailed

log = logging.getLogger(__name__)

Done = Callable[[Exception | None], None]
"""Called on the event loop: None when the append is on disk, else why it is not."""

SWITCH_SECONDS = 0.0002
"""How long the loop may keep Python's lock from the writer, which needs it several times for a flush: with the usual
5 ms most of a flush would be waiting for it."""


class Writer:
    """The one thread that writes."""

    def __init__(self, store: Store, loop: AbstractEventLoop) -> None:
        self._store = store
        self._loop = loop
        self._gathered: list[tuple[Append, Done]] = []
        """What the present moment of the loop brings. The thread is woken once for all of it: woken for each, it would
        take Python's lock from the loop again and again, and flush more often."""
        self._waiting: list[tuple[Append, Done]] = []
        self._awake = Condition()
        self._stopping = False
        self.failure: Exception | None = None
        """Why the last batch was not written, if it was not."""
        self._thread = Thread(target=self._run, name="castlewright-writer", daemon=True)

    def start(self) -> None:
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_SECONDS))
        self._thread.start()

    def append(self, append: Append, done: Done) -> None:
        """On the loop."""
        with self._awake:
            if self._stopping:
                self._loop.call_soon(done, StoreFailed("the store is closed"))
                return
            if not self._gathered:
                self._loop.call_soon(self._hand_over)
            self._gathered.append((append, done))

    @property
    def waiting(self) -> int:
        return len(self._gathered) + len(self._waiting)

    def stop(self) -> None:
        """Writes what is waiting, then ends. Blocks until then."""
        with self._awake:
            self._stopping = True
        self._hand_over()
        if self._thread.is_alive():
            self._thread.join()

    def _hand_over(self) -> None:
        with self._awake:
            self._waiting += self._gathered
            self._gathered = []
            self._awake.notify()

    def _run(self) -> None:
        while True:
            with self._awake:
                while not self._waiting and not self._stopping:
                    self._awake.wait()
                batch, self._waiting = self._waiting, []
            if not batch:
                return
            began = time.perf_counter()
            results = self._write([append for append, _ in batch])
            if metrics.on:
                metrics.COMMITS.observe(time.perf_counter() - began)
                metrics.BATCHES.observe(len(batch))
            self.failure = next((one for one in results if isinstance(one, StoreFailed)), None)
            told = [(done, result) for (_, done), result in zip(batch, results, strict=True)]
            self._loop.call_soon_threadsafe(_tell, told)

    def _write(self, batch: Sequence[Append]) -> list[Exception | None]:
        try:
            return self._store.write(batch)
        except Exception as error:  # the thread must outlive whatever a driver raises
            return [StoreFailed(repr(error)) for _ in batch]


def _tell(told: list[tuple[Done, Exception | None]]) -> None:
    for done, result in told:
        try:
            done(result)
        except Exception:
            log.exception("after an append")
