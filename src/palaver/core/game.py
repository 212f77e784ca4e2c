"""The descriptor a room hands out, and how rooms are found."""

import hashlib
import importlib
import json
import pkgutil
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from palaver.core.bits import each, has
from palaver.core.boards import beyond_measure
from palaver.core.decision import Decision
from palaver.core.errors import BadBoard, BadSetUp, PalaverError
from palaver.core.ints import NOBODY, Luck, Seat
from palaver.core.ints import Word as Word64
from palaver.core.position import AnyPosition
from palaver.core.sight import Choice, Filling, Json, Reason, Said, Sight, Told, Who, Word

P = TypeVar("P", bound=AnyPosition)
Heard = tuple[int, int, int, int, int, int]  # as `Ear` writes it down


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of event: the names of its numbers, and where the book has it.

    `words` turn a number into a name, by the board; a plain number has none.
    An argument in `secret` is told only to the event's own seat; a `private` event
    altogether. `reveals` marks chance and whatever somebody did not know before.
    """

    name: str
    args: tuple[str, ...]
    rule: str
    rulings: tuple[str, ...] = ()
    reveals: bool = False
    secret: frozenset[str] = frozenset()
    private: bool = False


@dataclass(frozen=True, slots=True)
class Switch:
    """A house choice among readings of the rules, kept in the record."""

    name: str
    default: int
    values: range | tuple[int, ...]
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tool:
    """A verb of the command line that one room has: it reads a file and answers in text.

    A room lists its tools as `TOOLS` in a page `tools.py`. The second argument of `run`
    makes, from the notation names of the seats, what says a text in the reader's language.
    """

    name: str
    explains: str
    run: Callable[[Path, Callable[[tuple[str, ...]], Callable[[Filling], str]], Any], str]


def name_of(question: Decision) -> str:
    """`ChooseCity` asks `choose-city`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(question).__name__).lower()


@dataclass(frozen=True)
class Game(Generic[P]):
    """Everything the house needs to know of a room; see `core/contract.py` for its laws."""

    name: str
    title: str
    rules_number: int  # raised when an old record would replay differently
    seats: range  # how many can play
    folder: Path
    questions: tuple[Decision, ...]
    position: type[P]
    switches: tuple[Switch, ...]
    events: tuple[Kind, ...]
    words: Mapping[str, Callable[[P, int], Word]]  # for the arguments of events, by name
    rules: tuple[str, ...]  # the paragraphs of the rules page, in the book's order
    endings: tuple[str, ...]  # every way a game can end; each has a playthrough
    bound: int  # answers that no random game exceeds
    complaints: Callable[[Any], list[str]]  # what is wrong with a board file
    make_board: Callable[[Any], Any]
    begin: Callable[[Any, int, Mapping[str, int], Luck], P]
    seat_names: Callable[[P], tuple[str, ...]]
    table: Callable[[P, int | None], dict[str, Json]]  # what this observer sees lie there
    hidden: Callable[[P], dict[str, Json]]  # the rest, for traces and finished games
    choice: Callable[[P, Seat, int], Choice]
    asked: Callable[[P, Seat], Said]
    things: Callable[[P, Seat], Iterable[str]]  # whatever a person may try to touch
    why_not: Callable[[P, Seat, str], Reason | None]  # none if it may be touched
    imagine: Callable[[Any, Sight, Luck], P]  # from a board and a sight alone, as reimagine would
    conserved: Callable[[P], dict[str, int]]  # what is never made nor lost, by name
    ending: Callable[[P], str]  # of a finished game
    draw: Callable[[Any], str]  # the board as SVG
    picture: Callable[[Sight, Any], str]  # the table on this board for a terminal, as rich markup
    # What is worth a look on a board that can be played on.
    remarks: Callable[[Any], list[str]] = lambda data: []
    joined: frozenset[str] = field(default_factory=frozenset)  # questions that share a line
    # What is wrong with a board file as written, each with its line; none: without lines.
    complaints_in: Callable[[str], list[str]] | None = None
    unplayable: Callable[[int, Mapping[str, int]], str | None] = lambda players, settings: None
    # What a seat answers when its time has run out; none hands it to a bot.
    time_is_up: Callable[[P, Seat], int | None] = lambda pos, seat: None
    # Seconds that all who are asked now have together; none where each has its own clock.
    shared_clock: Callable[[P], int | None] = lambda pos: None
    # Is this a time for talking, at a table that keeps silence at others?
    may_talk: Callable[[P], bool] = lambda pos: True

    # --- Boards -------------------------------------------------------------

    @cached_property
    def printed(self) -> Any:
        return json.loads((self.folder / "board.json").read_text("utf-8"))

    @cached_property
    def printed_board(self) -> Any:
        return self.make_board(self.printed)

    def board(self, data: Any = None) -> Any:
        """The printed board, or an owner's corrected one if nothing is wrong with it."""
        if data is None or data == self.printed:
            return self.printed_board
        if complaints := self.wrong_with(data):
            raise BadBoard(complaints)
        return self.make_board(data)

    def wrong_with(self, data: Any) -> list[str]:
        return beyond_measure(data) or self.complaints(data)

    # --- A game begins ------------------------------------------------------

    def settings(self, chosen: Mapping[str, int]) -> dict[str, int]:
        """All switches, as chosen or by default."""
        known = {switch.name: switch for switch in self.switches}
        for name, value in chosen.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadSetUp(f"{self.name} has no option {name!r}; it has {listed}")
            if value not in known[name].values:
                raise BadSetUp(f"{self.name}: option {name} cannot be {value}")
        return {name: chosen.get(name, switch.default) for name, switch in known.items()}

    def possible(self, players: int, chosen: Mapping[str, int]) -> bool:
        """Can so many play with these switches?"""
        return players in self.seats and not self.unplayable(players, self.settings(chosen))

    def set_up(
        self,
        players: int,
        luck: int,
        switches: Mapping[str, int] | None = None,
        board: Any = None,
    ) -> P:
        if players not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSetUp(f"{self.name} is for {low} to {high} players, not for {players}")
        settings = self.settings(switches or {})
        if complaint := self.unplayable(players, settings):
            raise BadSetUp(f"{self.name}: {complaint}")
        table = self.printed_board if board is None else board
        return self.begin(table, players, settings, Luck(Word64(luck)))

    # --- What is seen, heard and asked --------------------------------------

    def question(self, pos: P, seat: Seat) -> str:
        return name_of(pos.question(seat))

    def choices(self, pos: P, seat: Seat) -> tuple[Choice, ...]:
        return tuple(self.choice(pos, seat, option) for option in pos.legal(seat))

    def sight(self, pos: P, observer: int | None) -> Sight:
        waiting = tuple(each(pos.waiting()))
        winners = tuple(each(pos.winners()))
        seat = Seat(observer) if observer is not None else NOBODY
        asked = seat != NOBODY and has(pos.may_answer(), seat)
        return Sight(
            room=self.name,
            observer=observer,
            seats=self.seat_names(pos),
            waiting=waiting,
            over=bool(pos.over),
            points=tuple(pos.points(Seat(player)) for player in range(pos.players)),
            winners=winners if pos.over else (),
            table=self.table(pos, observer),
            question=self.question(pos, seat) if asked else None,
            asked=self.asked(pos, seat) if asked else None,
            choices=self.choices(pos, seat) if asked else (),
        )

    def told(self, pos: P, heard: Heard, observer: int | None) -> Told | None:
        """An event for one observer's ears; none if it is not for them."""
        kind, seat = self.events[heard[0]], heard[1]
        own = observer == seat
        if kind.private and not own:
            return None
        args: dict[str, str | int | None] = {}
        fillings: dict[str, Any] = {"who": Who(seat)} if seat != NOBODY else {}
        redacted = False
        for name, value in zip(kind.args, heard[2:], strict=False):
            if name in kind.secret and not own:
                args[name] = None
                redacted = True
                continue
            word = self.words[name](pos, value) if name in self.words else Word(value, value)
            args[name] = word.notation
            fillings[name] = word.said
        key = f"event-{kind.name}-unseen" if redacted else f"event-{kind.name}"
        return Told(
            event=kind.name,
            seat=None if seat == NOBODY else seat,
            args=args,
            said=Said(key, fillings),
            rule=kind.rule,
            rulings=kind.rulings,
            reveals=kind.reveals,
        )

    # --- The written notation -----------------------------------------------

    def read(self, pos: P, seat: Seat, notation: str) -> int | None:
        """The legal option that is written so; none if there is none."""
        wanted = " ".join(notation.split()).casefold()
        for choice in self.choices(pos, seat):
            if choice.notation.casefold() == wanted:
                return choice.option
        return None


def board_digest(data: Any) -> str:
    """Of the values of a board file, however it is laid out."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def room_folders() -> list[Path]:
    rooms = importlib.import_module("palaver.games")
    root = Path(rooms.__path__[0])
    names = (folder.name for folder in pkgutil.iter_modules(rooms.__path__))
    return [root / name for name in names if (root / name / "game.py").exists()]


@cache
def games() -> dict[str, Game[Any]]:
    """Every room, found by its folder."""
    found: dict[str, Game[Any]] = {}
    for folder in room_folders():
        game = importlib.import_module(f"palaver.games.{folder.name}.game").GAME
        found[game.name] = game
    return found


def tools() -> dict[str, tuple[str, Tool]]:
    """Every room's own verbs, each with the name of its room."""
    pages = [folder.name for folder in room_folders() if (folder / "tools.py").exists()]
    return {
        tool.name: (room, tool)
        for room in pages
        for tool in importlib.import_module(f"palaver.games.{room}.tools").TOOLS
    }


def game_called(name: str) -> Game[Any]:
    if name not in games():
        raise PalaverError(f"no room called {name!r}; there are {', '.join(games())}")
    return games()[name]
