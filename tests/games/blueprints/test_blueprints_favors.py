"""Each favor on a castle of its own, and the places they give."""

import pytest
from blueprints_sheets import contest, player, room

from castlewright.games.blueprints.cards import favors
from castlewright.games.blueprints.cards.favors import MEASURES, ranking, rival
from castlewright.games.blueprints.components import FAVORS, NOT_ALONE_FAVORS, ROOM_NUMBER, SIZES, TYPES
from castlewright.games.blueprints.scoring import Count
from castlewright.games.blueprints.state import Player

RING = (
    room("food", 8, 6, "#", "8,6W"),
    room("food", 8, 5, "#", "8,5W"),
    room("food", 7, 4, "#"),
    room("food", 6, 4, "#", "6,4S"),
)


def value(favor: str, one: Player) -> int:
    return MEASURES[favor](one).value


@pytest.mark.rule("BL-13.2", "BL-13.1")
def test_courtyards() -> None:
    assert value("courtyards", player(*RING)) == 1
    assert value("courtyards", player()) == 0


@pytest.mark.rule("BL-13.3")
def test_external_entrances_are_no_passages_and_not_blocked() -> None:
    assert value("outside", player()) == 4
    assert value("outside", player(*RING, passages="8,6E")) == 2
    assert value("outside", player(moats=[(8, 6, 8, 6, 0)])) == 3
    far = player(room("food", 12, 3, "#", "12,3E"))
    assert value("outside", far) == 5  # ground beyond the lot is empty too


@pytest.mark.rule("BL-13.4", "BL-3.6")
def test_swan_rooms() -> None:
    one = player(
        room("food", 2, 2, "#", swan=True), room("food", 4, 2, "#", swan=True), room("food", 8, 2, "#"), swans=8
    )
    assert value("swan_rooms", one) == 2


@pytest.mark.rule("BL-13.5")
def test_sizes() -> None:
    one = player(room("food", 2, 2, "#"), room("food", 2, 4, "##"), room("food", 8, 2, "##"))
    assert value("sizes", one) == 3  # 1, 2 and the foyer's 5


@pytest.mark.rule("BL-13.6")
def test_types() -> None:
    one = player(*RING, room("living", 2, 2, "#"), moats=[(2, 8, 2, 8)])
    assert value("types", one) == 4
    assert value("types", player()) == 1


@pytest.mark.rule("BL-13.7", "BL-10.4")
def test_courtyard_area() -> None:
    assert value("courtyard_area", player(*RING)) == 2
    half = player(room("food", 6, 4, "#", "6,4S 6,4E"), room("food", 7, 4, "a#"), room("food", 7, 3, "#"))
    assert value("courtyard_area", half) == 1


@pytest.mark.rule("BL-13.8", "BL-13.9")
def test_moats_and_their_area() -> None:
    one = player(moats=[(2, 2, 2, 5), (4, 2, 4, 2)])
    assert value("moat_area", one) == 5
    assert value("moats", one) == 2


@pytest.mark.rule("BL-13.10")
def test_extent_without_moats() -> None:
    assert value("extent", player()) == 9
    assert value("extent", player(room("food", 2, 2, "#"), moats=[(10, 2, 10, 10)])) == 6 * 6


@pytest.mark.rule("BL-13.11", "BL-13.13", "BL-3.6")
def test_incomplete_and_completed_rooms() -> None:
    one = player(room("food", 8, 6, "#", "8,6W"), room("food", 4, 6, "#", "4,6E 4,6W"))
    assert value("incomplete", one) == 2  # the foyer and the room to the west
    assert value("completed", one) == 1


@pytest.mark.rule("BL-13.12")
def test_the_longest_walk() -> None:
    rooms = (room("food", 8, 6, "#", "8,6W 8,6N"), room("food", 8, 5, "#", "8,5S"), room("food", 4, 6, "#", "4,6E"))
    assert value("walk", player(*rooms)) == 4
    assert value("walk", player(*rooms, room("food", 6, 4, "#", "6,4S"))) == 4


@pytest.mark.rule("BL-13.14")
def test_turn_order_has_no_ties() -> None:
    ranked = ranking(contest(player(), player(), player(), order=(2, 0, 1)), FAVORS.index("turn_order"))
    assert ranked.places == (2, 3, 1)
    assert ranked.points == (8, 4, 15)


@pytest.mark.rule("BL-13.15", "BL-13.16", "BL-3.6")
@pytest.mark.parametrize("kind", TYPES)
def test_rooms_and_area_of_one_type(kind: str) -> None:
    one = player(room(kind, 2, 2, "##"), room(kind, 2, 4, "###"), foyer=kind)
    assert value(f"rooms_{kind}", one) == 3
    assert value(f"area_{kind}", one) == 10
    other = player(room(kind, 2, 2, "##"), foyer="food" if kind != "food" else "living")
    assert (value(f"rooms_{kind}", other), value(f"area_{kind}", other)) == (1, 2)


@pytest.mark.rule("BL-13.17", "BL-3.6")
@pytest.mark.parametrize("size", SIZES)
def test_rooms_of_one_size(size: int) -> None:
    one = player(room("food", 2, 2, "#", size=size), room("food", 2, 4, "#", size=size))
    assert value(f"size_{size}", one) == 2 + (size == 5)


# -- places ----------------------------------------------------------------------------------------------------------


def swans(*counts: int, ties: int | None = None) -> list[int]:
    """Points of players with so many swan rooms."""
    spots = [(x, y) for y in (2, 3) for x in range(2, 11)]
    players = [
        player(
            *(room("food", *spots[n], "#", swan=True) for n in range(count)),
            decrees=("win_ties",) if ties == seat else (),
        )
        for seat, count in enumerate(counts)
    ]
    return list(ranking(contest(*players), FAVORS.index("swan_rooms")).points)


@pytest.mark.rule("BL-11.12")
def test_places_pay_and_nothing_takes_none() -> None:
    assert swans(3, 5, 1, 2, 4) == [4, 15, 0, 1, 8]
    assert swans(0, 2) == [0, 15]
    assert swans(0, 0, 0) == [0, 0, 0]


@pytest.mark.rule("BL-11.13")
def test_ties_share_the_places_they_cover_rounded_down() -> None:
    assert swans(2, 2) == [11, 11]  # (15 + 8) / 2
    assert swans(2, 2, 2) == [9, 9, 9]  # (15 + 8 + 4) / 3
    assert swans(3, 2, 2, 1) == [15, 6, 6, 1]
    assert swans(1, 1, 1, 1, 1) == [5, 5, 5, 5, 5]  # 28 / 5
    assert swans(3, 0, 0, 3) == [11, 0, 0, 11]


@pytest.mark.rule("BL-12.25")
def test_who_wins_ties_takes_the_place_and_the_others_share_the_next() -> None:
    assert swans(2, 2, ties=1) == [8, 15]
    assert swans(2, 2, 2, ties=0) == [15, 6, 6]
    assert swans(3, 1, 1, ties=2) == [15, 4, 8]
    assert swans(0, 0, ties=0) == [0, 0]


# -- alone -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-15.5")
def test_alone_the_discard_pile_is_the_rival() -> None:
    """Three activity rooms against four in the pile, as in the rulebook."""
    rooms = [room("activity", x, 2, "#") for x in (2, 4, 6)]
    pile = tuple(ROOM_NUMBER[card] for card in ("R09", "R21", "R31", "R32"))
    favor = FAVORS.index("rooms_activity")
    assert ranking(contest(player(*rooms), pile=pile), favor).points == (0,)
    assert ranking(contest(player(*rooms), pile=pile[:3]), favor).points == (0,)
    assert ranking(contest(player(*rooms), pile=pile[:2]), favor).points == (15,)
    wins = player(*rooms, decrees="win_ties")
    assert ranking(contest(wins, pile=pile[:3]), favor).points == (15,)
    assert ranking(contest(player(decrees="win_ties")), favor).points == (0,)
    assert ranking(contest(player(*rooms), rivals={favor: 2}), favor).points == (15,)


@pytest.mark.rule("BL-15.5")
def test_what_the_pile_has() -> None:
    pile = tuple(ROOM_NUMBER[card] for card in ("R04", "R10", "R13", "R25", "R84"))
    mine = contest(player(), pile=pile)
    counts = {favor: rival(mine, number) for number, favor in enumerate(FAVORS)}
    assert counts["swan_rooms"] == 4
    assert counts["sizes"] == 4
    assert counts["types"] == 4
    assert counts["rooms_food"] == 2
    assert counts["area_food"] == 7
    assert counts["size_2"] == 2
    assert all(counts[favor] == 0 for favor in NOT_ALONE_FAVORS)


@pytest.mark.rule("BL-15.5", "BL-11.12")
def test_lines_of_favors() -> None:
    favor = FAVORS.index("moats")
    wet, dry = player(moats=[(2, 2, 2, 2)]), player()
    count = Count(contest(wet, dry, wet.copy(), favors=[favor]))
    lines = [line for seat in range(3) for line in count.sheet(seat).lines if line.group == "favors"]
    assert [line.name for line in lines] == ["line-favor-tied", "line-favor-none", "line-favor-tied"]
    assert [line.points for line in lines] == [11, 0, 11]
    assert all(line.rule == "BL-13.9" for line in lines)
    alone = Count(contest(player(room("food", 2, 2, "#")), favors=[FAVORS.index("rooms_food"), FAVORS.index("size_8")]))
    names = [(line.name, line.points) for line in alone.sheet(0).lines if line.group == "favors"]
    assert names == [("line-favor-alone", 15), ("line-favor-lost", 0)]


def test_every_favor_has_its_measure_and_its_paragraph() -> None:
    assert set(MEASURES) | {"turn_order"} == set(FAVORS) == set(favors.RULES)
