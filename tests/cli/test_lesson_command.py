"""`castlewright lesson`: a lesson that holds is listed, one that does not is answered in the reader's words."""

import json
from pathlib import Path
from typing import Any

import pytest

from castlewright.cli import main
from castlewright.texts import LANGUAGES

FIRST = Path(__file__).resolve().parents[2] / "src/castlewright/games/castellan/lessons/first.toml"


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


def test_a_lesson_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", str(FIRST)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "The first yard" in told.out
    assert "CA-8.1" in told.out


def test_the_list_for_machines_is_pure_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", str(FIRST), "--json", "--lang", "ru"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (told["game"], told["name"], told["title"]) == ("castellan", "first", "Первый двор")
    assert {"name", "rule", "text", "accept", "until", "wrong", "then"} == set(told["steps"][0])
    assert all(step["text"] and step["rule"].startswith("CA-") for step in told["steps"])


FAULTS: list[tuple[str, str, dict[str, str]]] = [
    ("seed = 947", "seed = 947 947", {"en": "not TOML", "ru": "не TOML"}),
    ("minutes = 4", "minutes = true", {"en": "whole number", "ru": "целое число"}),
    ('game = "castellan"', 'game = "chess"', {"en": "no game “chess”", "ru": "Игры «chess» нет"}),
    ('accept = "built"', 'accept = "finished"', {"en": "is not a move", "ru": "не ход этой игры"}),
    ('rule = "CA-8.4"', 'rule = "CA-9.9"', {"en": "no paragraph CA-9.9", "ru": "нет параграфа CA-9.9"}),
    ('"1: tower 0,0", ', "", {"en": "CA-", "ru": "CA-"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("old", "new", "says"), FAULTS)
def test_a_lesson_that_does_not_hold(
    old: str, new: str, says: dict[str, str], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "first.toml"
    source = FIRST.read_text(encoding="utf-8")
    assert old in source
    file.write_text(source.replace(old, new), encoding="utf-8")
    assert main(["lesson", str(file), "--json", "--lang", lang]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("castlewright: ")
    assert says[lang] in told.err
    if lang == "ru":
        own_words = told.err.replace(str(file), "").replace("castlewright", "")
        assert any("а" <= letter <= "я" for letter in own_words)


def test_everything_that_is_wrong_is_said_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "first.toml"
    source = FIRST.read_text(encoding="utf-8")
    file.write_text(source.replace('"CA-8.4"', '"CA-9.9"').replace('"CA-8.3"', '"CA-9.8"'), encoding="utf-8")
    assert main(["lesson", str(file)]) == 2
    told = capsys.readouterr().err.splitlines()
    assert ["CA-9.8" in line or "CA-9.9" in line for line in told] == [True, True]


@pytest.mark.parametrize("content", [None, b"", b"  \n", b"\xff\xfe\x00"])
def test_files_that_are_no_lessons(content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "first.toml"
    if content is not None:
        file.write_bytes(content)
    assert main(["lesson", str(file), "--lang", "ru"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_a_file_whose_name_is_no_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "My lesson.toml"
    file.write_bytes(FIRST.read_bytes())
    assert main(["lesson", str(file)]) == 2
    assert "“My lesson” is not a name" in capsys.readouterr().err
