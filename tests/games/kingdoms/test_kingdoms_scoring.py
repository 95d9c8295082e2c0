"""The score, line by line, ties and verdicts, and what each seat sees of it."""

import pytest
from kingdoms_tables import groups, paper, play, table, total, whole
from msgspec.structs import replace

from castlewright.games.kingdoms import game
from castlewright.games.kingdoms.board import ROW
from castlewright.games.kingdoms.components import BASIC
from castlewright.games.kingdoms.scoring import verdict
from castlewright.games.kingdoms.state import State
from castlewright.texts import LANGUAGES
from castlewright.texts.languages import Language
from castlewright.texts.speak import texts_for

TWO_LINES = 50
"""Letters of a prompt beside the undo button of a phone."""


def with_speed(state: State, firsts: str = "", seconds: str = "", seat: int = 0) -> State:
    state.firsts = tuple(1 << seat if row in firsts.split() else 0 for row in ROW)
    state.seconds = tuple(1 << seat if row in seconds.split() else 0 for row in ROW)
    return state


@pytest.mark.rule("CK-10.1", "CK-10.2", "CK-10.3")
def test_the_example_of_lilacfield() -> None:
    """Second to finish, capital yellow, four colours: 2 + 0 + 4 = 6."""
    colours = ["blue", "red", "blue", "yellow", "red", "yellow", "purple", "red", "blue"]
    painted = {f"L{number}": colour for number, colour in enumerate(colours, 1)}
    assert painted["L6"] == "yellow"
    state = with_speed(table(paper(painted)), seconds="lilacfield")
    assert groups(state)["lilacfield"] == 6
    points = [line.points for line in game.scores(state)[0].lines if line.group == "lilacfield"]
    assert sorted(points) == [0, 2, 4]


@pytest.mark.rule("CK-10.1")
def test_variety_counts_unfinished_kingdoms_too() -> None:
    assert groups(table(paper("Y1 red, Y2 blue, Y8 blue")))["yellowmere"] == 2
    (line,) = [
        line
        for line in game.scores(table(paper("Y1 red, Y2 blue, Y8 blue")))[0].lines
        if line.group == "yellowmere" and line.name == "line-variety"
    ]
    assert [piece["region"] for piece in line.because] == ["Y2", "Y1"]


@pytest.mark.rule("CK-10.4", "CK-10.5", "CK-10.6")
def test_the_example_of_monsters() -> None:
    """Dragons 8 - 1, griffins 3 + 3, unicorns 1 - 2, hydras 3: 15 points."""
    dragons = {"G9": "green", "R3": "green", "L7": "purple", "Y9": "purple", "U4": "red"}
    griffins = {"L9": "red", "Y1": "red", "R6": "red", "U5": "blue"}
    unicorns = {"G6": "yellow", "B2": "blue"}
    hydras = {"G2": "blue", "B7": "blue", "L2": "blue", "R8": "red"}
    state = with_speed(table(paper(dragons | griffins | unicorns | hydras)), firsts="griffin")
    found = groups(state)
    assert (found["dragon"], found["griffin"], found["unicorn"], found["hydra"]) == (7, 6, -1, 3)
    assert sum(found[kind] for kind in ("dragon", "griffin", "unicorn", "hydra")) == 15


@pytest.mark.rule("CK-10.7", "CK-10.6", "CK-10.3")
def test_speed_points_of_every_row() -> None:
    for row in ROW:
        first, second = (4, 2) if ROW[row] < 6 else (3, 1)
        plain = groups(table(paper()))[row]
        assert groups(with_speed(table(paper()), firsts=row))[row] == plain + first
        assert groups(with_speed(table(paper()), seconds=row))[row] == plain + second


@pytest.mark.rule("CK-10.8")
def test_blots_cost_and_kept_supplies_bring_nothing() -> None:
    plain = total(table(paper()))
    assert plain == -18
    assert total(table(paper(blots=3))) == plain - 3
    assert total(table(paper(spells={"match": 3}, drops={"red": 2}))) == plain


@pytest.mark.rule("CK-10.9")
def test_ties_are_settled_by_points_lost_and_then_shared() -> None:
    # All three have -14: variety 4 against 18 monsters; or 3 more colours, a beaten monster less, and so on.
    fewer = paper("B1 red, G1 red, L1 red, R1 red")
    more = paper("B1 red, G1 red, L1 red, R1 red, Y4 red", blots=1)
    state = table(more, fewer, fewer, paper())
    state.phase = "over"
    outcome = game.outcome(state)
    assert outcome is not None
    assert [(one.place, one.owner, one.score) for one in outcome.standings] == [
        (1, 1, -14),
        (1, 2, -14),
        (3, 0, -14),
        (4, 3, -18),
    ]
    whys = [None if one.why is None else (one.why.name, one.why.args) for one in outcome.standings]
    assert whys == [("why-lost", {"count": 18}), ("why-lost", {"count": 18}), ("why-lost", {"count": 19}), None]
    assert outcome.verdict is None
    assert outcome.winners() == (1, 2)
    alike = table(fewer, fewer)
    alike.phase = "over"
    ended = game.outcome(alike)
    assert ended is not None
    assert [one.why and one.why.name for one in ended.standings] == ["why-shared", "why-shared"]


@pytest.mark.rule("CK-11.8")
def test_four_verdicts() -> None:
    assert [verdict(points).name for points in (-3, 49, 50, 59, 60, 69, 70, 99)] == [
        "verdict-again",
        "verdict-again",
        "verdict-better",
        "verdict-better",
        "verdict-safe",
        "verdict-safe",
        "verdict-crown",
        "verdict-crown",
    ]
    state = table(paper())
    state.phase = "over"
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.verdict is not None
    assert (outcome.verdict.name, outcome.verdict.args) == ("verdict-again", {"points": -18})


def test_a_sheet_has_a_line_for_everything_that_scores() -> None:
    lines = game.scores(table(paper()))[0].lines
    assert len(lines) == 6 * 3 + 18 + 4 + 1 + 1
    assert {line.group for line in lines} == {*ROW, "blots"}


def test_the_live_score_is_ones_own_and_the_others_as_of_the_last_round() -> None:
    state = table(paper(), paper(), blue="2 blueriver", red="2 redmount")
    play(state, 0, "take blue blueriver", "paint blue B4")
    play(state, 1, "take red redmount", "paint red R2")
    assert [sheet.total for sheet in game.view(state, 0).sheets] == [-18 + 3, -18]
    assert [sheet.total for sheet in game.view(state, 1).sheets] == [-18, -18 + 3]
    assert [sheet.total for sheet in game.view(state, None).sheets] == [-18, -18]
    assert [sheet.total for sheet in game.open_view(state).sheets] == [-15, -15]
    assert game.open_view(state).seats[0].paper.painted == {"B4": "blue"}


def test_prompts_say_what_is_expected_and_of_whom() -> None:
    def says(state: State, eye: int | None) -> tuple[str, dict[str, object]]:
        prompt = game.view(state, eye).prompt
        return prompt.name, dict(prompt.args)

    state = table(paper(spells={"blend": 2}), paper(whole("Y")), blue="4 greenwood")
    assert says(state, 0) == ("prompt-take", {})
    assert says(state, 1) == says(state, None) == ("prompt-wait-take", {"seat": 0})
    play(state, 0, "take blue greenwood")
    assert says(state, 0) == ("prompt-paint", {"count": 4, "colour": "blue"})
    play(state, 0, "blend")
    assert says(state, 0) == ("prompt-paint-both", {"count": 2, "colour": "blue", "blended": 1})
    play(state, 0, "blend")
    assert says(state, 0) == ("prompt-blended", {"count": 2})
    play(state, 0, "paint green G1", "paint brown G2")
    assert says(state, 0) == ("prompt-placed", {"towers": 0})
    play(state, 0, "done")
    assert says(state, 0) == ("prompt-wait-take", {"seat": 1})
    play(state, 1, "take red yellowmere")
    assert says(state, 1) == ("prompt-stuck", {"blot": 1, "spells": 0, "towers": 0})
    state.papers[1] = replace(state.papers[1], blots=10, spells=(1, 0, 0, 2))
    assert says(state, 1) == ("prompt-stuck", {"blot": 0, "spells": 1, "towers": 0}), "nothing more to lose"
    assert says(state, 0) == says(state, None) == ("prompt-wait", {"count": 1})
    state.phase = "over"
    assert says(state, 0) == ("prompt-over", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_prompt_needs_a_third_line_on_a_phone(lang: Language) -> None:
    """Beside the undo button there is room for two; a third would push the map away under the finger."""
    texts = texts_for(lang, "kingdoms")
    said = []
    for yes in (0, 1):
        said.append(texts.say("prompt-placed", {"towers": yes}))
        said += [texts.say("prompt-stuck", {"spells": a, "towers": b, "blot": yes}) for a in (0, 1) for b in (0, 1)]
    for colour in BASIC:
        for count in (1, 2, 4):
            said.append(texts.say("prompt-paint", {"colour": colour, "count": count}))
            said.append(texts.say("prompt-paint-both", {"colour": colour, "count": count, "blended": 1}))
            said.append(texts.say("prompt-blended", {"count": count}))
    assert max(map(len, said)) <= TWO_LINES, max(said, key=len)
