"""What the judge makes of a file: the round is played, and each thing comes with its reason."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from palaver.core.bits import each, has, only
from palaver.core.ear import Ear
from palaver.core.ints import NOBODY, Luck, Seat, Word
from palaver.core.sight import Reason, Told
from palaver.games.afrika1880 import reasons, rules, steps
from palaver.games.afrika1880.board import Board
from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.judge import goal
from palaver.games.afrika1880.judge_file import Case, Land, Sheet
from palaver.games.afrika1880.position import Position, write_order
from palaver.games.afrika1880.sight import code_of_row, in_vain
from palaver.games.afrika1880.words import (
    DEVELOP,
    GO,
    NATIONS,
    NO_NATIONS,
    NO_TERRITORIES,
    SHIP,
    TERRITORIES,
    Nation,
    Order,
    Row,
    Territories,
    Territory,
)


@dataclass(frozen=True)
class Struck:
    """An order that may not be given, and so is none (AE-11)."""

    nation: Nation
    row: Row
    order: Order
    why: Reason
    line: int  # of the file


@dataclass
class Judgement:
    """A round played: before, after, and all that was told."""

    case: Case
    before: Position
    after: Position
    struck: list[Struck]
    in_vain: dict[Nation, dict[int, str]]  # rows without effect, by what comes of them
    told: list[Told]
    lists: dict[str, tuple[str, ...]] = field(default_factory=dict)  # as in a file's result


def judge(case: Case, board: Board) -> Judgement:
    before, struck = position(case, board)
    after = before.clone()
    after.ear = ear = Ear()
    steps.play_round(after)
    after.ear = None
    told = [GAME.told(before, event, None) for event in ear.heard]
    judged = Judgement(
        case, before, after, struck, futile(before), [event for event in told if event is not None]
    )
    judged.lists = lists(judged)
    return judged


def futile(pos: Position) -> dict[Nation, dict[int, str]]:
    return {nation: in_vain(pos, nation) for nation in each(pos.in_play)}


# --- The position, with the sheets written ----------------------------------


def position(case: Case, board: Board) -> tuple[Position, list[Struck]]:
    pos = rules.set_up(board, len(case.nations), Luck(Word(0)))
    pos.lanes = bool(case.options.get("lanes", 1))
    pos.landings_yield = bool(case.options.get("landings_yield", 0))
    pos.last_colony = min(case.options.get("last_colony", board.miniatures), board.miniatures)
    nations = NO_NATIONS
    for nation in case.nations:
        nations = nations | only(nation)
    rules.choose_nations(pos, nations)
    pos.seat, pos.asking = NOBODY, rules.SHEET
    pos.round = board.years.index(case.year)
    lay_out(pos, case.lands)
    struck: list[Struck] = []
    for nation, sheet in sorted(case.sheets.items()):
        struck += write(pos, nation, sheet)
    return pos, struck


def lay_out(pos: Position, lands: dict[Territory, Land]) -> None:
    markers, developed = [NO_TERRITORIES] * NATIONS, [0] * TERRITORIES
    for here, land in lands.items():
        developed[here] = land.developed
        for nation in land.nations:
            markers[nation] = markers[nation] | only(here)
        if land.colony:
            pos.colonies = pos.colonies | only(here)
    pos.markers, pos.developed = markers, developed


def write(pos: Position, nation: Nation, sheet: Sheet) -> Iterator[Struck]:
    """What is lawful is written down, the rest comes back with the reason why it is not."""
    for row, order in sorted(sheet.orders.items()):
        why = why_unlawful(pos, nation, row, order)
        if why is None:
            write_order(pos, nation, row, order)
        else:
            yield Struck(nation, row, order, why, sheet.lines[row])
    hostile = list(pos.hostile)
    for other, conflict in sheet.hostile.items():
        if conflict:
            hostile[nation] = hostile[nation] | only(other)
    pos.hostile = hostile


def why_unlawful(pos: Position, nation: Nation, row: Row, order: Order) -> Reason | None:
    here, there = Territory(row), goal(order)
    if row == SHIP:
        lawful = order < GO or has(pos.free_coasts(), there)
        return None if lawful else reasons.why_no_landing(pos, nation, there)
    if not has(pos.markers[nation], here):
        return reasons.why_no_row(pos, nation, here)
    if order == DEVELOP:
        return None if pos.may_develop(here) else reasons.why_no_development(pos, here)
    lawful = order < GO or has(pos.expeditions(here), there)
    return None if lawful else reasons.why_no_expedition(pos, here, there)


# --- In the words of a file's result ----------------------------------------


def lists(judged: Judgement) -> dict[str, tuple[str, ...]]:
    """Everything that a file's result can say besides the territories themselves."""
    pos, names = judged.after, GAME.seat_names(judged.after)
    found = {
        "removed": tuple(removals(judged)),
        "founded": tuple(sorted(codes(judged, pos.colonies & ~judged.before.colonies))),
        "no effect": tuple(without_effect(judged)),
    }
    if pos.over:
        points = (pos.points(Seat(seat)) for seat in range(pos.players))
        found["points"] = tuple(
            f"{name} {amount}" for name, amount in zip(names, points, strict=True)
        )
        found["winner"] = tuple(names[seat] for seat in each(pos.winners())) or ("nobody",)
    return found


def codes(judged: Judgement, territories: Territories) -> Iterator[str]:
    for here in each(territories):
        yield judged.after.board.codes[here]


def removals(judged: Judgement) -> Iterator[str]:
    """`FR Congo (by DE)` of a pair, `DE Congo (2:0)` of a crowd."""
    names = GAME.seat_names(judged.after)
    for event in judged.told:
        if event.event in ("betrayed", "outvoted") and event.seat is not None:
            numbers = [event.args.get("conflicts"), event.args.get("alliances")]
            crowd = f"{numbers[0]}:{numbers[1]}"
            why = crowd if event.event == "outvoted" else f"by {event.args['other']}"
            yield f"{names[event.seat]} {event.args['territory']} ({why})"


def without_effect(judged: Judgement) -> Iterator[str]:
    """`FR Alger (not-a-neighbour)`: the row, and why nothing comes of it."""
    pos, board = judged.before, judged.before.board
    for fault in judged.struck:
        key = fault.why.said.key.removeprefix("reason-")
        yield f"{board.nation_codes[fault.nation]} {code_of_row(pos, fault.row)} ({key})"
    for nation, rows in judged.in_vain.items():
        for row, why in rows.items():
            yield f"{board.nation_codes[nation]} {code_of_row(pos, row)} ({why})"
    for event in judged.told:
        forestalled = event.event == "landing-in-vain" and event.args["fate"] == "forestalled"
        if forestalled and event.seat is not None:
            yield f"{GAME.seat_names(pos)[event.seat]} ship (forestalled)"


# --- Against what a catalogued case expects ---------------------------------


@dataclass(frozen=True, order=True)
class Difference:
    """What is not as the file says; where it says nothing of it, line 0."""

    line: int
    what: str
    actual: str
    wanted: str

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        actual, wanted = self.actual or "nothing", self.wanted or "nothing"
        return f"{where}{self.what}: it is {actual!r}, not {wanted!r}"


def differences(judged: Judgement) -> list[Difference]:
    """Where the result is not what the file says, by line; nothing if it says nothing."""
    expected = judged.case.expected
    if expected is None:
        return []
    found = []
    for here in range(TERRITORIES):
        actual = describe(judged.after, land_after(judged.after, Territory(here)))
        line, land = expected.lands.get(Territory(here), (0, Land((), 0, False)))
        wanted = describe(judged.after, land)
        if wanted != actual:
            found.append(Difference(line, judged.after.board.codes[here], actual, wanted))
    for name in sorted(expected.lists.keys() | judged.lists.keys()):
        line, items = expected.lists.get(name, (0, ()))
        truth = judged.lists.get(name, ())
        if sorted(items) != sorted(truth):
            found.append(Difference(line, name, ", ".join(truth), ", ".join(items)))
    return sorted(found)


def land_after(pos: Position, here: Territory) -> Land:
    nations = tuple(each(pos.present(here)))
    return Land(nations, pos.developed[here], has(pos.colonies, here))


def describe(pos: Position, land: Land) -> str:
    """As in a file: `FR DE, developed 3`, `FR, colony`."""
    parts = [" ".join(pos.board.nation_codes[nation] for nation in land.nations)]
    if land.colony:
        parts.append("colony")
    elif land.developed:
        parts.append(f"developed {land.developed}")
    return ", ".join(filter(None, parts))
