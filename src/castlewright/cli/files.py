"""Reads what people give us: a position, or a record. Everything wrong with it is one sentence."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from castlewright import library
from castlewright.core import Record, Refused, decode

from .terminal import Terminal

LARGEST = 20_000_000
"""Bytes. The longest record is far smaller; more is not one of our files."""


class Given(NamedTuple):
    """A file as it came, and as far as one can tell what it is."""

    name: str
    """How it is called in a sentence."""
    content: bytes
    found: dict[str, Any]

    @property
    def is_record(self) -> bool:
        return "castlewright" in self.found


def read(name: str, terminal: Terminal) -> Given:
    """The JSON object in a file; `-` is the standard input."""
    shown = terminal.say("cli-standard-input") if name == "-" else name
    written = content(name, shown, terminal)
    try:
        found = decode(written, Any, typed_in=True)
    except Refused as refused:
        raise terminal.refused(refused, shown) from refused
    if not isinstance(found, dict):
        raise terminal.complaint("cli-file-not-object", file=shown)
    return Given(shown, written, found)


def content(name: str, shown: str, terminal: Terminal) -> bytes:
    """What is in a file, if it can be one of ours; `shown` is how it is called in a sentence."""
    written = _bytes(name, shown, terminal)
    if len(written) > LARGEST:
        raise terminal.complaint("cli-file-large", file=shown)
    if not written.decode("utf-8-sig", errors="replace").strip():
        raise terminal.complaint("cli-file-empty", file=shown)
    return written


def _bytes(name: str, shown: str, terminal: Terminal) -> bytes:
    try:
        if name == "-":
            return sys.stdin.buffer.read(LARGEST + 1)
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError:
        raise terminal.complaint("cli-file-missing", file=shown) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise terminal.complaint("cli-file-unreadable", file=shown, reason=reason) from None


def as_record(given: Given, terminal: Terminal) -> Record:
    """With a game that we know, and everything else still to be seen when it is played again."""
    if given.found.get("kind") == "story":
        raise terminal.complaint("cli-file-story", file=given.name)
    try:
        record = decode(given.content, Record, typed_in=True)
        library.game(record.game)
    except Refused as refused:
        raise terminal.refused(refused, given.name) from refused
    return record
