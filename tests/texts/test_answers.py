"""The one answer about a score, for a real table and for a game played here."""

from typing import Any

from msgspec import json

from castlewright.core import Chance, Match, Outcome, Reason
from castlewright.testing.toy import Flag, Position, Ready, Roll, State, Toy
from castlewright.texts import answer, answer_of

TOY = Toy()


def test_a_real_table() -> None:
    bells = ("bell01", "bell02", "bell03", "bell04", "bell05")
    said = answer(TOY, TOY.appraise(Position((bells, ("bell15",)))), "en", ["Anna", "Boris"])
    assert list(said) == ["game", "sheets", "standings", "warnings"]
    assert said["game"] == "toy"
    anna, boris = said["sheets"]
    assert (anna["owner"], anna["total"], anna["groups"], len(anna["lines"])) == (0, 15, {"bells": 15}, 5)
    assert boris["lines"] == [
        {
            "points": 15,
            "group": "bells",
            "rule": "TY-4.1",
            "text": "bell15",
            "piece": {"card": "bell15"},
            "because": [],
        }
    ]
    shared = "TY-4.4: Nothing decides: the place is shared."
    assert said["standings"] == [
        {"place": 1, "owner": 0, "score": 15, "why": shared},
        {"place": 1, "owner": 1, "score": 15, "why": shared},
    ]
    assert said["warnings"] == [{"rule": "TY-2.2", "text": "Anna has shown too many bells: 5.", "piece": {"seat": 0}}]
    json.encode(said)


def a_match(game: Toy = TOY) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(game, 2, {"rounds": "1"}, Chance(b"answers"))
    for seat in (0, 1):
        match.play(seat, Ready())
    match.play(0, Flag(0))
    match.play(0, Roll())
    return match


def test_a_running_game_has_scores_and_no_places() -> None:
    said = answer_of(a_match(), "ru")
    assert said["standings"] == said["warnings"] == []
    assert [line["text"] for line in said["sheets"][0]["lines"]][-1] == "Флаг"


def test_a_finished_game_has_places() -> None:
    match = a_match()
    match.resign(0)
    said = answer_of(match, "en")
    assert [(each["place"], each["owner"], each["why"]) for each in said["standings"]] == [
        (1, 1, None),
        (2, 0, "Resigned."),
    ]
    assert "verdict" not in said


def test_a_verdict_is_said() -> None:
    class Judged(Toy):
        def outcome(self, state: State) -> Outcome | None:
            outcome = super().outcome(state)
            return outcome and Outcome(outcome.standings, Reason("TY-4.4", "why-shared"))

    match = a_match(Judged())
    match.play(1, Roll())
    assert answer_of(match, "en")["verdict"] == "TY-4.4: Nothing decides: the place is shared."
