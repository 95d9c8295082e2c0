"""Blueprints of Mad King Ludwig: take room cards, draw them into a castle of your own, and please the king."""

from castlewright.core import Game, Meta, Option

from . import choices, refusals, rules, scoring
from . import state as table
from .imagine import imagine
from .moves import Move, parse
from .pieces import components
from .position import Position, appraise
from .shown import sight
from .state import State
from .turns import setup
from .view import BlueprintsView

__all__ = ["Blueprints", "BlueprintsView", "Position", "State", "game"]


class Blueprints(Game[State, Move, BlueprintsView]):
    meta = Meta(
        id="blueprints",
        edition=1,
        titles={
            "ru": "Чертежи безумного короля Людвига",
            "en": "Blueprints of Mad King Ludwig",
        },
        seats=(1, 2, 3, 4, 5),
        minutes=75,
        prefix="BL",
        undo_rule="BL-16.3",
        options=(Option("decrees", ("one", "two")),),
        # With five: at most 70 rooms of 8 moves each, as many rewards and 45 more of 5 moves, and some 150 turns.
        longest=1500,
    )
    state_type = State
    move_type = Move
    view_type = BlueprintsView
    position_type = Position

    start = staticmethod(setup.start)
    actors = staticmethod(table.actors)
    legal = staticmethod(choices.legal)
    why_not = staticmethod(refusals.why_not)
    advance = staticmethod(rules.advance)
    finality = staticmethod(rules.finality)
    view = staticmethod(sight.view)
    sights = staticmethod(sight.sights)
    imagine = staticmethod(imagine)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)
    appraise = staticmethod(appraise)
    parse = staticmethod(parse)
    components = staticmethod(components)
    conserved = staticmethod(rules.conserved)

    def copy(self, state: State) -> State:
        return state.copy()

    def open_view(self, state: State) -> BlueprintsView:
        return sight.view(state, None, face_up=True)


game = Blueprints()
