"""A toy table and the people around it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from toy_bots import choose

from castlewright.core import Event
from castlewright.tables import Games, Guest, House, LogRow, Store, Summary, Table, Telling, Thinkers, deeds, entries
from castlewright.tables.entries import Entry
from castlewright.testing.toy import Toy

TOY = Toy()
GAMES = {"toy": TOY}
ANN, BOB, CID, EVE = (Guest(name.lower() * 4, name) for name in ("Ann", "Bob", "Cid", "Eve"))
PEOPLE = (ANN, BOB, CID)
BOTS = ("random", "greedy")


def bots_for(_: str) -> tuple[str, ...]:
    return BOTS


def opening(host: Guest = ANN, seats: int = 2, games: Games = GAMES, **more: Any) -> list[Entry]:
    wish = {"options": {}, "public": False, "local": (), "bots": (), **more}
    return deeds.opening(games, host, game="toy", seats=seats, name=host.name, known_bots=bots_for, **wish)


def folded(*what: Entry, table: Table | None = None) -> Table:
    table = table or Table("t", GAMES)
    for n, entry in enumerate(what, 1):
        table.fold(entry, 1000.0 + n)
    return table


def playing(seats: int = 2, **more: Any) -> Table:
    """Ann, Bob and Cid, and the game has begun."""
    people = (BOB, CID)[: seats - 1]
    table = folded(
        *opening(seats=seats, **more), *(entries.Sat(k, who.id, who.name) for k, who in enumerate(people, 1))
    )
    return folded(*deeds.start(table, ANN), table=table)


def row(n: int, entry: Entry | bytes) -> LogRow:
    return LogRow(n, 1000.0 + n, entry if isinstance(entry, bytes) else entries.encode(entry))


def store_in(folder: Path) -> Store:
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    store.migrate()
    return store


def house_in(folder: Path, **more: Any) -> House:
    thinkers = more.pop("thinkers", None) or Thinkers(choose, 1.0, workers=1)
    return House(
        more.pop("store", None) or Store(f"sqlite:///{folder / 'tables.db'}"),
        more.pop("games", GAMES),
        thinkers,
        more.pop("bots_for", bots_for),
        more.pop("stand_in", lambda _: "greedy"),
        bot_pace=0,
        **more,
    )


def in_house(folder: Path, story: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """Runs a story in a house that is started before and stopped after it."""

    async def run() -> None:
        house = house_in(folder, **more)
        await house.start()
        try:
            await asyncio.wait_for(story(house), 200)
        finally:
            await house.stop()

    asyncio.run(run())


def in_houses(database: str, story: Callable[[House, House], Awaitable[None]], **more: Any) -> None:
    """Two houses on one store, as in two processes: they know of each other by the store only."""

    async def run() -> None:
        houses = [house_in(Path(), store=Store(database), **more) for _ in range(2)]
        for house in houses:
            await house.start()
        try:
            await asyncio.wait_for(story(*houses), 200)
        finally:
            for house in houses:
                await house.stop()

    asyncio.run(run())


async def open_and_start(house: House, seats: int = 2, **more: Any) -> str:
    summary = await house.open(opening(seats=seats, **more))
    for k, who in enumerate((BOB, CID)[: seats - 1 - len(more.get("bots", ()))], 1):
        await house.do(summary.id, lambda table, k=k, who=who: deeds.sit(table, who, who.name, k), Table.summary)
    await house.do(summary.id, lambda table: deeds.start(table, ANN), Table.summary)
    return summary.id


def a_move(seat: int, said_id: str) -> deeds.Deed:
    """The seat's first legal move."""

    def deed(table: Table) -> list[Entry]:
        said = msgspec.json.encode(table.legal(seat)[0])
        return deeds.move(table, PEOPLE[seat], seat, said, said_id, table.number(seat), None)

    return deed


async def until(true: Callable[[], Any], seconds: float = 100.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


class Ear:
    """A listener that remembers."""

    def __init__(self, guest: Guest, viewer: int | None) -> None:
        self.guest = guest
        self.viewer = viewer
        self.heard: list[Telling] = []
        self.presences: list[tuple[frozenset[int], int]] = []
        self.suggestions: list[tuple[int, bytes]] = []
        self.gone = False
        self.address = "192.0.2.1"

    def hear(self, telling: Telling) -> None:
        self.heard.append(telling)

    def see_announcement(self, text: str) -> None:
        self.announced = text

    def see_presence(
        self, summary: Summary, here: frozenset[int], watching: int, bots_from: Mapping[int, float]
    ) -> None:
        self.presences.append((here, watching))

    def see_suggestion(self, seat: int, suggestion: bytes) -> None:
        self.suggestions.append((seat, suggestion))

    def leave(self) -> None:
        self.gone = True

    def events(self) -> list[Event]:
        return [event for telling in self.heard for told in telling.news for event in told.events]
