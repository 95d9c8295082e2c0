"""Work that takes long is done aside, a little at a time: nobody's replay makes others wait for their moves."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from castlewright.tables import Trouble

P = ParamSpec("P")
T = TypeVar("T")

BENCHES = 2
MOST_WAITING = 8
"""Things of one address that are under way or wait for their turn."""
SHARE = 0.2
"""Seconds of work in each second that an address may have in the long run."""
AT_ONCE = 6.0
"""Seconds of work that an address may have saved up."""
MOST_REMEMBERED = 10_000


class Workshop:
    """A few threads of its own, so that the store never waits behind a long game; each address pays for its work in
    seconds."""

    def __init__(self, quotas: float = 1.0) -> None:
        self._pool = ThreadPoolExecutor(BENCHES, "castlewright-workshop")
        self._quotas = quotas
        self._under_way: Counter[str] = Counter()
        self._accounts: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By address: seconds left, and when that was."""

    async def do(self, address: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        if self._quotas and (self._left(address) <= 0 or self._under_way[address] >= MOST_WAITING):
            raise Trouble("limit", "problem-limit")
        self._under_way[address] += 1
        try:
            result, seconds = await asyncio.get_running_loop().run_in_executor(
                self._pool, lambda: _timed(lambda: work(*args, **more))
            )
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]
        self._pay(address, seconds)
        if isinstance(result, Exception):
            raise result
        return result

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _left(self, address: str) -> float:
        most = AT_ONCE * self._quotas
        seconds, at = self._accounts.get(address, (most, time.monotonic()))
        return min(most, seconds + (time.monotonic() - at) * SHARE * self._quotas)

    def _pay(self, address: str, seconds: float) -> None:
        self._accounts[address] = (self._left(address) - seconds, time.monotonic())
        self._accounts.move_to_end(address)
        if len(self._accounts) > MOST_REMEMBERED:
            self._accounts.popitem(last=False)


def _timed(work: Callable[[], T]) -> tuple[T | Exception, float]:
    """What came of it, be it an exception, and what it cost."""
    began = time.thread_time()
    try:
        result: T | Exception = work()
    except Exception as error:
        result = error
    return result, time.thread_time() - began
