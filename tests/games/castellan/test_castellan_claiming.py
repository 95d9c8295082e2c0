"""Yards, keeps and doubles (section 5)."""

import pytest
from castellan_tables import CHANCE, face_around, free_ends, legal, names, play, refusal, said, table, totals, yards

from castlewright.games.castellan import game
from castlewright.games.castellan.board import Face
from castlewright.games.castellan.moves import Single
from castlewright.games.castellan.state import State
from castlewright.texts import texts_for

ROW_OF_THREE = """
o-o-o-o
|     |
o-o-o-o
"""


@pytest.mark.rule("CA-5.1")
def test_a_ring_with_a_missing_corner_tower_is_open() -> None:
    ring = "o-+\n| |\no-o"
    state = table(ring)
    assert not face_around_any(state).is_yard
    events = play(state, "built")
    assert "event-claim" not in names(events)
    closed = table(ring, build=(1, 0, 0))
    play(closed, "tower 1,1", "built")
    assert yards(closed) == [((0, 0), 0, False, 4)]


def face_around_any(state: State) -> Face:
    return state.castle.face(next(iter(state.castle.arms)))


@pytest.mark.rule("CA-5.1")
def test_the_outside_is_never_a_yard_however_deep_the_bay() -> None:
    bay = """
    o-o-o-o
    |
    o o-o-o
    |     |
    o-o-o-o
    """
    state = table(bay, build=(0, 0, 0))
    assert not face_around_any(state).is_yard
    assert yards(state) == []
    closed = table(bay, build=(0, 0, 1))
    play(closed, "wall 3,1 3,2", "built")
    assert yards(closed) == [((0, 0), 0, False, 12)]


@pytest.mark.rule("CA-5.2")
def test_several_yards_may_be_claimed_in_one_turn() -> None:
    picture = """
    o-o-o
    | | |
    o-+-o
    | | |
    o-o-o
    """
    state = table(picture, build=(1, 0, 0))
    events = play(state, "tower 1,1", "built")
    assert names(events).count("event-claim") == 4
    assert yards(state) == [(cell, 0, False, 4) for cell in ((0, 0), (0, 1), (1, 0), (1, 1))]
    assert totals(state) == [16, 0]


@pytest.mark.rule("CA-5.2")
def test_a_yard_is_named_by_its_least_cell_also_behind_a_long_wall() -> None:
    picture = """
    o===o
    !   !
    !   !
    !   !
    o===+
    """
    state = table(picture, build=(1, 0, 0))
    play(state, "tower 2,0", "built")
    view = game.view(state, 0)
    assert view.yards[0].cell == (0, 0)
    assert view.yards[0].cells == ((0, 0), (0, 1), (1, 0), (1, 1))
    assert view.claims == ((0, 0),)
    assert face_around(state, (0, 1)).cell == face_around(state, (0, 0)).cell
    with pytest.raises(LookupError):
        face_around(state, (1, 0))


@pytest.mark.rule("CA-5.3")
def test_every_part_of_a_divided_yard_gets_a_keep() -> None:
    state = table(ROW_OF_THREE, keeps=[((0, 0), 0, False)], build=(0, 0, 2), doubled=[0])
    assert totals(state) == [8, 0]
    play(state, "wall 1,0 1,1")
    assert yards(state) == [((0, 0), 0, False, 4)], "while building, the keep stands in one part"
    assert [yard.cell for yard in game.view(state, 0).closed] == [(1, 0)]
    play(state, "wall 2,0 2,1", "built")
    assert yards(state) == [((0, 0), 0, False, 4), ((1, 0), 0, False, 4), ((2, 0), 0, False, 4)]
    assert totals(state) == [12, 0]


@pytest.mark.rule("CA-5.4")
def test_the_double_is_offered_once_and_only_when_claiming() -> None:
    state = table("o-+\n| |\no-o", build=(1, 0, 0))
    play(state, "tower 1,1", "built")
    assert legal(state) == ["double 0,0", "single"]
    found = refusal(state, "double 4,4")
    assert (found.rule, found.name, found.args) == ("CA-5.4", "refusal-no-such-yard", {"x": 4, "y": 4})
    events = play(state, "double 0,0")
    assert names(events) == ["event-double"]
    assert yards(state) == [((0, 0), 0, True, 4)]
    assert state.phase == "draw"
    assert said(state, "double 0,0") == ("CA-5.4", "refusal-double-used")
    play(state, "draw 1 2")
    state.phase, state.turn, state.short = "build", 0, 3
    play(state, "wall 1,0 2,0", "wall 1,1 2,1", "wall 0,1 0,2")
    state.towers, state.short = 2, 1
    play(state, "tower 2,0", "tower 2,1", "wall 2,0 2,1", "built")
    assert yards(state) == [((0, 0), 0, True, 4), ((1, 0), 0, False, 4)]
    assert state.phase == "draw", "the right is used, nothing is asked"


@pytest.mark.rule("CA-5.4")
def test_the_double_can_be_saved() -> None:
    state = table("o-+\n| |\no-o", build=(1, 0, 0))
    events = play(state, "tower 1,1", "built", "single")
    assert names(events)[-1] == "event-single"
    assert yards(state) == [((0, 0), 0, False, 4)]
    assert not game.view(state, 1).seats[0].doubled
    assert said(state, "single") == ("CA-5.4", "refusal-nothing-claimed")


@pytest.mark.rule("CA-5.4")
def test_one_of_several_new_yards_is_doubled_but_not_an_older_one() -> None:
    picture = """
    o-o-+-o
    | | | |
    o-o-o-o
    """
    state = table(picture, keeps=[((0, 0), 0, False)], build=(1, 0, 0))
    play(state, "tower 2,1", "built")
    assert legal(state) == ["double 1,0", "double 2,0", "single"]
    assert said(state, "double 0,0") == ("CA-5.4", "refusal-double-late")
    play(state, "double 2,0")
    assert yards(state) == [((0, 0), 0, False, 4), ((1, 0), 0, False, 4), ((2, 0), 0, True, 4)]


@pytest.mark.rule("CA-5.4")
def test_a_rivals_yard_is_not_doubled() -> None:
    picture = """
    o-o-+
    | | |
    o-o-o
    """
    state = table(picture, keeps=[((0, 0), 1, False)], build=(1, 0, 0))
    play(state, "tower 2,1", "built")
    found = refusal(state, "double 0,0")
    assert (found.rule, found.name, found.args) == ("CA-5.4", "refusal-double-not-yours", {"seat": 1})


@pytest.mark.rule("CA-5.5")
def test_the_part_that_gives_its_double_away_is_plain_ground_again() -> None:
    """Dividing it later must not be taken for dividing the doubled yard."""
    state = table(ROW_OF_THREE, keeps=[((0, 0), 0, True)], build=(0, 0, 1))
    play(state, "wall 2,0 2,1", "built")
    again = game.imagine(game.view(state, 1), CHANCE)
    assert (again.castle, again.yards, again.claims) == (state.castle, state.yards, state.claims)
    for world in (state, again):
        play(world, "double 2,0", "draw 1 2")
        world.phase, world.turn, world.short = "build", 0, 1
        play(world, "wall 1,0 1,1", "built")
        assert world.phase == "draw", "nothing is asked"
        assert yards(world) == [((0, 0), 0, False, 4), ((1, 0), 0, False, 4), ((2, 0), 0, True, 4)]


@pytest.mark.rule("CA-5.4")
def test_parts_of_a_divided_single_yard_may_be_doubled_also_the_one_with_the_old_keep() -> None:
    state = table(ROW_OF_THREE, keeps=[((0, 0), 0, False)], build=(0, 0, 1))
    play(state, "wall 2,0 2,1", "built")
    assert legal(state) == ["double 0,0", "double 2,0", "single"]
    play(state, "double 0,0")
    assert totals(state) == [12 + 4, 0]


@pytest.mark.rule("CA-5.4")
def test_a_yard_that_only_grew_is_not_claimed_again() -> None:
    picture = """
    o===o
    !   !
    !   !
    !   !
    o-o-o
    """
    state = table(picture, keeps=[((0, 0), 0, False)], build=(1, 0, 1))
    assert totals(state) == [5, 0]
    play(state, "wall 1,0 1,1", "tower 1,1")
    assert totals(state) == [6, 0], "the live score counts the new tower"
    play(state, "built")
    assert state.phase == "draw"
    assert yards(state) == [((0, 0), 0, False, 6)]


@pytest.mark.rule("CA-5.5")
@pytest.mark.parametrize(("part", "points"), [("0,0", 14), ("1,0", 16)])
def test_a_divided_double_stays_on_one_part_of_the_owners_choice(part: str, points: int) -> None:
    state = table(ROW_OF_THREE, keeps=[((0, 0), 0, True)], build=(0, 0, 1))
    assert totals(state) == [16, 0]
    play(state, "wall 1,0 1,1", "built")
    assert game.view(state, 0).must_double
    assert legal(state) == ["double 0,0", "double 1,0"]
    assert said(state, "single") == ("CA-5.5", "refusal-must-double")
    assert said(state, "double 7,7") == ("CA-5.4", "refusal-no-such-yard")
    assert totals(state) == [14, 0], "until a part is named, the double waits in the one with the least cell"
    assert yards(state) == [((0, 0), 0, True, 4), ((1, 0), 0, False, 6)]
    assert game.view(state, 1).seats[0].keeps == 3
    events = play(state, f"double {part}")
    assert names(events)[0] == "event-double-kept"
    assert totals(state) == [points, 0]
    assert sum(double for _, _, double, _ in yards(state)) == 1


@pytest.mark.rule("CA-5.5")
def test_a_double_divided_into_three_and_another_yard_closed_in_the_same_turn() -> None:
    picture = """
    o-o-o-o-o
    |     |
    o-o-o-o-o
    """
    state = table(picture, keeps=[((0, 0), 0, True)], build=(0, 0, 3))
    play(state, "wall 1,0 1,1", "wall 2,0 2,1", "wall 4,0 4,1", "built")
    assert legal(state) == ["double 0,0", "double 1,0", "double 2,0"], "not the new yard: the right is used"
    assert said(state, "double 3,0") == ("CA-5.5", "refusal-double-elsewhere")
    assert (
        texts_for("en", "castellan").reason(refusal(state, "double 3,0")).startswith("CA-5.5: Your double keep is used")
    )
    play(state, "double 2,0")
    assert yards(state) == [
        ((0, 0), 0, False, 4),
        ((1, 0), 0, False, 4),
        ((2, 0), 0, True, 4),
        ((3, 0), 0, False, 4),
    ]
    assert free_ends(state.castle) == 0


@pytest.mark.rule("CA-5.5")
def test_the_double_survives_growing_and_a_second_division() -> None:
    picture = """
    o-o-o-o
    |     |
    o     o
    |     |
    o-o-o-o
    """
    state = table(picture, keeps=[((0, 0), 0, True)], build=(1, 0, 1))
    play(state, "wall 1,0 1,1", "tower 1,1", "built")
    assert yards(state) == [((0, 0), 0, True, 11)]
    assert state.phase == "draw", "nothing was claimed"
    play(state, "draw 1 2")
    state.phase, state.turn, state.short = "build", 0, 1
    play(state, "wall 1,1 1,2", "built")
    assert legal(state) == ["double 0,0", "double 1,0"]


@pytest.mark.rule("CA-5.5")
def test_a_doubled_yard_may_be_divided_in_a_later_turn_again() -> None:
    state = table(ROW_OF_THREE, keeps=[((0, 0), 0, True)], build=(0, 0, 1))
    play(state, "wall 1,0 1,1", "built", "double 1,0", "draw 1 2")
    state.phase, state.turn, state.short = "build", 0, 1
    play(state, "wall 2,0 2,1", "built")
    assert legal(state) == ["double 1,0", "double 2,0"]
    play(state, "double 2,0")
    assert yards(state) == [((0, 0), 0, False, 4), ((1, 0), 0, False, 4), ((2, 0), 0, True, 4)]


@pytest.mark.rule("CA-5.6")
def test_a_surrounded_yard_stays_with_its_owner_who_cannot_build_outwards() -> None:
    picture = """
    o-o-o-+
    |     |
    o o-o o
    | | | |
    o-o-o-o
    """
    state = table(picture, keeps=[((1, 0), 1, False)], build=(1, 0, 0))
    play(state, "tower 3,2", "built", "single", "draw 1 2")
    assert yards(state) == [((0, 0), 0, False, 12), ((1, 0), 1, False, 4)], "the inner corners count for both"
    play(state, "card T2", "take")
    assert refusal(state, "wall 1,1 1,2").args == {"seat": 0}


def test_a_claim_in_unclaimed_ground_does_not_disturb_the_double() -> None:
    picture = """
    o-o o
    | | |
    o-o-o
    """
    state = table(picture, keeps=[((0, 0), 0, True)], build=(0, 0, 1))
    play(state, "wall 1,1 2,1", "built")
    assert yards(state) == [((0, 0), 0, True, 4), ((1, 0), 0, False, 4)]
    assert state.phase == "draw"
    assert game.why_not(state, 0, Single()) is not None
