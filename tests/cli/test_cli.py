"""The command line: JSON is pure, mistakes are one sentence, nothing ends in a traceback."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from castlewright.cli import main
from castlewright.cli.terminal import language_of_the_terminal
from castlewright.games import all_games

SQUARE: dict[str, Any] = {
    "game": "castellan",
    "players": 2,
    "towers": [[0, 0], [1, 0], [1, 1], [0, 1]],
    "walls": [[[0, 0], [1, 0]], [[1, 0], [1, 1]], [[0, 1], [1, 1]], [[0, 0], [0, 1]]],
    "keeps": [{"seat": 1, "cell": [0, 0], "double": True}],
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    assert main(["simulate", "castellan", "--bots", "random", "--games", "1", "--json", "--save", str(folder)]) == 0
    return folder


def written(folder: Path, content: Any) -> str:
    file = folder / "file.json"
    text = content if isinstance(content, str | bytes) else json.dumps(content)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Runs what must fail: code 2, nothing on stdout, one line on stderr."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    assert line.startswith("castlewright: ")
    return line.removeprefix("castlewright: ")


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return json.loads(captured.out)


# --- answers ---


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    castellan = next(game for game in answer(capsys, "games") if game["id"] == "castellan")
    assert castellan["seats"] == [2, 3, 4]
    assert castellan["options"] == {"trial": ["yes", "no"]}
    assert castellan["bots"] == ["random", "greedy"]
    assert "reconstructed" in castellan["status"]
    assert main(["games", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert "Кастеллан" in shown
    assert "восстановлены" in shown


def test_simulate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["simulate", "castellan", "--players", "2", "--bots", "greedy,random", "--games", "2", "--seed", "1"]
    told = answer(capsys, *asked, "--option", "trial=no", "--save", str(tmp_path / "deep" / "records"))
    assert (told["game"], told["players"], told["games"]) == ("castellan", 2, 2)
    assert [seat["bot"] for seat in told["seats"]] == ["greedy", "random"]
    saved = sorted((tmp_path / "deep" / "records").iterdir())
    assert [file.name for file in saved] == ["0001.json", "0002.json"]
    assert json.loads(saved[0].read_text())["options"] == {"trial": "no"}
    assert main([*asked[:-4], "--games", "1", "--lang", "ru"]) == 0
    assert "1 партия" in capsys.readouterr().out


def test_a_position_is_scored(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = answer(capsys, "score", written(tmp_path, SQUARE))
    assert list(told) == ["game", "sheets", "standings", "warnings"]
    assert [sheet["total"] for sheet in told["sheets"]] == [0, 8]
    (line,) = told["sheets"][1]["lines"]
    assert (line["points"], line["piece"]) == (8, {"cell": [0, 0], "double": True})
    assert sorted(piece["tower"] for piece in line["because"]) == sorted(SQUARE["towers"])
    assert main(["score", written(tmp_path, SQUARE)]) == 0
    shown = capsys.readouterr().out
    assert line["rule"] in shown
    assert line["text"] in shown


def test_what_is_no_seat_is_called_by_its_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    castle = {"throne": "throne_utility_sleeping", "rooms": []}
    table = written(tmp_path, {"game": "two_castles", "castles": [castle] * 3, "ludwig": True})
    assert main(["score", table, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Mespelbrunn" in shown
    assert "Ludwig, 0 points" in shown
    assert "castle-0" not in shown


def test_a_warning_names_its_paragraph(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    unclaimed = written(tmp_path, SQUARE | {"keeps": []})
    (warning,) = answer(capsys, "score", unclaimed)["warnings"]
    assert warning["rule"].startswith("CA-")
    assert main(["score", unclaimed]) == 0
    assert f"{warning['rule']}: {warning['text']}" in capsys.readouterr().out


def test_a_record_is_scored_and_told_in_both_languages(capsys: pytest.CaptureFixture[str], records: Path) -> None:
    capsys.readouterr()
    file = str(records / "0001.json")
    said = {}
    for lang in ("ru", "en"):
        told = answer(capsys, "replay", file, "--lang", lang)
        assert told["score"] == answer(capsys, "score", file, "--lang", lang)
        assert [entry["n"] for entry in told["log"]] == list(range(1, len(told["log"]) + 1))
        assert all(entry["texts"] for entry in told["log"])
        said[lang] = told["log"]
        assert main(["replay", file, "--lang", lang]) == 0
        assert told["log"][-1]["texts"][-1] in capsys.readouterr().out
    assert said["ru"] != said["en"]


def test_a_seat_is_told_only_what_it_saw(capsys: pytest.CaptureFixture[str], records: Path) -> None:
    capsys.readouterr()
    file = str(records / "0001.json")
    everything = answer(capsys, "replay", file)["log"]
    for seat in (0, 1):
        seen = answer(capsys, "replay", file, "--seat", str(seat))["log"]
        assert all(entry["move"] is None for entry in seen if entry["seat"] != seat)
        heard = sum(len(entry["texts"]) for entry in seen)
        assert 0 < heard < sum(len(entry["texts"]) for entry in everything)


def test_ages_are_typed_in_for_a_simulation(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    aged = ["--players", "3", "--games", "1", "--option", "seniority=ages", "--option", "ages=34, 12,40"]
    answer(capsys, "simulate", "two_castles", "--bots", "random", *aged, "--save", str(tmp_path))
    file = tmp_path / "0001.json"
    assert json.loads(file.read_text())["options"] == {"seniority": "ages", "ages": "34,12,40"}
    assert answer(capsys, "replay", str(file), "--at", "1")["log"]
    (card,) = [card for card in answer(capsys, "games") if card["id"] == "two_castles"]
    assert card["numbers"] == [{"key": "ages", "least": 0, "most": 120, "when": ["seniority", "ages"]}]
    assert main(["games"]) == 0
    assert "a number from 0 to 120 for each player" in " ".join(capsys.readouterr().out.split())


def test_a_replay_may_stop_early(capsys: pytest.CaptureFixture[str], records: Path) -> None:
    capsys.readouterr()
    told = answer(capsys, "replay", str(records / "0001.json"), "--at", "5")
    assert len(told["log"]) == 5
    assert told["score"]["standings"] == []


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    (speed,) = answer(capsys, "bench", "castellan", "--seconds", "0.05", "--players", "2")
    assert set(speed) == {"game", "players", "decisions_per_second", "games_per_second", "copies_per_second"}
    assert main(["bench", "castellan", "--seconds", "0.05"]) == 0
    assert "castellan" in capsys.readouterr().out


# --- mistakes ---

AGED = ["simulate", "two_castles", "--players", "3", "--option", "seniority=ages"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "missing: COMMAND"),
        (["dance"], "dance"),
        (["simulate"], "missing: game"),
        (["simulate", "chess"], "no game “chess”"),
        (["bench", "chess"], "no game “chess”"),
        (["simulate", "castellan", "--bots", "nobody"], "no bot “nobody”"),
        (["simulate", "castellan", "--bots", "nowhere:nobody"], "nowhere"),
        (["simulate", "castellan", "--players", "9"], "for 2, 3, 4 players, not 9"),
        (["simulate", "castellan", "--players", "0"], "for 2, 3, 4 players, not 0"),
        (["simulate", "castellan", "--players", "3", "--bots", "greedy,random"], "3 players"),
        (["simulate", "castellan", "--games", "many"], "'many' does not fit --games"),
        (["simulate", "castellan", "--games", "0"], "games is at least 1"),
        (["simulate", "castellan", "--jobs", "-1"], "jobs is at least 1"),
        (["simulate", "castellan", "--option", "trial"], "key=value"),
        (["simulate", "castellan", "--option", "speed=1"], "no option “speed”"),
        (["simulate", "castellan", "--option", "trial=maybe"], "yes, no"),
        (AGED, "seniority=ages needs the option ages as well"),
        (["simulate", "two_castles", "--players", "3", "--option", "ages=1,2,3"], "ages goes with seniority=ages"),
        ([*AGED, "--option", "ages=34,12"], "one whole number from 0 to 120 for each of the 3 players"),
        ([*AGED, "--option", "ages=34,12,121"], "not “34,12,121”"),
        ([*AGED, "--option", "age=34,12,40"], "no option “age”; it has: seniority, ages"),
        (["simulate", "castellan", "--games", "1", "--save", "/dev/null/x"], "cannot be saved in /dev/null/x: "),
        (["--lang", "ru", "simulate", "castellan", "--games", "1", "--save", "/dev/null/x"], "нельзя сохранить"),
        (["build"], "no command “build”"),
        (["--lang", "ru", "build"], "Команды «build» нет"),
        (["games", "--lang", "xx"], "no texts in “xx”"),
        (["games", "--lang"], "--lang"),
        (["games", "--loud"], "--loud"),
        (["bench", "castellan", "--seconds", "0"], "0"),
        (["bench", "castellan", "--seconds", "nan"], "nan"),
        (["bench", "castellan", "--players", "7"], "not 7"),
        (["score", "no-such-file.json"], "no file no-such-file.json"),
        (["score", "."], "cannot be read"),
        (["serve", "--port", "0"], "not 0"),
        (["serve", "--port", "70000"], "not 70000"),
        (["serve", "--port", "8765", "--data", "/dev/null/x"], "/dev/null/x cannot be used"),
        (["serve", "--host", "192.0.2.1", "--port", "8765"], "cannot start: "),
    ],
)
def test_a_mistake_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert said in complaint(capsys, *arguments)


def test_a_port_that_is_taken_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The commonest mistake of all: the games are served already."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "--port" in complaint(capsys, "serve", "--port", port, "--data", str(tmp_path / "data"))
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "is empty"),
        ("\ufeff \n", "is empty"),
        ("{", "This is not JSON: look at line 1, column 2"),
        ("[" * 10_000, "nested too deep"),
        ("[]", "neither a position nor a record"),
        ({}, "does not say which game"),
        ({"game": 7}, "does not say which game"),
        ({"game": "chess"}, "no game “chess”"),
        (SQUARE | {"players": "two"}, "A whole number is expected at players, not a text"),
        (SQUARE | {"players": 7}, "7"),
        (SQUARE | {"towers": [[0, 0, 0]]}, "Exactly 2 are expected at towers[0]"),
        (SQUARE | {"moat": True}, "moat"),
        (SQUARE | {"walls": [[[0, 0], [3, 0]]]}, "CA-"),
        (SQUARE | {"towers": [*SQUARE["towers"], [0, 0]]}, "CA-"),
        ({"castlewright": 1}, "“game” is missing"),
        ({"castlewright": 1, "kind": "story", "game": "castellan"}, "as one seat saw it"),
        (b'{"game": "\xff"}', "not text in UTF-8"),
        (b'{"game": "castellan", "game": "kingdoms"}', "“game” stands twice"),
        ({"game": "x" * 2600}, "more than 1,000 letters: “xxx"),
        ({"game": "castellan", "x" * 2600: 1}, "more than 1,000 letters"),
    ],
)
def test_a_bad_file_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: Any, said: str
) -> None:
    assert said in complaint(capsys, "score", written(tmp_path, content))


def test_what_is_wrong_with_a_file_is_said_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The validator speaks English only; nothing of that reaches a Russian sentence."""
    for content, said in (
        (SQUARE | {"players": 2.5}, "Нужно целое число (players), а здесь дробное число."),
        (SQUARE | {"towers": {}}, "Нужен список в квадратных скобках (towers), а здесь объект."),
        (SQUARE | {"moat": True}, "«moat» здесь не бывает."),
        ({"castlewright": 1}, "Не хватает «game»."),
        ('{"game": castellan}', "Это не JSON: посмотрите на строку 1, столбец 10."),
        (b"\xd0", "Это не текст в UTF-8."),
    ):
        assert complaint(capsys, "--lang", "ru", "score", written(tmp_path, content)).endswith(said)


def test_a_file_may_begin_as_notepad_begins_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["score", written(tmp_path, "\ufeff" + json.dumps(SQUARE)), "--json"])
    assert json.loads(capsys.readouterr().out)["sheets"][1]["total"] == 8


@pytest.mark.parametrize("command", ["score", "replay"])
def test_a_record_that_does_not_fold_is_one_sentence(
    capsys: pytest.CaptureFixture[str], records: Path, tmp_path: Path, command: str
) -> None:
    record = json.loads((records / "0001.json").read_text())
    capsys.readouterr()
    for change, said in (
        ({"log": [{"n": 1, "seat": 0, "move": "take"}]}, "Entry 1 of the log does not fit. CA-"),
        ({"log": [{"n": 1, "seat": 0, "move": "dance"}]}, "Entry 1 of the log does not fit. “dance” is not a move"),
        ({"edition": 99}, "edition 99"),
        ({"castlewright": 2}, "format 2"),
        ({"seed": "00"}, "fingerprint"),
        ({"game": "chess"}, "no game “chess”"),
        ({"players": [{"name": "Alone"}]}, "players"),
    ):
        assert said in complaint(capsys, command, written(tmp_path, record | change))


def test_replay_needs_a_record_and_a_moment_in_it(
    capsys: pytest.CaptureFixture[str], records: Path, tmp_path: Path
) -> None:
    capsys.readouterr()
    file = str(records / "0001.json")
    assert "not a record" in complaint(capsys, "replay", written(tmp_path, SQUARE))
    assert "no seat 2" in complaint(capsys, "replay", file, "--seat", "2")
    assert "no entry -1" in complaint(capsys, "replay", file, "--at", "-1")


def test_mistakes_are_told_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = ", ".join(all_games())
    assert complaint(capsys, "simulate", "chess", "--lang", "ru").startswith(f"Игры «chess» нет; есть: {known}")
    assert complaint(capsys, "--lang", "ru", "simulate") == "Не хватает: game."
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    impossible = written(tmp_path, SQUARE | {"walls": [[[0, 0], [3, 0]]]})
    assert ": CA-" in complaint(capsys, "score", impossible)


def test_the_language_is_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of_the_terminal() == "en"
    for said, language in (("ru_RU.UTF-8", "ru"), ("ru", "ru"), ("de_DE.UTF-8", "en"), ("C.UTF-8", "en"), ("", "en")):
        monkeypatch.setenv("LANG", said)
        assert language_of_the_terminal() == language
    monkeypatch.setenv("LC_MESSAGES", "ru_RU.UTF-8")
    assert language_of_the_terminal() == "ru"


# --- as a process ---


def run(*arguments: str, stdin: str | None = None) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "castlewright", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=120,
        check=False,
    )


def test_the_module_is_the_command() -> None:
    done = run("score", "-", "--json", stdin=json.dumps(SQUARE))
    assert done.returncode == 0
    assert json.loads(done.stdout)["sheets"][1]["total"] == 8
    done = run("score", "-", stdin="nonsense")
    assert (done.returncode, done.stdout) == (2, "")
    assert "the standard input: This is not JSON" in done.stderr


@pytest.mark.parametrize("command", ["serve", "games", "simulate", "score", "replay", "bench"])
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str) -> None:
    for lang in ("ru", "en"):
        with pytest.raises(SystemExit) as left:
            main([command, "--lang", lang, "--help"])
        assert left.value.code == 0
        assert command in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_ends_quietly(jobs: str, tmp_path: Path) -> None:
    asked = ["simulate", "castellan", "--games", "100000", "--jobs", jobs, "--save", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "castlewright", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # A shell that runs the tests in its background has taught them to ignore the signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while not any(tmp_path.iterdir()) and process.poll() is None:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out, err) == (b"", b"")


def test_a_reader_that_leaves_early_is_no_error(records: Path) -> None:
    command = f"{sys.executable} -m castlewright replay {records / '0001.json'} | head -n 1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
