"""What the greedy bot knows of Between Two Castles: both castles grow, and the lower one matters.

A move is judged by what it brings to the two castles of the seat, with the rooms still in its hands put where they do
best. All of that lies open, so one imagined world is as good as many. A bonus is proposed and answered by the same
measure: what is good for the castle is good for both who build it.
"""

from typing import Any

from castlewright.bots.evaluations.evaluation import Evaluation
from castlewright.core import Game
from castlewright.games.two_castles.cards import CARD_NUMBER
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.cells import STRIDE
from castlewright.games.two_castles.choices import SPECIALTY_OF, bonus_options, castles_of, third_or_fifth
from castlewright.games.two_castles.growth import attendant_gain, card_gain, with_room
from castlewright.games.two_castles.moves import Add, Attend, BonusOption, Copy, Keep
from castlewright.games.two_castles.pieces import ATTENDANT_IDS, FIRST_FACE, NUMBER, SLEEPING, TYPE_OF, TYPES
from castlewright.games.two_castles.state import NOBODY, OVER, State

HIGHER = 0.4
"""What a point in the better castle is worth beside one in the poorer."""
YIELDING = 0.1
"""Waiting for the partner is no plan of its own."""
TRUST = 0.4
"""The part of a bonus one can hope for where the elder partner has the last word."""
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


def _both(one: float, other: float) -> float:
    return min(one, other) + HIGHER * max(one, other)


def _hoped(state: State, seat: int, castles: tuple[int, int], values: list[float], turns: int) -> float:
    """The two castles with the rooms still to be built by this seat in their best places."""
    rooms = state.pairs[seat]
    tops = [[_top(state.castles[n], room, turns, _trust(state, n, seat)) for room in rooms] for n in castles]
    if len(rooms) == 2:
        return max(_both(values[0] + tops[0][first], values[1] + tops[1][1 - first]) for first in (0, 1))
    if rooms:
        where = next(n for n, castle in enumerate(castles) if state.due[castle] >> seat & 1)
        values[where] += tops[where][0]
    return _both(*values)


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
    """The points, what is nearly earned, and what sleeping rooms will bring once all types are there."""
    counts = castle.counts
    nearly = sum(NEARLY[count] for count in counts if count < len(NEARLY))
    missing = sum(1 for kind, count in enumerate(counts) if not count and kind != SLEEPING)
    coming = MORE_SLEEPING * turns
    if missing:
        sure: float = min(1.0, turns / (missing + SLACK)) ** 1.5
        variety = 3 * (counts[SLEEPING] + coming) * sure
    else:
        variety = 3 * coming
    return castle.points + variety + nearly * turns / TURNS


def _top(castle: Castle, room: int, turns: int, trust: float) -> float:
    """The most a room can bring to a castle. Castles never change, so that it is found once for each."""
    found: dict[tuple[int, int, float], float] = vars(castle).setdefault("tops", {})
    key = (room, turns, trust)
    if key not in found:
        found[key] = max(_gain(castle, room, cell, turns, trust) for cell in castle.cells_for(room))
    return found[key]


def _gain(castle: Castle, room: int, cell: int, turns: int, trust: float) -> float:
    grown = with_room(castle, room, cell)
    gained = _outlook(grown, turns) - _outlook(castle, turns)
    bonus = third_or_fifth(castle.counts, TYPE_OF[room]) if room < FIRST_FACE else None
    return gained + (trust * _bonus(grown, bonus, turns) if bonus else 0)


def _bonus(castle: Castle, kind: str, turns: int) -> float:
    """What a bonus would bring to a castle as it stands."""
    if kind in DRAWN:
        return DRAWN[kind]
    if kind == "living":
        return max(_attendant(castle, number, turns) for number in range(len(ATTENDANT_IDS)))
    if kind in SPECIALTY_OF:
        return max(_top(castle, face, turns, 1.0) for face in SPECIALTY_OF[kind])
    return max(_bonus(castle, other, turns) for other in TYPES if other != "downstairs")


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
            return _bonus(castle, option.bonus, turns)


EVALUATION = TwoCastlesEvaluation()
