"""What is in the box and on the two sheets, counted."""

from collections import Counter

import pytest

from castlewright.games.blueprints.board import EDGES, bits, fold, lot, lot_span, rim_of_lot, side, squares
from castlewright.games.blueprints.castle.forms import FOYER, drawings
from castlewright.games.blueprints.components import (
    BONUS_CARDS,
    CASTLE_CELLS,
    DECREES,
    FAVORS,
    GROUPS,
    LINES,
    NOT_ALONE_DECREES,
    NOT_ALONE_FAVORS,
    PLAY_DECREES,
    ROOM_POINTS,
    ROOMS,
    SCORE_DECREES,
    SIZES,
    START_DECREES,
    TITLES,
    TYPES,
    deck_size,
)


@pytest.mark.rule("BL-1.2")
def test_the_four_kinds_of_cards() -> None:
    assert [len(set(cards)) for cards in (ROOMS, BONUS_CARDS, DECREES, FAVORS)] == [96, 37, 32, 35]
    assert [len(part) for part in (START_DECREES, PLAY_DECREES, SCORE_DECREES)] == [6, 13, 13]
    assert Counter(room.size for room in ROOMS) == dict.fromkeys(SIZES, 12)
    assert sorted(Counter(room.kind for room in ROOMS).values()) == [13, 13, 14, 14, 14, 14, 14]
    assert sum(room.swan for room in ROOMS) == 40


@pytest.mark.rule("BL-1.3", "BL-11.4")
def test_seven_types_and_thirteen_lines() -> None:
    assert len(TYPES) == 7
    assert len(GROUPS) == 13
    assert set(CASTLE_CELLS) < set(GROUPS)
    assert len(CASTLE_CELLS) == 9


@pytest.mark.rule("BL-1.4", "BL-8.12", "BL-8.13")
def test_the_lot_grows_by_lines_and_outer_lines_wait_for_inner_ones() -> None:
    assert lot(0).bit_count() == 81
    assert lot_span(0) == (2, 10, 2, 10)
    assert lot_span(0b11111111) == (0, 12, 0, 12)
    assert lot(0b11111111).bit_count() == 169
    outer, inner = 1 << LINES.index("x1"), 1 << LINES.index("x2")
    assert lot_span(outer) == (2, 10, 2, 10)
    assert lot_span(inner) == (1, 10, 2, 10)
    assert lot_span(outer | inner) == (0, 10, 2, 10)
    assert lot_span(1 << LINES.index("y11")) == (2, 10, 2, 11)


@pytest.mark.rule("BL-12.19")
def test_the_rim_is_reached_by_both_lines_of_a_side() -> None:
    assert rim_of_lot(0) == 0
    east = sum(1 << LINES.index(line) for line in ("x11", "x12"))
    assert squares(rim_of_lot(east)) == [(13, y) for y in range(2, 11)]
    everything = rim_of_lot(0b11111111)
    assert everything.bit_count() == 4 * 13


@pytest.mark.rule("BL-1.5", "BL-3.6")
def test_the_foyer_is_a_cross_with_an_entrance_at_each_arm() -> None:
    assert sorted(squares(fold(FOYER.triangles))) == [(5, 6), (6, 5), (6, 6), (6, 7), (7, 6)]
    assert {EDGES[one] for one in bits(FOYER.doors)} == {(6, 5, "N"), (7, 6, "E"), (6, 7, "S"), (5, 6, "W")}


@pytest.mark.rule("BL-1.6")
@pytest.mark.parametrize("card", range(96), ids=[room.id for room in ROOMS])
def test_a_card_is_as_large_as_printed_and_has_its_entrances_on_straight_walls(card: int) -> None:
    for form in drawings(card).forms:
        assert form.outline.triangles.bit_count() == 4 * ROOMS[card].size
        assert form.outline.doors & ~form.outline.walls == 0
        assert form.outline.doors.bit_count() == len(ROOMS[card].entrances)


@pytest.mark.rule("BL-6.1")
def test_forms_that_look_the_same_are_one() -> None:
    forms = {room.id: len(drawings(card).forms) for card, room in enumerate(ROOMS)}
    assert forms["R85"] == 2  # a square with two opposite entrances
    assert forms["R96"] == 4  # a square with one
    assert forms["R02"] == 2
    assert forms["R13"] == 4  # looks the same in a mirror along its diagonal
    assert forms["R01"] == 8
    assert set(forms.values()) <= {1, 2, 4, 8}
    for card in range(96):
        printed, mirrored = drawings(card).turns
        assert {*printed, *mirrored} == set(range(len(drawings(card).forms)))


@pytest.mark.rule("BL-6.1")
def test_a_turn_goes_clockwise() -> None:
    form = drawings(24).forms[drawings(24).turns[0][1]]  # R25: ###/#.. with entrances 02E 10S
    assert form.cells == ((0, 0, "#"), (1, 0, "#"), (1, 1, "#"), (1, 2, "#"))
    assert form.doors == ((0, 0, 3), (1, 2, 2))


@pytest.mark.rule("BL-1.7")
def test_flat_points() -> None:
    assert dict(zip(TYPES, ROOM_POINTS, strict=False)) == {
        "food": 4,
        "sleeping": 7,
        "living": 8,
        "downstairs": 6,
        "activity": 9,
    }


@pytest.mark.rule("BL-2.1", "BL-2.2")
def test_decks_last_for_ten_rounds() -> None:
    assert [deck_size(seats) for seats in (1, 2, 3, 4, 5)] == [30, 40, 50, 60, 70]


@pytest.mark.rule("BL-15.2", "BL-15.7")
def test_what_is_not_for_one_player_and_the_titles() -> None:
    assert len(NOT_ALONE_FAVORS) == 10
    assert {"three_circles", "last_first"} == NOT_ALONE_DECREES
    assert len(TITLES) == 13
    assert sorted(TITLES) == list(TITLES)


def test_sides_off_the_sheet_have_no_number() -> None:
    assert side(13, 0, "N") is None
    assert side(0, 0, "X") is None
    assert side(0, -1, "S") is None
