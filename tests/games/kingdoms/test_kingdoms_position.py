"""Sheets typed in by a person: the printed rows, and painted regions of our map."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from kingdoms_tables import CHANCE, whole, whole_game

from castlewright.core import Appraisal, Refused
from castlewright.games.kingdoms import game
from castlewright.games.kingdoms.board import KINDS, KINGDOM_IDS
from castlewright.games.kingdoms.components import COLOURS, ROWS, RUSSIAN_LETTERS
from castlewright.games.kingdoms.dice.throw import throw
from castlewright.games.kingdoms.position import Position
from castlewright.games.kingdoms.scoring import lost
from castlewright.games.kingdoms.typed import words
from castlewright.games.kingdoms.typed.regions import _most_apart
from castlewright.texts import LANGUAGES, answer
from castlewright.texts.languages import Language
from castlewright.texts.speak import texts_for

KINGDOMS = {
    "blueriver": {"colours": 5, "capital": True, "speed": 4},
    "greenwood": {"colours": 3},
    "lilacfield": {"colours": 4, "speed": 2},
    "redmount": {"colours": 2, "capital": True},
    "umberland": {"colours": 6, "capital": True, "speed": 4},
    "yellowmere": {},
}
MONSTERS = {
    "dragon": {"tamed": {"green": 2, "purple": 2}, "unpainted": 1},
    "griffin": {"tamed": 3, "speed": 3},
    "unicorn": {"tamed": 1, "unpainted": 2},
    "hydra": {"tamed": 3},
}
PRINTED = {"kingdoms": KINGDOMS, "monsters": MONSTERS, "blots": 2, "final": 3}


def appraise(*players: Any, **more: Any) -> Appraisal:
    position = msgspec.convert({"game": "kingdoms", "players": list(players), **more}, game.position_type)
    found = game.appraise(position)
    for lang in LANGUAGES:
        answer(game, found, lang)
    return found


def refusal(*players: Any, **more: Any) -> str:
    with pytest.raises(Refused) as caught:
        appraise(*players, **more)
    for lang in LANGUAGES:
        texts_for(lang, "kingdoms").reason(caught.value.refusal)
    return f"{caught.value.refusal.rule} {caught.value.refusal.name}"


def warnings(*players: Any) -> list[str]:
    return [warned.reason.name for warned in appraise(*players).warnings]


@pytest.mark.rule("CK-12.1", "CK-10.4", "CK-10.6")
def test_the_printed_rows() -> None:
    """The monsters are those of the rulebook's example: 7 + 6 - 1 + 3 = 15."""
    (sheet,) = appraise(PRINTED).sheets
    found = sheet.groups()
    assert (found["dragon"], found["griffin"], found["unicorn"], found["hydra"]) == (7, 6, -1, 3)
    assert [found[kingdom] for kingdom in KINGDOMS] == [5 + 2 + 4, 3, 4 + 2, 2 + 2, 6 + 3 + 4, 0]
    assert (found["blots"], found["final"]) == (-2, 3)
    assert sheet.total == 15 + 37 + 3 - 2
    assert sheet.owner == 0


@pytest.mark.rule("CK-12.1", "CK-10.1")
def test_the_printed_example_of_lilacfield() -> None:
    (sheet,) = appraise({"kingdoms": {"lilacfield": {"colours": 4, "capital": False, "speed": 2}}}).sheets
    assert sheet.groups()["lilacfield"] == 6


@pytest.mark.rule("CK-12.1")
def test_what_is_not_entered_is_empty_and_its_monsters_unpainted() -> None:
    (sheet,) = appraise({"kingdoms": {}}).sheets
    assert sheet.total == -18
    assert appraise({"painted": {}}).sheets[0].total == -18


@pytest.mark.rule("CK-12.1", "CK-10.9")
def test_several_players_are_placed() -> None:
    better = {**PRINTED, "name": "Anna", "blots": 0}
    same = {**PRINTED, "name": "Boris"}
    more_lost = {**PRINTED, "name": "Vera", "blots": 3, "kingdoms": KINGDOMS | {"yellowmere": {"colours": 1}}}
    found = appraise(same, better, more_lost)
    assert [(one.place, one.owner, one.score) for one in found.standings] == [
        (1, "Anna", 55),
        (2, "Boris", 53),
        (3, "Vera", 53),
    ]
    assert [one.why.name if one.why else None for one in found.standings] == [None, "why-lost", "why-lost"]


@pytest.mark.rule("CK-12.1")
def test_painted_regions_score_as_in_play() -> None:
    for seats in (1, 3):
        *_, (state, _, _) = whole_game(5, seats, 0.9)
        players = []
        for seat, seen in enumerate(game.view(state, None).seats):
            speed = {}
            for row in game.view(state, None).rows:
                if seat in row.first_seats:
                    speed[row.row] = row.first
                elif seat in row.second_seats:
                    speed[row.row] = row.second
            players.append({"painted": seen.paper.painted, "speed": speed, "blots": seen.paper.blots})
        found = appraise(*players)
        assert found.sheets == tuple(game.scores(state))
        assert found.warnings == ()
        outcome = game.outcome(state)
        assert outcome is not None
        assert found.standings == outcome.standings
        assert lost(state.papers[0]) >= 0


@pytest.mark.rule("CK-12.1")
def test_regions_in_russian_letters() -> None:
    russian = {latin: chr(point) for point, latin in RUSSIAN_LETTERS.items()}
    latin = whole("GB")
    cyrillic = {russian[region[0]] + region[1:]: colour for region, colour in latin.items()}
    assert appraise({"painted": cyrillic}).sheets == appraise({"painted": latin}).sheets
    assert refusal({"painted": {"G1": "blue", russian["G"] + "1": "blue"}}) == "CK-12.2 refusal-word-twice"


@pytest.mark.rule("CK-12.1")
def test_a_sheet_may_be_written_in_russian() -> None:
    """As the rulebook calls things, with or without capitals and the dots of ё."""
    kingdoms = {"Синеречье": KINGDOMS["blueriver"], "зеленолесье": KINGDOMS["greenwood"]}
    monsters = {"Драконы": {"tamed": {"зелёный": 2, "Фиолетовый": 1}, "unpainted": 1}, "гидра": {"tamed": 3}}
    english = {"blueriver": KINGDOMS["blueriver"], "Greenwood": KINGDOMS["greenwood"]}
    plain = {"dragon": {"tamed": {"green": 2, "purple": 1}, "unpainted": 1}, "hydra": {"tamed": 3}}
    found = appraise({"kingdoms": kingdoms, "monsters": monsters})
    assert found == appraise({"kingdoms": english, "monsters": plain})
    painted = {"З1": "синий", "З2": "Желтый", "З3": "жёлтый", "З4": "красный"}
    speed = {"Лилевополье": 2, "Финал": 1}
    found = appraise({"painted": painted, "speed": speed})
    latin = {"G1": "blue", "G2": "yellow", "G3": "yellow", "G4": "red"}
    assert found == appraise({"painted": latin, "speed": {"lilacfield": 2, "final": 1}})


@pytest.mark.rule("CK-12.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_lists_the_words_that_are_understood(lang: Language) -> None:
    """Every word it names is taken, in either language."""
    texts = texts_for(lang, "kingdoms")
    for name, read in (
        ("kingdom", words.kingdom),
        ("monster", words.monster),
        ("colour", words.colour),
        ("row", words.row),
    ):
        listed = texts.say(f"refusal-word-{name}", {"word": "?"}).split(": ", 1)[1].rstrip(".")
        spelled = [word for word in re.split(r"[(),]", listed) if word.strip()]
        known = {"kingdom": KINGDOM_IDS, "monster": KINDS, "colour": COLOURS, "row": ROWS}[name]
        assert {read(word) for word in spelled} == set(known)
        assert len(spelled) == len(known) * (2 if lang == "ru" else 1)
    for word in (*KINGDOM_IDS, *COLOURS, *KINDS):
        assert words.row(texts.say(word)) == word if word in ROWS else words.colour(texts.say(word)) == word


@pytest.mark.rule("CK-12.1", "CK-11.8")
def test_a_solo_sheet_has_its_verdict() -> None:
    assert appraise(PRINTED).verdict is None
    found = appraise(PRINTED, solo=True)
    assert found.verdict is not None
    assert (found.verdict.rule, found.verdict.name, found.verdict.args) == ("CK-11.8", "verdict-better", {"points": 53})
    assert appraise({"painted": {}}, solo=True).verdict.name == "verdict-again"  # type: ignore[union-attr]
    assert refusal(PRINTED, PRINTED | {"name": "Anna"}, solo=True) == "CK-12.2 refusal-solo"


@pytest.mark.rule("CK-12.3", "CK-11.1")
def test_alone_nobody_has_begun_with_match() -> None:
    twice = {"painted": {"U1": "red", "U2": "red"}}
    assert appraise(twice).warnings == ()
    assert [warned.reason.name for warned in appraise(twice, solo=True).warnings] == ["warning-equal"]


@pytest.mark.rule("CK-12.2")
@pytest.mark.parametrize(
    ("player", "expected"),
    [
        ({}, "CK-12.1 refusal-form"),
        ({"kingdoms": {}, "painted": {}}, "CK-12.1 refusal-form"),
        ({"final": 3, "speed": {}}, "CK-12.1 refusal-form"),
        ({"kingdoms": {"atlantis": {}}}, "CK-1.2 refusal-word-kingdom"),
        ({"monsters": {"troll": {}}}, "CK-1.3 refusal-word-monster"),
        ({"kingdoms": {"redmount": {"colours": 7}}}, "CK-12.2 refusal-colours"),
        ({"kingdoms": {"redmount": {"colours": -1}}}, "CK-12.2 refusal-colours"),
        ({"kingdoms": {"redmount": {"capital": True}}}, "CK-12.2 refusal-capital"),
        ({"kingdoms": {"redmount": {"colours": 3, "speed": 3}}}, "CK-12.2 refusal-speed"),
        ({"monsters": {"hydra": {"speed": 4}}}, "CK-12.2 refusal-speed"),
        ({"kingdoms": {}, "final": 2}, "CK-12.2 refusal-speed"),
        ({"monsters": {"hydra": {"tamed": 5}}}, "CK-12.2 refusal-monsters"),
        ({"monsters": {"hydra": {"tamed": -1}}}, "CK-12.2 refusal-monsters"),
        ({"monsters": {"hydra": {"tamed": 2, "unpainted": 3}}}, "CK-12.2 refusal-monsters"),
        ({"monsters": {"hydra": {"unpainted": -1}}}, "CK-12.2 refusal-monsters"),
        ({"monsters": {"dragon": {"tamed": {"green": 3}}}}, "CK-12.2 refusal-tamed"),
        ({"monsters": {"dragon": {"tamed": {"green": -1}}}}, "CK-12.2 refusal-tamed"),
        ({"monsters": {"dragon": {"tamed": {"": 6}}}}, "CK-1.4 refusal-word-colour"),
        ({"monsters": {"dragon": {"tamed": {"red": 1}}}}, "CK-12.2 refusal-tamed-colour"),
        ({"kingdoms": {}, "blots": -1}, "CK-12.2 refusal-blots"),
        ({"painted": {}, "blots": 11}, "CK-12.2 refusal-blots"),
        ({"kingdoms": {}, "blots": 51}, "CK-12.2 refusal-blots"),
        ({"kingdoms": {}, "blots": 100_000_000}, "CK-12.2 refusal-blots"),
        ({"painted": {"Q1": "red"}}, "CK-1.2 refusal-word-region"),
        ({"painted": {"G1": "pink"}}, "CK-1.4 refusal-word-colour"),
        ({"painted": {}, "speed": {"troll": 3}}, "CK-1.6 refusal-word-row"),
        ({"painted": {}, "speed": {"green": 3}}, "CK-1.6 refusal-word-row"),
        ({"kingdoms": {"redmount": {}, "Красногорье": {}}}, "CK-12.2 refusal-word-twice"),
        ({"monsters": {"dragon": {"tamed": {"green": 1, "зеленый": 1}}}}, "CK-12.2 refusal-word-twice"),
        ({"painted": {}, "speed": {"hydra": 2}}, "CK-12.2 refusal-speed"),
    ],
)
def test_what_no_sheet_can_show_is_refused(player: dict[str, Any], expected: str) -> None:
    assert refusal(player) == expected


@pytest.mark.rule("CK-12.2")
def test_players_are_one_to_four_with_names_of_their_own() -> None:
    assert refusal() == "CK-1.1 refusal-players"
    assert refusal(*[PRINTED] * 5) == "CK-1.1 refusal-players"
    assert refusal({**PRINTED, "name": "Anna"}, {**PRINTED, "name": "Anna"}) == "CK-12.1 refusal-name-twice"


@pytest.mark.parametrize(("name", "totals"), [("kingdoms-sheets", [55, 3]), ("kingdoms-regions", [-1])])
def test_the_examples_of_the_page(name: str, totals: list[int]) -> None:
    """The page shows the files as they are, and they score as they should."""
    docs = Path(__file__).resolve().parents[3] / "docs"
    text = (docs / "examples" / f"{name}.json").read_text(encoding="utf-8")
    assert f"```json\n{text}```" in (docs / "formats.md").read_text(encoding="utf-8")
    position = msgspec.json.decode(text, type=Position)
    found = game.appraise(position)
    assert [sheet.total for sheet in found.sheets] == totals
    assert found.warnings == ()


def test_the_throw_can_be_checked_as_the_page_says() -> None:
    number = CHANCE.below("blue die", 1659 * 1059 * 360 * 6, throw=3, attempt=0)
    rest, face = divmod(number, 6)
    rest, angle = divmod(rest, 360)
    down, across = divmod(rest, 1659)
    die = throw(CHANCE, 3)[0]
    assert (die.value, die.angle, die.x, die.y) == ((2, 2, 3, 3, 4, 4)[face], angle, 710 + 10 * across, 710 + 10 * down)


def test_the_form_is_strict() -> None:
    for bad in (
        {"game": "castellan", "players": []},
        {"game": "kingdoms", "players": [{"blot": 1}]},
        {"game": "kingdoms", "players": [{"kingdoms": {"redmount": {"color": 1}}}]},
        {"game": "kingdoms"},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, Position)


@pytest.mark.rule("CK-12.3")
def test_speed_for_something_unfinished_is_pointed_out() -> None:
    hydras = {"hydra": {"tamed": 2, "unpainted": 2, "speed": 3}}
    assert warnings({"kingdoms": {"redmount": {"colours": 1}}, "monsters": hydras}) == ["warning-unfinished"]
    assert warnings({"kingdoms": {"redmount": {"speed": 4}}}) == ["warning-unfinished"]
    assert warnings({"kingdoms": {"redmount": {"colours": 1, "speed": 4}}}) == [], "Match can make it of one colour"
    assert warnings({"kingdoms": {"redmount": {"colours": 2}}, "final": 3}) == ["warning-unfinished"]
    assert warnings({"painted": whole("B", but="B1"), "speed": {"blueriver": 4}}) == ["warning-unfinished"]
    assert warnings({"painted": whole("B"), "speed": {"blueriver": 4}}) == []
    assert warnings({"painted": whole("BGL"), "speed": {"final": 1}}) == []


@pytest.mark.rule("CK-12.3")
def test_places_that_do_not_fit_are_pointed_out() -> None:
    nothing = {"kingdoms": {}}
    second = {"kingdoms": {"redmount": {"colours": 3, "speed": 2}}}
    first = {"kingdoms": {"redmount": {"colours": 3, "speed": 4}}}
    assert warnings(second, nothing) == ["warning-second"]
    assert warnings(second, first) == []
    assert warnings(second) == [], "alone, digits are crossed out"
    tamed = {"kingdoms": {"redmount": {"colours": 1}}, "monsters": {"hydra": {"tamed": 4}}}
    assert warnings(tamed, nothing) == ["warning-unclaimed"]
    assert warnings({"painted": whole("B")}, nothing) == ["warning-unclaimed"]


@pytest.mark.rule("CK-12.3")
def test_whoever_is_done_after_the_first_has_the_second_place() -> None:
    def hydras(speed: int) -> dict[str, Any]:
        return {"kingdoms": {"redmount": {"colours": 1}}, "monsters": {"hydra": {"tamed": 4, "speed": speed}}}

    nothing = {"kingdoms": {}}
    assert warnings(hydras(3), hydras(0), nothing) == ["warning-runner-up"]
    assert warnings(hydras(3), hydras(0), hydras(3)) == ["warning-runner-up"], "a shared first place leaves it open"
    assert warnings(hydras(3), hydras(0), hydras(0)) == ["warning-runner-up"] * 2
    assert warnings(hydras(3), hydras(1), hydras(0)) == [], "a third place brings nothing"
    assert warnings(hydras(3), hydras(1)) == warnings(hydras(3), hydras(3)) == []
    three = {"painted": whole("BGL")}
    first = three | {"speed": {"final": 3, "blueriver": 4, "greenwood": 4, "lilacfield": 4}}
    found = appraise(
        first, three | {"name": "Anna", "speed": {"blueriver": 2, "greenwood": 2, "lilacfield": 2}}
    ).warnings
    assert [(warned.reason.args["row"], warned.reason.args["seat"]) for warned in found] == [("final", "Anna")]
    assert found[0].piece == {"row": "final", "seat": 1}
    unsure = {"kingdoms": {"redmount": {"colours": 6}}}
    assert warnings({"kingdoms": {"redmount": {"colours": 6, "speed": 4}}}, unsure) == [], "it may be unfinished"


@pytest.mark.rule("CK-12.3")
def test_painted_monsters_without_a_colour_are_pointed_out() -> None:
    tamed = {"monsters": {"dragon": {"tamed": 1, "unpainted": 5}}}
    assert warnings(tamed) == ["warning-colourless"]
    assert warnings({"monsters": {"dragon": {"unpainted": 5}}}) == ["warning-colourless"], "a beaten one is painted too"
    assert warnings(tamed | {"kingdoms": {"redmount": {"colours": 1}}}) == []
    assert warnings({"monsters": {"dragon": {"unpainted": 6}}}) == []


def test_warnings_call_people_by_their_names() -> None:
    tamed = {"name": "Anna", "monsters": {"dragon": {"tamed": 1}}}
    unfinished = {"kingdoms": {"redmount": {"speed": 4}}}
    said = [texts_for("en", "kingdoms").plain(each.reason) for each in appraise(tamed, unfinished).warnings]
    assert [sentence.partition(":")[0] for sentence in said[:2]] == ["Anna", "Player 2"]


@pytest.mark.rule("CK-12.3")
def test_more_equal_neighbours_than_spells_allow() -> None:
    chain = {"U1": "red", "U2": "red", "U3": "red", "U4": "red"}
    assert warnings({"painted": {"U1": "red", "U2": "red"}}) == []
    assert warnings({"painted": chain}) == [], "U2 painted last, with one Match, touches all the others"
    close = {"G1": "red", "G2": "red", "G4": "red"}
    assert warnings({"painted": close}) == [], "G1 is a Match region itself, and one came from the start"
    closer = {"R2": "red", "R3": "red", "R4": "red"}
    found = appraise({"painted": closer}).warnings
    assert [warned.reason.args["other"] for warned in found] == ["R3"], "one warning for the sheet"
    assert found[0].reason.args["needed"] == 2
    assert found[0].reason.args["able"] == 1
    assert found[0].piece == {"region": "R2", "seat": 0}


def test_the_largest_part_without_neighbours() -> None:
    from itertools import combinations

    from castlewright.games.kingdoms.board import KINGDOM_REGIONS, NEIGHBOURS, bits

    for regions in (*KINGDOM_REGIONS, KINGDOM_REGIONS[0] >> 3 & KINGDOM_REGIONS[0], 0):
        members = bits(regions)
        best = max(
            size
            for size in range(len(members) + 1)
            for chosen in combinations(members, size)
            if not any(NEIGHBOURS[one] >> other & 1 for one, other in combinations(chosen, 2))
        )
        assert _most_apart(regions) == best
    assert [_most_apart(regions) for regions in KINGDOM_REGIONS] == [4] * 6
    assert _most_apart((1 << 54) - 1) > 15
    assert CHANCE
