"""Every answer by its notation, by what a person touches, and as a sentence."""

from palaver.core.game import name_of
from palaver.core.ints import Seat
from palaver.core.sight import Choice, Filling, Said, Who
from palaver.games.africa.position import Position
from palaver.games.africa.rules import (
    ACT,
    CHOOSE_CITY,
    CHOOSE_TURN,
    JOURNEY,
    KEEP,
    MINE,
    PICK_UP,
    RESEARCH,
    REST,
    SETTLE,
    SWAP,
    TRADE,
    TRAVEL,
    TURN_UP,
)
from palaver.games.africa.sight import SEAT_NAMES, space_word, tile_word
from palaver.games.africa.words import GOODS, MOST_GOODS, NOMADS, Space, Tile


def asked(pos: Position, seat: Seat) -> Said:
    """The question in words."""
    args: dict[str, Filling] = {"who": Who(seat)}
    if pos.asking in (TRADE, SETTLE):
        args["tile"] = tile_word(pos, pos.held).said
    if pos.asking is ACT:
        args["left"] = pos.actions_left
    return Said(f"ask-{name_of(pos.asking)}", args)


def choice(pos: Position, seat: Seat, option: int) -> Choice:
    if pos.asking is TRADE:
        return trade_choice(pos, option)
    if pos.asking is ACT:
        return act_choice(pos, option)
    if pos.asking is CHOOSE_TURN and option == JOURNEY:
        return button(option, "journey")
    verb = {CHOOSE_CITY: "start", TRAVEL: "travel", SETTLE: "settle"}.get(pos.asking, "go")
    staying = pos.spot if pos.asking is SETTLE else pos.explorer[seat]
    key = "stay" if option == staying and verb in ("go", "settle") else verb
    return on_space(pos, option, verb, f"{verb}-stay" if key == "stay" else verb, option)


def act_choice(pos: Position, option: int) -> Choice:
    if option >= PICK_UP:
        space = option - PICK_UP
        key = "pick-up-nomads" if pos.tile[space] == NOMADS else "pick-up-animal"
        return on_space(pos, space, "pick-up", key, option)
    if option >= TURN_UP:
        return on_space(pos, option - TURN_UP, "turn-up", "turn-up", option)
    return button(option, {REST: "rest", RESEARCH: "research", MINE: "mine"}[option])


def trade_choice(pos: Position, option: int) -> Choice:
    if option == KEEP:
        return button(option, "keep")
    other, kind = divmod(option - SWAP, MOST_GOODS)
    wanted = tile_word(pos, GOODS + kind)
    args: dict[str, Filling] = {
        "other": Who(other),
        "amount": pos.goods[other * MOST_GOODS + kind],
        "wanted": wanted.said,
        "tile": tile_word(pos, pos.held).said,
    }
    return Choice(
        option,
        f"swap {SEAT_NAMES[other]} {wanted.notation}",
        (f"goods:{SEAT_NAMES[other]}:{wanted.notation}",),
        Said("option-swap", args),
    )


def button(option: int, name: str) -> Choice:
    return Choice(option, name, (f"button:{name}",), Said(f"option-{name}"))


def on_space(pos: Position, space: int, verb: str, key: str, option: int) -> Choice:
    word = space_word(pos, space)
    args: dict[str, Filling] = {"space": word.said}
    if verb == "pick-up":
        args["tile"] = tile_word(pos, Tile(pos.tile[Space(space)])).said
    return Choice(
        option, f"{verb} {word.notation}", (f"space:{word.notation}",), Said(f"option-{key}", args)
    )
