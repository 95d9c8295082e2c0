"""What may be done, why not, and what it does."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from castlewright.core import Chance, Event, Finality, Options, Refusal, Refused

from . import painting, rounds, taking
from .moves import Blend, Cross, Done, Move, Paint, Shift, Spread, Take
from .state import ALL_DICE, NO_SPELLS, ROWS, Paper, State, Turn, plus

_TRAY = frozenset({"tray"})
_NOTHING: frozenset[str] = frozenset()


def start(seats: int, options: Options, chance: Chance) -> State:
    token = 0
    if seats > 1 and options["first"] == "chance":
        token = chance.below("first player", seats)
    papers = [Paper()] * seats
    if seats > 1:
        for turn in range(seats):
            papers[(token + turn) % seats] = Paper(spells=plus(NO_SPELLS, turn), start=turn)
    state = State(
        seats=seats,
        options=options,
        phase="turns",
        round=1,
        throw=0,
        token=token,
        last=False,
        dice=(),
        tray=ALL_DICE,
        taken=0,
        papers=papers,
        opened=papers[:],
        turns=[None] * seats,
        firsts=(0,) * len(ROWS),
        seconds=(0,) * len(ROWS),
        latest=(0,) * seats,
    )
    rounds.new_throw(state, chance, None)
    return state


def legal(state: State, seat: int) -> Sequence[Move]:
    if not 0 <= seat < state.seats:
        return ()
    if state.phase != "turns":
        return rounds.crossable(state) if state.phase == "cross" else ()
    turn = state.turns[seat]
    if turn is not None:
        return () if turn.done else painting.moves(state.papers[seat], turn)
    return taking.takes(state) if seat == state.taker else ()


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return Refusal("CK-1.1", "refusal-no-seat")
    if state.phase != "turns":
        return _why_not_between_rounds(state, move)
    kind = type(move)
    if kind is Take:
        return taking.why_not_take(state, seat, cast(Take, move))
    if kind is Cross:
        return Refusal("CK-11.2", "refusal-cross-later")
    turn = state.turns[seat]
    if turn is None:
        return Refusal("CK-3.1", "refusal-no-die")
    if turn.done:
        return Refusal("CK-5.5", "refusal-done")
    return _WHY_NOT[kind](state.papers[seat], turn, move)


def _why_not_between_rounds(state: State, move: Move) -> Refusal | None:
    if state.phase == "over":
        return Refusal("CK-9.1" if state.last else "CK-9.2", "refusal-over")
    if isinstance(move, Cross):
        return rounds.why_not_cross(state, move)
    return Refusal("CK-11.2", "refusal-cross-now")


def advance(state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise Refused(refusal)
    _PLAY[type(move)](state, seat, move, chance, events)


_WHY_NOT: dict[type[Move], Callable[[Paper, Turn, Any], Refusal | None]] = {
    Paint: painting.why_not_paint,
    Shift: painting.why_not_shift,
    Spread: painting.why_not_spread,
    Blend: painting.why_not_blend,
    Done: lambda paper, turn, move: None,
}
"""What speaks against the moves of a turn."""
_PLAY: dict[type[Move], Callable[[State, int, Any, Chance, list[Event] | None], None]] = {
    Take: taking.take,
    Paint: painting.paint,
    Shift: painting.shift,
    Spread: painting.spread,
    Blend: painting.blend,
    Done: rounds.finish,
    Cross: rounds.cross,
}


def finality(state: State, seat: int, move: Move) -> Finality:
    """One's own sheet is a scope of its own; who takes next from the tray builds on who took before (CK-4.5)."""
    final = isinstance(move, Done) or (isinstance(move, Cross) and not state.tray)
    return Finality(final, f"sheet-{seat}", _TRAY if isinstance(move, Take) else _NOTHING)
