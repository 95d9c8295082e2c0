"""A finished sheet typed in by a person: the rows of the printed one, or painted regions of our map (chapter 12)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from castlewright.core import Appraisal, Arg, Line, Piece, Reason, Refusal, Refused, Sheet, Warned
from castlewright.core.score import Owner

from .board import (
    ALL_MONSTERS,
    COLOUR,
    FINAL,
    KINDS,
    KINGDOM_IDS,
    MONSTER_REGIONS,
    NEIGHBOURS,
    REGIONS,
    ROW,
    SPELL,
    SPELL_REGIONS,
    bits,
    region_of,
)
from .components import BLOTS, COLOURS, KINGDOMS, MONSTERS, PRINTED_BLOTS, ROWS, SPEED
from .painting.paper import Counts, Paper
from .scoring import blot_line, lost, places, sheet, speed_line


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


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["kingdoms"]
    players: tuple[PlayerSheet, ...]


class _Read(Struct, frozen=True):
    """One sheet, understood."""

    owner: Owner
    sheet: Sheet
    lost: int
    speed: Counts
    complete: tuple[bool | None, ...]
    """For each row, whether its achievement is done; None where the sheet does not tell."""
    warnings: tuple[Warned, ...] = ()


def appraise(position: Position) -> Appraisal:
    if not 1 <= len(position.players) <= 4:
        raise _refused("refusal-players", {"count": len(position.players)}, "CK-1.1")
    owners = [seat if player.name is None else player.name for seat, player in enumerate(position.players)]
    for owner in owners:
        if owners.count(owner) > 1:
            raise _refused("refusal-name-twice", {"name": owner}, "CK-12.1")
    read = [
        _read(owner, seat, player) for seat, (owner, player) in enumerate(zip(owners, position.players, strict=True))
    ]
    return Appraisal(
        tuple(one.sheet for one in read),
        places({one.owner: one.sheet.total for one in read}, {one.owner: one.lost for one in read}),
        (*(warning for one in read for warning in one.warnings), *_unfinished(read), *_misplaced(read)),
    )


def _read(owner: Owner, seat: int, player: PlayerSheet) -> _Read:
    printed = player.kingdoms is not None or player.monsters is not None or player.final != 0
    drawn = player.painted is not None or player.speed is not None
    if printed == drawn:
        raise _refused("refusal-form", {"seat": owner}, "CK-12.1")
    most = BLOTS if drawn else PRINTED_BLOTS
    if not 0 <= player.blots <= most:
        raise _refused("refusal-blots", {"count": player.blots, "most": most})
    return _read_map(owner, seat, player) if drawn else _read_rows(owner, seat, player)


# -- the printed score rows ------------------------------------------------------------------------------------------


def _read_rows(owner: Owner, seat: int, player: PlayerSheet) -> _Read:
    kingdoms, monsters = player.kingdoms or {}, player.monsters or {}
    _check_words(kingdoms, KINGDOM_IDS)
    _check_words(monsters, KINDS)
    kingdom_rows = [kingdoms.get(kingdom, KingdomRow()) for kingdom in KINGDOM_IDS]
    monster_rows = [monsters.get(kind) or MonsterRow(unpainted=_number(index)) for index, kind in enumerate(KINDS)]
    speed = (*(row.speed for row in kingdom_rows), *(row.speed for row in monster_rows), player.final)
    _check_speed(speed)
    unpainted = sum(row.unpainted for row in monster_rows)
    lines = (
        *(line for index, row in enumerate(kingdom_rows) for line in _kingdom_lines(seat, index, row)),
        *(line for index, row in enumerate(monster_rows) for line in _monster_lines(seat, index, row)),
        speed_line(seat, FINAL, player.final),
        blot_line(seat, player.blots, unpainted),
    )
    complete: list[bool | None] = [None if row.colours else False for row in kingdom_rows]
    complete += [not row.unpainted for row in monster_rows]
    complete.append(None if complete[: len(KINGDOM_IDS)].count(None) >= 3 else False)
    warnings: tuple[Warned, ...] = ()
    if ALL_MONSTERS.bit_count() > unpainted and not any(row.colours for row in kingdom_rows):
        warnings = (Warned(Reason("CK-12.3", "warning-colourless", {"seat": owner}), {"seat": seat}),)
    return _Read(owner, Sheet(owner, lines), player.blots + unpainted, speed, tuple(complete), warnings)


def _kingdom_lines(seat: int, kingdom: int, row: KingdomRow) -> Iterator[Line]:
    group, _, capital, points = KINGDOMS[kingdom]
    if not 0 <= row.colours <= len(COLOURS):
        raise _refused("refusal-colours", {"kingdom": group, "count": row.colours})
    if row.capital and not row.colours:
        raise _refused("refusal-capital", {"kingdom": group})
    piece: Piece = {"kingdom": group, "seat": seat}
    yield Line(
        points=row.colours,
        group=group,
        rule="CK-10.1",
        name="line-variety",
        args={"count": row.colours},
        piece=piece,
    )
    yield Line(
        points=points if row.capital else 0,
        group=group,
        rule="CK-10.2",
        name="line-capital-built" if row.capital else "line-capital-not",
        args={"colour": capital},
        piece=piece,
    )
    yield speed_line(seat, kingdom, row.speed)


def _monster_lines(seat: int, kind: int, row: MonsterRow) -> Iterator[Line]:
    group, colours, points = MONSTERS[kind]
    for colour, count in row.tamed.items() if isinstance(row.tamed, dict) else ():
        if colour not in colours:
            raise _refused("refusal-tamed-colour", {"monster": group, "word": colour})
        most = _number(kind) // len(colours)
        if not 0 <= count <= most:
            raise _refused("refusal-tamed", {"monster": group, "colour": colour, "count": count, "most": most})
    total = sum(row.tamed.values()) if isinstance(row.tamed, dict) else row.tamed
    for count in (total, row.unpainted, total + row.unpainted):
        if not 0 <= count <= _number(kind):
            raise _refused("refusal-monsters", {"monster": group, "count": count, "most": _number(kind)})
    piece: Piece = {"row": group, "seat": seat}
    yield Line(
        points=points * total,
        group=group,
        rule="CK-10.4",
        name="line-tamed-count",
        args={"monster": group, "count": total},
        piece=piece,
    )
    yield Line(
        points=-row.unpainted,
        group=group,
        rule="CK-10.5",
        name="line-roaming-count",
        args={"monster": group, "count": row.unpainted},
        piece=piece,
    )
    yield speed_line(seat, ROW[group], row.speed)


def _number(kind: int) -> int:
    return MONSTER_REGIONS[kind].bit_count()


# -- the painted regions of our map ----------------------------------------------------------------------------------


def _read_map(owner: Owner, seat: int, player: PlayerSheet) -> _Read:
    given = player.speed or {}
    _check_words(given, ROWS)
    speed = tuple(given.get(row, 0) for row in ROWS)
    _check_speed(speed)
    paper = Paper(blots=player.blots)
    for name, colour in (player.painted or {}).items():
        region = region_of(name)
        if region is None:
            raise _refused("refusal-unknown", {"word": name}, "CK-1.2")
        if colour not in COLOUR:
            raise _refused("refusal-unknown", {"word": colour}, "CK-1.4")
        if paper.filled >> region & 1:
            raise _refused("refusal-region-twice", {"region": REGIONS[region]})
        paper = paper.with_region(region, COLOUR[colour], gives=0)
    complete = tuple(paper.completed(row) for row in range(len(ROWS)))
    warnings = tuple(_too_equal(owner, seat, paper))
    return _Read(owner, sheet(owner, seat, paper, speed), lost(paper), speed, complete, warnings)


def _too_equal(owner: Owner, seat: int, paper: Paper) -> Iterator[Warned]:
    """Regions against CK-5.4, if there are more than Match can explain: its regions painted, and one from the start.

    One warning for the sheet: which of the drops were one too many, nobody can tell.
    """
    needed = sum(_breaches(regions) for regions in paper.painted)
    able = (paper.filled & SPELL_REGIONS[SPELL["match"]]).bit_count() + 1
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
        yield Warned(Reason("CK-12.3", "warning-equal", args), {"region": REGIONS[region], "seat": seat})


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


# -- what both have in common ----------------------------------------------------------------------------------------


def _check_words(
    given: dict[str, object] | dict[str, KingdomRow] | dict[str, MonsterRow] | dict[str, int], known: tuple[str, ...]
) -> None:
    for word in given:
        if word not in known:
            raise _refused("refusal-unknown", {"word": word}, "CK-12.1")


def _check_speed(speed: Counts) -> None:
    for row, points in enumerate(speed):
        if points and points not in SPEED[row]:
            raise _refused("refusal-speed", {"row": ROWS[row], "points": points})


def _unfinished(read: list[_Read]) -> Iterator[Warned]:
    for seat, one in enumerate(read):
        for row, points in enumerate(one.speed):
            if points and one.complete[row] is False:
                args: dict[str, Arg] = {"row": ROWS[row], "points": points, "seat": one.owner}
                yield Warned(Reason("CK-12.3", "warning-unfinished", args), {"row": ROWS[row], "seat": seat})


def _misplaced(read: list[_Read]) -> Iterator[Warned]:
    """Alone, digits are crossed out and a second place needs no first."""
    if len(read) == 1:
        return
    for row, (first, second) in enumerate(SPEED):
        won = [one.speed[row] for one in read]
        if first in won:
            continue
        if second in won:
            yield Warned(Reason("CK-12.3", "warning-second", {"row": ROWS[row]}), {"row": ROWS[row]})
        elif any(one.complete[row] for one in read):
            yield Warned(Reason("CK-12.3", "warning-unclaimed", {"row": ROWS[row]}), {"row": ROWS[row]})


def _refused(name: str, args: dict[str, str | int], rule: str = "CK-12.2") -> Refused:
    return Refused(Refusal(rule, name, args))
