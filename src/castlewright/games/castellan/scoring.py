"""The explained score: one line for each yard."""

from collections.abc import Iterable
from functools import lru_cache

from castlewright.core import Line, Outcome, Reason, Sheet, Standing, rank

from .board import Cell, Face, Node, unpack
from .choices import actors
from .pieces import tower_piece, yard_piece
from .rules import touched_yards
from .state import State, Yard


def standing_yards(state: State, touched: Iterable[Face]) -> list[Yard]:
    """The yards with keeps in them, as they are at this moment; `touched` are those that changed in this turn.

    While somebody builds, a divided yard shrinks to the part around its keep; the others are claimed with the build.
    """
    changed = {face.cell: face for face in touched}
    if not changed:
        return state.yards
    return [
        Yard.of(face, yard.owner, yard.double) if (face := changed.get(yard.cell)) else yard for yard in state.yards
    ]


def scores(state: State) -> tuple[Sheet, ...]:
    return sheets_of(standing_yards(state, [face for face, _ in touched_yards(state)]), state.seats)


def sheets_of(yards: list[Yard], seats: int) -> tuple[Sheet, ...]:
    lines = [(yard.owner, _line(yard)) for yard in yards]
    return tuple([Sheet(seat, tuple([line for owner, line in lines if owner == seat])) for seat in range(seats)])


@lru_cache(maxsize=4096)
def _line(yard: Yard) -> Line:
    """Yards stay as they are for many moves, and every view shows their lines."""
    return line_of(unpack(yard.cell), map(unpack, yard.towers), yard.double)


def line_of(cell: Cell, towers: Iterable[Node], double: bool) -> Line:
    """Group `yards` for a single keep, `doubled` for the one yard that counts twice."""
    because = tuple(map(tower_piece, towers))
    if double:
        group, rule, name = "doubled", "CA-8.2", "line-doubled"
    else:
        group, rule, name = "yards", "CA-8.1", "line-yard"
    return Line(
        points=len(because) * (2 if double else 1),
        group=group,
        rule=rule,
        name=name,
        args={"towers": len(because), "x": cell[0], "y": cell[1]},
        piece=yard_piece(cell, double),
        because=because,
    )


def keeps(state: State, seat: int) -> int:
    return sum(yard.keeps for yard in state.yards if yard.owner == seat)


def outcome(state: State) -> Outcome | None:
    if actors(state):
        return None
    sheets = scores(state)
    return Outcome(places(sheets, [keeps(state, seat) for seat in range(state.seats)]))


def places(sheets: Iterable[Sheet], keeps_of: list[int]) -> tuple[Standing, ...]:
    """By points, then by keeps on the table (a double is two), else shared (CA-8.4)."""
    return rank(
        {sheet.owner: sheet.total for sheet in sheets},
        ties=[(lambda owner: keeps_of[int(owner)], lambda count: Reason("CA-8.4", "why-keeps", {"keeps": count}))],
        shared=lambda: Reason("CA-8.4", "why-shared"),
    )
