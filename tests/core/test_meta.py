"""What is settled before a game begins."""

import pytest
from msgspec import structs

from castlewright.core import Meta, Option

META = Meta(
    id="toy",
    edition=1,
    titles={"ru": "Игрушка", "en": "Toy"},
    seats=(2, 3),
    minutes=5,
    prefix="TY",
    options=(Option("rounds", ("two", "one")), Option("map", ("small", "large"))),
    longest=10,
)


def test_what_is_not_given_is_usual() -> None:
    assert META.settle({}) == {"rounds": "two", "map": "small"}
    assert META.settle({"map": "large"}) == {"rounds": "two", "map": "large"}
    assert list(META.settle({"map": "large", "rounds": "one"})) == ["rounds", "map"]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"toy has no option 'weather'; it has: rounds, map"):
        META.settle({"weather": "fair"})
    with pytest.raises(ValueError, match="it has: none"):
        structs.replace(META, options=()).settle({"weather": "fair"})


def test_an_unknown_choice_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"option 'rounds' is one of two, one, not 'three'"):
        META.settle({"rounds": "three"})


def test_seats_are_checked() -> None:
    META.check_seats(2)
    META.check_seats(3)
    with pytest.raises(ValueError, match=r"toy is for 2, 3 players, not 4"):
        META.check_seats(4)
