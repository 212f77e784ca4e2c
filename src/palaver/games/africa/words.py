"""The nouns of AFRICA, and how many there are of each."""

from typing import Final, NewType

from palaver.core.bits import Bits
from palaver.core.ints import Event

Space = NewType("Space", int)
Spaces = Bits[Space]
Tile = NewType("Tile", int)

SPACES: Final = 101
TILES: Final = 96
SEATS: Final = 5
MOST_ANIMALS: Final = 8  # kinds that a corrected tile table may have
MOST_GOODS: Final = 8
MOST_EQUAL_GOODS: Final = 12  # of one kind, likewise

NOWHERE: Final = Space(-1)
NO_SPACES: Final = Spaces(0)

# What can lie on a space. A kind is known by the borders it falls between.
EMPTY: Final = Tile(0)
CAMP: Final = Tile(1)
GOLD_1: Final = Tile(2)
GOLD_2: Final = Tile(3)
GEMS_1: Final = Tile(4)
GEMS_2: Final = Tile(5)
MONUMENT: Final = Tile(6)
NOMADS: Final = Tile(7)
ANIMALS: Final = Tile(8)  # the first kind
GOODS: Final = Tile(16)  # the first kind; goods are taken as soon as found
KINDS: Final = 24

# What happens; sight.py says how each is told.
FIRST_PLAYER: Final = Event(0)
STARTED: Final = Event(1)
TRAVELLED: Final = Event(2)
WALKED: Final = Event(3)
RESTED: Final = Event(4)
TURNED_UP: Final = Event(5)
SCORED_NUGGETS: Final = Event(6)
GOODS_TAKEN: Final = Event(7)
GOODS_SWAPPED: Final = Event(8)
SETTLED: Final = Event(9)
SCORED_ANIMAL: Final = Event(10)
SCORED_KIN: Final = Event(11)
SCORED_OPEN_LAND: Final = Event(12)
SCORED_IMPROVEMENT: Final = Event(13)
CAMP_GAINED: Final = Event(14)
CAMP_BUILT: Final = Event(15)
SCORED_RESEARCH: Final = Event(16)
MINED: Final = Event(17)
SCORED_LAST_MONUMENT: Final = Event(18)
PATIENCE_ENDED: Final = Event(19)
SCORED_GOODS: Final = Event(20)
SCORED_GOLD: Final = Event(21)
SCORED_GEMS: Final = Event(22)
MOVED: Final = Event(23)
