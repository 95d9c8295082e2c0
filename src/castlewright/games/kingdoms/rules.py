"""What may be done, why not, and what it does."""

from collections.abc import Sequence

from castlewright.core import Chance, Event, Finality, Options, Refusal, Refused

from . import painting, rounds, taking
from .moves import Blend, Cross, Done, Move, Paint, Shift, Spread, Take
from .state import ALL_DICE, NO_SPELLS, ROWS, Paper, State, plus

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
    if turn is None:
        return taking.takes(state) if seat == state.taker else ()
    return () if turn.done else painting.moves(state.papers[seat], turn)


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return Refusal("CK-1.1", "refusal-no-seat")
    if state.phase != "turns":
        return _why_not_between_rounds(state, move)
    if isinstance(move, Take):
        return taking.why_not_take(state, seat, move)
    if isinstance(move, Cross):
        return Refusal("CK-11.2", "refusal-cross-later")
    turn = state.turns[seat]
    if turn is None:
        return Refusal("CK-3.1", "refusal-no-die")
    if turn.done:
        return Refusal("CK-5.5", "refusal-done")
    paper = state.papers[seat]
    match move:
        case Paint():
            return painting.why_not_paint(paper, turn, move)
        case Shift():
            return painting.why_not_shift(paper, turn, move)
        case Spread():
            return painting.why_not_spread(paper, turn, move)
        case Blend():
            return painting.why_not_blend(paper, turn)
        case Done():
            return None


def _why_not_between_rounds(state: State, move: Move) -> Refusal | None:
    if state.phase == "over":
        return Refusal("CK-9.1", "refusal-over")
    if isinstance(move, Cross):
        return rounds.why_not_cross(state, move)
    return Refusal("CK-11.2", "refusal-cross-now")


def advance(state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise Refused(refusal)
    if isinstance(move, Take):
        taking.take(state, seat, move, events)
        return
    if isinstance(move, Cross):
        rounds.cross(state, move, chance, events)
        return
    turn, paper = state.turns[seat], state.papers[seat]
    assert turn is not None  # why_not has seen to it
    match move:
        case Paint():
            painting.paint(state, seat, paper, turn, move, events)
        case Shift():
            painting.shift(state, seat, paper, turn, move, events)
        case Spread():
            painting.spread(state, seat, paper, turn, move, events)
        case Blend():
            painting.blend(state, seat, paper, turn, events)
        case Done():
            rounds.finish(state, seat, turn, chance, events)


def finality(state: State, seat: int, move: Move) -> Finality:
    """One's own sheet is a scope of its own; who takes next from the tray builds on who took before (CK-4.5)."""
    final = isinstance(move, Done) or (isinstance(move, Cross) and not state.tray)
    return Finality(final, f"sheet-{seat}", _TRAY if isinstance(move, Take) else _NOTHING)
