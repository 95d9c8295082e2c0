"""What a table settles before the game begins: choices, pieces, and numbers that belong to its seats."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from .reason import refused

Options = dict[str, str]
"""Key → choice; for several pieces, key → `moat,tower`; for the numbers of the seats, key → `34,12,40`."""


class Option(Struct, frozen=True):
    """A choice made when a table is opened. The first of the choices is the usual one."""

    key: str
    choices: tuple[str, ...]


class Several(Struct, frozen=True):
    """Pieces chosen when a table is opened, up to `most` of them. Usually there are none, and the options lack the key.

    The game's message `<piece>-name` names each of them, given as `$<piece>`.
    """

    key: str
    piece: str
    choices: tuple[str, ...]
    most: int

    def read(self, text: str) -> tuple[str, ...]:
        """The pieces of a text with commas between them, in the order of the choices; `Refused` otherwise."""
        words = {word.strip() for word in text.split(",")} - {""}
        unknown = sorted(words.difference(self.choices))
        if unknown:
            known = ", ".join(self.choices)
            raise refused("refusal-several", option=self.key, given=", ".join(unknown), known=known)
        if len(words) > self.most:
            raise refused("refusal-several-many", option=self.key, given=len(words), most=self.most)
        return tuple(choice for choice in self.choices if choice in words)

    def chosen(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Those of a table's options."""
        return self.read(options.get(self.key, ""))


class SeatNumber(Struct, frozen=True):
    """A whole number for each seat, asked for where the option `when[0]` is the choice `when[1]`."""

    key: str
    least: int
    most: int
    when: tuple[str, str]

    def asked(self, options: Options) -> bool:
        return options.get(self.when[0]) == self.when[1]

    def fits(self, number: int) -> bool:
        return self.least <= number <= self.most

    def read(self, text: str, seats: int) -> tuple[int, ...]:
        """The numbers of a text, in the order of the seats; `Refused` otherwise."""
        words = [word.strip() for word in text.split(",")]
        if len(words) != seats or not all(self._reads(word) for word in words):
            bounds = {"least": self.least, "most": self.most}
            raise refused("refusal-numbers", option=self.key, seats=seats, given=text, **bounds)
        return tuple(map(int, words))

    @staticmethod
    def written(numbers: Iterable[int | None]) -> str:
        """The text of the seats' numbers; one that is not known yet is left out between its commas."""
        return ",".join("" if number is None else str(number) for number in numbers)

    def _reads(self, word: str) -> bool:
        return word.isascii() and word.isdigit() and len(word) < 10 and self.fits(int(word))
