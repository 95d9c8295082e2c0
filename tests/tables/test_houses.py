"""Houses that share a store: what one does, the people of the other see, and nobody plays on a stale table."""

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import psycopg
import pytest
from table_helpers import ANN, BOB, CID, EVE, Ear, a_move, house_in, in_houses, open_and_start, opening, until
from toy_bots import choose

from castlewright.tables import (
    Append,
    House,
    Store,
    StoreFailed,
    Table,
    Thinkers,
    Trouble,
    botplay,
    bus,
    deeds,
    entries,
    neighbours,
)
from castlewright.tables.bus import Appended, Present, letters
from throwaway import Postgres


class Watched(Store):
    """Remembers what is read, and writes when it is told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.read: list[tuple[str, int]] = []
        self.gate = threading.Event()
        self.gate.set()

    def entries(self, table_id: str, after: int = 0) -> Any:
        self.read.append((table_id, after))
        return super().entries(table_id, after)

    def write(self, batch: Any) -> list[Exception | None]:
        self.gate.wait()
        return super().write(batch)


def ready(seat: int) -> deeds.Deed:
    return lambda table: [entries.Moved(seat, "ready")]


def names(ear: Ear) -> list[str]:
    return [event.name for event in ear.events()]


async def attached(house: House, table_id: str, ear: Ear) -> Ear:
    await house.attach(table_id, ear)
    return ear


def test_what_one_house_appends_is_seen_in_the_other(database: str) -> None:
    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one)
        ann = await attached(one, table_id, Ear(ANN, 0))
        bob = await attached(other, table_id, Ear(BOB, 1))
        await one.do(table_id, ready(0), Table.summary)
        await until(lambda: names(bob)[-1] == "event-ready")
        await other.do(table_id, ready(1), Table.summary)
        await until(lambda: ann.heard[-1].n == 6)
        assert [telling.full for telling in ann.heard] == [True, False, False]
        assert [telling.n for telling in ann.heard] == [telling.n for telling in bob.heard] == [4, 5, 6]

    in_houses(database, story)


def test_only_the_missing_rows_are_read(database: str) -> None:
    async def story(one: House, _: House) -> None:
        store = Watched(database)
        third = house_in(Path(), store=store)
        await third.start()
        try:
            table_id = await open_and_start(one)
            bob = await attached(third, table_id, Ear(BOB, 1))
            await one.do(table_id, ready(0), Table.summary)
            await until(lambda: bob.heard[-1].n == 5)
            assert store.read == [(table_id, 0), (table_id, 4)]
        finally:
            await third.stop()

    in_houses(database, story)


def test_who_is_refused_an_append_reads_what_is_missing_and_decides_anew(database: str) -> None:
    """Two people act at the same moment through two processes: both moves are played, each is told once."""

    async def story(one: House, _: House) -> None:
        store = Watched(database)
        third = house_in(Path(), store=store)
        await third.start()
        try:
            table_id = await open_and_start(one)
            ann = await attached(one, table_id, Ear(ANN, 0))
            bob = await attached(third, table_id, Ear(BOB, 1))
            await until(lambda: bob.presences and bob.presences[-1][0] == {0, 1})
            store.gate.clear()
            moving = asyncio.create_task(third.do(table_id, ready(1), Table.summary))
            await asyncio.sleep(0.05)
            await one.do(table_id, ready(0), Table.summary)
            store.gate.set()
            await moving
            await until(lambda: ann.heard[-1].n == bob.heard[-1].n == 6)
            assert names(ann).count("event-ready") == names(bob).count("event-ready") == 2
            assert all(not telling.full for telling in bob.heard[1:])
            assert (table_id, 4) in store.read, "from where it knew the log"
            assert store.read.count((table_id, 0)) == 1
            assert len(one.store.entries(table_id)) == 6
        finally:
            await third.stop()

    in_houses(database, story)


def test_nobody_plays_on_a_stale_table(database: str) -> None:
    """The notices do not arrive; still what the other house wrote decides."""

    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one)
        ann, bob = Ear(ANN, 0), Ear(BOB, 1)
        await attached(one, table_id, ann)
        await attached(other, table_id, bob)
        other._hear = lambda _: None  # type: ignore[method-assign]
        other._bus._hear = lambda _: None  # type: ignore[attr-defined]
        await one.do(table_id, lambda table: deeds.offer_seat(table, BOB, 1, "key"), Table.summary)
        await one.do(table_id, lambda table: deeds.take_offer(table, EVE, "key"), Table.summary)
        with pytest.raises(Trouble) as trouble:
            await other.do(table_id, lambda table: deeds.chat(table, BOB, 1, "still me", "c1"), Table.summary)
        assert trouble.value.code == "forbidden"
        assert bob.gone

    in_houses(database, story)


def test_presence_and_suggestions_cross(database: str) -> None:
    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one)
        ann = Ear(ANN, 0)
        live = await one.attach(table_id, ann)
        bob = Ear(BOB, 1)
        there = await other.attach(table_id, bob)
        eve = await attached(other, table_id, Ear(EVE, None))
        await until(lambda: ann.presences and ann.presences[-1] == (frozenset({0, 1}), 1))
        await until(lambda: eve.presences and eve.presences[-1] == (frozenset({0, 1}), 1))
        assert one.presence(table_id)[:2] == other.presence(table_id)[:2] == (frozenset({0, 1}), 1)
        one.suggest(live, ANN, 0, b"[1]")
        await until(lambda: bob.suggestions and eve.suggestions)
        assert (ann.suggestions, bob.suggestions) == ([], [(0, b"[1]")])
        other.detach(there, bob)
        await until(lambda: ann.presences[-1] == (frozenset({0}), 1))

    in_houses(database, story)


def test_a_house_that_comes_later_knows_who_is_here(database: str) -> None:
    async def story(one: House, _: House) -> None:
        table_id = await open_and_start(one)
        await attached(one, table_id, Ear(ANN, 0))
        third = house_in(Path(), store=Store(database))
        await third.start()
        try:
            await until(lambda: third.presence(table_id)[:2] == (frozenset({0}), 0))
        finally:
            await third.stop()

    in_houses(database, story)


def test_a_house_that_leaves_or_dies_takes_its_people_along(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(neighbours, "SILENCE_SECONDS", 0.5)

    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one)
        ann = await attached(one, table_id, Ear(ANN, 0))
        third, fourth = (house_in(Path(), store=Store(database)) for _ in range(2))
        for house, ear in ((third, Ear(BOB, 1)), (fourth, Ear(EVE, None))):
            await house.start()
            await attached(house, table_id, ear)
        await until(lambda: ann.presences and ann.presences[-1] == (frozenset({0, 1}), 1))
        third._neighbours.leave = lambda: None  # type: ignore[method-assign]
        for house in (third, fourth):
            await house.stop()
        await until(lambda: ann.presences[-1] == (frozenset({0}), 0))
        assert one.presence(table_id)[:2] == (frozenset({0}), 0)

    in_houses(database, story)


def test_a_handover_a_removal_and_a_stand_in_take_effect_everywhere(database: str) -> None:
    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one, 3)
        old, bob, cid = Ear(ANN, 0), Ear(BOB, 1), Ear(CID, 2)
        for ear in (old, bob):
            await attached(one, table_id, ear)
        await attached(other, table_id, cid)
        await until(lambda: other.presence(table_id)[0] == {0, 1, 2})
        await other.do(table_id, lambda table: deeds.offer_seat(table, ANN, 0, "key"), Table.summary)
        await other.do(table_id, lambda table: deeds.take_offer(table, EVE, "key"), Table.summary)
        await until(lambda: old.gone)
        assert not bob.gone
        await until(lambda: names(bob)[-1] == "event-handover")
        other.send_away(BOB.id, table_id)
        await until(lambda: bob.gone)
        await until(lambda: other.presence(table_id)[0] == {2})
        await other.do(table_id, lambda table: [entries.StoodIn(1, "greedy")], Table.summary)
        live = await one.live(table_id)
        await until(lambda: live.table.summary().seats[1].standing_in)

    in_houses(database, story)


def test_whoever_leaves_before_the_start_is_gone_everywhere(database: str) -> None:
    async def story(one: House, other: House) -> None:
        table_id = (await one.open(opening())).id
        await one.do(table_id, lambda table: deeds.sit(table, BOB, "Bob", 1), Table.summary)
        bob = await attached(other, table_id, Ear(BOB, 1))
        await one.do(table_id, lambda table: deeds.leave(table, ANN, 1), Table.summary)
        await until(lambda: bob.gone)

    in_houses(database, story)


def test_of_two_who_ask_for_a_rematch_in_two_houses_both_get_the_same_table(database: str) -> None:
    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one)
        await one.do(table_id, lambda table: [entries.GaveUp(0)], Table.summary)
        for house in (one, other):
            await house.live(table_id)
        first, second = await asyncio.gather(one.rematch(table_id, ANN), other.rematch(table_id, BOB))
        assert first == second
        assert {one.id for one in one.store.of_guest(BOB.id, 9)} == {table_id, first}

    in_houses(database, story)


def test_after_a_lost_line_a_house_catches_up(database: str) -> None:
    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one)
        bob = await attached(other, table_id, Ear(BOB, 1))
        ann = await attached(one, table_id, Ear(ANN, 0))
        await until(lambda: other.presence(table_id)[0] == {0, 1})
        original = other._bus._connect  # type: ignore[attr-defined]

        async def no_connection() -> Any:
            raise psycopg.OperationalError("no way")

        other._bus._connect = no_connection  # type: ignore[attr-defined]
        with one.store.engine.begin() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%%' AND datname = current_database()"
            )
        await until(lambda: not other._bus.hears)
        await until(lambda: one._bus.hears)
        await one.do(table_id, ready(0), Table.summary)
        late = await attached(other, table_id, Ear(EVE, None))
        assert late.heard[0].n == 5, "who comes while the house is deaf sees what the store knows"
        await one.do(table_id, lambda table: deeds.chat(table, ANN, 0, "hello", "c1"), Table.summary)
        assert not other._bus.hears
        other._bus._connect = original  # type: ignore[attr-defined]
        await until(lambda: other._bus.hears and bob.heard[-1].n == 6)
        assert names(bob)[-1] == "event-chat"
        await other.do(table_id, ready(1), Table.summary)
        await until(lambda: ann.heard[-1].n == 7)

    in_houses(database, story)


class Counting(Thinkers):
    """How many think at once, for two houses."""

    def __init__(self) -> None:
        super().__init__(choose, 1.0)
        self.now: Counter[str] = Counter()
        self.most: dict[str, int] = {}

    async def choose(self, game: str, bot: str, view: bytes, *more: Any) -> str | None:
        self.now[bot] += 1
        self.most[bot] = max(self.most.get(bot, 0), self.now[bot])
        await asyncio.sleep(0.05)
        self.now[bot] -= 1
        return choose(game, bot, view, b"\1", None)


def test_one_house_at_a_time_thinks_for_the_bots_of_a_table(database: str) -> None:
    thinkers = Counting()

    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one, 3, bots=("random", "greedy"))
        await attached(one, table_id, Ear(ANN, 0))
        await attached(other, table_id, Ear(EVE, None))
        status = ""
        while status != "over":
            await one.do(table_id, _ann_plays, Table.summary)
            await asyncio.sleep(0.02)
            status = (await one.read(table_id, Table.summary)).status

    in_houses(database, story, thinkers=thinkers)
    assert thinkers.most == {"random": 1, "greedy": 1}


def _ann_plays(table: Table) -> list[Any]:
    legal = [str(move) for move in table.legal(0)]
    wanted = next((move for move in legal if move in ("roll", "ready")), None)
    return [] if wanted is None else [entries.Moved(0, wanted)]


def test_a_killed_thinker_is_replaced(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botplay, "LOOK_SECONDS", 0.1)

    async def story(one: House, other: House) -> None:
        dead = Store(database)
        table_id = (await one.open(opening(bots=("random",)))).id
        assert dead.lease(table_id, 1.0)
        await one.do(table_id, lambda table: deeds.start(table, ANN), Table.summary)
        assert not one.store.lease(table_id, 1.0)
        assert one.store.bot_turns() == []
        await asyncio.sleep(0.3)
        assert await one.read(table_id, lambda table: table.n) == 4, "somebody else is thinking"
        await until(lambda: len(one.store.entries(table_id)) > 4)
        await until(lambda: not one.store.bot_turns())
        dead.close()

    in_houses(database, story)


def test_a_house_that_closes_leaves_its_bots_to_the_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botplay, "LOOK_SECONDS", 0.1)

    class Slow(Thinkers):
        async def choose(self, *_: Any) -> str | None:
            await asyncio.sleep(60)
            return None

    async def story(one: House, other: House) -> None:
        third = house_in(Path(), store=Store(database), thinkers=Slow(choose, 1.0))
        await third.start()
        table_id = await open_and_start(third, bots=("random",))
        live = await third.live(table_id)
        await until(lambda: live.thinking is not None)
        await third.stop()
        await until(lambda: len(one.store.entries(table_id)) > 4)

    in_houses(database, story)


def test_an_append_whose_answer_was_lost_is_found_in_the_log(database: str) -> None:
    """The connection breaks after the commit: what is on disk is acknowledged, and played once."""

    class Cut(Store):
        cut = False

        def write(self, batch: Any) -> list[Exception | None]:
            results = super().write(batch)
            if self.cut:
                self.cut = False
                return [StoreFailed("the connection is lost") for _ in results]
            return results

    async def story(one: House, _: House) -> None:
        store = Cut(database)
        third = house_in(Path(), store=store)
        await third.start()
        table_id = await open_and_start(third)
        ann = await attached(third, table_id, Ear(ANN, 0))
        store.cut = True
        await third.do(table_id, a_move(0, "m1"), Table.summary)
        assert len(store.entries(table_id)) == 5
        assert ann.heard[-1].full
        assert names(ann).count("event-lay") == 1
        await third.stop()

    in_houses(database, story)


def test_the_database_goes_away_and_comes_back(postgres: Postgres) -> None:
    """Nobody at the table is sent away; what cannot be saved is said; afterwards all goes on."""
    database = postgres.new_database()

    async def story(one: House, other: House) -> None:
        table_id = await open_and_start(one)
        ann = await attached(one, table_id, Ear(ANN, 0))
        bob = await attached(other, table_id, Ear(BOB, 1))
        await asyncio.to_thread(postgres.kill)
        moving = asyncio.create_task(one.do(table_id, a_move(0, "m1"), Table.summary))
        await asyncio.sleep(0.3)
        with pytest.raises(Trouble) as trouble:
            await one.read(table_id, Table.summary)
        assert trouble.value.code == "unsaved"
        await asyncio.to_thread(postgres.start)
        with pytest.raises(Trouble) as trouble:
            await moving
        assert trouble.value.code == "unsaved"
        await until(lambda: one._bus.hears and other._bus.hears)
        await one.do(table_id, ready(0), Table.summary)
        await until(lambda: names(bob)[-1] == "event-ready")
        assert not ann.gone
        assert not bob.gone

    in_houses(database, story)


def test_a_notice_travels_in_pieces_that_the_database_takes() -> None:
    few = Appended("me", {"a": 1})
    assert len(letters(few)) == 1
    many = Present("me", {f"table-{k:06d}": ((0, 1, 2), k) for k in range(2000)})
    pieces = letters(many)
    assert len(pieces) > 1
    assert all(len(piece) <= bus.MOST_LETTERS for piece in pieces)
    found: dict[str, Any] = {}
    for piece in pieces:
        found |= bus._notices.decode(piece).tables  # type: ignore[union-attr]
    assert found == many.tables


def test_an_append_that_is_rolled_back_is_not_heard_of(database: str) -> None:
    async def story(one: House, other: House) -> None:
        heard: list[Any] = []
        table_id = await open_and_start(one)
        other._bus._hear = heard.append  # type: ignore[attr-defined]
        rows = one.store.entries(table_id)
        summary = one.store.summary(table_id)
        assert summary is not None
        late = Append(((table_id, rows[-1]),), ())
        assert isinstance((await asyncio.to_thread(one.store.write, [late]))[0], Exception)
        await one.do(table_id, ready(0), Table.summary)
        await until(lambda: any(isinstance(notice, Appended) for notice in heard))
        assert [notice.tables for notice in heard if isinstance(notice, Appended)] == [{table_id: 5}]

    in_houses(database, story)
