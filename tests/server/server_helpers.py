"""A real server on a real port, and people with browsers."""

import asyncio
import itertools
import json
import os
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from server_bots import choose
from websockets.sync.client import ClientConnection, connect

from castlewright.server import Settings, create_app, server_for
from castlewright.testing.toy import Toy

TOY = Toy()
GAMES = {"toy": TOY}


def bots_for(_: str) -> tuple[str, ...]:
    return ("random", "greedy")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, **more: Any) -> None:
        self.settings = settings
        usual = {"games": GAMES, "choose": choose, "bots_for": bots_for, "stand_in": lambda _: "greedy"}
        self.app = create_app(settings, **(usual | more))
        self.server = server_for(settings, self.app)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve()))
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def house(self) -> Any:
        return self.app.state["service"].house

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive()


@contextmanager
def running(folder: Path, *, _more: dict[str, Any] | None = None, **settings: Any) -> Iterator[Running]:
    usual = {"bot_pace": 0.0, "http_rate": 1e6, "http_burst": 1e6, "socket_rate": 1e6, "socket_burst": 1e6, "quotas": 0}
    server = Running(Settings(data=str(folder), port=free_port(), **(usual | settings)), **(_more or {}))
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A browser with its cookies."""

    def __init__(self, url: str, name: str, lang: str = "en") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, headers={"accept-language": lang}, timeout=30)

    def get(self, path: str, **more: Any) -> Any:
        return self._json(self.http.get(path, **more))

    def post(self, path: str, said: Any = None, **more: Any) -> Any:
        return self._json(self.http.post(path, json=said, **more) if said is not None else self.http.post(path, **more))

    def delete(self, path: str) -> Any:
        return self._json(self.http.delete(path))

    def _json(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, response.text
        return response.json()

    def refused(self, method: str, path: str, said: Any = None, **more: Any) -> tuple[int, str]:
        """Status and code of what does not go."""
        response = self.http.request(method, path, json=said, **more)
        assert response.status_code >= 400, response.text
        problem = response.json()
        assert problem["message"]
        assert set(problem) == {"code", "message", "rule", "reason"}
        return response.status_code, problem["code"]

    def open(self, seats: int = 2, game: str = "toy", **more: Any) -> str:
        return str(self.post("/api/tables", {"game": game, "seats": seats, "name": self.name, **more})["id"])

    def sit(self, table: str, seat: int | None = None) -> Any:
        return self.post(f"/api/tables/{table}/sit", {"name": self.name, "seat": seat})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def at(self, table: str, seat: int | None = None, lang: str = "en", **headers: str) -> Iterator["Line"]:
        where = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        query = f"?lang={lang}" + ("" if seat is None else f"&seat={seat}")
        said = {"Cookie": self.cookie, **headers}
        with connect(where + query, additional_headers=said, max_size=None, compression=None) as connection:
            yield Line(connection, seat)


class Line:
    """One socket: what was heard is kept, byte by byte."""

    def __init__(self, connection: ClientConnection, seat: int | None) -> None:
        self.connection = connection
        self.seat = seat
        self.raw: list[str] = []
        self.update: dict[str, Any] = {}
        self._ids = itertools.count(1)

    def hear(self, timeout: float = 60) -> dict[str, Any]:
        said = self.connection.recv(timeout)
        assert isinstance(said, str)
        self.raw.append(said)
        message: dict[str, Any] = json.loads(said)
        if message["type"] == "update":
            self.update = message
        return message

    def until(self, fits: Callable[[dict[str, Any]], Any], timeout: float = 60) -> dict[str, Any]:
        while True:
            message = self.hear(timeout)
            if fits(message):
                return message

    def heard(self, kind: str) -> dict[str, Any]:
        return self.until(lambda message: message["type"] == kind)

    def say(self, kind: str, **what: Any) -> str:
        said_id = what.pop("id", None) or f"{os.urandom(4).hex()}-{next(self._ids)}"
        body = {"type": kind, **what} if kind in ("sync", "suggest") else {"type": kind, "id": said_id, **what}
        self.connection.send(json.dumps(body))
        return said_id

    def answer(self, said_id: str | None) -> dict[str, Any]:
        return self.until(lambda message: message["type"] in ("done", "refused", "why") and message["id"] == said_id)

    def move(self, move: Any, seen: int | None = None, **more: Any) -> dict[str, Any]:
        return self.answer(self.say("move", move=move, seen=self.update["n"] if seen is None else seen, **more))

    @property
    def legal(self) -> list[Any]:
        play = self.update["play"]
        return list(play["legal"]) if play else []

    @property
    def everything(self) -> str:
        return "\n".join(self.raw)


def started(ann: Person, bob: Person, **more: Any) -> str:
    """A table at which the two play."""
    table = ann.open(**more)
    bob.sit(table)
    ann.post(f"/api/tables/{table}/start")
    return table


def play_to_the_end(lines: list[Line], rng: random.Random) -> None:
    """Each seat plays at random as soon as it may."""
    for line in lines:
        if not line.update:
            line.heard("update")
    while True:
        if any(line.update["table"]["status"] == "over" for line in lines):
            break
        able = [line for line in lines if line.legal]
        line = rng.choice(able)
        assert line.move(rng.choice(line.legal))["type"] == "done"
        for other in lines:
            _catch_up(other)
    for line in lines:
        if line.update["table"]["status"] != "over":
            line.until(lambda message: message.get("table", {}).get("status") == "over")


def _catch_up(line: Line) -> None:
    """Reads what has arrived; the answer to `sync` comes behind it."""
    line.say("sync")
    line.until(lambda message: message["type"] == "update" and message["full"])
