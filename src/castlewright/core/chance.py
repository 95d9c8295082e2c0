"""Chance is named: a result depends on the seed and its own name, never on the draws before it.

Everything is SHA-256 in counter mode, so that anyone can check a published seed in any language (docs/formats.md):
block i of the stream of a name is SHA-256(seed || 0x00 || name || 0x00 || i as 4 bytes, big-endian);
numbers are read from it as 4-byte big-endian words, words that would make the modulus unfair are skipped.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORD = 2**32
_BLOCK = Struct(">8I")


def commitment(seed: bytes) -> str:
    """What the server publishes when a table starts; the seed itself follows when the game is over."""
    return sha256(seed).hexdigest()


class Chance:
    """All the randomness of one game, from one seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    @classmethod
    def named(cls, *words: object) -> "Chance":
        """A seed made from words, for simulations and tests: `Chance.named("simulate", 1, 17)`."""
        return cls(sha256("/".join(map(str, words)).encode()).digest())

    def below(self, name: str, bound: int, **which: int) -> int:
        """A fair number from 0 to bound - 1."""
        return self._below(self._words(name, which), bound)

    def roll(self, name: str, sides: int = 6, **which: int) -> int:
        """A fair die: `chance.roll("blue", throw=3)`."""
        return 1 + self.below(name, sides, **which)

    def shuffle(self, name: str, items: Sequence[T], **which: int) -> list[T]:
        """A fair order of the items (Fisher and Yates, from the end)."""
        words = self._words(name, which)
        shuffled = list(items)
        surely_fair = _WORD - len(shuffled)
        for last in range(len(shuffled) - 1, 0, -1):
            # `_below`, written out: most of a game's chance is shuffling. Only the very last words need a closer look.
            bound = last + 1
            word = next(words)
            while word >= surely_fair and word >= _WORD - _WORD % bound:
                word = next(words)
            other = word % bound
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def choice(self, name: str, items: Sequence[T], **which: int) -> T:
        return items[self.below(name, len(items), **which)]

    def _words(self, name: str, which: dict[str, int]) -> Iterator[int]:
        for key in sorted(which):
            name += f"/{key}={which[key]}"
        prefix = self.seed + b"\0" + name.encode() + b"\0"
        block = 0
        while True:
            yield from _BLOCK.unpack(sha256(prefix + block.to_bytes(4, "big")).digest())
            block += 1

    @staticmethod
    def _below(words: Iterator[int], bound: int) -> int:
        if not 0 < bound <= _WORD:
            raise ValueError(f"a bound of chance is from 1 to 2**32, not {bound}")
        fair = _WORD - _WORD % bound
        word = next(words)
        while word >= fair:
            word = next(words)
        return word % bound
