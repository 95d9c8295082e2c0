"""One typed-in sheet: its form, how it becomes a castle, and what on it is against the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from castlewright.core import Arg, Piece, Reason, Refusal, Refused, Warned
from castlewright.games.blueprints.board import INNER, across, at, bits, canonical, fold, rim_of_lot, side
from castlewright.games.blueprints.castle import FREE, Castle, Room, Run, grounds, run_squares
from castlewright.games.blueprints.castle.forms import FOYER, Outline, drawings, outline
from castlewright.games.blueprints.components import (
    ANY_UTILITY,
    BLOCKED_JOINED,
    BONUS_CARDS,
    CIRCLES,
    DECREES,
    DOWNSTAIRS,
    EDGE_MOAT,
    FAVORS,
    FOYER_AREA,
    LINES,
    ROOM_IDS,
    ROOMS,
    SPECIALS,
    SQUARES,
    SWANS,
    SWANS_FOR_MOAT,
    THIRD_MOAT,
    TYPES,
    UTILITY,
)
from castlewright.games.blueprints.state import NONE, SWAN, Player

MOST_ROOMS = 32
"""More rooms than any game can give; it keeps the search for the longest walk short."""
MOST_SQUARES = 24
MOST_MARKS = 200
LONGEST_NAME = 40
LARGEST_SIZE = 20
TRACKS = (*TYPES, "moat")
PARTS = "#abcdABCD"


class Square(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """`[x, y]`, or `[x, y, part]`: `#`, or the letter of the corner that is cut off (capital: by a curved wall)."""

    x: int
    y: int
    part: str = "#"


class Edge(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An entrance: the square in its room, and the side."""

    x: int
    y: int
    side: str


class PassageAt(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A passage across a side of a square, drawn after so many rooms (at the end, if that is not told)."""

    x: int
    y: int
    side: str
    after: int | None = None


class MoatAt(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A moat from a square to a square, drawn after so many rooms: it takes the entrances that face it then."""

    x: int
    y: int
    to_x: int
    to_y: int
    after: int | None = None


class RoomAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A room: a `card` of ours with `form`, `x`, `y`; or a `type`, a `size`, `squares` and `entrances`."""

    card: str | None = None
    form: int = 0
    x: int = 0
    y: int = 0
    utility: bool = False
    """Drawn as a utility room, by decree."""
    type: str | None = None
    size: int | None = None
    squares: tuple[Square, ...] = ()
    entrances: tuple[Edge, ...] | None = None
    """Of a card: where they were moved to."""
    swan: bool = False
    name: str | None = None


class BoxRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """The type and size of the room that the decree took from the box."""

    type: str
    size: int


class PlayerSheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's two sheets and cards at the end of the game. Rooms are in the order of drawing."""

    name: str | None = None
    foyer: str
    rooms: tuple[RoomAt, ...] = ()
    passages: tuple[PassageAt, ...] = ()
    removed: tuple[Edge, ...] = ()
    """Entrances removed by rewards; those that moats take need not be named."""
    moats: tuple[MoatAt, ...] = ()
    lines: tuple[str, ...] = ()
    """Painted flags of the lot."""
    swans: int = 1
    circles: dict[str, int] | None = None
    """Painted circles of each type, to be checked against the rooms."""
    flags: dict[str, int] = {}
    """Used rewards of each type, and of the moat track (`moat`)."""
    specials: dict[str, str] = {}
    """What special rewards were used as: a type, or `swan`."""
    last_turns: int = 0
    skipped: bool = False
    bonus_cards: tuple[str, ...] = ()
    decrees: tuple[str, ...] = ()
    secret_favors: tuple[str, ...] = ()
    box: BoxRoom | None = None
    castle: str = ""
    """The name of the castle."""


Foyer = tuple[tuple[Square, ...], tuple[Edge, ...], int]


class Read(Struct, frozen=True):
    player: Player
    names: dict[int, str]
    """Of rooms that are on none of our cards."""
    warnings: tuple[Warned, ...]


def refuse(what: str, /, **args: Arg) -> Refused:
    return Refused(Refusal("BL-17.1", what, args))


def within(what: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise refuse("refusal-range", what=what, number=str(number)[:20], least=least, most=most)
    return number


def number_of(known: Sequence[str], word: str, what: str) -> int:
    if word not in known:
        raise refuse(f"refusal-unknown-{what}", **{"kind" if what == "type" else what: word})
    return known.index(word)


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
            raise refuse("refusal-unknown-part", part=square.part)
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
        near = [bits(across(1 << one))[0] % _CELLS for one in inner if one % _CELLS == square]
        reached += [other for other in near if other not in reached]
    return len(set(reached)) == len(squares)


_CELLS = (SQUARES + 2) ** 2


def entrances_of(drawn: Outline, entrances: Sequence[Edge]) -> int:
    """The entrances as bits; each on a straight wall of the room, none twice."""
    found = 0
    for one in entrances:
        number = side(one.x, one.y, one.side)
        if number is None or not drawn.walls >> number & 1:
            raise refuse("refusal-no-straight-wall", x=one.x, y=one.y, side=one.side[:1])
        if found >> number & 1:
            raise refuse("refusal-twice", id=f"{one.x},{one.y}{one.side}")
        found |= 1 << number
    return found


def _room(index: int, given: RoomAt) -> tuple[Room, Outline]:
    name = given.card or given.name or f"#{index + 1}"
    if given.card is not None:
        return _card_room(given, given.card)
    if given.type is None:
        raise refuse("refusal-needs-type", room=name)
    if given.size is None:
        raise refuse("refusal-needs-size", room=name)
    kind = number_of(TYPES, given.type, "type")
    drawn = outline_of(name, given.squares)
    doors = entrances_of(drawn, given.entrances or ())
    size = within("size", given.size, 1, LARGEST_SIZE)
    room = Room(
        FREE, 0, 0, 0, kind, size, drawn.triangles, doors, drawn.walls, drawn.curved, drawn.slanted, False, given.swan
    )
    return room, drawn


def _card_room(given: RoomAt, card_id: str) -> tuple[Room, Outline]:
    if given.squares or given.type is not None or given.size is not None:
        raise refuse("refusal-card-or-squares", room=card_id)
    card = number_of(ROOM_IDS, card_id, "room")
    number = drawings(card).number(given.form, given.x, given.y)
    if number is None:
        raise refuse("refusal-no-such-form", room=card_id)
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


def read_player(seat: int, sheet: PlayerSheet, foyer: Foyer | None) -> Read:
    decrees = tuple(number_of(DECREES, decree, "decree") for decree in _distinct(sheet.decrees))
    powers = sum(1 << decree for decree in decrees)
    castle = _castle(sheet, foyer, bool(powers >> BLOCKED_JOINED & 1))
    circles = tuple(len(grounds.completed(castle, kind)) for kind in range(len(TYPES)))
    player = Player(
        castle,
        circles,
        tuple(_track(sheet.flags, "flags")),
        _specials(sheet),
        within("last_turns", sheet.last_turns, 0, CIRCLES),
        int(sheet.skipped),
        (SWAN,) * within("swans", sheet.swans, 0, SWANS),
        tuple(number_of(BONUS_CARDS, card, "bonus") for card in _distinct(sheet.bonus_cards)),
        decrees,
        powers,
        tuple(number_of(FAVORS, favor, "favor") for favor in _distinct(sheet.secret_favors)),
        _box(sheet.box),
        third_moat=bool(powers >> THIRD_MOAT & 1) and len(castle.moats) > 2,
        name=sheet.castle,
    )
    if len(sheet.castle) > LONGEST_NAME:
        raise refuse("refusal-title-long", most=LONGEST_NAME)
    names = {index: room.name for index, room in enumerate(sheet.rooms) if room.card is None and room.name}
    return Read(player, names, tuple(_warnings(seat, sheet, player, names)))


def _distinct(ids: tuple[str, ...]) -> tuple[str, ...]:
    for one, times in Counter(ids).items():
        if times > 1:
            raise refuse("refusal-twice", id=one)
    return ids


def _track(given: dict[str, int], what: str) -> list[int]:
    for track, count in given.items():
        number_of(TRACKS, track, "type")
        within(what, count, 0, MOST_ROOMS)
    return [given.get(track, 0) for track in TRACKS]


def _specials(sheet: PlayerSheet) -> tuple[int, ...]:
    uses = (*TYPES, "swan")
    for special, kind in sheet.specials.items():
        number_of(SPECIALS, special, "special")
        if kind not in uses:
            raise refuse("refusal-unknown-use", special=special, kind=kind)
    return tuple(uses.index(sheet.specials[one]) if one in sheet.specials else NONE for one in SPECIALS)


def _box(given: BoxRoom | None) -> int:
    """One of our cards of the type and size: nothing else of the room from the box counts."""
    if given is None:
        return NONE
    kind = number_of(TYPES, given.type, "type")
    within("size", given.size, 1, 8)
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
    castle = Castle.new(number_of(TYPES, sheet.foyer, "type"), walls_join, drawn, area)
    for line in _distinct(sheet.lines):
        castle.open_line(number_of(LINES, line, "line"))
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
        number = side(one.x, one.y, one.side)
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
            number = side(passage.x, passage.y, passage.side)
            if number is None or not (1 << number | across(1 << number)) & castle.walls:
                raise refuse("refusal-no-passage-wall", x=passage.x, y=passage.y, side=passage.side[:1])
            name = bits(canonical(1 << number))[0]
            if name in castle.passages:
                raise refuse("refusal-twice", id=f"{passage.x},{passage.y}{passage.side}")
            castle.add_passage(name)


def _run(castle: Castle, moat: MoatAt) -> Run:
    x, to_x = sorted((moat.x, moat.to_x))
    y, to_y = sorted((moat.y, moat.to_y))
    if not (-1 <= x <= to_x <= SQUARES and -1 <= y <= to_y <= SQUARES and (x == to_x or y == to_y)):
        raise refuse("refusal-moat-straight")
    clash = run_squares((x, y, to_x, to_y)) & fold(castle.filled)
    if clash:
        x, y = at(bits(clash)[0])
        raise refuse("refusal-overlap", x=x, y=y)
    return x, y, to_x, to_y


# -- what is against the rules ---------------------------------------------------------------------------------------


def _warnings(seat: int, sheet: PlayerSheet, player: Player, names: dict[int, str]) -> Iterator[Warned]:
    castle = player.castle
    for index, room in enumerate(castle.rooms):
        given = sheet.rooms[index]
        name = given.card or names.get(index, f"#{index + 1}")
        for reason in _about_room(player, room, given, name):
            yield Warned(reason, {"room": index, "seat": seat})
    for index in _apart(castle):
        name = sheet.rooms[index].card or names.get(index, f"#{index + 1}")
        below = castle.rooms[index].kind == DOWNSTAIRS and index in _reached(castle, -1)
        reason = Reason("BL-6.7", "warning-downstairs", {"room": name})
        yield Warned(
            reason if below else Reason("BL-6.5", "warning-not-joined", {"room": name}), {"room": index, "seat": seat}
        )
    for said, piece in (*_about_moats(player), *_about_track(sheet, player)):
        yield Warned(said, {**piece, "seat": seat})


def _about_room(player: Player, room: Room, given: RoomAt, name: str) -> Iterator[Reason]:
    if room.squares & ~player.castle.lot():
        yield Reason("BL-6.2", "warning-outside-lot", {"room": name})
    area = room.triangles.bit_count()
    if area != 4 * room.size:
        yield Reason("BL-1.6", "warning-size", {"room": name, "size": room.size, "area": area // 4})
    if given.utility and not player.powers >> ANY_UTILITY & 1:
        yield Reason("BL-12.7", "warning-utility", {"room": name})
    if room.card != FREE and room.doors.bit_count() != len(ROOMS[room.card].entrances):
        yield Reason("BL-8.3", "warning-entrances", {"room": name})


def _reached(castle: Castle, start: int, among: set[int] | None = None) -> set[int]:
    """The rooms one can walk to."""
    reached = [start]
    for room in reached:
        for pair in grounds.joined_rooms(castle):
            if room in pair:
                other = pair[0] if pair[1] == room else pair[1]
                if other not in reached and (among is None or other in among):
                    reached.append(other)
    return set(reached)


def _apart(castle: Castle) -> list[int]:
    """Rooms without a way to the foyer, and downstairs rooms without one to the first of them."""
    everything = _reached(castle, -1)
    apart = [index for index in range(len(castle.rooms)) if index not in everything]
    below = grounds.of_type(castle, DOWNSTAIRS)
    if below:
        chain = _reached(castle, below[0], set(below))
        apart += [index for index in below if index not in chain and index not in apart and index >= 0]
    return apart


def _about_moats(player: Player) -> Iterator[tuple[Reason, Piece]]:
    castle = player.castle
    allowed = 3 if player.powers >> THIRD_MOAT & 1 else 2
    if len(castle.moats) > allowed:
        args: dict[str, Arg] = {"count": len(castle.moats), "most": allowed}
        yield Reason("BL-9.2", "warning-many-moats", args), {"moat": allowed}
    elif min(len(castle.moats), 2) > len(player.swans) // SWANS_FOR_MOAT:
        args = {"count": len(player.swans), "moats": len(castle.moats)}
        yield Reason("BL-9.2", "warning-few-swans", args), {"moat": 0}
    ground = castle.lot() | (rim_of_lot(castle.flags) if player.powers >> EDGE_MOAT & 1 else 0)
    for number, run in enumerate(castle.moats):
        squares = run_squares(run)
        if squares & ~ground or (squares & INNER and squares & ~INNER):
            yield Reason("BL-9.3", "warning-moat-lot"), {"moat": number}


def _about_track(sheet: PlayerSheet, player: Player) -> Iterator[tuple[Reason, Piece]]:
    circles = (*player.circles, player.moat_circles)
    for track, used, earned in zip(TRACKS, player.flags, circles, strict=True):
        if used > earned:
            args: dict[str, Arg] = {"kind": track, "flags": used, "circles": earned}
            yield Reason("BL-7.6", "warning-many-flags", args), {"reward": track}
    if sheet.circles is not None:
        for track, given, earned in zip(TRACKS, _track(sheet.circles, "circles"), circles, strict=True):
            if given != earned:
                args = {"kind": track, "count": given, "found": earned}
                yield Reason("BL-7.5", "warning-circles", args), {"reward": track}
    for number, special in enumerate(SPECIALS):
        if player.specials[number] != NONE and not player.special_earned(number):
            yield Reason("BL-8.16", "warning-special", {"special": special}), {"reward": special}
