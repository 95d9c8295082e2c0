"""A world that fits what one seat knows: everything hidden from it is dealt anew."""

from castlewright.core import Chance

from .board import Castle, pack
from .components import TOWER_DECK, WALL_DECK
from .moves import Tower, Wall, place_of
from .pieces import building_of
from .rules import apply
from .state import BUILD, Side, State, Yard, ground
from .view import CastellanView, SeatView, YardView


def imagine(view: CastellanView, chance: Chance) -> State:
    """A state this view allows: the cards nobody showed to this seat are dealt anew, by their backs (CA-2.4)."""
    building = view.phase == BUILD
    fresh = [building_of(piece) for piece in view.fresh]
    trial = fresh[: view.built] if building else []
    castle = Castle.of(
        set(view.towers) - {move.at for move in trial if isinstance(move, Tower)},
        set(view.walls) - {(move.a, move.b) for move in trial if isinstance(move, Wall)},
    )
    state = State(
        edition=view.edition,
        options=view.options,
        starter=view.starter,
        turn=view.turn,
        phase=view.phase,
        castle=castle,
        sides=[_dealt(seat, k, chance) for k, seat in enumerate(view.seats)],
        received=[seat.received for seat in view.seats],
        doubled=[seat.doubled for seat in view.seats],
        rounds=_rounds(view),
        yards=[_kept(castle, yard) for yard in view.yards],
        chosen=view.chosen,
        laid=view.laid,
        fresh=[] if trial else [place_of(move) for move in fresh],
        built=0 if trial else view.built,
        claims=tuple(map(pack, view.claims)),
        must_double=view.must_double,
        ran_out=view.ran_out,
        aside=view.aside,
    )
    for move in trial:
        apply(state, state.turn, move, chance)
    state.towers, state.long, state.short = view.pieces.towers, view.pieces.long, view.pieces.short
    return state


def _kept(castle: Castle, yard: YardView) -> Yard:
    """Sets a keep back into its yard, as it was before the running turn divided or filled it."""
    face = castle.face_at(pack(yard.cell))
    castle.set_ground(face, ground(yard.owner, yard.double))
    return Yard.of(face, yard.owner, yard.double)


def _dealt(seat: SeatView, k: int, chance: Chance) -> Side:
    known = seat.played + (seat.hand or ())
    towers = chance.shuffle("imagined tower cards", [card for card in TOWER_DECK if card not in known], seat=k)
    walls = chance.shuffle("imagined wall cards", [card for card in WALL_DECK if card not in known], seat=k)
    in_hand = (0, 0) if seat.hand is not None else (seat.backs.towers, seat.backs.walls)
    hand = seat.hand if seat.hand is not None else tuple(sorted(towers[: in_hand[0]] + walls[: in_hand[1]]))
    return Side(hand, tuple(towers[in_hand[0] :]), tuple(walls[in_hand[1] :]), seat.played)


def _rounds(view: CastellanView) -> list[int]:
    """Turns go round in order, so those who sit between the turn seat and the starter are one turn behind."""
    count = len(view.seats)
    since = (view.turn - view.starter) % count
    return [view.round - ((k - view.starter) % count > since) for k in range(count)]
