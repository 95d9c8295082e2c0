"""A table as text: castles as elevations side by side, in the words and letters of the notation.

A room is four signs: its type, its hanging, what it wants, and where it looks (`FsU↔` is the bakery). In an elevation
`·` is a free cell where something may stand, and `+` one that the throne room has marked.
"""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING

from .board import STRIDE, At
from .castle.growth import standing
from .components import FACES, HANGING_OF, NUMBER, PRINTED, ROUNDS, SPECIALTY, THRONES, TURNS, TYPES
from .state import BUILD, LUDWIGS_SEAT, OVER

if TYPE_CHECKING:
    from .view import BonusView, CastleView, PlaceView, TwoCastlesView

WIDTH = 100
GAP = "   "
CELLS = ((4, 1), (3, 1), (3, 0))
"""Signs of a room and spaces between rooms, from roomy to narrow."""
MARGIN = 4
LUDWIG = "L"

Plan = dict[At, str]
"""Cell → what is written there."""

_LETTER = {**{kind: kind[0].upper() for kind in TYPES}, SPECIALTY: "X"}
_LOOK = {
    "above+below": "↕",
    "left+right": "↔",
    "below+below2": "⇊",
    "around": "□",
    "not_below": "∩",
    "beneath": "∪",
    "up": "↑",
    "up+down": "↕",
}
_LOOK_OF_TYPE = {"utility": "~", "outdoor": "∀", "sleeping": " ", "corridor": "□"}


def sketch(view: "TwoCastlesView") -> str:
    blocks = [*_blocks(view)]
    lines = [_head(view), *(_place(view, number) for number in range(len(view.places))), ""]
    for row in _rows(blocks):
        lines += [*_beside(row), ""]
    for number, castle in enumerate(view.castles):
        if castle.bonus is not None:
            lines += _bonus(number, castle.bonus)
    for number, place in enumerate(view.places):
        lines += _stack(view, number, place)
    return "\n".join(line.rstrip() for line in lines).rstrip()


def signs(room: str) -> str:
    """What a tile says, in four signs."""
    if room in FACES:
        return room.rpartition("_")[2][:4]
    kind, row = _ROWS[room]
    wants = _LETTER.get(row.get("wants", ""), " ")
    look = _LOOK_OF_TYPE.get(kind) or _LOOK[row.get("cells") or row["looks"]]
    return f"{_LETTER[kind]}{(HANGING_OF[NUMBER[room]] or ' ')[0]}{wants}{look}"


_ROWS = {row["room"]: (kind, row) for kind, rows in PRINTED.items() for row in rows}


def _head(view: "TwoCastlesView") -> str:
    way = "→" if view.direction == 1 else "←"
    rooms, cards = (f"{pile.size}+{len(pile.discards)}" for pile in (view.rooms, view.cards))
    return f"{view.round}/{ROUNDS} {view.turn}/{TURNS} {view.phase} {way}   rooms {rooms}   cards {cards}"


def _place(view: "TwoCastlesView", number: int) -> str:
    """Whose turn it is, the lower castle, rooms in the stack, and those to be built."""
    place = view.places[number]
    lower = min(view.castles[castle].points for castle in place.castles)
    rooms = place.tiles or place.pair
    shown = "  ".join(f"{room} {signs(room).rstrip()}" for room in rooms) or ("? ?" if place.chosen else "")
    you = ">" if number == view.seat else " "
    acts = "*" if number in view.actors else " "
    return f"{you}{_who(view, number)}{acts}{lower:>4}  [{place.size}]  {shown}"


def _who(view: "TwoCastlesView", place: int) -> str:
    return LUDWIG if place == LUDWIGS_SEAT and view.seats < len(view.places) else str(place)


# --- castles ---


def _blocks(view: "TwoCastlesView") -> Iterator[list[str]]:
    """Each castle with what is said of it above its elevation; all are drawn alike."""
    plans = [_plan(castle, view.phase == OVER) for castle in view.castles]
    columns = max(len(_span(plan, 0)) for plan in plans)
    letters, space = next(each for each in CELLS if MARGIN + columns * sum(each) <= WIDTH or each is CELLS[-1])
    for number, (castle, plan) in enumerate(zip(view.castles, plans, strict=True)):
        yield [*_title(view, number, castle), *_elevation(castle.throne, plan, letters, space)]


def _plan(castle: "CastleView", finished: bool) -> Plan:
    """What stands in each cell, the throne room left out; until the end, also what may be built on."""
    rooms = {(room.x, room.y): signs(room.room) for room in castle.rooms}
    if finished:
        return rooms
    built = standing(NUMBER[castle.throne], [(NUMBER[room.room], room.x * STRIDE + room.y) for room in castle.rooms])
    marked = THRONES[castle.throne][2]
    return {at: "+" if at in marked else "·" for at in (*built.upper, *built.lower)} | rooms


def _title(view: "TwoCastlesView", number: int, castle: "CastleView") -> list[str]:
    """Number, points and partners (`!` has still to build, `~` lets the other one go first, `…` waits for a bonus)."""
    marks = [
        _who(view, place)
        + "!" * (place in castle.due)
        + "~" * (place in castle.yielding)
        + "…" * (place in castle.held)
        for place in castle.partners
    ]
    title = [f"{number} ═ {castle.points} ═ {' '.join(marks)}"]
    if castle.ludwig is not None:
        title.append(f"{LUDWIG}: {castle.ludwig} {signs(castle.ludwig).rstrip()}")
    return [*title, *castle.attendants, *castle.cards]


def _elevation(throne: str, plan: Plan, letters: int, space: int) -> list[str]:
    xs, ys = _span(plan, 0), _span(plan, 1)
    cell = letters + space
    lines = []
    for y in reversed(ys):
        row = "".join(_cell(plan.get((x, y), ""), letters).ljust(cell) for x in xs)
        if y == 0:
            left = (0 - xs[0]) * cell
            row = row[:left] + _throne(throne, 2 * cell - space) + " " * space + row[left + 2 * cell :]
        lines.append(f"{y:>{MARGIN - 1}} {row}")
        if y == 0:
            lines.append(" " * MARGIN + "─" * (len(xs) * cell - space))
    lines.append(" " * MARGIN + "".join(f"{x:^{letters}}".ljust(cell) for x in xs))
    return lines


def _cell(text: str, letters: int) -> str:
    return text.center(letters) if len(text) == 1 else text[:letters]


def _throne(throne: str, width: int) -> str:
    """Its hanging and the types it wants, across two cells."""
    hanging, wants, _ = THRONES[throne]
    return "╞" + f"{hanging[0]}{''.join(_LETTER[kind] for kind in wants)}".center(width - 2, "═") + "╡"


def _span(plan: Plan, axis: int) -> range:
    along = [at[axis] for at in plan] + ([0, 1] if axis == 0 else [0])
    return range(min(along), max(along) + 1)


def _rows(blocks: list[list[str]]) -> Iterator[list[list[str]]]:
    """As many castles side by side as there is room for."""
    row: list[list[str]] = []
    used = 0
    for block in blocks:
        width = _width(block) + len(GAP)
        if row and used + width - len(GAP) > WIDTH:
            yield row
            row, used = [], 0
        row.append(block)
        used += width
    yield row


def _beside(row: list[list[str]]) -> list[str]:
    """Castles stand on one ground, their titles above them."""
    depths = [next(n for n, line in enumerate(reversed(block)) if line.lstrip().startswith("─")) for block in row]
    widths = [_width(block) for block in row]
    grounded = [[*block, *[""] * (max(depths) - depth)] for block, depth in zip(row, depths, strict=True)]
    lines = zip_longest(*(reversed(block) for block in grounded), fillvalue="")
    return [GAP.join(part.ljust(width) for part, width in zip(line, widths, strict=True)) for line in lines][::-1]


def _width(block: Iterable[str]) -> int:
    return max(map(len, block))


# --- what is in hands and on offer ---


def _bonus(number: int, bonus: "BonusView") -> list[str]:
    """An open bonus, who has a say, what was drawn and what is proposed."""
    decider = "…" if bonus.decider is None else f"{bonus.decider}*"
    named = [room if bonus.kind != "food" else f"{room} {signs(room).rstrip()}" for room in bonus.drawn or ()]
    drawn = ", ".join(named) if named else f"[{bonus.count}]" if bonus.count else ""
    lines = [f"{number} {bonus.kind} {decider}  {drawn}"]
    if bonus.proposed:
        lines.append(f"  {bonus.proposal or '?'}")
    return [part for line in lines for part in _wrapped(line)]


def _stack(view: "TwoCastlesView", number: int, place: "PlaceView") -> list[str]:
    """What you know to be in a stack; your own hand with all that its tiles say."""
    if place.stack is None:
        return []
    own = number == view.seat and view.phase != BUILD
    rooms = [f"{room} {signs(room).rstrip()}" if own else room for room in place.stack]
    return _wrapped(f"[{_who(view, number)}]  {', '.join(rooms)}")


def _wrapped(line: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent="     ", break_on_hyphens=False) or [line]
