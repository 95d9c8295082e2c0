"""A game in progress: playing, taking back, giving up."""

from typing import Any

import pytest
from msgspec import structs

from castlewright.core import (
    Chance,
    Finality,
    Match,
    Option,
    Outcome,
    Played,
    Player,
    Reason,
    Refused,
    Standing,
    replay,
)
from castlewright.testing.toy import Draw, Flag, Lay, Ready, Roll, Toy


class Wide(Toy):
    """The toy for up to four, to see who is left when people leave."""

    meta = structs.replace(Toy.meta, seats=(2, 3, 4))


def a_match(seats: int = 2, **options: str) -> Match[Any, Any]:
    return Match(Wide(), seats, options, Chance(b"match"))


def at_the_turns(seats: int = 2, **options: str) -> Match[Any, Any]:
    match = a_match(seats, **options)
    for seat in range(seats):
        match.play(seat, Ready())
    return match


def played_out(seats: int = 2) -> Match[Any, Any]:
    match = at_the_turns(seats, rounds="1")
    for seat in range(seats):
        match.play(seat, Roll())
    return match


def refusal_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.refusal.name


def test_seats_and_options_are_settled_at_the_start() -> None:
    assert a_match().options == {"rounds": "2"}
    with pytest.raises(Refused) as refused:
        a_match(5)
    assert refusal_of(refused) == "refusal-seats"
    with pytest.raises(Refused) as refused:
        a_match(2, weather="fair")
    assert refusal_of(refused) == "refusal-option"


def test_a_move_is_played_told_and_kept() -> None:
    match = a_match()
    card = match.state.hands[1][0]
    events = match.play(1, Lay(card))
    assert [event.name for event in events] == ["event-lay"]
    assert match.state.rows[1] == [card]
    assert match.played == [Played(1, Lay(card), Finality(False, "row 1"), told=(1,))]
    assert match.actors() == (0, 1)
    assert not match.over


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    match = a_match()
    with pytest.raises(Refused) as refused:
        match.play(0, Roll())
    assert refusal_of(refused) == "refusal-phase"
    assert str(refused.value) == "TY-1.2: refusal-phase"
    assert match.played == []


def test_the_latest_moves_of_a_scope_can_be_taken_back_and_others_stand() -> None:
    match = a_match()
    mine, theirs = list(match.state.hands[0]), list(match.state.hands[1])
    match.play(0, Lay(mine[0]))
    match.play(1, Lay(theirs[0]))
    match.play(0, Lay(mine[1]))
    match.play(1, Lay(theirs[1]))
    assert match.scopes(0) == {"row 0": 2}
    assert match.undoable(0, "row 1") == 0
    match.undo(0, 2, "row 0")
    assert match.state.rows == [[], theirs[:2]]
    assert sorted(match.state.hands[0]) == sorted(mine)
    assert [(played.seat, played.move) for played in match.played] == [(1, Lay(theirs[0])), (1, Lay(theirs[1]))]
    assert match.scopes(0) == {}


def test_only_as_much_is_taken_back_as_was_asked_for() -> None:
    match = a_match()
    first, second, _ = match.state.hands[0]
    match.play(0, Lay(first))
    match.play(0, Lay(second))
    match.undo(0, 1, "row 0")
    assert match.state.rows[0] == [first]


@pytest.mark.parametrize("count", [0, -1, 2])
def test_more_than_is_allowed_or_nothing_is_refused(count: int) -> None:
    match = a_match()
    match.play(0, Lay(match.state.hands[0][0]))
    before, state = list(match.played), match.state
    with pytest.raises(Refused) as refused:
        match.undo(0, count, "row 0")
    assert refusal_of(refused) == "refusal-undo"
    assert match.played == before
    assert match.state is state


def test_nothing_is_taken_back_past_a_final_move() -> None:
    match = at_the_turns()
    match.play(0, Flag(0))
    assert match.scopes(0) == {"table": 1}
    match.play(0, Draw())
    assert match.scopes(0) == {}


def test_nothing_is_taken_back_past_a_move_of_another_in_the_same_scope() -> None:
    class Forgetful(Wide):
        def finality(self, state: Any, seat: int, move: Any) -> Finality:
            return Finality(isinstance(move, Draw | Ready), "table")

    match: Match[Any, Any] = Match(Forgetful(), 2, {}, Chance(b"match"))
    match.play(0, Lay(match.state.hands[0][0]))
    assert match.undoable(0) == 1
    match.play(1, Lay(match.state.hands[1][0]))
    assert match.undoable(0) == 0
    assert match.undoable(1) == 1


def test_a_final_move_closes_every_scope_it_touches() -> None:
    match = a_match()
    match.play(0, Lay(match.state.hands[0][0]))
    match.play(0, Ready())
    assert match.scopes(0) == {"row 0": 2}, "nobody has seen anything yet"
    match.play(1, Ready())
    assert match.scopes(0) == match.scopes(1) == {}, "the last to be ready shows the rows of all"
    with pytest.raises(Refused):
        match.undo(0, 1, "row 0")


class InOrder(Wide):
    """Cards are laid onto one pile, so each of them binds the one before; being ready is everybody's own."""

    def finality(self, state: Any, seat: int, move: Any) -> Finality:
        return Finality(False, f"row {seat}", frozenset({"pile"} if isinstance(move, Lay) else ()))


def test_a_move_that_can_be_taken_back_itself_binds_what_it_touches_as_long_as_it_stands() -> None:
    match: Match[Any, Any] = Match(InOrder(), 3, {}, Chance(b"match"))
    match.play(0, Lay(match.state.hands[0][0]))
    match.play(0, Lay(match.state.hands[0][0]))
    match.play(0, Ready())
    assert match.scopes(0) == {"row 0": 3}
    match.play(1, Lay(match.state.hands[1][0]))
    assert match.scopes(0) == {"row 0": 1}, (
        "what does not touch the pile is free, what lies under the other card is not"
    )
    assert match.scopes(1) == {"row 1": 1}
    match.undo(0, 1, "row 0")
    assert match.scopes(0) == {}
    match.undo(1, 1, "row 1")
    assert match.scopes(0) == {"row 0": 2}, "once the other card is taken back, mine are the uppermost again"
    match.undo(0, 2, "row 0")
    assert match.played == []


class Shown(InOrder):
    """A card on the pile tells those who laid before what its owner wants."""

    def finality(self, state: Any, seat: int, move: Any) -> Finality:
        touches = frozenset({"pile"} if isinstance(move, Lay) else ())
        return Finality(False, f"row {seat}", touches, seals=touches)


def test_what_was_answered_stays_even_if_the_answer_is_taken_back() -> None:
    match: Match[Any, Any] = Match(Shown(), 3, {}, Chance(b"match"))
    match.play(0, Lay(match.state.hands[0][0]))
    match.play(0, Ready())
    match.play(1, Lay(match.state.hands[1][0]))
    match.play(1, Lay(match.state.hands[1][0]))
    assert [match.scopes(seat) for seat in range(3)] == [{"row 0": 1}, {"row 1": 2}, {}]
    other = match.copy()
    match.undo(1, 2, "row 1")
    assert match.scopes(0) == {"row 0": 1}, "the card stays, being ready can be taken back"
    with pytest.raises(Refused):
        match.undo(0, 2, "row 0")
    match.undo(0, 1, "row 0")
    assert [match.scopes(seat) for seat in range(3)] == [{}, {}, {}]
    assert not other.played[0].sealed, "a copy goes its own way"
    match.play(0, Lay(match.state.hands[0][0]))
    assert match.scopes(0) == {"row 0": 1}, "what nobody has answered yet is free"
    again = replay(match.record(tuple(Player(f"player {seat}") for seat in range(3))), Shown())
    assert again.scopes(0) == match.scopes(0)
    assert again.played == match.played


def test_taking_back_an_answer_seals_nothing_of_ones_own() -> None:
    match: Match[Any, Any] = Match(Shown(), 3, {}, Chance(b"match"))
    for _ in range(2):
        match.play(0, Lay(match.state.hands[0][0]))
    match.undo(0, 1, "row 0")
    assert match.scopes(0) == {"row 0": 1}


def test_what_touches_a_scope_from_another_has_to_be_taken_back_first() -> None:
    class Announced(Wide):
        def finality(self, state: Any, seat: int, move: Any) -> Finality:
            row = f"row {seat}"
            return Finality(False, "calls", frozenset({row})) if isinstance(move, Ready) else Finality(False, row)

    match: Match[Any, Any] = Match(Announced(), 3, {}, Chance(b"match"))
    match.play(0, Lay(match.state.hands[0][0]))
    match.play(0, Ready())
    assert match.scopes(0) == {"calls": 1}
    match.undo(0, 1, "calls")
    assert match.scopes(0) == {"row 0": 1}


def test_nothing_is_taken_back_once_it_is_over() -> None:
    match = at_the_turns(rounds="1")
    match.play(0, Roll())
    match.play(1, Flag(0))
    assert match.undoable(1) == 1
    match.resign(0)
    assert match.over
    assert match.undoable(1) == 0
    with pytest.raises(Refused):
        match.undo(1)


def test_with_two_the_first_to_resign_decides_the_game() -> None:
    match = at_the_turns()
    match.play(0, Roll())
    match.resign(0)
    assert match.over
    assert match.actors() == ()
    with pytest.raises(Refused) as refused:
        match.play(1, Roll())
    assert refusal_of(refused) == "refusal-over"
    outcome = match.outcome()
    assert outcome is not None
    assert [(each.place, each.owner) for each in outcome.standings] == [(1, 1), (2, 0)]
    assert [each.score for each in outcome.standings] == [0, match.state.dice[0][0]]
    assert [each.why and each.why.name for each in outcome.standings] == [None, "why-resigned"]
    assert outcome.winners() == (1,)


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_the_others_play_on_until_one_is_left(seats: int) -> None:
    match = a_match(seats)
    for leaving in range(seats - 2):
        match.resign(leaving)
        assert not match.over
        assert match.outcome() is None
        assert match.actors() == tuple(range(seats))
    match.resign(seats - 2)
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners() == (seats - 1,)
    assert {each.owner: each.place for each in outcome.standings} == {seats - 1: 1} | dict.fromkeys(range(seats - 1), 2)


def test_one_who_resigned_is_last_whatever_the_score() -> None:
    match = at_the_turns(3, rounds="1")
    for seat in range(2):
        match.play(seat, Roll())
    match.play(2, Flag(0))
    leader = max(range(3), key=lambda seat: match.game.scores(match.state)[seat].total)
    match.resign(leader)
    match.play(2, Roll())
    assert match.over
    outcome = match.outcome()
    plain = match.game.outcome(match.state)
    assert outcome is not None
    assert plain is not None
    last = outcome.standings[-1]
    assert (last.owner, last.place, last.why and last.why.name) == (leader, 3, "why-resigned")
    stayed = [each.owner for each in plain.standings if each.owner != leader]
    assert [each.owner for each in outcome.standings[:-1]] == stayed
    assert {each.place for each in outcome.standings[:-1]} <= {1, 2}


def test_the_outcome_without_resignations_is_the_games_own() -> None:
    match = played_out()
    assert match.over
    assert match.outcome() == match.game.outcome(match.state)


def test_one_resigns_once_from_a_seat_and_not_after_the_end() -> None:
    match = a_match(4)
    match.resign(2)
    for seat in (2, 4, -1):
        with pytest.raises(Refused) as refused:
            match.resign(seat)
        assert refusal_of(refused) == "refusal-resign"
    assert match.resigned == (2,)
    with pytest.raises(Refused):
        played_out().resign(0)


def test_options_reach_the_state() -> None:
    assert a_match(rounds="1").state.rounds == 1
    assert Wide.meta.options == (Option("rounds", ("2", "1")),)


def test_only_those_who_were_told_of_a_move_hear_that_it_is_taken_back() -> None:
    match = a_match()
    match.play(0, Lay(match.state.hands[0][0]))
    assert [event.to for event in match.undo(0, 1, "row 0")] == [(0,)]


def test_taking_back_begins_after_the_last_final_move(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_the_turns()
    folded = match.game.copy(match.state)
    monkeypatch.setattr(match.game, "start", None)
    seat = match.actors()[0]
    move = next(m for m in match.game.legal(match.state, seat) if not match.game.finality(match.state, seat, m).final)
    match.play(seat, move)
    match.undo(seat)
    assert match.state == folded


class Tied(Wide):
    """The first two have as many points, and are told apart by something else."""

    def outcome(self, state: Any) -> Outcome | None:
        if self.actors(state):
            return None
        why = Reason("", "why-resigned")
        return Outcome((Standing(1, 0, 7, why), Standing(2, 1, 7, why), Standing(3, 2, 3)))


def tied_without(*leaving: int) -> list[Standing]:
    match = Match(Tied(), 3, {"rounds": "1"}, Chance(b"match"))
    for seat in range(3):
        match.play(seat, Ready())
    for seat in leaving:
        match.resign(seat)
    for seat in range(0 if match.over else 3):
        match.play(seat, Roll())
    outcome = match.outcome()
    assert outcome
    return [standing for standing in outcome.standings if standing.owner not in leaving]


def test_a_tie_is_explained_only_among_those_who_stayed() -> None:
    assert [(standing.place, standing.why is not None) for standing in tied_without(2)] == [(1, True), (2, True)]
    assert [(standing.place, standing.why is not None) for standing in tied_without(1)] == [(1, False), (2, False)]


def test_a_refused_undo_names_the_paragraph_of_the_game() -> None:
    class Strict(Toy):
        meta = structs.replace(Toy.meta, undo_rule="TY-1.1")

    with pytest.raises(Refused) as refused:
        Match(Strict(), 2, {}, Chance(b"match")).undo(0)
    assert refused.value.refusal.rule == "TY-1.1"


def test_a_world_of_ones_own_begins_where_the_view_is_and_knows_no_more() -> None:
    match = at_the_turns()
    match.play(0, Draw())
    imagined = match.imagine(1, Chance(b"dream"))
    assert imagined.view(1) == match.view(1)
    assert imagined.state.hands[1] == match.state.hands[1]
    assert (imagined.played, imagined.log, imagined.chance.seed) == ([], [], b"dream")
    others = {tuple(match.imagine(1, Chance.named(number)).state.hands[0]) for number in range(9)}
    assert len(others) > 1


def test_an_imagined_match_is_played_taken_back_and_copied_like_another() -> None:
    match = at_the_turns()
    imagined = match.imagine(1, Chance(b"dream"))
    imagined.play(0, Flag(1))
    assert imagined.undoable(0) == 1
    imagined.undo(0)
    assert imagined.view(1) == match.view(1)
    imagined.play(0, Flag(2))
    imagined.play(0, Roll())
    assert [(turn.seat, turn.first, turn.last) for turn in imagined.turns()] == [(0, 0, 2), (1, 2, None)]
    assert sum(gain.points for gain in imagined.gains(imagined.turns()[0])) == 2 + imagined.state.dice[0][0]
    assert imagined.copy().view(0) == imagined.view(0)
    assert match.played[-1].move == Ready()


def test_what_is_imagined_is_no_record() -> None:
    with pytest.raises(Refused) as refused:
        a_match().imagine(0, Chance(b"dream")).record(())
    assert refusal_of(refused) == "refusal-record-world"


def test_a_move_stays_as_long_as_a_later_one_stands_in_a_scope_that_it_touches() -> None:
    match: Match[Any, Any] = Match(Toy(), 2, {}, Chance.named("touched"))
    first = Played.of(0, Ready(), Finality(False, "mine", frozenset({"theirs"})), [])
    later = Played.of(1, Ready(), Finality(False, "theirs"), [])
    match.played = [first]
    assert match.undoable(0, "mine") == 1
    match.played = [first, later]
    assert match.undoable(0, "mine") == 0
    assert match.undoable(1, "theirs") == 1
