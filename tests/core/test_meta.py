"""What is settled before a game begins."""

import pytest
from msgspec import structs

from castlewright.core import Meta, Option, Refusal, Refused, SeatNumber, Several


def refusal(given: dict[str, str], seats: int = 2, meta: "Meta | None" = None) -> Refusal:
    with pytest.raises(Refused) as refused:
        (meta or META).settle(given, seats)
    return refused.value.refusal


META = Meta(
    id="toy",
    edition=1,
    titles={"ru": "Игрушка", "en": "Toy"},
    seats=(2, 3),
    minutes=5,
    prefix="TY",
    options=(Option("rounds", ("two", "one")), Option("map", ("small", "large"))),
    longest=10,
    most_legal=3,
)


def test_what_is_not_given_is_usual() -> None:
    assert META.settle({}, 2) == {"rounds": "two", "map": "small"}
    assert META.settle({"map": "large"}, 2) == {"rounds": "two", "map": "large"}
    assert list(META.settle({"map": "large", "rounds": "one"}, 2)) == ["rounds", "map"]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    known = {"game": "toy", "option": "weather", "known": "rounds, map"}
    assert refusal({"weather": "fair"}) == Refusal("", "refusal-option", known)
    without = structs.replace(META, options=())
    assert refusal({"weather": "fair"}, meta=without) == Refusal("", "refusal-option", {**known, "known": "—"})


def test_an_unknown_choice_is_refused_with_those_there_are() -> None:
    args = {"option": "rounds", "given": "three", "known": "two, one"}
    assert refusal({"rounds": "three"}) == Refusal("", "refusal-choice", args)


def test_seats_are_checked() -> None:
    META.check_seats(2)
    META.check_seats(3)
    with pytest.raises(Refused) as refused:
        META.check_seats(4)
    assert refused.value.refusal == Refusal("", "refusal-seats", {"game": "toy", "seats": "2, 3", "given": 4})


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
    both = {"option": "ages", "choice": "elder=ages"}
    assert refusal({"elder": "ages"}, meta=AGED) == Refusal("", "refusal-numbers-needed", both)
    assert refusal({"ages": "1,2"}, meta=AGED) == Refusal("", "refusal-numbers-when", both)
    known = {"game": "toy", "option": "age", "known": "elder, ages"}
    assert refusal({"age": "1,2"}, meta=AGED) == Refusal("", "refusal-option", known)


@pytest.mark.parametrize(
    "text", ["1", "1,2,3", "1,", "", "1,121", "1,-1", "1,two", "1,2.5", "1,٢", "1,1_0", "1," + "0" * 99]
)
def test_numbers_that_do_not_fit_the_seats_are_refused(text: str) -> None:
    args = {"option": "ages", "seats": 2, "given": text, "least": 0, "most": 120}
    assert refusal({"elder": "ages", "ages": text}, meta=AGED) == Refusal("", "refusal-numbers", args)


CHOSEN = structs.replace(META, several=(Several("left_out", "card", ("bell", "drum", "harp"), 2),))


def test_pieces_are_part_of_the_options_where_some_are_chosen() -> None:
    assert CHOSEN.settle({}, 2) == CHOSEN.settle({"left_out": " , "}, 2) == {"rounds": "two", "map": "small"}
    settled = CHOSEN.settle({"left_out": " harp,bell,, harp"}, 2)
    assert settled == {"rounds": "two", "map": "small", "left_out": "bell,harp"}
    assert CHOSEN.settle(settled, 2) == settled
    assert CHOSEN.several[0].chosen(settled) == ("bell", "harp")


def test_pieces_that_are_not_there_or_too_many_are_refused() -> None:
    args = {"option": "left_out", "given": "lute, viol", "known": "bell, drum, harp"}
    assert refusal({"left_out": "viol,bell,lute"}, meta=CHOSEN) == Refusal("", "refusal-several", args)
    many = {"option": "left_out", "given": 3, "most": 2}
    assert refusal({"left_out": "bell,drum,harp"}, meta=CHOSEN) == Refusal("", "refusal-several-many", many)
    known = {"game": "toy", "option": "left", "known": "rounds, map, left_out"}
    assert refusal({"left": "bell"}, meta=CHOSEN) == Refusal("", "refusal-option", known)
