"""Why a move is not possible: the precise paragraph, for any well-formed move of anybody at any time.

What is possible stands in `choices`; here it is only explained.
"""

from castlewright.core import Arg, Refusal

from .board import DOWN, SIDES, At, cell_at, height
from .bonuses import Bonus
from .castle import Castle
from .choices import OPTIONS, bonus_before, hand_of, is_legal, number_of, offered, waits_for_elder
from .components import BELOW_GROUND, FIRST_THRONE, GROUND, LEVEL, NUMBER, OPEN_SKY, PIECES
from .moves import Add, Agree, Attend, BonusOption, Build, Choose, Copy, Keep, Move, Serve, YouFirst
from .state import BUILD, CHOOSE, NOBODY, OVER, SERVE, State

BONUS_RULES = {
    "food": "TC-6.4",
    "living": "TC-6.5",
    "utility": "TC-6.6",
    "outdoor": "TC-6.7",
    "sleeping": "TC-6.8",
    "corridor": "TC-6.9",
    "downstairs": "TC-6.10",
    "five": "TC-6.11",
}


def _no(rule: str, name: str, **args: Arg) -> Refusal:
    return Refusal(rule, name, args)


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if is_legal(state, seat, move):
        return None
    if not 0 <= seat < state.seats:
        return _no("TC-2.1", "refusal-no-seat")
    if state.phase == OVER:
        return _no("TC-9.1", "refusal-game-over")
    match move:
        case Choose():
            return _choose(state, seat, move)
        case Serve():
            return _serve(state, seat, move)
    return _in_castle(state, seat, move.castle) or _building(state, seat, move)


def _choose(state: State, seat: int, move: Choose) -> Refusal:
    if state.phase == SERVE:
        return _no("TC-10.2", "refusal-ludwig-first", seat=state.server())
    if state.phase != CHOOSE:
        return _no("TC-3.2", "refusal-not-choosing")
    if state.pairs[seat]:
        return _no("TC-3.2", "refusal-chosen")
    if move.rooms[0] == move.rooms[1]:
        return _no("TC-3.2", "refusal-two-rooms")
    hand = hand_of(state, seat)
    missing = next(room for room in move.rooms if NUMBER.get(room) not in hand)
    return _no("TC-3.2", "refusal-not-in-hand", room=missing)


def _serve(state: State, seat: int, move: Serve) -> Refusal:
    if not state.with_ludwig:
        return _no("TC-10.1", "refusal-no-ludwig")
    if state.phase != SERVE:
        return _no("TC-10.2", "refusal-served")
    if seat != state.server():
        return _no("TC-10.2", "refusal-other-serves", seat=state.server())
    return _no("TC-10.2", "refusal-not-ludwigs", room=move.room)


def _in_castle(state: State, seat: int, castle: int) -> Refusal | None:
    if state.phase != BUILD:
        return _no("TC-3.2", "refusal-not-building")
    if castle not in state.castles_of(seat):
        return _no("TC-2.1", "refusal-not-your-castle")
    return None


def _building(state: State, seat: int, move: Build | YouFirst | BonusOption | Agree) -> Refusal:
    match move:
        case Build():
            return _build(state, seat, move)
        case YouFirst():
            return _you_first(state, seat, move)
    return _settle(state, seat, move)


def _build(state: State, seat: int, move: Build) -> Refusal:
    castle = move.castle
    first = bonus_before(state, seat, castle)
    if first is not None:
        return _no("TC-6.1", "refusal-bonus-first", castle=first)
    piece = NUMBER.get(move.room, NOBODY)
    if piece == NOBODY or piece != state.ludwig[castle]:
        if piece not in state.pairs[seat]:
            return _no("TC-4.1", "refusal-not-your-room", room=move.room)
        if not state.due[castle] >> seat & 1:
            return _no("TC-4.1", "refusal-castle-has-yours", castle=castle)
        if waits_for_elder(state, seat, castle):
            return _no("TC-4.3", "refusal-elder-first", castle=castle, seat=state.seniors[castle])
    return no_place(state.castles[castle], piece, move.at)


def no_place(castle: Castle, piece: int, at: At) -> Refusal:
    """Why a room cannot stand there (section 5)."""
    cell, room = cell_at(at), PIECES[piece]
    if cell is None:
        return _no("TC-5.2", "refusal-no-side", room=room)
    if cell in castle.rooms:
        standing = castle.rooms[cell]
        if standing >= FIRST_THRONE:
            return _no("TC-5.1", "refusal-on-throne")
        return _no("TC-5.1", "refusal-taken", room=PIECES[standing])
    for reason in misplaced(castle.rooms, piece, cell):
        return reason
    return _no("TC-5.2", "refusal-no-side", room=room)


def misplaced(rooms: dict[int, int], piece: int, cell: int) -> list[Refusal]:
    """Everything that is wrong with a room there, but for what else stands on the cell and the way to the throne."""
    found = []
    room, y = PIECES[piece], height(cell)
    if y >= 0 and LEVEL[piece] == BELOW_GROUND:
        found.append(_no("TC-5.6", "refusal-below-only", room=room))
    if y < 0 and LEVEL[piece] == GROUND:
        found.append(_no("TC-5.5", "refusal-ground-only", room=room))
    under = rooms.get(cell + DOWN)
    if under in OPEN_SKY:
        found.append(_no("TC-5.4", "refusal-open-sky", room=PIECES[under]))
    elif y > 0 and under is None:
        found.append(_no("TC-5.3", "refusal-no-support", room=room))
    if not any(cell + step in rooms for step in SIDES):
        found.append(_no("TC-5.2", "refusal-no-side", room=room))
    return found


def _you_first(state: State, seat: int, move: YouFirst) -> Refusal:
    castle = move.castle
    if state.juniors[castle] == NOBODY:
        return _no("TC-10.4", "refusal-ludwig-never-builds")
    if state.yielding[castle] >> seat & 1:
        return _no("TC-4.3", "refusal-said-already", castle=castle)
    first = bonus_before(state, seat, castle)
    if first is not None and first != castle:
        return _no("TC-6.1", "refusal-bonus-first", castle=first)
    return _no("TC-4.3", "refusal-too-late", castle=castle)


def _settle(state: State, seat: int, move: BonusOption | Agree) -> Refusal:
    castle = move.castle
    bonus = state.bonuses[castle]
    if bonus is None:
        return _no("TC-6.1", "refusal-no-bonus", castle=castle)
    if bonus.waits:
        return _no("TC-6.12", "refusal-draw-waits", castle=castle)
    if state.decider(castle) != seat:
        if bonus.proposal is not None:
            return _no("TC-6.3", "refusal-proposed", seat=state.seniors[castle])
        return _no("TC-6.3", "refusal-junior-first", seat=state.juniors[castle])
    if isinstance(move, Agree):
        return _no("TC-6.3", "refusal-nothing-proposed")
    if move == bonus.proposal:
        return _no("TC-6.3", "refusal-agree-instead")
    return _option(state, bonus, move)


def _option(state: State, bonus: Bonus, move: BonusOption) -> Refusal:
    """Why a bonus does not bring this, whoever asks for it."""
    rule, number = BONUS_RULES[bonus.kind], number_of(move)
    if type(move) is not OPTIONS[bonus.kind]:
        return _no(rule, "refusal-other-bonus", bonus=bonus.kind)
    match move:
        case Add():
            if number not in offered(state, bonus):
                return _no(rule, "refusal-not-offered-room", room=move.room)
            return no_place(state.castles[move.castle], number, move.at)
        case Attend():
            if number == NOBODY:
                return _no(rule, "refusal-no-such-attendant")
            return _no(rule, "refusal-attendant-gone", attendant=move.attendant)
        case Keep():
            return _no(rule, "refusal-not-offered-card")
        case Copy():
            return _no(rule, "refusal-no-copy")
