"""The points of a castle, counted from nothing. `growth` keeps them up to date from there."""

from castlewright.games.two_castles.bonuses.cards import BY_NUMBER
from castlewright.games.two_castles.components import ATTENDANTS, FIRST_THRONE, TAGS, THRONE_POINTS, mask
from castlewright.games.two_castles.rooms.wants import KINDS, MARKS

from . import Castle

HANGING = tuple(mask(hanging) for hanging in ATTENDANTS.values())
"""What each attendant counts."""


def count(castle: Castle) -> int:
    points = sum(KINDS[piece].points(castle, cell) for cell, piece in castle.rooms.items() if piece < FIRST_THRONE)
    points += sum(BY_NUMBER[card].points(castle) for card in castle.cards)
    points += sum(len(hung(castle, attendant)) for attendant in castle.attendants)
    return points + THRONE_POINTS * len(marked(castle))


def hung(castle: Castle, attendant: int) -> list[int]:
    """The cells of the rooms with the hanging an attendant counts."""
    return [cell for cell, piece in castle.placed() if TAGS[piece] & HANGING[attendant]]


def marked(castle: Castle) -> list[int]:
    """The marked cells of the throne room that hold what it wants."""
    marks, rooms = MARKS[castle.throne - FIRST_THRONE], castle.rooms
    return [cell for cell, wanted in marks.items() if cell in rooms and TAGS[rooms[cell]] & wanted]
