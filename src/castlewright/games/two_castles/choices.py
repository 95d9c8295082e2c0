"""Who may act, and everything they may do. Moves are made once and shared: listing them is looking them up."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from .cards import CARD_IDS
from .cells import FARTHEST, STRIDE, at_cell
from .moves import Add, Agree, Attend, BonusOption, Build, Choose, Copy, Keep, Move, Serve, YouFirst
from .pieces import ATTENDANT_COPIES, ATTENDANT_IDS, FOUNTAIN, GRAND_FOYER, NUMBER, PIECES, TOWER, TYPES
from .state import BUILD, CHOOSE, FIVE, LUDWIGS_SEAT, NOBODY, SERVE, Bonus, State

SPECIALTY_OF: dict[str, tuple[int, ...]] = {
    "outdoor": (FOUNTAIN,),
    "sleeping": (TOWER,),
    "corridor": (GRAND_FOYER,),
    FIVE: (FOUNTAIN, GRAND_FOYER, TOWER),
}
"""The faces that may be built by a bonus."""
COPIES = tuple(sorted(kind for kind in TYPES if kind != "downstairs"))


class _Made(dict[Any, Any]):
    """Moves by what they are made from; made when they are first asked for."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Any) -> Any:
        made = self[key] = self._make(key)
        return made


def _by_cell(kind: type[Build] | type[Add]) -> _Made:
    """Castle and piece → cell → move."""

    def cells(key: int) -> _Made:
        castle, piece = divmod(key, _SPREAD)
        return _Made(lambda cell: kind(castle, PIECES[piece], at_cell(cell)))

    return _Made(cells)


_SPREAD = 256
_BUILDS = _by_cell(Build)
_ADDS = _by_cell(Add)
_CHOICES = _Made(lambda pair: Choose((PIECES[pair[0]], PIECES[pair[1]])))
_SERVES = _Made(lambda room: Serve(PIECES[room]))
_YIELDS = _Made(YouFirst)
_AGREES = _Made(Agree)


def actors(state: State) -> tuple[int, ...]:
    phase = state.phase
    if phase == BUILD:
        places = len(state.castles)
        may = 0
        for castle in range(places):
            if state.bonuses[castle] is not None:
                decider = state.decider(castle)
                if decider is not None:
                    may |= 1 << decider
            elif state.due[castle]:
                may |= builders(state, castle)
        return tuple([seat for seat in range(state.seats) if may >> seat & 1])
    if phase == CHOOSE:
        return tuple([seat for seat in range(state.seats) if not state.pairs[seat]])
    return (state.server(),) if phase == SERVE else ()


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
    phase = state.phase
    if phase == BUILD:
        return _building(state, seat) if 0 <= seat < state.seats else []
    if phase == CHOOSE:
        if not 0 <= seat < state.seats or state.pairs[seat]:
            return []
        return [_CHOICES[pair] for pair in combinations(state.stacks[seat], 2)]
    if phase == SERVE and seat == state.server():
        return [_SERVES[room] for room in state.pairs[LUDWIGS_SEAT]]
    return []


def castles_of(state: State, seat: int) -> tuple[int, int]:
    """In order of their numbers."""
    return (seat - 1, seat) if seat else (0, len(state.castles) - 1)


def _building(state: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    yields: list[Move] = []
    options: list[Move] = []
    for castle in castles_of(state, seat):
        if state.bonuses[castle] is not None:
            if state.decider(castle) == seat:
                options += settling(state, castle)
        elif builders(state, castle) >> seat & 1:
            cells_for = state.castles[castle].cells_for
            for room in rooms_for(state, seat, castle):
                moves += map(_BUILDS[castle * _SPREAD + room].__getitem__, cells_for(room))
            if may_yield(state, seat, castle):
                yields.append(_YIELDS[castle])
    if yields:
        moves += yields
    if options:
        # Options of two castles may be of different kinds; kinds stand together.
        moves += sorted(options, key=_kind_order)
    return moves


_ORDER: dict[Any, int] = {kind: n for n, kind in enumerate((Add, Attend, Keep, Copy, Agree))}


def _kind_order(move: Move) -> int:
    return _ORDER[type(move)]


def rooms_for(state: State, seat: int, castle: int) -> tuple[int, ...]:
    """The drafted rooms that a seat may build in a castle of its own, in order."""
    own = state.pairs[seat] if state.due[castle] >> seat & 1 else ()
    ludwigs = state.ludwig[castle]
    return own if ludwigs == NOBODY else tuple(sorted((*own, ludwigs)))


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
    if kind in ("living", "utility", "downstairs"):
        if kind == "living":
            return [Attend(castle, ATTENDANT_IDS[n]) for n in free_attendants(state)]
        if kind == "utility":
            return [Keep(castle, CARD_IDS[card]) for card in bonus.drawn]
        return [Copy(castle, each) for each in COPIES]
    adds: list[BonusOption] = []
    cells_for = state.castles[castle].cells_for
    for piece in SPECIALTY_OF.get(kind, bonus.drawn):
        made = _ADDS[castle * _SPREAD + piece]
        adds += map(made.__getitem__, cells_for(piece))
    return adds


def free_attendants(state: State) -> list[int]:
    """The kinds that have not run out (TC-6.5)."""
    placed = [attendant for castle in state.castles for attendant in castle.attendants]
    return [n for n in range(len(ATTENDANT_IDS)) if placed.count(n) < ATTENDANT_COPIES]


def third_or_fifth(counts: tuple[int, ...], kind: int) -> str | None:
    """The bonus that one more room of a type would bring (TC-6.1)."""
    count = counts[kind]
    return TYPES[kind] if count == 2 else FIVE if count == 4 else None


def can_build(state: State, seat: int, move: Build) -> bool:
    """Legal beyond doubt: one's own room, in turn, on a free cell. `why_not` knows the other cases."""
    castle, at = move.castle, move.at
    if (
        state.phase != BUILD
        or not 0 <= seat < state.seats
        or castle not in castles_of(state, seat)
        or state.bonuses[castle] is not None
        or not -FARTHEST <= at[1] <= FARTHEST
    ):
        return False
    due, piece = state.due[castle], NUMBER.get(move.room)
    if not due >> seat & 1 or piece not in state.pairs[seat] or due == state.yielding[castle]:
        return False
    return at[0] * STRIDE + at[1] in state.castles[castle].cells_for(piece)
