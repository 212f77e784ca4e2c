"""West of Africa, page by page. The headings are the rulebook's own.

The actions stand in actions.py and sailing.py, the end of a round in round_end.py.
"""

from typing import Final

from palaver.core.bits import Answers, count, each, only
from palaver.core.ints import NO_SEATS, NOBODY, Luck, Seat, Seats
from palaver.games.west_of_africa.actions import (
    FOUND_SETTLEMENT,
    MOVE_WORKERS,
    PLANT_FIELD,
    PLANT_ON,
    SELL_GOODS,
    SEND_HELPER,
    USE_HELPERS,
    begin_founding,
    begin_moving_workers,
    begin_planting,
    begin_selling,
    end_action,
    may_found,
    may_plant,
    may_sell,
)
from palaver.games.west_of_africa.board import Board
from palaver.games.west_of_africa.gold import draw_places_on_gold_track, pay
from palaver.games.west_of_africa.harbours import with_room
from palaver.games.west_of_africa.position import Position, Question, tell
from palaver.games.west_of_africa.round_end import (
    all_settlements_stand,
    fill_track,
    harvest,
    has_enough_points,
    name_alcaldes,
    score_alcaldes,
    score_fortunes,
    score_most_gold,
    settlements_a_round,
    take_cards_back,
)
from palaver.games.west_of_africa.sailing import PUSH_SHIP, PUSH_TO, SAIL, begin_sailing
from palaver.games.west_of_africa.words import (
    ACTION_CARDS,
    ANNOUNCED,
    BY_POINTS,
    BY_SETTLEMENTS,
    CANE,
    CARDS,
    CARDS_SHOWN,
    DRAWN_ON_GOLD,
    EAST_SHIP,
    ENDED,
    EVERY_ACTION,
    EVERY_ISLAND,
    FEE_PAID,
    FEWEST_SEATS,
    FIFTH_CARD,
    FOUND,
    GOODS,
    GRAIN,
    LAST_ROUND,
    MINUS,
    MINUS_PASSED,
    MOST_LAID,
    NO_ACTIONS,
    PLACES,
    PLANT,
    PLAYS_AS,
    ROUND_ENDED,
    SEALED,
    SELL,
    SHIP,
    SHIP_PLACED,
    WEST_SHIP,
    WINE,
    WORKERS,
    Action,
    Island,
)

# === 4. Spielvorbereitung ===================================================

SETTLEMENTS: Final = 20  # in the box


def set_up(board: Board, players: int, luck: Luck) -> Position:
    """Fifteen gold each in an order drawn by lot; all workers on the drawn ships."""
    pos = Position(board, CHOOSE_CARDS, CHOOSE_ACTION, players, luck)
    for seat in range(players):
        hand_out_pieces(pos, Seat(seat))
    draw_places_on_gold_track(pos)
    found_neutral_settlements(pos)
    pos.track = settlements_a_round(players)
    pos.reserve = SETTLEMENTS - pos.track - count(pos.settled)
    begin_round(pos)
    return pos


def hand_out_pieces(pos: Position, seat: Seat) -> None:
    """Goods markers, workers, and among the thirteen cards one minus card."""
    pos.supply[seat * GOODS + CANE] = 4
    pos.supply[seat * GOODS + WINE] = 2
    pos.supply[seat * GOODS + GRAIN] = 2
    pos.workers[seat * PLACES + WEST_SHIP] = pos.board.aboard_at_first[0]
    pos.workers[seat * PLACES + EAST_SHIP] = pos.board.aboard_at_first[1]
    pos.minuses[seat] = 1


# === 5. Spielablauf =========================================================


def begin_round(pos: Position) -> None:
    """Everybody chooses cards; then turns in order; then the end of the round."""
    pos.round += 1
    pos.turn = 0
    pos.seat = NOBODY
    pos.asked = pos.everyone()
    pos.asking = CHOOSE_CARDS


# === I. Karten aussuchen ====================================================

SEAL: Final = 0
ADD: Final = 1  # + card
TAKE_BACK: Final = ADD + CARDS  # + card


class ChooseCards(Question):
    """One to five cards, face down, all seats at once; sealed they stay as they are.

    Four are free, for a fifth four gold must be there now (WA-4); minus cards count
    among them, and as many may be laid as are owned (WA-1, WA-3).
    """

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        laid = pos.laid(seat)
        if laid > 0:
            out.add(SEAL)
        if laid < pos.most_cards(seat):
            out.add_each(EVERY_ISLAND & ~pos.islands[seat], ADD)
            out.add_each(EVERY_ACTION & ~pos.actions[seat], ADD + ACTION_CARDS)
            if pos.minus_laid[seat] < pos.minuses[seat]:
                out.add(ADD + MINUS)
        out.add_each(pos.islands[seat], TAKE_BACK)
        out.add_each(pos.actions[seat], TAKE_BACK + ACTION_CARDS)
        if pos.minus_laid[seat] > 0:
            out.add(TAKE_BACK + MINUS)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option == SEAL:
            seal(pos, seat)
        elif option >= TAKE_BACK:
            move_card(pos, seat, option - TAKE_BACK, -1)
        else:
            move_card(pos, seat, option - ADD, 1)


def move_card(pos: Position, seat: Seat, card: int, more: int) -> None:
    """One more on the table, from the hand, or one less."""
    if card == MINUS:
        pos.minus_laid[seat] += more
    elif card >= ACTION_CARDS:
        pos.actions[seat] = pos.actions[seat] ^ only(Action(card - ACTION_CARDS))
    else:
        pos.islands[seat] = pos.islands[seat] ^ only(Island(card))


def seal(pos: Position, seat: Seat) -> None:
    """How many lie there is seen by all, which they are by nobody (WA-6, WA-39)."""
    if pos.round == 1 and pos.asked == pos.everyone():
        for other in range(pos.players):
            tell(pos, DRAWN_ON_GOLD, Seat(other), pos.slot[other])
    pos.asked = pos.asked ^ only(seat)
    tell(pos, SEALED, seat, pos.laid(seat))
    if not pos.asked:
        announce_sums(pos)
        pay_for_fifth_cards(pos)
        set_turn_order(pos)
        begin_turn(pos)


def announce_sums(pos: Position) -> None:
    for seat in range(pos.players):
        pos.announced[seat] = pos.sum_of(Seat(seat))
        tell(pos, ANNOUNCED, Seat(seat), pos.announced[seat], pos.laid(Seat(seat)))


def pay_for_fifth_cards(pos: Position) -> None:
    """Before ties are compared, the richest first, so that payers stay in order (WA-5)."""
    owing = NO_SEATS
    for seat in range(pos.players):
        if pos.laid(Seat(seat)) == MOST_LAID:
            owing = owing | only(Seat(seat))
    while owing:
        payer = pos.richest(owing)
        pay(pos, payer, FIFTH_CARD, FEE_PAID)
        owing = owing ^ only(payer)


def set_turn_order(pos: Position) -> None:
    """The smallest sum begins; the gold track decides ties."""
    left = pos.everyone()
    for turn in range(pos.players):
        pos.order[turn] = pos.richest(with_smallest_sum(pos, left))
        left = left ^ only(pos.order[turn])
        tell(pos, PLAYS_AS, pos.order[turn], turn + 1)


def with_smallest_sum(pos: Position, seats: Seats) -> Seats:
    found = seats
    for seat in each(seats):
        for other in each(seats):
            if pos.announced[other] < pos.announced[seat]:
                found = found & ~only(seat)
    return found


# === II. Kartenaktionen ausführen ===========================================


def begin_turn(pos: Position) -> None:
    """Nothing is turned up yet, so that whoever went before can still take that back (WA-42)."""
    seat = pos.order[pos.turn]
    pos.seat = seat
    pos.asked = only(seat)
    pos.asking = SHOW_CARDS


SHOW: Final = 0


class ShowCards(Question):
    """The cards are turned up before all else, and there is no other answer (WA-6, WA-42).

    In the first round the ship is placed next (WA-8).
    """

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(SHOW)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pos.shown = pos.shown | only(seat)
        pos.to_do = pos.actions[seat]
        tell(pos, CARDS_SHOWN, seat, pos.cards_of(seat), pos.minus_laid[seat])
        pos.asking = PLACE_SHIP if pos.round == 1 else CHOOSE_ACTION


# Sonderfall Schiff in der ersten Spielrunde


class PlaceShip(Question):
    """On any free berth; nobody is pushed (WA-8)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add_each(with_room(pos, seat))

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pos.ship[seat] = Island(option)
        tell(pos, SHIP_PLACED, seat, option)
        end_action(pos)


END_TURN: Final = 0
BEGIN: Final = 1  # + action


class ChooseAction(Question):
    """Each action chosen by card, in any order, once and in one piece, or not at all (WA-9).

    Island cards serve every action. What cannot be carried out at all is not offered.
    """

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(END_TURN)
        for action in each(pos.to_do):
            if may_begin(pos, seat, action):
                out.add(BEGIN + action)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option == END_TURN:
            end_turn(pos)
        else:
            begin(pos, Action(option - BEGIN))


def may_begin(pos: Position, seat: Seat, action: Action) -> bool:
    if action == PLANT:
        return may_plant(pos, seat)
    if action == SELL:
        return may_sell(pos, seat)
    if action == FOUND:
        return may_found(pos, seat)
    return True


def begin(pos: Position, action: Action) -> None:
    pos.to_do = pos.to_do ^ only(action)
    if action == WORKERS:
        begin_moving_workers(pos)
    elif action == SHIP:
        begin_sailing(pos)
    elif action == PLANT:
        begin_planting(pos)
    elif action == SELL:
        begin_selling(pos)
    else:
        begin_founding(pos)


# Aktion „Minuskarte“


def left_neighbour(pos: Position, seat: Seat) -> Seat:
    """The next at the table; of two players each is the other's (WA-35, WA-38)."""
    return Seat((seat + 1) % pos.players)


def pass_minus_cards(pos: Position, seat: Seat) -> None:
    """All that were played go to the left at the end of the own turn (WA-2)."""
    amount = pos.minus_laid[seat]
    if amount > 0:
        other = left_neighbour(pos, seat)
        pos.minuses[seat] -= amount
        pos.minus_laid[seat] = 0
        pos.received[other] += amount
        tell(pos, MINUS_PASSED, seat, other, amount)


def end_turn(pos: Position) -> None:
    pass_minus_cards(pos, pos.seat)
    pos.to_do = NO_ACTIONS
    pos.turn += 1
    if pos.turn < pos.players:
        begin_turn(pos)
    else:
        end_round(pos)


# === III. Rundenende ========================================================


def end_round(pos: Position) -> None:
    """In this order (WA-23); the last round has all of it too (WA-40)."""
    tell(pos, ROUND_ENDED, NOBODY, pos.round)
    take_cards_back(pos)
    score_most_gold(pos)
    harvest(pos)
    name_alcaldes(pos)
    score_alcaldes(pos)
    fill_track(pos)
    end_or_go_on(pos)


# === 6. Spielende ===========================================================


def end_or_go_on(pos: Position) -> None:
    """One more whole round, and only one, whatever brought the end about (WA-28)."""
    if pos.ending > 0:
        finish(pos)
        return
    if has_enough_points(pos):
        pos.ending += BY_POINTS
    if all_settlements_stand(pos):
        pos.ending += BY_SETTLEMENTS
    if pos.ending > 0 and pos.end_at_once:
        finish(pos)
        return
    if pos.ending > 0:
        tell(pos, LAST_ROUND, NOBODY, pos.ending)
    begin_round(pos)


def finish(pos: Position) -> None:
    tell(pos, ENDED, NOBODY, pos.ending)
    score_fortunes(pos)
    pos.over = True
    pos.seat = NOBODY
    pos.asked = NO_SEATS


# === 7. Änderungen bei zwei oder drei Spielern ==============================
# Four settlements a round and the gold point for the first alone: round_end.py.
# One berth at Tenerife and Gran Canaria: harbours.py (WA-34).


def found_neutral_settlements(pos: Position) -> None:
    """On all fields of cost 6, or on one of each island in the middle and the east.

    They are nobody's (WA-32, WA-33); with four or five players there are none.
    """
    pos.settled = pos.board.prebuilt[pos.players - FEWEST_SEATS]


# === The questions, in the order they are met ===============================

CHOOSE_CARDS: Final = ChooseCards()
SHOW_CARDS: Final = ShowCards()
PLACE_SHIP: Final = PlaceShip()
CHOOSE_ACTION: Final = ChooseAction()

QUESTIONS: Final = (
    CHOOSE_CARDS,
    SHOW_CARDS,
    PLACE_SHIP,
    CHOOSE_ACTION,
    MOVE_WORKERS,
    PLANT_ON,
    USE_HELPERS,
    PLANT_FIELD,
    SEND_HELPER,
    SELL_GOODS,
    FOUND_SETTLEMENT,
    SAIL,
    PUSH_SHIP,
    PUSH_TO,
)
