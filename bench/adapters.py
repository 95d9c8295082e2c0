"""What a step costs through each adapter, beside a bare one; and what a clone costs through OpenSpiel.

    python bench/adapters.py [--seconds 0.5] [--rounds 15] [--json]

A bare step lists the legal moves of whoever acts, chooses one at random and applies it. Through an adapter the same
choice is made with everything a learner is given: mask, observation, notation and rows of the legal moves. OpenSpiel
gives none of these unless asked: `openspiel` is a step of a rollout, `openspiel seen` one with the observation. `view`
is a step of a match with a look at the table: what anybody pays who may know what a seat knows.
Rates are per second of processor time, rounds are short and taken in turns, and what counts are ratios: each of two in
the same round, the median of all rounds.
"""

import argparse
import gc
import json
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation

from castlewright import games
from castlewright.adapters import gymnasium, openspiel, pettingzoo
from castlewright.core import Chance, Match

Play = Callable[[int], int]
"""Plays the game of a seed to its end; says how many decisions it had."""
CLONES = 200


def bare(game_id: str, seats: int) -> Play:
    game = games.get(game_id)
    options = game.meta.settle({}, seats)

    def play(seed: int) -> int:
        chance, luck, decisions = Chance.named(seed), Random(seed), 0
        state = game.start(seats, options, chance)
        while actors := game.actors(state):
            legal = game.legal(state, actors[0])
            game.apply(state, actors[0], legal[int(luck.random() * len(legal))], chance)
            decisions += 1
        return decisions

    return play


def match(game_id: str, seats: int, looking: bool = False) -> Play:
    game = games.get(game_id)

    def play(seed: int) -> int:
        luck, decisions = Random(seed), 0
        running = Match(game, seats, {}, Chance.named(seed))
        while actors := running.actors():
            if looking:
                running.view(actors[0])
            legal = running.legal(actors[0])
            running.play(actors[0], legal[int(luck.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def through_openspiel(game_id: str, seats: int, seen: bool = False) -> Play:
    game = pyspiel.load_game(f"castlewright_{game_id}(seats={seats})")
    observation = make_observation(game)

    def play(seed: int) -> int:
        luck, decisions = Random(seed), 0
        state = game.new_initial_state()
        state.apply_action(seed)
        while not state.is_terminal():
            if seen:
                observation.set_from(state, state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def through_pettingzoo(game_id: str, seats: int) -> Play:
    env: Any = pettingzoo.env(game_id, seats)

    def play(seed: int) -> int:
        luck, decisions = Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            _, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(luck.random() * len(info["moves"])))
            decisions += 1
        return decisions

    return play


def through_gymnasium(game_id: str, seats: int) -> Play:
    env = gymnasium.env(game_id)

    def play(seed: int) -> int:
        luck, decisions, over = Random(seed), 0, False
        _, info = env.reset(seed=seed)
        while not over:
            _, _, over, _, info = env.step(int(luck.random() * len(info["moves"])))  # type: ignore[arg-type]
            decisions += 1
        return decisions

    return play


WAYS: dict[str, Callable[[str, int], Play]] = {
    "bare": bare,
    "match": match,
    "view": partial(match, looking=True),
    "openspiel": through_openspiel,
    "openspiel seen": partial(through_openspiel, seen=True),
    "pettingzoo": through_pettingzoo,
    "gymnasium": through_gymnasium,
}


def measured(play: Play, seconds: float, number: int) -> float:
    """Microseconds of a step, its share of beginning and ending the game included."""
    took, decisions, end = 0.0, 0, perf_counter() + seconds
    while perf_counter() < end or not decisions:
        # Nobody's garbage collector shall look through what the others keep.
        gc.collect()
        gc.freeze()
        begun = process_time()
        decisions += play(number % openspiel.SEEDS)
        took += process_time() - begun
        number += 1
    return 1e6 * took / decisions


def clone(game_id: str, seats: int) -> float:
    """Microseconds of a clone, over the course of one game; the best of five times each."""
    state = pyspiel.load_game(f"castlewright_{game_id}(seats={seats})").new_initial_state()
    state.apply_action(0)
    luck, costs = Random(0), []
    while not state.is_terminal():
        costs.append(min(_cloned(state) for _ in range(5)))
        for _ in range(10):
            if not state.is_terminal():
                state.apply_action(luck.choice(state.legal_actions()))
    return median(costs)


def _cloned(state: Any) -> float:
    begun = process_time()
    for _ in range(CLONES):
        state.clone()
    return 1e6 * (process_time() - begun) / CLONES


def setups() -> list[tuple[str, int]]:
    """Every game with the fewest seats; those that can be played alone with two besides."""
    return [
        (game_id, seats)
        for game_id, game in games.house_games().items()
        for seats in sorted({min(game.meta.seats), min(seats for seats in game.meta.seats if seats > 1)})
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each way in each round")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    result = {}
    for game_id, seats in setups():
        ways = {name: make(game_id, seats) for name, make in WAYS.items() if name != "gymnasium" or seats == 1}
        rounds: dict[str, list[float]] = {name: [] for name in ways}
        for number in range(max(1, arguments.rounds)):
            for name, play in ways.items():
                rounds[name].append(measured(play, arguments.seconds, 100 * number))
        result[f"{game_id} {seats}"] = {
            "bare_microseconds": median(rounds["bare"]),
            "clone_microseconds": clone(game_id, seats),
            "times": {
                name: median(own / other for own, other in zip(each, rounds["bare"], strict=True))
                for name, each in rounds.items()
                if name != "bare"
            },
        }
    if arguments.json:
        print(json.dumps(result))
        return
    names = [name for name in WAYS if name != "bare"]
    print(f"{'':<16}{'bare, µs':>10}{'clone, µs':>11}" + "".join(f"{name:>16}" for name in names))
    for setup, each in result.items():
        times = "".join(f"{each['times'][name]:>15.1f}x" if name in each["times"] else f"{'':>16}" for name in names)
        print(f"{setup:<16}{each['bare_microseconds']:>10.1f}{each['clone_microseconds']:>11.1f}{times}")


if __name__ == "__main__":
    main()
