"""A lesson in progress is its log: what moves it on, what is answered, what can be taken back."""

import pytest
from lesson_helpers import LESSON, LOG, TOY, changed, through

from castlewright.core import Refused
from castlewright.lessons import GO_ON, MOST_ENTRIES, OTHERWISE, Attempt, BadLog, Unplayable, fold, taken_back


def at(*log: str) -> Attempt:
    return fold(LESSON, log, TOY)


def play(attempt: Attempt, notation: str) -> str | None:
    """What is answered to a move; None when it is played."""
    answer = attempt.play(TOY.parse(notation))
    return None if answer is None else answer.reason.name


def refusal(attempt: Attempt, notation: str) -> str:
    with pytest.raises(Refused) as caught:
        attempt.play(TOY.parse(notation))
    return caught.value.refusal.name


def name(attempt: Attempt) -> str:
    return attempt.step.name if attempt.step else ""


def test_show_me_leads_through_the_whole_lesson() -> None:
    moments = through(LESSON, Attempt(LESSON, TOY))
    assert moments[-1].log == LOG
    assert [name(moment) for moment in moments] == [
        *("look", "best", "second", "show", "flag", "roll", "again", "again", "bye", "")
    ]
    assert moments[-1].step is None


def test_a_step_that_is_read_wants_no_move_and_one_that_is_played_no_reader() -> None:
    attempt = at()
    assert attempt.legal() == ()
    assert refusal(attempt, "lay bell08") == "refusal-lesson-read-on"
    attempt.go_on()
    with pytest.raises(Refused, match="refusal-lesson-move-wanted"):
        attempt.go_on()


def test_at_the_end_nothing_goes() -> None:
    attempt = at(*LOG)
    with pytest.raises(Refused, match="refusal-lesson-over"):
        attempt.go_on()
    with pytest.raises(Refused, match="refusal-lesson-nothing-to-show"):
        attempt.shown()
    assert (attempt.legal(), attempt.accepted()) == ((), [])
    attempt = fold(changed('name = "bye"\nrule = "TY-4.4"\n', 'name = "bye"\nrule = "TY-4.4"\n'), LOG, TOY)
    assert refusal(attempt, "roll") == "refusal-not-now"


def test_the_rules_refuse_what_they_forbid_and_the_lesson_answers_what_it_does_not_want() -> None:
    attempt = at(GO_ON)
    assert refusal(attempt, "lay bell18") == "refusal-no-card"
    assert refusal(attempt, "roll") == "refusal-phase"
    assert play(attempt, "lay bell04") == "lesson-first-best-low"
    assert play(attempt, "lay bell06") == "lesson-first-best-wait"
    assert play(attempt, "ready") == "lesson-first-best-wait"
    assert attempt.log == [GO_ON]
    assert play(attempt, "lay bell08") is None
    assert play(attempt, "ready") == OTHERWISE


def test_an_answer_may_have_its_own_paragraph_and_point() -> None:
    attempt = at(GO_ON)
    answer = attempt.play(TOY.parse("lay bell04"))
    assert answer
    assert answer.wrong
    assert (answer.reason.rule, answer.wrong.point.pieces) == ("TY-4.1", ({"card": "bell08"},))
    other = attempt.play(TOY.parse("ready"))
    assert other
    assert other.reason.rule == "TY-2.1"


def test_patterns_and_lists_accept_whatever_fits() -> None:
    for card in ("bell04", "bell06"):
        assert name(at(GO_ON, "lay bell08", f"lay {card}")) == "show"
    before = LOG[:4]
    assert [str(move) for move in at(*before).accepted()] == ["flag 0", "flag 2"]
    assert play(at(*before), "flag 1") == OTHERWISE
    assert play(at(*before), "draw") == "lesson-first-flag-early"


def test_what_the_others_play_is_heard() -> None:
    attempt = at(GO_ON, "lay bell08", "lay bell04")
    assert [event.name for event in attempt.heard] == ["event-lay", "event-ready"], "their card is their secret"
    assert attempt.match.actors() == (0,)
    attempt.play(TOY.parse("ready"))
    assert [event.name for event in attempt.heard] == ["event-ready", "event-show", "event-show"]


def test_a_step_may_last_several_moves_and_lay_a_new_table() -> None:
    attempt = at(*LOG[:6])
    assert (attempt.match.seats, attempt.seat, name(attempt)) == (3, 1, "again")
    assert not attempt.undoable()
    assert play(attempt, "flag 2") is None
    assert name(attempt) == "again"
    assert str(attempt.shown()) == "draw", "the second move of the example"
    assert play(attempt, "roll") is None
    assert name(attempt) == "bye"


def test_an_example_that_does_not_fit_gives_way() -> None:
    attempt = at(*LOG[:6], "flag 1")
    assert str(attempt.shown()) == "draw"
    lesson = changed('example = ["flag 1", "draw"]', 'example = ["ready"]')
    assert str(fold(lesson, LOG[:6], TOY).shown()) == "flag 0"


def test_an_attempt_is_copied_whole() -> None:
    attempt = at(*LOG[:4])
    other = attempt.copy()
    other.play(TOY.parse("flag 0"))
    assert (attempt.log, name(attempt), attempt.match.view(0).flags) == (LOG[:4], "flag", (None, None, None))
    assert (other.log, name(other)) == (LOG[:5], "roll")


# -- taking back ---------------------------------------------------------------------------------------------


def test_own_moves_can_be_taken_back_as_the_rules_allow() -> None:
    attempt = at(GO_ON, "lay bell08")
    assert attempt.undoable() == {"row 0": 1}
    back = taken_back(attempt, 1, "row 0")
    assert (back.log, name(back)) == ([GO_ON], "best")


def test_not_past_what_the_lesson_let_others_play() -> None:
    attempt = at(GO_ON, "lay bell08", "lay bell04")
    assert attempt.match.undoable(0, "row 0") == 2
    assert attempt.undoable() == {}
    with pytest.raises(Refused, match="refusal-undo"):
        taken_back(attempt, 1, "row 0")


def test_not_past_a_final_move_and_not_in_another_scope() -> None:
    attempt = at(*LOG[:5])
    assert attempt.undoable() == {"table": 1}
    for count, scope in ((0, "table"), (-1, "table"), (2, "table"), (1, "row 0")):
        with pytest.raises(Refused, match="refusal-undo"):
            taken_back(attempt, count, scope)
    assert name(taken_back(attempt)) == "flag"
    assert at(*LOG[:4]).undoable() == {}


def test_what_was_read_after_a_move_goes_with_it() -> None:
    lesson = changed(
        '[[steps]]\nname = "second"', '[[steps]]\nname = "pause"\nrule = "TY-2.2"\n\n[[steps]]\nname = "second"'
    )
    attempt = fold(lesson, [GO_ON, "lay bell08", GO_ON], TOY)
    assert name(attempt) == "second"
    back = taken_back(attempt, 1, "row 0")
    assert (back.log, name(back)) == ([GO_ON], "best")


# -- logs from outside ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("log", "entry", "why"),
    [
        (["lay bell08"], 1, "refusal-lesson-read-on"),
        ([GO_ON, GO_ON], 2, "refusal-lesson-move-wanted"),
        ([GO_ON, "lay bell04"], 2, "refusal-lesson-entry"),
        ([GO_ON, "lay bell18"], 2, "refusal-no-card"),
        ([GO_ON, "dance"], 2, "refusal-notation"),
        ([GO_ON, ""], 2, "refusal-notation"),
        ([*LOG, GO_ON], len(LOG) + 1, "refusal-lesson-over"),
    ],
)
def test_a_log_that_does_not_fold_is_refused(log: list[str], entry: int, why: str) -> None:
    with pytest.raises(BadLog, match=why) as caught:
        fold(LESSON, log, TOY)
    assert caught.value.entry == entry


def test_a_log_has_a_length() -> None:
    with pytest.raises(Refused, match="refusal-lesson-log"):
        fold(LESSON, [GO_ON] * (MOST_ENTRIES + 1), TOY)


def test_a_lesson_whose_own_moves_do_not_go_says_which() -> None:
    lesson = changed('then = ["1: draw"]', 'then = ["1: lay bell09"]')
    attempt = fold(lesson, LOG[:5], TOY)
    with pytest.raises(Unplayable, match="refusal-phase") as caught:
        attempt.play(TOY.parse("roll"))
    assert caught.value.move == "1: lay bell09"
