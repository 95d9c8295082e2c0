"""Geometry only: regions and kingdoms by number, who borders whom, sets of regions as bits of an int."""

from .components import (
    COLOURS,
    KINGDOMS,
    MIXED,
    MIXES,
    MONSTERS,
    RASTER,
    ROWS,
    RUSSIAN_LETTERS,
    SPELLS,
    SYMBOLS,
    TOWERS,
)

CELLS = tuple(tuple(row.split()) for row in RASTER)
HEIGHT, WIDTH = len(CELLS), len(CELLS[0])

KINGDOM_IDS = tuple(kingdom for kingdom, _, _, _ in KINGDOMS)
LETTERS = tuple(letter for _, letter, _, _ in KINGDOMS)
PER_KINGDOM = 9
REGIONS = tuple(f"{letter}{number}" for letter in LETTERS for number in range(1, PER_KINGDOM + 1))

KINGDOM = {kingdom: index for index, kingdom in enumerate(KINGDOM_IDS)}
REGION = {region: index for index, region in enumerate(REGIONS)}
COLOUR = {colour: index for index, colour in enumerate(COLOURS)}
SPELL = {spell: index for index, spell in enumerate(SPELLS)}
SHIFT, MATCH, SPREAD, BLEND = range(4)

ALL = (1 << len(REGIONS)) - 1
KINGDOM_OF = tuple(index // PER_KINGDOM for index in range(len(REGIONS)))
KINGDOM_REGIONS = tuple(((1 << PER_KINGDOM) - 1) << PER_KINGDOM * index for index in range(len(KINGDOMS)))
IS_MIXED = tuple(colour in MIXED for colour in COLOURS)


def bits(mask: int) -> list[int]:
    """The numbers in a set, rising."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def names(mask: int) -> list[str]:
    return [REGIONS[region] for region in bits(mask)]


def region_of(name: str) -> int | None:
    """The number of a region written in Latin or in Russian letters."""
    return REGION.get(name.upper().translate(RUSSIAN_LETTERS))


def _borders() -> list[tuple[int, int]]:
    across = [(CELLS[y][x], CELLS[y][x + 1]) for y in range(HEIGHT) for x in range(WIDTH - 1)]
    down = [(CELLS[y][x], CELLS[y + 1][x]) for y in range(HEIGHT - 1) for x in range(WIDTH)]
    pairs = [(REGION[one], REGION[other]) for one, other in across + down if one != other]
    return pairs + [(other, one) for one, other in pairs]


def _neighbours() -> tuple[int, ...]:
    masks = [0] * len(REGIONS)
    for one, other in _borders():
        masks[one] |= 1 << other
    return tuple(masks)


def _kingdom_neighbours() -> tuple[int, ...]:
    masks = [0] * len(KINGDOMS)
    for one, other in _borders():
        if KINGDOM_OF[one] != KINGDOM_OF[other]:
            masks[KINGDOM_OF[one]] |= 1 << KINGDOM_OF[other]
    return tuple(masks)


NEIGHBOURS = _neighbours()
KINGDOM_NEIGHBOURS = _kingdom_neighbours()
"""Sets of kingdoms."""
OPEN = tuple(sum(KINGDOM_REGIONS[kingdom] for kingdom in bits(mask)) for mask in range(1 << len(KINGDOMS)))
"""The regions of a set of kingdoms."""

SYMBOL = tuple(symbol for letter in LETTERS for symbol in SYMBOLS[letter].split())
SPELL_OF = tuple(SPELL.get(symbol) for symbol in SYMBOL)
SPELL_REGIONS = tuple(sum(1 << r for r, symbol in enumerate(SYMBOL) if symbol == spell) for spell in SPELLS)
CAPITALS = tuple(KINGDOM_REGIONS[k] & sum(1 << r for r, s in enumerate(SYMBOL) if s == "capital") for k in range(6))
CAPITAL_COLOUR = tuple(COLOUR[colour] for _, _, colour, _ in KINGDOMS)

KINDS = tuple(kind for kind, _, _ in MONSTERS)


def _tamer(symbol: str) -> int | None:
    """The colour that tames the monster of a region."""
    kind, _, colour = symbol.partition("-")
    colours = next((colours for monster, colours, _ in MONSTERS if monster == kind), None)
    return None if colours is None else COLOUR[colour or colours[0]]


TAMER = tuple(_tamer(symbol) for symbol in SYMBOL)
MONSTER_REGIONS = tuple(sum(1 << r for r, s in enumerate(SYMBOL) if s.partition("-")[0] == kind) for kind in KINDS)
ALL_MONSTERS = sum(MONSTER_REGIONS)

ROW = {row: index for index, row in enumerate(ROWS)}
FINAL = ROW["final"]
ROW_REGIONS = (*KINGDOM_REGIONS, *MONSTER_REGIONS)
"""What is to be painted for each score row but the final one."""


def _partners() -> tuple[int | None, ...]:
    partner: list[int | None] = [None] * len(REGIONS)
    for one, other in ((REGION[one], REGION[other]) for one, other in TOWERS):
        if partner[one] is not None or partner[other] is not None:
            raise ValueError("a region touches two towers; one move could not name both drops")
        partner[one], partner[other] = other, one
    return tuple(partner)


PARTNER = _partners()
"""The region on the other side of a region's tower."""


_MIXTURES = {frozenset((COLOUR[one], COLOUR[other])): COLOUR[mixed] for one, other, mixed in MIXES}


def mix(one: int, other: int) -> int:
    """The colour a tower gives between two basic colours."""
    return one if one == other else _MIXTURES[frozenset((one, other))]
