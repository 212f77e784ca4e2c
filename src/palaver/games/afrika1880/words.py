"""The nouns of AFRIKA 1880, and how many there are of each."""

from typing import Final, NewType

from palaver.core.bits import Bits
from palaver.core.ints import Event

Territory = NewType("Territory", int)  # in the order of the printed order sheet
Territories = Bits[Territory]
Nation = NewType("Nation", int)
Nations = Bits[Nation]
Row = NewType("Row", int)  # of an order sheet: a territory's, or the one with the ship
Order = NewType("Order", int)  # what a row says
Fate = NewType("Fate", int)  # what comes of an order to place a marker

TERRITORIES: Final = 32
NATIONS: Final = 6
SEATS: Final = 6
ROUNDS: Final = 8

# In the order in which the first markers are placed (AE-1).
GB: Final = Nation(0)
FR: Final = Nation(1)
DE: Final = Nation(2)
IT: Final = Nation(3)
NL: Final = Nation(4)
BE: Final = Nation(5)

NOWHERE: Final = Territory(-1)
NO_TERRITORIES: Final = Territories(0)
NO_NATIONS: Final = Nations(0)

# The rows of a sheet: a territory's row has the territory's number.
SHIP: Final = Row(TERRITORIES)
ROWS: Final = TERRITORIES + 1
NO_ROW: Final = Row(-1)

# What stands in a row; in the ship's, only nothing or a territory.
NOTHING: Final = Order(0)
DEVELOP: Final = Order(1)
GO: Final = Order(2)  # + territory

# What comes of an expedition or a landing.
ARRIVED: Final = Fate(0)
THERE_BEFORE: Final = Fate(1)  # AE-12
SENT_ALREADY: Final = Fate(2)  # AE-13, AE-50
NO_MARKER_LEFT: Final = Fate(3)  # AE-29
FORESTALLED: Final = Fate(4)  # AE-20, the other reading

# What happens; sight.py says how each is told.
FIRST_MARKER_PLACED: Final = Event(0)
SHEET_SEALED: Final = Event(1)
SHEET_REOPENED: Final = Event(2)
DEVELOPMENT_ORDERED: Final = Event(3)
DEVELOPED: Final = Event(4)
EXPEDITION_ARRIVED: Final = Event(5)
EXPEDITION_IN_VAIN: Final = Event(6)
LANDED: Final = Event(7)
LANDING_IN_VAIN: Final = Event(8)
ALLIANCE_DECLARED: Final = Event(9)
CONFLICT_DECLARED: Final = Event(10)
BETRAYED: Final = Event(11)
OUTVOTED: Final = Event(12)
COLONY_FOUNDED: Final = Event(13)
COLONY_BLOCKED: Final = Event(14)
LAND_UNCLAIMED: Final = Event(15)
YEAR_BEGAN: Final = Event(16)
LAST_COLONY_FOUNDED: Final = Event(17)
LAST_YEAR_ENDED: Final = Event(18)
SCORED_SOLE_COLONY: Final = Event(19)
SCORED_SHARED_COLONY: Final = Event(20)
SCORED_ALLIANCE: Final = Event(21)
NOBODY_WON: Final = Event(22)
