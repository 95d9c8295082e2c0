"""The table as text, for a terminal: words and letters of the notation, box-drawing signs, no sentences.

The own sheet is a map with borders (heavy ones between kingdoms, ▲ a watchtower), the others' sheets are the raster.
A painted region shows its colour by the first letters of its word; `*` marks what this turn has painted.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import zip_longest
from typing import TYPE_CHECKING

from .board import CELLS, HEIGHT, KINDS, KINGDOM_IDS, REGION, SYMBOL, WIDTH
from .components import BLOTS, COLOURS, SPELLS, TOWERS

if TYPE_CHECKING:
    from .view import KingdomsView, PaperView, RowView, Supply

# The signs by how many strokes go up, right, down and left: 0, 1 light, 2 heavy.
_STROKES = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
_TOWER = "▲"
_GROUPS = (*KINGDOM_IDS, *KINDS, "final", "blots")


def sketch(view: "KingdomsView") -> str:
    lines = [f"#{view.round}{' !' if view.last else ''}", *_dice(view)]
    for seat in range(len(view.seats)):
        lines += ["", _heading(view, seat), *_sheet(view, seat)]
    return "\n".join(line.rstrip() for line in lines)


def _dice(view: "KingdomsView") -> list[str]:
    """Those that are still there, and in which kingdoms they lie."""
    return [f"{die.die:<6} {die.value}  {' '.join(die.kingdoms)}" for die in view.dice if die.in_tray]


def _heading(view: "KingdomsView", seat: int) -> str:
    """The seat (> acts, = is finished, * began the round), its die, what is left of it, and the points."""
    public = view.seats[seat]
    sign = "=" if public.done else ">" if seat in view.actors else " "
    words = [f"{sign}{seat}{'*' if seat == view.token and len(view.seats) > 1 else ' '}"]
    if (pick := public.pick) is not None:
        words.append(f"{pick.die} {pick.value} {pick.kingdom}" + f" as {pick.colour}" * (pick.colour != pick.die))
    turn = view.mine.turn if seat == view.seat and view.mine is not None else None
    if turn is not None and not turn.done:
        words.append(f"[{turn.left} {turn.colour}{f', {turn.blended} mixed' * bool(turn.blended)}:")
        words.append(f"{' '.join(turn.kingdoms)}]")
    return f"{' '.join(words)}  {view.sheets[seat].total}"


def _sheet(view: "KingdomsView", seat: int) -> list[str]:
    """The map, and beside it the boxes of the sheet and its score rows."""
    mine = view.mine if seat == view.seat else None
    paper = view.seats[seat].paper if mine is None else mine.paper
    fresh = mine.turn.painted if mine is not None and mine.turn is not None and not mine.turn.done else ()
    rows = _rows(view, seat)
    if mine is not None or len(view.seats) == 1:
        return _beside(_chart(paper, fresh), [*_boxes(paper), "", *rows])
    return _beside(_raster(paper), _boxes(paper), rows)


# -- boxes and rows ----------------------------------------------------------------------------------------------------


def _boxes(paper: "PaperView") -> list[str]:
    """Spells and tower drops: + ready, . from the next round on, x used; then the blots."""
    spells = [f"{spell:<7}{_supply(paper.spells[spell])}" for spell in SPELLS]
    drops = [f"{colour:<7}{_supply(paper.drops[colour])}" for colour in COLOURS]
    return [*spells, "", *drops, "■" * paper.blots + "□" * (BLOTS - paper.blots)]


def _supply(supply: "Supply") -> str:
    return "+" * supply.ready + "." * supply.new + "x" * supply.used


def _rows(view: "KingdomsView", seat: int) -> list[str]:
    """What each row brings so far, with its speed digits: (4) won, 4 open, · gone."""
    points = view.sheets[seat].groups()
    alone = len(view.seats) == 1
    digits = {row.row: _digits(row, seat, alone) for row in view.rows}
    return [f"{group:<11}{digits.get(group, ''):<6}{points.get(group, 0):>4}" for group in _GROUPS]


def _digits(row: "RowView", seat: int, alone: bool) -> str:
    """Whoever has the first cannot have the second; alone it stays to be crossed out."""
    first = _digit(row.first, row.first_seats, row.first_crossed, seat)
    second = _digit(row.second, row.second_seats, row.second_crossed or (seat in row.first_seats and not alone), seat)
    return first + second


def _digit(points: int, seats: Sequence[int], crossed: bool, seat: int) -> str:
    if seat in seats:
        return f"({points})"
    return " · " if seats or crossed else f" {points} "


def _beside(*columns: Sequence[str]) -> list[str]:
    widths = [max(map(len, column)) for column in columns]
    padded = zip_longest(*columns, fillvalue="")
    return ["  ".join(f"{text:<{width}}" for text, width in zip(row, widths, strict=True)) for row in padded]


# -- maps --------------------------------------------------------------------------------------------------------------


def _raster(paper: "PaperView") -> list[str]:
    """Cell by cell: the region, or the colour it has."""
    return [" ".join(paper.painted[cell][:2] if cell in paper.painted else cell for cell in row) for row in CELLS]


def _chart(paper: "PaperView", fresh: Iterable[str]) -> list[str]:
    """The map with its borders. Of each region the first cell names it, the second shows its symbol, the others its
    colour."""
    signs = _borders()
    cells = _cells()
    for region, places in cells.items():
        colour = paper.painted.get(region)
        words = [region + ("*" if region in fresh else " "), _symbol(region)]
        words += ["   " if colour is None else colour[:3].upper()] * (len(places) - len(words))
        for (x, y), word in zip(places, words, strict=True):
            signs[2 * y + 1][4 * x + 1 : 4 * x + 4] = word
    return ["".join(line) for line in signs]


def _symbol(region: str) -> str:
    """A capital, a spell, a monster; of a dragon the colour that tames it."""
    symbol, _, colour = SYMBOL[REGION[region]].partition("-")
    return f"d{colour[:2]}" if colour else "   " if symbol == "blank" else symbol[:3]


@cache
def _cells() -> dict[str, list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = {}
    for y, row in enumerate(CELLS):
        for x, region in enumerate(row):
            found.setdefault(region, []).append((x, y))
    return found


def _borders() -> list[list[str]]:
    """An empty map; a list of signs for each line, to be written into."""
    return [list(line) for line in _empty()]


@cache
def _empty() -> tuple[str, ...]:
    lines = []
    for y in range(HEIGHT + 1):
        corners = [_STROKES[_corner(x, y)] + _STROKES[_across(x, y) * 10] * 3 for x in range(WIDTH + 1)]
        lines.append("".join(corners)[: 4 * WIDTH + 1])
        if y < HEIGHT:
            lines.append("   ".join(_STROKES[_down(x, y) * 30] for x in range(WIDTH + 1)))
    signs = [list(line) for line in lines]
    for tower in TOWERS:
        row, column = _tower(tower)
        signs[row][column] = _TOWER
    return tuple("".join(line) for line in signs)


def _corner(x: int, y: int) -> int:
    """Which strokes meet in a corner of the raster, as an index of the signs."""
    return _down(x, y - 1) * 27 + _across(x, y) * 9 + _down(x, y) * 3 + _across(x - 1, y)


def _across(x: int, y: int) -> int:
    """The stroke above a cell."""
    return _stroke((x, y - 1), (x, y))


def _down(x: int, y: int) -> int:
    """The stroke on the left of a cell."""
    return _stroke((x - 1, y), (x, y))


def _stroke(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Nothing inside a region, a light stroke between regions, a heavy one around kingdoms."""
    here, there = _at(*one), _at(*other)
    return 0 if here == there else 1 if here[:1] == there[:1] else 2


def _at(x: int, y: int) -> str:
    return CELLS[y][x] if 0 <= x < WIDTH and 0 <= y < HEIGHT else ""


def _tower(tower: tuple[str, str]) -> tuple[int, int]:
    """Line and column of the sign, in the middle of the first side that its regions share."""
    for y in range(HEIGHT):
        for x in range(WIDTH):
            if {_at(x, y), _at(x - 1, y)} == {*tower}:
                return 2 * y + 1, 4 * x
            if {_at(x, y), _at(x, y - 1)} == {*tower}:
                return 2 * y, 4 * x + 2
    raise LookupError(tower)
