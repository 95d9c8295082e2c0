"""Games and real tables as files."""

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Self

from msgspec.structs import asdict

from castlewright import core
from castlewright.core import Chance, Entry

from .match import Match, game, spoken
from .spoken import Appraisal, Voice

Source = str | PathLike[str] | bytes | Mapping[str, Any]
"""A path, the content of a file, or what is already decoded."""


class Record(core.Record):
    """A game as a file: a header and a numbered log."""

    @classmethod
    def _of(cls, record: core.Record) -> Self:
        return cls(**asdict(record))

    def save(self, path: str | PathLike[str]) -> Path:
        """Writes it as JSON that diffs well; answers with the path."""
        file = Path(path)
        file.write_bytes(core.written(self))
        return file


def replay(
    record: core.Record | Source,
    *,
    until: int | None = None,
    watch: Callable[[Match[Any, Any, Any], Entry, Sequence[core.Event]], None] | None = None,
) -> Match[Any, Any, Any]:
    """The match of a record, played again by the rules of its own edition, to its end or through `until` entries.

    `record` is one, or a path, bytes or a dict of one. `watch` sees the match after each entry, and what happened.
    """
    found = record if isinstance(record, core.Record) else _read(record, core.Record)
    rules = game(found.game)

    def begin(rules: Any, seats: int, options: core.Options, chance: Chance) -> Match[Any, Any, Any]:
        return Match(rules, seats, options, chance, [player.name for player in found.players])

    try:
        match = core.opening(found, rules, begin)
        core.play_on(match, found.log[:until], watch)
    except core.Refused as refused:
        raise spoken(refused, rules) from None
    return match


def score(position: Source | Any, game_id: str | None = None) -> Appraisal:
    """A real table, scored and explained: a path, bytes or a dict of a position (docs/formats.md), or the position type
    of a game together with the game's id."""
    if isinstance(position, str | PathLike | bytes | Mapping):
        said = _read(position, dict[str, Any])
        rules = game(str(said.get("game", "")) if game_id is None else game_id)
        found: Any = _read(position, rules.position_type)
    else:
        rules, found = game(game_id or ""), position
    try:
        return Appraisal._by(Voice(rules, None), rules.appraise(found))
    except core.Refused as refused:
        raise spoken(refused, rules) from None


def _read(source: Source, kind: Any) -> Any:
    try:
        if isinstance(source, Mapping):
            return core.convert(source, kind)
        content = source if isinstance(source, bytes) else Path(source).read_bytes()
        return core.decode(content, kind, typed_in=True)
    except core.Refused as refused:
        raise spoken(refused) from None
