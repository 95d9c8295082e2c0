"""A world from a view: a whole table that the eye behind it cannot tell from the real one."""

from msgspec.structs import replace

from castlewright.core import Chance

from .board import COLOUR, KINGDOM, REGION, SPELL, bits
from .choices import places
from .components import COLOURS, MIXED, SPELLS
from .dice.throw import DIE, Die
from .painting.paper import Paper
from .painting.turn import Turn
from .state import TURNS, State
from .view import KingdomsView, PaperView, SeatView, TurnView


def imagine(seen: KingdomsView, chance: Chance) -> State:
    """Own sheet and everything public as seen; those who have finished have painted something possible."""
    opened = [_paper_of(one.paper) for one in seen.seats]
    papers, turns = opened[:], [_turn_of(one) for one in seen.seats]
    if seen.mine is not None and seen.seat is not None:
        papers[seen.seat] = _paper_of(seen.mine.paper)
        turns[seen.seat] = _own_turn(turns[seen.seat], seen.mine.turn)
    if seen.phase == TURNS:
        for seat, turn in enumerate(turns):
            if seat != seen.seat and turn is not None and turn.done:
                papers[seat], turns[seat] = _imagined_turn(papers[seat], turn, chance, seat)
    return State(
        edition=seen.edition,
        seats=len(seen.seats),
        options=dict(seen.options),
        phase=seen.phase,
        round=seen.round,
        throw=seen.throw,
        token=seen.token,
        last=seen.last,
        dice=tuple(
            Die(die.value, die.x, die.y, die.angle, tuple(KINGDOM[kingdom] for kingdom in die.kingdoms))
            for die in seen.dice
        ),
        tray=sum(1 << index for index, die in enumerate(seen.dice) if die.in_tray),
        taken=sum(turn is not None for turn in turns),
        papers=papers,
        opened=opened,
        turns=turns,
        firsts=tuple(sum(1 << seat for seat in row.first_seats) for row in seen.rows),
        seconds=tuple(sum(1 << seat for seat in row.second_seats) for row in seen.rows),
        crossed_firsts=sum(1 << index for index, row in enumerate(seen.rows) if row.first_crossed),
        crossed_seconds=sum(1 << index for index, row in enumerate(seen.rows) if row.second_crossed),
        latest=tuple(sum(1 << REGION[region] for region in one.latest) for one in seen.seats),
    )


def _paper_of(seen: PaperView) -> Paper:
    paper = Paper()
    for region, colour in seen.painted.items():
        # The colour a tower gave is not read from the map but from the boxes, below.
        paper = paper.with_region(REGION[region], COLOUR[colour], gives=0)
    spells = [seen.spells[name] for name in SPELLS]
    drops = [seen.drops[name] for name in COLOURS]
    return replace(
        paper,
        spells=tuple(supply.ready for supply in spells),
        new_spells=tuple(supply.new for supply in spells),
        used_spells=tuple(supply.used for supply in spells),
        drops=tuple(supply.ready for supply in drops),
        new_drops=tuple(supply.new for supply in drops),
        used_drops=tuple(supply.used for supply in drops),
        blots=seen.blots,
        start=None if seen.start is None else SPELL[seen.start],
    )


def _turn_of(seen: SeatView) -> Turn | None:
    if seen.pick is None:
        return None
    kingdom = KINGDOM[seen.pick.kingdom]
    return Turn(
        DIE[seen.pick.die],
        kingdom,
        COLOUR[seen.pick.colour],
        kingdom,
        1 << kingdom,
        seen.pick.value,
        done=seen.done,
    )


def _own_turn(turn: Turn | None, own: TurnView | None) -> Turn | None:
    if turn is None or own is None:
        return None
    return replace(
        turn,
        source=KINGDOM[own.source],
        kingdoms=sum(1 << KINGDOM[kingdom] for kingdom in own.kingdoms),
        left=own.left,
        blended=own.blended,
        shifted=own.shifted,
        begun=bool(own.painted),
        moves=own.moves,
    )


def _imagined_turn(paper: Paper, turn: Turn, chance: Chance, seat: int) -> tuple[Paper, Turn]:
    """Drops of the die wherever they may go, until they are used up or stuck."""
    left = turn.left
    while left and (open_to := places(paper, replace(turn, left=left))):
        region = chance.choice("imagined region", bits(open_to), seat=seat, left=left)
        gives = None
        if paper.awaiting_mixed >> region & 1:
            gives = COLOUR[chance.choice("imagined drop", MIXED, seat=seat, left=left)]
        paper = paper.with_region(region, turn.colour, gives)
        left -= 1
    return (paper.blotted() if left else paper), replace(turn, left=left, begun=left < turn.left)
