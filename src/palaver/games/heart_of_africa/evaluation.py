"""What experience says of The Heart of Africa, in hundredths of a point."""

from typing import Annotated, Final

from palaver.core.advice import HUNDRED, Advice
from palaver.core.bits import each, has
from palaver.core.ints import Seat
from palaver.core.position import AnyPosition
from palaver.games.heart_of_africa.answers import (
    AS_TERRAIN,
    AS_TRAINS,
    CLAIM,
    COLOUR,
    DOUBLED,
    DRAW_CARD,
    DRAW_TERRAIN,
    DRAW_TICKETS,
    NOT_DOUBLED,
    PASS,
    REFUSE,
    TAKE_CARD,
    TAKE_TERRAIN,
)
from palaver.games.heart_of_africa.claims import POINTS
from palaver.games.heart_of_africa.payment import price_of_doubling
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.rules import CHOOSE_FIRST_TICKETS, CHOOSE_TICKETS
from palaver.games.heart_of_africa.words import (
    CARDS,
    LOCOMOTIVE,
    MOST_PLACES,
    MOST_TRACKS,
    NO_TRACK,
    TERRAINS,
    TICKETS,
    Card,
    Ends,
    Terrain,
    Ticket,
    Track,
)

TERMS = ("points", "tickets", "cards", "terrain")
AHEAD = 10  # answers that a search plays on beyond its tree
BREADTH = 1  # of so many that come to mind it then gives the best
SOFTNESS = 1000.0  # hundredths of a point at which a gain is half a win
TRUST = 200.0  # hundredths of a point by which an answer looks nearly thrice as good
TRIES = {"strong": 500, "master": 10_000}  # master's take about a second, compiled

A_CARD: Final = 70  # in hand, while there is time to play it
A_LOCOMOTIVE: Final = 110
A_TERRAIN: Final = 55
A_LEAD_IN_TERRAIN: Final = 80
A_SPACE_TO_BUILD: Final = 90  # what a ticket costs for each space it still needs
FAR_AWAY: Final = 1000  # spaces: cannot be reached any more
HASTE: Final = 6  # trains beyond which a ticket's missing spaces seem no risk


# --- How far it is to complete a ticket -------------------------------------


class Distances:
    """Scratch paper: spaces to build, from a ticket's start to each place and for each ticket."""

    spaces: Annotated[list[int], MOST_PLACES]
    left: Annotated[list[int], TICKETS]

    def __init__(self) -> None:
        self.spaces = [FAR_AWAY] * MOST_PLACES
        self.left = [0] * TICKETS

    def between(self, pos: Position, seat: Seat, start: Ends, goal: Ends, extra: Track) -> int:
        """Over own tracks for nothing, over open ones for their length; `extra` counts as own."""
        for place in range(pos.board.places):
            self.spaces[place] = FAR_AWAY
        for place in each(start):
            self.spaces[place] = 0
        usable = pos.owned[seat] | pos.open_to[seat]
        changed = True
        while changed:
            changed = False
            for track in each(usable):
                price = pos.board.length[track]
                if track == extra or has(pos.owned[seat], track):
                    price = 0
                one, other = pos.board.one_end[track], pos.board.other_end[track]
                if self.spaces[one] + price < self.spaces[other]:
                    self.spaces[other] = self.spaces[one] + price
                    changed = True
                elif self.spaces[other] + price < self.spaces[one]:
                    self.spaces[one] = self.spaces[other] + price
                    changed = True
        best = FAR_AWAY
        for place in each(goal):
            best = min(best, self.spaces[place])
        return best


PAPER: Final = Distances()


def missing(pos: Position, seat: Seat, ticket: Ticket, extra: Track) -> int:
    return PAPER.between(pos, seat, pos.board.start[ticket], pos.board.goal[ticket], extra)


def fewest_trains(pos: Position) -> int:
    """How long the game may still last: whoever runs out first ends it."""
    fewest = pos.trains[0]
    for player in range(pos.players):
        fewest = min(fewest, pos.trains[player])
    return fewest


def prospect(pos: Position, seat: Seat, ticket: Ticket, left: int, load: int) -> int:
    """From minus its value, when it is hopeless, to its value, when it is complete.

    `load` is all that is still to be built for any ticket: who has taken on too much
    will complete none.
    """
    value = HUNDRED * pos.board.value[ticket]
    if left == 0:
        return value
    if left > pos.trains[seat] or pos.turns_left == 0:
        return -value
    risk = HUNDRED * load // (fewest_trains(pos) + HASTE)
    return value - 2 * value * min(risk, HUNDRED) // HUNDRED


# --- What a seat has --------------------------------------------------------


def worth_of_tickets(pos: Position, seat: Seat) -> int:
    """When the game is over they are in the points."""
    if pos.over:
        return 0
    load = 0
    for ticket in each(pos.kept[seat]):
        PAPER.left[ticket] = missing(pos, seat, ticket, NO_TRACK)
        if PAPER.left[ticket] <= pos.trains[seat]:
            load += PAPER.left[ticket]
    total = 0
    for ticket in each(pos.kept[seat]):
        total += prospect(pos, seat, ticket, PAPER.left[ticket], load)
    return total


def in_time(pos: Position) -> int:
    """In the hundred: what is in hand loses its worth as the end comes near."""
    if pos.over or pos.turns_left == 0:
        return 0
    if pos.turns_left > 0:
        return 20
    return min(HUNDRED, 20 + 8 * fewest_trains(pos))


def worth_of_cards(pos: Position, seat: Seat) -> int:
    """Two of a colour are worth more than one of each."""
    total = A_LOCOMOTIVE * pos.held(seat, LOCOMOTIVE)
    for colour in range(LOCOMOTIVE):
        number = pos.held(seat, Card(colour))
        total += A_CARD * number + 8 * min(number, 6) * min(number, 6)
    return total * in_time(pos) // HUNDRED


def worth_of_terrain(pos: Position, seat: Seat) -> int:
    total = 0
    for number in range(TERRAINS):
        kind = Terrain(number)
        mine = pos.terrain_of(seat, kind)
        total += A_TERRAIN * min(mine, 6)
        if mine > pos.strongest_rival(seat, kind):
            total += A_LEAD_IN_TERRAIN
    return total * in_time(pos) // HUNDRED


def term_of(pos: Position, seat: Seat, number: int) -> int:
    """In the order of TERMS."""
    if number == 0:
        return HUNDRED * pos.score[seat]
    if number == 1:
        return worth_of_tickets(pos, seat)
    if number == 2:
        return worth_of_cards(pos, seat)
    return worth_of_terrain(pos, seat)


def worth_to(pos: Position, seat: Seat) -> int:
    return (
        HUNDRED * pos.score[seat]
        + worth_of_tickets(pos, seat)
        + worth_of_cards(pos, seat)
        + worth_of_terrain(pos, seat)
    )


# --- Rules of thumb ---------------------------------------------------------


def hint_for(pos: Position, seat: Seat, option: int) -> int:
    if option >= COLOUR:
        return hint_to_pay(pos, option)
    if pos.asking is CHOOSE_FIRST_TICKETS or pos.asking is CHOOSE_TICKETS:
        return hint_to_refuse(pos, seat, option)
    if option == PASS:
        return 0
    if option >= CLAIM:
        return hint_to_claim(pos, seat, Track((option - CLAIM) % MOST_TRACKS))
    if option == DRAW_TICKETS:
        return hint_to_draw_tickets(pos, seat)
    return hint_to_draw(pos, seat, option)


def hint_to_refuse(pos: Position, seat: Seat, option: int) -> int:
    """A ticket is put back if it costs more than it brings."""
    if option < REFUSE:
        return 0
    ticket = Ticket(option - REFUSE)
    left = missing(pos, seat, ticket, NO_TRACK)
    if left > pos.trains[seat]:
        return HUNDRED * pos.board.value[ticket]
    late = HUNDRED * left // (fewest_trains(pos) + HASTE)
    costs = A_SPACE_TO_BUILD * left + pos.board.value[ticket] * late
    return costs - HUNDRED * pos.board.value[ticket]


def hint_to_claim(pos: Position, seat: Seat, track: Track) -> int:
    """Its points, and what it does for the tickets, less the cards it takes."""
    length = pos.board.length[track]
    gain = HUNDRED * POINTS[length] - (A_CARD * length * in_time(pos)) // HUNDRED
    for ticket in each(pos.kept[seat]):
        before = missing(pos, seat, ticket, NO_TRACK)
        if 0 < before <= pos.trains[seat]:
            nearer = before - missing(pos, seat, ticket, track)
            gain += nearer * (60 + 12 * pos.board.value[ticket])
    return gain + 60


def hint_to_draw_tickets(pos: Position, seat: Seat) -> int:
    """When all are complete and there is time for more."""
    for ticket in each(pos.kept[seat]):
        if missing(pos, seat, ticket, NO_TRACK) > 0:
            return 0
    return 250 if fewest_trains(pos) > 14 else 0


def hint_to_draw(pos: Position, seat: Seat, option: int) -> int:
    """A colour one has much of, or one that a wanted track has."""
    if pos.turns_left == 0:
        return 1
    if option == DRAW_CARD:
        return 140
    if option < DRAW_TERRAIN:
        card = pos.row[option - TAKE_CARD]
        if card == LOCOMOTIVE:
            return 150
        return 125 + 12 * min(pos.held(seat, card), 5) + wanted(pos, seat, card)
    if option == DRAW_TERRAIN:
        return 100
    kind = pos.market[option - TAKE_TERRAIN]
    mine = pos.terrain_of(seat, kind)
    rival = pos.strongest_rival(seat, kind)
    return 135 if mine <= rival <= mine + 1 else 100


def wanted(pos: Position, seat: Seat, card: Card) -> int:
    """Is there a track of that colour that brings a ticket nearer?"""
    for ticket in each(pos.kept[seat]):
        before = missing(pos, seat, ticket, NO_TRACK)
        if not 0 < before <= pos.trains[seat]:
            continue
        for track in each(pos.open_to[seat]):
            if Card(pos.board.colour[track]) == card and missing(pos, seat, ticket, track) < before:
                return 40
    return 0


def hint_to_pay(pos: Position, option: int) -> int:
    """Locomotives last; points doubled, unless the cards seem worth more."""
    if option >= AS_TERRAIN:
        return -A_LOCOMOTIVE * (option - AS_TERRAIN)
    if option == DOUBLED:
        length = pos.board.length[pos.track]
        return HUNDRED * POINTS[length] - A_TERRAIN * price_of_doubling(length)
    if option == NOT_DOUBLED:
        return 0
    if option >= AS_TRAINS:
        return -A_LOCOMOTIVE * (option - AS_TRAINS)
    return -A_LOCOMOTIVE * ((option - COLOUR) // CARDS)


class Experience(Advice):
    """Points in hand, the prospects of the tickets, and what cards may still bring."""

    def worth(self, pos: AnyPosition, seat: Seat) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return worth_to(pos, seat)

    def term(self, pos: AnyPosition, seat: Seat, number: int) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return term_of(pos, seat, number)

    def hint(self, pos: AnyPosition, seat: Seat, option: int) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return hint_for(pos, seat, option)


EXPERIENCE: Final = Experience()
