"""Fills a view: what lies open, and what one seat has seen of what is hidden."""

from collections.abc import Callable

from castlewright.games.blueprints.board import EDGES, across, bits, lot_span, squares
from castlewright.games.blueprints.cards.favors import Ranking
from castlewright.games.blueprints.castle import Castle, Room
from castlewright.games.blueprints.castle.forms import drawings
from castlewright.games.blueprints.castle.grounds import enclosed
from castlewright.games.blueprints.choices import legal, ready_rewards
from castlewright.games.blueprints.components import (
    BONUS_CARDS,
    DECREES,
    FAVORS,
    LINES,
    ROOM_IDS,
    ROOM_NUMBER,
    SPECIALS,
    TYPES,
)
from castlewright.games.blueprints.moves import Take
from castlewright.games.blueprints.scoring import CastleSheet, Count, table_of
from castlewright.games.blueprints.state import (
    BOX,
    DISCARD,
    DOORS,
    DRAFT,
    MAIN,
    NONE,
    OVER,
    SWAN,
    TURN,
    Player,
    State,
)
from castlewright.games.blueprints.turns.rewards import TRACKS
from castlewright.games.blueprints.view import (
    BlueprintsView,
    ChoiceView,
    CourtyardView,
    DoorView,
    DraftView,
    FavorView,
    FoyerView,
    RoomView,
    SeatView,
    SpecialView,
    TaskView,
)

from .prompts import prompt

COLOURS = (*TYPES, "moat")
"""Of swans: a room's type, or none."""


def view(state: State, seat: int | None, *, face_up: bool = False) -> BlueprintsView:
    return sights(state)(seat, face_up)


def sights(state: State) -> Callable[..., BlueprintsView]:
    """Views of one moment for many readers: what is open to all is counted once. At the end cards lie open."""
    over = state.phase == OVER
    count = Count(table_of(state))
    open_favors = tuple(_favor(one) for one in count.common)
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
        market=_rooms(state.market),
        discard=_rooms(state.discard),
        deck=len(state.deck),
        bonus_deck=len(state.bonus_deck),
        decree_deck=len(state.decree_deck),
        favor_box=len(state.favor_box),
        favors=open_favors,
        seats=tuple(
            _seat(state, count, other, own=face_up or other == seat or state.phase == OVER)
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


def _favor(one: Ranking) -> FavorView:
    return FavorView(FAVORS[one.favor], one.values, one.places, one.points, one.rival)


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


# -- one sheet -------------------------------------------------------------------------------------------------------


def _seat(state: State, count: Count, seat: int, own: bool) -> SeatView:
    player = state.players[seat]
    castle = player.castle
    left, right, top, bottom = lot_span(castle.flags)
    return SeatView(
        foyer=FoyerView(
            None if castle.foyer.kind < 0 else TYPES[castle.foyer.kind],
            castle.is_complete(-1),
            _doors(castle, castle.foyer),
        ),
        rooms=tuple(_room(castle, index, room) for index, room in enumerate(castle.rooms)),
        passages=tuple(EDGES[passage] for passage in castle.passages),
        mouths=tuple(EDGES[mouth] for mouth in bits(castle.mouths)),
        removed=tuple(EDGES[door] for door in bits(castle.removed)),
        moats=castle.moats,
        lines=tuple(LINES[line] for line in bits(castle.flags)),
        lot=(left, top, right, bottom),
        courtyards=tuple(
            CourtyardView(tuple(squares(yard.squares)), yard.area, bool(yard.ways)) for yard in enclosed(castle)
        ),
        circles=dict(zip(TRACKS, (*player.circles, player.moat_circles), strict=True)),
        flags=dict(zip(TRACKS, player.flags, strict=True)),
        specials={
            special: SpecialView(player.special_earned(number), _used_as(player.specials[number]))
            for number, special in enumerate(SPECIALS)
        },
        last_turns=player.last_turns,
        skips=player.skips,
        swans=tuple(COLOURS[swan] for swan in player.swans),
        held=None if player.held == NONE else ROOM_IDS[player.held],
        kept=len(player.decrees),
        decrees=_decrees(player.decrees) if own or state.phase != DRAFT else (),
        box=None if player.box == NONE else ROOM_IDS[player.box],
        bonus_count=len(player.bonuses),
        bonuses=tuple(BONUS_CARDS[card] for card in player.bonuses) if own else None,
        secret_count=len(player.secrets),
        secrets=tuple(map(_favor, count.secret(seat))) if own else None,
        extra_turns=player.extras,
        turns_at_once=player.at_once,
        third_moat=_third_moat(player),
        name=player.name,
    )


def _used_as(kind: int) -> str | None:
    return None if kind == NONE else "swan" if kind == SWAN else TYPES[kind]


def _third_moat(player: Player) -> str:
    if player.third_moat:
        return "used"
    return "ready" if ready_rewards(player) >> len(TRACKS) & 1 else ""


def _room(castle: Castle, index: int, room: Room) -> RoomView:
    return RoomView(
        ROOM_IDS[room.card],
        room.form,
        room.x,
        room.y,
        TYPES[room.kind],
        castle.is_complete(index),
        tuple(EDGES[door] for door in bits(room.doors)) if room.moved else None,
        _doors(castle, room),
    )


def _doors(castle: Castle, room: Room) -> tuple[DoorView, ...]:
    joined, filled = castle.joined(), across(castle.filled)
    passages = castle.mouths | across(castle.mouths)
    doors = []
    for door in bits(room.doors):
        if castle.removed >> door & 1:
            state = "removed"
        elif not castle.entrances >> door & 1:
            state = "passage" if passages >> door & 1 else "removed"
        elif joined >> door & 1:
            state = "joined"
        else:
            state = "blocked" if filled >> door & 1 else "open"
        doors.append(DoorView(*EDGES[door], state))
    return tuple(doors)


# -- what the actor may take -----------------------------------------------------------------------------------------


def _choices(state: State, seat: int) -> tuple[ChoiceView, ...]:
    if state.phase != TURN or state.step not in (MAIN, DISCARD):
        return ()
    castle = state.players[seat].castle
    takes = [move for move in legal(state, seat) if isinstance(move, Take)]
    return tuple(
        ChoiceView(move.card, move.source, move.utility, _spots(castle, ROOM_NUMBER[move.card], move.utility))
        for move in takes
    )


def _spots(castle: Castle, card: int, utility: bool) -> tuple[tuple[int, int, int], ...]:
    return tuple(drawings(card).spot(number) for number in castle.placements(card, utility))
