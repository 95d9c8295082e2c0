"""Section 6: bonuses, who settles them, and supplies that run short."""

import pytest
from two_castles_tables import building, castle_with, numbers, play, position, refusal, written

from castlewright.games.two_castles import game
from castlewright.games.two_castles.bonuses import Bonus
from castlewright.games.two_castles.bonuses.piles import Discard, Pile
from castlewright.games.two_castles.components import ATTENDANT_IDS, NUMBER, PIECES, TYPES
from castlewright.games.two_castles.state import State

TWO = {
    "food": ("bakery", "brewery", "buttery"),
    "living": ("salon", "study", "gallery"),
    "utility": ("sauna", "kennel", "washroom"),
    "outdoor": ("terrace", "sty", "stables"),
    "sleeping": ("solar", "nursery", "nap_room"),
    "corridor": ("dead_end", "promenade", "purgatory"),
    "downstairs": ("crypt", "dungeon", "armory"),
}
"""Two rooms for the castle and the third to build, of each type."""
FIVE_ROOMS = ("hidden_lair", "kitchen", "library", "pantry", "quiet_room")
THREE_CARDS = ("per_food", "per_living", "total_width")


def plan(kind: str, rooms: tuple[str, ...]) -> dict[tuple[int, int], str]:
    """Rooms in a row: above ground to the left of the throne, below it downwards."""
    return {((0, -1 - n) if kind == "downstairs" else (-1 - n, 0)): room for n, room in enumerate(rooms)}


def third(kind: str, seats: int = 3, seniority: str = "seats", edition: int = 2) -> State:
    """Castle 0 has just received its third room of a type, from seat 0."""
    rooms = TWO[kind]
    other = "vestibule" if kind != "living" else "kitchen"
    state = building(
        {0: (rooms[2], other)},
        {0: castle_with(plan(kind, rooms[:2]))},
        seats=seats,
        seniority=seniority,
        edition=edition,
        supply=(*FIVE_ROOMS, "wine_cellar", *(room for room in PIECES[:147] if room > "queens")),
        cards=(*THREE_CARDS, "per_sleeping"),
    )
    play(state, 0, f"build 0 {rooms[2]} {'0,-3' if kind == 'downstairs' else '-3,0'}")
    return state


def settle(state: State, notation: str) -> None:
    """The junior partner proposes, the elder agrees."""
    play(state, state.juniors[0], notation)
    play(state, state.seniors[0], "agree 0")


@pytest.mark.rule("TC-6.1")
@pytest.mark.parametrize("kind", TYPES)
def test_a_third_room_opens_the_bonus_of_its_type_and_its_partners_build_nothing_meanwhile(kind: str) -> None:
    state = third(kind, seats=4)
    bonus = state.bonuses[0]
    assert bonus is not None
    assert bonus.kind == kind
    own, partners = PIECES[state.pairs[0][0]], PIECES[state.pairs[1][0]]
    for seat, notation in ((1, f"build 0 {partners} 2,0"), (1, f"build 1 {partners} 2,0"), (0, f"build 3 {own} 2,0")):
        assert refusal(state, seat, notation) == ("TC-6.1", "bonus-first")
    assert refusal(state, 1, "you_first 1") == refusal(state, 0, "you_first 3") == ("TC-6.1", "bonus-first")
    assert not [move for seat in (0, 1) for move in written(state, seat) if move.startswith(("build", "you"))]
    assert refusal(state, 1, "add 1 tower -1,0") == ("TC-6.1", "no-bonus")
    # The others go on, in the castles they share with those who wait too.
    assert game.actors(state) == (1, 2, 3)
    assert {move.split()[1] for move in written(state, 2) if move.startswith("build")} == {"1", "2"}
    assert {move.split()[1] for move in written(state, 3) if move.startswith("build")} == {"2", "3"}


@pytest.mark.rule("TC-6.1")
@pytest.mark.parametrize("kind", TYPES)
def test_in_edition_1_only_this_castle_waited(kind: str) -> None:
    state = third(kind, edition=1)
    room = PIECES[state.pairs[1][0]]
    assert refusal(state, 1, f"build 0 {room} 2,0") == ("TC-6.1", "bonus-first")
    assert any(move.startswith("build 1") for move in written(state, 1))
    assert any(move.startswith("build 2") for move in written(state, 0))
    assert not any(move.startswith("build 0") for seat in range(3) for move in written(state, seat))


@pytest.mark.rule("TC-6.1")
def test_once_a_bonus_is_settled_its_partners_go_on() -> None:
    state = third("living", seats=4)
    play(state, 1, "attend 0 knight")
    assert not [move for move in written(state, 1) if move.startswith("build")]
    play(state, 0, "agree 0")
    assert {move.split()[1] for move in written(state, 0) if move.startswith("build")} == {"3"}
    assert {move.split()[1] for move in written(state, 1) if move.startswith("build")} == {"0", "1"}


@pytest.mark.rule("TC-6.1")
@pytest.mark.parametrize("first", [0, 1])
def test_neighbouring_castles_with_open_bonuses_are_no_dead_end(first: int) -> None:
    """Seat 1 is a partner of both: its rooms wait for both, and whatever is settled first, nobody is stuck."""
    state = building(
        {0: ("gallery", "kitchen"), 2: ("map_room", "bakery")},
        {0: castle_with(plan("living", TWO["living"][:2])), 1: castle_with(plan("living", ("parlor", "hat_room")))},
        seats=4,
    )
    play(state, 0, "build 0 gallery -3,0")
    play(state, 2, "build 1 map_room -3,0")
    assert [bonus is not None for bonus in state.bonuses] == [True, True, False, False]
    assert game.actors(state) == (1, 2, 3)
    # The juniors: seat 1 proposes for castle 0, seat 2 for castle 1; seat 3 builds on, in castle 2 as well.
    assert all(move.startswith("attend 0") for move in written(state, 1))
    assert all(move.startswith("attend 1") for move in written(state, 2))
    assert {move.split()[1] for move in written(state, 3) if move.startswith("build")} == {"2", "3"}
    room = PIECES[state.pairs[1][0]]
    for castle in (first, 1 - first):
        assert refusal(state, 1, f"build {castle} {room} 2,0") == ("TC-6.1", "bonus-first")
        play(state, state.juniors[castle], f"attend {castle} painter")
        play(state, state.seniors[castle], f"agree {castle}")
    assert {move.split()[1] for move in written(state, 1) if move.startswith("build")} == {"0", "1"}


@pytest.mark.rule("TC-6.1")
def test_whoever_decides_two_bonuses_may_settle_either_first() -> None:
    state = building(
        {0: ("gallery", "kitchen"), 2: ("map_room", "bakery")},
        {0: castle_with(plan("living", TWO["living"][:2])), 1: castle_with(plan("living", ("parlor", "hat_room")))},
        seats=4,
    )
    state.seniors, state.juniors = (0, 2, 2, 0), (1, 1, 3, 3)
    play(state, 0, "build 0 gallery -3,0")
    play(state, 2, "build 1 map_room -3,0")
    assert {move.split()[1] for move in written(state, 1)} == {"0", "1"}
    assert {move.split()[0] for move in written(state, 1)} == {"attend"}


@pytest.mark.rule("TC-6.1")
def test_the_elder_who_should_build_first_settles_an_open_bonus_before() -> None:
    """Both wait in castle 1, so that its elder builds first; who has a bonus to see settled: all wait for that."""
    state = building({0: ("gallery", "kitchen")}, {0: castle_with(plan("living", TWO["living"][:2]))}, seats=4)
    play(state, 1, "you_first 1")
    play(state, 2, "you_first 1")
    play(state, 0, "build 0 gallery -3,0")
    room = PIECES[state.pairs[2][0]]
    assert refusal(state, 2, f"build 1 {room} 2,0") == ("TC-4.3", "elder-first")
    assert not [move for move in written(state, 1) if move.startswith("build")]
    settle(state, "attend 0 knight")
    assert [move for move in written(state, 1) if move.startswith("build 1")]


@pytest.mark.rule("TC-6.1")
def test_everybody_is_told_which_bonus_they_wait_for() -> None:
    state = third("living", seats=4)
    spoken = [game.view(state, seat).prompt for seat in (0, 1, 2)]
    assert [prompt.name for prompt in spoken] == ["prompt-held", "prompt-propose", "prompt-build"]
    assert spoken[0].args == {"castle": 0, "bonus": "living", "step": "propose", "seat": 1}
    assert game.view(state, 0).castles[0].held == (1,)
    assert game.view(state, 0).castles[1].held == (1,)
    assert game.view(state, 0).castles[3].held == (0,)
    play(state, 1, "attend 0 knight")
    held = game.view(state, 1).prompt
    assert (held.name, held.args["step"], held.args["seat"]) == ("prompt-held", "decide", 0)
    for seat in (2, 3):
        for castle in state.castles_of(seat):
            play(state, seat, next(move for move in written(state, seat) if move.startswith(f"build {castle}")))
    assert game.actors(state) == (0,)
    for eye in (2, 3, None):
        waiting = game.view(state, eye).prompt
        assert (waiting.name, waiting.args["castle"], waiting.args["seat"]) == ("prompt-wait-bonus", 0, 0)


@pytest.mark.rule("TC-6.1")
def test_several_open_bonuses_are_waited_for_together() -> None:
    state = building(
        {0: ("gallery", "kitchen"), 2: ("map_room", "bakery")},
        {0: castle_with(plan("living", TWO["living"][:2])), 2: castle_with(plan("living", ("parlor", "hat_room")))},
        seats=4,
    )
    play(state, 0, "build 0 gallery -3,0")
    play(state, 2, "build 2 map_room -3,0")
    assert game.actors(state) == (1, 3)
    watching = game.view(state, None).prompt
    assert (watching.name, watching.args) == ("prompt-wait-bonuses", {"count": 2})


@pytest.mark.rule("TC-6.1")
def test_second_fourth_sixth_and_specialty_rooms_bring_nothing() -> None:
    corridors = ("dead_end", "promenade", "purgatory", "great_hall", "pacing_hall")
    for count in (1, 3, 5):
        state = building({0: ("escape_room", "salon")}, {0: castle_with(plan("corridor", corridors[:count]))})
        play(state, 0, f"build 0 escape_room {-1 - count},0")
        assert state.bonuses[0] is None
    state = third("corridor")
    settle(state, "add 0 grand_foyer -4,0")
    assert state.bonuses[0] is None


@pytest.mark.rule("TC-6.2")
def test_a_room_built_by_a_bonus_counts_and_chains() -> None:
    castle = castle_with({**plan("food", TWO["food"][:2]), (2, 0): "salon", (3, 0): "study"})
    state = building({0: ("buttery", "vestibule")}, {0: castle}, supply=FIVE_ROOMS)
    play(state, 0, "build 0 buttery -3,0")
    settle(state, "add 0 library 4,0")
    bonus = state.bonuses[0]
    assert bonus is not None
    assert (bonus.kind, bonus.proposal) == ("living", None)
    settle(state, "attend 0 painter")
    assert state.bonuses[0] is None
    assert state.castles[0].attendants == (ATTENDANT_IDS.index("painter"),)


@pytest.mark.rule("TC-6.2", "TC-6.4", "TC-6.10")
def test_a_copied_food_bonus_may_build_the_third_food_room_and_bring_another() -> None:
    castle = castle_with({**plan("downstairs", TWO["downstairs"][:2]), **plan("food", TWO["food"][:2])})
    supply = ("kitchen", *TWO["living"], "solar", "sauna", "library", "harp_room", "hat_room", "map_room")
    state = building({0: ("armory", "vestibule")}, {0: castle}, supply=supply)
    play(state, 0, "build 0 armory 0,-3")
    settle(state, "copy 0 food")
    settle(state, "add 0 kitchen -3,0")
    bonus = state.bonuses[0]
    assert bonus is not None
    assert (bonus.kind, bonus.drawn) == ("food", numbers("sauna", "library", "harp_room", "hat_room", "map_room"))


@pytest.mark.rule("TC-6.3")
def test_the_junior_proposes_and_the_elder_agrees_or_decides_otherwise() -> None:
    state = third("living")
    assert refusal(state, 0, "attend 0 knight") == ("TC-6.3", "junior-first")
    assert refusal(state, 0, "agree 0") == ("TC-6.3", "junior-first")
    assert refusal(state, 1, "agree 0") == ("TC-6.3", "nothing-proposed")
    assert [move for move in written(state, 1) if not move.startswith(("build", "you"))] == [
        "attend 0 juggler",
        "attend 0 knight",
        "attend 0 majordomo",
        "attend 0 painter",
    ]
    events = play(state, 1, "attend 0 knight")
    assert [event.name for event in events] == ["event-proposes", "event-proposed-attendant"]
    assert not state.castles[0].attendants
    assert refusal(state, 1, "attend 0 juggler") == ("TC-6.3", "proposed")
    assert refusal(state, 1, "agree 0") == ("TC-6.3", "proposed")
    assert refusal(state, 0, "attend 0 knight") == ("TC-6.3", "agree-instead")
    assert [move for move in written(state, 0) if not move.startswith(("build", "you"))] == [
        "attend 0 juggler",
        "attend 0 majordomo",
        "attend 0 painter",
        "agree 0",
    ]
    agreed = state.copy()
    assert [event.name for event in play(agreed, 0, "agree 0")] == ["event-agrees", "event-attends"]
    assert agreed.castles[0].attendants == (ATTENDANT_IDS.index("knight"),)
    assert [event.name for event in play(state, 0, "attend 0 painter")] == ["event-otherwise", "event-attends"]
    assert state.castles[0].attendants == (ATTENDANT_IDS.index("painter"),)


@pytest.mark.rule("TC-6.3")
def test_the_elder_has_the_last_word_whoever_built() -> None:
    state = building({0: ("gallery", "kitchen")}, {2: castle_with(plan("living", TWO["living"][:2]))})
    state.seniors, state.juniors = (0, 1, 2), (1, 2, 0)
    play(state, 0, "build 2 gallery -3,0")
    assert state.decider(2) == 0
    play(state, 0, "attend 2 knight")
    assert state.decider(2) == 2
    assert game.finality(state, 2, game.parse("attend 2 painter")).final
    play(state, 2, "attend 2 painter")
    assert state.castles[2].attendants == (ATTENDANT_IDS.index("painter"),)


@pytest.mark.rule("TC-6.4")
def test_food_draws_five_builds_one_and_discards_four() -> None:
    state = third("food")
    bonus = state.bonuses[0]
    assert bonus is not None
    assert bonus.drawn == numbers(*FIVE_ROOMS)
    assert refusal(state, 1, "add 0 wine_cellar 0,-1") == ("TC-6.4", "not-offered-room")
    assert refusal(state, 1, "add 0 nonsense 0,-1") == ("TC-6.4", "not-offered-room")
    assert refusal(state, 1, "add 0 kitchen 0,-1") == ("TC-5.5", "ground-only")
    assert refusal(state, 1, "attend 0 knight") == ("TC-6.4", "other-bonus")
    offered = {move.split()[2] for move in written(state, 1) if move.startswith("add")}
    assert offered == set(FIVE_ROOMS)
    play(state, 1, "add 0 kitchen 2,0")
    assert game.finality(state, 0, game.parse("agree 0")).final
    play(state, 0, "agree 0")
    assert state.castles[0].counts[0] == 4
    assert [each.item for each in state.rooms.discards] == [n for n in numbers(*FIVE_ROOMS) if n != NUMBER["kitchen"]]
    assert all(each.known == 0b011 for each in state.rooms.discards)


@pytest.mark.rule("TC-6.5")
def test_living_brings_an_attendant_unless_its_kind_has_run_out() -> None:
    state = third("living", seats=7)
    painted = castle_with({}, attendants=("painter", "painter"))
    for number in (1, 2, 3):
        state.castles[number] = painted
    state.castles[4] = castle_with({}, attendants=("painter",))
    assert refusal(state, 1, "attend 0 painter") == ("TC-6.5", "attendant-gone")
    assert refusal(state, 1, "attend 0 jester") == ("TC-6.5", "no-such-attendant")
    assert refusal(state, 1, "keep 0 per_food") == ("TC-6.5", "other-bonus")
    assert "attend 0 painter" not in written(state, 1)
    assert "attend 0 knight" in written(state, 1)


@pytest.mark.rule("TC-6.6")
def test_utility_draws_three_cards_and_keeps_one_face_up() -> None:
    state = third("utility")
    assert [move for move in written(state, 1) if move.startswith("keep")] == [
        "keep 0 per_food",
        "keep 0 per_living",
        "keep 0 total_width",
    ]
    assert refusal(state, 1, "keep 0 per_sleeping") == ("TC-6.6", "not-offered-card")
    assert refusal(state, 1, "keep 0 nonsense") == ("TC-6.6", "not-offered-card")
    settle(state, "keep 0 total_width")
    assert game.view(state, None).castles[0].cards == ("total_width",)
    assert len(state.cards.discards) == 2
    assert [each.item for each in game.view(state, 1).cards.discards] == ["per_food", "per_living"]
    assert [each.item for each in game.view(state, 2).cards.discards] == [None, None]


@pytest.mark.rule("TC-6.7", "TC-6.8", "TC-6.9")
@pytest.mark.parametrize(
    ("kind", "face"), [("outdoor", "fountain"), ("sleeping", "tower"), ("corridor", "grand_foyer")]
)
def test_outdoor_sleeping_and_corridors_bring_their_specialty_room(kind: str, face: str) -> None:
    state = third(kind)
    offered = {move.split()[2] for move in written(state, 1) if move.startswith("add")}
    assert offered == {face}
    wrong = {"fountain": "tower", "tower": "grand_foyer", "grand_foyer": "fountain"}[face]
    rule = {"outdoor": "TC-6.7", "sleeping": "TC-6.8", "corridor": "TC-6.9"}[kind]
    assert refusal(state, 1, f"add 0 {wrong} 2,0") == (rule, "not-offered-room")
    settle(state, f"add 0 {face} 2,0")
    assert NUMBER[face] in state.castles[0].rooms.values()
    assert state.castles[0].specialty_rooms() == 2


@pytest.mark.rule("TC-6.10")
def test_downstairs_copies_any_other_bonus_and_uses_up_none() -> None:
    state = third("downstairs")
    assert [move for move in written(state, 1) if move.startswith("copy")] == [
        f"copy 0 {kind}" for kind in ("corridor", "food", "living", "outdoor", "sleeping", "utility")
    ]
    assert refusal(state, 1, "copy 0 downstairs") == ("TC-6.10", "no-copy")
    assert refusal(state, 1, "copy 0 five") == ("TC-6.10", "no-copy")
    play(state, 1, "copy 0 living")
    assert not game.finality(state, 0, game.parse("agree 0")).final
    assert game.finality(state, 0, game.parse("copy 0 food")).final
    assert [event.name for event in play(state, 0, "agree 0")] == ["event-agrees", "event-copies"]
    settle(state, "attend 0 painter")
    # The castle has no living room yet; its own bonus still comes with the third.
    two = {**plan("downstairs", TWO["downstairs"]), **plan("living", TWO["living"][:2])}
    state.castles[0] = castle_with(two, attendants=("painter",))
    state.pairs[1] = numbers("gallery", "kitchen")
    play(state, 1, "build 0 gallery -3,0")
    bonus = state.bonuses[0]
    assert bonus is not None
    assert bonus.kind == "living"
    settle(state, "attend 0 painter")
    assert state.castles[0].attendants == (ATTENDANT_IDS.index("painter"),) * 2


@pytest.mark.rule("TC-6.11")
def test_a_fifth_room_brings_any_specialty_room() -> None:
    corridors = ("dead_end", "promenade", "purgatory", "great_hall")
    state = building(
        {0: ("escape_room", "salon")}, {0: castle_with({**plan("corridor", corridors), (2, 0): "fountain"})}
    )
    play(state, 0, "build 0 escape_room -5,0")
    bonus = state.bonuses[0]
    assert bonus is not None
    assert bonus.kind == "five"
    assert {move.split()[2] for move in written(state, 1) if move.startswith("add")} == {
        "fountain",
        "tower",
        "grand_foyer",
    }
    assert refusal(state, 1, "add 0 fountain 2,1") == ("TC-5.4", "open-sky")
    assert refusal(state, 1, "add 0 salon 3,0") == ("TC-6.11", "not-offered-room")
    assert refusal(state, 1, "copy 0 food") == ("TC-6.11", "other-bonus")
    settle(state, "add 0 fountain 3,0")
    assert state.castles[0].specialty_rooms() == 3


@pytest.mark.rule("TC-6.12")
def test_a_short_supply_is_shuffled_with_the_discards_before_anything_is_drawn() -> None:
    rooms = TWO["food"]
    state = building({0: (rooms[2], "vestibule")}, {0: castle_with(plan("food", rooms[:2]))})
    state.rooms = Pile(numbers("salon", "study"), tuple(Discard(n, 0b100, 0) for n in numbers(*FIVE_ROOMS)))
    events = play(state, 0, f"build 0 {rooms[2]} -3,0")
    assert [event.name for event in events] == ["event-built", "event-bonus", "event-reshuffled", "event-drawn"]
    assert state.rooms.times == 1
    assert len(state.rooms.supply) == 2
    assert not state.rooms.discards
    # Exactly five left: they are drawn, and nothing is shuffled.
    exact = building({0: (rooms[2], "vestibule")}, {0: castle_with(plan("food", rooms[:2]))}, supply=FIVE_ROOMS)
    exact.rooms = exact.rooms.discarding(numbers("salon"), 0, 0)
    play(exact, 0, f"build 0 {rooms[2]} -3,0")
    assert (exact.rooms.times, exact.rooms.supply, len(exact.rooms.discards)) == (0, (), 1)


@pytest.mark.rule("TC-6.12")
@pytest.mark.parametrize("kind", ["food", "utility"])
def test_a_castle_waits_while_others_hold_what_is_left(kind: str) -> None:
    rooms = TWO[kind]
    second = {"food": ("kitchen", "pantry", "crepery"), "utility": ("mud_room", "key_room", "coat_room")}[kind]
    last = {"food": ("scullery", "ice_house", "wine_room"), "utility": ("tool_room", "kittenry", "dumbwaiter")}[kind]
    state = building(
        {0: (rooms[2], "vestibule"), 2: (second[2], "parlor"), 3: (last[2], "hat_room")},
        {
            0: castle_with(plan(kind, rooms[:2])),
            2: castle_with(plan(kind, second[:2])),
            3: castle_with(plan(kind, last[:2])),
        },
        seats=4,
        supply=FIVE_ROOMS,
        cards=THREE_CARDS,
    )
    play(state, 0, f"build 0 {rooms[2]} -3,0")
    events = play(state, 3, f"build 3 {last[2]} -3,0")
    assert [event.name for event in events] == ["event-built", "event-bonus", "event-waits"]
    play(state, 2, f"build 2 {second[2]} -3,0")
    for castle in (2, 3):
        assert state.decider(castle) is None
        assert refusal(state, state.seniors[castle], f"agree {castle}") == ("TC-6.12", "draw-waits")
    assert game.view(state, 3).castles[3].bonus.drawn == ()  # type: ignore[union-attr]
    held = game.view(state, 3).prompt
    assert (held.rule, held.name, held.args["step"]) == ("TC-6.12", "prompt-held", "draw")
    play(state, 1, written(state, 1)[-1])
    # Four rooms (two cards) come back: still too few for either, until another room or card is there.
    state.rooms = state.rooms.discarding(numbers("salon"), 0, 0)
    state.cards = state.cards.discarding((19,), 0, 0)
    events = play(state, 0, "agree 0")
    # The other one waits on, and has said so before.
    assert [event.name for event in events if event.name in ("event-drawn", "event-waits")] == ["event-drawn"]
    assert state.decider(2) == 3
    assert state.decider(3) is None


@pytest.mark.rule("TC-6.13")
def test_the_limits_are_told_when_a_real_castle_breaks_them() -> None:
    plan_of_seven = {(-1 - n, 0): "fountain" for n in range(7)}
    many = game.appraise(
        position(plan_of_seven, attendants=["painter"] * 3, cards=["per_food", "per_living", "per_utility"])
    )
    assert [(warned.reason.rule, warned.reason.name) for warned in many.warnings] == [
        ("TC-6.13", "warning-many-attendants"),
        ("TC-6.13", "warning-many-cards"),
        ("TC-6.13", "warning-many-specialty"),
    ]
    wide = {(2 + n, 0): room for n, room in enumerate(r for r in PIECES[:147] if r.startswith(("ha", "s", "k")))}
    wide = {at: room for at, room in wide.items() if room not in TWO["downstairs"]}
    warned = game.appraise(position(wide)).warnings
    assert [each.reason.args for each in warned if each.reason.name == "warning-many-regular"] == [
        {"count": len(wide), "most": 18}
    ]


def test_bonuses_know_what_they_draw() -> None:
    assert Bonus("food").waits
    assert not Bonus("living").waits
    assert not Bonus("utility", (1, 2, 3)).waits
