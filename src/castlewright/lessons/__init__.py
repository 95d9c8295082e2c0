"""Lessons: tables laid out for somebody who learns a game, with steps that are read or played (docs/lessons.md); and
the guide of a game: figures for its rules, its signs, its coach (docs/guide.md).

A lesson in progress is its log and nothing else, so a server has nothing to keep.
"""

from .attempt import GO_ON, MOST_ENTRIES, OTHERWISE, Answer, Attempt, BadLog, Unplayable, fold, taken_back
from .checking import Problem, check
from .guide import PARTS, Figure, Guide, Label, Sign, Stated, Tip, guide_of, parse_guide, table_of, untrue
from .lesson import Lesson, Point, Setup, Step, Until, Wrong, parse
from .shelf import all_lessons, lesson_named, lessons_of

__all__ = [
    "GO_ON",
    "MOST_ENTRIES",
    "OTHERWISE",
    "PARTS",
    "Answer",
    "Attempt",
    "BadLog",
    "Figure",
    "Guide",
    "Label",
    "Lesson",
    "Point",
    "Problem",
    "Setup",
    "Sign",
    "Stated",
    "Step",
    "Tip",
    "Unplayable",
    "Until",
    "Wrong",
    "all_lessons",
    "check",
    "fold",
    "guide_of",
    "lesson_named",
    "lessons_of",
    "parse",
    "parse_guide",
    "table_of",
    "taken_back",
    "untrue",
]
