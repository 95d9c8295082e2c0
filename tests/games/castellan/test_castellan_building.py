"""Where pieces fit, and where they do not (section 4)."""

import msgspec
import pytest
from castellan_tables import CHANCE, free_ends, legal, names, play, refusal, said, table, totals

from castlewright.core import Refused
from castlewright.games.castellan import game
from castlewright.games.castellan.board import Node
from castlewright.games.castellan.components import Pieces
from castlewright.games.castellan.moves import Built, Double, Move, Tower, Wall
from castlewright.texts import texts_for

SIX_TOWERS = """
o===o
!   !
! o !
! | !
o-o-o
"""
ROOMY = """
o-o-o-o
|     |
o o   o
| |   |
o-o-o-o
"""


@pytest.mark.rule("CA-4.1")
def test_only_the_pieces_taken_are_built_in_any_order() -> None:
    state = table("o-+", build=(1, 1, 0))
    assert legal(state) == ["tower 1,0", "wall -2,0 0,0", "wall 0,-2 0,0", "wall 0,0 0,2"]
    found = refusal(state, "wall 0,0 0,1")
    assert (found.rule, found.name, found.args) == ("CA-4.1", "refusal-none-left", {"kind": "short"})
    play(state, "tower 1,0", "wall 1,0 1,2")
    assert refusal(state, "tower 1,2").args == {"kind": "tower"}
    assert refusal(state, "wall 0,0 0,2").args == {"kind": "long"}
    assert legal(state) == ["built"]
    other_order = table("o-+", build=(1, 1, 0))
    assert said(other_order, "wall 1,0 1,2") == ("CA-4.4", "refusal-wall-loose"), "the tower makes room for it"


@pytest.mark.rule("CA-4.2")
def test_the_first_piece_is_a_tower_on_the_origin() -> None:
    state = table(build=(2, 1, 1))
    assert legal(state) == ["tower 0,0"]
    for notation in ("tower 1,0", "wall 0,0 1,0", "wall 0,0 2,0"):
        assert said(state, notation) == ("CA-4.2", "refusal-first-place")
    play(state, "tower 0,0")
    assert not [move for move in legal(state) if move.startswith("tower")]


@pytest.mark.rule("CA-4.2")
def test_a_tower_stands_only_on_a_free_wall_end() -> None:
    state = table("o===+", build=(1, 0, 0))
    assert legal(state) == ["tower 2,0"]
    assert said(state, "tower 0,0") == ("CA-4.2", "refusal-tower-on-tower")
    assert said(state, "tower 1,0") == ("CA-4.2", "refusal-tower-covered")
    assert said(state, "tower 0,1") == ("CA-4.2", "refusal-tower-nowhere")
    play(state, "tower 2,0")


@pytest.mark.rule("CA-4.2")
def test_one_tower_joins_every_wall_that_waits_there() -> None:
    state = table("o-+-o\n|   |\no-o-o", build=(1, 0, 0))
    play(state, "tower 1,1", "built")
    assert len(state.castle.arms) == 12
    assert free_ends(state.castle) == 0
    assert state.phase == "claim"


@pytest.mark.rule("CA-4.3")
def test_nothing_could_continue_a_wall_onto_a_covered_node() -> None:
    """The wall that the rulebook shows as wrong."""
    state = table(SIX_TOWERS, build=(0, 1, 1))
    found = refusal(state, "wall 1,1 1,2")
    assert (found.rule, found.name, found.args) == ("CA-4.3", "refusal-wall-blocked", {"x": 1, "y": 2})
    texts = texts_for("en", "castellan")
    assert texts.reason(found) == "CA-4.3: Nothing could continue this wall: a tower cannot stand on (1, 2)."


@pytest.mark.rule("CA-4.3")
def test_either_end_may_be_the_blocked_one_and_a_tower_in_the_side_makes_room() -> None:
    above = table("  o\n  |\no-o\n|\no===o", build=(0, 1, 1))
    assert refusal(above, "wall 1,0 1,1").args == {"x": 1, "y": 0}
    long_way = table("o-o\n|\no\n|\no===o", build=(0, 1, 0))
    found = refusal(long_way, "wall 1,0 1,2")
    assert (found.rule, found.args) == ("CA-4.3", {"x": 1, "y": 0})
    with_tower = table("o-o-o\n!   !\n! o !\n! | !\no-o-o", build=(0, 0, 1))
    assert "wall 1,1 1,2" in legal(with_tower)


@pytest.mark.rule("CA-4.3")
def test_two_walls_may_wait_for_the_same_tower() -> None:
    state = table("o\n|\no-o", build=(1, 0, 2))
    play(state, "wall 0,1 1,1")
    assert "wall 1,0 1,1" in legal(state)
    play(state, "wall 1,0 1,1", "tower 1,1")
    assert state.touched


@pytest.mark.rule("CA-4.4")
def test_walls_are_straight_short_or_long_and_begin_at_a_tower() -> None:
    state = table("o-+", build=(0, 1, 1))
    assert said(state, "wall 0,0 1,1") == ("CA-4.4", "refusal-wall-crooked")
    assert refusal(state, "wall 0,0 0,3").args == {"length": 3}
    assert said(state, "wall 0,0 0,3") == ("CA-4.4", "refusal-wall-length")
    assert said(state, "wall 0,0 0,0") == ("CA-4.4", "refusal-wall-length")
    assert said(state, "wall 1,0 2,0") == ("CA-4.4", "refusal-wall-loose"), "walls do not join walls"
    assert said(state, "wall 8,8 9,8") == ("CA-4.4", "refusal-wall-loose"), "one castle"


@pytest.mark.rule("CA-4.4")
@pytest.mark.parametrize("ends", [((0, 0), (0, 1)), ((0, 1), (0, 0))])
def test_a_wall_has_no_direction(ends: tuple[Node, Node]) -> None:
    """Its ends may come in any order, as an object, in the notation and in JSON; it is named in one."""
    (ax, ay), (bx, by) = ends
    decoded = msgspec.json.decode(msgspec.json.encode({"type": "wall", "a": ends[0], "b": ends[1]}), type=Move)
    for wall in (Wall(*ends), game.parse(f"wall {ax},{ay} {bx},{by}"), decoded):
        assert wall == Wall((0, 0), (0, 1))
        assert str(wall) == "wall 0,0 0,1"
        assert game.why_not(table("o-+", build=(0, 1, 1)), 0, wall) is None


@pytest.mark.rule("CA-4.4")
def test_every_wall_is_listed_once_also_between_two_towers() -> None:
    state = table("o-o\n|\no-o", build=(0, 0, 1))
    assert len(legal(state)) == len(set(legal(state)))
    assert legal(state).count("wall 1,0 1,1") == 1


@pytest.mark.rule("CA-4.5")
def test_a_step_carries_one_wall() -> None:
    state = table("o===o-o", build=(0, 1, 1))
    for notation in ("wall 0,0 1,0", "wall 1,0 2,0", "wall 2,0 3,0", "wall 0,0 2,0", "wall 1,0 3,0", "wall -1,0 1,0"):
        assert said(state, notation) in {("CA-4.5", "refusal-edge-taken"), ("CA-4.4", "refusal-wall-loose")}
    assert said(state, "wall 0,0 1,0") == ("CA-4.5", "refusal-edge-taken")
    assert said(state, "wall 1,0 2,0") == ("CA-4.5", "refusal-edge-taken")
    assert said(state, "wall 1,0 3,0") == ("CA-4.5", "refusal-edge-taken")


@pytest.mark.rule("CA-4.6")
def test_a_long_wall_needs_an_empty_node_in_its_middle() -> None:
    waiting = table("o\n|\no-+\n", build=(0, 1, 1))
    play(waiting, "wall 0,1 1,1")
    found = refusal(waiting, "wall 0,1 2,1")
    assert found.rule == "CA-4.5"
    over_end = table("o-o\n|\no-+", build=(0, 1, 0))
    found = refusal(over_end, "wall 1,-1 1,1")
    assert (found.rule, found.name, found.args) == ("CA-4.6", "refusal-over-end", {"x": 1, "y": 0})
    over_tower = table("o-o\n|\no-o", build=(0, 1, 0))
    found = refusal(over_tower, "wall 1,-1 1,1")
    assert (found.rule, found.name) == ("CA-4.6", "refusal-over-tower")
    across = table("o-o\n|\no===o", build=(0, 1, 0))
    found = refusal(across, "wall 1,-1 1,1")
    assert (found.rule, found.name, found.args) == ("CA-4.6", "refusal-over-wall", {"x": 1, "y": 0})


@pytest.mark.rule("CA-4.7")
def test_nothing_is_built_in_a_rival_yard_but_outwards_from_its_border() -> None:
    state = table(ROOMY, keeps=[((0, 0), 1, False)], build=(0, 1, 2))
    found = refusal(state, "wall 1,1 2,1")
    assert (found.rule, found.name, found.args) == ("CA-4.7", "refusal-rival-yard", {"seat": 1})
    assert not any("1,1" in move.split() for move in legal(state))
    assert "wall 1,-1 1,0" in legal(state)
    owner = table(ROOMY, keeps=[((0, 0), 0, False)], build=(0, 1, 2))
    assert "wall 1,1 2,1" in legal(owner)


@pytest.mark.rule("CA-4.7")
def test_a_wall_end_in_a_rival_yard_is_closed_to_towers_and_open_to_its_owner() -> None:
    picture = SIX_TOWERS.replace("! o !", "! + !")
    state = table(picture, keeps=[((0, 0), 1, False)], build=(1, 0, 0))
    assert said(state, "tower 1,1") == ("CA-4.7", "refusal-rival-yard")
    assert legal(state) == ["built"], "impossible for the seat whose turn it is"
    play(state, "built", "draw 1 2")
    assert state.received[1] == Pieces(towers=1)
    play(state, "card T2", "take")
    assert "tower 1,1" in legal(state)


@pytest.mark.rule("CA-4.7")
def test_with_more_players_every_other_yard_is_closed() -> None:
    for owner in (1, 2, 3):
        state = table(ROOMY, keeps=[((0, 0), owner, False)], seats=4, build=(0, 0, 1))
        assert refusal(state, "wall 1,1 2,1").args == {"seat": owner}


@pytest.mark.rule("CA-4.8")
def test_own_yards_and_yards_closed_in_this_turn_are_open() -> None:
    own = table(ROOMY, keeps=[((0, 0), 0, True)], build=(1, 0, 1))
    assert {"wall 0,1 1,1", "wall 1,1 2,1"} & set(legal(own)) == {"wall 0,1 1,1", "wall 1,1 2,1"}
    fresh = table("o-o-+\n|   |\no-o-o", build=(1, 0, 1))
    play(fresh, "tower 2,1")
    assert len(game.view(fresh, 0).closed) == 1
    assert game.view(fresh, 0).yards == ()
    assert "wall 1,0 1,1" in legal(fresh), "it may be divided at once"
    play(fresh, "wall 1,0 1,1", "built")
    assert sorted(fresh.claims) == list(fresh.claims)
    assert [yard.cell for yard in game.view(fresh, 0).yards] == [(0, 0), (1, 0)]


@pytest.mark.rule("CA-4.9")
def test_building_goes_on_while_anything_fits() -> None:
    state = table("o-+", build=(1, 1, 1))
    found = refusal(state, "built")
    assert (found.rule, found.name, found.args) == ("CA-4.9", "refusal-tower-fits", {"x": 1, "y": 0})
    play(state, "tower 1,0")
    found = refusal(state, "built")
    assert found.name == "refusal-wall-fits"
    assert found.args == {"kind": "long", "x": -2, "y": 0, "to_x": 0, "to_y": 0}
    play(state, "wall -2,0 0,0")
    assert refusal(state, "built").args["kind"] == "short"


@pytest.mark.rule("CA-4.9")
def test_a_piece_may_be_stranded_by_the_order_of_building() -> None:
    """The wall closes a yard and leaves no free end for the tower: allowed, because only now counts."""
    picture = "o o\n| |\no-o"
    other_order = table(picture, build=(1, 0, 1))
    play(other_order, "wall 0,1 0,2", "tower 0,2")
    assert not other_order.pieces, "both could have been used"
    state = table(picture, build=(1, 0, 1))
    play(state, "wall 0,1 1,1")
    assert legal(state) == ["built"]
    events = play(state, "built")
    assert names(events) == ["event-built", "event-claim", "event-pass"]
    assert state.received[1] == Pieces(towers=1)
    assert totals(state) == [4, 0]


@pytest.mark.rule("CA-4.10")
def test_leftovers_go_left_and_on_again() -> None:
    state = table("o", seats=3, turn=2, build=(2, 0, 0))
    events = play(state, "built", "draw 0 3")
    assert events[1].args == {"seat": 2, "to_seat": 0, "towers": 2, "long": 0, "short": 0}
    assert game.view(state, 1).seats[0].received == Pieces(towers=2), "open to everybody"
    play(state, "card T2", "take")
    assert state.pieces == Pieces(towers=3, short=1)
    play(state, "wall 0,0 0,1", "tower 0,1", "built")
    assert state.received[1] == Pieces(towers=2), "several lots may add up and travel on"


@pytest.mark.rule("CA-4.10")
def test_nothing_fits_where_every_end_lies_in_rival_yards() -> None:
    state = table("o-o-o\n| | |\no-o-o", keeps=[((0, 0), 1, False), ((1, 0), 1, False)], build=(1, 0, 0))
    assert legal(state) == ["built"]
    events = play(state, "built")
    assert names(events) == ["event-built", "event-pass"]
    assert events[0].args["count"] == 0
    assert state.received[1] == Pieces(towers=1)


@pytest.mark.rule("CA-4.10")
def test_a_turn_without_a_piece_goes_on() -> None:
    state = table("o", build=(2, 0, 0))
    play(state, "built")
    assert state.phase == "draw"
    play(state, "draw 1 2")
    assert (state.turn, state.phase) == (1, "choose")
    assert game.view(state, 0).fresh == ()


def test_absurd_moves_are_answered_and_change_nothing() -> None:
    far = 10**40
    state = table(SIX_TOWERS, keeps=[((0, 0), 1, False)], build=(1, 1, 1))
    before = state.copy()
    for move in (
        Tower((far, -far)),
        Wall((0, 0), (far, 0)),
        Wall((far, far), (far, far + 1)),
        Wall((-far, 0), (0, far)),
        Wall((1, 0), (1, 1024)),
        Double((far, far)),
        Built(),
    ):
        found = game.why_not(state, 0, move)
        assert found is not None
        assert all(not isinstance(value, int) or abs(value) < 1000 for value in found.args.values())
        with pytest.raises(Refused):
            game.advance(state, 0, move, CHANCE)
    assert state == before
    claiming = table(SIX_TOWERS, phase="claim")
    for typed, spoken in (((5000, -5000), "(5000, -5000)"), ((far, -far), "(> 999999999999, < -999999999999)")):
        found = game.why_not(claiming, 0, Double(typed))
        assert found is not None
        for language in ("en", "ru"):
            assert spoken in texts_for(language, "castellan").reason(found)


def test_the_fresh_pieces_are_those_of_the_running_turn_or_the_last_one() -> None:
    state = table("o-+", build=(1, 0, 1))
    play(state, "tower 1,0", "wall 1,0 1,1")
    assert game.view(state, 1).fresh == ({"tower": [1, 0]}, {"wall": [[1, 0], [1, 1]]})
    play(state, "built", "draw 1 2", "card T2", "take")
    assert len(game.view(state, 0).fresh) == 2
    assert game.view(state, 0).built == 0
    play(state, "tower 1,1")
    assert game.view(state, 0).fresh == ({"tower": [1, 1]},)
    assert totals(state) == [0, 0]
