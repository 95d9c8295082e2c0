"""Records, replays and scores over HTTP."""

import json
import random

import pytest
from server_helpers import Person, play_to_the_end, running, started

from castlewright import games
from castlewright.core import commitment
from newer_toy import NEW, OLD, TODAY, YESTERDAY


@pytest.fixture
def finished(ann: Person, bob: Person) -> str:
    table = started(ann, bob)
    with ann.at(table, 0) as one, bob.at(table, 1) as other:
        play_to_the_end([one, other], random.Random(3))
    return table


def test_a_running_game_is_exported_only_as_its_seat_saw_it(ann: Person, bob: Person, eve: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as one, bob.at(table, 1) as other:
        one.heard("update")
        other.heard("update")
        one.move(one.legal[0])
        other.move(other.legal[0])
        mine = set(one.update["play"]["view"]["hand"] + one.update["play"]["view"]["row"])
        theirs = set(other.update["play"]["view"]["hand"] + other.update["play"]["view"]["row"])
    for who, seat, hidden in ((ann, 0, theirs), (bob, 1, mine), (eve, None, mine | theirs)):
        story = who.http.get(f"/api/tables/{table}/record")
        body = story.json()
        assert set(body) == {"castlewright", "kind", "game", "options", "players", "seat", "updates"}
        assert (body["kind"], body["seat"], len(body["updates"])) == ("story", seat, 1 if seat is None else 2)
        assert not any(card in story.text for card in hidden)
        assert "seed" not in story.text
        spectator = who.http.get(f"/api/tables/{table}/replay?seat=spectator")
        assert not any(card in spectator.text for card in mine | theirs)
        assert spectator.json()["seed"] is None
    own = ann.get(f"/api/tables/{table}/replay?seat=0")
    assert [frame["notation"].split(" ")[0] for frame in own["frames"]] == ["", "lay"]
    assert ann.refused("GET", f"/api/tables/{table}/replay?seat=1") == (403, "forbidden")
    assert ann.refused("GET", f"/api/tables/{table}/replay?seat=open") == (403, "forbidden")
    assert eve.refused("GET", f"/api/tables/{table}/replay?seat=0") == (403, "forbidden")
    for seat in ("9", "9" * 5000, "-1", "00", "²"):
        assert eve.refused("GET", f"/api/tables/{table}/replay?seat={seat}") == (404, "missing")


def test_before_the_start_there_is_nothing_to_export(ann: Person) -> None:
    assert ann.refused("GET", f"/api/tables/{ann.open()}/record") == (409, "conflict")


def test_a_finished_game_is_everybodys(finished: str, eve: Person) -> None:
    record = eve.get(f"/api/tables/{finished}/record")
    assert commitment(bytes.fromhex(record["seed"])) == record["commitment"]
    assert record["commitment"] == eve.get(f"/api/tables/{finished}")["commitment"]
    for seat, open_ in (("0", False), ("1", False), ("spectator", False), ("open", True)):
        replay = eve.get(f"/api/tables/{finished}/replay?seat={seat}")
        assert (replay["open"], replay["seed"]) == (open_, record["seed"])
        assert [frame["n"] for frame in replay["frames"]] == list(range(len(replay["frames"])))
        assert replay["outcome"]["standings"]
    assert len(replay["frames"]) == len(record["log"]) + 1


def test_importing_a_record(finished: str, ann: Person, eve: Person) -> None:
    record = ann.get(f"/api/tables/{finished}/record")
    imported = eve.http.post("/api/replays", json=record)
    assert imported.status_code == 201
    name = imported.json()["id"]
    shuffled = dict(reversed(list(record.items())))
    assert eve.post("/api/replays", shuffled)["id"] == name, "the same record has the same id"
    replay = ann.get(f"/api/replays/{name}?seat=1")
    assert (replay["id"], replay["seat"], replay["players"]) == (name, 1, ["Ann", "Боб"])
    assert ann.get(f"/api/replays/{name}")["open"]
    assert ann.refused("GET", "/api/replays/none") == (404, "missing")
    assert ann.refused("GET", f"/api/replays/{name}?seat=2") == (404, "missing")


def test_records_that_do_not_fold_are_refused(finished: str, ann: Person) -> None:
    record = ann.get(f"/api/tables/{finished}/record")
    bad = [
        {**record, "game": "chess"},
        {**record, "edition": 99},
        {**record, "castlewright": 2},
        {**record, "seed": "00"},
        {**record, "seed": "zz"},
        {**record, "log": [{"n": 1, "seat": 0, "move": "draw"}]},
        {**record, "log": [{"n": 2, "seat": 0, "move": "ready"}]},
        {**record, "players": record["players"] * 4},
        {"game": "toy"},
        [],
    ]
    for one in bad:
        status, code = ann.refused("POST", "/api/replays", one)
        assert (status, code) in ((400, "malformed"), (404, "missing"))


def test_scoring_a_record_and_a_position(finished: str, ann: Person) -> None:
    record = ann.get(f"/api/tables/{finished}/record")
    answer = ann.post("/api/score", record)
    assert set(answer) >= {"game", "sheets", "standings", "warnings"}
    assert len(answer["sheets"]) == 2
    assert ann.refused("POST", "/api/score", {"game": "chess"}) == (404, "missing")
    assert ann.refused("POST", "/api/score", {}) == (400, "malformed")


def test_scoring_in_both_languages_and_what_cannot_lie_on_a_table(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("castellan"), _more={"games": games.all_games()}) as server:
        ann = Person(server.url, "Ann")
        square = {
            "game": "castellan",
            "players": 2,
            "towers": [[0, 0], [1, 0], [1, 1], [0, 1]],
            "walls": [[[0, 0], [1, 0]], [[1, 0], [1, 1]], [[0, 1], [1, 1]], [[0, 0], [0, 1]]],
            "keeps": [{"seat": 0, "cell": [0, 0], "double": False}],
        }
        texts = set()
        for lang in ("ru", "en"):
            answer = ann.post(f"/api/score?lang={lang}", square)
            assert answer["sheets"][0]["total"] == 4
            texts.add(answer["sheets"][0]["lines"][0]["text"])
        assert len(texts) == 2
        twice = {**square, "towers": [*square["towers"], [0, 0]]}  # type: ignore[misc]
        response = ann.http.post("/api/score", json=twice)
        assert response.status_code == 422
        assert response.json()["rule"].startswith("CA-")
        assert ann.refused("POST", "/api/score", {**square, "towers": "many"}) == (400, "malformed")
        crowd = ann.http.post("/api/score", json={**square, "towers": [[x, y] for x in range(40) for y in range(40)]})
        assert (crowd.status_code, crowd.json()["rule"]) == (422, "CA-9.1")
        assert ann.refused("POST", "/api/score", {**square, "keeps": square["keeps"] * 2000}) == (429, "limit")


def test_a_broken_table_is_shown_and_kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("broken")
    with running(folder) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = started(ann, bob, public=True)
        store = server.house.store
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE log SET payload = ? WHERE n = 4", (b'{"entry":"dance"}',))
        before = store.entries(table)
    with running(folder) as server:
        ann.http.base_url = server.url
        ann.url = server.url
        for lang, word in (("en", "Entry 4"), ("ru", "Запись 4")):
            card = ann.get(f"/api/tables/{table}?lang={lang}")
            assert (card["status"], card["actors"]) == ("broken", [])
            assert word in card["broken"]
        assert [seat["name"] for seat in card["seats"]] == ["Ann", "Bob"]
        assert ann.get("/api/tables/mine")[0]["status"] == "broken"
        with ann.at(table, 0) as line:
            update = line.heard("update")
            assert update["play"] is None
            assert line.answer(line.say("chat", text="hm"))["problem"]["code"] == "broken"
            assert line.move({"type": "ready"})["problem"]["code"] == "broken"
        assert ann.refused("POST", f"/api/tables/{table}/close") == (410, "broken")
        assert ann.refused("GET", f"/api/tables/{table}/record") == (410, "broken")
        assert server.house.store.entries(table) == before
        assert json.loads(before[3].payload) == {"entry": "dance"}


def test_games_of_an_older_edition_are_shown_scored_and_played_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("editions")
    with running(folder, _more={"games": YESTERDAY}) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table, ended = started(ann, bob), started(ann, bob)
        for where in (table, ended):
            with ann.at(where, 0) as line:
                line.heard("update")
                line.move(line.legal[0])
        with ann.at(ended, 0) as line:
            line.heard("update")
            line.move(line.legal[0])
            line.answer(line.say("resign"))
        record = ann.get(f"/api/tables/{ended}/record")
        imported = ann.post("/api/replays", record)["id"]
    with running(folder, _more={"games": TODAY}) as server:
        for person in (ann, bob):
            person.url = server.url
            person.http.base_url = server.url
        assert ann.get(f"/api/tables/{table}")["status"] == "playing"
        with ann.at(table, 0) as line:
            update = line.heard("update")
            assert update["play"]["view"]["edition"] == OLD
            assert line.move(line.legal[0])["type"] == "done", "a second card in the row, as when the game began"
            story = ann.get(f"/api/tables/{table}/record")
            assert len(story["updates"]) == 3
        assert ann.get(f"/api/tables/{ended}/record") == record
        assert ann.get(f"/api/replays/{imported}")["frames"][-1]["view"]["edition"] == OLD
        assert ann.get(f"/api/tables/{ended}/replay?seat=open")["outcome"]
        assert ann.post("/api/replays", record)["id"] == imported
        assert ann.post("/api/score", record)["standings"]
        assert ann.refused("POST", "/api/score", {**record, "edition": NEW}) == (400, "malformed")
        following = ann.post(f"/api/tables/{ended}/rematch")["id"]
        ann.post(f"/api/tables/{following}/start")
        with ann.at(following, 0) as line:
            assert line.heard("update")["play"]["view"]["edition"] == NEW
            line.move(line.legal[0])
            assert [move["type"] for move in line.legal] == ["ready"]
    with running(folder, _more={"games": YESTERDAY}) as server:
        for lang, words in (("en", "rules edition"), ("ru", "редакции правил")):
            card = Person(server.url, "Eve", lang).get(f"/api/tables/{following}")
            assert (card["status"], words in card["broken"]) == ("broken", True)
        eve = Person(server.url, "Eve", "ru")
        answer = eve.http.post("/api/replays", json={**record, "edition": NEW})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert "редакции" in answer.json()["message"]


def test_a_record_that_does_not_fold_says_where_and_why_in_both_languages(finished: str, ann: Person) -> None:
    record = ann.get(f"/api/tables/{finished}/record")
    bad = {**record, "log": [record["log"][0], {"n": 2, "seat": 1, "move": "draw"}]}
    for path in ("/api/replays", "/api/score"):
        for lang, words in (("en", "Entry 2 of the log"), ("ru", "Запись 2 журнала")):
            problem = ann.http.post(f"{path}?lang={lang}", json=bad).json()
            assert (problem["code"], problem["rule"]) == ("malformed", "TY-1.2")
            assert problem["message"].startswith(words)
            assert "TY-1.2: " in problem["message"]
