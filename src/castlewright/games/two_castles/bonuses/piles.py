"""A face-down supply with its discards, and who knows what about them.

The seats that discarded something know it, until it is shuffled back; from then on they know that it came back.
`times` counts the shufflings, so that it can be told what may have been drawn since.
"""

from msgspec import Struct

from castlewright.core import Chance


class Discard(Struct, frozen=True):
    """A discarded piece: which seats know it, and at what time it had left the supply."""

    item: int
    known: int
    """Seats, as bits."""
    left: int


class Returned(Struct, frozen=True):
    """A piece that some seats knew among the discards when they were shuffled back."""

    item: int
    known: int
    time: int
    """It has been in the supply since this shuffling, or was drawn since."""


class Pile(Struct, frozen=True):
    """Replaced as a whole whenever something moves, so that copies may share it."""

    supply: tuple[int, ...]
    """The next piece last."""
    discards: tuple[Discard, ...] = ()
    times: int = 0
    returned: tuple[Returned, ...] = ()

    def enough(self, count: int) -> bool:
        """Perhaps after a shuffling."""
        return len(self.supply) + len(self.discards) >= count

    def drawn(self, count: int, name: str, chance: Chance) -> tuple["Pile", tuple[int, ...]]:
        """The pile without its next pieces, and these; shuffled first if it is too small (TC-6.12)."""
        pile = self if len(self.supply) >= count else self._shuffled(name, chance)
        rest = len(pile.supply) - count
        return Pile(pile.supply[:rest], pile.discards, pile.times, pile.returned), pile.supply[rest:]

    def discarding(self, items: tuple[int, ...], known: int, left: int) -> "Pile":
        new = tuple(Discard(item, known, left) for item in items)
        return Pile(self.supply, self.discards + new, self.times, self.returned)

    def _shuffled(self, name: str, chance: Chance) -> "Pile":
        times = self.times + 1
        items = sorted(self.supply + tuple(discard.item for discard in self.discards))
        remembered = {discard.item: discard.known for discard in self.discards}
        # Whoever saw a piece again knows its last way better than its earlier ones.
        kept = (Returned(fact.item, fact.known & ~remembered.get(fact.item, 0), fact.time) for fact in self.returned)
        new = (Returned(discard.item, discard.known, times) for discard in self.discards)
        returned = tuple(fact for fact in (*kept, *new) if fact.known)
        return Pile(tuple(chance.shuffle(name, items, again=times)), (), times, returned)
