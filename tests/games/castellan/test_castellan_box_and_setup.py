"""The box, the cards, and how a game begins (sections 1 and 2)."""

import re
from itertools import pairwise, product
from typing import get_args

import pytest
from castellan_tables import CHANCE, TRIAL, legal, play, table, whole_game

from castlewright.core import Chance, Match, Refused
from castlewright.games.castellan import game
from castlewright.games.castellan.board import pack, place_nodes, unpack, wall_place
from castlewright.games.castellan.components import CARDS, PER_SEAT, TOWER_DECK, WALL_DECK, Pieces, shown_on
from castlewright.games.castellan.moves import Move
from castlewright.texts.rulebook import rules


@pytest.mark.rule("CA-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_show_exactly_the_pieces_in_the_box(seats: int) -> None:
    assert Pieces(16, 13, 15) == PER_SEAT
    pieces = game.conserved(game.start(seats, TRIAL, CHANCE))["pieces"]
    assert pieces == {"towers": 16 * seats, "long": 13 * seats, "short": 15 * seats}


@pytest.mark.rule("CA-1.2")
def test_two_decks_of_seven_and_what_the_rulebook_says_about_them() -> None:
    assert len(TOWER_DECK) == len(WALL_DECK) == 7
    towers, walls = [CARDS[card].pieces for card in TOWER_DECK], [CARDS[card].pieces for card in WALL_DECK]
    assert all(pieces.towers >= 1 for pieces in towers)
    assert sum(pieces.towers > 1 for pieces in towers) > 3, "often more than one tower"
    assert all(pieces.long + pieces.short >= 1 for pieces in walls)
    assert sum(pieces.long + pieces.short > 1 for pieces in walls) == 6, "almost always more than one wall"
    both = [face for face in CARDS.values() if face.pieces.towers and face.pieces.long + face.pieces.short]
    assert len(both) > 7, "most cards show both"
    assert [card for card, face in CARDS.items() if face.draw] == ["T1", "T2", "W3", "W7"]


@pytest.mark.rule("CA-1.3")
def test_the_two_known_cards_are_there_and_marked() -> None:
    cards = game.components()["cards"]
    assert [card for card, face in cards.items() if face["known"]] == ["T1", "W1"]
    assert cards["T1"] == {"back": "tower", "towers": 2, "long": 0, "short": 0, "draw": True, "known": True}
    assert cards["W1"] == {"back": "wall", "towers": 1, "long": 2, "short": 1, "draw": False, "known": True}


@pytest.mark.rule("CA-1.3")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_of_cards_in_the_rules_is_the_deck_we_play_with(language: str) -> None:
    text = rules("castellan", language).paragraphs["CA-1.3"]
    printed = {}
    for row in re.findall(r"^\| ([TW]\d)[^|]*\|(.+)\|$", text, re.MULTILINE):
        towers, long, short, symbol = (cell.strip().replace("–", "0") for cell in row[1].split("|"))
        printed[row[0]] = (Pieces(int(towers), int(long), int(short)), bool(symbol))
    assert printed == {card: (face.pieces, face.draw) for card, face in CARDS.items()}


@pytest.mark.rule("CA-1.4")
def test_a_long_wall_is_as_long_as_short_tower_short() -> None:
    """The five-tower square closes: two short walls with a tower between them opposite one long wall."""
    state = table(
        """
        o===o
        !   !
        !   !
        !   !
        o-o +
        """,
        build=(1, 0, 1),
    )
    play(state, "wall 1,0 2,0", "tower 2,0", "built", "single", "draw 1 2")
    assert [(yard.cell, len(yard.towers)) for yard in game.view(state, 0).yards] == [((0, 0), 5)]


@pytest.mark.rule("CA-1.4")
def test_the_lattice_has_no_edge_that_a_castle_could_reach() -> None:
    farthest = [(x, y) for x, y in product((-116, 0, 116), repeat=2)]
    assert [unpack(pack(node)) for node in farthest] == farthest
    assert sorted(map(pack, farthest)) == [pack(node) for node in sorted(farthest)]
    assert place_nodes(wall_place((-116, 114), (-116, 116))) == ((-116, 114), (-116, 116))
    assert pack((0, 10**30)) == -1
    assert wall_place((511, 0), (513, 0)) == -1


@pytest.mark.rule("CA-1.5")
def test_keeps_never_run_out() -> None:
    """Eleven yards in a row, one more than there are keeps of a colour in the box."""
    row = "o" + "-o" * 11
    state = table(f"{row}\n{'| ' * 11}|\n{row}", keeps=[((x, 0), 0, False) for x in range(11)], phase="choose")
    assert game.view(state, 0).seats[0].keeps == 11
    assert game.scores(state)[0].total == 44


@pytest.mark.rule("CA-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_starter_and_turns_go_to_the_next_seat(seats: int) -> None:
    starters = {game.start(seats, TRIAL, Chance.named(n)).starter for n in range(40)}
    assert starters == set(range(seats))
    turns = [state.turn for state, _ in whole_game(5, seats)]
    changes = [(a, b) for a, b in pairwise(turns) if a != b]
    assert changes
    assert all(b == (a + 1) % seats for a, b in changes)


@pytest.mark.rule("CA-2.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        Match(game, seats, {}, CHANCE)
    assert caught.value.refusal.name == "refusal-seats"


@pytest.mark.rule("CA-2.2")
def test_everybody_begins_with_two_cards_of_each_deck() -> None:
    view = game.view(game.start(4, TRIAL, CHANCE), None)
    for seat in view.seats:
        assert (seat.backs.towers, seat.backs.walls) == (2, 2)
        assert (seat.decks.towers, seat.decks.walls) == (5, 5)
    hands = {game.start(4, TRIAL, CHANCE).sides[seat].hand for seat in range(4)}
    assert len(hands) > 1, "every seat shuffles for itself"


@pytest.mark.rule("CA-2.3")
@pytest.mark.parametrize(("trial", "open_pieces"), [("yes", 2), ("no", 0)])
def test_trial_fits_can_be_taken_back_until_the_build_is_confirmed(trial: str, open_pieces: int) -> None:
    match = Match(game, 2, {"trial": trial}, Chance.named("trial", 1))
    seat = match.state.turn
    card = next(move for move in game.legal(match.state, seat) if CARDS[move.card].pieces.towers and move.card != "T1")
    match.play(seat, card)
    assert match.undoable(seat) == 1, "a chosen card can be taken back"
    match.play(seat, game.parse("take"))
    assert match.undoable(seat) == 0, "cards on the table stay there"
    match.play(seat, game.parse("tower 0,0"))
    match.play(seat, game.legal(match.state, seat)[0])
    assert match.undoable(seat) == open_pieces
    while legal(match.state) != ["built"]:
        match.play(seat, game.legal(match.state, seat)[0])
    match.play(seat, game.parse("built"))
    assert match.undoable(seat) == 0


@pytest.mark.rule("CA-2.3", "CA-5.4")
def test_the_double_can_be_thought_over_until_cards_are_drawn() -> None:
    open_draw = table(SQUARE, build=(1, 0, 0))
    play(open_draw, "tower 1,1", "built")
    assert not game.finality(open_draw, 0, game.parse("single")).final
    assert not game.finality(open_draw, 0, game.parse("double 0,0")).final
    one_deck = table(SQUARE, build=(1, 0, 0), towers=())
    play(one_deck, "tower 1,1", "built")
    assert game.finality(one_deck, 0, game.parse("single")).final
    play(open_draw, "single")
    assert game.finality(open_draw, 0, game.parse("draw 1 2")).final


SQUARE = """
o-+
| |
o-o
"""


@pytest.mark.rule("CA-2.4")
def test_hands_and_choices_are_hidden_and_everything_else_is_open() -> None:
    state = table(phase="choose", hand=("T2", "T3", "W4"), towers=("T4",), walls=("W1",))
    before = game.view(state, 1)
    events = play(state, "card T3")
    assert [event.to for event in events] == [(0,)]
    assert game.view(state, 1) == before, "choosing changes nothing for the others"
    assert game.view(state, 0).chosen == ("T3",)
    assert game.view(state, None).chosen == ()
    other = game.view(state, 1).seats[0]
    assert other.hand is None
    assert (other.backs.towers, other.backs.walls) == (2, 1)
    assert (other.decks.towers, other.decks.walls) == (1, 1)
    assert other.played == ("T1", "W7")
    assert game.view(state, 1).seats[1].hand == ("T2", "T3", "W4")
    events = play(state, "take")
    assert events[0].to is None
    assert game.view(state, 1).laid == ("T3",)
    assert game.view(state, 1).pieces == shown_on(("T3",))


@pytest.mark.rule("CA-2.4")
def test_the_open_view_shows_every_hand() -> None:
    state = game.start(3, TRIAL, CHANCE)
    assert [seat.hand for seat in game.open_view(state).seats] == [side.hand for side in state.sides]


@pytest.mark.rule("CA-2.4")
def test_drawn_cards_are_told_only_to_the_drawer() -> None:
    state = table(build=(0, 0, 0), phase="draw")
    public, private = play(state, "draw 2 1")[:2]
    assert public.to is None
    assert public.args == {"seat": 0, "count": 3, "towers": 2, "walls": 1}
    assert private.to == (0,)
    assert private.args["cards"] == "T3, T4, W1"


@pytest.mark.rule("CA-2.5")
def test_people_may_talk_at_any_time_and_no_move_is_about_a_deal() -> None:
    for state, _ in whole_game(3, 4):
        assert game.talk(state)
    kinds = {kind.__name__ for kind in get_args(Move)}
    assert kinds == {"Card", "Take", "Tower", "Wall", "Built", "Double", "Single", "Draw"}


@pytest.mark.rule("CA-2.6")
def test_keeps_and_pieces_need_no_reminder() -> None:
    """Whoever closes a yard has its keep, and the pieces are those of the cards, without saying so."""
    state = table(SQUARE, build=(1, 0, 0))
    play(state, "tower 1,1", "built")
    assert game.view(state, None).seats[0].keeps == 1
    state = table(phase="choose", hand=("T5", "W6"))
    play(state, "card T5", "card W6", "take")
    assert state.pieces == shown_on(("T5", "W6"))
