"""The games by OpenSpiel's own tests, and its search on worlds that we imagine."""

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from adapters_setups import GAMES, SETUPS, with_all_setups
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import castlewright as cw
import castlewright.games as games
from castlewright.adapters import openspiel
from castlewright.testing.toy import Toy


def load(game_id: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"castlewright_{game_id}(seats={seats})")


def midway(game_id: str, seats: int, moves: int = 30) -> openspiel.CastlewrightState:
    state = load(game_id, seats).new_initial_state()
    state.apply_action(7)
    for number in range(moves):
        legal = state.legal_actions()
        state.apply_action(legal[number * 5 % len(legal)])
    return state


@with_all_setups
def test_random_simulation(game_id: str, seats: int) -> None:
    """With clones, masks, observations and strings at every step, and with serialisation."""
    pyspiel.random_sim_test(load(game_id, seats), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize(
    ("game_id", "seats"),
    [
        pytest.param(game_id, seats, marks=[] if seats == min(GAMES[game_id].meta.seats) else [pytest.mark.slow])
        for game_id, seats in SETUPS
    ],
)
def test_searching_on_imagined_worlds(game_id: str, seats: int) -> None:
    """OpenSpiel's bot in every seat. It asserts itself that a world it is given looks the same to the one who asks."""
    game, luck = load(game_id, seats), np.random.RandomState(1)
    bots = []
    for seat in range(seats):
        evaluator = RandomRolloutEvaluator(1, luck, max_length=10)
        bots.append(ISMCTSBot(game, evaluator, 1.4, 3, random_state=luck, use_observation_string=True))
        bots[seat].set_resampler(openspiel.resampler(seat))
    state = game.new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns = state.returns()
    assert len(returns) == seats
    assert seats == 1 or sum(returns) == pytest.approx(0)


def test_a_search_plays_better_than_chance() -> None:
    """Rolled out to the end, a few worlds are enough to win at Castellan against somebody who does not look."""
    game, luck = load("castellan", 2), np.random.RandomState(2)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 1.4, 12, random_state=luck, use_observation_string=True)
    bot.set_resampler(openspiel.resampler(1))
    state = game.new_initial_state()
    state.apply_action(4)
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == 0 else luck.choice(state.legal_actions())
        state.apply_action(action)
    assert state.returns() == [1, -1]


def test_a_world_tells_nothing_of_the_truth() -> None:
    state = midway("castellan", 2)
    player = state.current_player()
    worlds = [openspiel.resampler(seed)(state, player) for seed in range(8)]
    assert {world.observation_string(player) for world in worlds} == {state.observation_string(player)}
    assert all(world.history() == [] for world in worlds)
    truth = state.episode.match
    other = 1 - player
    assert len({world.episode.match.view(other).seats[other].hand for world in worlds}) > 1
    assert all(world.episode.match.chance.seed != truth.chance.seed for world in worlds)
    assert all(world.episode.match.played == [] for world in worlds)


def test_openspiels_own_way_to_resample_works_too() -> None:
    state = midway("two_castles", 3)
    player = state.current_player()
    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert world.observation_string(player) == state.observation_string(player)
    assert world.legal_actions() == state.legal_actions()


def test_the_root_is_a_chance_node_for_the_seed_of_the_library() -> None:
    state = load("castellan", 2).new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "seed 7"
    state.apply_action(7)
    match = cw.new("castellan", seats=2, seed=7)
    player = state.current_player()
    assert player == match.actors()[0]
    written = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert written == [str(move) for move in match.legal(player)]


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("castlewright_castellan(seats=3,trial=no)")
    assert game.num_players() == 3
    assert game.arrangement.options == {"trial": "no"}
    game = pyspiel.load_game("castlewright_two_castles(seats=3,seniority=ages,ages=34/12/40)")
    assert game.arrangement.options == {"seniority": "ages", "ages": "34,12,40"}
    left_out = pyspiel.load_game("castlewright_blueprints(left_out=courtyards/pairs)").arrangement.options["left_out"]
    assert left_out == "courtyards,pairs"
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, game.new_initial_state()))
    assert again.arrangement.options == game.arrangement.options
    assert pyspiel.load_game("castlewright_castellan").num_players() == 2


def test_an_option_may_be_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bells is played in one or two rounds: OpenSpiel takes the 1 for a number of its own."""
    monkeypatch.setitem(games._registered, "toy", Toy())
    openspiel._register()
    game = pyspiel.load_game("castlewright_toy(seats=2,rounds=1)")
    assert game.arrangement.options == {"rounds": "1"}
    assert pyspiel.load_game("castlewright_toy").arrangement.options == {"rounds": "2"}
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_same_game_and_state_come_back_from_a_string() -> None:
    state = midway("blueprints", 2)
    stored = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, again = pyspiel.deserialize_game_and_state(stored)
    assert str(game) == str(state.get_game())
    assert again.history() == state.history()
    assert again.observation_string(0) == state.observation_string(0)
    for _ in range(10):
        for each in (state, again):
            each.apply_action(each.legal_actions()[0])
        assert str(again) == str(state)
    assert pickle.loads(pickle.dumps(game)).num_players() == 2


def test_python_ends_quietly_with_the_games_registered() -> None:
    """OpenSpiel outlives Python: what it is given must not be taken down with it."""
    script = "import castlewright.adapters.openspiel, pyspiel; print(pyspiel.load_game('castlewright_kingdoms'))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")
