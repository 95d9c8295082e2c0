"""What everybody else needs to know of a game: turns, whose castle it is, and how an undo is told."""

import pytest
from two_castles_tables import begun

from castlewright.core import Chance, Match
from castlewright.games.two_castles import game
from castlewright.games.two_castles.moves import Build, Choose
from castlewright.texts import texts_for


def test_a_castle_counts_for_its_two_partners_and_ludwig_has_no_seat() -> None:
    assert [game.partners(f"castle-{number}", 4) for number in range(5)] == [(0, 1), (1, 2), (2, 3), (0, 3), ()]
    assert [game.partners(f"castle-{number}", 2) for number in range(4)] == [(0, 1), (1,), (0,), ()]
    assert game.partners("ludwig", 2) == ()
    for seats in game.meta.seats:
        shares = [game.partners(sheet.owner, seats) for sheet in game.scores(begun(seats))]
        assert [seat for seat in range(seats) if sum(seat in share for share in shares) != 2] == []


def test_choosing_and_building_are_turns_of_their_own() -> None:
    match = Match(game, 3, {}, Chance.named("turns"))
    stages = {game.stage(match.state)}
    while not match.over:
        seat = match.actors()[-1]
        match.play(seat, match.legal(seat)[0])
        stages.add(game.stage(match.state))
    assert len(stages) == 2 * 4 * 2 + 1
    for turn in match.turns():
        own = [played.move for played in match.played[turn.first : turn.last] if played.seat == turn.seat]
        assert len({isinstance(move, Choose) for move in own}) < 2


@pytest.mark.rule("TC-4.5")
def test_an_undo_names_the_castle() -> None:
    match = Match(game, 4, {}, Chance.named("taking back"))
    for seat in range(4):
        match.play(seat, match.legal(seat)[0])
    for castle in (0, 3):
        match.play(0, next(move for move in match.legal(0) if isinstance(move, Build) and move.castle == castle))
    (event,) = match.undo(0, 1, "castle-3")
    assert (event.name, event.args) == ("event-undo-castle", {"seat": 0, "count": 1, "castle": 3})
    names = ["Anna", "Boris", "Clara", "Daniil"]
    assert texts_for("en", game).event(event, names) == "Anna takes back the last move in castle Cochem."
    assert texts_for("ru", game).event(event, names) == "Anna возвращает 1 ход в замке Кохем."
    assert game.undone(0, 2, "table").name == "event-undo"
