"""The room's descriptor: everything the house needs to know of AFRICA."""

from collections.abc import Mapping
from pathlib import Path

from palaver.core.game import Game, Switch
from palaver.core.ints import Luck, Seat
from palaver.games.africa import checks, drawing, labels, picture, reasons, rules, sight
from palaver.games.africa.board import Board
from palaver.games.africa.imagine import imagine
from palaver.games.africa.position import Position
from palaver.games.africa.words import SEATS

BY_LOT = 0  # who begins; 1 is the first seat
SWITCHES = (
    Switch("first_player", BY_LOT, range(SEATS + 1), ("AF-33",)),
    Switch("patience", 10, range(101), ("AF-32", "AF-36")),  # 0 is without end
    Switch("simple", 0, (0, 1), ("AF-31", "AF-38")),
    Switch("empty_majority", 0, (0, 1), ("AF-27",)),
    Switch("journey_home", 0, (0, 1), ("AF-35",)),
)
RULES = (
    "goal",
    "material",
    "set-up",
    "score",
    "first-player",
    "turn",
    "journey",
    "walking",
    "turning-up",
    "treasure",
    "goods",
    "swapping",
    "settling",
    "animals",
    "nomads",
    "monuments",
    "moving",
    "camps",
    "research",
    "mining",
    "empty-spaces",
    "passing",
    "end",
    "goods-score",
    "majority",
    "winner",
    "two-players",
    "simple",
    "patience",
)


def unplayable(players: int, settings: Mapping[str, int]) -> str | None:
    """Who begins must be one of the players."""
    first = settings["first_player"]
    return None if first <= players else f"seat {first} cannot begin, with {players} players"


def begin(board: Board, players: int, switches: Mapping[str, int], luck: Luck) -> Position:
    pos = rules.set_up(board, players, luck)
    if switches["first_player"] == BY_LOT:
        rules.draw_first_player(pos)
    else:
        pos.seat = Seat(switches["first_player"] - 1)
    pos.patience = switches["patience"]
    pos.simple = bool(switches["simple"])
    pos.empty_majority = bool(switches["empty_majority"])
    pos.journey_home = bool(switches["journey_home"])
    return pos


def ending(pos: Position) -> str:
    """Who finds the last monument has acted; otherwise nobody did for many rounds."""
    return "last-monument" if pos.acted else "patience"


GAME = Game(
    name="africa",
    title="AFRICA (Reiner Knizia, 2001)",
    rules_number=1,
    seats=range(2, SEATS + 1),
    folder=Path(__file__).parent,
    questions=rules.QUESTIONS,
    position=Position,
    switches=SWITCHES,
    events=sight.EVENTS,
    words=sight.WORDS,
    rules=RULES,
    endings=("last-monument", "patience"),
    bound=20_000,
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
    ending=ending,
    draw=drawing.draw,
    picture=picture.picture,
    unplayable=unplayable,
)
