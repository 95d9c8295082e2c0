"""The start, what each move does, and whether it can be taken back. How it is done stands in `turns`."""

from typing import Any

from castlewright.core import Chance, Finality

from .components import BONUS_CARDS, DECREES, FAVORS, NOT_ALONE_FAVORS, ROOM_IDS
from .moves import (
    Box,
    Done,
    Door,
    Draw,
    Foyer,
    Hold,
    Keep,
    Lead,
    Line,
    Moat,
    Move,
    Name,
    Passage,
    Remove,
    Skip,
    Take,
    Use,
)
from .state import END, MAIN, NO_RESTS, NONE, START, State
from .turns import rewards, rounds, setup, taking
from .turns.setup import start
from .turns.telling import Events, say

__all__ = ["apply", "conserved", "finality", "stage", "start"]

_FINAL, _FREE = Finality(True), Finality(False)


def apply(state: State, seat: int, move: Move, chance: Chance, events: Events = None) -> None:
    """All chance is in the set-up."""
    _PLAY[type(move)](state, seat, move, events)


def finality(state: State, seat: int, move: Move) -> Finality:
    """Final is what shows hidden cards, and what ends a turn or passes the choice on (BL-16.3)."""
    if isinstance(move, Keep | Box | Foyer):
        return _FINAL
    if isinstance(move, Use):
        return _FINAL if move.kind == "utility" else _FREE
    if isinstance(move, Done):
        return _FINAL if state.step == MAIN else _FREE
    if isinstance(move, Line):
        return _FINAL if state.phase == START and state.left == 1 else _FREE
    return _FINAL if isinstance(move, Lead) and not move.first else _FREE


def stage(state: State) -> tuple[str, int]:
    """A player with extra turns, or alone, takes several turns in a row."""
    return state.phase, state.turns


def _line(state: State, seat: int, move: Line, events: Events) -> None:
    (setup.line_at_start if state.phase == START else rewards.line)(state, seat, move, events)


def _name(state: State, seat: int, move: Name, events: Events) -> None:
    state.players[seat].name = move.name
    if events is not None:
        say(events, "event-names", seat=seat, name=move.name)


def _done(state: State, seat: int, move: Done, events: Events) -> None:
    if state.step != MAIN:
        rewards.leave_step(state)
        if events is not None:
            say(events, "event-stops", seat=seat)
        return
    # What is left of rewards is lost with the turn (BL-12.9).
    state.rests = NO_RESTS
    if state.phase == END:
        rounds.end_phase_turn(state, seat, events)
    else:
        rounds.end_turn(state, seat, events)


_PLAY: dict[Any, Any] = {
    Keep: setup.keep,
    Box: setup.box_room,
    Foyer: setup.foyer,
    Lead: rounds.lead,
    Take: taking.take,
    Draw: taking.draw,
    Door: taking.door,
    Hold: taking.hold,
    Use: rewards.use,
    Remove: rewards.remove,
    Passage: rewards.passage,
    Line: _line,
    Moat: rewards.moat,
    Skip: taking.skip,
    Name: _name,
    Done: _done,
}


def conserved(state: State) -> dict[str, list[str]]:
    """Every card, decree and favor of the box, wherever it is; what is not in this game stays in it."""
    rooms = [*state.deck, *state.market, *state.box, *state.discard]
    rooms += [state.card] if state.card != NONE else []
    bonuses = [*state.bonus_deck]
    decrees = [*state.decree_deck, *state.hand, *state.offered, *state.returned, *state.beneath]
    favors = [*state.favors, *state.favor_box]
    for player in state.players:
        rooms += player.stack()
        rooms += [card for card in (player.held, player.box) if card != NONE]
        bonuses += player.bonuses
        decrees += player.decrees
        favors += player.secrets
    alone = state.seats == 1
    decrees += set(range(len(DECREES))) - set(setup.decrees_in_play(state.seats, state.options))
    return {
        "rooms": sorted(ROOM_IDS[card] for card in rooms),
        "bonuses": sorted(BONUS_CARDS[card] for card in bonuses),
        "decrees": sorted(DECREES[one] for one in decrees),
        "favors": sorted([*(FAVORS[one] for one in favors), *(NOT_ALONE_FAVORS if alone else ())]),
    }
