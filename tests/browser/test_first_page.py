"""The first minute: one press to play, one press to learn, nothing to fill in."""

import os
from pathlib import Path

import pytest
from browser_helpers import DESK, PHONE, Arrive
from playwright.sync_api import expect

from castlewright.games import all_games

IMAGES = Path(__file__).parents[2] / "docs/images"


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "ru")])
def test_every_game_is_one_press_away(visit: Arrive, size: tuple[int, int], lang: str) -> None:
    anna = visit("Anna", lang, size)
    for game in all_games().values():
        anna.go("/")
        assert not anna.page.locator("main form").count(), "a form stands before the first move"
        anna.page.locator(f'[data-offer="{game.meta.id}"] [data-play]').click()
        anna.page.wait_for_url("**/table/*")
        expect(anna.page.locator("main.board svg:visible").first).to_be_visible()
        seats = anna.page.locator("[data-point=players] li")
        expect(seats).to_have_count(game.meta.usual_seats)
    # What was played last stands first when one comes back.
    anna.go("/")
    assert anna.page.locator("[data-offer]").first.get_attribute("data-offer") == [*all_games()][-1]


def test_a_game_alone_is_one_press_away_too(visit: Arrive) -> None:
    anna = visit("Anna", "ru", PHONE)
    anna.go("/")
    alone = [name for name, game in all_games().items() if 1 in game.meta.seats]
    expect(anna.page.locator("[data-alone]")).to_have_count(len(alone))
    anna.page.locator("[data-alone]").first.click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator("main.board svg:visible").first).to_be_visible()


def test_the_list_of_games_is_light_and_nothing_jumps(visit: Arrive) -> None:
    anna = visit("Anna", "en", PHONE)
    shifts = """() => new Promise(done => {
        let sum = 0;
        new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum)));
    })"""
    anna.go("/")
    expect(anna.page.locator("[data-offer]").nth(len(all_games()) - 1)).to_be_attached()
    expect(anna.page.locator("[data-offer] svg").first).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate(shifts) < 0.05
    assert len(anna.page.request.get("/api/games").body()) < 8_000, "the list of games carries their boxes"


def test_the_first_picture_of_the_readme(visit: Arrive) -> None:
    """All games on their boards, as the README shows them; `make picture` keeps it."""
    anna = visit("Anna", "en", DESK)
    anna.go("/")
    expect(anna.page.locator("[data-offer] [data-drawn]")).to_have_count(len(all_games()))
    anna.page.wait_for_load_state("networkidle")
    picture = anna.page.screenshot(type="jpeg", quality=85)
    if os.environ.get("CASTLEWRIGHT_KEEP_PICTURE"):
        (IMAGES / "first-page.jpg").write_bytes(picture)
    assert len(picture) > 50_000
