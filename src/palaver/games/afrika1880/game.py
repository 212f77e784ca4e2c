"""The room's descriptor: everything the house needs to know of AFRIKA 1880."""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

from palaver.core.bits import has, only
from palaver.core.game import Game, Switch
from palaver.core.ints import NOBODY, Luck, Seat
from palaver.games.afrika1880 import checks, drawing, labels, reasons, rules, sight
from palaver.games.afrika1880.board import Board
from palaver.games.afrika1880.imagine import imagine
from palaver.games.afrika1880.judge import was_last_colony
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.words import NATIONS, NO_NATIONS, SEATS, Nation, Nations

FEWEST = 3
THE_FIRST = 0  # so many of the book's list
BY_LOT = 1


def chosen_nations() -> tuple[int, ...]:
    """Every choice of nations by their numbers in the book's list: 245 is FR, IT and NL."""
    places = [str(place + 1) for place in range(NATIONS)]
    sizes = range(FEWEST, NATIONS + 1)
    return tuple(int("".join(chosen)) for size in sizes for chosen in combinations(places, size))


SWITCHES = (
    Switch("nations", THE_FIRST, (THE_FIRST, BY_LOT, *chosen_nations()), ("AE-6", "AE-7")),
    Switch("historic", 0, (0, 1), ("AE-8",)),
    Switch("lanes", 1, (0, 1), ()),
    Switch("landings_yield", 0, (0, 1), ("AE-20",)),
    Switch("last_colony", 22, (21, 22), ("AE-45",)),
)
RULES = (
    "goal",
    "set-up",
    "first-marker",
    "historic-start",
    "rounds",
    "negotiation",
    "sheet",
    "marker-orders",
    "development",
    "expedition",
    "landing",
    "relations",
    "reading",
    "supply",
    "conflict",
    "pair",
    "crowd",
    "colonies",
    "in-colonies",
    "end",
    "points",
    "winner",
)


def unplayable(players: int, settings: Mapping[str, int]) -> str | None:
    """The nations chosen must be as many as the players."""
    nations = settings["nations"]
    if nations in (THE_FIRST, BY_LOT) or len(str(nations)) == players:
        return None
    return f"nations={nations} names {len(str(nations))} nations, for {players} players"


def begin(board: Board, players: int, switches: Mapping[str, int], luck: Luck) -> Position:
    pos = rules.set_up(board, players, luck)
    pos.lanes = bool(switches["lanes"])
    pos.landings_yield = bool(switches["landings_yield"])
    if switches["last_colony"] < board.miniatures:
        pos.last_colony = switches["last_colony"]
    if switches["nations"] == BY_LOT:
        rules.draw_nations(pos)
    else:
        rules.choose_nations(pos, nations_called(switches["nations"], players))
    if switches["historic"]:
        rules.place_historically(pos)
    else:
        rules.place_first_markers(pos)
    return pos


def nations_called(number: int, players: int) -> Nations:
    places = str(number) if number != THE_FIRST else "123456"[:players]
    nations = NO_NATIONS
    for place in places:
        nations = nations | only(Nation(int(place) - 1))
    return nations


NEGOTIATION = 8 * 60  # seconds in which all talk and write together (AE-19)


def time_is_up(pos: Position, seat: Seat) -> int | None:
    """A sheet counts as it stands, what is forgotten is alliance and nothing (AE-17, AE-51)."""
    if not has(pos.waiting(), seat):
        return None
    return pos.question(seat).when_time_is_up(pos, seat)


def shared_clock(pos: Position) -> int | None:
    return NEGOTIATION if pos.seat == NOBODY else None


def may_talk(pos: Position) -> bool:
    """While sheets are written, and when all is over."""
    return bool(pos.over) or pos.seat == NOBODY


def ending(pos: Position) -> str:
    """Whoever wins, the book has two ways to come to the end; without a winner is the third."""
    if not pos.winners():
        return "nobody-won"
    return "last-colony" if was_last_colony(pos) else "last-year"


GAME = Game(
    name="afrika1880",
    title="AFRIKA 1880 (Francis Pacherie, 1997)",
    rules_number=1,
    seats=range(FEWEST, SEATS + 1),
    folder=Path(__file__).parent,
    questions=rules.QUESTIONS,
    position=Position,
    switches=SWITCHES,
    events=sight.EVENTS,
    words=sight.WORDS,
    rules=RULES,
    endings=("last-year", "last-colony", "nobody-won"),
    bound=20_000,
    complaints=checks.complaints,
    complaints_in=checks.complaints_in,
    make_board=Board,
    begin=begin,
    seat_names=sight.seat_names,
    table=sight.table,
    imagine=imagine,
    hidden=sight.hidden,
    choice=labels.choice,
    asked=labels.asked,
    things=reasons.things,
    why_not=reasons.why_not,
    conserved=sight.conserved,
    ending=ending,
    draw=drawing.draw,
    picture=drawing.picture,
    joined=frozenset({"sheet", "marker-order", "landing"}),
    unplayable=unplayable,
    time_is_up=time_is_up,
    shared_clock=shared_clock,
    may_talk=may_talk,
)
