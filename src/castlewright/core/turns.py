"""A turn: one seat's stay among those who may act, from its first real choice on."""

from collections.abc import Callable, Hashable, Sequence

from msgspec import Struct


class Turn(Struct, frozen=True):
    """`first` and `last` count the moves that stood when it began and when it ended: `match.played[first:last]`."""

    seat: int
    first: int
    last: int | None = None
    """None while it lasts."""


class Turns:
    """Watches a game from moment to moment. Whoever may act without a choice has no turn yet: nothing waits for it."""

    def __init__(self) -> None:
        self.looked = -1
        """How many moves stood at the last look."""
        self._turns: list[Turn] = []
        self._running: dict[int, tuple[int, Hashable]] = {}
        """Seat → where in the list its turn is, and the stage of the game to which it belongs."""

    def look(self, n: int, actors: Sequence[int], stage: Hashable, chooses: Callable[[int], bool]) -> None:
        """After `n` moves. `chooses` says whether a seat has more than one legal move."""
        self.looked = n
        for seat, (index, belongs) in list(self._running.items()):
            if seat not in actors or stage != belongs:
                running = self._turns[index]
                self._turns[index] = Turn(seat, running.first, n)
                del self._running[seat]
        for seat in actors:
            if seat not in self._running and chooses(seat):
                self._running[seat] = len(self._turns), stage
                self._turns.append(Turn(seat, n))

    def list(self) -> tuple[Turn, ...]:
        """In the order in which they began."""
        return tuple(self._turns)
