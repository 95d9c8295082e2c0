"""What the greedy bot knows of Blueprints: points now, rooms nearly complete, rewards kept for later.

A turn of Blueprints has hundreds of places for a few cards. They are glanced at first, by what is completed and what
stays open; only the best few are counted in full, line by line, with the cards and favors the seat knows. All of that
lies open to it, so one imagined world is as good as many.
"""

from collections.abc import Iterable
from typing import Any

from castlewright.bots.evaluations.evaluation import Chain, Evaluation
from castlewright.core import Game
from castlewright.games.blueprints.board import FOUR, SIDE_OF, across
from castlewright.games.blueprints.castle import Castle, Room
from castlewright.games.blueprints.castle.forms import placement
from castlewright.games.blueprints.components import (
    ACTIVITY,
    DOWNSTAIRS,
    FOOD,
    LINE_NUMBER,
    LIVING,
    OUTDOOR,
    ROOM_NUMBER,
    ROOMS,
    SLEEPING,
    SWANS,
    TYPES,
    UTILITY,
)
from castlewright.games.blueprints.moves import (
    Box,
    Done,
    Draw,
    Foyer,
    Keep,
    Lead,
    Line,
    Moat,
    Passage,
    Remove,
    Take,
    Use,
)
from castlewright.games.blueprints.scoring import Count, contest_of
from castlewright.games.blueprints.state import END, MAIN, NONE, OVER, TURN, Player, State
from castlewright.games.blueprints.turns.tracks import MOAT_TRACK

ROUNDS = 10
COUNTED = 10
"""How many places are counted in full."""

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


class BlueprintsEvaluation(Evaluation):
    def worlds(self, game: Game[Any, Any, Any], state: State, seat: int) -> int:
        return 1

    def settled(self, game: Game[Any, Any, Any], state: State, seat: int) -> bool:
        """Every decision is judged by itself."""
        return True

    def value(self, game: Game[Any, Any, Any], state: State, seat: int) -> float:
        player = state.players[seat]
        time = _time_left(state)
        sheet = Count(contest_of(state)).sheet(seat)
        favors = sheet.groups()["favors"]
        # Places in favors change hands: early on they are worth less than they seem.
        value = sheet.total - favors * 0.6 * time
        value += _outlook(player.castle, time) + _kept(player, time)
        value += _chosen(player)
        if state.card != NONE:
            # Between taking and drawing: what is judged is the drawing itself.
            value += ROOMS[state.card].size
        return value

    def chains(self, game: Game[Any, Any, Any], state: State, seat: int) -> Iterable[Chain]:
        legal = game.legal(state, seat)
        if state.phase not in (TURN, END):
            return _before(state, legal)
        player = state.players[seat]
        chains: list[Chain] = []
        drawn: list[tuple[float, Chain]] = []
        for move in legal:
            if isinstance(move, Take):
                drawn += _drawings(player, ROOM_NUMBER[move.card], move.utility, (move,))
            elif isinstance(move, Draw) and not state.moving:
                number = placement(move.form, move.x, move.y)
                drawn.append((_drawn(player, state.card, number, state.utility), (move,)))
            elif isinstance(move, Use) and state.step == MAIN:
                chains += _uses(game, state, seat, move)
            else:
                chains.append((move,))
        drawn.sort(key=lambda one: -one[0])
        chains = _fewer(player, chains)
        return [chain for _, chain in drawn[:COUNTED]] + chains


def _time_left(state: State) -> float:
    """From 1 in the first round to 0 after the last."""
    return 0.0 if state.phase in (END, OVER) else (ROUNDS + 1 - max(1, state.round)) / ROUNDS


# -- set-up ----------------------------------------------------------------------------------------------------------


def _before(state: State, legal: Iterable[Any]) -> list[Chain]:
    """Decrees, foyers and lines by what is known of them before anything is drawn: the best one only."""

    def worth(move: Any) -> float:
        if isinstance(move, Keep):
            return DECREE_WORTH[move.decree]
        if isinstance(move, Foyer):
            return FOYER_WORTH.get(move.kind, 0.0)
        if isinstance(move, Box):
            card = ROOMS[ROOM_NUMBER[move.card]]
            return (card.kind == UTILITY) * 3 + (card.size == 5) * 4 - abs(card.size - 4) / 10
        if isinstance(move, Line):
            return 1.0 if move.line in ("x2", "x11", "y2", "y11") else 0.0
        return 1.0 if isinstance(move, Lead) and move.first else 0.0

    return [(max(legal, key=worth),)]


# -- places ----------------------------------------------------------------------------------------------------------


def _drawings(player: Player, card: int, utility: bool, before: Chain) -> list[tuple[float, Chain]]:
    """Every place of a card, at a glance."""
    found = []
    for number in player.castle.placements(card, utility):
        form, rest = divmod(number, 169)
        move = Draw(form, *divmod(rest, 13))
        found.append((_drawn(player, card, number, utility), (*before, move)))
    return found or [(0.0, before)]


def _drawn(player: Player, card: int, number: int, utility: bool) -> float:
    castle = player.castle.copy()
    completed = castle.draw(card, number, utility)
    return ROOMS[card].size + SWAN_WORTH * ROOMS[card].swan + _glance(castle, completed)


def _glance(castle: Castle, completed: tuple[int, ...]) -> float:
    """What a change of the sheet brings, without counting it."""
    gained = sum(_worth(castle.room(index)) for index in completed)
    return gained + _outlook(castle, 0.6)


def _worth(room: Room) -> float:
    return ROOM_WORTH[room.kind] + REWARD_WORTH[room.kind]


def _outlook(castle: Castle, time: float) -> float:
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
            hope += _worth(room) * OPEN_DOOR**open_doors * SHUT_DOOR**shut
    count = ways.bit_count()
    return time * (0.9 * hope + WAY_ON * count - (FEW_WAYS[count] if count < len(FEW_WAYS) else 0))


def _kept(player: Player, time: float) -> float:
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


def _chosen(player: Player) -> float:
    """A name costs nothing."""
    return 0.1 if player.name else 0.0


# -- rewards ---------------------------------------------------------------------------------------------------------


def _uses(game: Game[Any, Any, Any], state: State, seat: int, move: Use) -> list[Chain]:
    """A reward with what it is used for."""
    if move.kind in ("food", "utility", "swan"):
        return [(move,)]
    after = game.copy(state)
    game.apply(after, seat, move, _NO_CHANCE)
    player = after.players[seat]
    targets = [(move, target) for target in game.legal(after, seat) if not isinstance(target, Done)]
    if move.kind == TYPES[ACTIVITY]:
        found = [
            one
            for _, take in targets
            if isinstance(take, Take)
            for one in _drawings(player, ROOM_NUMBER[take.card], take.utility, (move, take))
        ]
        return [chain for _, chain in sorted(found, key=lambda one: -one[0])[:3]]
    return list(targets)


_NO_CHANCE: Any = None
"""No reward draws on chance."""


def _fewer(player: Player, chains: list[Chain]) -> list[Chain]:
    """Of many things a reward could do, the few that look best: by the same reward all others are alike."""
    groups: dict[tuple[str, str], list[tuple[float, Chain]]] = {}
    kept = []
    for chain in chains:
        target = chain[-1]
        if isinstance(target, Remove | Passage | Moat | Line):
            by = chain[0].by if isinstance(chain[0], Use) else ""
            groups.setdefault((by, type(target).__name__), []).append((_aim(player, target), chain))
        else:
            kept.append(chain)
    for found in groups.values():
        found.sort(key=lambda one: -one[0])
        kept += [chain for _, chain in found[:4]]
    return kept


def _aim(player: Player, target: Remove | Passage | Moat | Line) -> float:
    castle = player.castle.copy()
    if isinstance(target, Line):
        castle.open_line(LINE_NUMBER[target.line])
        return _glance(castle, ())
    if isinstance(target, Remove):
        return _glance(castle, castle.remove(SIDE_OF[target.x, target.y, target.side]))
    if isinstance(target, Passage):
        return _glance(castle, castle.add_passage(SIDE_OF[target.x, target.y, target.side]))
    # A long moat has more rooms behind it than a short one.
    length = 1 + target.to_x - target.x + target.to_y - target.y
    return _glance(castle, castle.dig((target.x, target.y, target.to_x, target.to_y))) + 1.5 * length


EVALUATION = BlueprintsEvaluation()
