"""The suite passes a sound toy, and each of its properties rejects toys broken in just that way."""

import pytest
from broken_toys import BROKEN

from castlewright.core import Finality
from castlewright.testing import PROPERTIES, Effort, Nonconforming, Property, checks, conformance
from castlewright.testing.toy import Toy

HARD = Effort(meetings=20)
BY_NAME = {prop.name: prop for prop in PROPERTIES}


def check_everywhere(prop: Property, game: Toy) -> None:
    for seating in prop.seatings(game):
        prop.check(seating, HARD)


@pytest.mark.parametrize("prop", PROPERTIES, ids=lambda prop: prop.name)
def test_a_sound_game_passes(prop: Property) -> None:
    check_everywhere(prop, Toy())


def test_a_law_of_undo_without_touching_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the law to look at a move's own scope only, the sound toy could take back what the others have seen."""
    monkeypatch.setattr(Finality, "touched", lambda self, scope: scope == self.scope)
    with pytest.raises(Nonconforming, match="though what stands touches it"):
        check_everywhere(BY_NAME["taking_back_leaves_the_rest"], Toy())


@pytest.mark.slow
@pytest.mark.parametrize(("name", "says", "toy"), BROKEN, ids=[f"{name}-{toy.__name__}" for name, _, toy in BROKEN])
def test_a_broken_game_is_rejected_by_the_property_it_breaks(name: str, says: str, toy: type[Toy]) -> None:
    with pytest.raises(Nonconforming, match=says):
        check_everywhere(BY_NAME[name], toy())


def test_every_property_has_a_game_that_breaks_it() -> None:
    assert set(BY_NAME) == {name for name, _, _ in BROKEN}


def test_the_first_broken_property_is_named() -> None:
    _, says, toy = next(each for each in BROKEN if each[0] == "pieces_are_conserved")
    with pytest.raises(Nonconforming, match=f"pieces_are_conserved.*{says}"):
        conformance(toy(), HARD)


def test_every_seat_count_and_every_option_is_checked() -> None:
    asked = {(setup.seats, dict(setup.options)["rounds"]) for _, seating in checks(Toy()) for setup in seating.setups()}
    assert asked == {(seats, rounds) for seats in (2, 3) for rounds in ("2", "1")}
