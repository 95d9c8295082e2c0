"""The explained score, line by line as on the printed sheet, and what it means for the players (chapter 10)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from castlewright.core import Arg, Line, Outcome, Reason, Sheet, Standing, rank
from castlewright.core.score import Owner

from .board import (
    ALL_MONSTERS,
    CAPITAL_COLOUR,
    CAPITALS,
    FINAL,
    KINDS,
    KINGDOM_IDS,
    KINGDOM_REGIONS,
    MONSTER_REGIONS,
    REGIONS,
    TAMER,
    bits,
)
from .components import COLOURS, KINGDOMS, LOWEST_VERDICT, MONSTERS, ROWS, SPEED, VERDICTS
from .painting.paper import Counts, Paper
from .pieces import blot_piece, kingdom_piece, region_piece, row_piece
from .state import OVER, State

_SPEED_RULES = (*("CK-10.3" for _ in KINGDOM_IDS), *("CK-10.6" for _ in KINDS), "CK-10.7")
_SPEED_NAMES = ("line-unplaced", "line-first", "line-second")


def speed_of(state: State, seat: int) -> Counts:
    """The speed points of each row."""
    return tuple(
        SPEED[row][0] if first >> seat & 1 else SPEED[row][1] if second >> seat & 1 else 0
        for row, (first, second) in enumerate(zip(state.firsts, state.seconds, strict=True))
    )


def sheet(owner: Owner, seat: int, paper: Paper, speed: Counts) -> Sheet:
    return Sheet(owner, lines(seat, paper.painted, paper.blots, speed))


def lost(paper: Paper) -> int:
    """Points lost to blots and unpainted monsters, which settle a tie (CK-10.9)."""
    return paper.blots + (ALL_MONSTERS & ~paper.filled).bit_count()


@lru_cache(maxsize=4096)
def lines(seat: int, painted: Counts, blots: int, speed: Counts) -> tuple[Line, ...]:
    """Remembered, because the others' sheets are scored again and again while they do not change."""
    return (
        *(line for row in range(len(KINGDOM_IDS)) for line in _kingdom(seat, row, painted, speed[row])),
        *(
            line
            for kind in range(len(KINDS))
            for line in _monsters(seat, kind, painted, speed[len(KINGDOM_IDS) + kind])
        ),
        speed_line(seat, FINAL, speed[FINAL]),
        blot_line(seat, blots, (ALL_MONSTERS & ~sum(painted)).bit_count()),
    )


def speed_line(seat: int, row: int, points: int) -> Line:
    place = SPEED[row].index(points) + 1 if points else 0
    return Line(
        points=points,
        group=ROWS[row],
        rule=_SPEED_RULES[row],
        name=_SPEED_NAMES[place],
        piece=row_piece(seat, ROWS[row]),
    )


def blot_line(seat: int, blots: int, unpainted: int) -> Line:
    """Says as well what settles a tie, so that nobody has to count it from the other rows."""
    return Line(
        points=-blots,
        group="blots",
        rule="CK-10.8",
        name="line-blots",
        args={"count": blots, "lost": blots + unpainted},
        piece=row_piece(seat, "blots"),
        because=tuple(blot_piece(seat, number) for number in range(blots)),
    )


def _kingdom(seat: int, kingdom: int, painted: Counts, speed: int) -> Iterator[Line]:
    group = KINGDOM_IDS[kingdom]
    own = [bits(regions & KINGDOM_REGIONS[kingdom]) for regions in painted]
    yield Line(
        points=sum(map(bool, own)),
        group=group,
        rule="CK-10.1",
        name="line-variety",
        args={"count": sum(map(bool, own))},
        piece=kingdom_piece(group, seat),
        because=tuple(region_piece(seat, regions[0]) for regions in own if regions),
    )
    (capital,) = bits(CAPITALS[kingdom])
    colour = next((colour for colour, regions in enumerate(painted) if regions >> capital & 1), None)
    built = colour == CAPITAL_COLOUR[kingdom]
    yield Line(
        points=KINGDOMS[kingdom][3] if built else 0,
        group=group,
        rule="CK-10.2",
        name="line-capital-built" if built else "line-capital-open" if colour is None else "line-capital-lost",
        args={"colour": COLOURS[CAPITAL_COLOUR[kingdom]]},
        piece=region_piece(seat, capital),
    )
    yield speed_line(seat, kingdom, speed)


def _monsters(seat: int, kind: int, painted: Counts, speed: int) -> Iterator[Line]:
    group, _, points = MONSTERS[kind]
    for region in bits(MONSTER_REGIONS[kind]):
        colour = next((colour for colour, regions in enumerate(painted) if regions >> region & 1), None)
        if colour is None:
            earned, rule, name = -1, "CK-10.5", "line-roaming"
        elif colour == TAMER[region]:
            earned, rule, name = points, "CK-10.4", "line-tamed"
        else:
            earned, rule, name = 0, "CK-10.4", "line-beaten"
        args: dict[str, Arg] = {"monster": group, "region": REGIONS[region]}
        yield Line(points=earned, group=group, rule=rule, name=name, args=args, piece=region_piece(seat, region))
    yield speed_line(seat, len(KINGDOM_IDS) + kind, speed)


def places(scores: Mapping[Owner, int], losses: Mapping[Owner, int]) -> tuple[Standing, ...]:
    """Points, then fewer points lost; what is equal to the end shares a place (CK-10.9)."""
    return rank(
        scores,
        [(lambda owner: -losses[owner], lambda less: Reason("CK-10.9", "why-lost", {"count": -less}))],
        lambda: Reason("CK-10.9", "why-shared"),
    )


def scores(state: State) -> tuple[Sheet, ...]:
    return tuple(sheet(seat, seat, paper, speed_of(state, seat)) for seat, paper in enumerate(state.papers))


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    totals = {one.owner: one.total for one in scores(state)}
    standings = places(totals, {seat: lost(paper) for seat, paper in enumerate(state.papers)})
    return Outcome(standings, verdict(totals[0]) if state.seats == 1 else None)


def verdict(points: int) -> Reason:
    name = next((name for least, name in VERDICTS if points >= least), LOWEST_VERDICT)
    return Reason("CK-11.8", name, {"points": points})
