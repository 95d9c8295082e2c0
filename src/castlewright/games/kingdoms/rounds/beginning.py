"""The next round and its throw (chapter 3)."""

from castlewright.core import Chance, Event
from castlewright.games.kingdoms.dice.throw import ALL_DICE, throw
from castlewright.games.kingdoms.state import TURNS, State


def next_round(state: State, chance: Chance, events: list[Event] | None) -> None:
    state.round += 1
    state.taken = 0
    state.turns = [None] * state.seats
    state.phase = TURNS
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
