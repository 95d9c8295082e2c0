"""How much one person, and one address, may do of what the others would notice: talk, names, tables, bots, records.

A guest is only a cookie, so that the address is the limit that holds; it is wide enough for a family or a class.
"""

from math import ceil
from typing import Literal, NamedTuple

from castlewright.tables import Trouble

from .limits import Buckets

Kind = Literal["chat", "name", "table", "bot", "import", "report"]


class Allowance(NamedTuple):
    at_once: int
    seconds: float
    """Until there is one more."""


class Quota(NamedTuple):
    guest: Allowance
    address: Allowance


QUOTAS: dict[Kind, Quota] = {
    "chat": Quota(guest=Allowance(20, 2), address=Allowance(80, 0.5)),
    "name": Quota(guest=Allowance(20, 15), address=Allowance(100, 3)),
    "table": Quota(guest=Allowance(15, 60), address=Allowance(60, 15)),
    "bot": Quota(guest=Allowance(40, 15), address=Allowance(160, 4)),
    "import": Quota(guest=Allowance(6, 20), address=Allowance(20, 5)),
    "report": Quota(guest=Allowance(5, 60), address=Allowance(10, 60)),
}


class Quotas:
    """Of one process; `factor` widens them all, and 0 lifts them."""

    def __init__(self, factor: float) -> None:
        self._guests: dict[Kind, Buckets] = {}
        self._addresses: dict[Kind, Buckets] = {}
        for kind, quota in QUOTAS.items() if factor > 0 else ():
            self._guests[kind] = _buckets(quota.guest, factor)
            self._addresses[kind] = _buckets(quota.address, factor)

    def take(self, kind: Kind, guest: str, address: str, count: int = 1) -> None:
        """`Trouble` that says how long to wait; nothing is taken then."""
        if kind not in self._guests or not count:
            return
        buckets = self._guests[kind].of(guest), self._addresses[kind].of(address)
        wait = max(bucket.wait(count) for bucket in buckets)
        if wait > 0:
            raise Trouble("limit", f"quota-{kind}", seconds=ceil(wait))
        for bucket in buckets:
            bucket.take(count)


def _buckets(allowance: Allowance, factor: float) -> Buckets:
    return Buckets(factor / allowance.seconds, max(1.0, allowance.at_once * factor))
