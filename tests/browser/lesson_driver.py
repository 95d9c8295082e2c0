"""Plays a lesson with a finger: what the rules and the lesson say happens here too, step by step."""

from collections.abc import Callable
from typing import Any

from browser_helpers import Visitor
from playwright.sync_api import expect

from castlewright.lessons import Attempt, lesson_named

Gesture = Callable[[Visitor, Any], None]
"""Makes one move of a game by touch. Where several moves are one gesture, the later ones find nothing left to do."""


def learn(person: Visitor, game: str, name: str, gesture: Gesture) -> None:
    """From the list of lessons to the end of one. Every step must fit the screen: nothing scrolls."""
    page = person.page
    person.go(f"/learn/{game}")
    person.press(page.locator(f'[data-lesson="{name}"]'))
    attempt = Attempt(lesson_named(game, name))
    while step := attempt.step:
        words = page.locator(f'[data-step="lesson-{name}-{step.name}"]')
        expect(words).to_be_visible()
        assert words.evaluate("node => node.scrollHeight <= node.clientHeight"), f"{step.name} does not fit"
        for part in ("section.action", "html"):
            fits = page.locator(part).first.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
            assert fits, f"{part} scrolls in {step.name}"
        if step.plays:
            move = attempt.shown()
            gesture(person, move)
            assert attempt.play(move) is None
        else:
            person.press(page.locator("[data-go-on]"))
            attempt.go_on()
    expect(page.locator("[data-lesson-over]")).to_be_visible()
