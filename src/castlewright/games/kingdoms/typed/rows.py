"""The score rows of the printed sheet."""

from collections.abc import Iterator

from castlewright.core import Line, Owner, Reason, Sheet, Warned
from castlewright.games.kingdoms.board import ALL_MONSTERS, FINAL, KINDS, KINGDOM_IDS, MONSTER_REGIONS, ROW
from castlewright.games.kingdoms.components import COLOURS, KINGDOMS, KINGDOMS_TO_END, MONSTERS
from castlewright.games.kingdoms.pieces import kingdom_piece, row_piece
from castlewright.games.kingdoms.scoring import blot_line, speed_line

from . import words
from .doubts import check_speed
from .sheet import KingdomRow, MonsterRow, PlayerSheet, Read, refused


def read_rows(owner: Owner, seat: int, player: PlayerSheet) -> Read:
    kingdoms = words.understood(player.kingdoms or {}, words.kingdom)
    monsters = words.understood(player.monsters or {}, words.monster)
    kingdom_rows = [kingdoms.get(kingdom, KingdomRow()) for kingdom in KINGDOM_IDS]
    monster_rows = [monsters.get(kind) or MonsterRow(unpainted=_number(index)) for index, kind in enumerate(KINDS)]
    speed = (*(row.speed for row in kingdom_rows), *(row.speed for row in monster_rows), player.final)
    check_speed(speed)
    unpainted = sum(row.unpainted for row in monster_rows)
    lines = (
        *(line for index, row in enumerate(kingdom_rows) for line in _kingdom_lines(seat, index, row)),
        *(line for index, row in enumerate(monster_rows) for line in _monster_lines(seat, index, row)),
        speed_line(seat, FINAL, player.final),
        blot_line(seat, player.blots, unpainted),
    )
    complete: list[bool | None] = [None if row.colours else False for row in kingdom_rows]
    complete += [not row.unpainted for row in monster_rows]
    complete.append(None if complete[: len(KINGDOM_IDS)].count(None) >= KINGDOMS_TO_END else False)
    warnings: tuple[Warned, ...] = ()
    if ALL_MONSTERS.bit_count() > unpainted and not any(row.colours for row in kingdom_rows):
        warnings = (Warned(Reason("CK-12.3", "warning-colourless", {"seat": owner}), {"seat": seat}),)
    return Read(owner, Sheet(owner, lines), player.blots + unpainted, speed, tuple(complete), warnings)


def _kingdom_lines(seat: int, kingdom: int, row: KingdomRow) -> Iterator[Line]:
    group, _, capital, points = KINGDOMS[kingdom]
    if not 0 <= row.colours <= len(COLOURS):
        raise refused("refusal-colours", {"kingdom": group, "count": row.colours})
    if row.capital and not row.colours:
        raise refused("refusal-capital", {"kingdom": group})
    piece = kingdom_piece(group, seat)
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
    tamed = words.understood(row.tamed, words.colour) if isinstance(row.tamed, dict) else {}
    for colour, count in tamed.items():
        if colour not in colours:
            raise refused("refusal-tamed-colour", {"monster": group, "colour": colour})
        most = _number(kind) // len(colours)
        if not 0 <= count <= most:
            raise refused("refusal-tamed", {"monster": group, "colour": colour, "count": count, "most": most})
    total = sum(tamed.values()) if isinstance(row.tamed, dict) else row.tamed
    for count in (total, row.unpainted, total + row.unpainted):
        if not 0 <= count <= _number(kind):
            raise refused("refusal-monsters", {"monster": group, "count": count, "most": _number(kind)})
    piece = row_piece(seat, group)
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
