"""Each decree that pays in the end, on a castle of its own."""

from typing import Any

import pytest
from blueprints_sheets import contest, player, room

from castlewright.core import Line
from castlewright.games.blueprints.components import FAVORS, TYPES
from castlewright.games.blueprints.real_table.sheet import BoxRoom, RoomAt
from castlewright.games.blueprints.scoring import Count
from castlewright.games.blueprints.state import Player

RING = (
    room("food", 8, 6, "#", "8,6W"),
    room("food", 8, 5, "#", "8,5W"),
    room("food", 7, 4, "#"),
    room("food", 6, 4, "#", "6,4S"),
)


def decree_lines(one: Player, *others: Player, favors: tuple[str, ...] = ()) -> list[Line]:
    numbers = [FAVORS.index(favor) for favor in favors]
    sheet = Count(contest(one, *others, favors=numbers)).sheet(0)
    return [line for line in sheet.lines if line.group == "decrees"]


def pays(decree: str, *rooms: RoomAt, **more: Any) -> int:
    (line,) = decree_lines(player(*rooms, decrees=decree, **more))
    return line.points


@pytest.mark.rule("BL-12.20")
def test_unique_types() -> None:
    assert pays("unique_types") == 2
    assert pays("unique_types", *RING, room("living", 2, 2, "#"), moats=[(2, 8, 2, 8)]) == 8


@pytest.mark.rule("BL-12.21")
def test_castle_cells_are_raised_to_ten() -> None:
    assert pays("castle_cells") == 90
    one = player(*RING, decrees="castle_cells")
    (line,) = decree_lines(one)
    groups = Count(contest(one)).sheet(0).groups()
    assert groups["courtyards"] == 10
    assert groups["food"] == 12  # three of the four rooms are complete
    assert line.points == 70
    assert line.args["count"] == 7


@pytest.mark.rule("BL-12.22")
def test_ten_more_for_courtyards() -> None:
    assert pays("courtyards", *RING) == 10


@pytest.mark.rule("BL-12.23")
def test_pairs_of_activity_and_living_rooms() -> None:
    arms = (room("activity", 6, 4, "#", "6,4S"), room("living", 8, 6, "#", "8,6W"), room("living", 6, 8, "#", "6,8N"))
    assert pays("pairs", *arms) == 12
    assert pays("pairs", *arms, room("activity", 4, 6, "#", "4,6E")) == 24
    assert pays("pairs", *arms, room("activity", 4, 6, "#", "4,6E 4,6W")) == 12


@pytest.mark.rule("BL-12.24", "BL-3.6")
def test_small_rooms_count_four() -> None:
    assert pays("small_rooms", room("food", 2, 2, "#"), room("food", 2, 4, "###"), room("food", 2, 8, "#####")) == 4


@pytest.mark.rule("BL-12.26")
def test_the_best_bonus_card_again() -> None:
    assert pays("best_again", bonus_cards="never_expanded swans") == 25  # without any right
    scored = room("utility", 8, 6, "#", "8,6W")
    assert pays("best_again", scored, bonus_cards="swans type_utility", swans=4) == 12
    assert pays("best_again", scored) == 0


@pytest.mark.rule("BL-12.27")
def test_groups_of_joined_rooms() -> None:
    pair = (room("living", 8, 6, "#", "8,6W 8,6N"), room("living", 8, 5, "#", "8,5S"))
    assert pays("groups", *pair) == 5
    assert pays("groups", *pair, room("food", 4, 6, "#", "4,6E")) == 10  # with the foyer
    assert pays("groups", *pair, foyer="living") == 5
    apart = (room("living", 2, 2, "#"), room("living", 3, 2, "#"))
    assert pays("groups", *apart) == 0
    assert pays("groups", *apart, passages="2,2E") == 5


@pytest.mark.rule("BL-12.28")
def test_unique_sizes() -> None:
    assert pays("unique_sizes", room("food", 2, 2, "#"), room("food", 2, 4, "##"), room("food", 8, 2, "##")) == 9


@pytest.mark.rule("BL-12.29")
def test_rooms_behind_moats() -> None:
    assert pays("behind_moats", room("food", 4, 4, "#"), moats=[(10, 2, 10, 10), (2, 2, 2, 10)]) == 4


@pytest.mark.rule("BL-12.32")
def test_the_longest_walk() -> None:
    assert pays("longest_walk") == 2
    assert pays("longest_walk", *RING) == 6


@pytest.mark.rule("BL-12.31")
def test_sole_firsts_in_common_favors() -> None:
    one = player(moats=[(2, 2, 2, 2)], decrees="sole_firsts", secret_favors="moat_area")
    other = player(room("food", 2, 2, "#"))
    (line,) = decree_lines(one, other, favors=("moats", "size_1", "extent"))
    assert line.points == 10
    assert line.because == ({"favor": "moats", "seat": 0},)


@pytest.mark.rule("BL-12.30", "BL-14.5")
def test_each_favor_pays_six_at_least() -> None:
    one = player(decrees="favors_six", secret_favors="moat_area", bonus_cards="low_favors")
    other = player(moats=[(2, 2, 2, 2)])
    sheet = Count(contest(one, other, favors=[FAVORS.index("moats")])).sheet(0)
    assert sheet.groups()["favors"] == 12
    assert {line.name for line in sheet.lines if line.group == "favors"} == {"line-favor-least"}
    (card,) = [line for line in sheet.lines if line.name == "line-bonus-left"]
    assert card.args["worth"] == 0
    assert Count(contest(one, other, favors=[FAVORS.index("moats")])).sheet(1).groups()["favors"] == 15


@pytest.mark.rule("BL-12.3", "BL-14.10")
def test_secret_favors_pay_their_owner_only() -> None:
    one = player(moats=[(2, 2, 2, 2)], secret_favors="moats", bonus_cards="sole_firsts", specials={"start": "utility"})
    other = player(moats=[(2, 2, 2, 2), (4, 2, 4, 2)])
    count = Count(contest(one, other))
    assert count.sheet(0).groups()["favors"] == 8
    assert count.sheet(1).groups()["favors"] == 0
    assert count.sheet(0, open_cards=False).groups()["favors"] == 0
    first = Count(contest(one, player()))
    assert first.sheet(0).groups()["favors"] == 15
    assert first.sheet(0).groups()["special"] == 7


@pytest.mark.rule("BL-12.6")
def test_a_room_from_the_box() -> None:
    rooms = (room("living", 2, 2, "#####"), room("living", 2, 4, "#"), room("food", 2, 8, "#####"))
    assert pays("box_room", *rooms, box=BoxRoom("living", 5)) == 5 * (3 + 2)  # three of size 5 with the foyer
    assert decree_lines(player(decrees="box_room")) == []


@pytest.mark.rule("BL-12.16")
def test_the_third_moat_pays_among_the_decrees() -> None:
    runs = [(2, 2, 2, 2), (4, 2, 4, 2), (10, 2, 10, 10)]
    one = player(moats=runs, decrees="third_moat")
    (line,) = decree_lines(one)
    assert (line.points, line.name) == (2, "line-third-moat")
    assert Count(contest(one)).sheet(0).groups()["moat"] == 0
    assert decree_lines(player(moats=runs[:2], decrees="third_moat")) == []
    without = Count(contest(player(moats=runs))).sheet(0)
    assert without.groups()["moat"] == 2


@pytest.mark.rule("BL-3.2")
def test_two_decrees_add_up() -> None:
    lines = decree_lines(player(decrees="unique_types longest_walk"))
    assert [line.points for line in lines] == [2, 2]


@pytest.mark.rule("BL-3.3")
def test_a_decree_that_is_not_open_yet_pays_nothing() -> None:
    hidden = player(decrees="unique_types")
    hidden.powers = 0
    assert decree_lines(hidden) == []
    assert len(TYPES) == 7
