"""Drawing, completing, removing, passages and moats on small sheets."""

import pytest
from blueprints_sheets import (
    at_edge,
    castle,
    draw,
    fresh,
    lines_closed,
    passage,
    passages_possible,
    removable,
    room,
    words,
)

from castlewright.core import Refusal
from castlewright.games.blueprints import game
from castlewright.games.blueprints.castle import Castle, grounds, run_squares
from castlewright.games.blueprints.castle.forms import drawings
from castlewright.games.blueprints.castle.refusals import (
    against_door,
    against_drawing,
    against_line,
    against_moat,
    against_moving,
    against_passage,
    against_removing,
)
from castlewright.games.blueprints.components import LINES, ROOM_NUMBER, ROOMS, UTILITY, RoomCard
from castlewright.texts import LANGUAGES, texts_for


def refusal(castle: Castle, card: str, form: int, x: int, y: int, utility: bool = False) -> Refusal | None:
    number = drawings(ROOM_NUMBER[card]).number(form, x, y)
    possible = number in castle.placements(ROOM_NUMBER[card], utility)
    return None if possible else against_drawing(castle, ROOM_NUMBER[card], number, utility)


def said(refusal: Refusal | None) -> tuple[str, str]:
    """Its rule and its name; both languages must have words for it."""
    assert refusal is not None
    for lang in LANGUAGES:
        assert texts_for(lang, game).plain(refusal)
    return refusal.rule, refusal.name


# -- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-6.5", "BL-6.6")
def test_an_entrance_must_meet_an_entrance() -> None:
    sheet = fresh()
    assert refusal(sheet, "R02", 0, 8, 6) is None  # ## with an entrance at each end, right of the foyer
    assert said(refusal(sheet, "R02", 1, 8, 6)) == ("BL-6.5", "refusal-not-joined")
    assert said(refusal(sheet, "R02", 0, 2, 2)) == ("BL-6.5", "refusal-not-joined")
    assert draw(sheet, "R02", 0, 8, 6) == ()
    assert not sheet.is_complete(0)
    assert words(removable(sheet)) == ["6,5N", "9,6E", "6,7S", "5,6W"]


@pytest.mark.parametrize("utility", [False, True])
@pytest.mark.parametrize("card", ROOMS, ids=lambda card: card.id)
@pytest.mark.rule("BL-1.2", "BL-12.7", "BL-13.4")
def test_a_drawn_room_is_what_its_card_says(card: RoomCard, utility: bool) -> None:
    sheet = fresh("downstairs")
    for line in range(len(LINES)):
        sheet.open_line(line)  # now every card finds room
    number = ROOM_NUMBER[card.id]
    placement = min(sheet.placements(number, utility))
    sheet.draw(number, placement, utility)
    (drawn,) = sheet.rooms
    kind = UTILITY if utility else card.kind
    assert (drawn.card, drawn.kind, drawn.size, drawn.swan, drawn.moved) == (number, kind, card.size, card.swan, False)
    assert (drawn.form, drawn.x, drawn.y) == drawings(number).spot(placement)
    assert drawn.doors.bit_count() == len(card.entrances)
    area = sum(4 if part == "#" else 2 for row in card.shape for part in row if part != ".")
    assert drawn.triangles.bit_count() == area
    corners = [part for row in card.shape for part in row if part.isalpha()]
    assert drawn.curved.bit_count() == sum(part.isupper() for part in corners)
    assert drawn.slanted.bit_count() == sum(part.islower() for part in corners)


@pytest.mark.rule("BL-6.2", "BL-8.12")
def test_a_room_lies_within_the_lot_until_lines_are_opened() -> None:
    sheet = fresh()
    draw(sheet, "R02", 0, 8, 6)
    assert said(refusal(sheet, "R02", 0, 10, 6)) == ("BL-6.2", "refusal-outside-lot")
    sheet.open_line(LINES.index("x11"))
    assert refusal(sheet, "R02", 0, 10, 6) is None
    draw(sheet, "R02", 0, 10, 6)
    assert sheet.is_complete(0)


@pytest.mark.rule("BL-6.1")
def test_a_form_that_is_not_there_is_refused() -> None:
    assert said(refusal(fresh(), "R02", 7, 8, 6)) == ("BL-6.1", "refusal-no-such-form")
    assert said(refusal(fresh(), "R02", 0, 12, 6)) == ("BL-6.1", "refusal-no-such-form")
    assert said(refusal(fresh(), "R02", 0, -1, 6)) == ("BL-6.1", "refusal-no-such-form")


@pytest.mark.rule("BL-6.3")
def test_nothing_is_drawn_over_rooms_and_moats() -> None:
    sheet = fresh()
    sheet.dig((8, 6, 8, 6))
    assert said(refusal(sheet, "R02", 0, 8, 6)) == ("BL-6.3", "refusal-on-moat")
    assert said(refusal(sheet, "R02", 0, 6, 6)) == ("BL-6.3", "refusal-on-room")


@pytest.mark.rule("BL-6.4")
def test_diagonal_halves_share_a_square_and_curved_ones_do_not() -> None:
    corner = room("food", 6, 3, "b/#", "6,4S")  # a half square above the arm of the foyer, cut to the north-east
    assert castle(corner).halved.bit_count() == 1
    shared = castle(corner, room("food", 6, 3, "c#", ""))
    assert grounds.slanted_squares(shared).bit_count() == 1
    assert shared.halved == 0
    curved = castle(room("food", 6, 4, "#D", "6,4S"))
    free_half = drawings(ROOM_NUMBER["R06"]).number(0, 7, 4)  # a#d: its first half would fill the other half
    assert said(against_drawing(curved, ROOM_NUMBER["R06"], free_half)) == ("BL-6.4", "refusal-curved")
    diagonal = castle(room("food", 6, 4, "#d", "6,4S"))
    assert said(against_drawing(diagonal, ROOM_NUMBER["R06"], free_half)) == ("BL-6.5", "refusal-not-joined")


@pytest.mark.rule("BL-6.7", "BL-12.7")
def test_downstairs_rooms_hang_together() -> None:
    sheet = fresh()
    draw(sheet, "R07", 0, 8, 6)  # the first may join anything
    assert refusal(sheet, "R07", 0, 3, 6) is not None
    assert said(refusal(sheet, "R07", 0, 3, 6)) == ("BL-6.7", "refusal-downstairs")
    assert refusal(sheet, "R07", 0, 3, 6, utility=True) is None
    assert refusal(sheet, "R90", 0, 10, 6) is None
    as_utility = fresh()
    draw(as_utility, "R07", 0, 8, 6, utility=True)
    assert refusal(as_utility, "R07", 0, 3, 6) is None  # a utility room begins no chain


@pytest.mark.rule("BL-6.7", "BL-3.6")
def test_a_grey_foyer_is_a_downstairs_room() -> None:
    sheet = fresh("downstairs")
    draw(sheet, "R02", 0, 8, 6)
    assert said(refusal(sheet, "R90", 0, 10, 6)) == ("BL-6.7", "refusal-downstairs")
    assert refusal(sheet, "R90", 0, 4, 6) is None


@pytest.mark.rule("BL-6.7", "BL-8.10")
def test_a_passage_of_a_downstairs_room_continues_the_chain() -> None:
    sheet = fresh()
    draw(sheet, "R07", 0, 8, 6)
    draw(sheet, "R96", 2, 10, 6)  # closes the far end with a single square
    assert not sheet.can_draw(ROOM_NUMBER["R90"])
    sheet.add_passage(passage("8,6N"))
    assert refusal(sheet, "R90", 1, 8, 5) is None


@pytest.mark.rule("BL-6.9", "BL-6.4")
def test_an_entrance_before_an_empty_half_is_open() -> None:
    sheet = castle(room("food", 6, 4, "#", "6,4S 6,4E"), room("food", 7, 4, "b/#", ""))
    # the half at 7,4 is cut to the north-east: its straight walls are south and west, so 6,4E is blocked
    assert at_edge("6,4E") in removable(sheet)
    assert not sheet.open_sides() >> at_edge("6,4E") & 1
    open_half = castle(room("food", 6, 4, "#", "6,4S 6,4E"), room("food", 7, 4, "a#", ""))
    assert open_half.open_sides() >> at_edge("6,4E") & 1


# -- completing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-7.1", "BL-7.3")
def test_the_outdoor_room_of_the_rulebook_is_complete_with_both_entrances_joined() -> None:
    sheet = fresh()
    draw(sheet, "R94", 0, 8, 6)  # one square, entrances west and east
    assert not sheet.is_complete(0)
    assert draw(sheet, "R96", 0, 9, 6) == (0, 1)


@pytest.mark.rule("BL-7.2", "BL-6.6")
def test_the_living_room_of_the_rulebook_is_not_complete_with_two_open_entrances() -> None:
    sheet = fresh()
    draw(sheet, "R05", 0, 8, 6)  # ## with entrances west, east and south
    assert not sheet.is_complete(0)
    assert words(removable(sheet))[-1] == "5,6W"
    assert {"9,6E", "9,6S"} <= set(words(removable(sheet)))


@pytest.mark.rule("BL-7.2", "BL-8.8")
def test_the_blocked_activity_room_of_the_rulebook_is_completed_by_a_passage() -> None:
    sheet = castle(
        room("activity", 6, 4, "#", "6,4S 6,4E"),
        room("living", 7, 4, "#", ""),
    )
    assert not sheet.is_complete(0)
    assert sheet.add_passage(passage("6,4E")) == (0,)
    assert (0, 1) in grounds.joined_rooms(sheet)


@pytest.mark.rule("BL-8.10", "BL-6.8")
def test_the_refuge_of_the_rulebook_is_joined_to_a_new_passage_and_complete_at_once() -> None:
    sheet = castle(room("living", 8, 6, "#", "8,6W"))
    refuge = ROOM_NUMBER["R59"]
    before = sheet.placements(refuge)
    sheet.add_passage(passage("8,6S"))
    number = next(number for number in sheet.placements(refuge) if number not in before)
    done = sheet.draw(refuge, number)
    assert done == (1,)
    assert sheet.passages == (passage("8,6S"),)


@pytest.mark.rule("BL-10.5", "BL-8.8", "BL-10.2")
def test_a_passage_into_enclosed_ground_makes_a_courtyard_and_leaves_its_room_complete() -> None:
    ring = [
        room("outdoor", 8, 6, "#", "8,6W"),
        room("food", 8, 5, "#", ""),
        room("food", 7, 4, "#", ""),
        room("food", 6, 4, "#", "6,4S"),
    ]
    sheet = castle(*ring)
    (ground,) = grounds.enclosed(sheet)
    assert grounds.courtyards(sheet) == ()
    assert (ground.area, ground.ways) == (2, ())
    assert sheet.is_complete(1)
    sheet.add_passage(passage("8,5W"))
    (yard,) = grounds.courtyards(sheet)
    assert words(yard.ways) == ["8,5W"]
    assert sheet.is_complete(1)


@pytest.mark.rule("BL-10.5", "BL-7.2")
def test_an_entrance_into_a_courtyard_keeps_its_room_incomplete() -> None:
    ring = [
        room("food", 8, 6, "#", "8,6W"),
        room("food", 8, 5, "#", "8,5W"),
        room("food", 7, 4, "#", ""),
        room("food", 6, 4, "#", "6,4S"),
    ]
    sheet = castle(*ring)
    assert len(grounds.courtyards(sheet)) == 1
    assert not sheet.is_complete(1)
    assert sheet.remove(at_edge("8,5W")) == (1,)
    assert grounds.courtyards(sheet) == ()


@pytest.mark.rule("BL-10.4")
def test_one_enclosed_half_square_is_enough_for_a_courtyard() -> None:
    sheet = castle(
        room("food", 6, 4, "#", "6,4S 6,4E"),
        room("food", 7, 4, "a#", ""),
        room("food", 7, 3, "#", ""),
    )
    (yard,) = grounds.courtyards(sheet)
    assert yard.area == 1


@pytest.mark.rule("BL-10.1")
def test_corners_do_not_leak_and_the_edge_does_not_enclose() -> None:
    diagonal = [room("food", x, y, "#", "") for x, y in ((3, 2), (2, 3), (4, 3), (3, 4))]
    assert len(grounds.enclosed(castle(*diagonal))) == 1
    edge = [room("food", x, y, "#", "") for x, y in ((0, 1), (1, 0))]
    assert grounds.enclosed(castle(*edge)) == ()


@pytest.mark.rule("BL-12.18")
def test_by_decree_blocked_is_joined_but_not_by_moats() -> None:
    blocked = (room("activity", 6, 4, "#", "6,4S 6,4E"), room("living", 7, 4, "#", ""))
    assert castle(*blocked, decrees="blocked_joined").is_complete(0)
    assert grounds.joined_rooms(castle(*blocked, decrees="blocked_joined")) == {(-1, 0)}
    watered = (room("activity", 6, 4, "#", "6,4S 6,4E"),)
    assert not castle(*watered, moats=[(7, 4, 7, 4, 0)], decrees="blocked_joined").is_complete(0)


# -- removing and passages -------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-8.5", "BL-8.6")
def test_the_last_unjoined_entrance_of_a_living_room_is_removed() -> None:
    sheet = castle(room("living", 8, 6, "#", "8,6W 8,6E"))
    assert said(against_removing(sheet, at_edge("8,6W"))) == ("BL-8.5", "refusal-joined")
    assert said(against_removing(sheet, at_edge("8,6N"))) == ("BL-8.5", "refusal-no-entrance")
    assert said(against_removing(sheet, None)) == ("BL-8.5", "refusal-no-entrance")
    assert at_edge("8,6E") in removable(sheet)
    assert sheet.remove(at_edge("8,6E")) == (0,)
    assert said(refusal(sheet, "R96", 0, 9, 6)) == ("BL-6.5", "refusal-not-joined")


@pytest.mark.rule("BL-8.7", "BL-8.8", "BL-8.9")
def test_where_passages_may_lead() -> None:
    sheet = castle(room("living", 10, 6, "#", ""), room("food", 8, 6, "##", "8,6W 9,6E"))
    assert said(against_passage(sheet, passage("10,6E"))) == ("BL-8.9", "refusal-passage-lot")
    assert said(against_passage(sheet, passage("3,3E"))) == ("BL-8.7", "refusal-no-wall")
    assert said(against_passage(sheet, None)) == ("BL-8.7", "refusal-no-wall")
    assert said(against_passage(sheet, at_edge("8,6N"))) == ("BL-8.7", "refusal-no-wall")
    sheet.dig((8, 7, 8, 7))
    assert said(against_passage(sheet, passage("8,6S"))) == ("BL-8.9", "refusal-passage-moat")
    assert passage("9,6E") in passages_possible(sheet)
    assert sheet.add_passage(passage("9,6E")) == (1,)
    assert said(against_passage(sheet, passage("9,6E"))) == ("BL-8.9", "refusal-passage-there")
    assert passage("8,6W") in passages_possible(sheet)  # over joined entrances
    sheet.add_passage(passage("8,6W"))
    assert grounds.walk(sheet) == 3


@pytest.mark.rule("BL-8.10")
def test_a_passage_behind_a_wall_is_dead() -> None:
    sheet = castle(room("living", 8, 6, "#", "8,6W"))
    sheet.add_passage(passage("8,6E"))
    assert grounds.ways_out(sheet) >> at_edge("8,6E") & 1
    walled = castle(room("living", 8, 6, "#", "8,6W"), room("food", 9, 6, "#", ""), passages="8,6S")
    assert grounds.joined_rooms(walled) == {(-1, 0)}
    early = castle(
        room("living", 8, 6, "#", "8,6W"),
        room("food", 9, 6, "#", ""),
    )
    early.add_passage(passage("8,6E"))
    assert (0, 1) in grounds.joined_rooms(early)
    dead = fresh()
    draw(dead, "R96", 0, 8, 6)
    dead.add_passage(passage("8,6E"))
    draw(dead, "R02", 1, 6, 3)  # above the foyer
    wall = drawings(ROOM_NUMBER["R96"]).number(3, 9, 6)
    assert wall is not None
    dead.draw(ROOM_NUMBER["R96"], wall)  # set down as a plain wall before the passage
    assert not grounds.ways_out(dead) >> at_edge("8,6E") & 1
    assert (0, 2) not in grounds.joined_rooms(dead)


# -- moved entrances -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-8.3")
def test_entrances_are_moved_one_after_the_other_and_one_must_join() -> None:
    sheet = fresh()
    card = ROOM_NUMBER["R01"]  # two squares, entrances S and E
    number = drawings(card).number(0, 8, 6)
    assert number is not None
    assert number in sheet.movable_spots(card)
    assert refusal(sheet, "R01", 0, 8, 6) is not None
    first = sheet.door_choices(card, number)
    assert words(first) == ["8,6N", "9,6N", "9,6E", "8,6S", "9,6S"]
    assert words(sheet.door_choices(card, number, [at_edge("8,6N")])) == ["8,6W"]
    assert sheet.door_choices(card, number, [at_edge("8,6N"), at_edge("8,6W")]) == []
    assert sheet.draw(card, number, doors=[at_edge("8,6N"), at_edge("8,6W")]) == ()
    assert sheet.rooms[0].moved
    assert "8,6N" in words(removable(sheet))


@pytest.mark.rule("BL-8.3")
def test_why_an_entrance_cannot_be_moved_there() -> None:
    sheet = fresh()
    card = ROOM_NUMBER["R05"]  # two squares, three entrances
    number = drawings(card).number(0, 8, 6)
    assert number is not None
    assert said(against_door(sheet, card, number, at_edge("8,6E"))) == ("BL-8.3", "refusal-door-wall")
    assert said(against_door(sheet, card, number, None)) == ("BL-8.3", "refusal-door-wall")
    north = at_edge("8,6N")
    assert said(against_door(sheet, card, number, north, [north])) == ("BL-8.3", "refusal-door-twice")
    assert said(against_door(sheet, card, number, north, [at_edge("9,6N")])) == ("BL-8.3", "refusal-door-order")
    assert said(against_door(sheet, card, number, at_edge("9,6S"))) == ("BL-8.3", "refusal-door-order")
    assert said(against_door(sheet, card, number, at_edge("9,6E"), [north, at_edge("9,6N")])) == (
        "BL-6.5",
        "refusal-not-joined",
    )
    assert at_edge("8,6W") in sheet.door_choices(card, number, [north, at_edge("9,6N")])


@pytest.mark.rule("BL-8.3", "BL-6.2")
def test_a_spot_for_moved_entrances_is_named_by_the_first_form_of_its_shape() -> None:
    sheet = fresh()
    card = ROOM_NUMBER["R01"]
    other = next(form for form in range(8) if form not in drawings(card).shapes)
    wide = drawings(card).forms[other].width == 2
    number = drawings(card).number(other, 8, 6) if wide else drawings(card).number(other, 8, 5)
    assert said(against_moving(sheet, card, number)) == ("BL-8.3", "refusal-same-shape")
    assert said(against_moving(sheet, card, drawings(card).number(0, 2, 2))) == ("BL-6.5", "refusal-not-joined")
    assert said(against_moving(sheet, card, drawings(card).number(0, 0, 0))) == ("BL-6.2", "refusal-outside-lot")
    assert said(against_moving(sheet, card, None)) == ("BL-6.1", "refusal-no-such-form")


# -- lines and moats -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-8.12", "BL-8.13")
def test_a_line_is_opened_once() -> None:
    sheet = fresh()
    assert len(lines_closed(sheet)) == 8
    assert said(against_line("x3")) == ("BL-8.12", "refusal-no-such-line")
    sheet.open_line(0)
    assert said(against_line(LINES[0])) == ("BL-8.12", "refusal-line-open")
    assert lines_closed(sheet) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("BL-9.3", "BL-12.19")
def test_what_a_moat_may_cover() -> None:
    sheet = fresh()
    assert sheet.takes_moat((10, 2, 10, 10))
    assert said(against_moat(sheet, (2, 2, 3, 3))) == ("BL-9.3", "refusal-moat-straight")
    assert said(against_moat(sheet, (6, 2, 6, 10))) == ("BL-9.3", "refusal-moat-covers")
    assert said(against_moat(sheet, (11, 2, 11, 10))) == ("BL-9.3", "refusal-moat-lot")
    assert said(against_moat(sheet, (13, 2, 13, 10))) == ("BL-12.19", "refusal-moat-rim")
    for line in ("x11", "x12"):
        sheet.open_line(LINES.index(line))
    assert sheet.takes_moat((13, 2, 13, 10), rim=True)
    assert not sheet.takes_moat((13, 2, 13, 10))
    assert not sheet.takes_moat((13, 1, 13, 10), rim=True)
    assert said(against_moat(sheet, (13, 2, 13, 10))) == ("BL-12.19", "refusal-moat-rim")
    assert said(against_moat(sheet, (13, 1, 13, 10))) == ("BL-12.19", "refusal-moat-rim")
    sheet.dig((13, 2, 13, 10))
    assert said(against_moat(sheet, (13, 5, 13, 5))) == ("BL-9.3", "refusal-moat-covers")
    assert run_squares((1, 1, 1, 3)).bit_count() == 3


@pytest.mark.rule("BL-9.4")
def test_a_moat_takes_entrances_and_passages_on_all_its_sides() -> None:
    sheet = castle(
        room("activity", 8, 6, "#", "8,6W 8,6E"),
        room("food", 10, 6, "#", "10,6W"),
        passages="10,6N",
    )
    assert sheet.dig((9, 6, 9, 6)) == (0, 1)
    assert sheet.entrances & (1 << at_edge("8,6E") | 1 << at_edge("10,6W")) == 0
    sheet.dig((10, 5, 10, 5))
    assert sheet.passages == ()
    assert sheet.mouths == 0


@pytest.mark.rule("BL-9.5")
def test_an_entrance_drawn_later_against_a_moat_is_blocked() -> None:
    sheet = fresh()
    sheet.dig((9, 6, 9, 6))
    assert draw(sheet, "R94", 0, 8, 6) == ()
    assert words(removable(sheet)) == ["6,5N", "8,6E", "6,7S", "5,6W"]
    assert not sheet.open_sides() >> at_edge("8,6E") & 1


@pytest.mark.rule("BL-9.6", "BL-9.7")
def test_the_moat_of_the_rulebook_completes_two_rooms_and_has_ten_behind_it() -> None:
    left = [room("food", x, y, "#", "") for x, y in ((3, 3), (4, 3), (3, 4), (4, 4), (3, 5), (4, 5), (3, 8))]
    sheet = castle(
        *left,
        room("activity", 10, 6, "#", "10,6E"),
        room("food", 10, 7, "#", "10,7E"),
        lines="x11",
    )
    assert sheet.dig((11, 2, 11, 10)) == (7, 8)
    behind = grounds.behind(sheet, sheet.moats[0])
    assert len(behind) == 10  # nine rooms and the foyer
    tall = castle(room("food", 4, 2, "#/#", ""), moats=[(3, 3, 3, 10)])
    assert grounds.behind(tall, tall.moats[0]) == (-1,)  # a room partly beside it does not count


@pytest.mark.rule("BL-9.6")
def test_a_moat_of_one_square_is_read_either_way_and_from_the_better_side() -> None:
    sheet = castle(
        room("food", 3, 3, "#", ""),
        room("food", 5, 3, "#", ""),
        room("food", 4, 5, "#", ""),
        room("food", 4, 7, "#", ""),
        moats=[(4, 3, 4, 3)],
    )
    assert grounds.behind(sheet, sheet.moats[0]) == (2, 3)
