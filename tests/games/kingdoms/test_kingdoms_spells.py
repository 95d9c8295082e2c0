"""The four spells, their limits and how they go together."""

import pytest
from kingdoms_tables import groups, offered, painting, paper, play, refused, spells, table

from castlewright.games.kingdoms import game


@pytest.mark.rule("CK-7.1")
def test_a_spell_works_once() -> None:
    state = painting("4 greenwood", paper("G1 blue", spells={"match": 1}))
    play(state, 0, "paint blue matching G2")
    assert spells(state) == {}
    assert refused(state, 0, "paint blue matching G3") == "CK-7.1 refusal-no-spell"
    assert game.view(state, 0).mine.paper.spells["match"].used == 1  # type: ignore[union-attr]


@pytest.mark.rule("CK-7.1")
def test_casting_for_nothing_is_allowed() -> None:
    state = painting("3 greenwood", paper(spells={"shift": 1, "spread": 1, "blend": 1}))
    play(state, 0, "blend", "shift redmount", "spread umberland")
    assert spells(state) == {}


@pytest.mark.rule("CK-7.1")
@pytest.mark.parametrize("move", ["shift redmount", "spread lilacfield", "blend"])
def test_no_spell_no_magic(move: str) -> None:
    assert refused(painting("2 greenwood"), 0, move) == "CK-7.1 refusal-no-spell"


@pytest.mark.rule("CK-7.2")
def test_shift_moves_all_drops_to_any_other_kingdom() -> None:
    state = painting("2 greenwood", paper(spells={"shift": 1}))
    assert offered(state, 0, "shift") == [
        f"shift {kingdom}" for kingdom in ("blueriver", "lilacfield", "redmount", "umberland", "yellowmere")
    ]
    assert refused(state, 0, "shift greenwood") == "CK-7.2 refusal-shift-same"
    assert refused(state, 0, "shift nowhere") == "CK-1.2 refusal-unknown"
    play(state, 0, "shift umberland")
    assert refused(state, 0, "paint blue G1") == "CK-5.2 refusal-kingdom"
    play(state, 0, "paint blue U1", "paint blue U9", "done")
    assert game.view(state, 0).seats[0].paper.painted == {"U1": "blue", "U9": "blue"}, "none for Greenwood"


@pytest.mark.rule("CK-7.2")
def test_shift_comes_before_any_painting() -> None:
    state = painting("2 greenwood", paper(spells={"shift": 1}, drops={"red": 1}))
    play(state, 0, "paint red tower Y1")
    assert offered(state, 0, "shift") == []
    assert refused(state, 0, "shift redmount") == "CK-7.2 refusal-shift-late"


@pytest.mark.rule("CK-7.2")
def test_shift_once_and_before_spread() -> None:
    state = painting("2 greenwood", paper(spells={"shift": 2, "spread": 1}))
    after = game.copy(state)
    play(after, 0, "spread blueriver")
    assert refused(after, 0, "shift redmount") == "CK-7.2 refusal-shift-spread"
    play(state, 0, "shift redmount")
    assert refused(state, 0, "shift umberland") == "CK-7.2 refusal-shift-twice"


@pytest.mark.rule("CK-7.2", "CK-4.2")
def test_shift_may_go_to_the_other_kingdom_of_a_border_die_and_the_pick_stays_public() -> None:
    state = table(paper(spells={"shift": 1}), blue="2 greenwood blueriver")
    play(state, 0, "take blue greenwood", "shift blueriver", "paint blue B1")
    assert game.view(state, None).seats[0].pick.kingdom == "greenwood"  # type: ignore[union-attr]


@pytest.mark.rule("CK-7.2", "CK-7.4")
def test_after_shift_neighbours_count_from_the_new_kingdom() -> None:
    state = painting("2 greenwood", paper(spells={"shift": 1, "spread": 2}))
    play(state, 0, "shift blueriver")
    assert offered(state, 0, "spread") == ["spread greenwood", "spread lilacfield", "spread yellowmere"]
    play(state, 0, "spread greenwood", "paint blue G1")


@pytest.mark.rule("CK-7.3")
def test_the_example_of_match() -> None:
    """Three red regions around a fourth: one Match is enough; the capital beside them needs another."""
    state = table(paper("B3 red, B5 red, B6 red", spells={"match": 2}), red="2 blueriver")
    play(state, 0, "take red blueriver")
    assert refused(state, 0, "paint red B7") == "CK-5.4 refusal-neighbour"
    play(state, 0, "paint red matching B7")
    assert spells(state) == {"match": 1}
    assert refused(state, 0, "paint red B4") == "CK-5.4 refusal-neighbour"
    play(state, 0, "paint red matching B4")
    assert spells(state) == {}


@pytest.mark.rule("CK-7.3")
def test_match_gives_no_new_drop() -> None:
    state = painting("2 greenwood", paper("G1 blue", spells={"match": 3}))
    play(state, 0, "paint blue matching G2", "paint blue matching G3")
    assert spells(state) == {"match": 1}
    assert refused(state, 0, "paint blue matching G4") == "CK-5.1 refusal-no-drops"
    assert offered(state, 0) == ["done"]


@pytest.mark.rule("CK-7.4")
def test_all_drops_may_leave_the_source() -> None:
    state = painting("2 greenwood", paper(spells={"spread": 2}))
    play(state, 0, "spread blueriver", "spread lilacfield", "paint blue B1", "paint blue L2", "done")
    assert game.view(state, 0).seats[0].paper.painted == {"B1": "blue", "L2": "blue"}
    assert state.papers[0].blots == 0


@pytest.mark.rule("CK-7.5")
@pytest.mark.parametrize("order", [("paint blue G1", "paint green G6"), ("paint green G6", "paint blue G1")])
def test_a_blended_drop_comes_before_or_after_the_others(order: tuple[str, ...]) -> None:
    state = painting("3 greenwood", paper(spells={"blend": 1}))
    play(state, 0, "blend", *order)
    assert offered(state, 0) == ["done"]


@pytest.mark.rule("CK-7.3")
def test_match_is_not_wasted_and_lifts_nothing_else() -> None:
    state = painting("2 greenwood", paper("G1 blue, L1 blue", spells={"match": 1}))
    assert refused(state, 0, "paint blue matching G7") == "CK-7.3 refusal-match-needless"
    assert refused(state, 0, "paint blue matching L2") == "CK-5.2 refusal-kingdom"
    assert refused(state, 0, "paint blue matching G1") == "CK-5.3 refusal-painted"
    assert offered(state, 0, "paint blue matching") == [f"paint blue matching G{number}" for number in (2, 3, 4)]


@pytest.mark.rule("CK-7.3")
def test_match_serves_tower_drops_and_blended_ones() -> None:
    state = painting("2 greenwood", paper("Y1 red, G1 green", spells={"match": 2, "blend": 1}, drops={"red": 1}))
    play(state, 0, "paint red tower matching Y2", "blend", "paint green matching G3")
    assert spells(state) == {}


@pytest.mark.rule("CK-7.4")
def test_spread_opens_one_neighbour_at_a_time() -> None:
    state = painting("3 greenwood", paper(spells={"spread": 3}))
    assert offered(state, 0, "spread") == ["spread blueriver", "spread lilacfield"]
    assert refused(state, 0, "spread redmount") == "CK-7.4 refusal-spread-far"
    assert refused(state, 0, "spread greenwood") == "CK-7.4 refusal-spread-open"
    assert refused(state, 0, "spread nowhere") == "CK-1.2 refusal-unknown"
    play(state, 0, "paint blue G1", "spread lilacfield", "paint blue L2")
    assert refused(state, 0, "paint blue B1") == "CK-5.2 refusal-kingdom"
    assert refused(state, 0, "spread lilacfield") == "CK-7.4 refusal-spread-open"
    assert refused(state, 0, "spread yellowmere") == "CK-7.4 refusal-spread-far", "no chain: the source stays"
    play(state, 0, "spread blueriver", "paint blue B1")
    assert spells(state) == {"spread": 1}


@pytest.mark.rule("CK-7.4")
def test_nothing_need_go_to_the_source() -> None:
    state = painting("2 greenwood", paper(spells={"spread": 1}))
    play(state, 0, "spread lilacfield", "paint blue L1", "paint blue L5", "done")
    assert state.papers[0].blots == 0


@pytest.mark.rule("CK-7.5")
def test_blend_turns_two_drops_into_a_mixed_one() -> None:
    state = painting("3 greenwood", paper(spells={"blend": 3}))
    assert refused(state, 0, "paint green G1") == "CK-7.5 refusal-no-blended"
    play(state, 0, "blend")
    assert refused(state, 0, "blend") == "CK-7.5 refusal-blend-two"
    play(state, 0, "paint purple G1", "paint blue G2", "done")
    assert state.papers[0].blots == 0


@pytest.mark.rule("CK-7.5")
def test_blend_twice_with_four_and_in_mid_turn() -> None:
    state = painting("4 greenwood", paper(spells={"blend": 3}))
    play(state, 0, "blend", "blend")
    assert refused(state, 0, "blend") == "CK-7.5 refusal-blend-two"
    assert refused(state, 0, "paint blue G1") == "CK-5.1 refusal-no-drops"
    play(state, 0, "paint green G1", "paint brown G2")
    assert offered(state, 0) == ["done"]
    late = painting("4 greenwood", paper(spells={"blend": 1}, drops={"red": 2}))
    play(late, 0, "paint blue G1", "paint blue G5", "blend", "paint green G7")
    assert late.papers[0].drops[4] == 2, "tower drops are not blended"


@pytest.mark.rule("CK-7.6")
def test_a_blended_drop_is_a_drop_of_the_die() -> None:
    state = table(paper(spells={"blend": 1}), paper(), blue="2 greenwood")
    play(state, 0, "take blue greenwood", "blend")
    assert refused(state, 0, "paint green L1") == "CK-5.2 refusal-kingdom"
    assert game.view(state, 0).prompt.name == "prompt-blended"
    play(state, 0, "done")
    assert state.papers[0].blots == 1


@pytest.mark.rule("CK-7.2", "CK-7.3", "CK-7.4", "CK-7.5")
def test_the_great_example_of_all_four_spells() -> None:
    """A blue 4 from Redmount: moved to Blueriver, matched at the capital, spread twice, and blended for the dragon."""
    held = {"shift": 1, "match": 1, "spread": 2, "blend": 1}
    state = table(paper("B7 blue", spells=held), paper(), blue="4 redmount")
    play(
        state,
        0,
        "take blue redmount",
        "shift blueriver",
        "paint blue matching B4",
        "spread greenwood",
        "spread lilacfield",
        "paint blue L2",
        "blend",
        "paint green G9",
        "done",
    )
    assert state.papers[0].blots == 0
    assert spells(state) == {}
    score = groups(state)
    assert score["blueriver"] == 1 + 2
    assert score["hydra"] == 2 - 2
    assert score["dragon"] == 2 - 5
    play(state, 1, "take red yellowmere", "done")
    assert state.papers[0].used_spells == (1, 1, 2, 1)
