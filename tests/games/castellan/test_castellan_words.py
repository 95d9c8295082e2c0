"""Notation, and the words for everything the game can say."""

from collections.abc import Callable

import pytest
from castellan_tables import CHANCE, TRIAL, play, table, whole_game
from castellan_tables import names as names_of

from castlewright.core import Event, Refusal, Refused
from castlewright.games.castellan import game
from castlewright.games.castellan.moves import Built, Card, Double, Draw, Move, Single, Take, Tower, Wall
from castlewright.games.castellan.state import State
from castlewright.texts import texts_for
from castlewright.texts.rulebook import rules


@pytest.mark.parametrize(
    ("move", "notation"),
    [
        (Card("T1"), "card T1"),
        (Take(), "take"),
        (Tower((-3, 12)), "tower -3,12"),
        (Wall((0, -2), (0, 0)), "wall 0,-2 0,0"),
        (Built(), "built"),
        (Double((4, -1)), "double 4,-1"),
        (Single(), "single"),
        (Draw(2, 0), "draw 2 0"),
    ],
)
def test_moves_and_their_notation_are_inverse(move: Move, notation: str) -> None:
    assert str(move) == notation
    assert game.parse(notation) == move


@pytest.mark.parametrize(
    "notation",
    [
        *("", "castle", "take it", "built\n", "card", "card X1", "wall 0,0", "draw 1", "draw -1 2", "double a,b"),
        *("tower 1", "tower 1,2 ", "tower 1,9999999", "tower ١,٢", "tower 00,1", "tower -0,1"),
    ],
)
def test_what_is_not_a_move_is_named_in_one_sentence(notation: str) -> None:
    with pytest.raises(Refused) as caught:
        game.parse(notation)
    assert caught.value.refusal == Refusal("", "refusal-notation", {"notation": notation})


def test_something_long_that_is_no_move_is_quoted_in_part() -> None:
    with pytest.raises(Refused) as caught:
        game.parse("tower " + "1" * 9999)
    assert caught.value.refusal.args == {"notation": "tower " + "1" * 34}


@pytest.mark.parametrize(("language", "names"), [("en", ("Anna", "Boris")), ("ru", ("Анна", "Борис"))])
def test_everything_that_happens_in_a_game_can_be_said(language: str, names: tuple[str, str]) -> None:
    texts = texts_for(language, "castellan")
    spoken = set()
    for state, move in whole_game(2, 2, 0.9):
        for eye in (None, 0, 1):
            spoken.add(texts.plain(game.view(state, eye).prompt, names))
        for sheet in game.scores(state):
            spoken |= {texts.line(line, names) for line in sheet.lines}
        if move is not None:
            events: list[Event] = []
            game.advance(state, state.turn, move, CHANCE, events)
            spoken |= {texts.event(event, names) for event in events}
    assert len(spoken) > 40
    assert not [sentence for sentence in spoken if "{" in sentence or "$" in sentence]


def test_the_prompt_says_what_is_expected_and_of_whom() -> None:
    texts = texts_for("en", "castellan")
    names = ("Anna", "Boris")
    state = table("o-+", build=(1, 0, 2))
    assert texts.plain(game.view(state, 0).prompt, names) == "Build: 3 pieces left."
    assert texts.plain(game.view(state, 1).prompt, names) == "Waiting: Anna builds, 3 pieces left."
    play(state, "tower 1,0", "wall 1,0 1,1", "wall 1,0 2,0")
    assert game.view(state, 0).prompt.name == "prompt-confirm"
    stuck = table("o", build=(2, 0, 0))
    assert texts.plain(game.view(stuck, 0).prompt, names).startswith("The last 2 pieces fit nowhere")
    assert texts_for("ru", "castellan").plain(game.view(state, 1).prompt, names) == "Ждём: Anna подтверждает стройку."


def started() -> State:
    return game.start(2, TRIAL, CHANCE)


def last_turn(state: State, ran_out: int) -> State:
    state.ran_out = ran_out
    return state


def after(state: State, *notations: str) -> State:
    play(state, *notations)
    return state


ALMOST = "o-+\n| |\no-o"
ROW = "o-o-o\n|   |\no-o-o"
PROMPTS: dict[str, tuple[Callable[[], State], str, str, str]] = {
    "first turn": (started, "CA-3.4", "prompt-choose-first", "prompt-wait-choose"),
    "cards": (lambda: table(ALMOST, phase="choose"), "CA-3.2", "prompt-choose", "prompt-wait-choose"),
    "building": (lambda: table(ALMOST, build=(1, 0, 0)), "CA-4.1", "prompt-build", "prompt-wait-build"),
    "all built": (lambda: table(ALMOST), "CA-4.9", "prompt-confirm", "prompt-wait-build"),
    "nothing fits": (lambda: table("o", build=(2, 0, 0)), "CA-4.10", "prompt-pass-on", "prompt-wait-build"),
    "nothing fits, but the next has a last turn": (
        lambda: last_turn(table("o", seats=3, build=(2, 0, 0)), ran_out=2),
        "CA-4.10",
        "prompt-pass-on",
        "prompt-wait-build",
    ),
    "nothing fits in the very last turn": (
        lambda: last_turn(table("o", seats=3, turn=2, build=(2, 0, 0)), ran_out=0),
        "CA-7.3",
        "prompt-set-aside",
        "prompt-wait-build",
    ),
    "a new yard": (
        lambda: after(table(ALMOST, build=(1, 0, 0)), "tower 1,1", "built"),
        "CA-5.4",
        "prompt-claim",
        "prompt-wait-claim",
    ),
    "a new yard in a last turn": (
        lambda: after(last_turn(table(ALMOST, build=(1, 0, 0)), ran_out=1), "tower 1,1", "built"),
        "CA-5.4",
        "prompt-claim-last",
        "prompt-wait-claim",
    ),
    "a new yard with the last of one's cards": (
        lambda: after(table(ALMOST, build=(1, 0, 0), hand=(), towers=(), walls=()), "tower 1,1", "built"),
        "CA-5.4",
        "prompt-claim-last",
        "prompt-wait-claim",
    ),
    "a divided double": (
        lambda: after(table(ROW, keeps=[((0, 0), 0, True)], build=(0, 0, 1)), "wall 1,0 1,1", "built"),
        "CA-5.5",
        "prompt-keep-double",
        "prompt-wait-claim",
    ),
    "drawing": (lambda: table(phase="draw"), "CA-6.2", "prompt-draw", "prompt-wait-draw"),
    "the end": (lambda: table(phase="over"), "CA-7.3", "prompt-over", "prompt-over"),
}


@pytest.mark.parametrize(("made", "rule", "said", "waiting"), PROMPTS.values(), ids=PROMPTS)
def test_every_moment_has_its_prompt_and_its_paragraph(
    made: Callable[[], State], rule: str, said: str, waiting: str
) -> None:
    state = made()
    for seat in (None, *range(state.seats)):
        prompt = game.view(state, seat).prompt
        assert (prompt.rule, prompt.name) == (rule, said if seat == state.turn else waiting)
        for language in ("en", "ru"):
            assert texts_for(language, "castellan").plain(prompt)


def test_what_does_not_fit_in_the_very_last_turn_is_not_said_to_go_on() -> None:
    stuck = last_turn(table("o", build=(2, 0, 0)), ran_out=1)
    prompt = game.view(stuck, 0).prompt
    assert texts_for("en", "castellan").plain(prompt).endswith("they are set aside.")
    assert texts_for("ru", "castellan").plain(prompt) == "2 деталям нет места: подтвердите, и их отложат в сторону."
    assert names_of(play(stuck, "built")) == ["event-built", "event-aside", "event-over"]


OUR_READINGS = (
    *("CA-2.3", "CA-2.4", "CA-3.4", "CA-4.3", "CA-4.7", "CA-4.8", "CA-4.9", "CA-4.10", "CA-5.2", "CA-5.4", "CA-5.5"),
    *("CA-6.1", "CA-7.1", "CA-7.2", "CA-7.3", "CA-8.4"),
)


@pytest.mark.parametrize(("language", "mark"), [("en", "*Our reading:*"), ("ru", "*Наше прочтение:*")])
def test_what_the_print_leaves_open_is_marked_as_our_reading(language: str, mark: str) -> None:
    paragraphs = rules("castellan", language).paragraphs
    assert tuple(number for number, text in paragraphs.items() if mark in text) == OUR_READINGS
