"""What a used reward does. Some act at once; the others open a step, in which their first part is done.

By decree some rewards have several parts (BL-12.9). Since edition 2 what is left after the first one waits in
`State.rests` until the turn ends; before, the parts followed each other in one step, and `done` left it.
"""

from castlewright.games.blueprints.board import ALL_LINES, SIDE_OF
from castlewright.games.blueprints.components import (
    ACTIVITY,
    BONUS_CARDS,
    DOUBLE_LINES,
    DOWNSTAIRS,
    FOOD,
    LINE_NUMBER,
    LIVING,
    MOAT_TURNS,
    OUTDOOR,
    THREE_CARDS,
    THREE_REMOVALS,
    TWO_DISCARDS,
    TWO_PASSAGES,
    TYPE_NUMBER,
    UTILITY,
)
from castlewright.games.blueprints.moves import Line, Moat, Passage, Remove, Use
from castlewright.games.blueprints.pieces import door_at, edge_at, line_at, moat_at
from castlewright.games.blueprints.state import (
    DISCARD,
    LINE,
    MAIN,
    MOAT,
    NONE,
    PARTED,
    PASSAGE,
    REMOVE,
    SWAN,
    TURN,
    Player,
    State,
    rests_wait,
)

from .telling import Events, say
from .tracks import MOAT_TRACK, SPECIAL, THIRD, TRACK, complete, extra_turn, paint_flag, paint_swan

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
            say(events, "event-you-drew", to=(seat,), seat=seat, bonus=BONUS_CARDS[card])


# -- parts of rewards ------------------------------------------------------------------------------------------------


def remove(state: State, seat: int, move: Remove, events: Events) -> None:
    castle = state.players[seat].castle
    completed = castle.remove(SIDE_OF[move.x, move.y, move.side])
    if events is not None:
        say(events, "event-removes", seat=seat, pieces=(door_at(seat, move.x, move.y, move.side),))
    complete(state, seat, completed, events)
    part_done(state, REMOVE, castle.unjoined() != 0)


def passage(state: State, seat: int, move: Passage, events: Events) -> None:
    castle = state.players[seat].castle
    completed = castle.add_passage(SIDE_OF[move.x, move.y, move.side])
    if events is not None:
        say(events, "event-passage", seat=seat, pieces=(edge_at(seat, move.x, move.y, move.side),))
    complete(state, seat, completed, events)
    part_done(state, PASSAGE, castle.takes_passage())


def line(state: State, seat: int, move: Line, events: Events) -> None:
    castle = state.players[seat].castle
    castle.open_line(LINE_NUMBER[move.line])
    if events is not None:
        say(events, "event-line", seat=seat, line=move.line, pieces=(line_at(seat, move.line),))
    part_done(state, LINE, castle.flags != ALL_LINES)


def moat(state: State, seat: int, move: Moat, events: Events) -> None:
    player = state.players[seat]
    player.third_moat |= state.by == THIRD
    run = move.x, move.y, move.to_x, move.to_y
    completed = player.castle.dig(run)
    if events is not None:
        length = 1 + move.to_x - move.x + move.to_y - move.y
        say(events, "event-moat", seat=seat, length=length, pieces=(moat_at(seat, run),))
    if state.phase == TURN and player.powers >> MOAT_TURNS & 1:
        # Never hurried by the decree of turns at once (BL-12.10).
        player.extras += 1
        if events is not None:
            say(events, "event-extra-earned", seat=seat)
    complete(state, seat, completed, events)
    leave_step(state)


def part_done(state: State, step: str, more: bool = True) -> None:
    """One part of a reward is done. `more` is whether another would be possible just now: before edition 2 the rest is
    lost otherwise."""
    if state.step == MAIN:
        _leave_rest(state, step, -1)
        return
    state.left -= 1
    if rests_wait(state):
        if state.left:
            _leave_rest(state, step, state.left)
        leave_step(state)
        return
    state.begun = True
    if not state.left or not more:
        leave_step(state)


def _leave_rest(state: State, step: str, parts: int) -> None:
    rests = list(state.rests)
    rests[PARTED.index(step)] += parts
    remove, passage, line, discard = rests
    state.rests = remove, passage, line, discard


def leave_step(state: State) -> None:
    state.step, state.by, state.left, state.begun = MAIN, "", 0, False
