"""What a track can be paid with: looks into a hand, and changes nothing.

A payment is one colour, so many of its cards, so many locomotives as train cards, and
for doubling so many locomotives as terrain cards (jokers); the rest follows from these.
"""

from typing import Final

from palaver.core.ints import Seat
from palaver.games.heart_of_africa.board import REACHES
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.words import (
    BLACK,
    BLUE,
    COLOURS,
    DESERT,
    GREEN,
    GREY,
    JUNGLE,
    LOCOMOTIVE,
    LONGEST,
    MOUNTAIN,
    NO_TRACKS,
    ORANGE,
    PURPLE,
    RED,
    TERRAINS,
    WHITE,
    YELLOW,
    Card,
    Colour,
    Terrain,
    Track,
    Tracks,
)

# Desert: yellow, orange, red. Jungle: purple, blue, green. Mountain: white, black, grey (HA-1).
COLOURS_ON_A_KIND: Final = 3
COLOURS_ON: Final = (YELLOW, ORANGE, RED, PURPLE, BLUE, GREEN, WHITE, BLACK, GREY)
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
)  # in the order of the colours
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
    found = payable(pos, GREY, most_alike(pos, seat), locomotives)
    for colour in range(COLOURS):
        found = found | payable(pos, Colour(colour), pos.held(seat, Card(colour)), locomotives)
    trains = least(pos.trains[seat], LONGEST)
    return found & pos.open_to[seat] & pos.board.no_longer_than[trains]


def most_alike(pos: Position, seat: Seat) -> int:
    """Cards of the colour that a seat has most of."""
    number = 0
    for colour in range(COLOURS):
        number = most(number, pos.held(seat, Card(colour)))
    return number


def second_most_alike(pos: Position, seat: Seat) -> int:
    first = second = 0
    for colour in range(COLOURS):
        cards = pos.held(seat, Card(colour))
        second = most(second, least(first, cards))
        first = most(first, cards)
    return second


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
    found = NO_TRACKS
    for kind in range(TERRAINS):
        for_one = locomotives - fewest_jokers(pos, seat, Terrain(kind), 1)
        for_two = locomotives - fewest_jokers(pos, seat, Terrain(kind), 2)
        for at in range(COLOURS_ON_A_KIND * kind, COLOURS_ON_A_KIND * (kind + 1)):
            colour = Colour(COLOURS_ON[at])
            cards = most_alike(pos, seat) if colour == GREY else pos.held(seat, Card(colour))
            if cards > 0 and locomotives > 0:  # one more may be played as a train card
                found = found | payable(pos, colour, cards, locomotives - 1)
            if for_one >= 0:  # or some as terrain cards, or none for want of none
                found = found | payable(pos, colour, cards, for_one) & short_tracks(pos)
            if for_two >= 0:
                found = found | payable(pos, colour, cards, for_two) & ~short_tracks(pos)
    second = second_most_alike(pos, seat)
    return found | payable(pos, GREY, second, locomotives) if second > 0 else found


def short_tracks(pos: Position) -> Tracks:
    return pos.board.no_longer_than[LONGEST_FOR_ONE]
