"""The words of a typed-in sheet: those of the format in any case, or the Russian ones (CK-12.1)."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from castlewright.core import quoted
from castlewright.games.kingdoms.board import KINDS, KINGDOM_IDS, REGIONS, region_of
from castlewright.games.kingdoms.components import COLOURS, ROWS, RUSSIAN_ALPHABET, RUSSIAN_WORDS

from .sheet import refused

T = TypeVar("T")


_LATIN = {code: letters.strip("-") for code, letters in enumerate(RUSSIAN_ALPHABET.split(), 0x0430)} | {0x0451: "e"}
_MEANT = {spelling: word for word, spellings in RUSSIAN_WORDS.items() for spelling in (word, *spellings.split())}


def _bare(word: str) -> str:
    """In small Latin letters, without the dots that most people leave out."""
    return word.strip().casefold().translate(_LATIN)


def _one_of(words: tuple[str, ...], given: str, name: str, rule: str) -> str:
    meant = _MEANT.get(_bare(given))
    if meant not in words:
        raise refused(name, {"word": quoted(given)}, rule)
    return meant


def kingdom(given: str) -> str:
    return _one_of(KINGDOM_IDS, given, "refusal-word-kingdom", "CK-1.2")


def monster(given: str) -> str:
    return _one_of(KINDS, given, "refusal-word-monster", "CK-1.3")


def row(given: str) -> str:
    return _one_of(ROWS, given, "refusal-word-row", "CK-1.6")


def colour(given: str) -> str:
    return _one_of(COLOURS, given, "refusal-word-colour", "CK-1.4")


def region(given: str) -> str:
    number = region_of(given.strip())
    if number is None:
        raise refused("refusal-word-region", {"word": quoted(given)}, "CK-1.2")
    return REGIONS[number]


def understood(given: Mapping[str, T], read: Callable[[str], str]) -> dict[str, T]:
    """By our words. One thing under two names is there twice."""
    found: dict[str, T] = {}
    for word, value in given.items():
        meant = read(word)
        if meant in found:
            raise refused("refusal-word-twice", {"word": quoted(word)})
        found[meant] = value
    return found
