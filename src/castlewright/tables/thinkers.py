"""Bots think in processes of their own, never on the event loop, and never for ever."""

import asyncio
import logging
import os
import secrets
import signal
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from threading import Thread

from . import metrics

log = logging.getLogger(__name__)

Choose = Callable[[str, str, bytes, bytes, float | None], str]
"""Game, bot, JSON of the view, seed of the bot's own chance, seconds → notation of a move. Runs in another process."""

GRACE_SECONDS = 10.0
"""Beyond the time a bot may think: on a busy machine everything takes longer."""
START_SECONDS = 120.0
"""Until the first process is there, with everything it needs."""


class Places:
    """Free processes, shared between people: whoever waits is next in turn, however much others have asked for."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Whose questions wait, in the order in which these people are served; each has a queue of their own."""

    @asynccontextmanager
    async def one(self, whose: str) -> AsyncIterator[None]:
        await self._take(whose)
        try:
            yield
        finally:
            self._give_back()

    async def _take(self, whose: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        while self._waiting:
            whose, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[whose] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Thinkers:
    """A pool of processes that survives the death of any of them."""

    def __init__(self, choose: Choose, seconds: float, workers: int = 0, grace: float = GRACE_SECONDS) -> None:
        self._choose = choose
        self._seconds = seconds
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._grace = grace
        self._pool: ProcessPoolExecutor | None = None
        self._warm: Future[None] | None = None
        self._places = Places(self._workers)
        """Who waits for a free process is not thinking yet: the clock starts when it is given one."""
        self._context = _context()

    async def choose(self, game: str, bot: str, view: bytes, whose: str = "") -> str | None:
        """A bot's move; None when it gave no answer in time, twice lost its process, or failed. `whose`: for whom it
        thinks."""
        asked = time.perf_counter()
        async with self._places.one(whose):
            began = time.perf_counter()
            try:
                return await self._choose_now(game, bot, view)
            finally:
                if metrics.on:
                    metrics.BOT_WAITING.observe(began - asked)
                    metrics.BOT_SECONDS.observe(time.perf_counter() - began)

    async def _choose_now(self, game: str, bot: str, view: bytes) -> str | None:
        for _ in range(2):
            pool = self._pool or self._start()
            try:
                if self._warm is not None:
                    await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._warm)), START_SECONDS)
                thinking = asyncio.wrap_future(
                    pool.submit(self._choose, game, bot, view, secrets.token_bytes(32), self._seconds)
                )
                return await asyncio.wait_for(thinking, self._seconds * 2 + self._grace)
            except BrokenProcessPool:
                log.warning("a bot's process died", extra={"game": game, "bot": bot})
                self._drop(pool)
            except TimeoutError:
                log.warning("a bot gave no answer in time", extra={"game": game, "bot": bot})
                self._drop(pool)
                return None
            except Exception:
                log.warning("a bot failed", exc_info=True, extra={"game": game, "bot": bot})
                return None
        return None

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(self._workers, mp_context=self._context, initializer=_settle_in)
        self._warm = self._pool.submit(_be_there)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Ends its processes: a bot that hangs does not hear a polite word."""
        if self._pool is pool:
            self._pool = self._warm = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _context() -> BaseContext:
    """A process that never held the server's threads and sockets; forkserver, where there is one, starts it faster."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(["castlewright.bots"])
    return context


def _settle_in() -> None:
    """In a new process: Ctrl-C is the server's business, and nobody thinks on when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _be_there() -> None:
    """The first thing asked of a new pool."""


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
