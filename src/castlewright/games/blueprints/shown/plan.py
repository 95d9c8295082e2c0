"""Plans in letters and box signs: castles and room cards for a terminal.

A square is two letters wide: the first letter of its type, small while the room is incomplete; a half square has its
diagonal (`/`, `\\`) or curve (`(`, `)`) where the other half is. Entrances lie in the walls: `+` is joined, `=` leads
into empty ground, `x` is blocked; `%` is a passage. Moats are `~~`, courtyards `::`, empty squares of the lot ` .`.
"""

from collections.abc import Iterable

from castlewright.games.blueprints.board import EDGES, bits
from castlewright.games.blueprints.castle.forms import FOYER, Cell, Outline, drawings, placement
from castlewright.games.blueprints.components import FOYER_SQUARES, ROOM_NUMBER, ROOMS, SIDES, TYPES

from .sheets import DoorView, SeatView

Square = tuple[int, int]
Wall = tuple[str, int, int]
"""`-` is the upper side of a square, `|` its left side; then x and y."""

SIGNS = {"joined": "+", "open": "=", "blocked": "x"}
PASSAGE = "%"
_PARTS = {"a": "/{}", "b": "{}\\", "c": "\\{}", "d": "{}/", "A": "({}", "B": "{})", "C": "({}", "D": "{})"}
_JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the walls that meet there: 1 above, 2 to the right, 4 below, 8 to the left."""


def wall_of(x: int, y: int, side: str) -> Wall:
    return {"N": ("-", x, y), "S": ("-", x, y + 1), "W": ("|", x, y), "E": ("|", x + 1, y)}[side]


class Plan:
    """Squares and walls, drawn one room after the other."""

    def __init__(self) -> None:
        self.squares: dict[Square, str] = {}
        self.walls: dict[Wall, str] = {}

    def room(self, letter: str, cells: Iterable[Cell], walls: Iterable[tuple[int, int, str]]) -> None:
        for x, y, part in cells:
            drawn = letter * 2 if part == "#" else _PARTS[part].format(letter)
            shared = self.squares.get((x, y))
            if shared is not None:
                # Two halves in one square: the diagonal has to go.
                drawn = "".join(sorted((drawn, shared), key=lambda half: half[0] in "/\\")).translate(_NO_DIAGONAL)
            self.squares[x, y] = drawn
        for x, y, side in walls:
            self.walls.setdefault(wall_of(x, y, side), "")

    def sign(self, x: int, y: int, side: str, sign: str) -> None:
        self.walls[wall_of(x, y, side)] = sign

    def drawn(self, left: int, top: int, right: int, bottom: int, *, numbered: bool = False) -> list[str]:
        """The squares from one corner to the other, with numbers of columns and rows beside them."""
        edge = "·" if numbered else ""
        columns, rows = range(left, right + 1), range(top, bottom + 1)
        lines = ["   " + "".join(f"{x:>3}" for x in columns)] if numbered else []
        for y in (*rows, bottom + 1):
            border = edge if y in (top, bottom + 1) else ""
            line = "".join(self._joint(x, y) + self._level(x, y, border) for x in columns) + self._joint(right + 1, y)
            lines.append(("   " if numbered else "") + line)
            if y <= bottom:
                line = "".join(
                    self._upright(x, y, edge if x == left else "") + self._square(x, y, numbered) for x in columns
                )
                lines.append((f"{y:>2} " if numbered else "") + line + self._upright(right + 1, y, edge))
        return [line.rstrip() for line in lines]

    def _square(self, x: int, y: int, numbered: bool) -> str:
        return self.squares.get((x, y), " ." if numbered else "  ")

    def _level(self, x: int, y: int, border: str) -> str:
        sign = self.walls.get(("-", x, y))
        return (border or " ") * 2 if sign is None else (sign or "─") * 2

    def _upright(self, x: int, y: int, border: str) -> str:
        sign = self.walls.get(("|", x, y))
        return border or " " if sign is None else sign or "│"

    def _joint(self, x: int, y: int) -> str:
        meeting = (("|", x, y - 1), ("-", x, y), ("|", x, y), ("-", x - 1, y))
        return _JOINTS[sum(1 << number for number, wall in enumerate(meeting) if wall in self.walls)]


_NO_DIAGONAL = str.maketrans("", "", "/\\")


def card_plan(card: str, form: int = 0) -> list[str]:
    """A room card as it is drawn in one of its forms."""
    shape, plan = drawings(ROOM_NUMBER[card]).forms[form], Plan()
    plan.room(letter_of(TYPES[ROOMS[ROOM_NUMBER[card]].kind]), shape.cells, _walls(card, form, 0, 0))
    for x, y, side in shape.doors:
        plan.sign(x, y, SIDES[side], SIGNS["open"])
    return plan.drawn(0, 0, shape.width - 1, shape.height - 1)


def castle_plan(seat: SeatView) -> list[str]:
    """A castle on its lot."""
    plan = Plan()
    foyer = letter_of(seat.foyer.kind or "?", seat.foyer.complete)
    plan.room(foyer, [(x, y, "#") for x, y in FOYER_SQUARES], _sides(FOYER))
    for room in seat.rooms:
        cells = drawings(ROOM_NUMBER[room.card]).forms[room.form].cells
        moved = [(x + room.x, y + room.y, part) for x, y, part in cells]
        plan.room(letter_of(room.kind, room.complete), moved, _walls(room.card, room.form, room.x, room.y))
    _signs(plan, (*seat.foyer.doors, *(door for room in seat.rooms for door in room.doors)))
    for x, y, side in seat.passages:
        plan.sign(x, y, side, PASSAGE)
    left, top, right, bottom = seat.lot
    for x, y, to_x, to_y in seat.moats:
        plan.squares |= {(a, b): "~~" for a in range(x, to_x + 1) for b in range(y, to_y + 1)}
        left, top, right, bottom = min(left, x), min(top, y), max(right, to_x), max(bottom, to_y)
    for yard in seat.courtyards:
        if yard.entered:
            plan.squares |= {place: "::" for place in yard.squares if place not in plan.squares}
    return plan.drawn(left, top, right, bottom, numbered=True)


def letter_of(kind: str, complete: bool = False) -> str:
    return kind[0].upper() if complete else kind[0]


def _signs(plan: Plan, doors: Iterable[DoorView]) -> None:
    for door in doors:
        if door.state in SIGNS:
            plan.sign(door.x, door.y, door.side, SIGNS[door.state])


def _walls(card: str, form: int, x: int, y: int) -> list[tuple[int, int, str]]:
    return _sides(drawings(ROOM_NUMBER[card]).outline(placement(form, x, y)))


def _sides(drawn: Outline) -> list[tuple[int, int, str]]:
    return [EDGES[side] for side in bits(drawn.walls)]
