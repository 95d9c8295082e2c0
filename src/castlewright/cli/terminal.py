"""What every command works with: a language, a place to print, and a way to say what is wrong."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from castlewright.core import Arg, Reason, Refused
from castlewright.texts import LANGUAGES, Language, Texts, texts_for


class Complaint(Exception):
    """One clear sentence about what was asked for and cannot be done."""


class Page(Console):
    """Leaves it to `main` what to do when the reader has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """Says things in the reader's language: results on stdout, progress on stderr."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self.console = Page()
        self.stderr = Console(stderr=True)

    def say(self, message: str, /, **args: Arg) -> str:
        return texts_for(self.lang).say(message, args)

    def texts(self, game_id: str) -> Texts:
        return texts_for(self.lang, game_id)

    def complaint(self, message: str, /, **args: Arg) -> Complaint:
        return Complaint(self.say(message, **args))

    def refused(self, refused: Refused, file: str = "", game_id: str | None = None) -> Complaint:
        """What the rules or the house refused, in the reader's words; where it was found, if that is a file."""
        said = texts_for(self.lang, game_id).refused(refused)
        return self.complaint("cli-file-bad", file=file, reason=said) if file else Complaint(said)

    def reason(self, reason: Reason) -> str:
        return texts_for(self.lang).plain(reason)

    def print(self, line: str) -> None:
        """As it is: what people have typed in is no markup."""
        self.console.print(line, markup=False, highlight=False, soft_wrap=True)

    def print_json(self, answer: Any) -> None:
        """One line, nothing else on stdout: for machines."""
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator[Any]:
        """A bar on the terminal that hears how much is done; silent where nobody watches."""
        if not self.stderr.is_terminal:
            yield lambda done: None
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.stderr, transient=True) as bar:
            task = bar.add_task(title, total=total)
            yield lambda done: bar.update(task, completed=done)


def language_of_the_terminal() -> Language:
    """What LC_ALL, LC_MESSAGES or LANG say, the first that says anything."""
    said = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(key))), "")
    language = said.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"
