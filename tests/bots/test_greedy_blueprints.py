"""The greedy bot draws castles: it completes rooms, keeps rewards for when they help, and knows its own cards."""

from typing import Any

import pytest

from castlewright.arena.simulate import simulate
from castlewright.bots import BOTS, Budget
from castlewright.bots.evaluations.blueprints import EVALUATION
from castlewright.bots.evaluations.blueprints.worth import DECREE_WORTH
from castlewright.core import Chance, Match
from castlewright.games.blueprints import State, game
from castlewright.games.blueprints.board import bits
from castlewright.games.blueprints.castle import Castle
from castlewright.games.blueprints.castle.forms import drawings, placement
from castlewright.games.blueprints.components import BONUS_CARDS, DECREES, ROOM_NUMBER, SIDES, TYPE_NUMBER
from castlewright.games.blueprints.moves import Draw, Foyer, Keep, Moat, Name, Passage, Remove, Take, Use
from castlewright.games.blueprints.state import END, TURN, Player

GREEDY = BOTS["greedy"]
CHANCE = Chance.named("greedy blueprints")


def turn(market: str, foyer: str = "living", phase: str = TURN) -> State:
    """The first turn of a game for one; every card is somewhere."""
    state = game.start(1, {"decrees": "one"}, CHANCE)
    while state.phase != TURN:
        move = game.legal(state, 0)[0]
        game.advance(state, 0, move, CHANCE)
    wanted = tuple(ROOM_NUMBER[card] for card in market.split())
    rest = [card for card in (*state.deck, *state.market, *state.box) if card not in wanted]
    state.market, state.deck, state.box = tuple(sorted(wanted)), tuple(rest[:27]), tuple(sorted(rest[27:]))
    player = state.players[0]
    state.players[0] = Player(
        Castle.new(TYPE_NUMBER[foyer]),
        bonuses=player.bonuses,
        decrees=player.decrees,
        powers=player.powers,
        secrets=player.secrets,
        box=player.box,
        swans=(0,),
    )
    state.phase = phase
    return state


def chosen(state: State) -> Any:
    return GREEDY.choose(game, game.view(state, 0), Chance.named("choice"), Budget())


def played(state: State, count: int) -> list[Any]:
    moves = []
    for _ in range(count):
        moves.append(chosen(state))
        game.advance(state, 0, moves[-1], CHANCE)
    return moves


def test_it_draws_where_rooms_are_completed() -> None:
    state = turn("R86 R87 R90")
    castle = state.players[0].castle
    for card, x, doors in (("R88", 6, "NES"), ("R89", 8, "NSW")):
        forms = drawings(ROOM_NUMBER[card]).forms
        form = next(n for n, one in enumerate(forms) if {SIDES[side] for _, _, side in one.doors} == set(doors))
        castle.draw(ROOM_NUMBER[card], placement(form, x, 4))
    state.market = (ROOM_NUMBER["R86"],)
    state.deck += (ROOM_NUMBER["R87"], ROOM_NUMBER["R90"])
    state.deck = tuple(card for card in state.deck if card not in state.players[0].stack())
    state.box = tuple(card for card in state.box if card not in state.players[0].stack())
    take, draw = played(state, 2)
    assert take == Take("R86")
    assert isinstance(draw, Draw)
    assert (draw.x, draw.y) == (7, 4), "between the two, where both of its entrances are joined"
    assert state.players[0].circles[TYPE_NUMBER["sleeping"]] == 1


def test_it_spends_a_reward_to_complete_a_room_in_the_end() -> None:
    state = turn("R01 R02 R03", foyer="activity", phase=END)
    castle = state.players[0].castle
    for door in bits(castle.unjoined())[1:]:
        castle.remove(door)
    moves = []
    while state.players[0].specials[0] == -1:
        moves += played(state, 1)
    moves += played(state, 1)
    assert any(isinstance(move, Use) and move.by == "start" for move in moves)
    if isinstance(moves[-1], Remove):
        assert state.players[0].circles[TYPE_NUMBER["activity"]] == 1


def test_it_uses_what_is_left_of_rewards_where_that_helps() -> None:
    state = turn("R01 R02 R03", foyer="activity", phase=END)
    state.rests = (1, 1, 1, 0)
    castle = state.players[0].castle
    for door in bits(castle.unjoined())[1:]:
        castle.remove(door)
    (move,) = played(state, 1)
    assert isinstance(move, Remove | Passage), "one of them completes the foyer"
    assert state.players[0].circles[TYPE_NUMBER["activity"]] == 1


def test_in_the_end_it_names_its_castle_and_draws_its_moat() -> None:
    state = turn("R01 R02 R03", phase=END)
    state.players[0].swans = (0,) * 4
    moves = []
    while game.actors(state):
        moves += played(state, 1)
    assert any(isinstance(move, Name) for move in moves)
    assert any(isinstance(move, Moat) for move in moves)
    assert state.players[0].specials[0] != -1


def test_it_counts_its_own_bonus_cards() -> None:
    state = turn("R01 R02 R03")
    player = state.players[0]
    player.circles = (0, 0, 0, 0, 0, 0, 1)
    worthless, worthy = BONUS_CARDS.index("size_8"), BONUS_CARDS.index("type_living")
    player.bonuses = (worthless,)
    before = EVALUATION.value(game, state, 0)
    player.bonuses = (worthy,)
    assert EVALUATION.value(game, state, 0) == before + 5


def test_it_knows_what_every_decree_is_worth() -> None:
    assert set(DECREE_WORTH) == set(DECREES)
    state = game.start(3, {"decrees": "one"}, CHANCE)
    move = GREEDY.choose(game, game.view(state, state.actor), Chance.named("choice"), Budget())
    assert isinstance(move, Keep)
    assert DECREE_WORTH[move.decree] == max(DECREE_WORTH[DECREES[decree]] for decree in state.hand)


@pytest.mark.parametrize(("seats", "decrees"), [(1, "two"), (3, "one"), (2, "two")])
def test_it_plays_whole_games_with_any_company(seats: int, decrees: str) -> None:
    match = Match(game, seats, {"decrees": decrees}, Chance.named("whole", seats))
    foyers = set()
    while not match.over:
        (seat,) = match.actors()
        move = GREEDY.choose(game, game.view(match.state, seat), Chance.named("bot"), Budget())
        foyers |= {move.kind} if isinstance(move, Foyer) else set()
        match.play(seat, move)
    assert min(sheet.total for sheet in game.scores(match.state)) > 100
    assert foyers == {"utility"}


def test_it_can_be_hurried() -> None:
    state = turn("R96 R01 R03")
    assert GREEDY.choose(game, game.view(state, 0), Chance.named("choice"), Budget(nodes=1)) in game.legal(state, 0)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_it_beats_two_random_bots() -> None:
    result = simulate("blueprints", players=3, bots=("greedy", "random", "random"), games=45, seed=5, jobs=2)
    assert result.seats[0].wins >= 43
