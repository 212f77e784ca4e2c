"""The actions on the islands, in the order of the book: move workers, plant, sell, found."""

from typing import Final

from palaver.core.bits import Answers, count, each, only
from palaver.core.ints import Seat
from palaver.games.west_of_africa.gold import earn_takings, pay_bill
from palaver.games.west_of_africa.position import Position, Question, tell
from palaver.games.west_of_africa.words import (
    EAST_SHIP,
    FOUNDED,
    GOODS,
    HELPER_SENT,
    ISLANDS,
    NO_ISLANDS,
    NOWHERE,
    PLACES,
    PLANTED,
    SCORED_SETTLEMENT,
    SOLD,
    WEST_SHIP,
    WORKER_MOVED,
    Field,
    Good,
    Island,
    Place,
)

DONE: Final = 0  # in every action: what is not used of it is left out (WA-9)


def end_action(pos: Position) -> None:
    pos.asking = pos.next_action


# === Aktion „Arbeiter bewegen“ ==============================================

ACTION_POINTS: Final = 4
STEP: Final = 1  # + place * ISLANDS + island


def begin_moving_workers(pos: Position) -> None:
    pos.points_left = ACTION_POINTS
    pos.asking = MOVE_WORKERS


class MoveWorkers(Question):
    """A point takes one worker from a drawn ship ashore, or along a lane to the next island."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(DONE)
        for place in range(PLACES):
            if pos.workers[seat * PLACES + place] > 0:
                out.add_each(pos.next_islands(Place(place)), STEP + place * ISLANDS)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option == DONE:
            pos.points_left = 0
        else:
            move_worker(pos, seat, (option - STEP) // ISLANDS, (option - STEP) % ISLANDS)
        if pos.points_left == 0:
            end_action(pos)


def move_worker(pos: Position, seat: Seat, place: int, island: int) -> None:
    pos.workers[seat * PLACES + place] -= 1
    pos.workers[seat * PLACES + island] += 1
    pos.points_left -= 1
    tell(pos, WORKER_MOVED, seat, place, island, pos.points_left)


# === Aktion „Güter Anbauen“ =================================================

PLANTING_COST: Final = 3  # gold for each field, one less for each helper


def may_plant_on(pos: Position, seat: Seat, island: Island) -> bool:
    """A fitting free field there that can be paid, with every worker there if need be."""
    helpers = pos.workers[seat * PLACES + island]
    return can_pay_field(pos, seat, helpers) and count(pos.plantable(seat, island)) > 0


def can_pay_field(pos: Position, seat: Seat, helpers: int) -> bool:
    return pos.bill + field_cost(helpers) <= pos.gold[seat]


def field_cost(helpers: int) -> int:
    return PLANTING_COST - helpers if helpers < PLANTING_COST else 0


def may_plant(pos: Position, seat: Seat) -> bool:
    for island in each(pos.islands[seat] & ~pos.visited):
        if may_plant_on(pos, seat, island):
            return True
    return False


def begin_planting(pos: Position) -> None:
    pos.asking = PLANT_ON


PLANT_HERE: Final = 1  # + island


class PlantOn(Question):
    """On which of the chosen islands next? Each is visited once, any of them left out."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(DONE)
        for island in each(pos.islands[seat] & ~pos.visited):
            if may_plant_on(pos, seat, island):
                out.add(PLANT_HERE + island)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option == DONE:
            end_planting(pos, seat)
            return
        pos.here = Island(option - PLANT_HERE)
        pos.visited = pos.visited | only(pos.here)
        pos.helpers = 0
        at_hand = pos.workers[seat * PLACES + pos.here]
        pos.asking = USE_HELPERS if at_hand > 0 else PLANT_FIELD


class UseHelpers(Question):
    """How many of the own workers there help? Each makes every field a gold cheaper (WA-10)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        for helpers in range(pos.workers[seat * PLACES + pos.here] + 1):
            if can_pay_field(pos, seat, helpers):
                out.add(helpers)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pos.helpers = option
        pos.asking = PLANT_FIELD


PLANT_IT: Final = 1  # + field


class PlantField(Question):
    """Which field? One at least, for helpers that help nobody would not leave (WA-10)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        if pos.planted_here > 0:
            out.add(DONE)
        out.add_each(pos.plantable(seat, pos.here), PLANT_IT)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option != DONE:
            plant(pos, seat, Field(option - PLANT_IT))
            if can_pay_field(pos, seat, pos.helpers) and pos.plantable(seat, pos.here):
                return
        pos.planted_here = 0
        send_helpers(pos, seat)


def plant(pos: Position, seat: Seat, field: Field) -> None:
    good = pos.board.good_of[field]
    pos.supply[seat * GOODS + good] -= 1
    pos.planted[seat] = pos.planted[seat] | only(field)
    pos.growing = pos.growing | only(field)
    pos.planted_here += 1
    pos.bill += field_cost(pos.helpers)
    tell(pos, PLANTED, seat, field, good, field_cost(pos.helpers))


class SendHelper(Question):
    """Helpers leave the island; for each, to which of the drawn ships?"""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(WEST_SHIP)
        out.add(EAST_SHIP)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pos.workers[seat * PLACES + pos.here] -= 1
        pos.workers[seat * PLACES + option] += 1
        pos.helpers -= 1
        tell(pos, HELPER_SENT, seat, pos.here, option)
        send_helpers(pos, seat)


def send_helpers(pos: Position, seat: Seat) -> None:
    if pos.helpers > 0:
        pos.asking = SEND_HELPER
        return
    pos.here = NOWHERE
    pos.asking = PLANT_ON
    if not may_plant(pos, seat):
        end_planting(pos, seat)


def end_planting(pos: Position, seat: Seat) -> None:
    pos.visited = NO_ISLANDS
    pay_bill(pos, seat)
    end_action(pos)


# === Aktion „Güter verkaufen“ ===============================================


def may_sell(pos: Position, seat: Seat) -> bool:
    """Not in the first round (WA-7); goods in a storehouse of a chosen island."""
    if pos.round > 1:
        for island in each(pos.islands[seat]):
            if pos.stores(seat, island) > 0:
                return True
    return False


def begin_selling(pos: Position) -> None:
    pos.asking = SELL_GOODS


SELL_IT: Final = 1  # + island * GOODS + good


class SellGoods(Question):
    """Any of one's goods there, one by one, each at the price of its island."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(DONE)
        for island in each(pos.islands[seat]):
            for good in range(GOODS):
                if pos.stored[(seat * ISLANDS + island) * GOODS + good] > 0:
                    out.add(SELL_IT + island * GOODS + good)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option != DONE:
            sell(pos, seat, Island((option - SELL_IT) // GOODS), Good((option - SELL_IT) % GOODS))
            if may_sell(pos, seat):
                return
        earn_takings(pos, seat)
        end_action(pos)


def sell(pos: Position, seat: Seat, island: Island, good: Good) -> None:
    """The marker is back in the own supply at once (WA-18)."""
    pos.stored[(seat * ISLANDS + island) * GOODS + good] -= 1
    pos.supply[seat * GOODS + good] += 1
    pos.takings += pos.board.price[island]
    tell(pos, SOLD, seat, island, good, pos.board.price[island])


# === Aktion „Siedlung gründen“ ==============================================

SETTLEMENT_POINTS: Final = 3


def may_found(pos: Position, seat: Seat) -> bool:
    """Not in the first round (WA-7)."""
    return pos.round > 1 and count(pos.founding_sites(seat)) > 0


def begin_founding(pos: Position) -> None:
    pos.asking = FOUND_SETTLEMENT


FOUND_IT: Final = 1  # + field


class FoundSettlement(Question):
    """A settlement from the track onto a free site; for ever, so nothing grows there again."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(DONE)
        out.add_each(pos.founding_sites(seat), FOUND_IT)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option != DONE:
            found(pos, seat, Field(option - FOUND_IT))
            if may_found(pos, seat):
                return
        pay_bill(pos, seat)
        end_action(pos)


def found(pos: Position, seat: Seat, field: Field) -> None:
    cost = pos.board.cost_of[field]
    pos.track -= 1
    pos.settled = pos.settled | only(field)
    pos.bill += cost
    tell(pos, FOUNDED, seat, field, cost, pos.track)
    pos.score[seat] += SETTLEMENT_POINTS
    tell(pos, SCORED_SETTLEMENT, seat, SETTLEMENT_POINTS, field)


# === The questions, in the order they are met ===============================

MOVE_WORKERS: Final = MoveWorkers()
PLANT_ON: Final = PlantOn()
USE_HELPERS: Final = UseHelpers()
PLANT_FIELD: Final = PlantField()
SEND_HELPER: Final = SendHelper()
SELL_GOODS: Final = SellGoods()
FOUND_SETTLEMENT: Final = FoundSettlement()
