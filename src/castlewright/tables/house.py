"""The house: every table that is in use, in memory; what is said at it, in order; who is told.

Nobody sees, and nobody is acknowledged, what is not on disk: while an append is under way the table is busy, and
everything else that concerns it, looking included, waits in its queue.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from castlewright.core import Event, Refused

from . import deeds, entries
from .bus import Bus, MemoryBus, Notice
from .deeds import Deed, Guest
from .entries import Entry
from .live import Command, Listener, Live, Telling
from .store import Append, Conflict, Store, Written
from .table import BROKEN, Games, LogRow, Summary, Table, Told, Viewer, heard_by, rebuild
from .thinkers import Thinkers
from .trouble import Stale, Trouble
from .writer import Writer

T = TypeVar("T")

log = logging.getLogger(__name__)

SEATING = entries.Sat | entries.Left | entries.HandedOver
"""Entries that change whose table it is."""
BOT_RETRY_SECONDS = 1.0
PRESENCE_SECONDS = 0.1
"""Comings and goings are told together, so that a crowd costs little."""


class Question(Struct):
    """What a bot is asked."""

    seat: int
    bot: str
    game: str
    number: int
    view: bytes
    legal: Sequence[Any]


class House:
    def __init__(
        self,
        store: Store,
        games: Games,
        thinkers: Thinkers,
        bots_for: Callable[[str], Sequence[str]],
        stand_in: Callable[[str], str],
        *,
        bus: Bus | None = None,
        bot_pace: float = 0.35,
        patience: float = 60.0,
        most_tables: int = 2000,
    ) -> None:
        self.store = store
        self.games = games
        self.bots_for = bots_for
        self.stand_in = stand_in
        """The bot that plays for people who leave."""
        self._thinkers = thinkers
        self._bus = bus or MemoryBus()
        self._bot_pace = bot_pace
        self._patience = patience
        """Seconds that somebody may be away before the others may ask for a bot."""
        self._most_tables = most_tables
        self._origin = secrets.token_hex(8)
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Every table in memory. Whoever is at one, comes to it, waits for it or thinks at it holds it, and everybody
        who asks gets the same one: there are never two of a table."""
        self._recent: OrderedDict[str, Live] = OrderedDict()
        """Those used last are held a while longer, though nobody may be at them."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._errands: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._announcement = ""
        self.read_only = False
        """Nothing may be written for a while; looking is free."""
        self._writer: Writer
        self._unlisten: Callable[[], None] = lambda: None

    # -- coming and going of the house itself ----------------------------------------------------------------

    async def start(self) -> None:
        await asyncio.to_thread(self.store.migrate)
        self._writer = Writer(self.store, asyncio.get_running_loop())
        self._writer.start()
        self._unlisten = self._bus.listen(self._hear)
        self._errand(self._resume_bots())

    async def drain(self) -> None:
        """What is under way is finished and told; what waits, and whatever comes now, is refused as closing."""
        self._closing = True
        for live in list(self._live.values()):
            while live.queue:
                live.queue.popleft().failed(_closing())
        while any(live.busy for live in self._live.values()):
            await asyncio.sleep(0.002)

    async def stop(self) -> None:
        await self.drain()
        self._unlisten()
        tasks = [*self._errands, *(live.thinking for live in self._live.values() if live.thinking)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()
        await asyncio.to_thread(self._writer.stop)
        self.store.close()

    @property
    def failure(self) -> Exception | None:
        """Why the last thing that was to be written was not."""
        return self._writer.failure

    @property
    def closing(self) -> bool:
        return self._closing

    # -- what is asked of it ---------------------------------------------------------------------------------

    async def open(self, first: list[Entry]) -> Summary:
        """A new table from its first entries."""
        if self._closing:
            raise _closing()
        if self.read_only:
            raise _read_only()
        table = self._newborn(first)
        rows, written = _birth(table, first)
        on_disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if error is None:
                self._keep(Live(table))
            if on_disk.done():
                return
            if error is None:
                on_disk.set_result(None)
            else:
                on_disk.set_exception(_unsaved(error))

        self._writer.append(Append(rows, (written,)), done)
        await on_disk
        return written.summary

    async def do(self, table_id: str, deed: Deed, look: Callable[[Table], T]) -> T:
        """Appends what the deed decides; answers with a look at the table right after it is on disk."""
        return await self._do(await self.live(table_id), deed, look)

    async def read(self, table_id: str, look: Callable[[Table], T]) -> T:
        return await self._do(await self.live(table_id), _nothing, look)

    async def rematch(self, table_id: str, guest: Guest, *, shuffle: bool = False) -> str:
        """The table of the next game; whoever asks second gets the same one."""
        live = await self.live(table_id)
        command: Command

        def deed(table: Table) -> list[Entry]:
            if table.rematch is not None and table.seats_of(guest.id):
                return []
            first = deeds.rematch_entries(table, guest, shuffle=shuffle)
            born = self._newborn(first)
            command.birth = (born, first)
            return [entries.Rematched(born.id)]

        future, command = self._promise(deed, lambda table: str(table.rematch))
        self.submit(live, command)
        return await future

    async def attach(self, table_id: str, listener: Listener) -> Live:
        """From now on the listener hears everything that its seat, or a spectator, may know; first of all, how things
        stand."""
        live = await self.live(table_id)

        def join(table: Table) -> None:
            deeds.check_viewer(table, listener.guest, listener.viewer)
            live.add(listener)
            listener.hear(self._whole_story(live, listener.viewer))
            if self._announcement:
                listener.see_announcement(self._announcement)

        await self._do(live, _nothing, join)
        self._presence_changed(live)
        return live

    def listeners(self) -> Iterator[tuple[Live, Listener]]:
        """Everybody who is connected to this house, and to which table."""
        for live in list(self._live.values()):
            for listener in list(live.listeners):
                yield live, listener

    def announce(self, text: str) -> None:
        """To everybody at all tables, and to whoever comes as long as it holds."""
        if text == self._announcement:
            return
        self._announcement = text
        for _, listener in self.listeners():
            _safely(listener.see_announcement, text)

    def detach(self, live: Live, listener: Listener) -> None:
        if live.remove(listener):
            self._presence_changed(live)

    def sync(self, live: Live, listener: Listener) -> None:
        """Tells one listener everything again, as soon as the table is quiet."""

        def tell(_: Table) -> None:
            if listener in live.listeners:
                listener.hear(self._whole_story(live, listener.viewer))

        self.submit(live, Command(_nothing, tell, _ignore))

    def suggest(self, live: Live, guest: Guest, viewer: Viewer, suggestion: bytes) -> None:
        """Shows everybody else what a seat suggests. Nothing is kept."""
        seat = deeds.suggest(live.table, guest, viewer)
        for listener in list(live.listeners):
            if listener.viewer != seat:
                _safely(listener.see_suggestion, seat, suggestion)

    def submit(self, live: Live, command: Command) -> None:
        """`done` or `failed` is called exactly once; commands of one table never overtake each other."""
        if self._closing:
            command.failed(_closing())
            return
        live.queue.append(command)
        if not live.busy:
            self._work(live)

    async def live(self, table_id: str) -> Live:
        """The table, from memory or from its log."""
        live = self._live.get(table_id)
        if live is not None:
            self._keep(live)
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    def bots_from(self, live: Live) -> dict[int, float]:
        """For each seat whose person is away: from when on the others may ask for a bot."""
        table = live.table
        return {
            k: 0.0 if chair.leaving else max(live.left.get(k, live.since), chair.since) + self._patience
            for k, chair in enumerate(table.chairs)
            if chair.person and not table.played_by_bot(k) and (chair.leaving or k not in live.here)
        }

    async def ask_bot(self, table_id: str, guest: Guest, seat: int) -> Summary:
        live = await self.live(table_id)

        def deed(table: Table) -> list[Entry]:
            wait = self.bots_from(live).get(seat, 0.0) - time.time()
            return deeds.ask_bot(table, guest, seat, live.here, self.stand_in(table.opening.game), wait)

        return await self._do(live, deed, Table.summary)

    def presence(self, table_id: str) -> tuple[frozenset[int], int, dict[int, float]]:
        live = self._live.get(table_id)
        return (live.here, live.watching, self.bots_from(live)) if live else (frozenset(), 0, {})

    # -- one thing after another -----------------------------------------------------------------------------

    def _work(self, live: Live) -> None:
        while live.queue and not live.busy:
            self._take(live, live.queue.popleft())

    def _take(self, live: Live, command: Command) -> None:
        table = live.table
        first = table.n
        try:
            decided = command.deed(table)
            if decided and self.read_only:
                raise _read_only()
            at = time.time()
            told = [table.fold(entry, at, command.source) for entry in decided]
        except (Trouble, Refused) as refusal:
            if table.n != first:
                self._refold(live)
            _safely(command.failed, refusal)
            return
        except Exception:
            log.exception("a deed failed", extra={"table": table.id})
            self._refold(live)
            _safely(command.failed, Trouble("refused", "problem-failed"))
            return
        if not decided:
            _safely(command.done, table)
            return
        rows = tuple((table.id, LogRow(n, at, entries.encode(entry))) for n, entry in enumerate(decided, first + 1))
        seating = any(isinstance(entry, SEATING) for entry in decided)
        sitters = _owners(table) if seating else None
        written = [Written(table.summary(), bool(table.bot_turns()), sitters=sitters)]
        if command.birth is not None:
            more, born = _birth(*command.birth)
            rows += more
            written.append(born)
        live.busy = True
        self._writer.append(
            Append(rows, tuple(written)),
            lambda error: self._committed(live, command, told, written[0].summary, at, error),
        )

    def _committed(
        self,
        live: Live,
        command: Command,
        told: list[tuple[Event, ...]],
        summary: Summary,
        at: float,
        error: Exception | None,
    ) -> None:
        if error is not None:
            _safely(command.failed, _unsaved(error))
            self._refold(live)
            return
        live.busy = False
        if command.birth is not None:
            born, _ = command.birth
            self._keep(Live(born))
        if live.listeners:
            self._tell(live, told, summary, at)
        _safely(command.done, live.table)
        self._bus.publish(Notice(summary.id, live.table.n, self._origin))
        self._wake_bots(live)
        self._work(live)

    def _tell(self, live: Live, told: list[tuple[Event, ...]], summary: Summary, at: float) -> None:
        table = live.table
        here, watching, bots_from = live.here, live.watching, self.bots_from(live)
        tellings: dict[Viewer, Telling | None] = {}
        for listener in list(live.listeners):
            viewer = listener.viewer
            if not table.may_look(listener.guest.id, viewer):
                live.remove(listener)
                listener.leave()
                self._presence_changed(live)
                continue
            if viewer not in tellings:
                heard = [events for every in told if (events := heard_by(viewer, every))]
                n = table.number(viewer)
                news = [Told(n - len(heard) + i, at, events) for i, events in enumerate(heard, 1)]
                tellings[viewer] = (
                    Telling(summary, viewer, n, False, news, table.glimpse(viewer), at, here, watching, bots_from)
                    if news
                    else None
                )
            telling = tellings[viewer]
            if telling is not None:
                _safely(listener.hear, telling)

    def _whole_story(self, live: Live, viewer: Viewer) -> Telling:
        table = live.table
        news, earlier = table.latest_news(viewer)
        return Telling(
            table.summary(),
            viewer,
            table.number(viewer),
            True,
            news,
            table.glimpse(viewer),
            table.moved(viewer),
            live.here,
            live.watching,
            self.bots_from(live),
            earlier,
        )

    async def _do(self, live: Live, deed: Deed, look: Callable[[Table], T]) -> T:
        future, command = self._promise(deed, look)
        self.submit(live, command)
        return await future

    def _promise(self, deed: Deed, look: Callable[[Table], T]) -> "tuple[asyncio.Future[T], Command]":
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(table: Table) -> None:
            try:
                found = look(table)
            except Exception as error:
                failed(error)
                return
            if not future.done():
                future.set_result(found)

        def failed(error: Exception) -> None:
            if not future.done():
                future.set_exception(error)

        return future, Command(deed, done, failed)

    # -- memory ----------------------------------------------------------------------------------------------

    def _newborn(self, first: list[Entry]) -> Table:
        table = Table(secrets.token_urlsafe(9), self.games)
        at = time.time()
        for entry in first:
            table.fold(entry, at)
        return table

    def _keep(self, live: Live) -> None:
        """In memory, and among those used last. One that is let go there stays while anybody holds it."""
        self._live[live.table.id] = self._recent[live.table.id] = live
        self._recent.move_to_end(live.table.id)
        if len(self._recent) > self._most_tables:
            self._recent.popitem(last=False)

    async def _load(self, table_id: str) -> Live:
        live = Live(await asyncio.to_thread(self._read_table, table_id))
        self._keep(live)
        self._wake_bots(live)
        return live

    def _read_table(self, table_id: str) -> Table:
        rows = self.store.entries(table_id)
        summary = self.store.summary(table_id)
        if summary is None or not rows:
            raise Trouble("missing", "problem-no-table")
        table = rebuild(table_id, rows, self.games) or Table.wreck(summary, self.games)
        if (table.status == BROKEN) != (summary.status == BROKEN):
            log.warning("a table's log no longer folds, or folds again", extra={"table": table_id})
            self.store.correct(table.summary())
        return table

    def _refold(self, live: Live) -> None:
        """What is in memory cannot be trusted: read the log again, then tell everybody how things stand."""
        live.busy = True

        async def read_again() -> None:
            try:
                live.table = await asyncio.to_thread(self._read_table, live.table.id)
            except Exception:
                log.exception("a table cannot be read", extra={"table": live.table.id})
                self._live.pop(live.table.id, None)
                self._recent.pop(live.table.id, None)
                for listener in list(live.listeners):
                    live.remove(listener)
                    listener.leave()
                while live.queue:
                    live.queue.popleft().failed(_unsaved(None))
                live.busy = False
                return
            live.busy = False
            for listener in list(live.listeners):
                _safely(listener.hear, self._whole_story(live, listener.viewer))
            self._wake_bots(live)
            self._work(live)

        self._errand(read_again())

    def _hear(self, notice: Notice) -> None:
        """Another house has appended to a table that this one has in memory."""
        live = self._live.get(notice.table_id)
        if notice.origin != self._origin and live is not None and not live.busy and live.table.n < notice.n:
            self._refold(live)

    def _presence_changed(self, live: Live) -> None:
        if not live.presence_due:
            live.presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        def tell(table: Table) -> None:
            live.presence_due = False
            summary, bots_from = table.summary(), self.bots_from(live)
            for listener in list(live.listeners):
                _safely(listener.see_presence, summary, live.here, live.watching, bots_from)

        if live.listeners:
            self.submit(live, Command(_nothing, tell, _ignore))
        else:
            live.presence_due = False

    def _errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # -- bots ------------------------------------------------------------------------------------------------

    async def _resume_bots(self) -> None:
        for table_id in await asyncio.to_thread(self.store.bot_turns):
            try:
                await self.live(table_id)
            except Trouble as trouble:
                log.warning("bots cannot play on: %s", trouble, extra={"table": table_id})

    def _wake_bots(self, live: Live) -> None:
        if live.thinking is None and not self._closing and live.table.bot_turns():
            live.thinking = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        try:
            while not self._closing:
                try:
                    question = await self._do(live, _nothing, self._question)
                    if question is None:
                        return
                    await self._play_bot(live, question)
                except Trouble as trouble:
                    if trouble.code != "closing":
                        log.warning("a bot must wait: %s", trouble, extra={"table": live.table.id})
                        await asyncio.sleep(BOT_RETRY_SECONDS)
        finally:
            live.thinking = None
            if not live.busy:
                self._wake_bots(live)

    def _question(self, table: Table) -> Question | None:
        turns = table.bot_turns()
        if not turns or table.match is None:
            return None
        seat = turns[0]
        chair = table.chairs[seat]
        return Question(
            seat,
            chair.bot or chair.stand_in or self.stand_in(table.opening.game),
            table.opening.game,
            table.number(seat),
            msgspec.json.encode(table.view(seat)),
            table.legal(seat),
        )

    async def _play_bot(self, live: Live, question: Question) -> None:
        notation = await self._thinkers.choose(question.game, question.bot, question.view)
        wait = live.bot_moved + self._bot_pace - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        for candidate in (notation, str(secrets.choice(question.legal))):
            if candidate is None:
                continue
            try:
                await self._do(live, _bot_deed(question, candidate), _ignore)
                live.bot_moved = time.monotonic()
                return
            except Stale:
                return
            except Refused:
                log.warning("a bot's move is not legal", extra={"table": live.table.id, "bot": question.bot})
        raise Trouble("refused", "problem-failed")


def _safely(tell: Callable[..., None], *what: Any) -> None:
    """One listener's trouble is not the table's."""
    try:
        tell(*what)
    except Exception:
        log.exception("somebody could not be told")


def _bot_deed(question: Question, notation: str) -> Deed:
    return lambda table: deeds.bot_move(table, question.seat, question.number, notation)


def _owners(table: Table) -> frozenset[str]:
    people = {chair.guest for chair in table.chairs if chair.guest is not None}
    return frozenset(people | {table.host}) if table.opened else frozenset()


def _birth(table: Table, first: list[Entry]) -> tuple[tuple[tuple[str, LogRow], ...], Written]:
    rows = tuple((table.id, LogRow(n, table.created, entries.encode(entry))) for n, entry in enumerate(first, 1))
    return rows, Written(table.summary(), False, new=True, sitters=_owners(table))


def _nothing(_: Table) -> list[Entry]:
    return []


def _ignore(_: object) -> None:
    return None


def _closing() -> Trouble:
    return Trouble("closing", "problem-closing")


def _read_only() -> Trouble:
    return Trouble("unsaved", "problem-read-only")


def _unsaved(error: Exception | None) -> Trouble:
    log.warning("an append was not written: %s", error)
    return Trouble("conflict" if isinstance(error, Conflict) else "unsaved", "problem-unsaved")
