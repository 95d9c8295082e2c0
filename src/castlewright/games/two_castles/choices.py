"""Who may act, and everything they may do: what is possible is said once for each kind of move.

`legal` lists it and `is_legal` asks about one move. Small moves are made once and shared. Moves with a cell are made
for each list: so many could be kept that looking them up would take longer. They are appended one by one: for so few at
a time, that is quicker than a comprehension or `map`.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from .bonuses import COPIES, SPECIALTY_OF, Bonus
from .bonuses.cards import CARD_IDS, CARD_NUMBER
from .components import ATTENDANT_COPIES, ATTENDANT_IDS, FIRST_FACE, GROUND, LEVEL, NUMBER, PIECES
from .moves import Add, Agree, Attend, BonusOption, Build, Choose, Copy, Keep, Move, Serve, YouFirst
from .state import BUILD, CASTLES, CHOOSE, LUDWIGS_SEAT, MOST_PLACES, NOBODY, PARTNERS, SERVE, State

NOTHING: tuple[int, ...] = ()

_SEATS = [tuple(seat for seat in range(MOST_PLACES) if bits >> seat & 1) for bits in range(1 << MOST_PLACES)]
"""The seats of a set of bits."""


def actors(state: State) -> tuple[int, ...]:
    phase, may = state.phase, 0
    if phase == BUILD:
        bonuses, juniors, build, held = state.bonuses, state.juniors, 0, 0
        for castle, due in enumerate(state.due):
            if bonuses[castle] is not None:
                held |= PARTNERS[len(bonuses)][castle]
                decider = state.decider(castle)
                if decider is not None:
                    may |= 1 << decider
            elif due:
                if juniors[castle] == NOBODY:
                    build |= 1 << state.seniors[castle]
                else:
                    build |= due if due != state.yielding[castle] else due & 1 << state.seniors[castle]
        # `bonus_before`, written out.
        may |= build & ~held if state.edition >= 2 else build
    elif phase == CHOOSE:
        pairs = state.pairs
        for seat in range(state.seats):
            if not pairs[seat]:
                may |= 1 << seat
    elif phase == SERVE:
        may = 1 << state.server()
    return _SEATS[may]


# --- what is possible, kind by kind ---


def hand_of(state: State, seat: int) -> tuple[int, ...]:
    """Choose: any two of these rooms (TC-3.2)."""
    return state.stacks[seat] if state.phase == CHOOSE and not state.pairs[seat] else NOTHING


def served_by(state: State, seat: int) -> tuple[int, ...]:
    """Serve: one of Ludwig's two rooms (TC-10.2)."""
    return state.pairs[LUDWIGS_SEAT] if state.phase == SERVE and seat == state.server() else NOTHING


def rooms_for(state: State, seat: int, castle: int) -> Sequence[int]:
    """Build: these drafted rooms, in order, wherever the castle has a place for them, if no bonus comes before.

    Those of the partners are due in no other phase (TC-4.1); Ludwig's lies by its castle while the others still choose.
    """
    due = state.due[castle]
    own = state.pairs[seat] if due >> seat & 1 else NOTHING
    ludwigs = state.ludwig[castle]
    if ludwigs != NOBODY:
        if state.phase != BUILD or seat != state.seniors[castle]:
            return NOTHING
        return sorted((*own, ludwigs)) if own else (ludwigs,)
    return own if due != state.yielding[castle] or seat == state.seniors[castle] else NOTHING


def bonus_before(state: State, seat: int, castle: int) -> int | None:
    """The castle whose open bonus comes before a drafted room of this seat in this castle: this one, and since edition
    2 the other one of the seat as well, so that its partners build nothing meanwhile (TC-6.1)."""
    bonuses = state.bonuses
    if bonuses[castle] is not None:
        return castle
    if state.edition >= 2:
        one, other = CASTLES[len(bonuses)][seat]
        if bonuses[one] is not None:
            return one
        if bonuses[other] is not None:
            return other
    return None


def waits_for_elder(state: State, seat: int, castle: int) -> bool:
    """Both partners have let the other one go first, so that the elder builds first (TC-4.3)."""
    due = state.due[castle]
    return bool(due) and due == state.yielding[castle] and seat != state.seniors[castle]


def may_yield(state: State, seat: int, castle: int) -> bool:
    """You first: before the first room of the turn, once, and not with Ludwig, if no bonus comes before (TC-4.3)."""
    due = state.due[castle]
    return (
        bool(due & due - 1)
        and due >> seat & 1 == 1
        and not state.yielding[castle] >> seat & 1
        and state.juniors[castle] != NOBODY
    )


OPTIONS: dict[str, type[BonusOption]] = {
    "food": Add,
    "living": Attend,
    "utility": Keep,
    "downstairs": Copy,
    **dict.fromkeys(SPECIALTY_OF, Add),
}
"""By which kind of move each bonus is settled."""


def offered(state: State, bonus: Bonus) -> Sequence[int]:
    """Add, attend, keep, copy: one of these rooms, attendants, cards or bonuses, by their numbers; rooms wherever the
    castle has a place for them (TC-6.4 to TC-6.11)."""
    kind = bonus.kind
    if kind == "living":
        return free_attendants(state)
    if kind == "downstairs":
        return range(len(COPIES))
    return SPECIALTY_OF.get(kind, bonus.drawn)


def free_attendants(state: State) -> list[int]:
    """The kinds that have not run out (TC-6.5)."""
    placed = [attendant for castle in state.castles for attendant in castle.attendants]
    return [n for n in range(len(ATTENDANT_IDS)) if placed.count(n) < ATTENDANT_COPIES]


def may_agree(state: State, seat: int, castle: int) -> bool:
    """Agree: the elder, to what is proposed (TC-6.3)."""
    bonus = state.bonuses[castle]
    return bonus is not None and bonus.proposal is not None and state.decider(castle) == seat


# --- one move ---


def is_legal(state: State, seat: int, move: Move) -> bool:
    possible: bool = 0 <= seat < state.seats and _CAN[type(move)](state, seat, move)
    return possible


def _can_choose(state: State, seat: int, move: Choose) -> bool:
    hand, (one, other) = hand_of(state, seat), move.rooms
    return one != other and NUMBER.get(one) in hand and NUMBER.get(other) in hand


def _can_serve(state: State, seat: int, move: Serve) -> bool:
    return NUMBER.get(move.room) in served_by(state, seat)


def _can_build(state: State, seat: int, move: Build) -> bool:
    castle, piece = move.castle, NUMBER.get(move.room)
    return (
        0 <= castle < len(state.castles)
        and piece is not None
        and bonus_before(state, seat, castle) is None
        and piece in rooms_for(state, seat, castle)
        and state.castles[castle].has_place(piece, move.at)
    )


def _can_yield(state: State, seat: int, move: YouFirst) -> bool:
    castle = move.castle
    return (
        0 <= castle < len(state.castles)
        and bonus_before(state, seat, castle) is None
        and may_yield(state, seat, castle)
    )


def _can_settle(state: State, seat: int, move: BonusOption) -> bool:
    castle = move.castle
    if not 0 <= castle < len(state.castles):
        return False
    bonus = state.bonuses[castle]
    if (
        bonus is None
        or seat != state.decider(castle)
        or type(move) is not OPTIONS[bonus.kind]
        or move == bonus.proposal
    ):
        return False
    number = number_of(move)
    return number in offered(state, bonus) and (
        not isinstance(move, Add) or state.castles[castle].has_place(number, move.at)
    )


_COPY_NUMBER = {kind: number for number, kind in enumerate(COPIES)}
_ATTENDANT_NUMBER = {attendant: number for number, attendant in enumerate(ATTENDANT_IDS)}


def number_of(option: BonusOption) -> int:
    """The number of what an option names, NOBODY for what is not in the box."""
    match option:
        case Add():
            return NUMBER.get(option.room, NOBODY)
        case Attend():
            return _ATTENDANT_NUMBER.get(option.attendant, NOBODY)
        case Keep():
            return CARD_NUMBER.get(option.card, NOBODY)
        case Copy():
            return _COPY_NUMBER.get(option.bonus, NOBODY)


def _can_agree(state: State, seat: int, move: Agree) -> bool:
    return 0 <= move.castle < len(state.castles) and may_agree(state, seat, move.castle)


_CAN: dict[Any, Any] = {
    Choose: _can_choose,
    Serve: _can_serve,
    Build: _can_build,
    YouFirst: _can_yield,
    **dict.fromkeys((Add, Attend, Keep, Copy), _can_settle),
    Agree: _can_agree,
}


# --- all moves ---

_CHOICES = [
    [Choose((PIECES[one], PIECES[other])) if other > one else None for other in range(FIRST_FACE)]
    for one in range(FIRST_FACE)
]
"""Of every two rooms, by their numbers."""
_SERVES = [Serve(PIECES[room]) for room in range(FIRST_FACE)]
_YIELDS = [YouFirst(castle) for castle in range(MOST_PLACES)]
_AGREES = [Agree(castle) for castle in range(MOST_PLACES)]
_NAMED: dict[Any, Any] = {
    kind: [[kind(castle, word) for word in words] for castle in range(MOST_PLACES)]
    for kind, words in ((Attend, ATTENDANT_IDS), (Keep, CARD_IDS), (Copy, COPIES))
}
"""The options of bonuses that need no cell."""


def legal(state: State, seat: int) -> list[Move]:
    """Kind by kind, each in order of its fields."""
    if not 0 <= seat < state.seats:
        return []
    phase = state.phase
    if phase == BUILD:
        return _building(state, seat)
    if phase == CHOOSE:
        return _choosing(hand_of(state, seat))
    return [_SERVES[room] for room in served_by(state, seat)]


def _choosing(hand: tuple[int, ...]) -> list[Any]:
    return [_CHOICES[one][other] for one, other in combinations(hand, 2)]


def _building(state: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    yields: list[Move] = []
    options: list[Move] = []
    bonuses, dues = state.bonuses, state.due
    castles = CASTLES[len(bonuses)][seat]
    # `bonus_before`, written out.
    held = state.edition >= 2 and (bonuses[castles[0]] is not None or bonuses[castles[1]] is not None)
    for castle in castles:
        if bonuses[castle] is not None:
            if state.decider(castle) == seat:
                # Options of two castles may be of different kinds; kinds stand together.
                more = settling(state, castle)
                options = sorted(options + more, key=_kind_order) if options else more
        elif dues[castle] and not held and (rooms := rooms_for(state, seat, castle)):
            built = state.castles[castle]
            for room in rooms:
                name = PIECES[room]
                # Most rooms stand above ground: to ask `places_for` about them costs more than to look.
                for at in built.upper if LEVEL[room] == GROUND else built.places_for(room):
                    moves.append(Build(castle, name, at))  # noqa: PERF401 - see above
            if may_yield(state, seat, castle):
                yields.append(_YIELDS[castle])
    if yields:
        moves += yields
    if options:
        moves += options
    return moves


_ORDER: dict[Any, int] = {kind: n for n, kind in enumerate((Add, Attend, Keep, Copy, Agree))}


def _kind_order(move: Move) -> int:
    return _ORDER[type(move)]


def settling(state: State, castle: int) -> list[Move]:
    """What the one who has to decide about an open bonus may say."""
    bonus = state.bonuses[castle]
    assert bonus is not None
    options: list[Any] = bonus_options(state, castle, bonus)
    if bonus.proposal is not None:
        options.remove(bonus.proposal)
        options.append(_AGREES[castle])
    return options


def bonus_options(state: State, castle: int, bonus: Bonus) -> list[BonusOption]:
    """Everything a bonus can bring, in order."""
    kind = OPTIONS[bonus.kind]
    if kind is not Add:
        return [_NAMED[kind][castle][number] for number in offered(state, bonus)]
    adds: list[BonusOption] = []
    built = state.castles[castle]
    for piece in offered(state, bonus):
        name = PIECES[piece]
        for at in built.places_for(piece):
            adds.append(Add(castle, name, at))  # noqa: PERF401 - see above
    return adds
