"""The card of a turn: taken, drawn with its own or with moved entrances, held, or none at all."""

from castlewright.games.blueprints.board import SIDE_OF
from castlewright.games.blueprints.castle import Castle
from castlewright.games.blueprints.castle.forms import placement
from castlewright.games.blueprints.choices import HAND, any_discard
from castlewright.games.blueprints.components import ROOM_IDS, ROOM_NUMBER, ROOMS, UTILITY
from castlewright.games.blueprints.moves import Door, Draw, Hold, Skip, Take
from castlewright.games.blueprints.pieces import card_of, door_at, room_at
from castlewright.games.blueprints.state import (
    DISCARD,
    DOORS,
    DRAWN,
    HELD,
    MAIN,
    NONE,
    NOWHERE,
    PLACE,
    SKIPPED,
    State,
    rests_wait,
)

from .rewards import leave_step, part_done
from .telling import Events, say
from .tracks import complete, paint_swan


def take(state: State, seat: int, move: Take, events: Events) -> None:
    card = ROOM_NUMBER[move.card]
    if move.source == "market":
        state.market = tuple([other for other in state.market if other != card])
    elif move.source == "discard":
        state.discard = tuple([other for other in state.discard if other != card])
        if rests_wait(state):
            part_done(state, DISCARD)
    else:
        state.players[seat].held = NONE
    state.card, state.source, state.utility, state.step = card, move.source, move.utility, PLACE
    if events is not None:
        name = "event-takes-utility" if move.utility else "event-takes"
        say(events, name, seat=seat, room=move.card, source=move.source, pieces=(card_of(move.card),))


def draw(state: State, seat: int, move: Draw, events: Events) -> None:
    if state.moving:
        state.step, state.spot, state.doors = DOORS, (move.form, move.x, move.y), ()
        if events is not None:
            say(events, "event-draws", seat=seat, room=ROOM_IDS[state.card])
        return
    castle = state.players[seat].castle
    completed = castle.draw(state.card, placement(move.form, move.x, move.y), state.utility)
    _drawn(state, seat, castle, completed, events)


def door(state: State, seat: int, move: Door, events: Events) -> None:
    state.doors = (*state.doors, SIDE_OF[move.x, move.y, move.side])
    if events is not None:
        say(events, "event-door", seat=seat, pieces=(door_at(seat, move.x, move.y, move.side),))
    if len(state.doors) < len(ROOMS[state.card].entrances):
        return
    castle = state.players[seat].castle
    completed = castle.draw(state.card, placement(*state.spot), state.utility, state.doors)
    state.spot, state.doors = NOWHERE, ()
    _drawn(state, seat, castle, completed, events)


def _drawn(state: State, seat: int, castle: Castle, completed: tuple[int, ...], events: Events) -> None:
    card, source = state.card, state.source
    if events is not None and not state.moving:
        say(events, "event-draws", seat=seat, room=ROOM_IDS[card], pieces=(room_at(seat, len(castle.rooms) - 1),))
    if ROOMS[card].swan:
        paint_swan(state, seat, UTILITY if state.utility else ROOMS[card].kind, events)
    if source != HAND and state.taken != HELD:
        state.taken = DRAWN
    _put_down(state)
    complete(state, seat, completed, events)
    if source == "discard" and not rests_wait(state):
        state.step = DISCARD
        part_done(state, DISCARD, state.left > 1 and any_discard(state, state.players[seat]))


def _put_down(state: State) -> None:
    state.card, state.source, state.utility, state.moving, state.step = NONE, "", False, "", MAIN


def hold(state: State, seat: int, move: Hold, events: Events) -> None:
    """The card is laid on the decree (BL-12.17)."""
    player = state.players[seat]
    player.held = state.card
    state.taken = HELD
    if events is not None:
        say(events, "event-holds", seat=seat, room=ROOM_IDS[state.card])
    _put_down(state)
    leave_step(state)


def skip(state: State, seat: int, move: Skip, events: Events) -> None:
    """The first skip of the game brings a special reward (BL-5.5)."""
    player = state.players[seat]
    player.skips += 1
    state.taken = SKIPPED
    if events is not None:
        say(events, "event-skips", seat=seat)
        if player.skips == 1:
            say(events, "event-special", seat=seat, special="skip")
