"""The 20 bonus cards: a table, and the few kinds of counting behind it."""

from abc import ABC, abstractmethod

from castlewright.games.two_castles.board import THRONE_AROUND, THRONE_LEFT, THRONE_SIDES, column, height
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.components import FIRST_FACE, FIRST_THRONE, SPECIALTY, TAGS, TYPE_OF, TYPES, mask


class Card(ABC):
    """A card: so many points for each of something."""

    def __init__(self, rule: str, each: int) -> None:
        self.rule = rule
        self.each = each

    @abstractmethod
    def counted(self, castle: Castle) -> list[int]:
        """The cells of the rooms that count; the throne room is named once, by its left cell."""

    def count(self, castle: Castle) -> int:
        return len(self.counted(castle))

    def points(self, castle: Castle) -> int:
        return self.each * self.count(castle)


class Rooms(Card):
    """For each room of one type."""

    def __init__(self, rule: str, each: int, wants: str) -> None:
        super().__init__(rule, each)
        self.wants = mask(wants)

    def counted(self, castle: Castle) -> list[int]:
        return [cell for cell, piece in castle.placed() if TAGS[piece] & self.wants]


class Attendants(Card):
    """For each attendant in the throne room."""

    def counted(self, castle: Castle) -> list[int]:
        return [THRONE_LEFT] if castle.attendants else []

    def count(self, castle: Castle) -> int:
        return len(castle.attendants)


class KindsOfRooms(Card):
    """For each regular type and each specialty face, the throne room left out: one room of each is named."""

    def counted(self, castle: Castle) -> list[int]:
        first: dict[int, int] = {}
        for cell, piece in castle.placed():
            if piece < FIRST_THRONE:
                first.setdefault(TYPE_OF[piece] if piece < FIRST_FACE else piece, cell)
        return list(first.values())


class Levels(Card):
    """For each room on certain levels."""

    def __init__(self, rule: str, each: int, lowest: int | None, highest: int | None) -> None:
        super().__init__(rule, each)
        self.lowest = lowest
        self.highest = highest

    def counted(self, castle: Castle) -> list[int]:
        return [
            cell
            for cell, _ in castle.placed()
            if (self.lowest is None or height(cell) >= self.lowest)
            and (self.highest is None or height(cell) <= self.highest)
        ]


class Rows(Card):
    """For each row: one room of each is named."""

    def counted(self, castle: Castle) -> list[int]:
        return list({height(cell): cell for cell, _ in reversed(castle.placed())}.values())


class Columns(Card):
    """For each column. The throne room stands for two, which are there from the start."""

    def counted(self, castle: Castle) -> list[int]:
        named = {column(cell): cell for cell, _ in reversed(castle.placed())}
        return list(named.values())

    def count(self, castle: Castle) -> int:
        return len({column(cell) for cell in castle.rooms})


class Surrounded(Card):
    """For each room with all cells beside it filled."""

    def __init__(self, rule: str, each: int, corners: bool) -> None:
        super().__init__(rule, each)
        self.corners = corners

    def counted(self, castle: Castle) -> list[int]:
        filled = castle.rooms.keys()
        return [
            cell for cell, _ in castle.placed() if all(near in filled for near in castle.neighbours(cell, self.corners))
        ]


class TypesBesideThrone(Card):
    """For each different regular type on the six cells beside the throne room."""

    def counted(self, castle: Castle) -> list[int]:
        first: dict[int, int] = {}
        for cell in THRONE_SIDES:
            piece = castle.rooms.get(cell)
            if piece is not None and piece < FIRST_FACE:
                first.setdefault(TYPE_OF[piece], cell)
        return list(first.values())


class AroundThrone(Card):
    """For each room on the ten cells around the throne room."""

    def counted(self, castle: Castle) -> list[int]:
        return [cell for cell in THRONE_AROUND if cell in castle.rooms]


class OfAKind(Card):
    """For each regular type with at least so many rooms."""

    def __init__(self, rule: str, each: int, least: int) -> None:
        super().__init__(rule, each)
        self.least = least

    def counted(self, castle: Castle) -> list[int]:
        return [
            cell
            for cell, piece in castle.placed()
            if piece < FIRST_FACE and castle.counts[TYPE_OF[piece]] >= self.least
        ]

    def count(self, castle: Castle) -> int:
        return sum(count >= self.least for count in castle.counts)


CARDS: dict[str, Card] = {
    "different_types_next_to_throne": TypesBesideThrone("TC-8.9", 2),
    "five_of_a_kind": OfAKind("TC-8.10", 4, least=5),
    "fully_surrounded": Surrounded("TC-8.8", 3, corners=True),
    "orthogonally_surrounded": Surrounded("TC-8.8", 2, corners=False),
    "per_attendant": Attendants("TC-8.4", 4),
    **{f"per_{kind}": Rooms("TC-8.3", 2, kind) for kind in sorted((*TYPES, SPECIALTY))},
    "per_room_below_ground": Levels("TC-8.6", 1, lowest=None, highest=-1),
    "per_room_level3plus": Levels("TC-8.6", 1, lowest=2, highest=None),
    "per_room_type": KindsOfRooms("TC-8.5", 1),
    "rooms_around_throne": AroundThrone("TC-8.9", 1),
    "three_of_a_kind": OfAKind("TC-8.10", 2, least=3),
    "total_height": Rows("TC-8.7", 1),
    "total_width": Columns("TC-8.7", 1),
}
CARD_IDS = tuple(sorted(CARDS))
CARD_NUMBER = {card: number for number, card in enumerate(CARD_IDS)}
BY_NUMBER = tuple(CARDS[card] for card in CARD_IDS)
