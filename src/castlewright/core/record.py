"""A game as a file: a header and a numbered log, in words that diff well."""

from msgspec import Struct, json

from .options import Options
from .reason import Refusal, Refused

FORMAT = 1


class BadRecord(Refused):
    """The record does not fold. `entry` is the number of the entry that does not fit; 0 is the header."""

    def __init__(self, refusal: Refusal, entry: int = 0) -> None:
        super().__init__(refusal)
        self.entry = entry


class Player(Struct, frozen=True, omit_defaults=True):
    name: str
    bot: str | None = None


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True, gc=False):
    """One entry of the log: exactly one of a move, an undo of the seat's latest moves, or a resignation."""

    n: int
    seat: int
    move: str | None = None
    undo: int | None = None
    scope: str = "table"
    resign: bool = False


class Record(Struct, kw_only=True):
    """Format 1. `seed` is hexadecimal; its SHA-256 is the commitment published when the game began."""

    castlewright: int = FORMAT
    game: str
    edition: int
    options: Options
    players: tuple[Player, ...]
    commitment: str
    seed: str
    log: tuple[Entry, ...]


def written(record: Record) -> bytes:
    """The file itself."""
    return json.format(json.encode(record), indent=1) + b"\n"
