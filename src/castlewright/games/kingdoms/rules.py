"""How a game begins, and what each move does. Which moves there are stands in `choices`."""

from collections.abc import Callable
from functools import cache
from typing import Any

from castlewright.core import Arg, Chance, Event, Finality, Options, SeatNumber

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
from .state import TURNS, State, actors, takes_stay

_TRAY = frozenset({"tray"})

CLOTHES = SeatNumber("clothes", 0, 99, when=("first", "clothes"))
"""How many colours everybody wears."""


def start(edition: int, seats: int, options: Options, chance: Chance) -> State:
    token = _first(seats, options, chance)
    papers = [Paper()] * seats
    if seats > 1:
        for turn in range(seats):
            papers[(token + turn) % seats] = Paper(spells=plus(NO_SPELLS, turn), start=turn)
    state = State(
        edition=edition,
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


def _first(seats: int, options: Options, chance: Chance) -> int:
    """Who begins (CK-2.1)."""
    if seats == 1 or options["first"] == "host":
        return 0
    if not CLOTHES.asked(options):
        return chance.below("first player", seats)
    worn = CLOTHES.read(options[CLOTHES.key], seats)
    return chance.choice("first player", [seat for seat, colours in enumerate(worn) if colours == max(worn)])


def apply(state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
    """Plays a legal move in place."""
    _APPLY[type(move)](state, seat, move, chance, events)


def _paint_or_cast(
    state: State, seat: int, move: Paint | Shift | Spread | Blend, chance: Chance, events: list[Event] | None
) -> None:
    before = state.papers[seat]
    paper, state.turns[seat] = after(before, state.turn(seat), move)
    state.papers[seat] = paper
    if events is not None:
        tell_own(seat, move, before, paper, events)


def _take(state: State, seat: int, move: Take, chance: Chance, events: list[Event] | None) -> None:
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


def _finish(state: State, seat: int, move: Done, chance: Chance, events: list[Event] | None) -> None:
    """One seat is done; the last one ends the round."""
    turn = state.turn(seat)
    state.turns[seat] = turn.finished()
    if events is not None:
        events.append(Event("event-done", {"seat": seat}))
    if turn.left or turn.blended:
        state.papers[seat] = state.papers[seat].blotted()
    if not actors(state):
        end_round(state, chance, events)


_APPLY: dict[type[Any], Callable[[State, int, Any, Chance, list[Event] | None], None]] = {
    Take: _take,
    Paint: _paint_or_cast,
    Shift: _paint_or_cast,
    Spread: _paint_or_cast,
    Blend: _paint_or_cast,
    Done: _finish,
    Cross: cross_out,
}


def finality(state: State, seat: int, move: Move) -> Finality:
    """One's own sheet is a scope of its own. What is finished stays, and so does a digit crossed out before a throw."""
    kind = type(move)
    if kind is Take:
        return _taking(seat, takes_stay(state))
    return _painting(seat, kind is Done or (kind is Cross and not state.tray))


@cache
def _taking(seat: int, stays: bool) -> Finality:
    """Who takes next from the tray builds on who took before, and has been seen by them (CK-4.5)."""
    return Finality(False, f"sheet-{seat}", _TRAY, seals=_TRAY if stays else frozenset())


@cache
def _painting(seat: int, final: bool) -> Finality:
    return Finality(final, f"sheet-{seat}")
