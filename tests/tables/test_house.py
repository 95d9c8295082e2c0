"""Nobody sees, and nobody is acknowledged, what is not on disk; and no bot can hold a table up."""

import asyncio
import gc
import threading
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from table_helpers import (
    ANN,
    BOB,
    CID,
    EVE,
    Ear,
    a_move,
    in_house,
    open_and_start,
    opening,
    row,
    until,
)
from toy_bots import choose

from castlewright.core import Refused
from castlewright.tables import (
    Append,
    Command,
    House,
    Store,
    Table,
    Thinkers,
    Trouble,
    Written,
    deeds,
    entries,
)


class SlowStore(Store):
    """Writes when it is told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.gate = threading.Event()
        self.gate.set()

    def write(self, batch: Any) -> list[Exception | None]:
        self.gate.wait()
        return super().write(batch)


def test_a_table_opens_fills_and_starts(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        summary = await house.read(table_id, Table.summary)
        assert summary.status == "playing"
        assert house.store.summary(table_id) == summary
        assert [one.id for one in house.store.of_guest(BOB.id, 9)] == [table_id]

    in_house(tmp_path, story)


def test_table_ids_cannot_be_guessed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ids = {(await house.open(opening())).id for _ in range(20)}
        assert len(ids) == 20
        assert all(len(one) == 12 and one.replace("-", "").replace("_", "").isalnum() for one in ids)

    in_house(tmp_path, story)


def test_there_is_no_such_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        with pytest.raises(Trouble) as trouble:
            await house.read("nowhere", Table.summary)
        assert trouble.value.code == "missing"

    in_house(tmp_path, story)


def test_everybody_hears_what_reaches_them_and_nothing_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        ann, bob, eve = Ear(ANN, 0), Ear(BOB, 1), Ear(EVE, None)
        for ear in (ann, bob, eve):
            await house.attach(table_id, ear)
            assert [telling.full for telling in ear.heard] == [True]
        await house.do(table_id, a_move(0, "m1"), Table.summary)
        assert [event.name for event in ann.heard[-1].news[0].events] == ["event-lay"]
        assert (len(ann.heard), len(bob.heard), len(eve.heard)) == (2, 1, 1)
        await house.do(table_id, lambda table: [entries.Moved(1, "ready")], Table.summary)
        assert (len(ann.heard), len(bob.heard), len(eve.heard)) == (3, 2, 2)
        assert ann.heard[-1].n == bob.heard[-1].n + 1
        assert ann.heard[-1].glimpse is not None
        assert ann.heard[-1].glimpse.view.seat == 0
        await until(lambda: eve.presences and eve.presences[-1] == (frozenset({0, 1}), 1))

    in_house(tmp_path, story)


def test_nobody_listens_or_suggests_in_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        ann, bob, eve = Ear(ANN, 0), Ear(BOB, 1), Ear(EVE, None)
        for stranger in (Ear(EVE, 0), Ear(ANN, 1), Ear(BOB, 2), Ear(BOB, -1)):
            with pytest.raises(Trouble):
                await house.attach(table_id, stranger)
            assert stranger.heard == []
        live = await house.attach(table_id, ann)
        for ear in (bob, eve):
            await house.attach(table_id, ear)
        house.suggest(live, ANN, 0, b"[1]")
        for who, seat in ((EVE, 0), (EVE, None), (ANN, 1)):
            with pytest.raises(Trouble):
                house.suggest(live, who, seat, b"[2]")
        assert [ear.suggestions for ear in (ann, bob, eve)] == [[], [(0, b"[1]")], [(0, b"[1]")]]

    in_house(tmp_path, story)


def test_who_stands_in_is_said_to_the_house_and_not_guessed_from_an_order(tmp_path: Path) -> None:
    asked: list[str] = []

    class Thinking(Thinkers):
        async def choose(self, game: str, bot: str, view: bytes, whose: str = "") -> str:
            asked.append(bot)
            return "ready"

    async def story(house: House) -> None:
        assert house.bots_for("toy")[-1] == "greedy"
        table_id = await open_and_start(house, seats=3)
        await house.do(table_id, lambda _: [entries.GaveUp(2)], Table.summary)
        await until(lambda: asked)

    in_house(tmp_path, story, stand_in=lambda _: "random", thinkers=Thinking(choose, 1.0))
    assert set(asked) == {"random"}


def test_nothing_is_seen_before_it_is_on_disk(tmp_path: Path) -> None:
    store = SlowStore(f"sqlite:///{tmp_path / 'tables.db'}")

    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        ear = Ear(ANN, 0)
        live = await house.attach(table_id, ear)
        store.gate.clear()
        done: list[str] = []
        house.submit(live, Command(a_move(0, "m1"), lambda _: done.append("move"), lambda e: done.append(str(e))))
        looking = asyncio.create_task(house.read(table_id, lambda table: table.n))
        latecomer = Ear(EVE, None)
        joining = asyncio.create_task(house.attach(table_id, latecomer))
        await asyncio.sleep(0.1)
        assert done == []
        assert not looking.done()
        assert not joining.done()
        assert len(ear.heard) == 1
        assert latecomer.heard == []
        store.gate.set()
        assert await looking == 5
        await joining
        assert done == ["move"]
        assert len(ear.heard) == 2

    in_house(tmp_path, story, store=store)


def test_a_refused_move_changes_nothing_and_is_not_written(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        with pytest.raises(Refused):
            await house.do(table_id, lambda table: [entries.Moved(0, "draw")], Table.summary)
        assert await house.read(table_id, lambda table: table.n) == len(house.store.entries(table_id)) == 4

    in_house(tmp_path, story)


def test_a_deed_that_fails_in_the_middle_is_forgotten_whole(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        ear = Ear(ANN, 0)
        await house.attach(table_id, ear)
        for second in (entries.Moved(0, "draw"), entries.Moved(0, "fly")):
            with pytest.raises((Refused, Trouble)):
                await house.do(table_id, lambda table, s=second: [entries.Moved(1, "ready"), s], Table.summary)
            assert await house.read(table_id, lambda table: (table.n, table.summary().actors)) == (4, (0, 1))
        assert ear.heard[-1].full, "the listeners are told how things stand"

    in_house(tmp_path, story)


def test_after_a_conflict_the_log_decides(tmp_path: Path) -> None:
    """Somebody else wrote the entry first, behind this house's back: the deed is decided anew."""

    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        ear = Ear(ANN, 0)
        await house.attach(table_id, ear)
        summary = await house.read(table_id, Table.summary)
        stranger = Append(((table_id, row(5, entries.Chatted("first", seat=1))),), (Written(summary, False),))
        assert house.store.write([stranger]) == [None]
        await house.do(table_id, a_move(0, "m1"), Table.summary)
        assert [event.name for event in ear.events()][-2:] == ["event-chat", "event-lay"]
        assert len(house.store.entries(table_id)) == await house.read(table_id, lambda table: table.n) == 6

    in_house(tmp_path, story)


def test_a_handed_over_seat_is_closed_to_the_old_device(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        old, bob = Ear(ANN, 0), Ear(BOB, 1)
        await house.attach(table_id, old)
        await house.attach(table_id, bob)
        await house.do(table_id, lambda table: deeds.offer_seat(table, ANN, 0, "key"), Table.summary)
        assert len(bob.heard) == 1
        await house.do(table_id, lambda table: deeds.take_offer(table, EVE, "key"), Table.summary)
        assert old.gone
        assert not bob.gone
        assert bob.events()[-1].name == "event-handover"
        assert {one.id for one in house.store.of_guest(EVE.id, 9)} == {table_id}

    in_house(tmp_path, story)


def test_of_two_who_ask_for_a_rematch_both_get_the_same_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        await house.do(table_id, lambda table: [entries.GaveUp(0)], Table.summary)
        one, other = await asyncio.gather(house.rematch(table_id, ANN), house.rematch(table_id, BOB))
        assert one == other == await house.rematch(table_id, BOB)
        summary = await house.read(one, Table.summary)
        assert summary.names == ("Ann", "Bob")
        assert {one.id for one in house.store.of_guest(BOB.id, 9)} == {table_id, one}
        with pytest.raises(Trouble):
            await house.rematch(table_id, EVE)
        assert len(house.store.entries(table_id)) == 6

    in_house(tmp_path, story)


def test_shuffled_seats_are_in_the_log_and_come_back_from_it(tmp_path: Path) -> None:
    table_id = ""

    async def story(house: House) -> None:
        nonlocal table_id
        old = await open_and_start(house)
        await house.do(old, lambda table: [entries.GaveUp(0)], Table.summary)
        table_id = await house.rematch(old, ANN, shuffle=True)
        assert (await house.read(table_id, Table.summary)).names == ("Bob", "Ann")
        assert await house.rematch(old, BOB) == table_id

    async def later(house: House) -> None:
        summary = await house.read(table_id, Table.summary)
        assert (summary.names, summary.seats_of(ANN.id), summary.host) == (("Bob", "Ann"), (1,), ANN.id)

    in_house(tmp_path, story)
    in_house(tmp_path, later)


@pytest.mark.slow
def test_tables_come_back_after_a_restart_and_their_bots_play_on(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(house: House) -> None:
        ids.append(await open_and_start(house, bots=("random",)))
        assert house.store.bot_turns() == ids

    class Nobody(Thinkers):
        async def choose(self, *_: Any) -> str | None:
            await asyncio.sleep(60)
            return None

    async def after(house: House) -> None:
        await until(lambda: not house.store.bot_turns())
        summary = await house.read(ids[0], Table.summary)
        assert summary.actors == (0,)

    in_house(tmp_path, before, thinkers=Nobody(choose, 1.0))
    in_house(tmp_path, after)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "raise", "nonsense", "illegal", "crash", "sleep"])
def test_no_bot_can_hold_a_table_up(bot: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House) -> None:
        first = opening(bots=())
        summary = await house.open(first)
        await house.do(summary.id, lambda table: [entries.BotSat(1, bot)], Table.summary)
        await house.do(summary.id, lambda table: deeds.start(table, ANN), Table.summary)
        await until(lambda: len(house.store.entries(summary.id)) > 4)
        moved = entries.decoder.decode(house.store.entries(summary.id)[4].payload)
        assert isinstance(moved, entries.Moved)
        assert moved.seat == 1

    thinkers = Thinkers(choose, 0.1, workers=1, grace=1.0 if bot == "sleep" else 10.0)
    in_house(tmp_path, story, thinkers=thinkers)
    warned = [record.getMessage() for record in caplog.records if "bot" in record.getMessage()]
    assert bool(warned) == (bot != "random")


def test_bots_play_whole_games_against_each_other(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house, 3, bots=("random", "greedy"))
        await house.do(table_id, lambda table: [entries.StoodIn(0, "random")], Table.summary)
        status = ""
        while status != "over":
            await asyncio.sleep(0.05)
            status = (await house.read(table_id, Table.summary)).status

    in_house(tmp_path, story)


def test_bots_do_not_rush(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        house.bots.pace = 0.2
        table_id = await open_and_start(house, bots=("random",))
        await until(lambda: not house.store.bot_turns())
        await house.do(table_id, lambda table: [entries.Moved(0, "ready")], Table.summary)
        live = await house.live(table_id)
        at = [entry.at for entry in house.store.entries(table_id)][4:]
        assert len(at) >= 2
        moves = [
            entry.at
            for entry in house.store.entries(table_id)
            if isinstance(move := entries.decoder.decode(entry.payload), entries.Moved) and move.seat == 1
        ]
        assert all(b - a >= 0.19 for a, b in pairwise(moves))
        assert live.table.n == len(house.store.entries(table_id))

    in_house(tmp_path, story)


def test_a_broken_table_is_shown_and_kept_and_heals(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(house: House) -> None:
        ids.append(await open_and_start(house, public=True))
        summary = house.store.summary(ids[0])
        assert summary is not None
        bad = Append(((ids[0], row(5, b'{"entry":"dance"}')),), (Written(summary, True),))
        assert house.store.write([bad]) == [None]

    async def broken(house: House) -> None:
        summary = await house.read(ids[0], Table.summary)
        assert summary.status == "broken"
        assert summary.names == ("Ann", "Bob")
        stored = house.store.summary(ids[0])
        assert stored is not None
        assert stored.status == "broken"
        assert house.store.bot_turns() == []
        with pytest.raises(Trouble) as trouble:
            await house.do(ids[0], lambda table: deeds.chat(table, ANN, 0, "hi", "c1"), Table.summary)
        assert trouble.value.code == "broken"
        assert len(house.store.entries(ids[0])) == 5
        with house.store.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM log WHERE n = 5")

    async def healed(house: House) -> None:
        assert (await house.read(ids[0], Table.summary)).status == "playing"
        stored = house.store.summary(ids[0])
        assert stored is not None
        assert stored.status == "playing"

    in_house(tmp_path, before)
    in_house(tmp_path, broken)
    in_house(tmp_path, healed)


def test_a_table_whose_first_entry_cannot_be_read_is_shown_from_the_lobby(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = (await house.open(opening())).id
        house._live.clear()
        with house.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE log SET payload = x'78' WHERE n = 1")
        summary = await house.read(table_id, Table.summary)
        assert (summary.status, summary.names) == ("broken", ("Ann", ""))

    in_house(tmp_path, story)


def test_memory_is_bounded_and_tables_in_use_stay(tmp_path: Path) -> None:
    async def visit(house: House, table_id: str) -> None:
        ear = Ear(ANN, 0)
        live = await house.attach(table_id, ear)
        for _ in range(10):
            await house.open(opening())
        gc.collect()
        assert len(house._live) <= 4
        assert await house.live(table_id) is live
        house.detach(live, ear)
        await until(lambda: not live.presence_due)

    async def story(house: House) -> None:
        first = (await house.open(opening())).id
        await visit(house, first)
        for _ in range(3):
            await house.open(opening())
        gc.collect()
        assert first not in house._live
        assert (await house.read(first, Table.summary)).names == ("Ann", "")

    in_house(tmp_path, story, most_tables=3)


def test_however_many_tables_are_in_use_nobody_sits_at_a_copy(tmp_path: Path) -> None:
    """More tables in use than are held for later: each is still one table for all who are at it."""

    async def story(house: House) -> None:
        ids = [await open_and_start(house) for _ in range(5)]
        pairs = [(Ear(ANN, 0), Ear(BOB, 1)) for _ in ids]
        for ears in zip(*pairs, strict=True):
            for table_id, ear in zip(ids, ears, strict=True):
                await house.attach(table_id, ear)
        lives = await asyncio.gather(*(house.live(table_id) for table_id in ids for _ in range(2)))
        assert len({id(live) for live in lives}) == 5
        for table_id, (ann, bob) in zip(ids, pairs, strict=True):
            await house.do(table_id, lambda table: [entries.Moved(0, "ready")], Table.summary)
            assert ann.events()[-1].name == bob.events()[-1].name == "event-ready"

    in_house(tmp_path, story, most_tables=1)


def test_closing_answers_everything(tmp_path: Path) -> None:
    store = SlowStore(f"sqlite:///{tmp_path / 'tables.db'}")

    async def story(house: House) -> None:
        table_id = await open_and_start(house, 3)
        live = await house.live(table_id)
        store.gate.clear()
        answers: list[str] = []

        def say(seat: int) -> None:
            house.submit(
                live,
                Command(
                    lambda table: [entries.Moved(seat, "ready")],
                    lambda table: answers.append(f"{seat} done"),
                    lambda error: answers.append(f"{seat} {error.code}"),  # type: ignore[attr-defined]
                ),
            )

        say(0)
        say(1)
        draining = asyncio.create_task(house.drain())
        await asyncio.sleep(0.05)
        say(2)
        assert answers == ["1 closing", "2 closing"]
        store.gate.set()
        await draining
        assert answers == ["1 closing", "2 closing", "0 done"]
        assert len(store.entries(table_id)) == 6
        with pytest.raises(Trouble, match="closing"):
            await house.open(opening())

    in_house(tmp_path, story, store=store)


def test_a_store_that_cannot_write_loses_nothing_and_says_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        ear = Ear(ANN, 0)
        await house.attach(table_id, ear)
        with house.store.engine.begin() as connection:
            connection.exec_driver_sql("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(FAIL, 'full'); END")
        with pytest.raises(Trouble) as trouble:
            await house.do(table_id, a_move(0, "m1"), Table.summary)
        assert trouble.value.code == "unsaved"
        assert await house.read(table_id, lambda table: (table.n, table.said)) == (4, {})
        with house.store.engine.begin() as connection:
            connection.exec_driver_sql("DROP TRIGGER full")
        await house.do(table_id, a_move(0, "m1"), Table.summary)
        assert [event.name for event in ear.events()].count("event-lay") == 1

    in_house(tmp_path, story)


def test_a_listener_in_trouble_does_not_harm_the_table(tmp_path: Path) -> None:
    class Broken(Ear):
        def hear(self, telling: Any) -> None:
            super().hear(telling)
            if len(self.heard) > 1:
                raise RuntimeError("broken ear")

    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        broken, fine = Broken(BOB, 1), Ear(CID, None)
        await house.attach(table_id, broken)
        await house.attach(table_id, fine)
        await house.do(table_id, lambda table: [entries.Moved(1, "ready")], Table.summary)
        assert len(fine.heard) == 2

    in_house(tmp_path, story)
