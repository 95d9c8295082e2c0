"""From the last "done" of a round to the next throw: achievements, crossed digits, the end (chapters 8, 9, 11)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from castlewright.core import Arg, Chance, Event, Piece, Refusal

from .board import REGIONS, bits
from .components import BLOTS, COLOURS, SPELLS
from .dice import throw
from .moves import Cross, Done
from .state import ALL_DICE, FINAL, ROW, ROWS, SPEED, Counts, Paper, State, actors

_CROSSABLE = (1 << FINAL) - 1
"""The rows whose digits may be crossed out alone: all but the final one."""
_CROSSES = tuple(
    sorted(((row, Cross(ROWS[row], SPEED[row][place])) for row in range(FINAL)), key=lambda one: str(one[1]))
    for place in (0, 1)
)


def finish(state: State, seat: int, move: Done, chance: Chance, events: list[Event] | None) -> None:
    """One seat is done; the last one ends the round."""
    turn = state.turn(seat)
    state.turns[seat] = turn.finished()
    if events is not None:
        events.append(Event("event-done", {"seat": seat}))
    if turn.left or turn.blended:
        state.papers[seat] = state.papers[seat].blotted()
    if not actors(state):
        _end_round(state, chance, events)


def _end_round(state: State, chance: Chance, events: list[Event] | None) -> None:
    if events is not None:
        for seat in range(state.seats):
            _tell_turn(seat, state.opened[seat], state.papers[seat], events)
    ended = _mark_achievements(state, events)
    state.latest = tuple([paper.filled & ~state.opened[seat].filled for seat, paper in enumerate(state.papers)])
    state.papers = [paper.rested() for paper in state.papers]
    state.opened = state.papers[:]
    if min(paper.blots for paper in state.papers) == BLOTS:
        _end(state, "event-end-blots", events)
    elif state.last:
        _end(state, "event-end", events)
    else:
        state.last = ended
        if ended and events is not None:
            events.append(Event("event-last-round"))
        if state.seats == 1:
            _ask_for_a_digit(state, chance, events)
        else:
            next_round(state, chance, events)


def _end(state: State, name: str, events: list[Event] | None) -> None:
    state.phase = "over"
    if events is not None:
        events.append(Event(name))


def _mark_achievements(state: State, events: list[Event] | None) -> bool:
    """All seats at once (CK-8.1). Has anybody the first place for three kingdoms now?"""
    completed: dict[int, list[int]] = {}
    for seat, paper in enumerate(state.papers):
        for row in paper.completed_since(state.opened[seat]):
            completed.setdefault(row, []).append(seat)
    if not completed:
        return False
    firsts, seconds = list(state.firsts), list(state.seconds)
    open_firsts, open_seconds = open_digits(state)
    for row, seats in sorted(completed.items()):
        place = 0
        if open_firsts >> row & 1:
            firsts[row], place = sum(1 << seat for seat in seats), 1
        elif open_seconds >> row & 1:
            seconds[row], place = sum(1 << seat for seat in seats), 2
        if events is not None:
            _tell_achievement(row, place, seats, events)
    ended = firsts[FINAL] != state.firsts[FINAL]
    state.firsts, state.seconds = tuple(firsts), tuple(seconds)
    if ended and state.seats == 1:
        state.crossed_seconds |= 1 << FINAL
    return ended


def open_digits(state: State) -> tuple[int, int]:
    """The rows whose first digit, and those whose second digit, may still be won by somebody or crossed out."""
    first = state.crossed_firsts | _won(state.firsts)
    return ~first, first & ~(state.crossed_seconds | _won(state.seconds))


@lru_cache(maxsize=4096)
def _won(seats: Counts) -> int:
    return sum(1 << row for row, winners in enumerate(seats) if winners)


def next_round(state: State, chance: Chance, events: list[Event] | None) -> None:
    state.round += 1
    state.taken = 0
    state.turns = [None] * state.seats
    state.phase = "turns"
    if state.seats > 2 or not state.tray:
        state.token = (state.token + 1) % state.seats
        new_throw(state, chance, events)
    elif events is not None:
        events.append(Event("event-round", {"round": state.round}))


def new_throw(state: State, chance: Chance, events: list[Event] | None) -> None:
    state.throw += 1
    state.dice = throw(chance, state.throw)
    state.tray = ALL_DICE
    if events is not None:
        events.append(Event("event-throw", {"seat": state.token, "round": state.round}))


# -- alone: a digit is crossed out at the end of each round (CK-11.2) --------------------------------------------------


def crossable(state: State) -> Sequence[Cross]:
    """First digits as long as any is open, then second ones."""
    firsts, seconds = open_digits(state)
    return _crosses(0, firsts & _CROSSABLE) if firsts & _CROSSABLE else _crosses(1, seconds & _CROSSABLE)


@cache
def _crosses(place: int, rows: int) -> tuple[Cross, ...]:
    return tuple(cross for row, cross in _CROSSES[place] if rows >> row & 1)


def why_not_cross(state: State, move: Cross) -> Refusal | None:
    row = ROW.get(move.row)
    if row is None:
        return Refusal("CK-1.6", "refusal-unknown", {"word": move.row})
    if row == FINAL:
        return Refusal("CK-11.2", "refusal-cross-final")
    if move.points not in SPEED[row]:
        return Refusal("CK-11.2", "refusal-cross-digit", {"row": move.row, "points": move.points})
    place = SPEED[row].index(move.points)
    digits = open_digits(state)
    if place == 1 and digits[0] & _CROSSABLE:
        return Refusal("CK-11.2", "refusal-cross-first")
    if not digits[place] >> row & 1:
        return Refusal("CK-11.3", "refusal-cross-closed", {"row": move.row, "points": move.points})
    return None


def cross(state: State, seat: int, move: Cross, chance: Chance, events: list[Event] | None) -> None:
    row = ROW[move.row]
    if move.points == SPEED[row][0]:
        state.crossed_firsts |= 1 << row
    else:
        state.crossed_seconds |= 1 << row
    if events is not None:
        _tell_cross(row, move.points, events)
    next_round(state, chance, events)


def _ask_for_a_digit(state: State, chance: Chance, events: list[Event] | None) -> None:
    firsts, seconds = open_digits(state)
    if (firsts | seconds) & _CROSSABLE:
        state.phase = "cross"
        return
    if not state.last:
        state.last = True
        state.crossed_firsts |= 1 << FINAL
        if events is not None:
            _tell_cross(FINAL, SPEED[FINAL][0], events)
            events.append(Event("event-last-round"))
    next_round(state, chance, events)


# -- what is told -----------------------------------------------------------------------------------------------------


def _tell_turn(seat: int, before: Paper, paper: Paper, events: list[Event]) -> None:
    """What everybody learns when the sheets open."""
    painted = paper.filled & ~before.filled
    pieces: tuple[Piece, ...] = tuple({"region": REGIONS[region], "seat": seat} for region in bits(painted))
    events.append(Event("event-opened", {"seat": seat, "count": len(pieces)}, pieces=pieces))
    for spell, name in enumerate(SPELLS):
        if count := paper.used_spells[spell] - before.used_spells[spell]:
            events.append(Event("event-cast", {"seat": seat, "spell": name, "count": count}))
    for colour, name in enumerate(COLOURS):
        if count := paper.new_drops[colour]:
            events.append(Event("event-tower", {"seat": seat, "colour": name, "count": count}))
    if paper.blots > before.blots:
        events.append(Event("event-blot", {"seat": seat}, pieces=({"blot": before.blots, "seat": seat},)))


def _tell_achievement(row: int, place: int, seats: list[int], events: list[Event]) -> None:
    for seat in seats:
        points = SPEED[row][place - 1] if place else 0
        args: dict[str, Arg] = {"seat": seat, "row": ROWS[row], "place": place, "points": points}
        events.append(Event("event-achievement", args, pieces=({"row": ROWS[row], "seat": seat},)))


def _tell_cross(row: int, points: int, events: list[Event]) -> None:
    pieces: tuple[Piece, ...] = ({"row": ROWS[row], "seat": 0},)
    events.append(Event("event-cross", {"row": ROWS[row], "points": points}, pieces=pieces))
