"""What is scored together: all players' sheets and what they are compared by, from a game or typed in."""

from collections.abc import Sequence

from msgspec import Struct

from castlewright.core import Piece
from castlewright.games.blueprints.components import ROOM_IDS, ROOM_POINTS, SIZE_CARD_POINTS, TYPE_CARD_POINTS
from castlewright.games.blueprints.pieces import rooms
from castlewright.games.blueprints.state import Player


class Values(Struct, frozen=True):
    """The printed values that we could only reconstruct."""

    rooms: tuple[int, ...] = ROOM_POINTS
    """For a completed room of each of the first five types."""
    type_card: int = TYPE_CARD_POINTS
    size_card: int = SIZE_CARD_POINTS


class Contest(Struct, frozen=True):
    """The castles that compete for the king's favors. One that is alone competes with the discard pile."""

    players: Sequence[Player]
    favors: tuple[int, ...]
    order: tuple[int, ...]
    """Turn order as the last round leaves it: seats."""
    pile: tuple[int, ...] = ()
    """The discard pile, the rival of a single player."""
    rivals: dict[int, int] = {}
    """What that rival has for a favor, where it is told and not counted."""
    values: Values = Values()
    room_names: dict[tuple[int, int], str] = {}
    """Names of rooms that are on none of our cards, by seat and room."""

    @property
    def alone(self) -> bool:
        return len(self.players) == 1


class Finding(Struct, frozen=True):
    """How much there is of something, and where."""

    value: int
    because: tuple[Piece, ...] = ()


def counted(indices: Sequence[int]) -> Finding:
    return Finding(len(indices), rooms(indices))


def room_name(contest: Contest, seat: int, index: int) -> str:
    if index < 0:
        return "foyer"
    card = contest.players[seat].castle.rooms[index].card
    return ROOM_IDS[card] if card >= 0 else contest.room_names.get((seat, index), f"#{index + 1}")
