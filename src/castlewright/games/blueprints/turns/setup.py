"""From the box to the first turn: decks, the draft of decrees, those that act at the start, and the foyers."""

from castlewright.core import Chance, Options, Several
from castlewright.games.blueprints.board import bits
from castlewright.games.blueprints.castle import Castle
from castlewright.games.blueprints.components import (
    BLOCKED_JOINED,
    BONUS_CARDS,
    BOX_ROOM,
    DECREE_NUMBER,
    DECREES,
    FAVORS,
    FAVORS_IN_PLAY,
    FIRST_BONUS_CARDS,
    LINE_NUMBER,
    MARKET_EXTRA,
    MOST_LEFT_OUT,
    NEW_DECREE,
    NOT_ALONE_DECREES,
    NOT_ALONE_FAVORS,
    OFFERED_DECREES,
    ROOM_IDS,
    ROOM_NUMBER,
    SECRET_FAVORS,
    SECRETS,
    START_DECREES,
    THREE_CIRCLES,
    TWO_LINES,
    TYPE_NUMBER,
    deck_size,
)
from castlewright.games.blueprints.moves import Box, Foyer, Keep, Line
from castlewright.games.blueprints.state import BOX, DECREE, FOYER, LINE, MAIN, NONE, START, SWAN, Player, State

from .rounds import begin_round
from .telling import Events, say
from .tracks import paint_last_turn, paint_swan

LEFT_OUT = Several("left_out", "decree", DECREES, MOST_LEFT_OUT)
"""The table option: decrees that are not in this game."""
LINES_AT_START = 2


def start(seats: int, options: Options, chance: Chance, edition: int) -> State:
    alone = seats == 1
    rooms = chance.shuffle("rooms", range(len(ROOM_IDS)))
    size, market = deck_size(seats), seats + MARKET_EXTRA
    bonuses = chance.shuffle("bonuses", range(len(BONUS_CARDS)))
    favors = chance.shuffle("favors", range(len(FAVORS)))
    in_play = decrees_in_play(seats, options)
    decrees = [decree for decree in chance.shuffle("decrees", range(len(DECREES))) if decree in in_play]
    if alone:
        favors = [favor for favor in favors if FAVORS[favor] not in NOT_ALONE_FAVORS]
    first = chance.below("first", seats)
    draft = tuple((first - 1 - step) % seats for step in range(seats))
    hand = seats + 2
    if options["decrees"] == "two":
        draft += draft[::-1]
        hand += seats
    return State(
        edition=edition,
        seats=seats,
        options=dict(options),
        players=[
            Player(
                Castle.new(NONE),
                bonuses=tuple(sorted(bonuses[FIRST_BONUS_CARDS * seat : FIRST_BONUS_CARDS * (seat + 1)])),
            )
            for seat in range(seats)
        ],
        deck=tuple(rooms[market:size]),
        market=tuple(sorted(rooms[:market])),
        box=tuple(sorted(rooms[size:])),
        bonus_deck=tuple(bonuses[FIRST_BONUS_CARDS * seats :]),
        favors=tuple(sorted(favors[:FAVORS_IN_PLAY])),
        favor_box=tuple(favors[FAVORS_IN_PLAY:]),
        decree_deck=tuple(decrees[hand:]),
        draft_order=draft,
        hand=tuple(sorted(decrees[:hand])),
        first=first,
        order=tuple((first + step) % seats for step in range(seats)),
    )


def decrees_in_play(seats: int, options: Options) -> list[int]:
    """Without those put back into the box (BL-3.7), and alone without those marked as not for one player (BL-15.2)."""
    absent = {*LEFT_OUT.chosen(options), *(NOT_ALONE_DECREES if seats == 1 else ())}
    return [number for number, decree in enumerate(DECREES) if decree not in absent]


# -- decrees ---------------------------------------------------------------------------------------------------------


def keep(state: State, seat: int, move: Keep, events: Events) -> None:
    decree = DECREE_NUMBER[move.decree]
    if state.step == DECREE:
        _exchange(state, seat, decree, events)
        return
    player = state.players[seat]
    player.decrees = tuple(sorted((*player.decrees, decree)))
    state.hand = tuple(other for other in state.hand if other != decree)
    state.picks = (*state.picks, decree)
    if events is not None:
        say(events, "event-kept", seat=seat)
        say(events, "event-you-kept", to=(seat,), seat=seat, decree=move.decree)
    if len(state.picks) == len(state.draft_order):
        _open_decrees(state, events)


def _open_decrees(state: State, events: Events) -> None:
    """All at once (BL-3.3); then those that act at the start, "another decree" after all others (BL-3.4)."""
    state.picks = ()
    todo = []
    for seat in state.order:
        player = state.players[seat]
        player.powers = sum(1 << decree for decree in player.decrees)
        todo += [(seat, decree) for decree in player.decrees if decree < len(START_DECREES)]
        if events is not None:
            for decree in player.decrees:
                say(events, "event-decree", seat=seat, decree=DECREES[decree])
    state.todo = tuple(sorted(todo, key=lambda each: each[1] == NEW_DECREE))
    state.phase = START
    _carry_out(state, events)


def _carry_out(state: State, events: Events) -> None:
    """What needs no choice happens; the first that does is asked for."""
    while state.todo:
        seat, decree = state.todo[0]
        if decree == TWO_LINES:
            state.step, state.left = LINE, LINES_AT_START
            return
        if decree == BOX_ROOM:
            state.step = BOX
            if events is not None:
                say(events, "event-box", seat=seat)
            return
        if decree == NEW_DECREE:
            state.step = DECREE
            state.offered = tuple(sorted(state.decree_deck[:OFFERED_DECREES]))
            state.decree_deck = state.decree_deck[OFFERED_DECREES:]
            if events is not None:
                say(events, "event-looks", seat=seat)
            return
        _act(state, seat, decree, events)
        state.todo = state.todo[1:]
    state.phase, state.step, state.left = FOYER, MAIN, 0


def _act(state: State, seat: int, decree: int, events: Events) -> None:
    player = state.players[seat]
    if decree == THREE_CIRCLES:
        if events is not None:
            say(events, "event-three-circles", seat=seat)
        for _ in range(3):
            paint_last_turn(state, seat, events)
    elif decree == SECRET_FAVORS:
        player.secrets = tuple(sorted(state.favor_box[:SECRETS]))
        state.favor_box = state.favor_box[SECRETS:]
        if events is not None:
            say(events, "event-secret-favors", seat=seat, count=SECRETS)
            for favor in player.secrets:
                say(events, "event-your-favor", to=(seat,), seat=seat, favor=FAVORS[favor])
    else:
        for _ in range(3):
            paint_swan(state, seat, SWAN, events)


def _exchange(state: State, seat: int, decree: int, events: Events) -> None:
    """One of three in place of "another decree", which goes under the deck with the other two (BL-12.5)."""
    player = state.players[seat]
    player.decrees = tuple(sorted((*(own for own in player.decrees if own != NEW_DECREE), decree)))
    player.powers = sum(1 << own for own in player.decrees)
    state.returned = tuple(other for other in state.offered if other != decree)
    state.beneath = (NEW_DECREE,)
    state.offered, state.renewed = (), seat
    if events is not None:
        say(events, "event-renewed", seat=seat, decree=DECREES[decree])
    state.todo = ((seat, decree),) if decree < len(START_DECREES) else ()
    state.step = MAIN
    _carry_out(state, events)


def line_at_start(state: State, seat: int, move: Line, events: Events) -> None:
    state.players[seat].castle.open_line(LINE_NUMBER[move.line])
    state.left -= 1
    if events is not None:
        say(events, "event-line", seat=seat, line=move.line)
    if not state.left:
        state.todo, state.step = state.todo[1:], MAIN
        _carry_out(state, events)


def box_room(state: State, seat: int, move: Box, events: Events) -> None:
    card = ROOM_NUMBER[move.card]
    state.players[seat].box = card
    state.box = tuple(other for other in state.box if other != card)
    if events is not None:
        say(events, "event-box-room", seat=seat, room=move.card)
    state.todo, state.step = state.todo[1:], MAIN
    _carry_out(state, events)


# -- foyers ----------------------------------------------------------------------------------------------------------


def foyer(state: State, seat: int, move: Foyer, events: Events) -> None:
    player = state.players[seat]
    opened = player.castle.flags
    kind = TYPE_NUMBER[move.kind]
    player.castle = Castle.new(kind, walls_join=bool(player.powers >> BLOCKED_JOINED & 1))
    for line in bits(opened):
        player.castle.open_line(line)
    if events is not None:
        say(events, "event-foyer", seat=seat, kind=move.kind)
    paint_swan(state, seat, kind, events)
    state.turn += 1
    if state.turn == state.seats:
        begin_round(state, events)
