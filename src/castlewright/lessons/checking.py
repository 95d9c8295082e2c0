"""Does a lesson hold? Its words are there, its moves can be made, its answers are heard, and whoever plays what it
accepts comes to the end."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

import castlewright.games as games
from castlewright.core import Chance, Refusal, Refused, refused
from castlewright.games import AnyGame
from castlewright.texts import LANGUAGES, NoSuchText, Texts, rules, texts_for

from .attempt import Attempt, Unplayable, lay_out
from .lesson import Lesson, Moves, Step

LONGEST_TEXT = 190
"""Letters of a step or an answer: a phone held upright shows this many beside the board."""
LONGEST_TITLE = 40
LONGEST_ABOUT = 100

WALKS = 20
"""Ways through a lesson tried at random."""

CONDITIONS = {"event": "event-", "prompt": "prompt-", "line": "line-"}


class Problem(Struct, frozen=True):
    """Something that does not hold, in a step or in the whole lesson."""

    refusal: Refusal
    step: str = ""
    move: str = ""
    """What could not be played, where it is about a move."""

    def text(self, texts: Texts) -> str:
        said = texts.reason(self.refusal)
        if self.move:
            said = texts.say("lesson-problem-move", {"move": self.move, "reason": said})
        return texts.say("lesson-problem-step", {"step": self.step, "reason": said}) if self.step else said


def check(lesson: Lesson, game: AnyGame | None = None) -> list[Problem]:
    """Everything that does not hold; nothing is played before all is well written. `game` as in `Attempt`."""
    game = games.get(lesson.game) if game is None else game
    written = [*_words(lesson, game), *_paragraphs(lesson, game), *_steps(lesson, game), *_setups(lesson, game)]
    return written or [*_playing(lesson, game)]


# -- what is written ---------------------------------------------------------------------------------------------


def _words(lesson: Lesson, game: AnyGame) -> Iterator[Problem]:
    lengths = {lesson.title: LONGEST_TITLE, lesson.about: LONGEST_ABOUT}
    for name in lesson.texts():
        for lang in LANGUAGES:
            try:
                said = texts_for(lang, game).say(name)
            except NoSuchText:
                yield _problem("refusal-lesson-text", text=name, language=lang)
                continue
            longest = lengths.get(name, LONGEST_TEXT)
            if len(said) > longest:
                yield _problem("refusal-lesson-text-long", text=name, language=lang, count=len(said), longest=longest)


def _paragraphs(lesson: Lesson, game: AnyGame) -> Iterator[Problem]:
    known = rules(game, LANGUAGES[0]).paragraphs
    for step in lesson.steps:
        for rule in (step.rule, *(wrong.rule for wrong in step.wrong if wrong.rule)):
            if rule not in known:
                yield _problem("refusal-lesson-rule", step, rule=rule)


def _steps(lesson: Lesson, game: AnyGame) -> Iterator[Problem]:
    for step in lesson.steps:
        yield from _notations(step, game)
        if (step.wrong or step.example) and not step.plays:
            yield _problem("refusal-lesson-only-read", step)
        if step.until is not None:
            until = step.until
            named = [kind for kind in CONDITIONS if getattr(until, kind) is not None]
            only_lines = until.points is not None or until.owner is not None
            if len(named) != 1 or (only_lines and named != ["line"]):
                yield _problem("refusal-lesson-until", step)
            elif not until.name.startswith(CONDITIONS[named[0]]) or not texts_for(LANGUAGES[0], game).has(until.name):
                yield _problem("refusal-lesson-condition", step, condition=until.name)


def _notations(step: Step, game: AnyGame) -> Iterator[Problem]:
    for moves in (step.accept, step.example, *(wrong.move for wrong in step.wrong if wrong.move is not None)):
        for notation in _written(moves):
            try:
                game.parse(notation)
            except Refused as error:
                yield Problem(error.refusal, step.name)


def _written(moves: Moves) -> list[str]:
    if isinstance(moves, str):
        return [moves]
    return [each for each in moves if isinstance(each, str)] if isinstance(moves, tuple) else []


def _setups(lesson: Lesson, game: AnyGame) -> Iterator[Problem]:
    for name, setup in [("", lesson.setup), *((step.name, step.setup) for step in lesson.steps if step.setup)]:
        try:
            lay_out(game, setup)
        except Unplayable as error:
            yield Problem(error.refusal, name, error.move)
        except Refused as error:
            yield Problem(error.refusal, name)


# -- what is played ----------------------------------------------------------------------------------------------


class _Stuck(Exception):
    def __init__(self, problem: Problem) -> None:
        self.problem = problem


def _playing(lesson: Lesson, game: AnyGame) -> Iterator[Problem]:
    """By the examples to the end; then once for each other move accepted on the way; then at random."""
    attempts = [Attempt(lesson, game)]
    try:
        while not attempts[-1].over:
            attempts.append(_after(attempts[-1], _next(attempts[-1])))
    except _Stuck as stuck:
        yield stuck.problem
        return
    for step in lesson.steps:
        yield from _heard(step, [attempt for attempt in attempts if attempt.step is step])
    yield from _leading_nowhere(attempts)


def _leading_nowhere(attempts: list[Attempt]) -> Iterator[Problem]:
    for attempt in attempts:
        for move in attempt.accepted():
            try:
                going = _after(attempt, move)
                while not going.over:
                    going = _after(going, _next(going))
            except _Stuck as stuck:
                yield _dead_end(attempt, move, stuck)
                break
    for walk in range(WALKS):
        going = attempts[0]
        before: tuple[Attempt, Any] | None = None
        try:
            while not going.over:
                moves = going.accepted() if going.step and going.step.plays else [None]
                move = Chance.named("walk", walk).choice("move", moves, n=len(going.log)) if moves else _next(going)
                before = before if move is None else (going, move)
                going = _after(going, move)
        except _Stuck as stuck:
            if before is None:
                yield stuck.problem
            else:
                yield _dead_end(*before, stuck)
            return


def _dead_end(attempt: Attempt, move: Any, stuck: _Stuck) -> Problem:
    """After a move that a step accepts, a later one cannot be done."""
    return Problem(refused("refusal-lesson-stuck", later=stuck.problem.step).refusal, _name(attempt), str(move))


def _next(attempt: Attempt) -> Any:
    """A move, or None where the learner reads on."""
    step = attempt.step
    assert step is not None
    if not step.plays:
        return None
    if not attempt.accepted():
        raise _Stuck(_problem("refusal-lesson-nothing-accepted", step))
    return attempt.shown()


def _after(attempt: Attempt, move: Any) -> Attempt:
    step = attempt.step
    assert step is not None
    going = attempt.copy()
    try:
        if move is None:
            going.go_on()
        else:
            going.play(move)
    except Unplayable as error:
        raise _Stuck(Problem(error.refusal, step.name, error.move)) from None
    except Refused as error:
        raise _Stuck(Problem(error.refusal, step.name)) from None
    return going


def _heard(step: Step, attempts: list[Attempt]) -> Iterator[Problem]:
    """Every move named is possible somewhere in the step, and every answer is given to some move."""
    if step.until is not None and attempts[0].holds(step.until):
        yield _problem("refusal-lesson-done-before", step)
    legal = [(attempt, move) for attempt in attempts for move in attempt.legal()]
    possible = {str(move) for _, move in legal}
    for notation in _written(step.accept):
        if str(attempts[0].game.parse(notation)) not in possible:
            yield Problem(refused("refusal-lesson-never-legal").refusal, step.name, notation)
    answers = [attempt.answer(move) for attempt, move in legal if not attempt.accepts(move)]
    answered = {answer.wrong.says for answer in answers if answer.wrong}
    for wrong in step.wrong:
        if wrong.says not in answered:
            yield _problem("refusal-lesson-unheard", step, answer=wrong.says)


def _name(attempt: Attempt) -> str:
    return attempt.step.name if attempt.step else ""


def _problem(name: str, step: Step | None = None, /, **args: str | int) -> Problem:
    return Problem(refused(name, **args).refusal, step.name if step else "")
