"""The rules again, written slowly and plainly from the raster and the tables, to check the quick ones against."""

from castlewright.games.kingdoms.components import (
    BASIC,
    COLOURS,
    DICE,
    KINGDOMS,
    MIXED,
    MIXES,
    MONSTERS,
    RASTER,
    SPELLS,
    SYMBOLS,
    TOWERS,
)
from castlewright.games.kingdoms.view import KingdomsView

CELLS = [row.split() for row in RASTER]
REGIONS = sorted({region for row in CELLS for region in row})
LETTER = {kingdom: letter for kingdom, letter, _, _ in KINGDOMS}


def touching(one: str, other: str) -> bool:
    """Do two regions share a side?"""
    for y, row in enumerate(CELLS):
        for x, region in enumerate(row):
            for dx, dy in ((1, 0), (0, 1)):
                if x + dx < len(row) and y + dy < len(CELLS) and {region, CELLS[y + dy][x + dx]} == {one, other}:
                    return one != other
    return False


NEIGHBOURS = {region: [other for other in REGIONS if touching(region, other)] for region in REGIONS}


def bordering(kingdom: str, other: str) -> bool:
    return any(
        near[0] == LETTER[other]
        for region in REGIONS
        if region[0] == LETTER[kingdom]
        for near in NEIGHBOURS[region]
        if other != kingdom
    )


def legal_for(view: KingdomsView) -> set[str]:
    """Every legal move of the seat whose view it is, as notations."""
    if view.seat is None or view.seat not in view.actors:
        return set()
    if view.phase == "cross":
        return _crosses(view)
    assert view.mine is not None
    turn = view.mine.turn
    if turn is None:
        return _takes(view)
    own = view.mine.paper
    found = {"done"}
    if turn.left >= 2 and own.spells["blend"].ready:
        found.add("blend")
    if own.spells["shift"].ready and not turn.painted and not turn.shifted and turn.kingdoms == (turn.source,):
        found |= {f"shift {kingdom}" for kingdom in LETTER if kingdom != turn.source}
    if own.spells["spread"].ready:
        found |= {
            f"spread {kingdom}"
            for kingdom in LETTER
            if kingdom not in turn.kingdoms and bordering(turn.source, kingdom)
        }
    for region in REGIONS:
        if region in own.painted:
            continue
        inside = any(region[0] == LETTER[kingdom] for kingdom in turn.kingdoms)
        for colour in COLOURS:
            equal = any(own.painted.get(near) == colour for near in NEIGHBOURS[region])
            if equal and not own.spells["match"].ready:
                continue
            how = " matching" if equal else ""
            sources = []
            if inside and ((colour == turn.colour and turn.left) or (colour in MIXED and turn.blended)):
                sources.append("")
            if own.drops[colour].ready:
                sources.append(" tower")
            for source in sources:
                move = f"paint {colour}{source}{how} {region}"
                gifts = MIXED if tower_gift(own.painted, region, colour) == "choose" else None
                found |= {f"{move} gives {gift}" for gift in gifts} if gifts else {move}
    return found


def tower_gift(painted: dict[str, str], region: str, colour: str) -> str | None:
    """The drop a tower gives when a region is painted so: a colour, "choose", or None."""
    for tower in TOWERS:
        if region in tower:
            other = painted.get(tower[1] if tower[0] == region else tower[0])
            if other is None:
                return None
            if colour in MIXED or other in MIXED:
                return "choose"
            if colour == other:
                return colour
            return next(mixed for one, two, mixed in MIXES if {one, two} == {colour, other})
    return None


def _takes(view: KingdomsView) -> set[str]:
    tray = [die for die in view.dice if die.in_tray]
    missing = [colour for colour in BASIC if colour not in [die.die for die in tray]]
    found = set()
    for die in tray:
        for kingdom in die.kingdoms:
            if die.die != "white":
                found.add(f"take {die.die} {kingdom}")
            elif len(tray) < len(DICE):
                found |= {f"take white {kingdom} as {colour}" for colour in missing}
    return found


def _crosses(view: KingdomsView) -> set[str]:
    rows = [row for row in view.rows if row.row != "final"]
    firsts = {f"cross {row.row} {row.first}" for row in rows if not row.first_seats and not row.first_crossed}
    seconds = {
        f"cross {row.row} {row.second}"
        for row in rows
        if (row.first_seats or row.first_crossed) and not row.second_seats and not row.second_crossed
    }
    return firsts or seconds


def points(painted: dict[str, str], blots: int, speed: int) -> int:
    """The whole score of a sheet."""
    found = speed - blots
    for _, letter, capital, bonus in KINGDOMS:
        symbols = SYMBOLS[letter].split()
        found += len({colour for region, colour in painted.items() if region[0] == letter})
        found += bonus * (painted.get(f"{letter}{symbols.index('capital') + 1}") == capital)
        for number, symbol in enumerate(symbols, 1):
            kind, _, own = symbol.partition("-")
            for monster, colours, each in MONSTERS:
                if monster == kind:
                    colour = painted.get(f"{letter}{number}")
                    found += -1 if colour is None else each * (colour == (own or colours[0]))
    return found


def spell_regions(painted: dict[str, str], spell: str) -> int:
    assert spell in SPELLS
    return sum(SYMBOLS[region[0]].split()[int(region[1]) - 1] == spell for region in painted)
