"""Blueprints in a real browser: a market, guided rewards, a game alone, a castle from a real table."""

import base64
import copy
import re
import zlib
from random import Random
from typing import Any

import msgspec
import pytest
from browser_helpers import DESK, PHONE, Arrive, Visitor, at_rest
from playwright.sync_api import Locator, expect

from castlewright.core import Record, replay
from castlewright.games import get
from castlewright.lessons import lesson_named

Spot = tuple[float, float]

LOOK = """() => {
    const able = node => !node.disabled && node.getAttribute("aria-disabled") !== "true";
    const all = selector => [...document.querySelectorAll(selector)];
    const middle = node => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const data = (selector, key) => all(selector).filter(able).map(node => node.dataset[key]);
    return {
        over: !!document.querySelector("dialog[open]"),
        mine: !!document.querySelector(".prompt.mine"),
        decrees: data("[data-decree]", "decree"),
        rooms: data("[data-box]", "box"),
        types: data("[data-foyer]", "foyer"),
        lead: all("[data-lead]").length,
        cards: all("[data-card][data-open]").map(node => [node.dataset.card, !!node.querySelector(".swan")]),
        hand: all("[data-draw]").length,
        drawable: data("[data-draw]", "draw").length,
        movable: all("[data-move-doors]").length,
        edges: all("[data-edge] rect").map(middle),
        lines: all("[data-line] .flag").map(middle),
        shores: all("[data-shore]").map(middle),
        uses: data("[data-use].usable, [data-chip].usable", "use").concat(data("[data-chip].usable", "chip"))
            .filter(Boolean),
        kinds: data("[data-kind]", "kind"),
        skip: data("[data-skip]", "skip").length,
        done: data("[data-done]", "done").length,
    };
}"""
"""What a person sees and can press."""

KINDS = ("downstairs", "living", "outdoor", "sleeping", "activity", "food", "swan", "utility", "moat")


class Architect:
    """Plays one seat by mouse or finger. `wanted` are uses of rewards nobody has made yet, shared by the table;
    `saving` is the one this person keeps the first special reward for."""

    def __init__(self, visitor: Visitor, wanted: set[str], foyer: str, saving: str = "") -> None:
        self.visitor, self.page, self.wanted, self.foyer, self.saving = visitor, visitor.page, wanted, foyer, saving
        self.random = Random(visitor.name)
        self.skipped = False
        self.reloaded = False

    def look(self) -> dict[str, Any]:
        self.visitor.settle()
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def press(self, selector: str) -> None:
        self.visitor.press(self.page.locator(selector).first)
        self.visitor.settle()

    def tap(self, spot: Spot) -> None:
        if self.visitor.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        self.visitor.settle()

    def act(self) -> str:
        """One step; says which, or nothing while others have to act."""
        seen = self.look()
        if seen["over"] or not seen["mine"]:
            return ""
        if seen["decrees"] or seen["rooms"] or seen["types"]:
            return self.set_up(seen)
        if seen["lead"]:
            self.press("[data-lead]")
            return "lead"
        if seen["edges"] or seen["lines"] or seen["shores"]:
            return self.guided(seen)
        if seen["kinds"]:
            return self.special(seen["kinds"])
        if seen["hand"]:
            return self.draw(seen)
        return self.turn(seen)

    def set_up(self, seen: dict[str, Any]) -> str:
        if seen["types"]:
            self.press(f'[data-foyer="{self.foyer}"]')
        else:
            self.press("[data-decree]" if seen["decrees"] else "[data-box]")
        self.press("[data-choose]")
        return "set-up"

    def guided(self, seen: dict[str, Any]) -> str:
        """The step of a reward; once it is left and found again as it was."""
        if not self.reloaded:
            self.reloaded = True
            self.page.reload()
            expect(self.page.locator(".prompt.mine")).to_be_visible()
            again = self.look()
            assert [len(again[key]) for key in ("edges", "lines", "shores")] == [
                len(seen[key]) for key in ("edges", "lines", "shores")
            ]
            seen = again
        spots = self.in_sight(seen["shores"] or seen["edges"] or seen["lines"])
        if not spots:  # the sheet is still gliding to where they are
            self.page.wait_for_timeout(100)
            return "wait"
        spot = self.random.choice(spots)
        self.tap(spot)
        if seen["shores"]:
            self.tap(spot)
            return "moat"
        return "edge" if seen["edges"] else "line"

    def in_sight(self, spots: list[Spot]) -> list[Spot]:
        """Those on the sheet and not under what lies around it."""
        found: list[Spot] = self.page.evaluate(
            """spots => spots.filter(([x, y]) => document.elementFromPoint(x, y)?.closest("svg[role=application]"))""",
            spots,
        )
        return found

    def special(self, kinds: list[str]) -> str:
        first = (self.saving, *KINDS)
        self.press(f'[data-kind="{next(kind for kind in (*self.wants(first), *KINDS) if kind in kinds)}"]')
        return "use"

    def wants(self, kinds: tuple[str, ...]) -> list[str]:
        return [kind for kind in kinds if kind in self.wanted]

    def draw(self, seen: dict[str, Any]) -> str:
        if seen["movable"] and (self.wants((self.saving,)) == ["sleeping"] or not seen["drawable"]):
            self.wanted.discard("sleeping")
            self.press("[data-move-doors]")
            for by in self.page.locator("[data-mover]").all()[:1]:
                self.visitor.press(by)
                self.visitor.settle()
            return "move"
        if not seen["drawable"]:
            self.press("[data-put-back]")
            self.press("[data-skip]")
            return "skip"
        sheet = self.page.locator("svg[role=application]")
        sheet.focus()
        for _ in range(self.random.randrange(5)):
            self.page.keyboard.press("n")
        self.press("[data-draw]")
        return "draw"

    def turn(self, seen: dict[str, Any]) -> str:
        uses = [use for use in seen["uses"] if use in KINDS or self.spends()]
        if uses:
            use = self.random.choice(uses)
            self.press(f'[data-use="{use}"].usable, [data-chip="{use}"].usable')
            return "use"
        if seen["skip"] and not self.skipped and self.wanted and self.round() > 1:
            self.skipped = True
            self.press("[data-skip]")
            return "skip"
        if seen["cards"]:
            swans = [card for card, swan in seen["cards"] if swan]
            self.press(f'[data-card="{self.random.choice(swans or [card for card, _ in seen["cards"]])}"]')
            return "card"
        self.press("[data-skip]" if seen["skip"] else "[data-done]")
        return "end"

    def spends(self) -> bool:
        """A special reward is kept while what it could be used as is not wanted, or cannot be done yet."""
        if self.saving == "sleeping" and self.saving in self.wanted:
            return False
        if self.saving == "activity" and self.saving in self.wanted:
            return self.round() > 1
        return bool(self.wanted - {"sleeping", "activity", "utility", "moat"})

    def round(self) -> int:
        return int(re.findall(r"\d+", self.page.locator(".bar .round").inner_text())[0])


USED = re.compile(r'"event-uses(?:-special)?"[^}]*"kind":"(\w+)"')


def used(person: Visitor) -> set[str]:
    """What rewards were used as, as far as this person was told."""
    return {kind for frame in person.heard for kind in USED.findall(frame)}


@pytest.mark.timeout(600)
def test_three_people_use_every_reward(visit: Arrive) -> None:
    """Three rounds at least, and as many more as chance takes to offer what each kind of reward needs."""
    anna, boris, vera = visit("Anna", "en", DESK), visit("Борис", "ru", PHONE), visit("Вера", "ru", DESK, dark=True)
    path = anna.open_table("friends", seats=3, game="blueprints")
    for friend in (boris, vera):
        friend.sit(path)
    anna.page.locator("main.page button.main").filter(has_text="Start").click()
    wanted = set(KINDS)
    people = [
        Architect(anna, wanted, "food", saving="sleeping"),
        Architect(boris, wanted, "living", saving="activity"),
        Architect(vera, wanted, "outdoor"),
    ]
    for person in people:
        expect(person.page.locator("svg[role=application]")).to_be_attached()
    idle = 0
    while idle < 100 and not anna.over and (wanted or people[0].round() < 4):
        steps = [person.act() for person in people]
        idle = 0 if any(steps) else idle + 1
        if idle:
            anna.page.wait_for_timeout(50)
        if {"use", "move"} & set(steps):
            wanted.difference_update(used(anna))
    assert used(anna) == set(KINDS)
    assert any(person.reloaded for person in people)
    assert no_scrolling(boris)
    for visitor in (anna, boris, vera):
        visitor.picture("blueprints-play")
    boris.press(boris.page.locator("[data-panel=favors]"))
    expect(boris.page.locator(".favors li:not(.secret)")).to_have_count(4)
    boris.picture("blueprints-favors")
    boris.press(boris.page.locator('[data-look="0"]'))
    boris.press(boris.page.locator("[data-panel=cards]"))
    expect(boris.page.locator(".papers li")).to_have_count(0)
    boris.picture("blueprints-other-cards")


def no_scrolling(person: Visitor) -> bool:
    """Sheet, market and buttons are together on the screen."""
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


@pytest.mark.timeout(600)
def test_a_solo_game_to_its_title(visit: Arrive) -> None:
    anna = visit("Anna", "en", PHONE)
    path = anna.open_table("friends", seats=1, game="blueprints")
    start = anna.page.locator("main.page button.main").filter(has_text="Start")
    sheet = anna.page.locator("svg[role=application]")
    expect(start.or_(sheet).first).to_be_attached()
    if start.count():
        start.tap()
    expect(sheet).to_be_attached()
    alone = Architect(anna, set(), "utility")
    while alone.act() or not anna.page.locator("dialog[open] .verdict").count():
        pass
    record = anna.context.request.get(f"/api{path.replace('table', 'tables')}/record").json()
    outcome = replay(msgspec.convert(record, Record), get("blueprints")).outcome()
    assert outcome
    assert outcome.verdict
    dialog = anna.page.locator("dialog[open]")
    expect(dialog.locator(".verdict")).to_contain_text(str(outcome.standings[0].score))
    anna.picture("blueprints-title")
    anna.press(dialog.locator(".acts button").last)
    line = anna.page.locator("[data-panel=sheet]")
    anna.press(line)
    expect(anna.page.locator(".tracks")).to_be_visible()
    anna.picture("blueprints-over")


CELL = at_rest("""([x, y]) => {
    const world = document.querySelector("svg[role=application] > g").getScreenCTM();
    const spot = new DOMPoint(x * 40, y * 40).matrixTransform(world);
    return [spot.x, spot.y];
}""")

PRINTED: dict[str, Any] = {
    "game": "blueprints",
    "players": [
        {
            "name": "Anna",
            "foyer": "utility",
            "rooms": [
                {"card": "R05", "x": 8, "y": 6},
                {
                    "type": "outdoor",
                    "size": 2,
                    "squares": [[6, 3, "#"], [6, 4, "#"]],
                    "entrances": [[6, 4, "S"]],
                },
            ],
            "passages": [[5, 6, "N"]],
            "removed": [[6, 7, "S"], [5, 6, "W"], [9, 6, "E"], [9, 6, "S"]],
            "moats": [[3, 3, 3, 8]],
            "lines": ["x2"],
            "swans": 4,
            "flags": {"moat": 1},
            "specials": {"start": "utility"},
            "bonus_cards": ["type_living", "swans"],
            "decrees": ["unique_types"],
        },
        {"name": "Борис", "foyer": "food", "rooms": [{"card": "R03", "x": 8, "y": 6}], "swans": 1},
    ],
    "favors": ["completed", "rooms_living"],
    "values": {"living": 11},
}


def test_a_castle_of_a_real_table_is_scored(visit: Arrive) -> None:
    """Drawn as on paper, in both languages and sizes; the link brings it back, and printed values are remembered."""
    for lang, size in (("ru", DESK), ("en", PHONE)):
        anna = visit("Anna", lang, size)
        page = anna.page
        anna.go("/score/blueprints")
        page.locator("select[data-players]").select_option("2")
        for number, player in enumerate(PRINTED["players"]):
            anna.press(page.locator(f'[data-player="{number}"]'))
            fill_in(anna, player)
        anna.press(page.locator("[data-table]"))
        anna.press(page.locator("dialog summary").first)
        for favor in PRINTED["favors"]:
            page.locator(f'dialog [data-check="{favor}"]').check()
        page.locator('dialog [data-value="living"]').fill("11")
        page.locator('dialog [data-value="living"]').press("Tab")
        page.keyboard.press("Escape")
        answer = anna.context.request.post("/api/score", data=PRINTED).json()
        totals = [str(sheet["total"]) for sheet in answer["sheets"]]
        shown = page.locator(".result .sheet .total")
        expect(shown).to_have_text(totals)
        lines = [line for sheet in answer["sheets"] for line in sheet["lines"]]
        assert {"BL-11.5", "BL-11.6", "BL-9.6", "BL-13.15"} <= {line["rule"] for line in lines}
        expect(page.locator(".result .line")).to_have_text([re.compile(re.escape(line["text"])) for line in lines])
        page.locator("h1").scroll_into_view_if_needed()
        anna.picture("blueprints-score")
        friend = visit("Boris", lang, size)
        friend.go(page.url)
        expect(friend.page.locator(".result .sheet .total")).to_have_text(totals)
        assert page.evaluate("() => JSON.parse(localStorage['cw_blueprints.values']).living") == 11


IN_ORDER: dict[str, Any] = {
    "game": "blueprints",
    "players": [
        {
            "foyer": "food",
            "rooms": [
                {"card": "R94", "x": 8, "y": 6},
                {"type": "living", "size": 1, "squares": [[8, 7]], "entrances": [[8, 7, "E"]], "name": "Den"},
                {"type": "food", "size": 1, "squares": [[6, 4]], "entrances": [[6, 4, "S"]]},
            ],
            "passages": [[8, 6, "S"]],
            "moats": [[9, 6, 9, 7]],
            "swans": 4,
            "decrees": ["longest_walk"],
        }
    ],
}
"""A passage that the next room may have walled up, and a moat that two rooms face."""


def test_the_order_of_drawing_is_told_where_it_matters(visit: Arrive) -> None:
    """Every answer is scored as the file that tells it, and a link keeps it."""
    for lang, size in (("ru", PHONE), ("en", DESK)):
        anna = visit("Anna", lang, size)
        page = anna.page
        anna.go("/score/blueprints#p=" + linked(IN_ORDER))
        total = page.locator(".result .sheet .total")

        def scored(position: dict[str, Any], *, of: Visitor = anna, total: Locator = total) -> None:
            answer = of.context.request.post("/api/score", data=position).json()
            expect(total).to_have_text(str(answer["sheets"][0]["total"]))

        scored(IN_ORDER)
        expect(page.locator("[data-order] .count")).to_have_text("2")
        anna.press(page.locator('[data-tool="moat"]'))
        anna.press(page.locator("[data-when]"))
        anna.picture("blueprints-order")
        told = copy.deepcopy(IN_ORDER)
        (sheet,) = told["players"]
        for question, later, key, mark in (
            ("passage", 1, "passages", [8, 6, "S", 1]),
            ("moat", 1, "moats", [9, 6, 9, 7, 1]),
            ("moat", 2, "moats", [9, 6, 9, 7, 0]),
            ("passage", 0, "passages", [8, 6, "S"]),
        ):
            page.locator(f'[data-question="{question}"] [data-later="{later}"]').check()
            sheet[key] = [mark]
            scored(told)
        page.locator("[data-earlier='1']").click()
        sheet["rooms"][:2] = reversed(sheet["rooms"][:2])
        scored(told)
        expect(page.locator("dialog li b").first).to_have_text("Den")
        page.keyboard.press("Escape")
        friend = visit("Boris", lang, size)
        friend.go(page.url)
        scored(told, of=friend, total=friend.page.locator(".result .sheet .total"))


def linked(position: dict[str, Any]) -> str:
    """A position as a link carries it."""
    packed = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    data = packed.compress(msgspec.json.encode(position)) + packed.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def fill_in(person: Visitor, player: dict[str, Any]) -> None:
    page = person.page

    def tap(x: float, y: float) -> None:
        spot = page.evaluate(CELL, [x, y])
        if person.touch:
            page.touchscreen.tap(*spot)
        else:
            page.mouse.click(*spot)

    def tool(name: str) -> None:
        person.press(page.locator(f'[data-tool="{name}"]'))

    for room in player["rooms"]:
        if "card" in room:
            tool("card")
            person.press(page.locator(f'[data-room="{room["card"]}"]'))
            tap(room["x"] + 1, room["y"] + 0.5)
            person.press(page.locator("[data-lay]"))
        else:
            tool("free")
            person.press(page.locator('[data-brush="#"]'))
            for x, y, _ in room["squares"]:
                tap(x + 0.5, y + 0.5)
            person.press(page.locator('[data-brush="door"]'))
            for edge in room["entrances"]:
                tap(*on_wall(*edge))
            page.locator("[data-free-type]").select_option(room["type"])
            person.press(page.locator("[data-add-free]"))
    for name, edges in (("passage", player.get("passages", ())), ("remove", player.get("removed", ()))):
        tool(name)
        for edge in edges:
            tap(*on_wall(*edge))
    tool("moat")
    for x, y, to_x, to_y in player.get("moats", ()):
        tap(x + 0.5, y + 0.5)
        tap(to_x + 0.5, to_y + 0.5)
    tool("line")
    for line in player.get("lines", ()):
        at = int(line[1:])
        tap(*((at, -0.9) if line[0] == "x" else (-0.9, at)))
    person.press(page.locator("[data-cards]"))
    dialog = page.locator("dialog[open]")
    dialog.locator("input.input").first.fill(player["name"])
    dialog.locator("[data-foyer-type]").select_option(player["foyer"])
    dialog.locator("[data-swans]").fill(str(player["swans"]))
    dialog.locator("[data-swans]").press("Tab")
    for track, count in player.get("flags", {}).items():
        dialog.locator(f'[data-flags="{track}"]').fill(str(count))
        dialog.locator(f'[data-flags="{track}"]').press("Tab")
    for special, kind in player.get("specials", {}).items():
        dialog.locator(f'[data-special="{special}"]').select_option(kind)
    for place, key in enumerate(("bonus_cards", "decrees")):
        person.press(dialog.locator("summary").nth(place))
        for card in player.get(key, ()):
            dialog.locator("details").nth(place).locator(f'[data-check="{card}"]').check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def on_wall(x: int, y: int, side: str) -> Spot:
    """Just inside the middle of a wall."""
    return {
        "N": (x + 0.5, y + 0.1),
        "S": (x + 0.5, y + 0.9),
        "W": (x + 0.1, y + 0.5),
        "E": (x + 0.9, y + 0.5),
    }[side]


# -- learning ------------------------------------------------------------------------------------------------


def test_the_first_lesson_is_played_by_touch_to_its_end(visit: Arrive) -> None:
    """Whoever presses what is lit comes through, and nothing has to be scrolled for."""
    learner = visit("Ученик", lang="ru", size=PHONE)
    learner.go("/learn/blueprints")
    learner.press(learner.page.locator('a[href="/learn/blueprints/first"]').first)
    page = learner.page
    for step in lesson_named("blueprints", "first").steps:
        expect(page.locator(f'[data-step="lesson-first-{step.name}"]')).to_be_visible()
        for part in (".teacher", "section.action", "html"):
            assert page.locator(part).first.evaluate("node => node.scrollHeight <= node.clientHeight + 1"), step.name
        if not step.plays:
            learner.press(page.locator("[data-go-on]"))
        elif step.until is None:
            learner.press(page.locator("[data-pointed]"))
        else:
            learner.press(page.locator("[data-card][data-pointed], [data-pointed] [data-card]").first)
            learner.press(page.locator("[data-draw]"))
    expect(page.locator("section.end")).to_be_visible()
