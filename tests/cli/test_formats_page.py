"""docs/formats.md: its schemas are current, its examples fit them, and do what the page says."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

from castlewright import games
from castlewright.arena import simulate
from castlewright.cli import main
from castlewright.cli.formats import schemas, written
from castlewright.core import Chance, Match, Record, replay
from castlewright.games.castellan.components import TOWER_DECK, WALL_DECK

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "formats.md").read_text()
EXAMPLES = {
    name: json.loads(text) for name, text in re.findall(r"^```json (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
}


def check(name: str, found: Any) -> None:
    Draft202012Validator(json.loads((DOCS / "schemas" / f"{name}.schema.json").read_text())).validate(found)


def test_the_schemas_are_current() -> None:
    expected = {name: written(schema) for name, schema in schemas().items()}
    found = {file.name: file.read_text() for file in (DOCS / "schemas").iterdir()}
    assert found == expected, "run: python -m castlewright.cli.formats docs/schemas"


def test_there_is_an_example_of_each_form() -> None:
    assert set(EXAMPLES) == {"castellan-position", "score", "record", "story", "simulation"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_fits_its_schema_and_a_spoilt_one_does_not(name: str) -> None:
    check(name, EXAMPLES[name])
    spoilt = {key: value for key, value in EXAMPLES[name].items() if key not in ("game", "players")}
    with pytest.raises(ValidationError):
        check(name, spoilt)


def test_the_position_gives_the_answer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    file = tmp_path / "castle.json"
    file.write_text(json.dumps(EXAMPLES["castellan-position"]))
    assert main(["score", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == EXAMPLES["score"]


def test_the_record_can_be_played_again_and_the_story_is_how_it_began() -> None:
    game = games.get("castellan")
    record = msgspec.convert(EXAMPLES["record"], Record)
    assert len(replay(record, game).played) == len(record.log) - 2
    story = EXAMPLES["story"]
    check("castellan-view", story["updates"][0]["view"])
    opening: Match[Any, Any] = Match(game, 2, record.options, Chance(bytes.fromhex(record.seed)))
    shown = json.loads(msgspec.json.encode(game.view(opening.state, story["seat"])))
    assert story["updates"][0]["view"] == shown


def test_real_answers_fit_the_schemas(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    result = simulate("castellan", 3, ["random"], games=1, seed="formats", save=tmp_path)
    check("simulation", json.loads(msgspec.json.encode(result)))
    record = json.loads((tmp_path / "0001.json").read_text())
    check("record", record)
    for change in ({}, {"log": record["log"][:9]}):
        file = tmp_path / "part.json"
        file.write_text(json.dumps(record | change))
        for command in ("score", "replay"):
            assert main([command, str(file), "--json"]) == 0
            told = json.loads(capsys.readouterr().out)
            check("score", told if command == "score" else told["score"])


def test_the_notation_table_lists_every_move() -> None:
    game = games.get("castellan")
    listed = re.findall(r"^\| `([a-z][^`]*)` \|", PAGE.split("### Moves of Castellan")[1], re.MULTILINE)
    assert [str(game.parse(notation)) for notation in listed] == listed
    tags = {kind.__struct_config__.tag for kind in game.move_type.__args__}
    assert {notation.split()[0] for notation in listed} == tags


def test_the_shuffles_can_be_checked_with_the_program_of_the_page(tmp_path: Path) -> None:
    (program,) = re.findall(r"^```python check.py\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "check.py").write_text(program)
    simulate("castellan", 4, ["random"], games=1, seed="check", save=tmp_path)
    record = msgspec.json.decode((tmp_path / "0001.json").read_bytes(), type=Record)
    told = subprocess.run(
        [sys.executable, "check.py", "0001.json"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    chance = Chance(bytes.fromhex(record.seed))
    state = games.get("castellan").start(4, record.options, chance)
    expected = [f"starter {state.starter}"]
    for seat in range(4):
        for name, deck in (("tower deck", TOWER_DECK), ("wall deck", WALL_DECK)):
            expected.append(" ".join([str(seat), *chance.shuffle(name, deck, seat=seat)]))
    assert told.stdout.splitlines() == expected
    for seat, side in enumerate(state.sides):
        dealt = expected[1 + 2 * seat].split()[1:3] + expected[2 + 2 * seat].split()[1:3]
        assert sorted(dealt) == list(side.hand)
    spoilt = json.loads((tmp_path / "0001.json").read_text()) | {"seed": "00"}
    (tmp_path / "0001.json").write_text(json.dumps(spoilt))
    again = subprocess.run([sys.executable, "check.py", "0001.json"], cwd=tmp_path, capture_output=True, check=False)
    assert again.returncode != 0
