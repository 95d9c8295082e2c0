"""Thinking is shared between people: nobody waits for somebody else's pile."""

import asyncio
from pathlib import Path
from typing import Any

from table_helpers import ANN, BOB, House, in_house, opening, until
from toy_bots import choose

from castlewright.tables import Table, Thinkers, deeds, entries
from castlewright.tables.thinkers import Places


class OneAtATime(Thinkers):
    """Each thought takes a while, and only one is thought at a time."""

    def __init__(self) -> None:
        super().__init__(choose, 1.0, workers=1)
        self.thoughts = 0

    async def _choose_now(self, game: str, bot: str, view: bytes) -> str | None:
        self.thoughts += 1
        await asyncio.sleep(0.02)
        return choose(game, bot, view, b"\1", None)


def test_a_hundred_bot_tables_of_one_guest_do_not_make_another_wait(tmp_path: Path) -> None:
    """In the order in which they were asked, a hundred thoughts came before one's own; in turn it is a few."""
    thinkers = OneAtATime()

    async def story(house: House) -> None:
        for _ in range(100):
            summary = await house.open(opening(bots=("random",)))
            await house.do(summary.id, lambda table: deeds.start(table, ANN), Table.summary)
            await house.do(summary.id, lambda table: [entries.StoodIn(0, "random")], Table.summary)
        mine = await house.open(opening(BOB, bots=("random",)))
        await house.do(mine.id, lambda table: deeds.start(table, BOB), Table.summary)
        before = thinkers.thoughts
        live = await house.live(mine.id)
        await until(lambda: live.bot_moved)
        assert thinkers.thoughts - before < 20

    in_house(tmp_path, story, thinkers=thinkers)


def test_places_go_round_between_people_and_come_back_when_nobody_waits() -> None:
    served: list[str] = []

    async def ask(places: Places, whose: str) -> None:
        async with places.one(whose):
            served.append(whose)
            await asyncio.sleep(0)

    async def story() -> None:
        places = Places(1)
        waiting: list[asyncio.Task[Any]] = []
        async with places.one("first"):
            waiting = [asyncio.create_task(ask(places, whose)) for whose in ["ann"] * 4 + ["bob"] * 2 + ["cid"]]
            gone = asyncio.create_task(ask(places, "eve"))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.gather(*waiting)
        assert served == ["ann", "bob", "cid", "ann", "bob", "ann", "ann"]
        await asyncio.wait_for(ask(places, "dan"), 1)

    asyncio.run(story())
