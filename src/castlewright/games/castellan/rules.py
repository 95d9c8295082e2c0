"""The turn: how a game begins, and what each move does. Which moves there are stands in `choices`."""

from collections.abc import Callable
from typing import Any

from castlewright.core import Arg, Chance, Event, Finality, Options

from .board import Castle, Face, is_long, pack, tower_place, unpack, wall_place
from .choices import splits
from .components import OPENING_DRAW, TOWER_DECK, WALL_DECK, Pieces, shown_on
from .moves import Built, Card, Double, Draw, Move, Single, Take, Tower, Wall
from .pieces import built_piece, card_pieces, cell_piece, tower_piece
from .state import BUILD, CHOOSE, CLAIM, DRAW, OVER, UNCLAIMED, Side, State, Yard, ground

Events = list[Event] | None


def start(edition: int, seats: int, options: Options, chance: Chance) -> State:
    sides = []
    for seat in range(seats):
        towers = chance.shuffle("tower deck", TOWER_DECK, seat=seat)
        walls = chance.shuffle("wall deck", WALL_DECK, seat=seat)
        hand = sorted(towers[:OPENING_DRAW] + walls[:OPENING_DRAW])
        sides.append(Side(tuple(hand), tuple(towers[OPENING_DRAW:]), tuple(walls[OPENING_DRAW:])))
    starter = chance.below("starter", seats)
    return State(
        edition=edition,
        options=dict(options),
        starter=starter,
        turn=starter,
        phase=CHOOSE,
        castle=Castle.empty(),
        sides=sides,
        received=[Pieces()] * seats,
        doubled=[False] * seats,
        rounds=[int(seat == starter) for seat in range(seats)],
        yards=[],
    )


def finality(state: State, seat: int, move: Move) -> Finality:
    """Asked before the move is played: cards and trial fits can be taken back, what shows hidden cards cannot."""
    match move:
        case Card():
            final = False
        case Tower() | Wall():
            final = state.options["trial"] == "no"
        case Double() | Single():
            final = len(splits(state)) <= 1
        case _:
            final = True
    return Finality(final)


def apply(state: State, seat: int, move: Move, chance: Chance, events: Events = None) -> None:
    """Plays a move that is known to be legal. All chance is in the set-up."""
    _PLAY[type(move)](state, move, events)


def _choose(state: State, move: Card, events: Events) -> None:
    state.chosen = (*state.chosen, move.card)
    if events is not None:
        seat = state.turn
        events.append(
            Event("event-choose", {"seat": seat, "card": move.card}, to=(seat,), pieces=card_pieces((move.card,)))
        )


def _take(state: State, move: Take, events: Events) -> None:
    chosen, state.chosen = state.chosen, ()
    _lay(state, chosen, "event-take", events)


def _lay(state: State, cards: tuple[str, ...], name: str, events: Events) -> None:
    """Lays cards on the table and takes their pieces, and those passed on, to build."""
    seat = state.turn
    side = state.sides[seat]
    hand = tuple([card for card in side.hand if card not in cards])
    state.sides[seat] = Side(hand, side.towers, side.walls, side.played + cards)
    state.laid = cards
    shown, received = shown_on(cards), state.received[seat]
    state.received[seat] = Pieces()
    state.towers = shown.towers + received.towers
    state.long = shown.long + received.long
    state.short = shown.short + received.short
    state.phase = BUILD
    if events is not None:
        said: dict[str, Arg] = {"seat": seat, "cards": ", ".join(cards), "count": len(cards), **_counts(state.pieces)}
        events.append(Event(name, said, pieces=card_pieces(cards)))


def _raise_tower(state: State, move: Tower, events: Events) -> None:
    place = tower_place(move.at)
    owner = state.castle.towers[place]
    joined = state.castle.raise_tower(place)
    state.towers -= 1
    _note(state, place)
    if owner != UNCLAIMED or len(joined) > 1:
        state.touched += [(arm, owner) for arm in joined]
    if events is not None:
        events.append(Event("event-tower", {"seat": state.turn}, pieces=(built_piece(place),)))


def _raise_wall(state: State, move: Wall, events: Events) -> None:
    place = wall_place(move.a, move.b)
    castle = state.castle
    if place in castle.shorts:
        owner, name = castle.shorts[place], "event-short"
        state.short -= 1
    else:
        owner, name = castle.longs[place], "event-long"
        state.long -= 1
    joined = castle.raise_wall(place)
    if joined:
        state.touched += [(arm, owner) for arm in joined]
    _note(state, place)
    if events is not None:
        events.append(Event(name, {"seat": state.turn}, pieces=(built_piece(place),)))


def _note(state: State, place: int) -> None:
    if not state.built:
        state.fresh = []
    state.fresh.append(place)
    state.built += 1


def _confirm(state: State, move: Built, events: Events) -> None:
    if events is not None:
        events.append(Event("event-built", {"seat": state.turn, "count": state.built}))
    if state.touched:
        _claim(state, events)
    if state.towers or state.long or state.short:
        _pass_on(state, events)
    if state.must_double or (state.claims and not state.doubled[state.turn]):
        state.phase = CLAIM
    else:
        _go_on_to_draw(state, events)


def touched_yards(state: State) -> list[tuple[Face, int]]:
    """The yards that changed in this turn, as they are now, with the ground they were before."""
    seen: set[int] = set()
    yards = []
    for arm, owner in state.touched:
        if arm not in seen:
            face = state.castle.face(arm)
            seen.update(face.walk)
            if face.is_yard:
                yards.append((face, owner))
    return yards


def _claim(state: State, events: Events) -> None:
    """Sets keeps into everything that was closed or divided, and counts the towers of what only grew (CA-5.2, 5.3).

    The double of a divided yard waits in the part with the least cell, as while building, until its owner names a part.
    """
    seat = state.turn
    standing = {yard.cell: yard for yard in state.yards}
    claimed, divided = [], []
    for face, owner in touched_yards(state):
        before = standing.get(face.cell)
        grown = before is not None and before.area == face.area
        double = before is not None and before.double
        standing[face.cell] = Yard.of(face, seat, double)
        if not grown:
            state.castle.set_ground(face, ground(seat, double))
            claimed.append(face.cell)
            if owner == ground(seat, True):
                divided.append(face.cell)
    state.yards = [standing[cell] for cell in sorted(standing)]
    state.touched = []
    state.must_double = bool(divided)
    state.claims = tuple(sorted(divided or claimed))
    if events is not None:
        events.extend(_claimed(standing[cell]) for cell in sorted(claimed))


def _claimed(yard: Yard) -> Event:
    pieces = (cell_piece(unpack(yard.cell)), *(tower_piece(unpack(tower)) for tower in yard.towers))
    return Event("event-claim", {"seat": yard.owner, "towers": len(yard.towers)}, pieces=pieces)


def _pass_on(state: State, events: Events) -> None:
    """What fits nowhere goes to the left, or aside when nobody has a turn any more (CA-4.10, CA-7.3)."""
    leftover, state.towers, state.long, state.short = state.pieces, 0, 0, 0
    seat, left = state.turn, (state.turn + 1) % state.seats
    if state.is_very_last_turn:
        state.aside += leftover
        said = Event("event-aside", {"seat": seat, **_counts(leftover)})
    else:
        state.received[left] += leftover
        said = Event("event-pass", {"seat": seat, "to_seat": left, **_counts(leftover)})
    if events is not None:
        events.append(said)


def _double(state: State, move: Double, events: Events) -> None:
    seat, cell = state.turn, pack(move.cell)
    name = "event-double-kept" if state.must_double else "event-double"
    for n, yard in enumerate(state.yards):
        if yard.owner == seat and yard.double != (yard.cell == cell):
            state.yards[n] = Yard(yard.cell, seat, yard.cell == cell, yard.cells, yard.towers)
            state.castle.set_ground(state.castle.face_at(yard.cell), ground(seat, yard.cell == cell))
        if yard.cell == cell and events is not None:
            said: dict[str, Arg] = {"seat": seat, "towers": len(yard.towers)}
            events.append(Event(name, said, pieces=(cell_piece(move.cell),)))
    state.doubled[seat] = True
    _go_on_to_draw(state, events)


def _single(state: State, move: Single, events: Events) -> None:
    if events is not None:
        events.append(Event("event-single", {"seat": state.turn}))
    _go_on_to_draw(state, events)


def _go_on_to_draw(state: State, events: Events) -> None:
    state.claims, state.must_double = (), False
    choices = splits(state)
    if len(choices) > 1:
        state.phase = DRAW
    else:
        _draw(state, choices[0], events)


def _draw(state: State, move: Draw, events: Events) -> None:
    seat = state.turn
    side = state.sides[seat]
    drawn = side.towers[: move.towers] + side.walls[: move.walls]
    if drawn:
        hand = tuple(sorted(side.hand + drawn))
        state.sides[seat] = Side(hand, side.towers[move.towers :], side.walls[move.walls :], side.played)
        if events is not None:
            said: dict[str, Arg] = {"seat": seat, "count": len(drawn), "towers": move.towers, "walls": move.walls}
            events.append(Event("event-draw", said))
            secret: dict[str, Arg] = {"seat": seat, "count": len(drawn), "cards": ", ".join(drawn)}
            events.append(Event("event-drawn", secret, to=(seat,), pieces=card_pieces(drawn)))
    _end_turn(state, events)


def _end_turn(state: State, events: Events) -> None:
    seat = state.turn
    if state.ran_out is None and state.sides[seat].empty:
        state.ran_out = seat
        if events is not None:
            events.append(Event("event-ran-out", {"seat": seat}))
    if not state.built:
        state.fresh = []
    state.built = 0
    state.laid = ()
    following = (seat + 1) % state.seats
    if following == state.ran_out:
        state.phase = OVER
        if events is not None:
            events.append(Event("event-over"))
        return
    state.turn = following
    state.rounds[following] += 1
    state.phase = CHOOSE
    if state.ran_out is not None:
        side = state.sides[following]
        cards = tuple(sorted(side.hand + side.towers + side.walls))
        state.sides[following] = Side(cards, (), (), side.played)
        _lay(state, cards, "event-last-turn", events)


_PLAY: dict[type[Move], Callable[[State, Any, Events], None]] = {
    Card: _choose,
    Take: _take,
    Tower: _raise_tower,
    Wall: _raise_wall,
    Built: _confirm,
    Double: _double,
    Single: _single,
    Draw: _draw,
}


def _counts(pieces: Pieces) -> dict[str, Arg]:
    return {"towers": pieces.towers, "long": pieces.long, "short": pieces.short}


def conserved(state: State) -> dict[str, Any]:
    """Every piece is built, in hand to be built, passed on, set aside, or still on a card; every card is somewhere."""
    castle = state.castle
    walls = castle.built_walls
    long = sum(map(is_long, walls))
    pieces = Pieces(len(castle.built_towers), long, len(walls) - long) + state.pieces + state.aside
    for seat in range(state.seats):
        pieces += state.received[seat] + state.unplayed(seat)
    return {
        "pieces": _counts(pieces),
        "cards": [sorted(side.hand + side.towers + side.walls + side.played) for side in state.sides],
    }
