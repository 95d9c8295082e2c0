"""The tracks of a score sheet: circles and swans that are earned, flags that are used, and what is left of both."""

from castlewright.games.blueprints.components import (
    CIRCLES,
    FOOD,
    ROOM_IDS,
    SPECIALS,
    SWANS,
    SWANS_FOR_MOAT,
    THIRD_MOAT,
    TURN_AT_ONCE,
    TYPES,
)
from castlewright.games.blueprints.pieces import room_at
from castlewright.games.blueprints.state import NONE, TURN, Player, State

from .telling import Events, say

TRACKS = (*TYPES, "moat")
TRACK = {track: number for number, track in enumerate(TRACKS)}
MOAT_TRACK = TRACK["moat"]
"""The place of the moat track among the flags."""
THIRD = "third_moat"
"""By whose flag the free moat of the decree is drawn: by none."""
REWARDS = (*TRACKS, THIRD, *SPECIALS)
"""Whatever may be used; sets of them are bits in this order."""
FIRST_SPECIAL = REWARDS.index(SPECIALS[0])
SPECIAL = {special: number for number, special in enumerate(SPECIALS)}

# -- what can be used ------------------------------------------------------------------------------------------------

_TRACK_REWARDS = tuple(1 << track for track in range(MOAT_TRACK))


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


def ready_rewards(player: Player) -> int:
    """Rewards that are earned and not used, as bits in the order of REWARDS."""
    rewards = free_specials(player) << FIRST_SPECIAL
    flags = player.flags
    if player.circles != flags[:MOAT_TRACK]:
        for reward, circles, used in zip(_TRACK_REWARDS, player.circles, flags, strict=False):
            if circles > used:
                rewards |= reward
    if len(player.swans) // SWANS_FOR_MOAT > flags[MOAT_TRACK]:
        rewards |= 1 << MOAT_TRACK
    if player.powers >> THIRD_MOAT & 1 and not player.third_moat and len(player.castle.moats) >= 2:
        rewards |= 1 << FIRST_SPECIAL - 1
    return rewards


# -- painting --------------------------------------------------------------------------------------------------------


def paint_last_turn(state: State, seat: int, events: Events) -> None:
    """The next circle of the last-turn track; the third and the sixth bring a special reward (BL-4.7)."""
    player = state.players[seat]
    if player.last_turns == CIRCLES:
        return
    player.last_turns += 1
    if events is not None:
        say(events, "event-last-turn", seat=seat, count=player.last_turns)
        if player.last_turns in (3, 6):
            say(events, "event-special", seat=seat, special=f"last{player.last_turns}")


def paint_swan(state: State, seat: int, colour: int, events: Events) -> None:
    """The next swan, if one is left (BL-9.2)."""
    player = state.players[seat]
    if len(player.swans) == SWANS:
        return
    player.swans = (*player.swans, colour)
    if events is not None:
        say(events, "event-swan", seat=seat, count=len(player.swans))
        if len(player.swans) % SWANS_FOR_MOAT == 0:
            say(events, "event-moat-earned", seat=seat)


def paint_flag(player: Player, track: int) -> None:
    flags = list(player.flags)
    flags[track] += 1
    player.flags = tuple(flags)


def complete(state: State, seat: int, rooms: tuple[int, ...], events: Events) -> None:
    """A circle for each completed room (BL-7.5); food gives its turn at once or never (BL-8.1)."""
    player = state.players[seat]
    castle = player.castle
    for index in rooms:
        room = castle.room(index)
        circles = list(player.circles)
        circles[room.kind] += 1
        player.circles = tuple(circles)
        if events is not None:
            kind, pieces = TYPES[room.kind], (room_at(seat, index),)
            if index >= 0:
                say(events, "event-completes", seat=seat, room=ROOM_IDS[room.card], kind=kind, pieces=pieces)
            else:
                say(events, "event-completes-foyer", seat=seat, kind=kind, pieces=pieces)
        if room.kind == FOOD and state.phase == TURN:
            paint_flag(player, FOOD)
            extra_turn(state, seat, events)


def extra_turn(state: State, seat: int, events: Events) -> None:
    """By a food reward: after all ordinary turns, or by decree after the running one (BL-12.8)."""
    player = state.players[seat]
    if player.powers >> TURN_AT_ONCE & 1:
        player.at_once += 1
    else:
        player.extras += 1
    if events is not None:
        say(events, "event-extra-earned", seat=seat)
