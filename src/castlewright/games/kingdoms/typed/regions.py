"""The painted regions of our own map."""

from collections.abc import Iterator
from functools import lru_cache

from castlewright.core import Arg, Owner, Reason, Warned
from castlewright.games.kingdoms.board import COLOUR, NEIGHBOURS, REGION, REGIONS, SPELL, SPELL_REGIONS, bits
from castlewright.games.kingdoms.components import ROWS
from castlewright.games.kingdoms.painting.paper import Paper
from castlewright.games.kingdoms.pieces import region_piece
from castlewright.games.kingdoms.scoring import lost, sheet

from . import words
from .doubts import check_speed
from .sheet import PlayerSheet, Read


def read_map(owner: Owner, seat: int, player: PlayerSheet, solo: bool) -> Read:
    given = words.understood(player.speed or {}, words.row)
    speed = tuple(given.get(row, 0) for row in ROWS)
    check_speed(speed)
    paper = Paper(blots=player.blots)
    for region, colour in words.understood(player.painted or {}, words.region).items():
        paper = paper.with_region(REGION[region], COLOUR[words.colour(colour)], gives=0)
    complete = tuple(paper.completed(row) for row in range(len(ROWS)))
    warnings = tuple(_too_equal(owner, seat, paper, solo))
    return Read(owner, sheet(owner, seat, paper, speed), lost(paper), speed, complete, warnings)


def _too_equal(owner: Owner, seat: int, paper: Paper, solo: bool) -> Iterator[Warned]:
    """Regions against CK-5.4, if there are more than Match can explain: its regions painted, and one from the start
    unless it was a game alone.

    One warning for the sheet: which of the drops were one too many, nobody can tell.
    """
    needed = sum(_breaches(regions) for regions in paper.painted)
    able = (paper.filled & SPELL_REGIONS[SPELL["match"]]).bit_count() + (not solo)
    if needed > able:
        region, rival = next(
            (region, rival)
            for regions in paper.painted
            for region in bits(regions)
            for rival in bits(NEIGHBOURS[region] & regions)
        )
        args: dict[str, Arg] = {
            "seat": owner,
            "region": REGIONS[region],
            "other": REGIONS[rival],
            "needed": needed,
            "able": able,
        }
        yield Warned(Reason("CK-12.3", "warning-equal", args), region_piece(seat, region))


def _breaches(regions: int) -> int:
    """How many drops of one colour broke the neighbour rule at the least.

    Drops that did not are never neighbours of each other, whatever the order.
    """
    return regions.bit_count() - _most_apart(regions)


@lru_cache(maxsize=1 << 14)
def _most_apart(regions: int) -> int:
    """The size of the largest part without neighbours: a region of few neighbours is in it, or one of them is."""
    if not regions:
        return 0
    few = min(bits(regions), key=lambda region: (NEIGHBOURS[region] & regions).bit_count())
    near = NEIGHBOURS[few] & regions
    if near.bit_count() <= 1:
        return 1 + _most_apart(regions & ~near & ~(1 << few))
    return max(1 + _most_apart(regions & ~(near_one | 1 << one)) for one, near_one in _with_near(few, near, regions))


def _with_near(few: int, near: int, regions: int) -> list[tuple[int, int]]:
    return [(one, NEIGHBOURS[one] & regions) for one in (few, *bits(near))]
