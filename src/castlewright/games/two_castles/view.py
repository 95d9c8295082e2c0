"""What one seat may know: everything on the table, and what it has seen of what is hidden."""

from msgspec import Struct

from castlewright.core import Arg, Reason, View

from .board import STRIDE, at_cell
from .bonuses import Bonus
from .bonuses.cards import CARD_IDS, CARD_NUMBER
from .bonuses.piles import Pile
from .castle import Castle
from .castle.growth import attendant_gain, card_gain, gain, points
from .choices import actors, bonus_before, legal
from .components import ATTENDANT_IDS, FIRST_THRONE, NUMBER, PIECES
from .moves import Add, Agree, Attend, BonusOption, Build, Keep, Move
from .scoring import CastleSheet, sheet
from .sketch import sketch
from .state import BUILD, CHOOSE, LUDWIGS_SEAT, NOBODY, OVER, SERVE, State


class RoomView(Struct, frozen=True):
    room: str
    x: int
    y: int


class BonusView(Struct, frozen=True):
    """A bonus that is being settled."""

    kind: str
    """The type whose third room earned it (or that is copied), or `five`."""
    decider: int | None
    """Who has to speak now; nobody while it waits for the supply."""
    drawn: tuple[str, ...] | None
    """Rooms or cards to choose from; None for those who may not see them."""
    count: int
    """How many were drawn."""
    left: int
    """At what time they left the supply (`PileView.times`)."""
    proposed: bool
    proposal: BonusOption | None
    """What the junior partner proposes, for those who may see it."""


class CastleView(Struct, frozen=True):
    throne: str
    rooms: tuple[RoomView, ...]
    """In the order of their cells, the throne room left out."""
    attendants: tuple[str, ...]
    cards: tuple[str, ...]
    points: int
    partners: tuple[int, int]
    """The places it lies between: its number and the next. With two players 2 is Ludwig."""
    senior: int
    junior: int | None
    due: tuple[int, ...]
    """Places whose room is still to be built here this turn."""
    held: tuple[int, ...]
    """The people among them who build nothing here before a bonus is settled, of this castle or of their other one."""
    yielding: tuple[int, ...]
    """Who has said "you first"."""
    ludwig: str | None
    """Ludwig's room that lies beside the castle."""
    bonus: BonusView | None


class PlaceView(Struct, frozen=True):
    """A place in the circle: a seat, or Ludwig."""

    castles: tuple[int, int]
    """Its left castle and its right one."""
    size: int
    """Rooms in the stack in front of it: the hand in choosing, the stack to be picked up next in building."""
    stack: tuple[str, ...] | None
    """What is in that stack, if you know it. Of others' stacks the pair they have just chosen is still a part."""
    chosen: bool
    """Has chosen a pair that is not yet revealed (Ludwig: two of his rooms are drawn)."""
    pair: tuple[str, ...]
    """That pair, if you may see it."""
    tiles: tuple[str, ...]
    """Revealed rooms, still to be built."""


class DiscardView(Struct, frozen=True):
    item: str | None
    """None if you have not seen it."""
    known: tuple[int, ...]
    """The seats that know it."""
    left: int


class ReturnedView(Struct, frozen=True):
    """Something you knew among the discards when they were shuffled back into the supply."""

    item: str
    known: tuple[int, ...]
    time: int


class PileView(Struct, frozen=True):
    """A supply and its discards. `times` counts how often they were shuffled together."""

    size: int
    times: int
    discards: tuple[DiscardView, ...]
    returned: tuple[ReturnedView, ...]
    supply: tuple[str, ...] | None
    """What is in it, the next one last: only in the open view of a finished game."""


class TwoCastlesView(View, kw_only=True):
    sheets: tuple[CastleSheet, ...]
    phase: str
    """serve, choose, build or over."""
    round: int
    turn: int
    direction: int
    """Where stacks go: 1 to the next place (left), -1 to the one before (right)."""
    seats: int
    options: dict[str, str]
    elders: tuple[int, ...]
    """The eldest first."""
    castles: tuple[CastleView, ...]
    places: tuple[PlaceView, ...]
    server: int | None
    """Who serves Ludwig in this round."""
    rooms: PileView
    cards: PileView
    dealt: int
    """At what time the stacks left the supply."""
    gains: tuple[int | None, ...]
    """For each of your legal moves, in their order, the points it brings to its castle; None for what brings none."""

    def __str__(self) -> str:
        return sketch(self)


def view(state: State, seat: int | None, *, face_up: bool = False) -> TwoCastlesView:
    acting = actors(state)
    places = range(state.places)
    shown = [_place(state, place, seat, face_up) for place in places]
    castles = tuple(_castle(state, castle, seat, face_up) for castle in places)
    known_rooms = {room for place in shown for room in (*(place.stack or ()), *place.pair, *place.tiles)}
    known_rooms |= {room.room for castle in castles for room in castle.rooms}
    known_rooms |= {castle.ludwig for castle in castles if castle.ludwig}
    known_cards = {card for castle in castles for card in castle.cards}
    for castle in castles:
        if castle.bonus is not None and castle.bonus.drawn:
            (known_rooms if castle.bonus.kind == "food" else known_cards).update(castle.bonus.drawn)
    return TwoCastlesView(
        seat=seat,
        edition=state.edition,
        actors=acting,
        prompt=_prompt(state, seat, acting),
        sheets=tuple(sheet(castle, number) for number, castle in enumerate(state.castles)),
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        direction=1 if state.round == 1 else -1,
        seats=state.seats,
        options=dict(state.options),
        elders=state.elders,
        castles=castles,
        places=tuple(shown),
        server=state.server() if state.with_ludwig else None,
        rooms=_pile(state.rooms, PIECES, known_rooms, seat, face_up),
        cards=_pile(state.cards, CARD_IDS, known_cards, seat, face_up),
        dealt=state.dealt,
        gains=gains(state, seat) if seat is not None and seat in acting else (),
    )


def gains(state: State, seat: int) -> tuple[int | None, ...]:
    """What each legal move of a seat would bring to the castle it is for, in the order of `legal`."""
    return tuple(_gain(state, move) for move in legal(state, seat))


def _gain(state: State, move: Move) -> int | None:
    match move:
        case Build() | Add():
            return gain(state.castles[move.castle], NUMBER[move.room], move.at[0] * STRIDE + move.at[1])
        case Attend():
            return attendant_gain(state.castles[move.castle], ATTENDANT_IDS.index(move.attendant))
        case Keep():
            return card_gain(state.castles[move.castle], CARD_NUMBER[move.card])
        case Agree():
            bonus = state.bonuses[move.castle]
            return _gain(state, bonus.proposal) if bonus is not None and bonus.proposal is not None else None
        case _:
            return None


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def _castle(state: State, number: int, seat: int | None, face_up: bool) -> CastleView:
    castle: Castle = state.castles[number]
    bonus = state.bonuses[number]
    junior, ludwigs = state.juniors[number], state.ludwig[number]
    return CastleView(
        throne=PIECES[castle.throne],
        rooms=tuple(RoomView(PIECES[piece], *at_cell(cell)) for cell, piece in castle.placed() if piece < FIRST_THRONE),
        attendants=tuple(ATTENDANT_IDS[attendant] for attendant in castle.attendants),
        cards=tuple(CARD_IDS[card] for card in castle.cards),
        points=points(castle),
        partners=(number, (number + 1) % state.places),
        senior=state.seniors[number],
        junior=None if junior == NOBODY else junior,
        due=_seats(state.due[number]),
        held=_held(state, number) if any(state.bonuses) else (),
        yielding=_seats(state.yielding[number]),
        ludwig=None if ludwigs == NOBODY else PIECES[ludwigs],
        bonus=None if bonus is None else _bonus(state, number, bonus, seat, face_up),
    )


def _held(state: State, castle: int) -> tuple[int, ...]:
    due = [seat for seat in _seats(state.due[castle]) if seat < state.seats]
    return tuple(seat for seat in due if bonus_before(state, seat, castle) is not None)


def _bonus(state: State, castle: int, bonus: Bonus, seat: int | None, face_up: bool) -> BonusView:
    names = PIECES if bonus.kind == "food" else CARD_IDS
    sees = face_up or not bonus.draws or seat in state.partners(castle)
    return BonusView(
        kind=bonus.kind,
        decider=state.decider(castle),
        drawn=tuple(names[item] for item in bonus.drawn) if sees else None,
        count=len(bonus.drawn),
        left=bonus.left,
        proposed=bonus.proposal is not None,
        proposal=bonus.proposal if sees else None,
    )


def _place(state: State, place: int, seat: int | None, face_up: bool) -> PlaceView:
    stack, pair = state.stacks[place], state.pairs[place]
    hidden = state.phase in (SERVE, CHOOSE)
    sees_pair = face_up or place == seat or (place == LUDWIGS_SEAT and state.with_ludwig and seat == state.server())
    known: tuple[int, ...] | None = None
    if face_up or (seat is not None and state.seen_by(place) >> seat & 1):
        known = stack if sees_pair or not hidden else tuple(sorted(stack + pair))
    return PlaceView(
        castles=(place, (place - 1) % state.places),
        size=len(stack),
        stack=None if known is None or not stack else tuple(PIECES[room] for room in known),
        chosen=hidden and bool(pair),
        pair=tuple(PIECES[room] for room in pair) if hidden and sees_pair else (),
        tiles=() if hidden else tuple(PIECES[room] for room in pair),
    )


def _pile(pile: Pile, names: tuple[str, ...], known: set[str], seat: int | None, face_up: bool) -> PileView:
    bit = 0 if seat is None else 1 << seat
    discards = tuple(
        DiscardView(names[each.item] if face_up or each.known & bit else None, _seats(each.known), each.left)
        for each in pile.discards
    )
    seen = known | {each.item for each in discards if each.item is not None}
    return PileView(
        size=len(pile.supply),
        times=pile.times,
        discards=discards,
        returned=tuple(
            ReturnedView(names[fact.item], _seats(fact.known), fact.time)
            for fact in pile.returned
            if fact.known & bit and names[fact.item] not in seen
        ),
        supply=tuple(names[item] for item in pile.supply) if face_up else None,
    )


_WAITING = {
    SERVE: ("TC-10.2", "prompt-wait-serve", ""),
    CHOOSE: ("TC-3.2", "prompt-wait-choose-one", "prompt-wait-choose"),
    BUILD: ("TC-4.6", "prompt-wait-build-one", "prompt-wait-build"),
}
"""The rule, and what is said while one or several are awaited; open bonuses have words of their own."""


def _prompt(state: State, seat: int | None, acting: tuple[int, ...]) -> Reason:
    """One sentence: what is expected, and of whom."""
    if state.phase == OVER:
        return Reason("TC-9.1", "prompt-over")
    if seat is None or seat not in acting:
        return _waiting(state, seat, acting)
    if state.phase == SERVE:
        return Reason("TC-10.2", "prompt-serve")
    if state.phase == CHOOSE:
        return Reason("TC-3.2", "prompt-choose", {"round": state.round, "turn": state.turn})
    for castle in state.castles_of(seat):
        bonus = state.bonuses[castle]
        if bonus is not None and state.decider(castle) == seat:
            if state.juniors[castle] == NOBODY:
                return Reason("TC-10.5", "prompt-settle", {"castle": castle, "bonus": bonus.kind})
            name = "prompt-propose" if bonus.proposal is None else "prompt-answer"
            other = state.seniors[castle] if bonus.proposal is None else state.juniors[castle]
            return Reason("TC-6.3", name, {"castle": castle, "bonus": bonus.kind, "seat": other})
    return Reason("TC-4.1", "prompt-build")


def _waiting(state: State, seat: int | None, acting: tuple[int, ...]) -> Reason:
    """What everybody else waits for: partners the bonus of their own castle, and all the same one if nobody builds."""
    bonuses = [castle for castle, bonus in enumerate(state.bonuses) if bonus is not None]
    for castle in bonuses:
        if seat is not None and seat in state.partners(castle):
            return _bonus_first(state, castle, "prompt-held" if state.pairs[seat] else "prompt-wait-bonus")
    deciders = {state.decider(castle) for castle in bonuses}
    if bonuses and deciders.issuperset(acting):
        if len(bonuses) == 1:
            return _bonus_first(state, bonuses[0], "prompt-wait-bonus")
        return Reason("TC-6.1", "prompt-wait-bonuses", {"count": len(acting)})
    rule, one, several = _WAITING[state.phase]
    if len(acting) == 1:
        return Reason(rule, one, {"seat": acting[0]})
    return Reason(rule, several, {"count": len(acting)})


def _bonus_first(state: State, castle: int, name: str) -> Reason:
    bonus, decider = state.bonuses[castle], state.decider(castle)
    assert bonus is not None
    args: dict[str, Arg] = {"castle": castle, "bonus": bonus.kind}
    if decider is None:
        return Reason("TC-6.12", name, {**args, "step": "draw"})
    step = "propose" if decider == state.juniors[castle] else "decide"
    return Reason("TC-6.1", name, {**args, "step": step, "seat": decider})
