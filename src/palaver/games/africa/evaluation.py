"""What experience says of AFRICA, in hundredths of a point; the rules know nothing of it."""

from typing import Annotated, Final

from palaver.core.advice import HUNDRED, Advice
from palaver.core.bits import count, each, only
from palaver.core.ints import Seat
from palaver.core.position import AnyPosition
from palaver.games.africa.ending import prize
from palaver.games.africa.position import Position
from palaver.games.africa.rules import (
    ACT,
    CHOOSE_CITY,
    JOURNEY,
    KEEP,
    MINE,
    PICK_UP,
    RESEARCH,
    SETTLE,
    SWAP,
    TRADE,
    TURN_UP,
)
from palaver.games.africa.words import (
    GEMS_1,
    GEMS_2,
    GOLD_1,
    GOLD_2,
    GOODS,
    MONUMENT,
    MOST_GOODS,
    NO_SPACES,
    NOMADS,
    SEATS,
    Space,
    Spaces,
)

TERMS = ("points", "goods", "gold", "gems", "camps", "place")
AHEAD = {"strong": 8, "master": 24}  # answers that a search plays on beyond its tree
BREADTH = 1  # of so many that come to mind it then gives the best
SOFTNESS = 1000.0  # hundredths of a point at which a gain is half a win
TRUST = 200.0  # hundredths of a point by which an answer looks nearly thrice as good
TRIES = {"strong": 100, "master": 15_000}

A_TILE_UNSEEN: Final = 260  # what turning one up brings on the average
A_CAMP: Final = 220  # still in hand
A_GOOD_MORE: Final = 40  # the hope for another of its kind
A_NUGGET: Final = 45  # beside the rank it gives now
OF_A_RANK: Final = 55  # in the hundred: a lead can still be lost
A_TURN_LOST: Final = 150  # on a journey
CLOSE_BY: Final = 12  # for each tile face down next to the explorer


def worth_to(pos: Position, seat: Seat) -> int:
    if pos.over:
        return HUNDRED * pos.score[seat]
    return (
        HUNDRED * pos.score[seat]
        + worth_of_goods(pos, seat)
        + worth_of_treasure(pos, seat, pos.gold)
        + worth_of_treasure(pos, seat, pos.gems)
        + A_CAMP * pos.camps[seat]
        + CLOSE_BY * count(face_down_near(pos, pos.explorer[seat]))
    )


def term_of(pos: Position, seat: Seat, number: int) -> int:
    """In the order of TERMS."""
    if number == 0:
        return HUNDRED * pos.score[seat]
    if pos.over:
        return 0
    if number == 1:
        return worth_of_goods(pos, seat)
    if number == 2:
        return worth_of_treasure(pos, seat, pos.gold)
    if number == 3:
        return worth_of_treasure(pos, seat, pos.gems)
    if number == 4:
        return A_CAMP * pos.camps[seat]
    return CLOSE_BY * count(face_down_near(pos, pos.explorer[seat]))


def hint_for(pos: Position, seat: Seat, option: int) -> int:
    """What an answer brings at once, by the rule of thumb for its question."""
    if pos.asking is ACT:
        return hint_to_act(pos, seat, option)
    if pos.asking is SETTLE:
        return HUNDRED * worth_if_settled(pos, Space(option))
    if pos.asking is TRADE:
        return hint_to_trade(pos, seat, option)
    if pos.asking is CHOOSE_CITY:
        return CLOSE_BY * count(face_down_near(pos, Space(option)))
    if option == JOURNEY:
        return best_far_away(pos, seat) - A_TURN_LOST
    return best_deed_at(pos, seat, Space(option))


# --- What lies before a player ----------------------------------------------


def worth_of_goods(pos: Position, seat: Seat) -> int:
    total = 0
    for kind in range(pos.board.goods_kinds):
        total += worth_of_kind(pos, pos.goods[seat * MOST_GOODS + kind])
    return total


def worth_of_kind(pos: Position, amount: int) -> int:
    """What so many equal goods score, and the hope for one more."""
    return HUNDRED * pos.board.goods_worth[amount] + A_GOOD_MORE * amount


def worth_of_treasure(pos: Position, seat: Seat, treasure: Annotated[list[int], SEATS]) -> int:
    """Part of what the present rank would score, and a little for each nugget."""
    if treasure[seat] == 0:
        return 0
    richer = level = 0
    for other in range(pos.players):
        if treasure[other] > treasure[seat]:
            richer += 1
        elif treasure[other] == treasure[seat]:
            level += 1
    return OF_A_RANK * prize(richer, level) + A_NUGGET * treasure[seat]


def gain_of_treasure(
    pos: Position, seat: Seat, treasure: Annotated[list[int], SEATS], more: int
) -> int:
    """How much better so many nuggets more would be."""
    if more == 0:
        return 0
    before = worth_of_treasure(pos, seat, treasure)
    mine = treasure[seat] + more
    richer, level = 0, 1
    for other in range(pos.players):
        if other != seat and treasure[other] > mine:
            richer += 1
        elif other != seat and treasure[other] == mine:
            level += 1
    return OF_A_RANK * prize(richer, level) + A_NUGGET * mine - before


# --- What can be done at a space --------------------------------------------


def face_down_near(pos: Position, space: Space) -> Spaces:
    """None while the explorer has not set out."""
    return pos.board.around[space] & pos.face_down if space >= 0 else NO_SPACES


def hint_to_act(pos: Position, seat: Seat, option: int) -> int:
    home = pos.explorer[seat]
    if option >= PICK_UP:
        return HUNDRED * best_improvement(pos, Space(option - PICK_UP))
    if option >= TURN_UP:
        return A_TILE_UNSEEN
    if option == RESEARCH:
        return gain_of_research(pos, home)
    if option == MINE:
        return gain_of_mining(pos, seat, home)
    return 0  # to rest


def gain_of_research(pos: Position, home: Space) -> int:
    around = pos.board.around[home]
    return HUNDRED * count(around & (pos.roaming | pos.lying[MONUMENT])) - A_CAMP


def gain_of_mining(pos: Position, seat: Seat, home: Space) -> int:
    around = pos.board.around[home]
    gold = count(around & pos.lying[GOLD_1]) + 2 * count(around & pos.lying[GOLD_2])
    gems = count(around & pos.lying[GEMS_1]) + 2 * count(around & pos.lying[GEMS_2])
    return (
        gain_of_treasure(pos, seat, pos.gold, gold)
        + gain_of_treasure(pos, seat, pos.gems, gems)
        - A_CAMP
    )


def best_improvement(pos: Position, space: Space) -> int:
    """How many more of what it seeks a tile could have around it elsewhere."""
    sought = pos.sought_by(pos.tile[space]) ^ only(space)
    best = 0
    for there in each(pos.empty):
        near = count(pos.board.around[there] & sought)
        if near > best:
            best = near
    return best - pos.worth(space)


def worth_if_settled(pos: Position, there: Space) -> int:
    """What the tile in hand would have around it there."""
    if there == pos.spot:
        return pos.worth(pos.spot)
    if pos.held == NOMADS:
        return count(pos.board.around[there] & (pos.empty | only(pos.spot)))
    return count(pos.board.around[there] & (pos.lying[pos.held] & ~only(pos.spot)))


def best_deed_at(pos: Position, seat: Seat, home: Space) -> int:
    """The best of the five actions, if the explorer stood there; more to turn up is better."""
    unseen = count(face_down_near(pos, home))
    best = A_TILE_UNSEEN + CLOSE_BY * unseen if unseen > 0 else 0
    if pos.camps[seat] > 0 and pos.empty & only(home):
        best = max(best, gain_of_research(pos, home), gain_of_mining(pos, seat, home))
    for space in each(pos.roaming & (pos.board.around[home] | only(home))):
        best = max(best, HUNDRED * best_improvement(pos, space))
    return best


def best_far_away(pos: Position, seat: Seat) -> int:
    best = 0
    for space in each(pos.journeys(seat)):
        best = max(best, best_deed_at(pos, seat, space))
    return best


def hint_to_trade(pos: Position, seat: Seat, option: int) -> int:
    """How much more the goods are worth after the swap than before."""
    if option == KEEP:
        return 0
    other = (option - SWAP) // MOST_GOODS
    wanted = (option - SWAP) % MOST_GOODS
    amount = pos.goods[other * MOST_GOODS + wanted]
    mine = pos.goods[seat * MOST_GOODS + wanted]
    held = pos.goods[seat * MOST_GOODS + pos.held - GOODS]
    more = worth_of_kind(pos, mine + amount) - worth_of_kind(pos, mine)
    return more - worth_of_kind(pos, held) + worth_of_kind(pos, held - amount)


class Experience(Advice):
    """Points in hand, and the fair part of what goods, treasure and camps still promise."""

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
