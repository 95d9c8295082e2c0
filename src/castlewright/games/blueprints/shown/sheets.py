"""One player's two sheets, and what lies beside them, as others and the owner may see them."""

from msgspec import Struct

from castlewright.games.blueprints.board import EDGES, across, bits, lot_span, squares
from castlewright.games.blueprints.cards.favors import Ranking
from castlewright.games.blueprints.castle import Castle, Room
from castlewright.games.blueprints.castle.grounds import enclosed
from castlewright.games.blueprints.components import BONUS_CARDS, DECREES, FAVORS, LINES, ROOM_IDS, SPECIALS, TYPES
from castlewright.games.blueprints.scoring import Count
from castlewright.games.blueprints.state import DRAFT, NONE, SWAN, Player, State
from castlewright.games.blueprints.turns.tracks import FIRST_SPECIAL, TRACKS, ready_rewards

Edge = tuple[int, int, str]
Run = tuple[int, int, int, int]
"""From x, y to x, y."""
COLOURS = (*TYPES, "moat")
"""Of swans: a room's type, or none."""


class DoorView(Struct, frozen=True):
    """An entrance, from inside its room."""

    x: int
    y: int
    side: str
    state: str
    """joined, open (leads into empty ground), blocked (by a wall or a moat), removed or passage (drawn over)."""


class RoomView(Struct, frozen=True):
    card: str
    form: int
    x: int
    y: int
    kind: str
    """The type it was drawn as."""
    complete: bool
    moved: tuple[Edge, ...] | None
    """Its entrances, where they are not those of the card."""
    doors: tuple[DoorView, ...]


class FoyerView(Struct, frozen=True):
    kind: str | None
    """None until it is chosen."""
    complete: bool
    doors: tuple[DoorView, ...]


class CourtyardView(Struct, frozen=True):
    """Enclosed empty ground."""

    squares: tuple[tuple[int, int], ...]
    """Whole squares and squares of which a half is empty."""
    area: int
    entered: bool
    """An entrance or passage leads in: it is a courtyard and pays."""


class SpecialView(Struct, frozen=True):
    """A special reward: start, skip, last3 or last6."""

    earned: bool
    used: str | None
    """The type it was used as, or `swan`."""


class FavorView(Struct, frozen=True):
    favor: str
    values: tuple[int, ...]
    """Of each seat, as it stands now."""
    places: tuple[int, ...]
    """Of each seat; 0 where there is none."""
    points: tuple[int, ...]
    """What each seat would get now."""
    rival: int | None
    """The value of the discard pile, when playing alone."""


class SeatView(Struct, frozen=True):
    foyer: FoyerView
    rooms: tuple[RoomView, ...]
    """In the order of drawing: the last is on top of the stack."""
    passages: tuple[Edge, ...]
    """By the side E or S of the left or upper square."""
    mouths: tuple[Edge, ...]
    """Where passages end in rooms, from inside: both sides of one between rooms, one of one into empty ground."""
    removed: tuple[Edge, ...]
    """Entrances that were removed."""
    moats: tuple[Run, ...]
    lines: tuple[str, ...]
    """Painted flags of the lot."""
    lot: Run
    """First and last column and row: left, top, right, bottom."""
    courtyards: tuple[CourtyardView, ...]
    circles: dict[str, int]
    """Painted circles of the seven types and `moat`."""
    flags: dict[str, int]
    """Painted flags above them: rewards that were used."""
    specials: dict[str, SpecialView]
    last_turns: int
    skips: int
    swans: tuple[str, ...]
    """Painted swans: the type of the room, or `moat` where a reward or a decree painted it."""
    held: str | None
    """The card laid aside by decree."""
    kept: int
    """Decrees kept in the draft."""
    decrees: tuple[str, ...]
    """Opened decrees; your own also before."""
    box: str | None
    """The room from the box, by decree."""
    bonus_count: int
    bonuses: tuple[str, ...] | None
    """None where they are not yours to see."""
    secret_count: int
    secrets: tuple[FavorView, ...] | None
    """Secret favors, by decree."""
    extra_turns: int
    """Waiting for the end of this round."""
    turns_at_once: int
    """Extra turns that follow the running turn, by decree."""
    third_moat: str
    """The free moat of the decree: "" (no such decree, or no second moat yet), ready or used."""
    name: str
    """The id of the castle's name; "" without one."""


# -- filled ----------------------------------------------------------------------------------------------------------


def favor_view(one: Ranking) -> FavorView:
    return FavorView(FAVORS[one.favor], one.values, one.places, one.points, one.rival)


def seat_view(state: State, count: Count, seat: int, own: bool) -> SeatView:
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
        decrees=tuple(DECREES[decree] for decree in player.decrees) if own or state.phase != DRAFT else (),
        box=None if player.box == NONE else ROOM_IDS[player.box],
        bonus_count=len(player.bonuses),
        bonuses=tuple(BONUS_CARDS[card] for card in player.bonuses) if own else None,
        secret_count=len(player.secrets),
        secrets=tuple(map(favor_view, count.secret(seat))) if own else None,
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
    return "ready" if ready_rewards(player) >> FIRST_SPECIAL - 1 & 1 else ""


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
