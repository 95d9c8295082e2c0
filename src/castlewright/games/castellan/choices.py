"""Which moves are possible. Why another one is not stands in `refusals`, what a move does in `rules`."""

from functools import cache

from .board import pack, place_nodes, tower_place, unpack, wall_place
from .components import CARDS, shown_on
from .moves import Built, Card, Double, Draw, Move, Single, Take, Tower, Wall
from .state import BUILD, CHOOSE, CLAIM, DRAW, OVER, State, free_ground


class _Buildings(dict[int, Tower | Wall]):
    """The move that builds on each place, made once and used for ever."""

    def __missing__(self, place: int) -> Tower | Wall:
        ends = place_nodes(place)
        move = self[place] = Tower(ends[0]) if len(ends) == 1 else Wall(ends[0], ends[1])
        return move


BUILDING = _Buildings()
_TAKE, _BUILT, _SINGLE = Take(), Built(), Single()
_CARDS = {card: Card(card) for card in CARDS}


def actors(state: State) -> tuple[int, ...]:
    return () if state.phase == OVER else (state.turn,)


def legal(state: State, seat: int) -> list[Move]:
    """Cards and taking; towers, walls, then the confirmation; yards, then declining; the splits of a draw."""
    if seat != state.turn:
        return []
    if state.phase == BUILD:
        return placements(state) or [_BUILT]
    if state.phase == CHOOSE:
        moves: list[Move] = [_CARDS[card] for card in state.sides[seat].hand if card not in state.chosen]
        return [*moves, _TAKE] if may_take(state) else moves
    if state.phase == CLAIM:
        doubles: list[Move] = [Double(unpack(cell)) for cell in state.claims]
        return doubles if state.must_double else [*doubles, _SINGLE]
    if state.phase == DRAW:
        return [*splits(state)]
    return []


def placements(state: State) -> list[Move]:
    """Where the turn seat can build with the pieces it has left: towers, then walls, by their nodes."""
    castle = state.castle
    free = free_ground(state.turn)
    towers = sorted(_places_on(free, castle.towers)) if state.towers else []
    walls = _places_on(free, castle.shorts) if state.short else []
    if state.long:
        walls += _places_on(free, castle.longs)
    walls.sort()
    return list(map(BUILDING.__getitem__, towers + walls))


def _places_on(free: frozenset[int], table: dict[int, int]) -> list[int]:
    """Asks for each place only where a rival has left some open in a yard, which is seldom."""
    if free.issuperset(table.values()):
        return list(table)
    return [place for place, owner in table.items() if owner in free]


def can_build(state: State) -> bool:
    """Whether there is any placement."""
    castle = state.castle
    free = free_ground(state.turn)
    return (
        (state.towers > 0 and not free.isdisjoint(castle.towers.values()))
        or (state.short > 0 and not free.isdisjoint(castle.shorts.values()))
        or (state.long > 0 and not free.isdisjoint(castle.longs.values()))
    )


def may_take(state: State) -> bool:
    return bool(state.chosen) and (not is_first_turn(state) or shown_on(state.chosen).towers > 0)


def is_first_turn(state: State) -> bool:
    """The very first turn of the game (CA-3.4)."""
    return sum(state.rounds) == 1


def is_own_last_turn(state: State) -> bool:
    """Whoever builds now has no turn after this one: somebody ran out, or the last of its own cards is laid."""
    return state.ran_out is not None or state.sides[state.turn].empty


def is_very_last_turn(state: State) -> bool:
    """Nobody has a turn after this one (CA-7.3)."""
    return (state.turn + 1) % state.seats == state.ran_out


def due(state: State) -> int:
    """Cards to draw at the end of the running turn, as far as there are any."""
    side = state.sides[state.turn]
    wanted = 1 + sum([CARDS[card].draw for card in state.laid])
    return 0 if state.ran_out is not None else min(wanted, len(side.towers) + len(side.walls))


def splits(state: State) -> tuple[Draw, ...]:
    """The ways to draw the cards that are due from the two decks."""
    side = state.sides[state.turn]
    return _splits(due(state), len(side.towers), len(side.walls))


@cache
def _splits(count: int, in_towers: int, in_walls: int) -> tuple[Draw, ...]:
    least, most = max(0, count - in_walls), min(count, in_towers)
    return tuple(Draw(towers, count - towers) for towers in range(least, most + 1))


def is_legal(state: State, move: Move) -> bool:
    """For the seat whose turn it is; the quick half of `why_not`."""
    castle = state.castle
    match move:
        case Tower():
            owner = castle.towers.get(tower_place(move.at)) if state.towers else None
            return state.phase == BUILD and owner in free_ground(state.turn)
        case Wall():
            place = wall_place(move.a, move.b)
            owner = castle.shorts.get(place) if state.short else None
            if owner is None and state.long:
                owner = castle.longs.get(place)
            return state.phase == BUILD and owner in free_ground(state.turn)
        case Card():
            hand = state.sides[state.turn].hand
            return state.phase == CHOOSE and move.card in hand and move.card not in state.chosen
        case Take():
            return state.phase == CHOOSE and may_take(state)
        case Built():
            return state.phase == BUILD and not can_build(state)
        case Double():
            return state.phase == CLAIM and pack(move.cell) in state.claims
        case Single():
            return state.phase == CLAIM and not state.must_double
        case Draw():
            return state.phase == DRAW and move in splits(state)
