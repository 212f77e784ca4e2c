"""A bot of one's own in a tournament: it gets a sight and its options, nothing else."""

from typing import Any

from palaver.bots import BOTS
from palaver.core.sight import Said, Sight
from palaver.lab.deals import Plan, play_deal
from palaver.lab.standings import standings


class Eager:
    """Claims whatever it can, and answers all else with the first that comes."""

    def answer(self, sight: Sight, question: str, options: tuple[int, ...], budget: float) -> int:
        return options[0] if question != "take-turn" else options[-1]

    def reason(self) -> Said | None:
        return None


def eager(seed: int, board: Any = None) -> Eager:
    return Eager()


BOTS["eager"] = eager
plan = Plan("heart_of_africa", players=3, bots=("eager", "random", "beginner"), seed=1)
for standing in standings(plan, play_deal(plan, deal=0)):
    print(f"{standing.bot:<10} {standing.share:5.0%} of wins, {standing.points:6.1f} points")
