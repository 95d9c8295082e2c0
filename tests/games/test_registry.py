"""The registry finds the games of the house by itself and takes in others."""

from collections.abc import Iterator

import msgspec
import pytest

from castlewright import games
from castlewright.core import Refused
from castlewright.games.castellan import Castellan


class Annex(Castellan):
    meta = msgspec.structs.replace(Castellan.meta, id="annex")


@pytest.fixture
def annex() -> Iterator[Annex]:
    game = Annex()
    games.register(game)
    yield game
    games._registered.pop("annex")


def test_the_house_finds_its_own_games() -> None:
    assert games.all_games()["castellan"] is games.get("castellan")
    assert list(games.all_games()) == sorted(games.all_games())


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        games.get("chess")
    assert refused.value.refusal.name == "refusal-game"
    assert "castellan" in str(refused.value.refusal.args["known"])


def test_a_game_from_outside_is_found_like_any_other(annex: Annex) -> None:
    assert games.get("annex") is annex
    assert {"annex", "castellan"} <= set(games.all_games())


def test_a_game_of_the_house_cannot_be_replaced() -> None:
    with pytest.raises(Refused, match="refusal-game-taken"):
        games.register(Castellan())
