"""The 35 king's favors: what each counts, and the places they give (chapter 13, BL-11.12, BL-15.5)."""

from collections.abc import Callable

from msgspec import Struct

from castlewright.games.blueprints.board import bits
from castlewright.games.blueprints.castle import grounds
from castlewright.games.blueprints.components import DECREES, FAVORS, PLACE_POINTS, ROOMS, SIZES, SOLO_POINTS, TYPES
from castlewright.games.blueprints.pieces import ground, moats, rooms, sides
from castlewright.games.blueprints.state import Player

from .contest import Contest, Finding, counted

WIN_TIES = DECREES.index("win_ties")
FAVORS_SIX = DECREES.index("favors_six")
LEAST = 6
TURN_ORDER = FAVORS.index("turn_order")


def _courtyards(player: Player) -> Finding:
    yards = grounds.courtyards(player.castle)
    return Finding(len(yards), tuple(piece for yard in yards for piece in ground(yard.squares)))


def _courtyard_area(player: Player) -> Finding:
    yards = grounds.courtyards(player.castle)
    return Finding(sum(yard.area for yard in yards), _courtyards(player).because)


def _outside(player: Player) -> Finding:
    ways = bits(grounds.ways_out(player.castle) & player.castle.entrances)
    return Finding(len(ways), sides(ways))


def _swan_rooms(player: Player) -> Finding:
    return counted([index for index, room in enumerate(player.castle.rooms) if room.swan])


def _sizes(player: Player) -> Finding:
    sizes = grounds.sizes(player.castle)
    return Finding(
        min(len(sizes), len(SIZES)), rooms([grounds.of_size(player.castle, size)[0] for size in sorted(sizes)])
    )


def _types(player: Player) -> Finding:
    castle = player.castle
    kinds = sorted(grounds.types(castle))
    yards = grounds.courtyards(castle)
    because = rooms([grounds.of_type(castle, kind)[0] for kind in kinds]) + moats(player.castle.moats)[:1]
    because += ground(yards[0].squares) if yards else ()
    return Finding(len(kinds) + bool(castle.moats) + bool(yards), because)


def _extent(player: Player) -> Finding:
    width, length = grounds.extent(player.castle)
    return Finding(width * length)


def _walk(player: Player) -> Finding:
    return Finding(grounds.walk(player.castle))


def _of_type(kind: int) -> Callable[[Player], Finding]:
    return lambda player: counted(grounds.of_type(player.castle, kind))


def _area_of(kind: int) -> Callable[[Player], Finding]:
    def area(player: Player) -> Finding:
        found = grounds.of_type(player.castle, kind)
        return Finding(sum(player.castle.room(index).size for index in found), rooms(found))

    return area


def _of_size(size: int) -> Callable[[Player], Finding]:
    return lambda player: counted(grounds.of_size(player.castle, size))


MEASURES: dict[str, Callable[[Player], Finding]] = {
    "courtyards": _courtyards,
    "outside": _outside,
    "swan_rooms": _swan_rooms,
    "sizes": _sizes,
    "types": _types,
    "courtyard_area": _courtyard_area,
    "moat_area": lambda player: Finding(player.castle.moat.bit_count(), moats(player.castle.moats)),
    "moats": lambda player: Finding(len(player.castle.moats), moats(player.castle.moats)),
    "extent": _extent,
    "incomplete": lambda player: counted(sorted(player.castle.incomplete)),
    "walk": _walk,
    "completed": lambda player: counted(grounds.completed(player.castle)),
    **{f"rooms_{name}": _of_type(kind) for kind, name in enumerate(TYPES)},
    **{f"area_{name}": _area_of(kind) for kind, name in enumerate(TYPES)},
    **{f"size_{size}": _of_size(size) for size in SIZES},
}
RULES = {
    **{favor: f"BL-13.{number}" for number, favor in enumerate(FAVORS[:13], 2)},
    **{f"rooms_{name}": "BL-13.15" for name in TYPES},
    **{f"area_{name}": "BL-13.16" for name in TYPES},
    **{f"size_{size}": "BL-13.17" for size in SIZES},
}


def finding(contest: Contest, favor: int, seat: int) -> Finding:
    """What a player has for a favor. In turn order the first has most."""
    if favor == TURN_ORDER:
        return Finding(len(contest.order) - contest.order.index(seat))
    return MEASURES[FAVORS[favor]](contest.players[seat])


def rival(contest: Contest, favor: int) -> int:
    """What the discard pile has for a favor; of what no pile can have, nothing (BL-15.5)."""
    if favor in contest.rivals:
        return contest.rivals[favor]
    cards = [ROOMS[card] for card in contest.pile]
    kind, _, which = FAVORS[favor].partition("_")
    if FAVORS[favor] == "swan_rooms":
        return sum(card.swan for card in cards)
    if kind == "sizes":
        return len({card.size for card in cards})
    if kind == "types":
        return len({card.kind for card in cards})
    if kind == "rooms":
        return sum(TYPES[card.kind] == which for card in cards)
    if kind == "area":
        return sum(card.size for card in cards if TYPES[card.kind] == which)
    return sum(str(card.size) == which for card in cards) if kind == "size" else 0


class Ranking(Struct, frozen=True):
    """A favor for all players: their values, places (0 is none) and points, and how many share a place."""

    favor: int
    values: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    shared: tuple[int, ...]
    rival: int | None = None

    def sole_first(self, seat: int) -> bool:
        return self.places[seat] == 1 and self.shared[seat] == 1


def ranking(contest: Contest, favor: int) -> Ranking:
    values = tuple(finding(contest, favor, seat).value for seat in range(len(contest.players)))
    wins_ties = [bool(player.powers >> WIN_TIES & 1) for player in contest.players]
    if contest.alone:
        against = rival(contest, favor)
        won = values[0] > 0 and (values[0] > against or (values[0] == against and wins_ties[0]))
        return Ranking(favor, values, (1 if won else 2,), (SOLO_POINTS if won else 0,), (1,), against)
    strength = [(value, wins) for value, wins in zip(values, wins_ties, strict=True)]
    places, points, shared = [], [], []
    for value, wins in strength:
        ahead = sum(other > (value, wins) for other in strength)
        equal = strength.count((value, wins))
        places.append(1 + ahead if value > 0 else 0)
        points.append(sum(PLACE_POINTS[ahead : ahead + equal]) // equal if value > 0 else 0)
        shared.append(equal)
    return Ranking(favor, values, tuple(places), tuple(points), tuple(shared))


def paid(player: Player, points: int) -> int:
    """By decree every favor pays its owner at least so much (BL-12.30)."""
    return max(points, LEAST) if player.powers >> FAVORS_SIX & 1 else points
