"""The checker finds whatever can be wrong with a lesson, and says it in both languages."""

import re
from pathlib import Path

import pytest
from lesson_helpers import LESSON, SOURCE, TOY, changed

from castlewright.core import Refused
from castlewright.lessons import check, checking, parse
from castlewright.texts import LANGUAGES, texts_for


def test_the_toys_lesson_holds() -> None:
    assert check(LESSON, TOY) == []


FIRST = 'name = "look"\nrule = "TY-1.2"\n'
UNTIL = 'until = { event = "event-roll" }'

FAULTS = [
    ('name = "bye"', 'name = "farewell"', "", "refusal-lesson-text"),
    ('rule = "TY-1.2"', 'rule = "TY-9.9"', "look", "refusal-lesson-rule"),
    ('rule = "TY-4.1", point', 'rule = "TY-9.9", point', "best", "refusal-lesson-rule"),
    (FIRST, FIRST + 'wrong = [{ says = "no" }]\n', "", "refusal-lesson-text"),
    ('rule = "TY-4.4"', 'rule = "TY-4.4"\nexample = ["roll"]', "bye", "refusal-lesson-only-read"),
    ('accept = "lay bell08"', 'accept = "lie bell08"', "best", "refusal-notation"),
    ('move = ["draw", "roll"]', 'move = ["draw", "rest"]', "flag", "refusal-notation"),
    ('example = ["flag 1", "draw"]', 'example = ["flag one"]', "again", "refusal-notation"),
    (UNTIL, "until = {}", "roll", "refusal-lesson-until"),
    (UNTIL, 'until = { event = "event-roll", prompt = "prompt-lay" }', "roll", "refusal-lesson-until"),
    (UNTIL, 'until = { event = "event-roll", points = 2 }', "roll", "refusal-lesson-until"),
    (UNTIL, 'until = { event = "event-rain" }', "roll", "refusal-lesson-condition"),
    (UNTIL, 'until = { event = "prompt-lay" }', "roll", "refusal-lesson-condition"),
    ("seed = 1", "seed = 1\nseat = 2", "", "refusal-seat"),
    ("seats = 2", "seats = 9", "", "refusal-seats"),
    ('rounds = "1"', 'rounds = "7"', "", "refusal-choice"),
    ('"0: roll"]', '"0: roll", "0: roll"]', "again", "refusal-not-now"),
    ('"0: roll"]', '"7: roll"]', "again", "refusal-seat"),
    ('"0: roll"]', '"roll"]', "again", "refusal-lesson-seat"),
    ('accept = "lay bell08"', 'accept = "lay bell18"', "best", "refusal-lesson-nothing-accepted"),
    ('accept = ["roll"]', 'accept = ["roll", "ready"]', "roll", "refusal-lesson-never-legal"),
    ('then = ["1: draw"]', 'then = ["0: draw"]', "roll", "refusal-not-now"),
    ('accept = "lay bell08"', 'accept = ["lay bell08", "lay bell04"]', "best", "refusal-lesson-unheard"),
    ('{ says = "wait" },', '{ move = "draw", says = "wait" },', "best", "refusal-lesson-unheard"),
    (UNTIL, 'until = { line = "line-flag" }', "roll", "refusal-lesson-done-before"),
    (UNTIL, 'until = { line = "line-flag", owner = 1 }', "roll", "refusal-lesson-nothing-accepted"),
    ('accept = ["roll"]', 'accept = [{ type = "roll" }, "draw"]', "roll", "refusal-lesson-stuck"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "step", "fault"), FAULTS, ids=[f"{n}-{each[3]}" for n, each in enumerate(FAULTS)]
)
def test_a_fault_is_found(old: str, new: str, step: str, fault: str) -> None:
    problems = check(changed(old, new), TOY)
    assert (step, fault) in {(problem.step, problem.refusal.name) for problem in problems}
    for problem in problems:
        said = {problem.text(texts_for(lang, TOY)) for lang in LANGUAGES}
        assert len(said) == 2, "each language in its own words"


def test_what_is_accepted_must_lead_on_whatever_is_chosen() -> None:
    """Any flag is accepted, but the rival wants one of them."""
    any_flag = ('accept = [{ type = "flag", place = 0 }, "flag 2"]', 'accept = { type = "flag" }\nexample = ["flag 1"]')
    assert check(changed(*any_flag), TOY) == []
    (problem, *_) = check(changed(*any_flag, 'then = ["1: draw"]', 'then = ["1: flag 2", "1: draw"]'), TOY)
    assert (problem.step, problem.move, problem.refusal.args) == ("flag", "flag 2", {"later": "roll"})


def test_dead_ends_further_off_are_found_at_random() -> None:
    """Neither choice alone is one; only both together are: the middle card must not be left."""
    steps = """
[[steps]]
name = "best"
rule = "TY-2.1"
accept = { type = "lay" }
example = ["lay bell06"]

[[steps]]
name = "second"
rule = "TY-2.1"
accept = { type = "lay" }
example = ["lay bell06"]
then = ["1: ready", "0: ready", "0: roll", "1: roll"]

[[steps]]
name = "show"
rule = "TY-2.1"
accept = [{ type = "lay", card = "bell04" }, { type = "lay", card = "bell08" }]
"""
    head = SOURCE[: SOURCE.index("[[steps]]")].replace('rounds = "1"', 'rounds = "2"')
    (problem,) = check(parse(head + steps, "first"), TOY)
    assert (problem.step, problem.refusal.name) == ("second", "refusal-lesson-stuck")


NOT_A_LESSON = [
    ("game = ", "refusal-toml-end"),
    ('game = "toy', "refusal-toml-end"),
    ("game = toy", "refusal-toml-at"),
    ("[setup]\n[setup]", "refusal-toml-at"),
    ("x = " + "[" * 3000, "refusal-json-deep"),
    ("", "refusal-field-missing"),
    (SOURCE.replace("minutes = 3", 'minutes = "3"'), "refusal-kind"),
    (SOURCE.replace("minutes = 3", "minutes = 3\nhours = 0"), "refusal-field-unknown"),
    (SOURCE.replace("minutes = 3", 'minutes = 3\nname = "first"'), "refusal-field-unknown"),
    (SOURCE.replace('accept = ["roll"]', "accept = [7]"), "refusal-kind"),
    (SOURCE.replace('name = "best"', 'name = "Best one"'), "refusal-lesson-name"),
    (SOURCE.replace('name = "best"', 'name = "title"'), "refusal-lesson-name"),
    (SOURCE.replace('name = "best"', 'name = "look"'), "refusal-lesson-twice"),
    (SOURCE.replace('says = "wait"', 'says = "low"'), "refusal-lesson-twice"),
    (SOURCE[: SOURCE.index("[[steps]]")] + "\n", "refusal-field-missing"),
    (SOURCE[: SOURCE.index("[setup]")] + "steps = []\n[setup]\nseats = 2\nseed = 1", "refusal-lesson-steps"),
    (SOURCE.replace('"0: roll"]', '"0: roll", ' * 1001 + "]"), "refusal-lesson-long"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "why"), NOT_A_LESSON, ids=[f"{n}-{why}" for n, (_, why) in enumerate(NOT_A_LESSON)])
def test_what_is_no_lesson_is_refused_with_words(source: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(source, "first")
    assert caught.value.refusal.name == why
    assert all(texts_for(lang).refused(caught.value) for lang in LANGUAGES)


def test_a_lesson_is_text_and_its_file_has_a_name() -> None:
    with pytest.raises(Refused, match="refusal-not-utf8"):
        parse(b"\xff\xfe", "first")
    for name in ("", "First", "first lesson", "first-lesson", "урок", "x" * 41):
        with pytest.raises(Refused, match="refusal-lesson-name"):
            parse(SOURCE, name)
    assert parse(b"\xef\xbb\xbf" + SOURCE.encode(), "first") == LESSON


def test_a_lesson_of_a_game_that_nobody_knows() -> None:
    with pytest.raises(Refused, match="refusal-game"):
        check(LESSON)


def test_texts_that_are_too_long_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castlewright.lessons.checking.LONGEST_TITLE", 5)
    assert {problem.refusal.name for problem in check(LESSON, TOY)} == {"refusal-lesson-text-long"}


def test_every_fault_that_can_be_found_is_shown_here() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in Path(checking.__file__).parent.glob("*.py"))
    known = set(re.findall(r'"(refusal-(?:lesson|toml)[a-z-]*)"', source))
    about_attempts = {
        *("refusal-lesson", "refusal-lesson-entry", "refusal-lesson-log", "refusal-lesson-move-wanted"),
        *("refusal-lesson-nothing-to-show", "refusal-lesson-over", "refusal-lesson-read-on"),
    }
    shown = {fault for *_, fault in FAULTS} | {why for _, why in NOT_A_LESSON} | {"refusal-lesson-text-long"}
    assert known - about_attempts <= shown
