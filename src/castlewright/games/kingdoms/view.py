"""What one seat may know (CK-4.5, CK-4.6). A world that fits it is made in `imagine`."""

from functools import lru_cache

from msgspec import Struct

from castlewright.core import Arg, Options, Reason, View

from .board import KINGDOM_IDS, REGIONS, bits, names
from .choices import crosses, places, spell_places, tower_places
from .components import BLOTS, COLOURS, DICE, ROWS, SPEED, SPELLS
from .moves import Blend, Paint, Shift, Spread
from .painting.paper import Counts, Paper
from .painting.turn import Turn
from .scoring import sheet, speed_of
from .sketch import sketch
from .state import CROSS, OVER, State, actors


class DieView(Struct, frozen=True):
    """A die of the running throw, where it fell: thousandths of its edge from the left and from the top."""

    die: str
    value: int
    x: int
    y: int
    angle: int
    kingdoms: tuple[str, ...]
    in_tray: bool


class PickView(Struct, frozen=True):
    """The die a seat has taken in this round, as it was announced."""

    die: str
    value: int
    kingdom: str
    colour: str


class Supply(Struct, frozen=True):
    """Boxes of a sheet: ready, gained in this round and not ready yet, used up."""

    ready: int
    new: int
    used: int


class PaperView(Struct, frozen=True):
    painted: dict[str, str]
    """Colours by region."""
    spells: dict[str, Supply]
    drops: dict[str, Supply]
    """Tower drops by colour."""
    blots: int
    start: str | None
    """The spell it began with."""


class TurnView(Struct, frozen=True):
    """One's own turn, which nobody else sees."""

    colour: str
    source: str
    """The kingdom the die counts as taken from; differs from the one announced after Shift."""
    kingdoms: tuple[str, ...]
    """Open to the drops of the die."""
    left: int
    """Drops of the die's colour still to be placed."""
    blended: int
    """Mixed drops still to be placed."""
    shifted: bool
    painted: tuple[str, ...]
    """Regions painted in this turn."""
    stuck: bool
    """Drops are left, and none of them has a place without a spell."""
    blot: bool
    """Finishing now fills a blot."""
    done: bool
    moves: tuple[Blend | Paint | Shift | Spread, ...]
    """What was done since the die was taken, in order: taking back takes the last of them."""


class Mine(Struct, frozen=True):
    """One's own sheet as it is now."""

    paper: PaperView
    turn: TurnView | None


class SeatView(Struct, frozen=True):
    """What everybody knows of a seat."""

    pick: PickView | None
    done: bool
    paper: PaperView
    """The sheet as it was when the round began."""
    latest: tuple[str, ...]
    """Regions painted in the last finished round."""


class RowView(Struct, frozen=True):
    """The speed digits of a score row and who has them; alone, digits are crossed out."""

    row: str
    first: int
    second: int
    first_seats: tuple[int, ...]
    second_seats: tuple[int, ...]
    first_crossed: bool
    second_crossed: bool


class KingdomsView(View, kw_only=True):
    phase: str
    """turns, cross (alone, a digit is to be crossed out) or over."""
    round: int
    throw: int
    token: int
    """Who began this round."""
    taker: int | None
    """Who has to take a die now."""
    last: bool
    """This round is the last."""
    options: Options
    dice: tuple[DieView, ...]
    seats: tuple[SeatView, ...]
    rows: tuple[RowView, ...]
    mine: Mine | None

    def __str__(self) -> str:
        return sketch(self)


def view(state: State, seat: int | None) -> KingdomsView:
    return _view(state, seat, state.opened)


def open_view(state: State) -> KingdomsView:
    return _view(state, None, state.papers)


def _view(state: State, seat: int | None, known: list[Paper]) -> KingdomsView:
    return KingdomsView(
        seat=seat,
        edition=state.edition,
        actors=actors(state),
        prompt=_prompt(state, seat),
        sheets=tuple(
            sheet(other, other, state.papers[other] if other == seat else paper, speed_of(state, other))
            for other, paper in enumerate(known)
        ),
        phase=state.phase,
        round=state.round,
        throw=state.throw,
        token=state.token,
        taker=state.taker,
        last=state.last,
        options=dict(state.options),
        dice=tuple(
            DieView(
                name,
                die.value,
                die.x,
                die.y,
                die.angle,
                tuple(KINGDOM_IDS[kingdom] for kingdom in die.kingdoms),
                bool(state.tray >> index & 1),
            )
            for index, (name, die) in enumerate(zip(DICE, state.dice, strict=True))
        ),
        seats=tuple(_seat(state, other, paper) for other, paper in enumerate(known)),
        rows=tuple(_row(state, row) for row in range(len(ROWS))),
        mine=None if seat is None else _mine(state, seat),
    )


def _seat(state: State, seat: int, paper: Paper) -> SeatView:
    turn = state.turns[seat]
    pick = None
    if turn is not None:
        value = state.dice[turn.die].value
        pick = PickView(DICE[turn.die], value, KINGDOM_IDS[turn.kingdom], COLOURS[turn.colour])
    done = turn is not None and turn.done
    return SeatView(pick, done, _paper(paper), tuple(names(state.latest[seat])))


def _row(state: State, row: int) -> RowView:
    return RowView(
        ROWS[row],
        *SPEED[row],
        tuple(bits(state.firsts[row])),
        tuple(bits(state.seconds[row])),
        bool(state.crossed_firsts >> row & 1),
        bool(state.crossed_seconds >> row & 1),
    )


@lru_cache(maxsize=1024)
def _painted(painted: Counts) -> dict[str, str]:
    colours = {region: COLOURS[colour] for colour, regions in enumerate(painted) for region in bits(regions)}
    return {REGIONS[region]: colours[region] for region in sorted(colours)}


def _paper(paper: Paper) -> PaperView:
    spells = zip(SPELLS, paper.spells, paper.new_spells, paper.used_spells, strict=True)
    drops = zip(COLOURS, paper.drops, paper.new_drops, paper.used_drops, strict=True)
    return PaperView(
        _painted(paper.painted).copy(),
        {name: Supply(ready, new, used) for name, ready, new, used in spells},
        {name: Supply(ready, new, used) for name, ready, new, used in drops},
        paper.blots,
        None if paper.start is None else SPELLS[paper.start],
    )


def _mine(state: State, seat: int) -> Mine:
    paper, turn = state.papers[seat], state.turns[seat]
    if turn is None:
        return Mine(_paper(paper), None)
    left_over = bool(turn.left or turn.blended)
    return Mine(
        _paper(paper),
        TurnView(
            COLOURS[turn.colour],
            KINGDOM_IDS[turn.source],
            tuple(KINGDOM_IDS[kingdom] for kingdom in bits(turn.kingdoms)),
            turn.left,
            turn.blended,
            turn.shifted,
            tuple(names(paper.filled & ~state.opened[seat].filled)),
            left_over and not places(paper, turn),
            left_over and not turn.done and paper.blots < BLOTS,
            turn.done,
            turn.moves,
        ),
    )


# -- what is expected now, and of whom -------------------------------------------------------------------------------


def _prompt(state: State, seat: int | None) -> Reason:
    if state.phase == OVER:
        return Reason("CK-10.9", "prompt-over")
    if state.phase == CROSS:
        if seat is None:
            return Reason("CK-11.2", "prompt-cross-other", {"seat": 0})
        return Reason("CK-11.2", "prompt-cross", {"points": crosses(state)[0].points})
    turn = None if seat is None else state.turns[seat]
    taker = state.taker
    if seat is not None and turn is not None and not turn.done:
        return _prompt_painting(state.papers[seat], turn)
    if taker is None:
        unfinished = sum(other is not None and not other.done for other in state.turns)
        return Reason("CK-3.1", "prompt-wait", {"count": unfinished})
    if seat == taker:
        return Reason("CK-4.1", "prompt-take")
    return Reason("CK-4.1", "prompt-wait-take", {"seat": taker})


def _prompt_painting(paper: Paper, turn: Turn) -> Reason:
    if not turn.left and not turn.blended:
        return Reason("CK-5.5", "prompt-placed", {"towers": int(tower_places(paper) > 0)})
    if not places(paper, turn):
        return _prompt_stuck(paper, turn)
    if not turn.left:
        return Reason("CK-7.5", "prompt-blended", {"count": turn.blended})
    args: dict[str, Arg] = {"count": turn.left, "colour": COLOURS[turn.colour]}
    if turn.blended:
        return Reason("CK-7.5", "prompt-paint-both", args | {"blended": turn.blended})
    return Reason("CK-5.1", "prompt-paint", args)


def _prompt_stuck(paper: Paper, turn: Turn) -> Reason:
    """No place without a spell: what helps, what finishing costs, and what can be placed besides."""
    blot = paper.blots < BLOTS
    args: dict[str, Arg] = {
        "blot": int(blot),
        "spells": int(spell_places(paper, turn) > 0),
        "towers": int(tower_places(paper) > 0),
    }
    return Reason("CK-5.6" if blot else "CK-5.7", "prompt-stuck", args)
