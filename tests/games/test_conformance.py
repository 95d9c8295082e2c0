"""Every game of the house has every property a game must have, with every number of seats and every option.

`CASTLEWRIGHT_EFFORT=20` looks twenty times as hard, at other plays each time. A quick run leaves it at the fewest and
the most seats, and looks at older editions with the fewest only.
"""

import pytest

from castlewright.games import all_games
from castlewright.testing import Property, Setup, checks

EVERYTHING = list(checks(*all_games().values()))


def _marks(setup: Setup) -> list[pytest.MarkDecorator]:
    meta = setup.game.meta
    quick = {min(meta.seats)} if meta.edition < type(setup.game).meta.edition else {min(meta.seats), max(meta.seats)}
    return [] if setup.seats in quick else [pytest.mark.slow]


@pytest.mark.parametrize(
    ("prop", "setup"),
    [pytest.param(prop, setup, id=f"{setup}-{prop.name}", marks=_marks(setup)) for prop, setup in EVERYTHING],
)
def test_the_game_conforms(prop: Property, setup: Setup) -> None:
    prop.check(setup)


def test_there_are_games_to_check() -> None:
    assert {setup.game.meta.id for _, setup in EVERYTHING} == set(all_games())
    assert EVERYTHING
