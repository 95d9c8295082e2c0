"""Castles that grow: what a room, an attendant or a card adds, found from what it touches and not by a new count.

Points are kept up to date from where somebody first asks for them. In random games nobody does, and one count at the
end is less work than to add up what every room brought.
"""

from collections.abc import Iterable

from castlewright.games.two_castles.board import THRONE_LEFT
from castlewright.games.two_castles.bonuses.cards import BY_NUMBER
from castlewright.games.two_castles.components import (
    FIRST_FACE,
    FIRST_THRONE,
    NOTHING,
    PIECES,
    SLEEPING,
    TAGS,
    THRONE_POINTS,
    TYPE_OF,
)
from castlewright.games.two_castles.rooms.kinds import Anywhere, Column, Connected, Nearby, Variety
from castlewright.games.two_castles.rooms.wants import KINDS, MARKS

from . import Castle, Growth
from .points import HANGING, count, hung

_THRONES = range(FIRST_THRONE, len(PIECES))
_NEAR = (*(kind if isinstance(kind, Nearby) else None for kind in KINDS), *(None for _ in _THRONES))
_NEAR_WANTS = (*(kind.mask if kind else 0 for kind in _NEAR), 0)
"""What each piece wants near it; NOTHING wants nothing."""
NEIGHBOURHOOD = tuple({-step for kind in _NEAR if kind for step in kind.steps})
"""From where a new room can be seen by those that look at cells near them."""
_FAR = (
    *(kind if isinstance(kind, Anywhere | Column | Connected) else None for kind in KINDS),
    *(None for _ in _THRONES),
)
_FAR_WANTS = tuple(kind.mask if kind else 0 for kind in _FAR)
_SLEEPING = next(kind for kind in KINDS if isinstance(kind, Variety))


def points(castle: Castle) -> int:
    """What it had before it grew, and what that brought; counted from nothing where nobody had asked before.

    Found when they are asked for: most castles of a search are never looked at.
    """
    score = castle.score
    if isinstance(score, int):
        return score
    if score is None:
        known = count(castle)
    else:
        known = points(score.before) + score.brought(score.before, castle, score.thing, score.at)
    castle.score = known
    return known


def standing(throne: int, rooms: Iterable[tuple[int, int]]) -> Castle:
    """A castle of these rooms, each with its cell, in the order of their cells."""
    castle = Castle.around(throne)
    for piece, at in rooms:
        castle = with_room(castle, piece, at)
    return castle


def with_room(castle: Castle, piece: int, at: int) -> Castle:
    """The castle with one room more."""
    rooms = castle.rooms.copy()
    rooms[at] = piece
    upper, lower = castle.opened_by(piece, at)
    counts = [*castle.counts]
    if piece < FIRST_FACE:
        counts[TYPE_OF[piece]] += 1
    grown = Castle(rooms, upper, lower, tuple(counts), castle.attendants, castle.cards)
    if castle.score is not None:
        grown.score = Growth(castle, _gain, piece, at)
    return grown


def with_attendant(castle: Castle, attendant: int) -> Castle:
    attendants = tuple(sorted((*castle.attendants, attendant)))
    grown = Castle(castle.rooms, castle.upper, castle.lower, castle.counts, attendants, castle.cards)
    if castle.score is not None:
        grown.score = Growth(castle, _gain_by_attendant, attendant, THRONE_LEFT)
    return grown


def with_card(castle: Castle, card: int) -> Castle:
    cards = tuple(sorted((*castle.cards, card)))
    grown = Castle(castle.rooms, castle.upper, castle.lower, castle.counts, castle.attendants, cards)
    if castle.score is not None:
        grown.score = Growth(castle, _gain_by_card, card, THRONE_LEFT)
    return grown


def gain(castle: Castle, piece: int, at: int) -> int:
    """The points a room would bring there: its own and what it changes elsewhere."""
    before = points(castle)
    return points(with_room(castle, piece, at)) - before


def attendant_gain(castle: Castle, attendant: int) -> int:
    before = points(castle)
    return points(with_attendant(castle, attendant)) - before


def card_gain(castle: Castle, card: int) -> int:
    return BY_NUMBER[card].points(castle)


def _gain(before: Castle, after: Castle, piece: int, at: int) -> int:
    rooms, tags = before.rooms, TAGS[piece]
    get = rooms.get
    gained = KINDS[piece].points(after, at)
    if MARKS[rooms[THRONE_LEFT] - FIRST_THRONE].get(at, 0) & tags:
        gained += THRONE_POINTS
    # In play nothing reaches its printed maximum and goes on: castles keep to section 5.
    for step in NEIGHBOURHOOD:
        near = get(at + step, NOTHING)
        if _NEAR_WANTS[near] & tags:
            kind = _NEAR[near]
            if kind is not None and -step in kind.looks:
                gained += kind.each
    for cell, other in rooms.items():
        if _FAR_WANTS[other] & tags:
            gained += _gain_afar(before, after, cell, other, at)
    sleeping = before.counts[SLEEPING]
    if sleeping and piece < FIRST_FACE and not before.counts[TYPE_OF[piece]]:
        gained += sleeping * (_SLEEPING.points(after, at) - _SLEEPING.points(before, at))
    for attendant in before.attendants:
        if HANGING[attendant] & tags:
            gained += 1
    return gained + (_gain_by_cards(before, after) if before.cards else 0)


def _gain_by_attendant(before: Castle, after: Castle, attendant: int, at: int) -> int:
    return len(hung(before, attendant)) + _gain_by_cards(before, after)


def _gain_by_card(before: Castle, after: Castle, card: int, at: int) -> int:
    return BY_NUMBER[card].points(before)


def _gain_afar(before: Castle, after: Castle, cell: int, other: int, at: int) -> int:
    """What a room somewhere in the castle gains from a wanted one that now stands at `at`."""
    kind = _FAR[other]
    if isinstance(kind, Anywhere):
        return kind.each
    if isinstance(kind, Column):
        return kind.each if kind.below < at - cell < kind.above else 0
    assert kind is not None
    return kind.points(after, cell) - kind.points(before, cell)


def _gain_by_cards(before: Castle, after: Castle) -> int:
    return sum(BY_NUMBER[card].points(after) - BY_NUMBER[card].points(before) for card in before.cards)
