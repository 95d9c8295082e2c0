"""What things are worth before they are counted: rooms that may be completed, rewards kept for later, decrees."""

from castlewright.games.blueprints.board import FOUR, across
from castlewright.games.blueprints.castle import Castle, Room
from castlewright.games.blueprints.components import (
    ACTIVITY,
    DOWNSTAIRS,
    FOOD,
    LIVING,
    OUTDOOR,
    SLEEPING,
    SWANS,
    UTILITY,
)
from castlewright.games.blueprints.state import NONE, Player
from castlewright.games.blueprints.turns.tracks import MOAT_TRACK

ROOM_WORTH = {FOOD: 4, SLEEPING: 7, LIVING: 8, DOWNSTAIRS: 6, ACTIVITY: 9, OUTDOOR: 8, UTILITY: 9}
"""About what a completed room pays."""
REWARD_WORTH = {FOOD: 6.0, SLEEPING: 1.5, LIVING: 4.0, DOWNSTAIRS: 3.5, ACTIVITY: 2.0, OUTDOOR: 1.5, UTILITY: 2.0}
"""About what a reward is worth while there is time to use it."""
CARD_WORTH = 0.8
"""What a bonus card in the hand may still become worth, early in the game."""
RIGHT_WORTH = 6.0
"""The same for the right to score one."""
SPECIAL_WORTH = 8.0
MOAT_WORTH = 24.0
SWAN_WORTH = 1.6
EXTRA_TURN = 10.0
OPEN_DOOR = 0.62
"""How likely an open entrance is to be joined some day."""
SHUT_DOOR = 0.22
"""The same for one against a wall or a moat, or out of reach."""
WAY_ON = 0.5
"""What an entrance that can still be joined is worth by itself."""
FEW_WAYS = (100.0, 50.0, 25.0, 12.0, 5.0, 2.0)
"""What it costs to have none, one, two... of them left, early in the game: soon nothing more can be drawn."""

DECREE_WORTH = {
    "two_lines": 4,
    "three_circles": 11,
    "secret_favors": 14,
    "three_swans": 16,
    "new_decree": 15,
    "box_room": 20,
    "any_utility": 17,
    "turn_at_once": 4,
    "double_lines": 3,
    "moat_turns": 12,
    "two_passages": 8,
    "three_cards": 10,
    "last_first": 3,
    "two_discards": 7,
    "three_removals": 14,
    "third_moat": 10,
    "hold_card": 9,
    "blocked_joined": 22,
    "edge_moat": 5,
    "unique_types": 13,
    "castle_cells": 38,
    "courtyards": 9,
    "pairs": 14,
    "small_rooms": 9,
    "win_ties": 10,
    "best_again": 15,
    "groups": 9,
    "unique_sizes": 16,
    "behind_moats": 7,
    "favors_six": 12,
    "sole_firsts": 16,
    "longest_walk": 17,
}
FOYER_WORTH = {"utility": 3.0, "activity": 2.0, "living": 1.5, "food": 1.0}


def glance(castle: Castle, completed: tuple[int, ...]) -> float:
    """What a change of the sheet brings, without counting it."""
    gained = sum(worth(castle.room(index)) for index in completed)
    return gained + outlook(castle, 0.6)


def worth(room: Room) -> float:
    return ROOM_WORTH[room.kind] + REWARD_WORTH[room.kind]


def outlook(castle: Castle, time: float) -> float:
    """Rooms that may still be completed, and ways on."""
    if time <= 0:
        return 0.0
    unjoined = castle.unjoined()
    ground = castle.lot() & ~castle.solid
    ways = castle.open_sides() & across(ground * FOUR)
    hope = 0.0
    for index in castle.incomplete:
        room = castle.room(index)
        waiting = unjoined & room.triangles
        if room.kind >= 0:
            open_doors = (waiting & ways).bit_count()
            shut = waiting.bit_count() - open_doors
            hope += worth(room) * OPEN_DOOR**open_doors * SHUT_DOOR**shut
    count = ways.bit_count()
    return time * (0.9 * hope + WAY_ON * count - (FEW_WAYS[count] if count < len(FEW_WAYS) else 0))


def kept(player: Player, time: float) -> float:
    """Rewards that are earned and not used, and swans on their way."""
    value = 0.0
    for kind, circles in enumerate(player.circles):
        value += (circles - player.flags[kind]) * REWARD_WORTH[kind] * min(1.0, 2.5 * time)
    value += (len(player.bonuses) * CARD_WORTH + player.circles[UTILITY] * RIGHT_WORTH) * time
    specials = sum(player.specials[n] == NONE and player.special_earned(n) for n in range(4))
    if time > 0:
        # Nothing is lost by keeping these to the end.
        value += specials * SPECIAL_WORTH
        value += (player.moat_circles - player.flags[MOAT_TRACK]) * MOAT_WORTH
    swans = len(player.swans)
    value += (swans % 4 if swans < SWANS else 0) * SWAN_WORTH * min(1.0, 2 * time)
    return value + (player.extras + player.at_once) * EXTRA_TURN


def chosen(player: Player) -> float:
    """A name costs nothing."""
    return 0.1 if player.name else 0.0
