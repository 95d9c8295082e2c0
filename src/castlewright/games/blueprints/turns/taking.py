"""The card of a turn: taken, drawn with its own or with moved entrances, held, or none at all."""

from castlewright.games.blueprints.castle import Castle
from castlewright.games.blueprints.components import ROOM_IDS, ROOM_NUMBER, ROOMS, SQUARES, UTILITY
from castlewright.games.blueprints.moves import Door, Draw, Take
from castlewright.games.blueprints.state import (
    ANY_UTILITY,
    DISCARD,
    DOORS,
    DRAWN,
    HELD,
    HOLD_CARD,
    MAIN,
    NONE,
    PLACE,
    SKIPPED,
    Player,
    State,
)

from .rewards import SIDE_OF, complete, leave_step, paint_swan
from .telling import Events, say

HAND = "held"
NOWHERE = (0, 0, 0)


def placement(form: int, x: int, y: int) -> int:
    """The number of a placement (`forms`)."""
    return (form * SQUARES + x) * SQUARES + y


def can_hold(state: State, player: Player) -> bool:
    """Whether the card of this turn may be laid on the decree (BL-12.17)."""
    return bool(player.powers >> HOLD_CARD & 1) and player.held == NONE and state.taken == ""


def can_move(state: State, player: Player, spent: int = 0) -> bool:
    """Whether a reward is there by which entrances may be moved, when so many special ones are spent otherwise."""
    return state.ready_sleeping > 0 or free_specials(player).bit_count() > spent


def free_specials(player: Player) -> int:
    """Special rewards that are earned and not used, as bits."""
    specials = player.specials
    free = 1 if specials[0] == NONE else 0
    if player.skips and specials[1] == NONE:
        free |= 2
    if player.last_turns >= 3:
        if specials[2] == NONE:
            free |= 4
        if player.last_turns >= 6 and specials[3] == NONE:
            free |= 8
    return free


def can_take(state: State, player: Player, card: int, utility: bool) -> bool:
    """To draw it by its own entrances, or by moved ones, or to hold it."""
    castle = player.castle
    return (
        (not utility and can_hold(state, player))
        or castle.can_draw(card, utility)
        or (can_move(state, player) and castle.can_draw(card, utility, moving=True))
    )


def take(state: State, seat: int, move: Take, events: Events) -> None:
    card = ROOM_NUMBER[move.card]
    if move.source == "market":
        state.market = tuple([other for other in state.market if other != card])
    elif move.source == "discard":
        state.discard = tuple([other for other in state.discard if other != card])
    else:
        state.players[seat].held = NONE
    state.card, state.source, state.utility, state.step = card, move.source, move.utility, PLACE
    if events is not None:
        name = "event-takes-utility" if move.utility else "event-takes"
        say(events, name, seat=seat, room=move.card, source=move.source, pieces=({"card": move.card},))


def kind_of(state: State) -> int:
    """The type the taken card is drawn as."""
    return UTILITY if state.utility else ROOMS[state.card].kind


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
        say(events, "event-door", seat=seat, pieces=({"seat": seat, "door": [move.x, move.y, move.side]},))
    if len(state.doors) < len(ROOMS[state.card].entrances):
        return
    castle = state.players[seat].castle
    completed = castle.draw(state.card, placement(*state.spot), state.utility, state.doors)
    state.spot, state.doors = NOWHERE, ()
    _drawn(state, seat, castle, completed, events)


def _drawn(state: State, seat: int, castle: Castle, completed: tuple[int, ...], events: Events) -> None:
    card, source = state.card, state.source
    if events is not None and not state.moving:
        piece = {"seat": seat, "room": len(castle.rooms) - 1}
        say(events, "event-draws", seat=seat, room=ROOM_IDS[card], pieces=(piece,))
    if ROOMS[card].swan:
        paint_swan(state, seat, kind_of(state), events)
    if source != HAND:
        state.taken = DRAWN
    _put_down(state)
    complete(state, seat, completed, events)
    if source == "discard":
        state.left -= 1
        state.begun = True
        player = state.players[seat]
        if state.left and any_discard(state, player):
            state.step = DISCARD
        else:
            leave_step(state)


def _put_down(state: State) -> None:
    state.card, state.source, state.utility, state.moving, state.step = NONE, "", False, "", MAIN


def any_discard(state: State, player: Player, spent: int = 0) -> bool:
    """Whether a card of the discard pile can be taken (BL-8.11), with so many special rewards spent on taking it."""
    if state.discard and can_hold(state, player):
        return True
    can_draw = player.castle.can_draw
    if any(map(can_draw, state.discard)):
        return True
    ways = [False, True] if player.powers >> ANY_UTILITY & 1 else [False]
    if len(ways) > 1 and any(can_draw(card, True) for card in state.discard):
        return True
    return can_move(state, player, spent) and any(can_draw(card, way, True) for card in state.discard for way in ways)


def takings(state: State, player: Player, card: int) -> list[bool]:
    """The ways to take a card: as it is, and as a utility room by decree."""
    ways = [False] if can_take(state, player, card, False) else []
    if may_be_utility(player, card) and can_take(state, player, card, True):
        ways.append(True)
    return ways


def may_be_utility(player: Player, card: int) -> bool:
    return bool(player.powers >> ANY_UTILITY & 1) and ROOMS[card].kind != UTILITY


def hold(state: State, seat: int, events: Events) -> None:
    player = state.players[seat]
    player.held = state.card
    state.taken = HELD
    if events is not None:
        say(events, "event-holds", seat=seat, room=ROOM_IDS[state.card])
    _put_down(state)
    leave_step(state)


def skip(state: State, seat: int, events: Events) -> None:
    """The first skip of the game brings a special reward (BL-5.5)."""
    player = state.players[seat]
    player.skips += 1
    state.taken = SKIPPED
    if events is not None:
        say(events, "event-skips", seat=seat)
        if player.skips == 1:
            say(events, "event-special", seat=seat, special="skip")
