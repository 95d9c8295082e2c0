"""Around a game: tables, seats, bots, links to other devices, rematches."""

import random
from pathlib import Path

import pytest
from server_helpers import Person, Running, play_to_the_end, running, started

from castlewright import games
from castlewright.server.messages import GameCard, TableCard
from throwaway import Postgres


def test_health(server: Running, ann: Person) -> None:
    health = ann.get("/health")
    assert health["status"] == "ok"
    assert health["version"]
    before = health["tables"]
    ann.open()
    assert ann.get("/health")["tables"] == before + 1


def test_a_guest_has_a_name_and_keeps_it(ann: Person) -> None:
    assert ann.get("/api/me") == {"name": ""}
    assert ann.post("/api/me", {"name": " Ann  Lee "}) == {"name": "Ann Lee"}
    assert ann.get("/api/me") == {"name": "Ann Lee"}
    assert ann.refused("POST", "/api/me", {"name": "\u200b"}) == (400, "malformed")
    ann.open(name="Annie")
    assert ann.get("/api/me") == {"name": "Annie"}


def test_the_games(ann: Person) -> None:
    (card,) = ann.get("/api/games")
    assert set(card) == set(GameCard.__struct_fields__)
    assert (card["id"], card["seats"], card["bots"]) == ("toy", [2, 3], ["random", "greedy"])
    assert card["options"] == [{"key": "rounds", "choices": ["2", "1"]}]


def test_opening_a_table(ann: Person, bob: Person) -> None:
    card = ann.post(
        "/api/tables",
        {"game": "toy", "seats": 3, "name": "Ann", "local": ["Bea"], "bots": ["greedy"], "options": {"rounds": "1"}},
    )
    assert set(card) == set(TableCard.__struct_fields__)
    assert [(seat["kind"], seat["name"], seat["yours"]) for seat in card["seats"]] == [
        ("person", "Ann", True),
        ("person", "Bea", True),
        ("bot", "greedy", False),
    ]
    assert (card["status"], card["hosting"], card["options"]) == ("waiting", True, {"rounds": "1"})
    seen = bob.get(f"/api/tables/{card['id']}")
    assert not seen["hosting"]
    assert not any(seat["yours"] for seat in seen["seats"])


def test_public_tables_are_listed_and_private_ones_are_not(ann: Person, bob: Person) -> None:
    private, public = ann.open(), ann.open(public=True)
    listed = [card["id"] for card in bob.get("/api/tables")]
    assert listed[0] == public
    assert private not in listed
    ann.post(f"/api/tables/{public}/close")
    assert public not in [card["id"] for card in bob.get("/api/tables")]


def test_my_tables_begin_with_those_that_wait_for_me(ann: Person, bob: Person) -> None:
    waiting_for_me = started(ann, bob)
    later = ann.open()
    mine = [card["id"] for card in ann.get("/api/tables/mine")]
    assert mine == [waiting_for_me, later]
    assert [card["id"] for card in bob.get("/api/tables/mine")] == [waiting_for_me]


def test_sitting_leaving_and_removing(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.open(3)
    assert bob.sit(table)["seats"][1]["name"] == "Боб"
    assert bob.sit(table)["seats"][2]["kind"] == "empty"
    assert eve.refused("POST", f"/api/tables/{table}/sit", {"name": "Eve", "seat": 1}) == (409, "conflict")
    assert bob.refused("POST", f"/api/tables/{table}/bots", {"seat": 2, "bot": "greedy"}) == (403, "forbidden")
    assert ann.refused("POST", f"/api/tables/{table}/bots", {"seat": 2, "bot": "os:system"}) == (404, "missing")
    assert ann.post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "greedy"})["seats"][2]["bot"] == "greedy"
    assert eve.refused("POST", f"/api/tables/{table}/sit", {"name": "Eve"}) == (409, "conflict")
    assert eve.refused("DELETE", f"/api/tables/{table}/seats/1") == (403, "forbidden")
    assert ann.delete(f"/api/tables/{table}/seats/2")["seats"][2]["kind"] == "empty"
    assert bob.delete(f"/api/tables/{table}/seats/1")["seats"][1]["kind"] == "empty"
    assert ann.refused("DELETE", f"/api/tables/{table}/seats/7") == (404, "missing")
    assert ann.refused("POST", f"/api/tables/{table}/start") == (409, "conflict")


def test_starting(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.open()
    bob.sit(table)
    assert bob.refused("POST", f"/api/tables/{table}/start") == (403, "forbidden")
    card = ann.post(f"/api/tables/{table}/start")
    assert (card["status"], card["actors"], len(card["commitment"]), card["seed"]) == ("playing", [0, 1], 64, None)
    assert ann.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert eve.refused("POST", f"/api/tables/{table}/sit", {"name": "Eve"}) == (409, "conflict")
    assert ann.refused("DELETE", f"/api/tables/{table}/seats/1") == (409, "conflict")


def test_a_removed_guest_loses_the_socket(ann: Person, bob: Person) -> None:
    table = ann.open()
    bob.sit(table)
    with bob.at(table, 1) as line:
        assert line.heard("update")["play"] is None
        ann.delete(f"/api/tables/{table}/seats/1")
        with pytest.raises(Exception, match="4403"):
            line.until(lambda _: False)


def test_a_waiting_table_hears_who_comes(ann: Person, bob: Person) -> None:
    table = ann.open()
    with ann.at(table, 0) as line:
        first = line.heard("update")
        assert [event["name"] for news in first["news"] for event in news["events"]] == ["event-open", "event-sit"]
        bob.sit(table)
        update = line.until(lambda message: message["type"] == "update")
        assert update["news"][0]["events"] == [{"name": "event-sit", "args": {"name": "Боб"}}]
        assert update["table"]["seats"][1]["name"] == "Боб"
        with bob.at(table, 1) as other:
            other.heard("update")
            assert line.until(lambda message: message["type"] == "presence" and message["table"]["seats"][1]["here"])


def test_moving_a_seat_to_another_device(server: Running, ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    assert bob.refused("POST", f"/api/tables/{table}/seats/0/handover") == (403, "forbidden")
    path = ann.post(f"/api/tables/{table}/seats/0/handover")["path"]
    assert path.startswith("/move/")
    phone = Person(server.url, "")
    with ann.at(table, 0) as line:
        line.heard("update")
        token = path.removeprefix("/move/")
        assert phone.post(f"/api/handover/{token}")["seats"][0]["yours"]
        with pytest.raises(Exception, match="4403"):
            line.until(lambda _: False)
    assert phone.get("/api/me") == {"name": "Ann"}
    assert phone.refused("POST", f"/api/handover/{token}") == (404, "missing")
    assert phone.refused("POST", "/api/handover/nonsense") == (404, "missing")
    with phone.at(table, 0) as line:
        line.heard("update")
        assert line.move(line.legal[0])["type"] == "done"
    with ann.at(table, 0) as line:
        assert line.hear()["problem"]["code"] == "forbidden"


def test_a_bot_stands_in_for_somebody_who_left(server: Running, ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as mine:
        mine.heard("update")
        with bob.at(table, 1) as line:
            line.heard("update")
            assert ann.refused("POST", f"/api/tables/{table}/seats/1/ask-bot") == (409, "conflict")
        seen = mine.until(lambda message: message["type"] == "presence" and not message["table"]["seats"][1]["here"])
        assert 55 < seen["table"]["seats"][1]["bot_in"] <= 60
        assert seen["table"]["seats"][0]["bot_in"] is None
        early = ann.http.post(f"/api/tables/{table}/seats/1/ask-bot")
        assert (early.status_code, early.json()["reason"]["name"]) == (409, "problem-not-long-away")
        assert 55 < early.json()["reason"]["args"]["seconds"] <= 60
        live = server.house._live[table]
        live.left[1] -= 60  # a minute goes by
        live.table.chairs[1].since -= 60
        card = ann.post(f"/api/tables/{table}/seats/1/ask-bot")
        assert card["seats"][1]["standing_in"]
        assert (card["seats"][1]["kind"], card["seats"][1]["name"]) == ("person", "Боб")
        mine.until(lambda message: message["type"] == "update" and message["table"]["actors"] == [0])
    with bob.at(table, 1) as line:
        line.heard("update")
        answer = line.move({"type": "ready"})
        assert answer["problem"]["reason"]["name"] == "problem-standing-in"
    assert ann.refused("POST", f"/api/tables/{table}/seats/1/return") == (403, "forbidden")
    assert not bob.post(f"/api/tables/{table}/seats/1/return")["seats"][1]["standing_in"]


def test_who_has_just_sat_down_is_not_replaced(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    early = ann.http.post(f"/api/tables/{table}/seats/1/ask-bot")
    assert early.json()["reason"]["name"] == "problem-not-long-away"


def test_who_says_goodbye_is_replaced_at_once(ann: Person, bob: Person, eve: Person) -> None:
    table = started(ann, bob)
    at = f"/api/tables/{table}/seats/1"
    with ann.at(table, 0) as mine, bob.at(table, 1) as line:
        mine.heard("update")
        line.heard("update")
        assert eve.refused("POST", f"{at}/depart") == (403, "forbidden")
        assert ann.refused("POST", f"{at}/depart") == (403, "forbidden")
        seat = bob.post(f"{at}/depart")["seats"][1]
        assert (seat["leaving"], seat["bot_in"]) == (True, 0)
        assert not bob.post(f"{at}/return")["seats"][1]["leaving"]
        assert ann.refused("POST", f"{at}/ask-bot") == (409, "conflict")
        bob.post(f"{at}/depart")
        seat = ann.post(f"{at}/ask-bot")["seats"][1]
        assert (seat["standing_in"], seat["leaving"], seat["bot_in"]) == (True, False, None)
    assert bob.refused("POST", f"{at}/depart") == (409, "conflict")


def test_the_host_stays_the_host_on_another_device(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.open()
    link = ann.post(f"/api/tables/{table}/seats/0/handover")["path"].removeprefix("/move/")
    assert eve.post(f"/api/handover/{link}")["hosting"]
    assert not ann.get(f"/api/tables/{table}")["hosting"]
    assert ann.refused("POST", f"/api/tables/{table}/start") == (403, "forbidden")
    bob.sit(table)
    assert eve.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert [one["id"] for one in eve.get("/api/tables/mine")] == [table]
    assert ann.get("/api/tables/mine") == []


def test_who_still_sits_at_the_first_screen_stays_the_host(ann: Person, eve: Person) -> None:
    table = ann.open(local=["Cid"])
    link = ann.post(f"/api/tables/{table}/seats/1/handover")["path"].removeprefix("/move/")
    assert not eve.post(f"/api/handover/{link}")["hosting"]
    assert ann.get(f"/api/tables/{table}")["hosting"]


def test_ages_are_typed_in_before_the_start(tmp_path: Path) -> None:
    with running(tmp_path, _more={"games": games.all_games()}) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Боб", "ru")
        two_castles = next(card for card in ann.get("/api/games") if card["id"] == "two_castles")
        assert two_castles["numbers"] == [{"key": "ages", "least": 0, "most": 120, "when": ["seniority", "ages"]}]
        table = ann.open(3, "two_castles", options={"seniority": "ages"}, bots=["random"])
        bob.sit(table)
        said = {"key": "ages", "number": 40}
        at = f"/api/tables/{table}/seats"
        with ann.at(table, 0) as line:
            line.heard("update")
            assert ann.refused("POST", f"/api/tables/{table}/start") == (409, "conflict")
            assert bob.refused("POST", f"{at}/0/number", said) == (403, "forbidden")
            assert bob.refused("POST", f"{at}/2/number", {"key": "ages", "number": 121}) == (400, "malformed")
            assert bob.refused("POST", f"{at}/2/number", {"key": "ages", "number": "old"}) == (400, "malformed")
            assert bob.post(f"{at}/2/number", said)["options"] == {"seniority": "ages", "ages": ",0,40"}
            update = line.until(lambda message: message["type"] == "update" and message["table"]["options"].get("ages"))
            assert update["news"][0]["events"][0]["args"] == {"name": "Боб", "number": 40}
            assert ann.post(f"{at}/0/number", {"key": "ages", "number": 34})["options"]["ages"] == "34,0,40"
            assert ann.post(f"/api/tables/{table}/start")["status"] == "playing"
            playing = line.until(lambda message: message["type"] == "update" and message["play"] is not None)
            assert playing["play"]["view"]["elders"] == [2, 0, 1]
        assert ann.get(f"/api/tables/{table}/record")["options"] == {"seniority": "ages", "ages": "34,0,40"}
    with running(tmp_path, _more={"games": games.all_games()}) as server:
        assert Person(server.url, "Eve").get(f"/api/tables/{table}")["options"]["ages"] == "34,0,40"


def test_a_rematch(ann: Person, bob: Person, eve: Person) -> None:
    table = started(ann, bob, bots=[])
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "conflict")
    with ann.at(table, 0) as line:
        line.heard("update")
        assert line.answer(line.say("resign"))["type"] == "done"
        assert line.update["play"]["outcome"]["standings"][0]["owner"] == 1
        card = bob.post(f"/api/tables/{table}/rematch")
        assert card["id"] != table
        assert ann.post(f"/api/tables/{table}/rematch")["id"] == card["id"]
        assert [seat["name"] for seat in card["seats"]] == ["Ann", "Боб"]
        assert (card["hosting"], card["status"]) == (True, "waiting")
        line.until(lambda message: message["type"] == "update" and message["table"]["rematch"] == card["id"])
    assert eve.refused("POST", f"/api/tables/{table}/rematch") == (403, "forbidden")
    assert bob.post(f"/api/tables/{card['id']}/start")["status"] == "playing"


def test_a_rematch_with_other_seats(ann: Person, bob: Person) -> None:
    table = started(ann, bob, bots=[])
    with ann.at(table, 0) as line:
        line.heard("update")
        assert line.answer(line.say("resign"))["type"] == "done"
    assert ann.refused("POST", f"/api/tables/{table}/rematch?seats=upside-down") == (400, "malformed")
    card = ann.post(f"/api/tables/{table}/rematch?seats=shuffled")
    assert [(seat["name"], seat["yours"]) for seat in card["seats"]] == [("Боб", False), ("Ann", True)]
    assert bob.post(f"/api/tables/{table}/rematch")["id"] == card["id"], "the first one decides"
    assert ann.post(f"/api/tables/{card['id']}/start")["status"] == "playing"
    with bob.at(card["id"], 0) as line:
        assert line.heard("update")["play"]["view"]["seat"] == 0
        assert line.answer(line.say("resign"))["type"] == "done"
    assert [player["name"] for player in bob.get(f"/api/tables/{card['id']}/record")["players"]] == ["Боб", "Ann"]


def test_closing_a_table(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    assert bob.refused("POST", f"/api/tables/{table}/close") == (403, "forbidden")
    with bob.at(table, 1) as line:
        line.heard("update")
        assert ann.post(f"/api/tables/{table}/close")["status"] == "closed"
        update = line.until(lambda message: message["type"] == "update")
        assert (update["table"]["status"], update["play"]["legal"], update["table"]["seed"]) == ("closed", [], None)
        assert line.move({"type": "ready"})["problem"]["code"] == "conflict"
    assert ann.refused("GET", f"/api/tables/{table}/replay?seat=open") == (403, "forbidden")


def test_bots_play(ann: Person) -> None:
    table = ann.open(3, bots=["random", "greedy"])
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table, 0) as line:
        line.heard("update")
        while line.update["table"]["status"] != "over":
            if line.legal:
                line.move(random.choice(line.legal))
            else:
                line.heard("update")
    assert len(line.update["play"]["outcome"]["standings"]) == 3


def test_hot_seat(ann: Person) -> None:
    table = ann.open(2, local=["Bea"])
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table, 0) as one, ann.at(table, 1) as other:
        play_to_the_end([one, other], random.Random(1))
    assert [card["id"] for card in ann.get("/api/tables/mine")] == [table]


def test_a_store_that_does_not_answer_is_503_and_no_mystery(postgres: Postgres, tmp_path: Path) -> None:
    with running(tmp_path, database=postgres.new_database()) as server:
        ann = Person(server.url, "Ann")
        table = ann.open()
        postgres.kill()
        try:
            for path in ("/api/tables", "/api/tables/mine", "/api/replays/nobody"):
                assert ann.refused("GET", path) == (503, "unsaved")
            assert ann.refused("POST", f"/api/tables/{table}/sit", {"name": "Ann", "seat": 1}) == (503, "unsaved")
        finally:
            postgres.start()
        assert ann.get(f"/api/tables/{table}")["id"] == table
        assert [one["id"] for one in ann.get("/api/tables/mine")] == [table]
