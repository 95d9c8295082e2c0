"""What the adapters are tried with: every game of the house, with the fewest seats, the most, and one between."""

from typing import Any

import pytest

from castlewright.games import house_games

GAMES = house_games()


def _some(seats: tuple[int, ...]) -> list[int]:
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


SETUPS = [(game_id, seats) for game_id, game in GAMES.items() for seats in _some(game.meta.seats)]
ALONE = [game_id for game_id, game in GAMES.items() if 1 in game.meta.seats]

with_all_setups: Any = pytest.mark.parametrize(
    ("game_id", "seats"), SETUPS, ids=[f"{game_id}-{seats}" for game_id, seats in SETUPS]
)
