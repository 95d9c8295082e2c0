"""The form of a typed-in sheet, and what is understood of it."""

from msgspec import Struct

from castlewright.core import Arg, Owner, Refusal, Refused, Sheet, Warned
from castlewright.games.kingdoms.painting.paper import Counts


class KingdomRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A kingdom's score row."""

    colours: int = 0
    capital: bool = False
    """The capital is built."""
    speed: int = 0


class MonsterRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind's score row. `tamed` is a number, or for dragons numbers by colour."""

    tamed: int | dict[str, int] = 0
    unpainted: int = 0
    speed: int = 0


class PlayerSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """Either `kingdoms` and `monsters` with `final`, as printed, or `painted` with `speed`; `blots` in both."""

    name: str | None = None
    kingdoms: dict[str, KingdomRow] | None = None
    monsters: dict[str, MonsterRow] | None = None
    final: int = 0
    """Speed points of the final row."""
    painted: dict[str, str] | None = None
    """Colours by region."""
    speed: dict[str, int] | None = None
    """Speed points by row: a kingdom, a kind of monster, `final`."""
    blots: int = 0


class Read(Struct, frozen=True):
    """One sheet, understood."""

    owner: Owner
    sheet: Sheet
    lost: int
    """What settles a tie (CK-10.9)."""
    speed: Counts
    complete: tuple[bool | None, ...]
    """For each row, whether its achievement is done; None where the sheet does not tell."""
    warnings: tuple[Warned, ...] = ()


def refused(name: str, args: dict[str, Arg], rule: str = "CK-12.2") -> Refused:
    return Refused(Refusal(rule, name, args))
