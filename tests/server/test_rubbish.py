"""Whatever is sent, the answer is one sentence in the reader's language; nothing breaks, nothing is reloaded."""

import json
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rubbish import BAD_PARTS, DEEP, LONG, raw, spoiled
from server_helpers import GAMES, Line, Person, Running, running

from castlewright import games

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = re.compile(r"`|\b(expected|invalid|object|missing|got|error)\b", re.IGNORECASE)
"""Words of programs; none of them is in a Russian sentence of ours."""
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """All games."""
    with running(tmp_path_factory.mktemp("rubbish"), _more={"games": {**games.all_games(), **GAMES}}) as server:
        yield server


@pytest.fixture
def ada(server: Running) -> Person:
    return Person(server.url, "Ада", "ru")


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_on_our_side(
    caplog: pytest.LogCaptureFixture, server: Running, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    reloads: list[Any] = []
    monkeypatch.setattr(server.house, "_refold", reloads.append)
    yield
    assert reloads == [], "a table was read again because of what a client said"
    ours = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in ours] == []


def check(problem: dict[str, Any], lang: str = "ru") -> None:
    """One sentence for people, not too long, in their language."""
    message = problem["message"]
    assert problem["reason"]["name"] != "problem-failed", problem
    assert 0 < len(message) < 700
    if lang == "ru":
        assert CYRILLIC.search(message)
        bare = re.sub(r"«[^»]*»|\([^)]*\)|JSON|UTF-8|\b[a-z_]+\b(?=[ :].*—)", "", message)
        assert not ENGLISH.search(bare), message
    else:
        assert "`" not in message


BODIES = {
    "/api/me": {"name": ""},
    "/api/tables": {"game": "", "seats": 2, "name": "", "options": {}, "public": False, "local": [], "bots": []},
    "/api/tables/{table}/sit": {"name": "", "seat": 1},
    "/api/tables/{table}/bots": {"seat": 1, "bot": ""},
    "/api/tables/{table}/seats/0/number": {"key": "", "number": 1},
    "/api/tables/{table}/hush": {"on": True},
    "/api/tables/{table}/report": {"seat": 0, "who": None, "text": ""},
    "/api/tables/{table}/watchers/nobody": {"silent": True},
    "/api/replays": {"castlewright": 1, "game": "toy", "seed": ""},
    "/api/score": {"game": "toy", "castlewright": 1},
    "/api/lessons/toy/first": {"log": [], "deed": {"type": "go_on"}},
}


def posted(person: Person, path: str, body: bytes, lang: str = "ru") -> dict[str, Any] | None:
    """The problem, if there is one; anything else must be a good answer."""
    answer = person.http.post(path, content=body, headers={"content-type": "application/json", "accept-language": lang})
    assert answer.status_code < 500, (path, body[:200], answer.text[:300])
    if answer.status_code < 300:
        return None
    problem: dict[str, Any] = answer.json()
    check(problem, lang)
    return problem


def test_every_route_that_reads_a_body_is_here(server: Running) -> None:
    reading = {
        path
        for route in server.app.routes
        for path in [re.sub(r"\{table_id:str\}", "{table}", route.path).replace("{seat:int}", "0")]
        for path in [path.replace("{game_id:str}/{name:str}", "toy/first").replace("{who:str}", "nobody")]
        if "POST" in getattr(route, "methods", ())
    }
    bodiless = re.compile(r"/(start|close|rematch|handover|ask-bot|depart|return)$|^/api/handover/")
    assert {path for path in reading if not bodiless.search(path)} == set(BODIES)


@pytest.mark.parametrize("path", sorted(BODIES))
def test_bodies_that_nobody_can_read(ada: Person, path: str) -> None:
    table = ada.open()
    for lang in ("ru", "en"):
        for name, body in raw(**BODIES[path]).items():
            problem = posted(ada, path.format(table=table), body, lang)
            if problem is None:
                assert name == "a key twice", "only in what a person typed in it is a mistake"
                continue
            assert problem["code"] in ("malformed", "missing", "limit"), (name, problem)


@pytest.mark.parametrize("path", sorted(BODIES))
def test_bodies_with_one_bad_part(ada: Person, path: str) -> None:
    table = ada.open()
    good = BODIES[path]
    for key in good:
        for part in BAD_PARTS:
            posted(ada, path.format(table=table), json.dumps({**good, key: part}).encode())


def test_addresses_that_lead_nowhere(ada: Person) -> None:
    table = ada.open()
    for odd in (LONG, "%ff%fe", "%00", "9" * 5_000, "-1", "..", "%2e%2e", "'", "a b"):
        for path in (
            f"/api/tables/{odd}",
            f"/api/tables/{odd}/record",
            f"/api/tables/{table}/replay?seat={odd}",
            f"/api/replays/{odd}",
            f"/api/tables/{odd}?lang={odd}",
        ):
            answer = ada.http.get(path)
            assert answer.status_code < 500, path
        for path in (
            f"/api/tables/{odd}/start",
            f"/api/tables/{table}/rematch?seats={odd}",
            f"/api/tables/{table}/seats/{odd}/handover",
            f"/api/tables/{table}/seats/{odd}/ask-bot",
            f"/api/handover/{odd}",
            f"/api/handover/{odd}.{odd}",
        ):
            answer = ada.http.post(path)
            assert 400 <= answer.status_code < 500, path
            check(answer.json())


@pytest.mark.parametrize("example", sorted((ROOT / "docs" / "examples").glob("*.json")), ids=lambda path: path.stem)
def test_positions_with_one_bad_part(ada: Person, example: Path) -> None:
    good = json.loads(example.read_bytes())
    assert posted(ada, "/api/score", example.read_bytes()) is None
    for n, bad in enumerate(spoiled(good, 150, seed=1)):
        posted(ada, "/api/score", json.dumps(bad).encode(), ("ru", "en")[n % 2])


@pytest.mark.parametrize("name", sorted(games.all_games()))
def test_records_with_one_bad_part(ada: Person, name: str) -> None:
    file = min((ROOT / "tests" / "records" / name).glob("*.json"), key=lambda path: path.stat().st_size)
    good = json.loads(file.read_bytes())
    for n, bad in enumerate(spoiled(good, 60, seed=2)):
        posted(ada, "/api/replays", json.dumps(bad).encode(), ("ru", "en")[n % 2])


def test_a_key_that_stands_twice_is_not_guessed_about(ada: Person) -> None:
    for path, body in (
        ("/api/score", b'{"game": "toy", "shown": [["bell01"]], "shown": [["bell02"]]}'),
        ("/api/score", b'{"game": "toy", "game": "castellan"}'),
        ("/api/replays", b'{"game": "toy", "log": [{"n": 1, "n": 2}]}'),
    ):
        problem = posted(ada, path, body)
        assert problem is not None
        assert (problem["code"], problem["reason"]["name"]) == ("malformed", "refusal-key-twice")


# -- over the socket -----------------------------------------------------------------------------------------


def refusal(line: Line, said: str | bytes) -> dict[str, Any]:
    """The answer to what was said; `sync` behind it shows that the line is still open."""
    line.connection.send(said)
    line.say("sync")
    problem: dict[str, Any] = {}
    while True:
        heard = line.hear()
        if heard["type"] in ("refused", "why") and heard["problem"] is not None:
            problem = heard["problem"]
        if heard["type"] == "update" and heard["full"]:
            return problem


def test_messages_that_nobody_can_read(ada: Person) -> None:
    table = ada.open(local=["Боб"])
    ada.post(f"/api/tables/{table}/start")
    known = {"type": "", "id": "", "move": {}, "seen": 1, "text": "", "suggestion": 1}
    bodies = [*raw(**known).values(), *raw(suggestion=1).values()]
    for lang in ("ru", "en"):
        with ada.at(table, 0, lang=lang) as line:
            line.heard("update")
            for body in bodies:
                if len(body) < 16_000:
                    check(refusal(line, body), lang)
            for kind in ("move", "why", "suggest", "chat", "undo", "resign", "sync", "dance", LONG):
                for deep in (DEEP // 2, 990, 500):
                    nested = f'{{"type":"{kind}","id":"1","seen":0,"move":{"[" * deep}{"]" * deep}}}'
                    check(refusal(line, nested), lang)
            assert line.move(line.legal[0])["type"] == "done"


@pytest.mark.parametrize("deep", [100, 300, 700, 900, 950, 970, 980, 990, 1000, 2000, 7000])
def test_a_suggestion_may_be_deep_but_not_too_deep(ada: Person, deep: int) -> None:
    table = ada.open(local=["Боб"])
    ada.post(f"/api/tables/{table}/start")
    with ada.at(table, 0) as line, ada.at(table, 1) as other:
        line.heard("update")
        other.heard("update")
        refused = refusal(line, f'{{"type":"suggest","suggestion":{"[" * deep}{"]" * deep}}}')
        if refused:
            assert refused["code"] == "malformed"
        else:
            while '"suggested"' not in (heard := str(other.connection.recv(60))):
                pass
            assert heard.count("[") == deep


@pytest.mark.parametrize("name", [*sorted(games.all_games()), "toy"])
def test_moves_with_one_bad_part(ada: Person, name: str) -> None:
    seats = next(card["seats"] for card in ada.get("/api/games") if card["id"] == name)
    many = next(number for number in seats if number > 1)
    table = ada.open(many, name, local=["Боб", "Вера", "Глеб"][: many - 1])
    ada.post(f"/api/tables/{table}/start")
    rng = random.Random(3)
    with ada.at(table, 0, lang="ru") as line:
        line.heard("update")
        for n in range(30):
            if not line.legal:
                break
            good = rng.choice(line.legal)
            for bad in spoiled(good, 8, seed=n):
                for kind in ("why", "move"):
                    body = {"type": kind, "id": f"{n}", "move": bad}
                    problem = refusal(line, json.dumps(body | ({"seen": line.update["n"]} if kind == "move" else {})))
                    if problem:
                        check(problem)
            if line.legal:
                line.move(rng.choice(line.legal))


@pytest.mark.parametrize("digits", [19, 20, 300, 4_299, 4_301, 9_000])
def test_numbers_of_many_digits(ada: Person, digits: int) -> None:
    table = ada.open(local=["Боб"])
    ada.post(f"/api/tables/{table}/start")
    number = "9" * digits
    with ada.at(table, 0, lang="ru") as line:
        line.heard("update")
        for said in (
            f'{{"type":"move","id":"1","seen":9,"move":{{"type":"flag","place":{number}}}}}',
            f'{{"type":"why","id":"1","move":{{"type":"flag","place":-{number}}}}}',
            f'{{"type":"undo","id":"1","seen":9,"count":{number}}}',
            f'{{"type":"undo","id":"1","seen":-{number}}}',
        ):
            problem = refusal(line, said)
            assert problem, said[:80]
            check(problem)


def test_everything_else_with_one_bad_part(ada: Person) -> None:
    table = ada.open(local=["Боб"])
    ada.post(f"/api/tables/{table}/start")
    said: tuple[dict[str, Any], ...] = (
        {"type": "undo", "id": "u", "seen": 9, "count": 1, "scope": "table"},
        {"type": "chat", "id": "c", "text": "hi"},
        {"type": "suggest", "suggestion": {"ghost": [1, 2]}},
        {"type": "sync"},
        {"type": "why", "id": "w", "move": {"type": "ready"}},
    )
    with ada.at(table, 0, lang="ru") as line:
        line.heard("update")
        for one in said:
            for key in one:
                for part in BAD_PARTS:
                    problem = refusal(line, json.dumps({**one, key: part}))
                    if problem:
                        check(problem)
