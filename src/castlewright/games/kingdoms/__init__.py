"""Coloured Kingdoms («Цветные королевства», Ivan Tuzovsky, Hobby World 2025): one to four players, about half an hour.

Dice fall onto a map; everybody paints a sheet of their own, unseen until the round is over.
Reconstructed: the map, its symbols and towers, the number of blots, the size of the tray (components.py says which).
"""

from collections.abc import Sequence
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

from . import box, position, rules, scoring
from . import state as table
from . import view as sight
from .moves import Move, parse
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
        options=(Option("first", ("chance", "host")),),
        # A turn without a blot paints something, so nobody has more than 54 + 10 turns before the game is over;
        # a turn takes and finishes, and each sheet paints 54 regions and casts 25 spells at most.
        longest=4 * (64 * 2 + 54 + 25),
    )
    state_type = State
    move_type = Move
    view_type = KingdomsView
    position_type = Position

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return rules.start(seats, options, chance)

    def copy(self, state: State) -> State:
        return state.copy()

    def actors(self, state: State) -> tuple[Seat, ...]:
        return state.actors()

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return rules.legal(state, seat)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return rules.why_not(state, seat, move)

    def advance(self, state: State, seat: Seat, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        rules.advance(state, seat, move, chance, events)

    def finality(self, state: State, seat: Seat, move: Move) -> Finality:
        return rules.finality(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> KingdomsView:
        return sight.view(state, seat)

    def open_view(self, state: State) -> KingdomsView:
        return sight.open_view(state)

    def imagine(self, view: KingdomsView, chance: Chance) -> State:
        return sight.imagine(view, chance)

    def scores(self, state: State) -> Sequence[Sheet]:
        return scoring.scores(state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def appraise(self, given: Position) -> Appraisal:
        return position.appraise(given)

    def parse(self, notation: str) -> Move:
        return parse(notation)

    def components(self) -> dict[str, Any]:
        return box.components()

    def conserved(self, state: State) -> Any:
        return table.conserved(state)


game = ColouredKingdoms()
