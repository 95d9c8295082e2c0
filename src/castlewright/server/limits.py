"""How much one may ask: a bucket of tokens that fills at a steady rate."""

import time
from collections import OrderedDict


class Bucket:
    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        self._fill()
        if self._tokens < count:
            return False
        self._tokens -= count
        return True

    def wait(self, count: int = 1) -> float:
        """Seconds until so many can be taken."""
        self._fill()
        return max(0.0, (count - self._tokens) / self._rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One bucket per address or guest; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        return self.of(who).take()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket
