"""Playing over the socket: own streams, repeats, old and hasty moves, and nothing that is not one's own."""

import json
import random
import threading
import time
from typing import get_args

import msgspec
import pytest
from server_helpers import Person, Running, play_to_the_end, running, started

from castlewright.server import messages
from castlewright.server import socket as sockets
from castlewright.tables import Store


def test_two_people_play_a_whole_game_and_a_spectator_learns_nothing_hidden(
    server: Running, ann: Person, bob: Person, eve: Person
) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as one, bob.at(table, 1) as other, eve.at(table) as spectator:
        heard: list[str] = []

        def watch() -> None:
            try:
                while True:
                    spectator.hear()
            except Exception as error:
                heard.append(repr(error))

        watching = threading.Thread(target=watch)
        watching.start()
        play_to_the_end([one, other], random.Random(7))
        time.sleep(0.3)
        spectator.connection.close()
        watching.join()
    final = spectator.update
    assert final["table"]["status"] == "over"
    record = ann.get(f"/api/tables/{table}/record")
    seed = record["seed"]
    assert final["table"]["seed"] == seed
    hidden = hidden_cards(server, table)
    assert len(hidden) >= 8, "the test must have something to look for"
    for who, line, may_know in (("spectator", spectator, {None}), ("Ann", one, {0}), ("Bob", other, {1})):
        running_traffic = "\n".join(raw for raw in line.raw if '"status":"over"' not in raw)
        assert seed not in running_traffic, who
        for card, owner in hidden.items():
            assert (card not in running_traffic) or owner in may_know, (who, card)
    numbers = [news["n"] for news in final["news"]]
    updates = [json.loads(raw) for raw in spectator.raw if '"type":"update"' in raw]
    assert [update["n"] for update in updates] == list(range(updates[0]["n"], updates[-1]["n"] + 1))
    assert numbers[-1] == final["n"]


def hidden_cards(server: Running, table: str) -> dict[str, int | None]:
    """Cards that were never shown to everybody, and whose they were."""
    live = server.house._live[table]
    state = live.table.match.state
    hidden: dict[str, int | None] = dict.fromkeys(state.deck)
    for seat, (hand, row) in enumerate(zip(state.hands, state.rows, strict=True)):
        hidden |= dict.fromkeys([*hand, *row], seat)
    return hidden


def test_what_is_heard_is_what_the_wire_promises(server: Running, ann: Person, bob: Person) -> None:
    """Byte by byte: reading a message as its type and writing it again gives the same message."""
    table = ann.open()
    with ann.at(table, 0) as line:
        line.heard("update")
        bob.sit(table)
        ann.post(f"/api/tables/{table}/start")
        with bob.at(table, 1) as other:
            other.heard("update")
            other.say("suggest", suggestion={"ghost": [1, 2.5, "Замок", None]})
            line.heard("suggested")
        line.move(line.legal[0], id='"first" \\ \u2028 👑')
        line.answer(line.say("undo", seen=line.update["n"], scope="row 0"))
        line.answer(line.say("chat", text='„hi“ "there"\n</script>'))
        line.answer(line.say("why", move={"type": "draw"}))
        line.answer(line.say("why", move={"type": "ready"}))
        line.answer(line.say("move", move={"type": "draw"}, seen=99))
        line.answer(line.say("resign"))
        if not any('"type":"presence"' in raw for raw in line.raw):
            line.heard("presence")
        moderation = server.app.state["service"].moderation
        moderation.order(announcement="A pause at 20:00")
        try:
            line.heard("announced")
        finally:
            moderation.order(announcement="")
        decoder = msgspec.json.Decoder(messages.Heard)
        kinds = set()
        for raw in line.raw:
            heard = decoder.decode(raw)
            kinds.add(type(heard))
            assert msgspec.json.encode(heard).decode() == raw
            if isinstance(heard, messages.Update) and heard.play is not None:
                assert heard.play.view["seat"] == 0
        assert kinds == set(get_args(messages.Heard))


def test_a_move_is_answered_after_the_update_it_makes(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        before = line.heard("update")["n"]
        said = line.say("move", move=line.legal[0], seen=before)
        update = line.until(lambda message: message["type"] != "presence")
        done = line.until(lambda message: message["type"] != "presence")
        assert (update["type"], update["n"], update["full"]) == ("update", before + 1, False)
        assert done == {"type": "done", "id": said, "n": before + 1}


def test_the_same_id_again_is_the_same_move(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        move = line.legal[0]
        first = line.move(move, id="one")
        assert line.move(move, id="one") == first
        assert line.move({"type": "draw"}, id="one") == first, "whatever comes with it"
        count = line.update["n"]
    with ann.at(table, 0) as line:
        assert line.heard("update")["n"] == count
        assert line.move(move, id="one") == first
    with bob.at(table, 1) as line:
        line.heard("update")
        assert line.move({"type": "ready"}, id="one")["type"] == "done", "another seat has ids of its own"


def test_an_old_move_is_refused_and_the_whole_picture_follows(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as one, ann.at(table, 0) as tab:
        seen = tab.heard("update")["n"]
        one.heard("update")
        assert one.move(one.legal[0])["type"] == "done"
        answer = tab.move({"type": "ready"}, seen=seen)
        assert (answer["type"], answer["problem"]["code"]) == ("refused", "stale")
        full = tab.until(lambda message: message["type"] == "update" and message["full"])
        assert full["n"] == one.update["n"]
        assert tab.move({"type": "ready"})["type"] == "done"


def test_what_others_do_does_not_make_a_move_old(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as one, bob.at(table, 1) as other:
        seen = one.heard("update")["n"]
        other.heard("update")
        assert other.move({"type": "ready"})["type"] == "done"
        assert other.answer(other.say("chat", text="done"))["type"] == "done"
        assert one.move(one.legal[0], seen=seen)["type"] == "done"


def test_moves_in_a_row_without_waiting(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        seen = line.heard("update")["n"]
        cards = [move for move in line.legal if move["type"] == "lay"]
        for n, move in enumerate([cards[0], cards[1], {"type": "ready"}], 1):
            line.say("move", id=f"p{n}", move=move, seen=seen)
        assert [line.answer(f"p{n}")["type"] for n in (1, 2, 3)] == ["done", "done", "done"]
        assert line.update["play"]["view"]["row"] == [cards[0]["card"], cards[1]["card"]]


def test_a_refusal_names_its_rule(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        answer = line.move({"type": "draw"})
        assert answer["type"] == "refused"
        problem = answer["problem"]
        assert (problem["code"], problem["rule"]) == ("refused", "TY-1.2")
        assert problem["message"]
        assert problem["reason"]["name"] == "refusal-phase"
        why = line.answer(line.say("why", move={"type": "draw"}))
        assert why["problem"] == problem
        assert line.answer(line.say("why", move=line.legal[0]))["problem"] is None
        malformed = line.answer(line.say("why", move={"type": "fly"}))
        assert malformed["problem"]["code"] == "malformed"


def test_undo(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as one, bob.at(table, 1) as other:
        one.heard("update")
        other.heard("update")
        hand = one.update["play"]["view"]["hand"]
        one.move(one.legal[0])
        assert one.update["play"]["undo"] == {"row 0": 1}
        done = one.answer(one.say("undo", seen=one.update["n"], scope="row 0"))
        assert done["type"] == "done"
        assert one.update["play"]["view"]["hand"] == hand
        refused = one.answer(one.say("undo", seen=one.update["n"], scope="row 0"))
        assert refused["problem"]["reason"]["name"] == "refusal-undo"
        for count in (0, -1, 10**9):
            answer = one.answer(one.say("undo", seen=one.update["n"], count=count, scope="row 0"))
            assert answer["problem"]["code"] == "refused"


def test_talking(ann: Person, bob: Person, eve: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as one, eve.at(table) as stranger:
        one.heard("update")
        stranger.heard("update")
        assert stranger.answer(stranger.say("chat", text="hi"))["problem"]["code"] == "forbidden"
        assert stranger.answer(stranger.say("move", move={"type": "ready"}, seen=9))["problem"]["code"] == "forbidden"
        assert stranger.answer(stranger.say("resign"))["problem"]["code"] == "forbidden"
        assert one.answer(one.say("chat", text="x" * 501))["problem"]["code"] == "malformed"
        assert one.answer(one.say("chat", text=" привет "))["type"] == "done"
        assert one.update["news"][-1]["events"][0]["args"] == {"seat": 0, "text": "привет"}
    eve.post("/api/me", {"name": "Eve"})
    with eve.at(table) as friend:
        assert friend.heard("update")["news"][-1]["events"][0]["args"]["text"] == "привет"
        assert friend.answer(friend.say("chat", text="hello"))["type"] == "done"
        said = friend.update["news"][-1]["events"][0]["args"]
        # By `who` others can hide or report a stranger's words; it is no key to anything.
        assert len(said.pop("who")) == 12
        assert said == {"seat": "Eve", "name": "Eve", "text": "hello"}


def test_presence_and_watchers(ann: Person, bob: Person, eve: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        with eve.at(table):
            line.until(lambda message: message["type"] == "presence" and message["table"]["watching"] == 1)
        line.until(lambda message: message["type"] == "presence" and message["table"]["watching"] == 0)


def test_sync_is_the_whole_picture(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        first = line.heard("update")
        line.say("sync")
        again = line.until(lambda message: message["type"] == "update")
        assert again["full"]
        assert (again["n"], again["news"], again["play"]) == (first["n"], first["news"], first["play"])


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_a_seat_that_is_not_mine(ann: Person, bob: Person, seat: int) -> None:
    table = started(ann, bob)
    with ann.at(table, seat) as line:
        refusing = line.hear()
        assert refusing["type"] == "refused"
        assert refusing["problem"]["code"] == ("forbidden" if seat == 1 else "missing")
        with pytest.raises(Exception, match="4403" if seat == 1 else "4404"):
            line.hear()


def test_a_table_that_is_not_there(ann: Person) -> None:
    ann.get("/api/me")
    with ann.at("nowhere", 0) as line:
        assert line.hear()["problem"]["code"] == "missing"


def test_both_languages(server: Running, ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    for lang, words in (("ru", "Такого стола нет."), ("en", "There is no such table.")):
        assert ann.http.get(f"/api/tables/nowhere?lang={lang}").json()["message"] == words
        person = Person(server.url, "x", lang)
        assert person.http.get("/api/tables/nowhere").json()["message"] == words
        person.http.cookies.set("cw_lang", "en" if lang == "ru" else "ru")
        assert person.http.get("/api/tables/nowhere").json()["message"] != words
    assert table


def test_everything_is_there_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    with running(folder) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = started(ann, bob)
        with ann.at(table, 0) as line:
            line.heard("update")
            first = line.move(line.legal[0], id="one")
            before = line.update
    with running(folder) as server:
        ann.url = server.url
        with ann.at(table, 0) as line:
            after = line.heard("update")
            assert (after["n"], after["play"]) == (before["n"], before["play"])
            assert line.move({"type": "ready"}, id="one") == first


def test_closing_answers_every_move_under_way(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("closing")) as server:
        ann = Person(server.url, "Ann")
        table = ann.open(2, local=["Bea"])
        ann.post(f"/api/tables/{table}/start")
        with ann.at(table, 0) as line:
            line.heard("update")
            said: list[str] = []
            answers: dict[str, str] = {}

            def listen() -> None:
                try:
                    while True:
                        message = line.hear()
                        if message["type"] in ("done", "refused"):
                            code = message.get("problem", {}).get("code", "done")
                            answers[message["id"]] = code
                except Exception as error:
                    answers["end"] = str(error)

            listening = threading.Thread(target=listen)
            listening.start()
            for n in range(200):
                try:
                    said.append(line.say("chat", id=f"c{n}", text="hi"))
                except Exception:
                    break
                if n == 60:
                    server.server.should_exit = True
                time.sleep(0.002)
            listening.join(20)
        assert "1012" in answers.pop("end")
        assert set(answers.values()) <= {"done", "closing", "limit"}
        done = [one for one, code in answers.items() if code == "done"]
        assert done
        assert "closing" in answers.values() or len(done) == len(answers)
        answered = [one for one in said if one in answers]
        assert said[: len(answered)] == answered, "nothing that was read stayed without an answer"
    store_path = server.settings.folder / "castlewright.db"
    assert store_path.exists()
    kept = Store(server.settings.database_url).entries(table)
    written = {json.loads(entry.payload).get("id") for entry in kept}
    assert set(done) <= written
    assert not written & {one for one, code in answers.items() if code == "closing"}


def test_a_suggestion_reaches_everybody_else_and_is_not_kept(ann: Person, bob: Person, eve: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as one, bob.at(table, 1) as other, eve.at(table) as spectator:
        for line in (one, other, spectator):
            line.heard("update")
        numbers = other.update["n"]
        one.say("suggest", suggestion={"ghost": [1, 2]})
        for line in (other, spectator):
            heard = line.heard("suggested")
            assert heard == {"type": "suggested", "seat": 0, "suggestion": {"ghost": [1, 2]}}
        one.say("suggest", suggestion="x" * sockets.MOST_SUGGESTION)
        assert one.heard("refused")["problem"]["code"] == "malformed"
        spectator.say("suggest", suggestion=1)
        assert spectator.heard("refused")["problem"]["code"] == "forbidden"
        other.say("sync")
        assert other.heard("update")["n"] == numbers
        assert all('"type":"suggested"' not in raw for raw in one.raw)
    assert "ghost" not in json.dumps(ann.get(f"/api/tables/{table}/record"))


def test_a_page_of_an_older_version_is_told_to_reload_and_keeps_its_line(ann: Person, bob: Person) -> None:
    """Before suggestions had their name they were called hints."""
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        line.connection.send('{"type":"hint","hint":{"ghost":[1,2]}}')
        problem = line.heard("refused")["problem"]
        assert (problem["code"], problem["reason"]["name"]) == ("malformed", "problem-unknown-kind")
        assert "reload" in problem["message"]
        assert line.move(line.legal[0])["type"] == "done"
