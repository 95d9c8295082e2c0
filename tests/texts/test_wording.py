"""All words of the house and of its games are there, in both languages, and nothing is there in vain."""

from collections.abc import Callable
from pathlib import Path

import pytest
from wording import (
    HOUSE,
    Corpus,
    Ftl,
    does_not_format,
    missing_plurals,
    never_said,
    not_in_both_languages,
    raw_words,
    read_corpus,
    rules_differ,
    said_but_missing,
    said_twice,
    unheard_by_the_client,
    unreadable,
    unwritten_rules,
)

from castlewright.core import Option
from castlewright.games import all_games
from castlewright.testing.toy import Toy

ROOT = Path(__file__).resolve().parents[2]
CHECKS: list[Callable[[Corpus], list[str]]] = [
    unreadable,
    not_in_both_languages,
    said_twice,
    missing_plurals,
    does_not_format,
    said_but_missing,
    unheard_by_the_client,
    never_said,
    rules_differ,
    unwritten_rules,
    raw_words,
]


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    own = {name: game for name, game in all_games().items() if type(game).__module__.startswith("castlewright.games.")}
    folders = {name: f"games/{type(game).__module__.split('.')[2]}" for name, game in own.items()}
    # The numbers of the seats are named like options that have no choices.
    options = {
        name: (*game.meta.options, *(Option(one.key, ()) for one in (*game.meta.several, *game.meta.numbers)))
        for name, game in own.items()
    }
    return read_corpus(ROOT, folders | {"toy": "testing/toy"}, options | {"toy": Toy.meta.options})


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_words_are_sound(check: Callable[[Corpus], list[str]], corpus: Corpus) -> None:
    assert check(corpus) == []


def test_every_game_has_words_and_rules(corpus: Corpus) -> None:
    for game in corpus.folders:
        assert {file.lang for file in corpus.files if file.owner == game and file.topic == "messages"} == {"ru", "en"}
        assert {lang for owner, lang in corpus.rules if owner == game} == {"ru", "en"}


# -- each check can fail --------------------------------------------------------------------------------------

RULES = "# {0}\n\n## 1. {0}\n\n**PY-1.1** {0}.\n\n**PY-1.2** {0} (PY-1.1).\n"


def sound(
    ru: str = "refusal-full = Мест нет: { $count }.\n",
    en: str = "refusal-full = There is no room: { $count }.\n",
    code: str = 'RULE, NAME = "PY-1.1", "refusal-full"',
    house: str = "",
    web: str = "",
    rules_ru: str = RULES.format("Пирог"),
    rules_en: str = RULES.format("Pie"),
    lesson: str = "",
) -> Corpus:
    return Corpus(
        files=[
            Ftl("pie", "messages", "ru", ru),
            Ftl("pie", "messages", "en", en),
            Ftl(HOUSE, "house", "ru", "player = Игрок\n" + house),
            Ftl(HOUSE, "house", "en", "player = Player\n" + house),
        ],
        rules={("pie", "ru"): rules_ru, ("pie", "en"): rules_en},
        python={"games/pie/rules.py": code, "texts/speak.py": 'texts.say("player")'},
        web={"web/src/Board.svelte": web},
        options={"pie": (Option("size", ("small",)),)},
        folders={"pie": "games/pie"},
        lessons={"games/pie/lessons/first.toml": lesson} if lesson else {},
    )


LESSON = """
game = "pie"
order = 1
minutes = 1
setup = { seats = 1, seed = 1 }
steps = [{ name = "bake", rule = "PY-1.1", accept = "bake", wrong = [{ says = "raw" }] }]
"""
TAUGHT = ("title", "about", "bake", "bake-raw")


def taught(*words: str, lesson: str = LESSON) -> Corpus:
    """A lesson, and words for some of what it says."""
    said = "refusal-full = { $count }\n" + "".join(f"lesson-first-{word} = x\n" for word in words)
    corpus = sound(ru=said, en=said, lesson=lesson)
    corpus.python["lessons/lesson.py"] = 'x = f"lesson-{lesson}-{step}"'
    return corpus


def guided(*words: str, signs: str = 'signs = [{ name = "crust", rule = "PY-1.1" }]') -> Corpus:
    """A sign, and words for some of what is said of it."""
    said = "refusal-full = { $count }\n" + "".join(f"{word} = x\n" for word in words)
    corpus = sound(ru=said, en=said)
    corpus.python["lessons/guide.py"] = 'x = f"sign-{name}-means"'
    corpus.guides["games/pie/guide/signs.toml"] = signs
    return corpus


def silent(name: str, python: str = "", web: str = "") -> Corpus:
    """Says something that is only in the server's words."""
    corpus = sound(web=web)
    corpus.files += [Ftl(HOUSE, "server", lang, f"{name} = x\n") for lang in ("ru", "en")]
    corpus.python["tables/table.py"] = python
    return corpus


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_fixture_passes(check: Callable[[Corpus], list[str]]) -> None:
    assert check(sound()) == []


PLURAL = "refusal-full = { $count ->\n    [one] { $count } место\n   *[other] { $count } %s\n }\n"

BROKEN: list[tuple[Callable[[Corpus], list[str]], Corpus, str]] = [
    (unreadable, sound(ru="refusal-full = ok\nthis is not a message\n"), "this is not a message"),
    (not_in_both_languages, sound(en=""), "refusal-full is not in both"),
    (not_in_both_languages, sound(en="refusal-full = There is no room.\n"), "$count in one language only"),
    (not_in_both_languages, Corpus(files=[Ftl(HOUSE, "cli", "ru", "cli-x = y\n")]), "is there in ru only"),
    (said_twice, sound(house="refusal-full = { $count }\n"), "already in"),
    (said_twice, sound(ru="refusal-full = { $count }\nrefusal-full = { $count }\n"), "already in"),
    (missing_plurals, sound(ru=PLURAL % "мест"), "no form for few"),
    (missing_plurals, sound(en=PLURAL.replace("[one]", "[two]") % "места"), "no form for one"),
    (does_not_format, sound(ru="refusal-full = { missing-one } { $count }\n"), "missing-one"),
    (does_not_format, sound(ru='refusal-full = { $count -> \n    [one] x\n   *[other] { "" }\n }\n'), "says nothing"),
    (does_not_format, sound(ru="refusal-full =\n    .title = only an attribute\n"), "is empty"),
    (said_but_missing, sound(code='NAME = "refusal-empty"'), "refusal-empty is in no text that pie"),
    (said_but_missing, sound(code='x = texts.say("pie-title")'), "pie-title is in no text that pie"),
    (said_but_missing, sound(web="<p>{t('pie-title')}</p>"), "pie-title is in no text"),
    (said_but_missing, taught("title", "about", "bake"), "first.toml: lesson-first-bake-raw is in no text of pie"),
    (said_but_missing, guided("sign-crust"), "the guide of pie: sign-crust-means is in no text of pie"),
    (unheard_by_the_client, silent("event-sit", python='x = "event-sit"'), "event-sit"),
    (unheard_by_the_client, silent("sit-down", web="{t('sit-down')}"), "sit-down"),
    (never_said, sound(code="NAME = 1"), "refusal-full is never said"),
    (never_said, sound(house="cli-bye = Bye\n"), "cli-bye is never said"),
    (never_said, sound(house="option-weight-heavy = Heavy\n"), "option-weight-heavy is never said"),
    (never_said, taught(*TAUGHT, "eat"), "lesson-first-eat is never said"),
    (never_said, guided("sign-crust", "sign-crust-means", "sign-rind"), "sign-rind is never said"),
    (rules_differ, sound(rules_en="# Pie\n\n**PY-1.1** Pie.\n"), "differ between the languages"),
    (rules_differ, sound(rules_en="**PY-1.1** Pie.\n"), "begin with a heading"),
    (rules_differ, Corpus(rules={("pie", "ru"): RULES}), "one language only"),
    (unwritten_rules, sound(code='RULE = "PY-7.1"'), "games/pie/rules.py: PY-7.1"),
    (unwritten_rules, taught(*TAUGHT, lesson=LESSON.replace("PY-1.1", "PY-8.1")), "first.toml: PY-8.1"),
    (unwritten_rules, guided(signs='signs = [{ name = "crust", rule = "PY-8.1" }]'), "signs.toml: PY-8.1"),
    (unwritten_rules, sound(en="refusal-full = { $count } PY-9.2\n"), "PY-9.2 is not written"),
    (unwritten_rules, sound(rules_en=RULES.format("Pie") + "\n**PY-1.3** See PY-5.5.\n"), "PY-5.5"),
    (raw_words, sound(code='x = "Ой"'), "Ой"),
    (raw_words, sound(web="<script>const x = 'Ой'</script>"), "Ой"),
    (raw_words, sound(web='<b class="x" on:click={() => a > b}>Your turn</b>'), "turn"),
]


@pytest.mark.parametrize(
    ("check", "broken", "says"), BROKEN, ids=[f"{check.__name__}-{n}" for n, (check, _, _) in enumerate(BROKEN)]
)
def test_each_check_can_fail(check: Callable[[Corpus], list[str]], broken: Corpus, says: str) -> None:
    assert any(says in problem for problem in check(broken))


def test_every_check_is_shown_to_fail() -> None:
    assert {check for check, _, _ in BROKEN} == set(CHECKS)


def test_two_forms_are_enough_in_russian_where_all_numbers_govern_alike() -> None:
    assert missing_plurals(sound(ru=PLURAL % "местам")) == []


def test_docstrings_and_titles_may_be_in_any_language() -> None:
    assert raw_words(sound(code='"""Пирог."""\nmeta = Meta(titles={"ru": "Пирог", "en": "Pie"})')) == []


USED = [
    sound(ru="option-size-small = x\n", en="option-size-small = x\n"),
    sound(ru="group-yards = x\n", en="group-yards = x\n", code='GROUP = "yards"'),
    sound(house="cli-bot-greedy = x\n", code='x = f"cli-bot-{name}"; y = "refusal-full"'),
    sound(house="phase-build = x\n", web="{t(`phase-${view.phase}`)}"),
    sound(house="castle = x\nplayer-castle = { castle }\n", code='x = "player-castle"; y = "refusal-full"'),
    sound(house="leave = x\n", web="{t('leave')}"),
    taught(*TAUGHT),
    guided("sign-crust", "sign-crust-means"),
]


@pytest.mark.parametrize("corpus", USED, ids=range(len(USED)))
def test_ids_are_also_used_by_pattern_by_reference_and_by_the_client(corpus: Corpus) -> None:
    assert never_said(corpus) == []
