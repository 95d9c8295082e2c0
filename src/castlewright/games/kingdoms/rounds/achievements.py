"""Who was first and second to complete what, and which speed digits are still open (chapter 8)."""

from functools import lru_cache

from castlewright.core import Arg, Event
from castlewright.games.kingdoms.board import FINAL
from castlewright.games.kingdoms.components import ROWS, SPEED
from castlewright.games.kingdoms.painting.paper import Counts
from castlewright.games.kingdoms.pieces import row_piece
from castlewright.games.kingdoms.state import State


def open_digits(state: State) -> tuple[int, int]:
    """The rows whose first digit, and those whose second digit, may still be won by somebody or crossed out."""
    first = state.crossed_firsts | _won(state.firsts)
    return ~first, first & ~(state.crossed_seconds | _won(state.seconds))


@lru_cache(maxsize=4096)
def _won(seats: Counts) -> int:
    return sum(1 << row for row, winners in enumerate(seats) if winners)


def mark_achievements(state: State, events: list[Event] | None) -> bool:
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
            _tell(row, place, seats, events)
    ended = firsts[FINAL] != state.firsts[FINAL]
    state.firsts, state.seconds = tuple(firsts), tuple(seconds)
    if ended and state.seats == 1:
        state.crossed_seconds |= 1 << FINAL
    return ended


def _tell(row: int, place: int, seats: list[int], events: list[Event]) -> None:
    points = SPEED[row][place - 1] if place else 0
    for seat in seats:
        args: dict[str, Arg] = {"seat": seat, "row": ROWS[row], "place": place, "points": points}
        events.append(Event("event-achievement", args, pieces=(row_piece(seat, ROWS[row]),)))
