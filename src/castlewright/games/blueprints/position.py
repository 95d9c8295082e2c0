"""Finished castles of a real table, typed in by a person: read, checked and scored (chapter 17)."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from castlewright.core import Appraisal, Sheet, Warned
from castlewright.core.score import Owner

from .cards.contest import Contest, Values
from .components import FAVORS, ROOM_POINTS, SEATS, SIZE_CARD_POINTS, TYPE_CARD_POINTS, TYPES
from .real_table.order import facts, questions
from .real_table.reading import Foyer, Read, entrances_of, outline_of, read_player, short_name
from .real_table.sheet import Edge, PlayerSheet, Square
from .real_table.warnings import about_favors, about_sheet, between_sheets
from .real_table.words import by_number, distinct, favor_number, refuse, room_number, within
from .scoring import Count, places, verdict
from .state import Player
from .turns.rounds import next_order

MOST_POINTS = 100
"""A printed value beyond this is a slip of the pen."""
MOST_RIVALS = 999


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
    solo: bool = False
    """It was a game for one: the total earns a post at court."""
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
    if position.solo and count > 1:
        raise refuse("refusal-solo", count=count)
    owners = _owners(position)
    foyer = _foyer(position.values.foyer)
    read = [read_player(sheet, foyer) for sheet in position.players]
    contest = _contest(position, read)
    counted = Count(contest)
    sheets: dict[Owner, Sheet] = {owner: counted.sheet(seat, owner) for seat, owner in enumerate(owners)}
    total = next(iter(sheets.values())).total
    written = [(seat, sheet, read[seat]) for seat, sheet in enumerate(position.players)]
    return Appraisal(
        tuple(sheets.values()),
        places(sheets, dict(zip(owners, contest.players, strict=True))),
        tuple(_warnings(position, contest, read)),
        verdict(total) if position.solo else None,
        tuple(question for each in written for question in questions(*each)),
        tuple(fact for each in written for fact in facts(*each)),
    )


def _contest(position: Position, read: list[Read]) -> Contest:
    players = [one.player for one in read]
    rivals = by_number(position.rivals, FAVORS, "favor")
    return Contest(
        players,
        distinct(map(favor_number, position.favors), FAVORS),
        _order(position, players),
        tuple(map(room_number, position.discard)),
        {favor: within("rivals", value, 0, MOST_RIVALS) for favor, value in rivals.items()},
        _values(position.values),
        {(seat, index): name for seat, one in enumerate(read) for index, name in one.names.items()},
    )


def _warnings(position: Position, contest: Contest, read: list[Read]) -> Iterator[Warned]:
    players = list(contest.players)
    for seat, sheet in enumerate(position.players):
        yield from about_sheet(seat, sheet, read[seat], position.solo)
    yield from between_sheets(players, contest.pile)
    told = bool(contest.pile), position.order is not None
    yield from about_favors(players, contest.favors, contest.rivals, *told)


def _owners(position: Position) -> list[Owner]:
    owners: list[Owner] = [
        seat if player.name is None else short_name(player.name) or seat for seat, player in enumerate(position.players)
    ]
    for owner in owners:
        if owners.count(owner) > 1:
            raise refuse("refusal-name-twice", name=owner)
    return owners


def _values(given: PrintedValues) -> Values:
    flat = tuple(within(kind, getattr(given, kind), 0, MOST_POINTS) for kind in TYPES[:5])
    return Values(
        flat,
        within("type_card", given.type_card, 0, MOST_POINTS),
        within("size_card", given.size_card, 0, MOST_POINTS),
    )


def _foyer(given: FoyerDrawing | None) -> Foyer | None:
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
