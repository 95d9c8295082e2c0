"""The games that can be played alone as environments of Gymnasium.

    from castlewright.adapters import gymnasium
    env = gymnasium.env("kingdoms")

Once this module is imported, `gymnasium.make("castlewright/kingdoms")` does the same.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import castlewright.games as games
from castlewright.core import Chance

from .episode import Arrangement, Given, Mask, Observation

PENALTY = -0.1
"""The reward of an action that is no legal move. Nothing else happens."""

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


def env(game: str, render_mode: str | None = None, **options: Given) -> "SoloEnv":
    """The environment of a game that one can play alone. The options of the game are keywords."""
    return SoloEnv(game, render_mode, **options)


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """The reward is what a move adds to the score. Which actions are legal stands in `info["action_mask"]`."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(self, game: str, render_mode: str | None = None, **options: Given) -> None:
        self._arrangement = Arrangement(game, 1, options)
        self.render_mode = render_mode
        self.feature_names = self._arrangement.game.features.names
        """What the numbers of an observation are."""
        self.move_row_names = self._arrangement.rows.names
        """What the columns of `info["move_rows"]` are."""
        self.observation_space = spaces.Box(-1, 1, (len(self.feature_names),), np.float32)
        self.action_space = spaces.Discrete(self._arrangement.most_legal)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The same seed gives the game that `castlewright.new(seed=...)` gives; without one, another game each time."""
        super().reset(seed=seed)
        chance = Chance.named(int(self.np_random.integers(2**32)) if seed is None else seed)
        self._episode = self._arrangement.episode(chance)
        self._score = self._counted()
        return self._observed()

    def step(self, action: np.int64) -> Step:
        legal = 0 <= action < len(self._episode.legal)
        before = self._score
        if legal:
            self._episode.play(int(action))
            self._score = self._counted()
        if self.render_mode == "human":
            self.render()
        observation, info = self._observed()
        reward = self._score - before if legal else PENALTY
        return observation, reward, self._episode.seat is None, False, info

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        return self._episode.observation(0), self._episode.info(0) | {"action_mask": self.action_masks()}

    def _counted(self) -> float:
        """The points so far, as far as the player knows; in the end, all of them."""
        if self._episode.seat is None:
            return self._episode.utilities()[0]
        return float(sum(sheet.total for sheet in self._episode.view(0).sheets if sheet.owner == 0))

    def action_masks(self) -> Mask:
        """A 1 for each legal action; some libraries ask for it by this name."""
        return self._episode.mask(0)

    def render(self) -> str | None:
        """The table as text; with everything face up when the game is over."""
        match = self._episode.match
        drawn = str(match.open_view() if match.over else match.view(0))
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None


def _register() -> None:
    for game_id, game in games.all_games().items():
        if 1 in game.meta.seats and f"castlewright/{game_id}" not in gymnasium.registry:
            gymnasium.register(f"castlewright/{game_id}", f"{__name__}:SoloEnv", kwargs={"game": game_id})


_register()
