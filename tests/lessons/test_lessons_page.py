"""docs/lessons.md says what is true: its programs run, and what it shows of the format can be read."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from castlewright.lessons import Lesson, Point, Setup, Step, Until, Wrong, checking, parse
from castlewright.lessons.attempt import MOST_ENTRIES

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("program", blocks("python"))
def test_a_program_of_the_page_runs(program: str, tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()


def test_the_example_of_a_file_can_be_read() -> None:
    example, conditions = blocks("toml")
    lesson = parse(example, "example")
    assert lesson.steps[0].wrong[0].rule == "CA-4.2"
    for condition in conditions.splitlines():
        assert tomllib.loads(condition)["until"]


def test_every_key_and_every_limit_is_on_the_page() -> None:
    for kind in (Lesson, Point, Setup, Step, Until, Wrong):
        for key in kind.__struct_fields__:
            assert re.search(rf"\b{key}\b", PAGE), f"{kind.__name__}.{key}"
    for limit in (checking.LONGEST_TEXT, checking.LONGEST_TITLE, checking.LONGEST_ABOUT, MOST_ENTRIES):
        assert re.search(rf"\b{limit}\b", PAGE)
