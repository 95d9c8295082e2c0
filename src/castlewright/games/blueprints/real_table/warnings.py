"""What lies on a real table against the rules. It is scored as it lies, and pointed out (BL-17.2)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from castlewright.core import Arg, Piece, Reason, Warned
from castlewright.games.blueprints.board import EDGES, FOUR, INNER, across, rim_of_lot
from castlewright.games.blueprints.castle import FREE, Castle, Room, grounds, run_squares
from castlewright.games.blueprints.components import (
    ANY_UTILITY,
    BONUS_CARDS,
    DECREES,
    DOWNSTAIRS,
    EDGE_MOAT,
    FAVORS,
    FAVORS_IN_PLAY,
    NEW_DECREE,
    NOT_ALONE_DECREES,
    NOT_ALONE_FAVORS,
    ROOM_IDS,
    ROOMS,
    SECRET_FAVORS,
    SECRETS,
    SPECIALS,
    SWANS_FOR_MOAT,
    THIRD_MOAT,
)
from castlewright.games.blueprints.state import NONE, Player

from .reading import Read, tracks_of
from .sheet import PlayerSheet, RoomAt
from .words import TRACKS

MOST_DECREES = 2
_LAST_TURNS = BONUS_CARDS.index("last_turns")
_TURN_ORDER = FAVORS.index("turn_order")

Found = Iterator[tuple[Reason, Piece]]


def about_sheet(seat: int, sheet: PlayerSheet, read: Read, solo: bool) -> Iterator[Warned]:
    """What one sheet shows by itself."""
    player = read.player
    parts = (
        _about_rooms(sheet, read),
        _about_passages(player.castle),
        _about_moats(player),
        _about_tracks(sheet, player),
        _about_decrees(player, solo),
        _about_last_turns(player) if solo else (),
    )
    for part in parts:
        for reason, piece in part:
            yield Warned(reason, {**piece, "seat": seat})


# -- the castle ------------------------------------------------------------------------------------------------------


def _about_rooms(sheet: PlayerSheet, read: Read) -> Found:
    castle = read.player.castle
    for index, room in enumerate(castle.rooms):
        for reason in _about_room(read.player, room, sheet.rooms[index], read.name_of(index)):
            yield reason, {"room": index}
    joined = _reached(castle, -1)
    for index in _apart(castle, joined):
        args: dict[str, Arg] = {"room": read.name_of(index)}
        below = castle.rooms[index].kind == DOWNSTAIRS and index in joined
        apart = Reason("BL-6.7", "warning-downstairs", args) if below else Reason("BL-6.5", "warning-not-joined", args)
        yield apart, {"room": index}


def _about_room(player: Player, room: Room, given: RoomAt, name: str) -> Iterator[Reason]:
    if room.squares & ~player.castle.lot():
        yield Reason("BL-6.2", "warning-outside-lot", {"room": name})
    halves = room.triangles.bit_count() // 2
    if halves != 2 * room.size:
        yield Reason("BL-1.6", "warning-size", {"room": name, "size": room.size, "area": _in_squares(halves)})
    if given.utility and not player.powers >> ANY_UTILITY & 1:
        yield Reason("BL-12.7", "warning-utility", {"room": name})
    if room.card != FREE and room.doors.bit_count() != len(ROOMS[room.card].entrances):
        yield Reason("BL-8.3", "warning-entrances", {"room": name})


def _in_squares(halves: int) -> str:
    """3 halves are 1½."""
    return f"{halves // 2 or ''}{'½' * (halves % 2)}"


def _reached(castle: Castle, start: int, among: set[int] | None = None) -> set[int]:
    """The rooms one can walk to."""
    reached = [start]
    for room in reached:
        for pair in grounds.joined_rooms(castle):
            if room in pair:
                other = pair[0] if pair[1] == room else pair[1]
                if other not in reached and (among is None or other in among):
                    reached.append(other)
    return set(reached)


def _apart(castle: Castle, joined: set[int]) -> list[int]:
    """Rooms without a way to the foyer, and downstairs rooms without one to the first of them."""
    apart = [index for index in range(len(castle.rooms)) if index not in joined]
    below = grounds.of_type(castle, DOWNSTAIRS)
    if below:
        chain = _reached(castle, below[0], set(below))
        apart += [index for index in below if index not in chain and index not in apart and index >= 0]
    return apart


def _about_passages(castle: Castle) -> Found:
    """Those that lead out of the lot, or into a moat."""
    beyond = ~(castle.lot() * FOUR | castle.room_triangles())
    for passage in castle.passages:
        both = 1 << passage | across(1 << passage)
        piece: Piece = {"edge": list(EDGES[passage])}
        if both & castle.moat * FOUR:
            yield Reason("BL-8.9", "warning-passage-moat"), piece
        elif both & beyond:
            yield Reason("BL-8.9", "warning-passage-lot"), piece


def _about_moats(player: Player) -> Found:
    castle = player.castle
    allowed = 3 if player.powers >> THIRD_MOAT & 1 else 2
    count, earning = len(castle.moats), min(len(castle.moats), 2)
    if count > allowed:
        yield Reason("BL-9.2", "warning-many-moats", {"count": count, "most": allowed}), {"moat": allowed}
    elif earning > len(player.swans) // SWANS_FOR_MOAT:
        yield Reason("BL-9.2", "warning-few-swans", {"count": len(player.swans), "moats": count}), {"moat": 0}
    flags = player.flags[TRACKS.index("moat")]
    if earning > flags:
        yield Reason("BL-7.6", "warning-moat-flags", {"count": flags, "moats": earning}), {"moat": flags}
    ground = castle.lot() | (rim_of_lot(castle.flags) if player.powers >> EDGE_MOAT & 1 else 0)
    for number, run in enumerate(castle.moats):
        squares = run_squares(run)
        if squares & ~ground or (squares & INNER and squares & ~INNER):
            yield Reason("BL-9.3", "warning-moat-lot"), {"moat": number}


# -- the score sheet and the cards -----------------------------------------------------------------------------------


def _about_tracks(sheet: PlayerSheet, player: Player) -> Found:
    if not player.swans:
        yield Reason("BL-3.5", "warning-no-swans"), {"reward": "moat"}
    circles = (*player.circles, player.moat_circles)
    for track, used, earned in zip(TRACKS, player.flags, circles, strict=True):
        if used > earned:
            args: dict[str, Arg] = {"kind": track, "flags": used, "circles": earned}
            yield Reason("BL-7.6", "warning-many-flags", args), {"reward": track}
    if sheet.circles is not None:
        for track, given, earned in zip(TRACKS, tracks_of(sheet.circles, "circles"), circles, strict=True):
            if given != earned:
                args = {"kind": track, "count": given, "found": earned}
                yield Reason("BL-7.5", "warning-circles", args), {"reward": track}
    for number, special in enumerate(SPECIALS):
        if player.specials[number] != NONE and not player.special_earned(number):
            yield Reason("BL-8.16", "warning-special", {"special": special}), {"reward": special}


def _about_decrees(player: Player, solo: bool) -> Found:
    count = len(player.decrees)
    if count > MOST_DECREES:
        yield Reason("BL-3.2", "warning-many-decrees", {"count": count}), {"decree": DECREES[player.decrees[-1]]}
    if player.powers >> NEW_DECREE & 1:
        kept: Piece = {"decree": DECREES[NEW_DECREE]}
        yield Reason("BL-12.5", "warning-new-decree", kept), kept
    for decree in player.decrees if solo else ():
        if DECREES[decree] in NOT_ALONE_DECREES:
            piece: Piece = {"decree": DECREES[decree]}
            yield Reason("BL-15.2", "warning-decree-alone", piece), piece
    secrets = len(player.secrets)
    if not player.powers >> SECRET_FAVORS & 1:
        if secrets:
            yield Reason("BL-12.3", "warning-secret-favors"), {"favor": FAVORS[player.secrets[0]]}
    elif secrets != SECRETS:
        yield Reason("BL-12.3", "warning-secret-count", {"count": secrets}), {"decree": DECREES[SECRET_FAVORS]}


def _about_last_turns(player: Player) -> Found:
    """Whoever plays alone has no last turn."""
    if player.last_turns:
        yield Reason("BL-15.4", "warning-last-turns", {"count": player.last_turns}), {"reward": SPECIALS[2]}
    if _LAST_TURNS in player.bonuses:
        bonus = BONUS_CARDS[_LAST_TURNS]
        yield Reason("BL-15.6", "warning-last-card", {"bonus": bonus}), {"bonus": bonus}


# -- the whole table -------------------------------------------------------------------------------------------------


def between_sheets(players: list[Player], discard: tuple[int, ...]) -> Iterator[Warned]:
    """Every card is in the box once."""
    drawn = [room.card for player in players for room in player.castle.rooms if room.card != FREE]
    for card in sorted(set(drawn) & set(discard)):
        piece: Piece = {"room": ROOM_IDS[card]}
        yield Warned(Reason("BL-1.2", "warning-card-discarded", piece), {"card": ROOM_IDS[card]})
    piles: tuple[tuple[str, str, tuple[str, ...], Iterable[int]], ...] = (
        ("warning-card-twice", "room", ROOM_IDS, drawn),
        ("warning-card-twice", "room", ROOM_IDS, discard),
        ("warning-bonus-twice", "bonus", BONUS_CARDS, (card for player in players for card in player.bonuses)),
        ("warning-decree-twice", "decree", DECREES, (decree for player in players for decree in player.decrees)),
    )
    for name, what, ids, cards in piles:
        for one, times in sorted(Counter(cards).items()):
            if times > 1:
                piece = {what: ids[one]}
                yield Warned(Reason("BL-1.2", name, piece), {"card": ids[one]} if what == "room" else piece)


def about_favors(
    players: list[Player], favors: tuple[int, ...], rivals: dict[int, int], discard: bool, order: bool
) -> Iterator[Warned]:
    """`discard` and `order` are whether the discard pile and the turn order were told."""
    if favors and len(favors) != FAVORS_IN_PLAY:
        yield Warned(Reason("BL-2.3", "warning-favors", {"count": len(favors)}))
    secrets = [favor for player in players for favor in player.secrets]
    for favor, times in sorted(Counter((*favors, *secrets)).items()):
        if times > 1:
            piece: Piece = {"favor": FAVORS[favor]}
            yield Warned(Reason("BL-12.3", "warning-favor-twice", piece), piece)
    alone = len(players) == 1
    for favor in dict.fromkeys((*favors, *secrets)):
        piece = {"favor": FAVORS[favor]}
        if alone and FAVORS[favor] in NOT_ALONE_FAVORS:
            yield Warned(Reason("BL-15.2", "warning-not-alone", piece), piece)
        elif alone and favor not in rivals and not discard:
            yield Warned(Reason("BL-15.5", "warning-no-rival", piece), piece)
    if _TURN_ORDER in (*favors, *secrets) and not order and not alone:
        yield Warned(Reason("BL-13.14", "warning-no-order"), {"favor": FAVORS[_TURN_ORDER]})
