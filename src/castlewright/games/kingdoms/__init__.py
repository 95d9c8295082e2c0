"""Coloured Kingdoms («Цветные королевства», Ivan Tuzovsky, Hobby World 2025): one to four players, about half an hour.

Dice fall onto a map; everybody paints a sheet of their own, unseen until the round is over.
Reconstructed: the map, its symbols and towers, the number of blots, the size of the tray (components.py says which).
"""

from castlewright.core import Chance, Game, Meta, Option, Options

from . import choices, imagine, moves, pieces, position, refusals, rules, scoring
from . import state as table
from . import view as sight
from .features import FEATURES
from .moves import Move
from .position import Position
from .state import State
from .view import KingdomsView


class ColouredKingdoms(Game[State, Move, KingdomsView]):
    meta = Meta(
        id="kingdoms",
        edition=2,
        titles={"ru": "Цветные королевства", "en": "Coloured Kingdoms"},
        seats=(1, 2, 3, 4),
        minutes=30,
        prefix="CK",
        undo_rule="CK-5.5",
        options=(Option("first", ("chance", "host", "clothes")),),
        numbers=(rules.CLOTHES,),
        # A turn without a blot paints something, so nobody has more than 54 + 10 turns before the game is over;
        # a turn takes and finishes, and each sheet paints 54 regions and casts 25 spells at most.
        longest=4 * (64 * 2 + 54 + 25),
        # A drop of the die's colour, of three mixed ones and of six towers, on each region that is still empty: towers
        # that give drops have 12 of the 54 painted. (Fewer towers give fewer drops: with k of them and with a choice
        # of three colours at each of the others, (k + 4) * (60 - 3 * k).) Then Blend, done, five shifts, five spreads.
        most_legal=(1 + 3 + 6) * (54 - 12) + 12,
    )
    state_type = State
    move_type = Move
    view_type = KingdomsView
    position_type = Position

    actors = staticmethod(table.actors)
    legal = staticmethod(choices.legal)
    why_not = staticmethod(refusals.why_not)
    apply = staticmethod(rules.apply)
    finality = staticmethod(rules.finality)
    stage = staticmethod(table.stage)
    view = staticmethod(sight.view)
    open_view = staticmethod(sight.open_view)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)
    appraise = staticmethod(position.appraise)
    parse = staticmethod(moves.parse)
    components = staticmethod(pieces.box)
    conserved = staticmethod(table.conserved)
    features = FEATURES

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return rules.start(self.meta.edition, seats, options, chance)

    def copy(self, state: State) -> State:
        return state.copy()

    def imagine(self, view: KingdomsView, chance: Chance) -> State:
        return imagine.imagine(view, chance)


game = ColouredKingdoms()
