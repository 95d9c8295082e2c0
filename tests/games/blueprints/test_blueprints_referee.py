"""Whole games against a referee with pen and paper, and the traps that a second reading of the rules found."""

import pytest
from blueprints_referee import Referee, account_of
from blueprints_tables import cards, give, legal, play, refused, turn

from castlewright.core import Chance
from castlewright.games.blueprints import State, game
from castlewright.games.blueprints.board import side
from castlewright.games.blueprints.choices import any_discard, can_take, is_legal, may_be_utility
from castlewright.games.blueprints.components import BONUS_CARDS, ROOM_IDS, ROOM_NUMBER, ROOMS
from castlewright.games.blueprints.moves import Take, Use

GREEDY = ("use", "take", "draw", "keep")
"""Rather these than skip and done: a game in which much happens."""


@pytest.mark.rule("BL-4.1", "BL-5.7", "BL-7.6", "BL-8.17", "BL-11.1", "BL-12.9")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("decrees", ["one", "two"])
def test_a_referee_with_pen_and_paper_sees_the_same_game(seats: int, decrees: str, edition: int) -> None:
    played = game.in_edition(edition)
    for number in range(6):
        chance = Chance.named("referee", seats, decrees, number)
        state = played.start(seats, played.meta.settle({"decrees": decrees}, seats), chance)
        referee = Referee(state)
        while game.actors(state):
            _one_move(state, referee, chance)
        assert referee.actor is None


def _one_move(state: State, referee: Referee, chance: Chance) -> None:
    (seat,) = game.actors(state)
    assert seat == referee.actor
    assert account_of(state) == referee.account()
    moves = list(game.legal(state, seat))
    castle = state.players[seat].castle
    if state.phase in ("turn", "end") and not state.step:
        assert {(move.by, move.kind) for move in moves if isinstance(move, Use)} == referee.uses(castle)
        taken = {move.card for move in moves if isinstance(move, Take) and move.source == "market"}
        assert taken == {card for card in referee.market if not referee.taken and referee.takeable(castle, card)}
        more = {str(move).split()[0] for move in moves} & {"remove", "passage", "line"}
        more |= {"discard" for move in moves if isinstance(move, Take) and move.source == "discard"}
        assert more == (referee.more(castle) if state.edition > 1 else set())
    if state.phase == "turn":
        # The quick looks at many cards at once see what a look at each of them sees.
        player = state.players[seat]
        in_turn = [card for card in range(len(ROOMS)) if is_legal(state, seat, Take(ROOM_IDS[card]))]
        listed = [move for move in moves if isinstance(move, Take) and move.source == "market" and not move.utility]
        assert in_turn == [ROOM_NUMBER[move.card] for move in listed]
        assert any_discard(state, player) == any(
            can_take(state, player, card, way)
            for card in state.discard
            for way in (False, True)
            if not way or may_be_utility(player, card)
        )
    lively = [move for move in moves if str(move).startswith(GREEDY)]
    heap = lively if lively and chance.below("lively", 3) else moves
    words = sorted({str(move).split()[0] for move in heap})
    word = words[chance.below("word", len(words))]
    fitting = [move for move in heap if str(move).split()[0] == word]
    move = fitting[chance.below("move", len(fitting))]
    before = castle.copy()
    leaves_step = word == "done" and state.step
    game.advance(state, seat, move, chance)
    if not leaves_step:
        referee.follow(str(move), before, state.players[seat].castle)


def narrow() -> State:
    """Only a lane of one square's width is left in front of the only entrance, and the Cloakroom in the discard pile
    has its entrance on a long side: it can be drawn there with a moved entrance only."""
    state = turn(market="R76", discard="R23")
    castle = state.players[0].castle
    for x, y, letter in ((7, 6, "E"), (6, 7, "S"), (5, 6, "W")):
        door = side(x, y, letter)
        assert door is not None
        castle.remove(door)
    castle.dig((5, 2, 5, 4))
    castle.dig((7, 2, 7, 4))
    return state


@pytest.mark.rule("BL-8.11", "BL-8.15")
def test_the_reward_that_would_move_the_entrances_cannot_fetch_the_card_too() -> None:
    state = narrow()
    assert "use start activity" not in legal(state, "use")
    assert refused(state, "use start activity") == ("BL-8.11", "refusal-no-discard")


@pytest.mark.rule("BL-8.11", "BL-8.3")
def test_one_reward_fetches_the_card_and_another_moves_its_entrances() -> None:
    for kind, uses in (
        ("activity", ("use activity activity", "use start sleeping")),
        ("sleeping", ("use start activity", "use sleeping sleeping")),
    ):
        state = narrow()
        give(state, kind)
        play(state, uses[0], "take R23 discard", uses[1])
        assert legal(state, "draw")
        assert state.card == cards("R23")[0]


@pytest.mark.rule("BL-11.11", "BL-3.2")
def test_what_two_decrees_pay_adds_up_in_their_line() -> None:
    state = turn("unique_sizes", "unique_types", "two_passages")
    lines = [line for line in game.scores(state)[0].lines if line.group == "decrees"]
    assert {(line.args["decree"], line.points) for line in lines} == {("unique_sizes", 3), ("unique_types", 2)}
    assert game.scores(state)[0].groups()["decrees"] == 5
    assert game.scores(state)[1].groups()["decrees"] == 0


@pytest.mark.rule("BL-15.6")
def test_alone_all_bonus_cards_are_in_the_deck_and_last_turns_are_worth_nothing() -> None:
    state = game.start(1, {"decrees": "one"}, Chance.named("alone"))
    assert sorted(state.bonus_deck + state.players[0].bonuses) == list(range(len(BONUS_CARDS)))
    state = turn(seats=1)
    player = state.players[0]
    player.bonuses = (BONUS_CARDS.index("last_turns"),)
    player.circles = (0, 0, 0, 0, 0, 0, 1)
    (line,) = (line for line in game.scores(state)[0].lines if line.args.get("bonus") == "last_turns")
    assert (line.points, line.args["worth"], line.args["slots"]) == (0, 0, 1)
    for _ in range(3):
        play(state, "skip", "done")
    assert player.last_turns == 0
