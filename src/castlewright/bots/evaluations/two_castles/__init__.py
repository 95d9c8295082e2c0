"""What the greedy bot knows of Between Two Castles: both castles grow, and the lower one matters.

A move is judged by what it brings to the two castles of the seat, with the rooms still in its hands put where they do
best. All of that lies open, so one imagined world is as good as many. A bonus is proposed and answered by the same
measure: what is good for the castle is good for both who build it.
"""

from math import exp, log
from typing import Any

from castlewright.bots.evaluations.evaluation import Evaluation
from castlewright.core import Game
from castlewright.games.two_castles.board import STRIDE
from castlewright.games.two_castles.bonuses import SPECIALTY_OF, third_or_fifth
from castlewright.games.two_castles.bonuses.cards import CARD_NUMBER
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.castle.growth import attendant_gain, card_gain, with_room
from castlewright.games.two_castles.components import (
    ATTENDANT_IDS,
    FIRST_FACE,
    NUMBER,
    ROUNDS,
    TURNS,
    TYPE_OF,
    TYPES,
)
from castlewright.games.two_castles.moves import Add, Attend, BonusOption, Copy, Keep
from castlewright.games.two_castles.state import BUILD, CHOOSE, NOBODY, OVER, SERVE, State

from .outlook import ATTENDANT_TURN, CARD_TURN, bonus_before_known, judged, outlook

CLOSE = 4.0
CLOSER_BY_TURN = 0.5
"""So many points apart, castles count as close: either may become the lower, the more so with turns to come."""
YIELDING = 0.1
"""Waiting for the partner is no plan of its own."""
TRUST = 0.1
"""How far the elder partner, who has the last word about a bonus, is trusted to choose well: strangers may not."""
BEHIND_BY_TURN = 2.0
FARTHEST_BEHIND = 8.0
"""How far a castle whose bonuses others decide will fall behind in the turns to come."""
WORTH_A_LOOK = 3
"""The best places of a room, which alone are tried with the next hand."""
NO_HAND: tuple[int, ...] = ()


class TwoCastlesEvaluation(Evaluation):
    def worlds(self, game: Game[Any, Any, Any], state: State, seat: int) -> int:
        return 1

    def settled(self, game: Game[Any, Any, Any], state: State, seat: int) -> bool:
        """Every decision is judged by itself: what follows depends on partners and on what is drawn."""
        return True

    def value(self, game: Game[Any, Any, Any], state: State, seat: int) -> float:
        turns = _turns_to_come(state, seat)
        hand = _next_hand(state, seat)
        castles = state.castles_of(seat)
        values = [_standing(state, castle, seat, turns, hand) for castle in castles]
        waiting = sum(state.yielding[castle] >> seat & 1 for castle in castles)
        return _hoped(state, seat, castles, values, turns, hand) - YIELDING * waiting


def _turn_is_over(state: State, seat: int) -> bool:
    """The next turn has begun, and the seat has not chosen in it."""
    return state.phase in (SERVE, CHOOSE) and not state.pairs[seat]


def _turns_to_come(state: State, seat: int) -> int:
    """After the one that the seat is playing, or has just played."""
    if state.phase == OVER:
        return 0
    return TURNS * (ROUNDS - state.round + 1) - state.turn + _turn_is_over(state, seat)


def _next_hand(state: State, seat: int) -> tuple[int, ...]:
    """The rooms from which the seat will choose next, if they have been in its hand before: they have come around."""
    over = _turn_is_over(state, seat)
    if not state.places < state.turn + (not over) <= TURNS:
        return NO_HAND
    if over or state.phase == BUILD:
        return state.stacks[seat]
    return state.stacks[(seat + (-1 if state.round == 1 else 1)) % state.places]


def _both(one: float, other: float, turns: int) -> float:
    """The lower castle counts; as long as they are close, either may become the lower."""
    close = CLOSE + CLOSER_BY_TURN * turns
    low, high = min(one, other), max(one, other)
    return low - close * log(1 + exp((low - high) / close))


def _hoped(
    state: State, seat: int, castles: tuple[int, int], values: list[float], turns: int, hand: tuple[int, ...]
) -> float:
    """The two castles with the rooms still to be built by this seat in their best places."""
    rooms = state.pairs[seat]
    tops = [[_top(state.castles[n], room, turns, _trust(state, n, seat), hand) for room in rooms] for n in castles]
    if len(rooms) == 2:
        return max(_both(values[0] + tops[0][first], values[1] + tops[1][1 - first], turns) for first in (0, 1))
    if rooms:
        where = next(n for n, castle in enumerate(castles) if state.due[castle] >> seat & 1)
        values[where] += tops[where][0]
    return _both(values[0], values[1], turns)


def _trust(state: State, castle: int, seat: int) -> float:
    return TRUST if state.juniors[castle] == seat else 1.0


def _standing(state: State, number: int, seat: int, turns: int, hand: tuple[int, ...]) -> float:
    """A castle's points, what an open bonus and Ludwig's room will bring, and what may become of it."""
    castle, bonus, trust = state.castles[number], state.bonuses[number], _trust(state, number, seat)
    value = outlook(castle, turns, trust) + _prospect(castle, turns, trust, hand)
    if trust < 1:
        value -= min(FARTHEST_BEHIND, BEHIND_BY_TURN * turns)
    if bonus is not None:
        if bonus.proposal is not None:
            value += _option(castle, bonus.proposal, turns)
        else:
            # What this world draws for it is a dream: others could come.
            value += _bonus(castle, bonus.kind, turns, trust)
    if state.ludwig[number] != NOBODY:
        value += _top(castle, state.ludwig[number], turns, 1.0, NO_HAND)
    return value


def _prospect(castle: Castle, turns: int, trust: float, hand: tuple[int, ...]) -> float:
    """What the next hand has for a castle: its best room, or the second best, if the other castle gets that one."""
    if not hand or not turns:
        return 0.0
    *_, second, best = sorted(_top(castle, room, turns - 1, trust, NO_HAND) for room in hand)
    return (best + second) / 2


def _top(castle: Castle, room: int, turns: int, trust: float, hand: tuple[int, ...]) -> float:
    """The most a room can bring to a castle."""
    found = judged(castle).tops
    key = (room, turns, trust, hand)
    if key not in found:
        cells = castle.cells_for(room)
        gains = sorted(((_gain(castle, room, cell, turns, trust), cell) for cell in cells), reverse=True)
        if hand and turns:
            before = _prospect(castle, turns, trust, hand)
            found[key] = max(
                gain + _prospect(with_room(castle, room, cell), turns, trust, hand) - before
                for gain, cell in gains[:WORTH_A_LOOK]
            )
        else:
            found[key] = gains[0][0]
    return found[key]


def _gain(castle: Castle, room: int, cell: int, turns: int, trust: float) -> float:
    gained = outlook(with_room(castle, room, cell), turns, trust) - outlook(castle, turns, trust)
    bonus = third_or_fifth(castle.counts, TYPE_OF[room]) if room < FIRST_FACE else None
    return gained + (_bonus(castle, bonus, turns, trust) if bonus else 0)


def _bonus(castle: Castle, kind: str, turns: int, trust: float) -> float:
    """What a bonus would bring to a castle as it stands."""
    found = judged(castle).bonuses
    key = (kind, turns, trust)
    if key not in found:
        options = _options(castle, kind, turns, trust)
        found[key] = trust * max(options) + (1 - trust) * sum(options) / len(options)
    return found[key]


def _options(castle: Castle, kind: str, turns: int, trust: float) -> list[float]:
    """What each option of a bonus would bring; one for all, where they have still to be drawn."""
    if kind in ("food", "utility"):
        return [bonus_before_known(kind, trust)]
    if kind == "living":
        return [_attendant(castle, number, turns) for number in range(len(ATTENDANT_IDS))]
    if kind in SPECIALTY_OF:
        faces = SPECIALTY_OF[kind]
        return [_gain(castle, face, cell, turns, trust) for face in faces for cell in castle.cells_for(face)]
    return [_bonus(castle, other, turns, trust) for other in TYPES if other != "downstairs"]


def _attendant(castle: Castle, number: int, turns: int) -> float:
    return attendant_gain(castle, number) + ATTENDANT_TURN * turns


def _option(castle: Castle, option: BonusOption, turns: int) -> float:
    """What an option of a bonus brings now, and may bring later."""
    match option:
        case Add():
            return _gain(castle, NUMBER[option.room], option.at[0] * STRIDE + option.at[1], turns, 1.0)
        case Attend():
            return _attendant(castle, ATTENDANT_IDS.index(option.attendant), turns)
        case Keep():
            return card_gain(castle, CARD_NUMBER[option.card]) + CARD_TURN * turns
        case Copy():
            return _bonus(castle, option.bonus, turns, 1.0)


EVALUATION = TwoCastlesEvaluation()
