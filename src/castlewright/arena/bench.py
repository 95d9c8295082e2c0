"""How fast a game is: the measures that every engine has, so that engines can be compared.

Rates are per second of processor time: a game runs on one core, and what else the machine does at the time should not
count. Only the length of a measure goes by the clock on the wall.
"""

from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct

import castlewright.games as games
from castlewright.core import Chance

ROUNDS = 5
"""Each measure is the median of so many rounds: a busy neighbour spoils one of them, not the result."""
COPIES = 200


class Speed(Struct):
    game: str
    players: int
    decisions_per_second: float
    """Listing the legal moves and playing one of them."""
    games_per_second: float
    """Whole games of random moves, from the shuffle to the last score."""
    copies_per_second: float
    """Copies of states from the whole course of a game."""


def measure(game_id: str, players: int | None = None, seconds: float = 5.0) -> Speed:
    """Plays random games for about so many seconds. `Refused` where the game cannot be played so."""
    game = games.get(game_id)
    players = min(game.meta.seats) if players is None else players
    game.meta.check_seats(players)
    rounds = [measure_round(game, players, seconds / ROUNDS, round_number) for round_number in range(ROUNDS)]
    return Speed(
        game_id,
        players,
        *(round(median(each[column] for each in rounds), 2) for column in range(3)),
    )


def measure_round(game: Any, players: int, seconds: float, number: int = 0) -> tuple[float, float, float]:
    """Decisions, games and copies per second, in one round of about so many seconds."""
    options = game.meta.settle({}, players)
    luck = Random(number)
    whole = moving = copying = 0.0
    decisions = played = copies = 0
    end = perf_counter() + seconds
    while perf_counter() < end or not played:
        chance = Chance.named("bench", game.meta.id, number, played)
        begun = process_time()
        state = game.start(players, options, chance)
        seated = process_time()
        while actors := game.actors(state):
            seat = actors[0]
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[int(luck.random() * len(legal))], chance)
            decisions += 1
        moving += process_time() - seated
        game.scores(state)
        whole += process_time() - begun
        played += 1
        stages = _stages(game, players, options, chance, luck)
        begun = process_time()
        for _ in range(COPIES // len(stages) + 1):
            for stage in stages:
                game.copy(stage)
        copying += process_time() - begun
        copies += len(stages) * (COPIES // len(stages) + 1)
    return decisions / moving, played / whole, copies / copying


def _stages(game: Any, players: int, options: dict[str, str], chance: Chance, luck: Random) -> list[Any]:
    """States spread over one random game."""
    state = game.start(players, options, chance)
    stages = [game.copy(state)]
    moves = 0
    while actors := game.actors(state):
        legal = game.legal(state, actors[0])
        game.apply(state, actors[0], legal[int(luck.random() * len(legal))], chance)
        moves += 1
        if moves % 10 == 0:
            stages.append(game.copy(state))
    return stages
