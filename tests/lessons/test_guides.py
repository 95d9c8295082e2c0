"""The guide of every game holds: its figures can be laid out and state what the rules say, its signs and the coach have
their words, and what the coach looks at is on the screen."""

import re
from functools import cache
from pathlib import Path

import pytest
from lesson_helpers import TOY
from test_lessons import piece_forms

from castlewright.core import Refused
from castlewright.games import all_games
from castlewright.lessons import (
    PARTS,
    Figure,
    Guide,
    Sign,
    Tip,
    all_lessons,
    guide_of,
    parse_guide,
    table_of,
    untrue,
)
from castlewright.texts import LANGUAGES, rules, texts_for
from castlewright.texts.files import folder_beside

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
LONGEST = {"figure": 160, "sign": 30, "means": 120, "coach": 120, "goal": 60, "brief": 260}
"""Letters, so that each fits its place on a phone."""
LABEL = re.compile(r"\w|\d\d|[✓✗?]")

GUIDES = {game: guide_of(game) for game in all_games()}
FIGURES = [(game, figure) for game, guide in GUIDES.items() for figure in guide.figures]
SIGNS = [(game, sign) for game, guide in GUIDES.items() for sign in guide.signs]
TIPS = [(game, tip) for game, guide in GUIDES.items() for tip in guide.tips]
ids = {"ids": lambda each: each if isinstance(each, str) else each.name}
every_figure = pytest.mark.parametrize(("game", "figure"), FIGURES, **ids)
every_sign = pytest.mark.parametrize(("game", "sign"), SIGNS, **ids)
every_tip = pytest.mark.parametrize(("game", "tip"), TIPS, **ids)

BEGUN = sorted(game for game in all_games() if folder_beside(game, "guide"))
"""A game can be played before its guide is written; a guide that is begun has everything."""


def test_no_guide_was_lost() -> None:
    assert {"blueprints", "castellan", "kingdoms", "two_castles"} <= set(BEGUN)


@pytest.mark.parametrize("game", BEGUN)
def test_a_game_has_figures_signs_and_a_coach(game: str) -> None:
    guide = GUIDES[game]
    brief = [figure.brief for figure in guide.figures if figure.brief]
    assert 4 <= len(brief) <= 6, "in two minutes: four to six pictures"
    assert set(brief) == set(PARTS)
    assert brief == sorted(brief, key=PARTS.index), "in the order of the parts"
    assert len(guide.figures) >= 12
    assert len(guide.signs) >= 8
    assert len(guide.tips) >= 4


# -- figures -----------------------------------------------------------------------------------------------------


@every_figure
def test_what_a_figure_states_is_true(game: str, figure: Figure) -> None:
    assert untrue(GUIDES[game], figure, game) == []


@every_figure
def test_every_number_of_a_caption_is_checked(game: str, figure: Figure) -> None:
    stated = {number for one in figure.states for number in one.numbers}
    for lang in LANGUAGES:
        said = re.sub(r"[A-Z]+-\d+(\.\d+)*", "", texts_for(lang, game).say(figure.caption))
        assert {int(number) for number in re.findall(r"\d+", said)} <= stated


@every_figure
def test_a_figure_belongs_to_a_paragraph_and_is_short(game: str, figure: Figure) -> None:
    assert figure.rule in rules(game, "en").paragraphs
    assert all(length(game, figure.caption, lang) <= LONGEST["figure"] for lang in LANGUAGES)
    assert all(LABEL.fullmatch(label.text) for label in figure.labels), "letters, numbers and ✓ ✗ ? need no translation"


@every_figure
def test_a_figure_speaks_of_pieces_as_the_game_does(game: str, figure: Figure) -> None:
    for piece in (*figure.show, *figure.light, *(label.piece for label in figure.labels)):
        assert any(set(piece) <= form for form in piece_forms(game)), piece


def length(game: str, text: str, lang: str) -> int:
    return len(texts_for(lang, game).say(text))


@pytest.mark.parametrize("game", [game for game, guide in GUIDES.items() if guide.brief])
def test_in_two_minutes_is_short(game: str) -> None:
    for lang in LANGUAGES:
        assert all(length(game, f"brief-{part}", lang) <= LONGEST["brief"] for part in PARTS)


# -- signs and the coach -----------------------------------------------------------------------------------------


@cache
def sources(game: str) -> str:
    """The client's components of a game, and those of the frame."""
    files = [*(WEB / "games" / game).rglob("*.*"), *(WEB / "components").glob("*.svelte")]
    files = [file for file in files if file.suffix in (".svelte", ".ts") and ".test." not in file.name]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@every_sign
def test_a_sign_is_short_and_drawn_by_the_game(game: str, sign: Sign) -> None:
    for lang in LANGUAGES:
        assert length(game, sign.title, lang) <= LONGEST["sign"]
        assert length(game, sign.means, lang) <= LONGEST["means"]
    assert not sign.rule or sign.rule in rules(game, "en").paragraphs
    assert sign.name in (WEB / "games" / game / "Sign.svelte").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_sign_on_the_screen_is_in_the_list(game: str) -> None:
    own = "\n".join(file.read_text(encoding="utf-8") for file in (WEB / "games" / game).rglob("*.svelte"))
    written = set(re.findall(r'(?:data-sign|\bsign)="([^"{]+)"', own))
    assert written <= {sign.name for sign in GUIDES[game].signs}


@every_tip
def test_the_coach_is_short_and_looks_at_something_there(game: str, tip: Tip) -> None:
    for lang in LANGUAGES:
        assert length(game, tip.text, lang) <= LONGEST["coach"]
        assert length(game, "coach-goal", lang) <= LONGEST["goal"]
    assert texts_for("en", game).has(tip.prompt)
    assert tip.prompt.startswith("prompt-")
    assert not tip.rule or tip.rule in rules(game, "en").paragraphs
    assert not tip.look or marked(game, tip.look)


def marked(game: str, control: str) -> bool:
    """Written out, or one of the names that a mark is chosen from: `data-point={spell}`."""
    return re.search(rf"""data-point="{control}"|'{control}'""", sources(game)) is not None


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda each: f"{each.game}-{each.name}")
def test_what_a_lesson_points_at_is_on_the_screen(lesson) -> None:  # type: ignore[no-untyped-def]
    points = [point for step in lesson.steps for point in (step.point, *(wrong.point for wrong in step.wrong))]
    controls = {control for point in points for control in point.controls}
    assert [control for control in sorted(controls) if not marked(lesson.game, control)] == []


# -- the format --------------------------------------------------------------------------------------------------

FIGURE = """
[setups.bells]
seats = 2
seed = 1
moves = ["0: lay bell08", "0: ready", "1: ready"]

[[figures]]
name = "shown"
rule = "TY-4.1"
setup = "bells"
"""


def with_states(states: str) -> tuple[Guide, Figure]:
    guide = parse_guide(FIGURE + f"states = [{states}]")
    return guide, guide.figures[0]


@pytest.mark.parametrize(
    ("states", "true"),
    [
        ('{ line = "line-bell", points = 8 }', True),
        ('{ line = "line-bell", points = 7 }', False),
        ('{ line = "line-flag" }', False),
        ('{ line = "line-bell", args = { card = "bell08" } }', True),
        ('{ line = "line-bell", args = { card = "bell04" } }', False),
        ('{ line = "line-bell", piece = { card = "bell08" } }', True),
        ('{ line = "line-bell", piece = { card = "bell04" } }', False),
        ('{ line = "line-bell", owner = 1 }', False),
        ("{ total = 8 }", True),
        ("{ total = 9 }", False),
        ('{ legal = "flag 0" }', True),
        ('{ legal = "ready" }', False),
        ('{ refused = "flag 7", rule = "TY-3.1" }', True),
        ('{ refused = "flag 7" }', False),
        ('{ refused = "flag 0" }', False),
        ("{}", False),
        ('{ total = 8, legal = "flag 0" }', False),
    ],
)
def test_what_is_stated_is_asked_of_the_rules(states: str, true: bool) -> None:
    guide, figure = with_states(states)
    assert (untrue(guide, figure, TOY) == []) is true


def test_a_figure_may_go_on_from_its_set_up() -> None:
    guide = parse_guide(FIGURE + 'moves = ["0: flag 0"]')
    assert table_of(guide, guide.figures[0], TOY).view(0).flags == (0, None, None)


@pytest.mark.parametrize(
    ("figures", "signs", "coach", "why"),
    [
        (FIGURE.replace('setup = "bells"', 'setup = "drums"'), "", "", "refusal-guide-setup"),
        (FIGURE.replace('"shown"', '"Shown"'), "", "", "refusal-lesson-name"),
        (FIGURE.replace('rule = "TY-4.1"', 'rule = "TY-4.1"\nbrief = "end"'), "", "", "refusal-"),
        ("", 'signs = [{ name = "bell" }, { name = "bell" }]', "", "refusal-lesson-twice"),
        ("", 'signs = [{ name = "bell", size = 3 }]', "", "refusal-field-unknown"),
        ("", "", "[[tips]]\nname = 'lay'", "refusal-field-missing"),
        ("", "", "[[tips", "refusal-toml"),
    ],
)
def test_what_is_no_guide_is_refused_with_words(figures: str, signs: str, coach: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_guide(figures, signs, coach)
    assert caught.value.refusal.name.startswith(why)
    assert all(texts_for(lang).refused(caught.value) for lang in LANGUAGES)


def test_a_game_may_have_no_guide() -> None:
    assert guide_of(TOY) == Guide()
    assert Guide().texts() == ()
