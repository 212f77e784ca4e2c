"""What a track can be paid with: looks into a hand, and changes nothing.

A payment is one colour, so many of its cards, so many locomotives as train cards, and
for doubling so many locomotives as terrain cards (jokers); the rest follows from these.
"""

from typing import Final

from palaver.core.ints import Seat
from palaver.games.heart_of_africa.board import REACHES
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.words import (
    COLOURS,
    DESERT,
    GREY,
    JUNGLE,
    LOCOMOTIVE,
    LONGEST,
    MOUNTAIN,
    NO_TRACKS,
    Card,
    Colour,
    Terrain,
    Track,
    Tracks,
)

# Of purple, white, blue, yellow, orange, black, red, green, and of grey (HA-1).
TERRAIN_OF: Final = (
    JUNGLE,
    MOUNTAIN,
    JUNGLE,
    DESERT,
    DESERT,
    MOUNTAIN,
    DESERT,
    JUNGLE,
    MOUNTAIN,
)
LONGEST_FOR_ONE: Final = 3  # spaces that one terrain card doubles; beyond it takes two


def least(one: int, other: int) -> int:
    return one if one < other else other


def most(one: int, other: int) -> int:
    return one if one > other else other


# --- Train cards ------------------------------------------------------------


def fewest_locomotives(pos: Position, seat: Seat, track: Track, colour: Card) -> int:
    """That this colour needs beside it: for its symbols and for want of cards."""
    missing = pos.board.length[track] - (0 if colour == LOCOMOTIVE else pos.held(seat, colour))
    return most(pos.board.symbols[track], missing)


def most_locomotives(pos: Position, seat: Seat, track: Track, colour: Card) -> int:
    """A grey track paid with locomotives alone is paid with no colour beside them."""
    length = pos.board.length[track]
    if pos.board.colour[track] == GREY and colour != LOCOMOTIVE:
        length -= 1
    return least(pos.held(seat, LOCOMOTIVE), length)


def payable(pos: Position, colour: Colour, cards: int, locomotives: int) -> Tracks:
    """Tracks of a colour for which so many cards and locomotives are enough."""
    reach = least(cards + locomotives, LONGEST)
    symbols = least(locomotives, LONGEST)
    return pos.board.within[colour * REACHES + reach] & ~pos.board.beyond[symbols]


def claimable(pos: Position, seat: Seat) -> Tracks:
    """Open tracks that a seat has the cards and the trains for."""
    locomotives = pos.held(seat, LOCOMOTIVE)
    longest = 0
    found = NO_TRACKS
    for colour in range(COLOURS):
        cards = pos.held(seat, Card(colour))
        longest = most(longest, cards)
        found = found | payable(pos, Colour(colour), cards, locomotives)
    found = found | payable(pos, GREY, longest, locomotives)
    trains = least(pos.trains[seat], LONGEST)
    return found & pos.open_to[seat] & pos.board.no_longer_than[trains]


# --- Terrain cards ----------------------------------------------------------


def price_of_doubling(length: int) -> int:
    return 1 if length <= LONGEST_FOR_ONE else 2


def fewest_jokers(pos: Position, seat: Seat, kind: Terrain, price: int) -> int:
    """Locomotives that must help the open cards to pay, and to equal every rival (HA-2)."""
    own = pos.terrain_of(seat, kind)
    return most(0, most(price, pos.strongest_rival(seat, kind)) - own)


def most_jokers(pos: Position, seat: Seat, kind: Terrain, price: int) -> int:
    """No more than pay, or are needed to equal the strongest rival (HA-27)."""
    return most(price, pos.strongest_rival(seat, kind) - pos.terrain_of(seat, kind))


def can_double(pos: Position, seat: Seat, track: Track, locomotives: int) -> bool:
    """With so many locomotives that are not played as train cards (HA-5)."""
    price = price_of_doubling(pos.board.length[track])
    return fewest_jokers(pos, seat, ground_under(pos, track), price) <= locomotives


def ground_under(pos: Position, track: Track) -> Terrain:
    return Terrain(TERRAIN_OF[pos.board.colour[track]])


# --- Is there a choice? -----------------------------------------------------


def payable_in_several_ways(pos: Position, seat: Seat) -> Tracks:
    """Of the claimable tracks, those with more than one legal payment (and others)."""
    locomotives = pos.held(seat, LOCOMOTIVE)
    longest = second = 0
    found = NO_TRACKS
    for colour in range(COLOURS):
        cards = pos.held(seat, Card(colour))
        found = found | with_a_choice(pos, seat, Colour(colour), cards, locomotives)
        second = most(second, least(longest, cards))
        longest = most(longest, cards)
    found = found | with_a_choice(pos, seat, GREY, longest, locomotives)
    if second > 0:
        found = found | payable(pos, GREY, second, locomotives)
    return found


def with_a_choice(
    pos: Position, seat: Seat, colour: Colour, cards: int, locomotives: int
) -> Tracks:
    """Payable with one locomotive less, so that there is one to spare; or doubled."""
    found = NO_TRACKS
    if cards > 0 and locomotives > 0:
        found = payable(pos, colour, cards, locomotives - 1)
    short = pos.board.no_longer_than[LONGEST_FOR_ONE]
    jokers = fewest_jokers(pos, seat, Terrain(TERRAIN_OF[colour]), 1)
    if jokers <= locomotives:
        found = found | payable(pos, colour, cards, locomotives - jokers) & short
    jokers = fewest_jokers(pos, seat, Terrain(TERRAIN_OF[colour]), 2)
    if jokers <= locomotives:
        found = found | payable(pos, colour, cards, locomotives - jokers) & ~short
    return found
