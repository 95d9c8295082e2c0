"""`castlewright lesson`: a lesson checked, and its steps listed."""

from argparse import Namespace
from pathlib import PurePath

from rich.markup import escape
from rich.table import Table

from castlewright.core import Refused
from castlewright.lessons import Lesson, check, parse

from .files import content
from .terminal import Complaint, Terminal


def run(arguments: Namespace, terminal: Terminal) -> None:
    lesson = _read(arguments.file, terminal)
    if arguments.json:
        terminal.print_json(_told(lesson, terminal))
    else:
        _list(lesson, terminal)


def _read(file: str, terminal: Terminal) -> Lesson:
    """One that holds; otherwise everything that does not, a sentence a line."""
    written = content(file, file, terminal)
    try:
        lesson = parse(written, PurePath(file).name.removesuffix(".toml"))
        problems = check(lesson)
    except Refused as refused:
        raise terminal.refused(refused, file) from refused
    if problems:
        texts = terminal.texts(lesson.game)
        said = [terminal.say("cli-file-bad", file=file, reason=problem.text(texts)) for problem in problems]
        raise Complaint("\n".join(said))
    return lesson


def _told(lesson: Lesson, terminal: Terminal) -> dict[str, object]:
    texts = terminal.texts(lesson.game)
    return {
        "game": lesson.game,
        "name": lesson.name,
        "title": texts.say(lesson.title),
        "about": texts.say(lesson.about),
        "minutes": lesson.minutes,
        "steps": [
            {
                "name": step.name,
                "rule": step.rule,
                "text": texts.say(lesson.text(step)),
                "accept": step.accept,
                "until": step.until,
                "wrong": [{"move": wrong.move, "text": texts.say(lesson.answer(step, wrong))} for wrong in step.wrong],
                "then": step.then,
            }
            for step in lesson.steps
        ],
    }


def _list(lesson: Lesson, terminal: Terminal) -> None:
    texts = terminal.texts(lesson.game)
    table = Table(title=escape(texts.say(lesson.title)), title_justify="left", show_lines=True)
    for heading in ("cli-lesson-step", "cli-rule", "cli-lesson-text"):
        table.add_column(terminal.say(heading))
    for step in lesson.steps:
        answers = [f"× {texts.say(lesson.answer(step, wrong))}" for wrong in step.wrong]
        sign = "→" if step.plays else "…"
        said = "\n".join([texts.say(lesson.text(step)), *answers])
        table.add_row(escape(f"{sign} {step.name}"), step.rule, escape(said))
    terminal.console.print(table)
