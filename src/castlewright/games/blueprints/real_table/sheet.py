"""How a player's sheet of a real table is written down."""

from msgspec import Struct

MOST_ROOMS = 32
"""More rooms than any game can give; it keeps the search for the longest walk short."""
MOST_SQUARES = 24
MOST_MARKS = 200
LONGEST_NAME = 40
LARGEST_SIZE = 20
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
