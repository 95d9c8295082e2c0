"""Castellan: build one castle together, and be the one who closes its yards.

Titles      Castellan, «Кастеллан» (Beau Beckett, Steve Jackson Games, 2013)
Players     2 to 4, each with a deck of 14 cards; about half an hour
Options     trial: may pieces be tried and taken back until the build is confirmed
Status      the rules follow the printed rulebook; 12 of the 14 cards and the lengths of the walls are reconstructed
            (`components`, CA-1.3, CA-1.4)
"""

from typing import Any

from castlewright.core import Chance, Game, Meta, Option, Options

from . import choices, refusals, rules, scoring
from . import view as views
from .components import CARDS, KNOWN_CARDS, PER_SEAT
from .features import FEATURES
from .imagine import imagine
from .moves import Move, parse
from .position import Position, appraise
from .state import State
from .view import CastellanView

MOVES_PER_SEAT = 14 * 5 + PER_SEAT.total()
"""Each card once and each piece once; each turn plays a card and has at most four decisions more."""
TOWERS = 4 * PER_SEAT.towers
MOST_LEGAL = 4 * TOWERS + 4
"""Walls begin at a tower: a short and a long one on each of its four sides that is free, so 8 for each tower. Towers
hang together, so all but one have a wall to an earlier one, which takes a side of both and 4 of these walls. A wall
without a tower at its far end takes 2 more and gives the place of one. That leaves 8 * TOWERS - 4 * (TOWERS - 1).
Cards, yards and ways to draw are fewer."""


class Castellan(Game[State, Move, CastellanView]):
    meta = Meta(
        id="castellan",
        edition=1,
        titles={"ru": "Кастеллан", "en": "Castellan"},
        seats=(2, 3, 4),
        minutes=30,
        weight=1,
        prefix="CA",
        undo_rule="CA-2.3",
        options=(Option("trial", ("yes", "no")),),
        longest=4 * MOVES_PER_SEAT,
        most_legal=MOST_LEGAL,
    )
    state_type = State
    move_type = Move
    view_type = CastellanView
    position_type = Position

    actors = staticmethod(choices.actors)
    legal = staticmethod(choices.legal)
    why_not = staticmethod(refusals.why_not)
    apply = staticmethod(rules.apply)
    finality = staticmethod(rules.finality)
    view = staticmethod(views.view)
    sights = staticmethod(views.sights)
    open_view = staticmethod(views.open_view)
    imagine = staticmethod(imagine)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)
    appraise = staticmethod(appraise)
    conserved = staticmethod(rules.conserved)
    features = FEATURES

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return rules.start(self.meta.edition, seats, options, chance)

    def copy(self, state: State) -> State:
        return state.copy()

    def parse(self, notation: str) -> Move:
        return parse(notation)

    def stage(self, state: State) -> int:
        """The number of the running turn."""
        return sum(state.rounds)

    def components(self) -> dict[str, Any]:
        return {
            "cards": {
                card: {
                    "back": face.back,
                    "towers": face.pieces.towers,
                    "long": face.pieces.long,
                    "short": face.pieces.short,
                    "draw": face.draw,
                    "known": card in KNOWN_CARDS,
                }
                for card, face in CARDS.items()
            },
            "per_seat": {"towers": PER_SEAT.towers, "long": PER_SEAT.long, "short": PER_SEAT.short},
        }


game = Castellan()
