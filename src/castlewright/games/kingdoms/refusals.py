"""Why a move is not possible: the paragraph of the rules and the sentence that explains it."""

from castlewright.core import Refusal

from .board import (
    BLEND,
    COLOUR,
    FINAL,
    IS_MIXED,
    KINGDOM,
    KINGDOM_IDS,
    KINGDOM_NEIGHBOURS,
    KINGDOM_OF,
    MATCH,
    NEIGHBOURS,
    REGION,
    REGIONS,
    ROW,
    SHIFT,
    SPREAD,
    bits,
)
from .choices import die_drops, is_legal, takers
from .components import BASIC, COLOURS, DICE, SPEED, SPELLS
from .dice.throw import ALL_DICE, DIE, WHITE
from .moves import Blend, Cross, Done, Move, Paint, Shift, Spread, Take
from .painting.paper import Paper
from .painting.turn import Turn
from .rounds.achievements import open_digits
from .rounds.alone import CROSSABLE
from .state import OVER, TURNS, State


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    """None exactly when the move is legal."""
    if is_legal(state, seat, move):
        return None
    if not 0 <= seat < state.seats:
        return Refusal("CK-1.1", "refusal-no-seat")
    if state.phase != TURNS:
        return _between_rounds(state, move)
    if isinstance(move, Take):
        return _take(state, seat, move)
    if isinstance(move, Cross):
        return Refusal("CK-11.2", "refusal-cross-later")
    turn = state.turns[seat]
    if turn is None:
        return Refusal("CK-3.1", "refusal-no-die")
    if turn.done:
        return Refusal("CK-5.5", "refusal-done")
    return _in_turn(state.papers[seat], turn, move)


def _unknown(rule: str, word: str) -> Refusal:
    return Refusal(rule, "refusal-unknown", {"word": word})


# -- dice --------------------------------------------------------------------------------------------------------------


def _take(state: State, seat: int, move: Take) -> Refusal:
    turn = state.turns[seat]
    if turn is not None:
        return Refusal("CK-4.1", "refusal-taken-already", {"die": DICE[turn.die]})
    taker = (state.token + state.taken) % state.seats
    if seat != taker:
        return Refusal("CK-3.1", "refusal-not-your-take", {"seat": taker})
    if move.die not in DIE:
        return _unknown("CK-1.5", move.die)
    if move.kingdom not in KINGDOM:
        return _unknown("CK-1.2", move.kingdom)
    if move.colour not in COLOUR and move.colour != "white":
        return _unknown("CK-1.4", move.colour)
    die = DIE[move.die]
    if not state.tray >> die & 1:
        return Refusal("CK-4.1", "refusal-die-gone", {"die": move.die})
    if KINGDOM[move.kingdom] not in state.dice[die].kingdoms:
        return Refusal("CK-4.2", "refusal-die-elsewhere", {"die": move.die, "kingdom": move.kingdom})
    if die != WHITE:
        return Refusal("CK-4.4", "refusal-die-colour", {"die": move.die})
    if state.tray == ALL_DICE:
        return Refusal("CK-4.3", "refusal-white-first")
    if move.colour not in BASIC:
        return Refusal("CK-4.4", "refusal-white-basic")
    return Refusal("CK-4.4", "refusal-white-colour", {"colour": move.colour})


# -- painting and spells -----------------------------------------------------------------------------------------------


def _in_turn(paper: Paper, turn: Turn, move: Paint | Shift | Spread | Blend | Done) -> Refusal:
    match move:
        case Paint():
            return _paint(paper, turn, move)
        case Shift():
            return _shift(paper, turn, move)
        case Spread():
            return _spread(paper, turn, move)
        case _:
            return Refusal("CK-7.5", "refusal-blend-two") if turn.left < 2 else _no_spell(paper, BLEND)


def _paint(paper: Paper, turn: Turn, move: Paint) -> Refusal:
    colour, region = COLOUR.get(move.colour), REGION.get(move.region)
    if colour is None:
        return _unknown("CK-1.4", move.colour)
    if region is None:
        return _unknown("CK-1.2", move.region)
    if not (paper.drops[colour] if move.tower else die_drops(turn)[colour]):
        return _no_drop(paper, turn, move, colour)
    if not move.tower and not turn.kingdoms >> KINGDOM_OF[region] & 1:
        return Refusal("CK-5.2", "refusal-kingdom", {"kingdom": KINGDOM_IDS[KINGDOM_OF[region]]})
    if paper.filled >> region & 1:
        return Refusal("CK-5.3", "refusal-painted", {"region": move.region})
    apart, equal, choosing = takers(paper, colour)
    if move.matching and not equal >> region & 1:
        return Refusal("CK-7.3", "refusal-match-needless") if paper.spells[MATCH] else _no_spell(paper, MATCH)
    if not move.matching and not apart >> region & 1:
        rival = bits(paper.painted[colour] & NEIGHBOURS[region])[0]
        return Refusal("CK-5.4", "refusal-neighbour", {"colour": move.colour, "region": REGIONS[rival]})
    return Refusal("CK-6.5", "refusal-gift" if choosing >> region & 1 else "refusal-gift-needless")


def _no_drop(paper: Paper, turn: Turn, move: Paint, colour: int) -> Refusal:
    if move.tower:
        name = "refusal-drop-new" if paper.new_drops[colour] else "refusal-no-tower-drop"
        return Refusal("CK-6.6", name, {"colour": move.colour})
    if IS_MIXED[colour]:
        return Refusal("CK-7.5", "refusal-no-blended", {"colour": move.colour})
    if colour != turn.colour:
        return Refusal("CK-5.1", "refusal-colour", {"colour": COLOURS[turn.colour]})
    return Refusal("CK-5.1", "refusal-no-drops")


def _shift(paper: Paper, turn: Turn, move: Shift) -> Refusal:
    if move.kingdom not in KINGDOM:
        return _unknown("CK-1.2", move.kingdom)
    if turn.shifted:
        return Refusal("CK-7.2", "refusal-shift-twice")
    if turn.begun:
        return Refusal("CK-7.2", "refusal-shift-late")
    if turn.spread:
        return Refusal("CK-7.2", "refusal-shift-spread")
    if KINGDOM[move.kingdom] == turn.source:
        return Refusal("CK-7.2", "refusal-shift-same", {"kingdom": move.kingdom})
    return _no_spell(paper, SHIFT)


def _spread(paper: Paper, turn: Turn, move: Spread) -> Refusal:
    kingdom = KINGDOM.get(move.kingdom)
    if kingdom is None:
        return _unknown("CK-1.2", move.kingdom)
    if turn.kingdoms >> kingdom & 1:
        return Refusal("CK-7.4", "refusal-spread-open", {"kingdom": move.kingdom})
    if not KINGDOM_NEIGHBOURS[turn.source] >> kingdom & 1:
        return Refusal("CK-7.4", "refusal-spread-far", {"kingdom": KINGDOM_IDS[turn.source]})
    return _no_spell(paper, SPREAD)


def _no_spell(paper: Paper, spell: int) -> Refusal:
    name = "refusal-spell-new" if paper.new_spells[spell] else "refusal-no-spell"
    return Refusal("CK-7.1", name, {"spell": SPELLS[spell]})


# -- between rounds ----------------------------------------------------------------------------------------------------


def _between_rounds(state: State, move: Move) -> Refusal:
    if state.phase == OVER:
        return Refusal("CK-9.1" if state.last else "CK-9.2", "refusal-over")
    if isinstance(move, Cross):
        return _cross(state, move)
    return Refusal("CK-11.2", "refusal-cross-now")


def _cross(state: State, move: Cross) -> Refusal:
    row = ROW.get(move.row)
    if row is None:
        return _unknown("CK-1.6", move.row)
    if row == FINAL:
        return Refusal("CK-11.2", "refusal-cross-final")
    if move.points not in SPEED[row]:
        return Refusal("CK-11.2", "refusal-cross-digit", {"row": move.row, "points": move.points})
    if move.points == SPEED[row][1] and open_digits(state)[0] & CROSSABLE:
        return Refusal("CK-11.2", "refusal-cross-first")
    return Refusal("CK-11.3", "refusal-cross-closed", {"row": move.row, "points": move.points})
