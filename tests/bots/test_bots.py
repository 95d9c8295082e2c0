"""Bots answer legal moves, from the view alone, the same way each time."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castlewright import games
from castlewright.bots import (
    BOTS,
    Budget,
    Chain,
    Evaluation,
    Greedy,
    Random,
    bot_named,
    bots_for,
    choose,
    evaluation_of,
)
from castlewright.core import Chance, Game, Match, Refused
from castlewright.testing.toy import Toy

CASTELLAN = games.get("castellan")


def stage(game: Game[Any, Any, Any], seats: int, moves: int, *words: object) -> Match[Any, Any]:
    """A match after some random moves, never at its end."""
    match = Match(game, seats, {}, Chance.named("stage", *words))
    luck = Chance.named("luck", *words)
    for number in range(moves):
        before = match.actors()[0]
        move = luck.choice("move", game.legal(match.state, before), number=number)
        match.play(before, move)
        if match.over:
            return stage(game, seats, number, *words)
    return match


stages = st.builds(
    lambda seats, moves, seed: stage(CASTELLAN, seats, moves, seed),
    st.sampled_from(CASTELLAN.meta.seats),
    st.integers(0, 150),
    st.integers(0, 10_000),
)


@pytest.mark.parametrize("bot", BOTS)
@settings(max_examples=25, deadline=None)
@given(match=stages, seed=st.binary(min_size=32, max_size=32))
def test_a_bot_answers_a_legal_move_that_depends_on_view_and_seed_alone(
    bot: str, match: Match[Any, Any], seed: bytes
) -> None:
    seat = match.actors()[0]
    view = CASTELLAN.view(match.state, seat)
    told = choose("castellan", bot, msgspec.json.encode(view), seed, None)
    assert CASTELLAN.parse(told) in CASTELLAN.legal(match.state, seat)
    # Another truth behind the same view: other cards in the others' hands, another order of the decks.
    truth = CASTELLAN.imagine(view, Chance.named("another truth"))
    again = CASTELLAN.view(truth, seat)
    assert choose("castellan", bot, msgspec.json.encode(again), seed, None) == told


def test_random_plays_everything_that_is_legal() -> None:
    match = stage(CASTELLAN, 2, 0, "all")
    seat = match.actors()[0]
    view = CASTELLAN.view(match.state, seat)
    legal = set(CASTELLAN.legal(match.state, seat))
    assert len(legal) > 1
    assert {Random().choose(CASTELLAN, view, Chance.named(n), Budget()) for n in range(60 * len(legal))} == legal


@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(nodes=7), Budget(worlds=1), Budget(seconds=0.0)])
def test_greedy_answers_however_little_it_may_think(budget: Budget) -> None:
    for moves in range(0, 60, 4):
        match = stage(CASTELLAN, 2, moves, "hurry")
        seat = match.actors()[0]
        move = Greedy().choose(CASTELLAN, CASTELLAN.view(match.state, seat), Chance.named(moves), budget)
        assert move in CASTELLAN.legal(match.state, seat)


def test_only_a_game_with_an_evaluation_has_a_greedy_bot() -> None:
    assert bots_for("castellan") == ("random", "greedy")
    assert bots_for("no_such_game") == ("random",)
    assert evaluation_of("evaluation") is None
    assert evaluation_of("../castellan") is None
    with pytest.raises(LookupError, match="no evaluation of toy"):
        Greedy().choose(Toy(), None, Chance.named(1), Budget())


def test_a_stranger_cannot_name_a_bot_that_imports_code() -> None:
    with pytest.raises(Refused, match=r"refusal-bot .*os:system"):
        choose("castellan", "os:system", b"{}", b"", None)


@pytest.mark.parametrize("name", ["nobody", "no_such_module:Bot", "castlewright.bots:nobody", ":", "math:pi"])
def test_a_bot_that_is_not_there_is_named_in_the_complaint(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        bot_named(name, "castellan")


def test_a_bot_of_ones_own_is_imported_by_its_name() -> None:
    assert isinstance(bot_named("castlewright.bots:Random", "castellan"), Random)
    assert bot_named("random", "castellan") is BOTS["random"]


class Collector(Evaluation):
    """Likes high cards in one's row; sees that a flag can only be planted on the way."""

    def __init__(self) -> None:
        self.worlds_seen: set[str] = set()

    def value(self, game: Game[Any, Any, Any], state: Any, seat: int) -> float:
        self.worlds_seen.add(repr(state.hands))
        laid = state.rows[seat] + state.shown[seat]
        return float(sum(int(card.removeprefix("bell")) for card in laid))


def test_the_searcher_knows_no_game_and_finds_the_best_turn() -> None:
    game, collector = Toy(), Collector()
    match: Match[Any, Any] = Match(game, 2, {}, Chance.named("toy"))
    view = game.view(match.state, 0)
    bot = Greedy(evaluations=lambda game_id: collector)
    laid = []
    for number in range(3):
        move = bot.choose(game, game.view(match.state, 0), Chance.named(number), Budget())
        laid.append(str(move))
        match.play(0, move)
        if str(move) == "ready":
            break
    best = sorted(view.hand)[-2:]
    assert sorted(laid[:2]) == [f"lay {card}" for card in best]
    assert len(collector.worlds_seen) > 1


class Modest(Evaluation):
    """Lays one card and is ready; the lowest card is the best."""

    def value(self, game: Game[Any, Any, Any], state: Any, seat: int) -> float:
        return float(state.rows[seat] == [min(state.rows[seat] + state.hands[seat])])

    def chains(self, game: Game[Any, Any, Any], state: Any, seat: int) -> list[Chain]:
        if state.rows[seat]:
            return [(move,) for move in game.legal(state, seat) if str(move) == "ready"]
        return [(move,) for move in game.legal(state, seat) if str(move).startswith("lay")]

    def worlds(self, game: Game[Any, Any, Any], state: Any, seat: int) -> int:
        return 1


def test_an_evaluation_may_narrow_what_is_tried() -> None:
    game = Toy()
    match: Match[Any, Any] = Match(game, 2, {}, Chance.named("modest"))
    move = Greedy(evaluations=lambda game_id: Modest()).choose(
        game, game.view(match.state, 0), Chance.named(1), Budget()
    )
    assert str(move) == f"lay {min(match.state.hands[0])}"
