"""How a game begins, and what each move does. Which moves there are stands in `choices`."""

from typing import Any

from castlewright.core import Arg, Chance, Event, Finality, Options, Piece

from .board import STRIDE
from .bonuses import DRAWING, Bonus, third_or_fifth
from .bonuses.cards import CARD_IDS, CARD_NUMBER
from .bonuses.piles import Pile
from .castle import Castle
from .castle.growth import with_attendant, with_card, with_room
from .components import (
    ATTENDANT_IDS,
    CARD_DRAW,
    FIRST_FACE,
    FIRST_THRONE,
    FOOD_DRAW,
    NUMBER,
    PIECES,
    ROUNDS,
    STACK,
    TURNS,
    TYPE_OF,
)
from .moves import Add, Agree, Attend, BonusOption, Build, Choose, Copy, Keep, Move, Serve, YouFirst
from .pieces import built_piece, castle_name, tile_piece
from .state import BUILD, CHOOSE, LUDWIGS_SEAT, NOBODY, OVER, PARTNERS, SERVE, State, elders, ranks

Events = list[Event] | None


def start(edition: int, seats: int, options: Options, chance: Chance) -> State:
    places = max(3, seats)
    thrones = chance.shuffle("thrones", range(FIRST_THRONE, len(PIECES)))
    in_order = elders(seats, options, chance)
    seniors, juniors = ranks(in_order, places)
    state = State(
        edition=edition,
        seats=seats,
        elders=in_order,
        seniors=seniors,
        juniors=juniors,
        options=dict(options),
        castles=[Castle.around(throne) for throne in thrones[:places]],
        stacks=[()] * places,
        pairs=[()] * places,
        due=[0] * places,
        ludwig=[NOBODY] * places,
        yielding=[0] * places,
        bonuses=[None] * places,
        rooms=Pile(tuple(chance.shuffle("rooms", range(FIRST_FACE)))),
        cards=Pile(tuple(chance.shuffle("cards", range(len(CARD_IDS))))),
    )
    _deal(state, chance)
    _begin_turn(state, chance)
    return state


def apply(state: State, seat: int, move: Move, chance: Chance, events: Events = None) -> None:
    _PLAY[type(move)](state, seat, move, chance, events)


def finality(state: State, seat: int, move: Move) -> Finality:
    """Asked before the move is played. Each castle is a scope of its own; the move that completes the last of them
    touches all, for then the next stacks are seen. What settles a bonus lets its partners go on in other castles too:
    since edition 2 it stands (TC-4.5)."""
    if isinstance(move, Choose | Serve):
        return Finality(True)
    castle, scope = move.castle, castle_name(move.castle)
    if isinstance(move, YouFirst):
        return Finality(False, scope)
    if isinstance(move, Build):
        bonus = third_or_fifth(state.castles[castle].counts, TYPE_OF[NUMBER[move.room]])
        due = state.due[castle]
        stands, completes = bonus in DRAWING, bonus is None and due & due - 1 == 0
    else:
        if not isinstance(move, Agree) and _proposes(state, seat, castle):
            return Finality(False, scope)
        stands, completes = _settles(state, castle, None if isinstance(move, Agree) else move)
    if completes and _others_are_complete(state, castle):
        return Finality(True, scope, frozenset(castle_name(each) for each in range(state.places)))
    return Finality(stands, scope)


def _settles(state: State, castle: int, option: BonusOption | None) -> tuple[bool, bool]:
    """Does settling the bonus so, or as proposed, stand for good, and does it complete the castle's turn?"""
    bonus = state.bonuses[castle]
    assert bonus is not None
    settled = option or bonus.proposal
    if isinstance(settled, Copy):
        return settled.bonus in DRAWING, False
    brings_another = (
        bonus.draws
        and isinstance(settled, Add)
        and third_or_fifth(state.castles[castle].counts, TYPE_OF[NUMBER[settled.room]]) is not None
    )
    return bonus.draws or state.edition >= 2, not state.due[castle] and not brings_another


def _others_are_complete(state: State, castle: int) -> bool:
    others = [each for each in range(state.places) if each != castle]
    return not any(state.due[each] or state.bonuses[each] is not None for each in others)


def _proposes(state: State, seat: int, castle: int) -> bool:
    return state.juniors[castle] == seat


def say(events: list[Event], name: str, *, pieces: tuple[Piece, ...] = (), to: Any = None, **args: Arg) -> None:
    events.append(Event(name, args, to, pieces))


# --- choosing ---


def _deal(state: State, chance: Chance) -> None:
    """Nine rooms for everybody; the supply is shuffled with the discards first if it is too small (TC-3.1)."""
    state.rooms, dealt = state.rooms.drawn(STACK * state.places, "rooms", chance)
    state.stacks = [tuple(sorted(dealt[STACK * place : STACK * (place + 1)])) for place in range(state.places)]
    state.dealt = state.rooms.times


def _begin_turn(state: State, chance: Chance) -> None:
    if len(state.castles) == state.seats:
        state.phase = CHOOSE
        return
    state.phase = SERVE
    stack = state.stacks[LUDWIGS_SEAT]
    one, other, *_ = chance.shuffle("ludwig", stack, round=state.round, turn=state.turn)
    state.pairs[LUDWIGS_SEAT] = (one, other) if one < other else (other, one)
    state.stacks[LUDWIGS_SEAT] = _without(stack, one, other)


def _without(stack: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    rest = [*stack]
    rest.remove(one)
    rest.remove(other)
    return tuple(rest)


def _serve(state: State, seat: int, move: Serve, chance: Chance, events: Events) -> None:
    room = NUMBER[move.room]
    one, other = state.pairs[LUDWIGS_SEAT]
    if room == other:
        other = one
    own, others = (2, 1) if seat == 0 else (1, 2)
    state.ludwig[own], state.ludwig[others] = room, other
    state.pairs[LUDWIGS_SEAT] = ()
    state.phase = CHOOSE
    if events is not None:
        for castle, piece in ((own, room), (others, other)):
            say(events, "event-served", seat=seat, room=PIECES[piece], castle=castle, pieces=(tile_piece(piece),))


def _choose(state: State, seat: int, move: Choose, chance: Chance, events: Events) -> None:
    one, other = move.rooms
    pair = NUMBER[one], NUMBER[other]
    state.pairs[seat] = pair
    state.stacks[seat] = _without(state.stacks[seat], *pair)
    if events is not None:
        say(events, "event-chosen", seat=seat)
        for room in move.rooms:
            say(events, "event-you-chose", seat=seat, room=room, to=(seat,))
    if () not in state.pairs[: state.seats]:
        _reveal(state, events)


def _reveal(state: State, events: Events) -> None:
    """All pairs are turned up, and the stacks move on (TC-3.4)."""
    stacks, places = state.stacks, len(state.castles)
    state.stacks = [stacks[-1], *stacks[:-1]] if state.round == 1 else [*stacks[1:], stacks[0]]
    state.due = PARTNERS[places].copy()
    state.phase = BUILD
    if events is not None:
        for seat in range(state.seats):
            for room in state.pairs[seat]:
                say(events, "event-revealed", seat=seat, room=PIECES[room], pieces=(tile_piece(room),))


# --- building ---


def _build(state: State, seat: int, move: Build, chance: Chance, events: Events) -> None:
    castle, piece = move.castle, NUMBER[move.room]
    if piece == state.ludwig[castle]:
        state.ludwig[castle] = NOBODY
        state.due[castle] ^= 1 << LUDWIGS_SEAT
    else:
        pair = state.pairs[seat]
        state.pairs[seat] = pair[1:] if pair[0] == piece else pair[:1]
        state.due[castle] ^= 1 << seat
    state.yielding[castle] = 0
    if events is not None:
        say(
            events,
            "event-built",
            seat=seat,
            room=move.room,
            castle=castle,
            pieces=(built_piece(move),),
        )
    _raise_room(state, castle, piece, move, chance, events)


def _raise_room(state: State, castle: int, piece: int, move: Build | Add, chance: Chance, events: Events) -> None:
    """Stands a room in its castle; a third or fifth of its type brings a bonus (TC-6.1)."""
    x, y = move.at
    before = state.castles[castle]
    state.castles[castle] = with_room(before, piece, x * STRIDE + y)
    bonus = third_or_fifth(before.counts, TYPE_OF[piece]) if piece < FIRST_FACE else None
    if bonus is not None:
        if events is not None:
            say(events, "event-bonus", castle=castle, bonus=bonus)
        _open_bonus(state, castle, bonus, chance, events)
    elif not state.due[castle]:
        _end_turn_if_done(state, chance, events)


def _you_first(state: State, seat: int, move: YouFirst, chance: Chance, events: Events) -> None:
    castle = move.castle
    state.yielding[castle] |= 1 << seat
    if events is not None:
        say(events, "event-you-first", seat=seat, castle=castle)
        if state.yielding[castle] == state.due[castle]:
            say(events, "event-elder-first", seat=state.seniors[castle], castle=castle)


# --- bonuses ---


def _open_bonus(state: State, castle: int, kind: str, chance: Chance, events: Events) -> None:
    state.bonuses[castle] = Bonus(kind)
    if kind in DRAWING:
        drawn = _draw_for(state, castle, chance, events)
        if events is not None and not drawn:
            say(events, "event-waits", castle=castle, bonus=kind)


def _draw_for(state: State, castle: int, chance: Chance, events: Events) -> bool:
    """Draws for a bonus, or leaves the castle waiting while other castles hold too much (TC-6.12)."""
    bonus = state.bonuses[castle]
    assert bonus is not None
    food = bonus.kind == "food"
    pile, count = (state.rooms, FOOD_DRAW) if food else (state.cards, CARD_DRAW)
    if not pile.enough(count):
        return False
    after, drawn = pile.drawn(count, "rooms" if food else "cards", chance)
    if food:
        state.rooms = after
    else:
        state.cards = after
    state.bonuses[castle] = Bonus(bonus.kind, tuple(sorted(drawn)), after.times)
    if events is not None:
        if after.times != pile.times:
            say(events, "event-reshuffled", bonus=bonus.kind)
        say(events, "event-drawn", castle=castle, bonus=bonus.kind, count=count)
    return True


def _settle(state: State, seat: int, move: BonusOption, chance: Chance, events: Events) -> None:
    castle = move.castle
    bonus = state.bonuses[castle]
    assert bonus is not None
    if _proposes(state, seat, castle):
        state.bonuses[castle] = Bonus(bonus.kind, bonus.drawn, bonus.left, move)
        if events is not None:
            _tell_proposal(state, seat, bonus, move, events)
        return
    if events is not None and bonus.proposal is not None:
        say(events, "event-otherwise", seat=seat, castle=castle)
    _decide(state, bonus, move, chance, events)


def _tell_proposal(state: State, seat: int, bonus: Bonus, move: BonusOption, events: list[Event]) -> None:
    """What was drawn is known to the partners only, and so is a proposal about it."""
    castle = move.castle
    say(events, "event-proposes", seat=seat, castle=castle)
    to = state.partners(castle) if bonus.draws else None
    match move:
        case Add():
            say(
                events,
                "event-proposed-room",
                room=move.room,
                to=to,
                pieces=(built_piece(move),),
            )
        case Attend():
            say(events, "event-proposed-attendant", attendant=move.attendant, to=to)
        case Keep():
            say(events, "event-proposed-card", card=move.card, to=to)
        case Copy():
            say(events, "event-proposed-copy", bonus=move.bonus, to=to)


def _agree(state: State, seat: int, move: Agree, chance: Chance, events: Events) -> None:
    bonus = state.bonuses[move.castle]
    assert bonus is not None
    assert bonus.proposal is not None
    if events is not None:
        say(events, "event-agrees", seat=seat, castle=move.castle)
    _decide(state, bonus, bonus.proposal, chance, events)


def _decide(state: State, bonus: Bonus, move: BonusOption, chance: Chance, events: Events) -> None:
    castle = move.castle
    if isinstance(move, Copy):
        if events is not None:
            say(events, "event-copies", castle=castle, bonus=move.bonus)
        _open_bonus(state, castle, move.bonus, chance, events)
        return
    state.bonuses[castle] = None
    if isinstance(move, Add):
        piece = NUMBER[move.room]
        if events is not None:
            say(
                events,
                "event-added",
                castle=castle,
                room=move.room,
                pieces=(built_piece(move),),
            )
        if bonus.drawn:
            _reject(state, castle, bonus, piece, chance, events)
        _raise_room(state, castle, piece, move, chance, events)
        return
    if isinstance(move, Attend):
        state.castles[castle] = with_attendant(state.castles[castle], ATTENDANT_IDS.index(move.attendant))
        if events is not None:
            say(events, "event-attends", castle=castle, attendant=move.attendant)
    else:
        card = CARD_NUMBER[move.card]
        state.castles[castle] = with_card(state.castles[castle], card)
        if events is not None:
            say(events, "event-kept", castle=castle, card=move.card)
        _reject(state, castle, bonus, card, chance, events)
    if not state.due[castle]:
        _end_turn_if_done(state, chance, events)


def _reject(state: State, castle: int, bonus: Bonus, taken: int, chance: Chance, events: Events) -> None:
    """Discards what was drawn and not taken; castles that wait for the supply draw now."""
    rest = tuple(item for item in bonus.drawn if item != taken)
    known = PARTNERS[len(state.castles)][castle] & (1 << state.seats) - 1
    if bonus.kind == "food":
        state.rooms = state.rooms.discarding(rest, known, bonus.left)
    else:
        state.cards = state.cards.discarding(rest, known, bonus.left)
    for other, open_bonus in enumerate(state.bonuses):
        if open_bonus is not None and open_bonus.waits and open_bonus.kind == bonus.kind:
            _draw_for(state, other, chance, events)


# --- the end of a turn ---


def _end_turn_if_done(state: State, chance: Chance, events: Events) -> None:
    """When every castle has its two rooms and no bonus is open (TC-4.6)."""
    if any(state.due) or any(state.bonuses):
        return
    if state.turn < TURNS:
        state.turn += 1
    else:
        _discard_last(state, events)
        if state.round == ROUNDS:
            state.phase = OVER
            if events is not None:
                say(events, "event-over")
            return
        state.round, state.turn = state.round + 1, 1
        shuffled = state.rooms.times
        _deal(state, chance)
        if events is not None and state.rooms.times != shuffled:
            say(events, "event-reshuffled", bonus="food")
    _begin_turn(state, chance)
    if events is not None:
        say(events, "event-turn", round=state.round, turn=state.turn)


def _discard_last(state: State, events: Events) -> None:
    """The last room of every stack; those who held the stack know it (TC-3.5, TC-11.3)."""
    for place, stack in enumerate(state.stacks):
        known = state.seen_by(place)
        state.rooms = state.rooms.discarding(stack, known, state.dealt)
    state.stacks = [()] * state.places
    if events is not None:
        say(events, "event-last-discarded")


_PLAY: dict[Any, Any] = {
    Serve: _serve,
    Choose: _choose,
    Build: _build,
    YouFirst: _you_first,
    **dict.fromkeys((Add, Attend, Keep, Copy), _settle),
    Agree: _agree,
}
"""What each move does."""


def conserved(state: State) -> dict[str, list[int]]:
    """Every room, card and throne room of the game, wherever it is."""
    rooms = [*state.rooms.supply, *(each.item for each in state.rooms.discards)]
    cards = [*state.cards.supply, *(each.item for each in state.cards.discards)]
    for heap in (*state.stacks, *state.pairs):
        rooms += heap
    rooms += [room for room in state.ludwig if room != NOBODY]
    for castle, bonus in zip(state.castles, state.bonuses, strict=True):
        rooms += [piece for piece in castle.rooms.values() if piece < FIRST_FACE]
        cards += castle.cards
        if bonus is not None:
            (rooms if bonus.kind == "food" else cards).extend(bonus.drawn)
    return {
        "rooms": sorted(rooms),
        "cards": sorted(cards),
        "thrones": [castle.throne for castle in state.castles],
    }
