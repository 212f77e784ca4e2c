"""A position made from nothing but a sight: what a bot has to think with."""

from typing import Any

from palaver.core.bits import only
from palaver.core.game import name_of
from palaver.core.ints import NO_SEATS, NOBODY, Luck, Seat
from palaver.core.sight import Sight
from palaver.games.west_of_africa.board import ACTION_IDS, GOOD_IDS, Board
from palaver.games.west_of_africa.position import HOLD, STORES, SUPPLIES, WORKER_PLACES, Position
from palaver.games.west_of_africa.rules import CHOOSE_ACTION, QUESTIONS
from palaver.games.west_of_africa.sight import ENDINGS, card_id
from palaver.games.west_of_africa.words import (
    GOODS,
    ISLANDS,
    MINUS,
    NO_ACTIONS,
    NO_FIELDS,
    NO_ISLANDS,
    NOWHERE,
    PLACES,
    SEATS,
    Action,
    Actions,
    Field,
    Island,
    Islands,
)


def imagine(board: Board, sight: Sight, luck: Luck) -> Position:
    """What is not seen is dealt by the luck, as `reimagine` would from the true position."""
    table: Any = sight.table
    asking = {name_of(question): question for question in QUESTIONS}[table["asking"]]
    pos = Position(board, asking, CHOOSE_ACTION, len(sight.seats), luck)
    pos.over = sight.over
    for seat in sight.waiting:
        pos.asked = pos.asked | only(Seat(seat))
    pos.seat = seat_called(sight, table["turn"])
    pos.score = [*sight.points, *[0] * (SEATS - len(sight.seats))]
    pos.round, pos.turn = table["round"], table["turns_taken"]
    pos.ending = 0 if table["ending"] is None else ENDINGS.index(table["ending"]) + 1
    pos.track, pos.reserve = table["track"], table["reserve"]
    pos.linear_middle = bool(table["switches"]["linear_middle"])
    pos.western_star = bool(table["switches"]["western_star"])
    pos.flat_island_values = bool(table["switches"]["flat_island_values"])
    pos.longest_stay = bool(table["switches"]["longest_stay"])
    pos.end_at_once = bool(table["switches"]["end_at_once"])
    place_markers(pos, sight, table)
    lay_cards(pos, sight, table["cards"])
    lay_out_islands(pos, sight, table)
    place_goods(pos, sight, table)
    go_on_with(pos, sight, table["action"])
    return pos.reimagine(NOBODY if sight.observer is None else Seat(sight.observer), luck)


def seat_called(sight: Sight, name: str | None) -> Seat:
    return NOBODY if name is None else Seat(sight.seats.index(name))


def island_called(pos: Position, name: str | None) -> Island:
    return NOWHERE if name is None else Island(pos.board.island_ids.index(name))


def place_markers(pos: Position, sight: Sight, table: Any) -> None:
    spare = [0] * (SEATS - len(sight.seats))
    order = [seat_called(sight, name) for name in table["order"]]
    pos.gold = [table["gold"][name] for name in sight.seats] + spare
    pos.slot = [table["slots"][name] - 1 for name in sight.seats] + spare
    pos.order = order + [NOBODY] * (SEATS - len(order))


def lay_cards(pos: Position, sight: Sight, cards: Any) -> None:
    """Face down only their number is known; which they are is dealt afterwards."""
    ids = [card_id(pos.board, card) for card in range(MINUS)]
    islands, actions = [NO_ISLANDS] * SEATS, [NO_ACTIONS] * SEATS
    minus_laid, announced = [0] * SEATS, [0] * SEATS
    minuses, received = [0] * SEATS, [0] * SEATS
    shown = NO_SEATS
    for seat, name in enumerate(sight.seats):
        seen = cards[name]
        open_cards = seen["cards"] or []
        row = sum(1 << ids.index(card) for card in open_cards if card != "minus")
        islands[seat], actions[seat] = Islands(row & (1 << ISLANDS) - 1), Actions(row >> ISLANDS)
        face_down = seen["cards"] is None
        minus_laid[seat] = (seen["laid"] or 0) if face_down else open_cards.count("minus")
        announced[seat] = seen["sum"] or 0
        minuses[seat], received[seat] = seen["minus_cards"], seen["received"]
        if seen["shown"]:
            shown = shown | only(Seat(seat))
    pos.islands, pos.actions, pos.minus_laid = islands, actions, minus_laid
    pos.announced, pos.minuses, pos.received, pos.shown = announced, minuses, received, shown


def lay_out_islands(pos: Position, sight: Sight, table: Any) -> None:
    planted = [NO_FIELDS] * SEATS
    for field, name in enumerate(pos.board.field_ids):
        lies = table["fields"][name]
        if lies == "settlement":
            pos.settled = pos.settled | only(Field(field))
        elif lies is not None:
            owner = seat_called(sight, lies)
            planted[owner] = planted[owner] | only(Field(field))
            pos.growing = pos.growing | only(Field(field))
    workers = [0] * WORKER_PLACES
    places = [*pos.board.island_ids, "west", "east"]
    for seat, name in enumerate(sight.seats):
        for place, amount in table["workers"][name].items():
            workers[seat * PLACES + places.index(place)] = amount
    ships = [island_called(pos, table["ships"][name]) for name in sight.seats]
    pos.planted = planted
    pos.workers = workers
    pos.ship = ships + [NOWHERE] * (SEATS - len(ships))
    pos.alcalde = [seat_called(sight, table["alcaldes"][name]) for name in pos.board.island_ids]


def place_goods(pos: Position, sight: Sight, table: Any) -> None:
    supply, stored = [0] * SUPPLIES, [0] * STORES
    for seat, name in enumerate(sight.seats):
        count_goods(supply, seat * GOODS, table["supply"][name])
        for island, code in enumerate(pos.board.island_ids):
            count_goods(stored, (seat * ISLANDS + island) * GOODS, table["stores"][code].get(name))
    pos.supply = supply
    pos.stored = stored


def count_goods(amounts: list[int], at: int, goods: Any) -> None:
    for name, amount in (goods or {}).items():
        amounts[at + GOOD_IDS.index(name)] = amount


def go_on_with(pos: Position, sight: Sight, action: Any) -> None:
    for name in action["to_do"]:
        pos.to_do = pos.to_do | only(Action(ACTION_IDS.index(name)))
    pos.points_left, pos.loads_left = action["points_left"], action["loads_left"]
    pos.bill, pos.takings = action["bill"], action["takings"]
    for code in action["visited"]:
        pos.visited = pos.visited | only(island_called(pos, code))
    pos.here = island_called(pos, action["planting_on"])
    pos.helpers, pos.planted_here = action["helpers"], action["planted_here"]
    aboard = [0] * HOLD
    for island, code in enumerate(pos.board.island_ids):
        count_goods(aboard, island * GOODS, action["aboard"].get(code))
    pos.aboard = aboard
    pos.came_from = island_called(pos, action["came_from"])
    pos.pushed = seat_called(sight, action["pushed"])
