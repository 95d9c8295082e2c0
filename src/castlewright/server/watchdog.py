"""Notices when something holds the event loop: everybody at every table waits meanwhile."""

import asyncio
import logging
import sys
import threading
import time
import traceback

from castlewright.tables import metrics

log = logging.getLogger(__name__)

LONGEST_SECONDS = 0.05
BEAT_SECONDS = 0.01


class Watchdog:
    """The loop's heart beats; a thread beside it listens, and looks what the loop is at when a beat is missing."""

    def __init__(self, longest: float = LONGEST_SECONDS) -> None:
        self.slow = 0
        """How often the loop was held for longer than it should be."""
        self.longest = 0.0
        """For how many seconds, at most."""
        self._limit = longest
        self._beat = 0.0
        self._used = 0.0
        self._stack = traceback.StackSummary()
        self._next: asyncio.TimerHandle | None = None
        self._ended = threading.Event()

    def start(self) -> None:
        """On the loop that is watched."""
        self._beat, self._used = time.monotonic(), time.thread_time()
        self._schedule()
        watched = threading.get_ident()
        threading.Thread(target=self._listen, args=(watched,), name="castlewright-watchdog", daemon=True).start()

    def stop(self) -> None:
        self._ended.set()
        if self._next is not None:
            self._next.cancel()

    def _schedule(self) -> None:
        self._next = asyncio.get_running_loop().call_later(BEAT_SECONDS, self._heart)

    def _heart(self) -> None:
        now, used = time.monotonic(), time.thread_time()
        late = now - self._beat - BEAT_SECONDS
        # A machine that is busy with other things makes the beat late too; only what the loop itself worked counts.
        held = min(late, used - self._used)
        if held > self._limit:
            self.slow += 1
            metrics.SLOW_CALLBACKS.inc()
            self.longest = max(self.longest, held)
            log.warning("the loop was held", extra={"held_ms": round(held * 1000), "place": _place(self._stack)})
        self._beat, self._used, self._stack = now, used, traceback.StackSummary()
        self._schedule()

    def _listen(self, watched: int) -> None:
        while not self._ended.wait(self._limit):
            if time.monotonic() - self._beat > self._limit:
                frame = sys._current_frames().get(watched)
                stack = traceback.StackSummary() if frame is None else traceback.extract_stack(frame)
                # A loop that only waits for its turn has a shorter stack than one that works.
                self._stack = max(self._stack, stack, key=len)


def _place(stack: traceback.StackSummary) -> str:
    """Where in our own code the loop is, innermost first."""
    ours = [one for one in stack if "castlewright" in one.filename] or list(stack)
    return " < ".join(f"{one.filename.rpartition('/')[2]}:{one.lineno} {one.name}" for one in reversed(ours[-4:]))
