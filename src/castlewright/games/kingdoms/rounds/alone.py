"""Alone, a speed digit is crossed out at the end of each round, as if a rival had won it (chapter 11)."""

from castlewright.core import Chance, Event
from castlewright.games.kingdoms.board import FINAL, ROW
from castlewright.games.kingdoms.components import ROWS, SPEED
from castlewright.games.kingdoms.moves import Cross
from castlewright.games.kingdoms.pieces import row_piece
from castlewright.games.kingdoms.state import CROSS, State

from .achievements import open_digits
from .beginning import next_round

CROSSABLE = (1 << FINAL) - 1
"""The rows whose digits may be crossed out: all but the final one."""


def ask_for_a_digit(state: State, chance: Chance, events: list[Event] | None) -> None:
    firsts, seconds = open_digits(state)
    if (firsts | seconds) & CROSSABLE:
        state.phase = CROSS
        return
    if not state.last:
        state.last = True
        state.crossed_firsts |= 1 << FINAL
        if events is not None:
            _tell(FINAL, SPEED[FINAL][0], events)
            events.append(Event("event-last-round"))
    next_round(state, chance, events)


def cross_out(state: State, seat: int, move: Cross, chance: Chance, events: list[Event] | None) -> None:
    row = ROW[move.row]
    if move.points == SPEED[row][0]:
        state.crossed_firsts |= 1 << row
    else:
        state.crossed_seconds |= 1 << row
    if events is not None:
        _tell(row, move.points, events)
    next_round(state, chance, events)


def _tell(row: int, points: int, events: list[Event]) -> None:
    events.append(Event("event-cross", {"row": ROWS[row], "points": points}, pieces=(row_piece(0, ROWS[row]),)))
