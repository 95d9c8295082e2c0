"""What is old goes, what is not stays, and the tally takes it for no damage."""

import logging
import time
from pathlib import Path

import pytest
from server_helpers import Person, running, started

from castlewright.server import Settings
from castlewright.server.retention import DAY, forget_old
from castlewright.server.upkeep import before_start
from castlewright.tables import tally


def test_old_tables_go_with_their_talk(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        ended, abandoned = started(ann, bob), ann.open()
        ann.post(f"/api/tables/{ended}/close")
        assert forget_old(server.settings, server.house, time.time() + 400 * DAY) == 0, "both are in use"
    with running(tmp_path) as server:
        ann = Person(server.url, "Ann")
        now = time.time()
        assert forget_old(server.settings, server.house, now + 100 * DAY) == 0
        assert forget_old(server.settings, server.house, now + 200 * DAY) == 1
        assert ann.refused("GET", f"/api/tables/{abandoned}") == (404, "missing")
        assert forget_old(Settings(data=str(tmp_path), keep_finished=0), server.house, now + 4000 * DAY) == 0
        assert forget_old(server.settings, server.house, now + 400 * DAY) == 1
        assert ann.refused("GET", f"/api/tables/{ended}") == (404, "missing")
        kept = tally.read(tmp_path / "castlewright.db")
        assert kept is not None
        assert kept.entries == 0
    before_start(Settings(data=str(tmp_path)))


def test_addresses_are_in_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), running(tmp_path, proxies="127.0.0.1") as server:
        Person(server.url, "Ann").http.get("/api/me", headers={"x-forwarded-for": "198.51.100.77"})
    assert "198.51.100.77" not in "\n".join(f"{vars(record)}" for record in caplog.records)
