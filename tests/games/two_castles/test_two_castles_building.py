"""Sections 4 and 5: who builds when, and where a room may stand."""

import pytest
from two_castles_tables import begun, building, castle_with, play, play_on, play_turn, refusal, written

from castlewright.core import Chance, Match, Refusal, Refused
from castlewright.games.two_castles import game
from castlewright.games.two_castles.board import at_cell, cell_at
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.components import NUMBER, PIECES
from castlewright.games.two_castles.refusals import no_place
from castlewright.games.two_castles.state import BUILD, CHOOSE


@pytest.mark.rule("TC-4.1")
def test_one_room_to_each_castle_as_its_owner_likes() -> None:
    state = building({0: ("bakery", "salon")})
    assert {move.split()[1] for move in written(state, 0) if move.startswith("build")} == {"0", "2"}
    assert {move.split()[2] for move in written(state, 0) if move.startswith("build")} == {"bakery", "salon"}
    assert refusal(state, 0, "build 0 study -1,0") == ("TC-4.1", "not-your-room")
    assert refusal(state, 0, "build 0 nonsense -1,0") == ("TC-4.1", "not-your-room")
    events = play(state, 0, "build 2 salon -1,0")
    assert [event.name for event in events] == ["event-built"]
    assert events[0].pieces == ({"castle": 2, "room": "salon", "x": -1, "y": 0},)
    assert refusal(state, 0, "build 2 bakery -2,0") == ("TC-4.1", "castle-has-yours")
    assert refusal(state, 0, "build 0 salon -1,0") == ("TC-4.1", "not-your-room")
    assert {move.split()[1] for move in written(state, 0)} == {"0"}
    play(state, 0, "build 0 bakery -1,0")
    assert game.legal(state, 0) == []
    assert 0 not in game.actors(state)


@pytest.mark.rule("TC-4.2")
def test_either_partner_builds_first_and_castles_are_built_at_once() -> None:
    for first, second in ((0, 1), (1, 0)):
        state = building({0: ("bakery", "salon"), 1: ("study", "sauna")})
        assert game.actors(state) == (0, 1, 2)
        play(state, first, f"build 0 {PIECES[state.pairs[first][0]]} -1,0")
        play(state, second, f"build 0 {PIECES[state.pairs[second][0]]} -2,0")
        assert state.due[0] == 0
        assert game.actors(state) == (0, 1, 2)


@pytest.mark.rule("TC-4.3")
def test_when_both_say_you_first_the_elder_builds_first() -> None:
    state = building({0: ("bakery", "salon"), 1: ("study", "sauna")})
    play(state, 1, "you_first 0")
    assert refusal(state, 1, "you_first 0") == ("TC-4.3", "said-already")
    # As long as only one has said it, it binds nobody.
    assert any(move.startswith("build 0") for move in written(state, 1))
    events = play(state, 0, "you_first 0")
    assert [event.name for event in events] == ["event-you-first", "event-elder-first"]
    assert events[1].args["seat"] == 0
    assert not any(move.startswith("build 0") for move in written(state, 1))
    assert any(move.startswith("build 0") for move in written(state, 0))
    assert refusal(state, 1, "build 0 sauna -1,0") == ("TC-4.3", "elder-first")
    with pytest.raises(Refused):
        play(state, 1, "build 0 sauna -1,0")
    play(state, 0, "build 0 bakery -1,0")
    assert any(move.startswith("build 0") for move in written(state, 1))
    assert refusal(state, 1, "you_first 0") == ("TC-4.3", "too-late")
    assert refusal(state, 1, "you_first 2") == ("TC-2.1", "not-your-castle")


@pytest.mark.rule("TC-4.3")
def test_a_circle_of_waiting_seats_always_has_somebody_who_may_build() -> None:
    state = building(seats=5, seniority="drawn")
    for seat in range(5):
        for castle in (seat, (seat - 1) % 5):
            play(state, seat, f"you_first {castle}")
    assert state.yielding == state.due
    youngest = state.elders[-1]
    assert youngest not in game.actors(state)
    assert game.legal(state, youngest) == []
    assert state.elders[0] in game.actors(state)
    for seat in game.actors(state):
        assert all(state.seniors[int(move.split()[1])] == seat for move in written(state, seat))


@pytest.mark.rule("TC-4.3", "TC-4.4")
def test_one_who_asked_the_partner_to_begin_may_still_build_second() -> None:
    state = building({0: ("bakery", "salon"), 1: ("study", "sauna")})
    play(state, 1, "you_first 0")
    play(state, 0, "build 0 bakery -1,0")
    assert state.yielding[0] == 0
    play(state, 1, "build 0 sauna -2,0")
    assert state.due[0] == 0


@pytest.mark.rule("TC-4.4")
@pytest.mark.parametrize("room", ["bakery", "salon", "sauna", "terrace", "solar", "dead_end", "crypt", "tower"])
def test_there_is_always_a_cell(room: str) -> None:
    walled = castle_with({(-1, 0): "terrace", (2, 0): "stables", (0, 1): "sty", (1, 1): "vineyard"})
    assert walled.cells_for(NUMBER[room])


@pytest.mark.rule("TC-4.5")
def test_a_room_can_be_taken_back_until_the_partner_has_built() -> None:
    match = Match(game, 4, {}, Chance.named("taking back"))
    for seat in range(4):
        match.play(seat, game.legal(match.state, seat)[0])
    for _ in range(2):
        match.play(0, next(m for m in game.legal(match.state, 0) if str(m).startswith("build")))
    assert match.scopes(0) == {"castle-0": 1, "castle-3": 1}
    match.play(1, next(m for m in game.legal(match.state, 1) if str(m).startswith("build 0")))
    assert match.scopes(0) == {"castle-3": 1}, "the partner has built on it; the other castle is untouched by that"
    assert match.scopes(1) == {"castle-0": 1}, "the castle's turn is complete, but others still build"
    built = dict(match.state.castles[0].rooms)
    match.undo(0, 1, "castle-3")
    assert match.state.castles[0].rooms == built
    assert len(match.state.castles[3].rooms) == 2
    assert {str(move).split()[1] for move in game.legal(match.state, 0)} == {"3"}


@pytest.mark.rule("TC-4.5", "TC-4.6")
def test_everything_stands_once_the_last_castle_is_complete() -> None:
    match = Match(game, 3, {}, Chance.named("complete"))
    for seat in range(3):
        match.play(seat, game.legal(match.state, seat)[0])
    while sum(map(int.bit_count, match.state.due)) > 1:
        seat = match.actors()[0]
        match.play(seat, next(m for m in game.legal(match.state, seat) if str(m).startswith("build")))
    open_to = [match.scopes(seat) for seat in range(3)]
    assert sum(map(len, open_to)) == 3, "who built last in a castle may think again, in a complete one too"
    (last,) = match.actors()
    move = game.legal(match.state, last)[0]
    finality = game.finality(match.state, last, move)
    assert (finality.final, finality.touches) == (True, {"castle-0", "castle-1", "castle-2"})
    match.play(last, move)
    assert match.state.phase == "choose"
    assert [match.scopes(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("TC-4.5")
def test_what_shows_rooms_or_cards_cannot_be_taken_back() -> None:
    foods = castle_with({(-1, 0): "bakery", (-2, 0): "brewery"})
    stores = castle_with({(-1, 0): "sauna", (-2, 0): "kennel"})
    outdoors = castle_with({(-1, 0): "sty", (-2, 0): "terrace"})
    state = building({0: ("buttery", "washroom"), 2: ("stables", "salon")}, {0: foods, 2: stores, 1: outdoors})
    for notation, final in (
        ("build 0 buttery 2,0", True),
        ("build 2 washroom 2,0", True),
        ("build 0 washroom 2,0", False),
        ("you_first 0", False),
    ):
        finality = game.finality(state, 0, game.parse(notation))
        assert (finality.final, finality.scope) == (final, f"castle-{notation.split()[1]}")
    fountain = game.parse("build 1 stables 2,0")
    assert not game.finality(state, 2, fountain).final


@pytest.mark.rule("TC-4.6")
def test_the_turn_ends_when_all_castles_are_ready() -> None:
    state = begun(3)
    play_on(state, BUILD)
    while state.turn == 1:
        assert state.phase == BUILD
        assert any(state.due) or any(state.bonuses)
        seat = game.actors(state)[-1]
        game.advance(state, seat, game.legal(state, seat)[-1], Chance.named("turn"))
    assert (state.phase, state.turn) == (CHOOSE, 2)
    assert state.pairs == [(), (), ()]


# --- section 5 ---


def why(castle: Castle, room: str, at: tuple[int, int]) -> str | None:
    """The last part of the paragraph and the name of what forbids a room there."""
    if castle.has_place(NUMBER[room], at):
        return None
    refused = no_place(castle, NUMBER[room], at)
    return f"{refused.rule} {refused.name.removeprefix('refusal-')}"


@pytest.mark.rule("TC-5.1")
def test_a_cell_holds_one_room_and_the_throne_takes_two() -> None:
    castle = castle_with({(-1, 0): "bakery"})
    assert why(castle, "salon", (-1, 0)) == "TC-5.1 taken"
    assert why(castle, "salon", (0, 0)) == "TC-5.1 on-throne"
    assert why(castle, "salon", (1, 0)) == "TC-5.1 on-throne"
    assert why(castle, "salon", (0, 1)) is None
    assert why(castle, "salon", (1, 1)) is None


@pytest.mark.rule("TC-5.2")
def test_rooms_share_a_side_and_corners_do_not_count() -> None:
    castle = castle_with({})
    assert {at_cell(cell) for cell in castle.cells_for(NUMBER["salon"])} == {(-1, 0), (2, 0), (0, 1), (1, 1)}
    assert why(castle, "salon", (-2, 0)) == "TC-5.2 no-side"
    assert why(castle, "dead_end", (-1, -1)) == "TC-5.2 no-side"
    assert why(castle, "salon", (10**9, 0)) == "TC-5.2 no-side"
    assert why(castle, "salon", (0, -(10**9))) == "TC-5.2 no-side"
    # The second room may lean on the first and need not touch the throne room.
    assert why(castle_with({(-1, 0): "bakery"}), "salon", (-2, 0)) is None


@pytest.mark.rule("TC-5.3")
def test_above_level_one_a_room_needs_one_below() -> None:
    castle = castle_with({(0, 1): "bakery"})
    assert why(castle, "kings_chambers", (-1, 1)) == "TC-5.3 no-support"
    assert why(castle, "kings_chambers", (1, 1)) is None
    assert why(castle, "kings_chambers", (0, 2)) is None
    assert why(castle, "kings_chambers", (-1, 0)) is None
    assert why(castle_with({(0, -1): "dead_end"}), "escape_room", (0, -2)) is None


@pytest.mark.rule("TC-5.4")
@pytest.mark.parametrize("below", ["grand_balcony", "fountain", "tower"])
def test_nothing_stands_under_the_open_sky(below: str) -> None:
    castle = castle_with({(-1, 0): "wine_room", (-1, 1): below})
    for above in ("salon", "dead_end", "terrace", "grand_foyer", "fountain"):
        assert why(castle, above, (-1, 2)) == "TC-5.4 open-sky"
    assert why(castle, "salon", (0, 1)) is None
    foyer = castle_with({(-1, 0): "grand_foyer"})
    assert why(foyer, "salon", (-1, 1)) is None
    assert why(foyer, below, (-1, 1)) is None


@pytest.mark.rule("TC-5.5")
@pytest.mark.parametrize("room", ["bakery", "salon", "sauna", "terrace", "solar", "fountain", "tower"])
def test_ground_rooms_stay_above_ground(room: str) -> None:
    assert why(castle_with({}), room, (0, -1)) == "TC-5.5 ground-only"


@pytest.mark.rule("TC-5.6")
def test_downstairs_rooms_stay_below() -> None:
    castle = castle_with({})
    assert why(castle, "laboratory", (-1, 0)) == "TC-5.6 below-only"
    assert why(castle, "laboratory", (0, 1)) == "TC-5.6 below-only"
    assert why(castle, "laboratory", (0, -1)) is None


@pytest.mark.rule("TC-5.7")
def test_corridors_and_foyers_stand_anywhere_and_basements_reach_out() -> None:
    castle = castle_with({})
    for room in ("echo_chamber", "grand_foyer"):
        assert {at_cell(cell) for cell in castle.cells_for(NUMBER[room])} == {
            (-1, 0),
            (2, 0),
            (0, 1),
            (1, 1),
            (0, -1),
            (1, -1),
        }
    overhang = castle_with({(0, -1): "echo_chamber", (-1, -1): "laboratory", (-2, -1): "crypt"})
    assert why(overhang, "salon", (-2, 0)) is None
    assert why(overhang, "mold_room", (-3, -1)) is None
    gap = castle_with({(0, -1): "echo_chamber", (-1, -1): "laboratory", (-2, -1): "crypt", (-2, 0): "salon"})
    assert why(gap, "study", (-1, 0)) is None
    assert why(gap, "study", (-2, 1)) is None


@pytest.mark.rule("TC-5.8")
def test_castles_have_no_size_limit() -> None:
    names = [room for room in PIECES[:147] if "hall" in room or room in ("salon", "study", "gallery")]
    tall = castle_with({(0, 1 + n): room for n, room in enumerate(names)})
    assert (0, 1 + len(names)) in tall.upper
    wide = castle_with({(-1 - n, 0): room for n, room in enumerate(names)})
    assert (-1 - len(names), 0) in wide.upper
    assert cell_at((101, 0)) is None


def test_a_whole_turn_can_be_played_by_anybody_in_any_order() -> None:
    for last in (False, True):
        state = begun(4)
        while state.turn == 1:
            seat = game.actors(state)[-1 if last else 0]
            game.advance(state, seat, game.legal(state, seat)[0], Chance.named("any"))
        assert all(sum(castle.counts) >= 2 for castle in state.castles)
    play_turn(state)


@pytest.mark.parametrize("notation", ["build 00 bakery 0,1", "build ٠ bakery 0,1", "build 0 bakery -0,1", "agree 07"])
def test_a_number_is_written_in_one_way(notation: str) -> None:
    with pytest.raises(Refused) as refused:
        game.parse(notation)
    assert refused.value.refusal == Refusal("", "refusal-notation", {"notation": notation})
