"""The environments by PettingZoo's own tests, in every game; and what those do not ask."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from adapters_setups import with_all_setups
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

import castlewright as cw
from castlewright.adapters import pettingzoo

CYCLES = 200


@pytest.fixture(autouse=True)
def usual_warnings() -> Iterator[None]:
    """An observation with its mask is a dictionary, which the tests mention for all but a few environments they know,
    and who waits has nothing to do."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for usual in (
            "Observation is not a NumPy array",
            "Observation space for each agent",
            "Action mask numpy array",
        ):
            warnings.filterwarnings("ignore", message=usual)
        yield


@with_all_setups
def test_api(game_id: str, seats: int) -> None:
    api_test(pettingzoo.env(game_id, seats), num_cycles=CYCLES)


@with_all_setups
def test_seeds(game_id: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(game_id, seats), num_cycles=CYCLES // seats)


@with_all_setups
def test_rendering(game_id: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(game_id, seats, render_mode))
    assert capsys.readouterr().out.count("\n") > 10


@with_all_setups
def test_in_parallel(game_id: str, seats: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(pettingzoo.env(game_id, seats)), num_cycles=CYCLES)


def played(env: Any, seed: int | None) -> list[tuple[str, str]]:
    """A masked random game: who chose what."""
    env.reset(seed=seed)
    luck, log = np.random.default_rng(1), []
    for agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        action = int(luck.choice(np.flatnonzero(observation["action_mask"])))
        log.append((agent, info["moves"][action]))
        env.step(action)
    return log


def test_a_seed_is_a_seed_of_the_library() -> None:
    log = played(pettingzoo.env("castellan", seats=3), 7)
    match = cw.new("castellan", seats=3, seed=7)
    for agent, notation in log:
        match.play(int(agent.removeprefix("seat_")), notation)
    assert match.over


def test_without_a_seed_games_differ_and_follow_from_the_last_one() -> None:
    env, other = pettingzoo.env("kingdoms", seats=2), pettingzoo.env("kingdoms", seats=2)
    first = [played(env, 3), played(env, None), played(env, None)]
    assert first[0] != first[1] != first[2]
    assert [played(other, 3), played(other, None), played(other, None)] == first


def test_the_reward_comes_at_the_end_and_goes_by_places() -> None:
    env = pettingzoo.env("two_castles", seats=3)
    env.reset(seed=1)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        assert set(info) == {"moves", "move_rows", "scores"}
        env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert len(rewards) == 3
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_whoever_plays_an_illegal_action_loses_at_once() -> None:
    env = pettingzoo.env("castellan", seats=2)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(env.action_space(culprit).n - 1)
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], terminated, truncated, _ = env.last()
        assert terminated
        assert truncated
        env.step(None)
    assert rewards == {agent: -1 if agent == culprit else 0 for agent in env.possible_agents}


def test_options_and_names() -> None:
    env = pettingzoo.env("castellan", seats=2, trial="no")
    env.reset(seed=1)
    observation, _, _, _, info = env.last()
    assert len(env.unwrapped.feature_names) == len(observation["observation"])
    assert len(env.unwrapped.move_row_names) == info["move_rows"].shape[1]
    assert env.unwrapped._arrangement.options == {"trial": "no"}
    assert str(env) == "castlewright_castellan"
