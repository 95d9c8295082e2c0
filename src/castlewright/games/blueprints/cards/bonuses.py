"""The 37 bonus cards: what each brings its owner, and the best set of them to score (chapter 14, BL-11.9)."""

from collections.abc import Callable

from msgspec import Struct

from castlewright.games.blueprints.board import bits
from castlewright.games.blueprints.castle import grounds
from castlewright.games.blueprints.components import (
    BONUS_CARDS,
    BONUS_POINTS,
    CIRCLES,
    DECREE_POINTS,
    FIVE,
    LINES,
    LOW_FAVORS,
    SIZES,
    SPECIALS,
    TYPES,
    UTILITY,
)
from castlewright.games.blueprints.pieces import ground, moats, sides
from castlewright.games.blueprints.state import NONE, Player

from .contest import Finding, Values, counted
from .favors import MEASURES


class Standing(Struct, frozen=True):
    """What bonus cards need to know of the favors."""

    points: int
    """The whole line of favors."""
    sole_firsts: tuple[str, ...]
    """The favors in which the owner is first alone."""


Measure = Callable[[Player, Standing], Finding]


def _if(earned: bool, found: Finding) -> Finding:
    """A card that pays all or nothing."""
    return Finding(1, found.because) if earned else Finding(0)


def _unused(player: Player, _: Standing) -> Finding:
    """Painted circles without a painted flag."""
    circles = (*player.circles, player.moat_circles)
    tracks = (*TYPES, "moat")
    left = [
        track
        for track, earned, used in zip(tracks, circles, player.flags, strict=True)
        for _ in range(max(0, earned - used))
    ]
    left += [
        special
        for number, special in enumerate(SPECIALS)
        if player.special_earned(number) and player.specials[number] == NONE
    ]
    return Finding(len(left), tuple({"reward": track} for track in left))


def _all_types(player: Player, _: Standing) -> Finding:
    found = MEASURES["types"](player)
    return _if(found.value == len(TYPES) + 2, found)


def _all_sizes(player: Player, _: Standing) -> Finding:
    found = MEASURES["sizes"](player)
    return _if(set(SIZES) <= grounds.sizes(player.castle), found)


def _five_of_type(player: Player, _: Standing) -> Finding:
    most = max((grounds.completed(player.castle, kind) for kind in range(len(TYPES))), key=lambda found: len(found))
    return _if(len(most) >= FIVE, counted(most))


def _outside(player: Player, _: Standing) -> Finding:
    ways = bits(grounds.ways_out(player.castle))
    return Finding(len(ways), sides(ways))


def _empty_lines(player: Player, _: Standing) -> Finding:
    lines = grounds.empty_lines(player.castle)
    return Finding(len(lines), tuple({"column" if axis == "x" else "row": number} for axis, number in lines))


def _flags(player: Player, _: Standing) -> Finding:
    lines = [LINES[line] for line in bits(player.castle.flags)]
    return Finding(len(lines), tuple({"line": line} for line in lines))


def _squares(mask: int) -> Finding:
    return Finding(mask.bit_count(), ground(mask))


def _of_type(kind: int) -> Measure:
    return lambda player, _: counted(grounds.of_type(player.castle, kind))


def _of_size(size: int) -> Measure:
    """The foyer has a size, but no card (BL-14.3)."""
    return lambda player, _: counted([index for index in grounds.of_size(player.castle, size) if index >= 0])


MEASURES_OF_CARDS: dict[str, Measure] = {
    **{f"type_{name}": _of_type(kind) for kind, name in enumerate(TYPES)},
    **{f"size_{size}": _of_size(size) for size in SIZES},
    "only_card": lambda player, standing: Finding(1),
    "low_favors": lambda player, standing: _if(standing.points < LOW_FAVORS, Finding(standing.points)),
    "by_moat": lambda player, standing: counted(grounds.by_moat(player.castle)),
    "never_expanded": lambda player, standing: _if(not player.castle.flags, Finding(0)),
    "courtyards": lambda player, standing: MEASURES["courtyards"](player),
    "funny_name": lambda player, standing: _if(bool(player.name.strip()), Finding(0)),
    "sole_firsts": lambda player, standing: Finding(
        len(standing.sole_firsts), tuple({"favor": favor} for favor in standing.sole_firsts)
    ),
    "all_sizes": _all_sizes,
    "curved": lambda player, standing: _squares(grounds.curved_squares(player.castle)),
    "moats": lambda player, standing: Finding(len(player.castle.moats), moats(player.castle.moats)),
    "completed": lambda player, standing: counted(grounds.completed(player.castle)),
    "flags": _flags,
    "last_turns": lambda player, standing: Finding(min(player.last_turns, CIRCLES)),
    "diagonal": lambda player, standing: _squares(grounds.slanted_squares(player.castle)),
    "unused_rewards": _unused,
    "all_types": _all_types,
    "empty_lines": _empty_lines,
    "start_unused": lambda player, standing: _if(player.specials[0] == NONE, Finding(0)),
    "outside": _outside,
    "five_of_type": _five_of_type,
    "bonus_cards": lambda player, standing: Finding(
        len(player.bonuses), tuple({"bonus": BONUS_CARDS[card]} for card in player.bonuses)
    ),
    "swans": lambda player, standing: Finding(
        len(player.swans), tuple({"swan": number} for number in range(len(player.swans)))
    ),
}
RULES = {
    **{f"type_{name}": "BL-14.2" for name in TYPES},
    **{f"size_{size}": "BL-14.3" for size in SIZES},
    **{card: f"BL-14.{number}" for number, card in enumerate(BONUS_CARDS[15:], 4)},
}
ONLY_CARD = BONUS_CARDS.index("only_card")


def each(card: int, values: Values) -> int:
    """Points for each of what a card counts."""
    kind = BONUS_CARDS[card].partition("_")[0]
    return {"type": values.type_card, "size": values.size_card}.get(kind, BONUS_POINTS[BONUS_CARDS[card]])


def finding(player: Player, card: int, standing: Standing) -> Finding:
    return MEASURES_OF_CARDS[BONUS_CARDS[card]](player, standing)


class Choice(Struct, frozen=True):
    """Which cards are scored, and by which right: points with cards, the best first."""

    special: tuple[tuple[int, int], ...] = ()
    """By special rewards, in their order."""
    utility: tuple[tuple[int, int], ...] = ()
    again: tuple[int, int] | None = None
    """The card that is paid once more by decree."""

    def total(self, floor: int) -> int:
        line = max(floor, sum(points for points, _ in self.utility))
        return line + sum(points for points, _ in self.special) + (self.again[0] if self.again else 0)


def choose(worth: dict[int, int], specials: int, utilities: int, floor: int = 0, again: bool = False) -> Choice:
    """The best set of cards of a hand for so many rights.

    `worth` is what each card would bring; the one that wants to be alone is scored alone, or not at all. `floor` is
    what the utility line brings in any case (BL-12.21): then the best cards belong to the special rewards.
    """
    others = sorted(
        ((points, -card) for card, points in worth.items() if card != ONLY_CARD and points > 0), reverse=True
    )
    hands = [[(points, -card) for points, card in others]]
    if ONLY_CARD in worth:
        hands.append([(worth[ONLY_CARD], ONLY_CARD)])
    choices = [_given(hand, specials, utilities, again) for hand in hands]
    return max(choices, key=lambda choice: choice.total(floor))


def _given(hand: list[tuple[int, int]], specials: int, utilities: int, again: bool) -> Choice:
    """Cards in order of worth: to special rewards first, then to utility rooms."""
    special = tuple(hand[:specials])
    utility = tuple(hand[specials : specials + utilities])
    scored = special + utility if specials + utilities else tuple(hand[:1])
    return Choice(special, utility, scored[0] if again and scored else None)


def rights(player: Player) -> tuple[list[int], int]:
    """The special rewards used as utility, and the completed utility rooms (BL-11.9)."""
    return [number for number, used in enumerate(player.specials) if used == UTILITY], player.circles[UTILITY]


FLOOR = DECREE_POINTS["castle_cells"]
