"""The games that can be played alone by Gymnasium's own check; and what it does not ask."""

import warnings
from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from adapters_setups import ALONE, GAMES
from gymnasium.utils.env_checker import check_env

import castlewright as cw
from castlewright.adapters import gymnasium as adapter
from castlewright.core import Refused


@pytest.fixture(autouse=True)
def no_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize("game_id", ALONE)
def test_the_check_of_gymnasium(game_id: str) -> None:
    check_env(gymnasium.make(f"castlewright/{game_id}", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game_id", ALONE)
def test_made_by_name_it_is_the_same_environment(game_id: str) -> None:
    made, own = gymnasium.make(f"castlewright/{game_id}"), adapter.env(game_id)
    assert np.array_equal(made.reset(seed=5)[0], own.reset(seed=5)[0])


def test_some_games_can_be_played_alone() -> None:
    assert {"kingdoms", "blueprints"} <= set(ALONE)


@pytest.mark.parametrize("game_id", sorted(set(GAMES) - set(ALONE)))
def test_others_cannot(game_id: str) -> None:
    with pytest.raises(Refused):
        adapter.env(game_id)
    assert f"castlewright/{game_id}" not in gymnasium.registry


@pytest.mark.parametrize("game_id", ALONE)
def test_rewards_are_points_and_illegal_actions_change_nothing(game_id: str) -> None:
    env = adapter.env(game_id)
    observation, info = env.reset(seed=7)
    match = cw.new(game_id, seats=1, seed=7)
    luck = np.random.default_rng(1)
    total, over = info["scores"][0], False
    while not over:
        illegal = env.action_space.n - 1
        assert not info["action_mask"][illegal]
        same, reward, terminated, truncated, again = env.step(illegal)
        assert (reward, terminated, truncated) == (adapter.PENALTY, False, False)
        assert np.array_equal(same, observation)
        assert again["moves"] == info["moves"]
        assert np.array_equal(env.action_masks(), info["action_mask"])
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        match.play(0, info["moves"][action])
        observation, reward, over, truncated, info = env.step(action)
        total += reward
        assert not truncated
    outcome = match.outcome()
    assert outcome is not None
    assert total == outcome.standings[0].score
    assert info["moves"] == ()


def test_options_of_the_game_are_keywords() -> None:
    assert adapter.env("blueprints", decrees="two")._arrangement.options["decrees"] == "two"
    assert gymnasium.make("castlewright/blueprints", decrees="two").unwrapped._arrangement.options["decrees"] == "two"


def test_a_person_can_look_on(capsys: pytest.CaptureFixture[str]) -> None:
    env = adapter.env("kingdoms", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    env.step(np.int64(0))
    drawn = capsys.readouterr().out
    quiet = adapter.env("kingdoms", render_mode="ansi")
    quiet.reset(seed=1)
    assert drawn.startswith(f"{quiet.render()}\n")
    quiet.step(np.int64(0))
    assert drawn.endswith(f"{quiet.render()}\n")
