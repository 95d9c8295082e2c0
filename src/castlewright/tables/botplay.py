"""Bots in seats: whoever it is whose turn it is, somebody thinks for them. One process at a time for each table."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from castlewright.core import Refused

from . import deeds
from .deeds import Deed
from .entries import Entry
from .live import Live
from .store import Store, StoreFailed
from .table import Table
from .thinkers import Thinkers
from .trouble import Stale, Trouble

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
LEASE_SECONDS = 6.0
"""A process that thinks for the bots of a table says so again within this time; after it, another one may."""
LOOK_SECONDS = 2.0
"""How often leases are renewed, and tables looked for whose bots nobody thinks for."""


class Question(Struct):
    """What a bot is asked."""

    seat: int
    bot: str
    game: str
    whose: str
    """Whose table it is: people share the thinking, not tables."""
    number: int
    view: bytes
    legal: Sequence[Any]


class BotPlay:
    def __init__(
        self, house: "House", store: Store, thinkers: Thinkers, stand_in: Callable[[str], str], pace: float
    ) -> None:
        self.pace = pace
        self._house = house
        self._store = store
        self._thinkers = thinkers
        self._stand_in = stand_in
        self._leases = 0

    def wake(self, live: Live) -> None:
        if live.thinking is None and not self._house.closing and live.table.bot_turns():
            live.thinking = asyncio.create_task(self._play(live))

    async def look_after(self) -> None:
        """Wakes the bots of tables that a process left alone, this one before its restart or another: at once, and
        then for as long as there may be others."""
        while not self._house.closing:
            try:
                if self._leases:
                    await asyncio.to_thread(self._store.renew_leases, LEASE_SECONDS)
                for table_id in await asyncio.to_thread(self._store.bot_turns):
                    await self._resume(table_id)
            except StoreFailed as error:
                log.warning("nobody can look after the bots: %s", error)
            if not self._store.shared:
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def _resume(self, table_id: str) -> None:
        try:
            self.wake(await self._house.live(table_id))
        except Trouble as trouble:
            log.warning("bots cannot play on: %s", trouble, extra={"table": table_id})

    async def _play(self, live: Live) -> None:
        leased = False
        try:
            leased = await self._lease(live)
            while leased and not self._house.closing:
                try:
                    question = await self._house.look(live, self._question)
                    if question is None:
                        break
                    await self._play_one(live, question)
                except Trouble as trouble:
                    if trouble.code != "closing":
                        log.warning("a bot must wait: %s", trouble, extra={"table": live.table.id})
                        await asyncio.sleep(RETRY_SECONDS)
        finally:
            if leased:
                await self._release(live)
            live.thinking = None
            if leased and not live.busy:
                self.wake(live)

    async def _lease(self, live: Live) -> bool:
        """Where another process has it, that one plays, and is replaced when it does not say so any more."""
        if not self._store.shared:
            return True
        try:
            leased = await asyncio.to_thread(self._store.lease, live.table.id, LEASE_SECONDS)
        except StoreFailed as error:
            log.warning("a bot must wait: %s", error, extra={"table": live.table.id})
            return False
        self._leases += leased
        return leased

    async def _release(self, live: Live) -> None:
        if not self._store.shared:
            return
        self._leases -= 1
        try:
            await asyncio.to_thread(self._store.release, live.table.id)
        except StoreFailed as error:
            log.warning("a lease will run out by itself: %s", error, extra={"table": live.table.id})

    def _question(self, table: Table) -> Question | None:
        turns = table.bot_turns()
        if not turns or table.match is None:
            return None
        seat = turns[0]
        chair = table.chairs[seat]
        return Question(
            seat,
            chair.bot or chair.stand_in or self._stand_in(table.opening.game),
            table.opening.game,
            table.opening.host,
            table.number(seat),
            msgspec.json.encode(table.view(seat)),
            table.legal(seat),
        )

    async def _play_one(self, live: Live, question: Question) -> None:
        notation = await self._thinkers.choose(question.game, question.bot, question.view, question.whose)
        wait = live.bot_moved + self.pace - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        for candidate in (notation, str(secrets.choice(question.legal))):
            if candidate is None:
                continue
            try:
                await self._house.act(live, _bot_deed(question, candidate))
                live.bot_moved = time.monotonic()
                return
            except Stale:
                return
            except Refused:
                log.warning("a bot's move is not legal", extra={"table": live.table.id, "bot": question.bot})
        raise Trouble("refused", "problem-failed")


def _bot_deed(question: Question, notation: str) -> Deed:
    def deed(table: Table) -> list[Entry]:
        return deeds.bot_move(table, question.seat, question.number, notation)

    return deed
