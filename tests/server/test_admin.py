"""The host of a server speaks to it while it runs; the host of a table keeps order at it; people complain."""

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server_helpers import Line, Person, Running, running, started
from websockets.exceptions import ConnectionClosed, InvalidStatus

from castlewright.core import Refused
from castlewright.server.admin import ask, sockets
from castlewright.server.moderation import Ban, Moderation, network_of


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("admin")) as server:
        yield server


@pytest.fixture
def people(served: Running) -> tuple[Person, Person, Person]:
    return Person(served.url, "Ann"), Person(served.url, "Bob"), Person(served.url, "Eve")


def order(served: Running, do: str, **more: Any) -> Any:
    [door] = sockets(Path(served.settings.data))
    return ask(door, {"do": do, **more})


def guest_of(served: Running, table: str, seat: int) -> str:
    [found] = [one for one in order(served, "tables") if one["id"] == table]
    return str(found["seats"][seat]["guest"])


def sent_away(line: Line) -> None:
    """The server hangs up, whatever it still says before."""
    with pytest.raises(ConnectionClosed):
        line.until(lambda _: False)


def test_only_the_owner_of_the_folder_opens_the_door(served: Running) -> None:
    [door] = sockets(Path(served.settings.data))
    assert stat.S_IMODE(door.stat().st_mode) & 0o077 == 0
    for rubbish in ({"do": "fly"}, {"do": "ban", "who": "x", "minutes": 5}, {"do": "mute", "who": "y" * 20}):
        with pytest.raises(Refused):
            ask(door, rubbish)
    with pytest.raises(Refused):
        order(served, "close", table="nowhere")


def test_tables_are_listed_and_closed(served: Running, people: tuple[Person, Person, Person]) -> None:
    ann, bob, eve = people
    table = started(ann, bob)
    with eve.at(table) as line:
        line.heard("update")
        [found] = [one for one in order(served, "tables") if one["id"] == table]
        assert [seat["name"] for seat in found["seats"]] == ["Ann", "Bob"]
        assert len(found["spectators"]) == 1
        assert order(served, "close", table=table)["status"] == "closed"
        news = line.until(lambda message: message["type"] == "update" and not message["full"])["news"]
        assert news[-1]["events"][0]["name"] == "event-close-admin"


def test_who_is_banned_is_shown_the_door(served: Running, people: tuple[Person, Person, Person]) -> None:
    ann, bob, _ = people
    table = started(ann, bob)
    bad = guest_of(served, table, 1)
    with bob.at(table, 1) as line:
        line.heard("update")
        order(served, "ban", who=bad, minutes=30)
        sent_away(line)
    answer = bob.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["reason"]["name"]) == (403, "problem-banned")
    assert answer.json()["reason"]["args"]["minutes"] == 30
    with pytest.raises(InvalidStatus), bob.at(table, 1):
        pass
    assert ann.get(f"/api/tables/{table}")
    assert [ban["guest"] for ban in order(served, "bans")["bans"]] == [bad]
    order(served, "unban", who=bad)
    assert bob.get(f"/api/tables/{table}")
    with pytest.raises(Refused):
        order(served, "unban", who=bad)


def test_a_range_of_addresses(tmp_path: Path) -> None:
    moderation = Moderation(tmp_path)
    later = 4e9
    moderation.order(
        bans=(Ban(later, network=network_of("192.0.2.7/24")), Ban(later, network=network_of("2001:db8::/48")))
    )
    assert moderation.banned_until("g", "192.0.2.200")
    assert moderation.banned_until("g", "2001:db8:0:7::/64")
    assert not moderation.banned_until("g", "198.51.100.1")
    assert not moderation.banned_until("g", "2001:db8:1::/64")
    assert not moderation.banned_until("g", "?")
    again = Moderation(tmp_path)
    assert again.banned_until("g", "192.0.2.200"), "it is kept"
    assert stat.S_IMODE((tmp_path / "moderation.json").stat().st_mode) == 0o600
    with pytest.raises(Refused):
        network_of("over there")


def test_what_one_process_orders_the_others_follow(tmp_path: Path) -> None:
    one, other = Moderation(tmp_path), Moderation(tmp_path)
    heard: list[str] = []
    other.changed = lambda orders: heard.append(orders.announcement)
    one.order(announcement="soon")
    other._looked = 0
    assert other.orders.announcement == "soon"
    assert heard == ["soon"]
    (tmp_path / "moderation.json").write_text("{")
    other._looked = 0
    assert other.orders.announcement == "soon", "rubbish in the file changes nothing"


def test_a_muted_guest_plays_but_does_not_speak(served: Running, people: tuple[Person, Person, Person]) -> None:
    ann, bob, _ = people
    table = started(ann, bob)
    order(served, "mute", who=guest_of(served, table, 1), minutes=10)
    with bob.at(table, 1, lang="ru") as line:
        line.heard("update")
        problem = line.answer(line.say("chat", text="hi"))["problem"]
        assert problem["reason"]["name"] == "problem-muted"
        assert "10" in problem["message"]
        assert line.move(line.legal[0])["type"] == "done"


def test_a_stolen_seat_comes_back_to_its_owner(served: Running, people: tuple[Person, Person, Person]) -> None:
    ann, bob, eve = people
    table = started(ann, bob)
    with bob.at(table, 1) as line:
        line.heard("update")
        link = order(served, "end-session", table=table, seat=1)["link"]
        sent_away(line)
    assert eve.post("/api/handover/" + link.removeprefix("/move/"))["seats"][1]["yours"]
    assert not bob.get(f"/api/tables/{table}")["seats"][1]["yours"]


def test_an_announcement_reaches_all_tables_and_newcomers(
    served: Running, people: tuple[Person, Person, Person]
) -> None:
    ann, bob, eve = people
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        order(served, "announce", text="Maintenance at  20:00")
        assert line.heard("announced")["text"] == "Maintenance at 20:00"
        with eve.at(table) as other:
            assert other.heard("announced")["text"] == "Maintenance at 20:00"
        order(served, "announce")
        assert line.heard("announced")["text"] == ""
    with pytest.raises(Refused):
        order(served, "announce", text="x" * 1000)


def test_in_read_only_mode_one_looks_and_nothing_changes(
    served: Running, people: tuple[Person, Person, Person]
) -> None:
    ann, bob, _ = people
    table = started(ann, bob)
    order(served, "read-only", on=True)
    try:
        answer = ann.http.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ann"})
        assert (answer.status_code, answer.json()["reason"]["name"]) == (503, "problem-read-only")
        assert answer.headers["retry-after"]
        with ann.at(table, 0) as line:
            line.heard("update")
            assert line.move(line.legal[0])["problem"]["reason"]["name"] == "problem-read-only"
            assert ann.get(f"/api/tables/{table}")["status"] == "playing"
    finally:
        order(served, "read-only", on=False)
    with ann.at(table, 0) as line:
        line.heard("update")
        assert line.move(line.legal[0])["type"] == "done"


def test_the_host_of_a_table_keeps_order(people: tuple[Person, Person, Person]) -> None:
    ann, bob, eve = people
    table = started(ann, bob)
    at = f"/api/tables/{table}"
    eve.post("/api/me", {"name": "Eve"})
    assert eve.refused("GET", f"{at}/watchers") == (403, "forbidden")
    with eve.at(table) as line:
        line.heard("update")
        [watcher] = ann.get(f"{at}/watchers")
        assert (watcher["name"], watcher["here"], watcher["silent"]) == ("Eve", True, False)
        who = watcher["who"]
        assert line.answer(line.say("chat", text="hi"))["type"] == "done"
        line.say("sync")
        heard = line.until(lambda message: message["type"] == "update" and message["full"])["news"]
        assert heard[-1]["events"][0]["args"]["who"] == who
        for method, path, said in (
            ("POST", f"{at}/watchers/{who}", {"silent": True}),
            ("DELETE", f"{at}/watchers/{who}", None),
            ("POST", f"{at}/hush", {"on": True}),
        ):
            assert bob.refused(method, path, said) == (403, "forbidden")
        assert ann.refused("DELETE", f"{at}/watchers/nobody") == (404, "missing")
        ann.post(f"{at}/watchers/{who}", {"silent": True})
        assert line.answer(line.say("chat", text="hi"))["problem"]["reason"]["name"] == "problem-silenced"
        ann.post(f"{at}/watchers/{who}", {"silent": False})
        assert ann.post(f"{at}/hush", {"on": True})["hushed"]
        assert line.answer(line.say("chat", text="hi"))["problem"]["reason"]["name"] == "problem-hushed"
        assert not ann.post(f"{at}/hush", {"on": False})["hushed"]
        ann.delete(f"{at}/watchers/{who}")
        sent_away(line)
    with eve.at(table) as line:
        assert line.hear()["problem"]["reason"]["name"] == "problem-dismissed"
    assert ann.get(f"{at}/watchers") == []


def test_a_complaint_reaches_the_list(served: Running, people: tuple[Person, Person, Person]) -> None:
    ann, bob, eve = people
    table = started(ann, bob)
    at = f"/api/tables/{table}/report"
    with bob.at(table, 1) as line:
        line.heard("update")
        line.answer(line.say("chat", text="something rude"))
    ann.post(at, {"seat": 1, "text": "He is rude"})
    report = order(served, "reports")[-1]
    assert (report["table"], report["name"], report["text"], report["lines"]) == (
        table,
        "Bob",
        "He is rude",
        ["something rude"],
    )
    assert report["about"] == guest_of(served, table, 1)
    for bad in ({}, {"seat": 1, "who": "x"}, {"seat": 1, "text": "x" * 501}):
        assert eve.refused("POST", at, bad) == (400, "malformed")
    assert eve.refused("POST", at, {"seat": 7}) == (404, "missing")
    assert eve.refused("POST", at, {"who": "nobody"}) == (404, "missing")


def test_the_command_line(served: Running, people: tuple[Person, Person, Person], tmp_path: Path) -> None:
    ann, bob, _ = people
    table = started(ann, bob)

    def command(*arguments: str, data: str = served.settings.data) -> "subprocess.CompletedProcess[str]":
        line = [sys.executable, "-m", "castlewright", "admin", *arguments, "--data", data, "--lang", "en"]
        return subprocess.run(line, capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "200"})

    assert table in command("tables").stdout
    assert json.loads(command("status", "--json").stdout)["read_only"] is False
    assert "closed" in command("close", table).stdout
    assert command("ban", "192.0.2.0/24", "--address", "--minutes", "5").returncode == 0
    assert "192.0.2.0/24" in command("bans").stdout
    assert command("unban", "192.0.2.0/24").returncode == 0
    nobody = command("status", data=str(tmp_path))
    assert nobody.returncode == 2
    assert "No server answers" in nobody.stderr
