"""Random games against the slow rules, which were written without looking at the quick ones."""

import kingdoms_slow
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kingdoms_tables import whole_game
from msgspec.structs import replace

from castlewright.core import Chance, Match, Player, Refusal, Refused, replay
from castlewright.games.kingdoms import choices, game
from castlewright.games.kingdoms.components import COLOURS, SPEED, SPELLS
from castlewright.games.kingdoms.moves import Blend, Cross, Done, Paint, Shift, Spread, Take
from castlewright.games.kingdoms.painting.drops import after
from castlewright.games.kingdoms.painting.paper import Paper
from castlewright.games.kingdoms.painting.turn import Turn

games = given(st.integers(0, 10**6), st.integers(1, 4), st.sampled_from([0.2, 0.8, 0.97]))
a_few = settings(max_examples=12, deadline=None)
WORDS = ["", "pink", *COLOURS, "white", "greenwood", "redmount", "G1", "Y9", "B4", "dragon", "final"]
words = st.sampled_from(WORDS)
paints = st.builds(
    Paint, colour=words, tower=st.booleans(), matching=st.booleans(), region=words, gives=st.none() | words
)
anything = st.one_of(
    st.builds(Take, words, words, words),
    paints,
    st.builds(Shift, words),
    st.builds(Spread, words),
    st.builds(Cross, words, st.integers(-1, 5)),
    st.just(Blend()),
    st.just(Done()),
)


@games
@a_few
def test_legal_moves_are_those_of_the_slow_rules(seed: int, seats: int, careful: float) -> None:
    for n, (state, _, _) in enumerate(whole_game(seed, seats, careful)):
        if n % 3 == 0:
            for seat in range(seats):
                written = [str(move) for move in game.legal(state, seat)]
                assert set(written) == kingdoms_slow.legal_for(game.view(state, seat))
                assert written == sorted(written)


@games
@a_few
def test_scores_are_those_of_the_slow_rules(seed: int, seats: int, careful: float) -> None:
    for n, (state, _, move) in enumerate(whole_game(seed, seats, careful)):
        if n % 10 == 0 or move is None:
            view = game.open_view(state)
            for seat, sheet in enumerate(game.scores(state)):
                speed = sum(
                    points
                    for row, (first, second) in zip(view.rows, SPEED, strict=True)
                    for points, seats_of in ((first, row.first_seats), (second, row.second_seats))
                    if seat in seats_of
                )
                paper = view.seats[seat].paper
                assert sheet.total == kingdoms_slow.points(paper.painted, paper.blots, speed)


@games
@a_few
def test_spells_and_drops_come_from_the_map(seed: int, seats: int, careful: float) -> None:
    """Every spell and tower drop a sheet has ever had is accounted for by what is painted."""
    for state, _, move in whole_game(seed, seats, careful):
        if move is not None:
            continue
        for seen in game.open_view(state).seats:
            painted = seen.paper.painted
            for spell in SPELLS:
                supply = seen.paper.spells[spell]
                had = supply.ready + supply.new + supply.used
                assert had == kingdoms_slow.spell_regions(painted, spell) + (seen.paper.start == spell)
            towers = sum(one in painted and other in painted for one, other in kingdoms_slow.TOWERS)
            assert towers == sum(each.ready + each.new + each.used for each in seen.paper.drops.values())


@games
@a_few
def test_a_turn_is_worth_its_drops(seed: int, seats: int, careful: float) -> None:
    """Regions painted are drops spent: die drops, blended ones, tower drops."""
    for state, seat, move in whole_game(seed, seats, careful):
        if not isinstance(move, Paint):
            continue
        after = game.copy(state)
        game.advance(after, seat, move, Chance.named(seed))
        before, now = state.turns[seat], after.turns[seat]
        assert before is not None
        assert now is not None
        spent = before.left + before.blended - now.left - now.blended
        spent += sum(state.papers[seat].drops) - sum(after.papers[seat].drops)
        assert spent == 1
        assert after.papers[seat].filled.bit_count() == state.papers[seat].filled.bit_count() + 1


@given(st.integers(0, 200), st.integers(1, 4), st.lists(anything, min_size=20, max_size=20))
@settings(max_examples=40, deadline=None)
def test_any_move_is_answered(seed: int, seats: int, moves: list[object]) -> None:
    """why_not never breaks down, and is None exactly for legal moves."""
    for n, (state, _, _) in enumerate(whole_game(seed, seats)):
        move = moves[n % len(moves)]
        for seat in range(-1, seats + 1):
            answer = game.why_not(state, seat, move)  # type: ignore[arg-type]
            assert (answer is None) == (move in game.legal(state, seat))
            assert answer is None or isinstance(answer, Refusal)
        if n > 60:
            break


@given(st.integers(0, 200), st.integers(1, 4), st.lists(paints, min_size=20, max_size=20))
@settings(max_examples=40, deadline=None)
def test_asking_about_one_drop_is_looking_for_it_in_the_list(seed: int, seats: int, drops: list[Paint]) -> None:
    """The quick answer and the plain one."""
    for n, (state, seat, _) in enumerate(whole_game(seed, seats, 0.9)):
        turn = state.turns[seat]
        if turn is not None and not turn.done:
            listed = choices.paints(state.papers[seat], turn)
            for drop in (drops[n % len(drops)], *listed[:: max(1, len(listed) // 5)]):
                for spoilt in (drop, replace(drop, matching=not drop.matching), replace(drop, gives="green")):
                    assert choices.may_paint(state.papers[seat], turn, spoilt) == (spoilt in listed)


@games
@a_few
def test_spells_are_said_to_help_exactly_when_some_of_them_make_a_place(seed: int, seats: int, careful: float) -> None:
    for state, seat, _ in whole_game(seed, seats, careful):
        turn = state.turns[seat]
        if turn is not None and not turn.done and not choices.places(state.papers[seat], turn):
            helped = choices.spell_places(state.papers[seat], turn) > 0
            assert helped == _some_spells_help(state.papers[seat], turn)


def _some_spells_help(paper: Paper, turn: Turn) -> bool:
    """Tries every way to cast spells before the next drop of the die."""
    moves = choices.turn_moves(paper, turn)
    if any(isinstance(move, Paint) and not move.tower for move in moves):
        return True
    return any(
        _some_spells_help(*after(paper, turn, move)) for move in moves if isinstance(move, Shift | Spread | Blend)
    )


@games
@a_few
def test_an_imagined_world_goes_on_the_same(seed: int, seats: int, careful: float) -> None:
    """Own moves have the same consequences in the imagined world, up to the end of the own turn."""
    for n, (state, seat, move) in enumerate(whole_game(seed, seats, careful)):
        if move is None or isinstance(move, Done | Cross) or n % 4:
            continue
        world = game.imagine(game.view(state, seat), Chance.named("imagined", seed, n))
        after = game.copy(state)
        for each in (world, after):
            game.advance(each, seat, move, Chance.named(seed))
        assert game.view(world, seat) == game.view(after, seat)
        assert game.legal(world, seat) == game.legal(after, seat)


def test_imagined_rivals_have_painted_something_different_each_time() -> None:
    for state, _, _ in whole_game(4, 3, 0.9):
        finished = [seat for seat, turn in enumerate(state.turns) if turn is not None and turn.done]
        if finished and state.round > 2:
            break
    eye = next(seat for seat in range(3) if seat not in finished)
    view = game.view(state, eye)
    worlds = [game.imagine(view, Chance.named(n)) for n in range(20)]
    assert len({world.papers[finished[0]].filled for world in worlds}) > 3
    for world in worlds:
        assert game.conserved(world) == game.conserved(state)
        assert world.papers[eye] == state.papers[eye]
        assert world.opened == state.opened


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_end_within_the_promised_bound(seats: int) -> None:
    for seed in range(6):
        for careful in (0.0, 0.99):
            moves = sum(1 for _ in whole_game(seed, seats, careful))
            assert moves <= game.meta.longest * seats / 4 + 24


def test_a_record_folds_to_the_same_game() -> None:
    match = Match(game, 2, {}, Chance.named("record"))
    while actors := match.actors():
        match.play(actors[-1], game.legal(match.state, actors[-1])[0])
    again = replay(match.record((Player("Anna"), Player("Boris"))), game)
    assert again.state == match.state


@pytest.mark.parametrize(
    "notation",
    ["", "paint", "paint blue", "paint blue tower", "paint blue G1 gives", "take blue", "take white G as white",
     "cross dragon", "cross dragon x", "cross dragon 03", "cross dragon ²", "done now", "shift", "spread a b"],
)  # fmt: skip
def test_what_is_no_move_cannot_be_read(notation: str) -> None:
    with pytest.raises(Refused) as caught:
        game.parse(notation)
    assert caught.value.refusal == Refusal("", "refusal-notation", {"notation": notation})


@given(anything)
def test_notation_and_moves_are_inverse(move: object) -> None:
    written = str(move)
    if "" not in written.split(" ")[1:] and "  " not in written:
        assert game.parse(written) == move


@pytest.mark.parametrize("seats", [1, 3])
def test_a_turn_is_one_die_and_alone_one_digit(seats: int) -> None:
    match = Match(game, seats, {}, Chance.named("turns"))
    while actors := match.actors():
        legal = match.legal(actors[0])
        match.play(actors[0], legal[len(match.played) % len(legal)])
    ended = []
    for turn in match.turns():
        moves = [played.move for played in match.played[turn.first : turn.last] if played.seat == turn.seat]
        ended.append(type(moves[-1]))
        assert sum(isinstance(move, Done | Cross) for move in moves) == 1
    assert ended.count(Done) >= seats * match.state.round - 2, "but for a turn without any choice"
    assert bool(ended.count(Cross)) == (seats == 1)
    assert seats > 1 or ended.count(Cross) >= match.state.round - 2


def test_the_edition_goes_with_the_game() -> None:
    for edition in range(1, game.meta.edition + 1):
        state = game.in_edition(edition).start(2, {"first": "host"}, Chance.named("edition"))
        assert state.edition == state.copy().edition == edition
        for eye in (0, None):
            view = game.view(state, eye)
            assert view.edition == edition
            assert game.imagine(view, Chance.named("imagined")).edition == edition
