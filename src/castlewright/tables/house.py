"""The house: every table that is in use, in memory; what is said at it, in order; who is told.

Nobody sees, and nobody is acknowledged, what is not on disk: while an append is under way the table is busy, and
everything else that concerns it, looking included, waits in its queue.

Several houses may share a store. Then `(table, n)` is still written once: whoever comes second reads what the other
one wrote, tells its own people, and decides anew. Notices make that rare; nothing depends on them.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec import Raw, Struct

from castlewright.core import Event, Refused

from . import deeds, entries, metrics
from .botplay import BotPlay
from .bus import AnyNotice, Appended, Goodbye, Hello, Present, SentAway, Suggested
from .deeds import Deed, Guest
from .entries import Entry
from .live import Command, Listener, Live, Telling
from .neighbours import NOBODY, Neighbours
from .store import Append, Conflict, Store, StoreFailed, Unreachable, Written
from .table import BROKEN, Games, LogRow, Summary, Table, Told, Viewer, heard_by, rebuild
from .thinkers import Thinkers
from .trouble import Trouble
from .writer import Writer

T = TypeVar("T")

log = logging.getLogger(__name__)

SEATING = entries.Sat | entries.Left | entries.HandedOver
"""Entries that change whose table it is."""
PRESENCE_SECONDS = 0.1
"""Comings and goings are told together, so that a crowd costs little."""
STOP_SECONDS = 10.0
"""Longer nobody waits for a store that does not answer."""
AGAIN_SECONDS = 0.25
"""Until a store that does not answer is asked again."""
MOST_AT_ONCE = 32
"""Entries of others that are folded while everybody waits; a longer stretch is read in a thread."""


class Writing(Struct):
    """An append under way: what was decided, and the table as it was before, where others may be quicker."""

    command: Command
    rows: tuple[tuple[str, LogRow], ...]
    told: list[tuple[float, tuple[Event, ...]]]
    summary: Summary
    before: Table | None


class House:
    def __init__(
        self,
        store: Store,
        games: Games,
        thinkers: Thinkers,
        bots_for: Callable[[str], Sequence[str]],
        stand_in: Callable[[str], str],
        *,
        bot_pace: float = 0.0,
        patience: float = 60.0,
        most_tables: int = 2000,
    ) -> None:
        self.store = store
        self.games = games
        self.bots_for = bots_for
        self.stand_in = stand_in
        """The bot that plays for people who leave."""
        self.bots = BotPlay(self, store, thinkers, stand_in, bot_pace)
        self._thinkers = thinkers
        self._patience = patience
        """Seconds that somebody may be away before the others may ask for a bot."""
        self._bus = store.bus()
        self._neighbours = Neighbours(self._bus, store.origin, self._crowd_changed)
        self._most_tables = most_tables
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Every table in memory. Whoever is at one, comes to it, waits for it or thinks at it holds it, and everybody
        who asks gets the same one: there are never two of a table."""
        self._recent: OrderedDict[str, Live] = OrderedDict()
        """Those used last are held a while longer, though nobody may be at them."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._known: dict[str, int] = {}
        """How long the logs of tables are said to be that are being loaded."""
        self._errands: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._announcement = ""
        self.read_only = False
        """Nothing may be written for a while; looking is free."""
        self._writer: Writer

    # -- coming and going of the house itself ----------------------------------------------------------------

    async def start(self) -> None:
        await asyncio.to_thread(self.store.migrate)
        self._writer = Writer(self.store, asyncio.get_running_loop())
        self._writer.start()
        await self._bus.start(self._hear, self._regained)
        self._neighbours.greet(())
        self._errand(self._neighbours.beat())
        self._errand(self.bots.look_after())

    async def drain(self) -> None:
        """What is under way is finished and told; what waits, and whatever comes now, is refused as closing."""
        self._closing = True
        for live in list(self._live.values()):
            while live.queue:
                live.queue.popleft().failed(_closing())
        while any(live.busy for live in self._live.values()):
            await asyncio.sleep(0.002)

    async def stop(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.drain(), STOP_SECONDS)
        self._neighbours.leave()
        tasks = [*self._errands, *(live.thinking for live in self._live.values() if live.thinking)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.stop()
        self._thinkers.close()
        await asyncio.to_thread(self._writer.stop)
        self.store.close()

    def in_use(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._live

    @property
    def tables_in_memory(self) -> int:
        return len(self._live)

    @property
    def deeds_waiting(self) -> int:
        return sum(len(live.queue) for live in list(self._live.values()))

    @property
    def appends_waiting(self) -> int:
        return self._writer.waiting

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

    async def look(self, live: Live, look: Callable[[Table], T]) -> T:
        """At a table that is held already."""
        return await self._do(live, _nothing, look)

    async def act(self, live: Live, deed: Deed) -> None:
        await self._do(live, deed, _ignore)

    async def rematch(self, table_id: str, guest: Guest, *, shuffle: bool = False) -> str:
        """The table of the next game; whoever asks second gets the same one."""
        live = await self.live(table_id)
        command: Command

        def deed(table: Table) -> list[Entry]:
            command.birth = None
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
        _show_suggestion(live, seat, suggestion)
        if live.elsewhere != NOBODY:
            self._bus.publish(Suggested(self.store.origin, live.table.id, seat, Raw(suggestion)))

    def send_away(self, guest: str, table_id: str | None = None) -> None:
        """Ends a guest's connections to one table, or to all, whichever process they came to."""
        notice = SentAway(self.store.origin, guest, table_id)
        self._send_away(notice)
        self._bus.publish(notice)

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
            if not self._bus.hears:
                await self._look_for_more([live])
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
        if live is None:
            return *self._neighbours.at(table_id), {}
        return live.here, live.watching, self.bots_from(live)

    # -- one thing after another -----------------------------------------------------------------------------

    def _work(self, live: Live) -> None:
        while live.queue and not live.busy:
            self._take(live, live.queue.popleft())

    def _take(self, live: Live, command: Command) -> None:
        table = live.table
        first = table.n
        before = table.copy() if live.shared else None
        try:
            decided = command.deed(table)
            if decided and self.read_only:
                raise _read_only()
            at = time.time()
            told = [(at, table.fold(entry, at, command.source)) for entry in decided]
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
        writing = Writing(command, rows, told, written[0].summary, before)
        if command.birth is not None:
            more, born = _birth(*command.birth)
            rows += more
            written.append(born)
        live.busy = True
        self._writer.append(Append(rows, tuple(written)), lambda error: self._committed(live, writing, error))

    def _committed(self, live: Live, writing: Writing, error: Exception | None) -> None:
        if error is not None:
            self._not_committed(live, writing, error)
            return
        command = writing.command
        live.busy = False
        if metrics.on:
            metrics.ACKNOWLEDGED.observe(time.time() - writing.told[0][0])
            metrics.ENTRIES.inc(len(writing.rows))
            metrics.MOVES.inc(sum(b'"entry":"move"' in row.payload for _, row in writing.rows))
        if command.birth is not None:
            self._keep(Live(command.birth[0]))
        if live.listeners:
            self._tell(live, writing.told, writing.summary)
        _safely(command.done, live.table)
        self._go_on(live)

    def _not_committed(self, live: Live, writing: Writing, error: Exception) -> None:
        """What memory holds is not what is on disk: that is read, and decides."""
        command = writing.command

        def answer(found: bool) -> None:
            if found:
                _safely(command.done, live.table)
            else:
                _safely(command.failed, _unsaved(error))

        if isinstance(error, Unreachable):
            answer(False)
            self._refold(live)
        elif not isinstance(error, Conflict):
            # The connection may have been lost before the commit or after it.
            self._refold(live, lambda _: self._found(writing), answer)
        elif writing.before is None:
            live.shared = live.shared or self.store.shared
            self._refold(live, lambda table: table.n >= writing.rows[0][1].n, self._again(live, command, error))
        else:
            live.table = writing.before
            self._catch_up(live, self._again(live, command, error))

    def _again(self, live: Live, command: Command, error: Exception) -> Callable[[bool], None]:
        """Somebody else was quicker: what they wrote is known now, and the deed is decided anew."""

        def decide(found: bool) -> None:
            if found:
                live.queue.appendleft(command)
            else:
                _safely(command.failed, _unsaved(error))

        return decide

    def _go_on(self, live: Live) -> None:
        """The table is quiet, and its people know how things stand."""
        if live.behind:
            self._catch_up(live)
            return
        self.bots.wake(live)
        self._work(live)

    def _tell(self, live: Live, told: list[tuple[float, tuple[Event, ...]]], summary: Summary) -> None:
        table = live.table
        self._part(live)
        here, watching, bots_from = live.here, live.watching, self.bots_from(live)
        tellings: dict[Viewer, Telling | None] = {}
        for listener in list(live.listeners):
            viewer = listener.viewer
            if viewer not in tellings:
                heard = [(at, events) for at, every in told if (events := heard_by(viewer, every))]
                n = table.number(viewer)
                news = [Told(n - len(heard) + i, at, events) for i, (at, events) in enumerate(heard, 1)]
                tellings[viewer] = (
                    Telling(
                        summary, viewer, n, False, news, table.glimpse(viewer), news[-1].at, here, watching, bots_from
                    )
                    if news
                    else None
                )
            telling = tellings[viewer]
            if telling is not None:
                _safely(listener.hear, telling)

    def _tell_all(self, live: Live) -> None:
        """Everybody, everything."""
        self._part(live)
        for listener in list(live.listeners):
            _safely(listener.hear, self._whole_story(live, listener.viewer))

    def _part(self, live: Live) -> None:
        """Those leave whose seat is no longer theirs, and whom the host sent away."""
        for listener in list(live.listeners):
            if not live.table.may_look(listener.guest.id, listener.viewer):
                self._let_go(live, listener)

    def _let_go(self, live: Live, listener: Listener) -> None:
        if live.remove(listener):
            listener.leave()
            self._presence_changed(live)

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
        try:
            table = await asyncio.to_thread(self._read_table, table_id)
        except StoreFailed as error:
            raise _unsaved(error) from error
        finally:
            known = self._known.pop(table_id, 0)
        live = Live(table, self._neighbours.at(table_id))
        live.known = max(known, table.n)
        self._keep(live)
        self._go_on(live)
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

    def _refold(
        self, live: Live, found: Callable[[Table], bool] = lambda _: True, then: Callable[[bool], None] = lambda _: None
    ) -> None:
        """What is in memory cannot be trusted: read the log again, then tell everybody how things stand, and answer
        whether what somebody waits for was found in it."""
        live.busy = True

        def read() -> tuple[Table, bool]:
            table = self._read_table(live.table.id)
            return table, found(table)

        async def read_again() -> None:
            try:
                live.table, is_found = await self._insist(live, read)
            except Exception as error:
                self._give_up(live, error)
                then(False)
                return
            live.known = max(live.known, live.table.n)
            live.busy = False
            then(is_found)
            self._tell_all(live)
            self._go_on(live)

        self._errand(read_again())

    def _catch_up(self, live: Live, then: Callable[[bool], None] = lambda _: None) -> None:
        """Reads what others have written, and nothing else; tells everybody, and answers whether there was any."""
        live.busy = live.shared = True

        async def read_more() -> None:
            table, known = live.table, live.known
            try:
                rows = await self._insist(live, lambda: self.store.entries(table.id, after=table.n))
                if len(rows) > MOST_AT_ONCE or table.status == BROKEN:
                    self._refold(live, then=then)
                    return
                told = [(row.at, table.fold(entries.decoder.decode(row.payload), row.at)) for row in rows]
            except Exception:
                log.exception("what others wrote does not fold", extra={"table": table.id})
                self._refold(live, then=then)
                return
            if live.known == known:
                live.known = table.n
            live.busy = False
            if rows:
                self._tell(live, told, table.summary())
            then(bool(rows))
            self._go_on(live)

        self._errand(read_more())

    async def _insist(self, live: Live, read: Callable[[], T]) -> T:
        """Asks until the store answers. Meanwhile nobody waits at the table."""
        while True:
            try:
                return await asyncio.to_thread(read)
            except StoreFailed as error:
                if self._closing:
                    raise
                while live.queue:
                    _safely(live.queue.popleft().failed, _unsaved(error))
                await asyncio.sleep(AGAIN_SECONDS)

    def _give_up(self, live: Live, error: Exception) -> None:
        log.error("a table cannot be read", exc_info=error, extra={"table": live.table.id})
        self._live.pop(live.table.id, None)
        self._recent.pop(live.table.id, None)
        for listener in list(live.listeners):
            self._let_go(live, listener)
        while live.queue:
            _safely(live.queue.popleft().failed, _unsaved(error))
        live.busy = False

    def _found(self, writing: Writing) -> bool:
        """Whether an append of which nobody knows is in the log."""
        table_id, first = writing.rows[0]
        return self.store.entries(table_id, after=first.n - 1)[:1] == [first]

    # -- the other houses ------------------------------------------------------------------------------------

    def _hear(self, notice: AnyNotice) -> None:
        if notice.origin == self.store.origin:
            return
        match notice:
            case Appended():
                for table_id, n in notice.tables.items():
                    self._heard_of(table_id, n)
            case Present():
                self._neighbours.hear(notice)
            case Suggested():
                live = self._live.get(notice.table_id)
                if live is not None:
                    _show_suggestion(live, notice.seat, bytes(notice.suggestion))
            case SentAway():
                self._send_away(notice)
            case Hello():
                self._neighbours.tell(self._crowds())
            case Goodbye():
                self._neighbours.forget(notice.origin)

    def _heard_of(self, table_id: str, n: int) -> None:
        """The log of a table is at least so long."""
        live = self._live.get(table_id)
        if live is not None:
            live.known = max(live.known, n)
            if live.behind and not live.busy:
                self._catch_up(live)
        elif table_id in self._loading:
            self._known[table_id] = max(self._known.get(table_id, 0), n)

    def _regained(self) -> None:
        """For a while this house was deaf or mute: says again who is here, and looks for what it missed."""
        self._neighbours.greet(self._crowds())
        self._errand(self._look_for_more(list(self._live.values())))

    async def _look_for_more(self, lives: Sequence[Live]) -> None:
        try:
            lengths = await asyncio.to_thread(self.store.lengths, [live.table.id for live in lives])
        except StoreFailed as error:
            log.warning("nobody knows what others have written: %s", error)
            return
        for table_id, n in lengths.items():
            self._heard_of(table_id, n)

    def _send_away(self, notice: SentAway) -> None:
        for live in list(self._live.values()):
            if notice.table_id in (None, live.table.id):
                for listener in [one for one in live.listeners if one.guest.id == notice.guest]:
                    self._let_go(live, listener)

    # -- who is here -----------------------------------------------------------------------------------------

    def _crowds(self) -> "list[tuple[str, tuple[frozenset[int], int]]]":
        return [(table_id, live.crowd) for table_id, live in list(self._live.items()) if live.listeners]

    def _crowd_changed(self, table_id: str) -> None:
        """Somebody came or left through another house."""
        live = self._live.get(table_id)
        if live is not None:
            live.elsewhere = self._neighbours.at(table_id)
            live.shared = live.shared or live.elsewhere != NOBODY
            live.count()
            self._presence_due(live)

    def _presence_changed(self, live: Live) -> None:
        """Somebody came or left through this house."""
        self._neighbours.tell([(live.table.id, live.crowd)])
        self._presence_due(live)

    def _presence_due(self, live: Live) -> None:
        if not live.presence_due:
            live.presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        def tell(table: Table) -> None:
            live.presence_due = False
            summary, bots_from = table.summary(), self.bots_from(live)
            for listener in list(live.listeners):
                _safely(listener.see_presence, summary, live.here, live.watching, bots_from)

        def failed(_: Exception) -> None:
            live.presence_due = False

        if live.listeners:
            self.submit(live, Command(_nothing, tell, failed))
        else:
            live.presence_due = False

    def _errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def _safely(tell: Callable[..., None], *what: Any) -> None:
    """One listener's trouble is not the table's."""
    try:
        tell(*what)
    except Exception:
        log.exception("somebody could not be told")


def _show_suggestion(live: Live, seat: int, suggestion: bytes) -> None:
    for listener in list(live.listeners):
        if listener.viewer != seat:
            _safely(listener.see_suggestion, seat, suggestion)


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
    return Trouble("unsaved", "problem-unsaved")
