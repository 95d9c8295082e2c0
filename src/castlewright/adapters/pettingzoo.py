"""Every game as an environment of PettingZoo: agents in turns, each with its own view.

    from castlewright.adapters import pettingzoo
    env = pettingzoo.env("castellan", seats=2)

An action is the place of a move in the sorted list of those that are legal; `info` says what each of them is.
"""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from castlewright.core import Chance

from .episode import Arrangement, Given


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Given) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's usual wrappers: whoever plays an illegal action loses at once.

    Without `seats`, the fewest that the game is for. The options of the game are keywords.
    """
    raw = raw_env(game, seats, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801 (as PettingZoo calls it)
    """Where several may act at once, they are asked in the order of their seats. The reward comes at the end: 1 for the
    first place, -1 for the last."""

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Given) -> None:
        super().__init__()
        self._arrangement = Arrangement(game, seats, options)
        self._luck = Random()
        self.metadata: dict[str, Any] = {
            "name": f"castlewright_{game}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._arrangement.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.feature_names = self._arrangement.game.features.names
        """What the numbers of an observation are."""
        self.move_row_names = self._arrangement.rows.names
        """What the columns of `info["move_rows"]` are."""
        self._observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self._arrangement.most_legal) for agent in self.possible_agents}

    def _observed(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (len(self.feature_names),), np.float32),
                "action_mask": spaces.Box(0, 1, (self._arrangement.most_legal,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the game that `castlewright.new(seed=...)` gives; without one, another game each time."""
        if seed is not None:
            self._luck.seed(seed)
        self._episode = self._arrangement.episode(Chance.named(self._luck.getrandbits(32) if seed is None else seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: str | None = None
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is asked for a move"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._episode.play(int(action))
        self._ask()
        if self._episode.seat is None:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Turns to whoever has to decide now, and tells what can be done."""
        seat = self._episode.seat
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = self._episode.info(seat)

    def _finish(self) -> None:
        for agent, worth in zip(self.agents, self._episode.utilities(), strict=True):
            self.rewards[agent] = worth
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self._episode.observation(seat), "action_mask": self._episode.mask(seat)}

    def render(self) -> str | None:
        """The table as text, as somebody sees it who looks on; with everything face up when it is over."""
        match = self._episode.match
        drawn = str(match.open_view() if match.over else match.view())
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is held that could be let go."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
