"""How a game begins, and what each move does. Which moves there are stands in `choices`."""

from castlewright.core import Arg, Chance, Event, Finality, Options

from .components import ROWS
from .dice.throw import ALL_DICE, WHITE
from .moves import Blend, Cross, Done, Move, Paint, Shift, Spread, Take
from .painting.drops import after, begun
from .painting.paper import NO_SPELLS, Paper, plus
from .painting.telling import tell_own
from .pieces import die_piece, kingdom_piece
from .rounds.alone import cross_out
from .rounds.beginning import new_throw
from .rounds.ending import end_round
from .state import TURNS, State, actors

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
        phase=TURNS,
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
    new_throw(state, chance, None)
    return state


def apply(state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
    """Plays a legal move in place."""
    match move:
        case Paint() | Shift() | Spread() | Blend():
            before = state.papers[seat]
            paper, turn = after(before, state.turn(seat), move)
            state.papers[seat], state.turns[seat] = paper, turn
            if events is not None:
                tell_own(seat, move, before, paper, events)
        case Take():
            _take(state, seat, move, events)
        case Done():
            _finish(state, seat, chance, events)
        case Cross():
            cross_out(state, move, chance, events)


def _take(state: State, seat: int, move: Take, events: list[Event] | None) -> None:
    turn = state.turns[seat] = begun(state.dice, move)
    state.tray ^= 1 << turn.die
    state.taken += 1
    if events is not None:
        args: dict[str, Arg] = {
            "seat": seat,
            "die": move.die,
            "count": turn.left,
            "kingdom": move.kingdom,
            "colour": move.colour,
        }
        name = "event-take-white" if turn.die == WHITE else "event-take"
        events.append(Event(name, args, pieces=(die_piece(move.die), kingdom_piece(move.kingdom))))


def _finish(state: State, seat: int, chance: Chance, events: list[Event] | None) -> None:
    """One seat is done; the last one ends the round."""
    turn = state.turn(seat)
    state.turns[seat] = turn.finished()
    if events is not None:
        events.append(Event("event-done", {"seat": seat}))
    if turn.left or turn.blended:
        state.papers[seat] = state.papers[seat].blotted()
    if not actors(state):
        end_round(state, chance, events)


def finality(state: State, seat: int, move: Move) -> Finality:
    """One's own sheet is a scope of its own; who takes next from the tray builds on who took before (CK-4.5)."""
    final = isinstance(move, Done) or (isinstance(move, Cross) and not state.tray)
    return Finality(final, f"sheet-{seat}", _TRAY if isinstance(move, Take) else _NOTHING)
