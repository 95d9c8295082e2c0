"""Nobody with a script hurts the others: talk, names, bots, tables and records have quotas."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server_helpers import Person, Running, running

from castlewright.server.quotas import QUOTAS, Quotas
from castlewright.tables import Trouble


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("strict"), quotas=1) as server:
        yield server


def limited(answer: httpx.Response, kind: str) -> int:
    """The seconds that a refusal names, in the header, in the arguments and in the words."""
    assert answer.status_code == 429, answer.text
    problem = answer.json()
    assert (problem["code"], problem["reason"]["name"]) == ("limit", f"quota-{kind}")
    seconds = problem["reason"]["args"]["seconds"]
    assert answer.headers["retry-after"] == str(seconds)
    assert str(seconds) in problem["message"]
    return int(seconds)


def test_a_spectator_cannot_flood_the_chat(strict: Running) -> None:
    ann, eve = Person(strict.url, "Ann"), Person(strict.url, "Eve")
    table = ann.open()
    eve.post("/api/me", {"name": "Eve"})
    with eve.at(table, lang="ru") as line:
        line.heard("update")
        for k in range(60):
            line.say("chat", text=f"spam {k}")
        # What is refused is refused at once, what is said is first written.
        answers = [line.until(lambda message: message["type"] in ("done", "refused")) for _ in range(60)]
    said = sum(one["type"] == "done" for one in answers)
    assert QUOTAS["chat"].guest.at_once <= said <= QUOTAS["chat"].guest.at_once + 5
    problem = next(one["problem"] for one in answers if one["type"] == "refused")
    assert problem["code"] == "limit"
    assert "через" in problem["message"]
    assert 1 <= problem["reason"]["args"]["seconds"] <= 2


def test_one_guest_cannot_open_many_tables(strict: Running) -> None:
    eve = Person(strict.url, "Eve")
    opened = 0
    while True:
        answer = eve.http.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Eve", "bots": ["random"]})
        if answer.status_code != 201:
            break
        opened += 1
    assert opened == QUOTAS["table"].guest.at_once
    assert 30 < limited(answer, "table") <= 60
    assert Person(strict.url, "Ann").open()


def test_bots_names_and_records(strict: Running) -> None:
    eve = Person(strict.url, "Eve")
    table = eve.open(seats=3)
    answers = []
    for _ in range(QUOTAS["bot"].guest.at_once + 1):
        answers.append(eve.http.post(f"/api/tables/{table}/bots", json={"seat": 1, "bot": "random"}))
        eve.http.delete(f"/api/tables/{table}/seats/1")
    assert [one.status_code for one in answers[:-1]] == [200] * QUOTAS["bot"].guest.at_once
    limited(answers[-1], "bot")
    for k in range(QUOTAS["name"].guest.at_once):
        eve.post("/api/me", {"name": f"Eve {k}"})
    limited(eve.http.post("/api/me", json={"name": "Eve again"}), "name")
    for _ in range(QUOTAS["import"].guest.at_once):
        assert eve.refused("POST", "/api/replays", {"no": "record"})[0] == 400
    limited(eve.http.post("/api/replays", json={"no": "record"}), "import")


def test_a_new_cookie_does_not_help() -> None:
    quotas = Quotas(1.0)
    for k in range(QUOTAS["table"].address.at_once):
        quotas.take("table", f"guest {k}", "192.0.2.1")
    with pytest.raises(Trouble) as refused:
        quotas.take("table", "another guest", "192.0.2.1")
    assert refused.value.code == "limit"
    quotas.take("table", "another guest", "192.0.2.2")


def test_what_is_refused_costs_nothing() -> None:
    quotas = Quotas(1.0)
    most = QUOTAS["bot"].guest.at_once
    with pytest.raises(Trouble):
        quotas.take("bot", "eve", "192.0.2.1", most + 1)
    quotas.take("bot", "eve", "192.0.2.1", most)


def test_a_host_may_widen_or_lift_them() -> None:
    twice, lifted = Quotas(2.0), Quotas(0)
    for _ in range(2 * QUOTAS["import"].guest.at_once):
        twice.take("import", "eve", "192.0.2.1")
    with pytest.raises(Trouble):
        twice.take("import", "eve", "192.0.2.1")
    for _ in range(1000):
        lifted.take("import", "eve", "192.0.2.1")


def test_a_newcomer_gets_the_latest_talk_and_the_rest_on_request(folder: Path) -> None:
    with running(folder) as server:
        ann, eve = Person(server.url, "Ann"), Person(server.url, "Eve")
        table = ann.open()
        with ann.at(table, 0) as line:
            line.heard("update")
            for k in range(450):
                assert line.answer(line.say("chat", text=f"line {k}"))["type"] == "done"
        with eve.at(table) as line:
            update = line.heard("update")
            heard = [said(one) for one in update["news"] if one["events"][0]["name"] == "event-chat"]
            assert heard == [f"line {k}" for k in range(250, 450)]
            assert (update["earlier"], update["n"]) == (250, 452)
            first = next(one["n"] for one in update["news"] if one["events"][0]["name"] == "event-chat")
        older = eve.get(f"/api/tables/{table}/talk?before={first}")
        assert [said(one) for one in older["news"]] == [f"line {k}" for k in range(50, 250)]
        assert older["earlier"] == 50
        oldest = eve.get(f"/api/tables/{table}/talk?before={older['news'][0]['n']}")
        assert [said(one) for one in oldest["news"]] == [f"line {k}" for k in range(50)]
        assert oldest["earlier"] == 0
        assert eve.refused("GET", f"/api/tables/{table}/talk?before=3&seat=0") == (403, "forbidden")
        for query in ("", "?before=x", "?before=-1", "?before=3&seat=x"):
            assert eve.refused("GET", f"/api/tables/{table}/talk{query}") == (400, "malformed")


def said(news: dict[str, object]) -> object:
    event = json.loads(json.dumps(news))["events"][0]
    return event["args"]["text"]


def test_names_at_a_table_are_distinct(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.open(seats=3, local=["ＡＮＮ"])
    eve.post("/api/me", {"name": "ann"})
    with eve.at(table) as line:
        line.heard("update")
        line.say("chat", text="It is me")
        news = line.until(lambda message: message["type"] == "update" and not message["full"])["news"]
    assert news[0]["events"][0]["args"]["name"] == "ann 3"
    bob.name = "Ann"
    assert [seat["name"] for seat in bob.sit(table)["seats"]] == ["Ann", "ＡＮＮ 2", "Ann 4"]


def test_two_spectators_of_one_name_do_not_swallow_each_other(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.open()
    for person in (bob, eve):
        person.post("/api/me", {"name": "Kim"})
    with bob.at(table) as first, eve.at(table) as second:
        for line in (first, second):
            line.heard("update")
            line.answer(line.say("chat", text="hello", id="same"))
        heard = second.update["news"][0]["events"][0]["args"]
        assert heard["name"] == "Kim 2"
        again = second.answer(second.say("chat", text="hello", id="same"))
        assert again["type"] == "done"
        second.say("sync")
        talk = second.until(lambda message: message["type"] == "update" and message["full"])["news"]
    assert [one["events"][0]["args"]["name"] for one in talk if one["events"][0]["name"] == "event-chat"] == [
        "Kim",
        "Kim 2",
    ]
