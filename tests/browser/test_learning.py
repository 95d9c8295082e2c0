"""Learning in a real browser: a first lesson by touch, a first game with the coach, rules with pictures, signs."""

import re
from pathlib import Path
from typing import Any

import pytest
from browser_helpers import DESK, PHONE, Arrive, Visitor, at_rest
from lesson_driver import learn
from playwright.sync_api import expect

from castlewright.games import all_games
from castlewright.lessons import guide_of, lessons_of

LESSON_TEST = "def test_the_first_lesson_is_played_by_touch_to_its_end("
PLACE = at_rest("""place => {
    const box = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2];
}""")


def castellan(person: Visitor, move: Any) -> None:
    """Cards go with the button that takes their pieces; a piece is tapped twice: where, and that it is meant."""
    page, (kind, *rest) = person.page, str(move).split()
    if kind == "card":
        person.press(page.locator(f"""[data-point='card="{rest[0]}"']"""))
    elif kind in ("take", "built"):
        person.press(page.locator('[data-point="confirm"]'))
    elif kind == "draw":
        person.press(page.locator('.draw [data-point="confirm"]'))
    elif kind == "single":
        person.press(page.locator('[data-point="single"]'))
    elif kind == "double":
        offers = page.locator('[data-point="double"]')
        several = offers.count() > 1
        person.press(offers.first)
        if several:  # the board shows which yard it is, and asks once more
            page.locator(".confirm .yes").tap()
    else:
        a, b = rest[0], rest[-1]
        name = "tower" if kind == "tower" else "long" if length(a, b) == 2 else "short"
        chip = page.locator(f'.chip[data-sign="{name}"]')
        expect(chip).to_be_enabled()
        if chip.get_attribute("aria-pressed") != "true":
            person.press(chip)
        spot = page.locator(f'[data-place="{name} {a} {b}"]')
        expect(spot).to_be_attached()
        person.page.touchscreen.tap(*page.evaluate(PLACE, f"{name} {a} {b}"))
        page.locator(".confirm .yes").tap()


def length(one: str, other: str) -> int:
    (a, b), (c, d) = (tuple(map(int, node.split(","))) for node in (one, other))
    return abs(a - c) + abs(b - d)


@pytest.mark.parametrize("lesson", list(lessons_of("castellan")))
def test_the_lessons_of_castellan_are_played_by_touch_to_their_end(lesson: str, visit: Arrive) -> None:
    learn(visit("Анна", "ru", PHONE), "castellan", lesson, castellan)


@pytest.mark.parametrize("game", sorted(set(all_games()) - {"castellan"}))
def test_every_other_game_plays_its_first_lesson_in_its_own_tests(game: str) -> None:
    assert LESSON_TEST in (Path(__file__).parent / f"test_{game}.py").read_text(encoding="utf-8")


def test_from_the_first_page_through_a_lesson_to_a_coached_game(visit: Arrive) -> None:
    anna = visit("Анна", "ru", PHONE)
    page = anna.page
    anna.go("/learn/castellan/first")
    page.locator("[data-go-on]").tap()
    expect(page.locator('[data-step="lesson-first-points"]')).to_be_visible()
    anna.go("/learn")
    anna.press(page.locator('a[href="/learn/castellan/first"]'))
    expect(page.locator('[data-step="lesson-first-points"]')).to_be_visible(), "it goes on where it was left"
    learn(anna, "castellan", "double", castellan)
    anna.press(page.locator("[data-first-game]"))
    page.wait_for_url("**/table/*")

    coach = page.locator("[data-coach]")
    expect(coach).to_be_visible()
    box = "() => JSON.stringify(document.querySelector('main.board').getBoundingClientRect())"
    expect(page.locator(".choose, .build").first).to_be_visible(timeout=60_000)
    said = coach.inner_text()
    while anna.steps() != "build":
        anna.act()
    expect(coach).not_to_have_text(said)
    before = page.evaluate(box)
    page.locator("[data-coach-off]").tap()
    expect(coach).to_have_count(0)
    assert page.evaluate(box) == before, "the board stays where it is"
    page.reload()
    expect(page.locator(".build")).to_be_visible()
    expect(coach).to_have_count(0)
    page.locator(".bar button").last.tap()
    page.locator("[data-coach-switch]").tap()
    page.keyboard.press("Escape")
    expect(coach).to_be_visible()


def test_whoever_opened_a_rule_still_sees_the_end(visit: Arrive) -> None:
    boris = visit("Boris", "en", DESK)
    boris.open_table("bots", bot="greedy")
    page = boris.page
    boris.press(page.locator("[data-coach-off]"))
    # Nothing is chosen yet: the button answers why not.
    expect(page.locator(".choose button.take:not([disabled])")).to_be_visible()
    page.locator(".choose button.take").click(force=True)
    boris.press(page.locator(".bubble button"))
    expect(page.locator('[data-rule].at [data-figure="hand"] [data-drawn]')).to_be_visible()
    boris.press(page.locator(".bar button").last)
    boris.press(page.locator("dialog .button.bad").first)
    boris.press(page.locator("dialog .sure .button.main"))
    expect(page.locator("dialog[open]")).to_contain_text("Boris")


def test_a_sign_explains_itself(visit: Arrive) -> None:
    vera = visit("Vera", "en", DESK)
    vera.open_table("bots", bot="greedy")
    page, bubble = vera.page, vera.page.locator(".sign-bubble")
    page.locator('[data-sign="double_ready"]').first.hover()
    expect(bubble).to_contain_text("Can still double")
    page.mouse.move(5, 5)
    expect(bubble).to_have_count(0)


@pytest.mark.parametrize("game", [game for game in sorted(all_games()) if guide_of(game).figures])
def test_the_rules_page_draws_every_figure(game: str, visit: Arrive) -> None:
    """On a phone; nothing moves when the pictures come, and nothing is too wide."""
    gleb = visit("Глеб", "ru", PHONE)
    gleb.go(f"/rules/{game}")
    page = gleb.page
    expect(page.locator("#brief")).to_be_visible()
    expect(page.locator("#signs dt").first).to_be_visible()
    tall = page.evaluate("() => document.body.scrollHeight")
    page.evaluate("() => { window.print = () => document.body.dataset.printed = 'yes' }")
    page.locator(".links button").tap()
    expect(page.locator("body[data-printed]")).to_be_attached(timeout=60_000)
    figures = page.locator("[data-figure]")
    assert figures.count() >= len(guide_of(game).figures)
    expect(page.locator("[data-figure]:not(:has([data-drawn] svg))")).to_have_count(0)
    assert page.evaluate("() => document.body.scrollHeight") == tall
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    captions = [text for text in page.locator("figcaption").all_inner_texts() if re.match(r"figure-", text)]
    assert captions == []


def test_the_rules_are_searched(visit: Arrive) -> None:
    olga = visit("Ольга", "ru", PHONE)
    olga.go("/rules/castellan")
    page = olga.page
    page.locator("input[type=search]").fill("двойная фишка")
    expect(page.locator('[data-rule="CA-5.4"]')).to_be_visible()
    expect(page.locator('[data-rule="CA-4.2"]')).to_have_count(0)
    page.locator("input[type=search]").fill("дракон")
    expect(page.locator(".rules [role=status]")).to_contain_text("дракон")
