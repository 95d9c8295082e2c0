"""The client's types are made from the server's messages, and are current."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from castlewright import games
from castlewright.core import Chance, Match
from castlewright.server import messages
from castlewright.server.schema import GameTypes, wire_schema
from castlewright.testing.toy import Toy
from castlewright.texts import LANGUAGES, answer

WEB = Path(__file__).resolve().parents[2] / "web"


def schema() -> dict[str, Any]:
    return wire_schema(GameTypes.of(game) for game in games.all_games().values())


def test_the_schema_in_the_client_is_current() -> None:
    command = [sys.executable, "-m", "castlewright.server.schema"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(printed) == json.loads(json.dumps(schema()))
    assert (WEB / "src/lib/wire.schema.json").read_text() == printed, "run `make wire` and commit the result"


def test_the_types_in_the_client_are_current() -> None:
    if not (WEB / "node_modules").is_dir() or shutil.which("node") is None:
        pytest.skip("the client's tools are not installed (`make setup`)")
    check = subprocess.run(["node", "scripts/wire-types.js", "--check"], cwd=WEB, capture_output=True, text=True)
    assert check.returncode == 0, check.stderr


def test_every_message_is_in_it_under_its_own_name() -> None:
    defs = schema()["$defs"]
    names = {
        name
        for name, kind in vars(messages).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == messages.__name__
    }
    assert names - {"Message"} <= set(defs)
    assert {"Said", "Heard", "View", "Record", "Event", "Sheet"} <= set(defs)
    assert all(one["title"] == name for name, one in defs.items())
    assert {"CastellanMove", "CastellanView", "CastellanPosition", "CastellanTower"} <= set(defs)


def test_every_reference_leads_somewhere() -> None:
    whole = schema()
    Draft202012Validator.check_schema(whole)

    def references(node: Any) -> list[str]:
        if isinstance(node, list):
            return [found for one in node for found in references(one)]
        if not isinstance(node, dict):
            return []
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [found for one in node.values() for found in references(one)]

    assert {found.removeprefix("#/$defs/") for found in references(whole)} <= set(whole["$defs"])


def test_games_do_not_get_into_each_others_way() -> None:
    class Twin(Toy):
        meta = msgspec.structs.replace(Toy.meta, id="other_toy")

    twin = Twin()
    Twin.__module__ = Toy.__module__
    defs = wire_schema([GameTypes.of(Toy()), GameTypes.of(twin)])["$defs"]
    assert {"ToyMove", "OtherToyMove", "ToyLay", "OtherToyLay"} <= set(defs)
    assert {"$ref": "#/$defs/ToyLay"} in defs["ToyMove"]["anyOf"]
    assert {"$ref": "#/$defs/OtherToyLay"} in defs["OtherToyMove"]["anyOf"]


@pytest.mark.parametrize("name", sorted(games.all_games()))
def test_real_views_and_moves_fit_it(name: str) -> None:
    game = games.get(name)
    prefix = GameTypes.of(game).prefix
    whole = schema()
    views = Draft202012Validator({**whole, "$ref": f"#/$defs/{prefix}View"})
    moves = Draft202012Validator({**whole, "$ref": f"#/$defs/{prefix}Move"})
    match = Match(game, game.meta.seats[0], {}, Chance.named("schema"))
    chance = Chance.named("moves")
    step = 0
    while match.actors():
        seat = match.actors()[0]
        legal = game.legal(match.state, seat)
        move = chance.choice("move", legal, step=step)
        if step % 10 == 0:
            for viewer in (0, None):
                views.validate(json.loads(msgspec.json.encode(game.view(match.state, viewer))))
            moves.validate(json.loads(msgspec.json.encode(move)))
        match.play(seat, move)
        step += 1
    assert list(views.iter_errors({"seat": 0}))
    assert list(moves.iter_errors({"type": "fly"}))


EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "docs" / "examples").glob("*.json"))


def fits(name: str) -> Draft202012Validator:
    return Draft202012Validator({**schema(), "$ref": f"#/$defs/{name}"})


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.stem)
def test_real_positions_and_their_scores_fit_it(example: Path) -> None:
    position = json.loads(example.read_text())
    game = games.get(position["game"])
    validator = fits(f"{GameTypes.of(game).prefix}Position")
    validator.validate(position)
    assert list(validator.iter_errors(position | {"dragons": 3}))
    appraisal = game.appraise(msgspec.convert(position, game.position_type))
    for lang in LANGUAGES:
        fits("ScoreAnswer").validate(answer(game, appraisal, lang))


def test_every_game_has_an_example_of_a_position() -> None:
    assert {json.loads(example.read_text())["game"] for example in EXAMPLES} == set(games.house_games())


def test_what_a_person_may_leave_out_may_be_left_out_and_what_the_server_says_is_always_there() -> None:
    defs = schema()["$defs"]
    assert defs["CastellanPosition"]["required"] == ["game", "players", "towers", "walls"]
    assert defs["CastellanKeep"]["required"] == ["seat", "cell"]
    assert set(defs["CastellanSeatView"]["required"]) == set(defs["CastellanSeatView"]["properties"])
    assert "edition" in defs["CastellanView"]["required"], "a default is still sent"
    assert set(defs["ScoreAnswer"]["properties"]) - set(defs["ScoreAnswer"]["required"]) == {
        "verdict",
        "questions",
        "facts",
    }


def test_a_reference_stands_alone() -> None:
    """With a default beside it the client's types would have it twice."""

    def references(node: Any) -> list[dict[str, Any]]:
        inner = node.values() if isinstance(node, dict) else node if isinstance(node, list) else []
        own = [node] if isinstance(node, dict) and isinstance(node.get("$ref"), str) else []
        return own + [found for one in inner for found in references(one)]

    assert all(list(found) == ["$ref"] for found in references(schema()))
