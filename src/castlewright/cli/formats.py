"""The files and answers of the house as JSON Schemas: `python -m castlewright.cli.formats docs/schemas` writes them.

Records and positions are the types the engine itself reads. What only leaves the house (the answer of `score`, the
result of `simulate`, the story of a running game) is described here, and the tests hold the real answers to it.
"""

import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

import castlewright.games as games
from castlewright.arena import SimulationResult
from castlewright.core import Event, Piece, Player, Record


class Explained(Struct, forbid_unknown_fields=True):
    """One explained part of a score."""

    points: int
    group: str
    rule: str
    text: str
    piece: Piece | None
    because: list[Piece]


class ScoredSheet(Struct, forbid_unknown_fields=True):
    """What is scored as one; `owner` is a seat or a name. The total is the sum of the lines."""

    owner: int | str
    total: int
    groups: dict[str, int]
    lines: list[Explained]


class Place(Struct, forbid_unknown_fields=True):
    """`why` is the tie-break that decided, with its paragraph."""

    place: int
    owner: int | str
    score: int
    why: str | None


class Remark(Struct, forbid_unknown_fields=True):
    """Something that lies on the table against the rules; it is scored all the same."""

    rule: str
    text: str
    piece: Piece | None


class PossibleAnswer(Struct, forbid_unknown_fields=True):
    rule: str
    text: str
    value: int | None
    """What the position says for it."""


class Asked(Struct, forbid_unknown_fields=True):
    rule: str
    text: str
    piece: dict[str, Any]
    answers: list[PossibleAnswer]
    given: int
    """The number of the answer that the position gives."""


class Answer(Struct, forbid_unknown_fields=True):
    """What `castlewright score` and `POST /api/score` answer."""

    game: str
    sheets: list[ScoredSheet]
    standings: list[Place]
    """Empty while a recorded game is still running."""
    warnings: list[Remark]
    verdict: str | UnsetType = UNSET
    """A judgement on the whole game, where a game has one."""
    questions: list[Asked] | UnsetType = UNSET
    """What points depend on and the position may tell, such as what was drawn first."""
    facts: list[dict[str, Any]] | UnsetType = UNSET
    """Pieces with what the rules make of them, for a client to draw."""


class Moment(Struct, forbid_unknown_fields=True):
    n: int
    events: list[Event]
    view: dict[str, Any]


class Story(Struct, forbid_unknown_fields=True):
    """A running game as one seat saw it; a spectator's has no seat."""

    castlewright: int
    kind: str
    game: str
    options: dict[str, str]
    players: list[Player]
    seat: int | None
    updates: list[Moment]


def schemas() -> dict[str, dict[str, Any]]:
    """Every schema by the name of its file."""
    kinds: dict[str, Any] = {"record": Record, "story": Story, "score": Answer, "simulation": SimulationResult}
    for game_id, game in games.all_games().items():
        kinds[f"{game_id}-position"] = game.position_type
        kinds[f"{game_id}-view"] = game.view_type
    return {f"{name}.schema.json": _schema(kind) for name, kind in kinds.items()}


def written(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _schema(kind: Any) -> dict[str, Any]:
    found = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(kind)}
    for part in found.get("$defs", {}).values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])
    return found


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        (folder / name).write_text(written(schema), encoding="utf-8")


if __name__ == "__main__":
    main()
