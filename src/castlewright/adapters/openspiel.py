"""Every game as a game of OpenSpiel. Importing this module registers them.

    import castlewright.adapters.openspiel
    game = pyspiel.load_game("castlewright_castellan(seats=2)")

The one chance node is the seed, at the root: all the chance of a game follows from it.
"""

from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np
import pyspiel
from msgspec.json import encode

import castlewright.games as games
from castlewright.core import Chance, Option

from .episode import AnyGame, Arrangement, Episode

SEEDS = 10_000
"""How many deals there are. A seed here is a seed of `castlewright.new`."""
MOST_POINTS = 1000.0
"""More than anybody can have who plays alone: there the utility is the points."""

_DEALS = [(seed, 1 / SEEDS) for seed in range(SEEDS)]


class CastlewrightGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its number of seats and its options. Each has a class of its own.

    Several things in one option are written `34/12/40`: a comma would end the parameter.
    """

    game_id: str

    def __init__(self, params: dict[str, Any]) -> None:
        given = {key: str(value).replace("/", ",") for key, value in params.items() if key != "seats" and value != ""}
        self.arrangement = Arrangement(self.game_id, params["seats"], given)
        seats, meta = self.arrangement.seats, self.arrangement.game.meta
        most = MOST_POINTS if seats == 1 else 1.0
        super().__init__(
            _type_of(self.arrangement.game, seats),
            pyspiel.GameInfo(
                num_distinct_actions=meta.most_legal,
                max_chance_outcomes=SEEDS,
                num_players=seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=None if seats == 1 else 0.0,
                max_game_length=meta.longest,
            ),
            params,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "CastlewrightState":
        return CastlewrightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.arrangement)


class CastlewrightState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; without an episode, the moment before the seed is drawn."""

    def __init__(self, game: CastlewrightGame) -> None:
        super().__init__(game)
        # Whatever is an attribute here is copied by every clone: one thing, which knows how.
        self.episode: Episode | None = None

    def current_player(self) -> int:
        if self.episode is None:
            return _CHANCE
        return _TERMINAL if self.episode.seat is None else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _DEALS

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._running.legal)))

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.get_game().arrangement.episode(Chance.named(action))
        else:
            self.episode.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.episode is None else str(self.episode.legal[action])

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.utilities()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "CastlewrightState":
        """A state in which the player would see just what it sees now, and nothing else is known of this one."""
        return _imagined(self, player_id, Chance.named(probability_sampler()))

    @property
    def _running(self) -> Episode:
        assert self.episode is not None, "the seed is not drawn yet"
        return self.episode

    def __str__(self) -> str:
        return "the seed is to be drawn" if self.episode is None else str(self.episode.match.open_view())


_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def resampler(seed: int = 0) -> Callable[[CastlewrightState, int], CastlewrightState]:
    """What `ISMCTSBot.set_resampler` wants: worlds that a player can imagine, another one at each call."""
    calls = count()
    return lambda state, player: _imagined(state, player, Chance.named("resample", seed, next(calls)))


def _imagined(state: CastlewrightState, player: int, chance: Chance) -> CastlewrightState:
    """Without the history: it would tell the seed."""
    world: CastlewrightState = state.get_game().new_initial_state()
    world.episode = state._running.imagine(player, chance)
    return world


class Observer:
    """What a player may know, as a tensor and as a text that is the same exactly when the view is the same.

    A view holds whatever a player has seen and may remember, but not every step that led there: it is an observation,
    not a history of all observations.
    """

    def __init__(self, arrangement: Arrangement) -> None:
        self.tensor = np.zeros(len(arrangement.game.features), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: CastlewrightState, player: int) -> None:
        self.tensor[:] = 0 if state.episode is None else state.episode.observation(player)

    def string_from(self, state: CastlewrightState, player: int) -> str:
        return "" if state.episode is None else encode(state.episode.view(player)).decode()


def _type_of(game: AnyGame, seats: int) -> Any:
    meta = game.meta
    return pyspiel.GameType(
        short_name=f"castlewright_{meta.id}",
        long_name=meta.titles["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if seats == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.seats),
        min_num_players=min(meta.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": min(meta.seats),
            **{option.key: _parameter(option) for option in meta.options},
            **{several.key: "" for several in meta.several},
            **{number.key: "" for number in meta.numbers},
        },
    )


def _parameter(option: Option) -> str | int:
    """The usual choice. OpenSpiel reads digits as a number, and wants to be told before."""
    usual = option.choices[0]
    return int(usual) if all(choice.isdecimal() for choice in option.choices) else usual


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game_id, game in games.all_games().items():
        if f"castlewright_{game_id}" not in known:
            # A class, and nothing lighter: OpenSpiel lets go of it when Python is gone, and only a class outlives that.
            loaded = type(f"{type(game).__name__}Game", (CastlewrightGame,), {"game_id": game_id})
            pyspiel.register_game(_type_of(game, max(game.meta.seats)), loaded)


_register()
