"""Sets of places as ints, one bit for each place; and the list that answers are put in,
which also serves as a bag to draw from (`take`).

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
