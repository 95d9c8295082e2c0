"""Which moves are possible. Why another one is not stands in `refusals`, what a move does in `rules`.

What is possible is said once for each kind of move: `legal` lists it, `is_legal` asks for a single move of that kind.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from .board import pack, tower_place, unpack, wall_place
from .components import CARDS, shown_on
from .moves import BUILDING, Built, Card, Double, Draw, Move, Single, Take, Tower, Wall
from .state import BUILD, CHOOSE, CLAIM, DRAW, OVER, State, free_ground

Places = dict[int, int]
"""Places of the castle, each with the ground it lies in."""

_NOWHERE: Places = {}
_TAKE, _BUILT, _SINGLE = Take(), Built(), Single()
_CARDS = {card: Card(card) for card in CARDS}


def actors(state: State) -> tuple[int, ...]:
    return () if state.phase == OVER else (state.turn,)


def legal(state: State, seat: int) -> list[Move]:
    """Cards, then taking; towers, then walls, or the confirmation; yards, then declining; the splits of a draw."""
    if seat != state.turn:
        return []
    if state.phase == BUILD:
        return buildings(state) or [_BUILT]
    if state.phase == CHOOSE:
        cards: list[Move] = [_CARDS[card] for card in cards_left(state)]
        return [*cards, _TAKE] if may_take(state) else cards
    if state.phase == CLAIM:
        doubles: list[Move] = [Double(unpack(cell)) for cell in state.claims]
        return [*doubles, _SINGLE] if may_decline(state) else doubles
    if state.phase == DRAW:
        return [*splits(state)]
    return []


def is_legal(state: State, move: Move) -> bool:
    """Whether `legal` lists the move for the seat whose turn it is: the quick half of `why_not`."""
    phase, possible = _POSSIBLE[type(move)]
    return state.phase == phase and possible(state, move)


# --- cards ---


def cards_left(state: State) -> list[str]:
    """The cards of the turn seat's hand that are not chosen yet (CA-3.2)."""
    return [card for card in state.sides[state.turn].hand if card not in state.chosen]


def may_take(state: State) -> bool:
    """At least one card is chosen, and in the very first turn a tower is on them (CA-3.2, CA-3.4)."""
    return bool(state.chosen) and (not state.is_first_turn or shown_on(state.chosen).towers > 0)


# --- building ---


def fitting(state: State) -> tuple[Places, Places, Places]:
    """Where the pieces that the turn seat has left would fit: towers, short and long walls (CA-4.1).

    On which of these places it may build is a question of the ground (CA-4.7, `free_ground`).
    """
    castle = state.castle
    return (
        castle.towers if state.towers else _NOWHERE,
        castle.shorts if state.short else _NOWHERE,
        castle.longs if state.long else _NOWHERE,
    )


def buildings(state: State) -> list[Move]:
    """Everything the turn seat can build: towers, then walls, by their nodes."""
    towers, shorts, longs = fitting(state)
    free = free_ground(state.turn)
    at = _on(free, towers) if towers else []
    walls = _on(free, shorts) if shorts else []
    if longs:
        walls += _on(free, longs)
    at.sort()
    walls.sort()
    return list(map(BUILDING.__getitem__, at + walls))


def _on(free: frozenset[int], places: Places) -> list[int]:
    """Looks at each place only where a rival has left some open in a yard, seldom: that saves a tenth of the time."""
    if free.issuperset(places.values()):
        return list(places)
    return [place for place, owner in places.items() if owner in free]


def may_build(state: State, place: int) -> bool:
    """Whether this is one of the places that `buildings` lists."""
    for places in fitting(state):
        if place in places:
            return places[place] in free_ground(state.turn)
    return False


def can_build(state: State) -> bool:
    """Whether there is anything the turn seat can build (CA-4.9)."""
    towers, shorts, longs = fitting(state)
    free = free_ground(state.turn)
    return not (
        free.isdisjoint(towers.values()) and free.isdisjoint(shorts.values()) and free.isdisjoint(longs.values())
    )


# --- claiming ---


def may_decline(state: State) -> bool:
    """The right to a double may be kept for later, but not what is left of a doubled yard (CA-5.4, CA-5.5).

    Which yards may be doubled stands in the state: `State.claims`.
    """
    return not state.must_double


# --- drawing ---


def due(state: State) -> int:
    """Cards to draw at the end of the running turn, as far as there are any (CA-6.1)."""
    side = state.sides[state.turn]
    wanted = 1 + sum([CARDS[card].draw for card in state.laid])
    return 0 if state.ran_out is not None else min(wanted, len(side.towers) + len(side.walls))


def splits(state: State) -> tuple[Draw, ...]:
    """The ways to draw the cards that are due from the two decks (CA-6.2)."""
    side = state.sides[state.turn]
    return _splits(due(state), len(side.towers), len(side.walls))


@cache
def _splits(count: int, in_towers: int, in_walls: int) -> tuple[Draw, ...]:
    least, most = max(0, count - in_walls), min(count, in_towers)
    return tuple(Draw(towers, count - towers) for towers in range(least, most + 1))


_POSSIBLE: dict[type[Move], tuple[str, Callable[[State, Any], bool]]] = {
    Card: (CHOOSE, lambda state, move: move.card in cards_left(state)),
    Take: (CHOOSE, lambda state, move: may_take(state)),
    Tower: (BUILD, lambda state, move: may_build(state, tower_place(move.at))),
    Wall: (BUILD, lambda state, move: may_build(state, wall_place(move.a, move.b))),
    Built: (BUILD, lambda state, move: not can_build(state)),
    Double: (CLAIM, lambda state, move: pack(move.cell) in state.claims),
    Single: (CLAIM, lambda state, move: may_decline(state)),
    Draw: (DRAW, lambda state, move: move in splits(state)),
}
"""For each kind of move the phase it belongs to, and when it is possible."""
