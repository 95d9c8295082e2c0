"""A lesson in progress. All there is to keep of it is its log: the learner's moves, and where they went on reading."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

import castlewright.games as games
from castlewright.core import Chance, Event, Match, Reason, Refused, refused
from castlewright.games import AnyGame

from .lesson import Lesson, Moves, Pattern, Setup, Step, Until, Wrong, spoken_by

GO_ON = ">"
"""The entry of a log for a step that was read. No move is written so."""
MOST_ENTRIES = 300
"""Of a log: far more than any lesson asks for."""

OTHERWISE = "lesson-otherwise"
"""The house's answer to a move that is legal and not asked for."""

AnyMatch = Match[Any, Any]


class Answer(Struct, frozen=True):
    """What is said to a legal move that the step does not accept."""

    reason: Reason
    wrong: Wrong | None = None
    """Which of the step's answers it is; None is the house's."""


class BadLog(Refused):
    """A log does not fold. `entry` is the number of the entry that does not fit, from 1."""

    def __init__(self, error: Refused, entry: int) -> None:
        super().__init__(error.refusal)
        self.entry = entry


class Unplayable(Refused):
    """A move that the lesson itself makes is not possible."""

    def __init__(self, error: Refused, move: str) -> None:
        super().__init__(error.refusal)
        self.move = move


class Attempt:
    """A lesson as far as somebody has come. `match` is the table as it stands; look at it, but play here."""

    def __init__(self, lesson: Lesson, game: AnyGame | None = None) -> None:
        """`game` is the lesson's, where it is not one that the house knows."""
        self.lesson = lesson
        self.game = games.get(lesson.game) if game is None else game
        self.log: list[str] = []
        self.at = 0
        """How many steps are done."""
        self.heard: list[Event] = []
        """What the learner was told since the last entry of the log."""
        self.match: AnyMatch
        self.seat: int
        self._own: list[tuple[int, int]] = []
        """For each move of the log at this table: its place in the log, and among the moves of the match."""
        self._here: list[Event] = []
        """What the learner was told in this step."""
        self._played = 0
        """Moves of the learner in this step."""
        self._sit_down(lesson.setup)
        self._arrive()

    # -- asking ----------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The one that is open now; None at the end."""
        return None if self.over else self.lesson.steps[self.at]

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    def legal(self) -> Sequence[Any]:
        """What the rules allow the learner now; nothing while a step is only to be read."""
        return self.match.legal(self.seat) if self.step and self.step.plays else ()

    def accepts(self, move: Any) -> bool:
        """Whether the open step asks for this move, if it is legal."""
        step = self.step
        if step is None or not step.plays:
            return False
        return not step.accept or fits(step.accept, move, self.game)

    def accepted(self) -> list[Any]:
        """Every legal move the open step asks for."""
        return [move for move in self.legal() if self.accepts(move)]

    def shown(self) -> Any:
        """The move that "show me" plays: the step's example, or else the first that is accepted."""
        step, accepted = self.step, self.accepted()
        if step is None or not accepted:
            raise refused("refusal-lesson-nothing-to-show")
        if self._played < len(step.example):
            example = self.game.parse(step.example[self._played])
            if example in accepted:
                return example
        first = step.accept if isinstance(step.accept, tuple) else (step.accept,)
        return next((move for each in first for move in accepted if fits(each, move, self.game)), accepted[0])

    def undoable(self) -> dict[str, int]:
        """Scope → how many of the learner's latest moves may be taken back: by the rules, and not past what the lesson
        let anybody play."""
        count, scope = 0, None
        own = {index for _, index in self._own}
        for index in range(len(self.match.played) - 1, -1, -1):
            played = self.match.played[index]
            if index not in own or scope not in (None, played.finality.scope):
                break
            scope = played.finality.scope
            count += 1
        if scope is None:
            return {}
        count = min(count, self.match.undoable(self.seat, scope))
        return {scope: count} if count else {}

    def copy(self) -> "Attempt":
        """An attempt of its own that goes on from here."""
        other = Attempt.__new__(Attempt)
        vars(other).update(vars(self))
        other.log, other.heard = self.log.copy(), self.heard.copy()
        other.match = self.match.copy()
        other._own, other._here = self._own.copy(), self._here.copy()
        return other

    # -- acting ----------------------------------------------------------------------------------------------

    def play(self, move: Any) -> Answer | None:
        """Plays what the step accepts and answers with None. An answer means that nothing was played; what the rules
        forbid, they refuse as always."""
        refusal = self.match.why_not(self.seat, move)
        if refusal is not None:
            raise Refused(refusal)
        step = self.step
        if step is None:
            raise refused("refusal-lesson-over")
        if not step.plays:
            raise refused("refusal-lesson-read-on")
        if not self.accepts(move):
            return self.answer(move)
        self._enter(str(move))
        self._own.append((len(self.log) - 1, len(self.match.played)))
        self._tell(self.match.play(self.seat, move))
        self._played += 1
        if step.until is None or self.holds(step.until):
            self._leave(step)
        return None

    def go_on(self) -> None:
        """From a step that is only read."""
        step = self.step
        if step is None:
            raise refused("refusal-lesson-over")
        if step.plays:
            raise refused("refusal-lesson-move-wanted")
        self._enter(GO_ON)
        self._leave(step)

    def answer(self, move: Any) -> Answer:
        """What is said to a legal move that the open step does not accept."""
        step = self.step
        assert step is not None
        for wrong in step.wrong:
            if wrong.move is None or fits(wrong.move, move, self.game):
                return Answer(Reason(wrong.rule or step.rule, self.lesson.answer(step, wrong)), wrong)
        return Answer(Reason(step.rule, OTHERWISE))

    def holds(self, until: Until) -> bool:
        """Whether a condition is met now."""
        if until.event is not None:
            return any(event.name == until.event and until.args.items() <= event.args.items() for event in self._here)
        view = self.match.view(self.seat)
        if until.prompt is not None:
            return bool(view.prompt.name == until.prompt and until.args.items() <= view.prompt.args.items())
        owner = self.seat if until.owner is None else until.owner
        return any(
            line.name == until.line and until.args.items() <= line.args.items() and until.points in (None, line.points)
            for sheet in view.sheets
            if sheet.owner == owner
            for line in sheet.lines
        )

    def _enter(self, entry: str) -> None:
        if len(self.log) == MOST_ENTRIES:
            raise refused("refusal-lesson-log", most=MOST_ENTRIES)
        self.log.append(entry)
        self.heard = []

    def _leave(self, step: Step) -> None:
        """What the others play, then the next step."""
        self._make(step.then)
        self.at += 1
        self._arrive()

    def _arrive(self) -> None:
        step = self.step
        if step is not None and step.setup is not None:
            self._sit_down(step.setup)
        self._here = []
        self._played = 0

    def _sit_down(self, setup: Setup) -> None:
        self.match = _laid_out(self.game, msgspec.json.encode(setup)).copy()
        self.seat = setup.seat
        self._own = []

    def _make(self, moves: Sequence[str]) -> None:
        for text in moves:
            self._tell(_made(self.match, text))

    def _tell(self, events: Sequence[Event]) -> None:
        told = [event for event in events if event.reaches(self.seat)]
        self.heard += told
        self._here += told


def fold(lesson: Lesson, log: Sequence[str], game: AnyGame | None = None) -> Attempt:
    """A lesson as far as its log tells; `BadLog` names the entry that does not fit."""
    if len(log) > MOST_ENTRIES:
        raise refused("refusal-lesson-log", most=MOST_ENTRIES)
    attempt = Attempt(lesson, game)
    for number, entry in enumerate(log, 1):
        try:
            if entry == GO_ON:
                attempt.go_on()
            elif attempt.play(attempt.game.parse(entry)) is not None:
                raise refused("refusal-lesson-entry", notation=entry)
        except Refused as error:
            raise BadLog(error, number) from error
    return attempt


def taken_back(attempt: Attempt, count: int = 1, scope: str = "table") -> Attempt:
    """The lesson before the learner's latest moves, with whatever was read after them."""
    if not 0 < count <= attempt.undoable().get(scope, 0):
        raise Refused(msgspec.structs.replace(refused("refusal-undo").refusal, rule=attempt.game.meta.undo_rule))
    first, _ = attempt._own[-count]
    return fold(attempt.lesson, attempt.log[:first], attempt.game)


def fits(moves: Moves, move: Any, game: AnyGame) -> bool:
    """Whether a move is one of those meant."""
    if isinstance(moves, str):
        return bool(game.parse(moves) == move)
    if isinstance(moves, tuple):
        return any(fits(each, move, game) for each in moves)
    return _within(moves, msgspec.to_builtins(move))


def _within(pattern: Pattern, form: Any) -> bool:
    return all(key in form and _equal(value, form[key]) for key, value in pattern.items())


def _equal(value: Any, found: Any) -> bool:
    """TOML tells lists from nothing else; a move's form may hold tuples."""
    if isinstance(value, list) and isinstance(found, list | tuple):
        return len(value) == len(found) and all(map(_equal, value, found))
    return bool(value == found)


@lru_cache(maxsize=256)
def _laid_out(game: AnyGame, setup: bytes) -> AnyMatch:
    """The table of a set-up; callers copy it. Folding a lesson again and again does not play its set-up again."""
    return lay_out(game, msgspec.json.decode(setup, type=Setup))


def lay_out(game: AnyGame, setup: Setup) -> AnyMatch:
    """`Unplayable` names the move of the set-up that does not fit."""
    match: AnyMatch = Match(game, setup.seats, setup.options, Chance.named(setup.seed))
    if not 0 <= setup.seat < setup.seats:
        raise refused("refusal-seat", seat_number=setup.seat, last=setup.seats - 1)
    for text in setup.moves:
        _made(match, text)
    return match


def _made(match: AnyMatch, text: str) -> Sequence[Event]:
    """A move of a set-up, or of the others."""
    try:
        seat, notation = spoken_by(text)
        if seat >= match.seats:
            raise refused("refusal-seat", seat_number=seat, last=match.seats - 1)
        return match.play(seat, match.game.parse(notation))
    except Refused as error:
        raise Unplayable(error, text) from error
