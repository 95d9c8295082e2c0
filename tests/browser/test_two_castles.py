"""Between Two Castles in a real browser: four people build and negotiate; a castle of cardboard is scored."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from browser_helpers import DESK, PHONE, Arrive, Visitor, at_rest
from lesson_driver import learn
from playwright.sync_api import expect

from castlewright.core import Record, replay
from castlewright.games import get
from castlewright.games.two_castles.moves import Build, Choose, Move

TEXT = Path(__file__).parents[2] / "src/castlewright/games/two_castles/text"
# The rooms of the rulebook's example in the order a person would lay them: outward from the throne room.
SIXTY_TWO = (
    ("taxidermy_showroom", -1, 0),
    ("grand_foyer", -2, 0),
    ("drawing_room", -3, 0),
    ("midnight_room", -4, 0),
    ("firewood_storage", 2, 0),
    ("reading_room", 1, 1),
    ("game_storage", -2, 1),
    ("fireplace", -3, 1),
    ("wine_room", -4, 1),
    ("broom_closet", -2, 2),
    ("kings_chambers", -3, 2),
    ("hibernation_chamber", -4, 2),
    ("echo_chamber", -2, 3),
    ("hall_of_portraits", -3, 3),
    ("salon", -4, 3),
    ("tower", -2, 4),
    ("fountain", -4, 4),
    ("laboratory", -2, -1),
    ("hall_of_puzzled_floors", -3, -1),
)

# What this person can do now; nothing while something said is still under way.
STEP = """() => {
    if (document.querySelector('.link.busy')) return '';
    if (document.querySelector('dialog[open]')) return 'over';
    const has = what => document.querySelector(`section.action ${what}`);
    if (has('.choose .hand')) return 'choose';
    if (has('.bonus .offer')) return 'answer';
    if (has('.bonus .option')) return 'option';
    if (has('.bonus .tiles')) return 'add';
    return has('.tray') && document.querySelector('.cell') ? 'build' : '';
}"""
# The same step by keyboard, in one go: presses buttons, Enter on a glowing cell, and waits for the answer.
ACT = """async step => {
    const wait = () => new Promise(done => setTimeout(done, 15));
    const until = async what => {
        for (let k = 0; k < 600; k++, await wait()) { const it = what(); if (it) return it; }
        throw new Error(`${step}: nothing happens`);
    };
    const all = what => [...document.querySelectorAll(what)];
    const press = async what => (await until(() => document.querySelector(`${what}:not([disabled])`))).click();
    if (step === 'choose') {
        all('.choose .hand button').slice(0, 2).forEach(tile => tile.click());
        await press('.choose .button.main');
    } else if (step === 'option') {
        all('.bonus .option').at(-1).click();
        await press('.bonus > .button.main');
    } else if (step === 'answer') {
        await press('.bonus .answer .main');
    } else {
        const cell = await until(() => step === 'other'
            ? all('.cell:not(.top)').at(-1) ?? all('.cell').at(-1)
            : document.querySelector('.cell.top') ?? all('.cell').at((all('.cell').length - 1) / 2));
        cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        await press('.confirm .yes');
    }
    await until(() => !document.querySelector('.link.busy'));
}"""
MIDDLE = """what => {
    const box = document.querySelector(what).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
# Where a cell of the score page lies on the screen.
SPOT = at_rest("""([x, y]) => {
    const picture = document.querySelector('.ground svg');
    const at = picture.querySelector('g').getCTM();
    const box = picture.getBoundingClientRect();
    return [box.left + at.e + (x * 100 + 50) * at.a, box.top + at.f + (50 - (y + 1) * 100) * at.d];
}""")


def step_of(person: Visitor) -> str:
    return str(person.page.evaluate(STEP))


def point(person: Visitor, spot: tuple[float, float]) -> None:
    if person.touch:
        person.page.touchscreen.tap(*spot)
    else:
        person.page.mouse.click(*spot)


def choose_by_hand(person: Visitor) -> None:
    tiles = person.action.locator(".choose .hand button")
    person.press(tiles.nth(0))
    person.press(tiles.nth(1))
    person.press(person.action.locator(".choose .button.main"))
    person.settle()


def build_by_hand(person: Visitor) -> None:
    """A finger always confirms; a mouse only what cannot be taken back."""
    before = person.page.locator(".cell").count()
    assert before
    point(person, tuple(person.page.evaluate(MIDDLE, ".cell")))
    yes = person.page.locator(".confirm .yes")
    if person.touch or yes.count():
        person.press(yes)
    person.settle()


def play_on(people: list[Visitor], stop: str = "nothing") -> Visitor | None:
    """Everybody acts in turn until somebody stands before such a step, who is answered, or all see the end."""
    idle = 0
    while True:
        steps = [(person, step_of(person)) for person in people]
        for person, step in steps:
            if step == stop:
                return person
        if all(step == "over" for _, step in steps):
            return None
        acting = [(person, step) for person, step in steps if step not in ("", "over")]
        for person, step in acting:
            # Somebody else's move may have changed what there is to do.
            if step == step_of(person):
                person.page.evaluate(ACT, step)
        idle = 0 if acting else idle + 1
        assert idle < 200, f"nobody can act: {[person.action.inner_text() for person in people]}"
        if not acting:
            people[0].page.wait_for_timeout(50)


def decide_otherwise(person: Visitor) -> None:
    """The elder takes another option than the proposed one, by hand."""
    person.press(person.action.locator(".answer .button").last)
    person.picture("two-castles-otherwise")
    if person.action.locator(".option").count():
        person.press(person.action.locator(".option").first)
        person.press(person.action.locator(".bonus > .button.main"))
        person.settle()
    else:
        expect(person.page.locator(".cell").first).to_be_visible()
        person.page.evaluate(ACT, "other")


def a_partner_sees_where_one_points(person: Visitor, partner: Visitor) -> None:
    """A ghost tile in the castle they share, as long as the mouse rests there."""
    box = person.page.locator("section.pane").filter(has_text=partner.name).locator(".cell").first.bounding_box()
    assert box
    ghost = partner.page.locator("section.pane .suggestion")
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ghost).to_have_count(1)
    partner.picture("two-castles-suggestion")
    person.page.mouse.move(2, 2)
    expect(ghost).to_have_count(0)


def an_arrow_shows_a_partner_a_place(person: Visitor, partner: Visitor) -> None:
    """It stays when the mouse has gone, names the partner's room, and goes when it is taken away."""
    pane = person.page.locator("section.pane").filter(has_text=partner.name)
    shown = partner.page.locator("section.pane .suggestion .arrow")
    person.press(pane.locator(".pointer button"))
    person.press(pane.locator(".pointer .choice").last)
    pane.locator(".cell").first.press("Enter")
    person.page.mouse.move(2, 2)
    expect(shown).to_have_count(1)
    expect(partner.page.locator("section.pane .suggestion .faint")).to_have_count(0)
    person.press(pane.locator(".pointer .choice").first)
    pane.locator(".cell").nth(1).press("Enter")
    expect(partner.page.locator("section.pane .suggestion .faint")).to_have_count(1)
    expect(shown).to_have_count(1)
    person.picture("two-castles-arrow-own")
    partner.picture("two-castles-arrow")
    person.press(pane.locator(".pointer > button").first)
    expect(shown).to_have_count(0)


def nothing_is_built_meanwhile(elder: Visitor) -> None:
    """Rooms still to be built can be looked at while a bonus is open, and no cell glows for them."""
    rooms = elder.action.locator(".tasks button").last
    if not elder.action.locator(".tasks").count():
        return
    elder.press(rooms)
    expect(elder.action.locator(".tray .tile").first).to_be_visible()
    assert elder.page.locator(".cell").count() == 0
    elder.picture("two-castles-rooms-later")
    elder.press(elder.action.locator(".tasks button").first)


def fits(person: Visitor) -> bool:
    """Acting never needs scrolling."""
    box, size = person.action.bounding_box(), person.page.viewport_size
    tall = person.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    return bool(tall <= 1 and box and size and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 1)


@pytest.mark.timeout(900)
def test_four_people_play_a_whole_game_and_negotiate(visit: Arrive) -> None:
    """Two at desks, two on phones, in both languages. A proposal outlives a reload, is agreed to, is overruled."""
    people = [
        visit("Anna", "en", DESK),
        visit("Борис", "ru", PHONE),
        visit("Clara", "en", PHONE),
        visit("Дмитрий", "ru", DESK),
    ]
    path = people[0].open_table("friends", seats=4, game="two_castles")
    for person in people[1:]:
        person.sit(path)
    people[0].page.locator("main.page button.main").filter(has_text="Start").click()

    for person in people:
        expect(person.action.locator(".choose .hand button")).to_have_count(9)
        assert fits(person)
        person.picture("two-castles-choose")
    for person in people:
        choose_by_hand(person)
    for person in people:
        expect(person.action.locator(".tray")).to_be_visible()
    a_partner_sees_where_one_points(people[0], people[3])
    an_arrow_shows_a_partner_a_place(people[0], people[3])
    for person in people:
        assert fits(person)
        person.picture("two-castles-build")
        build_by_hand(person)

    elder = play_on(people, stop="answer")
    assert elder, "nobody was asked to agree"
    for person in people:
        person.picture("two-castles-bonus-first")
    nothing_is_built_meanwhile(elder)
    offered = elder.action.locator(".offer p").inner_text()
    assert offered
    elder.page.reload()
    expect(elder.action.locator(".offer p")).to_have_text(offered)
    assert fits(elder)
    elder.picture("two-castles-proposal")
    elder.press(elder.action.locator(".answer .main"))
    elder.settle()

    other = play_on(people, stop="answer")
    assert other, "nobody was asked to agree a second time"
    decide_otherwise(other)
    other.picture("two-castles-decided")
    assert play_on(people) is None
    for person in people:
        expect(person.page.locator("dialog[open]")).to_be_visible()
        person.picture("two-castles-end")

    record = people[0].context.request.get(f"/api{path.replace('table', 'tables')}/record").json()
    assert {"agreed", "otherwise"} <= set(answers(record))
    outcome = replay(msgspec.convert(record, Record), get("two_castles")).outcome()
    assert outcome
    for person in people:
        for standing in outcome.standings:
            expect(person.page.locator("dialog[open]")).to_contain_text(str(standing.score))
        person.page.keyboard.press("Escape")
        expect(person.page.locator("dialog[open]")).to_have_count(0)
        person.picture("two-castles-end-board")


def answers(record: dict[str, Any]) -> list[str]:
    """What became of the proposals, in order: the elder agreed, or chose something else."""
    found: list[str] = []
    open_at: dict[str, int] = {}
    for entry in record["log"]:
        kind, castle, *_ = (entry.get("move") or "- -").split()
        if kind == "agree":
            found.append("agreed")
            assert open_at.pop(castle) != entry["seat"]
        elif kind in ("add", "attend", "keep", "copy"):
            proposer = open_at.pop(castle, None)
            if proposer is None:
                open_at[castle] = entry["seat"]
            else:
                assert proposer != entry["seat"]
                found.append("otherwise")
    return found


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ru", PHONE)])
def test_the_castle_of_the_rulebook_is_scored_by_hand(visit: Arrive, lang: str, size: tuple[int, int]) -> None:
    """Throne, letters of a name, a tap where it lies, an attendant: 62, and the link keeps it."""
    anna = visit("Anna", lang, size)
    page = anna.page
    anna.go("/score/two_castles")
    anna.press(page.locator(".start"))
    anna.press(page.locator(".thrones button").filter(has_text=name_of("throne-name", "throne_utility_sleeping", lang)))
    field = page.locator(".picker input")
    assert in_sight(anna, ".found .room"), "tiles to pick, without scrolling"
    for room, x, y in SIXTY_TWO:
        name = name_of("room-name", room, lang)
        front = page.locator(".found .room").first
        for letters in (2, 3, 5, len(name)):
            field.fill(name[:letters])
            if front.get_attribute("aria-label") == name:
                break
        field.press("Enter")
        point(anna, tuple(page.evaluate(SPOT, [x, y])))
    assert page.locator(".scorer .ground g.piece").count() == 1 + len(SIXTY_TWO)
    anna.press(page.locator(".scorer .bar button").filter(has_text=re.compile("Attendants|Слуги")))
    juggler = name_of("attendant-name", "juggler", lang)
    anna.press(page.locator(".attendants li").filter(has_text=juggler).locator("button").last)
    page.keyboard.press("Escape")
    total = page.locator(".sheet .total").first
    expect(total).to_have_text("62")
    anna.picture("two-castles-score")
    page.reload()
    expect(total).to_have_text("62")


def in_sight(person: Visitor, what: str) -> bool:
    box, size = person.page.locator(what).first.bounding_box(), person.page.viewport_size
    return bool(box and size and box["y"] >= 0 and box["y"] + box["height"] <= size["height"])


def name_of(message: str, piece: str, lang: str) -> str:
    text = (TEXT / f"names.{lang}.ftl").read_text()
    found = re.search(rf"\[{piece}\] (.+)", text[text.index(f"{message} =") :])
    assert found, f"{piece} has no name"
    return found[1].strip()


# --- learning ---

OWN = (0, 2)
"""The learner's castles, left and right."""


def test_the_first_lesson_is_played_by_touch_to_its_end(visit: Arrive) -> None:
    learn(visit("Анна", "ru", PHONE), "two_castles", "first", by_touch)


def by_touch(person: Visitor, move: Move) -> None:
    page = person.page
    if isinstance(move, Choose):
        for room in move.rooms:
            person.press(page.locator(f"""section.action [data-point='room="{room}"']"""))
        person.press(page.locator('.choose [data-point="confirm"]'))
    else:
        assert isinstance(move, Build)
        tile = page.locator(f"""section.action [data-point='room="{move.room}"']""")
        if tile.get_attribute("aria-pressed") != "true":
            person.press(tile)
        x, y = move.at
        cell = f'.cell[transform="translate({100 * x} {-100 * (y + 1)})"]'
        tab = page.locator('nav[data-point="castles"] .tab').nth(OWN.index(move.castle))
        if tab.get_attribute("aria-pressed") != "true":
            person.press(tab)
        expect(tab).to_have_attribute("aria-pressed", "true")
        expect(page.locator(cell)).to_be_visible()
        point(person, tuple(page.evaluate(at_rest(MIDDLE), cell)))
        person.press(page.locator('.yes[data-point="confirm"]'))
