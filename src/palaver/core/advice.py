"""What players of a room have learnt; bots think with it, the rules know nothing of it."""

from typing import Final

from palaver.core.ints import Seat
from palaver.core.position import AnyPosition

HUNDRED: Final = 100  # advice counts in hundredths of a point


class Advice:
    """A room's experience says more; this is what anybody can see who knows no game."""

    def worth(self, pos: AnyPosition, seat: Seat) -> int:
        """What a seat may expect to have in the end: the sum of the terms."""
        return self.term(pos, seat, 0)

    def term(self, pos: AnyPosition, seat: Seat, number: int) -> int:
        """One part of the worth, which can be named when a bot is asked for its reasons."""
        return HUNDRED * pos.points(seat) if number == 0 else 0

    def hint(self, pos: AnyPosition, seat: Seat, option: int) -> int:
        """A rule of thumb: what an answer seems to bring at once, next to the others."""
        return 0

    def begin_anew(self, pos: AnyPosition, seat: Seat) -> None:
        """In a world that is only imagined, the others take back what they have sealed.

        Nobody knows what that was; better they think it over than that it is anything.
        """

    def answers_all(self, pos: AnyPosition, seat: Seat) -> bool:
        """Give by rule of thumb all that a seat is asked until it seals; is there a short way?"""
        return False


NO_ADVICE: Final = Advice()
