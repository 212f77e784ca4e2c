"""What a tournament is made of: deals, each played once for every way round the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, TypedDict

from palaver.bots import bot_called
from palaver.core import record
from palaver.core.bits import has
from palaver.core.errors import PalaverError
from palaver.core.game import game_called
from palaver.core.ints import Luck, Seat, Word
from palaver.core.luck import below, step
from palaver.core.match import Match, Seed, SetUp

ALL_BITS = 2**64 - 1
NO_HURRY = 1e9  # seconds; only the number of tries ends a bot's thinking, the clock never does


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament, as it can be sent to a worker and written into a file."""

    room: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    switches: Mapping[str, int] = field(default_factory=dict)
    board: Any = None
    budget: float = NO_HURRY

    @property
    def rounds(self) -> int:
        """Games to a deal: every bot sits once in every seat."""
        return len(self.bots)

    def lots(self, deal: int) -> int:
        """The luck of one deal."""
        mixed = (self.seed * 0xD1342543DE82EF95 + deal * 0xDA942042E4DD58B5) & ALL_BITS
        return mixed ^ 0x5851F42D4C957F2D

    def seating(self, deal: int, turn: int) -> tuple[int, ...]:
        """Which bot sits where: shuffled by the deal, moved on by the turn."""
        order = list(range(len(self.bots)))
        luck = Luck(Word(self.lots(deal)))
        for last in range(len(order) - 1, 0, -1):
            luck = step(luck)
            other = below(luck, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order[(seat + turn) % len(order)] for seat in range(self.players))


class Game(TypedDict):
    """What is kept of one game; `seconds` and `answers` are by bot."""

    deal: int
    turn: int
    seating: list[int]
    points: list[int]
    winners: list[int]
    ending: str
    answers: list[int]
    seconds: list[float]
    slowest: list[float]
    record: str


def play_deal(plan: Plan, deal: int) -> list[Game]:
    return [play_game(plan, deal, turn) for turn in range(plan.rounds)]


def play_game(plan: Plan, deal: int, turn: int) -> Game:
    """All chance is of the deal: whoever sits there, the same tiles lie there."""
    game = game_called(plan.room)
    luck = plan.lots(deal)
    match = Match(SetUp(game, plan.players, Seed(luck), plan.switches, plan.board))
    seating = plan.seating(deal, turn)
    bots = [
        bot_called(plan.bots[bot], (luck + 2 * seat + 1) & ALL_BITS, plan.board)
        for seat, bot in enumerate(seating)
    ]
    answers, seconds, slowest = ([0] * plan.rounds, [0.0] * plan.rounds, [0.0] * plan.rounds)
    while not match.over:
        seat = match.waiting()[0]
        sight = game.sight(match.pos, seat)
        options = tuple(choice.option for choice in sight.choices)
        begun = perf_counter()
        option = bots[seat].answer(sight, sight.question or "", options, plan.budget)
        spent = perf_counter() - begun
        if option not in options:
            raise PalaverError(f"the bot {plan.bots[seating[seat]]} gave an answer not legal")
        answers[seating[seat]] += 1
        seconds[seating[seat]] += spent
        slowest[seating[seat]] = max(slowest[seating[seat]], spent)
        match.answer(seat, option)
    pos = match.pos
    return Game(
        deal=deal,
        turn=turn,
        seating=list(seating),
        points=[pos.points(Seat(player)) for player in range(plan.players)],
        winners=[seat for seat in range(plan.players) if has(pos.winners(), Seat(seat))],
        ending=game.ending(pos),
        answers=answers,
        seconds=seconds,
        slowest=slowest,
        record=record.written(match, effects=False),
    )
