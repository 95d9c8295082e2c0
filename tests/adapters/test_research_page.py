"""docs/research.md is run as it stands, and what it says of itself holds."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import castlewright as cw
from castlewright.adapters import openspiel

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
PROGRAMS = dict(re.findall(r"^```python (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))


def run(name: str, folder: Path) -> str:
    (folder / name).write_text(PROGRAMS[name], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, name],
        cwd=folder,
        # Small matrices: several threads would only wait for each other.
        env={**os.environ, "PYTHONUTF8": "1", "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_program_is_run_here() -> None:
    assert len(PROGRAMS) == PAGE.count("```python")
    assert set(PROGRAMS) == {"rollout.py", "learn.py", "search.py", "tournament.py", "cite.py"}


def test_a_random_game(tmp_path: Path) -> None:
    assert sorted(run("rollout.py", tmp_path).splitlines()) == ["seat_0 gets 1.0", "seat_1 gets -1.0"]


@pytest.mark.slow
def test_the_learner_learns(tmp_path: Path) -> None:
    points = [float(found) for found in re.findall(r"(-?[\d.]+) points", run("learn.py", tmp_path))]
    assert len(points) == 6
    assert points[0] < 8
    assert points[-1] > 18


@pytest.mark.slow
def test_the_search_finds_a_way_to_win(tmp_path: Path) -> None:
    assert run("search.py", tmp_path).splitlines()[-1] == "[1.0, -1.0]"


@pytest.mark.slow
def test_the_tournament(tmp_path: Path) -> None:
    lines = [line.split() for line in run("tournament.py", tmp_path).splitlines()]
    assert [line[:2] for line in lines] == [
        [game, bot] for game in ("castellan", "kingdoms") for bot in ("greedy", "random")
    ]
    assert len(PROGRAMS["tournament.py"].splitlines()) == 5


def test_how_to_cite(tmp_path: Path) -> None:
    assert run("cite.py", tmp_path).startswith(f"Castlewright {cw.__version__}, Castellan, edition ")
    assert f"version = {{{cw.__version__}}}" in PAGE
    assert f"version: {cw.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_numbers_of_the_page() -> None:
    games = cw.games()
    for game_id, title in (
        ("castellan", "Castellan"),
        ("kingdoms", "Coloured Kingdoms"),
        ("two_castles", "Between Two Castles"),
        ("blueprints", "Blueprints"),
    ):
        assert re.search(rf"\b{games[game_id].meta.most_legal}\s+in\s+{title.replace(' ', chr(92) + 's+')}", PAGE)
    assert f"one of {openspiel.SEEDS:,}" in PAGE
    assert len([line for line in PROGRAMS["learn.py"].splitlines() if line.strip()]) <= 40
