"""One game as a learner meets it, on the toy: whose decision, which moves, what is known, what it was worth."""

import pickle
from copy import deepcopy

import numpy as np
import pytest

from castlewright import games
from castlewright.adapters.episode import Arrangement, Episode, _worth
from castlewright.core import Chance, Refused
from castlewright.testing.toy import Toy


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    toy = Toy()
    monkeypatch.setitem(games._registered, "toy", toy)
    return toy


def an_episode(seats: int = 2) -> Episode:
    return Arrangement("toy", seats).episode(Chance(b"episode"))


def play(episode: Episode, *notations: str) -> None:
    for notation in notations:
        episode.play(list(map(str, episode.legal)).index(notation))


def test_an_action_is_the_place_of_a_move_in_the_legal_list() -> None:
    episode = an_episode()
    laid = str(episode.legal[1])
    episode.play(1)
    assert [str(played.move) for played in episode.match.played] == [laid]
    assert episode.seat == 0
    for action in (-1, len(episode.legal)):
        with pytest.raises(IndexError):
            episode.play(action)


def test_who_may_act_at_once_is_asked_in_the_order_of_the_seats() -> None:
    episode = an_episode(3)
    asked = []
    while episode.seat is not None and len(asked) < 6:
        asked.append(episode.seat)
        episode.play(len(episode.legal) - 1)
    assert asked == [0, 1, 2, 0, 1, 2]


def test_a_secret_is_not_seen_by_whoever_is_asked_next() -> None:
    rows = []
    for choice in (0, 1):
        episode = an_episode()
        episode.play(choice)
        play(episode, "ready")
        assert episode.seat == 1
        rows.append(episode.observation(1))
    assert np.array_equal(*rows)


def test_options_are_given_as_in_python() -> None:
    assert Arrangement("toy", 2, {"rounds": 1}).options == {"rounds": "1"}
    assert Arrangement("castellan", 2, {"trial": False}).options == {"trial": "no"}
    assert Arrangement("two_castles", 3, {"seniority": "ages", "ages": [3, 2, 1]}).options["ages"] == "3,2,1"
    left_out = Arrangement("blueprints", 2, {"left_out": ["pairs", "courtyards"]}).options["left_out"]
    assert left_out == "courtyards,pairs"
    assert Arrangement("toy").seats == 2


def test_what_is_refused_is_said_in_words() -> None:
    with pytest.raises(Refused) as refused:
        Arrangement("toy", 9)
    assert "2, 3" in refused.value.__notes__[0]


def test_a_mask_and_an_info_are_for_whoever_is_asked() -> None:
    episode = an_episode()
    assert episode.mask(0).sum() == len(episode.legal) == len(episode.info(0)["moves"])
    assert episode.mask(1).sum() == len(episode.info(1)["moves"]) == 0
    assert episode.info(0)["move_rows"].shape == (len(episode.legal), len(episode.arrangement.rows.names))
    assert episode.info(1)["scores"] == {0: 0, 1: 0}


def test_observations_are_the_features_of_the_view_and_belong_to_the_reader() -> None:
    episode = an_episode()
    first = episode.observation(0)
    assert first.tolist() == list(episode.arrangement.game.features(episode.match.view(0)))
    first[:] = 0
    assert episode.observation(0).any()


@pytest.mark.parametrize("again", [deepcopy, lambda episode: pickle.loads(pickle.dumps(episode))])
def test_copied_or_stored_it_goes_on_by_itself(again: type[Episode]) -> None:
    episode = an_episode()
    episode.play(0)
    other = again(episode)
    seen = episode.observation(0).tolist()
    play(other, "ready", "ready", "roll")
    assert episode.observation(0).tolist() == seen
    play(episode, "ready", "ready", "roll")
    assert other.observation(1).tolist() == episode.observation(1).tolist()
    assert other.match.state == episode.match.state


def test_an_imagined_episode_looks_the_same_and_rolls_its_own_dice() -> None:
    episode = an_episode()
    play(episode, "ready", "ready")
    dice = set()
    for number in range(20):
        imagined = episode.imagine(0, Chance.named(number))
        assert imagined.observation(0).tolist() == episode.observation(0).tolist()
        assert list(imagined.legal) == list(episode.legal)
        play(imagined, "roll")
        dice.add(imagined.match.state.dice[0][0])
    assert len(dice) > 1


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([4, 1, 2, 2], [-1, 1, 0, 0]),
    ],
)
def test_places_are_worth_even_steps_and_sum_up_to_nothing(places: list[int], worth: list[float]) -> None:
    found = [_worth(place, places) for place in places]
    assert found == pytest.approx(worth)
    assert sum(found) == pytest.approx(0)


def test_nothing_is_worth_anything_before_the_end() -> None:
    episode = an_episode()
    while episode.seat is not None:
        assert episode.utilities() == [0, 0]
        episode.play(len(episode.legal) - 1)
    outcome = episode.match.outcome()
    assert outcome is not None
    assert episode.utilities()[outcome.winners()[0]] >= 0  # type: ignore[index]


def test_a_rival_without_a_seat_takes_no_place_away() -> None:
    """Ludwig, in Between Two Castles for two."""
    episode = Arrangement("two_castles", 2).episode(Chance(b"ludwig"))
    while episode.seat is not None:
        episode.play(0)
    outcome = episode.match.outcome()
    assert outcome is not None
    assert any(isinstance(standing.owner, str) for standing in outcome.standings)
    assert sum(episode.utilities()) == 0


def test_alone_the_points_count() -> None:
    episode = Arrangement("kingdoms", 1).episode(Chance(b"alone"))
    while episode.seat is not None:
        episode.play(0)
    outcome = episode.match.outcome()
    assert outcome is not None
    assert episode.utilities() == [outcome.standings[0].score]
