"""Every game of the house has every property a game must have: at every phase, with every number of seats, with every
option and in every edition.

`CASTLEWRIGHT_EFFORT=20` looks twenty times as hard, at other games each time. A quick run leaves it at the fewest and
the most seats.
"""

import pytest

from castlewright.games import all_games
from castlewright.testing import Property, Seating, checks

EVERYTHING = list(checks(*all_games().values()))


def _marks(seating: Seating) -> list[pytest.MarkDecorator]:
    every = seating.game.meta.seats
    return [] if seating.seats in (min(every), max(every)) else [pytest.mark.slow]


@pytest.mark.parametrize(
    ("prop", "seating"),
    [pytest.param(prop, seating, id=f"{seating}-{prop.name}", marks=_marks(seating)) for prop, seating in EVERYTHING],
)
def test_the_game_conforms(prop: Property, seating: Seating) -> None:
    prop.check(seating)


def test_there_are_games_to_check() -> None:
    assert {seating.game.meta.id for _, seating in EVERYTHING} == set(all_games())
    assert EVERYTHING
