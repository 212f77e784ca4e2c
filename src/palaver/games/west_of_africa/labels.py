"""Every answer by its notation, by what a person touches, and as a sentence."""

from palaver.core.game import name_of
from palaver.core.ints import Seat
from palaver.core.sight import Choice, Filling, Said, Who
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
    SEND_HELPER,
    STEP,
    USE_HELPERS,
    field_cost,
)
from palaver.games.west_of_africa.board import ACTION_IDS, GOOD_IDS
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.rules import (
    ADD,
    BEGIN,
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    END_TURN,
    PLACE_SHIP,
    SEAL,
    SHOW_CARDS,
    TAKE_BACK,
)
from palaver.games.west_of_africa.sailing import (
    LOAD,
    PUSH_SHIP,
    PUSH_TO,
    SAIL,
    SAIL_TO,
    UNLOAD,
)
from palaver.games.west_of_africa.sight import (
    SEAT_NAMES,
    card_id,
    card_word,
    field_word,
    good_word,
    island_word,
    place_word,
)
from palaver.games.west_of_africa.words import GOODS, ISLANDS, Field


def asked(pos: Position, seat: Seat) -> Said:
    """The question in words."""
    args: dict[str, Filling] = {"who": Who(seat)}
    if pos.asking is CHOOSE_CARDS:
        args |= {"laid": pos.laid(seat), "sum": pos.sum_of(seat), "round": pos.round}
    elif pos.asking is MOVE_WORKERS:
        args["left"] = pos.points_left
    elif pos.asking in (USE_HELPERS, PLANT_FIELD, SEND_HELPER):
        args["island"] = island_word(pos, pos.here).said
        args["cost"] = field_cost(pos.helpers)
    elif pos.asking is SELL_GOODS:
        args["takings"] = pos.takings
    elif pos.asking is FOUND_SETTLEMENT:
        args |= {"track": pos.track, "bill": pos.bill}
    elif pos.asking is SAIL:
        args["island"] = island_word(pos, pos.ship[seat]).said
        args |= {"left": pos.points_left, "loads": pos.loads_left}
    elif pos.asking is PUSH_SHIP:
        args["island"] = island_word(pos, pos.ship[seat]).said
    elif pos.asking is PUSH_TO:
        args["other"] = Who(pos.pushed)
    return Said(f"ask-{name_of(pos.asking)}", args)


def choice(pos: Position, seat: Seat, option: int) -> Choice:
    if pos.asking is CHOOSE_CARDS:
        return card_choice(pos, option)
    if pos.asking is SHOW_CARDS:
        return button(option, "show", "show")
    if pos.asking is CHOOSE_ACTION:
        return action_choice(option)
    if pos.asking is USE_HELPERS:
        return helpers_choice(option)
    if pos.asking in (PLACE_SHIP, SEND_HELPER, PUSH_SHIP, PUSH_TO):
        return piece_choice(pos, option)
    if option == DONE:
        return button(option, "done", "done")
    if pos.asking is MOVE_WORKERS:
        return step_choice(pos, option)
    if pos.asking is SELL_GOODS:
        return sale_choice(pos, option)
    if pos.asking is SAIL:
        return sailing_choice(pos, seat, option)
    return land_choice(pos, option)


def button(option: int, name: str, key: str, **args: Filling) -> Choice:
    return Choice(option, name.replace("-", " "), (f"button:{name}",), Said(f"option-{key}", args))


# --- Cards ------------------------------------------------------------------


def card_choice(pos: Position, option: int) -> Choice:
    if option == SEAL:
        return button(option, "seal", "seal")
    back = option >= TAKE_BACK
    card = option - (TAKE_BACK if back else ADD)
    name = card_id(pos.board, card)
    verb, touch = ("back", f"laid:{name}") if back else ("add", f"card:{name}")
    args: dict[str, Filling] = {"card": card_word(pos, card).said, "value": pos.value(card)}
    return Choice(option, f"{verb} {name}", (touch,), Said(f"option-{verb}", args))


def action_choice(option: int) -> Choice:
    if option == END_TURN:
        return button(option, "end", "end")
    name = ACTION_IDS[option - BEGIN]
    return Choice(option, name, (f"card:{name}",), Said(f"option-begin-{name}"))


# --- Ships, workers and helpers ---------------------------------------------


def piece_choice(pos: Position, option: int) -> Choice:
    """A ship in its harbour, a worker on a drawn ship."""
    if pos.asking is PUSH_SHIP:
        name = SEAT_NAMES[option]
        said = Said("option-push", {"other": Who(option)})
        return Choice(option, f"push {name}", (f"ship:{name}",), said)
    word = place_word(pos, option)
    if pos.asking is SEND_HELPER:
        said = Said("option-send", {"place": word.said})
        return Choice(option, f"send {word.notation}", (f"drawn:{word.notation}",), said)
    verb = "place" if pos.asking is PLACE_SHIP else "to"
    said = Said(f"option-{verb}", {"island": word.said})
    return Choice(option, f"{verb} {word.notation}", (f"harbour:{word.notation}",), said)


def step_choice(pos: Position, option: int) -> Choice:
    place, island = divmod(option - STEP, ISLANDS)
    start, end = place_word(pos, place), island_word(pos, island)
    return Choice(
        option,
        f"step {start.notation} {end.notation}",
        (f"worker:{start.notation}", f"island:{end.notation}"),
        Said("option-step", {"place": start.said, "there": end.said}),
    )


def helpers_choice(option: int) -> Choice:
    args: dict[str, Filling] = {"helpers": option, "cost": field_cost(option)}
    return button(option, f"helpers-{option}", "helpers", **args)


# --- Fields and goods -------------------------------------------------------


def land_choice(pos: Position, option: int) -> Choice:
    if pos.asking is PLANT_ON:
        word = island_word(pos, option - PLANT_HERE)
        said = Said("option-on", {"island": word.said})
        return Choice(option, f"on {word.notation}", (f"island:{word.notation}",), said)
    if pos.asking is PLANT_FIELD:
        field = Field(option - PLANT_IT)
        args: dict[str, Filling] = {"good": good_word(pos, pos.board.good_of[field]).said}
        verb, args["cost"] = "plant", field_cost(pos.helpers)
    else:
        field = Field(option - FOUND_IT)
        verb, args = "found", {"cost": pos.board.cost_of[field]}
    word = field_word(pos, field)
    args["field"] = word.said
    touch = (f"field:{word.notation}",)
    return Choice(option, f"{verb} {word.notation}", touch, Said(f"option-{verb}", args))


def sale_choice(pos: Position, option: int) -> Choice:
    island, good = divmod(option - SELL_IT, GOODS)
    price = pos.board.price[island]
    return good_choice(pos, option, "sell", "good", island, good, price=price)


def sailing_choice(pos: Position, seat: Seat, option: int) -> Choice:
    if option >= UNLOAD:
        island, good = divmod(option - UNLOAD, GOODS)
        return good_choice(pos, option, "unload", "cargo", island, good)
    if option >= LOAD:
        return good_choice(pos, option, "load", "good", pos.ship[seat], option - LOAD)
    word = island_word(pos, option - SAIL_TO)
    said = Said("option-sail", {"island": word.said})
    return Choice(option, f"sail {word.notation}", (f"harbour:{word.notation}",), said)


def good_choice(
    pos: Position, option: int, verb: str, pile: str, island: int, good: int, **more: Filling
) -> Choice:
    where, what = island_word(pos, island), GOOD_IDS[good]
    args = {"good": good_word(pos, good).said, "island": where.said, **more}
    touch = (f"{pile}:{where.notation}:{what}",)
    return Choice(option, f"{verb} {where.notation} {what}", touch, Said(f"option-{verb}", args))
