"""Everything on the table, and words for looking around on it."""

from typing import Annotated, Final

from palaver.core.bits import Answers, count, each, has, only
from palaver.core.decision import Decision
from palaver.core.ints import NO_SEATS, NONE, Event, Luck, Seat, Seats
from palaver.core.position import AnyPosition
from palaver.games.heart_of_africa.board import Board
from palaver.games.heart_of_africa.words import (
    ALL_TICKETS,
    CARDS,
    FIRST_KEEP,
    MARKET,
    MOST_PLACES,
    NO_CARD,
    NO_TERRAIN,
    NO_TICKET,
    NO_TICKETS,
    NO_TRACK,
    NO_TRACKS,
    OFFER,
    ROW,
    SEATS,
    TERRAINS,
    TICKETS,
    Card,
    Place,
    Terrain,
    Ticket,
    Tickets,
    Track,
    Tracks,
)

NETWORK_BITS: Final = 6  # numbers below MOST_PLACES, one for each seat in an int
NETWORK_MASK: Final = MOST_PLACES - 1
ONE_FOR_EACH_SEAT: Final = 0x1041041  # 1 + 64 + 64² + 64³ + 64⁴


class Question(Decision):
    """One question of the rules; a subclass says what may be answered."""

    def options(self, pos: "Position", seat: Seat, out: Answers) -> None:
        raise NotImplementedError

    def choose(self, pos: "Position", seat: Seat, option: int) -> None:
        raise NotImplementedError


class Position(AnyPosition):
    board: Board
    asking: Question  # as all can see
    paying: Question  # as only a seat sees that is making a claim
    seat: Seat  # whose turn it is
    choosing: Seats  # who has yet to choose first tickets
    turns_left: int  # once the last round has begun; until then NONE
    passes: int  # turns passed in a row
    # Train cards. The order of a deck is left open: what is drawn is drawn by chance.
    deck: Annotated[list[int], CARDS]
    discard: Annotated[list[int], CARDS]
    deck_size: int
    discard_size: int
    row: Annotated[list[Card], ROW]
    hand: Annotated[list[int], SEATS * CARDS]
    shown: Annotated[list[int], SEATS * CARDS]  # of the hand, what was taken face up
    # Terrain cards.
    terrain_deck: Annotated[list[int], TERRAINS]
    terrain_discard: Annotated[list[int], TERRAINS]
    market: Annotated[list[Terrain], MARKET]
    terrain: Annotated[list[int], SEATS * TERRAINS]
    # Tickets. The deck is in three layers: those never dealt, below them those put back
    # at the start, shuffled together, below them those put back since, in order.
    undealt: Tickets
    first_back: Tickets
    first_back_whole: bool  # has nothing been drawn from that layer yet?
    under: Annotated[list[Ticket], TICKETS]
    under_size: int
    known: Annotated[list[Tickets], SEATS]  # what each knows to lie in the deck
    offer: Annotated[list[Tickets], SEATS]  # drawn, and not yet kept
    refused: Annotated[list[Tickets], SEATS]  # of the offer
    drawn: Annotated[list[Ticket], OFFER]  # the offer in the order it was drawn
    kept: Annotated[list[Tickets], SEATS]
    # Tracks and trains.
    trains: Annotated[list[int], SEATS]
    score: Annotated[list[int], SEATS]
    owned: Annotated[list[Tracks], SEATS]
    open_to: Annotated[list[Tracks], SEATS]  # neither claimed nor closed
    networks: Annotated[list[int], MOST_PLACES]  # see `network`
    # The claim that a seat is making, which nobody else sees before it is paid.
    track: Track
    colour: Card  # the locomotive where nothing else pays
    locomotives: int  # played as train cards
    doubling: bool
    # The switches of this game.
    empty_globetrotter: bool

    def __init__(self, board: Board, asking: Question, players: int, luck: Luck) -> None:
        self.board = board
        self.asking = asking
        self.paying = asking
        self.players = players
        self.seat = Seat(0)
        self.over = False
        self.luck = luck
        self.ear = None
        self.choosing = NO_SEATS
        self.turns_left = NONE
        self.passes = 0
        self.deck = [0] * CARDS
        self.discard = [0] * CARDS
        self.deck_size = 0
        self.discard_size = 0
        self.row = [NO_CARD] * ROW
        self.hand = [0] * (SEATS * CARDS)
        self.shown = [0] * (SEATS * CARDS)
        self.terrain_deck = [0] * TERRAINS
        self.terrain_discard = [0] * TERRAINS
        self.market = [NO_TERRAIN] * MARKET
        self.terrain = [0] * (SEATS * TERRAINS)
        self.undealt = NO_TICKETS
        self.first_back = NO_TICKETS
        self.first_back_whole = True
        self.under = [NO_TICKET] * TICKETS
        self.under_size = 0
        self.known = [NO_TICKETS] * SEATS
        self.offer = [NO_TICKETS] * SEATS
        self.refused = [NO_TICKETS] * SEATS
        self.drawn = [NO_TICKET] * OFFER
        self.kept = [NO_TICKETS] * SEATS
        self.trains = [0] * SEATS
        self.score = [0] * SEATS
        self.owned = [NO_TRACKS] * SEATS
        self.open_to = [board.all_tracks] * SEATS
        self.networks = [place * ONE_FOR_EACH_SEAT for place in range(MOST_PLACES)]
        self.track = NO_TRACK
        self.colour = NO_CARD
        self.locomotives = 0
        self.doubling = False
        self.empty_globetrotter = False

    def clone(self) -> "Position":
        twin: Position = Position.__new__(Position)
        twin.board = self.board
        twin.asking = self.asking
        twin.paying = self.paying
        twin.players = self.players
        twin.seat = self.seat
        twin.over = self.over
        twin.luck = self.luck
        twin.ear = None
        twin.choosing = self.choosing
        twin.turns_left = self.turns_left
        twin.passes = self.passes
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.deck_size = self.deck_size
        twin.discard_size = self.discard_size
        twin.row = self.row[:]
        twin.hand = self.hand[:]
        twin.shown = self.shown[:]
        twin.terrain_deck = self.terrain_deck[:]
        twin.terrain_discard = self.terrain_discard[:]
        twin.market = self.market[:]
        twin.terrain = self.terrain[:]
        twin.undealt = self.undealt
        twin.first_back = self.first_back
        twin.first_back_whole = self.first_back_whole
        twin.under = self.under[:]
        twin.under_size = self.under_size
        twin.known = self.known[:]
        twin.offer = self.offer[:]
        twin.refused = self.refused[:]
        twin.drawn = self.drawn[:]
        twin.kept = self.kept[:]
        twin.trains = self.trains[:]
        twin.score = self.score[:]
        twin.owned = self.owned[:]
        twin.open_to = self.open_to[:]
        twin.networks = self.networks[:]
        twin.track = self.track
        twin.colour = self.colour
        twin.locomotives = self.locomotives
        twin.doubling = self.doubling
        twin.empty_globetrotter = self.empty_globetrotter
        return twin

    def waiting(self) -> Seats:
        if self.over:
            return NO_SEATS
        return self.choosing if self.choosing else only(self.seat)

    def question(self, seat: Seat) -> Question:
        return self.asked()

    def asked(self) -> Question:
        return self.asking if self.track == NO_TRACK else self.paying

    def options(self, seat: Seat, out: Answers) -> None:
        self.asked().options(self, seat, out)

    def choose(self, seat: Seat, option: int) -> None:
        self.asked().choose(self, seat, option)

    def points(self, seat: Seat) -> int:
        return self.score[seat]

    def winners(self) -> Seats:
        """Most points; of those level, most completed tickets; then shared (HA-21)."""
        leading = NO_SEATS
        best = 0
        for player in range(self.players):
            rank = self.score[player] * (TICKETS + 1) + self.completed(Seat(player))
            if not leading or rank > best:
                best, leading = rank, NO_SEATS
            if rank == best:
                leading = leading | only(Seat(player))
        return leading

    # --- Looking around -----------------------------------------------------

    def held(self, seat: Seat, card: Card) -> int:
        return self.hand[seat * CARDS + card]

    def cards_left(self) -> bool:
        """Can a train card be drawn blind?"""
        return self.deck_size + self.discard_size > 0

    def terrain_left(self) -> bool:
        left = 0
        for kind in range(TERRAINS):
            left += self.terrain_deck[kind] + self.terrain_discard[kind]
        return left > 0

    def tickets_left(self) -> int:
        return count(self.undealt) + count(self.first_back) + self.under_size

    def terrain_of(self, seat: Seat, kind: Terrain) -> int:
        return self.terrain[seat * TERRAINS + kind]

    def strongest_rival(self, seat: Seat, kind: Terrain) -> int:
        """The most terrain cards of a kind in front of any other player."""
        most = 0
        for other in range(self.players):
            if other != seat and self.terrain_of(Seat(other), kind) > most:
                most = self.terrain_of(Seat(other), kind)
        return most

    def network(self, seat: Seat, place: Place) -> int:
        """The network of this seat's trains that a place belongs to, by its first place.

        Each place is a network of its own until a track joins it to another; the five
        seats' numbers share an int.
        """
        return self.networks[place] >> NETWORK_BITS * seat & NETWORK_MASK

    def join(self, seat: Seat, track: Track) -> None:
        """The networks at both ends of a track become one."""
        one = self.network(seat, self.board.one_end[track])
        other = self.network(seat, self.board.other_end[track])
        change = (one ^ other) << NETWORK_BITS * seat
        goes = one if one > other else other
        for place in range(self.board.places):
            if self.network(seat, Place(place)) == goes:
                self.networks[place] ^= change

    def is_complete(self, seat: Seat, ticket: Ticket) -> bool:
        """Are its ends joined by this seat's own trains (HA-22)? Of a country any
        entrance will do, of Madagascar either place (HA-18, HA-19)."""
        for start in each(self.board.start[ticket]):
            for goal in each(self.board.goal[ticket]):
                if self.network(seat, start) == self.network(seat, goal):
                    return True
        return False

    def completed(self, seat: Seat) -> int:
        number = 0
        for ticket in each(self.kept[seat]):
            if self.is_complete(seat, ticket):
                number += 1
        return number

    # --- Chance -------------------------------------------------------------

    def lift_card(self) -> Card:
        """The top card of a deck that has one: any of them may be it."""
        at = self.roll(self.deck_size)
        card = 0
        while at >= self.deck[card]:
            at -= self.deck[card]
            card += 1
        self.deck[card] -= 1
        self.deck_size -= 1
        return Card(card)

    def any_of(self, tickets: Tickets) -> Ticket:
        """One ticket of a set that has one."""
        at = self.roll(count(tickets))
        for ticket in each(tickets):
            if at == 0:
                return ticket
            at -= 1
        return NO_TICKET

    # --- What a seat cannot know --------------------------------------------

    def reimagine(self, seat: Seat, luck: Luck) -> "Position":
        """Hands, tickets and decks dealt anew; the rest is open or remembered."""
        twin = self.clone()
        twin.luck = luck
        if seat != self.seat or self.track == NO_TRACK:
            twin.drop_claim()
        twin.redeal_cards(seat)
        twin.redeal_tickets(self, seat)
        return twin

    def drop_claim(self) -> None:
        self.paying = self.asking
        self.track = NO_TRACK
        self.colour = NO_CARD
        self.locomotives = 0
        self.doubling = False

    def redeal_cards(self, seat: Seat) -> None:
        """Out of the deck and all other hands, but for what was taken face up."""
        for other in range(self.players):
            for card in range(CARDS):
                if other != seat:
                    self.deck[card] += self.unseen_of(Seat(other), Card(card))
        for other in range(self.players):
            if other == seat:
                continue
            unseen = 0
            for card in range(CARDS):
                unseen += self.unseen_of(Seat(other), Card(card))
                self.hand[other * CARDS + card] = self.shown[other * CARDS + card]
            self.deck_size += unseen
            for _ in range(unseen):
                self.hand[other * CARDS + self.lift_card()] += 1

    def unseen_of(self, seat: Seat, card: Card) -> int:
        return self.hand[seat * CARDS + card] - self.shown[seat * CARDS + card]

    def redeal_tickets(self, truth: "Position", seat: Seat) -> None:
        """All tickets that this seat has not seen, or has seen and lost sight of."""
        bag = Answers()
        bag.add_each(ALL_TICKETS & ~truth.tickets_seen_by(seat))
        for other in range(self.players):
            if other != seat:
                self.redeal_kept(truth, Seat(other), bag)
                self.known[other] = NO_TICKETS
        self.undealt = self.dealt(bag, count(truth.undealt))
        self.redeal_first_back(truth, seat, bag)
        self.redeal_under(truth, seat, bag)

    def tickets_seen_by(self, seat: Seat) -> Tickets:
        """Those in its hand and those it knows to lie in the deck; in the end all hands."""
        seen = NO_TICKETS
        for player in range(self.players):
            if player == seat or self.over:
                seen = seen | self.kept[player]
            if player == seat:
                seen = seen | self.offer[player] | self.known[player]
        return seen

    def dealt(self, bag: Answers, number: int) -> Tickets:
        tickets = NO_TICKETS
        for _ in range(number):
            tickets = tickets | only(Ticket(bag.take(self.roll(bag.total()))))
        return tickets

    def redeal_kept(self, truth: "Position", other: Seat, bag: Answers) -> None:
        """Hand and offer; a choice of first tickets that is sealed is made anew too."""
        if not self.over:
            self.kept[other] = self.dealt(bag, count(truth.kept[other]))
        self.offer[other] = NO_TICKETS
        for at in range(count(truth.offer[other])):
            ticket = Ticket(bag.take(self.roll(bag.total())))
            self.offer[other] = self.offer[other] | only(ticket)
            if not self.choosing:
                self.drawn[at] = ticket
        self.refused[other] = NO_TICKETS
        if self.choosing and not has(self.choosing, other):
            for _ in range(self.roll(OFFER - FIRST_KEEP + 1)):
                ticket = self.any_of(self.offer[other] & ~self.refused[other])
                self.refused[other] = self.refused[other] | only(ticket)

    def redeal_first_back(self, truth: "Position", seat: Seat, bag: Answers) -> None:
        """While that layer is whole, everybody knows how many each has put there."""
        layer = truth.first_back & truth.tickets_seen_by(seat)
        if truth.first_back_whole:
            for other in range(self.players):
                if other != seat:
                    own = self.dealt(bag, count(truth.first_back & truth.known[other]))
                    self.known[other] = own
                    layer = layer | own
        else:
            layer = layer | self.dealt(bag, count(truth.first_back & ~layer))
        self.first_back = layer

    def redeal_under(self, truth: "Position", seat: Seat, bag: Answers) -> None:
        """Who has put back which place of the lowest layer is open, not what lies there."""
        for at in range(truth.under_size):
            for other in range(self.players):
                if other != seat and has(truth.known[other], truth.under[at]):
                    ticket = Ticket(bag.take(self.roll(bag.total())))
                    self.under[at] = ticket
                    self.known[other] = self.known[other] | only(ticket)


def tell(
    pos: Position,
    event: Event,
    seat: Seat,
    a: int = NONE,
    b: int = NONE,
    c: int = NONE,
    d: int = NONE,
) -> None:
    if pos.ear is not None:
        pos.ear.hear(event, seat, a, b, c, d)
