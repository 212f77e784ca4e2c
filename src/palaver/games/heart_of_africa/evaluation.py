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
from palaver.games.heart_of_africa.board import Board
from palaver.games.heart_of_africa.claims import POINTS
from palaver.games.heart_of_africa.payment import price_of_doubling
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.rules import CHOOSE_FIRST_TICKETS, CHOOSE_TICKETS
from palaver.games.heart_of_africa.words import (
    CARDS,
    LOCOMOTIVE,
    MOST_PLACES,
    MOST_TRACKS,
    NO_ENDS,
    NO_TRACK,
    NO_TRACKS,
    SEATS,
    TERRAINS,
    TICKETS,
    Card,
    Ends,
    Terrain,
    Ticket,
    Track,
    Tracks,
)

TERMS = ("points", "tickets", "cards", "terrain")
AHEAD = {"strong": 0, "master": 16}  # answers beyond the tree
BREADTH = 4  # of so many that come to mind it then gives the best: at random they only blur
SOFTNESS = 200.0  # hundredths of a point at which a gain is half a win
TRUST = 200.0  # hundredths of a point by which an answer looks nearly thrice as good
TRIES = {"strong": 60, "master": 1_500}

A_CARD: Final = 70  # in hand, while there is time to play it
A_LOCOMOTIVE: Final = 110
A_TERRAIN: Final = 50
ENOUGH_TERRAIN: Final = 3  # of a kind
A_LEAD_IN_TERRAIN: Final = 50
A_SPACE_TO_BUILD: Final = 90  # what a ticket costs for each space it still needs
FAR_AWAY: Final = 1000  # spaces: cannot be reached any more
SIDES: Final = 2  # of a ticket: from its start, from its goal
PAGES: Final = SEATS * TICKETS * SIDES
NO_HURRY: Final = 24  # trains of whoever has fewest, beyond which the end is far
HASTE: Final = 6  # trains beyond which a ticket's missing spaces seem no risk


# --- How far it is to complete a ticket -------------------------------------


class Distances:
    """Scratch paper: spaces to build to each place, from either end of each seat's tickets.

    A page stands as long as the tracks do that it was written for.
    """

    spaces: Annotated[list[int], PAGES * MOST_PLACES]
    owned: Annotated[list[Tracks], PAGES]
    open_to: Annotated[list[Tracks], PAGES]
    ends: Annotated[list[Ends], PAGES]
    board: Board | None

    def __init__(self) -> None:
        self.spaces = [FAR_AWAY] * (PAGES * MOST_PLACES)
        self.owned = [NO_TRACKS] * PAGES
        self.open_to = [NO_TRACKS] * PAGES
        self.ends = [NO_ENDS] * PAGES
        self.board = None

    def page_from(self, pos: Position, seat: Seat, ticket: Ticket, ends: Ends, side: int) -> int:
        """Where the page begins that says how far it is from these ends of a ticket."""
        if pos.board is not self.board:
            self.board = pos.board
            for page in range(PAGES):
                self.ends[page] = NO_ENDS
        page = (seat * TICKETS + ticket) * SIDES + side
        stands = self.owned[page] == pos.owned[seat] and self.open_to[page] == pos.open_to[seat]
        if not stands or self.ends[page] != ends:
            self.owned[page] = pos.owned[seat]
            self.open_to[page] = pos.open_to[seat]
            self.ends[page] = ends
            self.write(pos, seat, ends, page * MOST_PLACES)
        return page * MOST_PLACES

    def write(self, pos: Position, seat: Seat, ends: Ends, page: int) -> None:
        """Over own tracks for nothing, over open ones for their length."""
        for place in range(pos.board.places):
            self.spaces[page + place] = FAR_AWAY
        for place in each(ends):
            self.spaces[page + place] = 0
        owned = pos.owned[seat]
        usable = owned | pos.open_to[seat]
        changed = True
        while changed:
            changed = False
            for track in each(usable):
                price = 0 if has(owned, track) else pos.board.length[track]
                one, other = page + pos.board.one_end[track], page + pos.board.other_end[track]
                if self.spaces[one] + price < self.spaces[other]:
                    self.spaces[other] = self.spaces[one] + price
                    changed = True
                elif self.spaces[other] + price < self.spaces[one]:
                    self.spaces[one] = self.spaces[other] + price
                    changed = True

    def missing(self, pos: Position, seat: Seat, ticket: Ticket) -> int:
        page = self.page_from(pos, seat, ticket, pos.board.start[ticket], 0)
        best = FAR_AWAY
        for place in each(pos.board.goal[ticket]):
            best = min(best, self.spaces[page + place])
        return best

    def missing_with(self, pos: Position, seat: Seat, ticket: Ticket, track: Track) -> int:
        """If that track were built: over it, one way or the other, or not over it."""
        there = self.page_from(pos, seat, ticket, pos.board.start[ticket], 0)
        back = self.page_from(pos, seat, ticket, pos.board.goal[ticket], 1)
        one, other = pos.board.one_end[track], pos.board.other_end[track]
        over = min(
            self.spaces[there + one] + self.spaces[back + other],
            self.spaces[there + other] + self.spaces[back + one],
        )
        return min(over, self.missing(pos, seat, ticket))


PAPER: Final = Distances()


def missing(pos: Position, seat: Seat, ticket: Ticket, extra: Track) -> int:
    if extra == NO_TRACK:
        return PAPER.missing(pos, seat, ticket)
    return PAPER.missing_with(pos, seat, ticket, extra)


def fewest_trains(pos: Position) -> int:
    """How long the game may still last: whoever runs out first ends it."""
    fewest = pos.trains[0]
    for player in range(pos.players):
        fewest = min(fewest, pos.trains[player])
    return fewest


def prospect(pos: Position, seat: Seat, ticket: Ticket, left: int) -> int:
    """From minus its value, when it is hopeless, to its value, when it is complete.

    Each space still to be built takes from it, the more so the nearer the end is.
    """
    value = HUNDRED * pos.board.value[ticket]
    if left == 0:
        return value
    if left > pos.trains[seat] or pos.turns_left == 0:
        return -value
    step = worth_of_a_space(pos, ticket) * (NO_HURRY + HASTE)
    return max(-value, value - left * step // (min(fewest_trains(pos), NO_HURRY) + HASTE))


def worth_of_a_space(pos: Position, ticket: Ticket) -> int:
    """How much it is to be a space nearer to the end of a ticket."""
    return 60 + 12 * pos.board.value[ticket]


# --- What a seat has --------------------------------------------------------


def worth_of_tickets(pos: Position, seat: Seat) -> int:
    """When the game is over they are in the points."""
    if pos.over:
        return 0
    total = 0
    for ticket in each(pos.kept[seat]):
        total += prospect(pos, seat, ticket, missing(pos, seat, ticket, NO_TRACK))
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
        total += A_TERRAIN * min(mine, ENOUGH_TERRAIN)
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
            gain += nearer * worth_of_a_space(pos, ticket)
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
