"""The thirteen decrees that change how the game is played, each by itself."""

import pytest
from blueprints_sheets import passages_possible, removable
from blueprints_tables import build, cards, give, legal, names, number, opened, play, refused, single, spend_start, turn

from castlewright.games.blueprints import State, game
from castlewright.games.blueprints.components import ROOM_NUMBER
from castlewright.games.blueprints.state import END, LEAD, TURN
from castlewright.games.blueprints.turns.rounds import begin_turn


@pytest.mark.rule("BL-12.7")
def test_any_room_as_utility() -> None:
    state = turn("any_utility", foyer="downstairs", market="R07 R90 R96 R01")
    assert refused(state, "take R96 market utility") == ("BL-12.7", "refusal-as-utility")
    assert legal(state, "take R90") == ["take R90 market", "take R90 market utility"]
    play(state, "take R90 market utility", single("R90", 6, 4, "NS"))
    room = game.view(state, 1).seats[0].rooms[0]
    assert (room.card, room.kind) == ("R90", "utility")
    play(state, "done", "skip", "done")
    state.market = cards("R07 R91")
    state.turn = state.order.index(0)
    # R90 is no downstairs room any more: a downstairs room needs the foyer, a utility room does not.
    downstairs = state.players[0].castle.placements(ROOM_NUMBER["R07"])
    utility = state.players[0].castle.placements(ROOM_NUMBER["R07"], utility=True)
    assert set(downstairs) < set(utility)
    ordinary = turn(market="R90")
    assert refused(ordinary, "take R90 market utility") == ("BL-12.7", "refusal-as-utility")


@pytest.mark.rule("BL-12.7", "BL-5.2")
def test_a_room_drawn_as_utility_completes_as_one_and_keeps_its_swan() -> None:
    state = turn("any_utility", market="R85 R90")
    castle = state.players[0].castle
    castle.add_passage(next(p for p in passages_possible(castle) if p == 2 * 225 + 5 * 15 + 7))
    play(state, "take R85 market utility", single("R85", 6, 4, "NS"))
    play(state, "use start living", "remove 6,4N")
    view = game.view(state, 0).seats[0]
    assert (view.circles["utility"], view.circles["food"], view.extra_turns) == (1, 0, 0)
    assert view.swans == ("living", "utility")


@pytest.mark.rule("BL-12.8")
def test_extra_turn_at_once() -> None:
    state = turn("turn_at_once", seats=2)
    play(state, "use start food", "skip", "use skip food", "done")
    assert (state.actor, game.view(state, 1).extra) == (0, True)
    assert game.view(state, 1).seats[0].turns_at_once == 1
    play(state, "skip", "done")
    assert (state.actor, game.view(state, 1).again) == (0, True)
    play(state, "skip", "done")
    assert (state.actor, game.view(state, 1).extra) == (1, False)
    play(state, "skip", "done")
    assert state.round == 2


@pytest.mark.rule("BL-12.9")
def test_two_lines_at_a_time_in_edition_1() -> None:
    state = turn("double_lines", edition=1)
    play(state, "use start outdoor", "line x2")
    assert game.view(state, 0).prompt.args == {"count": 1}
    play(state, "line x1")
    assert opened(state) == ["x1", "x2"]
    assert state.step == ""
    give(state, "outdoor", 2)
    play(state, "use outdoor outdoor", "line y1")
    assert names(play(state, "done")) == ["event-stops"]
    assert (opened(state), state.step, state.left) == (["x1", "x2", "y1"], "", 0)
    state.players[0].castle.flags = 0b01111111
    play(state, "use outdoor outdoor", "line y12")
    assert state.step == "", "no second line is left"


@pytest.mark.rule("BL-12.10")
def test_extra_turn_for_a_moat() -> None:
    state = turn("moat_turns", "turn_at_once", seats=2)
    state.players[0].swans = (2,) * 4
    events = play(state, "use moat moat", "moat 2,2 2,10")
    assert names(events) == ["event-moat", "event-extra-earned"]
    assert (state.players[0].extras, state.players[0].at_once) == (1, 0)
    play(state, "skip", "done")
    assert state.actor == 1
    play(state, "skip", "done")
    assert (state.actor, state.passes) == (0, 1)
    play(state, "skip", "done")
    assert state.round == 2
    state.players[0].swans = (2,) * 8
    state.phase = END
    play(state, "use moat moat", "moat 10,2 10,10")
    assert state.players[0].extras == 0


@pytest.mark.rule("BL-12.11")
def test_two_passages_in_edition_1() -> None:
    state = turn("two_passages", edition=1)
    play(state, "use start downstairs", "passage 6,4S", "passage 6,7S")
    assert len(state.players[0].castle.passages) == 2
    give(state, "downstairs")
    play(state, "use downstairs downstairs", "passage 7,6E", "done")
    assert (len(state.players[0].castle.passages), state.step) == (3, "")


@pytest.mark.rule("BL-12.12")
def test_three_cards() -> None:
    state = turn("three_cards")
    play(state, "use start utility")
    assert len(state.players[0].bonuses) == 5


def last_first(seats: int = 3) -> State:
    state = turn(seats=seats, market="R86 R85 R96 R01 R02")
    player = state.players[seats - 1]
    player.decrees, player.powers = (number("last_first"),), 1 << number("last_first")
    return state


@pytest.mark.rule("BL-12.13")
def test_the_last_may_go_first() -> None:
    state = last_first()
    for _ in range(2):
        play(state, "skip", "done")
    build(state, "R86", 6, 4, "NS")
    assert refused(state, "lead first") == ("BL-12.13", "refusal-not-lead")
    play(state, "done")
    assert (state.phase, state.actor, state.order) == (LEAD, 2, (0, 1, 2))
    assert state.players[2].last_turns == 1
    assert legal(state) == ["lead last", "lead first"]
    assert refused(state, "skip") == ("BL-12.13", "refusal-not-now")
    assert game.view(state, 0).prompt.name == "prompt-wait-lead"
    assert game.view(state, 2).prompt.name == "prompt-lead"
    assert not game.finality(state, 2, game.parse("lead first")).final
    assert game.finality(state, 2, game.parse("lead last")).final
    other = state.copy()
    play(other, "lead last")
    assert (other.actor, other.phase) == (0, TURN)
    play(state, "lead first")
    assert (state.order, state.first, state.actor) == ((2, 0, 1), 0, 2)
    play(state, "use start food", "skip", "done", "use start food", "skip", "done", "skip", "done")
    assert state.actor == 2, "extra turns follow the order as really played"


@pytest.mark.rule("BL-12.14")
def test_two_rooms_from_the_discard_pile_in_edition_1() -> None:
    state = turn("two_discards", discard="R86 R87 R90", edition=1)
    give(state, "activity")
    play(state, "use activity activity", "take R86 discard", single("R86", 6, 4, "NS"))
    assert (state.step, game.view(state, 0).prompt.args) == ("discard", {"count": 1})
    assert "done" in legal(state)
    stopped = state.copy()
    play(stopped, "done", "done")
    assert stopped.actor == 1
    play(state, "take R87 discard", single("R87", 6, 3, "NS"))
    assert (state.step, state.taken, len(state.players[0].castle.rooms)) == ("", "drawn", 2)
    lonely = turn("two_discards", discard="R86", edition=1)
    play(lonely, "use start activity", "take R86 discard", single("R86", 6, 4, "NS"))
    assert lonely.step == "", "there is no second card"


@pytest.mark.rule("BL-12.15")
def test_three_entrances_in_edition_1() -> None:
    state = turn("three_removals", edition=1)
    play(state, "use start living", "remove 6,5N", "remove 7,6E", "remove 6,7S")
    assert (len(removable(state.players[0].castle)), state.step) == (1, "")
    give(state, "living")
    play(state, "use living living", "remove 5,6W")
    assert state.step == "", "nothing is left to remove"
    assert game.view(state, 0).seats[0].foyer.complete


@pytest.mark.rule("BL-12.16")
def test_the_third_moat() -> None:
    state = turn("third_moat")
    state.players[0].swans = (2,) * 8
    assert refused(state, "use third_moat moat") == ("BL-12.16", "refusal-no-third-moat")
    play(state, "use moat moat", "moat 2,2 2,2", "use moat moat", "moat 3,2 3,2")
    assert game.view(state, 1).seats[0].third_moat == "ready"
    assert refused(state, "use third_moat swan") == ("BL-12.16", "refusal-not-as")
    events = play(state, "use third_moat moat")
    assert names(events) == ["event-free-moat"]
    play(state, "moat 10,2 10,10")
    view = game.view(state, 1).seats[0]
    assert (len(view.moats), view.third_moat, view.flags["moat"]) == (3, "used", 2)
    assert refused(state, "use third_moat moat") == ("BL-12.16", "refusal-no-third-moat")
    line = next(line for line in game.scores(state)[0].lines if line.name == "line-third-moat")
    assert (line.points, line.group) == (2, "decrees")
    plain = turn()
    plain.players[0].castle.dig((2, 2, 2, 2))
    plain.players[0].castle.dig((3, 2, 3, 2))
    assert refused(plain, "use third_moat moat") == ("BL-12.16", "refusal-no-third-moat")


@pytest.mark.rule("BL-12.17")
def test_a_card_for_later() -> None:
    state = turn("hold_card", market="R85 R86 R96 R01")
    play(state, "take R85 market")
    events = play(state, "hold")
    assert names(events) == ["event-holds"]
    view = game.view(state, 1)
    assert (view.seats[0].held, view.taken, len(view.seats[0].swans), view.seats[0].skips) == ("R85", "held", 1, 0)
    assert refused(state, "take R85 held") == ("BL-12.17", "refusal-held-this-turn")
    assert refused(state, "take R86 market") == ("BL-5.1", "refusal-taken-already")
    play(state, "done", "skip", "done")
    state.market = cards("R86 R96")
    assert state.actor == 0
    assert legal(state, "take") == ["take R85 held", "take R86 market", "take R96 market"]
    assert refused(state, "take R86 held") == ("BL-12.17", "refusal-not-held")
    play(state, "take R86 market")
    assert refused(state, "hold") == ("BL-12.17", "refusal-hold-full")
    play(state, single("R86", 6, 4, "NS"), "take R85 held")
    assert refused(state, "hold") == ("BL-12.17", "refusal-cannot-hold")
    play(state, single("R85", 6, 3, "NS"))
    assert game.view(state, 1).seats[0].held is None
    assert len(state.players[0].swans) == 2
    plain = turn()
    play(plain, "take R86 market")
    assert refused(plain, "hold") == ("BL-12.17", "refusal-cannot-hold")


@pytest.mark.rule("BL-12.17")
def test_a_card_that_cannot_be_drawn_may_be_held_from_the_market_or_the_pile() -> None:
    state = turn("hold_card", market="R86", discard="R40")
    castle = state.players[0].castle
    for door in removable(castle):
        castle.remove(door)
    spend_start(state)
    give(state, "activity")
    held = state.copy()
    play(held, "take R86 market")
    assert legal(held) == ["hold"]
    play(state, "use activity activity", "take R40 discard", "hold")
    assert (state.players[0].held, state.taken, state.step) == (ROOM_NUMBER["R40"], "held", "")
    play(state, "done", "skip", "done")
    state.round = 10
    state.deck = ()
    play(state, "skip", "done", "skip", "done")
    assert state.phase == END
    assert refused(state, "take R40 held", seat=state.actor) == ("BL-11.2", "refusal-no-more-rooms")


@pytest.mark.rule("BL-12.18")
def test_blocked_is_joined() -> None:
    def events(*decrees: str) -> list[str]:
        state = turn(*decrees, market="R88 R89 R86 R85")
        build(state, "R88", 6, 4, "NES")
        begin_turn(state)
        build(state, "R89", 7, 4, "WSE")
        begin_turn(state)
        # Its northern entrance is joined, the southern one faces a plain wall of the foyer.
        return names(build(state, "R86", 7, 5, "NS"))

    assert events() == ["event-draws"]
    assert events("blocked_joined") == ["event-draws", "event-completes"]


@pytest.mark.rule("BL-12.19")
def test_a_moat_on_the_rim() -> None:
    state = turn("edge_moat")
    state.players[0].swans = (2,) * 8
    play(state, "use moat moat")
    assert refused(state, "moat -1,2 -1,10") == ("BL-12.19", "refusal-moat-rim")
    play(state, "moat 2,2 2,2")
    give(state, "outdoor", 2)
    play(state, "use outdoor outdoor", "line x1", "use outdoor outdoor", "line x2", "use moat moat")
    assert refused(state, "moat -1,1 -1,10") == ("BL-12.19", "refusal-moat-rim")
    play(state, "moat -1,2 -1,10")
    assert game.view(state, 1).seats[0].moats == ((2, 2, 2, 2), (-1, 2, -1, 10))
    plain = turn()
    plain.players[0].swans = (2,) * 4
    plain.players[0].castle.open_line(0)
    plain.players[0].castle.open_line(1)
    play(plain, "use moat moat")
    assert refused(plain, "moat -1,2 -1,10") == ("BL-12.19", "refusal-moat-rim")


def test_decrees_that_only_pay_in_the_end_change_no_move() -> None:
    state, plain = turn("win_ties", "groups", discard="R87"), turn(discard="R87")
    assert legal(state) == legal(plain)
