"""What one seat may know of the table, by names, and how each event is told."""

from palaver.core.bits import Bits, each, has
from palaver.core.game import Kind, name_of
from palaver.core.ints import NOBODY, Seat
from palaver.core.sight import Filling, Json, Name, Said, Who, Word
from palaver.games.west_of_africa.board import ACTION_IDS, GOOD_IDS, Board
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.words import (
    ACTION_CARDS,
    EVERY_ACTION,
    EVERY_ISLAND,
    GOODS,
    ISLANDS,
    MINUS,
    NOWHERE,
    PLACES,
    Field,
)

SEAT_NAMES = ("red", "white", "blue", "green", "yellow")
ENDINGS = ("points", "settlements", "points-and-settlements")


def seat_names(pos: Position) -> tuple[str, ...]:
    return SEAT_NAMES[: pos.players]


def ending(pos: Position) -> str:
    return ENDINGS[pos.ending - 1]


# --- Names ------------------------------------------------------------------


def island_word(pos: Position, island: int) -> Word:
    """Islands are called alike everywhere, unless the board file knows better."""
    printed = pos.board.data["islands"][island]
    elsewhere = {language: printed[language] for language in ("de", "it") if language in printed}
    return Word(printed["id"], Name(printed["name"], elsewhere))


def place_word(pos: Position, place: int) -> Word:
    if place < ISLANDS:
        return island_word(pos, place)
    side = ("west", "east")[place - ISLANDS]
    return Word(side, Said(f"place-{side}"))


def field_word(pos: Position, field: int) -> Word:
    name = pos.board.field_ids[field]
    island = island_word(pos, pos.board.island_of[Field(field)]).said
    return Word(name, Said("field", {"island": island, "code": name}))


def good_word(pos: Position, good: int) -> Word:
    return Word(GOOD_IDS[good], Said(f"good-{GOOD_IDS[good]}"))


def seat_word(pos: Position, seat: int) -> Word:
    return Word(SEAT_NAMES[seat], Who(seat))


def card_word(pos: Position, card: int) -> Word:
    if card < ACTION_CARDS:
        return island_word(pos, card)
    name = card_id(pos.board, card)
    return Word(name, Said(f"card-{name}"))


def card_id(board: Board, card: int) -> str:
    return [*board.island_ids, *ACTION_IDS, "minus"][card]


def cards_word(pos: Position, cards: int) -> Word:
    """Island and action cards in one row of bits; none at all is a word too."""
    words = [card_word(pos, card) for card in range(MINUS) if cards >> card & 1]
    said: Filling = tuple(word.said for word in words) if words else Said("no-cards")
    return Word("+".join(str(word.notation) for word in words) or "none", said)


def slot_word(pos: Position, slot: int) -> Word:
    """Counted from the top, as people count."""
    return Word(slot + 1, slot + 1)


def ending_word(pos: Position, reason: int) -> Word:
    name = ENDINGS[reason - 1]
    return Word(name, Said(f"ending-{name}"))


WORDS = {
    "island": island_word,
    "there": island_word,
    "origin": island_word,
    "place": place_word,
    "ship": place_word,
    "field": field_word,
    "good": good_word,
    "cards": cards_word,
    "other": seat_word,
    "by": seat_word,
    "slot": slot_word,
    "ending": ending_word,
}

# --- The table --------------------------------------------------------------


def table(pos: Position, observer: int | None) -> dict[str, Json]:
    """Everything lies open but the cards that are face down."""
    names = seat_names(pos)
    players = range(pos.players)
    return {
        "round": pos.round,
        "ending": ENDINGS[pos.ending - 1] if pos.ending else None,
        "asking": name_of(pos.asking),
        "turn": None if pos.seat == NOBODY else names[pos.seat],
        "turns_taken": pos.turn,
        "order": [names[seat] for seat in pos.order if seat != NOBODY],
        "gold": {names[seat]: pos.gold[seat] for seat in players},
        "slots": {names[seat]: pos.slot[seat] + 1 for seat in players},
        "cards": {names[seat]: cards_of(pos, seat, observer) for seat in players},
        "track": pos.track,
        "reserve": pos.reserve,
        "fields": {name: lies_on(pos, field) for field, name in enumerate(pos.board.field_ids)},
        "stores": {
            name: stores_on(pos, island) for island, name in enumerate(pos.board.island_ids)
        },
        "supply": {names[seat]: goods_in(pos.supply, seat * GOODS) for seat in players},
        "workers": {names[seat]: workers_of(pos, seat) for seat in players},
        "ships": {names[seat]: id_of(pos, pos.ship[seat]) for seat in players},
        "alcaldes": {
            name: None if pos.alcalde[island] == NOBODY else names[pos.alcalde[island]]
            for island, name in enumerate(pos.board.island_ids)
        },
        "action": action_going_on(pos),
        "switches": {
            "linear_middle": int(pos.linear_middle),
            "western_star": int(pos.western_star),
            "flat_island_values": int(pos.flat_island_values),
            "longest_stay": int(pos.longest_stay),
            "end_at_once": int(pos.end_at_once),
        },
    }


def cards_of(pos: Position, seat: int, observer: int | None) -> dict[str, Json]:
    """How many once they are sealed, their sum once all are, and which on one's turn (WA-6).

    Never how many are left in hand (WA-39). Minus cards go from hand to hand in the open.
    """
    own = Seat(seat)
    open_to_me = seat == observer or has(pos.shown, own)
    return {
        "sealed": not pos.is_choosing(own),
        "shown": has(pos.shown, own),
        "laid": pos.laid(own) if open_to_me or not pos.is_choosing(own) else None,
        "sum": pos.announced[own] if pos.seat != NOBODY else None,
        "cards": [*laid_cards(pos, seat)] if open_to_me else None,
        "minus_cards": pos.minuses[own],
        "received": pos.received[own],
    }


def laid_cards(pos: Position, seat: int) -> list[str]:
    cards = pos.cards_of(Seat(seat))
    ids = [card_id(pos.board, card) for card in range(MINUS) if cards >> card & 1]
    return ids + ["minus"] * pos.minus_laid[seat]


def lies_on(pos: Position, field: int) -> str | None:
    if has(pos.settled, Field(field)):
        return "settlement"
    for seat in range(pos.players):
        if has(pos.planted[seat], Field(field)):
            return SEAT_NAMES[seat]
    return None


def goods_in(amounts: list[int], at: int) -> dict[str, Json]:
    return {name: amounts[at + good] for good, name in enumerate(GOOD_IDS) if amounts[at + good]}


def stores_on(pos: Position, island: int) -> dict[str, Json]:
    owned = {
        SEAT_NAMES[seat]: goods_in(pos.stored, (seat * ISLANDS + island) * GOODS)
        for seat in range(pos.players)
    }
    return {name: goods for name, goods in owned.items() if goods}


def workers_of(pos: Position, seat: int) -> dict[str, Json]:
    amounts = pos.workers[seat * PLACES : (seat + 1) * PLACES]
    return {str(place_word(pos, at).notation): n for at, n in enumerate(amounts) if n}


def id_of(pos: Position, island: int) -> str | None:
    return None if island == NOWHERE else pos.board.island_ids[island]


def action_going_on(pos: Position) -> dict[str, Json]:
    """What the seat on turn is in the middle of."""
    aboard = {
        name: goods_in(pos.aboard, island * GOODS)
        for island, name in enumerate(pos.board.island_ids)
    }
    return {
        "to_do": [ACTION_IDS[action] for action in each(pos.to_do)],
        "points_left": pos.points_left,
        "bill": pos.bill,
        "takings": pos.takings,
        "visited": [pos.board.island_ids[island] for island in each(pos.visited)],
        "planting_on": id_of(pos, pos.here),
        "helpers": pos.helpers,
        "planted_here": pos.planted_here,
        "loads_left": pos.loads_left,
        "aboard": {name: goods for name, goods in aboard.items() if goods},
        "came_from": id_of(pos, pos.came_from),
        "pushed": None if pos.pushed == NOBODY else SEAT_NAMES[pos.pushed],
    }


def hidden(pos: Position) -> dict[str, Json]:
    """Cards face down; none where the sums allow no others, for anybody can work them out."""
    seats = [seat for seat in range(pos.players) if not has(pos.shown, Seat(seat))]
    if pos.over or all(pos.hands_like(Seat(seat)) == 1 for seat in seats):
        return {"cards": {}}
    return {"cards": {SEAT_NAMES[seat]: [*laid_cards(pos, seat)] for seat in seats}}


# --- What is never lost -----------------------------------------------------


def conserved(pos: Position) -> dict[str, int]:
    """Markers and workers by seat; ships, cards, minus cards and settlements in all."""
    amounts = {
        "ships": sum(-1 <= pos.ship[seat] < ISLANDS for seat in range(pos.players)),
        "cards": sum(island_and_action_cards(pos, seat) for seat in range(pos.players)),
        "minus cards": sum(pos.minuses) + sum(pos.received),
        "settlements": number(pos.settled) + pos.track + pos.reserve,
    }
    for seat, name in enumerate(seat_names(pos)):
        amounts[f"{name} workers"] = sum(pos.workers[seat * PLACES : (seat + 1) * PLACES])
        for good, what in enumerate(GOOD_IDS):
            amounts[f"{name} {what}"] = markers(pos, seat, good)
    return amounts


def number(places: Bits[Field]) -> int:
    return sum(1 for _ in each(places))


def island_and_action_cards(pos: Position, seat: int) -> int:
    """On the table and in hand."""
    laid = len(list(each(pos.islands[seat]))) + len(list(each(pos.actions[seat])))
    in_hand = len(list(each(EVERY_ISLAND & ~pos.islands[seat])))
    return laid + in_hand + len(list(each(EVERY_ACTION & ~pos.actions[seat])))


def markers(pos: Position, seat: int, good: int) -> int:
    """In the supply, on fields, in storehouses, and aboard while the ship is under way."""
    planted = sum(pos.board.good_of[field] == good for field in each(pos.planted[seat]))
    stored = sum(pos.stored[(seat * ISLANDS + island) * GOODS + good] for island in range(ISLANDS))
    aboard = sum(pos.aboard[island * GOODS + good] for island in range(ISLANDS))
    carried = aboard if seat == pos.seat else 0
    return pos.supply[seat * GOODS + good] + planted + stored + carried


# --- Events -----------------------------------------------------------------

EVENTS = (
    Kind("drawn-on-gold", ("slot",), "set-up", ("WA-22",), reveals=True),
    Kind("sealed", ("laid",), "choosing", ("WA-6", "WA-39"), reveals=True),
    Kind("announced", ("sum", "laid"), "sums", ("WA-3", "WA-6"), reveals=True),
    Kind("fee-paid", ("amount", "gold", "slot"), "fifth-card", ("WA-4", "WA-5")),
    Kind("plays-as", ("rank",), "order"),
    Kind("cards-shown", ("cards", "minuses"), "turn", ("WA-6", "WA-42"), reveals=True),
    Kind("ship-placed", ("island",), "first-ship", ("WA-8",)),
    Kind("worker-moved", ("place", "there", "left"), "workers", ("WA-11",)),
    Kind("planted", ("field", "good", "cost"), "planting", ("WA-10",)),
    Kind("helper-sent", ("island", "ship"), "helpers", ("WA-10",)),
    Kind("sold", ("island", "good", "price"), "selling", ("WA-18",)),
    Kind("founded", ("field", "cost", "left"), "founding", ("WA-25", "WA-26")),
    Kind("scored-settlement", ("points", "field"), "founding"),
    Kind("sailed", ("island", "there", "left"), "sailing"),
    Kind("loaded", ("island", "good"), "cargo", ("WA-16",)),
    Kind("unloaded", ("island", "good", "origin"), "cargo", ("WA-16",)),
    Kind("pushed", ("island", "there", "by"), "pushing", ("WA-12", "WA-13", "WA-14")),
    Kind("paid", ("amount", "gold", "slot"), "gold-track", ("WA-19", "WA-20")),
    Kind("earned", ("amount", "gold", "slot", "lost"), "gold-track", ("WA-18", "WA-19", "WA-20")),
    Kind("minus-passed", ("other", "amount"), "minus-cards", ("WA-2", "WA-38")),
    Kind("round-ended", ("round",), "round-end", ("WA-23",)),
    Kind("scored-most-gold", ("points", "rank", "gold"), "most-gold", ("WA-27",)),
    Kind("harvested", ("field", "good"), "harvest", ("WA-23",)),
    Kind("alcalde-named", ("island", "influence", "level"), "alcaldes", ("WA-24",)),
    Kind("alcalde-gone", ("island",), "alcaldes", ("WA-24",)),
    Kind("scored-alcalde", ("points", "island"), "alcalde-points"),
    Kind("track-filled", ("amount", "track", "reserve"), "track"),
    Kind("last-round", ("ending",), "end", ("WA-28",)),
    Kind("ended", ("ending",), "end", ("WA-28",)),
    Kind("scored-fortune", ("points", "gold"), "fortune", ("WA-30",)),
)
