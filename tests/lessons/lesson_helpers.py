"""A lesson of the toy, which has everything a lesson can have."""

from importlib.resources import files

from castlewright.lessons import GO_ON, Attempt, Lesson, parse
from castlewright.testing.toy import Toy

TOY = Toy()
SOURCE = (files("castlewright.testing.toy") / "lessons" / "first.toml").read_text(encoding="utf-8")
LESSON = parse(SOURCE, "first")

LOG = [GO_ON, "lay bell08", "lay bell04", "ready", "flag 0", "roll", "flag 1", "draw", GO_ON]
"""As "show me" plays it."""


def changed(*parts: str) -> Lesson:
    """The lesson with parts of its file written otherwise: old, new, old, new."""
    source = SOURCE
    for old, new in zip(parts[::2], parts[1::2], strict=True):
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    return parse(source, "first")


def through(lesson: Lesson, attempt: Attempt | None = None) -> list[Attempt]:
    """Every moment of a lesson in which "show me" is pressed until the end."""
    moments = [attempt or Attempt(lesson)]
    while not moments[-1].over:
        going = moments[-1].copy()
        if going.step and going.step.plays:
            assert going.play(going.shown()) is None
        else:
            going.go_on()
        moments.append(going)
    return moments
