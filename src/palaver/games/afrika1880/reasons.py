"""Why not? For every territory, ship, embassy and button that may not be touched now.

The same reasons strike out what stands unlawfully in a sheet given to `palaver judge`.
"""

from collections.abc import Iterator

from palaver.core.bits import each, has
from palaver.core.ints import NOBODY, Seat
from palaver.core.sight import Filling, Reason, Said, Who
from palaver.games.afrika1880.labels import choice
from palaver.games.afrika1880.position import Position, Question
from palaver.games.afrika1880.rules import (
    FIRST_MARKER,
    LANDING,
    MARKER_ORDER,
    SEALED_SHEET,
)
from palaver.games.afrika1880.sight import seat_names, territory_word
from palaver.games.afrika1880.words import Nation, Territory

BUTTONS = ("seal", "reopen", "nothing", "develop")


def things(pos: Position, seat: Seat) -> Iterator[str]:
    """Whatever a person may try to touch."""
    for code in pos.board.codes:
        yield f"territory:{code}"
    yield "ship"
    for name in seat_names(pos):
        yield f"embassy:{name}"
    for name in BUTTONS:
        yield f"button:{name}"


def why_not(pos: Position, seat: Seat, thing: str) -> Reason | None:
    if pos.over:
        return reason("over", "end")
    if pos.seat not in (NOBODY, seat):
        return reason("turn", "first-marker", "AE-1", who=Who(pos.seat))
    if any(thing in choice(pos, seat, option).touch for option in pos.legal(seat)):
        return None
    return why_not_touched(pos, seat, pos.question(seat), thing)


def why_not_touched(pos: Position, seat: Seat, question: Question, thing: str) -> Reason:
    if question is SEALED_SHEET:
        return reason("sealed", "sheet", "AE-52")
    nation = pos.nation_of[seat]
    kind, _, name = thing.partition(":")
    here = Territory(pos.board.codes.index(name)) if kind == "territory" else None
    if question is FIRST_MARKER:
        return why_no_first_marker(pos, here)
    if question is LANDING:
        first = reason("ship-first", "landing")
        return first if here is None else why_no_landing(pos, nation, here)
    if question is MARKER_ORDER:
        row = Territory(pos.writing[seat])
        return why_no_order(pos, row, thing) if here is None else why_no_expedition(pos, row, here)
    return why_not_on_sheet(pos, nation, thing) if here is None else why_no_row(pos, nation, here)


def reason(key: str, rule: str, *rulings: str, **args: Filling) -> Reason:
    return Reason(Said(f"reason-{key}", args), rule, rulings)


def named(pos: Position, here: Territory) -> dict[str, Filling]:
    return {"territory": territory_word(pos, here).said}


def why_no_first_marker(pos: Position, here: Territory | None) -> Reason:
    if here is None:
        return reason("markers-first", "first-marker", "AE-3")
    return reason("no-coast", "first-marker", "AE-2", **named(pos, here))


# --- The whole sheet --------------------------------------------------------


def why_not_on_sheet(pos: Position, nation: Nation, thing: str) -> Reason:
    if thing == "ship":
        return reason("no-free-coast", "landing", "AE-20", "AE-22")
    if thing == "button:reopen":
        return reason("not-sealed", "sheet", "AE-52")
    if thing.startswith("embassy:"):
        return reason("own-embassy", "relations", "AE-18")
    return reason("row-first", "sheet", "AE-9")


def why_no_row(pos: Position, nation: Nation, here: Territory) -> Reason:
    if has(pos.markers[nation], here):
        return reason("hemmed-in", "in-colonies", "AE-14", "AE-16", **named(pos, here))
    return reason("no-marker", "marker-orders", "AE-9", "AE-10", **named(pos, here))


# --- An order to a marker ---------------------------------------------------


def why_no_order(pos: Position, row: Territory, thing: str) -> Reason:
    if thing == "button:develop":
        return why_no_development(pos, row)
    return reason("order-first", "marker-orders", "AE-9", **named(pos, row))


def why_no_development(pos: Position, row: Territory) -> Reason:
    return reason("colony-complete", "in-colonies", "AE-16", **named(pos, row))


def why_no_expedition(pos: Position, row: Territory, there: Territory) -> Reason:
    args = {"from": territory_word(pos, row).said, **named(pos, there)}
    if there == row:
        return reason("itself", "expedition", "AE-11", **named(pos, there))
    if has(pos.board.by_lane[row], there) and not pos.lanes:
        return reason("no-lane", "expedition", "AE-11", **args)
    if not has(pos.neighbours(row), there):
        return reason("not-a-neighbour", "expedition", "AE-11", **args)
    return reason("colony-closed", "in-colonies", "AE-11", "AE-14", **named(pos, there))


# --- The ship ---------------------------------------------------------------


def why_no_landing(pos: Position, nation: Nation, there: Territory) -> Reason:
    if not has(pos.board.coasts, there):
        return reason("no-coast", "landing", "AE-11", **named(pos, there))
    if list(each(pos.present(there))) == [nation]:
        return reason("own-coast", "landing", "AE-11", "AE-23", **named(pos, there))
    return reason("coast-taken", "landing", "AE-11", "AE-20", **named(pos, there))
