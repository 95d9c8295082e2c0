"""The toy, and what it may become: a rule changes, and the edition is raised."""

from collections.abc import Sequence

from msgspec.structs import replace

from castlewright.core import Refusal
from castlewright.testing.toy import Lay, Move, Ready, State, Toy


class NewerToy(Toy):
    """Since edition 2 a row is one card long."""

    meta = replace(Toy.meta, edition=Toy.meta.edition + 1)

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        moves = super().legal(state, seat)
        return [Ready()] if self._full(state, seat) and moves else moves

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        if refusal is None and isinstance(move, Lay) and self._full(state, seat):
            return Refusal("TY-2.2", "refusal-row-full", {"count": 1})
        return refusal

    def _full(self, state: State, seat: int) -> bool:
        return state.edition >= NEW and state.turn is None and bool(state.rows[seat])


OLD, NEW = Toy.meta.edition, NewerToy.meta.edition
YESTERDAY, TODAY = {"toy": Toy()}, {"toy": NewerToy()}
