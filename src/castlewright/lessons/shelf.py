"""Where lessons lie: `<game>/lessons/<name>.toml`, read like the texts, so that a checkout and a wheel are the same."""

from functools import lru_cache

import castlewright.games as games
from castlewright.core import refused
from castlewright.texts.files import Which, folder_beside, id_of

from .lesson import Lesson, parse

ENDING = ".toml"


def all_lessons() -> tuple[Lesson, ...]:
    """Game by game, each game's in their order."""
    return tuple(lesson for game in games.all_games() for lesson in lessons_of(game).values())


@lru_cache(maxsize=64)
def lessons_of(game: Which) -> dict[str, Lesson]:
    """The lessons of a game by their names, in their order; callers leave them as they are."""
    folder = folder_beside(game, "lessons")
    found = [] if folder is None else [file for file in folder.iterdir() if file.name.endswith(ENDING)]
    lessons = [parse(file.read_bytes(), file.name.removesuffix(ENDING)) for file in found]
    return {lesson.name: lesson for lesson in sorted(lessons, key=lambda lesson: (lesson.order, lesson.name))}


def lesson_named(game: Which, name: str) -> Lesson:
    """`Refused` names those that there are."""
    lessons = lessons_of(game)
    if name not in lessons:
        raise refused("refusal-lesson", lesson=name, game=id_of(game), known=", ".join(lessons) or "—")
    return lessons[name]
