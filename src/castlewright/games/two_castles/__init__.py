"""Between Two Castles of Mad King Ludwig: everybody raises two castles, one with each neighbour."""

from collections.abc import Sequence
from typing import Any

from castlewright.core import Appraisal, Chance, Event, Finality, Game, Meta, Option, Options, Outcome, Refusal, Seat

from . import cards, choices, rules
from .appraisal import Position, appraise
from .components import components
from .imagine import imagine
from .moves import Move, parse
from .refusals import why_not
from .scoring import CastleSheet, outcome, sheet
from .state import BUILD, OVER, State
from .view import TwoCastlesView, view

__all__ = ["Position", "State", "TwoCastles", "TwoCastlesView", "game"]


class TwoCastles(Game[State, Move, TwoCastlesView]):
    meta = Meta(
        id="two_castles",
        edition=1,
        titles={
            "ru": "Между двух замков безумного короля Людвига",
            "en": "Between Two Castles of Mad King Ludwig",
        },
        seats=(2, 3, 4, 5, 6, 7),
        minutes=60,
        prefix="TC",
        options=(Option("seniority", ("seats", "drawn")),),
        # With seven: 8 turns of 7 choices, 14 rooms and 14 times "you first", and in each castle at most
        # ten bonuses (six types with three rooms, three with five, one copied) of two moves each.
        longest=8 * 35 + 7 * 20,
    )
    state_type = State
    move_type = Move
    view_type = TwoCastlesView
    position_type = Position

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return rules.start(seats, options, chance)

    def copy(self, state: State) -> State:
        return state.copy()

    def actors(self, state: State) -> tuple[Seat, ...]:
        return choices.actors(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return choices.legal(state, seat)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return why_not(state, seat, move)

    def advance(self, state: State, seat: Seat, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        rules.advance(state, seat, move, chance, events)

    def finality(self, state: State, seat: Seat, move: Move) -> Finality:
        return rules.finality(state, seat, move)

    def talk(self, state: State) -> bool:
        """Silence while choosing, open talk while building (TC-3.3)."""
        return state.phase in (BUILD, OVER)

    def view(self, state: State, seat: Seat | None) -> TwoCastlesView:
        return view(state, seat)

    def open_view(self, state: State) -> TwoCastlesView:
        return view(state, None, face_up=True)

    def imagine(self, view: TwoCastlesView, chance: Chance) -> State:
        return imagine(view, chance)

    def scores(self, state: State) -> Sequence[CastleSheet]:
        return tuple(sheet(castle, number) for number, castle in enumerate(state.castles))

    def outcome(self, state: State) -> Outcome | None:
        return self.interim(state) if state.phase == OVER else None

    def interim(self, state: State) -> Outcome:
        return outcome(state.castles, state.with_ludwig)

    def appraise(self, position: Position) -> Appraisal:
        return appraise(position)

    def parse(self, notation: str) -> Move:
        return parse(notation)

    def components(self) -> dict[str, Any]:
        return components(cards.described())

    def conserved(self, state: State) -> Any:
        return rules.conserved(state)


game = TwoCastles()
