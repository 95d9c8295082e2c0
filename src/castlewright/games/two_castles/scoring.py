"""The explained score of a castle, and what the castles mean for the players."""

from collections.abc import Sequence

from castlewright.core import Line, Outcome, Piece, Reason, Sheet, Standing, rank
from castlewright.core.score import Owner

from .cards import BY_NUMBER, CARD_IDS
from .castle import Castle
from .cells import THRONE_LEFT, at_cell
from .components import KINDS, MARKS, THRONE_POINTS
from .growth import HANGING
from .kinds import Variety
from .pieces import ATTENDANT_IDS, ATTENDANTS, FIRST_THRONE, GROUPS, PIECES, TAGS, group_of

LUDWIG = "ludwig"
"""The owner of Ludwig's place in the standings: he has a place, but no seat."""


class CastleSheet(Sheet, frozen=True):
    """A castle's sheet. Like the printed one it has all its rows, the empty ones too."""

    def groups(self) -> dict[str, int]:
        return dict.fromkeys(GROUPS, 0) | super().groups()


def sheet(castle: Castle, number: int) -> CastleSheet:
    return CastleSheet(f"castle-{number}", lines(castle))


def lines(castle: Castle) -> tuple[Line, ...]:
    """One line for each room, attendant and card, and for the throne room, in the order of the printed sheet.

    A castle never changes, so that they are written once, however many seats look at them.
    """
    written: dict[str, tuple[Line, ...]] = vars(castle)
    if "lines" not in written:
        written["lines"] = _lines(castle)
    return written["lines"]


def _lines(castle: Castle) -> tuple[Line, ...]:
    said = [_room_line(castle, cell, piece) for cell, piece in castle.placed() if piece < FIRST_THRONE]
    said += [_card_line(castle, card) for card in castle.cards]
    said += [_attendant_line(castle, attendant) for attendant in castle.attendants]
    said.append(_throne_line(castle))
    return tuple(sorted(said, key=lambda line: GROUPS.index(line.group)))


def count(castle: Castle) -> int:
    """The points of a castle, counted from nothing; in play they are kept up to date by `growth`."""
    points = sum(KINDS[piece].points(castle, cell) for cell, piece in castle.rooms.items() if piece < FIRST_THRONE)
    points += sum(BY_NUMBER[card].points(castle) for card in castle.cards)
    points += sum(len(_hung(castle, attendant)) for attendant in castle.attendants)
    return points + THRONE_POINTS * len(_marked(castle))


def room_piece(castle: Castle, cell: int) -> Piece:
    """How a room is named for a client to light up."""
    if cell == THRONE_LEFT:
        return {"throne": PIECES[castle.throne]}
    x, y = at_cell(cell)
    return {"room": PIECES[castle.rooms[cell]], "x": x, "y": y}


def _because(castle: Castle, cells: Sequence[int]) -> tuple[Piece, ...]:
    return tuple(room_piece(castle, cell) for cell in sorted(cells))


def _room_line(castle: Castle, cell: int, piece: int) -> Line:
    kind = KINDS[piece]
    name, earning = kind.name, kind.earning(castle, cell)
    if isinstance(kind, Variety) and kind.missing(castle):
        name = "line-variety-missing"
    return Line(
        points=kind.points(castle, cell),
        group=group_of(piece),
        rule=kind.rule,
        name=name,
        args={"room": PIECES[piece], "wants": kind.wants, "each": kind.each, "count": len(earning)},
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
        piece={"card": CARD_IDS[number]},
        because=_because(castle, card.counted(castle)),
    )


def _hung(castle: Castle, attendant: int) -> list[int]:
    """The rooms with the hanging an attendant counts."""
    return [cell for cell, piece in castle.placed() if TAGS[piece] & HANGING[attendant]]


def _attendant_line(castle: Castle, number: int) -> Line:
    hung, attendant = _hung(castle, number), ATTENDANT_IDS[number]
    return Line(
        points=len(hung),
        group="attendants",
        rule="TC-8.2",
        name="line-attendant",
        args={"attendant": attendant, "wants": ATTENDANTS[attendant], "count": len(hung)},
        piece={"attendant": attendant},
        because=_because(castle, hung),
    )


def _marked(castle: Castle) -> list[int]:
    """The marked cells of the throne room that hold what it wants."""
    marks, rooms = MARKS[castle.throne - FIRST_THRONE], castle.rooms
    return [cell for cell, wanted in marks.items() if cell in rooms and TAGS[rooms[cell]] & wanted]


def _throne_line(castle: Castle) -> Line:
    marked, throne = _marked(castle), PIECES[castle.throne]
    return Line(
        points=THRONE_POINTS * len(marked),
        group="throne",
        rule="TC-8.1",
        name="line-throne",
        args={"throne": throne, "each": THRONE_POINTS, "count": len(marked)},
        piece={"throne": throne},
        because=_because(castle, marked),
    )


def outcome(castles: Sequence[Castle], ludwig: bool) -> Outcome:
    """Castle i lies between seat i and the next one; the poorer castle counts, and ties go as TC-9.3 says."""
    seats = len(castles)
    pairs = {_owner(seat, ludwig): (castles[seat], castles[seat - 1]) for seat in range(seats)}
    return Outcome(standings(pairs))


def standings(pairs: dict[Owner, tuple[Castle, Castle]]) -> tuple[Standing, ...]:
    return rank(
        {owner: min(one.points, other.points) for owner, (one, other) in pairs.items()},
        [
            (
                lambda owner: max(castle.points for castle in pairs[owner]),
                lambda points: Reason("TC-9.3", "why-better-castle", {"points": points}),
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
