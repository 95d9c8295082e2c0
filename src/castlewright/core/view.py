"""What one seat may know, and what it is told."""

from msgspec import Struct

from .reason import Arg, Piece, Reason
from .score import Sheet


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """What happened, for people to read and clients to animate.

    Public unless `to` names the seats it is for. A log entry that carries no event for a seat must leave
    that seat's view and legal moves unchanged: this is how secret moves stay out of everybody else's traffic.
    """

    name: str
    args: dict[str, Arg] = {}
    to: tuple[int, ...] | None = None
    pieces: tuple[Piece, ...] = ()

    def reaches(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


class View(Struct, kw_only=True, gc=False):
    """The part that every game's view has; a game adds what lies on its table."""

    seat: int | None
    """Whose view it is; None is a spectator."""
    edition: int
    """The rules edition under which this game is played."""
    actors: tuple[int, ...]
    prompt: Reason
    """One sentence: what is expected now, and of whom."""
    sheets: tuple[Sheet, ...]
    """The live score as far as this seat may know it."""
