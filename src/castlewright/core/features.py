"""A view as a row of numbers, for programs that learn.

The row of a game is always of the same length; each of its numbers lies between -1 and 1 and has a name. It is read off
a view and nothing else, so it cannot tell more than the view does. A game says what is in its row as a list of parts:

    FEATURES = Features[CastellanView](
        one_of("phase", PHASES, lambda view: view.phase),
        number("round", 14, lambda view: view.round),
        per_seat(4, lambda view: view.seats, number("keeps", 30, lambda seat: seat.keeps)),
    )
"""

from array import array
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import accumulate
from typing import Any, Generic, TypeVar

from .view import View

T = TypeVar("T")
U = TypeVar("U")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V", bound=View)

Write = Callable[["array[float]", int, T], None]
"""Writes the numbers of a part into a row of zeros, from a place on."""


class Part(Generic[T]):
    """Some neighbouring numbers: what they are called, and how they are read off a thing."""

    __slots__ = ("names", "write")

    def __init__(self, names: Iterable[str], write: Write[T]) -> None:
        self.names = tuple(names)
        self.write = write


class Features(Generic[V]):
    """Reads the row off a view: `game.features(view)`; `game.features.names` says what stands where."""

    def __init__(self, *parts: Part[V]) -> None:
        self.names: tuple[str, ...]
        self.names, self._parts = joined(parts)
        self._empty = array("f", bytes(4 * len(self.names)))

    def __call__(self, view: V) -> "array[float]":
        row = self._empty[:]
        for at, write in self._parts:
            write(row, at, view)
        return row

    def __len__(self) -> int:
        return len(self.names)


def joined(parts: Sequence[Part[T]]) -> tuple[tuple[str, ...], list[tuple[int, Write[T]]]]:
    """The names of all the parts, and where each of them begins, with how it is written."""
    names = tuple(name for part in parts for name in part.names)
    twice = sorted(name for name, count in Counter(names).items() if count > 1)
    if twice:
        raise ValueError(f"two numbers of a row have one name: {twice}")
    begins = accumulate((len(part.names) for part in parts), initial=0)
    return names, [(at, part.write) for at, part in zip(begins, parts, strict=False)]


# -- parts -----------------------------------------------------------------------------------------------------


def number(name: str, most: float, of: Callable[[T], float]) -> Part[T]:
    """A number that never leaves -most to most."""

    def write(row: "array[float]", at: int, thing: T) -> None:
        row[at] = of(thing) / most

    return Part((name,), write)


def level(name: str, half: float, of: Callable[[T], float]) -> Part[T]:
    """A number without a bound: `half` is halfway to 1, and 1 is never reached."""

    def write(row: "array[float]", at: int, thing: T) -> None:
        found = of(thing)
        row[at] = found / (abs(found) + half)

    return Part((name,), write)


def flag(name: str, of: Callable[[T], object]) -> Part[T]:
    """1 where it is so."""

    def write(row: "array[float]", at: int, thing: T) -> None:
        if of(thing):
            row[at] = 1.0

    return Part((name,), write)


def one_of(name: str, kinds: Sequence[K], of: Callable[[T], K | None]) -> Part[T]:
    """A 1 at the kind that it is; none where it is none of them."""
    places: dict[K | None, int] = {kind: place for place, kind in enumerate(kinds)}

    def write(row: "array[float]", at: int, thing: T) -> None:
        place = places.get(of(thing))
        if place is not None:
            row[at + place] = 1.0

    return Part((f"{name} {kind}" for kind in kinds), write)


def some_of(name: str, kinds: Sequence[K], of: Callable[[T], Iterable[K]], most: int = 1) -> Part[T]:
    """How often each kind is among them, `most` times at most."""
    places = {kind: place for place, kind in enumerate(kinds)}

    def write(row: "array[float]", at: int, thing: T) -> None:
        for kind in of(thing):
            row[at + places[kind]] += 1.0 / most

    return Part((f"{name} {kind}" for kind in kinds), write)


def amounts(name: str, kinds: Sequence[K], most: float, of: Callable[[T], Iterable[tuple[K, float]]]) -> Part[T]:
    """How much there is of some of the kinds, never more than `most`."""
    places = {kind: place for place, kind in enumerate(kinds)}

    def write(row: "array[float]", at: int, thing: T) -> None:
        for kind, found in of(thing):
            row[at + places[kind]] = found / most

    return Part((f"{name} {kind}" for kind in kinds), write)


def numbers(names: Iterable[str], most: float, of: Callable[[T], Iterable[float]]) -> Part[T]:
    """Numbers in a fixed order, none of which leaves -most to most. Those that are missing at the end are 0."""

    def write(row: "array[float]", at: int, thing: T) -> None:
        for place, found in enumerate(of(thing), at):
            row[place] = found / most

    return Part(names, write)


def spots(names: Iterable[str], of: Callable[[T], Iterable[int]]) -> Part[T]:
    """A 1 at each of the given places: a board with little on it."""

    def write(row: "array[float]", at: int, thing: T) -> None:
        for place in of(thing):
            row[at + place] = 1.0

    return Part(names, write)


def inside(name: str, of: Callable[[T], U | None], *parts: Part[U]) -> Part[T]:
    """The parts of something within the thing; zeros where it is missing."""
    names, begins = joined(parts)

    def write(row: "array[float]", at: int, thing: T) -> None:
        found = of(thing)
        if found is not None:
            for begin, write_part in begins:
                write_part(row, at + begin, found)

    return Part((f"{name}.{each}" for each in names), write)


def per_seat(most: int, of: Callable[[V], Sequence[U]], *parts: Part[U]) -> Part[V]:
    """The parts of every seat: one's own first, then round the table; zeros for seats that are not there. `of` gives
    something for each seat, in the order of the seats. A spectator looks on from seat 0."""
    names, begins = joined(parts)
    width = len(names)

    def write(row: "array[float]", at: int, view: V) -> None:
        seats = of(view)
        own = view.seat or 0
        for seat in (*seats[own:], *seats[:own]):
            for begin, write_part in begins:
                write_part(row, at + begin, seat)
            at += width

    who = ("own", *(f"other{number}" for number in range(1, most)))
    return Part((f"{each}.{name}" for each in who for name in names), write)


PLAIN: Features[Any] = Features(
    flag("acting", lambda view: view.seat in view.actors),
    level("score", 100, lambda view: sum(sheet.total for sheet in view.sheets if sheet.owner == (view.seat or 0))),
    level("best", 100, lambda view: max((sheet.total for sheet in view.sheets), default=0)),
)
"""What every view has: for a game that says nothing of its own."""
