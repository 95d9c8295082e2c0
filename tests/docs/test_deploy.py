"""The files of `deploy/` are what the docs say they are."""

import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        # Where there is no systemd, at least the shape is held.
        assert all(line.startswith(("[", "#")) or "=" in line for line in unit.read_text().splitlines() if line)
        return
    for one in UNITS:
        (tmp_path / one.name).write_text(one.read_text().replace("/opt/castlewright/bin/castlewright", "/bin/true"))
    done = subprocess.run([analyze, "verify", tmp_path / unit.name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (0, "")


def test_the_container_serves_as_an_ordinary_user_and_is_looked_after() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    stages = [line for line in lines if line.startswith("FROM ")]
    assert [line.rpartition(" AS ")[2] for line in stages[:-1]] == ["web", "wheel"]
    last = lines[lines.index(stages[-1]) :]
    (user,) = [line.removeprefix("USER ") for line in last if line.startswith("USER ")]
    assert any(f"useradd --system --uid {user} " in line for line in last), "no such user"
    assert any(line.startswith("HEALTHCHECK") for line in last)
