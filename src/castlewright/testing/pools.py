"""The games that the properties of one number of seats look at: together they meet every phase often enough."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from os import environ
from random import Random
from statistics import median
from typing import NamedTuple

from .plays import BIASES, AnyGame, Playthrough, Seeded, Setup, branch, playthrough, setups, some

MOST_BRANCHES = 500
"""Only a game that breaks down needs so many."""


@dataclass(frozen=True)
class Effort:
    """How hard to look."""

    meetings: int = 5
    """How often each property meets every phase and every setup, with every number of seats."""
    fixed: bool = True
    """The same games every time; otherwise new ones in each run."""

    @classmethod
    def wanted(cls) -> "Effort":
        """`CASTLEWRIGHT_EFFORT=20` looks twenty times as hard, elsewhere each time; `0.1` is a quick look."""
        times = float(environ.get("CASTLEWRIGHT_EFFORT", "1"))
        return cls(max(1, round(cls.meetings * times)), times <= 1)


@dataclass(frozen=True)
class Seating:
    """A game with a number of seats: all its options, and its older editions."""

    game: AnyGame
    seats: int

    def setups(self) -> list[Setup]:
        return [setup for setup in setups(self.game) if setup.seats == self.seats]

    def __str__(self) -> str:
        return f"{self.game.meta.id}-{self.seats}"


def seatings(game: AnyGame) -> list[Seating]:
    return [Seating(game, seats) for seats in game.meta.seats]


class Phase(NamedTuple):
    """A kind of moment: what is asked of whoever moves next, early or late in a game. A game need not say more: the
    prompts tell its phases apart, and what differs between two rounds differs between two halves."""

    asked: str
    late: bool

    def __str__(self) -> str:
        return f"{self.asked} in the {'second' if self.late else 'first'} half"


class Place(NamedTuple):
    """A moment to be: a game, and how many moves were made in it."""

    through: Playthrough
    n: int


class Pool:
    """Random games of every setup, and more of those in which something was met that is rare."""

    def __init__(self, seating: Seating, effort: Effort) -> None:
        first = 0 if effort.fixed else len(BIASES) * Random().getrandbits(32)
        usual, *others = seating.setups()
        self.throughs = [playthrough(usual, first + seed) for seed in range(effort.meetings)]
        self.throughs += [playthrough(other, first + seed % len(BIASES)) for seed, other in enumerate(others)]
        self._half = median(len(through.played) for through in self.throughs) / 2
        self._meetings = effort.meetings
        self.met: dict[Phase | Setup, list[Place]] = {}
        """Where each phase and each setup is met."""
        for through in self.throughs:
            self._note(through)
        self._branch_until_enough()

    def kinds(self, place: Place) -> tuple[Phase, Setup]:
        return Phase(place.through.asked[place.n], place.n > self._half), place.through.setup

    def places(self) -> Iterator[Place]:
        return (Place(through, n) for through in self.throughs for n in range(len(through.states)))

    def for_property(self, name: str) -> list[Place]:
        """Where a property has to hold: each phase and each setup as often as wanted, the shortest way first. Another
        property looks elsewhere."""
        pick, chosen, tally = Seeded("places", name), list[Place](), Counter[Phase | Setup]()
        for kind, met in self.met.items():
            for place in some(pick, met, max(0, self._meetings - tally[kind])):
                chosen.append(place)
                tally.update(self.kinds(place))
        return sorted(chosen, key=lambda place: place.n)

    def missing(self, places: Iterable[Place]) -> list[str]:
        """What these places do not meet as often as wanted."""
        tally = Counter(kind for place in places for kind in self.kinds(place))
        rare = {str(kind): tally[kind] for kind in self.met if tally[kind] < self._meetings}
        return [f"{kind} was met {times} times" for kind, times in rare.items()]

    def _note(self, through: Playthrough) -> None:
        for n in range(len(through.states)):
            for kind in self.kinds(place := Place(through, n)):
                self.met.setdefault(kind, []).append(place)

    def _branch_until_enough(self) -> None:
        """A branch meets again what is rare, and whatever comes after it in another way."""
        for seed in range(MOST_BRANCHES):
            rare = next((met for met in self.met.values() if len(met) < self._meetings), None)
            if rare is None:
                return
            through, n = rare[seed % len(rare)]
            if not through.played:
                return
            # At the end of a game there is nothing to be done: it ends again from the last move.
            self.throughs.append(branch(through, min(n, len(through.played) - 1), seed))
            self._note(self.throughs[-1])


@lru_cache(maxsize=4)
def pool(seating: Seating, effort: Effort) -> Pool:
    """Shared by the properties, which come one after another for each number of seats."""
    return Pool(seating, effort)
