"""Lessons over HTTP: stateless, bounded, and whatever is sent is answered."""

from importlib.resources import files
from typing import Any

import pytest
from server_helpers import Person, Running, running

from castlewright import games
from castlewright.lessons import GO_ON, MOST_ENTRIES, all_lessons, parse
from castlewright.testing.toy import Toy

TOY = "/api/lessons/toy/first"
LESSON = parse((files("castlewright.testing.toy") / "lessons" / "first.toml").read_bytes(), "first")


def deed(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, **more}


def test_the_list(ann: Person) -> None:
    (card,) = ann.get("/api/lessons")
    assert (card["game"], card["name"], card["minutes"], card["steps"]) == ("toy", "first", 3, len(LESSON.steps))
    assert card["titles"] == {"ru": "Колокола для начинающих", "en": "Bells for beginners"}
    assert set(card["abouts"]) == {"ru", "en"}


def test_a_lesson_from_beginning_to_end(ann: Person, server: Running) -> None:
    """The log goes to and fro, and nothing else is needed; nothing is written either."""
    before = server.house.store.count()
    now = ann.post(TOY, {})
    seen = [now["step"]["text"]]
    while now["step"]:
        now = ann.post(TOY, {"log": now["log"], "deed": deed("show" if now["step"]["plays"] else "go_on")})
        seen.append(now["step"]["text"] if now["step"] else "")
    assert [text for n, text in enumerate(seen) if text not in seen[:n]] == [
        *(LESSON.text(step) for step in LESSON.steps),
        "",
    ]
    assert (now["at"], now["steps"]) == (len(LESSON.steps), len(LESSON.steps))
    assert now["play"]["legal"] == []
    assert ann.post(TOY, {"log": now["log"]})["at"] == now["at"], "it can be left and continued"
    assert server.house.store.count() == before


def test_a_move_is_tried(ann: Person) -> None:
    now = ann.post(TOY, {"log": [GO_ON]})
    assert now["step"] == {
        "text": "lesson-first-best",
        "rule": "TY-2.1",
        "plays": True,
        "point": {"pieces": [{"card": "bell08"}], "controls": []},
    }
    assert {"type": "lay", "card": "bell08"} in now["play"]["legal"]
    wrong = ann.post(TOY, {"log": [GO_ON], "deed": deed("move", move={"type": "lay", "card": "bell04"})})
    assert wrong["log"] == [GO_ON]
    assert wrong["answer"]["reason"]["name"] == "lesson-first-best-low"
    assert wrong["answer"]["point"]["pieces"] == [{"card": "bell08"}]
    right = ann.post(TOY, {"log": [GO_ON], "deed": deed("move", move={"type": "lay", "card": "bell08"})})
    assert (right["log"], right["answer"]) == ([GO_ON, "lay bell08"], None)
    assert [event["name"] for event in right["events"]] == ["event-lay"]
    assert right["play"]["undo"] == {"row 0": 1}
    back = ann.post(TOY, {"log": right["log"], "deed": deed("undo", scope="row 0")})
    assert back["log"] == [GO_ON]


def test_the_rules_refuse_as_always(ann: Person) -> None:
    said = {"log": [GO_ON], "deed": deed("move", move={"type": "lay", "card": "bell18"})}
    answer = ann.http.post(TOY, json=said, headers={"accept-language": "ru"})
    assert answer.status_code == 422
    problem = answer.json()
    assert (problem["code"], problem["rule"], problem["reason"]["name"]) == ("refused", "TY-2.1", "refusal-no-card")
    assert "bell18" in problem["message"]
    for log, what in (([GO_ON], "go_on"), ([], "show"), ([GO_ON], "undo")):
        assert ann.refused("POST", TOY, {"log": log, "deed": deed(what)}) == (422, "refused")


def test_the_view_is_the_learners_own(ann: Person) -> None:
    now = ann.post(TOY, {})
    assert (now["seat"], now["seats"], now["play"]["view"]["seat"]) == (0, 2, 0)
    assert not {"bell09", "bell12", "bell14"} & set(str(now).replace("'", " ").split())
    later = ann.post(TOY, {"log": [GO_ON, "lay bell08", "lay bell04", "ready", "flag 0", "roll"]})
    assert (later["seat"], later["seats"]) == (1, 3)


@pytest.mark.parametrize(
    "log", [["lay bell08"], [GO_ON, GO_ON], [GO_ON, "lay bell04"], [GO_ON, "dance"], [GO_ON] * 20, [""]]
)
def test_a_log_that_does_not_fold_any_more(ann: Person, log: list[str]) -> None:
    assert ann.refused("POST", TOY, {"log": log}) == (410, "broken")


@pytest.mark.parametrize(
    "said",
    [
        {"log": [GO_ON] * (MOST_ENTRIES + 1)},
        {"log": ["x" * 201]},
        {"log": [7]},
        {"log": "lay bell08"},
        {"log": [], "deed": "go_on"},
        {"log": [], "deed": {"type": "cheat"}},
        {"log": [], "deed": {"type": "go_on", "far": True}},
        {"log": [], "state": {}},
        {"log": [GO_ON], "deed": {"type": "move", "move": {"type": "fly"}}},
        {"log": [GO_ON], "deed": {"type": "move", "move": "lay bell08"}},
        {"log": [GO_ON], "deed": {"type": "undo", "count": "all"}},
    ],
)
def test_bad_input_is_one_sentence(ann: Person, said: Any) -> None:
    assert ann.refused("POST", TOY, said) == (400, "malformed")


def test_lessons_that_are_not_there(ann: Person) -> None:
    for path in ("/api/lessons/toy/last", "/api/lessons/chess/first", "/api/lessons/toy/..%2f..%2frules"):
        assert ann.refused("POST", path, {}) == (404, "missing")
    assert ann.refused("GET", TOY)[0] == 405


def test_what_is_too_long_is_not_read(ann: Person) -> None:
    assert ann.refused("POST", TOY, {"log": ["x" * 70_000]}) == (429, "limit")


def test_every_lesson_of_the_house_is_served(tmp_path: Any) -> None:
    with running(tmp_path, _more={"games": games.all_games()}) as server:
        ann = Person(server.url, "Ann")
        served = {(card["game"], card["name"]) for card in ann.get("/api/lessons")}
        assert served == {(lesson.game, lesson.name) for lesson in all_lessons()}
        for game, name in served:
            now = ann.post(f"/api/lessons/{game}/{name}", {})
            while now["step"]:
                said = {"log": now["log"], "deed": deed("show" if now["step"]["plays"] else "go_on")}
                now = ann.post(f"/api/lessons/{game}/{name}", said)


def test_the_toy_is_on_no_list_of_games() -> None:
    assert Toy.meta.id not in {lesson.game for lesson in all_lessons()}
