"""A tournament on two workers; the same seed gives the same table on any number of them."""

from functools import partial

from palaver.lab.deals import Plan, play_deal
from palaver.lab.standings import standings
from palaver.lab.workers import spread

if __name__ == "__main__":  # the workers read this page too
    plan = Plan("west_of_africa", players=4, bots=("steady", "beginner"), seed=2)
    found = dict(spread(partial(play_deal, plan), range(4), workers=2))
    for standing in standings(plan, [game for games in found.values() for game in games]):
        low, high = f"{standing.low:.0%}", f"{standing.high:.0%}"
        print(f"{standing.bot:<10} wins {standing.share:.0%}, between {low} and {high}")
