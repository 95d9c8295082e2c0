"""What each move does, and whether it can be taken back."""

from typing import Any

from castlewright.core import Chance, Event, Finality, Refused

from .components import BONUS_CARDS, DECREES, FAVORS, NOT_ALONE_DECREES, NOT_ALONE_FAVORS, ROOM_IDS
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
from .refusals import why_not
from .state import END, MAIN, NONE, START, State
from .turns import rewards, setup
from .turns import taking as drawing
from .turns.rounds import end_phase_turn, end_turn, lead
from .turns.telling import Events, say

_FINAL, _FREE = Finality(True), Finality(False)


def advance(state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
    """All chance is in the set-up."""
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise Refused(refusal)
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


def _line(state: State, seat: int, move: Line, events: Events) -> None:
    (setup.line_at_start if state.phase == START else rewards.line)(state, seat, move, events)


def _lead(state: State, seat: int, move: Lead, events: Events) -> None:
    lead(state, seat, move.first, events)


def _hold(state: State, seat: int, move: Hold, events: Events) -> None:
    drawing.hold(state, seat, events)


def _skip(state: State, seat: int, move: Skip, events: Events) -> None:
    drawing.skip(state, seat, events)


def _name(state: State, seat: int, move: Name, events: Events) -> None:
    state.players[seat].name = move.name
    if events is not None:
        say(events, "event-names", seat=seat, name=move.name)


def _done(state: State, seat: int, move: Done, events: Events) -> None:
    if state.step != MAIN:
        rewards.leave_step(state)
        if events is not None:
            say(events, "event-stops", seat=seat)
    elif state.phase == END:
        end_phase_turn(state, seat, events)
    else:
        end_turn(state, seat, events)


_PLAY: dict[Any, Any] = {
    Keep: setup.keep,
    Box: setup.box_room,
    Foyer: setup.foyer,
    Lead: _lead,
    Take: drawing.take,
    Draw: drawing.draw,
    Door: drawing.door,
    Hold: _hold,
    Use: rewards.use,
    Remove: rewards.remove,
    Passage: rewards.passage,
    Line: _line,
    Moat: rewards.moat,
    Skip: _skip,
    Name: _name,
    Done: _done,
}


def conserved(state: State) -> dict[str, list[str]]:
    """Every card, decree and favor of the box, wherever it is; what is marked not for one player stays in it."""
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
    return {
        "rooms": sorted(ROOM_IDS[card] for card in rooms),
        "bonuses": sorted(BONUS_CARDS[card] for card in bonuses),
        "decrees": sorted([*(DECREES[one] for one in decrees), *(NOT_ALONE_DECREES if alone else ())]),
        "favors": sorted([*(FAVORS[one] for one in favors), *(NOT_ALONE_FAVORS if alone else ())]),
    }
