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
from castlewright.games.two_castles.choices import bonus_options, castles_of, third_or_fifth
from castlewright.games.two_castles.growth import attendant_gain, card_gain, with_room
from castlewright.games.two_castles.moves import Add, Attend, BonusOption, Copy, Keep
from castlewright.games.two_castles.pieces import ATTENDANT_IDS, DOWNSTAIRS, FIRST_FACE, NUMBER, SLEEPING, TYPE_OF
from castlewright.games.two_castles.state import NOBODY, OVER, State

HIGHER = 0.45
"""What a point in the better castle is worth beside one in the poorer."""
YIELDING = 0.1
"""Waiting for the partner is no plan of its own."""
TYPICAL = {
    "food": 4.5,
    "living": 4.5,
    "utility": 5.0,
    "outdoor": 5.5,
    "sleeping": 4.5,
    "corridor": 5.0,
    "downstairs": 5.5,
    "five": 5.5,
}
"""What a bonus brings, before it is known what will be drawn and where it will stand."""
NEARLY = (0.0, 0.15, 0.45)
"""The part of a bonus for three that one or two rooms are worth, while there is time."""
VARIETY = 3
"""What each sleeping room gains when the last missing type comes."""


class TwoCastlesEvaluation(Evaluation):
    def worlds(self, game: Game[Any, Any, Any], state: State, seat: int) -> int:
        return 1

    def settled(self, game: Game[Any, Any, Any], state: State, seat: int) -> bool:
        """Every decision is judged by itself: what follows depends on partners and on what is drawn."""
        return True

    def value(self, game: Game[Any, Any, Any], state: State, seat: int) -> float:
        time = _time_left(state)
        left, right = castles_of(state, seat)
        values = [_standing(state, castle, time) for castle in (left, right)]
        waiting = sum(state.yielding[castle] >> seat & 1 for castle in (left, right))
        return _hoped(state, seat, (left, right), values, time) - YIELDING * waiting


def _time_left(state: State) -> float:
    """From 1 at the start to 0 when nothing more is chosen."""
    return 0.0 if state.phase == OVER else 1 - (4 * (state.round - 1) + state.turn) / 8


def _both(one: float, other: float) -> float:
    return min(one, other) + HIGHER * max(one, other)


def _hoped(state: State, seat: int, castles: tuple[int, int], values: list[float], time: float) -> float:
    """The two castles with the rooms still to be built by this seat in their best places."""
    rooms = state.pairs[seat]
    tops = [[_top(state.castles[castle], room, time) for room in rooms] for castle in castles]
    if len(rooms) == 2:
        return max(_both(values[0] + tops[0][first], values[1] + tops[1][1 - first]) for first in (0, 1))
    if rooms:
        where = next(n for n, castle in enumerate(castles) if state.due[castle] >> seat & 1)
        values[where] += tops[where][0]
    return _both(*values)


def _standing(state: State, number: int, time: float) -> float:
    """A castle's points, what an open bonus and Ludwig's room will bring, and what may become of it."""
    castle, bonus = state.castles[number], state.bonuses[number]
    value = _outlook(castle, time)
    if bonus is not None:
        if bonus.proposal is not None:
            value += _option(castle, bonus.proposal, time)
        elif bonus.waits:
            value += TYPICAL[bonus.kind]
        else:
            value += max(_option(castle, option, time) for option in bonus_options(state, number, bonus))
    if state.ludwig[number] != NOBODY:
        value += _top(castle, state.ludwig[number], time)
    return value


def _outlook(castle: Castle, time: float) -> float:
    counts = castle.counts
    nearly = sum(NEARLY[count] for count in counts if count < 3)
    others = sum(1 for kind, count in enumerate(counts) if count and kind != SLEEPING)
    variety = VARIETY * counts[SLEEPING] * (others / 6) ** 2 if others < 6 else 0
    return castle.points + time * (4 * nearly + variety)


def _top(castle: Castle, room: int, time: float) -> float:
    """The most a room can bring to a castle. Castles never change, so that it is found once for each."""
    found: dict[tuple[int, float], float] = vars(castle).setdefault("tops", {})
    if (room, time) not in found:
        found[room, time] = max(_gain(castle, room, cell, time) for cell in castle.cells_for(room))
    return found[room, time]


def _gain(castle: Castle, room: int, cell: int, time: float) -> float:
    gained = _outlook(with_room(castle, room, cell), time) - _outlook(castle, time)
    bonus = third_or_fifth(castle.counts, TYPE_OF[room]) if room < FIRST_FACE else None
    return gained + (TYPICAL[bonus] if bonus else 0)


def _option(castle: Castle, option: BonusOption, time: float) -> float:
    """What an option of a bonus brings now, and may bring later."""
    match option:
        case Add():
            return _gain(castle, NUMBER[option.room], option.at[0] * STRIDE + option.at[1], time)
        case Attend():
            return attendant_gain(castle, ATTENDANT_IDS.index(option.attendant)) + 2.5 * time
        case Keep():
            return card_gain(castle, CARD_NUMBER[option.card]) * (1 + time)
        case Copy():
            return TYPICAL[option.bonus] if castle.counts[DOWNSTAIRS] else 0.0


EVALUATION = TwoCastlesEvaluation()
