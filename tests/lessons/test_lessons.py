"""Every lesson of every game holds: it folds with the rules as they are, whoever plays what it accepts comes to its
end, its answers are heard, and its words are there in both languages."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lesson_helpers import through
from msgspec import json

from castlewright.core import Entry, Event, Match, Piece, Record, Refused, decode, replay
from castlewright.games import all_games, get
from castlewright.lessons import GO_ON, Lesson, Point, all_lessons, check, fold, lessons_of
from castlewright.lessons.attempt import MOST_ENTRIES
from castlewright.texts import LANGUAGES, texts_for

ROOT = Path(__file__).resolve().parents[2]
LESSONS = all_lessons()
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{each.game}-{each.name}" for each in LESSONS])


@every_lesson
def test_it_holds(lesson: Lesson) -> None:
    texts = texts_for("en", lesson.game)
    assert [problem.text(texts) for problem in check(lesson)] == []


@every_lesson
def test_its_log_is_all_there_is_to_keep(lesson: Lesson) -> None:
    for moment in through(lesson):
        again = fold(lesson, moment.log)
        assert (again.at, again.log, again.seat) == (moment.at, moment.log, moment.seat)
        assert again.match.view(again.seat) == moment.match.view(moment.seat)
        assert again.heard == moment.heard


@every_lesson
def test_a_wrong_move_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    heard = set()
    for moment in through(lesson):
        before = json.encode(moment.match.view(moment.seat))
        for move in moment.legal():
            if not moment.accepts(move):
                answer = moment.play(move)
                assert answer is not None
                assert all(texts_for(lang, lesson.game).plain(answer.reason) for lang in LANGUAGES)
                heard.add(answer.reason.name)
        assert json.encode(moment.match.view(moment.seat)) == before
    assert heard >= {lesson.answer(step, wrong) for step in lesson.steps for wrong in step.wrong}


@every_lesson
def test_only_what_is_asked_for_moves_it_on(lesson: Lesson) -> None:
    for moment in through(lesson):
        log = moment.log.copy()
        if moment.over or (moment.step and moment.step.plays):
            with pytest.raises(Refused):
                moment.go_on()
        else:
            assert moment.legal() == ()
            for move in moment.match.legal(moment.seat)[:3]:
                with pytest.raises(Refused):
                    moment.play(move)
        assert moment.log == log


@every_lesson
def test_it_is_short_and_begins_softly(lesson: Lesson) -> None:
    assert lesson.steps[0].name
    last = through(lesson)[-1]
    assert len(last.log) < MOST_ENTRIES / 3
    assert last.log.count(GO_ON) == sum(not step.plays for step in lesson.steps)


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_the_lessons_of_a_game_are_in_order_and_the_first_is_whole(game: str) -> None:
    lessons = list(lessons_of(game).values())
    assert all(lesson.game == game for lesson in lessons)
    assert [lesson.order for lesson in lessons] == list(range(1, len(lessons) + 1))
    first = lessons[0]
    assert first.name == "first"
    whole = all_games()[game].meta.minutes  # a game of two minutes is soon taught
    assert min(8, 2 * whole) <= len(first.steps) <= 14
    assert min(3, whole) <= first.minutes <= 5
    assert all(1 <= lesson.minutes <= 3 for lesson in lessons[1:])


@every_lesson
def test_it_points_at_pieces_as_the_game_names_them(lesson: Lesson) -> None:
    forms = piece_forms(lesson.game)
    for piece in (piece for point in points_of(lesson) for piece in point.pieces):
        assert frozenset(piece) in forms, f"{piece} is none of {sorted(map(sorted, forms))}"


def points_of(lesson: Lesson) -> list[Point]:
    return [point for step in lesson.steps for point in (step.point, *(wrong.point for wrong in step.wrong))]


@cache
def piece_forms(game: str) -> frozenset[frozenset[str]]:
    """The keys by which events and score lines name pieces, in some recorded games."""
    pieces: list[Piece | None] = []

    def watch(match: Match[Any, Any], entry: Entry, events: Sequence[Event]) -> None:
        pieces.extend(piece for event in events for piece in event.pieces)

    for file in sorted((ROOT / "tests" / "records" / game).glob("*-1.json")):
        match = replay(decode(file.read_bytes(), Record), get(game), watch)
        lines = [line for sheet in match.scores() for line in sheet.lines]
        pieces.extend(piece for line in lines for piece in (line.piece, *line.because))
    return frozenset(frozenset(piece) for piece in pieces if piece)


def test_every_game_teaches_itself() -> None:
    assert {lesson.game for lesson in LESSONS} == set(all_games())
