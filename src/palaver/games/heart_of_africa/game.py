"""The room's descriptor: everything the house needs to know of The Heart of Africa."""

from collections.abc import Mapping
from pathlib import Path

from palaver.core.game import Game, Switch
from palaver.core.ints import Luck, Seat
from palaver.games.heart_of_africa import checks, drawing, labels, reasons, rules, sight
from palaver.games.heart_of_africa.board import Board
from palaver.games.heart_of_africa.imagine import imagine
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.words import SEATS

SWITCHES = (
    Switch("first_player", 0, range(SEATS + 1), ()),  # 0 is by lot, 1 the first seat
    Switch("empty_globetrotter", 0, (0, 1), ("HA-20",)),
)
RULES = (
    "goal",
    "set-up",
    "first-player",
    "first-tickets",
    "public",
    "turn",
    "drawing",
    "row",
    "terrain-cards",
    "market",
    "claiming",
    "ferries",
    "points",
    "double-routes",
    "doubling",
    "jokers",
    "countries",
    "tickets",
    "drawing-tickets",
    "passing",
    "end",
    "ticket-score",
    "globetrotter",
    "winner",
)


def begin(board: Board, players: int, switches: Mapping[str, int], luck: Luck) -> Position:
    pos = rules.set_up(board, players, luck)
    if switches["first_player"] in range(1, players + 1):
        pos.seat = Seat(switches["first_player"] - 1)
    else:
        rules.draw_first_player(pos)
    pos.empty_globetrotter = bool(switches["empty_globetrotter"])
    return pos


def ending(pos: Position) -> str:
    """Everybody has had a last turn; otherwise nobody could do anything."""
    return "last-round" if pos.turns_left == 0 else "all-passed"


GAME = Game(
    name="heart_of_africa",
    title="Ticket to Ride: The Heart of Africa (Alan R. Moon, 2012)",
    rules_number=1,
    seats=range(2, SEATS + 1),
    folder=Path(__file__).parent,
    questions=rules.QUESTIONS,
    position=Position,
    switches=SWITCHES,
    events=sight.EVENTS,
    words=sight.WORDS,
    rules=RULES,
    endings=("last-round", "all-passed"),
    bound=3_000,
    complaints=checks.complaints,
    remarks=checks.remarks,
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
    ending=ending,
    draw=drawing.draw,
    picture=drawing.picture,
    joined=frozenset(
        (
            "take-turn",
            "draw-second",
            "pay-colour",
            "pay-locomotives",
            "pay-terrain",
            "pay-jokers",
            "choose-tickets",
        )
    ),
)
