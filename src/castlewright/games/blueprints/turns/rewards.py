"""Circles, swans and flags: what completed rooms bring, and what a used reward does."""

from castlewright.games.blueprints.board import EDGES
from castlewright.games.blueprints.components import (
    ACTIVITY,
    BONUS_CARDS,
    CIRCLES,
    DOWNSTAIRS,
    FOOD,
    LINES,
    LIVING,
    OUTDOOR,
    ROOM_IDS,
    SPECIALS,
    SWANS,
    SWANS_FOR_MOAT,
    TYPE_NUMBER,
    TYPES,
    UTILITY,
)
from castlewright.games.blueprints.moves import Line, Moat, Passage, Remove, Use
from castlewright.games.blueprints.state import (
    DISCARD,
    DOUBLE_LINES,
    LINE,
    MAIN,
    MOAT,
    MOAT_TURNS,
    NONE,
    PASSAGE,
    REMOVE,
    SWAN,
    THREE_CARDS,
    THREE_REMOVALS,
    TURN,
    TURN_AT_ONCE,
    TWO_DISCARDS,
    TWO_PASSAGES,
    Player,
    State,
)

from .telling import Events, say

MOAT_TRACK = 7
"""The place of the moat track among the flags."""
THIRD = "third_moat"
"""By whose flag the free moat of the decree is drawn: by none."""
TRACKS = (*TYPES, "moat")
TRACK = {track: number for number, track in enumerate(TRACKS)}
SPECIAL = {special: number for number, special in enumerate(SPECIALS)}
SIDE_OF = {edge: number for number, edge in enumerate(EDGES)}
"""Sides of squares as people write them, and their numbers."""
LINE_NUMBER = {line: number for number, line in enumerate(LINES)}
ALL_LINES = (1 << len(LINES)) - 1
DRAWN_CARDS = 2

STEPS = {LIVING: REMOVE, DOWNSTAIRS: PASSAGE, OUTDOOR: LINE, ACTIVITY: DISCARD, MOAT_TRACK: MOAT}
"""The step that a reward opens."""
MORE = {
    LIVING: (THREE_REMOVALS, 3),
    DOWNSTAIRS: (TWO_PASSAGES, 2),
    OUTDOOR: (DOUBLE_LINES, 2),
    ACTIVITY: (TWO_DISCARDS, 2),
    UTILITY: (THREE_CARDS, 3),
}
"""The decree that makes more of a reward, and how much."""


# -- painting circles ------------------------------------------------------------------------------------------------


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
            kind = TYPES[room.kind]
            if index >= 0:
                name = ROOM_IDS[room.card]
                say(events, "event-completes", seat=seat, room=name, kind=kind, pieces=({"seat": seat, "room": index},))
            else:
                say(events, "event-completes-foyer", seat=seat, kind=kind, pieces=({"seat": seat, "room": index},))
        if room.kind == FOOD and state.phase == TURN:
            paint_flag(player, FOOD)
            extra_turn(state, seat, events)


def paint_flag(player: Player, track: int) -> None:
    flags = list(player.flags)
    flags[track] += 1
    player.flags = tuple(flags)


def extra_turn(state: State, seat: int, events: Events) -> None:
    player = state.players[seat]
    if player.powers >> TURN_AT_ONCE & 1:
        player.at_once += 1
    else:
        player.extras += 1
    if events is not None:
        say(events, "event-extra-earned", seat=seat)


# -- using rewards ---------------------------------------------------------------------------------------------------


def use(state: State, seat: int, move: Use, events: Events) -> None:
    player = state.players[seat]
    _paint(player, move, seat, events)
    kind = TRACK.get(move.kind, SWAN)
    if move.kind == "swan":
        paint_swan(state, seat, SWAN, events)
    elif kind == FOOD:
        extra_turn(state, seat, events)
    elif kind == UTILITY:
        _draw_cards(state, seat, amount(player, UTILITY), events)
    elif move.kind == "sleeping":
        state.moving = move.by
        state.ready_sleeping -= move.by == "sleeping"
    else:
        state.step, state.by, state.left, state.begun = STEPS[kind], move.by, amount(player, kind), False


def amount(player: Player, kind: int) -> int:
    """How much a reward gives, with decrees."""
    decree, more = MORE.get(kind, (NONE, 1))
    if decree != NONE and player.powers >> decree & 1:
        return more
    return DRAWN_CARDS if kind == UTILITY else 1


def _paint(player: Player, move: Use, seat: int, events: Events) -> None:
    if move.by in SPECIAL:
        specials = list(player.specials)
        specials[SPECIAL[move.by]] = TYPE_NUMBER.get(move.kind, SWAN)
        player.specials = tuple(specials)
        if events is not None:
            say(events, "event-uses-special", seat=seat, special=move.by, kind=move.kind)
    elif move.by == THIRD:
        if events is not None:
            say(events, "event-free-moat", seat=seat)
    else:
        paint_flag(player, TRACK[move.by])
        if events is not None:
            say(events, "event-uses", seat=seat, by=move.by, kind=move.kind)


def _draw_cards(state: State, seat: int, count: int, events: Events) -> None:
    drawn = state.bonus_deck[:count]
    state.bonus_deck = state.bonus_deck[count:]
    player = state.players[seat]
    player.bonuses = tuple(sorted(player.bonuses + drawn))
    if events is not None:
        say(events, "event-cards", seat=seat, count=len(drawn))
        for card in drawn:
            say(events, "event-you-drew", to=(seat,), bonus=BONUS_CARDS[card])


def remove(state: State, seat: int, move: Remove, events: Events) -> None:
    castle = state.players[seat].castle
    completed = castle.remove(SIDE_OF[move.x, move.y, move.side])
    if events is not None:
        say(events, "event-removes", seat=seat, pieces=({"seat": seat, "door": [move.x, move.y, move.side]},))
    complete(state, seat, completed, events)
    _one_done(state, castle.unjoined() != 0)


def passage(state: State, seat: int, move: Passage, events: Events) -> None:
    castle = state.players[seat].castle
    completed = castle.add_passage(SIDE_OF[move.x, move.y, move.side])
    if events is not None:
        say(events, "event-passage", seat=seat, pieces=({"seat": seat, "edge": [move.x, move.y, move.side]},))
    complete(state, seat, completed, events)
    _one_done(state, castle.takes_passage())


def line(state: State, seat: int, move: Line, events: Events) -> None:
    castle = state.players[seat].castle
    castle.open_line(LINE_NUMBER[move.line])
    if events is not None:
        say(events, "event-line", seat=seat, line=move.line, pieces=({"seat": seat, "line": move.line},))
    _one_done(state, castle.flags != ALL_LINES)


def moat(state: State, seat: int, move: Moat, events: Events) -> None:
    player = state.players[seat]
    player.third_moat |= state.by == THIRD
    completed = player.castle.dig((move.x, move.y, move.to_x, move.to_y))
    if events is not None:
        length = 1 + move.to_x - move.x + move.to_y - move.y
        piece = {"seat": seat, "moat": [move.x, move.y, move.to_x, move.to_y]}
        say(events, "event-moat", seat=seat, length=length, pieces=(piece,))
    if state.phase == TURN and player.powers >> MOAT_TURNS & 1:
        # Never hurried by the decree of turns at once (BL-12.10).
        player.extras += 1
        if events is not None:
            say(events, "event-extra-earned", seat=seat)
    complete(state, seat, completed, events)
    leave_step(state)


def _one_done(state: State, more: bool) -> None:
    state.left -= 1
    state.begun = True
    if not state.left or not more:
        leave_step(state)


def leave_step(state: State) -> None:
    state.step, state.by, state.left, state.begun = MAIN, "", 0, False
