"""What was drawn first: asked where points depend on it, with what each answer means.

A passage is dead if the later of its two rooms came with a plain wall after it (BL-8.10). A moat takes the entrances of
the rooms that were there, and only blocks those of later ones (BL-9.5).
"""

from collections.abc import Iterable, Iterator

from castlewright.core import Arg, Piece, Possible, Question, Reason
from castlewright.games.blueprints.board import EDGES, FOUR, across, bits
from castlewright.games.blueprints.castle import run_squares

from .reading import Read, run_of
from .sheet import Edge, MoatAt, PassageAt, PlayerSheet
from .words import side_of


def questions(seat: int, sheet: PlayerSheet, read: Read) -> Iterator[Question]:
    """An answer's value is the time to be written behind the mark: after how many rooms it was drawn; None is last."""
    for mark, passage in enumerate(sheet.passages):
        sides = _across(_sides([passage]))
        ends = [(index, room) for index, room in read.player.castle.every_room() if room.triangles & sides]
        if len(ends) == 2 and not ends[1][1].doors & sides:
            piece = {"seat": seat, "passage": mark, "edge": [passage.x, passage.y, passage.side]}
            yield _about_passage(piece, passage, ends[1][0], read)
    gone = _sides(sheet.removed) | _across(_sides(sheet.passages))
    for mark, moat in enumerate(sheet.moats):
        facing = across(run_squares(run_of(moat)) * FOUR) & ~gone
        rooms = [index for index, room in enumerate(read.player.castle.rooms) if room.doors & facing]
        if rooms:
            yield _about_moat({"seat": seat, "mark": mark, "moat": list(run_of(moat))}, moat, rooms, read)


def _about_passage(piece: Piece, passage: PassageAt, later: int, read: Read) -> Question:
    name = read.name_of(later)
    return Question(
        Reason("BL-8.10", "question-passage", {"room": name}),
        piece,
        (
            Possible(Reason("BL-8.8", "answer-passage-joins", {"room": name})),
            Possible(Reason("BL-8.10", "answer-passage-dead", {"room": name}), later),
        ),
        0 if passage.after is None or passage.after > later else 1,
    )


def _about_moat(piece: Piece, moat: MoatAt, rooms: list[int], read: Read) -> Question:
    """None of the rooms that face it is later than the moat, or the last one, or the last two…"""
    x, y, to_x, to_y = run_of(moat)
    every: dict[str, Arg] = {"room": read.name_of(rooms[0]), "count": len(rooms)}
    answers = [Possible(Reason("BL-9.4", "answer-moat-takes", every))]
    for later in reversed(range(len(rooms))):
        blocked: dict[str, Arg] = {"room": read.name_of(rooms[later]), "count": len(rooms) - later}
        answers.append(Possible(Reason("BL-9.5", "answer-moat-blocked", blocked), rooms[later]))
    given = 0 if moat.after is None else sum(room >= moat.after for room in rooms)
    about = Reason("BL-9.5", "question-moat", {"length": 1 + to_x - x + to_y - y})
    return Question(about, piece, tuple(answers), given)


def facts(seat: int, sheet: PlayerSheet, read: Read) -> Iterator[Piece]:
    """What the sheet does not tell of rooms and entrances: which are complete, and which a moat took."""
    castle = read.player.castle
    for index, _ in castle.every_room():
        if castle.is_complete(index):
            yield {"seat": seat, "room": index, "complete": True}
    for side in bits(castle.removed & ~_sides(sheet.removed)):
        yield {"seat": seat, "door": list(EDGES[side]), "gone": True}


def _sides(marks: Iterable[Edge | PassageAt]) -> int:
    """Sides of squares, as bits."""
    found = 0
    for one in marks:
        side = side_of(one.x, one.y, one.side)
        found |= 0 if side is None else 1 << side
    return found


def _across(sides: int) -> int:
    """The same from both squares."""
    return sides | across(sides)
