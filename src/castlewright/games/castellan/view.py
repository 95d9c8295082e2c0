"""What one seat may know of a game of Castellan."""

from collections.abc import Callable
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from castlewright.core import Arg, Piece, Reason, View, refused

from .board import Cell, Node, place_nodes, unpack
from .choices import actors, can_build, due
from .components import TOWER_DECK, Pieces
from .pieces import built_piece
from .rules import touched_yards
from .scoring import keeps, sheets_of, standing_yards
from .sketch import sketch
from .state import BUILD, CLAIM, DRAW, OVER, State, Yard


class Backs(Struct, frozen=True, gc=False):
    """Cards counted by their backs."""

    towers: int
    walls: int


class YardView(Struct, frozen=True, gc=False):
    """A claimed yard. `cell` is its least cell and names it; `towers` are all that touch it."""

    cell: Cell
    owner: int
    double: bool
    cells: tuple[Cell, ...]
    towers: tuple[Node, ...]


class SeatView(Struct, frozen=True, gc=False):
    """What everybody knows of a seat, and its hand for those who may see it."""

    backs: Backs
    """The hand by its backs; while choosing, the chosen cards are still in it."""
    decks: Backs
    played: tuple[str, ...]
    """Every card it has ever laid on the table, in order."""
    keeps: int
    doubled: bool
    """The right to a double keep is used."""
    received: Pieces
    """Pieces passed on to this seat and waiting for its turn."""
    hand: tuple[str, ...] | None


class CastellanView(View, kw_only=True):
    phase: str
    """choose, build, claim, draw or over."""
    turn: int
    """Whose turn it is; at the end, whose it was."""
    round: int
    """The number of the turn seat's own turn, from 1."""
    starter: int
    options: dict[str, str]
    seats: tuple[SeatView, ...]
    towers: tuple[Node, ...]
    walls: tuple[tuple[Node, Node], ...]
    yards: tuple[YardView, ...]
    closed: tuple[YardView, ...]
    """Yards closed or divided off in the running turn: the builder's as soon as the build is confirmed."""
    fresh: tuple[Piece, ...]
    """Pieces built in the running turn, or in the last finished one while nothing is built yet."""
    built: int
    """How many of them belong to the running turn."""
    chosen: tuple[str, ...]
    """Cards chosen but not yet laid down: only in the view of the seat that chooses."""
    laid: tuple[str, ...]
    """Cards laid on the table this turn."""
    pieces: Pieces
    """What the turn seat still has to build."""
    aside: Pieces
    """Pieces nobody could build in the end."""
    claims: tuple[Cell, ...]
    """Yards that may be doubled now (phase claim), by their least cell."""
    must_double: bool
    """A doubled yard was divided: one of the parts must keep the double."""
    due: int
    """Cards to draw now (phase draw)."""
    ran_out: int | None
    """The seat whose cards ran out first; the others have their last turns."""

    def __str__(self) -> str:
        return sketch(self)


def view(state: State, seat: int | None) -> CastellanView:
    return _told_to(_public(state), state, seat)


def sights(state: State) -> Callable[[int | None], CastellanView]:
    public = _public(state)
    return lambda seat: _told_to(public, state, seat)


def open_view(state: State) -> CastellanView:
    public = _public(state)
    seats = tuple(replace(seat, hand=side.hand) for seat, side in zip(public.seats, state.sides, strict=True))
    return replace(public, seats=seats, chosen=state.chosen)


def _told_to(public: CastellanView, state: State, seat: int | None) -> CastellanView:
    """What everybody knows, and the seat's own hand."""
    if seat is None:
        return public
    if not 0 <= seat < state.seats:
        raise refused("refusal-seat", seat_number=seat, last=state.seats - 1)
    own = replace(public.seats[seat], hand=state.sides[seat].hand)
    seats = (*public.seats[:seat], own, *public.seats[seat + 1 :])
    if seat != state.turn:
        return replace(public, seat=seat, seats=seats)
    return replace(public, seat=seat, seats=seats, prompt=_prompt(state, seat), chosen=state.chosen)


def _public(state: State) -> CastellanView:
    castle = state.castle
    touched = [face for face, _ in touched_yards(state)]
    yards = standing_yards(state, touched)
    held = {yard.cell for yard in yards}
    closed = sorted([face for face in touched if face.cell not in held], key=lambda face: face.cell)
    return CastellanView(
        seat=None,
        edition=state.edition,
        actors=actors(state),
        prompt=_prompt(state, None),
        sheets=sheets_of(yards, state.seats),
        phase=state.phase,
        turn=state.turn,
        round=state.rounds[state.turn],
        starter=state.starter,
        options=state.options,
        seats=tuple([_seat(state, seat) for seat in range(state.seats)]),
        towers=tuple(map(unpack, castle.built_towers)),
        walls=tuple(map(_ends, castle.built_walls)),
        yards=tuple(map(_yard, yards)),
        closed=tuple([_yard(Yard.of(face, state.turn, double=False)) for face in closed]),
        fresh=tuple(map(built_piece, state.fresh)),
        built=state.built,
        chosen=(),
        laid=state.laid,
        pieces=state.pieces,
        aside=state.aside,
        claims=tuple(map(unpack, state.claims)),
        must_double=state.must_double,
        due=due(state) if state.phase == DRAW else 0,
        ran_out=state.ran_out,
    )


@cache
def _ends(wall: int) -> tuple[Node, Node]:
    a, b = place_nodes(wall)
    return a, b


def _seat(state: State, seat: int) -> SeatView:
    """Without the hand."""
    side = state.sides[seat]
    return SeatView(
        backs=_backs(side.hand),
        decks=Backs(len(side.towers), len(side.walls)),
        played=side.played,
        keeps=keeps(state, seat),
        doubled=state.doubled[seat],
        received=state.received[seat],
        hand=None,
    )


@lru_cache(maxsize=4096)
def _backs(hand: tuple[str, ...]) -> Backs:
    towers = sum(card in TOWER_DECK for card in hand)
    return Backs(towers, len(hand) - towers)


@lru_cache(maxsize=4096)
def _yard(yard: Yard) -> YardView:
    towers = tuple(map(unpack, yard.towers))
    return YardView(cell=unpack(yard.cell), owner=yard.owner, double=yard.double, cells=yard.cells, towers=towers)


def _prompt(state: State, seat: int | None) -> Reason:
    """What is expected now: said to the seat that acts, or about it."""
    rule, name = _expected(state)
    if state.phase == OVER:
        return Reason(rule, "prompt-over")
    acting = seat == state.turn
    args: dict[str, Arg] = {} if acting else {"seat": state.turn}
    if state.phase == BUILD:
        left = state.pieces
        args |= {"count": left.total(), "towers": left.towers, "long": left.long, "short": left.short}
    elif state.phase == CLAIM:
        args["count"] = len(state.claims)
    elif state.phase == DRAW:
        args["count"] = due(state)
    elif acting:
        args["count"] = len(state.chosen)
    return Reason(rule, f"prompt-{name}" if acting else f"prompt-wait-{state.phase}", args)


def _expected(state: State) -> tuple[str, str]:
    match state.phase:
        case "choose":
            return ("CA-3.4", "choose-first") if state.is_first_turn else ("CA-3.2", "choose")
        case "build":
            if not state.pieces:
                return "CA-4.9", "confirm"
            if can_build(state):
                return "CA-4.1", "build"
            return ("CA-7.3", "set-aside") if state.is_very_last_turn else ("CA-4.10", "pass-on")
        case "claim":
            if state.must_double:
                return "CA-5.5", "keep-double"
            return "CA-5.4", "claim-last" if state.is_own_last_turn else "claim"
        case "draw":
            return "CA-6.2", "draw"
        case _:
            return "CA-7.3", "over"
