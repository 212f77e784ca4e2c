"""Why not? For every card, button, harbour, island, field and piece that may not be touched now."""

from collections.abc import Iterator

from palaver.core.bits import has, only
from palaver.core.ints import NOBODY, Seat
from palaver.core.sight import Filling, Reason, Said, Who
from palaver.games.west_of_africa.actions import (
    FOUND_SETTLEMENT,
    MOVE_WORKERS,
    PLANT_FIELD,
    PLANT_ON,
    SELL_GOODS,
    SEND_HELPER,
    USE_HELPERS,
)
from palaver.games.west_of_africa.board import ACTION_IDS, GOOD_IDS
from palaver.games.west_of_africa.harbours import is_full, nearest_berths
from palaver.games.west_of_africa.labels import choice
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.rules import (
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    PLACE_SHIP,
    SHOW_CARDS,
)
from palaver.games.west_of_africa.sailing import PUSH_SHIP, PUSH_TO, SAIL
from palaver.games.west_of_africa.sight import (
    SEAT_NAMES,
    card_id,
    card_word,
    field_word,
    good_word,
    island_word,
    place_word,
)
from palaver.games.west_of_africa.words import (
    ACTION_CARDS,
    CARDS,
    FIFTH_CARD,
    FOUND,
    GOODS,
    ISLANDS,
    MINUS,
    MOST_LAID,
    NO_GOOD,
    PLACES,
    PLANT,
    SELL,
    Action,
    Field,
    Island,
)

BUTTONS = ("seal", "show", "end", "done")
# What bears an island's or a drawn ship's name while this is asked; at other times it is the card.
MEANT = {
    PLACE_SHIP: "harbour",
    MOVE_WORKERS: "island",
    PLANT_ON: "island",
    SEND_HELPER: "drawn",
    SAIL: "harbour",
    PUSH_TO: "harbour",
}


def things(pos: Position, seat: Seat) -> list[str]:
    """Whatever a person may try to touch; first what is meant if somebody says no more than LP."""
    meant = MEANT.get(pos.asking, "card")
    return sorted(everything(pos), key=lambda thing: thing.partition(":")[0] != meant)


def everything(pos: Position) -> Iterator[str]:
    board = pos.board
    for card in range(CARDS):
        yield f"card:{card_id(board, card)}"
        yield f"laid:{card_id(board, card)}"
    for name in BUTTONS:
        yield f"button:{name}"
    for helpers in range(sum(board.aboard_at_first) + 1):
        yield f"button:helpers-{helpers}"
    for place in range(PLACES):
        yield f"worker:{place_word(pos, place).notation}"
    for side in ("west", "east"):
        yield f"drawn:{side}"
    for island in board.island_ids:
        yield f"island:{island}"
        yield f"harbour:{island}"
        for good in GOOD_IDS:
            yield f"good:{island}:{good}"
            yield f"cargo:{island}:{good}"
    for field in board.field_ids:
        yield f"field:{field}"
    for name in SEAT_NAMES[: pos.players]:
        yield f"ship:{name}"


def why_not(pos: Position, seat: Seat, thing: str) -> Reason | None:
    if pos.over:
        return reason("over", "end", "WA-28")
    if not has(pos.asked, seat):
        if pos.seat == NOBODY:
            return reason("sealed", "choosing", "WA-6")
        return reason("turn", "turn", who=Who(pos.seat))
    if any(thing in choice(pos, seat, option).touch for option in pos.legal(seat)):
        return None
    kind, _, name = thing.partition(":")
    if pos.asking is CHOOSE_CARDS:
        return why_not_choose(pos, seat, kind, name)
    if pos.asking is SHOW_CARDS:
        return reason("show-first", "turn", "WA-6", "WA-42")
    return OF_THE_TURN[kind](pos, seat, name)


def reason(key: str, rule: str, *rulings: str, **args: Filling) -> Reason:
    return Reason(Said(f"reason-{key}", args), rule, rulings)


# --- Choosing cards ---------------------------------------------------------


def why_not_choose(pos: Position, seat: Seat, kind: str, name: str) -> Reason:
    if kind == "button" and name == "seal":
        return reason("one-card-at-least", "choosing", "WA-36")
    if kind not in ("card", "laid"):
        return reason("cards-first", "choosing")
    card = [card_id(pos.board, card) for card in range(CARDS)].index(name)
    said = card_word(pos, card).said
    if kind == "laid":
        return reason("not-laid", "choosing", card=said)
    if card != MINUS and pos.cards_of(seat) >> card & 1:
        return reason("laid-already", "choosing", card=said)
    if card == MINUS and pos.minus_laid[seat] == pos.minuses[seat]:
        return reason("no-minus-card", "minus-cards", "WA-3")
    if pos.laid(seat) == MOST_LAID:
        return reason("five-cards", "choosing", "WA-1")
    return reason("fifth-card", "fifth-card", "WA-4", gold=pos.gold[seat], fee=FIFTH_CARD)


# --- Cards and buttons in a turn --------------------------------------------


def why_no_card(pos: Position, seat: Seat, name: str) -> Reason:
    if pos.asking is PLACE_SHIP:
        return reason("ship-first", "first-ship", "WA-8")
    if pos.asking is not CHOOSE_ACTION:
        return reason("finish-first", "turn", "WA-9")
    if name == "minus":
        return reason("minus-does-nothing", "minus-cards", "WA-1")
    if name not in ACTION_IDS:
        return reason("island-serves", "turn", "WA-9")
    action = Action(ACTION_IDS.index(name))
    card = card_word(pos, ACTION_CARDS + action).said
    if not has(pos.actions[seat], action):
        return reason("not-chosen", "turn", "WA-9", card=card)
    if not has(pos.to_do, action):
        return reason("done-already", "turn", "WA-9", card=card)
    if pos.round == 1 and action in (SELL, FOUND):
        return reason("not-in-round-1", "selling" if action == SELL else "founding", "WA-7")
    return {PLANT: why_no_planting, SELL: why_no_selling, FOUND: why_no_founding}[action](pos, seat)


def why_no_planting(pos: Position, seat: Seat) -> Reason:
    return reason("nothing-to-plant", "planting", "WA-10")


def why_no_selling(pos: Position, seat: Seat) -> Reason:
    return reason("nothing-to-sell", "selling")


def why_no_founding(pos: Position, seat: Seat) -> Reason:
    if pos.track == 0:
        return reason("track-empty", "track", "WA-29")
    return reason("nowhere-to-found", "founding", "WA-25")


def why_not_laid(pos: Position, seat: Seat, name: str) -> Reason:
    return reason("cards-lie", "choosing", "WA-6")


def why_no_button(pos: Position, seat: Seat, name: str) -> Reason:
    if name == "seal":
        return reason("cards-lie", "choosing", "WA-6")
    if name == "show":
        return reason("shown-already", "turn", "WA-6")
    if name.startswith("helpers"):
        return why_no_helpers(pos, seat, int(name.removeprefix("helpers-")))
    if pos.asking is PLACE_SHIP:
        return reason("ship-first", "first-ship", "WA-8")
    if name == "end":
        return reason("finish-first", "turn", "WA-9")
    if pos.asking is CHOOSE_ACTION:
        return reason("nothing-begun", "turn", "WA-9")
    if pos.asking is PLANT_FIELD and pos.helpers > 0:
        return reason("one-field-at-least", "helpers", "WA-10")
    if pos.asking is PLANT_FIELD:
        return reason("one-field-or-back", "planting")
    if pos.asking is SAIL:
        return reason("cargo-from-here", "cargo", "WA-41")
    return reason("decide-first", "turn", "WA-9")


def why_no_helpers(pos: Position, seat: Seat, helpers: int) -> Reason:
    if pos.asking is not USE_HELPERS:
        return reason("no-helpers-now", "helpers", "WA-10")
    there = pos.workers[seat * PLACES + pos.here]
    if helpers > there:
        return reason("too-few-helpers", "helpers", "WA-10", amount=there)
    return reason("too-dear", "planting", gold=pos.gold[seat] - pos.bill)


# --- Workers, islands, fields -----------------------------------------------


def why_no_worker(pos: Position, seat: Seat, name: str) -> Reason:
    if pos.asking is not MOVE_WORKERS:
        return reason("workers-not-now", "workers")
    return reason("no-worker-there", "workers")


def why_no_drawn_ship(pos: Position, seat: Seat, name: str) -> Reason:
    return reason("only-helpers", "helpers", "WA-11")


def why_no_island(pos: Position, seat: Seat, name: str) -> Reason:
    island = Island(pos.board.island_ids.index(name))
    said = island_word(pos, island).said
    if pos.asking is MOVE_WORKERS:
        return reason("no-worker-near", "workers", "WA-11", island=said)
    if pos.asking is not PLANT_ON:
        return reason("island-not-now", "turn", island=said)
    if not has(pos.islands[seat], island):
        return reason("island-not-chosen", "planting", "WA-9", island=said)
    if has(pos.visited, island):
        return reason("visited", "planting", "WA-10", island=said)
    if not pos.board.fields_of[island] & pos.board.farmland:
        return reason("no-farmland", "planting", island=said)
    if not pos.plantable(seat, island):
        return reason("no-field-left", "planting", "WA-26", island=said)
    return reason("too-dear", "planting", gold=pos.gold[seat] - pos.bill)


def why_no_field(pos: Position, seat: Seat, name: str) -> Reason:
    field = Field(pos.board.field_ids.index(name))
    said = field_word(pos, field).said
    if pos.asking not in (PLANT_FIELD, FOUND_SETTLEMENT):
        return reason("field-not-now", "turn", field=said)
    if has(pos.settled, field):
        return reason("settled", "double-fields", "WA-26", field=said)
    if has(pos.growing, field):
        return reason("growing", "double-fields", "WA-26", field=said)
    if pos.asking is PLANT_FIELD:
        return why_not_plant(pos, seat, field)
    return why_not_found(pos, seat, field)


def why_not_plant(pos: Position, seat: Seat, field: Field) -> Reason:
    said = field_word(pos, field).said
    good = pos.board.good_of[field]
    if good == NO_GOOD:
        return reason("not-farmland", "planting", field=said)
    if pos.board.island_of[field] != pos.here:
        return reason("other-island", "planting", island=island_word(pos, pos.here).said)
    return reason("no-marker", "planting", good=good_word(pos, good).said)


def why_not_found(pos: Position, seat: Seat, field: Field) -> Reason:
    island = pos.board.island_of[field]
    said = island_word(pos, island).said
    if not only(field) & pos.board.sites:
        return reason("no-site", "founding", field=field_word(pos, field).said)
    if not has(pos.islands[seat], island):
        return reason("island-not-chosen", "founding", "WA-9", island=said)
    if pos.alcalde[island] != seat:
        return reason("not-alcalde", "founding", "WA-25", island=said)
    return reason("too-dear", "founding", gold=pos.gold[seat] - pos.bill)


# --- Goods, cargo, harbours, ships ------------------------------------------


def why_no_good(pos: Position, seat: Seat, name: str) -> Reason:
    code, _, what = name.partition(":")
    island, good = Island(pos.board.island_ids.index(code)), GOOD_IDS.index(what)
    args = {"island": island_word(pos, island).said, "good": good_word(pos, good).said}
    if pos.asking is SELL_GOODS and not has(pos.islands[seat], island):
        return reason("island-not-chosen", "selling", "WA-9", island=args["island"])
    if pos.asking is SAIL and pos.ship[seat] != island:
        return reason("not-in-harbour", "cargo", "WA-16", island=args["island"])
    if pos.asking not in (SELL_GOODS, SAIL):
        return reason("good-not-now", "turn")
    if pos.stored[(seat * ISLANDS + island) * GOODS + good] == 0:
        return reason("no-such-good", "cargo" if pos.asking is SAIL else "selling", **args)
    if pos.loads_left == 0:
        return reason("three-loaded", "cargo", "WA-16")
    return reason("journey-over", "cargo", "WA-16")


def why_no_cargo(pos: Position, seat: Seat, name: str) -> Reason:
    if pos.asking is not SAIL:
        return reason("cargo-not-now", "cargo", "WA-16")
    code, _, what = name.partition(":")
    island, good = pos.board.island_ids.index(code), GOOD_IDS.index(what)
    if pos.aboard[island * GOODS + good] > 0:
        return reason("cargo-from-here", "cargo", "WA-41")
    args = {"island": island_word(pos, island).said, "good": good_word(pos, good).said}
    return reason("not-aboard", "cargo", **args)


def why_no_harbour(pos: Position, seat: Seat, name: str) -> Reason:
    island = Island(pos.board.island_ids.index(name))
    said = island_word(pos, island).said
    if pos.asking is PLACE_SHIP:
        return reason("harbour-full", "first-ship", "WA-8", island=said)
    if pos.asking is PUSH_TO and is_full(pos, island, seat):
        return reason("harbour-full", "pushing", island=said)
    if pos.asking is PUSH_TO and nearest_berths(pos, seat, anywhere=False):
        return reason("not-a-haven", "pushing", "WA-12", "WA-13", island=said)
    if pos.asking is PUSH_TO:
        return reason("not-nearest", "pushing", "WA-14", island=said)
    if pos.asking is not SAIL:
        return reason("harbour-not-now", "sailing", island=said)
    if pos.points_left == 0:
        return reason("three-harbours", "sailing")
    if pos.ship[seat] == island:
        return reason("in-this-harbour", "sailing", island=said)
    if not has(pos.neighbours(pos.ship[seat]), island):
        here = island_word(pos, pos.ship[seat]).said
        return reason("no-lane", "sailing", island=here, there=said)
    return reason("cargo-from-there", "cargo", "WA-41", island=said)


def why_no_ship(pos: Position, seat: Seat, name: str) -> Reason:
    if pos.asking is not PUSH_SHIP:
        return reason("push-not-now", "pushing", "WA-15")
    if name == SEAT_NAMES[seat]:
        return reason("own-ship", "pushing")
    return reason("not-in-the-way", "pushing")


OF_THE_TURN = {
    "card": why_no_card,
    "laid": why_not_laid,
    "button": why_no_button,
    "worker": why_no_worker,
    "drawn": why_no_drawn_ship,
    "island": why_no_island,
    "field": why_no_field,
    "good": why_no_good,
    "cargo": why_no_cargo,
    "harbour": why_no_harbour,
    "ship": why_no_ship,
}
