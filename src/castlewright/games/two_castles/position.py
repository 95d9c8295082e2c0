"""A real table typed in by a person: scored as it lies, with everything pointed out that the rules forbid."""

from collections import Counter
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from castlewright.core import Appraisal, Arg, Piece, Reason, Refusal, Refused, Warned

from .board import SIDES, THRONE_LEFT, THRONE_RIGHT, cell_at
from .bonuses.cards import CARD_NUMBER
from .castle import Castle
from .components import (
    ATTENDANT_COPIES,
    ATTENDANT_IDS,
    ATTENDANTS,
    DOWNSTAIRS,
    FACES,
    FIRST_FACE,
    FIRST_THRONE,
    LIVING,
    MOST_ATTENDANTS,
    MOST_CARDS,
    MOST_REGULAR,
    MOST_SPECIALTY,
    NUMBER,
    PIECES,
    SPECIALTY_TILES,
    THRONES,
    TYPE_OF,
    UTILITY,
)
from .pieces import room_piece, throne_piece
from .refusals import misplaced
from .scoring import outcome, sheet


class RoomAt(Struct, frozen=True, forbid_unknown_fields=True):
    room: str
    x: int
    y: int


class CastlePosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A castle as it lies on the table."""

    throne: str
    rooms: tuple[RoomAt, ...] = ()
    attendants: tuple[str, ...] = ()
    bonus_cards: tuple[str, ...] = ()


class Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One castle, or the castles of a whole table in order: castle i between seat i and the next one."""

    game: Literal["two_castles"]
    throne: str | UnsetType = UNSET
    rooms: tuple[RoomAt, ...] = ()
    attendants: tuple[str, ...] = ()
    bonus_cards: tuple[str, ...] = ()
    castles: tuple[CastlePosition, ...] | UnsetType = UNSET
    ludwig: bool = False


def appraise(position: Position) -> Appraisal:
    castles = _castles(position)
    _check_box(castles)
    built = [_built(castle) for castle in castles]
    warnings = [warned for number, castle in enumerate(built) for warned in _warnings(castle, number, len(built) > 1)]
    warnings += _twice(castles)
    sheets = tuple(sheet(castle, number) for number, castle in enumerate(built))
    if position.castles is UNSET:
        return Appraisal(sheets, (), tuple(warnings))
    return Appraisal(sheets, outcome(built, position.ludwig).standings, tuple(warnings))


def _refuse(what: str, **args: Arg) -> Refused:
    return Refused(Refusal("TC-12.1", what, args))


def _castles(position: Position) -> tuple[CastlePosition, ...]:
    """The castles of either form; mixing the two is refused."""
    if position.castles is UNSET:
        if position.throne is UNSET:
            raise _refuse("refusal-no-throne")
        if position.ludwig:
            raise _refuse("refusal-ludwig-table")
        one = CastlePosition(
            throne=position.throne,
            rooms=position.rooms,
            attendants=position.attendants,
            bonus_cards=position.bonus_cards,
        )
        return (one,)
    if position.throne is not UNSET or position.rooms or position.attendants or position.bonus_cards:
        raise _refuse("refusal-two-forms")
    if position.ludwig and len(position.castles) != 3:
        raise _refuse("refusal-ludwig-table")
    if not 3 <= len(position.castles) <= 7:
        raise _refuse("refusal-castle-count", count=len(position.castles))
    return position.castles


def _check_box(castles: tuple[CastlePosition, ...]) -> None:
    """No table has more than the box: said before anything is counted, for somebody might type a thousand towers."""
    specialty = sum(placed.room in FACES for castle in castles for placed in castle.rooms)
    if specialty > SPECIALTY_TILES:
        raise _refuse("refusal-too-many-specialty", count=specialty, most=SPECIALTY_TILES)
    attendants, most = sum(len(castle.attendants) for castle in castles), ATTENDANT_COPIES * len(ATTENDANTS)
    if attendants > most:
        raise _refuse("refusal-too-many-attendants", count=attendants, most=most)


def _built(position: CastlePosition) -> Castle:
    """The castle, wherever its rooms lie; what cannot be is refused."""
    if position.throne not in THRONES:
        raise _refuse("refusal-unknown-throne", id=position.throne)
    throne = NUMBER[position.throne]
    rooms = {THRONE_LEFT: throne, THRONE_RIGHT: throne}
    for placed in position.rooms:
        piece = NUMBER.get(placed.room)
        if piece is None or piece >= FIRST_THRONE:
            raise _refuse("refusal-unknown-room", id=placed.room)
        cell = cell_at((placed.x, placed.y))
        if cell is None:
            raise _refuse("refusal-too-far", room=placed.room)
        if cell in rooms:
            standing = rooms[cell]
            if standing >= FIRST_THRONE:
                raise _refuse("refusal-over-throne", room=placed.room)
            raise _refuse("refusal-two-on-one", room=PIECES[standing], x=placed.x, y=placed.y)
        rooms[cell] = piece
    regular = [piece for piece in rooms.values() if piece < FIRST_FACE]
    for piece, copies in Counter(regular).items():
        if copies > 1:
            raise _refuse("refusal-room-twice", room=PIECES[piece])
    for card in position.bonus_cards:
        if card not in CARD_NUMBER:
            raise _refuse("refusal-unknown-card", id=card)
        if position.bonus_cards.count(card) > 1:
            raise _refuse("refusal-card-twice", card=card)
    for attendant in position.attendants:
        if attendant not in ATTENDANTS:
            raise _refuse("refusal-unknown-attendant", id=attendant)
    counts = Counter(TYPE_OF[piece] for piece in regular)
    return Castle(
        rooms,
        (),
        (),
        tuple(counts[kind] for kind in range(7)),
        tuple(sorted(ATTENDANT_IDS.index(attendant) for attendant in position.attendants)),
        tuple(sorted(CARD_NUMBER[card] for card in position.bonus_cards)),
    )


def _warnings(castle: Castle, number: int, several: bool) -> list[Warned]:
    """What section 5 and TC-6.13 forbid, each at its piece; with several castles the piece names its own."""

    def at(piece: Piece) -> Piece:
        return {"castle": number, **piece} if several else piece

    warnings = []
    joined = _joined(castle)
    for cell, piece in castle.placed():
        if piece >= FIRST_THRONE:
            continue
        where = at(room_piece(castle, cell))
        found = [Reason(each.rule, _warning(each.name), each.args) for each in misplaced(castle.rooms, piece, cell)]
        if cell not in joined and not any(reason.rule == "TC-5.2" for reason in found):
            found.append(Reason("TC-5.2", "warning-apart", {"room": PIECES[piece]}))
        warnings += [Warned(reason, where) for reason in found]
    for name, found_there, most in _limits(castle):
        if found_there > most:
            reason = Reason("TC-6.13", name, {"count": found_there, "most": most})
            warnings.append(Warned(reason, at(throne_piece(castle))))
    warnings += [Warned(reason, at(throne_piece(castle))) for reason in _unearned(castle)]
    return warnings


def _limits(castle: Castle) -> tuple[tuple[str, int, int], ...]:
    return (
        ("warning-many-attendants", len(castle.attendants), MOST_ATTENDANTS),
        ("warning-many-cards", len(castle.cards), MOST_CARDS),
        ("warning-many-specialty", castle.specialty_rooms() - 1, MOST_SPECIALTY),
        ("warning-many-regular", sum(castle.counts), MOST_REGULAR),
    )


def _unearned(castle: Castle) -> list[Reason]:
    """Attendants and cards come from three living or utility rooms, and one of them may be copied by three downstairs
    rooms. More than any castle can have is said elsewhere."""
    found = []
    copies = castle.counts[DOWNSTAIRS] >= 3
    for rule, name, held, kind, limit in (
        ("TC-6.5", "warning-unearned-attendants", len(castle.attendants), LIVING, MOST_ATTENDANTS),
        ("TC-6.6", "warning-unearned-cards", len(castle.cards), UTILITY, MOST_CARDS),
    ):
        own = int(castle.counts[kind] >= 3)
        most = own + copies
        if held > own:
            copies = False
        if most < held <= limit:
            found.append(Reason(rule, name, {"count": held, "most": most}))
    return found


def _warning(refusal: str) -> str:
    """What forbids a room there is said of one that stands there in the same words, less the command."""
    return f"warning-{refusal.removeprefix('refusal-')}"


def _joined(castle: Castle) -> set[int]:
    """The cells that shared sides join to the throne room."""
    seen = {THRONE_LEFT}
    edge = [THRONE_LEFT]
    while edge:
        cell = edge.pop()
        for step in SIDES:
            if cell + step in castle.rooms and cell + step not in seen:
                seen.add(cell + step)
                edge.append(cell + step)
    return seen


def _twice(castles: tuple[CastlePosition, ...]) -> list[Warned]:
    """Each room, card and throne room is in the box once, and attendants seven of a kind: somebody mistyped."""
    rooms = Counter(placed.room for castle in castles for placed in castle.rooms if NUMBER[placed.room] < FIRST_FACE)
    cards = Counter(card for castle in castles for card in castle.bonus_cards)
    thrones = Counter(castle.throne for castle in castles)
    attendants = Counter(attendant for castle in castles for attendant in castle.attendants)
    found = [
        *((Reason("TC-12.2", "warning-room-twice", {"room": room}), {"room": room}) for room in _many(rooms, 1)),
        *((Reason("TC-12.2", "warning-card-twice", {"card": card}), {"card": card}) for card in _many(cards, 1)),
        *((Reason("TC-12.2", "warning-throne-twice", {"throne": one}), {"throne": one}) for one in _many(thrones, 1)),
        *(
            (Reason("TC-12.2", "warning-attendant-copies", {"attendant": each}), {"attendant": each})
            for each in _many(attendants, ATTENDANT_COPIES)
        ),
    ]
    return [Warned(reason, piece) for reason, piece in found]


def _many(counted: Counter[str], most: int) -> list[str]:
    return sorted(item for item, times in counted.items() if times > most)
