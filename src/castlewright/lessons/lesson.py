"""What a lesson is: a table laid out, and steps that ask the learner for something. People write it as TOML
(docs/lessons.md); its words stand in the game's `text/lessons.*.ftl`, under ids made of its names."""

import re
import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from castlewright.core import Arg, Piece, convert, refused

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
"""Of a lesson, a step or an answer: a word in the id of a message."""
RESERVED = ("title", "about")
"""Words that follow a lesson's name in an id and are no steps."""

MOST_STEPS = 40
MOST_MOVES = 1000
"""In one set-up, or in what a step lets the others play."""

Pattern = dict[str, Any]
"""Part of the JSON form of a move: `{"type": "wall", "a": [0, 0]}` is any wall from there."""
Moves = str | Pattern | tuple[str | Pattern, ...]
"""A move in its notation, a pattern, or several of them, of which one will do."""


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table laid out for the learner. The same seed gives the same cards and dice as `cw.new(..., seed=...)`."""

    seats: int
    seat: int = 0
    """The learner's."""
    seed: int | str
    options: dict[str, str] = {}
    moves: tuple[str, ...] = ()
    """Those already made, each with its seat: `1: tower 0,1`."""


class Point(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to look at."""

    pieces: tuple[Piece, ...] = ()
    """Things on the board, called as events and score lines call them: `{"tower": [0, 1]}`."""
    controls: tuple[str, ...] = ()
    """Parts of the screen by their meaning: `hand`, `confirm`, `score`. The client marks them with `data-point`."""


class Until(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a step of several moves is done. Exactly one of the first three; the rest must be equal where it is said."""

    event: str | None = None
    """Something happened in this step that the learner heard of."""
    prompt: str | None = None
    """The learner is asked for this now."""
    line: str | None = None
    """This line stands on a sheet of the score."""
    args: dict[str, Arg] = {}
    """Arguments of the event, the prompt or the line."""
    points: int | None = None
    """Of the line."""
    owner: int | str | None = None
    """Whose sheet the line is on; the learner's own, unless it says otherwise."""

    @property
    def name(self) -> str:
        return self.event or self.prompt or self.line or ""


class Wrong(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to a move that is legal, but not what the step is about. The move is not played."""

    says: str
    """The last word of the answer's id."""
    move: Moves | None = None
    """Without it, whatever the answers before it did not name."""
    rule: str = ""
    point: Point = Point()


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea. Without `accept` and `until` it is only read: the learner goes on when ready."""

    name: str
    rule: str
    """The paragraph it rests on."""
    point: Point = Point()
    accept: Moves = ()
    """What may be played; with `until` alone, any legal move."""
    until: Until | None = None
    """Without it, one accepted move is enough."""
    example: tuple[str, ...] = ()
    """One way through the step, where the first accepted move each time would not do: what "show me" plays."""
    wrong: tuple[Wrong, ...] = ()
    """The first that fits answers; the house has an answer for what none of them fits."""
    then: tuple[str, ...] = ()
    """What the others play when the step is done; also moves of the learner that teach nothing new."""
    setup: Setup | None = None
    """A new table, laid out before this step."""

    @property
    def plays(self) -> bool:
        """A move is asked for."""
        return bool(self.accept) or self.until is not None


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str = ""
    """That of its file."""
    game: str
    order: int
    """The place among the lessons of its game; the first lesson is 1."""
    minutes: int
    """How long it takes somebody who reads everything."""
    setup: Setup
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        return f"lesson-{self.name}-title"

    @property
    def about(self) -> str:
        """One sentence for the list of lessons."""
        return f"lesson-{self.name}-about"

    def text(self, step: Step) -> str:
        return f"lesson-{self.name}-{step.name}"

    def answer(self, step: Step, wrong: Wrong) -> str:
        return f"{self.text(step)}-{wrong.says}"

    def texts(self) -> tuple[str, ...]:
        """Every message it says."""
        steps = [(self.text(step), *(self.answer(step, wrong) for wrong in step.wrong)) for step in self.steps]
        return (self.title, self.about, *(text for each in steps for text in each))


def parse(content: bytes | str, name: str) -> Lesson:
    """A lesson from its file; `Refused` where it is none. Whether it can be played is another question (`check`)."""
    if not NAME.fullmatch(name):
        raise refused("refusal-lesson-name", given=name)
    found = read_toml(content)
    if "name" in found:
        raise refused("refusal-field-unknown", where="whole-file", field="name")
    lesson = msgspec.structs.replace(convert(found, Lesson), name=name)
    _check_names(lesson)
    _check_numbers(lesson)
    return lesson


def spoken_by(text: str) -> tuple[int, str]:
    """The seat and the notation of `1: tower 0,1`."""
    seat, colon, notation = text.partition(": ")
    if not colon or not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
        raise refused("refusal-lesson-seat", given=text)
    return int(seat), notation


def read_toml(content: bytes | str) -> dict[str, Any]:
    """`Refused` says where a file is no TOML."""
    try:
        text = content if isinstance(content, str) else content.decode("utf-8-sig")
        return tomllib.loads(text)
    except UnicodeDecodeError:
        raise refused("refusal-not-utf8") from None
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        if at is None:
            raise refused("refusal-toml-end") from None
        raise refused("refusal-toml-at", line=int(at[1]), column=int(at[2])) from None
    except RecursionError:
        raise refused("refusal-json-deep") from None


def _check_names(lesson: Lesson) -> None:
    for names in ([step.name for step in lesson.steps], *([w.says for w in step.wrong] for step in lesson.steps)):
        for number, name in enumerate(names):
            if not NAME.fullmatch(name) or name in RESERVED:
                raise refused("refusal-lesson-name", given=name)
            if name in names[:number]:
                raise refused("refusal-lesson-twice", given=name)


def _check_numbers(lesson: Lesson) -> None:
    if not 1 <= len(lesson.steps) <= MOST_STEPS:
        raise refused("refusal-lesson-steps", count=len(lesson.steps), most=MOST_STEPS)
    setups = [lesson.setup, *(step.setup for step in lesson.steps if step.setup)]
    longest = max(len(moves) for moves in (*(s.moves for s in setups), *(step.then for step in lesson.steps)))
    if longest > MOST_MOVES:
        raise refused("refusal-lesson-long", count=longest, most=MOST_MOVES)
