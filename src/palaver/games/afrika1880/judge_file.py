"""A position and the sheets of a round, as somebody writes them by hand in a text file.

    year: 1890
    nations: FR DE

    position
    Congo: FR DE, developed 3
    Angola: FR

    sheet FR
    Congo: develop
    Angola: Namibie
    ship: Kenya
    DE: conflict

`README.md` has the whole of it. What cannot be read is refused with the number of its line.
"""

import difflib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from palaver.core.errors import Complaints
from palaver.games.afrika1880.board import Board, code_of
from palaver.games.afrika1880.words import (
    DEVELOP,
    GO,
    NOTHING,
    SHIP,
    Nation,
    Order,
    Row,
    Territory,
)

OPTIONS = {"lanes": (0, 1), "landings_yield": (0, 1), "last_colony": (21, 22)}
DEVELOPMENT = {"e", "develop", "entwicklung", "sviluppo"}
NO_ORDER = {"-", "nothing", "nichts", "nulla"}
RELATIONS = {
    "a": False, "alliance": False, "allianz": False, "alleanza": False,
    "k": True, "c": True, "conflict": True, "konflikt": True, "conflitto": True,
}  # fmt: skip
SHIPS = {"ship", "schiff", "nave", "landing", "landung", "sbarco"}
ENDS = re.compile(r"\r\n|\r|\n")  # of lines, as editors count them
HEADINGS = ("case", "title", "ruling", "year", "nations", "options")
MOST_TOLD = 50  # wrong lines; nobody mends more at once
QUOTED = 60  # characters of what cannot be read
GOING = re.compile(r"(?:to|land|nach|in|a)\s+(?=\S)", re.IGNORECASE)


class BadSheets(Complaints):
    """A judge's file with something in it that cannot be read; every such line is told."""


@dataclass
class Land:
    """What lies in a territory."""

    nations: tuple[Nation, ...]
    developed: int
    colony: bool


@dataclass
class Sheet:
    """As written: a row may hold what is unlawful, and then counts as no order (AE-11)."""

    orders: dict[Row, Order] = field(default_factory=dict)
    lines: dict[Row, int] = field(default_factory=dict)  # where in the file each row stands
    hostile: dict[Nation, bool] = field(default_factory=dict)


@dataclass
class Expected:
    """What a catalogued case says must come of it; each with its line."""

    lands: dict[Territory, tuple[int, Land]] = field(default_factory=dict)
    lists: dict[str, tuple[int, tuple[str, ...]]] = field(default_factory=dict)


@dataclass
class Case:
    """A whole file, understood."""

    heading: dict[str, str] = field(default_factory=dict)
    year: int = 0
    nations: tuple[Nation, ...] = ()
    options: dict[str, int] = field(default_factory=dict)
    lands: dict[Territory, Land] = field(default_factory=dict)
    sheets: dict[Nation, Sheet] = field(default_factory=dict)
    expected: Expected | None = None


def read(text: str, board: Board) -> Case:
    """The file, understood; or all the lines that cannot be."""
    reader = Reader(board)
    for number, line in enumerate(ENDS.split(text), 1):
        if words := line.split("#", 1)[0].strip():
            reader.read_line(number, words)
    reader.look_at_the_whole()
    if reader.wrong:
        raise BadSheets(told(sorted(reader.wrong)))
    return reader.case


def told(wrong: list[tuple[int, str]]) -> list[str]:
    lines = [f"line {number}: {says}" for number, says in wrong[:MOST_TOLD]]
    if len(wrong) > MOST_TOLD:
        lines.append(f"and {len(wrong) - MOST_TOLD} more")
    return lines


def quoted(text: str) -> str:
    return repr(text if len(text) <= QUOTED else f"{text[:QUOTED]}…")


class Unclear(Exception):
    """Why a line cannot be understood."""


class Reader:
    """Line by line, section by section."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.case = Case()
        self.wrong: list[tuple[int, str]] = []
        self.section: Callable[[int, str, str], None] = self.heading_line
        self.sheet = Sheet()
        self.seen: dict[str, int] = {}  # where each thing that may stand only once does
        self.territories = names_of_territories(board)

    def read_line(self, number: int, line: str) -> None:
        try:
            if not self.begins_section(number, line):
                name, colon, value = line.partition(":")
                if not colon:
                    raise Unclear(f"{quoted(line)} is neither a section nor 'name: what'")
                self.section(number, name.strip(), value.strip())
        except Unclear as reason:
            self.wrong.append((number, str(reason)))

    def begins_section(self, number: int, line: str) -> bool:
        """`position`, `sheet FR` or `result`, alone on its line, with a colon or none."""
        line = line.removesuffix(":")
        words = line.casefold().split() or [""]
        if words == ["position"]:
            self.once(number, "position", "the position")
            self.section = self.position_line
        elif words == ["result"]:
            self.once(number, "result", "the result")
            self.case.expected = Expected()
            self.section = self.result_line
        elif words[0] == "sheet" and ":" not in line:
            self.sheet = Sheet()
            self.section = self.sheet_line
            nation = self.nation(line.split(None, 1)[1] if len(words) > 1 else "")
            self.once(number, f"sheet {nation}", f"the sheet of {self.code(nation)}")
            self.case.sheets[nation] = self.sheet
        else:
            return False
        return True

    def once(self, number: int, key: str, what: str) -> None:
        before = self.seen.setdefault(key, number)
        if before != number:
            raise Unclear(f"{what} stands in line {before} already")

    # --- The heading --------------------------------------------------------

    def heading_line(self, number: int, name: str, value: str) -> None:
        key = name.casefold()
        self.once(number, f"heading {key}", quoted(name))
        if key in ("case", "title", "ruling"):
            self.case.heading[key] = value
        elif key == "year":
            if value not in map(str, self.board.years):
                raise Unclear(f"year {quoted(value)} is none of {listed(self.board.years)}")
            self.case.year = int(value)
        elif key == "nations":
            self.read_nations(value)
        elif key == "options":
            for setting in value.replace(",", " ").split():
                self.read_option(setting)
        else:
            raise Unclear(
                f"{quoted(name)} is none of {listed(HEADINGS)};"
                " the sections are position, sheet and result"
            )

    def read_nations(self, value: str) -> None:
        nations = [self.any_nation(code) for code in value.replace(",", " ").split()]
        if len(set(nations)) != len(nations):
            raise Unclear("a nation stands twice")
        if not 3 <= len(nations) <= 6:
            raise Unclear(f"three to six nations play, not {len(nations)}")
        self.case.nations = tuple(sorted(nations))

    def read_option(self, setting: str) -> None:
        name, _, value = setting.partition("=")
        if name not in OPTIONS:
            raise Unclear(f"option {quoted(name)} is none of {listed(OPTIONS)}")
        if value not in map(str, OPTIONS[name]):
            raise Unclear(f"option {name} is {listed(OPTIONS[name], ' or ')}, not {quoted(value)}")
        if name in self.case.options:
            raise Unclear(f"option {name} stands twice")
        self.case.options[name] = int(value)

    # --- The position -------------------------------------------------------

    def position_line(self, number: int, name: str, value: str) -> None:
        here = self.territory(name)
        self.once(number, f"land {here}", self.board.codes[here])
        self.case.lands[here] = self.land(here, value)

    def land(self, here: Territory, value: str) -> Land:
        """`FR DE, developed 3`, `FR, colony`, `developed 1`."""
        name, squares = self.board.codes[here], self.board.squares[here]
        nations: list[Nation] = []
        developed: int | None = None
        colony = False
        for part in filter(None, (part.strip() for part in value.split(","))):
            words = part.casefold().split()
            if words == ["colony"] and not colony:
                colony = True
            elif words[0] == "developed" and developed is None:
                developed = self.developed(name, squares, words[1:])
            else:
                nations += [self.nation(code) for code in part.split()]
        if len(set(nations)) != len(nations):
            raise Unclear(f"{name}: a nation has at most one marker in a territory")
        if colony and not nations:
            raise Unclear(f"{name}: there is no colony without a marker (AE-42)")
        if colony and developed not in (None, squares):
            raise Unclear(f"{name}: a colony has all its {squares} squares covered")
        built = squares if colony else developed or 0
        return Land(tuple(sorted(nations)), built, colony)

    def developed(self, name: str, squares: int, words: list[str]) -> int:
        if len(words) != 1 or not re.fullmatch("[0-9]{1,2}", words[0]):
            raise Unclear(f"{name}: write 'developed' and a number")
        if int(words[0]) > squares:
            raise Unclear(f"{name} has {squares} squares, so not {int(words[0])} covered")
        return int(words[0])

    # --- The sheets ---------------------------------------------------------

    def sheet_line(self, number: int, name: str, value: str) -> None:
        """A row of the sheet, the ship, or a relation either way about."""
        plain = name.casefold()
        if plain in SHIPS:
            self.write(number, SHIP, self.landing(value))
        elif plain in RELATIONS:
            for code in value.replace(",", " ").split():
                self.relate(number, self.nation(code), RELATIONS[plain])
        elif name.upper() in self.board.nation_codes:
            if value.casefold() not in RELATIONS:
                raise Unclear(f"{quoted(value)} is neither alliance (A) nor conflict (K)")
            self.relate(number, self.nation(name), RELATIONS[value.casefold()])
        else:
            here = self.territory(name)
            self.write(number, Row(here), self.order(value))

    def write(self, number: int, row: Row, order: Order) -> None:
        if row in self.sheet.orders:
            raise Unclear("this row has its order already")
        self.sheet.orders[row], self.sheet.lines[row] = order, number

    def relate(self, number: int, other: Nation, hostile: bool) -> None:
        if self.case.sheets.get(other) is self.sheet:
            raise Unclear("a nation has no relation with itself")
        if other in self.sheet.hostile:
            raise Unclear(f"the relation with {self.code(other)} is declared already")
        self.sheet.hostile[other] = hostile

    def order(self, value: str) -> Order:
        if value.casefold() in DEVELOPMENT:
            return DEVELOP
        return self.landing(value)

    def landing(self, value: str) -> Order:
        if not value or value.casefold() in NO_ORDER:
            return NOTHING
        plain = GOING.sub("", value, count=1) if GOING.match(value) else value
        return Order(GO + self.territory(plain))

    # --- The result ---------------------------------------------------------

    def result_line(self, number: int, name: str, value: str) -> None:
        assert self.case.expected is not None
        plain = " ".join(name.casefold().split())
        if plain in ("removed", "founded", "no effect", "points", "winner"):
            self.once(number, f"result {plain}", f"{plain!r}")
            parts = tuple(" ".join(part.split()) for part in value.split(","))
            self.case.expected.lists[plain] = (number, tuple(filter(None, parts)))
            return
        here = self.territory(name)
        self.once(number, f"result land {here}", self.board.codes[here])
        self.case.expected.lands[here] = (number, self.land(here, value))

    # --- Names --------------------------------------------------------------

    def code(self, nation: Nation) -> str:
        return self.board.nation_codes[nation]

    def any_nation(self, name: str) -> Nation:
        if name.upper() not in self.board.nation_codes:
            raise Unclear(
                f"{quoted(name)} is no nation; they are {listed(self.board.nation_codes)}"
            )
        return Nation(self.board.nation_codes.index(name.upper()))

    def nation(self, name: str) -> Nation:
        nation = self.any_nation(name)
        if self.case.nations and nation not in self.case.nations:
            raise Unclear(f"{self.code(nation)} is not among the nations in play")
        return nation

    def territory(self, name: str) -> Territory:
        if (plain := code_of(name).casefold()) in self.territories:
            return self.territories[plain]
        if name.casefold() in HEADINGS:
            raise Unclear(f"{name!r} belongs above the position")
        near = difflib.get_close_matches(plain[:QUOTED], self.territories, 1)
        hint = f"; is {self.board.codes[self.territories[near[0]]]} meant?" if near else ""
        raise Unclear(f"no territory is called {quoted(name)}{hint}")

    # --- All of it ----------------------------------------------------------

    def look_at_the_whole(self) -> None:
        if self.wrong:
            return
        self.wrong = [(1, f"{part} is missing") for part in self.missing()]
        if self.wrong:
            return
        for nation in self.case.nations:
            held = sum(nation in land.nations for land in self.case.lands.values())
            if held > self.board.markers:
                says = f"{self.code(nation)} has {held} markers of {self.board.markers}"
                self.wrong.append((self.seen["position"], says))
        last = self.case.options.get("last_colony", self.board.miniatures)
        if sum(land.colony for land in self.case.lands.values()) >= last:
            says = f"with {last} colonies the game is over"
            self.wrong.append((self.seen["position"], says))

    def missing(self) -> Iterator[str]:
        if not self.case.year:
            yield "the line 'year:'"
        if not self.case.nations:
            yield "the line 'nations:'"
        if "position" not in self.seen:
            yield "the section 'position'"


def names_of_territories(board: Board) -> dict[str, Territory]:
    """By the printed name and by what other languages call it, accents or none."""
    found: dict[str, Territory] = {}
    for key in ("it", "de", "en", "name"):  # the printed name above all
        for here, land in enumerate(board.data["territories"]):
            if key in land:
                found[code_of(land[key]).casefold()] = Territory(here)
    return found


def listed(values: object, last: str = ", ") -> str:
    assert isinstance(values, list | tuple | dict)
    return last.join(map(str, values))
