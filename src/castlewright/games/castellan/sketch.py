"""The table as a board of text: the castle from above, a line for each seat, then what is expected now.

The castle  o a tower, + a wall end that waits for one; O ━ ┃ what was built last; coordinates as in the notation
            ‹1› the keep of seat 1, «1» its double, 1 the rest of that yard, * a yard that is claimed with this build
A seat      ▸ whose turn it is, ■ whose cards ran out; points, keeps, «» the double still to come │ hand, or its backs
            │ sizes of the decks │ cards not played yet │ ← pieces passed on to it
At the end  the round, whose turn it is, and the next move; while building, the cards laid and what is left
"""

from collections.abc import Iterator
from textwrap import fill
from typing import TYPE_CHECKING

from .board import Cell, Node
from .components import TOWER_DECK, WALL_DECK, Pieces
from .moves import Built, Single, Tower, Wall
from .pieces import building_of

if TYPE_CHECKING:
    from .view import CastellanView, SeatView

WIDEST = 100
MARGIN = 5
"""Columns for the numbers of the rows."""
ACROSS, UP = 4, 2
"""Letters from a node to the next."""
NODES = (WIDEST - MARGIN - 1) // ACROSS + 1
"""So many stand side by side; a wider castle is continued below."""

Marks = dict[tuple[int, int], str]


def sketch(view: "CastellanView") -> str:
    return "\n".join([*_castle(view), "", *_seats(view), "", _expected(view)])


# --- the castle ---


def _castle(view: "CastellanView") -> Iterator[str]:
    nodes = {*view.towers, *(end for wall in view.walls for end in wall)} or {(0, 0)}
    marks = _marks(view, nodes)
    (left, right), (low, high) = ((min(along), max(along)) for along in zip(*nodes, strict=True))
    for start in range(left, max(right, left + 1), NODES - 1):
        if start > left:
            yield ""
        columns = range(start, min(right, start + NODES - 1) + 1)
        for row in range(high * UP, low * UP - 1, -1):
            number = "" if row % UP else str(row // UP)
            drawn = (marks.get((at, row), " ") for at in range(columns[0] * ACROSS, columns[-1] * ACROSS + 1))
            yield f"{number:>{MARGIN - 1}} {''.join(drawn)}".rstrip()
        yield " " * (MARGIN - ACROSS + 1) + "".join(f"{x:>{ACROSS}}" for x in columns)


def _marks(view: "CastellanView", nodes: set[Node]) -> Marks:
    """Every sign of the castle, by column and row; a node is every fourth column of every second row."""
    fresh = set(map(building_of, view.fresh))
    marks = {(x * ACROSS, y * UP): "+" for x, y in nodes}
    for a, b in view.walls:
        bold = Wall(a, b) in fresh
        (x, y), (to_x, to_y) = a, b
        marks |= {(at, y * UP): "━" if bold else "─" for at in range(x * ACROSS + 1, to_x * ACROSS)}
        marks |= {(x * ACROSS, at): "┃" if bold else "│" for at in range(y * UP + 1, to_y * UP)}
    marks |= {(x * ACROSS, y * UP): "O" if Tower((x, y)) in fresh else "o" for x, y in view.towers}
    for yard in view.closed:
        for cell in yard.cells:
            _write(marks, cell, " * ")
    for yard in view.yards:
        for cell in yard.cells:
            _write(marks, cell, f" {yard.owner} ")
        _write(marks, yard.cell, f"«{yard.owner}»" if yard.double else f"‹{yard.owner}›")
    return marks


def _write(marks: Marks, cell: Cell, text: str) -> None:
    x, y = cell
    for n, letter in enumerate(text, 1):
        marks[x * ACROSS + n, y * UP + 1] = letter


# --- the seats ---


def _seats(view: "CastellanView") -> Iterator[str]:
    hands = [_hand(seat) for seat in view.seats]
    widest = max(map(len, hands))
    for number, (seat, hand) in enumerate(zip(view.seats, hands, strict=True)):
        sign = "▸" if number in view.actors else "■" if number == view.ran_out else " "
        keeps = f"{view.sheets[number].total:>3} {f'‹{seat.keeps}›':>4} {'  ' if seat.doubled else '«»'}"
        decks = f"T×{seat.decks.towers} W×{seat.decks.walls}"
        left = f"{_left('T', TOWER_DECK, seat)} {_left('W', WALL_DECK, seat)}"
        columns = [f"{sign}{number} {keeps}", f"{hand:<{widest}}", decks, left]
        yield " │ ".join(columns + ([f"← {_pieces(seat.received)}"] if seat.received else []))


def _hand(seat: "SeatView") -> str:
    if seat.hand is not None:
        return " ".join(seat.hand)
    return " ".join(["T?"] * seat.backs.towers + ["W?"] * seat.backs.walls)


def _left(letter: str, deck: tuple[str, ...], seat: "SeatView") -> str:
    """T1·34567: everybody knows which cards are still to come, though not where they are."""
    return letter + "".join("·" if card in seat.played else card[1:] for card in deck)


def _pieces(pieces: Pieces) -> str:
    counts = (("o", pieces.towers), ("──", pieces.long), ("─", pieces.short))
    return " ".join(f"{sign}×{count}" for sign, count in counts if count)


# --- what is expected ---


def _expected(view: "CastellanView") -> str:
    """In as many lines as it needs: a last turn may close a dozen yards."""
    turn = f"#{view.round} {f'▸{view.turn}' if view.actors else '■'}"
    return fill(f"{turn} {_step(view)}", WIDEST, subsequent_indent=" " * (len(turn) + 1))


def _step(view: "CastellanView") -> str:
    """The move that comes next, in the words of the notation, or what is left to build."""
    match view.phase:
        case "choose":
            return " ".join(["card", *view.chosen])
        case "build":
            return f"{' '.join(view.laid)} → {_pieces(view.pieces) or Built()}"
        case "claim":
            doubles = " ".join(["double", *(f"{x},{y}" for x, y in view.claims)])
            return doubles if view.must_double else f"{doubles} │ {Single()}"
        case "draw":
            return f"draw {view.due}"
        case _:
            return _pieces(view.aside)
