"""Each bonus card on a castle of its own, and the best set of them."""

import pytest
from blueprints_sheets import contest, player, room

from castlewright.games.blueprints.cards import bonuses
from castlewright.games.blueprints.cards.bonuses import ONLY_CARD, Standing, choose
from castlewright.games.blueprints.cards.contest import Values
from castlewright.games.blueprints.components import BONUS_CARDS, SIZES, TYPES
from castlewright.games.blueprints.scoring import Count
from castlewright.games.blueprints.state import Player

AT = ((6, 4), (8, 6), (6, 8), (4, 6), (2, 2), (4, 2), (8, 2), (10, 2), (2, 10))
DOOR = ("6,4S", "8,6W", "6,8N", "4,6E")


def worth(card: str, one: Player, standing: Standing | None = None) -> int:
    """What a card would bring."""
    number = BONUS_CARDS.index(card)
    found = bonuses.finding(one, number, standing or Standing(20, ()))
    return found.value * bonuses.each(number, Values())


@pytest.mark.rule("BL-14.2", "BL-14.1", "BL-3.6")
@pytest.mark.parametrize("kind", TYPES)
def test_one_type(kind: str) -> None:
    other = "food" if kind != "food" else "living"
    one = player(room(kind, 6, 4, "#", "6,4S"), room(kind, 8, 2, "##"), room(other, 2, 2, "#"), foyer=other)
    assert worth(f"type_{kind}", one) == 10
    assert worth(f"type_{kind}", player(foyer=kind)) == 5


@pytest.mark.rule("BL-14.3", "BL-3.6")
@pytest.mark.parametrize("size", SIZES)
def test_one_size(size: int) -> None:
    other = 3 if size != 3 else 4
    one = player(
        room("food", 2, 2, "#" * 8, size=size), room("food", 2, 4, "#", size=size), room("food", 9, 9, "#", size=other)
    )
    assert worth(f"size_{size}", one) == 12
    assert worth(f"size_{size}", player()) == 0  # the foyer's size is 5, but it is no card


@pytest.mark.rule("BL-14.4")
def test_the_only_card() -> None:
    assert worth("only_card", player()) == 20


@pytest.mark.rule("BL-14.5")
def test_few_favors() -> None:
    assert worth("low_favors", player(), Standing(9, ())) == 20
    assert worth("low_favors", player(), Standing(10, ())) == 0


@pytest.mark.rule("BL-14.6", "BL-3.6")
def test_at_the_water() -> None:
    one = player(room("food", 8, 6, "#", "8,6W"), room("food", 4, 2, "#"), moats=[(8, 5, 10, 5), (7, 7, 7, 10)])
    assert worth("by_moat", one) == 8  # the room above whose moat it lies, and the foyer
    assert worth("by_moat", player(room("food", 4, 2, "b/#"), moats=[(4, 1, 4, 1)], lines="y2")) == 0


@pytest.mark.rule("BL-14.7")
def test_a_small_lot() -> None:
    assert worth("never_expanded", player()) == 25
    assert worth("never_expanded", player(lines="x1")) == 0


RING = (
    room("food", 8, 6, "#", "8,6W"),
    room("food", 8, 5, "#", "8,5W"),
    room("food", 7, 4, "#"),
    room("food", 6, 4, "#", "6,4S"),
)


@pytest.mark.rule("BL-14.8", "BL-10.2")
def test_courtyards() -> None:
    assert worth("courtyards", player(*RING)) == 5
    assert worth("courtyards", player(*RING, removed="8,5W")) == 0


@pytest.mark.rule("BL-14.9", "BL-11.3")
def test_a_funny_name() -> None:
    assert worth("funny_name", player(castle="Upside Down")) == 8
    assert worth("funny_name", player(castle="  ")) == 0


@pytest.mark.rule("BL-14.10")
def test_sole_firsts() -> None:
    assert worth("sole_firsts", player(), Standing(30, ("walk", "moats"))) == 14


@pytest.mark.rule("BL-14.11")
def test_all_sizes() -> None:
    rooms = [room("food", x, y, "#", size=size) for size, (x, y) in zip((1, 2, 3, 4, 6, 7, 8), AT, strict=False)]
    assert worth("all_sizes", player(*rooms)) == 15  # the foyer has the fifth
    assert worth("all_sizes", player(*rooms[:-1])) == 0


@pytest.mark.rule("BL-14.12")
def test_curved_walls() -> None:
    one = player(room("food", 2, 2, "A#B"), room("food", 2, 4, "a#b"), room("food", 8, 8, "#D"))
    assert worth("curved", one) == 12


@pytest.mark.rule("BL-14.13")
def test_moats() -> None:
    assert worth("moats", player(moats=[(2, 2, 2, 5), (4, 2, 4, 2)])) == 16


@pytest.mark.rule("BL-14.14", "BL-14.1")
def test_completed_rooms() -> None:
    one = player(room("food", 8, 6, "#", "8,6W"), room("food", 4, 6, "#", "4,6E"), room("food", 6, 4, "#", "6,4S 6,4E"))
    assert worth("completed", one) == 4
    foyer_too = player(*(room("food", x, y, "#", DOOR[n]) for n, (x, y) in enumerate(AT[:4])))
    assert worth("completed", foyer_too) == 10


@pytest.mark.rule("BL-14.15")
def test_flags_of_the_lot() -> None:
    assert worth("flags", player(lines="x1 y2 y11")) == 12


@pytest.mark.rule("BL-14.16")
def test_last_turns() -> None:
    assert worth("last_turns", player(last_turns=4)) == 20
    assert worth("last_turns", player(last_turns=6)) == 30


@pytest.mark.rule("BL-14.17")
def test_diagonal_walls() -> None:
    one = player(room("food", 6, 3, "b/#", "6,4S"), room("food", 6, 3, "c#"), room("food", 2, 8, "a#b"))
    assert worth("diagonal", one) == 6  # the shared square counts once
    assert worth("diagonal", player(room("food", 2, 8, "A#B"))) == 0


@pytest.mark.rule("BL-14.18", "BL-8.16")
def test_unused_rewards() -> None:
    rooms = [room("living", x, y, "#", DOOR[n]) for n, (x, y) in enumerate(AT[:3])]
    one = player(
        *rooms,
        flags={"living": 1},
        specials={"start": "swan"},
        skipped=True,
        last_turns=3,
        swans=8,
    )
    assert worth("unused_rewards", one) == 4 * (2 + 2 + 2)  # two rooms, two moats, the skip and the third last turn
    assert worth("unused_rewards", player()) == 4


@pytest.mark.rule("BL-14.19")
def test_all_types() -> None:
    rooms = [room(kind, x, y, "#") for kind, (x, y) in zip(TYPES[1:], (*AT[4:], (4, 10), (10, 10)), strict=False)]
    assert worth("all_types", player(*RING, *rooms, moats=[(10, 4, 10, 4)])) == 20
    assert worth("all_types", player(*RING, *rooms)) == 0
    assert worth("all_types", player(*rooms, moats=[(10, 4, 10, 4)])) == 0
    assert worth("all_types", player(*RING, *rooms[1:], moats=[(10, 4, 10, 4)])) == 0


@pytest.mark.rule("BL-14.20")
def test_empty_lines() -> None:
    assert worth("empty_lines", player(lines="x2 x12 y2 y1")) == 18  # x12 lies behind a closed line
    assert worth("empty_lines", player(room("food", 1, 4, "#"), lines="x2 x12 y2 y1")) == 12
    assert worth("empty_lines", player(moats=[(4, 0, 4, 1)], lines="x2 x12 y2 y1")) == 6


@pytest.mark.rule("BL-14.21", "BL-2.6")
def test_the_start_saved() -> None:
    assert worth("start_unused", player()) == 15
    assert worth("start_unused", player(specials={"start": "food"})) == 0


@pytest.mark.rule("BL-14.22")
def test_ways_out() -> None:
    assert worth("outside", player()) == 16
    one = player(*RING, passages="8,6E 7,4S")
    # of the foyer's arms two are joined; the passage into the yard leads in, the other one out
    assert worth("outside", one) == 4 * (2 + 1)


@pytest.mark.rule("BL-14.23")
def test_five_of_a_type() -> None:
    arms = [room("living", x, y, "#", DOOR[n]) for n, (x, y) in enumerate(AT[:4])]
    assert worth("five_of_type", player(*arms, foyer="living")) == 20
    assert worth("five_of_type", player(*arms, foyer="food")) == 0


@pytest.mark.rule("BL-14.24")
def test_bonus_cards() -> None:
    assert worth("bonus_cards", player(bonus_cards="bonus_cards type_food swans")) == 6


@pytest.mark.rule("BL-14.25")
def test_swans() -> None:
    assert worth("swans", player(swans=5)) == 15


def test_every_card_has_its_measure_and_its_paragraph() -> None:
    assert set(bonuses.MEASURES_OF_CARDS) == set(bonuses.RULES) == set(BONUS_CARDS)


# -- the best set ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-11.9")
def test_without_a_right_no_card_is_scored() -> None:
    assert choose({3: 12}, 0, 0).total(0) == 0


@pytest.mark.rule("BL-11.9")
def test_the_best_cards_are_scored_each_once() -> None:
    choice = choose({1: 5, 2: 12, 3: 7, 4: 0}, 1, 1)
    assert (choice.special, choice.utility) == (((12, 2),), ((7, 3),))
    assert choose({1: 5, 4: 0}, 0, 3).utility == ((5, 1),)


@pytest.mark.rule("BL-14.4", "BL-11.9")
def test_the_only_card_is_scored_alone_or_not_at_all() -> None:
    assert choose({1: 9, 2: 8, ONLY_CARD: 20}, 0, 2).utility == ((20, ONLY_CARD),)
    assert choose({1: 12, 2: 9, ONLY_CARD: 20}, 0, 2).utility == ((12, 1), (9, 2))
    assert choose({1: 12, 2: 9, ONLY_CARD: 20}, 0, 1).utility == ((20, ONLY_CARD),)


@pytest.mark.rule("BL-12.26")
def test_the_best_card_again_changes_what_is_best() -> None:
    repeated = choose({1: 12, 2: 11, ONLY_CARD: 20}, 0, 2, again=True)
    assert (repeated.utility, repeated.again) == (((20, ONLY_CARD),), (20, ONLY_CARD))
    assert choose({1: 12}, 0, 0, again=True).again == (12, 1)
    assert choose({}, 0, 2, again=True).again is None


@pytest.mark.rule("BL-12.21")
@pytest.mark.parametrize(
    "hand", [{1: 9, 2: 4}, {1: 9, 2: 4, 3: 3}, {1: 20, 2: 15}, {1: 7, ONLY_CARD: 20}, {1: 16, 2: 15, ONLY_CARD: 20}]
)
@pytest.mark.parametrize("rights", [(0, 1), (1, 0), (1, 1), (2, 1), (1, 2)])
@pytest.mark.parametrize("again", [False, True])
def test_no_other_set_brings_more(hand: dict[int, int], rights: tuple[int, int], again: bool) -> None:
    """Against all ways to give cards to rights, with the floor under the utility line."""
    specials, utilities = rights

    def best(cards: list[int], special: list[int], utility: list[int]) -> int:
        if not cards:
            scored = special + utility

            def pays(card: int) -> int:
                spoiled = card == ONLY_CARD and any(hand[one] for one in scored if one != card)
                return 0 if spoiled else hand[card]

            repeated = max(map(pays, scored), default=0) if again else 0
            return sum(map(pays, special)) + max(10, sum(map(pays, utility))) + repeated
        options = [best(cards[1:], special, utility)]
        if len(special) < specials:
            options.append(best(cards[1:], [*special, cards[0]], utility))
        if len(utility) < utilities:
            options.append(best(cards[1:], special, [*utility, cards[0]]))
        return max(options)

    assert choose(hand, specials, utilities, 10, again).total(10) == best(list(hand), [], [])


@pytest.mark.rule("BL-11.9", "BL-8.17")
def test_cards_on_the_sheet_with_the_reason_for_the_choice() -> None:
    one = player(
        room("utility", 8, 6, "#", "8,6W"),
        specials={"start": "utility"},
        skipped=True,
        swans=3,
        bonus_cards="swans never_expanded type_food",
    )
    sheet = Count(contest(one)).sheet(0)
    said = {line.args["bonus"]: line for line in sheet.lines if "bonus" in line.args}
    assert (said["never_expanded"].group, said["never_expanded"].points) == ("special", 25)
    assert said["never_expanded"].args["special"] == "start"
    assert (said["swans"].group, said["swans"].points, said["swans"].rule) == ("utility", 9, "BL-14.25")
    left = said["type_food"]
    assert (left.points, left.name, left.args["worth"], left.args["slots"]) == (0, "line-bonus-left", 5, 2)
    hidden = Count(contest(one)).sheet(0, open_cards=False)
    assert all("bonus" not in line.args for line in hidden.lines)
