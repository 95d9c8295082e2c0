"""Names as people type them: our ids however they are spelled, and types, colours and sides in Russian too."""

from collections.abc import Iterable, Mapping, Sequence

from castlewright.core import Arg, Refusal, Refused
from castlewright.games.blueprints.board import side
from castlewright.games.blueprints.components import DECREES, FAVORS, LINES, ROOM_IDS, SPECIALS, TYPES

TRACKS = (*TYPES, "moat")
USES = (*TYPES, "swan")
"""What a special reward can be used as."""
LONGEST_WORD = 40
"""Letters of a word that is not known, in a sentence about it."""

# The beginnings of what people type for a type: its Russian name, its colour in Russian and in English (BL-1.3). Sides
# may be Russian letters, and so may the first letter of a room card.
HEARD = {
    "food": ("трапез", "желт", "yellow"),
    "sleeping": ("спал", "фиолет", "purple"),
    "living": ("гостин", "син", "blue"),
    "downstairs": ("подвал", "сер", "grey", "gray"),
    "activity": ("развлек", "красн", "red"),
    "outdoor": ("наруж", "зелен", "green"),
    "utility": ("подсоб", "оранж", "orange"),
    "moat": ("ров", "рвы", "бирюз", "turquoise"),
    "swan": ("лебед",),
    "letters": ("сn", "вe", "юs", "зw", "рr"),
    "dots": ("ё", "е"),
}
_YO, _YE = HEARD["dots"]
_LATIN = str.maketrans("".join(pair[0] for pair in HEARD["letters"]), "".join(pair[1] for pair in HEARD["letters"]))


def refuse(what: str, /, **args: Arg) -> Refused:
    return Refused(Refusal("BL-17.1", what, args))


def within(what: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise refuse("refusal-range", what=what, number=str(number)[:20], least=least, most=most)
    return number


def number_of(known: Sequence[str], word: str, what: str) -> int:
    """The place of a word among those that are known; otherwise refused, with all of them."""
    found = _found(known, word)
    if found is None:
        name = "kind" if what == "type" else what
        raise refuse(f"refusal-unknown-{what}", **{name: _cut(word), "known": ", ".join(known)})
    return found


def room_number(word: str) -> int:
    """A room card by its id: the sentence about an unknown one needs no list."""
    found = _found(ROOM_IDS, word.casefold().translate(_LATIN))
    if found is None:
        raise refuse("refusal-unknown-room", room=_cut(word))
    return found


def decree_number(word: str) -> int:
    return number_of(DECREES, word, "decree")


def favor_number(word: str) -> int:
    return number_of(FAVORS, word, "favor")


def line_number(word: str) -> int:
    return number_of(LINES, word, "line")


def type_number(word: str) -> int:
    return number_of(TYPES, word, "type")


def use_number(special: str, word: str) -> int:
    """What a special reward was used as."""
    found = _found(USES, word)
    if found is None:
        args = {"special": SPECIALS[number_of(SPECIALS, special, "special")], "kind": _cut(word)}
        raise refuse("refusal-unknown-use", **args, known=", ".join(USES))
    return found


def distinct(numbers: Iterable[int], known: Sequence[str]) -> tuple[int, ...]:
    """None of them twice."""
    found: list[int] = []
    for number in numbers:
        if number in found:
            raise refuse("refusal-twice", id=known[number])
        found.append(number)
    return tuple(found)


def by_number(given: Mapping[str, int], known: Sequence[str], what: str) -> dict[int, int]:
    """Counts by their words, as counts by their numbers; two words for one thing are refused."""
    numbers = distinct((number_of(known, word, what) for word in given), known)
    return dict(zip(numbers, given.values(), strict=True))


def side_of(x: int, y: int, letter: str) -> int | None:
    """The number of a side; its letter may be small, or Russian."""
    return side(x, y, letter.casefold().translate(_LATIN).upper())


def _found(known: Sequence[str], word: str) -> int | None:
    plain = "_".join(word.casefold().replace(_YO, _YE).replace("-", " ").split())
    for number, one in enumerate(known):
        if plain == one.casefold() or any(plain.startswith(stem) for stem in HEARD.get(one, ())):
            return number
    return None


def _cut(word: str) -> str:
    return word if len(word) <= LONGEST_WORD else word[: LONGEST_WORD - 1] + "…"
