"""What the greedy bot knows of Between Two Castles: both castles grow, and the lower one matters.

A move is judged by what it brings to the two castles of the seat, with the rooms still in its hands put where they do
best. All of that lies open, so one imagined world is as good as many. A bonus is proposed and answered by the same
measure: what is good for the castle is good for both who build it.
"""

from math import erf, exp, pi, sqrt
from typing import Any

from castlewright.bots.evaluations.evaluation import Evaluation
from castlewright.core import Game
from castlewright.games.two_castles.cards import CARD_NUMBER
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.cells import DOWN, HALF, STRIDE
from castlewright.games.two_castles.choices import SPECIALTY_OF, bonus_options, castles_of, third_or_fifth
from castlewright.games.two_castles.components import KINDS
from castlewright.games.two_castles.growth import attendant_gain, card_gain, with_room
from castlewright.games.two_castles.kinds import Anywhere, Column, Connected, Kind, Nearby
from castlewright.games.two_castles.moves import Add, Attend, BonusOption, Copy, Keep
from castlewright.games.two_castles.pieces import (
    ANY_LEVEL,
    ATTENDANT_IDS,
    BELOW_GROUND,
    FIRST_FACE,
    GROUND,
    LEVELS,
    NUMBER,
    OPEN_SKY,
    SLEEPING,
    SPECIALTY,
    THRONES,
    TYPE_OF,
    TYPES,
)
from castlewright.games.two_castles.state import NOBODY, OVER, State

HIGHER = 0.05
"""What a point in the better castle is worth beside one in the poorer: it breaks ties."""
SWING = 4.0
"""How far two castles may drift apart, with four turns to go twice as far as with one."""
LAST_SWING = 1.0
"""The same within the running turn."""
YIELDING = 0.1
"""Waiting for the partner is no plan of its own."""
TRUST = 0.4
"""The part of a bonus one can hope for where the elder partner has the last word."""
DRAWN_BY_ELDER = 0.5
"""The part of a draw one can hope for there."""
DRAWN = {"food": 4.5, "utility": 5.5}
"""What five rooms or three cards bring, before they are known."""
NEARLY = (0.0, 1.2, 3.6, 0.8, 2.8)
"""What so many rooms of a type are worth on the way to three and five, while there is time."""
LATER_ATTENDANT = 2.5
"""What rooms still to come bring to an attendant."""
MORE_SLEEPING = 0.25
"""Sleeping rooms a castle can expect in each turn to come."""
SLACK = 2.5
"""Turns one should have in hand, besides one for each missing type, to be sure of all types."""
TURNS = 8
OPEN = 0.3
"""The part of what a room wants on an open cell near it that one can hope for, with all turns ahead."""
OPEN_HANGING = 0.15
"""The same of a hanging, or of any room at all around a foyer."""
AFAR: dict[type, float] = {Anywhere: 2.0, Column: 0.7, Connected: 0.7}
"""What a room that looks farther gains by rooms to come, in points of its own."""

WANTING: tuple[Kind | None, ...] = (*KINDS, *(None for _ in THRONES))


def _wanted(kind: Kind | None) -> tuple[float, int, int]:
    """What an open cell is worth to a room, and on which levels that cell may be."""
    if isinstance(kind, Nearby):
        part = OPEN if kind.wants in LEVELS or kind.wants == SPECIALTY else OPEN_HANGING
        level = LEVELS.get(kind.wants, ANY_LEVEL)
        return part * kind.each, 0 if level == GROUND else -HALF, -1 if level == BELOW_GROUND else HALF
    return AFAR.get(type(kind), 0.0) * (kind.each if kind else 0), 0, 0


WANTED = tuple(_wanted(kind) for kind in WANTING)


class TwoCastlesEvaluation(Evaluation):
    def worlds(self, game: Game[Any, Any, Any], state: State, seat: int) -> int:
        return 1

    def settled(self, game: Game[Any, Any, Any], state: State, seat: int) -> bool:
        """Every decision is judged by itself: what follows depends on partners and on what is drawn."""
        return True

    def value(self, game: Game[Any, Any, Any], state: State, seat: int) -> float:
        turns = _turns_left(state)
        castles = castles_of(state, seat)
        values = [_standing(state, castle, turns) for castle in castles]
        waiting = sum(state.yielding[castle] >> seat & 1 for castle in castles)
        return _hoped(state, seat, castles, values, turns) - YIELDING * waiting


def _turns_left(state: State) -> int:
    """After the running one."""
    return 0 if state.phase == OVER else TURNS - 4 * (state.round - 1) - state.turn


def _both(one: float, other: float, turns: int) -> float:
    """What the poorer castle will have, as far as one can tell now which one that will be.

    Castles still grow by what partners do and what is drawn: the nearer the end, the less they can change places.
    """
    swing = SWING * sqrt(turns) + LAST_SWING
    apart = (other - one) / swing
    first = 0.5 * (1 + erf(apart / sqrt(2)))
    poorer = one * first + other * (1 - first) - swing * exp(-apart * apart / 2) / sqrt(2 * pi)
    return poorer + HIGHER * max(one, other)


def _hoped(state: State, seat: int, castles: tuple[int, int], values: list[float], turns: int) -> float:
    """The two castles with the rooms still to be built by this seat in their best places."""
    rooms = state.pairs[seat]
    tops = [[_top(state.castles[n], room, turns, _trust(state, n, seat)) for room in rooms] for n in castles]
    if len(rooms) == 2:
        return max(_both(values[0] + tops[0][first], values[1] + tops[1][1 - first], turns) for first in (0, 1))
    if rooms:
        where = next(n for n, castle in enumerate(castles) if state.due[castle] >> seat & 1)
        values[where] += tops[where][0]
    return _both(values[0], values[1], turns)


def _trust(state: State, castle: int, seat: int) -> float:
    return TRUST if state.juniors[castle] == seat else 1.0


def _standing(state: State, number: int, turns: int) -> float:
    """A castle's points, what an open bonus and Ludwig's room will bring, and what may become of it."""
    castle, bonus = state.castles[number], state.bonuses[number]
    value = _outlook(castle, turns)
    if bonus is not None:
        if bonus.proposal is not None:
            value += _option(castle, bonus.proposal, turns)
        elif bonus.waits:
            value += DRAWN[bonus.kind]
        else:
            value += max(_option(castle, option, turns) for option in bonus_options(state, number, bonus))
    if state.ludwig[number] != NOBODY:
        value += _top(castle, state.ludwig[number], turns, 1.0)
    return value


def _outlook(castle: Castle, turns: int) -> float:
    """The points, what is nearly earned, what sleeping rooms will bring once all types are there, and open wants.

    Castles never change, so that it is found once for each."""
    found: dict[int, float] = vars(castle).setdefault("outlooks", {})
    if turns not in found:
        found[turns] = _looked_out(castle, turns)
    return found[turns]


def _looked_out(castle: Castle, turns: int) -> float:
    counts = castle.counts
    nearly = sum(NEARLY[count] for count in counts if count < len(NEARLY))
    missing = sum(1 for kind, count in enumerate(counts) if not count and kind != SLEEPING)
    coming = MORE_SLEEPING * turns
    if missing:
        sure: float = min(1.0, turns / (missing + SLACK)) ** 1.5
        variety = 3 * (counts[SLEEPING] + coming) * sure
    else:
        variety = 3 * coming
    return castle.points + variety + (nearly + _open_wants(castle)) * turns / TURNS


def _open_wants(castle: Castle) -> float:
    """What rooms to come may bring to those that stand, with all turns ahead."""
    rooms = castle.rooms
    hoped = 0.0
    for cell, piece in rooms.items():
        kind = WANTING[piece]
        if isinstance(kind, Nearby):
            wanted, lowest, highest = WANTED[piece]
            for step in kind.steps:
                near = cell + step
                if (
                    near not in rooms
                    and lowest <= ((near + HALF) & (STRIDE - 1)) - HALF <= highest
                    and rooms.get(near + DOWN) not in OPEN_SKY
                ):
                    hoped += wanted
        elif kind is not None:
            hoped += WANTED[piece][0]
    return hoped


def _top(castle: Castle, room: int, turns: int, trust: float) -> float:
    """The most a room can bring to a castle."""
    found: dict[tuple[int, int, float], float] = vars(castle).setdefault("tops", {})
    key = (room, turns, trust)
    if key not in found:
        found[key] = max(_gain(castle, room, cell, turns, trust) for cell in castle.cells_for(room))
    return found[key]


def _gain(castle: Castle, room: int, cell: int, turns: int, trust: float) -> float:
    grown = with_room(castle, room, cell)
    gained = _outlook(grown, turns) - _outlook(castle, turns)
    bonus = third_or_fifth(castle.counts, TYPE_OF[room]) if room < FIRST_FACE else None
    return gained + (_bonus(grown, bonus, turns, trust) if bonus else 0)


def _bonus(castle: Castle, kind: str, turns: int, trust: float) -> float:
    """What a bonus would bring to a castle as it stands: the best of it, or what comes where the elder decides."""
    if kind in DRAWN:
        return DRAWN[kind] * (1.0 if trust == 1.0 else DRAWN_BY_ELDER)
    if kind == "living":
        values = [_attendant(castle, number, turns) for number in range(len(ATTENDANT_IDS))]
    elif kind in SPECIALTY_OF:
        values = [
            _gain(castle, face, cell, turns, 1.0) for face in SPECIALTY_OF[kind] for cell in castle.cells_for(face)
        ]
    else:
        values = [_bonus(castle, other, turns, trust) for other in TYPES if other != "downstairs"]
    best = max(values)
    return best if trust == 1.0 else trust * best + (1 - trust) * sum(values) / len(values)


def _attendant(castle: Castle, number: int, turns: int) -> float:
    return attendant_gain(castle, number) + LATER_ATTENDANT * turns / TURNS


def _option(castle: Castle, option: BonusOption, turns: int) -> float:
    """What an option of a bonus brings now, and may bring later."""
    match option:
        case Add():
            return _gain(castle, NUMBER[option.room], option.at[0] * STRIDE + option.at[1], turns, 1.0)
        case Attend():
            return _attendant(castle, ATTENDANT_IDS.index(option.attendant), turns)
        case Keep():
            return card_gain(castle, CARD_NUMBER[option.card]) * (1 + turns / TURNS)
        case Copy():
            return _bonus(castle, option.bonus, turns, 1.0)


EVALUATION = TwoCastlesEvaluation()
