"""Sets of places as ints, one bit for each place; and the list that answers are put in,
which also serves as a bag to draw from (`take`).

And rows of numbers in memory that belongs to others, for what learners see.

Three faces of one thing: this file when Python runs it, bits.pyi for the type
checker, bits.hpp when compiled.
"""


class Bits:
    def __class_getitem__(cls, member):
        return int


count = int.bit_count


def only(place):
    return 1 << place


def has(places, place):
    return places >> place & 1 == 1


def first(places):
    """The lowest place of a set that has one."""
    return (places & -places).bit_length() - 1


def each(places):
    while places:
        lowest = places & -places
        yield lowest.bit_length() - 1
        places ^= lowest


class Answers(list):
    add = list.append
    total = list.__len__

    def take(self, index):
        """Out of the list; the last moves up into its place."""
        last = self.pop()
        if index == len(self):
            return last
        self[index], last = last, self[index]
        return last

    def add_each(self, places, first=0):
        while places:
            lowest = places & -places
            self.append(first + lowest.bit_length() - 1)
            places ^= lowest


class Figures:
    """Numbers of 16 bits, at the address of somebody else's array."""

    def __init__(self, address, length):
        self.numbers = self.row_of(length).from_address(address)

    def row_of(self, length):
        from ctypes import c_int16

        return c_int16 * length

    def put(self, place, number):
        self.numbers[place] = number

    def get(self, place):
        return self.numbers[place]

    def wipe(self, begin, end):
        self.fill(begin, end, 0)

    def fill(self, begin, end, number):
        for place in range(begin, end):
            self.numbers[place] = number

    def mark(self, places, first, number):
        for place in each(places):
            self.numbers[first + place] = number

    def copy(self, at, source, begin, amount):
        self.numbers[at : at + amount] = source[begin : begin + amount]


class Marks(Figures):
    """Likewise, of 8 bits."""

    def row_of(self, length):
        from ctypes import c_int8

        return c_int8 * length
