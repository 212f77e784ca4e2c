"""What kind of game a room is: its length, its choices, its secrets, its luck and its skill."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, TypedDict

from palaver.bots import bot_called
from palaver.core import saving
from palaver.core.bits import first, has
from palaver.core.game import Game, game_called
from palaver.core.ints import Luck, Seat, Word
from palaver.core.luck import step
from palaver.core.position import AnyPosition
from palaver.lab.deals import ALL_BITS, NO_HURRY, Plan, play_deal
from palaver.lab.standings import CERTAINTY, shares_by_deal, with_error

REPEATS = 2  # a deal is played twice by other chances of the same bots
SAMPLED = 16  # every so many answers it is looked at what is hidden
ABLE, LESS_ABLE = "steady", "beginner"


@dataclass(frozen=True, slots=True)
class Course:
    room: str
    players: int
    seed: int


class Played(TypedDict):
    """What is noted of one game between equals."""

    deal: int
    answers: int
    choices: list[int]  # how many answers were legal, each time
    hidden: list[float]
    points: list[int]
    winners: list[int]


class Tested(TypedDict):
    deal: int
    share: float  # of wins, that the more able bot had


def play_one(course: Course, number: int) -> Played:
    """Equals at one table; the deal is of number // REPEATS, their chance of all of it."""
    game = game_called(course.room)
    deal, luck = number // REPEATS, lots(course, number + 1)
    pos = game.set_up(course.players, lots(course, -1 - deal), None)
    bots = [bot_called(ABLE, (luck + seat) & ALL_BITS) for seat in range(course.players)]
    choices: list[int] = []
    hidden: list[float] = []
    while not pos.over:
        seat = first(pos.waiting())
        sight = game.sight(pos, seat)
        options = tuple(choice.option for choice in sight.choices)
        if len(choices) % SAMPLED == 0:
            hidden.append(share_hidden(game, pos, Seat(seat), luck + len(choices)))
        choices.append(len(options))
        pos.choose(seat, bots[seat].answer(sight, sight.question or "", options, NO_HURRY))
    return Played(
        deal=deal,
        answers=len(choices),
        choices=choices,
        hidden=hidden,
        points=[pos.points(Seat(seat)) for seat in range(course.players)],
        winners=[seat for seat in range(course.players) if has(pos.winners(), Seat(seat))],
    )


def lots(course: Course, number: int) -> int:
    mixed = course.seed * 0xD1342543DE82EF95 + number * 0x9E3779B97F4A7C15
    return (mixed ^ 0x5851F42D4C957F2D) & ALL_BITS


def share_hidden(game: Game[Any], pos: AnyPosition, seat: Seat, number: int) -> float:
    """Of all that a position says, how much turns out otherwise when it is imagined anew."""
    twin = pos.reimagine(seat, step(Luck(Word(number & ALL_BITS))))
    mine, other = flat(saving.dump(game, pos)), flat(saving.dump(game, twin))
    return fmean(one != two for one, two in zip(mine, other, strict=True))


def flat(saved: dict[str, Any]) -> list[object]:
    """Number by number; the luck is no part of what lies on the table."""
    found: list[object] = []
    for name, value in saved.items():
        if name != "luck":
            found += value if isinstance(value, list) else [value]
    return found


def play_test(course: Course, deal: int) -> Tested:
    """One able bot against less able ones, once in every seat."""
    bots = (ABLE, *[LESS_ABLE] * (course.players - 1))
    games = play_deal(Plan(course.room, course.players, bots, course.seed), deal)
    return Tested(deal=deal, share=shares_by_deal(games, 0)[0])


# --- What comes of it -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Findings:
    """Of one room with so many players; `*_error` is half of a 95 % interval."""

    room: str
    players: int
    games: int
    answers: float
    shortest: int
    longest: int
    branching: float
    widest: int
    hidden: float  # in the mean, of what a position says
    luck: float  # of the differences between seats: what the deal alone decides
    skill: float  # share of wins of one able bot among less able ones
    skill_error: float
    even: float  # what that share would be without skill
    seats: tuple[float, ...]  # share of wins by seat
    seats_error: float
    points: tuple[float, ...]

    def told(self) -> dict[str, Any]:
        return asdict(self)


def findings(course: Course, played: Iterable[Played], tested: Iterable[Tested]) -> Findings:
    games = sorted(played, key=lambda game: game["deal"])
    tests = sorted(tested, key=lambda test: test["deal"])
    choices = [number for game in games for number in game["choices"]]
    skill, error = with_error([test["share"] for test in tests])
    seats = [seat_share(games, seat) for seat in range(course.players)]
    even = 1 / course.players
    return Findings(
        room=course.room,
        players=course.players,
        games=len(games),
        answers=fmean(game["answers"] for game in games),
        shortest=min(game["answers"] for game in games),
        longest=max(game["answers"] for game in games),
        branching=fmean(choices),
        widest=max(choices),
        hidden=fmean(share for game in games for share in game["hidden"]),
        luck=luck_of_deal(games),
        skill=skill,
        skill_error=error,
        even=even,
        seats=tuple(seats),
        seats_error=CERTAINTY * sqrt(even * (1 - even) / len(games)),
        points=tuple(fmean(game["points"][seat] for game in games) for seat in range(len(seats))),
    )


def seat_share(games: Sequence[Played], seat: int) -> float:
    return fmean(1 / len(game["winners"]) if seat in game["winners"] else 0.0 for game in games)


def luck_of_deal(games: Sequence[Played]) -> float:
    """Two games of a deal agree as far as the deal decides: the covariance of how far each
    seat is above the mean of its table, as a share of the variance."""
    pairs: list[tuple[float, float]] = []
    by_deal: dict[int, list[Played]] = {}
    for game in games:
        by_deal.setdefault(game["deal"], []).append(game)
    for twins in by_deal.values():
        if len(twins) == REPEATS:
            pairs += zip(*(above_mean(game["points"]) for game in twins), strict=True)
    variance = pvariance([value for pair in pairs for value in pair]) if pairs else 0.0
    if variance == 0.0:
        return 0.0
    return max(0.0, fmean(one * other for one, other in pairs) / variance)


def above_mean(points: Sequence[int]) -> list[float]:
    mean = fmean(points)
    return [one - mean for one in points]
