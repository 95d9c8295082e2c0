"""The moves of Coloured Kingdoms and their one-line notation."""

from re import fullmatch

from msgspec import Struct

from castlewright.core import refused


class Take(Struct, frozen=True, tag="take"):
    """Take a die from the tray, from a kingdom it lies in. `colour` differs from the die only for the white one."""

    die: str
    kingdom: str
    colour: str

    def __str__(self) -> str:
        return f"take {self.die} {self.kingdom}" + (f" as {self.colour}" if self.colour != self.die else "")


class Paint(Struct, frozen=True, kw_only=True, tag="paint"):
    """Place one drop. A mixed drop of the die is one that Blend has made."""

    colour: str
    tower: bool = False
    """The drop is one of a watchtower's, not of the die."""
    matching: bool = False
    """Match is cast on it."""
    region: str
    gives: str | None = None
    """The mixed colour chosen where it completes a watchtower."""

    def __str__(self) -> str:
        drop = " tower" * self.tower + " matching" * self.matching
        return f"paint {self.colour}{drop} {self.region}" + (f" gives {self.gives}" if self.gives is not None else "")


class Shift(Struct, frozen=True, tag="shift"):
    """Cast Shift: all drops of the die move to another kingdom."""

    kingdom: str

    def __str__(self) -> str:
        return f"shift {self.kingdom}"


class Spread(Struct, frozen=True, tag="spread"):
    """Cast Spread: a kingdom beside the source is open to the die's drops too."""

    kingdom: str

    def __str__(self) -> str:
        return f"spread {self.kingdom}"


class Blend(Struct, frozen=True, tag="blend"):
    """Cast Blend: two drops of the die become one of a mixed colour."""

    def __str__(self) -> str:
        return "blend"


class Done(Struct, frozen=True, tag="done"):
    """Finish the turn; a blot if drops of the die are left."""

    def __str__(self) -> str:
        return "done"


class Cross(Struct, frozen=True, tag="cross"):
    """Alone, at the end of a round: cross out a speed digit."""

    row: str
    points: int

    def __str__(self) -> str:
        return f"cross {self.row} {self.points}"


Move = Blend | Cross | Done | Paint | Shift | Spread | Take


def parse(notation: str) -> Move:
    match notation.split(" "):
        case ["blend"]:
            return Blend()
        case ["done"]:
            return Done()
        case ["cross", row, points] if fullmatch("0|-?[1-9][0-9]*", points):
            return Cross(row, int(points))
        case ["shift", kingdom]:
            return Shift(kingdom)
        case ["spread", kingdom]:
            return Spread(kingdom)
        case ["take", die, kingdom]:
            return Take(die, kingdom, die)
        case ["take", die, kingdom, "as", colour] if colour != die:
            return Take(die, kingdom, colour)
        case ["paint", colour, *words]:
            if (paint := _paint(colour, words)) is not None:
                return paint
    raise refused("refusal-notation", notation=notation)


def _paint(colour: str, words: list[str]) -> Paint | None:
    tower = words[:1] == ["tower"]
    words = words[tower:]
    matching = words[:1] == ["matching"]
    match words[matching:]:
        case [region]:
            return Paint(colour=colour, tower=tower, matching=matching, region=region)
        case [region, "gives", gives]:
            return Paint(colour=colour, tower=tower, matching=matching, region=region, gives=gives)
    return None
