"""What royal decrees pay in the end (BL-12.6, BL-12.16, BL-12.20 to BL-12.32)."""

from collections.abc import Callable, Iterator, Mapping

from castlewright.core import Arg, Line
from castlewright.games.blueprints.castle import grounds
from castlewright.games.blueprints.components import (
    ACTIVITY,
    BEHIND_MOAT,
    BONUS_CARDS,
    CASTLE_CELLS,
    DECREE_POINTS,
    DECREES,
    FAVORS,
    LIVING,
    ROOM_IDS,
    ROOMS,
)
from castlewright.games.blueprints.pieces import rooms
from castlewright.games.blueprints.state import NONE, Player

from . import bonuses
from .contest import Finding, counted
from .favors import MEASURES, Ranking

RULES = {decree: f"BL-12.{number}" for number, decree in enumerate(DECREES, 1)}
THIRD_MOAT = DECREES.index("third_moat")
CELLS_DECREE = DECREES.index("castle_cells")
BEST_AGAIN = DECREES.index("best_again")


def _pairs(player: Player) -> Finding:
    activity, living = (grounds.completed(player.castle, kind) for kind in (ACTIVITY, LIVING))
    pairs = min(len(activity), len(living))
    return Finding(pairs, rooms(activity[:pairs] + living[:pairs]))


def _small_rooms(player: Player) -> Finding:
    """What cards lack to the least size; counted in points."""
    least = DECREE_POINTS["small_rooms"]
    small = [index for index, room in enumerate(player.castle.rooms) if room.size < least]
    return Finding(sum(least - player.castle.rooms[index].size for index in small), rooms(small))


def _groups(player: Player) -> Finding:
    groups = grounds.groups(player.castle)
    return Finding(len(groups), rooms([index for group in groups for index in group]))


def _behind(player: Player) -> Finding:
    found = [index for run in player.castle.moats for index in grounds.behind(player.castle, run)]
    return Finding(len(found), rooms(sorted(set(found))))


MEASURES_OF_DECREES: dict[str, Callable[[Player], Finding]] = {
    "unique_types": MEASURES["types"],
    "courtyards": MEASURES["courtyards"],
    "pairs": _pairs,
    "small_rooms": _small_rooms,
    "groups": _groups,
    "unique_sizes": MEASURES["sizes"],
    "behind_moats": _behind,
    "longest_walk": MEASURES["walk"],
}
NOTHING = Finding(0)
EACH = {**DECREE_POINTS, "small_rooms": 1}


def lines(
    player: Player, common: list[Ranking], seat: int, cells: Mapping[str, int], choice: bonuses.Choice
) -> Iterator[Line]:
    """A line for each decree that pays. `cells` are the totals of the other lines of the sheet."""
    for number in player.decrees:
        if not player.powers >> number & 1:
            continue
        decree = DECREES[number]
        if decree in MEASURES_OF_DECREES:
            found = MEASURES_OF_DECREES[decree](player)
            yield _line(decree, found, EACH[decree])
        elif decree == "castle_cells":
            yield _castle_cells(cells)
        elif decree == "sole_firsts":
            firsts = [FAVORS[ranking.favor] for ranking in common if ranking.sole_first(seat)]
            because = tuple({"favor": favor} for favor in firsts)
            yield _line(decree, Finding(len(firsts), because), DECREE_POINTS[decree])
        elif decree == "best_again":
            yield _best_again(choice)
        elif decree == "box_room" and player.box != NONE:
            yield _box_room(player)
        elif decree == "third_moat" and player.third_moat:
            yield _third_moat(player)


def _line(decree: str, found: Finding, points: int) -> Line:
    return _said(decree, "line-decree", points * found.value, {"decree": decree, "count": found.value}, found)


def _said(decree: str, name: str, points: int, args: dict[str, Arg], found: Finding = NOTHING) -> Line:
    return Line(
        points=points,
        group="decrees",
        rule=RULES[decree],
        name=name,
        args=args,
        piece={"decree": decree},
        because=found.because,
    )


def _castle_cells(cells: Mapping[str, int]) -> Line:
    least = DECREE_POINTS["castle_cells"]
    low = {cell: least - cells.get(cell, 0) for cell in CASTLE_CELLS if cells.get(cell, 0) < least}
    found = Finding(len(low), tuple({"group": cell} for cell in low))
    args: dict[str, Arg] = {"decree": "castle_cells", "count": len(low)}
    return _said("castle_cells", "line-decree", sum(low.values()), args, found)


def _best_again(choice: bonuses.Choice) -> Line:
    if choice.again is None:
        return _said("best_again", "line-best-again-none", 0, {})
    points, card = choice.again
    bonus = BONUS_CARDS[card]
    return _said("best_again", "line-best-again", points, {"bonus": bonus}, Finding(1, ({"bonus": bonus},)))


def _box_room(player: Player) -> Line:
    card = ROOMS[player.box]
    same_size = grounds.of_size(player.castle, card.size)
    same_type = grounds.of_type(player.castle, card.kind)
    count = len(same_size) + len(same_type)
    found = counted(sorted({*same_size, *same_type}))
    args: dict[str, Arg] = {"room": ROOM_IDS[player.box], "count": count}
    return _said("box_room", "line-box-room", DECREE_POINTS["box_room"] * count, args, found)


def _third_moat(player: Player) -> Line:
    behind = grounds.behind(player.castle, player.castle.moats[free_moat(player)])
    return _said("third_moat", "line-third-moat", BEHIND_MOAT * len(behind), {"count": len(behind)}, counted(behind))


def free_moat(player: Player) -> int:
    """The number of the moat drawn by decree: it comes after two others."""
    return len(player.castle.moats) - 1 if player.third_moat else NONE
