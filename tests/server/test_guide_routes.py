"""The guide of a game over HTTP: the same for everybody, made once, asked for again only whether it changed."""

from typing import Any

import pytest
from server_helpers import Person, Running, running

from castlewright import games
from castlewright.lessons import guide_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("house"), _more={"games": games.all_games()}) as server:
        yield server


def test_what_a_guide_has(house: Running) -> None:
    guide = guide_of("castellan")
    said = Person(house.url, "Ann").get("/api/guides/castellan")
    assert [figure["name"] for figure in said["figures"]] == [figure.name for figure in guide.figures]
    assert {sign["name"] for sign in said["signs"]} == {sign.name for sign in guide.signs}
    assert said["tips"][0]["text"] == "coach-first"


@pytest.mark.parametrize("game", sorted(games.all_games()))
def test_every_figure_is_served(game: str, house: Running) -> None:
    ann = Person(house.url, "Ann")
    for figure in guide_of(game).figures:
        now = ann.get(f"/api/guides/{game}/{figure.name}")
        assert now["seat"] == guide_of(game).setups[figure.setup].seat
        assert now["play"]["view"]["seat"] == now["seat"]
        assert bool(now["play"]["legal"]) <= now["places"]


def test_a_browser_that_has_it_gets_nothing_again(house: Running) -> None:
    ann = Person(house.url, "Ann")
    for path in ("/api/guides/castellan", "/api/guides/castellan/six"):
        first = ann.http.get(path)
        assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
        again = ann.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = ann.http.get(path, headers={"accept-encoding": "identity"})
        assert plain.json() == first.json()


def test_what_is_not_there(house: Running, ann: Person) -> None:
    for path in ("/api/guides/chess", "/api/guides/castellan/none", "/api/guides/castellan/..%2ffirst"):
        assert Person(house.url, "Bob").refused("GET", path) == (404, "missing")
    assert ann.get("/api/guides/toy") == {"figures": [], "signs": [], "tips": []}
