"""Castlewright's games beside other engines: the same measures, in one run, taken in turns.

    python bench/peers.py [--seconds 0.5] [--rounds 15] [--json]

A decision is: list what is possible, choose at random, carry it out. A copy is an independent state to search in.
Every engine is driven from Python, as a bot's author would drive it. Machines differ and neighbours are noisy, so
rates are per second of processor time, rounds are short and taken in turns, and what counts are ratios: each of two
engines in the same round, the median of all rounds.
"""

import argparse
import gc
import json
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from castlewright import games
from castlewright.arena.bench import measure_round

Measure = Callable[[float, int], tuple[float, float]]
"""Seconds and the number of the round → decisions and copies per second."""
COPIES = 200


def ours(game_id: str) -> Measure:
    game = games.get(game_id)

    def measured(seconds: float, number: int) -> tuple[float, float]:
        decisions, _, copies = measure_round(game, min(game.meta.seats), seconds, number)
        return decisions, copies

    return measured


def catanatron() -> Measure:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
    from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

    def measured(seconds: float, number: int) -> tuple[float, float]:
        moving = copying = 0.0
        decisions = copies = games_played = 0
        end = perf_counter() + seconds
        while perf_counter() < end or not games_played:
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1 + number * 1000 + games_played)
            stages = []
            begun = process_time()
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                game.play_tick()
                decisions += 1
            moving += process_time() - begun
            games_played += 1
            again = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number * 1000 + games_played)
            for tick in range(400):
                if again.winning_color() is not None:
                    break
                if tick % 40 == 0:
                    stages.append(again.copy())
                again.play_tick()
            took, made = timed_copies(stages, lambda stage: stage.copy())
            copying += took
            copies += made
        return decisions / moving, copies / copying

    return measured


def open_spiel(name: str) -> Measure:
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)

    def measured(seconds: float, number: int) -> tuple[float, float]:
        luck = Random(number)
        moving = copying = 0.0
        decisions = copies = played = 0
        end = perf_counter() + seconds
        while perf_counter() < end or not played:
            stages = []
            state = game.new_initial_state()
            begun = process_time()
            decisions += play_out(state, luck)
            moving += process_time() - begun
            played += 1
            again = game.new_initial_state()
            for step in range(200):
                if again.is_terminal():
                    break
                if step % 20 == 0:
                    stages.append(again.clone())
                tick(again, luck)
            took, made = timed_copies(stages, lambda stage: stage.clone())
            copying += took
            copies += made
        return decisions / moving, copies / copying

    return measured


def play_out(state: Any, luck: Random) -> int:
    """A random game of OpenSpiel; the throws of dice in between are work too, but no decisions."""
    decisions = 0
    while not state.is_terminal():
        decisions += tick(state, luck)
    return decisions


def tick(state: Any, luck: Random) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(luck.choices([one[0] for one in outcomes], [one[1] for one in outcomes])[0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(luck.random() * len(legal))])
    return 1


def timed_copies(stages: list[Any], copy: Callable[[Any], Any]) -> tuple[float, int]:
    times = COPIES // len(stages) + 1
    begun = process_time()
    for _ in range(times):
        for stage in stages:
            copy(stage)
    return process_time() - begun, times * len(stages)


PEERS: dict[str, Callable[[], Measure]] = {
    "catanatron": catanatron,
    "open_spiel backgammon": lambda: open_spiel("backgammon"),
    "open_spiel chess": lambda: open_spiel("chess"),
    "open_spiel go 9x9": lambda: open_spiel("go(board_size=9)"),
}


def engines() -> dict[str, Measure]:
    """Our games, and the peers that are installed."""
    found = {game_id: ours(game_id) for game_id in games.all_games()}
    for name, make in PEERS.items():
        try:
            found[name] = make()
        except ImportError as missing:
            print(f"{name} is left out: {missing} (requirements-bench.txt has it)", file=sys.stderr)
    return found


def compared(own: list[tuple[float, float]], peer: list[tuple[float, float]]) -> dict[str, float]:
    pairs = list(zip(own, peer, strict=True))
    return {
        "decisions": median(mine[0] / theirs[0] for mine, theirs in pairs),
        "copy_time": median(theirs[1] / mine[1] for mine, theirs in pairs),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each engine in each round")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    measures = engines()
    rounds: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
    for number in range(max(1, arguments.rounds)):
        for name, measured in measures.items():
            # Nobody's garbage collector shall look through what the others keep.
            gc.collect()
            gc.freeze()
            rounds[name].append(measured(arguments.seconds, number))
    result = {
        name: {
            "decisions_per_second": median(decisions for decisions, _ in each),
            "copy_microseconds": 1e6 / median(copies for _, copies in each),
        }
        for name, each in rounds.items()
    }
    ratios = {
        f"{own} / {peer}": compared(rounds[own], rounds[peer])
        for own in games.all_games()
        for peer in PEERS
        if peer in result
    }
    if arguments.json:
        print(json.dumps({"engines": result, "ratios": ratios}))
        return
    print(f"{'engine':<24}{'decisions/s':>14}{'copy, µs':>12}")
    for name, each in result.items():
        print(f"{name:<24}{each['decisions_per_second']:>14,.0f}{each['copy_microseconds']:>12.2f}")
    print(f"\n{'ours / theirs':<40}{'decisions/s':>14}{'copy time':>12}")
    for pair, ratio in ratios.items():
        print(f"{pair:<40}{ratio['decisions']:>13.2f}x{ratio['copy_time']:>11.3f}x")


if __name__ == "__main__":
    main()
