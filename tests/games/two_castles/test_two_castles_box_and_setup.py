"""Sections 1 and 2: the box, the seats, the thrones, the elders."""

import re
from collections import Counter

import pytest
from two_castles_tables import begun, building, castle_with, play_on, refusal

from castlewright.core import Chance, Match, Refused
from castlewright.games.two_castles import game
from castlewright.games.two_castles.castle.growth import points
from castlewright.games.two_castles.components import FIRST_THRONE, PIECES, ROOMS, THRONES
from castlewright.texts import Language, rules, texts_for

BOX = game.components()


@pytest.mark.rule("TC-1.1")
def test_everybody_sits_between_two_castles_and_the_poorer_one_counts() -> None:
    state = begun(4)
    assert [place.castles for place in game.view(state, 0).places] == [(0, 3), (1, 0), (2, 1), (3, 2)]
    play_on(state, "over")
    totals = [points(castle) for castle in state.castles]
    outcome = game.outcome(state)
    assert outcome is not None
    assert {standing.owner: standing.score for standing in outcome.standings} == {
        seat: min(totals[seat], totals[seat - 1]) for seat in range(4)
    }


@pytest.mark.rule("TC-1.2")
def test_the_box_holds_what_is_printed_on_it() -> None:
    assert len(ROOMS) == len(set(ROOMS)) == 147
    assert Counter(room["type"] for room in BOX["rooms"]) == dict.fromkeys(
        ("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs"), 21
    )
    assert len(BOX["thrones"]) == 7
    assert sum(attendant["copies"] for attendant in BOX["attendants"]) == 28
    assert len(BOX["cards"]) == 20
    assert [face["id"] for face in BOX["specialty"]] == ["fountain", "grand_foyer", "tower"]


@pytest.mark.rule("TC-1.3")
def test_hangings_are_spread_as_on_the_printed_tiles() -> None:
    assert Counter(room["hanging"] for room in BOX["rooms"]) == {
        "torch": 31,
        "swords": 31,
        "painting": 32,
        "mirror": 32,
        None: 21,
    }
    assert {room["type"] for room in BOX["rooms"] if room["hanging"] is None} == {"outdoor"}
    assert all(face["hanging"] is None for face in BOX["specialty"])
    assert all(throne["hanging"] for throne in BOX["thrones"])


def test_wants_are_spread_as_on_the_printed_tiles() -> None:
    wants = Counter((room["type"], room["wants"]) for room in BOX["rooms"])
    order = ("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs", "specialty")
    assert {
        kind: tuple(wants[kind, target] for target in order)
        for kind in ("food", "living", "utility", "outdoor", "downstairs")
    } == {
        "food": (3, 3, 2, 2, 3, 3, 2, 3),
        "living": (3, 2, 3, 3, 3, 3, 2, 2),
        "utility": (3, 3, 3, 2, 3, 3, 2, 2),
        "outdoor": (3, 3, 3, 0, 3, 3, 3, 3),
        "downstairs": (3, 3, 3, 0, 3, 3, 3, 3),
    }
    assert all(room["wants"] == room["hanging"] for room in BOX["rooms"] if room["type"] == "corridor")


@pytest.mark.rule("TC-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_castle_lies_between_its_seat_and_the_next(seats: int) -> None:
    view = game.view(begun(seats), None)
    assert [castle.partners for castle in view.castles] == [(n, (n + 1) % seats) for n in range(seats)]


@pytest.mark.rule("TC-2.1", "TC-10.1")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_rules_log_and_score_call_the_castles_by_the_same_names(lang: Language) -> None:
    texts, paragraphs = texts_for(lang, game), rules(game, lang).paragraphs
    names = [texts.say("castle-name", {"castle": number}) for number in range(7)]
    assert [texts.say(f"owner-castle-{number}") for number in range(7)] == names
    assert sorted(names, key=paragraphs["TC-2.1"].index) == names, "in the order of the seats"
    assert sorted(names[:3], key=paragraphs["TC-10.1"].index) == names[:3]
    numbered = re.compile(r"\b(castle|замок) \d", re.IGNORECASE)
    assert [number for number, text in paragraphs.items() if numbered.search(text)] == []
    assert [sheet.owner for sheet in game.scores(begun(7))] == [f"castle-{number}" for number in range(7)]


@pytest.mark.rule("TC-2.1")
def test_nobody_builds_in_other_castles_or_without_a_seat() -> None:
    state = building({0: ("bakery", "salon")}, seats=4)
    assert refusal(state, 0, "build 1 bakery -1,0") == ("TC-2.1", "not-your-castle")
    assert refusal(state, 0, "build 9 bakery -1,0") == ("TC-2.1", "not-your-castle")
    assert refusal(state, 4, "build 3 bakery -1,0") == ("TC-2.1", "no-seat")
    assert refusal(state, -1, "build 3 bakery -1,0") == ("TC-2.1", "no-seat")


@pytest.mark.rule("TC-2.2")
def test_every_castle_begins_with_its_own_throne_room() -> None:
    state = begun(7)
    thrones = [castle.throne for castle in state.castles]
    assert sorted(PIECES[throne] for throne in thrones) == sorted(THRONES)
    assert all(set(castle.rooms.values()) == {castle.throne} for castle in state.castles)
    assert thrones != [castle.throne for castle in begun(7, chance=Chance.named("another")).castles]
    assert min(thrones) == FIRST_THRONE


@pytest.mark.rule("TC-2.3")
def test_rooms_and_cards_are_shuffled_face_down() -> None:
    state = begun(3)
    assert len(state.rooms.supply) == 147 - 27
    assert len(state.cards.supply) == 20
    assert state.cards.supply != tuple(range(20))
    view = game.view(state, None)
    assert (view.rooms.size, view.rooms.supply, view.cards.size, view.cards.supply) == (120, None, 20, None)


@pytest.mark.rule("TC-2.4")
def test_the_elder_is_the_first_seat_or_drawn_by_lot() -> None:
    assert begun(5).elders == (0, 1, 2, 3, 4)
    assert begun(5).seniors == (0, 1, 2, 3, 0)
    assert begun(5).juniors == (1, 2, 3, 4, 4)
    drawn = {begun(5, "drawn", Chance.named("elders", n)).elders for n in range(6)}
    assert len(drawn) > 1
    assert all(sorted(elders) == [0, 1, 2, 3, 4] for elders in drawn)
    state = begun(5, "drawn")
    for castle in range(5):
        partners = (castle, (castle + 1) % 5)
        assert {state.seniors[castle], state.juniors[castle]} == set(partners)
        assert state.elders.index(state.seniors[castle]) < state.elders.index(state.juniors[castle])


@pytest.mark.rule("TC-2.4")
def test_the_elder_is_found_by_ages_typed_in_and_of_the_same_age_the_lower_seat() -> None:
    def elders(ages: str) -> tuple[int, ...]:
        seats = ages.count(",") + 1
        return Match(game, seats, {"seniority": "ages", "ages": ages}, Chance.named("ages")).state.elders

    assert elders("34,12,40") == (2, 0, 1)
    assert elders("12,40,12,40,0") == (1, 3, 0, 2, 4)
    assert elders("7,7") == (0, 1)
    for ages in ("34,12", "34,12,40,1", "34,12,121", "34,12,x"):
        with pytest.raises(Refused, match="refusal-numbers"):
            Match(game, 3, {"seniority": "ages", "ages": ages}, Chance.named("ages"))


def test_a_castle_of_the_tests_is_what_it_says() -> None:
    assert castle_with({(-1, 0): "bakery"}).counts == (1, 0, 0, 0, 0, 0, 0)
