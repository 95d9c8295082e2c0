"""What a sheet of Coloured Kingdoms is worth: points it has, and what it may still bring before the game is over."""

from msgspec import Struct

from castlewright.games.kingdoms.board import (
    ALL,
    CAPITAL_COLOUR,
    CAPITALS,
    COLOUR,
    FINAL,
    KINGDOM_REGIONS,
    MONSTER_REGIONS,
    PER_KINGDOM,
    TAMER,
    bits,
)
from castlewright.games.kingdoms.components import (
    BASIC,
    COLOURS,
    KINGDOMS,
    KINGDOMS_TO_END,
    MIXED,
    MONSTERS,
    SPEED,
)
from castlewright.games.kingdoms.painting.paper import Paper
from castlewright.games.kingdoms.rounds.achievements import open_digits
from castlewright.games.kingdoms.rounds.alone import CROSSABLE
from castlewright.games.kingdoms.state import State

# What is still to come counts less than what is there, so that the drop that brings it is worth placing.
HOPE_OF_BASIC = 0.45
HOPE_OF_MIXED = 0.3
HOPE_OF_CAPITAL = 0.4
HOPE_OF_MONSTER = 0.45
HOPE_OF_DRAGON = 0.45
HOPE_TO_BEAT = 0.4
"""A monster that cannot be tamed can still be painted."""
HOPE_WHEN_BLOCKED = 0.15
"""A capital or a monster whose own colour is already beside it waits for Match."""
NEARLY_DONE = (0.0, 0.02, 0.05, 0.1, 0.16, 0.24, 0.34, 0.47, 0.65, 1.0)
"""How likely the speed points of a kingdom are with so many regions painted."""
KIND_NEARLY_DONE = 0.8
BESIDE_TWO = 0.12
BESIDE_THREE = 0.5
"""An unpainted region that has two, or all three, basic colours beside it is hard to paint."""
SPELL_WORTH = (0.7, 0.8, 0.7, 1.1)
DROP_WORTH = tuple(1.5 if colour in MIXED else 1.0 for colour in COLOURS)
FULL_WORTH_ROUNDS = 4.0
"""Spells and drops lose their worth when so few rounds are left."""
DROPS_PER_ROUND = 2.9

_BASIC = tuple(COLOUR[colour] for colour in BASIC)
_MIXED = tuple(COLOUR[colour] for colour in MIXED)


class _Group(Struct, frozen=True):
    """Monsters of one kind and colour."""

    regions: int
    colour: int
    points: int
    hope: float


def _groups() -> tuple[_Group, ...]:
    found = []
    for (kind, colours, points), regions in zip(MONSTERS, MONSTER_REGIONS, strict=True):
        hope = HOPE_OF_DRAGON if kind == "dragon" else HOPE_OF_MONSTER
        for colour in map(COLOUR.__getitem__, colours):
            mask = sum(1 << region for region in bits(regions) if TAMER[region] == colour)
            found.append(_Group(mask, colour, points, hope))
    return tuple(found)


_GROUPS = _groups()
_SIZES = tuple(regions.bit_count() for regions in MONSTER_REGIONS)


class Outlook(Struct, frozen=True):
    """What is known around a sheet and does not change while its owner plays a turn."""

    rows: tuple[float, ...]
    """The speed points each row has brought, or would bring if it were completed now."""
    rounds: float
    """Rounds left if this seat does not end the game."""
    ending: bool
    """The last round is being played."""


def outlook(state: State, seat: int) -> Outlook:
    firsts, seconds = open_digits(state)
    rows = []
    for row, (first, second) in enumerate(SPEED):
        if state.firsts[row] >> seat & 1 or firsts >> row & 1:
            rows.append(float(first))
        elif state.seconds[row] >> seat & 1 or (seconds >> row & 1 and not state.opened[seat].completed(row)):
            rows.append(float(second))
        else:
            rows.append(0.0)
    return Outlook(tuple(rows), _rounds_left(state, seat, firsts, seconds), state.last)


def _rounds_left(state: State, seat: int, firsts: int, seconds: int) -> float:
    if state.last:
        return 0.0
    if state.seats == 1:
        # Alone a digit is crossed out in each round, two for every row whose first is open.
        return float((firsts & CROSSABLE).bit_count() * 2 + (seconds & CROSSABLE).bit_count())
    rivals = (state.opened[other].filled for other in range(state.seats) if other != seat)
    return min(_missing(filled) for filled in rivals) / DROPS_PER_ROUND + 1


def _missing(filled: int) -> int:
    """Regions to three finished kingdoms."""
    gaps = sorted((regions & ~filled).bit_count() for regions in KINGDOM_REGIONS)
    return sum(gaps[:KINGDOMS_TO_END])


def worth(paper: Paper, around: Outlook) -> float:
    """Points as they stand, the likely part of what is begun, and supplies as far as there is time to use them."""
    unpainted = ALL & ~paper.filled
    left = min(around.rounds, unpainted.bit_count() / DROPS_PER_ROUND)
    finished = sum(paper.filled & regions == regions for regions in KINGDOM_REGIONS)
    if finished >= KINGDOMS_TO_END and not around.ending:
        left = min(left, 1.0)
    points, hope = _kingdoms(paper, around, unpainted)
    tamed, wild = _monsters(paper, around, unpainted)
    # Hope lives as long as there are rounds to fulfil it.
    within = min(1.0, left * DROPS_PER_ROUND / max(1, unpainted.bit_count()))
    value = points + tamed - paper.blots - _cramped(paper, unpainted) + (hope + wild) * within
    if finished >= KINGDOMS_TO_END:
        value += around.rows[FINAL]
    return value + min(1.0, left / FULL_WORTH_ROUNDS) * _supplies(paper)


def _kingdoms(paper: Paper, around: Outlook, unpainted: int) -> tuple[float, float]:
    """What the kingdoms bring, and what they may still bring."""
    painted, beside, filled = paper.painted, paper.beside, paper.filled
    points = hope = 0.0
    for kingdom, regions in enumerate(KINGDOM_REGIONS):
        count = (filled & regions).bit_count()
        basic = mixed = 0
        for colour in _BASIC:
            if painted[colour] & regions:
                basic += 1
        for colour in _MIXED:
            if painted[colour] & regions:
                mixed += 1
        points += basic + mixed + around.rows[kingdom] * NEARLY_DONE[count]
        room = PER_KINGDOM - count
        hope += HOPE_OF_BASIC * min(3 - basic, room) + HOPE_OF_MIXED * min(3 - mixed, room)
        capital, own = CAPITALS[kingdom], CAPITAL_COLOUR[kingdom]
        if painted[own] & capital:
            points += KINGDOMS[kingdom][3]
        elif unpainted & capital:
            hope += KINGDOMS[kingdom][3] * (HOPE_WHEN_BLOCKED if beside[own] & capital else HOPE_OF_CAPITAL)
    return points, hope


def _monsters(paper: Paper, around: Outlook, unpainted: int) -> tuple[float, float]:
    """The same of the monsters."""
    painted, beside = paper.painted, paper.beside
    points = hope = 0.0
    for group in _GROUPS:
        points += group.points * (painted[group.colour] & group.regions).bit_count()
        if wild := unpainted & group.regions:
            blocked = (wild & beside[group.colour]).bit_count()
            free = wild.bit_count() - blocked
            points -= free + blocked
            hope += (group.points + 1) * (free * group.hope + blocked * HOPE_WHEN_BLOCKED) + blocked * HOPE_TO_BEAT
    for kind, regions in enumerate(MONSTER_REGIONS):
        share = (paper.filled & regions).bit_count() / _SIZES[kind]
        points += around.rows[len(KINGDOMS) + kind] * (1.0 if share == 1.0 else KIND_NEARLY_DONE * share**3)
    return points, hope


def _cramped(paper: Paper, unpainted: int) -> float:
    """Regions that will be hard to paint."""
    blue, red, yellow = (paper.beside[colour] & unpainted for colour in _BASIC)
    two = (blue & red | blue & yellow | red & yellow).bit_count()
    three = (blue & red & yellow).bit_count()
    return BESIDE_TWO * (two - three) + BESIDE_THREE * three


def _supplies(paper: Paper) -> float:
    value = 0.0
    for spell, each in enumerate(SPELL_WORTH):
        value += each * (paper.spells[spell] + paper.new_spells[spell])
    for colour, each in enumerate(DROP_WORTH):
        value += each * (paper.drops[colour] + paper.new_drops[colour])
    return value
