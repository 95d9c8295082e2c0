"""What the greedy bot knows of Blueprints: points now, rooms nearly complete, rewards kept for later.

A turn of Blueprints has hundreds of places for a few cards. They are glanced at first, by what is completed and what
stays open; only the best few are counted in full, line by line, with the cards and favors the seat knows. All of that
lies open to it, so one imagined world is as good as many.
"""

from collections.abc import Iterable
from typing import Any

from castlewright.bots.evaluations.evaluation import Chain, Evaluation
from castlewright.core import Game
from castlewright.games.blueprints.board import SIDE_OF
from castlewright.games.blueprints.castle.forms import placement
from castlewright.games.blueprints.components import (
    ACTIVITY,
    LINE_NUMBER,
    ROOM_NUMBER,
    ROOMS,
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

from .worth import DECREE_WORTH, FOYER_WORTH, SWAN_WORTH, chosen, glance, kept, outlook

ROUNDS = 10
COUNTED = 10
"""How many places are counted in full."""


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
        value += outlook(player.castle, time) + kept(player, time)
        value += chosen(player)
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
    return ROOMS[card].size + SWAN_WORTH * ROOMS[card].swan + glance(castle, completed)


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
    few = []
    for chain in chains:
        target = chain[-1]
        if isinstance(target, Remove | Passage | Moat | Line):
            by = chain[0].by if isinstance(chain[0], Use) else ""
            groups.setdefault((by, type(target).__name__), []).append((_aim(player, target), chain))
        else:
            few.append(chain)
    for found in groups.values():
        found.sort(key=lambda one: -one[0])
        few += [chain for _, chain in found[:4]]
    return few


def _aim(player: Player, target: Remove | Passage | Moat | Line) -> float:
    castle = player.castle.copy()
    if isinstance(target, Line):
        castle.open_line(LINE_NUMBER[target.line])
        return glance(castle, ())
    if isinstance(target, Remove):
        return glance(castle, castle.remove(SIDE_OF[target.x, target.y, target.side]))
    if isinstance(target, Passage):
        return glance(castle, castle.add_passage(SIDE_OF[target.x, target.y, target.side]))
    # A long moat has more rooms behind it than a short one.
    length = 1 + target.to_x - target.x + target.to_y - target.y
    return glance(castle, castle.dig((target.x, target.y, target.to_x, target.to_y))) + 1.5 * length


EVALUATION = BlueprintsEvaluation()
