"""Several processes at one store: seats of a table at different ones, and renewing them all in mid-game."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from server_helpers import Person, running, started

from castlewright.cli import main
from castlewright.tables import Store
from persistent import Ledger, Player, lost, open_table, play_in_turn

UNLIMITED = {
    f"CASTLEWRIGHT_{limit}": "1000000" for limit in ("SOCKET_RATE", "SOCKET_BURST", "HTTP_RATE", "HTTP_BURST")
} | {"CASTLEWRIGHT_QUOTAS": "0"}


def two_ports() -> int:
    """The first of two free ones."""
    while True:
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port = int(first.getsockname()[1])
            try:
                second.bind(("127.0.0.1", port + 1))
                return port
            except OSError:
                continue


@contextmanager
def serving(folder: Path, database: str, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    command = [sys.executable, "-m", "castlewright", "serve", "--processes", "2", "--port", str(port)]
    command += ["--data", str(folder), "--database", database]
    server = subprocess.Popen(command, env={**os.environ, **UNLIMITED, "CASTLEWRIGHT_LOG_LEVEL": "error"})
    try:
        for each in (port, port + 1):
            _wait_for(each, server)
        yield server
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0


def _wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=30)
            return
        except httpx.TransportError:
            assert server.poll() is None, "the server did not start"
            time.sleep(0.1)


def test_seats_at_different_processes_see_each_others_moves_presence_and_suggestions(
    database: str, tmp_path: Path
) -> None:
    with running(tmp_path, database=database) as one, running(tmp_path, database=database) as other:
        ann, bob = Person(one.url, "Ann"), Person(other.url, "Bob")
        table = started(ann, bob)
        with ann.at(table, 0) as here, bob.at(table, 1) as there:
            for line in (here, there):
                line.heard("update")
                line.until(
                    lambda message: all(seat["here"] for seat in message.get("table", {}).get("seats", [{"here": 0}]))
                )
            here.say("suggest", suggestion={"at": 3})
            assert there.heard("suggested")["suggestion"] == {"at": 3}
            assert here.move({"type": "ready"})["type"] == "done"
            there.until(lambda message: message["type"] == "update" and message["n"] == 5)
            assert there.move({"type": "ready"})["type"] == "done"
            here.until(lambda message: message["type"] == "update" and message["n"] == 6)
        key = ann.post(f"/api/tables/{table}/seats/0/handover")["path"].removeprefix("/move/")
        eve = Person(other.url, "Eve")
        with ann.at(table, 0) as old:
            old.heard("update")
            eve.post(f"/api/handover/{key}")
            with pytest.raises(Exception, match="4403"):
                old.until(lambda _: False)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_rolling_restart_loses_no_move_and_nobody_has_to_reload(database: str, tmp_path: Path) -> None:
    port = two_ports()
    ledger = Ledger()
    with serving(tmp_path, database, port) as server, httpx.Client(timeout=60) as http:
        before = _children(server)
        # Each seat of a table is at another process, game after game.
        evenings = [
            [
                [Player(table, seat, cookie, [port + (k + seat) % 2], ledger, pause=0.1) for seat in (0, 1)]
                for table, cookie in [open_table(port + k % 2, http) for _ in range(12)]
            ]
            for k in range(3)
        ]

        async def story() -> None:
            playing = [asyncio.create_task(play_in_turn(games)) for games in evenings]
            while len(ledger.moves) < 10:
                await asyncio.sleep(0.05)
            server.send_signal(signal.SIGHUP)
            while len(_children(server) - before) < 2 or _children(server) & before:
                await asyncio.sleep(0.1)
            count = len(ledger.moves)
            while len(ledger.moves) < count + 20:
                await asyncio.sleep(0.05)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

        asyncio.run(asyncio.wait_for(story(), 300))
    assert lost(ledger, Store(database)) == []
    assert ledger.away, "somebody was moved to a new process"
    assert max(ledger.away) < 3.0
    assert set(ledger.refused) <= {"closing", "stale"}


def _children(server: "subprocess.Popen[bytes]") -> set[int]:
    """The processes that serve: those that the supervisor has started itself."""
    listed = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    serving = [pid for pid in listed if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return {int(pid) for pid in serving}


TAKEN = {
    "en": "Another server already uses {file}: an SQLite file is for one process, several need PostgreSQL.",
    "ru": "С файлом {file} уже работает другой сервер: файл SQLite — для одного процесса, нескольким нужна PostgreSQL.",
}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_second_process_on_one_sqlite_file_is_refused(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path):
        assert main(["serve", "--lang", lang, "--data", str(tmp_path), "--port", str(two_ports())]) == 2
    said = TAKEN[lang].format(file=tmp_path / "castlewright.db")
    assert capsys.readouterr().err == f"castlewright: {said}\n"
    with running(tmp_path) as again:
        assert Person(again.url, "Ann").get("/health")["status"] == "ok"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Several processes need PostgreSQL: name a database with --database, or leave --processes out."),
        ("ru", "Нескольким процессам нужна PostgreSQL: назовите базу через --database или уберите --processes."),
    ],
)
def test_several_processes_on_sqlite_are_refused(
    lang: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lang", lang, "--data", str(tmp_path), "--processes", "2"]) == 2
    assert capsys.readouterr().err == f"castlewright: {sentence}\n"
