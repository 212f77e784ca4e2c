"""The rooms as environments of PettingZoo: `env("africa", seats=3)`.

One seat acts at a time; those who are asked at once act one after the other. The reward
is in points. Observations and masks are laid out as `rows_of(room).layout` says.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from palaver.core.bits import first
from palaver.core.game import game_called
from palaver.core.ints import Luck, Seat, Word
from palaver.core.luck import step
from palaver.lab.deals import ALL_BITS
from palaver.lab.rows import rows_of

LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def env(room: str, **kwargs: Any) -> Any:
    """Wrapped so that misuse is told and an illegal action ends the game for who took it."""
    return wrappers.OrderEnforcingWrapper(raw_env(room, **kwargs))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 the name that PettingZoo's modules have
    def __init__(
        self, room: str, seats: int | None = None, max_cycles: int | None = None, board: Any = None
    ) -> None:
        """After so many actions each the game is cut off, or never."""
        super().__init__()
        self.game = game_called(room)
        self.rows = rows_of(room)
        self.table = self.game.board(board)
        self.metadata = {"name": f"palaver_{room}", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.seats = seats or self.game.seats[0]
        self.limit = None if max_cycles is None else max_cycles * self.seats
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOWEST, HIGHEST, (self.rows.numbers,), np.int16),
                    "action_mask": spaces.Box(0, 1, (self.rows.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.rows.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed deals the same game; without one every game is another.

        Switches of the rules are told as `options={"switches": {"patience": 5}}`.
        """
        if seed is None:
            seed = int(np.random.default_rng().integers(2**62))
        luck = step(Luck(Word(seed & ALL_BITS)))
        switches = (options or {}).get("switches")
        self.pos = self.game.set_up(self.seats, luck, switches, self.table)
        self.taken = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def next_agent(self) -> str:
        agent: str = self.possible_agents[first(self.pos.waiting())]
        return agent

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        asked = not self.pos.over and agent == self.agent_selection
        nothing = np.zeros(self.rows.actions, np.int8)
        return {
            "observation": self.rows.seen_by(self.pos, seat),
            "action_mask": self.rows.mask(self.pos, seat) if asked else nothing,
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        before = self.points()
        self.pos.choose(Seat(seat), self.rows.option(self.pos, seat, int(action)))
        for name, then, now in zip(self.possible_agents, before, self.points(), strict=True):
            self.rewards[name] = float(now - then)
        self.taken += 1
        if self.pos.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.limit is not None and self.taken >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.next_agent()
        self._accumulate_rewards()
        if self.pos.over or any(self.truncations.values()):
            self._deads_step_first()

    def points(self) -> list[int]:
        return [self.pos.points(Seat(seat)) for seat in range(self.seats)]

    def render(self) -> None:
        """Nothing: `palaver play` draws."""

    def close(self) -> None:
        """Nothing is held open."""
