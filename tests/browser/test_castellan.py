"""Castellan in a real browser: whole games, lost connections, several people on one screen."""

import json
import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from browser_helpers import DESK, PHONE, Arrive, Visitor
from playwright.sync_api import expect

from castlewright.core import Record, replay
from castlewright.games import get

ROOT = Path(__file__).parents[2]
CARD = re.compile(r'"([TW][1-7])"')


def play_on(*people: Visitor, steps: int) -> int:
    """Everybody acts in turn until so many steps are taken or the game is over; answers the steps taken."""
    taken = idle = 0
    while taken < steps and not all(person.over for person in people):
        acting = [person for person in people if person.steps()]
        for person in acting:
            person.act()
            taken += 1
        idle = 0 if acting else idle + 1
        assert idle < 100, f"nobody can act: {[person.action.inner_text() for person in people]}"
        if not acting:
            people[0].page.wait_for_timeout(100)
    return taken


@pytest.mark.timeout(900)
def test_two_people_play_a_whole_game(visit: Arrive) -> None:
    """One at a desk in English, one on a phone in Russian; one reloads in mid-turn, one loses the connection."""
    anna, boris = visit("Anna", "en", DESK), visit("Борис", "ru", PHONE)
    watcher = visit("Vera", "en", DESK)
    path = anna.open_table("friends")
    boris.sit(path)
    anna.page.locator("main.page button.main").filter(has_text="Start").click()
    watcher.go(path)
    expect(watcher.page.locator("main.board svg").first).to_be_visible()

    play_on(anna, boris, steps=30)
    anna.picture("castellan-middle")
    boris.picture("castellan-middle")
    assert no_scrolling(boris)

    while not building(anna, boris):
        play_on(anna, boris, steps=1)
    builder = anna if anna.steps() == "build" else boris
    pieces = builder.page.locator(".chips").inner_text()
    builder.page.reload()
    expect(builder.page.locator(".chips")).to_be_visible()
    assert builder.page.locator(".chips").inner_text() == pieces

    boris.context.set_offline(True)
    boris.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    play_on(anna, steps=3) if anna.steps() else None
    boris.context.set_offline(False)
    boris.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    expect(boris.page.locator(".link.calm")).to_be_visible(timeout=30_000)

    play_on(anna, boris, steps=2_000)
    for person in (anna, boris, watcher):
        expect(person.page.locator("dialog[open]")).to_be_visible()
        expect(person.page.locator("dialog[open]")).to_contain_text("CA-")
        person.picture("castellan-end")

    record = anna.context.request.get(f"/api{path.replace('table', 'tables')}/record").json()
    match = replay(msgspec.convert(record, Record), get("castellan"))
    standings = match.outcome()
    assert standings
    for standing in standings.standings:
        expect(anna.page.locator("dialog[open]")).to_contain_text(str(standing.score))
    hidden_cards_stay_hidden(watcher, record)


def building(*people: Visitor) -> bool:
    return any(person.steps() == "build" for person in people)


def no_scrolling(person: Visitor) -> bool:
    """Acting never needs scrolling: the page is as high as the screen, and the action area is on it."""
    page = person.page
    tall = page.evaluate("() => document.documentElement.scrollHeight - window.innerHeight")
    box = person.action.bounding_box()
    size = page.viewport_size
    return bool(tall <= 1 and box and size and box["y"] >= 0 and box["y"] + box["height"] <= size["height"])


def hidden_cards_stay_hidden(watcher: Visitor, record: dict[str, Any]) -> None:
    """While the game ran, a spectator was sent no card that had not been laid on the table, and never the seed."""
    heard = [json.loads(frame) for frame in watcher.heard]
    running = [message for message in heard if message["type"] == "update" and message["play"]]
    running = [message for message in running if message["play"]["outcome"] is None]
    assert len(running) > 50
    for message in running:
        view = message["play"]["view"]
        laid = {card for seat in view["seats"] for card in seat["played"]}
        assert set(CARD.findall(json.dumps(message))) <= laid
        assert str(record["seed"]) not in json.dumps(message)


def test_one_screen_for_two_with_a_curtain_between_them(visit: Arrive) -> None:
    anna = visit("Anna", "en", PHONE)
    anna.open_table("screen", names=("Bob",))
    curtain = anna.page.locator(".curtain")
    names = set()
    for _ in range(2):
        expect(curtain).to_be_visible()
        assert anna.page.locator(".hand, .ghost").count() == 0
        names.add(curtain.locator("h2").inner_text())
        curtain.locator("button").tap()
        while not curtain.count():
            anna.act()
            anna.page.wait_for_timeout(50)
    assert len(names) == 2


def test_a_game_with_bots_and_its_replay(visit: Arrive) -> None:
    """Three bots fill the table; the person resigns, the bots finish; the replay can be walked and linked to."""
    anna = visit("Анна", "ru", DESK, dark=True)
    path = anna.open_table("bots", seats=3, bot="random")
    for _ in range(300):
        if anna.steps():
            break
        anna.page.wait_for_timeout(100)
    play_on(anna, steps=12)
    anna.picture("castellan-bots-dark")
    table = path.rsplit("/", 1)[1]
    anna.page.locator("header.bar button[aria-haspopup], header.bar button").last.click()
    anna.page.get_by_role("button", name=re.compile("Сдаться")).click()
    anna.page.get_by_role("button", name=re.compile("Сдаться|Да")).last.click()
    for _ in range(600):
        if anna.context.request.get(f"/api/tables/{table}").json()["status"] == "over":
            break
        anna.page.wait_for_timeout(100)
    anna.go(f"{path}/replay?at=20")
    slider = anna.page.locator('input[type="range"]')
    expect(slider).to_have_value("20")
    anna.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("21")
    expect(anna.page).to_have_url(re.compile("at=21"))
    anna.picture("castellan-replay")
    total = anna.context.request.get(f"/api/tables/{table}/replay?seat=open").json()["total"]
    expect(slider).to_have_attribute("max", str(total - 1))


def test_a_castle_on_a_real_table_is_scored(visit: Arrive) -> None:
    """The example of the README, typed in by link; the page shows the answer of the rules."""
    anna = visit("Anna", "en", DESK)
    anna.go("/score/castellan")
    position = json.loads((ROOT / "docs/examples/castle.json").read_text())
    answer = anna.context.request.post("/api/score", data=position).json()
    assert [sheet["total"] for sheet in answer["sheets"]] == [6, 8]
    draw_square(anna)
    expect(anna.page.get_by_text("The yard around the cell (1, 1), touched by 4 towers")).to_be_visible()
    anna.picture("castellan-score")
    drawn = anna.page.url
    anna.go(drawn)
    expect(anna.page.get_by_text("The yard around the cell (1, 1), touched by 4 towers")).to_be_visible()


def draw_square(person: Visitor) -> None:
    """Four towers, four long walls, one keep, all by keyboard: four points."""
    page = person.page
    tool = page.locator(".tools button.tool")
    stage = page.locator(".meadow [tabindex]").first

    def use(number: int, *keys: str) -> None:
        tool.nth(number).click()
        stage.focus()
        for key in keys:
            page.keyboard.press(key)

    def go(key: str) -> tuple[str, str]:
        return key, key

    right, up, left, down = go("ArrowRight"), go("ArrowUp"), go("ArrowLeft"), go("ArrowDown")
    use(0, "Enter", "Enter", *right, "Enter", *up, "Enter", *left, "Enter")
    use(1, "Enter", *down, "Enter", "r", "Enter", *right, "Enter")
    use(3, *left, "Enter")


def test_pages_in_both_languages_and_sizes(visit: Arrive) -> None:
    for lang in ("ru", "en"):
        for size in (PHONE, DESK):
            anna = visit("Anna", lang, size)
            for path, name in (
                ("/", "lobby"),
                ("/games/castellan", "game"),
                ("/rules/castellan", "rules"),
                ("/about", "about"),
                ("/score", "score"),
            ):
                anna.go(path)
                expect(anna.page.locator("h1").first).to_be_visible()
                wide = anna.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
                assert wide <= 0, f"{path} is {wide} px too wide at {size[0]} in {lang}"
                anna.picture(name)


def test_what_is_not_possible_says_why(visit: Arrive) -> None:
    anna = visit("Anna", "en", DESK)
    anna.open_table("bots", bot="random")
    for _ in range(300):
        if anna.steps() == "choose":
            break
        anna.page.wait_for_timeout(100)
    anna.action.locator("button.take").click(force=True)
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_contain_text("CA-3.2")
    bubble.get_by_role("button", name=re.compile("CA-3.2")).click()
    expect(anna.page.locator("#CA-3\\.2, [data-rule='CA-3.2']").first).to_be_in_viewport()


def test_the_picture_of_the_readme(visit: Arrive) -> None:
    """A table in mid-game, as the README shows it; `make picture` keeps it."""
    anna = visit("Anna", "en", DESK)
    anna.open_table("bots", seats=3, bot="greedy")
    play_on(anna, steps=40)
    picture = anna.page.screenshot(type="jpeg", quality=85)
    if os.environ.get("CASTLEWRIGHT_KEEP_PICTURE"):
        (ROOT / "docs/images").mkdir(exist_ok=True)
        (ROOT / "docs/images/castellan.jpg").write_bytes(picture)
    assert len(picture) > 50_000
