"""Lessons over HTTP. The server keeps nothing of them: a client sends the log so far and gets the next moment."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from castlewright.core import Refused
from castlewright.games import AnyGame
from castlewright.lessons import (
    Answer,
    Attempt,
    BadLog,
    Lesson,
    Point,
    fold,
    lesson_named,
    lessons_of,
    taken_back,
)
from castlewright.tables import Trouble, Unfit
from castlewright.texts import LANGUAGES, texts_for

from .messages import (
    LessonAnswer,
    LessonCard,
    LessonGoOn,
    LessonMove,
    LessonNow,
    LessonSaid,
    LessonShow,
    LessonStep,
    LessonUndo,
    Play,
)
from .service import AnyRequest, Caller, read_json


@get("/api/lessons")
async def list_lessons(request: AnyRequest) -> Response[bytes]:
    """Game by game, each game's in their order."""
    caller = Caller(request)
    games = caller.house.games.values()
    return await caller.answer_made(
        lambda: [_card(lesson, game) for game in games for lesson in lessons_of(game).values()]
    )


@post("/api/lessons/{game_id:str}/{name:str}", status_code=200)
async def learn(request: AnyRequest, game_id: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Where the lesson stands after its log, and after what the learner does now."""
    caller = Caller(request)
    said = await caller.body(LessonSaid)
    game = caller.house.games.get(game_id)
    if game is None:
        raise Trouble("missing", "problem-no-game", game=game_id)
    try:
        lesson = lesson_named(game, name)
    except Refused as refused:
        raise Trouble.because("missing", refused) from refused
    return await caller.answer_made(lambda: _after(lesson, game, said))


def _after(lesson: Lesson, game: AnyGame, said: LessonSaid) -> LessonNow:
    """A log that does not fold is `broken`: its lesson, or a rule, has changed since. What does not go is `refused`."""
    try:
        attempt = fold(lesson, said.log, game)
        attempt, answer = _do(attempt, said)
    except BadLog as refused:
        raise Unfit("broken", game, refused) from refused
    except Refused as refused:
        raise Unfit("refused", game, refused) from refused
    return _now(attempt, answer)


def _do(attempt: Attempt, said: LessonSaid) -> tuple[Attempt, Answer | None]:
    match said.deed:
        case LessonMove(move=raw):
            return attempt, attempt.play(_move(attempt.game, bytes(raw)))
        case LessonGoOn():
            attempt.go_on()
        case LessonShow():
            attempt.play(attempt.shown())
        case LessonUndo(count=count, scope=scope):
            return taken_back(attempt, count, scope), None
    return attempt, None


def _move(game: AnyGame, raw: bytes) -> Any:
    return read_json(raw, game.move_type)


def _card(lesson: Lesson, game: AnyGame) -> LessonCard:
    return LessonCard(
        game=game.meta.id,
        name=lesson.name,
        titles={lang: texts_for(lang, game).say(lesson.title) for lang in LANGUAGES},
        abouts={lang: texts_for(lang, game).say(lesson.about) for lang in LANGUAGES},
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        rules=tuple(dict.fromkeys(step.rule for step in lesson.steps)),
    )


def _now(attempt: Attempt, answer: Answer | None) -> LessonNow:
    match, step = attempt.match, attempt.step
    return LessonNow(
        log=tuple(attempt.log),
        at=attempt.at,
        steps=len(attempt.lesson.steps),
        step=None if step is None else LessonStep(attempt.lesson.text(step), step.rule, step.plays, step.point),
        seat=attempt.seat,
        seats=match.seats,
        play=Play(
            view=match.view(attempt.seat),
            legal=tuple(attempt.legal()),
            undo=attempt.undoable(),
            talk=False,
            outcome=match.outcome(),
        ),
        events=tuple(attempt.heard),
        answer=None if answer is None else LessonAnswer(answer.reason, answer.wrong.point if answer.wrong else Point()),
    )


HANDLERS = [list_lessons, learn]
