"""Players who come back: they play at random, lose their line, connect again, and say again what had no answer.

What they were told to be on disk they write down; `lost` looks for it in the store.
"""

import asyncio
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from castlewright.tables import Store, entries

AGAIN_SECONDS = (0.25, 0.5)
"""How long a browser waits before it tries again, at first."""
PATIENCE_SECONDS = 10.0


@dataclass
class Ledger:
    """What was acknowledged, and how long people were without a line."""

    moves: dict[tuple[str, int, str], str] = field(default_factory=dict)
    """Table, seat, id → the move."""
    away: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    kills: dict[str, int] = field(default_factory=dict)
    """What was killed meanwhile, and how often."""


class Player:
    """One seat. `ports` are where it may connect: the next one each time it lost its line."""

    def __init__(
        self, table: str, seat: int, cookie: str, ports: list[int], ledger: Ledger, pause: float = 0.0
    ) -> None:
        self.table, self.seat = table, seat
        self.over = False
        self._cookie = cookie
        self._ports = ports
        self._ledger = ledger
        self._pause = pause
        self._luck = Random(f"{table} {seat}")
        self._pending: tuple[str, Any] | None = None
        self._seen = 0
        self._legal: list[Any] = []
        self._lost_at: float | None = None

    async def play(self) -> None:
        tries = 0
        while not self.over:
            port = self._ports[tries % len(self._ports)]
            tries += 1
            where = f"ws://127.0.0.1:{port}/ws/tables/{self.table}?seat={self.seat}"
            try:
                async with connect(where, additional_headers={"Cookie": self._cookie}, compression=None) as line:
                    await self._stay(line)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            if self._lost_at is None:
                self._lost_at = perf_counter()
            await asyncio.sleep(self._luck.uniform(*AGAIN_SECONDS))

    async def _stay(self, line: ClientConnection) -> None:
        greeted = False
        while not self.over:
            said = json.loads(await asyncio.wait_for(line.recv(), PATIENCE_SECONDS))
            if said["type"] == "update":
                self._seen = said["n"]
                self.over = said["table"]["status"] == "over"
                self._legal = said["play"]["legal"] if said["play"] else []
                if not greeted:
                    greeted = True
                    if self._lost_at is not None:
                        self._ledger.away.append(perf_counter() - self._lost_at)
                        self._lost_at = None
                    if self._pending is not None:
                        await self._say(line)
            elif said["type"] == "done" and self._pending is not None and said["id"] == self._pending[0]:
                self._ledger.moves[self.table, self.seat, said["id"]] = json.dumps(self._pending[1])
                self._pending = None
            elif said["type"] == "refused":
                self._ledger.refused.append(said["problem"]["code"])
                if said["problem"]["code"] != "closing" and said["id"] == (self._pending or ("",))[0]:
                    self._pending = None
                    await line.send('{"type":"sync"}')
            if greeted and self._pending is None and self._legal and not self.over:
                if self._pause:
                    await asyncio.sleep(self._pause)
                self._pending = (os.urandom(8).hex(), self._luck.choice(self._legal))
                self._legal = []
                await self._say(line)

    async def _say(self, line: ClientConnection) -> None:
        assert self._pending is not None
        said_id, move = self._pending
        await line.send(json.dumps({"type": "move", "id": said_id, "move": move, "seen": self._seen}))


async def play_in_turn(games: Iterable[Iterable[Player]]) -> None:
    """Game after game, each until it is over for all who play it."""
    for players in games:
        await asyncio.gather(*(player.play() for player in players))


def open_table(port: int, http: httpx.Client, game: str = "castellan") -> tuple[str, str]:
    """A table of two seats at which one guest plays both, and the guest's cookie."""
    wish = {"game": game, "seats": 2, "name": "One", "local": ["Two"]}
    address = f"http://127.0.0.1:{port}/api/tables"
    answer = http.post(address, json=wish)
    answer.raise_for_status()
    table = answer.json()["id"]
    http.post(f"{address}/{table}/start").raise_for_status()
    return table, "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def lost(ledger: Ledger, store: Store) -> list[str]:
    """Acknowledged moves that are not in the log, or more than once."""
    troubles = []
    for table in {table for table, _, _ in ledger.moves}:
        rows = [entries.decoder.decode(row.payload) for row in store.entries(table)]
        found = [(row.seat, row.id) for row in rows if isinstance(row, entries.Moved)]
        for other, seat, said_id in ledger.moves:
            if other == table and found.count((seat, said_id)) != 1:
                troubles.append(f"{table} {seat} {said_id}: {found.count((seat, said_id))} times")
    return troubles
