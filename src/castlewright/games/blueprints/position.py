"""Finished castles of a real table, typed in by a person: read, checked and scored (chapter 17)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from castlewright.core import Appraisal, Piece, Reason, Sheet, Warned
from castlewright.core.score import Owner

from .cards.contest import Contest, Values
from .cards.favors import TURN_ORDER
from .components import (
    FAVORS,
    FAVORS_IN_PLAY,
    NOT_ALONE_FAVORS,
    ROOM_IDS,
    ROOM_POINTS,
    SEATS,
    SIZE_CARD_POINTS,
    TYPE_CARD_POINTS,
    TYPES,
)
from .real_table.reading import (
    Edge,
    PlayerSheet,
    Square,
    entrances_of,
    number_of,
    outline_of,
    read_player,
    refuse,
    within,
)
from .scoring import Count, places
from .state import Player
from .turns.rounds import next_order

MOST_POINTS = 100
"""A printed value beyond this is a slip of the pen."""


class FoyerDrawing(Struct, frozen=True, forbid_unknown_fields=True):
    """The foyer as printed on the owner's sheet."""

    squares: tuple[Square, ...]
    entrances: tuple[Edge, ...]
    area: int = 5


class PrintedValues(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the owner's sheet and cards, where it differs from ours."""

    food: int = ROOM_POINTS[0]
    sleeping: int = ROOM_POINTS[1]
    living: int = ROOM_POINTS[2]
    downstairs: int = ROOM_POINTS[3]
    activity: int = ROOM_POINTS[4]
    type_card: int = TYPE_CARD_POINTS
    size_card: int = SIZE_CARD_POINTS
    foyer: FoyerDrawing | None = None


class Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Literal["blueprints"]
    players: tuple[PlayerSheet, ...]
    favors: tuple[str, ...] = ()
    order: tuple[int, ...] | None = None
    """Turn order after the last round: players by number, from 0. Without it their stacks decide."""
    discard: tuple[str, ...] = ()
    """Of a game for one: the cards of the discard pile."""
    rivals: dict[str, int] = {}
    """Of a game for one: what the discard pile has for a favor, counted by hand."""
    values: PrintedValues = PrintedValues()


def appraise(position: Position) -> Appraisal:
    """The sheets, the places and what is against the rules. What cannot be on a table raises `Refused`."""
    count = len(position.players)
    if count not in SEATS:
        raise refuse("refusal-players", count=count)
    owners = _owners(position)
    favors = tuple(number_of(FAVORS, favor, "favor") for favor in _once(position.favors))
    values = _values(position.values)
    foyer = _foyer(position.values.foyer)
    read = [read_player(seat, sheet, foyer) for seat, sheet in enumerate(position.players)]
    players = [one.player for one in read]
    table = Contest(
        players,
        favors,
        _order(position, players),
        tuple(number_of(ROOM_IDS, card, "room") for card in position.discard),
        {
            number_of(FAVORS, favor, "favor"): within("rivals", value, 0, 999)
            for favor, value in position.rivals.items()
        },
        values,
        {(seat, index): name for seat, one in enumerate(read) for index, name in one.names.items()},
    )
    counted = Count(table)
    sheets: dict[Owner, Sheet] = {owner: counted.sheet(seat, owner) for seat, owner in enumerate(owners)}
    standings = places(sheets, dict(zip(owners, players, strict=True)))
    warnings = [warned for one in read for warned in one.warnings]
    return Appraisal(
        tuple(sheets.values()), standings, (*warnings, *_between(position), *_about_favors(position, table))
    )


def _owners(position: Position) -> list[Owner]:
    owners: list[Owner] = [seat if player.name is None else player.name for seat, player in enumerate(position.players)]
    for owner in owners:
        if owners.count(owner) > 1:
            raise refuse("refusal-name-twice", name=owner)
    return owners


def _once(ids: tuple[str, ...]) -> tuple[str, ...]:
    for one, times in Counter(ids).items():
        if times > 1:
            raise refuse("refusal-twice", id=one)
    return ids


def _values(given: PrintedValues) -> Values:
    flat = tuple(within(kind, getattr(given, kind), 0, MOST_POINTS) for kind in TYPES[:5])
    return Values(
        flat,
        within("type_card", given.type_card, 0, MOST_POINTS),
        within("size_card", given.size_card, 0, MOST_POINTS),
    )


def _foyer(given: FoyerDrawing | None) -> tuple[tuple[Square, ...], tuple[Edge, ...], int] | None:
    if given is None:
        return None
    entrances_of(outline_of("foyer", given.squares), given.entrances)
    return given.squares, given.entrances, within("area", given.area, 1, 20)


def _order(position: Position, players: list[Player]) -> tuple[int, ...]:
    if position.order is None:
        return next_order([[room.size for room in reversed(player.castle.rooms)] for player in players], 0)
    if sorted(position.order) != list(range(len(players))):
        raise refuse("refusal-order", count=len(players))
    return position.order


def _between(position: Position) -> Iterator[Warned]:
    """Every card is in the box once."""
    kinds: tuple[tuple[str, str, Iterable[str]], ...] = (
        ("warning-card-twice", "room", (room.card for one in position.players for room in one.rooms if room.card)),
        ("warning-bonus-twice", "bonus", (card for one in position.players for card in one.bonus_cards)),
        ("warning-decree-twice", "decree", (decree for one in position.players for decree in one.decrees)),
    )
    for name, what, ids in kinds:
        for one, times in sorted(Counter(ids).items()):
            if times > 1:
                piece: Piece = {what: one}
                yield Warned(Reason("BL-17.2", name, {what: one}), piece)


def _about_favors(position: Position, table: Contest) -> Iterator[Warned]:
    if position.favors and len(position.favors) != FAVORS_IN_PLAY:
        yield Warned(Reason("BL-17.2", "warning-favors", {"count": len(position.favors)}))
    secrets = [FAVORS[favor] for player in table.players for favor in player.secrets]
    for favor in (*position.favors, *secrets):
        if table.alone and favor in NOT_ALONE_FAVORS:
            yield Warned(Reason("BL-17.2", "warning-not-alone", {"favor": favor}), {"favor": favor})
        elif table.alone and favor not in position.rivals and not position.discard:
            yield Warned(Reason("BL-17.2", "warning-no-rival", {"favor": favor}), {"favor": favor})
    if FAVORS[TURN_ORDER] in (*position.favors, *secrets) and position.order is None and not table.alone:
        yield Warned(Reason("BL-17.2", "warning-no-order"), {"favor": FAVORS[TURN_ORDER]})
