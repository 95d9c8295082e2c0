"""Rounds, the token, and taking dice."""

from typing import Any

import pytest
from kingdoms_tables import CHANCE, FIRST, offered, painting, paper, play, refused, table, whole
from msgspec import structs

from castlewright.core import BadRecord, Match, Player, Refused, replay
from castlewright.games.kingdoms import game
from castlewright.games.kingdoms.moves import Take
from castlewright.games.kingdoms.state import State

PLAYERS = tuple(Player(name) for name in ("Anna", "Boris", "Vera"))


def _round(state: State, *takes: str) -> None:
    """A round in which everybody takes a die and stops."""
    seats = [(state.token + turn) % state.seats for turn in range(state.seats)]
    for seat, take in zip(seats, takes, strict=True):
        play(state, seat, take)
    for seat in seats:
        play(state, seat, "done")


@pytest.mark.rule("CK-3.1")
def test_dice_are_taken_in_order_and_painting_waits_for_nobody() -> None:
    state = table(paper(), paper(), paper(), blue="3 greenwood", red="2 redmount", yellow="2 blueriver")
    assert game.actors(state) == (0,)
    assert refused(state, 1, "take red redmount") == "CK-3.1 refusal-not-your-take"
    play(state, 0, "take blue greenwood")
    assert game.actors(state) == (0, 1)
    play(state, 1, "take red redmount", "paint red R1", "done")
    assert game.actors(state) == (0, 2)
    play(state, 2, "take yellow blueriver")
    assert game.actors(state) == (0, 2)
    play(state, 2, "done")
    play(state, 0, "paint blue G1")
    assert state.round == 1
    play(state, 0, "done")
    assert (state.round, state.token, game.actors(state)) == (2, 1, (1,))


@pytest.mark.rule("CK-3.1")
def test_nothing_is_painted_before_a_die_is_taken() -> None:
    state = table(paper(), paper(spells={"shift": 1}))
    for move in ("paint blue G1", "done", "blend", "shift greenwood", "spread greenwood"):
        assert refused(state, 0, move) == "CK-3.1 refusal-no-die"


@pytest.mark.rule("CK-3.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_round_has_its_throw_and_the_token_goes_round(seats: int) -> None:
    state = table(*[paper()] * seats)
    for number in range(1, 2 * seats + 1):
        assert (state.round, state.throw, state.token) == (number, number, (number - 1) % seats)
        assert state.tray == 0b1111
        for turn in range(seats):
            seat = (state.token + turn) % seats
            play(state, seat, str(game.legal(state, seat)[0]))
        assert state.tray.bit_count() == 4 - seats
        for seat in range(seats):
            play(state, seat, "done")
        if state.phase == "over":
            break


@pytest.mark.rule("CK-3.5")
def test_two_players_share_a_throw_for_two_rounds() -> None:
    """The example of the rulebook: first, second, first between two, second gets the last; then the token passes."""
    state = table(paper(), paper())
    thrown = state.dice
    _round(state, "take blue yellowmere", "take red yellowmere")
    assert (state.round, state.throw, state.token, state.dice) == (2, 1, 0, thrown)
    assert offered(state, 0) == [
        "take white yellowmere as blue",
        "take white yellowmere as red",
        "take yellow yellowmere",
    ]
    play(state, 0, "take yellow yellowmere")
    assert offered(state, 1) == [f"take white yellowmere as {colour}" for colour in ("blue", "red", "yellow")]
    play(state, 1, "take white yellowmere as yellow")
    play(state, 0, "done")
    play(state, 1, "done")
    assert (state.round, state.throw, state.token, state.tray) == (3, 2, 1, 0b1111)
    assert game.actors(state) == (1,)


@pytest.mark.rule("CK-3.5")
def test_the_last_round_of_two_is_one_die_each() -> None:
    """Three kingdoms after the first half: the last round is the second half, with the dice that are left."""
    state = table(paper(whole("BGL", but="B9")), paper(), blue="2 blueriver")
    play(state, 0, "take blue blueriver", "paint blue B9")
    play(state, 1, "take red yellowmere", "done")
    play(state, 0, "done")
    assert (state.last, state.round, state.throw) == (True, 2, 1)
    _round(state, "take white yellowmere as red", "take yellow yellowmere")
    assert state.phase == "over"


@pytest.mark.rule("CK-4.1")
def test_a_die_must_be_taken_and_only_one() -> None:
    full = paper(whole("BGLRUY"))
    state = table(full, full)
    assert offered(state, 0) == ["take blue yellowmere", "take red yellowmere", "take yellow yellowmere"]
    play(state, 0, "take blue yellowmere")
    assert offered(state, 0) == ["done"]
    assert refused(state, 0, "take red yellowmere") == "CK-4.1 refusal-taken-already"
    assert refused(state, 1, "take blue yellowmere") == "CK-4.1 refusal-die-gone"


@pytest.mark.rule("CK-4.2")
def test_a_die_on_a_border_is_taken_from_one_kingdom() -> None:
    state = table(paper(), paper(), blue="2 greenwood blueriver")
    assert offered(state, 0, "take blue") == ["take blue blueriver", "take blue greenwood"]
    assert refused(state, 0, "take blue redmount") == "CK-4.2 refusal-die-elsewhere"
    play(state, 0, "take blue blueriver")
    assert refused(state, 0, "paint blue G1") == "CK-5.2 refusal-kingdom"


@pytest.mark.rule("CK-4.2")
def test_a_full_kingdom_may_be_named() -> None:
    state = table(paper(whole("G")), blue="2 greenwood")
    play(state, 0, "take blue greenwood")
    assert offered(state, 0) == ["done"]


@pytest.mark.rule("CK-4.3")
def test_the_white_die_is_never_first() -> None:
    state = table(paper(), paper(), white="4 greenwood")
    assert offered(state, 0, "take white") == []
    assert refused(state, 0, "take white greenwood as blue") == "CK-4.3 refusal-white-first"
    assert refused(state, 0, "take white greenwood") == "CK-4.3 refusal-white-first"


@pytest.mark.rule("CK-4.4")
def test_the_white_die_takes_a_colour_missing_from_the_tray() -> None:
    state = table(paper(), paper(), white="4 greenwood")
    play(state, 0, "take blue yellowmere")
    assert offered(state, 1, "take white") == ["take white greenwood as blue"]
    assert refused(state, 1, "take white greenwood as red") == "CK-4.4 refusal-white-colour"
    assert refused(state, 1, "take white greenwood as green") == "CK-4.4 refusal-white-basic"
    assert refused(state, 1, "take white greenwood") == "CK-4.4 refusal-white-basic", "its colour has to be named"
    play(state, 1, "take white greenwood as blue")
    assert refused(state, 1, "paint red G1") == "CK-5.1 refusal-colour"
    play(state, 1, "paint blue G1")


@pytest.mark.rule("CK-4.4")
def test_any_other_die_has_its_own_colour() -> None:
    state = table(paper(), blue="2 greenwood")
    assert game.why_not(state, 0, Take("blue", "greenwood", "red")).name == "refusal-die-colour"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("word", "rule"),
    [("take pink greenwood", "CK-1.5"), ("take blue nowhere", "CK-1.2"), ("take white greenwood as pink", "CK-1.4")],
)
def test_unknown_words_are_refused(word: str, rule: str) -> None:
    assert refused(table(paper()), 0, word) == f"{rule} refusal-unknown"


@pytest.mark.rule("CK-4.5")
def test_the_take_is_public_and_stands_once_the_next_has_taken() -> None:
    match = Match(game, 3, FIRST, CHANCE)
    for seat in range(3):
        events = match.play(seat, game.legal(match.state, seat)[0])
        assert [event.to for event in events] == [None]
        assert events[0].args["seat"] == seat
        for each in range(3):
            assert match.scopes(each) == ({f"sheet-{seat}": 1} if each == seat else {})
    paint(match, 2)
    match.undo(2, 2, "sheet-2")
    assert game.actors(match.state) == (0, 1, 2)
    assert match.state.turns[2] is None
    assert match.state.taker == 2
    assert match.scopes(1) == {}, "the die before it stays: its owner has seen what the next one chose"
    assert match.scopes(0) == {}
    with pytest.raises(Refused):
        match.undo(1, 1, "sheet-1")
    match.play(2, match.legal(2)[0])
    assert match.scopes(2) == {"sheet-2": 1}, "nobody has answered this one"
    assert [event.to for event in match.undo(2, 1, "sheet-2")] == [None], "everybody saw it taken"
    assert (match.state.taker, match.state.tray.bit_count()) == (2, 2)
    assert replay(match.record(PLAYERS), game).scopes(1) == {}, "a stored game remembers it"


@pytest.mark.rule("CK-4.5")
def test_in_the_first_edition_a_die_could_be_put_back_once_the_next_one_was() -> None:
    match = Match(game.in_edition(1), 3, FIRST, CHANCE)
    for seat in range(2):
        match.play(seat, match.legal(seat)[0])
    match.undo(1, 1, "sheet-1")
    assert match.scopes(0) == {"sheet-0": 1}
    match.undo(0, 1, "sheet-0")
    assert match.state.tray == 15
    record = match.record(PLAYERS)
    assert record.edition == 1
    assert replay(record, game).state == match.state
    with pytest.raises(BadRecord) as caught:
        replay(structs.replace(record, edition=2), game)
    assert caught.value.refusal.name == "refusal-undo"


@pytest.mark.rule("CK-4.5", "CK-5.5")
def test_painting_is_taken_back_past_anothers_take_but_the_die_is_not() -> None:
    match = Match(game, 3, FIRST, CHANCE)
    match.play(0, game.legal(match.state, 0)[0])
    paint(match, 0)
    assert match.scopes(0) == {"sheet-0": 2}
    match.play(1, game.legal(match.state, 1)[0])
    paint(match, 0)
    assert match.scopes(0) == {"sheet-0": 2}, "two drops, not the die"
    assert match.scopes(1) == {"sheet-1": 1}, "what others paint binds nobody, and tells nobody"
    match.undo(0, 2, "sheet-0")
    assert match.state.papers[0].filled == 0
    assert match.state.turns[0] is not None
    with pytest.raises(Refused) as refusal:
        match.undo(0, 1, "sheet-0")
    assert refusal.value.refusal.rule == "CK-5.5"
    match.undo(1, 1, "sheet-1")
    assert match.scopes(0) == {}, "and the die stays even now"
    paint(match, 0)
    assert match.scopes(0) == {"sheet-0": 1}, "while painting goes on as before"
    match.play(0, game.parse("done"))
    assert match.scopes(0) == {}, "finished is finished"


def paint(match: Match[Any, Any], seat: int) -> None:
    match.play(seat, next(move for move in game.legal(match.state, seat) if str(move).startswith("paint")))


@pytest.mark.rule("CK-4.6")
def test_what_is_painted_stays_unseen_until_the_round_is_over() -> None:
    state = table(paper(), paper(), blue="3 greenwood", red="2 redmount")
    play(state, 0, "take blue greenwood")
    seen = {eye: game.view(state, eye) for eye in (1, None)}
    events = play(state, 0, "paint blue G1", "paint blue G6")
    assert events
    assert all(event.to == (0,) for event in events)
    assert {eye: game.view(state, eye) for eye in (1, None)} == seen
    mine = game.view(state, 0).mine
    assert mine is not None
    assert mine.paper.painted == {"G1": "blue", "G6": "blue"}
    play(state, 1, "take red redmount", "paint red R1")
    done = play(state, 0, "done")
    assert [event.name for event in done] == ["event-done"]
    for eye in (1, None):
        seat = game.view(state, eye).seats[0]
        assert (seat.done, seat.paper.painted, seat.paper.blots, seat.latest) == (True, {}, 0, ())
    finished = game.view(state, 0).seats[1]
    assert finished.paper.painted == {}, "one who has finished does not see more either"
    opening = play(state, 1, "done")
    assert [event.name for event in opening if event.to is None][1:4] == ["event-opened", "event-blot", "event-opened"]
    for eye in (0, 1, None):
        seats = game.view(state, eye).seats
        assert [seat.paper.painted for seat in seats] == [{"G1": "blue", "G6": "blue"}, {"R1": "red"}]
        assert [seat.latest for seat in seats] == [("G1", "G6"), ("R1",)]


@pytest.mark.rule("CK-4.6")
def test_undo_inside_one_sheet_leaves_the_others_alone() -> None:
    match = Match(game, 2, FIRST, CHANCE)
    for seat in (0, 1):
        match.play(seat, game.legal(match.state, seat)[0])
    for _ in range(2):
        for seat in (0, 1):
            match.play(seat, next(move for move in game.legal(match.state, seat) if str(move).startswith("paint")))
    other = match.state.papers[1]
    assert match.undoable(0, "sheet-0") == 2
    match.undo(0, 2, "sheet-0")
    assert match.state.papers[0].filled == 0
    assert match.state.papers[1] == other


def test_a_game_that_is_over_refuses_everything() -> None:
    state = painting("2 greenwood")
    state.phase = "over"
    assert refused(state, 0, "done") == "CK-9.2 refusal-over", "without a last round the blots have ended it"
    state.last = True
    assert refused(state, 0, "done") == "CK-9.1 refusal-over"
    assert game.legal(state, 0) == ()
    assert game.actors(state) == ()
