"""Who may not come in or not speak, what is announced, and what people complained about.

Kept in two small files of the data folder, so that all processes of one host share them: whoever looks notices that a
file was changed, and reads it again.
"""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from castlewright.core import refused
from castlewright.tables import Trouble

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
MOST_REPORTS = 1000
"""Those that are kept; older ones go first."""

Network = IPv4Network | IPv6Network


class Ban(Struct, frozen=True, omit_defaults=True):
    """A guest or a range of addresses that may not come in until then."""

    until: float
    guest: str = ""
    network: str = ""


class Mute(Struct, frozen=True):
    guest: str
    until: float


class Orders(Struct, frozen=True, omit_defaults=True):
    """What the host of the server has ordered."""

    bans: tuple[Ban, ...] = ()
    mutes: tuple[Mute, ...] = ()
    read_only: bool = False
    announcement: str = ""


class Report(Struct, frozen=True):
    """A complaint of one person about another."""

    at: float
    table: str
    reporter: str
    about: str
    """The guest complained about."""
    name: str
    text: str
    lines: tuple[str, ...]
    """What that person said last."""


class Moderation:
    def __init__(self, folder: Path) -> None:
        self._file = folder / "moderation.json"
        self._reports = folder / "reports.jsonl"
        self._orders = Orders()
        self._networks: list[tuple[Network, float]] = []
        self._guests: dict[str, float] = {}
        self._stamp: tuple[int, int] | None = None
        self._looked = 0.0
        self.changed: Callable[[Orders], None] = lambda _: None
        """Told of every change, also by another process."""

    @property
    def orders(self) -> Orders:
        self.look()
        return self._orders

    def look(self) -> None:
        """Reads the file where somebody has changed it; at most once a second."""
        now = time.monotonic()
        if now - self._looked < LOOK_SECONDS:
            return
        self._looked = now
        try:
            status = self._file.stat()
        except OSError:
            return
        stamp = (status.st_mtime_ns, status.st_size)
        if stamp != self._stamp:
            self._stamp = stamp
            try:
                self._take(msgspec.json.decode(self._file.read_bytes(), type=Orders))
            except (OSError, ValueError) as error:
                log.error("%s cannot be read: %s", self._file, error)

    def order(self, **what: Any) -> Orders:
        """Changes some orders, and keeps them."""
        self._looked = 0.0
        now = time.time()
        orders = replace(self.orders, **what)
        orders = replace(
            orders,
            bans=tuple(ban for ban in orders.bans if ban.until > now),
            mutes=tuple(mute for mute in orders.mutes if mute.until > now),
        )
        fresh = self._file.with_name(self._file.name + ".new")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as opened:
            opened.write(msgspec.json.format(msgspec.json.encode(orders)))
        fresh.replace(self._file)
        status = self._file.stat()
        self._stamp = (status.st_mtime_ns, status.st_size)
        self._take(orders)
        return orders

    def _take(self, orders: Orders) -> None:
        self._orders = orders
        self._networks = [(ip_network(ban.network), ban.until) for ban in orders.bans if ban.network]
        self._guests = {ban.guest: ban.until for ban in orders.bans if ban.guest}
        self.changed(orders)

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """What another process orders reaches also those who are sitting quietly here."""

        async def keep_looking() -> None:
            while True:
                self.look()
                await asyncio.sleep(LOOK_SECONDS)

        self.look()
        looking = asyncio.create_task(keep_looking())
        try:
            yield
        finally:
            looking.cancel()

    # -- what is asked at every door -------------------------------------------------------------------------

    def check_welcome(self, guest: str, address: str) -> None:
        until = self.banned_until(guest, address)
        if until:
            raise Trouble("forbidden", "problem-banned", minutes=_minutes(until))

    def banned_until(self, guest: str, address: str) -> float:
        """0 for whoever may come in."""
        self.look()
        now = time.time()
        until = self._guests.get(guest, 0.0)
        if until <= now and self._networks:
            until = max((end for network, end in self._networks if _within(address, network)), default=0.0)
        return until if until > now else 0.0

    def check_may_speak(self, guest: str) -> None:
        until = max((mute.until for mute in self.orders.mutes if mute.guest == guest), default=0.0)
        if until > time.time():
            raise Trouble("forbidden", "problem-muted", minutes=_minutes(until))

    # -- complaints ------------------------------------------------------------------------------------------

    def report(self, report: Report) -> None:
        """Blocking."""
        kept = [*self.reports(), report][-MOST_REPORTS:]
        fresh = self._reports.with_name(self._reports.name + ".new")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as opened:
            opened.write(b"".join(msgspec.json.encode(one) + b"\n" for one in kept))
        fresh.replace(self._reports)

    def reports(self) -> list[Report]:
        try:
            lines = self._reports.read_bytes().splitlines()
        except FileNotFoundError:
            return []
        return [msgspec.json.decode(line, type=Report) for line in lines if line]


def network_of(said: str) -> str:
    """`192.0.2.1`, `192.0.2.0/24`, `2001:db8::/48`; `Refused` for anything else."""
    try:
        return str(ip_network(said, strict=False))
    except ValueError:
        raise refused("admin-address", given=said) from None


def _within(address: str, network: Network) -> bool:
    """`address` as limits know it: an IPv4 address, or the whole IPv6 network of one owner."""
    try:
        own = ip_network(address)
    except ValueError:
        return False
    return own.overlaps(network) if own.version == network.version else False


def _minutes(until: float) -> int:
    return max(1, round((until - time.time()) / 60))
