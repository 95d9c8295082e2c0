"""Drops, blots, symbols and watchtowers."""

import pytest
from kingdoms_tables import CHANCE, drops, groups, offered, painting, paper, play, refused, spells, table, whole

from castlewright.games.kingdoms import game
from castlewright.games.kingdoms.board import COLOUR, mix
from castlewright.games.kingdoms.components import COLOURS, KINGDOMS


@pytest.mark.rule("CK-5.1")
def test_as_many_drops_as_the_die_shows_one_by_one() -> None:
    state = painting("3 greenwood")
    assert refused(state, 0, "paint red G1") == "CK-5.1 refusal-colour"
    play(state, 0, "paint blue G1", "paint blue G6")
    assert offered(state, 0, "paint") == ["paint blue G5", "paint blue G7", "paint blue G9"]
    play(state, 0, "paint blue G5")
    assert offered(state, 0) == ["done"]
    assert refused(state, 0, "paint blue G9") == "CK-5.1 refusal-no-drops"


@pytest.mark.rule("CK-5.2")
def test_drops_of_the_die_stay_in_its_kingdom() -> None:
    state = painting("2 greenwood")
    assert [move[-2] for move in offered(state, 0, "paint")] == ["G"] * 9
    assert refused(state, 0, "paint blue L1") == "CK-5.2 refusal-kingdom"


@pytest.mark.rule("CK-5.2")
def test_every_colour_goes_into_every_kingdom() -> None:
    """Whatever the colour of its capital, and whatever it is called."""
    for kingdom, letter, _, _ in KINGDOMS:
        for colour in COLOURS:
            state = painting(f"2 {kingdom}", paper(drops={colour: 1}))
            every = [f"paint {colour} tower {letter}{number}" for number in range(1, 10)]
            assert set(every) <= set(offered(state, 0, f"paint {colour} tower"))


@pytest.mark.rule("CK-5.3")
def test_a_region_is_painted_once() -> None:
    state = painting("2 greenwood", paper("G1 red"))
    assert refused(state, 0, "paint blue G1") == "CK-5.3 refusal-painted"
    play(state, 0, "paint blue G2")
    assert refused(state, 0, "paint blue G2") == "CK-5.3 refusal-painted"


@pytest.mark.rule("CK-5.4", "CK-1.4")
def test_no_colour_beside_itself_not_even_across_a_border() -> None:
    state = painting("3 greenwood", paper("L1 blue, G6 green"))
    assert refused(state, 0, "paint blue G2") == "CK-5.4 refusal-neighbour"
    play(state, 0, "paint blue G4")
    assert refused(state, 0, "paint blue G5") == "CK-5.4 refusal-neighbour"
    assert offered(state, 0, "paint") == ["paint blue G8", "paint blue G9"]
    play(state, 0, "paint blue G8")  # beside the green G6: another colour


@pytest.mark.rule("CK-5.4")
def test_equal_colours_across_a_border_narrow_an_empty_kingdom() -> None:
    state = painting("4 greenwood", paper("L8 blue"))
    play(state, 0, "paint blue G1", "paint blue G5", "paint blue G6")
    assert offered(state, 0) == ["done"]


@pytest.mark.rule("CK-5.5", "CK-5.6")
def test_stopping_early_costs_one_blot() -> None:
    state = table(paper(), paper(), blue="4 greenwood")
    play(state, 0, "take blue greenwood", "done")
    assert state.papers[0].blots == 1
    assert refused(state, 0, "paint blue G1") == "CK-5.5 refusal-done"
    assert refused(state, 0, "done") == "CK-5.5 refusal-done"
    play(state, 1, "take red yellowmere", "paint red Y1", "paint red Y3", "done")
    assert [one.blots for one in state.papers] == [1, 0]


@pytest.mark.rule("CK-5.6")
def test_being_stuck_costs_one_blot_too() -> None:
    state = painting("4 greenwood", paper(whole("G", but="G1")))
    assert game.view(state, 0).mine.turn.blot  # type: ignore[union-attr]
    play(state, 0, *offered(state, 0, "paint"))
    turn = game.view(state, 0).mine.turn  # type: ignore[union-attr]
    assert turn is not None
    assert (turn.stuck, turn.blot, turn.left) == (True, True, 3)
    play(state, 0, "done")
    assert state.papers[0].blots == 1


@pytest.mark.rule("CK-5.7")
def test_without_blots_nothing_more_happens() -> None:
    state = table(paper(blots=10), paper(), blue="4 greenwood")
    play(state, 0, "take blue greenwood")
    assert not game.view(state, 0).mine.turn.blot  # type: ignore[union-attr]
    play(state, 0, "done")
    assert state.papers[0].blots == 10


# -- symbols --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-6.1", "CK-10.2")
@pytest.mark.parametrize(
    ("region", "kingdom", "colour", "points"),
    [
        ("B4", "blueriver", "blue", 2),
        ("R2", "redmount", "red", 2),
        ("Y5", "yellowmere", "yellow", 2),
        ("G7", "greenwood", "green", 3),
        ("L6", "lilacfield", "purple", 3),
        ("U2", "umberland", "brown", 3),
    ],
)
def test_a_capital_is_built_in_its_own_colour(region: str, kingdom: str, colour: str, points: int) -> None:
    assert groups(table(paper({region: colour})))[kingdom] == points + 1
    wrong = "red" if colour != "red" else "blue"
    assert groups(table(paper({region: wrong})))[kingdom] == 1


@pytest.mark.rule("CK-6.1")
def test_the_example_of_two_capitals() -> None:
    """Greenwood's capital green: 3 points; Yellowmere's capital blue: nothing more."""
    state = table(paper("G7 green, Y5 blue"))
    named = {(line.group, line.name): line.points for line in game.scores(state)[0].lines}
    assert named["greenwood", "line-capital-built"] == 3
    assert named["yellowmere", "line-capital-lost"] == 0
    assert named["redmount", "line-capital-open"] == 0


@pytest.mark.rule("CK-6.2", "CK-7.1")
def test_spells_are_gained_at_once_and_work_from_the_next_round() -> None:
    """Two spell regions in one round, beside spells held before."""
    state = table(paper(spells={"match": 1}), paper(), blue="3 greenwood")
    play(state, 0, "take blue greenwood", "paint blue G3", "paint blue G8")
    view = game.view(state, 0).mine.paper.spells  # type: ignore[union-attr]
    assert [(name, view[name].ready, view[name].new) for name in view] == [
        ("shift", 0, 0),
        ("match", 1, 0),
        ("spread", 0, 1),
        ("blend", 0, 1),
    ]
    assert refused(state, 0, "spread blueriver") == "CK-7.1 refusal-spell-new"
    play(state, 1, "take red yellowmere", "done")
    play(state, 0, "done")
    assert spells(state) == {"match": 1, "spread": 1, "blend": 1}


@pytest.mark.rule("CK-6.3", "CK-10.4", "CK-10.5")
def test_monsters_are_tamed_beaten_or_left() -> None:
    lines = {
        line.args["region"]: line
        for line in game.scores(table(paper("G9 green, L9 red, B7 red, Y7 yellow")))[0].lines
        if "region" in line.args
    }
    assert (lines["G9"].name, lines["G9"].points) == ("line-tamed", 2)
    assert (lines["L9"].name, lines["L9"].points) == ("line-tamed", 1)
    assert (lines["B7"].name, lines["B7"].points) == ("line-beaten", 0)
    assert (lines["Y7"].name, lines["Y7"].points) == ("line-tamed", 1)
    assert (lines["G2"].name, lines["G2"].points) == ("line-roaming", -1)
    assert len(lines) == 18


@pytest.mark.rule("CK-6.3")
def test_who_is_tamed_by_what() -> None:
    tamers = {}
    for region in game.components()["regions"]:
        tamers.setdefault(region["symbol"], set()).add(region["colour"])
    assert tamers["griffin"] == {"red"}
    assert tamers["hydra"] == {"blue"}
    assert tamers["unicorn"] == {"yellow"}
    assert tamers["dragon"] == {"green", "purple", "brown"}
    assert tamers["capital"] == {None}


# -- watchtowers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-6.4")
@pytest.mark.parametrize("tower", ["B1 Y1", "B2 G8", "G2 L1", "L3 R1", "R8 U3", "U4 Y6"])
def test_a_tower_gives_one_drop_when_both_sides_are_painted(tower: str) -> None:
    one, other = tower.split()
    for first, second in ((one, other), (other, one)):
        kingdom = {
            "B": "blueriver",
            "G": "greenwood",
            "L": "lilacfield",
            "R": "redmount",
            "U": "umberland",
            "Y": "yellowmere",
        }
        state = painting(f"4 {kingdom[second[0]]}", paper({first: "red"}))
        play(state, 0, f"paint blue {second}")
        assert drops(state) == {"purple": 1}
        play(state, 0, *offered(state, 0, "paint")[:1])
        assert drops(state) == {"purple": 1}


@pytest.mark.rule("CK-6.5")
def test_six_outcomes_of_a_tower() -> None:
    basic = {("blue", "red"): "purple", ("blue", "yellow"): "green", ("red", "yellow"): "brown"}
    for (one, other), mixed in basic.items():
        assert mix(COLOUR[one], COLOUR[other]) == mix(COLOUR[other], COLOUR[one]) == COLOUR[mixed]
    for colour in ("blue", "red", "yellow"):
        assert mix(COLOUR[colour], COLOUR[colour]) == COLOUR[colour]


@pytest.mark.rule("CK-6.5")
def test_equal_basic_colours_give_that_colour() -> None:
    state = painting("2 yellowmere", paper("B1 blue", spells={"match": 1}))
    play(state, 0, "paint blue matching Y1")
    assert drops(state) == {"blue": 1}


@pytest.mark.rule("CK-6.5")
def test_a_mixed_colour_leaves_the_choice_and_demands_it() -> None:
    state = painting("2 yellowmere", paper("B1 green"))
    assert offered(state, 0, "paint blue Y1") == [
        f"paint blue Y1 gives {mixed}" for mixed in ("brown", "green", "purple")
    ]
    assert refused(state, 0, "paint blue Y1") == "CK-6.5 refusal-gift"
    assert refused(state, 0, "paint blue Y1 gives red") == "CK-6.5 refusal-gift"
    assert refused(state, 0, "paint blue Y5 gives green") == "CK-6.5 refusal-gift-needless"
    play(state, 0, "paint blue Y1 gives green")
    assert drops(state) == {"green": 1}
    assert state.papers[0].awaiting == state.papers[0].awaiting_mixed == 0


@pytest.mark.rule("CK-6.5")
def test_two_equal_mixed_colours_leave_the_choice_too() -> None:
    state = painting("2 yellowmere", paper("B1 green", spells={"match": 1}, drops={"green": 1}))
    play(state, 0, "paint green tower matching Y1 gives brown")
    assert drops(state) == {"brown": 1}


@pytest.mark.rule("CK-6.5", "CK-6.6", "CK-6.7")
def test_the_example_of_two_towers() -> None:
    """Yellow and red give brown; a green drop gained earlier completes another tower, and purple is chosen."""
    state = table(paper("B1 yellow, U4 blue", drops={"green": 1}), red="2 yellowmere")
    play(state, 0, "take red yellowmere", "paint red Y1")
    assert drops(state) == {"brown": 1}
    play(state, 0, "paint green tower Y6 gives purple")
    assert drops(state) == {"brown": 1, "purple": 1}
    supply = game.view(state, 0).mine.paper.drops  # type: ignore[union-attr]
    assert (supply["green"].ready, supply["green"].used) == (0, 1)


@pytest.mark.rule("CK-6.6")
def test_tower_drops_before_between_and_after_and_from_the_next_round() -> None:
    state = table(paper("B1 red", drops={"green": 2, "red": 1}), paper(), blue="2 yellowmere")
    assert refused(state, 0, "paint green tower G1") == "CK-3.1 refusal-no-die"
    play(state, 0, "take blue yellowmere", "paint green tower R1", "paint blue Y1")
    assert refused(state, 0, "paint purple tower G1") == "CK-6.6 refusal-drop-new"
    assert refused(state, 0, "paint yellow tower G1") == "CK-6.6 refusal-no-tower-drop"
    play(state, 0, "paint red tower G1", "paint blue Y3", "paint green tower U1", "done")
    play(state, 1, "take red yellowmere", "done")
    assert state.papers[0].blots == 0
    play(state, 0, str(game.legal(state, 0)[0]))
    assert offered(state, 0, "paint purple tower")


@pytest.mark.rule("CK-6.6")
def test_tower_drops_when_the_die_has_no_place() -> None:
    state = painting("2 greenwood", paper(whole("G"), drops={"red": 1}))
    play(state, 0, "paint red tower Y9", "done")
    assert state.papers[0].blots == 1


@pytest.mark.rule("CK-6.7")
def test_tower_drops_go_anywhere_but_obey_the_neighbours() -> None:
    state = painting("2 greenwood", paper("R3 red", drops={"red": 1}))
    assert refused(state, 0, "paint red tower R4") == "CK-5.4 refusal-neighbour"
    assert refused(state, 0, "paint red tower R3") == "CK-5.3 refusal-painted"
    assert len(offered(state, 0, "paint red tower")) == 54 - 4


@pytest.mark.rule("CK-6.7")
def test_a_kept_tower_drop_is_no_blot() -> None:
    state = painting("2 greenwood", paper(drops={"red": 3}))
    play(state, 0, "paint blue G1", "paint blue G5", "done")
    assert state.papers[0].blots == 0
    assert state.papers[0].drops[COLOUR["red"]] == 3
    assert game.conserved(state)["dice"] == 4


def test_unknown_regions_and_colours_are_refused() -> None:
    state = painting("2 greenwood")
    assert refused(state, 0, "paint blue Q7") == "CK-1.2 refusal-unknown"
    assert refused(state, 0, "paint pink G1") == "CK-1.4 refusal-unknown"
    assert game.outcome(state) is None
    assert CHANCE.seed


@pytest.mark.rule("CK-5.6")
@pytest.mark.parametrize(
    ("spells", "drops", "said"),
    [
        ({}, {}, {"spells": 0, "towers": 0}),
        ({"shift": 1}, {}, {"spells": 1, "towers": 0}),
        ({"spread": 1}, {}, {"spells": 1, "towers": 0}),
        ({"blend": 3}, {}, {"spells": 0, "towers": 0}),
        ({"match": 3}, {}, {"spells": 0, "towers": 0}),
        ({"match": 3, "spread": 1}, {"green": 1}, {"spells": 1, "towers": 1}),
        ({}, {"red": 2}, {"spells": 0, "towers": 1}),
    ],
)
def test_a_prompt_names_only_what_helps(spells: dict[str, int], drops: dict[str, int], said: dict[str, int]) -> None:
    """Greenwood is full: a mixed drop has no place there either, nor one beside its own colour."""
    state = painting("2 greenwood", paper(whole("G"), spells=spells, drops=drops))
    assert game.view(state, 0).prompt.args == {"blot": 1} | said


def test_when_all_is_placed_only_tower_drops_are_left_to_play() -> None:
    state = painting("2 greenwood", paper(spells={"shift": 1, "spread": 1, "match": 1}, drops={"red": 1}))
    play(state, 0, "paint blue G1", "paint blue G6")
    assert game.view(state, 0).prompt.args == {"towers": 1}
    play(state, 0, "paint red tower G2")
    assert game.view(state, 0).prompt.args == {"towers": 0}


@pytest.mark.rule("CK-5.5")
def test_the_own_view_says_what_was_done_in_the_turn() -> None:
    """In order, so that a client can take one drop back and make the later moves again without guessing."""
    state = painting("4 greenwood", paper("G1 blue", spells={"spread": 1, "match": 1, "blend": 1}, drops={"red": 1}))
    chain = ["spread lilacfield", "paint blue matching G2", "paint red tower L1", "blend", "paint green G5", "done"]
    for n, notation in enumerate(chain):
        mine = game.view(state, 0).mine
        assert mine is not None
        assert mine.turn is not None
        assert [str(move) for move in mine.turn.moves] == chain[:n]
        play(state, 0, notation)
