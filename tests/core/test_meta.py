"""What is settled before a game begins."""

import pytest
from msgspec import structs

from castlewright.core import Meta, Option, SeatNumber

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
    assert META.settle({}, 2) == {"rounds": "two", "map": "small"}
    assert META.settle({"map": "large"}, 2) == {"rounds": "two", "map": "large"}
    assert list(META.settle({"map": "large", "rounds": "one"}, 2)) == ["rounds", "map"]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"toy has no option 'weather'; it has: rounds, map"):
        META.settle({"weather": "fair"}, 2)
    with pytest.raises(ValueError, match="it has: none"):
        structs.replace(META, options=()).settle({"weather": "fair"}, 2)


def test_an_unknown_choice_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"option 'rounds' is one of two, one, not 'three'"):
        META.settle({"rounds": "three"}, 2)


def test_seats_are_checked() -> None:
    META.check_seats(2)
    META.check_seats(3)
    with pytest.raises(ValueError, match=r"toy is for 2, 3 players, not 4"):
        META.check_seats(4)


AGED = structs.replace(
    META,
    options=(Option("elder", ("seats", "ages")),),
    numbers=(SeatNumber("ages", 0, 120, when=("elder", "ages")),),
)


def test_numbers_of_the_seats_are_part_of_the_options_where_a_choice_asks_for_them() -> None:
    assert AGED.settle({}, 3) == {"elder": "seats"}
    settled = AGED.settle({"ages": " 34, 007,120 ", "elder": "ages"}, 3)
    assert list(settled.items()) == [("elder", "ages"), ("ages", "34,7,120")]
    assert AGED.settle(settled, 3) == settled
    assert AGED.choose({"elder": "ages"}) == {"elder": "ages"}


def test_numbers_are_asked_for_with_their_choice_and_only_with_it() -> None:
    with pytest.raises(ValueError, match=r"elder=ages needs the option 'ages' as well"):
        AGED.settle({"elder": "ages"}, 2)
    with pytest.raises(ValueError, match=r"option 'ages' goes with elder=ages only"):
        AGED.settle({"ages": "1,2"}, 2)
    with pytest.raises(ValueError, match=r"toy has no option 'age'; it has: elder, ages"):
        AGED.settle({"age": "1,2"}, 2)


@pytest.mark.parametrize(
    "text", ["1", "1,2,3", "1,", "", "1,121", "1,-1", "1,two", "1,2.5", "1,٢", "1,1_0", "1," + "0" * 99]
)
def test_numbers_that_do_not_fit_the_seats_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"one whole number from 0 to 120 for each of the 2 seats") as refused:
        AGED.settle({"elder": "ages", "ages": text}, 2)
    assert repr(text) in str(refused.value)
