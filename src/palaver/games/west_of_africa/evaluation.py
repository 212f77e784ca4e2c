"""What experience says of West of Africa, in hundredths of a point."""

from typing import Final

from palaver.core.advice import HUNDRED, Advice
from palaver.core.bits import count, each, has, only
from palaver.core.ints import Seat
from palaver.core.position import AnyPosition
from palaver.games.west_of_africa.actions import (
    DONE,
    FOUND_IT,
    FOUND_SETTLEMENT,
    MOVE_WORKERS,
    PLANT_FIELD,
    PLANT_HERE,
    PLANT_IT,
    PLANT_ON,
    SELL_GOODS,
    SELL_IT,
    SETTLEMENT_POINTS,
    STEP,
    USE_HELPERS,
    field_cost,
)
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.rules import (
    ADD,
    BEGIN,
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    END_TURN,
    PLACE_SHIP,
    SEAL,
    TAKE_BACK,
)
from palaver.games.west_of_africa.sailing import LOAD, SAIL, SAIL_TO, UNLOAD
from palaver.games.west_of_africa.words import (
    ACTION_CARDS,
    ACTIONS,
    FIFTH_CARD,
    FOUND,
    GOODS,
    ISLANDS,
    MINUS,
    NO_ACTIONS,
    NO_ISLANDS,
    PLACES,
    PLANT,
    SELL,
    SHIP,
    WORKERS,
    Action,
    Actions,
    Field,
    Fields,
    Island,
    Islands,
)

TERMS = ("points", "gold", "goods", "alcaldes")
AHEAD = {"strong": 100, "master": 100}  # answers that a search plays on beyond its tree
BREADTH = 3  # of so many that come to mind it then gives the best
SOFTNESS = 400.0  # hundredths of a point at which a gain is half a win
TRUST = 200.0  # hundredths of a point by which an answer looks nearly thrice as good
TRIES = {"strong": 150, "master": 3_000}

A_GOLD: Final = 24
GOLD_OF_USE: Final = 30  # beyond that it is only a tenth of a point
A_GOOD: Final = 17  # for each gold of its price
AN_OFFICE: Final = 150  # a point at the end of the round, and leave to found
CLOSE_BEHIND: Final = 40
A_CARD: Final = 25  # each makes the sum higher, and the turn later
FREE_CARDS: Final = 4
IN_THE_WAY: Final = -2000  # cards are not taken back


# --- What a seat has --------------------------------------------------------


def worth_of_gold(pos: Position, seat: Seat) -> int:
    """When the game is over it has been turned into points."""
    if pos.over:
        return 0
    gold = pos.gold[seat]
    return A_GOLD * min(gold, GOLD_OF_USE) + 10 * max(gold - GOLD_OF_USE, 0)


def worth_of_goods(pos: Position, seat: Seat) -> int:
    """In storehouses, and a little less in the fields."""
    total = 0
    if not pos.over:
        for island in range(ISLANDS):
            growing = count(pos.planted[seat] & pos.board.fields_of[island])
            stored = pos.stores(seat, Island(island))
            total += pos.board.price[island] * (A_GOOD * stored + (A_GOOD - 2) * growing)
    return total


def influence_to_come(pos: Position, seat: Seat, island: Island) -> int:
    """What grows there is counted with what is stored."""
    return pos.influence(seat, island) + count(pos.planted[seat] & pos.board.fields_of[island])


def standing_with(pos: Position, seat: Seat, island: Island, more: int) -> int:
    """What one's influence on an island is worth, if it were so much greater."""
    mine = influence_to_come(pos, seat, island) + more
    if mine <= 0:
        return 0
    highest = 0
    for player in range(pos.players):
        if player != seat:
            highest = max(highest, influence_to_come(pos, Seat(player), island))
    if mine > highest:
        return AN_OFFICE + 6 * min(mine - highest, 4)
    return CLOSE_BEHIND if mine + 2 >= highest else 0


def worth_of_offices(pos: Position, seat: Seat) -> int:
    total = 0
    if not pos.over:
        for island in range(ISLANDS):
            total += standing_with(pos, seat, Island(island), 0)
    return total


def term_of(pos: Position, seat: Seat, number: int) -> int:
    """In the order of TERMS."""
    if number == 0:
        return HUNDRED * pos.score[seat]
    if number == 1:
        return worth_of_gold(pos, seat)
    if number == 2:
        return worth_of_goods(pos, seat)
    return worth_of_offices(pos, seat)


def worth_to(pos: Position, seat: Seat) -> int:
    return (
        HUNDRED * pos.score[seat]
        + worth_of_gold(pos, seat)
        + worth_of_goods(pos, seat)
        + worth_of_offices(pos, seat)
    )


# --- Choosing cards ---------------------------------------------------------


def gain_of_planting(pos: Position, seat: Seat, islands: Islands) -> int:
    gold = pos.gold[seat]
    total = 0
    for island in each(islands):
        fields = count(pos.plantable(seat, island))
        cost = field_cost(pos.workers[seat * PLACES + island])
        affordable = fields if cost == 0 else min(fields, gold // cost)
        gold -= affordable * cost
        total += affordable * (A_GOOD * pos.board.price[island] + 20 - A_GOLD * cost)
    return total


def gain_of_selling(pos: Position, seat: Seat, islands: Islands) -> int:
    """The less gold there is, the more one needs it."""
    need = 12 if pos.gold[seat] < 12 else 6
    total = 0
    for island in each(islands):
        total += need * pos.board.price[island] * pos.stores(seat, island)
    return total if pos.round > 1 else 0


def gain_of_founding(pos: Position, seat: Seat, islands: Islands) -> int:
    gold = pos.gold[seat]
    left = pos.track
    total = 0
    for island in each(islands):
        if pos.alcalde[island] != seat:
            continue
        for field in each(free_sites(pos, island)):
            cost = pos.board.cost_of[field]
            if left > 0 and cost <= gold:
                total += HUNDRED * SETTLEMENT_POINTS - A_GOLD * cost
                gold -= cost
                left -= 1
    return total if pos.round > 1 else 0


def free_sites(pos: Position, island: Island) -> Fields:
    return pos.board.fields_of[island] & pos.board.sites & ~(pos.growing | pos.settled)


def gain_of_cards(pos: Position, seat: Seat, islands: Islands, actions: Actions) -> int:
    """What these cards could bring together, less what each of them costs."""
    total = -A_CARD * (count(islands) + count(actions))
    if count(islands) + count(actions) > FREE_CARDS:
        total -= A_GOLD * FIFTH_CARD
    if has(actions, PLANT):
        total += gain_of_planting(pos, seat, islands)
    if has(actions, SELL):
        total += gain_of_selling(pos, seat, islands)
    if has(actions, FOUND):
        total += gain_of_founding(pos, seat, islands)
    if has(actions, WORKERS):
        total += 130
    if has(actions, SHIP):
        total += 90
    return total


def gain_with_one_more(pos: Position, seat: Seat, islands: Islands, actions: Actions) -> int:
    """The best these cards come to, if the best card is laid beside them."""
    best = gain_of_cards(pos, seat, islands, actions)
    if count(islands) + count(actions) >= FREE_CARDS:
        return best
    for island in range(ISLANDS):
        if not has(islands, Island(island)):
            more = islands | only(Island(island))
            best = max(best, gain_of_cards(pos, seat, more, actions))
    for action in range(ACTIONS):
        if not has(actions, Action(action)):
            other = actions | only(Action(action))
            best = max(best, gain_of_cards(pos, seat, islands, other))
    return best


def hint_to_choose_cards(pos: Position, seat: Seat, option: int) -> int:
    islands, actions = pos.islands[seat], pos.actions[seat]
    if option == SEAL:
        return gain_of_cards(pos, seat, islands, actions)
    if option >= TAKE_BACK:
        return IN_THE_WAY
    card = option - ADD
    if card == MINUS:
        return gain_of_cards(pos, seat, islands, actions) - A_CARD
    if card >= ACTION_CARDS:
        return gain_with_one_more(pos, seat, islands, actions | only(Action(card - ACTION_CARDS)))
    return gain_with_one_more(pos, seat, islands | only(Island(card)), actions)


# --- Using them -------------------------------------------------------------


def hint_for(pos: Position, seat: Seat, option: int) -> int:  # noqa: C901 one line a question
    if pos.asking is CHOOSE_CARDS:
        return hint_to_choose_cards(pos, seat, option)
    if pos.asking is CHOOSE_ACTION:
        return hint_to_begin(option)
    if pos.asking is PLACE_SHIP:
        return standing_with(pos, seat, Island(option), 2) + pos.board.price[option]
    if pos.asking is SAIL:
        return hint_to_sail(pos, seat, option)
    if option == DONE:  # or to show the cards, where there is no choice
        return 0
    if pos.asking is MOVE_WORKERS:
        return hint_to_move(pos, seat, (option - STEP) // ISLANDS, (option - STEP) % ISLANDS)
    if pos.asking is PLANT_ON:
        return gain_of_planting(pos, seat, only(Island(option - PLANT_HERE)))
    if pos.asking is USE_HELPERS:
        fields = count(pos.plantable(seat, pos.here))
        return A_GOLD * min(option, 3) * fields - 60 * option
    if pos.asking is PLANT_FIELD:
        price = pos.board.price[pos.board.island_of[Field(option - PLANT_IT)]]
        return A_GOOD * price + 20 - A_GOLD * field_cost(pos.helpers)
    if pos.asking is SELL_GOODS:
        island = Island((option - SELL_IT) // GOODS)
        kept = standing_with(pos, seat, island, 0) - standing_with(pos, seat, island, -1)
        return gain_of_selling(pos, seat, only(island)) - kept
    if pos.asking is FOUND_SETTLEMENT:
        cost = pos.board.cost_of[Field(option - FOUND_IT)]
        return HUNDRED * SETTLEMENT_POINTS - A_GOLD * cost
    return 0


def hint_to_begin(option: int) -> int:
    """Gold first, then offices and land that it buys, then what moves."""
    if option == END_TURN:
        return 0
    action = option - BEGIN
    if action == SELL:
        return 500
    if action == FOUND:
        return 450
    if action == PLANT:
        return 400
    return 350 if action == WORKERS else 300


def hint_to_move(pos: Position, seat: Seat, place: int, island: int) -> int:
    """From where a worker is missed least to where it counts most."""
    there = Island(island)
    gain = standing_with(pos, seat, there, 2) - standing_with(pos, seat, there, 0)
    if place >= ISLANDS:
        return gain + 30
    here = Island(place)
    return gain + standing_with(pos, seat, here, -2) - standing_with(pos, seat, here, 0)


def hint_to_sail(pos: Position, seat: Seat, option: int) -> int:
    """To where the ship counts most; goods to where they fetch most."""
    harbour = pos.ship[seat]
    if option >= UNLOAD:
        origin = Island((option - UNLOAD) // GOODS)
        return A_GOOD * (pos.board.price[harbour] - pos.board.price[origin])
    if option >= LOAD:
        return -A_GOOD
    if option >= SAIL_TO:
        there = Island(option - SAIL_TO)
        gain = standing_with(pos, seat, there, 2) - standing_with(pos, seat, there, 0)
        return gain + standing_with(pos, seat, harbour, -2) - standing_with(pos, seat, harbour, 0)
    return 0


def others_choose_anew(pos: Position, seat: Seat) -> None:
    """They take all their cards back into their hands."""
    if pos.asking is not CHOOSE_CARDS or pos.over:
        return
    for player in range(pos.players):
        if player != seat:
            pos.asked = pos.asked | only(Seat(player))
            pos.islands[player] = NO_ISLANDS
            pos.actions[player] = NO_ACTIONS
            pos.minus_laid[player] = 0


class Experience(Advice):
    """Points in hand, and the fair part of gold, goods and offices."""

    def worth(self, pos: AnyPosition, seat: Seat) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return worth_to(pos, seat)

    def term(self, pos: AnyPosition, seat: Seat, number: int) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return term_of(pos, seat, number)

    def hint(self, pos: AnyPosition, seat: Seat, option: int) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return hint_for(pos, seat, option)

    def begin_anew(self, pos: AnyPosition, seat: Seat) -> None:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        others_choose_anew(pos, seat)


EXPERIENCE: Final = Experience()
