"""A world that fits what one seat knows: everything hidden from it is dealt anew."""

from castlewright.core import Chance, Piece

from .board import Castle, pack
from .components import TOWER_DECK, WALL_DECK
from .moves import Tower, Wall, place_of
from .rules import raise_piece
from .state import BUILD, Side, State, Yard, ground
from .view import CastellanView, SeatView, YardView


def imagine(seen: CastellanView, chance: Chance) -> State:
    """A state this view allows: the cards nobody showed to this seat are dealt anew, by their backs (CA-2.4)."""
    building = seen.phase == BUILD
    fresh = [_move_of(piece) for piece in seen.fresh]
    trial = fresh[: seen.built] if building else []
    castle = Castle.of(
        set(seen.towers) - {move.at for move in trial if isinstance(move, Tower)},
        set(seen.walls) - {(move.a, move.b) for move in trial if isinstance(move, Wall)},
    )
    state = State(
        options=seen.options,
        starter=seen.starter,
        turn=seen.turn,
        phase=seen.phase,
        castle=castle,
        sides=[_dealt(seat, k, chance) for k, seat in enumerate(seen.seats)],
        received=[seat.received for seat in seen.seats],
        doubled=[seat.doubled for seat in seen.seats],
        rounds=_rounds(seen),
        yards=[_kept(castle, yard) for yard in seen.yards],
        chosen=seen.chosen,
        laid=seen.laid,
        fresh=[] if trial else [place_of(move) for move in fresh],
        built=0 if trial else seen.built,
        claims=tuple(map(pack, seen.claims)),
        must_double=seen.must_double,
        ran_out=seen.ran_out,
        aside=seen.aside,
    )
    for move in trial:
        raise_piece(state, move)
    state.towers, state.long, state.short = seen.pieces.towers, seen.pieces.long, seen.pieces.short
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


def _rounds(seen: CastellanView) -> list[int]:
    """Turns go round in order, so those who sit between the turn seat and the starter are one turn behind."""
    count = len(seen.seats)
    since = (seen.turn - seen.starter) % count
    return [seen.round - ((k - seen.starter) % count > since) for k in range(count)]


def _move_of(piece: Piece) -> Tower | Wall:
    if "tower" in piece:
        x, y = piece["tower"]
        return Tower((x, y))
    (ax, ay), (bx, by) = piece["wall"]
    return Wall((ax, ay), (bx, by))
