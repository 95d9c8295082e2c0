"""What may become of a castle of Between Two Castles in the turns to come: points that are not there yet.

What luck and a turn bring was counted in games with random partners. The other weights are estimates, tried against
random bots only; results hardly depend on them.
"""

from functools import lru_cache

from msgspec import Struct

from castlewright.games.two_castles.board import AROUND
from castlewright.games.two_castles.bonuses import FIVE
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.castle.growth import points
from castlewright.games.two_castles.components import GRAND_FOYER, SLEEPING, TYPES

# bonus       well chosen  left to luck
BONUSES = {
    "food": (4.5, 1.5),
    "living": (5.5, 3.2),
    "utility": (5.5, 3.5),
    "outdoor": (6.0, 5.5),
    "sleeping": (4.5, 2.3),
    "corridor": (5.5, 3.0),
    "downstairs": (6.0, 3.2),
    FIVE: (6.0, 3.7),
}
"""What a bonus brings before anything is known of it."""
ON_THE_WAY = (0.0, 0.25, 0.65, 0.1, 0.55)
"""The part of the next bonus of its type that so many rooms are worth: to three, and then to five."""
TIME_ENOUGH = 3
"""With fewer turns to come, not all that is on the way will arrive."""
ALL_TYPES = 3
"""What each sleeping room gains when the castle has all types."""
MORE_SLEEPING = 0.25
"""Sleeping rooms a castle can expect in each turn to come."""
SLACK = 3.0
"""Turns one should have in hand, besides one for each missing type, to be sure of all types."""
ATTENDANT_TURN = 0.5
CARD_TURN = 0.5
FOYER_CELL_TURN = 0.07
"""What an attendant, a card and a free cell around a grand foyer gain in a turn."""


class Judged(Struct):
    """What has been found out about a castle. Castles never change, so that it is found once for each."""

    outlook: dict[tuple[int, float], float] = {}
    """By the turns to come and the trust."""
    tops: dict[tuple[int, int, float, tuple[int, ...]], float] = {}
    """The most a room can bring, by the room, the turns to come, the trust and the next hand."""
    bonuses: dict[tuple[str, int, float], float] = {}
    """What a bonus would bring, by its kind, the turns to come and the trust."""


def judged(castle: Castle) -> Judged:
    notes = castle.notes
    if not isinstance(notes, Judged):
        notes = castle.notes = Judged()
    return notes


def outlook(castle: Castle, turns: int, trust: float) -> float:
    """The points, and what so many turns may add to them.

    `trust` is the part of the bonuses that will be well chosen; the others are left to luck.
    """
    if not turns:
        return points(castle)
    found = judged(castle).outlook
    key = (turns, trust)
    if key not in found:
        growing = ATTENDANT_TURN * len(castle.attendants) + CARD_TURN * len(castle.cards)
        growing += FOYER_CELL_TURN * _cells_around_foyers(castle)
        found[key] = points(castle) + _types(castle.counts, turns, trust) + turns * growing
    return found[key]


def bonus_before_known(kind: str, trust: float) -> float:
    well_chosen, left_to_luck = BONUSES[kind]
    return trust * well_chosen + (1 - trust) * left_to_luck


@lru_cache(maxsize=8192)
def _types(counts: tuple[int, ...], turns: int, trust: float) -> float:
    """What the mixture of types promises: bonuses, and sleeping rooms that want all types."""
    on_the_way = 0.0
    for kind, count in zip(TYPES, counts, strict=True):
        if count < len(ON_THE_WAY):
            on_the_way += ON_THE_WAY[count] * bonus_before_known(kind if count < 3 else FIVE, trust)
    missing = sum(1 for kind, count in enumerate(counts) if not count and kind != SLEEPING)
    sleeping = MORE_SLEEPING * turns
    sure = 1.0
    if missing:
        sleeping += counts[SLEEPING]
        sure = min(1.0, turns / (missing + SLACK)) ** 1.5
    return ALL_TYPES * sleeping * sure + on_the_way * min(1.0, (turns + 1) / (TIME_ENOUGH + 1))


def _cells_around_foyers(castle: Castle) -> int:
    rooms = castle.rooms
    foyers = [cell for cell, piece in rooms.items() if piece == GRAND_FOYER]
    return sum(cell + step not in rooms for cell in foyers for step in AROUND)
