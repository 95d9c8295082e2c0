"""Blueprints of Mad King Ludwig: take room cards, draw them into a castle of your own, and please the king."""

from collections.abc import Callable, Sequence
from typing import Any

from castlewright.core import (
    Appraisal,
    Chance,
    Event,
    Finality,
    Game,
    Meta,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    Sheet,
)

from . import choices, rules, setup
from .box import components
from .imagine import imagine
from .moves import Move, parse
from .position import Position, appraise
from .refusals import why_not
from .scoring import outcome, scores
from .sight import sights, view
from .state import NONE, State
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

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.start(seats, options, chance)

    def copy(self, state: State) -> State:
        return state.copy()

    def actors(self, state: State) -> tuple[Seat, ...]:
        actor = state.actor
        return () if actor == NONE else (actor,)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return choices.legal(state, seat)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return why_not(state, seat, move)

    def advance(self, state: State, seat: Seat, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        rules.advance(state, seat, move, events)

    def finality(self, state: State, seat: Seat, move: Move) -> Finality:
        return rules.finality(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> BlueprintsView:
        return view(state, seat)

    def sights(self, state: State) -> Callable[[Seat | None], BlueprintsView]:
        return sights(state)

    def open_view(self, state: State) -> BlueprintsView:
        return view(state, None, face_up=True)

    def imagine(self, view: BlueprintsView, chance: Chance) -> State:
        return imagine(view, chance)

    def scores(self, state: State) -> Sequence[Sheet]:
        return scores(state)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def appraise(self, position: Position) -> Appraisal:
        return appraise(position)

    def parse(self, notation: str) -> Move:
        return parse(notation)

    def components(self) -> dict[str, Any]:
        return components()

    def conserved(self, state: State) -> Any:
        return rules.conserved(state)


game = Blueprints()
