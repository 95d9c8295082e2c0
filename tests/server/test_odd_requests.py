"""Requests that no browser sends: each is answered in words and with all headers, and none is our fault."""

import httpx
import pytest
from server_helpers import Person, Running, started

from castlewright.tables.store import StoreFailed


@pytest.mark.parametrize(
    "path",
    ["/%00.txt", "/a%00b", "/" + "x" * 300, "/" + "x" * 300 + ".txt", "/" + "a/" * 3000, "/%ff.txt", "/~\\..\\x.txt"],
)
def test_names_that_no_file_can_have(ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code in (200, 404)
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/replays/a%00b", "/api/tables/x%0ay/record"])
def test_control_characters_are_in_no_address(ann: Person, path: str) -> None:
    assert ann.refused("GET", path) == (404, "missing")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a b", "://", "http://\xff", "x" * 5000])
def test_an_origin_that_is_none(ann: Person, origin: str) -> None:
    answer = ann.http.post("/api/me", json={"name": "Ann"}, headers=[(b"origin", origin.encode("latin-1"))])
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert "content-security-policy" in answer.headers


def test_an_error_nobody_foresaw_still_carries_the_headers(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr("castlewright.server.gate.pick", fail)
    answer = ann.http.get("/api/me")
    assert (answer.status_code, answer.json()["reason"]["name"]) == (500, "problem-failed")
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/health", "/assets/none.js", "/api/tables/none"])
def test_head_is_get_without_the_body(ann: Person, path: str) -> None:
    ann.http.get("/api/me")
    full, head = ann.http.get(path), ann.http.head(path)
    assert head.content == b""
    assert head.status_code == full.status_code
    changing = {"x-request-id", "date"}
    assert {name: value for name, value in head.headers.items() if name not in changing} == {
        name: value for name, value in full.headers.items() if name not in changing
    }


@pytest.mark.parametrize("method", ["PUT", "PATCH", "TRACE"])
def test_methods_nobody_offers(ann: Person, method: str) -> None:
    answer = httpx.request(method, ann.url + "/api/me")
    assert answer.status_code == 405
    assert answer.json()["code"] == "malformed"


def test_what_cannot_be_written_may_be_tried_again(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = started(ann, bob)
    store = server.house.store
    with ann.at(table, 0) as line:
        line.heard("update")
        with monkeypatch.context() as full:
            full.setattr(store, "write", lambda batch: [StoreFailed("disk full") for _ in batch])
            answer = ann.http.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ann"})
            assert (answer.status_code, answer.json()["code"]) == (503, "unsaved")
            assert int(answer.headers["retry-after"]) > 0
            refused = line.move(line.legal[0])
            assert (refused["type"], refused["problem"]["code"]) == ("refused", "unsaved")
        line.until(lambda message: message["type"] == "update" and message["full"])
        assert line.move(line.legal[0])["type"] == "done"
