"""Who may act, and everything they may do.

Small moves are made once and shared. Moves with a cell are made for each list: so many could be kept that looking them
up would take longer. They are appended one by one: for so few at a time, that is quicker than a comprehension or `map`.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from .cards import CARD_IDS
from .moves import Add, Agree, Attend, BonusOption, Build, Choose, Copy, Keep, Move, Serve, YouFirst
from .pieces import (
    ATTENDANT_COPIES,
    ATTENDANT_IDS,
    FIRST_FACE,
    FOUNTAIN,
    GRAND_FOYER,
    GROUND,
    LEVEL,
    NUMBER,
    PIECES,
    TOWER,
    TYPES,
)
from .state import BUILD, CHOOSE, FIVE, LUDWIGS_SEAT, MOST_PLACES, NOBODY, SERVE, Bonus, State

SPECIALTY_OF: dict[str, tuple[int, ...]] = {
    "outdoor": (FOUNTAIN,),
    "sleeping": (TOWER,),
    "corridor": (GRAND_FOYER,),
    FIVE: (FOUNTAIN, GRAND_FOYER, TOWER),
}
"""The faces that may be built by a bonus."""
COPIES = tuple(sorted(kind for kind in TYPES if kind != "downstairs"))


class _Made(dict[Any, Any]):
    """Things by what they are made from; made when they are first asked for."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Any) -> Any:
        made = self[key] = self._make(key)
        return made


_CHOICES = [
    [Choose((PIECES[one], PIECES[other])) if other > one else None for other in range(FIRST_FACE)]
    for one in range(FIRST_FACE)
]
"""Of every two rooms, by their numbers."""
_SERVES = _Made(lambda room: Serve(PIECES[room]))
_YIELDS = _Made(YouFirst)
_AGREES = _Made(Agree)
_ATTENDS, _KEEPS, _COPIES = (
    [[kind(castle, word) for word in words] for castle in range(MOST_PLACES)]
    for kind, words in ((Attend, ATTENDANT_IDS), (Keep, CARD_IDS), (Copy, COPIES))
)

_SEATS = [tuple(seat for seat in range(MOST_PLACES) if bits >> seat & 1) for bits in range(1 << MOST_PLACES)]
"""The seats of a set of bits."""
_CASTLES_OF = [
    [(seat - 1, seat) if seat else (0, places - 1) for seat in range(places)] for places in range(MOST_PLACES + 1)
]


def actors(state: State) -> tuple[int, ...]:
    phase, may = state.phase, 0
    if phase == BUILD:
        bonuses, juniors = state.bonuses, state.juniors
        for castle, due in enumerate(state.due):
            if bonuses[castle] is not None:
                decider = state.decider(castle)
                if decider is not None:
                    may |= 1 << decider
            elif due:
                # `builders`, written out.
                if juniors[castle] == NOBODY:
                    may |= 1 << state.seniors[castle]
                else:
                    may |= due if due != state.yielding[castle] else due & 1 << state.seniors[castle]
    elif phase == CHOOSE:
        pairs = state.pairs
        for seat in range(state.seats):
            if not pairs[seat]:
                may |= 1 << seat
    elif phase == SERVE:
        may = 1 << state.server()
    return _SEATS[may]


def builders(state: State, castle: int) -> int:
    """Who may build in a castle now, as bits; not asked while a bonus is open in it."""
    due = state.due[castle]
    if state.juniors[castle] == NOBODY:
        return 1 << state.seniors[castle] if due else 0
    if due == state.yielding[castle]:
        # Both wait for the other: the elder builds first (TC-4.3).
        return due & 1 << state.seniors[castle]
    return due


def legal(state: State, seat: int) -> list[Move]:
    """Kind by kind, each in order of its fields."""
    if not 0 <= seat < state.seats:
        return []
    phase = state.phase
    if phase == BUILD:
        return _building(state, seat)
    if phase == CHOOSE:
        return _choosing(state.stacks[seat]) if not state.pairs[seat] else []
    if phase == SERVE and seat == state.server():
        return [_SERVES[room] for room in state.pairs[LUDWIGS_SEAT]]
    return []


def _choosing(hand: tuple[int, ...]) -> list[Any]:
    return [_CHOICES[one][other] for one, other in combinations(hand, 2)]


def castles_of(state: State, seat: int) -> tuple[int, int]:
    """In order of their numbers."""
    return _CASTLES_OF[len(state.castles)][seat]


def _building(state: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    yields: list[Move] = []
    options: list[Move] = []
    bonuses, dues = state.bonuses, state.due
    for castle in _CASTLES_OF[len(bonuses)][seat]:
        if bonuses[castle] is not None:
            if state.decider(castle) == seat:
                # Options of two castles may be of different kinds; kinds stand together.
                more = settling(state, castle)
                options = sorted(options + more, key=_kind_order) if options else more
        elif due := dues[castle]:
            rooms = _rooms_for(state, seat, castle, due)
            if rooms:
                built = state.castles[castle]
                for room in rooms:
                    name = PIECES[room]
                    # Most rooms stand above ground: to ask `places_for` about them costs more than to look.
                    for at in built.upper if LEVEL[room] == GROUND else built.places_for(room):
                        moves.append(Build(castle, name, at))  # noqa: PERF401 - see above
                if state.juniors[castle] != NOBODY and may_yield(state, seat, castle):
                    yields.append(_YIELDS[castle])
    if yields:
        moves += yields
    if options:
        moves += options
    return moves


_ORDER: dict[Any, int] = {kind: n for n, kind in enumerate((Add, Attend, Keep, Copy, Agree))}


def _kind_order(move: Move) -> int:
    return _ORDER[type(move)]


def _rooms_for(state: State, seat: int, castle: int, due: int) -> Sequence[int]:
    """The drafted rooms that a seat may build in a castle of its own now, in order; not asked while a bonus is open."""
    own = state.pairs[seat] if due >> seat & 1 else ()
    ludwigs = state.ludwig[castle]
    if ludwigs != NOBODY:
        return sorted((*own, ludwigs)) if own else (ludwigs,)
    # Both wait for the other: the elder builds first (TC-4.3).
    return own if due != state.yielding[castle] or state.seniors[castle] == seat else ()


def may_yield(state: State, seat: int, castle: int) -> bool:
    """Before the first room of the turn, once, and not with Ludwig (TC-4.3, TC-10.4)."""
    due = state.due[castle]
    return bool(due & due - 1) and not state.yielding[castle] >> seat & 1 and state.juniors[castle] != NOBODY


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
    kind = bonus.kind
    if kind == "living":
        return [_ATTENDS[castle][n] for n in free_attendants(state)]
    if kind == "utility":
        return [_KEEPS[castle][card] for card in bonus.drawn]
    if kind == "downstairs":
        return [*_COPIES[castle]]
    adds: list[BonusOption] = []
    built = state.castles[castle]
    for piece in SPECIALTY_OF.get(kind, bonus.drawn):
        name = PIECES[piece]
        for at in built.places_for(piece):
            adds.append(Add(castle, name, at))  # noqa: PERF401 - see above
    return adds


def free_attendants(state: State) -> list[int]:
    """The kinds that have not run out (TC-6.5)."""
    placed = [attendant for castle in state.castles for attendant in castle.attendants]
    return [n for n in range(len(ATTENDANT_IDS)) if placed.count(n) < ATTENDANT_COPIES]


def third_or_fifth(counts: tuple[int, ...], kind: int) -> str | None:
    """The bonus that one more room of a type would bring (TC-6.1)."""
    count = counts[kind]
    if count == 2:
        return TYPES[kind]
    return FIVE if count == 4 else None


def can_build(state: State, seat: int, move: Build) -> bool:
    """The same that `why_not` says of building, without its reasons: it is asked before every move."""
    castle = move.castle
    if not 0 <= castle < len(state.castles) or state.bonuses[castle] is not None:
        return False
    # Rooms are due in no other phase, and only from the castle's partners.
    piece, due = NUMBER.get(move.room), state.due[castle]
    if piece == state.ludwig[castle]:
        if not due or seat != state.seniors[castle]:
            return False
    else:
        waits = due == state.yielding[castle] and seat != state.seniors[castle]
        if waits or seat < 0 or not due >> seat & 1 or piece not in state.pairs[seat]:
            return False
    return state.castles[castle].has_place(piece, move.at)


def can_add(state: State, seat: int, move: Add) -> bool:
    """The same for a room that a bonus brings."""
    castle = move.castle
    if not 0 <= castle < len(state.castles):
        return False
    bonus, piece = state.bonuses[castle], NUMBER.get(move.room)
    return (
        bonus is not None
        and piece is not None
        and seat == state.decider(castle)
        and piece in (bonus.drawn if bonus.kind == "food" else SPECIALTY_OF.get(bonus.kind, ()))
        and move != bonus.proposal
        and state.castles[castle].has_place(piece, move.at)
    )


def can_choose(state: State, seat: int, move: Choose) -> bool:
    """The same for choosing."""
    if state.phase != CHOOSE or not 0 <= seat < state.seats or state.pairs[seat]:
        return False
    stack, (one, other) = state.stacks[seat], move.rooms
    return one != other and NUMBER.get(one) in stack and NUMBER.get(other) in stack
