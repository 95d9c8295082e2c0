"""`docs/add-a-game.md` builds a game. Here it is begun in a copy of the tree, as the page says, once under its own name
and once under another, and the tests of the house run on both."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SCRIPTS = {"check_cairn.py", "play_cairn.py"}
GAMES = ("cairn", "old_mill")
NEIGHBOURS = [
    *("tests/games/test_shape.py", "tests/games/test_rule_coverage.py", "tests/games/test_registry.py"),
    *("tests/games/test_records.py", "tests/games/test_perft.py", "tests/texts", "tests/lessons"),
    *("tests/adapters/test_gymnasium.py", "tests/adapters/test_rows.py", "tests/bots/test_bots.py"),
]
"""Tests that go over the games and are quick. All others were green too when this page was written."""

Run = Callable[..., str]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python in a copy of the tree that has two games more."""
    tree = tmp_path_factory.mktemp("copy") / "tree"
    unwanted = shutil.ignore_patterns("node_modules", "__pycache__", "site", ".*", "dist", "images")
    shutil.copytree(ROOT, tree, ignore=unwanted)
    for script, text in ((name, text) for _, name, text in BLOCK.findall(PAGE) if name in SCRIPTS):
        (tree / script).write_text(text, encoding="utf-8")

    def run(*arguments: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONUTF8": "1", "CASTLEWRIGHT_EFFORT": "0.1"}
        ran = subprocess.run(
            [sys.executable, *arguments], cwd=tree, env=environment, capture_output=True, text=True, timeout=280
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    for game in GAMES:
        told = run("-m", "castlewright", "--lang", "en", "new-game", game).split()
        assert f"src/castlewright/games/{game}/rules.py" in told
        assert f"web/src/games/{game}/Board.svelte" in told
    return run


def test_every_block_of_the_page_is_a_file() -> None:
    names = [name for _, name, _ in BLOCK.findall(PAGE)]
    assert len(names) == len(set(names)) == PAGE.count("\n```") // 2
    assert {name for name in names if "/" not in name} == SCRIPTS


@pytest.mark.slow
def test_it_passes_what_every_game_passes(run: Run) -> None:
    told = run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/test_conformance.py", "-k", " or ".join(GAMES)
    )
    assert re.search(r"\d\d\d passed", told)


@pytest.mark.slow
def test_its_own_tests_and_those_that_go_over_all_games_are_green(run: Run) -> None:
    own = [name for game in GAMES for name in (f"tests/games/{game}", f"tests/bots/test_greedy_{game}.py")]
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *own, *NEIGHBOURS)


@pytest.mark.slow
def test_the_programs_of_the_page_run(run: Run) -> None:
    assert run("check_cairn.py") == "cairn conforms\n"
    told = run("play_cairn.py").splitlines()
    assert re.fullmatch(r"(Anna|Boris) takes (one|\d+) stones?\.", told[0])
    assert re.fullmatch(r"(Anna|Boris) takes the last stone\.", told[-7])
    assert [line.split()[0] for line in told[-2:]] in (["1.", "2."], ["1.", "1."])
    assert sum(int(line.split()[2]) for line in told[-2:]) == 20 - 3


@pytest.mark.slow
def test_the_lesson_is_played_as_it_says(run: Run) -> None:
    script = """
from castlewright.games.cairn import game
from castlewright.lessons import GO_ON, fold, lesson_named
lesson = lesson_named("cairn", "first")
for notation in ("take 1", "take 2"):
    answer = fold(lesson, [GO_ON]).play(game.parse(notation))
    print(answer.reason.name)
print(fold(lesson, [GO_ON, "take 3"]).play(game.parse("take 2")).reason.name)
attempt = fold(lesson, [GO_ON, "take 3", "take 1", GO_ON])
print(attempt.over, attempt.match.over, [sheet.total for sheet in attempt.match.scores()])
"""
    modest = "lesson-first-handful-modest\n"
    assert run("-c", script) == modest * 2 + "lesson-first-last-falls\nTrue True [6, 3]\n"


@pytest.mark.slow
def test_its_code_is_linted_and_typed_like_ours(run: Run) -> None:
    folders = [f"{place}/{game}" for game in GAMES for place in ("src/castlewright/games", "tests/games")]
    run("-m", "ruff", "check", "--no-cache", *folders)
    run("-m", "ruff", "format", "--no-cache", "--check", *folders)
    run("-m", "mypy", "--cache-dir", "types", "-p", "castlewright.games.cairn", "-p", "castlewright.games.old_mill")


@pytest.mark.slow
def test_records_and_counts_can_be_made_again(run: Run) -> None:
    told = run("-m", "castlewright", "new-game", "old_mill", "--again", "--json")
    assert '"tests/perft/old_mill.txt"' in told
    assert "rules.py" not in told


@pytest.mark.parametrize(
    ("name", "says"),
    [("Mill", "small letters"), ("class", "small letters"), ("castellan", "called “castellan” already")],
)
def test_what_cannot_be_a_name(name: str, says: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "castlewright", "--lang", "en", "new-game", name],
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 2
    assert says in done.stderr
