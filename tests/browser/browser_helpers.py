"""What a person does at a table, in words."""

import re
from pathlib import Path
from typing import NamedTuple, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

DESK, PHONE = (1440, 900), (390, 844)
PICTURES = Path(__file__).parents[2] / "test-results"
STEP = """() => ["choose", "build", "claim", "draw"].find(
    step => document.querySelector(`section.action .${step} button.button:not([disabled])`)) ?? ''"""


def at_rest(look: str) -> str:
    """A script that looks until it sees the same twice: pictures make room when what is around them changes."""
    return f"""async given => {{
        const look = {look};
        for (let seen; ; ) {{
            for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
            const again = look(given);
            if (seen !== undefined && String(seen) === String(again)) return again;
            seen = again;
        }}
    }}"""


NEAREST = at_rest("""() => {
    const board = document.querySelector("main.board").getBoundingClientRect();
    const middle = [board.x + board.width / 2, board.y + board.height / 2];
    const spots = [...document.querySelectorAll(".ghost")].map(ghost => {
        const box = ghost.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    });
    const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    return spots.sort((one, other) => far(one) - far(other))[0] ?? null;
}""")
OFFLINE = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection")


SECRETS: set[str] = set()
"""Cookies and links of this run, which no log may hold."""
LINK = re.compile(r"/(?:move|api/handover)/[\w-]+\.([\w-]+)")


class Site(NamedTuple):
    address: str
    log: Path


class Arrive(Protocol):
    def __call__(self, name: str, lang: str = "en", size: tuple[int, int] = DESK, dark: bool = False) -> "Visitor": ...


class Visitor:
    """A person with a browser. `heard` is everything the server sent over sockets."""

    def __init__(self, site: Site, browser: Browser, name: str, lang: str, size: tuple[int, int], dark: bool) -> None:
        self.site, self.name, self.lang = site, name, lang
        self.touch = size == PHONE
        self.heard: list[str] = []
        self.complaints: list[str] = []
        self.context = browser.new_context(
            base_url=site.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.touch,
            is_mobile=self.touch,
            locale={"ru": "ru-RU", "en": "en-GB"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("console", self._read)
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        self.page.on("websocket", self._listen)
        self.context.on("request", lambda request: SECRETS.update(LINK.findall(request.url)))

    def _read(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(message.text)

    def _complain(self, text: str) -> None:
        if not OFFLINE.search(text):
            self.complaints.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def go(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("html")).to_have_attribute("lang", self.lang)

    def picture(self, name: str) -> Path:
        PICTURES.mkdir(exist_ok=True)
        file = PICTURES / f"{name}-{self.lang}-{self.page.viewport_size['width']}.png"  # type: ignore[index]
        self.page.screenshot(path=file)
        return file

    # --- the lobby ---

    def open_table(
        self, way: str, seats: int = 2, *, game: str = "castellan", names: tuple[str, ...] = (), bot: str | None = None
    ) -> str:
        """Opens a table on the game's page and answers its path."""
        self.go(f"/games/{game}")
        form = self.page.locator("form").filter(has=self.page.locator(f'input[value="{way}"]')).first
        form.locator(f'input[value="{way}"]').check(force=True)
        form.locator('input[autocomplete="nickname"]').fill(self.name)
        form.locator(f'input[type="radio"][value="{seats}"]').check(force=True)
        if bot:
            form.locator(f'input[value="{bot}"]').check(force=True)
        for other, name in zip(form.locator(".locals input").all(), names, strict=True):
            other.fill(name)
        form.locator("button.main").click()
        self.page.wait_for_url("**/table/*")
        return "/table/" + self.page.url.rsplit("/", 1)[1]

    def sit(self, path: str) -> None:
        self.go(path)
        self.page.locator('input[autocomplete="nickname"]').fill(self.name)
        self.page.locator("form.sit button.main").click()
        expect(self.page.locator("form.sit")).to_have_count(0)

    # --- at the table ---

    @property
    def action(self) -> Locator:
        return self.page.locator("section.action")

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("() => !!document.querySelector('dialog[open], section.action .over')"))

    def steps(self) -> str:
        """The step of mine that is on the screen and can be taken: choose, build, claim, draw, or none."""
        return str(self.page.evaluate(STEP))

    def act(self) -> None:
        """Takes the next step the way a person would: cards, pieces, keeps, decks."""
        step = self.steps()
        if step == "choose":
            self.choose()
        elif step == "build":
            self.build()
        elif step:
            self.press(self.action.locator(f".{step} button.button:not(.icon)").last)

    def choose(self) -> None:
        """One card; in the very first turn one with a tower."""
        hand = self.action.locator(".choose .hand button")
        if not self.action.locator('.choose .hand button[aria-pressed="true"]').count():
            self.press(hand.first)
        self.press(self.action.locator("button.take"))
        self.settle()

    def build(self) -> None:
        """The place nearest to the middle of the picture, where a finger can reach it; without any place, done."""
        spot = self.nearest()
        for chip in self.action.locator(".chip:not([disabled])").all() if spot is None else ():
            self.press(chip)
            spot = spot or self.nearest()
        if spot is None:
            self.press(self.action.locator("button.built"))
            self.settle()
        else:
            self.place(*spot)

    def nearest(self) -> tuple[float, float] | None:
        spot = self.page.evaluate(NEAREST)
        return spot and (spot[0], spot[1])

    def place(self, x: float, y: float) -> None:
        """By finger on a phone (tap, then confirm), by mouse at a desk."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
            self.page.locator(".confirm .yes").tap()
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)
        self.settle()

    def press(self, button: Locator) -> None:
        if self.touch:
            button.tap()
        else:
            button.click()

    def settle(self) -> None:
        """Until what was said has been answered."""
        self.page.wait_for_function("() => !document.querySelector('.link.busy')")
