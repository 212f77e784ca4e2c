"""What learners see: rows of numbers, where each place always means the same."""

from palaver.core.bits import Figures
from palaver.core.ints import Seat, Word
from palaver.core.position import AnyPosition


class Eyes:
    """Each room says which number stands where, in the order of its LAYOUT.

    Seats are told from the one who looks: nought is that seat, one the next.
    """

    def first_action(self, pos: AnyPosition, seat: Seat) -> int:
        """Actions of all questions stand in one row; here those of the open one begin."""
        raise NotImplementedError

    def look(self, pos: AnyPosition, seat: Seat, row: Figures, at: int) -> None:
        """Write down what a seat can see, from this place of the row on."""
        raise NotImplementedError

    def show(self, pos: AnyPosition, seat: Seat, address: Word, length: int) -> None:
        """The same into an array at this address, for callers outside the hot ring."""
        row = Figures(address, length)
        self.look(pos, seat, row, 0)
