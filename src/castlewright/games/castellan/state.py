"""What is on the table, and in the hands."""

from functools import cache

from msgspec import Struct

from .board import Castle, Cell, Face, cells_within
from .components import Pieces, shown_on

CHOOSE, BUILD, CLAIM, DRAW, OVER = "choose", "build", "claim", "draw", "over"

UNCLAIMED = 0


def ground(seat: int, double: bool) -> int:
    """The number of a seat's ground. Doubled ground has its own: dividing a doubled yard must be noticed (CA-5.5)."""
    return 1 + 2 * seat + double


@cache
def free_ground(seat: int) -> frozenset[int]:
    """Where a seat may build: nobody's ground and its own (CA-4.7)."""
    return frozenset((UNCLAIMED, ground(seat, False), ground(seat, True)))


class Yard(Struct, frozen=True):
    """A yard with its keep. `cell` and `towers` are numbers (`board.unpack`)."""

    cell: int
    """The least cell: the name of the yard, and where we say the keep stands."""
    owner: int
    double: bool
    cells: tuple[Cell, ...]
    towers: tuple[int, ...]

    def __hash__(self) -> int:
        """Enough to tell the yards of a game apart, and much cheaper than all cells: every view asks for it."""
        return hash((self.cell, self.owner, self.double, len(self.cells), len(self.towers)))

    @classmethod
    def of(cls, face: Face, owner: int, double: bool) -> "Yard":
        return cls(face.cell, owner, double, cells_within(face.walk), tuple(sorted(face.towers)))

    @property
    def area(self) -> int:
        return len(self.cells)

    @property
    def keeps(self) -> int:
        return 2 if self.double else 1


class Side(Struct, frozen=True):
    """One seat's cards. Replaced as a whole whenever a card moves, so that copies may share it."""

    hand: tuple[str, ...]
    """Sorted."""
    towers: tuple[str, ...]
    """The tower deck, the next card first."""
    walls: tuple[str, ...]
    played: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        return not (self.hand or self.towers or self.walls)


class State(Struct):
    edition: int
    """The rules edition under which this game is played."""
    options: dict[str, str]
    starter: int
    turn: int
    phase: str
    castle: Castle
    sides: list[Side]
    received: list[Pieces]
    """Passed on to each seat, waiting for its turn."""
    doubled: list[bool]
    """Whose right to a double keep is used."""
    rounds: list[int]
    """How many turns each seat has begun."""
    yards: list[Yard]
    """Claimed yards as they were when the running turn began, or after its claiming."""
    chosen: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    towers: int = 0
    """Pieces the turn seat still has to build."""
    long: int = 0
    short: int = 0
    fresh: list[int] = []
    """Places built on in the running turn; until its first piece, in the turn before."""
    built: int = 0
    """How many of them belong to the running turn."""
    touched: list[tuple[int, int]] = []
    """Arms beside which a region changed in this turn, each with the ground it was."""
    claims: tuple[int, ...] = ()
    must_double: bool = False
    ran_out: int | None = None
    aside: Pieces = Pieces()

    @property
    def seats(self) -> int:
        return len(self.sides)

    @property
    def pieces(self) -> Pieces:
        return Pieces(self.towers, self.long, self.short)

    @property
    def is_first_turn(self) -> bool:
        """The very first turn of the game (CA-3.4)."""
        return sum(self.rounds) == 1

    @property
    def is_own_last_turn(self) -> bool:
        """Whoever builds now has no turn after this one: somebody ran out, or the last of its own cards is laid."""
        return self.ran_out is not None or self.sides[self.turn].empty

    @property
    def is_very_last_turn(self) -> bool:
        """Nobody has a turn after this one (CA-7.3)."""
        return (self.turn + 1) % self.seats == self.ran_out

    def copy(self) -> "State":
        return State(
            self.edition,
            self.options,
            self.starter,
            self.turn,
            self.phase,
            self.castle.copy(),
            self.sides.copy(),
            self.received.copy(),
            self.doubled.copy(),
            self.rounds.copy(),
            self.yards.copy(),
            self.chosen,
            self.laid,
            self.towers,
            self.long,
            self.short,
            self.fresh.copy(),
            self.built,
            self.touched.copy(),
            self.claims,
            self.must_double,
            self.ran_out,
            self.aside,
        )

    def unplayed(self, seat: int) -> Pieces:
        """The pieces on the cards a seat has still to lay down."""
        side = self.sides[seat]
        return shown_on(side.hand + side.towers + side.walls)
