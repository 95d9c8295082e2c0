"""What comes from outside, read into our types; whatever is wrong with it is a refusal with words in every language."""

import json
import re
from functools import cache
from typing import Any, TypeVar

import msgspec

from .reason import Refusal, Refused, refused

T = TypeVar("T")

LONGEST_TEXT = 1000
"""Letters of one text in a file. The longest notation and the longest name are far shorter."""

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def decode(content: bytes | str, kind: type[T], *, typed_in: bool = False) -> T:
    """JSON as one of our types. `typed_in`: a file that a person wrote, where a key that stands twice, or a text that
    nobody can have meant, is a mistake to be named and not to be guessed about."""
    try:
        if typed_in:
            content = _looked_through(content)
        decoder: msgspec.json.Decoder[T] = _decoder(kind)  # type: ignore[arg-type]
        return decoder.decode(content)
    except RecursionError:
        raise refused("refusal-json-deep") from None
    except UnicodeError:
        raise refused("refusal-not-utf8") from None
    except msgspec.DecodeError as error:
        raise Refused(explained(error)) from error


def convert(found: Any, kind: type[T]) -> T:
    """What was decoded already, as one of our types."""
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise Refused(explained(error)) from error


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _looked_through(content: bytes | str) -> str:
    """The text without the mark that Windows' Notepad begins a file with."""
    text = content if isinstance(content, str) else content.removeprefix(BYTE_ORDER_MARK).decode()
    try:
        found = json.loads(text, object_pairs_hook=_without_twins, parse_int=_short, parse_float=_short)
    except json.JSONDecodeError as error:
        raise refused("refusal-json-at", line=error.lineno, column=error.colno) from None
    _short(found)
    return text


def _without_twins(pairs: list[tuple[str, Any]]) -> None:
    keys: set[str] = set()
    for key, value in pairs:
        if key in keys:
            raise refused("refusal-key-twice", key=key)
        keys.add(key)
        _short(key)
        _short(value)


def _short(value: Any) -> None:
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise refused("refusal-text-long", given=value, longest=LONGEST_TEXT)
    if isinstance(value, list):
        for one in value:
            _short(one)


# -- what msgspec says, as reasons -----------------------------------------------------------------------------

_WHERE = re.compile(r" - at `(?:key in )?(?P<where>[^`]*)`$")
_SAYINGS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("refusal-json-cut", re.compile(r"Input data was truncated")),
    ("refusal-json-byte", re.compile(r"JSON is malformed: .* \(byte (?P<byte>\d+)\)")),
    ("refusal-not-utf8", re.compile(r"Invalid UTF-8.*")),
    ("refusal-kind", re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`")),
    ("refusal-field-missing", re.compile(r"Object missing required field `(?P<field>[^`]*)`")),
    ("refusal-field-unknown", re.compile(r"Object contains unknown field `(?P<field>.*)`")),
    ("refusal-value", re.compile(r"Invalid (?:enum )?value (?P<given>.+)", re.DOTALL)),
    ("refusal-length-most", re.compile(r"Expected `\w+` of (?:at most length|length <=) (?P<bound>\d+).*")),
    ("refusal-length-least", re.compile(r"Expected `\w+` of (?:at least length|length >=) (?P<bound>\d+).*")),
    ("refusal-length", re.compile(r"Expected `\w+` of length (?P<bound>\d+).*")),
    ("refusal-least", re.compile(r"Expected `(?:int|float)` >= (?P<bound>-?\d+)")),
    ("refusal-most", re.compile(r"Expected `(?:int|float)` <= (?P<bound>-?\d+)")),
    ("refusal-number-far", re.compile(r"(?:Integer|Number) out of range")),
)
_KINDS = {"int", "float", "str", "bool", "array", "object", "null"}


def explained(error: msgspec.DecodeError) -> Refusal:
    """The validator's English as a refusal, with the place in the file where there is one."""
    said = str(error)
    found = _WHERE.search(said)
    where = found["where"].removeprefix("$").removeprefix(".") if found else ""
    bare = said[: found.start()] if found else said
    for name, saying in _SAYINGS:
        if fits := saying.fullmatch(bare):
            args = {
                key: _kind(value) if key in ("expected", "got") else value for key, value in fits.groupdict().items()
            }
            return refused(name, where=where or "whole-file", **args).refusal
    return refused("refusal-wrong-form", where=where or "whole-file").refusal


def _kind(said: str) -> str:
    """One of a few kinds that have a word; `int | null` is a number that may be missing."""
    kinds = [kind.strip() for kind in said.split("|") if kind.strip() != "null"] or ["null"]
    return kinds[0] if len(kinds) == 1 and kinds[0] in _KINDS else "other"
