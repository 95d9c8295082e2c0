"""Castles and games at random, against slow checkers."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from two_castles_slow import SlowCastle
from two_castles_tables import begun, position

from castlewright.core import Chance
from castlewright.games.two_castles import game
from castlewright.games.two_castles.board import THRONE_LEFT, THRONE_RIGHT, at_cell
from castlewright.games.two_castles.bonuses.cards import BY_NUMBER, CARD_IDS
from castlewright.games.two_castles.castle import Castle, Growth
from castlewright.games.two_castles.castle.growth import (
    attendant_gain,
    card_gain,
    gain,
    points,
    with_attendant,
    with_card,
    with_room,
)
from castlewright.games.two_castles.castle.points import count
from castlewright.games.two_castles.components import ATTENDANT_IDS, FACES, FIRST_FACE, FIRST_THRONE, NUMBER, PIECES
from castlewright.games.two_castles.imagine import castle_of
from castlewright.games.two_castles.moves import Add, Agree, Attend, Build, Keep
from castlewright.games.two_castles.rooms.kinds import Variety
from castlewright.games.two_castles.rooms.wants import KINDS
from castlewright.games.two_castles.scoring import sheet
from castlewright.games.two_castles.state import BUILD, OVER, State
from castlewright.games.two_castles.view import RoomView


def slow(castle: Castle) -> SlowCastle:
    return SlowCastle(
        PIECES[castle.throne],
        {at_cell(cell): PIECES[piece] for cell, piece in castle.rooms.items() if piece < FIRST_THRONE},
        [ATTENDANT_IDS[attendant] for attendant in castle.attendants],
        [CARD_IDS[card] for card in castle.cards],
    )


def grown(seed: int, rooms: int, clustered: bool = False, watched: bool = True) -> Castle:
    """A random castle; a clustered one grows near its throne room, where everything meets, and a watched one knows what
    every room of it brought."""
    luck = Random(seed)
    castle = Castle.around(FIRST_THRONE + luck.randrange(7))
    if watched:
        assert points(castle) == 0
    pool = [*luck.sample(range(FIRST_FACE), rooms), *(NUMBER[luck.choice(FACES)] for _ in range(rooms // 4))]
    luck.shuffle(pool)
    for piece in pool[:rooms]:
        cells = castle.cells_for(piece)
        near = sorted(cells, key=lambda cell: sum(abs(each) for each in at_cell(cell)))
        castle = with_room(castle, piece, near[0] if clustered else luck.choice(cells))
    for _ in range(luck.randrange(3)):
        castle = with_attendant(castle, luck.randrange(4))
    for card in luck.sample(range(20), luck.randrange(3)):
        castle = with_card(castle, card)
    return castle


castles = st.builds(grown, st.integers(0, 10**6), st.integers(0, 26), st.booleans(), st.booleans())


def test_how_a_castle_grew_is_remembered_where_somebody_looks() -> None:
    for rooms in range(1, 20):
        watched, unwatched = grown(rooms, rooms), grown(rooms, rooms, watched=False)
        assert watched == unwatched
        assert isinstance(watched.score, Growth)
        assert unwatched.score is None
        assert points(watched) == points(unwatched) == slow(watched).total()


@settings(max_examples=150, deadline=None)
@given(castles)
def test_scores_are_those_of_the_slow_checker(castle: Castle) -> None:
    checker = slow(castle)
    lines = sheet(castle, 0).lines
    assert points(castle) == count(castle) == sheet(castle, 0).total == checker.total()
    for line in lines:
        piece: dict[str, Any] = dict(line.piece or {})
        if "room" in piece:
            assert line.points == checker.room((piece["x"], piece["y"])), piece
        elif "attendant" in piece:
            assert line.points == checker.attendant(piece["attendant"])
        elif "card" in piece:
            assert line.points == checker.card(piece["card"])
        else:
            assert line.points == checker.throne_points()


@settings(max_examples=60, deadline=None)
@given(castles)
def test_all_cards_count_like_the_slow_checker(castle: Castle) -> None:
    checker = slow(castle)
    for number, card in enumerate(CARD_IDS):
        assert BY_NUMBER[number].points(castle) == checker.card(card), card
        assert card_gain(castle, number) == checker.card(card)


@settings(max_examples=60, deadline=None)
@given(castles)
def test_rooms_may_stand_where_the_slow_checker_says(castle: Castle) -> None:
    checker = slow(castle)
    for room in ("bakery", "terrace", "crypt", "dead_end", *FACES):
        cells = castle.cells_for(NUMBER[room])
        assert list(cells) == sorted(cells)
        assert {at_cell(cell) for cell in cells} == checker.cells_for(room), room


@settings(max_examples=60, deadline=None)
@given(castles, st.data())
def test_gains_are_differences_of_whole_counts(castle: Castle, data: st.DataObject) -> None:
    piece = data.draw(st.sampled_from([n for n in range(FIRST_THRONE) if n not in castle.rooms.values()]))
    cell = data.draw(st.sampled_from(castle.cells_for(piece)))
    after = with_room(castle, piece, cell)
    assert gain(castle, piece, cell) == slow(after).total() - slow(castle).total()
    attendant = data.draw(st.integers(0, 3))
    assert attendant_gain(castle, attendant) == slow(with_attendant(castle, attendant)).total() - points(castle)


@settings(max_examples=60, deadline=None)
@given(castles)
def test_what_makes_a_room_earn_accounts_for_its_points(castle: Castle) -> None:
    for cell, piece in castle.rooms.items():
        if piece < FIRST_THRONE and not isinstance(KINDS[piece], Variety) and PIECES[piece] != "fountain":
            earning = KINDS[piece].earning(castle, cell)
            assert len(set(earning)) == len(earning)
            assert THRONE_RIGHT not in earning
            assert KINDS[piece].each * len(earning) == KINDS[piece].points(castle, cell)


@settings(max_examples=60, deadline=None)
@given(castles, st.randoms(use_true_random=False))
def test_a_castle_is_the_same_in_whatever_order_it_is_written(castle: Castle, luck: Random) -> None:
    rooms = [RoomView(PIECES[p], *at_cell(c)) for c, p in castle.placed() if c != THRONE_LEFT]
    attendants = [ATTENDANT_IDS[attendant] for attendant in castle.attendants]
    cards = [CARD_IDS[card] for card in castle.cards]
    again = castle_of(PIECES[castle.throne], tuple(rooms), tuple(attendants), tuple(cards))
    assert again == castle
    plan = {(room.x, room.y): room.room for room in luck.sample(rooms, len(rooms))}
    typed = game.appraise(position(plan, PIECES[castle.throne], attendants, cards))
    assert typed.sheets[0] == sheet(castle, 0)
    assert not [warned for warned in typed.warnings if warned.reason.rule.startswith("TC-5")]


def check_table(state: State) -> None:
    """What holds after every move, whatever was played."""
    for castle in state.castles:
        assert points(castle) == slow(castle).total()
        assert len(castle.attendants) <= 2
        assert len(castle.cards) <= 2
        assert castle.specialty_rooms() <= 7
        assert sum(castle.counts) <= 2 * (4 * (state.round - 1) + state.turn) + 2
    for seat in game.actors(state):
        legal = game.legal(state, seat)
        gains = game.view(state, seat).gains
        assert len(gains) == len(legal)
        for move, gained in zip(legal, gains, strict=True):
            assert (gained is not None) == isinstance(move, Build | Add | Attend | Keep) or isinstance(move, Agree)


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_in_order_after_every_move(seats: int, seed: int) -> None:
    chance, luck = Chance.named("order", seats, seed), Random(seed)
    state = begun(seats, "drawn", chance)
    moves = 0
    while state.phase != OVER:
        seat = luck.choice(game.actors(state))
        kinds: dict[type, list[Any]] = {}
        for move in game.legal(state, seat):
            kinds.setdefault(type(move), []).append(move)
        move = luck.choice(kinds[luck.choice(list(kinds))])
        index = game.legal(state, seat).index(move)
        promised = game.view(state, seat).gains[index]
        before = [points(castle) for castle in state.castles]
        proposing = isinstance(move, Add | Attend | Keep) and state.juniors[move.castle] == seat
        game.advance(state, seat, move, chance)
        if promised is not None and not proposing:
            assert points(state.castles[move.castle]) - before[move.castle] == promised
        moves += 1
        if moves % 5 == 0:
            check_table(state)
    assert moves <= game.meta.longest
    assert all(16 <= sum(castle.counts) <= 18 for castle in state.castles)


def test_seven_seats_may_run_out_of_rooms_and_go_on() -> None:
    """Everybody hoards food and downstairs rooms, so that the supply is shuffled again and again."""
    shuffled = 0
    for seed in range(6):
        chance, luck = Chance.named("hoard", seed), Random(seed)
        state = begun(7, "seats", chance)
        box = game.conserved(state)
        while state.phase != OVER:
            seat = luck.choice(game.actors(state))
            legal = game.legal(state, seat)
            hoard = [move for move in legal if _hoards(state, move)]
            game.advance(state, seat, luck.choice(hoard or legal), chance)
            if state.phase == BUILD and luck.random() < 0.05:
                for eye in (*range(7), None):
                    view = game.view(state, eye)
                    world = game.imagine(view, Chance.named("hoarded", seed))
                    assert game.view(world, eye) == view
                    assert game.conserved(world) == box
        assert game.conserved(state) == box
        shuffled += state.rooms.times
    assert shuffled


def _hoards(state: State, move: Any) -> bool:
    if state.phase != BUILD:
        kinds = [KINDS[NUMBER[room]].rule for room in move.rooms]
        return kinds.count("TC-7.2") + kinds.count("TC-7.8") == 2
    if str(move).startswith("copy"):
        return str(move).endswith("food")
    return str(move).startswith("build")
