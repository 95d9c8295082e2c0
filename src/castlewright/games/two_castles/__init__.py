"""Between Two Castles of Mad King Ludwig: everybody raises two castles, one with each neighbour."""

from collections.abc import Sequence

from castlewright.core import Chance, Event, Game, Meta, Option, Options, Outcome
from castlewright.core.score import Owner

from . import choices, pieces, rules
from .components import FOOD_DRAW, MOST_REGULAR, MOST_SPECIALTY
from .features import FEATURES
from .imagine import imagine
from .moves import Move, parse
from .position import Position, appraise
from .refusals import why_not
from .scoring import CastleSheet, outcome, partners, sheet
from .state import AGES, BUILD, OVER, State
from .view import TwoCastlesView, view

__all__ = ["Position", "State", "TwoCastles", "TwoCastlesView", "game"]


FREE_CELLS = 6 + 2 * (MOST_REGULAR + MOST_SPECIALTY - 1)
"""A throne room has six free cells around it. A room takes one of a castle's free cells and opens three at most."""


class TwoCastles(Game[State, Move, TwoCastlesView]):
    meta = Meta(
        id="two_castles",
        edition=2,
        titles={
            "ru": "Между двух замков безумного короля Людвига",
            "en": "Between Two Castles of Mad King Ludwig",
        },
        seats=(2, 3, 4, 5, 6, 7),
        usual=3,
        minutes=60,
        prefix="TC",
        options=(Option("seniority", ("seats", "drawn", "ages")),),
        numbers=(AGES,),
        # With seven: 8 turns of 7 choices, 14 rooms and 14 times "you first", and in each castle at most
        # ten bonuses (six types with three rooms, three with five, one copied) of two moves each.
        longest=8 * 35 + 7 * 20,
        # In both castles at once one of five rooms may be added for food, or what the junior proposes be agreed to.
        # Otherwise there are two rooms, and Ludwig's, for each of the two; of nine rooms there are 36 pairs.
        most_legal=2 * (FOOD_DRAW * FREE_CELLS + 1),
        undo_rule="TC-4.5",
    )
    state_type = State
    move_type = Move
    view_type = TwoCastlesView
    position_type = Position

    actors = staticmethod(choices.actors)
    legal = staticmethod(choices.legal)
    why_not = staticmethod(why_not)
    apply = staticmethod(rules.apply)
    finality = staticmethod(rules.finality)
    view = staticmethod(view)
    appraise = staticmethod(appraise)
    parse = staticmethod(parse)
    components = staticmethod(pieces.components)
    conserved = staticmethod(rules.conserved)
    features = FEATURES

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return rules.start(self.meta.edition, seats, options, chance)

    def copy(self, state: State) -> State:
        return state.copy()

    def undone(self, seat: int, count: int, scope: str) -> Event:
        """Each castle is a scope of its own, and is named."""
        castle = pieces.castle_number(scope)
        if castle is None:
            return super().undone(seat, count, scope)
        return Event("event-undo-castle", {"seat": seat, "count": count, "castle": castle})

    def stage(self, state: State) -> tuple[int, int, str]:
        """Who chooses last builds at once, and who builds last chooses again: these are turns of their own."""
        return state.round, state.turn, state.phase

    def talk(self, state: State) -> bool:
        """Silence while choosing, open talk while building (TC-3.3)."""
        return state.phase in (BUILD, OVER)

    def open_view(self, state: State) -> TwoCastlesView:
        return view(state, None, face_up=True)

    def imagine(self, view: TwoCastlesView, chance: Chance) -> State:
        return imagine(view, chance)

    def scores(self, state: State) -> Sequence[CastleSheet]:
        return tuple(sheet(castle, number) for number, castle in enumerate(state.castles))

    def partners(self, owner: Owner, seats: int) -> tuple[int, ...]:
        return partners(owner, seats)

    def outcome(self, state: State) -> Outcome | None:
        return self.interim(state) if state.phase == OVER else None

    def interim(self, state: State) -> Outcome:
        return outcome(state.castles, state.with_ludwig)


game = TwoCastles()
