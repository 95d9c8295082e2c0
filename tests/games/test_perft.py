"""Node counts from fixed positions: a change in what is legal cannot hide.

A line of `tests/perft/<game>.txt`: seats, the words of the seed, depth, count, and the moves that lead to the position.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from castlewright.core import Chance
from castlewright.games import all_games, house_games

FILES = sorted((Path(__file__).resolve().parent.parent / "perft").glob("*.txt"))


def perft(game: Any, state: Any, chance: Chance, depth: int) -> int:
    """How many chains of so many moves there are; chains that end with the game count as they are."""
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    if depth == 1:
        return sum(len(game.legal(state, seat)) for seat in actors)
    count = 0
    for seat in actors:
        for move in game.legal(state, seat):
            after = game.copy(state)
            game.advance(after, seat, move, chance)
            count += perft(game, after, chance, depth - 1)
    return count


def lines(file: Path) -> Iterator[tuple[str, int, str, int, int, list[str]]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            seats, seed, depth, count, moves = (part.strip() for part in line.split("|"))
            yield (
                file.stem,
                int(seats),
                seed,
                int(depth),
                int(count),
                [m.strip() for m in moves.split(";") if m.strip()],
            )


POSITIONS = [line for file in FILES for line in lines(file)]


@pytest.mark.parametrize(
    ("game_id", "seats", "seed", "depth", "count", "moves"),
    POSITIONS,
    ids=[f"{p[0]}-{p[1]}-{p[2].replace(' ', '-')}-{len(p[5])}-{p[3]}" for p in POSITIONS],
)
def test_the_count_is_still_the_same(
    game_id: str, seats: int, seed: str, depth: int, count: int, moves: list[str]
) -> None:
    game = all_games()[game_id]
    chance = Chance.named(*seed.split())
    state = game.start(seats, game.meta.settle({}, seats), chance)
    for notation in moves:
        game.advance(state, game.actors(state)[0], game.parse(notation), chance)
    assert perft(game, state, chance, depth) == count


def test_every_game_has_counts() -> None:
    assert {file.stem for file in FILES} == set(house_games())
