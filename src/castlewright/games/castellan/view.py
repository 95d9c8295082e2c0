"""What one seat may know of a game of Castellan, and a world that fits it."""

from msgspec import Struct

from castlewright.core import Piece, View

from .moves import Cell, Node


class Pieces(Struct, frozen=True):
    """How many of each kind."""

    towers: int = 0
    long: int = 0
    short: int = 0


class Backs(Struct, frozen=True):
    """Cards counted by their backs."""

    towers: int
    walls: int


class YardView(Struct, frozen=True):
    """A claimed yard. `cell` is its least cell and names it; `towers` are all that touch it."""

    cell: Cell
    owner: int
    double: bool
    cells: tuple[Cell, ...]
    towers: tuple[Node, ...]


class SeatView(Struct, frozen=True):
    """What everybody knows of a seat, and its hand for those who may see it."""

    backs: Backs
    """The hand by its backs; while choosing, the chosen cards are still in it."""
    decks: Backs
    played: tuple[str, ...]
    """Every card it has ever laid on the table, in order."""
    keeps: int
    doubled: bool
    """The right to a double keep is used."""
    received: Pieces
    """Pieces passed on to this seat and waiting for its turn."""
    hand: tuple[str, ...] | None


class CastellanView(View, kw_only=True):
    phase: str
    """choose, build, claim, draw or over."""
    turn: int
    """Whose turn it is; at the end, whose it was."""
    round: int
    """The number of the turn seat's own turn, from 1."""
    starter: int
    options: dict[str, str]
    seats: tuple[SeatView, ...]
    towers: tuple[Node, ...]
    walls: tuple[tuple[Node, Node], ...]
    yards: tuple[YardView, ...]
    fresh: tuple[Piece, ...]
    """Pieces built in the running turn, or in the last finished one while nothing is built yet."""
    chosen: tuple[str, ...]
    """Cards chosen but not yet laid down: only in the view of the seat that chooses."""
    laid: tuple[str, ...]
    """Cards laid on the table this turn."""
    pieces: Pieces
    """What the turn seat still has to build."""
    aside: Pieces
    """Pieces nobody could build in the end."""
    claims: tuple[Cell, ...]
    """Yards that may be doubled now (phase claim), by their least cell."""
    must_double: bool
    """A doubled yard was divided: one of the parts must keep the double."""
    due: int
    """Cards to draw now (phase draw)."""
    ran_out: int | None
    """The seat whose cards ran out first; the others have their last turns."""
