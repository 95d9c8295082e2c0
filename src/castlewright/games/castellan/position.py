"""A castle on a real table, typed in by a person: what cannot lie there is refused, what breaks a rule is warned about.

A real table may hold what our own castle never does (two castles, a wall that runs into the side of another), so
yards are found here by walking over the ground, not along the walls.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from castlewright.core import Appraisal, Arg, Piece, Reason, Refusal, Refused, Sheet, Warned

from .board import Cell, Node
from .components import PER_SEAT
from .pieces import cell_piece, wall_piece
from .refusals import spoken
from .scoring import line_of, places

TABLE = 127
"""Coordinates are from -TABLE to TABLE; all towers of four players in one line reach 116."""
MOST_PIECES = 1000
"""Towers, walls and keeps together; four players have 176 towers and walls."""
MOST_NAMED = 6
"""Places that one sentence names."""


class Keep(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    cell: Cell
    double: bool = False


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["castellan"]
    players: int
    towers: tuple[Node, ...]
    walls: tuple[tuple[Node, Node], ...]
    keeps: tuple[Keep, ...] = ()


class _Yard(Struct):
    cells: set[Cell]
    towers: list[Node]
    keeps: list[Keep] = []

    @property
    def cell(self) -> Cell:
        """What the yard is called by: the cell of its keep, as somebody typed it, or the least one."""
        return self.keeps[0].cell if self.keeps else min(self.cells)


def appraise(position: Position) -> Appraisal:
    _check_size(position)
    table = _Table(position)
    yards = table.yards()
    _stand_keeps(position, yards)
    held = [yard for yard in yards if yard.keeps]
    sheets = []
    for seat in range(position.players):
        own = sorted((yard for yard in held if yard.keeps[0].seat == seat), key=lambda yard: yard.cell)
        lines = tuple(line_of(yard.cell, sorted(yard.towers), _weight(yard) > 1) for yard in own)
        sheets.append(Sheet(seat, lines))
    keeps = [sum(min(2, _weight(y)) for y in held if y.keeps[0].seat == seat) for seat in range(position.players)]
    return Appraisal(tuple(sheets), places(sheets, keeps), tuple(_warnings(position, table, yards)))


def _weight(yard: _Yard) -> int:
    """Keeps in a yard: two make it a double, whether they were typed as a double or one by one."""
    return sum(2 if keep.double else 1 for keep in yard.keeps)


def _refuse(name: str, **args: Arg) -> Refused:
    return Refused(Refusal("CA-9.1", name, args))


# --- what can lie on a table ---


def _check_size(position: Position) -> None:
    if position.players not in (2, 3, 4):
        raise Refused(Refusal("CA-2.1", "refusal-players", {"count": spoken(position.players)}))
    count = len(position.towers) + len(position.walls) + len(position.keeps)
    if count > MOST_PIECES:
        raise _refuse("refusal-pieces", count=count, most=MOST_PIECES)
    nodes = [*position.towers, *(end for wall in position.walls for end in wall), *(k.cell for k in position.keeps)]
    for x, y in nodes:
        if max(abs(x), abs(y)) > TABLE:
            raise _refuse("refusal-off-table", x=spoken(x), y=spoken(y), reach=TABLE)
    for keep in position.keeps:
        if not 0 <= keep.seat < position.players:
            raise _refuse("refusal-no-such-seat", number=spoken(keep.seat), count=position.players)


class _Table:
    """The pieces of a position, checked one by one."""

    def __init__(self, position: Position) -> None:
        self.towers = set(position.towers)
        self.walls = [(min(wall), max(wall)) for wall in position.walls]
        self.edges: dict[tuple[Node, Node], tuple[Node, Node]] = {}
        """Each unit edge under a wall, with that wall."""
        self.covered: set[Node] = set()
        for tower, count in Counter(position.towers).items():
            if count > 1:
                raise _refuse("refusal-two-towers", x=tower[0], y=tower[1])
        for a, b in self.walls:
            self._lay(a, b)
        for a, b in self.walls:
            if a not in self.towers and b not in self.towers:
                raise _refuse("refusal-table-loose", **_ends(a, b))
        for x, y in sorted(self.towers & self.covered):
            raise _refuse("refusal-tower-in-wall", x=x, y=y)

    def _lay(self, a: Node, b: Node) -> None:
        (ax, ay), (bx, by) = a, b
        if ax != bx and ay != by:
            raise _refuse("refusal-table-crooked", **_ends(a, b))
        length = bx - ax + by - ay
        if length not in (1, 2):
            raise _refuse("refusal-table-length", length=length, **_ends(a, b))
        nodes = [a, ((ax + bx) // 2, (ay + by) // 2), b] if length == 2 else [a, b]
        for edge in pairwise(nodes):
            if edge in self.edges:
                raise _refuse("refusal-two-walls", **_ends(a, b))
            self.edges[edge] = (a, b)
        if length == 2:
            if nodes[1] in self.covered:
                raise _refuse("refusal-walls-cross", x=nodes[1][0], y=nodes[1][1])
            self.covered.add(nodes[1])

    def yards(self) -> list[_Yard]:
        """Every region that has no way out, with all towers that touch it."""
        if not self.edges:
            return []
        xs, ys = zip(*(node for edge in self.edges for node in edge), strict=True)
        bounds = min(xs) - 1, max(xs), min(ys) - 1, max(ys)
        gaps = {end for wall in self.walls for end in wall} - self.towers - self.covered
        around: dict[Cell, _Yard | None] = {}
        """The yard around each cell looked at; None for open ground."""
        yards = []
        for cell in sorted(cell for edge in self.edges for cell in _beside(*edge)):
            if cell not in around:
                cells, closed = self._ground_around(cell, bounds, gaps)
                yard = _Yard(cells, []) if closed else None
                around.update(dict.fromkeys(cells, yard))
                if yard is not None:
                    yards.append(yard)
        for tower in sorted(self.towers):
            touched = {id(yard): yard for quarter in _quarters(tower) if (yard := around.get(quarter)) is not None}
            for yard in touched.values():
                yard.towers.append(tower)
        return yards

    def _ground_around(self, cell: Cell, bounds: tuple[int, int, int, int], gaps: set[Node]) -> tuple[set[Cell], bool]:
        """All cells that can be reached, through edges without a wall and over wall ends without a tower (`gaps`)."""
        left, right, low, high = bounds
        edges = self.edges
        reached, way, closed = {cell}, [cell], True
        while way:
            x, y = way.pop()
            if not (left < x < right and low < y < high):
                closed = False
            corner, east, north, far = (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)
            near = [quarter for node in (corner, east, north, far) if node in gaps for quarter in _quarters(node)]
            if (corner, east) not in edges:
                near.append((x, y - 1))
            if (corner, north) not in edges:
                near.append((x - 1, y))
            if (north, far) not in edges:
                near.append(north)
            if (east, far) not in edges:
                near.append(east)
            for other in near:
                if other not in reached and left <= other[0] <= right and low <= other[1] <= high:
                    reached.add(other)
                    way.append(other)
        return reached, closed

    def castles(self) -> list[Node]:
        """The least tower of each castle that no wall joins to another. Two wall ends that wait for a tower join
        nothing yet."""
        root = {tower: tower for tower in self.towers}

        def find(node: Node) -> Node:
            while root[node] != node:
                root[node] = node = root[root[node]]
            return node

        for a, b in self.walls:
            if a in self.towers and b in self.towers:
                one, other = sorted((find(a), find(b)))
                root[other] = one
        return sorted(tower for tower in self.towers if root[tower] == tower)


def _beside(a: Node, b: Node) -> tuple[Cell, Cell]:
    """The two cells on both sides of a unit edge."""
    (x, y), (bx, _) = a, b
    return ((x, y), (x, y - 1)) if bx > x else ((x - 1, y), (x, y))


def _quarters(node: Node) -> tuple[Cell, ...]:
    x, y = node
    return (x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)


def _stand_keeps(position: Position, yards: list[_Yard]) -> None:
    where = {cell: yard for yard in yards for cell in yard.cells}
    taken: set[Cell] = set()
    for keep in position.keeps:
        x, y = keep.cell
        yard = where.get(keep.cell)
        if yard is None:
            raise _refuse("refusal-keep-outside", x=x, y=y)
        if yard.keeps and yard.keeps[0].seat != keep.seat:
            raise _refuse("refusal-two-owners", x=x, y=y, seat=yard.keeps[0].seat, other_seat=keep.seat)
        if keep.cell in taken:
            raise _refuse("refusal-two-keeps", x=x, y=y)
        taken.add(keep.cell)
        yard.keeps = [*yard.keeps, keep]


# --- what lies there against the rules ---


def _warnings(position: Position, table: _Table, yards: list[_Yard]) -> list[Warned]:
    warned = [
        _of_yard("CA-9.3", "warning-unclaimed", yard, towers=len(yard.towers)) for yard in yards if not yard.keeps
    ]
    warned += [_of_yard("CA-5.4", "warning-keeps", yard, count=_weight(yard)) for yard in yards if _weight(yard) > 2]
    for seat in range(position.players):
        doubles = sorted(yard.cell for yard in yards if _weight(yard) > 1 and yard.keeps[0].seat == seat)
        if len(doubles) > 1:
            piece = cell_piece(doubles[-1])
            warned.append(
                _warn("CA-5.4", "warning-doubles", piece, seat=seat, count=len(doubles), cells=_named(doubles))
            )
    castles = table.castles()
    if len(castles) > 1:
        warned.append(_warn("CA-4.4", "warning-castles", None, count=len(castles), towers=_named(castles)))
    warned += [
        _warn("CA-4.3", "warning-blocked", wall_piece(a, b), x=end[0], y=end[1])
        for a, b in table.walls
        for end in (a, b)
        if end in table.covered
    ]
    return warned + _too_many(position)


def _too_many(position: Position) -> list[Warned]:
    long = sum(abs(ax - bx) + abs(ay - by) == 2 for (ax, ay), (bx, by) in position.walls)
    counts = {"tower": len(position.towers), "long": long, "short": len(position.walls) - long}
    most = {"tower": PER_SEAT.towers, "long": PER_SEAT.long, "short": PER_SEAT.short}
    return [
        _warn("CA-1.1", "warning-too-many", None, kind=kind, count=count, most=most[kind] * position.players)
        for kind, count in counts.items()
        if count > most[kind] * position.players
    ]


def _of_yard(rule: str, name: str, yard: _Yard, **args: Arg) -> Warned:
    """A warning that names its yard by a cell."""
    x, y = yard.cell
    return _warn(rule, name, cell_piece(yard.cell), **args, x=x, y=y)


def _named(places: Sequence[Node | Cell]) -> str:
    """The first few of some nodes or cells: (0, 0), (2, 1), …"""
    said = [f"({x}, {y})" for x, y in places[:MOST_NAMED]]
    return ", ".join(said if len(places) <= MOST_NAMED else [*said, "…"])


def _warn(rule: str, name: str, piece: Piece | None, **args: Arg) -> Warned:
    return Warned(Reason(rule, name, args), piece)


def _ends(a: Node, b: Node) -> dict[str, int]:
    return {"x": a[0], "y": a[1], "to_x": b[0], "to_y": b[1]}
