"""What holds in every position of every game, checked against a slow engine that shares no code with the real one."""

from collections import Counter

import msgspec
import pytest
from castellan_slow import SlowCastle
from castellan_tables import CHANCE, free_ends, totals, whole_game
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from castlewright.core import Appraisal, Chance, Refusal, Refused
from castlewright.games.castellan import choices, game
from castlewright.games.castellan.board import WAITING, Castle, Node, pack
from castlewright.games.castellan.moves import Double, Move, Tower, Wall, place_of
from castlewright.games.castellan.state import State, ground
from castlewright.games.castellan.view import CastellanView
from castlewright.texts import answer

games = given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from([2, 3, 4]),
    tidy=st.sampled_from([0.0, 0.5, 0.95]),
)
a_few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
some = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def slow(view: CastellanView) -> SlowCastle:
    return SlowCastle(view.towers, view.walls, [(yard.cell, yard.owner) for yard in view.yards])


def slow_building(view: CastellanView) -> list[str]:
    """The legal moves of a build, found the slow way and in the order of the real ones."""
    towers, shorts, longs = slow(view).places(view.turn)
    moves: list[Move] = [Tower(at) for at in sorted(towers)] if view.pieces.towers else []
    walls = (shorts if view.pieces.short else set()) | (longs if view.pieces.long else set())
    moves += [Wall(a, b) for a, b in sorted(walls)]
    return [str(move) for move in moves] or ["built"]


@games
@a_few
def test_building_agrees_with_the_slow_castle(seed: int, seats: int, tidy: float) -> None:
    for n, (state, move) in enumerate(whole_game(seed, seats, tidy)):
        if state.phase == "build" and (n % 5 == seed % 5 or not isinstance(move, Tower | Wall)):
            found = [str(move) for move in game.legal(state, state.turn)]
            assert found == slow_building(game.view(state, None))


@games
@some
def test_the_quick_answers_about_building_agree_with_the_plain_one(seed: int, seats: int, tidy: float) -> None:
    """Listing places in one go, asking for one of them and asking for any: each is written for speed."""
    for state, _ in whole_game(seed, seats, tidy):
        if state.phase != "build":
            continue
        castle, own = state.castle, {0, ground(state.turn, False), ground(state.turn, True)}
        left = ((state.towers, castle.towers), (state.short, castle.shorts), (state.long, castle.longs))
        plain = {place for count, places in left if count for place, owner in places.items() if owner in own}
        assert set(map(place_of, choices.buildings(state))) == plain
        assert choices.can_build(state) == bool(plain)
        for _, places in left:
            assert {place for place in places if choices.may_build(state, place)} == plain & set(places)


@games
@a_few
def test_yards_and_scores_agree_with_the_slow_castle(seed: int, seats: int, tidy: float) -> None:
    for n, (state, _) in enumerate(whole_game(seed, seats, tidy)):
        if n % 9 != seed % 9 and state.phase not in ("claim", "over"):
            continue
        view = game.view(state, None)
        castle = slow(view)
        shown = {yard.cell: set(yard.towers) for yard in view.yards + view.closed}
        assert shown == castle.yards()
        for yard in view.yards + view.closed:
            assert set(yard.cells) == castle.cells_of(yard.cell)
        assert totals(state) == [
            sum(len(shown[yard.cell]) * (1 + yard.double) for yard in view.yards if yard.owner == seat)
            for seat in range(seats)
        ]
        assert len(shown) + castle.free_ends() == (len(view.walls) - len(view.towers) + 1 if view.towers else 0)
        if state.phase != "build":
            assert view.closed == (), "everything closed is claimed after building"


@games
@some
def test_euler_counts_yards_without_geometry(seed: int, seats: int, tidy: float) -> None:
    state = None
    for state, _ in whole_game(seed, seats, tidy):
        castle = state.castle
        if castle.nodes and not state.touched:
            walls, towers = len(castle.arms) // 2, len(castle.built_towers)
            assert len(state.yards) + free_ends(castle) == walls - towers + 1
    assert state is not None
    if not state.aside:
        assert len(state.yards) + free_ends(state.castle) == 12 * seats + 1


@games
@some
def test_a_free_wall_end_can_always_take_a_tower(seed: int, seats: int, tidy: float) -> None:
    for state, _ in whole_game(seed, seats, tidy):
        castle = state.castle
        waiting = {node * 8 for node, what in castle.nodes.items() if what == WAITING}
        assert not castle.nodes or set(castle.towers) == waiting


@games
@some
def test_yards_only_get_finer_and_nobody_elses_points_change(seed: int, seats: int, tidy: float) -> None:
    before: CastellanView | None = None
    for state, _ in whole_game(seed, seats, tidy):
        if state.phase not in ("choose", "over") or (before and before.turn == state.turn and state.phase != "over"):
            continue
        view = game.view(state, None)
        if before is not None and before.phase == "choose" and view.ran_out is None:
            builder = before.turn
            now = {cell: yard for yard in view.yards for cell in yard.cells}
            for old in before.yards:
                parts = {now[cell].cell for cell in old.cells}
                assert all(now[cell].owner == old.owner for cell in old.cells)
                assert set(old.cells) == {c for yard in view.yards if yard.cell in parts for c in yard.cells}
            gains = [new.total - old.total for new, old in zip(view.sheets, before.sheets, strict=True)]
            assert all(gain == 0 for seat, gain in enumerate(gains) if seat != builder)
            if gains[builder] < 0:
                doubles = [old for old in before.yards if old.double and old.owner == builder]
                assert any(len({now[cell].cell for cell in old.cells}) > 1 for old in doubles)
        before = view


@games
@some
def test_every_yard_has_four_towers_and_every_tower_at_most_four_yards(seed: int, seats: int, tidy: float) -> None:
    for state, _ in whole_game(seed, seats, tidy):
        if state.phase in ("claim", "over"):
            assert all(len(yard.towers) >= 4 for yard in state.yards)
            touched = Counter(tower for yard in state.yards for tower in yard.towers)
            assert max(touched.values(), default=0) <= 4
            assert sum(yard.double for yard in state.yards) <= sum(state.doubled)


@games
@some
def test_what_is_possible_does_not_depend_on_history(seed: int, seats: int, tidy: float) -> None:
    for state, _ in whole_game(seed, seats, tidy):
        if state.phase in ("choose", "over"):
            view = game.view(state, None)
            again = Castle.of(reversed(view.towers), reversed(view.walls))
            assert (again.nodes, again.arms) == (state.castle.nodes, state.castle.arms)
            for table in ("towers", "shorts", "longs"):
                assert getattr(again, table).keys() == getattr(state.castle, table).keys()


TURNS = {
    "quarter": lambda x, y: (-y, x),
    "half": lambda x, y: (-x, -y),
    "mirror": lambda x, y: (y, x),
    "flip": lambda x, y: (-x, y),
}


@pytest.mark.parametrize("name", TURNS)
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_turned_and_mirrored_games_are_the_same_games(name: str, seed: int) -> None:
    def node(at: Node) -> Node:
        return TURNS[name](*at)

    def turned(move: Move, view: CastellanView) -> Move:
        match move:
            case Tower():
                return Tower(node(move.at))
            case Wall():
                return Wall(node(move.a), node(move.b))
            case Double():
                yard = next(yard for yard in view.yards if yard.cell == move.cell)
                return Double(min(cell(c) for c in yard.cells))
        return move

    def cell(at: Node) -> Node:
        corners = [node((at[0] + dx, at[1] + dy)) for dx in (0, 1) for dy in (0, 1)]
        return min(corners)

    chance = Chance.named("whole game", seed)
    other = game.start(2, {"trial": "yes"}, chance)
    for state, move in whole_game(seed, 2, 0.6):
        view = game.view(state, None)
        moves = {str(turned(one, view)) for one in game.legal(state, state.turn)}
        assert moves == {str(one) for one in game.legal(other, other.turn)}
        # While a yard is being divided, its keep, or its double, stands in the part with the least cell.
        if state.phase != "build" and not state.must_double:
            assert totals(state) == totals(other)
        if move is not None:
            game.advance(other, other.turn, turned(move, view), chance)


@games
@some
def test_pieces_and_cards_are_conserved(seed: int, seats: int, tidy: float) -> None:
    box = {"towers": 16 * seats, "long": 13 * seats, "short": 15 * seats}
    for state, _ in whole_game(seed, seats, tidy):
        kept = game.conserved(state)
        assert kept["pieces"] == box
        assert all(len(cards) == len(set(cards)) == 14 for cards in kept["cards"])


@games
@a_few
def test_an_imagined_world_looks_the_same_and_goes_on_the_same(seed: int, seats: int, tidy: float) -> None:
    """The same moves from an imagined state lead to the same castle and claims, also from the middle of a build."""
    imagined: State | None = None
    for n, (state, move) in enumerate(whole_game(seed, seats, tidy)):
        if imagined is not None:
            assert game.view(imagined, None).yards == game.view(state, None).yards
            assert game.legal(imagined, state.turn) == game.legal(state, state.turn)
        if move is None:
            break
        for eye in (None, *range(seats)) if n % 7 == 0 else ():
            view = game.view(state, eye)
            assert game.view(game.imagine(view, Chance.named(seed, n)), eye) == view
        if n % 3 == 0 or imagined is None:
            imagined = game.imagine(game.view(state, state.turn), Chance.named("other", seed, n))
        if state.phase in ("build", "claim") and imagined is not None:
            before = imagined.turn
            game.advance(imagined, state.turn, move, CHANCE)
            if imagined.turn != before or imagined.phase == "draw":
                imagined = None
        else:
            imagined = None


def test_lines_and_yards_kept_for_many_views_are_never_changed() -> None:
    """They are shared between views and states, so nobody who reads one may write to it."""
    encode = msgspec.json.encode
    for n, (state, move) in enumerate(whole_game(6, 2, 0.9)):
        seen = game.view(state, None)
        before = encode(seen)
        for eye in (None, 0, 1):
            other = game.view(state, eye)
            game.imagine(other, Chance.named(n))
            answer(game, Appraisal(other.sheets, (), ()), "en")
        if move is not None:
            game.advance(state, state.turn, move, CHANCE, [])
            game.scores(state)
        assert encode(seen) == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    state = game.start(2, {"trial": "yes"}, CHANCE)
    for look in (lambda seat: game.view(state, seat), game.sights(state)):
        with pytest.raises(Refused) as caught:
            look(seat)
        assert caught.value.refusal == Refusal("", "refusal-seat", {"seat_number": seat, "last": 1})


def test_imagined_hands_obey_backs_and_played_cards_and_cover_what_is_possible() -> None:
    state = next(state for state, _ in whole_game(3, 2) if state.rounds == [3, 3])
    eye = state.turn
    other = 1 - eye
    view = game.view(state, eye)
    hands = set()
    for n in range(60):
        imagined = game.imagine(view, Chance.named(n))
        assert imagined.sides[eye].hand == state.sides[eye].hand
        side, real = imagined.sides[other], state.sides[other]
        assert [card[0] for card in side.hand] == [card[0] for card in real.hand]
        assert (len(side.towers), len(side.walls)) == (len(real.towers), len(real.walls))
        assert sorted(side.hand + side.towers + side.walls) == sorted(real.hand + real.towers + real.walls)
        hands.add(side.hand)
    assert len(hands) > 5
    decks = {game.imagine(view, Chance.named(n)).sides[eye].towers for n in range(30)}
    assert len(decks) > 1, "one's own decks: contents known, order not"


def test_grounds_are_the_same_after_imagining() -> None:
    for state, _ in whole_game(8, 3, 0.9):
        if state.phase in ("choose", "claim", "draw"):
            again = game.imagine(game.view(state, state.turn), CHANCE)
            assert again.castle == state.castle
            assert again.yards == state.yards
            assert again.rounds == state.rounds
    assert pack((0, 0)) in again.castle.nodes
