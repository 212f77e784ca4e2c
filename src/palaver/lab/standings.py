"""What a tournament says of its bots: shares of wins, points, ratings, time."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from palaver.core.errors import PalaverError
from palaver.lab.deals import Game, Plan

CERTAINTY = 1.96  # standard errors to either side hold the truth in 95 of 100 cases


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's; a share of wins is of all games, shared wins count in parts."""

    bot: str
    share: float
    low: float
    high: float
    points: float
    rating: float
    uncertainty: float
    answers: int
    seconds_an_answer: float
    slowest: float

    def measured(self) -> dict[str, Any]:
        return asdict(self)


def standings(plan: Plan, games: Sequence[Game]) -> list[Standing]:
    """In the order of the plan, whatever the order in which the games were played."""
    games = sorted(games, key=lambda game: (game["deal"], game["turn"]))
    ratings = rated(plan, games)
    return [standing(plan, games, bot, ratings[bot]) for bot in range(len(plan.bots))]


def standing(plan: Plan, games: Sequence[Game], bot: int, rating: tuple[float, float]) -> Standing:
    share, spread = with_error(shares_by_deal(games, bot))
    points = [
        game["points"][seat]
        for game in games
        for seat, sitting in enumerate(game["seating"])
        if sitting == bot
    ]
    answers = sum(game["answers"][bot] for game in games)
    seconds = sum(game["seconds"][bot] for game in games)
    return Standing(
        bot=plan.bots[bot],
        share=share,
        low=max(0.0, share - spread),
        high=min(1.0, share + spread),
        points=fmean(points),
        rating=rating[0],
        uncertainty=rating[1],
        answers=answers,
        seconds_an_answer=seconds / max(1, answers),
        slowest=max(game["slowest"][bot] for game in games),
    )


def won(game: Game, bot: int) -> float:
    """A bot's part of a win; nobody's, where the rules know no winner."""
    winners = game["winners"]
    mine = sum(game["seating"][seat] == bot for seat in winners)
    return mine / len(winners) if winners else 0.0


def shares_by_deal(games: Sequence[Game], bot: int) -> list[float]:
    """The games of one deal are alike, so that a deal is what is counted."""
    by_deal: dict[int, list[float]] = {}
    for game in games:
        by_deal.setdefault(game["deal"], []).append(won(game, bot))
    return [fmean(shares) for shares in by_deal.values()]


def with_error(shares: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far to either side the truth may be; one deal tells nothing of that."""
    if len(shares) < 2:
        return fmean(shares), 1.0
    return fmean(shares), CERTAINTY * stdev(shares) / sqrt(len(shares))


def rated(plan: Plan, games: Sequence[Game]) -> list[tuple[float, float]]:
    """OpenSkill (Plackett-Luce), game after game; a bot in two seats is rated for each."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise PalaverError("OpenSkill is not installed: pip install 'palaver[lab]'") from None
    model = PlackettLuce()
    ratings = [model.rating() for _ in plan.bots]
    for game in games:
        teams = [[ratings[bot]] for bot in game["seating"]]
        after = model.rate(teams, ranks=ranks(game))
        for bot in set(game["seating"]):
            own = [after[seat][0] for seat, sat in enumerate(game["seating"]) if sat == bot]
            ratings[bot] = model.rating(
                mu=fmean(rating.mu for rating in own), sigma=fmean(rating.sigma for rating in own)
            )
    return [(rating.mu, rating.sigma) for rating in ratings]


def ranks(game: Game) -> list[float]:
    """Winners first, the others by their points; level is level."""
    return [
        0.0 if seat in game["winners"] else float(1 + sum(more > points for more in game["points"]))
        for seat, points in enumerate(game["points"])
    ]
