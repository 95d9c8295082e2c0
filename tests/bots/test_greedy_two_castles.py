"""The greedy bot raises both of its castles, and negotiates by what is good for them."""

import pytest

from castlewright.arena.simulate import simulate
from castlewright.bots import BOTS, Budget
from castlewright.bots.evaluations.two_castles import EVALUATION
from castlewright.core import Chance, Match
from castlewright.games.two_castles import game
from castlewright.games.two_castles.bonuses import FIVE, Bonus
from castlewright.games.two_castles.bonuses.piles import Pile
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.castle.growth import points, with_room
from castlewright.games.two_castles.components import NUMBER, ROOMS
from castlewright.games.two_castles.moves import Agree, Attend, Build
from castlewright.games.two_castles.state import BUILD, CHOOSE, State

GREEDY = BOTS["greedy"]


def building() -> State:
    """Three seats that have chosen."""
    chance = Chance.named("greedy two castles")
    state = game.start(3, {"seniority": "seats"}, chance)
    while state.phase != BUILD:
        seat = game.actors(state)[0]
        game.advance(state, seat, game.legal(state, seat)[0], chance)
    return state


def chosen(state: State, seat: int) -> object:
    """What it plays; whatever lies nowhere else is in the supply."""
    state.rooms = Pile(())
    elsewhere = set(game.conserved(state)["rooms"])
    state.rooms = Pile(tuple(room for room in range(len(ROOMS)) if room not in elsewhere))
    return GREEDY.choose(game, game.view(state, seat), Chance.named("choice"), Budget())


def test_it_helps_the_poorer_castle() -> None:
    state = building()
    rich = Castle.around(NUMBER["throne_living_corridor"])
    for x in (2, 3, 4, 5):
        rich = with_room(rich, NUMBER["fountain"], x * 1024)
    state.castles[0] = rich
    state.castles[2] = Castle.around(NUMBER["throne_living_sleeping"])
    # A living room above this throne room brings two points; an outdoor room brings none anywhere.
    state.pairs[0] = tuple(sorted((NUMBER["salon"], NUMBER["sty"])))
    move = chosen(state, 0)
    while isinstance(move, Build) and move.room != "salon":
        game.advance(state, 0, move, Chance.named("choice"))
        move = chosen(state, 0)
    assert isinstance(move, Build)
    assert (move.castle, move.at in ((0, 1), (1, 1))) == (2, True)


def test_it_proposes_what_is_best_and_agrees_to_it() -> None:
    state = building()
    castle = Castle.around(NUMBER["throne_utility_food"])
    for x, room in ((-1, "hat_room"), (-2, "salon")):
        castle = with_room(castle, NUMBER[room], x * 1024)
    state.castles[0] = castle
    state.pairs[0] = tuple(sorted((NUMBER["rug_room"], NUMBER["sty"])))
    game.advance(state, 0, game.parse("build 0 rug_room -3,0"), Chance.named("choice"))
    # Three paintings in the rooms and one in the throne room: the painter counts them all.
    state.due[1:], state.pairs = [0, 0], [(), (), ()]
    proposal = chosen(state, 1)
    assert proposal == Attend(0, "painter")
    other = state.copy()
    game.advance(state, 1, proposal, Chance.named("choice"))
    assert chosen(state, 0) == Agree(0)
    game.advance(other, 1, Attend(0, "knight"), Chance.named("choice"))
    assert chosen(other, 0) == Attend(0, "painter")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_whole_games_with_any_company(seats: int) -> None:
    match = Match(game, seats, {}, Chance.named("whole", seats))
    while not match.over:
        seat = match.actors()[-1]
        match.play(seat, GREEDY.choose(game, game.view(match.state, seat), Chance.named("bot"), Budget()))
    assert min(points(castle) for castle in match.state.castles) > 35


def test_waiting_is_no_plan_of_its_own() -> None:
    state = building()
    before = EVALUATION.value(game, state, 0)
    game.advance(state, 0, game.parse("you_first 0"), Chance.named("choice"))
    assert EVALUATION.value(game, state, 0) < before


def test_the_lower_castle_counts_more_the_farther_they_are_apart() -> None:
    def worth(lower: bool) -> float:
        """What a point in the lower or in the higher of two castles is worth."""
        state = building()
        state.pairs, state.due = [(), (), ()], [0, 0, 0]
        high = Castle.around(NUMBER["throne_living_corridor"])
        for x in (2, 3, 4):
            high = with_room(high, NUMBER["fountain"], x * 1024)
        state.castles[0], state.castles[2] = high, Castle.around(NUMBER["throne_living_sleeping"])
        before = EVALUATION.value(game, state, 0)
        which = 2 if lower else 0
        state.castles[which] = with_room(state.castles[which], NUMBER["fountain"], 1)
        return EVALUATION.value(game, state, 0) - before

    assert worth(lower=True) > 4 * worth(lower=False) > 0


def test_a_bonus_that_another_decides_is_worth_less() -> None:
    """The fifth room of a type brings a fountain to those who choose well; a stranger may choose any room for it."""
    castle = Castle.around(NUMBER["throne_utility_food"])
    for x, room in ((-1, "great_hall"), (-2, "purgatory"), (-3, "promenade")):
        castle = with_room(castle, NUMBER[room], x * 1024)
    worth = []
    for seat in (0, 2):  # the elder in both castles, and the younger in both
        state = building()
        state.pairs, state.due, state.castles = [(), (), ()], [0, 0, 0], [castle, castle, castle]
        before = EVALUATION.value(game, state, seat)
        state.bonuses = [Bonus(FIVE) for _ in state.castles]
        worth.append(EVALUATION.value(game, state, seat) - before)
    assert worth[0] > worth[1] + 1


@pytest.mark.parametrize(("turn", "known"), [(2, False), (3, True)])
def test_it_looks_forward_to_the_hand_that_comes_around(turn: int, known: bool) -> None:
    """In a circle of three the fourth hand is what was left of the first; the third is new, and no plan is made."""
    state = building()
    state.turn = turn
    state.castles = [Castle.around(NUMBER["throne_corridor_downstairs"]) for _ in state.castles]
    state.pairs, state.due = [(), (), ()], [0, 0, 0]
    values = []
    # This throne room wants corridors and downstairs rooms below it; no outdoor room earns anything here.
    for hand in (("crypt", "great_hall", "promenade"), ("guardhouse", "stables", "sty")):
        state.stacks[0] = tuple(NUMBER[room] for room in hand)
        values.append(EVALUATION.value(game, state, 0))
    assert (values[0] > values[1] + 1, values[0] == values[1]) == (known, not known)


def test_a_turn_that_has_just_ended_leaves_as_many_turns_as_before() -> None:
    """Whoever builds last begins the next turn with it: what is promised for the turns to come does not change."""
    state = building()
    ended = state.copy()
    ended.pairs, ended.due, ended.phase, ended.turn = [(), (), ()], [0, 0, 0], CHOOSE, state.turn + 1
    state.pairs, state.due = [(), (), ()], [0, 0, 0]
    assert EVALUATION.value(game, ended, 0) == EVALUATION.value(game, state, 0)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_it_beats_two_random_bots() -> None:
    result = simulate("two_castles", players=3, bots=("greedy", "random", "random"), games=60, seed=5, jobs=2)
    assert result.seats[0].wins >= 56
