"""The end of a round, and of the game (chapter 9)."""

from castlewright.core import Chance, Event
from castlewright.games.kingdoms.components import BLOTS
from castlewright.games.kingdoms.painting.telling import tell_opened
from castlewright.games.kingdoms.state import OVER, State

from .achievements import mark_achievements
from .alone import ask_for_a_digit
from .beginning import next_round


def end_round(state: State, chance: Chance, events: list[Event] | None) -> None:
    """Everybody has finished: the sheets open, and either another round begins or the game is over."""
    if events is not None:
        for seat in range(state.seats):
            tell_opened(seat, state.opened[seat], state.papers[seat], events)
    ended = mark_achievements(state, events)
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
            ask_for_a_digit(state, chance, events)
        else:
            next_round(state, chance, events)


def _end(state: State, name: str, events: list[Event] | None) -> None:
    state.phase = OVER
    if events is not None:
        events.append(Event(name))
