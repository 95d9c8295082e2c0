"""How a typed-in sheet becomes a castle with its score sheet. What cannot be on a table is refused (BL-17.1)."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from castlewright.games.blueprints.board import CELLS, across, at, bits, canonical, fold
from castlewright.games.blueprints.castle import FREE, Castle, Room, Run, grounds, run_squares
from castlewright.games.blueprints.castle.forms import FOYER, Outline, drawings, outline
from castlewright.games.blueprints.castle.runs import is_straight
from castlewright.games.blueprints.components import (
    BLOCKED_JOINED,
    BONUS_CARDS,
    CIRCLES,
    DECREES,
    FAVORS,
    FOYER_AREA,
    LINES,
    ROOMS,
    SIZES,
    SPECIALS,
    SQUARES,
    SWANS,
    THIRD_MOAT,
    TYPES,
    UTILITY,
)
from castlewright.games.blueprints.state import NONE, SWAN, Player

from .sheet import (
    LARGEST_SIZE,
    LONGEST_NAME,
    MOST_MARKS,
    MOST_ROOMS,
    MOST_SQUARES,
    PARTS,
    BoxRoom,
    Edge,
    MoatAt,
    PlayerSheet,
    RoomAt,
    Square,
)
from .words import (
    TRACKS,
    by_number,
    decree_number,
    distinct,
    favor_number,
    line_number,
    number_of,
    refuse,
    room_number,
    side_of,
    type_number,
    use_number,
    within,
)

Foyer = tuple[tuple[Square, ...], tuple[Edge, ...], int]
"""The foyer as it is printed on the owner's sheet: squares, entrances, area."""


class Read(Struct, frozen=True):
    player: Player
    names: dict[int, str]
    """Of rooms that are on none of our cards."""

    def name_of(self, index: int) -> str:
        """The card of a room, or what its owner calls it."""
        card = self.player.castle.room(index).card
        return "foyer" if index < 0 else ROOMS[card].id if card != FREE else self.names.get(index, f"#{index + 1}")


# -- drawings --------------------------------------------------------------------------------------------------------


def outline_of(room: str, squares: tuple[Square, ...]) -> Outline:
    """The squares of a room, without entrances."""
    if not squares:
        raise refuse("refusal-no-squares", room=room)
    within("squares", len(squares), 1, MOST_SQUARES)
    for one, times in Counter((square.x, square.y) for square in squares).items():
        if not all(0 <= part < SQUARES for part in one):
            raise refuse("refusal-off-sheet", x=one[0], y=one[1])
        if times > 1:
            raise refuse("refusal-square-twice", x=one[0], y=one[1])
    for square in squares:
        if len(square.part) != 1 or square.part not in PARTS:
            raise refuse("refusal-unknown-part", part=square.part[:10])
    drawn = outline(tuple((square.x, square.y, square.part) for square in squares), ())
    if not _hangs_together(drawn.triangles):
        raise refuse("refusal-apart", room=room)
    return drawn


def _hangs_together(triangles: int) -> bool:
    """Whether every square is reached from every other through sides that both own."""
    inner = bits(triangles & across(triangles))
    squares = bits(fold(triangles))
    reached = [squares[0]]
    for square in reached:
        near = [bits(across(1 << one))[0] % CELLS for one in inner if one % CELLS == square]
        reached += [other for other in near if other not in reached]
    return len(set(reached)) == len(squares)


def entrances_of(drawn: Outline, entrances: Sequence[Edge]) -> int:
    """The entrances as bits; each on a straight wall of the room, none twice."""
    found = 0
    for one in entrances:
        number = side_of(one.x, one.y, one.side)
        if number is None or not drawn.walls >> number & 1:
            raise refuse("refusal-no-straight-wall", x=one.x, y=one.y, side=one.side[:1])
        if found >> number & 1:
            raise refuse("refusal-twice", id=f"{one.x},{one.y}{one.side}")
        found |= 1 << number
    return found


def _room(index: int, given: RoomAt) -> tuple[Room, Outline]:
    name = short_name(given.name) or f"#{index + 1}"
    if given.card is not None:
        return _card_room(given, room_number(given.card))
    if given.type is None:
        raise refuse("refusal-needs-type", room=name)
    if given.size is None:
        raise refuse("refusal-needs-size", room=name)
    kind = type_number(given.type)
    drawn = outline_of(name, given.squares)
    doors = entrances_of(drawn, given.entrances or ())
    size = within("size", given.size, 1, LARGEST_SIZE)
    drawn_as = UTILITY if given.utility else kind
    sides = drawn.triangles, doors, drawn.walls, drawn.curved, drawn.slanted
    return Room(FREE, 0, 0, 0, drawn_as, size, *sides, swan=given.swan), drawn


def _card_room(given: RoomAt, card: int) -> tuple[Room, Outline]:
    if given.squares or given.type is not None or given.size is not None:
        raise refuse("refusal-card-or-squares", room=ROOMS[card].id)
    number = drawings(card).number(given.form, given.x, given.y)
    if number is None:
        raise refuse("refusal-no-such-form", room=ROOMS[card].id)
    drawn = drawings(card).outline(number)
    doors = drawn.doors if given.entrances is None else entrances_of(drawn, given.entrances)
    printed = ROOMS[card]
    room = Room(
        card,
        given.form,
        given.x,
        given.y,
        UTILITY if given.utility else printed.kind,
        printed.size,
        drawn.triangles,
        doors,
        drawn.walls,
        drawn.curved,
        drawn.slanted,
        doors != drawn.doors,
        printed.swan,
    )
    return room, drawn


# -- the sheet -------------------------------------------------------------------------------------------------------


def read_player(sheet: PlayerSheet, foyer: Foyer | None) -> Read:
    decrees = distinct(map(decree_number, sheet.decrees), DECREES)
    powers = sum(1 << decree for decree in decrees)
    castle = _castle(sheet, foyer, bool(powers >> BLOCKED_JOINED & 1))
    player = Player(
        castle,
        tuple(len(grounds.completed(castle, kind)) for kind in range(len(TYPES))),
        tuple(tracks_of(sheet.flags, "flags")),
        _specials(sheet),
        within("last_turns", sheet.last_turns, 0, CIRCLES),
        int(sheet.skipped),
        (SWAN,) * within("swans", sheet.swans, 0, SWANS),
        distinct((number_of(BONUS_CARDS, card, "bonus") for card in sheet.bonus_cards), BONUS_CARDS),
        decrees,
        powers,
        distinct(map(favor_number, sheet.secret_favors), FAVORS),
        _box(sheet.box),
        third_moat=bool(powers >> THIRD_MOAT & 1) and len(castle.moats) > 2,
        name=short_name(sheet.castle) or "",
    )
    names = {index: room.name for index, room in enumerate(sheet.rooms) if room.card is None and room.name}
    return Read(player, names)


def short_name(name: str | None) -> str | None:
    """A name that somebody gave, if it is one."""
    if name is not None and len(name) > LONGEST_NAME:
        raise refuse("refusal-name-long", name=f"{name[:LONGEST_NAME]}…", most=LONGEST_NAME)
    return name


def tracks_of(given: dict[str, int], what: str) -> list[int]:
    """A number for each track."""
    counts = by_number(given, TRACKS, "type")
    return [within(what, counts.get(track, 0), 0, MOST_ROOMS) for track in range(len(TRACKS))]


def _specials(sheet: PlayerSheet) -> tuple[int, ...]:
    specials = distinct((number_of(SPECIALS, special, "special") for special in sheet.specials), SPECIALS)
    used = {
        special: use_number(SPECIALS[special], kind)
        for special, kind in zip(specials, sheet.specials.values(), strict=True)
    }
    return tuple(used.get(special, NONE) for special in range(len(SPECIALS)))


def _box(given: BoxRoom | None) -> int:
    """One of our cards of the type and size: nothing else of the room from the box counts."""
    if given is None:
        return NONE
    kind = type_number(given.type)
    within("size", given.size, 1, len(SIZES))
    return next(number for number, card in enumerate(ROOMS) if (card.kind, card.size) == (kind, given.size))


def _castle(sheet: PlayerSheet, foyer: Foyer | None, walls_join: bool) -> Castle:
    """The castle, drawn step by step: rooms in order, passages and moats when they were drawn."""
    if len(sheet.rooms) > MOST_ROOMS:
        raise refuse("refusal-many-rooms", count=len(sheet.rooms), most=MOST_ROOMS)
    for what, marks in (("passages", sheet.passages), ("removed", sheet.removed), ("moats", sheet.moats)):
        within(what, len(marks), 0, MOST_MARKS)
    drawn, area = FOYER, FOYER_AREA
    if foyer is not None:
        squares, entrances, area = foyer
        cells = outline_of("foyer", squares)
        drawn = cells._replace(doors=entrances_of(cells, entrances))
    castle = Castle.new(type_number(sheet.foyer), walls_join, drawn, area)
    for line in distinct(map(line_number, sheet.lines), LINES):
        castle.open_line(line)
    covered = drawn.covers
    for index in range(len(sheet.rooms) + 1):
        if index:
            room, outlined = _room(index - 1, sheet.rooms[index - 1])
            clash = room.triangles & (covered | castle.filled) or outlined.covers & castle.filled
            if clash:
                x, y = at(bits(fold(clash))[0])
                raise refuse("refusal-overlap", x=x, y=y)
            covered |= outlined.covers
            castle.add(room, outlined.covers)
        _mark(castle, sheet, index)
    _remove(castle, sheet.removed)
    # Nobody says when an entrance was removed: what is complete shows in the end, when all of them are gone.
    castle.incomplete = tuple(number for number, _ in castle.every_room())
    castle.complete()
    return castle


def _remove(castle: Castle, removed: tuple[Edge, ...]) -> None:
    drawn = 0
    for _, room in castle.every_room():
        drawn |= room.doors
    for one in removed:
        number = side_of(one.x, one.y, one.side)
        if number is None or not drawn >> number & 1:
            raise refuse("refusal-no-removed", x=one.x, y=one.y, side=one.side[:1])
        if castle.entrances >> number & 1:
            castle.remove(number)


def _mark(castle: Castle, sheet: PlayerSheet, drawn: int) -> None:
    """The moats and passages that were drawn when there were so many rooms."""
    last = len(sheet.rooms)
    for moat in sheet.moats:
        if within("after", last if moat.after is None else moat.after, 0, last) == drawn:
            castle.dig(_run(castle, moat))
    for passage in sheet.passages:
        if within("after", last if passage.after is None else passage.after, 0, last) == drawn:
            number = side_of(passage.x, passage.y, passage.side)
            if number is None or not (1 << number | across(1 << number)) & castle.walls:
                raise refuse("refusal-no-passage-wall", x=passage.x, y=passage.y, side=passage.side[:1])
            name = bits(canonical(1 << number))[0]
            if name in castle.passages:
                raise refuse("refusal-twice", id=f"{passage.x},{passage.y}{passage.side}")
            castle.add_passage(name)


def run_of(moat: MoatAt) -> Run:
    """From its left or upper end to the other, however it was written."""
    x, to_x = sorted((moat.x, moat.to_x))
    y, to_y = sorted((moat.y, moat.to_y))
    return x, y, to_x, to_y


def _run(castle: Castle, moat: MoatAt) -> Run:
    run = run_of(moat)
    if not is_straight(run):
        raise refuse("refusal-moat-straight")
    clash = run_squares(run) & fold(castle.filled)
    if clash:
        x, y = at(bits(clash)[0])
        raise refuse("refusal-overlap", x=x, y=y)
    return run
