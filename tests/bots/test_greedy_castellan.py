"""The greedy bot plays Castellan as a sensible person would."""

from random import Random
from statistics import mean
from typing import Any

import pytest

from castlewright import games
from castlewright.arena import simulate
from castlewright.bots import BOTS, Budget
from castlewright.bots.evaluations.castellan import prospects
from castlewright.bots.evaluations.castellan.survey import Survey
from castlewright.core import Chance
from castlewright.games.castellan.board import Castle, Node
from castlewright.games.castellan.components import TOWER_DECK, WALL_DECK
from castlewright.games.castellan.moves import BUILDING, Built, Move
from castlewright.games.castellan.state import State

GAME = games.get("castellan")
LUCK = Chance.named("greedy castellan")

Walls = list[tuple[Node, Node]]
U_TOWERS = [(0, 0), (0, 2), (2, 0), (2, 2)]
U_WALLS: Walls = [((0, 0), (0, 2)), ((0, 0), (2, 0)), ((0, 2), (2, 2))]
"""Three sides of a square: one long wall is missing."""


def table(towers: list[Node], walls: Walls, hand: str, played: str = "", rival: str = "T3 T4 W1 W2") -> State:
    """Seat 0 is to choose cards; its decks hold whatever is neither in hand nor played."""
    state: State = GAME.start(2, GAME.meta.settle({}, 2), LUCK)
    state.castle = Castle.of(towers, walls)
    state.turn, state.starter, state.rounds = 0, 1, [2, 2]
    for seat, cards in enumerate((hand, rival)):
        gone = tuple(played.split()) if seat == 0 else ()
        held = tuple(sorted(cards.split()))
        left = [card for card in (*TOWER_DECK, *WALL_DECK) if card not in held + gone]
        state.sides[seat] = type(state.sides[seat])(
            held,
            tuple(card for card in left if card in TOWER_DECK),
            tuple(card for card in left if card in WALL_DECK),
            gone,
        )
    return state


def decide(state: State) -> Move:
    view = GAME.view(state, state.turn)
    return BOTS["greedy"].choose(GAME, view, LUCK, Budget())  # type: ignore[no-any-return]


def take_turn(state: State, until: str = "") -> list[str]:
    """Plays one whole turn, or up to a phase."""
    seat, said = state.turn, []
    while GAME.actors(state) == (seat,) and state.phase != until:
        move = decide(state)
        said.append(str(move))
        GAME.advance(state, seat, move, LUCK)
    return said


def points(state: State, seat: int) -> int:
    return int(GAME.scores(state)[seat].total)


def test_it_closes_what_one_card_can_close() -> None:
    state = table(U_TOWERS, U_WALLS, "T1 T6 W7")
    said = take_turn(state)
    assert "card W7" in said
    assert "wall 2,0 2,2" in said
    assert points(state, 0) >= 4


def test_it_does_not_empty_its_hand_early() -> None:
    """Nothing is close to being closed: one card is played, the others stay in reserve."""
    state = table([(0, 0)], [], "T3 T5 W1 W6")
    said = take_turn(state)
    assert sum(word.startswith("card") for word in said) == 1


def test_it_spends_more_cards_when_the_yard_is_worth_them() -> None:
    """A ring of eleven towers lacks a tower, two short walls and a tower between them: no single card has that."""
    ring: list[Node] = [(x, 0) for x in range(4)] + [(3, 1), (3, 2), (3, 3)] + [(0, y) for y in range(1, 4)]
    walls: Walls = [((x, 0), (x + 1, 0)) for x in range(3)] + [((3, y), (3, y + 1)) for y in range(3)]
    walls += [((0, y), (0, y + 1)) for y in range(3)]
    state = table(ring, walls, "T1 T2 W3 W7")
    said = take_turn(state)
    assert sum(word.startswith("card") for word in said) >= 2
    assert points(state, 0) >= 12


def claimed(towers: int, played: str) -> State:
    """Seat 0 has just closed a yard of so many towers, one short of a ring of them, and may double it."""
    width = (towers - 4) // 2 + 1
    ring: list[Node] = [(x, y) for x in range(width + 1) for y in (0, 1)]
    walls: Walls = [((x, y), (x + 1, y)) for x in range(width) for y in (0, 1)] + [((0, 0), (0, 1))]
    state = table(ring, walls, "W4", played)
    for move in ("card W4", "take", f"wall {width},0 {width},1"):
        GAME.advance(state, 0, GAME.parse(move), LUCK)
    while state.phase == "build":
        GAME.advance(state, 0, GAME.legal(state, 0)[0], LUCK)
    assert state.phase == "claim"
    assert state.yards[0].double is False
    return state


def test_it_does_not_waste_its_double_on_a_small_yard_early() -> None:
    assert str(decide(claimed(4, played="T3 T4 W1"))) == "single"


def test_it_doubles_a_large_yard_even_early() -> None:
    assert str(decide(claimed(10, played="T3 T4 W1"))).startswith("double")


def test_it_doubles_what_it_gets_when_little_is_left() -> None:
    played = " ".join(card for card in (*TOWER_DECK, *WALL_DECK) if card not in ("W4", "T1"))
    assert str(decide(claimed(4, played))).startswith("double")


def test_the_larger_part_of_a_divided_yard_keeps_the_double() -> None:
    ring: list[Node] = [(x, y) for x in range(6) for y in (0, 1)]
    walls: Walls = [((x, y), (x + 1, y)) for x in range(5) for y in (0, 1)]
    walls += [((0, 0), (0, 1)), ((5, 0), (5, 1))]
    state = table(ring, walls, "W4")
    face = next(face for face in (state.castle.face(arm) for arm in state.castle.arms) if face.is_yard)
    state.doubled[0] = True
    yard_type = type(claimed(4, "").yards[0])
    state.yards = [yard_type.of(face, 0, True)]
    state.castle.set_ground(face, 2)
    for move in ("card W4", "take", "wall 1,0 1,1"):
        GAME.advance(state, 0, GAME.parse(move), LUCK)
    while state.phase == "build":
        outside = [move for move in GAME.legal(state, 0) if not isinstance(move, Built) and _leaves(move)]
        GAME.advance(state, 0, (outside or GAME.legal(state, 0))[0], LUCK)
    assert state.must_double
    assert str(decide(state)) == "double 1,0"


def _leaves(move: Any) -> bool:
    nodes = [move.at] if hasattr(move, "at") else [move.a, move.b]
    return any(not 0 <= y <= 1 for _, y in nodes)


def test_it_draws_what_its_hand_lacks() -> None:
    for hand, lacking in (("T1 T3 T4", "draw 0 1"), ("W3 W4 W7", "draw 1 0")):
        state = table(U_TOWERS, U_WALLS, f"{hand} W5", "")
        GAME.advance(state, 0, GAME.parse("card W5"), LUCK)
        GAME.advance(state, 0, GAME.parse("take"), LUCK)
        while state.phase != "draw":
            moves = GAME.legal(state, 0)
            GAME.advance(state, 0, moves[-1], LUCK)
        assert str(decide(state)) == lacking


def test_it_leaves_less_open_than_chance_would() -> None:
    """What the rival could close after the turn, on average."""
    careful, careless = [], []
    for number in range(12):
        luck = Random(number)
        state = GAME.start(2, GAME.meta.settle({}, 2), Chance.named("open", number))
        while state.rounds[state.turn] < 3 or state.phase != "choose":
            GAME.advance(state, state.turn, luck.choice(GAME.legal(state, state.turn)), LUCK)
        seat = state.turn
        thoughtful, thoughtless = state.copy(), state.copy()
        take_turn(thoughtful, until="draw")
        while thoughtless.turn == seat and thoughtless.phase != "draw":
            GAME.advance(thoughtless, seat, luck.choice(GAME.legal(thoughtless, seat)), LUCK)
        careful.append(prospects(thoughtful, seat)[0])
        careless.append(prospects(thoughtless, seat)[0])
    assert mean(careful) < 0.8 * mean(careless)


@pytest.mark.parametrize("seed", range(4))
def test_what_the_survey_promises_is_what_the_rules_give(seed: int) -> None:
    """Every closing it finds can be built in its order, and gains exactly what it says."""
    luck, chance = Random(seed), Chance.named("survey", seed)
    state = GAME.start(2, GAME.meta.settle({}, 2), chance)
    checked = 0
    while GAME.actors(state):
        seat = state.turn
        if state.phase == "build" and not state.built and state.castle.arms:
            doubled = next((yard.cell for yard in state.yards if yard.owner == seat and yard.double), None)
            foreign = frozenset(yard.cell for yard in state.yards if yard.owner != seat)
            closings = list(Survey(state.castle, foreign, doubled).closings(3, (9, 9, 9)))
            for closing in luck.sample(closings, min(8, len(closings))):
                assert gained(state, seat, closing.places, chance) == closing.gain
                checked += 1
        bot = BOTS["greedy"] if luck.random() < 0.5 else BOTS["random"]
        GAME.advance(state, seat, bot.choose(GAME, GAME.view(state, seat), chance, Budget()), chance)
    assert checked > 50


def gained(state: State, seat: int, places: tuple[int, ...], chance: Chance) -> int:
    world = state.copy()
    world.towers = world.long = world.short = 9
    before = points(world, seat)
    for place in places:
        GAME.advance(world, seat, BUILDING[place], chance)
    world.towers = world.long = world.short = 0
    GAME.advance(world, seat, Built(), chance)
    if not world.must_double:
        return points(world, seat) - before
    totals = []
    for move in GAME.legal(world, seat):
        divided = world.copy()
        GAME.advance(divided, seat, move, chance)
        totals.append(points(divided, seat))
    return max(totals) - before


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_overwhelmingly(players: int) -> None:
    bots = ["greedy", *["random"] * (players - 1)]
    result = simulate("castellan", players, bots, games=20, seed="strength", jobs=2)
    assert result.seats[0].wins >= 19
    assert result.seats[0].mean_score > 3 * max(seat.mean_score for seat in result.seats[1:])
