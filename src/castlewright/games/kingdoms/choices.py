"""Which moves are possible, kind by kind. Why another one is not stands in `refusals`, what a move does in `rules`."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from .board import (
    ALL,
    BLEND,
    COLOUR,
    FINAL,
    IS_MIXED,
    KINGDOM_IDS,
    KINGDOM_NEIGHBOURS,
    MATCH,
    OPEN,
    PER_KINGDOM,
    REGION,
    REGIONS,
    SHIFT,
    SPREAD,
    bits,
)
from .components import BASIC, COLOURS, DICE, FACES, MIXED, ROWS, SPEED
from .dice.throw import DIE, WHITE
from .moves import Blend, Cross, Done, Move, Paint, Shift, Spread, Take
from .painting.paper import NO_DROPS, Counts, Paper
from .painting.turn import Turn
from .rounds.achievements import open_digits
from .rounds.alone import CROSSABLE
from .state import CROSS, TURNS, State


def legal(state: State, seat: int) -> Sequence[Move]:
    """In the order of their notation."""
    if not 0 <= seat < state.seats:
        return ()
    if state.phase != TURNS:
        return crosses(state) if state.phase == CROSS else ()
    turn = state.turns[seat]
    if turn is not None:
        return () if turn.done else turn_moves(state.papers[seat], turn)
    return takes(state) if seat == state.taker else ()


def is_legal(state: State, seat: int, move: Move) -> bool:
    """Is it one of the legal moves? Painting is asked about without listing all that could be painted."""
    if not 0 <= seat < state.seats:
        return False
    if state.phase != TURNS:
        return state.phase == CROSS and move in crosses(state)
    turn = state.turns[seat]
    if turn is not None:
        return not turn.done and _MAY[type(move)](state.papers[seat], turn, move)
    return type(move) is Take and seat == state.taker and may_take(state, move)


# -- taking a die (chapter 4) ------------------------------------------------------------------------------------------


def takes(state: State) -> Sequence[Take]:
    """Any die that is there, from each kingdom it lies in."""
    tray = state.tray
    found: list[Take] = []
    for die, fallen in enumerate(state.dice):
        found += _takes(die, fallen.kingdoms, tray)
    return found


def may_take(state: State, move: Take) -> bool:
    """Is it one of `takes`?"""
    die = DIE.get(move.die)
    return die is not None and move in _takes(die, state.dice[die].kingdoms, state.tray)


@cache
def _takes(die: int, kingdoms: tuple[int, ...], tray: int) -> tuple[Take, ...]:
    """The ways to take one die; the white one only as a colour whose own die is gone."""
    if not tray >> die & 1:
        return ()
    colours = [colour for colour in BASIC if not tray >> DIE[colour] & 1] if die == WHITE else [DICE[die]]
    return tuple(Take(DICE[die], KINGDOM_IDS[kingdom], colour) for kingdom in kingdoms for colour in colours)


# -- a turn (chapters 5 to 7) ------------------------------------------------------------------------------------------

_DONE = Done()
_BLEND = Blend()
_SHIFTS = tuple(tuple(Shift(to) for to in KINGDOM_IDS if to != source) for source in KINGDOM_IDS)
"""By the kingdom that is the source."""
_SPREADS = tuple(Spread(kingdom) for kingdom in KINGDOM_IDS)
_EVERY = tuple(range(len(COLOURS)))
_MIXED = tuple(COLOUR[colour] for colour in MIXED)
_KINGDOMS = tuple(range(len(KINGDOM_IDS)))
_MEMBERS = tuple(tuple(bits(kingdoms)) for kingdoms in range(len(OPEN)))
"""The members of a set of kingdoms."""
_WHOLE = (1 << PER_KINGDOM) - 1
_DIE_DROPS = tuple(
    tuple(
        tuple(
            tuple(blended if IS_MIXED[colour] else left if colour == own else 0 for colour in _EVERY)
            for blended in range(max(FACES) // 2 + 1)
        )
        for left in range(max(FACES) + 1)
    )
    for own in _EVERY
)
"""By the colour of the die, the drops of it that are left and those that are blended."""
_PLAIN, _MATCHING, _TOWER, _TOWER_MATCHING = ((False, False), (False, True), (True, False), (True, True))
"""Ways to place a drop: is it a tower's, is Match cast on it?"""


def turn_moves(paper: Paper, turn: Turn) -> Sequence[Move]:
    """Everything a turn allows."""
    found: list[Move] = [_BLEND, _DONE] if turn.left >= 2 and may_blend(paper, turn) else [_DONE]
    found += paints(paper, turn)
    if paper.spells[SHIFT]:
        found += shifts(paper, turn)
    if paper.spells[SPREAD]:
        found += spreads(paper, turn)
    return found


def may_blend(paper: Paper, turn: Turn) -> bool:
    return turn.left >= 2 and paper.spells[BLEND] > 0


def shifts(paper: Paper, turn: Turn) -> Sequence[Shift]:
    if paper.spells[SHIFT] and not turn.begun and not turn.shifted and not turn.spread:
        return _SHIFTS[turn.source]
    return ()


def spreads(paper: Paper, turn: Turn) -> Sequence[Spread]:
    if not paper.spells[SPREAD]:
        return ()
    return [_SPREADS[kingdom] for kingdom in _MEMBERS[KINGDOM_NEIGHBOURS[turn.source] & ~turn.kingdoms]]


def paints(paper: Paper, turn: Turn) -> list[Paint]:
    """Every drop in hand onto every region that takes it."""
    found: list[Paint] = []
    given, drops = die_drops(turn), paper.drops
    if turn.blended or drops != NO_DROPS:
        colours = _EVERY
    else:
        # Mostly there are drops of one colour, those of the die.
        colours = (turn.colour,) if turn.left else ()
    for colour in colours:
        of_die, of_tower = given[colour], drops[colour]
        if of_die or of_tower:
            apart, equal, choosing = takers(paper, colour)
            if of_die:
                reach, kingdoms = OPEN[turn.kingdoms], _MEMBERS[turn.kingdoms]
                _list(found, _PLAIN, colour, kingdoms, apart & reach, choosing)
                if equal:
                    _list(found, _MATCHING, colour, kingdoms, equal & reach, choosing)
            if of_tower:
                _list(found, _TOWER, colour, _KINGDOMS, apart, choosing)
                if equal:
                    _list(found, _TOWER_MATCHING, colour, _KINGDOMS, equal, choosing)
    return found


def may_paint(paper: Paper, turn: Turn, move: Paint) -> bool:
    """Is it one of `paints`?"""
    colour, region = COLOUR.get(move.colour), REGION.get(move.region)
    if colour is None or region is None:
        return False
    apart, equal, choosing = takers(paper, colour)
    regions = equal if move.matching else apart
    if move.tower:
        if not paper.drops[colour]:
            return False
    elif die_drops(turn)[colour]:
        regions &= OPEN[turn.kingdoms]
    else:
        return False
    return regions >> region & 1 == 1 and (move.gives in MIXED if choosing >> region & 1 else move.gives is None)


def die_drops(turn: Turn) -> Counts:
    """How many drops of each colour the die still gives."""
    return _DIE_DROPS[turn.colour][turn.left][turn.blended]


def takers(paper: Paper, colour: int) -> tuple[int, int, int]:
    """The regions that take a drop of a colour as it is, and those that take it with Match; of both, where a tower
    lets one choose."""
    beside = paper.beside[colour]
    return (
        ALL & ~(paper.filled | beside),
        beside & ~paper.filled if paper.spells[MATCH] else 0,
        paper.awaiting if IS_MIXED[colour] else paper.awaiting_mixed,
    )


def _list(
    found: list[Paint], way: tuple[bool, bool], colour: int, kingdoms: tuple[int, ...], regions: int, choosing: int
) -> None:
    for kingdom in kingdoms:
        places = regions >> PER_KINGDOM * kingdom & _WHOLE
        if places:
            found += _paints(way, colour, kingdom, places, choosing >> PER_KINGDOM * kingdom & places)


@lru_cache(maxsize=1 << 15)
def _paints(way: tuple[bool, bool], colour: int, kingdom: int, places: int, choosing: int) -> tuple[Paint, ...]:
    """Painting any of these places of a kingdom so; where a tower leaves a choice, once for each choice."""
    tower, matching = way
    return tuple(
        Paint(colour=COLOURS[colour], tower=tower, matching=matching, region=REGIONS[region], gives=gives)
        for place, region in ((place, PER_KINGDOM * kingdom + place) for place in bits(places))
        for gives in (MIXED if choosing >> place & 1 else (None,))
    )


_MAY: dict[type[Any], Callable[[Paper, Turn, Any], bool]] = {
    Paint: may_paint,
    Done: lambda paper, turn, move: True,
    Blend: lambda paper, turn, move: may_blend(paper, turn),
    Shift: lambda paper, turn, move: move in shifts(paper, turn),
    Spread: lambda paper, turn, move: move in spreads(paper, turn),
    Take: lambda paper, turn, move: False,
    Cross: lambda paper, turn, move: False,
}


def places(paper: Paper, turn: Turn) -> int:
    """The regions that take a drop of the die without a spell."""
    return _apart(paper, turn, turn.blended > 0) & OPEN[turn.kingdoms]


def spell_places(paper: Paper, turn: Turn) -> int:
    """The regions that take a drop of the die if spells are cast as well: one that opens a kingdom, Blend, Match."""
    kingdoms = turn.kingdoms
    if shifts(paper, turn):
        kingdoms = len(OPEN) - 1
    elif paper.spells[SPREAD]:
        kingdoms |= KINGDOM_NEIGHBOURS[turn.source]
    blended = turn.blended > 0 or may_blend(paper, turn)
    found = ALL & ~paper.filled if paper.spells[MATCH] else _apart(paper, turn, blended)
    return found & OPEN[kingdoms] if turn.left or blended else 0


def _apart(paper: Paper, turn: Turn, blended: bool) -> int:
    """The regions of all kingdoms that take a drop of the die as it is, or a blended one."""
    found = takers(paper, turn.colour)[0] if turn.left else 0
    if blended:
        for colour in _MIXED:
            found |= takers(paper, colour)[0]
    return found


def tower_places(paper: Paper) -> int:
    """The regions that take a drop of a tower, with Match if need be."""
    found = 0
    for colour, drops in enumerate(paper.drops):
        if drops:
            apart, equal, _ = takers(paper, colour)
            found |= apart | equal
    return found


# -- alone, crossing out a digit (chapter 11) --------------------------------------------------------------------------

_CROSSES = tuple(
    sorted(((row, Cross(ROWS[row], SPEED[row][place])) for row in range(FINAL)), key=lambda one: str(one[1]))
    for place in (0, 1)
)


def crosses(state: State) -> Sequence[Cross]:
    """First digits as long as any is open, then second ones."""
    firsts, seconds = open_digits(state)
    return _crosses(0, firsts & CROSSABLE) if firsts & CROSSABLE else _crosses(1, seconds & CROSSABLE)


@cache
def _crosses(place: int, rows: int) -> tuple[Cross, ...]:
    return tuple(cross for row, cross in _CROSSES[place] if rows >> row & 1)
