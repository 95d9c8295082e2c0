"""Why a move is not possible: the paragraph of the rules and the sentence that explains it."""

from castlewright.core import Arg, Refusal

from . import board
from .board import COVERED, EAST, NORTH, STEP, TOWER, WAITING, Node, pack
from .choices import buildings, due, is_legal
from .moves import Built, Card, Double, Draw, Move, Single, Take, Tower, Wall, place_of
from .state import BUILD, CHOOSE, CLAIM, DRAW, OVER, UNCLAIMED, State

FAR = 999_999_999_999
"""The largest number to speak of."""


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    """None exactly when the move is legal."""
    if seat == state.turn and is_legal(state, move):
        return None
    if state.phase == OVER:
        return Refusal("CA-7.3", "refusal-game-over")
    if seat != state.turn:
        return Refusal("CA-3.1", "refusal-not-your-turn", {"turn_seat": state.turn})
    match move:
        case Card() | Take():
            return _card(state, move)
        case Tower() | Wall() | Built():
            return _building(state, move)
        case Double() | Single():
            return _claim(state, move)
        case Draw():
            return _draw(state, move)


def _card(state: State, move: Card | Take) -> Refusal:
    if state.phase != CHOOSE:
        return Refusal("CA-3.3" if state.ran_out is None else "CA-7.2", "refusal-cards-laid")
    if isinstance(move, Card):
        name = "refusal-card-chosen" if move.card in state.chosen else "refusal-card-not-yours"
        return Refusal("CA-3.2", name, {"card": move.card[:8]})
    if not state.chosen:
        return Refusal("CA-3.2", "refusal-no-card")
    return Refusal("CA-3.4", "refusal-first-turn")


def _building(state: State, move: Tower | Wall | Built) -> Refusal:
    if state.phase == CHOOSE:
        return Refusal("CA-3.1", "refusal-cards-first")
    if state.phase != BUILD:
        return Refusal("CA-4.9", "refusal-built-already")
    match move:
        case Tower():
            return _tower(state, move)
        case Wall():
            return _wall(state, move)
        case Built():
            return _unfinished(state)


def _tower(state: State, move: Tower) -> Refusal:
    if not state.towers:
        return Refusal("CA-4.1", "refusal-none-left", {"kind": "tower"})
    if not state.castle.nodes:
        return Refusal("CA-4.2", "refusal-first-place")
    match state.castle.state_of(move.at):
        case board.TOWER:
            return Refusal("CA-4.2", "refusal-tower-on-tower", _at(move.at))
        case board.COVERED:
            return Refusal("CA-4.2", "refusal-tower-covered", _at(move.at))
        case board.WAITING:
            return _rival(state.castle.towers[place_of(move)])
    return Refusal("CA-4.2", "refusal-tower-nowhere", _at(move.at))


def _wall(state: State, move: Wall) -> Refusal:
    (ax, ay), (bx, by) = move.a, move.b
    if ax != bx and ay != by:
        return Refusal("CA-4.4", "refusal-wall-crooked")
    length = abs(bx - ax) + abs(by - ay)
    if length not in (1, 2):
        return Refusal("CA-4.4", "refusal-wall-length", {"length": spoken(length)})
    if not (state.short if length == 1 else state.long):
        return Refusal("CA-4.1", "refusal-none-left", {"kind": "short" if length == 1 else "long"})
    if not state.castle.nodes:
        return Refusal("CA-4.2", "refusal-first-place")
    return _wall_in_castle(state, move, length)


def _wall_in_castle(state: State, move: Wall, length: int) -> Refusal:
    castle = state.castle
    a, b = pack(move.a), pack(move.b)
    at = [castle.nodes.get(a), castle.nodes.get(b)]
    if TOWER not in at:
        return Refusal("CA-4.4", "refusal-wall-loose")
    direction = EAST if move.b[0] > move.a[0] else NORTH
    middle = a + STEP[direction]
    if castle.carries_wall(a, direction) or (length == 2 and castle.carries_wall(middle, direction)):
        return Refusal("CA-4.5", "refusal-edge-taken")
    if COVERED in at:
        return Refusal("CA-4.3", "refusal-wall-blocked", _at(move.a if at[0] == COVERED else move.b))
    if length == 2 and middle in castle.nodes:
        over = {TOWER: "refusal-over-tower", WAITING: "refusal-over-end", COVERED: "refusal-over-wall"}
        (x, y), (far_x, far_y) = move.a, move.b
        return Refusal("CA-4.6", over[castle.nodes[middle]], _at(((x + far_x) // 2, (y + far_y) // 2)))
    return _rival((castle.shorts if length == 1 else castle.longs)[place_of(move)])


def _rival(ground: int) -> Refusal:
    assert ground != UNCLAIMED
    return Refusal("CA-4.7", "refusal-rival-yard", {"seat": (ground - 1) // 2})


def _unfinished(state: State) -> Refusal:
    """Names one piece that still fits."""
    fitting = buildings(state)[0]
    if isinstance(fitting, Tower):
        return Refusal("CA-4.9", "refusal-tower-fits", _at(fitting.at))
    assert isinstance(fitting, Wall)
    (x, y), (to_x, to_y) = fitting.a, fitting.b
    kind = "short" if abs(to_x - x) + abs(to_y - y) == 1 else "long"
    return Refusal("CA-4.9", "refusal-wall-fits", {"kind": kind, "x": x, "y": y, "to_x": to_x, "to_y": to_y})


def _claim(state: State, move: Double | Single) -> Refusal:
    if state.phase != CLAIM:
        if state.doubled[state.turn]:
            return Refusal("CA-5.4", "refusal-double-used")
        return Refusal("CA-5.4", "refusal-nothing-claimed")
    if isinstance(move, Single):
        return Refusal("CA-5.5", "refusal-must-double")
    cell = pack(move.cell)
    owner = next((yard.owner for yard in state.yards if yard.cell == cell), None)
    if owner is None:
        return Refusal("CA-5.4", "refusal-no-such-yard", _at(move.cell))
    if owner != state.turn:
        return Refusal("CA-5.4", "refusal-double-not-yours", {"seat": owner})
    if state.must_double:
        return Refusal("CA-5.5", "refusal-double-elsewhere")
    return Refusal("CA-5.4", "refusal-double-late")


def _draw(state: State, move: Draw) -> Refusal:
    if state.ran_out is not None:
        return Refusal("CA-7.2", "refusal-no-draw")
    if state.phase != DRAW:
        return Refusal("CA-6.1", "refusal-draw-later")
    side = state.sides[state.turn]
    if move.towers + move.walls != due(state) or move.towers < 0 or move.walls < 0:
        return Refusal("CA-6.1", "refusal-draw-count", {"count": due(state)})
    return Refusal("CA-6.2", "refusal-draw-deck", {"towers": len(side.towers), "walls": len(side.walls)})


def _at(node: Node) -> dict[str, Arg]:
    x, y = node
    return {"x": spoken(x), "y": spoken(y)}


def spoken(number: int) -> Arg:
    """A number that somebody typed, as it was typed: never in groups of digits, and never without end."""
    if abs(number) < 1000:
        return number
    return str(number) if abs(number) <= FAR else f"> {FAR}" if number > 0 else f"< {-FAR}"
