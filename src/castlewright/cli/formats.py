"""The files and answers of the house as JSON Schemas: `python -m castlewright.cli.formats docs/schemas` writes them.

Records and positions are the types the engine itself reads, and the answer of `score` is what the texts are put into.
What else only leaves the house (the story of a running game) is described here, and the tests hold the real ones to it.
"""

import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import castlewright.games as games
from castlewright.arena import SimulationResult
from castlewright.core import Event, Player, Record
from castlewright.texts import ScoreAnswer


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
    kinds: dict[str, Any] = {"record": Record, "story": Story, "score": ScoreAnswer, "simulation": SimulationResult}
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
