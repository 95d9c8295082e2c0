"""What a table's log is made of. The log is the table: everything else is folded from it.

Entries never leave the server as they are: the start holds the seed, seats hold the guests' identities.
`id` is the name under which a client said something; kept, so that repeating it stays harmless after a restart.
"""

import msgspec
from msgspec import Struct

from castlewright.core import Options


class Opened(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="open", tag_field="entry"):
    game: str
    edition: int
    options: Options
    seats: int
    host: str
    public: bool = False
    after: str | None = None
    """The table this one is the rematch of."""


class Sat(Struct, frozen=True, tag="sit", tag_field="entry"):
    seat: int
    guest: str
    name: str


class Left(Struct, frozen=True, tag="leave", tag_field="entry"):
    """A person or a bot leaves the seat before the start."""

    seat: int


class BotSat(Struct, frozen=True, tag="bot", tag_field="entry"):
    seat: int
    bot: str


class Numbered(Struct, frozen=True, tag="number", tag_field="entry"):
    """What the options ask of a seat before the start, such as an age. It stays with whoever sits there."""

    seat: int
    key: str
    number: int


class Started(Struct, frozen=True, tag="start", tag_field="entry"):
    """The commitment is published at once, the seed when the game is over."""

    commitment: str
    seed: str


class Moved(Struct, frozen=True, gc=False, omit_defaults=True, tag="move", tag_field="entry"):
    seat: int
    move: str
    id: str | None = None


class TookBack(Struct, frozen=True, omit_defaults=True, tag="undo", tag_field="entry"):
    seat: int
    count: int
    scope: str
    id: str | None = None


class Chatted(Struct, frozen=True, omit_defaults=True, tag="chat", tag_field="entry"):
    """By a seat, or by a spectator who has a name; two spectators may have chosen the same one."""

    text: str
    seat: int | None = None
    name: str | None = None
    id: str | None = None
    guest: str | None = None


class GaveUp(Struct, frozen=True, omit_defaults=True, tag="resign", tag_field="entry"):
    seat: int
    id: str | None = None


class AskedForBot(Struct, frozen=True, tag="ask", tag_field="entry"):
    """The people in the seats `by` want a bot to play for `seat`."""

    seat: int
    by: tuple[int, ...]


class Departed(Struct, frozen=True, tag="depart", tag_field="entry"):
    """Whoever sits there says goodbye in the middle of a game: a bot may take over without waiting."""

    seat: int


class StoodIn(Struct, frozen=True, tag="stand-in", tag_field="entry"):
    seat: int
    bot: str


class Returned(Struct, frozen=True, tag="return", tag_field="entry"):
    seat: int


class Silenced(Struct, frozen=True, tag="silence", tag_field="entry"):
    """The host lets a spectator speak no more, or again."""

    guest: str
    name: str
    silent: bool


class Dismissed(Struct, frozen=True, tag="dismiss", tag_field="entry"):
    """The host shows a spectator the door."""

    guest: str
    name: str


class Hushed(Struct, frozen=True, tag="hush", tag_field="entry"):
    """The host switches the talk at the table off, or on again."""

    on: bool


class Offered(Struct, frozen=True, tag="offer", tag_field="entry"):
    """A link that moves the seat to another device; the last one given counts. Only its hash is kept."""

    seat: int
    key: str


class HandedOver(Struct, frozen=True, tag="handover", tag_field="entry"):
    seat: int
    guest: str


class Rematched(Struct, frozen=True, tag="rematch", tag_field="entry"):
    table: str


class Closed(Struct, frozen=True, omit_defaults=True, tag="close", tag_field="entry"):
    by_admin: bool = False
    """By whoever runs the server, not by the host of the table."""


Entry = (
    Opened
    | Sat
    | Left
    | BotSat
    | Numbered
    | Started
    | Moved
    | TookBack
    | Chatted
    | GaveUp
    | AskedForBot
    | Departed
    | StoodIn
    | Returned
    | Silenced
    | Dismissed
    | Hushed
    | Offered
    | HandedOver
    | Rematched
    | Closed
)

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
