"""Castellan: build one castle together, and be the one who closes its yards.

Titles      Castellan, «Кастеллан» (Beau Beckett, Steve Jackson Games, 2013)
Players     2 to 4, each with a deck of 14 cards; about half an hour
Options     trial: may pieces be tried and taken back until the build is confirmed
Status      the rules follow the printed rulebook; 12 of the 14 cards and the lengths of the walls are reconstructed
            (`components`, CA-1.3, CA-1.4)
"""

from collections.abc import Callable
from typing import Any

from castlewright.core import Appraisal, Chance, Finality, Game, Meta, Option, Options, Outcome, Refusal, Sheet

from . import choices, rules, scoring
from . import view as views
from .components import CARDS, KNOWN_CARDS, PER_SEAT
from .imagine import imagine
from .moves import Move, parse
from .position import Position, appraise
from .refusals import why_not
from .state import State
from .view import CastellanView

MOVES_PER_SEAT = 14 * 5 + PER_SEAT.total()
"""Each card once and each piece once; each turn plays a card and has at most four decisions more."""


class Castellan(Game[State, Move, CastellanView]):
    meta = Meta(
        id="castellan",
        edition=1,
        titles={"ru": "Кастеллан", "en": "Castellan"},
        seats=(2, 3, 4),
        minutes=30,
        prefix="CA",
        undo_rule="CA-2.3",
        options=(Option("trial", ("yes", "no")),),
        longest=4 * MOVES_PER_SEAT,
    )
    state_type = State
    move_type = Move
    view_type = CastellanView
    position_type = Position

    actors = staticmethod(choices.actors)
    legal = staticmethod(choices.legal)
    advance = staticmethod(rules.advance)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return rules.start(seats, options, chance)

    def copy(self, state: State) -> State:
        return state.copy()

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        return why_not(state, seat, move)

    def finality(self, state: State, seat: int, move: Move) -> Finality:
        return rules.finality(state, move)

    def view(self, state: State, seat: int | None) -> CastellanView:
        return views.view(state, seat)

    def sights(self, state: State) -> Callable[[int | None], CastellanView]:
        return views.sights(state)

    def open_view(self, state: State) -> CastellanView:
        return views.open_view(state)

    def imagine(self, view: CastellanView, chance: Chance) -> State:
        return imagine(view, chance)

    def scores(self, state: State) -> tuple[Sheet, ...]:
        return scoring.scores(state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def appraise(self, position: Any) -> Appraisal:
        return appraise(position)

    def parse(self, notation: str) -> Move:
        return parse(notation)

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

    def conserved(self, state: State) -> dict[str, Any]:
        return rules.conserved(state)


game = Castellan()
