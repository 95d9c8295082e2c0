"""Recorded games are tests: each is replayed, re-scored, and its pieces are counted after every entry.

Beside `NAME.json` lies `NAME.outcome.json`: the points of every sheet and the places, as they were then.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from castlewright.core import BadRecord, Match, Record, replay
from castlewright.games import all_games, house_games

FOLDER = Path(__file__).resolve().parent.parent / "records"
RECORDS = sorted(file for file in FOLDER.glob("*/*.json") if not file.name.endswith(".outcome.json"))


def read(file: Path) -> Record:
    return msgspec.json.decode(file.read_bytes(), type=Record)


def expected(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(file.with_suffix(".outcome.json").read_bytes())
    return found


def summary(match: Match[Any, Any]) -> dict[str, Any]:
    outcome = match.outcome()
    assert outcome is not None, "a recorded game is finished"
    sheets = match.game.scores(match.state)
    return {
        "sheets": [{"owner": s.owner, "total": s.total, "lines": [line.points for line in s.lines]} for s in sheets],
        "places": [[standing.place, standing.owner, standing.score] for standing in outcome.standings],
    }


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    record = read(file)
    assert record.game == file.parent.name
    game = all_games()[record.game]
    counts = []
    match = replay(record, game, watch=lambda match, entry, events: counts.append(game.conserved(match.state)))
    assert len(counts) == len(record.log)
    assert all(count == counts[0] for count in counts)
    assert summary(match) == expected(file)


@pytest.mark.parametrize("game_id", list(house_games()))
def test_there_are_ten_records_with_every_number_of_players(game_id: str) -> None:
    records = [read(file) for file in RECORDS if file.parent.name == game_id]
    assert len(records) >= 10
    assert {len(record.players) for record in records} == set(all_games()[game_id].meta.seats)
    assert any(entry.undo for record in records for entry in record.log), "some take moves back"


def test_a_changed_record_is_noticed() -> None:
    file = RECORDS[0]
    record = read(file)
    game = all_games()[record.game]
    log = list(record.log)
    del log[len(log) // 2]
    with pytest.raises(BadRecord):
        replay(msgspec.structs.replace(record, log=tuple(log)), game)
    other = expected(file)
    other["sheets"][0]["total"] += 1
    assert summary(replay(record, game)) != other
