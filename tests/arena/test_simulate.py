"""Simulations: repeatable, fair to every seat, counted as the rules count."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from castlewright import games
from castlewright.arena import SeatResult, measure, simulate, wilson
from castlewright.arena.simulate import Played, _seat_result
from castlewright.core import Record, Refused, replay


def without_time(result: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(result)
    del plain["seconds"]
    return plain


def test_the_answer_has_exactly_its_fields() -> None:
    result = msgspec.to_builtins(simulate("castellan", 2, ["greedy", "random"], games=2, seed=1))
    assert list(result) == ["game", "players", "games", "decisions", "seconds", "seats"]
    assert [list(seat) for seat in result["seats"]] == [["bot", "wins", "draws", "mean_score", "scores"]] * 2
    assert [seat["bot"] for seat in result["seats"]] == ["greedy", "random"]
    assert all(len(seat["scores"]) == 2 for seat in result["seats"])
    assert result["decisions"] > 100


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(tmp_path: Path) -> None:
    one = simulate("castellan", 3, ["random"], games=5, seed=7, jobs=1, save=tmp_path / "one")
    two = simulate("castellan", 3, ["random"], games=5, seed=7, jobs=2, save=tmp_path / "two")
    assert without_time(one) == without_time(two)
    for file in sorted((tmp_path / "one").iterdir()):
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()
    other = simulate("castellan", 3, ["random"], games=5, seed=8)
    assert without_time(other) != without_time(one)


def test_records_are_saved_and_each_bot_sits_everywhere(tmp_path: Path) -> None:
    result = simulate("castellan", 2, ["castlewright.bots:Random", "random"], games=4, seed="s", save=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["0001.json", "0002.json", "0003.json", "0004.json"]
    decisions = 0
    for number, file in enumerate(files):
        record = msgspec.json.decode(file.read_bytes(), type=Record)
        match = replay(record, games.get("castellan"))
        outcome = match.outcome()
        assert outcome is not None
        decisions += len(record.log)
        first = next(seat for seat, player in enumerate(record.players) if player.bot != "random")
        assert first == number % 2
        assert len({player.name for player in record.players}) == 2
        score = {standing.owner: standing.score for standing in outcome.standings}
        assert result.seats[0].scores[number] == score[first]
        assert result.seats[1].scores[number] == score[1 - first]
    assert decisions == result.decisions


def played(number: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Played:
    return Played(number, scores, winners, 1, None)


def test_a_shared_victory_is_a_draw_for_those_who_share_it() -> None:
    results = [played(0, (5, 5, 3), (0, 1)), played(1, (2, 9, 1), (1,)), played(2, (4, 4, 4), (0, 1, 2))]
    # In game g, bot i sits in seat (i + g) % 3.
    assert _seat_result("a", 0, 3, results) == SeatResult("a", wins=1, draws=2, mean_score=6.0, scores=[5, 9, 4])
    assert _seat_result("b", 1, 3, results) == SeatResult("b", wins=0, draws=2, mean_score=3.333, scores=[5, 1, 4])


def test_solo_games_have_no_wins() -> None:
    assert _seat_result("a", 0, 1, [played(0, (12,), (0,))]) == SeatResult("a", 0, 0, 12.0, [12])


def test_progress_is_told() -> None:
    heard: list[int] = []
    simulate("castellan", 2, ["random"], games=3, seed=1, progress=heard.append)
    assert heard == [1, 2, 3]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game_id": "chess"}, "refusal-game"),
        ({"players": 5}, "refusal-seats"),
        ({"bots": ["nobody"]}, "refusal-bot"),
        ({"bots": ["nowhere:Bot"]}, "refusal-bot-import"),
        ({"bots": ["castlewright.bots:Budget"]}, "refusal-bot-shape"),
        ({"bots": ["random"] * 3}, "refusal-bots-count"),
        ({"bots": []}, "refusal-bots-count"),
        ({"games": 0}, "refusal-at-least-one"),
        ({"jobs": 0}, "refusal-at-least-one"),
        ({"options": {"speed": "fast"}}, "refusal-option"),
        ({"options": {"trial": "maybe"}}, "refusal-choice"),
        ({"save": Path("/dev/null/records")}, "refusal-save"),
    ],
)
def test_what_is_not_possible_is_refused(change: dict[str, Any], complaint: str) -> None:
    asked: dict[str, Any] = {"game_id": "castellan", "players": 2, "bots": ["random"], "games": 1, "seed": 1}
    with pytest.raises(Refused) as refused:
        simulate(**(asked | change))
    assert refused.value.refusal.name == complaint


def test_speed_is_measured() -> None:
    speed = measure("castellan", players=3, seconds=0.05)
    assert (speed.game, speed.players) == ("castellan", 3)
    assert speed.decisions_per_second > speed.games_per_second > 0
    assert speed.copies_per_second > 0


def test_the_interval_of_wilson() -> None:
    low, high = wilson(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
