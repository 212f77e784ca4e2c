"""What one seat may know of the table, by names, and how each event is told."""

from collections.abc import Callable

from palaver.core.bits import each, has
from palaver.core.ear import Ear
from palaver.core.game import Kind, name_of
from palaver.core.ints import NOBODY, Seat
from palaver.core.sight import Json, Name, Said, Who, Word
from palaver.games.afrika1880.judge import (
    SHARED_COLONY,
    SOLE_COLONY,
    fate_of_landing,
    goal,
    port_of_call,
    shared_colonies,
    sole_colonies,
)
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.steps import send_expeditions
from palaver.games.afrika1880.words import (
    DEVELOP,
    EXPEDITION_IN_VAIN,
    FORESTALLED,
    NO_MARKER_LEFT,
    NO_ROW,
    NO_TERRITORIES,
    NOTHING,
    NOWHERE,
    ROWS,
    SENT_ALREADY,
    SHIP,
    TERRITORIES,
    THERE_BEFORE,
    Nation,
    Nations,
    Order,
    Row,
    Territory,
)

# --- Names ------------------------------------------------------------------


def seat_names(pos: Position) -> tuple[str, ...]:
    """A seat is called by its nation."""
    return tuple(pos.board.nation_codes[pos.nation_of[seat]] for seat in range(pos.players))


def code_of_row(pos: Position, row: int) -> str:
    return "ship" if row == SHIP else pos.board.codes[row]


def territory_word(pos: Position, territory: int) -> Word:
    printed = pos.board.data["territories"][territory]
    elsewhere = {tongue: printed[tongue] for tongue in ("en", "de", "it") if tongue in printed}
    return Word(pos.board.codes[territory], Name(printed["name"], elsewhere))


def seat_word(pos: Position, seat: int) -> Word:
    return Word(seat_names(pos)[seat], Who(seat))


def year_word(pos: Position, number: int) -> Word:
    year = str(pos.board.years[number])
    return Word(year, year)


FATES = {
    THERE_BEFORE: "there-before",
    SENT_ALREADY: "sent-already",
    NO_MARKER_LEFT: "no-marker-left",
    FORESTALLED: "forestalled",
}
RULINGS_OF_FATES = {
    "there-before": ("AE-12",),
    "sent-already": ("AE-13", "AE-50"),
    "no-marker-left": ("AE-29",),
    "forestalled": ("AE-20",),
    "full": ("AE-27", "AE-49"),
}


def fate_word(pos: Position, fate: int) -> Word:
    name = FATES[fate]  # type: ignore[index]
    return Word(name, Said(f"fate-{name}"))


def owners_word(pos: Position, nations: int) -> Word:
    seats = [pos.seat_of[nation] for nation in each(Nations(nations))]
    names = seat_names(pos)
    return Word("+".join(names[seat] for seat in seats), tuple(Who(seat) for seat in seats))


WORDS = {
    "territory": territory_word,
    "there": territory_word,
    "other": seat_word,
    "year": year_word,
    "fate": fate_word,
    "owners": owners_word,
}


# --- The table --------------------------------------------------------------


def table(pos: Position, observer: int | None) -> dict[str, Json]:
    """The map and the embassies for all, and of the sheets only one's own."""
    names = seat_names(pos)
    placing = pos.seat != NOBODY
    shown: dict[str, Json] = {
        "year": pos.board.years[pos.round],
        "round": pos.round + 1,
        "nations": list(names),
        "placing": names[pos.seat] if placing else None,
        "territories": {code: lying_in(pos, here) for here, code in enumerate(pos.board.codes)},
        "colonies": len(list(each(pos.colonies))),
        "supply": by_nation(pos, pos.supply),
        "embassies": by_nation(pos, lambda nation: embassy(pos, nation)),
        "standing": by_nation(pos, lambda nation: standing(pos, nation)),
        "sealed": [names[seat] for seat in each(pos.sealed)],
        "switches": {
            "lanes": int(pos.lanes),
            "landings_yield": int(pos.landings_yield),
            "last_colony": pos.last_colony,
        },
    }
    if observer is not None and not placing and not pos.over:
        shown["sheet"] = sheet(pos, Seat(observer))
    return shown


def by_nation(pos: Position, what: Callable[[Nation], Json]) -> Json:
    return {pos.board.nation_codes[nation]: what(nation) for nation in each(pos.in_play)}


def lying_in(pos: Position, here: int) -> Json:
    names = seat_names(pos)
    return {
        "markers": [names[pos.seat_of[nation]] for nation in each(pos.present(Territory(here)))],
        "developed": pos.developed[here],
        "squares": pos.board.squares[here],
        "colony": has(pos.colonies, Territory(here)),
    }


def embassy(pos: Position, nation: Nation) -> Json:
    """What the others last declared towards a nation."""
    names = seat_names(pos)
    return {
        names[pos.seat_of[other]]: relation(has(pos.hostile_to[nation], other))
        for other in each(pos.others(nation))
    }


def relation(hostile: bool) -> str:
    return "conflict" if hostile else "alliance"


def standing(pos: Position, nation: Nation) -> Json:
    """What the colonies will be worth: who owns them no longer changes (AE-14)."""
    sole = len(list(each(sole_colonies(pos, nation))))
    shared = len(list(each(shared_colonies(pos, nation))))
    points = sole * SOLE_COLONY + shared * SHARED_COLONY
    return {"sole": sole, "shared": shared, "points": points}


# --- The order sheets -------------------------------------------------------


def sheet(pos: Position, seat: Seat) -> dict[str, Json]:
    """As the seat has written it, and which orders will have no effect (AE-49)."""
    nation, names = pos.nation_of[seat], seat_names(pos)
    written: dict[str, Json] = {
        code_of_row(pos, row): order_text(pos, order)
        for row in range(ROWS)
        if (order := pos.order_in(nation, Row(row))) != NOTHING
    }
    pencil = pos.writing[seat]
    return {
        "question": name_of(pos.question(seat)),
        "orders": written,
        "relations": {
            names[pos.seat_of[other]]: relation(has(pos.hostile[nation], other))
            for other in each(pos.others(nation))
        },
        "writing": None if pencil == NO_ROW else code_of_row(pos, pencil),
        "in_vain": {code_of_row(pos, row): why for row, why in in_vain(pos, nation).items()},
    }


def order_text(pos: Position, order: Order) -> str:
    return "develop" if order == DEVELOP else f"to {pos.board.codes[goal(order)]}"


def in_vain(pos: Position, nation: Nation) -> dict[int, str]:
    """The rows of a sheet that, as it stands, will come to nothing, and why."""
    twin = pos.clone()
    twin.ear = ear = Ear()
    found = {
        here: "full"
        for here in range(TERRITORIES)
        if pos.order_in(nation, Row(here)) == DEVELOP and pos.is_full(Territory(here))
    }
    send_expeditions(twin, nation)
    for kind, _, row, _, fate, _ in ear.heard:
        if kind == EXPEDITION_IN_VAIN:
            found[row] = FATES[fate]  # type: ignore[index]
    if port_of_call(pos, nation) != NOWHERE:
        fate = fate_of_landing(twin, nation, NO_TERRITORIES)
        if fate in FATES:
            found[SHIP] = FATES[fate]
    return dict(sorted(found.items()))


def hidden(pos: Position) -> dict[str, Json]:
    """Every sheet, for traces."""
    if pos.over or pos.seat != NOBODY:
        return {}
    return {"sheets": {name: sheet(pos, Seat(seat)) for seat, name in enumerate(seat_names(pos))}}


def conserved(pos: Position) -> dict[str, int]:
    """Every nation's markers, on the board and in the supply, and the nations themselves."""
    return {
        pos.board.nation_codes[nation]: len(list(each(pos.markers[nation]))) + pos.supply(nation)
        for nation in each(pos.in_play)
    }


# --- Events -----------------------------------------------------------------

FUTILE = ("AE-12", "AE-13", "AE-29", "AE-50")


def told_of_sheets(name: str, args: tuple[str, ...], rule: str, *rulings: str) -> Kind:
    """What follows from the sheets was known to nobody until they are read."""
    return Kind(name, args, rule, rulings, reveals=True)


EVENTS = (
    Kind("first-marker-placed", ("territory",), "first-marker", ("AE-1", "AE-2")),
    Kind("sheet-sealed", (), "sheet"),
    Kind("sheet-reopened", (), "sheet", ("AE-52",)),
    told_of_sheets("development-ordered", ("territory",), "development"),
    told_of_sheets("developed", ("territory", "new", "lost", "squares"), "development", "AE-27"),
    told_of_sheets("expedition-arrived", ("territory", "there"), "expedition", "AE-31"),
    told_of_sheets("expedition-in-vain", ("territory", "there", "fate"), "supply", *FUTILE),
    told_of_sheets("landed", ("there",), "landing", "AE-20", "AE-21"),
    told_of_sheets("landing-in-vain", ("there", "fate"), "supply", "AE-13", "AE-20", "AE-29"),
    told_of_sheets("alliance-declared", ("other",), "relations", "AE-17", "AE-18"),
    told_of_sheets("conflict-declared", ("other",), "relations", "AE-18"),
    told_of_sheets("betrayed", ("territory", "other"), "pair", "AE-33"),
    told_of_sheets("outvoted", ("territory", "conflicts", "alliances"), "crowd", "AE-34", "AE-35"),
    told_of_sheets("colony-founded", ("territory", "owners"), "colonies", "AE-37", "AE-40"),
    told_of_sheets("colony-blocked", ("territory", "other"), "colonies", "AE-37", "AE-41"),
    told_of_sheets("land-unclaimed", ("territory",), "colonies", "AE-39"),
    Kind("year-began", ("year",), "rounds", ("AE-44",)),
    told_of_sheets("last-colony-founded", ("colonies",), "end", "AE-45"),
    Kind("last-year-ended", ("year",), "end", ("AE-44",)),
    Kind("scored-sole-colony", ("points", "territory"), "points", ("AE-47",)),
    Kind("scored-shared-colony", ("points", "territory"), "points", ("AE-47",)),
    Kind("scored-alliance", ("points", "other"), "points", ("AE-46",)),
    Kind("nobody-won", (), "winner", ("AE-48",)),
)
