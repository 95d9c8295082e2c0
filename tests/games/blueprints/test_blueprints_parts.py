"""Rewards of several parts: since edition 2 anything may be done between them (BL-12.9)."""

from pathlib import Path

import pytest
from blueprints_sheets import removable
from blueprints_tables import CHANCE, build, fresh, give, legal, names, opened, play, refused, single, spend_start, turn
from msgspec import json

from castlewright.core import Chance, Match, Record, replay
from castlewright.games.blueprints import State, game
from castlewright.games.blueprints.board import SIDE_OF
from castlewright.games.blueprints.moves import Use
from castlewright.games.blueprints.state import END, NO_RESTS
from castlewright.texts import LANGUAGES, texts_for


def rests(state: State) -> dict[str, int]:
    """As everybody sees them; a world that is imagined has the same, and the same moves."""
    for seat in (*range(state.seats), None):
        view = game.view(state, seat)
        imagined = game.imagine(view, CHANCE)
        assert imagined.rests == state.rests
        if seat == state.actor:
            assert game.legal(imagined, seat) == game.legal(state, seat)
    return view.rests


def prompt(state: State) -> tuple[str, int, str]:
    said = game.view(state, state.actor).prompt
    for lang in LANGUAGES:
        assert texts_for(lang, game).reason(said)
    assert (said.rule, said.name) == ("BL-12.9", "prompt-rest")
    return str(said.args["step"]), int(said.args["count"]), str(said.args["next"])


@pytest.mark.rule("BL-12.9", "BL-5.3")
def test_a_room_is_drawn_and_a_moat_between_two_lines() -> None:
    state = turn("double_lines")
    state.players[0].swans = (2,) * 4
    play(state, "use start outdoor", "line x2")
    assert (state.step, rests(state), prompt(state)) == ("", {"line": 1}, ("line", 1, "take"))
    play(state, "use moat moat")
    assert refused(state, "line x1") == ("BL-9.3", "refusal-finish-step")
    play(state, "moat 1,2 1,10")
    build(state, "R86", 6, 4, "NS")
    assert (rests(state), prompt(state)) == ({"line": 1}, ("line", 1, "end"))
    assert refused(state, "line x2") == ("BL-8.12", "refusal-line-open")
    play(state, "line y2")
    assert (opened(state), rests(state)) == (["x2", "y2"], {})
    assert refused(state, "line x1") == ("BL-8.12", "refusal-use-first")
    assert legal(state) == ["done"]
    assert game.view(state, 0).prompt.name == "prompt-done", "there is no reward to speak of"


@pytest.mark.rule("BL-12.11", "BL-12.9")
def test_what_the_first_passage_earns_is_used_before_the_second() -> None:
    state = turn("two_passages", foyer="living")
    build(state, "R96", 6, 4, "S")
    for entrance in ((7, 6, "E"), (6, 7, "S")):
        state.players[0].castle.remove(SIDE_OF[entrance])
    assert state.players[0].circles == (0, 0, 0, 0, 0, 0, 1)
    events = play(state, "use start downstairs", "passage 4,6E")
    assert names(events) == ["event-passage", "event-completes-foyer"]
    assert "use living living" not in legal(state), "every entrance is joined or gone"
    assert rests(state) == {"passage": 1}
    play(state, "use utility utility", "passage 6,3S")
    assert (len(state.players[0].castle.passages), rests(state)) == (2, {})


@pytest.mark.rule("BL-12.15", "BL-12.9", "BL-5.3")
def test_three_entrances_before_and_after_drawing() -> None:
    state = turn("three_removals")
    play(state, "use start living", "remove 7,6E")
    assert (rests(state), prompt(state)) == ({"remove": 2}, ("remove", 2, "take"))
    build(state, "R86", 6, 4, "NS")
    play(state, "remove 6,4N")
    assert state.players[0].circles[1] == 1, "the room drawn in between is complete"
    assert refused(state, "remove 6,4S") == ("BL-8.5", "refusal-joined")
    play(state, "remove 6,7S")
    assert (rests(state), state.step) == ({}, "")
    assert refused(state, "remove 5,6W") == ("BL-8.5", "refusal-use-first")


@pytest.mark.rule("BL-12.14", "BL-12.9")
def test_a_passage_makes_room_for_the_second_card_of_the_discard_pile() -> None:
    state = turn("two_discards", discard="R86 R90 R91", foyer="downstairs")
    castle = state.players[0].castle
    for entrance in removable(castle)[1:]:
        castle.remove(entrance)
    give(state, "activity")
    play(state, "use activity activity", "take R86 discard", single("R86", 6, 4, "NS"))
    assert (state.step, state.taken, rests(state)) == ("", "drawn", {"discard": 1})
    assert not legal(state, "take"), "no way leads on from a downstairs room"
    assert game.view(state, 0).prompt.name == "prompt-more"
    assert refused(state, "take R90 discard") == ("BL-5.1", "refusal-cannot-draw")
    assert refused(state, "take R87 discard") == ("BL-8.11", "refusal-not-in-discard")
    play(state, "use start downstairs", "passage 4,6E")
    assert legal(state, "take") == ["take R90 discard", "take R91 discard"]
    assert prompt(state) == ("discard", 1, "end")
    assert [choice.card for choice in game.view(state, 0).choices] == ["R90", "R91"]
    play(state, "take R90 discard", single("R90", 4, 6, "EW"))
    assert (rests(state), state.taken, len(castle.rooms)) == ({}, "drawn", 2)
    assert refused(state, "take R91 discard") == ("BL-8.11", "refusal-use-activity-first")


@pytest.mark.rule("BL-12.14", "BL-12.17")
def test_when_the_first_card_is_laid_aside_the_second_may_be_drawn() -> None:
    state = turn("two_discards", "hold_card", discard="R86 R87")
    play(state, "use start activity", "take R86 discard", "hold")
    assert (state.taken, rests(state)) == ("held", {"discard": 1})
    play(state, "take R87 discard")
    assert refused(state, "hold") == ("BL-12.17", "refusal-cannot-hold")
    play(state, single("R87", 6, 4, "NS"))
    assert (state.taken, rests(state)) == ("held", {})
    assert refused(state, "take R86 held") == ("BL-12.17", "refusal-held-this-turn")
    play(state, "done")
    assert state.actor == 1


@pytest.mark.rule("BL-12.9", "BL-3.2")
def test_several_rewards_are_half_used_at_once() -> None:
    state = turn("three_removals", "two_passages", "double_lines", "two_discards", discard="R86 R87")
    give(state, "living", 2)
    give(state, "downstairs")
    give(state, "outdoor")
    play(state, "use living living", "remove 7,6E", "use downstairs downstairs", "passage 6,7S", "use outdoor outdoor")
    assert legal(state)[0].startswith("line"), "the first part is done at once"
    assert refused(state, "done") == ("BL-8.12", "refusal-not-optional")
    play(state, "line y11", "use start activity", "take R87 discard", single("R87", 6, 8, "NS"))
    assert rests(state) == {"remove": 2, "passage": 1, "line": 1, "discard": 1}
    assert prompt(state) == ("several", 5, "end")
    kinds = list(dict.fromkeys(move.split()[0] for move in legal(state)))
    assert kinds == ["take", "remove", "passage", "line", "use", "done"]
    play(state, "line y12", "remove 6,8S", "take R86 discard", single("R86", 6, 4, "NS"), "passage 6,3S", "remove 5,6W")
    assert rests(state) == {}


@pytest.mark.rule("BL-12.9")
def test_a_second_reward_of_the_same_kind_adds_its_parts() -> None:
    state = turn("double_lines")
    give(state, "outdoor")
    play(state, "use start outdoor", "line x1", "use outdoor outdoor", "line x2")
    assert rests(state) == {"line": 2}
    play(state, "line y1", "line y2")
    assert (opened(state), rests(state)) == (["x1", "x2", "y1", "y2"], {})


@pytest.mark.rule("BL-12.9", "BL-12.8")
def test_what_is_unused_is_lost_with_the_turn() -> None:
    state = turn("three_removals", "turn_at_once")
    give(state, "living")
    play(state, "use start food", "use living living", "remove 7,6E", "skip")
    assert rests(state) == {"remove": 2}
    play(state, "done")
    assert (state.actor, state.again, state.rests) == (0, True, NO_RESTS)
    assert not legal(state, "remove")
    play(state, "skip", "done")
    assert state.actor == 1


@pytest.mark.rule("BL-12.9", "BL-11.2")
def test_rests_wait_in_the_end_phase_too() -> None:
    state = turn("three_removals", seats=1)
    state.phase = END
    play(state, "use start living", "remove 7,6E")
    assert prompt(state) == ("remove", 2, "finish")
    assert "name eraser" in legal(state)
    play(state, "name eraser", "remove 6,7S")
    assert rests(state) == {"remove": 1}
    play(state, "done")
    assert not game.actors(state)


@pytest.mark.rule("BL-12.9", "BL-8.13")
def test_a_rest_waits_though_there_is_nothing_to_do_with_it() -> None:
    state = turn("double_lines", "three_removals")
    spend_start(state)
    give(state, "outdoor")
    give(state, "living", 2)
    state.players[0].castle.flags = 0b01111111
    play(state, "use outdoor outdoor", "line y12")
    assert (rests(state), legal(state, "line")) == ({"line": 1}, [])
    assert game.view(state, 0).prompt.name == "prompt-take", "what is not possible is not talked about"
    play(state, "use living living", "remove 6,5N", "remove 7,6E", "remove 6,7S", "use living living", "remove 5,6W")
    assert (rests(state), legal(state, "remove")) == ({"remove": 2, "line": 1}, [])


@pytest.mark.rule("BL-12.9", "BL-16.3")
def test_parts_are_taken_back_one_by_one_but_not_past_cards_that_were_seen() -> None:
    match = _match("three_removals")
    for notation in ("use start living", "remove 7,6E", "remove 6,7S"):
        match.play(0, game.parse(notation))
    assert (match.undoable(0), match.state.rests) == (3, (1, 0, 0, 0))
    match.undo(0)
    assert match.state.rests == (2, 0, 0, 0)
    match.undo(0)
    assert (match.state.step, match.state.rests) == ("remove", NO_RESTS)
    match.play(0, game.parse("remove 7,6E"))
    match.state.players[0].circles = (0, 0, 0, 0, 0, 0, 1)
    match.play(0, game.parse("use utility utility"))
    assert (match.undoable(0), match.state.rests) == (0, (2, 0, 0, 0))
    match.play(0, game.parse("remove 6,7S"))
    assert match.undoable(0) == 1


def _match(*decrees: str) -> Match[State, object]:
    """A match in the first turn of a player with these decrees."""
    match: Match[State, object] = Match(game, 1, {}, Chance.named("parts"))
    match.state = turn(*decrees, seats=1)
    match._settled = 0, match.state.copy()
    return match


@pytest.mark.rule("BL-12.9")
def test_in_edition_1_the_parts_follow_one_another() -> None:
    state = turn("three_removals", edition=1)
    play(state, "use start living", "remove 7,6E")
    assert (state.step, state.left, state.rests, rests(state)) == ("remove", 2, NO_RESTS, {})
    assert {move.split()[0] for move in legal(state)} == {"remove", "done"}
    assert refused(state, "take R86 market") == ("BL-8.5", "refusal-finish-step")
    play(state, "done")
    assert (state.step, legal(state, "remove")) == ("", [])
    assert game.view(state, 0).edition == 1
    assert game.view(turn(), 0).edition == 2


@pytest.mark.rule("BL-12.9", "BL-12.14")
def test_in_edition_1_a_held_card_ends_the_reward() -> None:
    state = turn("two_discards", "hold_card", discard="R86 R87", edition=1)
    play(state, "use start activity", "take R86 discard", "hold")
    assert (state.step, legal(state, "take"), rests(state)) == ("", [], {})


def test_both_editions_deal_the_same_game() -> None:
    old, new = fresh(3, "two", edition=1), fresh(3, "two")
    old.edition = 2
    assert old == new


RECORDS = Path(__file__).resolve().parents[2] / "records" / "blueprints"


@pytest.mark.rule("BL-12.9")
def test_in_recorded_games_other_rewards_were_used_between_the_parts_of_one() -> None:
    """Of every kind at least once; the games themselves are folded with all other records."""
    found = set()
    for file in RECORDS.glob("*-edition-2.json"):
        record = json.decode(file.read_bytes(), type=Record)
        assert record.edition == 2
        match = replay(record, game)
        state = game.start(match.seats, match.options, match.chance)
        waiting = NO_RESTS
        for played in match.played:
            part = {"remove": 0, "passage": 1, "line": 2, "take": 3}.get(str(played.move).split()[0])
            if state.step == "" and part is not None and waiting[part]:
                found.add(part)
            game.apply(state, played.seat, played.move, match.chance)
            if isinstance(played.move, Use):
                waiting = state.rests
            elif state.rests == NO_RESTS:
                waiting = NO_RESTS
    assert found == {0, 1, 2, 3}
