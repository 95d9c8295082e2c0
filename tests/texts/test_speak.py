"""From ids to sentences."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from castlewright.core import Event, Line, Reason, Refusal, Refused
from castlewright.testing.toy import Toy
from castlewright.texts import LANGUAGES, NoSuchText, Texts, pick, texts_for
from castlewright.texts.files import text_folder

TOY = Toy()
RU, EN = Texts("ru", TOY), Texts("en", TOY)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "en"),
        ("ru", "ru"),
        ("RU-ru", "ru"),
        ("en-GB,en;q=0.9,ru;q=0.8", "en"),
        ("de,ru;q=0.3,en;q=0.2", "ru"),
        ("en;q=0.2, ru;q=0.3", "ru"),
        ("ru;q=0", "en"),
        ("ru;q=much,en;q=0.1", "en"),
        ("ru;level=1", "en"),
        (";;;,,=", "en"),
    ],
)
def test_the_language_is_picked_from_what_a_browser_asks_for(header: str | None, language: str) -> None:
    assert pick(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seal_is_kept_with_the_event_but_not_read_out(language: str) -> None:
    said = texts_for(language).event(Event("event-start", {"commitment": "5ea1" * 16}))
    assert "5ea1" not in said
    assert len(said) < 80


def test_seats_are_shown_as_names() -> None:
    assert EN.say("event-ready", {"seat": 1}, ["Anna", "Boris"]) == "Boris is ready."
    assert EN.say("event-ready", {"seat": 1}) == "Player 2 is ready."
    assert EN.say("event-ready", {"seat": 2}, ["Anna", "Boris"]) == "Player 3 is ready."
    assert RU.say("event-ready", {"seat": 0}) == "Игрок 1 готовится показать карты."
    assert EN.say("event-flag", {"seat": 0, "place": 2}, ["Anna"]) == "Anna plants a flag on place 2."


def test_a_number_too_long_for_a_sentence_is_not_read_out() -> None:
    assert EN.say("event-roll", {"seat": 0, "die": 10**30}, ["Anna"]) == "Anna rolls > 1000000000000000."
    assert EN.say("event-roll", {"seat": 0, "die": -(10**5000)}, ["Anna"]) == "Anna rolls < -1000000000000000."
    assert EN.say("event-ready", {"seat": 10**30}, ["Anna"]) == "> 1000000000000000 is ready."


def test_other_numbers_are_not_names_and_seat_names_may_be_given() -> None:
    assert EN.say("event-roll", {"seat": "the guest", "die": 0}, ["Anna"]) == "the guest rolls 0."
    assert EN._named({"to_seat": 0, "seats": 0}, ["Anna"]) == {"to_seat": "Anna", "seats": 0}


@pytest.mark.parametrize(
    ("count", "russian"),
    [(1, "1 ход."), (2, "2 хода."), (5, "5 ходов."), (11, "11 ходов."), (21, "21 ход."), (22, "22 хода.")],
)
def test_plurals(count: int, russian: str) -> None:
    assert RU.say("event-undo", {"seat": 0, "count": count}).endswith(russian)


def test_nothing_is_wrapped_in_invisible_marks() -> None:
    said = EN.say("event-lay", {"seat": 0, "card": "bell01"}, ["Анна"])
    assert said == "Анна lays bell01."
    assert said.isprintable()


def test_reasons_come_with_their_rule_and_without() -> None:
    refusal = Refusal("TY-3.2", "refusal-deck")
    assert EN.reason(refusal) == "TY-3.2: There is no card left."
    assert EN.plain(refusal) == "There is no card left."
    assert EN.reason(Reason("", "why-resigned")) == "Resigned."


def test_events_and_lines() -> None:
    assert EN.event(Event("event-draw", {"seat": 0}), ["Anna"]) == "Anna draws a card."
    assert EN.line(Line(points=3, group="dice", rule="TY-4.2", name="line-die", args={"die": 3})) == "A roll of 3"


def test_an_unknown_id_is_an_error_and_never_shown() -> None:
    with pytest.raises(NoSuchText, match=r"no message 'event-fly' in the en texts of toy"):
        EN.say("event-fly")
    with pytest.raises(NoSuchText, match=r"in the ru texts of the house"):
        texts_for("ru").say("event-lay")


def test_missing_arguments_are_an_error_and_never_shown() -> None:
    with pytest.raises(NoSuchText, match=r"'event-roll'.*does not fit \{'seat': 0\}"):
        EN.say("event-roll", {"seat": 0})


def test_there_is_no_third_language() -> None:
    with pytest.raises(NoSuchText, match=r"no texts in 'de'; there are: ru, en"):
        Texts("de")


def test_texts_are_read_once() -> None:
    assert texts_for("en", TOY) is texts_for("en", TOY)
    assert texts_for("en") is not texts_for("ru")


def test_a_variant_speaks_with_the_texts_of_its_game() -> None:
    class Variant(Toy):
        pass

    assert Texts("en", Variant()).say("prompt-over") == "The game is over."


def test_a_game_without_texts_is_told_so() -> None:
    class Mute:
        meta = Toy.meta

    with pytest.raises(FileNotFoundError, match="'toy' has no folder `text`"):
        text_folder(Mute())  # type: ignore[arg-type]


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(Refused, match=r"refusal-game .*bridge"):
        Texts("en", "bridge")


def test_texts_are_read_from_a_package_that_is_no_folder(tmp_path: Path) -> None:
    """As from an installed wheel: nothing may depend on a path in a checkout."""
    package = Path(__file__).resolve().parents[2] / "src" / "castlewright"
    archive = tmp_path / "castlewright.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for file in package.rglob("*"):
            if file.suffix in (".py", ".ftl", ".md"):
                packed.write(file, file.relative_to(package.parent))
    script = (
        "import castlewright.texts as texts\n"
        "from castlewright.games import all_games\n"
        "from castlewright.testing.toy import Toy\n"
        "assert 'castlewright.zip' in texts.__file__\n"
        "for game in [Toy(), *all_games().values()]:\n"
        "    for lang in texts.LANGUAGES:\n"
        "        assert texts.rules(game, lang).paragraphs\n"
        "        print(texts.texts_for(lang, game).say('event-undo', {'seat': 0, 'count': 1}))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(archive), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[:2] == ["Игрок 1 возвращает 1 ход.", "Player 1 takes the last move back."]
    assert len(LANGUAGES) == 2


def test_what_is_said_to_one_seat_is_told_aloud_to_the_others() -> None:
    texts = texts_for("ru", "two_castles")
    event = Event("event-you-chose", {"seat": 1, "room": "bakery"}, to=(1,))
    names = ["Анна", "Борис", "Вера"]
    assert texts.event(event, names, reader=1).startswith("Вы выбираете")
    assert texts.event(event, names).startswith("Борис выбирает")
    assert texts.event(event, names, reader=0).startswith("Борис выбирает")
    public = Event("event-chose", {"seat": 1}) if texts.has("event-chose") else Event("event-resign", {"seat": 1})
    assert texts.event(public, names) == texts.event(public, names, reader=1)


def test_a_reason_is_told_to_its_end_and_what_somebody_gave_is_cut() -> None:
    reason = "Why. " * 60
    assert texts_for("en").say("record-entry", {"entry": 3, "reason": reason}).endswith(reason)
    assert len(texts_for("en").say("refusal-notation", {"notation": "x" * 500})) < 200
