"""Coloured Kingdoms in a real browser: whole games, unseen painting, the printed sheet."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from browser_helpers import DESK, PHONE, Arrive, Visitor
from playwright.sync_api import expect

from castlewright.core import Match, Record, replay
from castlewright.games import get
from castlewright.games.kingdoms.board import names
from castlewright.games.kingdoms.moves import Move, Paint, Take
from castlewright.lessons import Attempt, lesson_named

ROOT = Path(__file__).parents[2]
REGION = re.compile(r'"([BGLRUY][1-9])"')
Spot = tuple[float, float]

LOOK = """() => {
    const middle = node => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const at = selector => [...document.querySelectorAll(selector)].filter(node => !node.disabled).map(middle);
    const inside = id => {
        const box = document.querySelector(`[data-region="${id}"]`).getBoundingClientRect();
        const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
        for (const down of parts) for (const along of parts) {
            const spot = [box.x + box.width * along, box.y + box.height * down];
            if (document.elementFromPoint(...spot)?.dataset?.region === id) return spot;
        }
        return null;
    };
    const glows = [...document.querySelectorAll("[data-glow]")].map(node => node.dataset.glow);
    const held = [...document.querySelectorAll('[data-drop]:not([data-drop$="-tower"]) .numeral')];
    return {
        over: !!document.querySelector("dialog[open]"),
        mine: !!document.querySelector(".prompt.mine"),
        busy: !!document.querySelector(".link.busy"),
        gives: at("[data-gives]"),
        from: at("[data-from]"),
        takes: at('[data-take]:not(.barred):not([aria-pressed="true"])'),
        digits: at('[data-cross]:not([aria-pressed="true"])'),
        cross: at("[data-cross-out]"),
        kingdoms: at("[data-kingdom]"),
        done: at("[data-done]"),
        bad: !!document.querySelector("[data-done].bad"),
        spells: at('[data-spell]:not(.none):not([aria-pressed="true"])'),
        towers: at('[data-drop$="-tower"]:not(.none):not([aria-pressed="true"])'),
        left: held.reduce((sum, node) => sum + Number(node.textContent), 0),
        glows: glows.map(id => [id, inside(id)]),
        dots: document.querySelectorAll("g.dot").length,
        lies: [...document.querySelectorAll("[data-region]")].slice(0, 1).map(middle)[0] ?? null,
    };
}"""
STATE = """() => ["section.action", "[data-gives]", "g.dot", "dialog[open]"].map(
    part => [...document.querySelectorAll(part)].map(node => node.outerHTML).join()).join()"""
"""What a person sees, and where to press it; of a region the place where a finger meets it."""


class Painter:
    """Plays one seat by mouse or finger. `spare` drops stay in the hand: a blot for the turn."""

    def __init__(self, visitor: Visitor, spare: int = 0) -> None:
        self.visitor, self.page, self.spare = visitor, visitor.page, spare
        self.random = Random(visitor.name)
        self.cast = 0
        self.painted = ""
        self.spot = (0.0, 0.0)
        self.lies: list[Spot] = []
        """Where one and the same region lay after each tap."""

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def tap(self, spot: Spot) -> None:
        """And wait for the answer: a tap reaches the page a moment later.

        Looks by the clock: a page that a busy machine does not draw has no frames, though it has answered long ago.
        """
        before = self.page.evaluate(STATE)
        if self.visitor.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before, polling=50)
        self.visitor.settle()
        seen = self.look()
        if not seen["over"]:
            self.lies.append(seen["lies"])

    def any(self, spots: list[Spot]) -> None:
        self.tap(self.random.choice(spots))

    def act(self) -> str:
        """One step; says which, or nothing while others have to act."""
        seen = self.look()
        if seen["over"] or seen["busy"]:
            return ""
        for step in ("gives", "from", "kingdoms", "cross", "digits"):
            if seen[step]:
                self.any(seen[step])
                return step
        if seen["done"]:
            return self.paint(seen)
        if seen["mine"] and seen["takes"]:
            self.any(seen["takes"])
            return "take"
        return ""

    def paint(self, seen: dict[str, Any]) -> str:
        reachable = [(region, spot) for region, spot in seen["glows"] if spot]
        assert bool(reachable) == bool(seen["glows"]), f"no finger can reach {seen['glows']}"
        if reachable and seen["left"] > self.spare:
            self.painted, self.spot = self.random.choice(reachable)
            self.tap(self.spot)
            return "paint"
        if not reachable and seen["bad"] and seen["left"] > self.spare and self.cast < 30:
            for help_ in ("spells", "towers"):
                if seen[help_]:
                    self.cast += 1
                    self.any(seen[help_])
                    return help_
        self.tap(seen["done"][0])
        return "done"


def play_on(*painters: Painter, until: str = "") -> Painter | None:
    """Everybody acts in turn until somebody has taken the named step; answers who. Without one, to the end."""
    idle = 0
    while idle < 200:
        idle += 1
        for painter in painters:
            step = painter.act()
            if step and step == until:
                return painter
            idle = 0 if step else idle
        if idle and all(painter.visitor.over for painter in painters):
            return None
        if idle:
            painters[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody can act: {[painter.visitor.action.inner_text() for painter in painters]}")


@pytest.mark.timeout(600)
def test_two_people_play_a_whole_game(visit: Arrive) -> None:
    """One at a desk in English, one on a phone in Russian, one looks on. Turns end with a drop in the hand, so the
    game is over when all blots of both are filled."""
    anna, boris, vera = visit("Anna", "en", DESK), visit("Борис", "ru", PHONE), visit("Вера", "ru", DESK)
    path = anna.open_table("friends", game="kingdoms")
    boris.sit(path)
    anna.page.locator("main.page button.main").filter(has_text="Start").click()
    vera.go(path)
    people = [Painter(anna, spare=1), Painter(boris, spare=1)]
    for person in (anna, boris, vera):
        expect(person.page.locator("[data-region]").first).to_be_attached()

    painter = play_on(*people, until="paint")
    assert painter
    anna.picture("kingdoms-painting")
    boris.picture("kingdoms-painting")
    (other,) = [one.visitor for one in people if one is not painter]
    dots_come_and_go(painter)
    assert f'"{painter.painted}":' in "".join(painter.visitor.heard), "the painter hears of what is painted"
    for person in (other, vera):
        person.page.wait_for_timeout(200)
        assert len(person.heard) > 1
        for frame in person.heard:
            assert f'"{painter.painted}":' not in frame, "nobody else does"
            assert not REGION.search(beside_sheets(json.loads(frame)))

    for one in people:
        while play_on(*people, until="paint") is not one:
            pass
        reload_keeps_the_dots(one)
    assert no_scrolling(boris)
    play_on(*people)
    for one in people:
        the_map_lay_still(one)

    record = anna.context.request.get(f"/api{path.replace('table', 'tables')}/record").json()
    known: dict[int, set[str]] = {}

    def watch(match: Match[Any, Any], *_: object) -> None:
        """All sheets are open at the beginning of a round."""
        state = match.state
        known.setdefault(state.round, {region for paper in state.papers for region in names(paper.filled)})

    match = replay(msgspec.convert(record, Record), get("kingdoms"), watch)
    outcome = match.outcome()
    assert outcome
    assert [paper.blots for paper in match.state.papers] == [10, 10]
    for person in (anna, boris, vera):
        dialog = person.page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        expect(dialog).to_contain_text("CK-")
        for standing in outcome.standings:
            expect(dialog).to_contain_text(str(standing.score).replace("-", "−"))
        person.picture("kingdoms-end")
        person.press(dialog.locator(".acts button").last)
        expect(dialog).to_have_count(0)
        person.picture("kingdoms-over")
    for person, seat in ((anna, 0), (boris, 1), (vera, None)):
        unfinished_painting_is_unseen(person, seat, record, known)


def dots_come_and_go(painter: Painter) -> None:
    """A dot can be taken back by pressing it, and placed again."""
    dots, done = painter.page.locator("g.dot"), painter.page.locator("[data-done]")
    expect(dots).to_have_count(1)
    expect(done).to_be_enabled()
    left = painter.look()["left"]
    painter.tap(painter.spot)
    expect(dots).to_have_count(0)
    expect(done).to_be_enabled()
    assert painter.look()["left"] == left + 1
    assert painter.act() == "paint"
    expect(dots).to_have_count(1)


def reload_keeps_the_dots(painter: Painter) -> None:
    def told() -> list[Any]:
        seen = painter.look()
        return [seen["dots"], seen["left"], sorted(region for region, _ in seen["glows"])]

    expect(painter.page.locator("g.dot").first).to_be_attached()
    expect(painter.page.locator("[data-done]")).to_be_enabled()
    before = told()
    painter.page.reload()
    expect(painter.page.locator("[data-done]")).to_be_enabled()
    expect(painter.page.locator("g.dot")).to_have_count(before[0])
    assert told() == before


def the_map_lay_still(painter: Painter) -> None:
    """Neither a longer sentence nor another step moves it under a finger."""
    for along in zip(*painter.lies, strict=True):
        assert max(along) - min(along) < 2


def no_scrolling(person: Visitor) -> bool:
    """Map, dice and buttons are together on the screen."""
    return bool(
        person.page.evaluate("""() => {
            const parts = [document.querySelector("main.board"), ...document.querySelectorAll(".actions button")];
            const seen = parts.every(part => {
                const box = part.getBoundingClientRect();
                return box.top >= 0 && box.bottom <= innerHeight + 1;
            });
            return seen && document.documentElement.scrollHeight <= innerHeight + 1;
        }""")
    )


def beside_sheets(message: dict[str, Any]) -> str:
    """A message without one's own affairs, and without the score sheets, which name capitals and monsters anyway."""
    if not message.get("play"):
        return json.dumps(message)
    view = {**message["play"]["view"], "mine": None, "sheets": []}
    return json.dumps({**message, "play": {**message["play"], "legal": [], "view": view}})


def unfinished_painting_is_unseen(
    person: Visitor, seat: int | None, record: dict[str, Any], known: dict[int, set[str]]
) -> None:
    """While a round ran, its frames named no region that was not on an open sheet, but for one's own."""
    own = {
        region
        for entry in record["log"]
        if entry["seat"] == seat
        for region in REGION.findall(json.dumps(entry.get("move", "").split()))
    }
    sheets: dict[int, list[Any]] = {}
    updates = [message for frame in person.heard if (message := json.loads(frame))["type"] == "update"]
    running = [message for message in updates if message["play"] and message["play"]["outcome"] is None]
    assert {message["play"]["view"]["round"] for message in running} == set(known)
    for message in running:
        play = message["play"]
        view = play["view"]
        assert record["seed"] not in json.dumps(message)
        assert set(REGION.findall(beside_sheets(message))) <= known[view["round"]] | own
        others = [
            [sheet, other["paper"]]
            for sheet, other in zip(view["sheets"], view["seats"], strict=True)
            if sheet["owner"] != seat
        ]
        assert sheets.setdefault(view["round"], others) == others, "nor do sheets change before the round is over"


@pytest.mark.timeout(600)
def test_a_solo_game_to_its_verdict(visit: Arrive) -> None:
    anna = visit("Anna", "en", PHONE)
    path = anna.open_table("friends", seats=1, game="kingdoms")
    start = anna.page.locator("main.page button.main").filter(has_text="Start")
    board = anna.page.locator("[data-region]").first
    expect(start.or_(board).first).to_be_attached()
    if start.count():
        start.tap()
    expect(board).to_be_attached()
    alone = Painter(anna)
    play_on(alone, until="digits")
    anna.picture("kingdoms-cross")
    assert no_scrolling(anna)
    for _ in range(8):
        play_on(alone, until="done")
    play_on(alone, until="take")
    anna.picture("kingdoms-take")
    play_on(alone, until="paint")
    anna.picture("kingdoms-middle")
    assert no_scrolling(anna)
    play_on(alone)
    the_map_lay_still(alone)

    record = anna.context.request.get(f"/api{path.replace('table', 'tables')}/record").json()
    outcome = replay(msgspec.convert(record, Record), get("kingdoms")).outcome()
    assert outcome
    assert outcome.verdict
    points = outcome.standings[0].score
    said = {
        "verdict-again": f"{points} points: try again.",
        "verdict-better": f"{points} points: not bad, you can do better.",
        "verdict-safe": f"{points} points: the kingdoms are safe with you.",
    }
    verdict = anna.page.locator("dialog[open] .verdict")
    expect(verdict).to_have_text(said.get(outcome.verdict.name, re.compile(str(points))))
    anna.picture("kingdoms-verdict")


def test_a_printed_sheet_is_scored(visit: Arrive) -> None:
    """The example of the docs, filled in as on paper, in both languages and sizes; the link brings it back."""
    example = json.loads((ROOT / "docs/examples/kingdoms-sheets.json").read_text())
    for lang, size in (("ru", DESK), ("en", PHONE)):
        anna = visit("Anna", lang, size)
        page = anna.page
        anna.go("/score/kingdoms")
        anna.press(page.locator(f'[data-players="{len(example["players"])}"]'))
        for number, player in enumerate(example["players"]):
            anna.press(page.locator(f'[data-player="{number}"]'))
            page.locator(".named input").fill(player["name"])
            page.locator(".named input").press("Tab")
            fill_in(anna, player)
        answer = anna.context.request.post("/api/score", data=example).json()
        totals = [sheet["total"] for sheet in answer["sheets"]]
        assert totals[0] == 55
        shown = page.locator(".result .sheet .total")
        expect(shown).to_have_text([str(total) for total in totals])
        expect(page.locator(".result")).to_contain_text("CK-10.1")
        page.locator("h1").scroll_into_view_if_needed()
        anna.picture("kingdoms-score")
        page.locator(".result").scroll_into_view_if_needed()
        anna.picture("kingdoms-score-result")
        friend = visit("Boris", lang, size)
        friend.go(page.url)
        expect(friend.page.locator(".result .sheet .total")).to_have_text([str(total) for total in totals])


def fill_in(person: Visitor, player: dict[str, Any]) -> None:
    """Row by row: numbers typed into their boxes, capitals and speed digits circled."""

    def circle(row: Any, points: int) -> None:
        if points:
            person.press(row.locator(".speed button").get_by_text(str(points), exact=True))

    for kingdom, line in player["kingdoms"].items():
        row = person.page.locator(f'[data-row="{kingdom}"]')
        row.get_by_role("spinbutton").press(str(line["colours"]))
        if line.get("capital"):
            person.press(row.locator(".capital"))
        circle(row, line.get("speed", 0))
    for monster, line in player["monsters"].items():
        row = person.page.locator(f'[data-row="{monster}"]')
        tamed = line["tamed"]
        colours = [tamed.get(colour, 0) for colour in ("brown", "green", "purple")] if monster == "dragon" else [tamed]
        for box, count in zip(row.get_by_role("spinbutton").all(), [*colours, line.get("unpainted", 0)], strict=True):
            box.press(str(count))
        circle(row, line.get("speed", 0))
    last = person.page.locator(".form .line.last")
    last.get_by_role("spinbutton").press(str(player["blots"]))
    circle(last, player.get("final", 0))


def test_pages_in_both_languages_and_sizes(visit: Arrive) -> None:
    for lang in ("ru", "en"):
        for size in (PHONE, DESK):
            anna = visit("Anna", lang, size)
            for path, name in (("/games/kingdoms", "game"), ("/rules/kingdoms", "rules"), ("/score/kingdoms", "sheet")):
                anna.go(path)
                expect(anna.page.locator("h1").first).to_be_visible()
                wide = anna.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
                assert wide <= 0, f"{path} is {wide} px too wide at {size[0]} in {lang}"
                anna.picture(f"kingdoms-{name}")


# --- lessons ---

WITHIN = """selector => [...document.querySelectorAll(selector)].every(node => {
    const { left, right, top, bottom, width } = node.getBoundingClientRect();
    return width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
})"""
WHERE = """id => {
    const box = document.querySelector(`[data-region="${id}"]`).getBoundingClientRect();
    for (let down = 1; down < 10; down++) for (let along = 1; along < 10; along++) {
        const spot = [box.x + box.width * along / 10, box.y + box.height * down / 10];
        if (document.elementFromPoint(...spot)?.dataset?.region === id) return spot;
    }
}"""


def test_the_first_lesson_is_played_by_touch_to_its_end(visit: Arrive) -> None:
    anna = visit("Анна", "ru", PHONE)
    anna.go("/learn/kingdoms")
    anna.page.locator('[data-lesson="first"]').tap()
    attempt = Attempt(lesson_named("kingdoms", "first"))
    while step := attempt.step:
        words = anna.page.locator(f'[data-step="lesson-first-{step.name}"]')
        expect(words).to_be_visible()
        assert words.evaluate("node => node.scrollHeight <= node.clientHeight"), f"{step.name} does not fit"
        assert no_scrolling(anna)
        if step.plays:
            move = attempt.shown()
            gesture(anna, move)
            assert attempt.play(move) is None
        else:
            anna.page.locator("[data-go-on]").tap()
            attempt.go_on()
    expect(anna.page.locator("[data-lesson-over]")).to_be_visible()


def test_a_die_in_three_kingdoms_has_room_for_its_buttons(visit: Arrive) -> None:
    boris = visit("Борис", "ru", PHONE)
    boris.go("/learn/kingdoms/dice")
    boris.page.locator("[data-go-on]").tap()
    boris.page.locator('[data-take="yellow"]').tap()
    expect(boris.page.locator("[data-from]")).to_have_count(3)
    assert boris.page.evaluate(WITHIN, "[data-take], [data-from]")


def gesture(person: Visitor, move: Move) -> None:
    page = person.page
    if isinstance(move, Take):
        page.locator(f'[data-take="{move.die}"]').tap()
        page.locator(f'[data-from="{move.kingdom}"]').tap()
    elif isinstance(move, Paint):
        expect(page.locator(f'[data-glow="{move.region}"]')).to_be_attached()
        page.touchscreen.tap(*page.evaluate(WHERE, move.region))
    else:
        page.locator("[data-done]").tap()
