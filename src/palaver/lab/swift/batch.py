"""Many games of one room side by side, each a row of somebody's arrays."""

from collections.abc import Callable

from palaver.core.bits import Answers, Figures, Marks, first
from palaver.core.eyes import Eyes
from palaver.core.ints import Luck, Seat, Word
from palaver.core.luck import below, step
from palaver.core.position import AnyPosition


class Batch:
    """Takes an action for each game, and writes down what the next seat sees and may do.

    A game that ends begins anew at once, with the next luck.
    """

    eyes: Eyes
    positions: list[AnyPosition]
    begin: Callable[[int], AnyPosition]  # a new game, of so many before it
    begun: int
    games: int
    numbers: int
    actions: int
    luck: Luck
    seats: int

    def __init__(
        self, eyes: Eyes, begin: Callable[[int], AnyPosition], games: int, seats: int
    ) -> None:
        self.eyes = eyes
        self.begin = begin
        self.games = games
        self.seats = seats
        self.positions = [begin(number) for number in range(games)]
        self.begun = games
        self.numbers = 0
        self.actions = 0
        self.luck = Luck(Word(1))

    def observe(self, rows: Word, masks: Word, movers: Word, likely: Word) -> None:
        """Before the first step."""
        row = Figures(rows, self.games * self.numbers)
        mask = Marks(masks, self.games * self.actions)
        mover = Figures(movers, self.games)
        pick = Figures(likely, self.games)
        out = Answers()
        for game in range(self.games):
            pos: AnyPosition = self.positions[game]  # Python: a list
            self.write(game, pos, row, mask, mover, pick, out)

    def step(
        self,
        chosen: Word,
        rows: Word,
        masks: Word,
        movers: Word,
        likely: Word,
        points: Word,
        ended: Word,
    ) -> None:
        """Addresses of the arrays: actions in; all else out. `likely` is any legal action."""
        action = Figures(chosen, self.games)
        row = Figures(rows, self.games * self.numbers)
        mask = Marks(masks, self.games * self.actions)
        mover = Figures(movers, self.games)
        pick = Figures(likely, self.games)
        score = Figures(points, self.games * self.seats)
        end = Marks(ended, self.games)
        out = Answers()
        for game in range(self.games):
            pos: AnyPosition = self.positions[game]  # Python: a list
            seat = first(pos.waiting())
            pos.choose(seat, action.get(game) - self.eyes.first_action(pos, seat))
            end.put(game, pos.over)
            for player in range(self.seats):
                score.put(game * self.seats + player, pos.points(Seat(player)))
            if pos.over:
                pos = self.begin(self.begun)  # Python: once a game
                self.positions[game] = pos  # Python: once a game
                self.begun += 1
            self.write(game, pos, row, mask, mover, pick, out)

    def write(
        self,
        game: int,
        pos: AnyPosition,
        row: Figures,
        mask: Marks,
        mover: Figures,
        pick: Figures,
        out: Answers,
    ) -> None:
        seat = first(pos.waiting())
        self.eyes.look(pos, seat, row, game * self.numbers)
        at = game * self.actions
        mask.wipe(at, at + self.actions)
        out.clear()
        pos.options(seat, out)
        begin = self.eyes.first_action(pos, seat)
        for i in range(out.total()):
            mask.put(at + begin + out[i], 1)
        mover.put(game, seat)
        self.luck = step(self.luck)
        pick.put(game, begin + out[below(self.luck, out.total())])
