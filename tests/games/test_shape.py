"""The games of the house have one shape: whoever knows one game's folder knows all of them.

The shape is the table "Four folders of one shape" in docs/architecture.md. What is registered from outside may look as
it likes.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import castlewright
from castlewright import games
from castlewright.bots import evaluations
from castlewright.testing.toy import Toy

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
LANGUAGES = ("en", "ru")


def documented() -> set[str]:
    """The names in the first column of the table: files of Python, and folders with a slash."""
    (table,) = re.findall(r"^## Four folders of one shape\n(.*?)^## ", _page(), re.MULTILINE | re.DOTALL)
    rows = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    return {name if name.endswith("/") else f"{name}.py" for row in rows for name in re.findall(r"`([^`]+)`", row)}


def _page() -> str:
    return (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def house() -> list[str]:
    """The ids of the games whose shape is ours to keep."""
    return sorted(game.meta.id for game in games.house_games().values())


# -- checks, as functions from a folder to a list of problems -------------------------------------------------


LATER = {"guide/"}
"""A game can be played before its rules have pictures; `tests/lessons/test_guides.py` knows who has them."""


def top_of(folder: Path) -> list[str]:
    """Exactly the documented files; everything else is a package with a telling name."""
    found = [each for each in sorted(folder.iterdir()) if each.name != "__pycache__"]
    own = {each.name for each in found if each.is_file()} | {
        f"{each.name}/" for each in found if each.is_dir() and f"{each.name}/" in documented()
    }
    packages = [each for each in found if each.is_dir() and f"{each.name}/" not in documented()]
    return [
        *(f"{name} is missing" for name in sorted(documented() - own - LATER)),
        *(f"{name} is not in the list: put it into a package of its own" for name in sorted(own - documented())),
        *(f"{each.name}/ does not say what it is" for each in packages if not _says_what_it_is(each / "__init__.py")),
    ]


def files_of(folder: Path) -> list[str]:
    """No file just to fill a slot: each says in its first line what it is, and then something."""
    silent = [
        file.relative_to(folder).as_posix() for file in sorted(folder.rglob("*.py")) if not _says_what_it_is(file)
    ]
    empty = [name for name in sorted(documented()) if (folder / name).is_file() and not _says_something(folder / name)]
    return [f"{name} does not say what it is" for name in silent] + [f"{name} says nothing" for name in empty]


def words_of(folder: Path) -> list[str]:
    wanted = {f"{name}.{lang}" for lang in LANGUAGES for name in ("rules", "messages", "client")}
    found = {file.name.rsplit(".", 1)[0] for file in (folder / "text").glob("*") if file.suffix in (".md", ".ftl")}
    return [f"text/{name} is missing" for name in sorted(wanted - found)]


def evaluation_of(folder: Path) -> list[str]:
    """A package, and in it what the greedy bot asks."""
    opening = folder / "__init__.py"
    if not opening.is_file():
        return [f"{folder.name}/ is no package"]
    named = {
        target.id
        for node in ast.parse(opening.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return [] if "EVALUATION" in named else [f"{folder.name}/__init__.py has no EVALUATION"]


def named_tests(folder: Path) -> list[str]:
    """`test_<id>_<topic>.py`, and for helpers `<id>_<thing>.py` or `.txt`: no two games have modules of one name."""
    rule = re.compile(rf"test_{folder.name}_[a-z][a-z_]*\.py|{folder.name}_[a-z][a-z_]*\.(py|txt)")
    names = [each.name for each in sorted(folder.iterdir()) if each.name != "__pycache__"]
    strays = [name for name in names if not rule.fullmatch(name)]
    tested = any(name.startswith("test_") for name in names)
    return [f"{name} is not named by the rule" for name in strays] + ([] if tested else ["there are no tests"])


def _says_what_it_is(file: Path) -> bool:
    return file.is_file() and bool(ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))))


def _says_something(file: Path) -> bool:
    """Defines something of its own, or wires it, beside what it imports."""
    body = ast.parse(file.read_text(encoding="utf-8")).body[1:]
    return any(not isinstance(node, ast.Import | ast.ImportFrom | ast.If | ast.Expr) for node in body)


PACKAGE = Path(castlewright.__file__).parent
EVALUATIONS = Path(evaluations.__file__).parent
CHECKS: dict[str, tuple[Callable[[Path], list[str]], Path]] = {
    "top": (top_of, PACKAGE / "games"),
    "files": (files_of, PACKAGE / "games"),
    "words": (words_of, PACKAGE / "games"),
    "evaluation": (evaluation_of, EVALUATIONS),
    "tests": (named_tests, TESTS / "games"),
}


# -- the games of the house -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", house())
@pytest.mark.parametrize("check", CHECKS)
def test_a_game_of_the_house_has_the_shape(check: str, game_id: str) -> None:
    look, where = CHECKS[check]
    assert look(where / game_id) == []


@pytest.mark.parametrize("game_id", house())
def test_everything_about_a_game_is_found_by_its_id(game_id: str) -> None:
    places = (
        TESTS / "bots" / f"test_greedy_{game_id}.py",
        TESTS / "browser" / f"test_{game_id}.py",
        TESTS / "perft" / f"{game_id}.txt",
        TESTS / "records" / game_id,
        ROOT / "web" / "src" / "games" / game_id / "index.ts",
    )
    assert [place for place in places if not place.exists()] == []


def test_folders_are_named_by_the_ids_of_their_games() -> None:
    modules = {game.meta.id: type(game).__module__ for game in games.house_games().values()}
    assert modules == {game_id: f"castlewright.games.{game_id}" for game_id in modules}


def test_evaluations_are_only_of_the_house() -> None:
    """And what they share stands beside them, not in a file that is named like a game."""
    packages = {each.name for each in EVALUATIONS.iterdir() if each.is_dir() and each.name != "__pycache__"}
    assert packages == set(house())
    assert [each.name for each in EVALUATIONS.glob("*.py") if each.stem.startswith(tuple(house()))] == []


@pytest.fixture
def stranger() -> Iterator[Toy]:
    toy = Toy()
    games.register(toy)
    yield toy
    games._registered.pop(toy.meta.id)


def test_a_game_from_outside_may_look_as_it_likes(stranger: Toy) -> None:
    assert stranger.meta.id in games.all_games()
    assert stranger.meta.id not in house()
    assert top_of(PACKAGE / "testing" / "toy"), "it does not have the shape, and nobody minds"


# -- each check can fail --------------------------------------------------------------------------------------


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A folder of the right shape, with a package of its own and a test of each kind."""
    for name in documented():
        if name.endswith("/"):
            (tmp_path / name).mkdir()
        else:
            (tmp_path / name).write_text('"""What it is."""\n\nEVALUATION = 1\n')
    for lang in LANGUAGES:
        for name in (f"rules.{lang}.md", f"messages.{lang}.ftl", f"client.{lang}.ftl"):
            (tmp_path / "text" / name).write_text("words")
    (tmp_path / "ovens").mkdir()
    (tmp_path / "ovens" / "__init__.py").write_text('"""Where pies are baked."""\n')
    return tmp_path


def test_a_sound_folder_passes(sound: Path) -> None:
    assert [look(sound) for look in (top_of, files_of, words_of, evaluation_of)] == [[], [], [], []]


def test_the_list_is_really_read() -> None:
    assert {"__init__.py", "view.py", "imagine.py", "sketch.py", "text/"} <= documented()
    assert len(documented()) == 18


@pytest.mark.parametrize(
    ("look", "spoil", "says"),
    [
        (top_of, lambda pie: (pie / "sketch.py").unlink(), "sketch.py is missing"),
        (top_of, lambda pie: (pie / "sugar.py").write_text("SWEET = 1\n"), "sugar.py is not in the list"),
        (top_of, lambda pie: (pie / "notes.txt").write_text("flour"), "notes.txt is not in the list"),
        (top_of, lambda pie: (pie / "heaps").mkdir(), "heaps/ does not say what it is"),
        (top_of, lambda pie: (pie / "ovens" / "__init__.py").write_text(""), "ovens/ does not say what it is"),
        (files_of, lambda pie: (pie / "ovens" / "fire.py").write_text("HOT = 1\n"), "ovens/fire.py does not say"),
        (files_of, lambda pie: (pie / "board.py").write_text('"""A slot."""\n\nimport re\n'), "board.py says nothing"),
        (words_of, lambda pie: (pie / "text" / "rules.ru.md").unlink(), "text/rules.ru is missing"),
        (evaluation_of, lambda pie: (pie / "__init__.py").unlink(), "is no package"),
        (evaluation_of, lambda pie: (pie / "__init__.py").write_text('"""Pie."""\n'), "has no EVALUATION"),
    ],
)
def test_each_check_can_fail(
    look: Callable[[Path], list[str]], spoil: Callable[[Path], object], says: str, sound: Path
) -> None:
    spoil(sound)
    assert any(says in problem for problem in look(sound))


@pytest.mark.parametrize(
    ("names", "problems"),
    [
        (["test_pie_crust.py", "pie_tables.py"], []),
        (["test_pie_crust.py", "tables.py"], ["tables.py is not named by the rule"]),
        (["test_crust.py", "test_pie_crust.py"], ["test_crust.py is not named by the rule"]),
        (["slow_pie.py", "test_pie_crust.py"], ["slow_pie.py is not named by the rule"]),
        (["pie_tables.py"], ["there are no tests"]),
    ],
)
def test_tests_and_helpers_are_named_after_their_game(names: list[str], problems: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "pie"
    folder.mkdir()
    for name in names:
        (folder / name).write_text("")
    assert named_tests(folder) == problems
