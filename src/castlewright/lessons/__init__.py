"""Lessons: tables laid out for somebody who learns a game, with steps that are read or played (docs/lessons.md).

A lesson in progress is its log and nothing else, so a server has nothing to keep.
"""

from .attempt import GO_ON, MOST_ENTRIES, OTHERWISE, Answer, Attempt, BadLog, Unplayable, fold, taken_back
from .checking import Problem, check
from .lesson import Lesson, Point, Setup, Step, Until, Wrong, parse
from .shelf import all_lessons, lesson_named, lessons_of

__all__ = [
    "GO_ON",
    "MOST_ENTRIES",
    "OTHERWISE",
    "Answer",
    "Attempt",
    "BadLog",
    "Lesson",
    "Point",
    "Problem",
    "Setup",
    "Step",
    "Unplayable",
    "Until",
    "Wrong",
    "all_lessons",
    "check",
    "fold",
    "lesson_named",
    "lessons_of",
    "parse",
    "taken_back",
]
