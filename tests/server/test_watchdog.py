"""Nothing that anybody sends holds the loop, and whatever does is noticed."""

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client import REGISTRY
from server_helpers import GAMES, Person, Running, running

from castlewright import games
from castlewright.core import Chance, Match, Player
from castlewright.server import archive
from castlewright.server.watchdog import Watchdog
from castlewright.server.workshop import AT_ONCE, Workshop
from castlewright.tables import Trouble, stories


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_what_holds_the_loop_is_written_down(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> Watchdog:
        watchdog = Watchdog()
        watchdog.start()
        await asyncio.sleep(0.1)
        assert watchdog.slow == 0
        busy(0.3)
        await asyncio.sleep(0.1)
        watchdog.stop()
        return watchdog

    counted = REGISTRY.get_sample_value("castlewright_slow_callbacks_total") or 0
    with caplog.at_level(logging.WARNING):
        watchdog = asyncio.run(run())
    assert watchdog.slow == 1
    assert REGISTRY.get_sample_value("castlewright_slow_callbacks_total") == counted + 1, "hosts are not told"
    assert 0.2 < watchdog.longest < 0.5
    (record,) = [one for one in caplog.records if one.getMessage() == "the loop was held"]
    assert vars(record)["held_ms"] > 200
    assert "busy" in vars(record)["place"]


def test_work_aside_is_paid_for() -> None:
    async def run() -> None:
        workshop = Workshop()
        assert await workshop.do("a", lambda: 7) == 7
        with pytest.raises(ZeroDivisionError):
            await workshop.do("a", lambda: 1 // 0)
        workshop._pay("a", AT_ONCE + 1)
        with pytest.raises(Trouble, match="problem-limit"):
            await workshop.do("a", lambda: 7)
        assert await workshop.do("b", lambda: 8) == 8, "everybody has an account of their own"
        waiting = [asyncio.create_task(workshop.do("c", time.sleep, 0.05)) for _ in range(20)]
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(one, Trouble) for one in done) == 12
        free = Workshop(0)
        free._pay("a", 1000)
        assert await free.do("a", lambda: 7) == 7
        for one in (workshop, free):
            one.close()

    asyncio.run(run())


def back_and_forth(name: str, seats: int, entries: int) -> dict[str, Any]:
    """A record in which somebody lays something down and takes it back, again and again."""
    game = {**games.all_games(), **GAMES}[name]
    match: Match[Any, Any, Any] = Match(game, seats, {}, Chance(b"\x07" * 32))
    while True:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
        if scopes := match.scopes(seat):
            break
    match.undo(seat, 1, next(iter(scopes)))
    record = json.loads(msgspec.json.encode(match.record(tuple(Player(f"P{k}", None) for k in range(seats)))))
    log: list[dict[str, Any]] = record["log"]
    forth, back = log[-2:]
    while len(log) < entries:
        log.append({**(forth if log[-1].get("move") is None else back), "n": len(log) + 1})
    return dict(record)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("bombs"), _more={"games": {**games.all_games(), **GAMES}}) as server:
        yield server


def test_a_replay_comes_in_pages(server: Running) -> None:
    ann = Person(server.url, "Ann")
    imported = ann.post("/api/replays", back_and_forth("castellan", 2, 350))["id"]
    frames: list[Any] = []
    while True:
        page = ann.get(f"/api/replays/{imported}?from={len(frames)}")
        assert page["total"] == 351
        if not page["frames"]:
            break
        assert len(page["frames"]) <= archive.MOST_FRAMES
        frames += page["frames"]
    assert [frame["n"] for frame in frames] == list(range(351))
    assert frames[1]["view"] != frames[2]["view"]
    assert ann.get(f"/api/replays/{imported}?from=9999999")["frames"] == []
    for odd in ("-1", "x", "1.5", "9" * 30, "²"):
        assert ann.refused("GET", f"/api/replays/{imported}?from={odd}") == (400, "malformed")


def test_a_page_is_bounded_in_bytes_too(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_PAGE", 20_000)
    ann = Person(server.url, "Ann")
    imported = ann.post("/api/replays", back_and_forth("castellan", 2, 60))["id"]
    answer = ann.http.get(f"/api/replays/{imported}?from=10", headers={"accept-encoding": "identity"})
    frames = answer.json()["frames"]
    assert [frame["n"] for frame in frames] == list(range(10, 10 + len(frames)))
    assert 0 < len(frames) < 50
    assert len(answer.content) < 60_000


def test_a_game_that_takes_too_long_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(server.url, "Ann")
    record = back_and_forth("castellan", 2, 200)
    imported = ann.post("/api/replays", record)["id"]
    monkeypatch.setattr(stories, "MOST_SECONDS", 0.0)
    assert ann.refused("POST", "/api/replays", record) == (429, "limit")
    assert ann.refused("GET", f"/api/replays/{imported}") == (429, "limit")


@pytest.mark.parametrize("name", sorted(games.all_games()))
def test_the_worst_that_can_be_sent_holds_nobody(server: Running, name: str, caplog: pytest.LogCaptureFixture) -> None:
    """Long records forth and back, the largest bodies, everything that is large to answer."""
    ann = Person(server.url, "Ann")
    watchdog = server.app.state["service"].watchdog
    before, watchdog.longest = watchdog.slow, 0.0
    bomb = json.dumps(back_and_forth(name, 2, 4_000)).encode()
    as_json = {"content-type": "application/json"}
    imported = ann.http.post("/api/replays", content=bomb, headers=as_json)
    if imported.status_code == 201:
        for where in ("", "?from=3900", "?seat=0&from=2000", "?seat=spectator"):
            page = ann.http.get(f"/api/replays/{imported.json()['id']}{where}")
            assert page.status_code in (200, 429)
            assert len(page.content) < 2 * archive.MOST_PAGE
    else:
        assert imported.status_code == 429
    ann.http.post("/api/score", content=bomb, headers=as_json)
    for body in (b"[" * 1_000_000, b'{"game":"' + b"x" * 1_000_000, b'{"a":1,' * 100_000, b"[0," * 300_000):
        for path in ("/api/score", "/api/replays", "/api/tables", "/api/me", f"/api/lessons/{name}/first"):
            assert ann.http.post(path, content=body, headers=as_json).status_code in (400, 404, 413, 429)
    for path in ("/api/games", "/api/lessons", "/api/tables", "/api/tables/mine", f"/api/guides/{name}", "/"):
        assert httpx.get(server.url + path).status_code in (200, 503)
    places = [vars(one).get("place") for one in caplog.records if one.getMessage() == "the loop was held"]
    assert watchdog.slow == before, (watchdog.longest, places)
