"""What every game's position shares: who is asked, what may be answered, is it over."""

from palaver.core.bits import Answers
from palaver.core.decision import Decision
from palaver.core.ear import Ear
from palaver.core.ints import Luck, Seat, Seats
from palaver.core.luck import below, step


class AnyPosition:
    """A room's position says how; playouts and searches need to know no more."""

    players: int
    over: bool
    luck: Luck
    ear: Ear | None  # a clone does not inherit it

    def waiting(self) -> Seats:
        """The seats that are asked something now; none when the game is over."""
        raise NotImplementedError

    def may_answer(self) -> Seats:
        """Those waited for, and whoever may still change an answer that is sealed."""
        return self.waiting()

    def question(self, seat: Seat) -> Decision:
        """What a seat that may answer is asked."""
        raise NotImplementedError

    def options(self, seat: Seat, out: Answers) -> None:
        """Put down every answer this seat may give. Looks, and changes nothing."""
        raise NotImplementedError

    def choose(self, seat: Seat, option: int) -> None:
        """Take one of these answers. Acts, and checks nothing."""
        raise NotImplementedError

    def clone(self) -> "AnyPosition":
        raise NotImplementedError

    def reimagine(self, seat: Seat, luck: Luck) -> "AnyPosition":
        """A twin in which all that this seat (or NOBODY, a spectator) cannot know is dealt anew.

        It depends only on what the seat can see and on this luck.
        """
        raise NotImplementedError

    def points(self, seat: Seat) -> int:
        raise NotImplementedError

    def winners(self) -> Seats:
        """Once the game is over; none where the rules know no winner."""
        raise NotImplementedError

    def margin(self, seat: Seat) -> int:
        """How far a seat is ahead of the best of the others."""
        best = -1000
        for other in range(self.players):
            if other != seat and self.points(Seat(other)) > best:
                best = self.points(Seat(other))
        return self.points(seat) - best

    def roll(self, sides: int) -> int:
        """Chance: a number from nought to sides - 1, and the luck moves on."""
        self.luck = step(self.luck)
        return below(self.luck, sides)

    def legal(self, seat: Seat) -> list[int]:
        """The same answers as a list, for callers outside the hot ring."""
        out = Answers()
        self.options(seat, out)
        return [out[i] for i in range(out.total())]
