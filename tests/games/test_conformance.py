"""Every game of the house has every property a game must have, with every number of seats and every option.

`CASTLEWRIGHT_EFFORT=20` looks twenty times as hard, at other plays each time.
"""

import pytest

from castlewright.games import all_games
from castlewright.testing import Property, Setup, checks

EVERYTHING = list(checks(*all_games().values()))


@pytest.mark.parametrize(("prop", "setup"), EVERYTHING, ids=[f"{setup}-{prop.name}" for prop, setup in EVERYTHING])
def test_the_game_conforms(prop: Property, setup: Setup) -> None:
    prop.check(setup)


def test_there_are_games_to_check() -> None:
    assert {setup.game.meta.id for _, setup in EVERYTHING} == set(all_games())
    assert EVERYTHING
