"""docs/bots.md is run as it stands: its files are written, its commands are given."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
FILES = dict(re.findall(r"^```python (\S+)\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL))
COMMANDS = [
    line
    for block in re.findall(r"^```console\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).write_text(content)
    return tmp_path


def run(folder: Path, command: list[str]) -> str:
    scripts = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": scripts, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=250, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_has_what_it_promises() -> None:
    assert set(FILES) == {"mybots.py", "play.py", "evaluation.py", "architect.py"}
    assert len(COMMANDS) == 1
    body = FILES["mybots.py"].split("class Dreamer")[1].splitlines()
    assert len(body) <= 20


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page(folder: Path, command: str) -> None:
    assert "mybots:Dreamer" in run(folder, command.split())


@pytest.mark.slow
def test_the_programs_of_the_page(folder: Path) -> None:
    assert run(folder, [sys.executable, "play.py"]).startswith("Dreamer ")
    assert "card" in run(folder, [sys.executable, "evaluation.py"])


@pytest.mark.slow
def test_the_architect_of_the_page_looks_two_moves_ahead(folder: Path) -> None:
    scores = dict(line.split() for line in run(folder, [sys.executable, "architect.py"]).splitlines())
    assert float(scores["Architect"]) > float(scores["random"])


@pytest.mark.slow
def test_a_bot_of_ones_own_plays_in_other_processes_too(folder: Path) -> None:
    asked = [*COMMANDS[0].split(), "--json"]
    one, two = (run(folder, [*asked, "--jobs", jobs]) for jobs in "12")
    assert re.sub(r'"seconds":[\d.]+', "", one) == re.sub(r'"seconds":[\d.]+', "", two)
