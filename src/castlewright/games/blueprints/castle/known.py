"""What has been found out about a sheet as it is: looked for once, and forgotten when the sheet changes."""

from msgspec import Struct

from .runs import Run

Way = tuple[int, int, int, int]
"""A way on to a new room: the square where its entrance must lie, and its side there; what is taken and half taken as
seen from that square, which is number `forms.REACH`."""

Manner = tuple[int, bool, bool]
"""A card, whether it is drawn as a utility room, and whether its entrances are moved."""


class Yard(Struct, frozen=True):
    """Empty ground that rooms and moats enclose."""

    squares: int
    area: int
    """2 for each empty square, 1 for each empty half."""
    ways: tuple[int, ...]
    """Entrances and passages that lead in. With none it is no courtyard."""


class Known(Struct):
    """None is what nobody has asked for yet."""

    facing: int | None = None
    """The sides across from entrances and passages."""
    ways: list[Way] | None = None
    """Ways on from open entrances and passages."""
    ways_below: list[Way] | None = None
    """The same from those of downstairs rooms."""
    drawable: dict[int, bool] = {}
    """Whether a card can be drawn as it is: what is asked most."""
    possible: dict[Manner, bool] = {}
    """Whether it can be drawn in some other manner."""
    spots: dict[Manner, list[int]] = {}
    """The placements, rising."""
    passable: int | None = None
    """Walls where a passage can be drawn."""
    moats: list[Run] | None = None
    """Every moat that can be drawn."""
    moats_with_rim: list[Run] | None = None
    """The same, along the rim too."""
    enclosed: tuple[Yard, ...] | None = None
    """Enclosed ground, with or without a way in."""
    joined_rooms: frozenset[tuple[int, int]] | None = None
    """Pairs of rooms between which one can walk."""
    walk: int | None = None
    """How many rooms the longest walk has."""
