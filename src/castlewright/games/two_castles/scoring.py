"""The explained score of a castle, and what the castles mean for the players."""

from collections.abc import Sequence

from castlewright.core import Arg, Line, Outcome, Piece, Reason, Sheet, Standing, rank
from castlewright.core.score import Owner

from .bonuses.cards import BY_NUMBER, CARD_IDS
from .castle import Castle
from .castle.growth import points
from .castle.points import hung, marked
from .components import ATTENDANT_IDS, ATTENDANTS, FIRST_THRONE, GROUPS, PIECES, THRONE_POINTS, group_of
from .pieces import attendant_piece, card_piece, castle_name, castle_number, room_piece, throne_piece
from .rooms.kinds import Nearby
from .rooms.wants import KINDS

LUDWIG = "ludwig"
"""The owner of Ludwig's place in the standings: he has a place, but no seat."""


class CastleSheet(Sheet, frozen=True):
    """A castle's sheet. Like the printed one it has all its rows, the empty ones too."""

    def groups(self) -> dict[str, int]:
        return dict.fromkeys(GROUPS, 0) | super().groups()


def sheet(castle: Castle, number: int) -> CastleSheet:
    return CastleSheet(castle_name(number), lines(castle))


def partners(owner: Owner, seats: int) -> tuple[int, ...]:
    """The people for whom a castle counts; Ludwig is none of them."""
    castle, places = castle_number(owner), max(3, seats)
    if castle is None or castle >= places:
        return ()
    return tuple(sorted(seat for seat in (castle, (castle + 1) % places) if seat < seats))


def lines(castle: Castle) -> tuple[Line, ...]:
    """One line for each room, attendant and card, and for the throne room, in the order of the printed sheet.

    A castle never changes, so that they are written once, however many seats look at them.
    """
    if castle.lines is None:
        castle.lines = _lines(castle)
    return castle.lines


def _lines(castle: Castle) -> tuple[Line, ...]:
    said = [_room_line(castle, cell, piece) for cell, piece in castle.placed() if piece < FIRST_THRONE]
    said += [_card_line(castle, card) for card in castle.cards]
    said += [_attendant_line(castle, attendant) for attendant in castle.attendants]
    said.append(_throne_line(castle))
    return tuple(sorted(said, key=lambda line: GROUPS.index(line.group)))


def _because(castle: Castle, cells: Sequence[int]) -> tuple[Piece, ...]:
    return tuple(room_piece(castle, cell) for cell in sorted(cells))


def _room_line(castle: Castle, cell: int, piece: int) -> Line:
    kind = KINDS[piece]
    name, earning, points = kind.name, kind.earning(castle, cell), kind.points(castle, cell)
    args: dict[str, Arg] = {"room": PIECES[piece], "wants": kind.wants, "each": kind.each, "count": len(earning)}
    if isinstance(kind, Nearby) and len(earning) > kind.enough:
        name, args = "line-around-most", {**args, "most": kind.most}
    return Line(
        points=points,
        group=group_of(piece),
        rule=kind.rule,
        name=name,
        args=args,
        piece=room_piece(castle, cell),
        because=_because(castle, earning),
    )


def _card_line(castle: Castle, number: int) -> Line:
    card = BY_NUMBER[number]
    return Line(
        points=card.points(castle),
        group="bonus_cards",
        rule=card.rule,
        name="line-card",
        args={"card": CARD_IDS[number], "each": card.each, "count": card.count(castle)},
        piece=card_piece(number),
        because=_because(castle, card.counted(castle)),
    )


def _attendant_line(castle: Castle, number: int) -> Line:
    counted, attendant = hung(castle, number), ATTENDANT_IDS[number]
    return Line(
        points=len(counted),
        group="attendants",
        rule="TC-8.2",
        name="line-attendant",
        args={"attendant": attendant, "wants": ATTENDANTS[attendant], "count": len(counted)},
        piece=attendant_piece(number),
        because=_because(castle, counted),
    )


def _throne_line(castle: Castle) -> Line:
    earning = marked(castle)
    return Line(
        points=THRONE_POINTS * len(earning),
        group="throne",
        rule="TC-8.1",
        name="line-throne",
        args={"throne": PIECES[castle.throne], "each": THRONE_POINTS, "count": len(earning)},
        piece=throne_piece(castle),
        because=_because(castle, earning),
    )


def outcome(castles: Sequence[Castle], ludwig: bool) -> Outcome:
    """Castle i lies between seat i and the next one; the poorer castle counts, and ties go as TC-9.3 says."""
    seats = len(castles)
    pairs = {_owner(seat, ludwig): (castles[seat], castles[seat - 1]) for seat in range(seats)}
    return Outcome(standings(pairs))


def standings(pairs: dict[Owner, tuple[Castle, Castle]]) -> tuple[Standing, ...]:
    return rank(
        {owner: min(points(one), points(other)) for owner, (one, other) in pairs.items()},
        [
            (
                lambda owner: max(points(castle) for castle in pairs[owner]),
                lambda better: Reason("TC-9.3", "why-better-castle", {"points": better}),
            ),
            (
                lambda owner: sum(castle.specialty_rooms() for castle in pairs[owner]),
                lambda rooms: Reason("TC-9.3", "why-specialty", {"count": rooms}),
            ),
        ],
        lambda: Reason("TC-9.3", "why-shared"),
    )


def _owner(seat: int, ludwig: bool) -> Owner:
    return LUDWIG if ludwig and seat == 2 else seat
