"""docs/library.md is run as it stands, one program after another; docs/reference.md is what the code says."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_every_program_of_the_tour_runs(tmp_path: Path) -> None:
    """In the order of the page: later ones read what the first has saved."""
    assert len(PROGRAMS) == PAGE.count("```python") >= 8
    said = {}
    for name, program in PROGRAMS:
        (tmp_path / name).write_text(program, encoding="utf-8")
        said[name] = run(tmp_path, name)
        assert said[name].strip(), f"{name} prints nothing"
    assert "1. Player" in said["first.py"]
    assert "CA-3.1: " in said["why.py"]
    assert (tmp_path / "another.json").exists()


def test_the_program_of_the_readme_runs(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    assert "1. Player" in run(tmp_path, "-c", program)


def test_the_reference_is_current() -> None:
    run(ROOT, "tools/reference", "--check")


SNIPPET = """
import castlewright as cw

match = cw.new("castellan", seats=2, seed=7)
reveal_type(match.legal(0)[0])
reveal_type(match.view(0))
reveal_type(cw.game("two_castles"))
reveal_type(cw.games())
reveal_type(match.outcome())
reveal_type(match.play(0, match.legal(0)[0]))
"""


@pytest.mark.slow
def test_an_editor_knows_moves_and_views(tmp_path: Path) -> None:
    (tmp_path / "snippet.py").write_text(SNIPPET)
    told = run(ROOT, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "types"), str(tmp_path / "snippet.py"))
    revealed = re.findall(r'Revealed type is "(.*)"', told)
    assert len(revealed) == 6
    assert revealed[0].startswith("Union[") or " | " in revealed[0]
    assert "castellan.moves.Tower" in revealed[0]
    assert revealed[1].endswith("castellan.view.CastellanView")
    assert revealed[2].endswith("two_castles.TwoCastles")
    assert "dict[" in revealed[3]
    assert "spoken.Outcome" in revealed[4]
    assert "spoken.Event" in revealed[5]
