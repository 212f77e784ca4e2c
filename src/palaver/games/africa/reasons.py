"""Why not? For every space, button and pile of goods that may not be touched now."""

from collections.abc import Iterator

from palaver.core.bits import has
from palaver.core.ints import Seat
from palaver.core.sight import Filling, Reason, Said, Who
from palaver.games.africa.labels import choice
from palaver.games.africa.position import Position
from palaver.games.africa.rules import (
    ACT,
    CHOOSE_CITY,
    CHOOSE_TURN,
    SETTLE,
    TRADE,
    TRAVEL,
)
from palaver.games.africa.sight import SEAT_NAMES, space_word, tile_word
from palaver.games.africa.words import EMPTY, GOODS, MOST_GOODS, Space, Tile

BUTTONS = ("journey", "rest", "research", "mine", "keep")


def things(pos: Position, seat: Seat) -> Iterator[str]:
    """Whatever a person may try to touch."""
    for code in pos.board.space_codes:
        yield f"space:{code}"
    for name in BUTTONS:
        yield f"button:{name}"
    for other in range(pos.players):
        for kind in range(pos.board.goods_kinds):
            yield f"goods:{SEAT_NAMES[other]}:{pos.board.tile_names[Tile(GOODS + kind)]}"


def why_not(pos: Position, seat: Seat, thing: str) -> Reason | None:
    if pos.over:
        return reason("over", "end")
    if pos.seat != seat:
        return reason("turn", "turn", who=Who(pos.seat))
    if any(thing in choice(pos, seat, option).touch for option in pos.legal(seat)):
        return None
    kind, _, name = thing.partition(":")
    if kind == "button":
        return why_no_button(pos, seat, name)
    if kind == "goods":
        return why_no_swap(pos, seat, name)
    return why_no_space(pos, seat, Space(pos.board.space_codes.index(name)))


def reason(key: str, rule: str, *rulings: str, **args: Filling) -> Reason:
    return Reason(Said(f"reason-{key}", args), rule, rulings)


# --- Buttons ----------------------------------------------------------------


def why_no_button(pos: Position, seat: Seat, name: str) -> Reason:
    if pos.asking is CHOOSE_CITY:
        return reason("city-first", "first-player", "AF-33")
    if name == "journey" and pos.asking is not TRAVEL:
        if pos.asking is CHOOSE_TURN:
            return reason("nowhere-to-go", "journey", "AF-34")
        return reason("journey-instead", "turn", "AF-5")
    if name == "keep":
        return reason("nothing-to-keep", "goods", "AF-14")
    if pos.asking is ACT:
        return why_no_camp(pos, seat)
    return another_first(pos)


def why_no_camp(pos: Position, seat: Seat) -> Reason:
    if pos.camps[seat] == 0:
        return reason("no-camp", "camps", "AF-19")
    here = space_args(pos, pos.explorer[seat])
    return reason("not-empty", "empty-spaces", "AF-1", "AF-19", **here)


def another_first(pos: Position) -> Reason:
    """Another answer is waited for before any action."""
    if pos.asking is TRAVEL:
        return reason("journey-begun", "journey", "AF-6")
    if pos.asking is TRADE:
        return reason("trade-first", "goods", "AF-14", tile=tile_word(pos, pos.held).said)
    if pos.asking is SETTLE:
        return reason("settle-first", "settling", "AF-9", tile=tile_word(pos, pos.held).said)
    return reason("not-now", "turn", "AF-5")


# --- Goods ------------------------------------------------------------------


def why_no_swap(pos: Position, seat: Seat, name: str) -> Reason:
    if pos.asking is not TRADE:
        return reason("no-goods-found", "swapping", "AF-18")
    owner, _, goods = name.partition(":")
    other = SEAT_NAMES.index(owner)
    kinds = {
        pos.board.tile_names[Tile(GOODS + kind)]: kind for kind in range(pos.board.goods_kinds)
    }
    theirs = pos.goods[other * MOST_GOODS + kinds[goods]]
    mine = pos.goods[seat * MOST_GOODS + pos.held - GOODS]
    held = tile_word(pos, pos.held).said
    if other == seat:
        return reason("own-goods", "swapping", "AF-14")
    if theirs == 0:
        wanted = tile_word(pos, GOODS + kinds[goods]).said
        return reason("none-there", "swapping", "AF-14", other=Who(other), wanted=wanted)
    if GOODS + kinds[goods] == pos.held:
        return reason("same-goods", "swapping", "AF-14", tile=held)
    return reason("too-few", "swapping", "AF-16", tile=held, amount=theirs, mine=mine)


# --- Spaces -----------------------------------------------------------------


def why_no_space(pos: Position, seat: Seat, space: Space) -> Reason:
    if pos.asking is CHOOSE_CITY:
        if has(pos.board.cities, space):
            return reason("city-taken", "first-player", "AF-33", **space_args(pos, space))
        return reason("no-city", "first-player", "AF-33", **space_args(pos, space))
    if pos.asking is TRADE:
        return another_first(pos)
    if pos.asking is SETTLE:
        return why_not_settle(pos, space)
    if pos.asking is ACT:
        return why_no_act(pos, seat, space)
    return why_not_go(pos, seat, space)


def why_not_go(pos: Position, seat: Seat, space: Space) -> Reason:
    travelling = pos.asking is TRAVEL
    rule, ruling = ("journey", "AF-6") if travelling else ("walking", "AF-7")
    if has(pos.face_down, space):
        if not travelling and has(pos.board.around[pos.explorer[seat]], space):
            return reason("face-down-beside", rule, ruling, "AF-8", **space_args(pos, space))
        return reason("face-down", rule, ruling, **space_args(pos, space))
    if has(pos.closed(seat), space):
        return reason("explorer-there", rule, ruling, **space_args(pos, space))
    if travelling:
        return reason("same-place", rule, "AF-35")
    return reason("too-far", rule, "AF-5", **space_args(pos, space))


def why_not_settle(pos: Position, space: Space) -> Reason:
    if space == pos.spot:
        return reason("must-move", "moving", "AF-13", tile=tile_word(pos, pos.held).said)
    if not has(pos.empty, space):
        return reason("not-empty", "empty-spaces", "AF-1", **space_args(pos, space))
    held = tile_word(pos, pos.held).said
    rule, *rulings = ("settling", "AF-9") if pos.fresh else ("moving", "AF-12", "AF-13")
    return reason("no-better", rule, *rulings, tile=held, **space_args(pos, space))


def why_no_act(pos: Position, seat: Seat, space: Space) -> Reason:
    here = space_args(pos, space)
    if has(pos.face_down, space):
        return reason("turn-up-too-far", "turning-up", "AF-8", **here)
    if not has(pos.roaming, space):
        key = "nothing-there" if pos.tile[space] == EMPTY else "stays-there"
        return reason(key, "moving", "AF-13", **here)
    tile = tile_word(pos, pos.tile[space]).said
    if not has(pos.movable(seat), space):
        return reason("move-too-far", "moving", "AF-13", tile=tile, **here)
    return reason("no-better-anywhere", "moving", "AF-12", "AF-13", tile=tile, **here)


def space_args(pos: Position, space: Space) -> dict[str, Filling]:
    return {"space": space_word(pos, space).said}
