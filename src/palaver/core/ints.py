"""Ints with surnames: kept apart by the checker, plain numbers when they run."""

from typing import Final, NewType

from palaver.core.bits import Bits

Word = NewType("Word", int)  # compiled: 64 bits without sign, where others have 32

Seat = NewType("Seat", int)
Seats = Bits[Seat]
Luck = NewType("Luck", Word)  # all chance still to come
Event = NewType("Event", int)  # a kind of thing that happens; each room numbers its own

NOBODY: Final = Seat(-1)  # also the eyes of a spectator
NO_SEATS: Final = Seats(0)
NONE: Final = -1  # where an event has nothing more to say
