"""A game of AFRICA between two bots, in ten lines."""

from palaver.bots import bot_called
from palaver.core.game import game_called
from palaver.core.match import Match, Seed, SetUp

match = Match(SetUp(game_called("africa"), players=2, chance=Seed(7)))
bots = [bot_called("steady", seed=1), bot_called("beginner", seed=2)]
while not match.over:
    seat = match.waiting()[0]
    sight = match.game.sight(match.pos, seat)
    options = tuple(choice.option for choice in sight.choices)
    match.answer(seat, bots[seat].answer(sight, sight.question or "", options, 1.0))
print(f"After {len(match.acts)} answers it stands {[*match.game.sight(match.pos, None).points]}.")
