"""Reads what people give us: a position, or a record. Everything wrong with it is one sentence."""

import sys
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import msgspec

from castlewright.core import Record

from .desk import Desk

LARGEST = 20_000_000
"""Bytes. The longest record is far smaller; more is not one of our files."""


def read_json(name: str, desk: Desk) -> dict[str, Any]:
    """The JSON object in a file; `-` is the standard input."""
    try:
        if name == "-":
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise desk.complaint("cli-file-missing", file=shown(name, desk)) from None
    except OSError as error:
        raise desk.complaint(
            "cli-file-unreadable", file=shown(name, desk), reason=error.strerror or str(error)
        ) from None
    if len(content) > LARGEST:
        raise desk.complaint("cli-file-large", file=shown(name, desk))
    content = content.removeprefix(BOM_UTF8)  # as Windows' Notepad begins a file
    if not content.strip():
        raise desk.complaint("cli-file-empty", file=shown(name, desk))
    try:
        found = msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise desk.complaint("cli-file-not-json", file=shown(name, desk), reason=str(error)) from None
    if not isinstance(found, dict):
        raise desk.complaint("cli-file-not-object", file=shown(name, desk))
    return found


def shown(name: str, desk: Desk) -> str:
    """How a file is called in a sentence."""
    return desk.say("cli-standard-input") if name == "-" else name


def is_record(found: dict[str, Any]) -> bool:
    return "castlewright" in found


def as_record(found: dict[str, Any], name: str, desk: Desk) -> Record:
    if found.get("kind") == "story":
        raise desk.complaint("cli-file-story", file=shown(name, desk))
    return _as(found, Record, name, desk)  # type: ignore[no-any-return]


def as_position(found: dict[str, Any], kind: Any, name: str, desk: Desk) -> Any:
    return _as(found, kind, name, desk)


def _as(found: dict[str, Any], kind: Any, name: str, desk: Desk) -> Any:
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise desk.complaint("cli-file-malformed", file=shown(name, desk), reason=str(error)) from None
