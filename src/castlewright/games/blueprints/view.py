"""What one seat may know, as data: everything that lies open, and what the seat has seen of what is hidden.

In JSON (y downwards, squares 0-12, the rim is -1 and 13; a door or edge is
`[x, y, side]` with side N, E, S or W; ids as in `components()`):

    phase     draft | start | foyer | lead | turn | end | over
    step      what is being chosen in the phases start, turn and end:
              "" (take, use, skip, done) | place (draw or hold the taken card) | doors | remove | passage | line |
              moat | discard (take from the pile) | decree (keep one of three) | box
    task      the running step: what was taken, by which reward, how many more
    rests     by step, how many more parts may be done in this turn of rewards whose first part is done
    seats     one sheet each: rooms in the order of drawing, passages, moats, circles, flags, swans, cards
    choices   for the one who has to take a card: the spots `[form, x, y]` of every card that can be taken
    draft     while decrees are chosen, and what the seat remembers of it
"""

from collections.abc import Callable

from msgspec import Struct

from castlewright.core import View

from .board import EDGES
from .castle import Castle
from .castle.forms import drawings
from .choices import HAND, can_hold, can_move, legal
from .components import DECREES, ROOM_IDS, ROOM_NUMBER
from .moves import Take
from .scoring import CastleSheet, Count, contest_of
from .shown.prompts import prompt
from .shown.sheets import Edge, FavorView, SeatView, favor_view, seat_view
from .sketch import sketch
from .state import BOX, DOORS, DRAFT, MAIN, NONE, OVER, PARTED, TURN, Player, State

Spot = tuple[int, int, int]
"""Form, x, y."""


class DraftView(Struct, frozen=True):
    order: tuple[int, ...]
    """Who keeps a decree, one after the other."""
    picked: int
    """How many have."""
    hand: tuple[str, ...] | None
    """To choose from, for the one whose turn it is."""
    passed: tuple[tuple[str, ...], ...]
    """The hands you passed on, until all decrees are opened."""
    leftover: tuple[str, ...] | None
    """Those that went under the deck; None where you have not seen them."""


class TaskView(Struct, frozen=True):
    """The running step of a turn."""

    by: str
    """Whose flag was painted for it; "" where it is no reward."""
    left: int
    """How many more may be done in this step."""
    begun: bool
    """At least one is done, so that the rest may be left."""
    card: str | None
    """The taken card."""
    source: str
    utility: bool
    """It is drawn as a utility room."""
    moving: str
    """By which reward its entrances are moved; "" otherwise."""
    spot: Spot | None
    """Where it stands while its entrances are chosen."""
    doors: tuple[Edge, ...]
    """Those already chosen."""


class ChoiceView(Struct, frozen=True):
    """A card that can be taken now, and where it could be drawn."""

    card: str
    source: str
    utility: bool
    spots: tuple[Spot, ...]
    """Empty where it can only be drawn with moved entrances, or only be held."""
    moves: bool
    """A reward is there by which its entrances could be moved."""
    holds: bool
    """It may be laid aside instead."""


class BlueprintsView(View, kw_only=True):
    sheets: tuple[CastleSheet, ...]
    phase: str
    step: str
    round: int
    """1-10; 0 before the first."""
    options: dict[str, str]
    first: int
    """The nominal first player of this round."""
    order: tuple[int, ...]
    """Turn order of this round as it is played; in the end phase the order found after the last round."""
    turn: int
    """How many in that order have had their turn, in this pass."""
    passes: int
    """0 in ordinary turns, then how often extra turns have gone round."""
    again: bool
    """The running turn is an extra turn that a decree gives at once."""
    extra: bool
    """The running turn is an extra turn."""
    taken: str
    """What the running turn has done about its card: "", drawn, held or skipped."""
    ready_sleeping: int
    """Sleeping rewards that may be used in the running turn: not those earned in it."""
    task: TaskView | None
    rests: dict[str, int]
    """What is left, in this turn, of rewards whose first part is done: how many more of `remove`, `passage`, `line` and
    `discard`."""
    market: tuple[str, ...]
    discard: tuple[str, ...]
    """The latest last."""
    deck: int
    bonus_deck: int
    decree_deck: int
    favor_box: int
    favors: tuple[FavorView, ...]
    seats: tuple[SeatView, ...]
    draft: DraftView
    todo: tuple[tuple[int, str], ...]
    """Seats and their decrees that are still to be carried out at the start."""
    offered: tuple[str, ...] | None
    """Three decrees to choose one from, for the one who looks at them."""
    offered_count: int
    returned: tuple[str, ...] | None
    """Decrees of those three that you put back."""
    renewed: int | None
    """Who exchanged a decree."""
    box: tuple[str, ...] | None
    """The room cards in the box, for those whose decree let them look."""
    choices: tuple[ChoiceView, ...]

    def __str__(self) -> str:
        return sketch(self)


# -- filled ----------------------------------------------------------------------------------------------------------


def view(state: State, seat: int | None, *, face_up: bool = False) -> BlueprintsView:
    return sights(state)(seat, face_up)


def sights(state: State) -> Callable[..., BlueprintsView]:
    """Views of one moment for many readers: what is open to all is counted once. At the end cards lie open."""
    over = state.phase == OVER
    count = Count(contest_of(state))
    open_favors = tuple(favor_view(one) for one in count.common)
    hidden: dict[int, CastleSheet] = {}

    def sheet(other: int, known: bool) -> CastleSheet:
        if known:
            return count.sheet(other)
        if other not in hidden:
            hidden[other] = count.sheet(other, open_cards=False)
        return hidden[other]

    def sight(seat: int | None, face_up: bool = False) -> BlueprintsView:
        sheets = tuple(sheet(other, over or face_up or other == seat) for other in range(state.seats))
        return _sight(state, count, seat, face_up, open_favors, sheets)

    return sight


def _sight(
    state: State,
    count: Count,
    seat: int | None,
    face_up: bool,
    open_favors: tuple[FavorView, ...],
    sheets: tuple[CastleSheet, ...],
) -> BlueprintsView:
    actor = state.actor
    return BlueprintsView(
        seat=seat,
        edition=state.edition,
        actors=() if actor == NONE else (actor,),
        prompt=prompt(state, seat),
        sheets=sheets,
        phase=state.phase,
        step=state.step,
        round=state.round,
        options=dict(state.options),
        first=state.first,
        order=state.order,
        turn=state.turn,
        passes=state.passes,
        again=state.again,
        extra=state.phase == TURN and (state.passes > 0 or state.again),
        taken=state.taken,
        ready_sleeping=state.ready_sleeping,
        task=_task(state),
        rests={step: left for step, left in zip(PARTED, state.rests, strict=True) if left},
        market=_rooms(state.market),
        discard=_rooms(state.discard),
        deck=len(state.deck),
        bonus_deck=len(state.bonus_deck),
        decree_deck=len(state.decree_deck),
        favor_box=len(state.favor_box),
        favors=open_favors,
        seats=tuple(
            seat_view(state, count, other, own=face_up or other == seat or state.phase == OVER)
            for other in range(state.seats)
        ),
        draft=_draft(state, seat, face_up),
        todo=tuple((other, DECREES[decree]) for other, decree in state.todo),
        offered=_decrees(state.offered) if state.offered and (face_up or seat == actor) else None,
        offered_count=len(state.offered),
        returned=_decrees(state.returned) if state.returned and (face_up or seat == state.renewed) else None,
        renewed=None if state.renewed == NONE else state.renewed,
        box=_rooms(state.box) if face_up or _sees_box(state, seat) else None,
        choices=_choices(state, seat) if seat is not None and seat == actor else (),
    )


def _rooms(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(ROOM_IDS[card] for card in cards)


def _decrees(decrees: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(DECREES[decree] for decree in decrees)


def _sees_box(state: State, seat: int | None) -> bool:
    """Whoever has looked through the box for a decree remembers it."""
    if seat is None or state.phase == DRAFT:
        return False
    looking = state.step == BOX and state.actor == seat
    return looking or state.players[seat].box != NONE


def _task(state: State) -> TaskView | None:
    if state.step == MAIN:
        return None
    return TaskView(
        by=state.by,
        left=state.left,
        begun=state.begun,
        card=None if state.card == NONE else ROOM_IDS[state.card],
        source=state.source,
        utility=state.utility,
        moving=state.moving,
        spot=state.spot if state.step == DOORS else None,
        doors=tuple(EDGES[door] for door in state.doors),
    )


def _draft(state: State, seat: int | None, face_up: bool) -> DraftView:
    picked = len(state.picks)
    drafting = state.phase == DRAFT
    passed = [
        _decrees(tuple(sorted((*state.hand, *state.picks[number + 1 :]))))
        for number in range(picked)
        if seat is not None and state.draft_order[number] == seat
    ]
    return DraftView(
        order=state.draft_order,
        picked=picked,
        hand=_decrees(state.hand) if drafting and (face_up or seat == state.actor) else None,
        passed=tuple(passed),
        leftover=_decrees(state.hand) if not drafting and (face_up or seat is not None) else None,
    )


# -- what the actor may take -----------------------------------------------------------------------------------------


def _choices(state: State, seat: int) -> tuple[ChoiceView, ...]:
    takes = [move for move in legal(state, seat) if isinstance(move, Take)] if state.phase == TURN else []
    return tuple(_choice(state, state.players[seat], move) for move in takes)


def _choice(state: State, player: Player, move: Take) -> ChoiceView:
    """What could be done with the card if it were taken."""
    card, utility = ROOM_NUMBER[move.card], move.utility
    holds = not utility and move.source != HAND and can_hold(state, player)
    spots = _spots(player.castle, card, utility)
    moves = can_move(state, player) and (bool(spots) or player.castle.can_draw(card, utility, moving=True))
    return ChoiceView(move.card, move.source, utility, spots, moves, holds)


def _spots(castle: Castle, card: int, utility: bool) -> tuple[tuple[int, int, int], ...]:
    return tuple(drawings(card).spot(number) for number in castle.placements(card, utility))
