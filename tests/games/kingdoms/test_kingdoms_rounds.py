"""Achievements and how the game ends."""

import pytest
from kingdoms_tables import groups, paper, play, table, whole

from castlewright.games.kingdoms import game
from castlewright.games.kingdoms.state import State

HYDRAS = {"B7": "red", "G2": "red", "L2": "red", "R8": "red"}
DRAGONS = ("G9", "B8", "L7", "Y9", "R3", "U4")


def one_round(state: State, *turns: str) -> list[str]:
    """Every seat plays its chain of moves, in order of the token; the names of public events."""
    names = []
    for turn, chain in enumerate(turns):
        seat = (state.token + turn) % state.seats
        names += [event.name for event in play(state, seat, *chain.split("; ")) if event.to is None]
    return names


def speed(state: State) -> dict[str, list[int]]:
    """The speed points of every row that somebody has."""
    found: dict[str, list[int]] = {}
    for seat, sheet in enumerate(game.scores(state)):
        for line in sheet.lines:
            if line.name in ("line-first", "line-second"):
                found.setdefault(line.group, [0] * state.seats)[seat] = line.points
    return found


@pytest.mark.rule("CK-8.1")
def test_achievements_wait_for_the_end_of_the_round() -> None:
    state = table(paper(whole("U", but="U5")), paper(), blue="2 umberland")
    one_round(state, "take blue umberland; paint blue U5; done")
    assert speed(state) == {}
    assert game.view(state, 0).rows[4].first_seats == ()
    names = [event.name for event in play(state, 1, "take red yellowmere", "done")]
    assert "event-achievement" in names
    assert speed(state) == {"umberland": [4, 0]}


@pytest.mark.rule("CK-8.1")
def test_tamed_and_beaten_both_count_for_the_kind() -> None:
    """Three griffins red, one blue: all four are painted."""
    state = table(paper("L9 red, R6 red, Y1 red"), paper(), blue="2 umberland")
    one_round(state, "take blue umberland; paint blue U5; done", "take red yellowmere; done")
    assert speed(state) == {"griffin": [3, 0]}
    assert groups(state)["griffin"] == 6


@pytest.mark.rule("CK-8.2")
def test_the_example_of_umberland_first() -> None:
    state = table(paper(whole("U", but="U5")), paper(whole("U", but="U5 U6")), paper(), blue="2 umberland")
    one_round(
        state,
        "take blue umberland; paint blue U5; done",
        "take red yellowmere; done",
        "take yellow yellowmere; done",
    )
    assert speed(state) == {"umberland": [4, 0, 0]}
    row = game.view(state, None).rows[4]
    assert (row.row, row.first_seats, row.second_seats) == ("umberland", (0,), ())


@pytest.mark.rule("CK-8.2", "CK-8.3")
def test_the_example_of_dragons_second() -> None:
    """Whoever paints all dragons later has the 1; a third one nothing."""
    missing = {region: "red" for region in DRAGONS if region != "G9"}
    state = table(*(paper(missing) for _ in range(3)), blue="2 greenwood")
    one_round(
        state,
        "take blue greenwood; paint blue G9; done",
        "take red yellowmere; done",
        "take yellow yellowmere; done",
    )
    for expected in ([3, 1, 0], [3, 1, 0]):
        state.dice = table(paper(), blue="2 greenwood").dice
        finishing = state.token
        one_round(
            state,
            "take blue greenwood; paint blue G9; done",
            "take red yellowmere; done",
            "take yellow yellowmere; done",
        )
        assert finishing in (1, 2)
        assert speed(state)["dragon"] == expected
    assert game.view(state, None).rows[6].second_seats == (1,)


@pytest.mark.rule("CK-8.2", "CK-8.3")
def test_equal_rounds_share_and_leave_the_second_open() -> None:
    almost = paper(whole("Y", but="Y9"))
    state = table(almost, almost, almost, blue="2 yellowmere", red="2 yellowmere", yellow="2 redmount")
    one_round(
        state,
        "take blue yellowmere; paint blue Y9; done",
        "take red yellowmere; paint red Y9; done",
        "take yellow redmount; done",
    )
    assert speed(state) == {"yellowmere": [4, 4, 0]}
    state.dice = table(paper(), red="2 yellowmere").dice
    assert state.token == 1
    one_round(
        state, "take yellow yellowmere; done", "take red yellowmere; paint red Y9; done", "take blue yellowmere; done"
    )
    assert speed(state) == {"yellowmere": [4, 4, 2]}


@pytest.mark.rule("CK-8.3", "CK-3.5")
def test_the_example_of_two_players() -> None:
    """Both finish the hydras together; one also Yellowmere, and the other a round later, for 2 points."""
    hydras = {region: colour for region, colour in HYDRAS.items() if region != "L2"}
    mine = paper({**hydras, **whole("Y", but="Y9")})
    rival = paper({**hydras, **whole("Y", but="Y9")}, spells={"spread": 1})
    state = table(
        mine, rival, blue="2 lilacfield", red="2 yellowmere", yellow="4 yellowmere", white="2 lilacfield yellowmere"
    )
    rival_turn = "take white lilacfield as blue; spread yellowmere; paint blue L2; paint blue Y9; done"
    one_round(state, "take blue lilacfield; paint blue L2; done", rival_turn)
    assert speed(state) == {"hydra": [3, 3], "yellowmere": [0, 4]}
    assert (state.round, state.throw) == (2, 1)
    one_round(state, "take red yellowmere; paint red Y9; done", "take yellow yellowmere; done")
    assert speed(state) == {"hydra": [3, 3], "yellowmere": [2, 4]}


@pytest.mark.rule("CK-8.3")
def test_nobody_scores_a_row_twice() -> None:
    state = table(paper(whole("U")), paper(), blue="2 greenwood")
    state.firsts = tuple(1 if row == 4 else 0 for row in range(11))
    one_round(state, "take blue greenwood; done", "take red yellowmere; done")
    assert speed(state) == {"umberland": [4, 0]}
    assert state.seconds == (0,) * 11


@pytest.mark.rule("CK-9.1", "CK-10.7")
def test_three_kingdoms_bring_one_last_round_for_all() -> None:
    state = table(
        paper(whole("BGL", but="B9")),
        paper(whole("BGL", but="B9")),
        paper(),
        blue="2 blueriver",
        red="2 blueriver",
    )
    names = one_round(
        state,
        "take blue blueriver; paint blue B9; done",
        "take red blueriver; done",
        "take yellow yellowmere; done",
    )
    assert "event-last-round" in names
    assert (state.phase, state.last) == ("turns", True)
    assert speed(state)["final"] == [3, 0, 0]
    state.dice = table(paper(), red="2 blueriver").dice
    names = one_round(
        state,
        "take red blueriver; paint red B9; done",
        "take blue yellowmere; done",
        "take yellow yellowmere; done",
    )
    assert names[-1] == "event-end"
    assert state.phase == "over"
    assert speed(state)["final"] == [3, 1, 0]
    assert speed(state)["blueriver"] == [4, 2, 0]


@pytest.mark.rule("CK-9.1")
def test_two_kingdoms_do_not_end_the_game() -> None:
    state = table(paper(whole("BG", but="B9")), paper(), blue="2 blueriver")
    one_round(state, "take blue blueriver; paint blue B9; done", "take red yellowmere; done")
    assert not state.last


@pytest.mark.rule("CK-9.2")
def test_the_game_ends_when_all_blots_of_all_are_filled() -> None:
    state = table(paper(blots=9), paper(blots=9))
    one_round(state, "take blue yellowmere; done", "take red yellowmere; paint red Y1; paint red Y3; done")
    assert state.phase == "turns", "one sheet has a blot left"
    names = one_round(state, "take yellow yellowmere; done", "take white yellowmere as red; done")
    assert names[-1] == "event-end-blots"
    assert state.phase == "over"
    assert game.outcome(state) is not None


@pytest.mark.rule("CK-9.3")
def test_all_blots_beat_the_last_round_but_the_speed_is_marked() -> None:
    state = table(paper(whole("BGL", but="B9"), blots=9), paper(blots=9), blue="2 blueriver")
    one_round(state, "take blue blueriver; paint blue B9; done", "take red yellowmere; done")
    assert state.phase == "over"
    assert speed(state)["final"] == [3, 0]


@pytest.mark.rule("CK-8.1")
def test_a_round_may_bring_any_number_of_achievements() -> None:
    """One region finishes a kingdom, the dragons, and three kingdoms."""
    dragons = {"R3": "red", "U4": "red", "Y9": "red"}
    state = table(paper(whole("BGL", but="B8") | dragons), paper(whole("RUY", but="Y9")), blue="2 blueriver")
    play(state, 0, "take blue blueriver", "paint blue B8")
    play(state, 1, "take red yellowmere", "paint red Y9")
    play(state, 0, "done")
    told = [event.args for event in play(state, 1, "done") if event.name == "event-achievement"]
    assert [(each["seat"], each["row"], each["place"]) for each in told] == [
        (0, "blueriver", 1),
        (1, "yellowmere", 1),
        (0, "dragon", 1),
        (0, "final", 1),
        (1, "final", 1),
    ], "three kingdoms, not the same ones"


@pytest.mark.rule("CK-8.3")
def test_a_third_place_is_announced_without_points() -> None:
    state = table(paper(whole("U", but="U5")), paper(), blue="2 umberland")
    state.firsts = tuple(2 if row == 4 else 0 for row in range(11))
    state.seconds = state.firsts
    play(state, 0, "take blue umberland", "paint blue U5", "done")
    told = [event for event in play(state, 1, "take red yellowmere", "done") if event.name == "event-achievement"]
    assert {(event.args["row"], event.args["place"], event.args["points"]) for event in told} >= {("umberland", 0, 0)}


def test_the_opened_sheets_are_told_to_everybody() -> None:
    held = paper("B1 green", spells={"spread": 1})
    state = table(held, paper(), blue="3 lilacfield")
    chain = "take blue lilacfield; spread yellowmere; paint blue Y1 gives brown; paint blue L1; done"
    one_round(state, chain)
    events = play(state, 1, "take red yellowmere", "done")
    told = [(event.name, event.args.get("seat"), event.args.get("count")) for event in events]
    assert ("event-opened", 0, 2) in told
    assert ("event-cast", 0, 1) in told
    assert ("event-tower", 0, 1) in told
    assert ("event-blot", 0, None) in told
    assert ("event-opened", 1, 0) in told
    assert all(event.to is None for event in events)
