"""Damage is noticed at the start, copies come back whole, and `check` reads everything."""

import json
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from server_helpers import GAMES, Person, free_port, running, started

from castlewright.core import Refused
from castlewright.server import Settings
from castlewright.server.upkeep import before_start
from castlewright.tables import Store, backup, tally
from castlewright.tables.check import check

DATABASE = "castlewright.db"


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "castlewright", *arguments, "--lang", "en"], capture_output=True, text=True, check=False
    )


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A server of its own, that can be killed."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "castlewright", "serve", "--port", str(port), "--data", str(folder)],
        env={**os.environ, "CASTLEWRIGHT_LOG_LEVEL": "error"},
    )
    try:
        while True:
            assert process.poll() is None, "the server did not start"
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
                break
            except OSError:
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}", process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(60)


def talk(url: str, lines: int) -> str:
    ann = Person(url, "Ann")
    table = ann.open(game="castellan")
    with ann.at(table, 0) as line:
        line.heard("update")
        for k in range(lines):
            assert line.answer(line.say("chat", text=f"line {k}"))["type"] == "done"
    return table


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder of a server that was stopped."""
    folder = tmp_path_factory.mktemp("closed")
    with running(folder) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        started(ann, bob)
        ann.open()
    return folder


@pytest.fixture
def data(closed: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(closed, tmp_path / "data"))


def refusal(data: Path) -> str:
    before = {one.name: one.read_bytes() for one in data.iterdir() if one.is_file()}
    with pytest.raises(Refused) as error:
        before_start(Settings(data=str(data)))
    after = {one.name: one.read_bytes() for one in data.iterdir() if one.is_file()}
    assert {name: content for name, content in after.items() if not name.endswith("-shm")} == {
        name: content for name, content in before.items() if not name.endswith("-shm")
    }, "nothing is overwritten"
    return error.value.refusal.name


def test_a_whole_database_starts(data: Path) -> None:
    before_start(Settings(data=str(data)))
    kept = tally.read(data / DATABASE)
    assert kept is not None
    assert not kept.running
    assert (kept.identity, kept.entries) == tally.measure(data / DATABASE)
    assert kept.entries == 6


def emptied(database: Path) -> None:
    database.write_bytes(b"")


def cut(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM log WHERE n = (SELECT max(n) FROM log)")
        connection.commit()


def rubbish(database: Path) -> None:
    database.write_bytes(b"no database" * 1000)


def swapped(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 7")


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (Path.unlink, "damage-missing"),
        (emptied, "damage-emptied"),
        (cut, "damage-short"),
        (rubbish, "damage-unreadable"),
        (swapped, "damage-swapped"),
        (lambda database: tally.tally_of(database).write_text("{"), "damage-tally"),
    ],
)
def test_damage_is_noticed_and_nothing_is_overwritten(data: Path, harm: Callable[[Path], object], said: str) -> None:
    harm(data / DATABASE)
    assert refusal(data) == said


def test_the_server_says_so_in_one_sentence(data: Path) -> None:
    cut(data / DATABASE)
    done = command("serve", "--port", str(free_port()), "--data", str(data))
    assert done.returncode == 2
    assert "lacks 1 of 6 entries" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    checked = command("check", "--data", str(data), "--json")
    assert checked.returncode == 1
    assert "lacks" in json.loads(checked.stdout)["findings"][0]
    tally.tally_of(data / DATABASE).unlink()
    before_start(Settings(data=str(data)))


def found(data: Path) -> list[tuple[str, object]]:
    store = Store(f"sqlite:///{data / DATABASE}")
    checked = check(store, GAMES, data / DATABASE)
    store.close()
    assert (checked.tables, checked.entries) == (2, 6)
    return [(one.name, one.args.get("entry")) for one in checked.findings]


def test_what_does_not_agree_is_found(data: Path) -> None:
    assert found(data) == []
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        fly = b'{"entry":"move","seat":9,"move":"fly"}'
        connection.execute("UPDATE log SET payload = ? WHERE n = 4", (fly,))
        connection.execute("UPDATE tables SET summary = ? WHERE status = 'waiting'", (b"{}",))
        connection.commit()
    assert found(data) == [("check-log", 4), ("check-summary", None)]


def test_whose_tables_they_are_is_checked_too(data: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute("DELETE FROM sitters WHERE table_id = (SELECT id FROM tables WHERE status = 'waiting')")
        connection.execute("INSERT INTO records (id, at, payload) VALUES ('x', 0, ?)", (b"no record",))
        connection.commit()
    assert found(data) == [("check-sitters", None), ("check-record", None)]


@pytest.mark.slow
def test_a_lost_write_ahead_log_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path) as (url, process):
        talk(url, 3)
        process.kill()
        process.wait()
    wal = tmp_path / f"{DATABASE}-wal"
    assert wal.stat().st_size
    before_start(Settings(data=str(tmp_path)))
    wal.rename(tmp_path / "lost")
    (tmp_path / f"{DATABASE}-shm").unlink(missing_ok=True)
    assert refusal(tmp_path) in ("damage-wal", "damage-emptied", "damage-short")
    (tmp_path / "lost").rename(wal)
    before_start(Settings(data=str(tmp_path)))


@pytest.mark.slow
def test_killed_restored_and_the_same(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    with serving(data) as (url, process):
        table = talk(url, 5)
        done = command("backup", "--data", str(data), "--to", str(copies))
        assert done.returncode == 0, done.stderr
        seen = Person(url, "Eve").get(f"/api/tables/{table}/talk?before=1000")["news"]
        assert command("restore", str(next(copies.iterdir())), "--data", str(data)).returncode == 2, "it is running"
        talk(url, 5)
        process.kill()
        process.wait()
    (data / DATABASE).write_bytes(b"ruined")
    [copy] = copies.iterdir()
    done = command("restore", str(copy), "--data", str(data))
    assert done.returncode == 0, done.stderr
    assert any(one.name.startswith(f"{DATABASE}.before-") for one in data.iterdir()), "what was there is kept"
    checked = command("check", "--data", str(data), "--json")
    assert (checked.returncode, json.loads(checked.stdout)["tables"]) == (0, 1)
    with serving(data) as (url, _):
        assert Person(url, "Eve").get(f"/api/tables/{table}/talk?before=1000")["news"] == seen
        assert stat.S_IMODE((data / DATABASE).stat().st_mode) == 0o600


def test_old_copies_go_and_broken_ones_stay_out(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    places = [backup.back_up(data / DATABASE, folder, secret=data / "secret", keep=2) for _ in range(4)]
    assert sorted(one.name for one in folder.iterdir()) == sorted(one.name for one in places[-2:])
    copy = places[-1]
    assert {one.name for one in copy.iterdir()} == {DATABASE, f"{DATABASE}.tally", "secret"}
    assert all(stat.S_IMODE(one.stat().st_mode) == 0o600 for one in copy.iterdir())
    (copy / DATABASE).write_bytes(b"broken")
    with pytest.raises(Refused):
        backup.restore(copy, data)
    before_start(Settings(data=str(data)))
    with pytest.raises(Refused):
        backup.restore(tmp_path, data)


def test_an_upgrade_makes_a_copy_first(data: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()
    older = backup.older_than_this_version(data / DATABASE)
    before_start(Settings(data=str(data)))
    assert older
    [copy] = (data / "backups").iterdir()
    assert copy.name.startswith("castlewright-upgrade-")
    with closing(sqlite3.connect(copy / DATABASE)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


def test_health_says_what_is_wrong(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Person(server.url, "Ann")
        assert ann.get("/health")["wrong"] == []
        database = tmp_path / DATABASE
        database.rename(tmp_path / "away")
        answer = ann.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
        assert "database-away" in answer.json()["wrong"]
        (tmp_path / "away").rename(database)
        server.house._writer.failure = OSError("full")
        assert ann.http.get("/health").json()["wrong"] == ["writes-fail"]
        assert ann.open()
        assert ann.get("/health")["status"] == "ok"
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)
    with running(tmp_path) as server:
        monkeypatch.setattr("shutil.disk_usage", lambda _: usage._replace(free=0))
        answer = Person(server.url, "Ann").http.get("/health")
        assert (answer.status_code, answer.json()["wrong"]) == (503, ["disk-full"])
