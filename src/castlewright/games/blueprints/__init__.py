"""Blueprints of Mad King Ludwig: take room cards, draw them into a castle of your own, and please the king.

Titles      Blueprints of Mad King Ludwig, «Чертежи безумного короля Людвига» (Ted Alspach, Bezier Games, 2024)
Players     1 to 5, each with a drafting sheet and a score sheet; ten rounds, about an hour and a quarter
Options     decrees: one or two royal decrees each; left_out: decrees that stay in the box
Editions    2: the parts that decrees give a reward may be used with other things between them (BL-12.9)
Status      the rules, decrees, favors and bonus cards follow the printed rulebook; the 96 room cards, the drawing of
            the foyer and some values are reconstructed (`components`, BL-1.2, BL-1.5, BL-1.7)
"""

from msgspec.structs import replace

from castlewright.core import Chance, Game, Meta, Option, Options

from . import choices, refusals, rules, scoring, state
from . import view as views
from .board import ALL_LINES
from .castle import Castle
from .components import FOOD
from .features import FEATURES
from .imagine import imagine
from .moves import Move, parse
from .pieces import components
from .position import Position, appraise
from .state import State
from .turns.setup import LEFT_OUT
from .view import BlueprintsView

__all__ = ["Blueprints", "BlueprintsView", "Position", "State", "game"]


MOST_LEGAL = len(replace(Castle.new(FOOD), flags=ALL_LINES).moats_possible(rim=True))
"""Of moats there are the most: every straight run of free squares. Nobody has more than with nothing but a foyer on a
lot that is opened on all sides, and with the decree for the edge. A room has at most 8 forms on 12 by 13 squares (one
of a single square has 4); between steps there are 96 cards in 2 ways, the sides of the squares, and a few rewards."""


class Blueprints(Game[State, Move, BlueprintsView]):
    meta = Meta(
        id="blueprints",
        edition=2,
        titles={
            "ru": "Чертежи безумного короля Людвига",
            "en": "Blueprints of Mad King Ludwig",
        },
        seats=(1, 2, 3, 4, 5),
        minutes=75,
        weight=3,
        prefix="BL",
        undo_rule="BL-16.3",
        options=(Option("decrees", ("one", "two")),),
        several=(LEFT_OUT,),
        # With five: at most 70 rooms of 8 moves each, as many rewards and 45 more of 5 moves, and some 150 turns.
        longest=1500,
        most_legal=MOST_LEGAL,
    )
    state_type = State
    move_type = Move
    view_type = BlueprintsView
    position_type = Position

    actors = staticmethod(state.actors)
    legal = staticmethod(choices.legal)
    why_not = staticmethod(refusals.why_not)
    apply = staticmethod(rules.apply)
    finality = staticmethod(rules.finality)
    stage = staticmethod(rules.stage)
    view = staticmethod(views.view)
    sights = staticmethod(views.sights)
    imagine = staticmethod(imagine)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)
    appraise = staticmethod(appraise)
    parse = staticmethod(parse)
    components = staticmethod(components)
    conserved = staticmethod(rules.conserved)
    features = FEATURES

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return rules.start(seats, options, chance, self.meta.edition)

    def copy(self, state: State) -> State:
        return state.copy()

    def open_view(self, state: State) -> BlueprintsView:
        return views.view(state, None, face_up=True)


game = Blueprints()
