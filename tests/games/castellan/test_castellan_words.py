"""Notation, and the words for everything the game can say."""

import pytest
from castellan_tables import CHANCE, play, table, whole_game

from castlewright.core import Event
from castlewright.games.castellan import game
from castlewright.games.castellan.moves import Built, Card, Double, Draw, Move, Single, Take, Tower, Wall
from castlewright.texts import texts_for


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
    with pytest.raises(ValueError, match="is not a move of Castellan"):
        game.parse(notation)


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
