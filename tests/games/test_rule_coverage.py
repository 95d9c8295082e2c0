"""Every paragraph of every rulebook has a test that names it, and no test names a paragraph that is not there."""

import ast
from pathlib import Path

import pytest

from castlewright.games import all_games, house_games
from castlewright.texts.rulebook import rules

HERE = Path(__file__).resolve().parent
GAMES = list(house_games())


def marked_in(source: str) -> set[str]:
    """The paragraphs named by `@pytest.mark.rule(...)` on the test functions of a file."""
    marked = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    marked |= {ast.literal_eval(argument) for argument in decorator.args}
    return marked


def marked_for(game_id: str) -> set[str]:
    files = sorted((HERE / game_id).rglob("test_*.py"))
    return set().union(*(marked_in(file.read_text(encoding="utf-8")) for file in files))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_paragraph_has_a_test(game_id: str) -> None:
    assert set(rules(game_id, "en").paragraphs) - marked_for(game_id) == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_marked_paragraph_exists(game_id: str) -> None:
    assert marked_for(game_id) - set(rules(game_id, "en").paragraphs) == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_have_the_same_paragraphs_in_the_same_order(game_id: str) -> None:
    english, russian = rules(game_id, "en"), rules(game_id, "ru")
    assert [[p.id for p in section.paragraphs] for section in english.sections] == [
        [p.id for p in section.paragraphs] for section in russian.sections
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_paragraphs_carry_the_prefix_of_their_game_and_the_number_of_their_section(game_id: str) -> None:
    prefix = all_games()[game_id].meta.prefix
    for section in rules(game_id, "en").sections:
        number = section.heading.split()[0]
        for place, paragraph in enumerate(section.paragraphs, 1):
            assert paragraph.id == f"{prefix}-{number}.{place}"


def test_marks_are_really_read() -> None:
    source = """
@pytest.mark.rule("CA-1.1", "CA-1.2")
def test_one(): ...
@pytest.mark.slow
@pytest.mark.rule("CA-1.3")
def test_two(): ...
@pytest.mark.rule("CA-9.9")
def helper(): ...
"""
    assert marked_in(source) == {"CA-1.1", "CA-1.2", "CA-1.3"}
