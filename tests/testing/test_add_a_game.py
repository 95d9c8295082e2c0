"""The page `docs/add-a-game.md` builds a game; here it is built, checked, played and scored exactly as written."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

Run = Callable[..., str]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python beside the files of the page."""
    folder = tmp_path_factory.mktemp("page")
    for _, name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")

    def run(*arguments: str) -> str:
        # A process of its own, so that the game stays off the list of games in all other tests.
        environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1"}
        ran = subprocess.run(
            [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=240
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    return run


def test_every_block_of_the_page_is_a_file() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert len(BLOCK.findall(text)) == text.count("\n```") // 2 == 12


@pytest.mark.slow
def test_the_game_conforms(run: Run) -> None:
    assert run("check_cairn.py") == "cairn conforms\n"


def test_a_random_game_is_told_and_scored(run: Run) -> None:
    told = run("play_cairn.py").splitlines()
    assert re.fullmatch(r"(Anna|Boris) takes (one|\d+) stones?\.", told[0])
    assert re.fullmatch(r"(Anna|Boris) makes the cairn fall\.", told[-7])
    assert told[-6] == "-"
    assert [line.split()[0] for line in told[-2:]] in (["1.", "2."], ["1.", "1."])
    assert sum(int(line.split()[2]) for line in told[-2:]) == 20 - 3


def test_the_house_knows_the_game_once_it_is_registered(run: Run) -> None:
    script = """
from cairn import game, Position
from castlewright.core import Chance
from castlewright.games import get, register
from castlewright.bots import Budget, bot_named, bots_for
from castlewright.texts import answer, texts_for
register(game)
assert get("cairn") is game
assert bots_for("cairn") == ("random",)
state = game.start(2, game.meta.settle({}, 2), Chance(b"x"))
move = bot_named("random", "cairn").choose(game, game.view(state, state.turn), Chance(b"y"), Budget())
assert move in game.legal(state, state.turn)
said = answer(game, game.appraise(Position(((3, 2), (1, 3)), 1)), "ru")
print([sheet["total"] for sheet in said["sheets"]], [line["text"] for line in said["sheets"][1]["lines"]])
print(texts_for("ru", "cairn").say("option-stones-20"))
"""
    assert run("-c", script) == "[5, 1] ['1 камень', '3 камня', 'Последний камень']\nдвадцать\n"


def test_the_evaluation_makes_a_bot_that_beats_chance(run: Run) -> None:
    script = """
from cairn import game
from cairn.evaluation import EVALUATION
from castlewright.bots import Budget, Greedy, Random
from castlewright.core import Chance, Match
greedy, uniform, won = Greedy(lambda game_id: EVALUATION), Random(), 0
for n in range(40):
    match = Match(game, 2, {}, Chance.named("cairn", n))
    while not match.over:
        seat = match.actors()[0]
        bot = greedy if seat == n % 2 else uniform
        chance = Chance.named("think", n, len(match.played))
        match.play(seat, bot.choose(game, match.view(seat), chance, Budget()))
    won += match.outcome().winners() == (n % 2,)
print(won)
"""
    assert int(run("-c", script)) > 25


def test_the_lesson_holds(run: Run) -> None:
    assert run("check_lesson.py") == "first holds\n"


def test_the_lesson_is_played_as_it_says(run: Run) -> None:
    script = """
from cairn import game
from castlewright.games import register
from castlewright.lessons import GO_ON, fold, lesson_named
register(game)
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
def test_the_code_of_the_page_is_linted_and_typed_like_ours(run: Run) -> None:
    config = str(PAGE.parents[1] / "pyproject.toml")
    # How imports are sorted depends on where the files lie.
    run("-m", "ruff", "check", "--config", config, "--no-cache", "--ignore", "I001", ".")
    run("-m", "mypy", "--strict", "--cache-dir", "types", "-p", "cairn")
