"""A real table typed in by a person, and its appraisal (chapter 12). How a sheet is read stands in `typed`."""

from typing import Literal

from msgspec import Struct

from castlewright.core import Appraisal, Owner

from .components import BLOTS, PRINTED_BLOTS
from .scoring import places, verdict
from .typed.doubts import misplaced, unfinished
from .typed.regions import read_map
from .typed.rows import read_rows
from .typed.sheet import PlayerSheet, Read, refused


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["kingdoms"]
    players: tuple[PlayerSheet, ...]
    solo: bool = False
    """The one sheet is of a game alone, and has a verdict."""


def appraise(position: Position) -> Appraisal:
    if not 1 <= len(position.players) <= 4:
        raise refused("refusal-players", {"count": len(position.players)}, "CK-1.1")
    if position.solo and len(position.players) > 1:
        raise refused("refusal-solo", {"count": len(position.players)}, "CK-12.2")
    read = [
        _read(owner, seat, player, position.solo)
        for seat, (owner, player) in enumerate(zip(_owners(position), position.players, strict=True))
    ]
    return Appraisal(
        tuple(one.sheet for one in read),
        places({one.owner: one.sheet.total for one in read}, {one.owner: one.lost for one in read}),
        (*(warning for one in read for warning in one.warnings), *unfinished(read), *misplaced(read)),
        verdict(read[0].sheet.total) if position.solo else None,
    )


def _owners(position: Position) -> list[Owner]:
    owners = [seat if player.name is None else player.name for seat, player in enumerate(position.players)]
    for owner in owners:
        if owners.count(owner) > 1:
            raise refused("refusal-name-twice", {"name": owner}, "CK-12.1")
    return owners


def _read(owner: Owner, seat: int, player: PlayerSheet, solo: bool) -> Read:
    printed = player.kingdoms is not None or player.monsters is not None or player.final != 0
    drawn = player.painted is not None or player.speed is not None
    if printed == drawn:
        raise refused("refusal-form", {"seat": owner}, "CK-12.1")
    most = BLOTS if drawn else PRINTED_BLOTS
    if not 0 <= player.blots <= most:
        raise refused("refusal-blots", {"count": player.blots, "most": most})
    return read_map(owner, seat, player, solo) if drawn else read_rows(owner, seat, player)
