"""Eine Strecke nutzen: what is asked of a claim, one small question after the other.

Route, colour, locomotives as train cards, doubled or not, locomotives as terrain cards:
each question offers only what can still be paid to the end, the cheapest first.
"""

from typing import Final

from palaver.core.bits import Answers
from palaver.core.ints import Seat
from palaver.games.heart_of_africa.answers import (
    AS_TERRAIN,
    AS_TRAINS,
    COLOUR,
    DOUBLED,
    NOT_DOUBLED,
)
from palaver.games.heart_of_africa.claims import (
    close_twin,
    pay_cards,
    pay_terrain,
    place_trains,
    score_track,
)
from palaver.games.heart_of_africa.ending import end_turn
from palaver.games.heart_of_africa.payment import (
    can_double,
    fewest_jokers,
    fewest_locomotives,
    ground_under,
    least,
    most_jokers,
    most_locomotives,
    price_of_doubling,
)
from palaver.games.heart_of_africa.position import Position, Question
from palaver.games.heart_of_africa.supply import fill_market, fill_row
from palaver.games.heart_of_africa.words import CARDS, GREY, LOCOMOTIVE, LONGEST, Card, Track

# === Eine Strecke nutzen ====================================================


def ask(pos: Position, seat: Seat, question: Question) -> None:
    """Where there is but one answer, it is not asked."""
    out = Answers()
    question.options(pos, seat, out)
    if out.total() == 1:
        question.choose(pos, seat, out[0])
    else:
        pos.paying = question


def begin_claim(pos: Position, seat: Seat, track: Track) -> None:
    pos.track = track
    if pos.board.colour[track] == GREY:
        ask(pos, seat, PAY_COLOUR)
    else:
        pay_colour(pos, seat, Card(pos.board.colour[track]))


class PayColour(Question):
    """A grey track takes any one colour, or locomotives alone; fewest locomotives first."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        locomotives = pos.held(seat, LOCOMOTIVE)
        for needed in range(LONGEST + 1):
            for colour in range(CARDS):
                card = Card(colour)
                if pos.held(seat, card) == 0 or needed > locomotives:
                    continue
                if fewest_locomotives(pos, seat, pos.track, card) == needed:
                    out.add(COLOUR + needed * CARDS + colour)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pay_colour(pos, seat, Card((option - COLOUR) % CARDS))


def pay_colour(pos: Position, seat: Seat, colour: Card) -> None:
    pos.colour = colour
    ask(pos, seat, PAY_LOCOMOTIVES)


class PayLocomotives(Question):
    """How many locomotives are played as train cards: the fewest first."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        fewest = fewest_locomotives(pos, seat, pos.track, pos.colour)
        most = most_locomotives(pos, seat, pos.track, pos.colour)
        for number in range(fewest, most + 1):
            out.add(AS_TRAINS + number)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pos.locomotives = option - AS_TRAINS
        ask(pos, seat, PAY_TERRAIN)


def locomotives_to_spare(pos: Position, seat: Seat) -> int:
    return pos.held(seat, LOCOMOTIVE) - pos.locomotives


class PayTerrain(Question):
    """Terrain cards double the points, for whom no other player has more of that kind.

    Nobody is obliged to (HA-25); and nothing is doubled twice (HA-7).
    """

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(NOT_DOUBLED)
        if can_double(pos, seat, pos.track, locomotives_to_spare(pos, seat)):
            out.add(DOUBLED)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option == NOT_DOUBLED:
            claim(pos, seat)
        else:
            pos.doubling = True
            ask(pos, seat, PAY_JOKERS)


# Lokomotiven als Landschaftskarten-Joker


class PayJokers(Question):
    """How many locomotives are played as terrain cards (HA-4): the fewest first."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        price = price_of_doubling(pos.board.length[pos.track])
        kind = ground_under(pos, pos.track)
        fewest = fewest_jokers(pos, seat, kind, price)
        most = least(most_jokers(pos, seat, kind, price), locomotives_to_spare(pos, seat))
        for number in range(fewest, most + 1):
            out.add(AS_TERRAIN + number)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pay_terrain(pos, seat, option - AS_TERRAIN)
        claim(pos, seat)


def claim(pos: Position, seat: Seat) -> None:
    track = pos.track
    place_trains(pos, seat, track)
    close_twin(pos, seat, track)
    pay_cards(pos, seat, track)
    score_track(pos, seat, track)
    pos.drop_claim()
    fill_row(pos)  # HA-28
    fill_market(pos)
    end_turn(pos)  # what is asked before all is the turn already


PAY_COLOUR: Final = PayColour()
PAY_LOCOMOTIVES: Final = PayLocomotives()
PAY_TERRAIN: Final = PayTerrain()
PAY_JOKERS: Final = PayJokers()
