"""The room's descriptor: everything the house needs to know of West of Africa."""

from collections.abc import Mapping
from pathlib import Path

from palaver.core.game import Game, Switch
from palaver.core.ints import Luck
from palaver.games.west_of_africa import checks, drawing, labels, reasons, rules, sight
from palaver.games.west_of_africa.board import Board
from palaver.games.west_of_africa.imagine import imagine
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.words import FEWEST_SEATS, SEATS

SWITCHES = (
    Switch("longest_stay", 0, (0, 1), ("WA-19",)),
    Switch("end_at_once", 0, (0, 1), ("WA-28",)),
    Switch("linear_middle", 0, (0, 1), ("WA-12", "WA-13")),
    Switch("western_star", 0, (0, 1), ("WA-14",)),
    Switch("flat_island_values", 0, (0, 1), ()),
)
RULES = (
    "goal",
    "islands",
    "gold-track",
    "set-up",
    "round",
    "choosing",
    "fifth-card",
    "minus-cards",
    "sums",
    "order",
    "turn",
    "first-ship",
    "workers",
    "planting",
    "helpers",
    "double-fields",
    "selling",
    "founding",
    "sailing",
    "cargo",
    "pushing",
    "round-end",
    "most-gold",
    "harvest",
    "alcaldes",
    "alcalde-points",
    "track",
    "end",
    "fortune",
    "winner",
    "few-players",
    "other-boards",
)


def begin(board: Board, players: int, switches: Mapping[str, int], luck: Luck) -> Position:
    pos = rules.set_up(board, players, luck)
    pos.longest_stay = bool(switches["longest_stay"])
    pos.end_at_once = bool(switches["end_at_once"])
    pos.linear_middle = bool(switches["linear_middle"])
    pos.western_star = bool(switches["western_star"])
    pos.flat_island_values = bool(switches["flat_island_values"])
    return pos


GAME = Game(
    name="west_of_africa",
    title="West of Africa (Martin Schlegel, 2016)",
    rules_number=1,
    seats=range(FEWEST_SEATS, SEATS + 1),
    folder=Path(__file__).parent,
    questions=rules.QUESTIONS,
    position=Position,
    switches=SWITCHES,
    events=sight.EVENTS,
    words=sight.WORDS,
    rules=RULES,
    endings=sight.ENDINGS,
    bound=5_000,
    complaints=checks.complaints,
    make_board=Board,
    begin=begin,
    seat_names=sight.seat_names,
    table=sight.table,
    hidden=sight.hidden,
    choice=labels.choice,
    asked=labels.asked,
    things=reasons.things,
    why_not=reasons.why_not,
    imagine=imagine,
    conserved=sight.conserved,
    ending=sight.ending,
    draw=drawing.draw,
    picture=drawing.picture,
    joined=frozenset({"choose-cards"}),
)
