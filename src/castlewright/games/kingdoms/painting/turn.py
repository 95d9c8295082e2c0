"""One player's turn, from the die taken until it is finished."""

from msgspec import Struct

from castlewright.games.kingdoms.moves import Blend, Paint, Shift, Spread


class Turn(Struct, frozen=True):
    """Die, kingdom, colour and `done` are public, the rest is not."""

    die: int
    kingdom: int
    """The kingdom named with the die."""
    colour: int
    source: int
    """The kingdom the die counts as taken from."""
    kingdoms: int
    """The set of kingdoms open to the die's drops."""
    left: int
    """Drops of the die's own colour still to be placed."""
    blended: int = 0
    """Mixed drops still to be placed."""
    shifted: bool = False
    begun: bool = False
    """Something was painted in this turn."""
    done: bool = False
    moves: tuple[Blend | Paint | Shift | Spread, ...] = ()
    """What was done since the die was taken, in order."""

    def with_drop(self, move: Paint, left: int, blended: int) -> "Turn":
        return Turn(
            self.die,
            self.kingdom,
            self.colour,
            self.source,
            self.kingdoms,
            left,
            blended,
            self.shifted,
            True,
            False,
            (*self.moves, move),
        )

    def finished(self) -> "Turn":
        return Turn(
            self.die,
            self.kingdom,
            self.colour,
            self.source,
            self.kingdoms,
            self.left,
            self.blended,
            self.shifted,
            self.begun,
            True,
            self.moves,
        )

    @property
    def spread(self) -> bool:
        return self.kingdoms != 1 << self.source
