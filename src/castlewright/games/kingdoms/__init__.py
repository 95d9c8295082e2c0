"""Coloured Kingdoms («Цветные королевства», Ivan Tuzovsky, Hobby World 2025): one to four players, about half an hour.

Dice fall onto a map; everybody paints a sheet of their own, unseen until the round is over.
Reconstructed: the map, its symbols and towers, the number of blots, the size of the tray (components.py says which).
"""

from castlewright.core import Chance, Game, Meta, Option

from . import box, moves, position, rules, scoring
from . import state as table
from . import view as sight
from .moves import Move
from .position import Position
from .state import State
from .view import KingdomsView


class ColouredKingdoms(Game[State, Move, KingdomsView]):
    meta = Meta(
        id="kingdoms",
        edition=1,
        titles={"ru": "Цветные королевства", "en": "Coloured Kingdoms"},
        seats=(1, 2, 3, 4),
        minutes=30,
        prefix="CK",
        undo_rule="CK-5.5",
        options=(Option("first", ("chance", "host")),),
        # A turn without a blot paints something, so nobody has more than 54 + 10 turns before the game is over;
        # a turn takes and finishes, and each sheet paints 54 regions and casts 25 spells at most.
        longest=4 * (64 * 2 + 54 + 25),
    )
    state_type = State
    move_type = Move
    view_type = KingdomsView
    position_type = Position

    start = staticmethod(rules.start)
    actors = staticmethod(table.actors)
    legal = staticmethod(rules.legal)
    why_not = staticmethod(rules.why_not)
    advance = staticmethod(rules.advance)
    finality = staticmethod(rules.finality)
    view = staticmethod(sight.view)
    open_view = staticmethod(sight.open_view)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)
    appraise = staticmethod(position.appraise)
    parse = staticmethod(moves.parse)
    components = staticmethod(box.components)
    conserved = staticmethod(table.conserved)

    def copy(self, state: State) -> State:
        return state.copy()

    def imagine(self, view: KingdomsView, chance: Chance) -> State:
        return sight.imagine(view, chance)


game = ColouredKingdoms()
