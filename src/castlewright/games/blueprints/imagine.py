"""A full state that a view allows, sampled evenly from all ways to lay out what the seat does not know."""

from collections.abc import Sequence
from functools import lru_cache

from castlewright.core import Chance

from .board import FOUR, SIDE_OF
from .castle import Castle, run_squares
from .castle.forms import placement
from .components import (
    BLOCKED_JOINED,
    BONUS_CARDS,
    DECREE_NUMBER,
    FAVORS,
    LINE_NUMBER,
    NEW_DECREE,
    NOT_ALONE_FAVORS,
    ROOM_IDS,
    ROOM_NUMBER,
    ROOMS,
    SPECIALS,
    TYPE_NUMBER,
    TYPES,
    UTILITY,
)
from .shown.sheets import COLOURS, DoorView, Edge, FoyerView, RoomView, Run, SeatView
from .state import DRAFT, NONE, NOWHERE, PARTED, SWAN, Player, State
from .turns.setup import decrees_in_play
from .turns.tracks import TRACKS
from .view import BlueprintsView

BONUS_NUMBER = {card: number for number, card in enumerate(BONUS_CARDS)}
FAVOR_NUMBER = {favor: number for number, favor in enumerate(FAVORS)}
COLOUR_NUMBER = {colour: number for number, colour in enumerate(COLOURS)}


def imagine(view: BlueprintsView, chance: Chance) -> State:
    deck, box = _room_cards(view, chance)
    bonuses = _bonus_cards(view, chance)
    secrets = _favors(view, chance)
    decrees = _decrees(view, chance)
    players = [
        _player(view, seat, one, bonuses[seat], secrets[seat], decrees.kept[seat])
        for seat, one in enumerate(view.seats)
    ]
    task = view.task
    return State(
        edition=view.edition,
        seats=len(view.seats),
        options=dict(view.options),
        players=players,
        deck=deck,
        market=_rooms(view.market),
        box=box,
        bonus_deck=bonuses[-1],
        favors=tuple(FAVOR_NUMBER[one.favor] for one in view.favors),
        favor_box=secrets[-1],
        decree_deck=decrees.deck,
        draft_order=view.draft.order,
        hand=decrees.hand,
        first=view.first,
        order=view.order,
        picks=decrees.picks,
        todo=tuple((seat, DECREE_NUMBER[decree]) for seat, decree in view.todo),
        offered=decrees.offered,
        returned=decrees.returned,
        beneath=() if view.renewed is None else (NEW_DECREE,),
        renewed=NONE if view.renewed is None else view.renewed,
        discard=_rooms(view.discard),
        phase=view.phase,
        step=view.step,
        round=view.round,
        turn=view.turn,
        passes=view.passes,
        again=view.again,
        taken=view.taken,
        ready_sleeping=view.ready_sleeping,
        by="" if task is None else task.by,
        left=0 if task is None else task.left,
        begun=task is not None and task.begun,
        rests=_rests(view),
        card=NONE if task is None or task.card is None else ROOM_NUMBER[task.card],
        source="" if task is None else task.source,
        utility=task is not None and task.utility,
        moving="" if task is None else task.moving,
        spot=NOWHERE if task is None or task.spot is None else task.spot,
        doors=() if task is None else tuple(SIDE_OF[door] for door in task.doors),
    )


def _rests(view: BlueprintsView) -> tuple[int, int, int, int]:
    remove, passage, line, discard = (view.rests.get(step, 0) for step in PARTED)
    return remove, passage, line, discard


def _rooms(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(ROOM_NUMBER[card] for card in cards)


def _numbers(decrees: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(DECREE_NUMBER[decree] for decree in decrees))


# -- one sheet -------------------------------------------------------------------------------------------------------


def _player(
    view: BlueprintsView,
    seat: int,
    one: SeatView,
    bonuses: tuple[int, ...],
    secrets: tuple[int, ...],
    decrees: tuple[int, ...],
) -> Player:
    powers = 0 if view.phase == DRAFT else sum(1 << decree for decree in decrees)
    joins = one.foyer.kind is not None and bool(powers >> BLOCKED_JOINED & 1)
    castle = castle_of(one.foyer, one.rooms, one.passages, one.mouths, one.removed, one.moats, one.lines, joins)
    return Player(
        castle=castle.copy(),
        circles=tuple(one.circles[kind] for kind in TYPES),
        flags=tuple(one.flags[track] for track in TRACKS),
        specials=tuple(_used(one.specials[special].used) for special in SPECIALS),
        last_turns=one.last_turns,
        skips=one.skips,
        swans=tuple(COLOUR_NUMBER[colour] for colour in one.swans),
        bonuses=bonuses,
        decrees=decrees,
        powers=powers,
        secrets=secrets,
        box=NONE if one.box is None else ROOM_NUMBER[one.box],
        held=NONE if one.held is None else ROOM_NUMBER[one.held],
        extras=one.extra_turns,
        at_once=one.turns_at_once,
        third_moat=one.third_moat == "used",
        name=one.name,
    )


def _used(kind: str | None) -> int:
    return NONE if kind is None else TYPE_NUMBER.get(kind, SWAN)


@lru_cache(maxsize=1024)
def castle_of(
    foyer: FoyerView,
    rooms: tuple[RoomView, ...],
    passages: tuple[Edge, ...],
    mouths: tuple[Edge, ...],
    removed: tuple[Edge, ...],
    moats: tuple[Run, ...],
    lines: tuple[str, ...],
    walls_join: bool,
) -> Castle:
    """The castle of a view; nobody may change it, for it serves all who look at the same."""
    castle = Castle.new(NONE if foyer.kind is None else TYPE_NUMBER[foyer.kind], walls_join)
    for line in lines:
        castle.open_line(LINE_NUMBER[line])
    for room in rooms:
        card = ROOM_NUMBER[room.card]
        doors = None if room.moved is None else tuple(SIDE_OF[door] for door in room.moved)
        utility = TYPE_NUMBER[room.kind] == UTILITY != ROOMS[card].kind
        castle.draw(card, placement(room.form, room.x, room.y), utility, doors)
    for run in moats:
        castle.dig(run)
    # In what order things were drawn is told by what is left of them.
    castle.entrances = _standing(foyer.doors) | sum(_standing(room.doors) for room in rooms)
    castle.passages = tuple(SIDE_OF[passage] for passage in passages)
    castle.mouths = sum(1 << SIDE_OF[mouth] for mouth in mouths)
    castle.removed = sum(1 << SIDE_OF[door] for door in removed)
    castle.moat = sum(run_squares(run) for run in moats)
    castle.filled |= castle.moat * FOUR
    complete = [foyer.complete, *(room.complete for room in rooms)]
    castle.incomplete = tuple(index - 1 for index, done in enumerate(complete) if not done)
    castle.forget()
    return castle


def _standing(doors: tuple[DoorView, ...]) -> int:
    """Entrances that are still there."""
    there = (door for door in doors if door.state not in ("removed", "passage"))
    return sum(1 << SIDE_OF[door.x, door.y, door.side] for door in there)


# -- hidden cards ----------------------------------------------------------------------------------------------------


def _room_cards(view: BlueprintsView, chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The deck and the box."""
    lying = {*view.market, *view.discard, *(view.box or ())}
    for one in view.seats:
        lying |= {room.card for room in one.rooms}
        lying |= {card for card in (one.held, one.box) if card is not None}
    if view.task is not None and view.task.card is not None:
        lying.add(view.task.card)
    unknown = chance.shuffle("imagined rooms", [ROOM_NUMBER[card] for card in ROOM_IDS if card not in lying])
    deck, rest = tuple(unknown[: view.deck]), tuple(sorted(unknown[view.deck :]))
    return deck, rest if view.box is None else _rooms(view.box)


def _bonus_cards(view: BlueprintsView, chance: Chance) -> list[tuple[int, ...]]:
    """The hand of each seat, and the deck."""
    hands = [None if one.bonuses is None else [BONUS_NUMBER[card] for card in one.bonuses] for one in view.seats]
    counts = [one.bonus_count for one in view.seats]
    return _dealt(range(len(BONUS_CARDS)), (), hands, counts, "imagined bonuses", chance)


def _favors(view: BlueprintsView, chance: Chance) -> list[tuple[int, ...]]:
    """The secret favors of each seat, and the box."""
    alone = len(view.seats) == 1
    tokens = [number for number, favor in enumerate(FAVORS) if not (alone and favor in NOT_ALONE_FAVORS)]
    hands = [
        None if one.secrets is None else [FAVOR_NUMBER[secret.favor] for secret in one.secrets] for one in view.seats
    ]
    lying = [FAVOR_NUMBER[one.favor] for one in view.favors]
    return _dealt(tokens, lying, hands, [one.secret_count for one in view.seats], "imagined favors", chance)


def _dealt(
    pieces: Sequence[int],
    lying: Sequence[int],
    hands: list[list[int] | None],
    counts: list[int],
    name: str,
    chance: Chance,
) -> list[tuple[int, ...]]:
    """Hands that are not known get what is unknown; the last of the heaps is what is left."""
    known = {*lying, *(piece for hand in hands for piece in hand or ())}
    unknown = chance.shuffle(name, [piece for piece in pieces if piece not in known])
    dealt = []
    for hand, count in zip(hands, counts, strict=True):
        if hand is None:
            hand, unknown = unknown[:count], unknown[count:]
        dealt.append(tuple(sorted(hand)))
    return [*dealt, tuple(unknown)]


class _Decrees:
    """Where all decrees are."""

    def __init__(self, seats: int) -> None:
        self.kept: list[tuple[int, ...]] = [()] * seats
        self.picks: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.offered: tuple[int, ...] = ()
        self.returned: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()


def _decrees(view: BlueprintsView, chance: Chance) -> _Decrees:
    pool = decrees_in_play(len(view.seats), view.options)
    return _drafting(view, pool, chance) if view.phase == DRAFT else _opened(view, pool, chance)


def _opened(view: BlueprintsView, pool: list[int], chance: Chance) -> _Decrees:
    laid = _Decrees(len(view.seats))
    laid.kept = [_numbers(one.decrees) for one in view.seats]
    hands = [
        None if heap is None else list(_numbers(heap)) for heap in (view.draft.leftover, view.offered, view.returned)
    ]
    lying = [decree for kept in laid.kept for decree in kept] + ([] if view.renewed is None else [NEW_DECREE])
    counts = [_total(view) - len(view.draft.order), view.offered_count, 0 if view.renewed is None else 2]
    dealt = _dealt(pool, lying, hands, counts, "imagined decrees", chance)
    laid.hand, laid.offered, laid.returned, laid.deck = dealt
    return laid


def _total(view: BlueprintsView) -> int:
    """How many decrees are drafted from."""
    return len(view.draft.order) + 2


def _drafting(view: BlueprintsView, pool: list[int], chance: Chance) -> _Decrees:
    """Hands grow smaller: what a seat passed on holds all that was kept after it."""
    laid = _Decrees(len(view.seats))
    seat, draft = view.seat, view.draft
    passed = [set(_numbers(hand)) for hand in draft.passed]
    own = [] if seat is None else list(_numbers(view.seats[seat].decrees))
    # The decree kept first is the one that was not passed on.
    own.sort(key=lambda decree: bool(passed) and decree in passed[0])
    mine = [number for number in range(draft.picked) if draft.order[number] == seat]
    anchors = [(number + 1, hand) for number, hand in zip(mine, passed, strict=True)]
    if draft.hand is not None:
        anchors.append((draft.picked, set(_numbers(draft.hand))))
    unknown = chance.shuffle("imagined decrees", [decree for decree in pool if decree not in own])
    if anchors:
        unseen = [decree for decree in unknown if decree not in anchors[0][1]]
    else:
        drawn, unseen = set(unknown[: _total(view)]), unknown[_total(view) :]
        anchors.append((0, drawn))
    picks: list[int] = []
    before: set[int] = set()
    for reached, hand in anchors:
        # Between two hands that were seen, the one less the other was kept; before the first, anything unseen.
        known = [decree for decree in unknown if decree in before and decree not in hand] if before else unseen
        picks += _kept(len(picks), reached, dict(zip(mine, own, strict=True)), known)
        before = hand
    rest = [decree for decree in unknown if decree in before and decree not in picks]
    picks += rest[: draft.picked - len(picks)]
    laid.picks = tuple(picks)
    laid.hand = tuple(sorted(decree for decree in before if decree not in picks))
    for number, decree in enumerate(picks):
        keeper = draft.order[number]
        laid.kept[keeper] = tuple(sorted((*laid.kept[keeper], decree)))
    laid.deck = tuple(decree for decree in unknown if decree not in picks and decree not in laid.hand)
    return laid


def _kept(first: int, reached: int, own: dict[int, int], known: list[int]) -> list[int]:
    """The picks from one to another: own ones as they were, others from those that are possible."""
    others = iter(known)
    return [own[number] if number in own else next(others) for number in range(first, reached)]
