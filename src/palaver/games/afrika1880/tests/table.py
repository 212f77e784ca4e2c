"""A small language for tests: the position as in a file for the judge, answers as in a record."""

from dataclasses import dataclass
from typing import Any

from palaver.core.bits import each
from palaver.core.ints import Seat
from palaver.core.match import Act, Match, Seed, SetUp
from palaver.games.afrika1880 import judge_file, judgement
from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.words import Territory


@dataclass
class Table:
    """A game, and those around it by their nations."""

    match: Match

    @property
    def pos(self) -> Position:
        pos = self.match.pos
        assert isinstance(pos, Position)
        return pos

    def seat(self, nation: str) -> Seat:
        return Seat(GAME.seat_names(self.pos).index(nation))

    def says(self, nation: str, answers: str) -> Act:
        """`Alger; to Libye; conflict DE; seal`; the last of the acts."""
        acts = [
            self.match.answer_in_words(self.seat(nation), answer) for answer in answers.split(";")
        ]
        return acts[-1]

    def all_seal(self) -> Act:
        """Everybody who still writes, in the order of the seats."""
        for seat in self.match.waiting():
            act = self.match.answer_in_words(seat, "seal")
        return act

    def asked(self, nation: str) -> str:
        return GAME.question(self.pos, self.seat(nation))

    def may(self, nation: str) -> list[str]:
        """Every legal answer, in the notation."""
        return [choice.notation for choice in GAME.choices(self.pos, self.seat(nation))]

    def why_not(self, nation: str, thing: str) -> str | None:
        reason = GAME.why_not(self.pos, self.seat(nation), thing)
        return None if reason is None else reason.said.key.removeprefix("reason-")

    def lies(self, code: str) -> str:
        """What lies in a territory, as in a file for the judge."""
        here = Territory(self.pos.board.codes.index(code))
        return judgement.describe(self.pos, judgement.land_after(self.pos, here))

    def sheet(self, nation: str) -> dict[str, str]:
        """The orders as written."""
        seen: Any = GAME.table(self.pos, self.seat(nation))
        orders: dict[str, str] = seen["sheet"]["orders"]
        return orders

    def in_vain(self, nation: str) -> dict[str, str]:
        seen: Any = GAME.table(self.pos, self.seat(nation))
        in_vain: dict[str, str] = seen["sheet"]["in_vain"]
        return in_vain

    def winners(self) -> list[str]:
        names = GAME.seat_names(self.pos)
        return [names[seat] for seat in each(self.pos.winners())]


def number_of(nations: str) -> int:
    """The switch that puts these nations into play."""
    codes = GAME.printed_board.nation_codes
    return int("".join(sorted(str(codes.index(nation) + 1) for nation in nations.split())))


def begun(nations: str, **switches: int) -> Table:
    """A game from its very beginning."""
    chosen = {"nations": number_of(nations), **switches}
    return Table(Match(SetUp(GAME, len(nations.split()), Seed(7), chosen)))


def table(position: str, nations: str = "GB FR DE", year: int = 1890, **options: int) -> Table:
    """The sheets of a year lie open, and on the board is what is written."""
    lines = [f"year: {year}", f"nations: {nations}"]
    lines += [f"options: {name}={value}" for name, value in options.items()]
    case = judge_file.read("\n".join([*lines, "position", position]), GAME.printed_board)
    pos, _ = judgement.position(case, GAME.printed_board)
    switches = {"nations": number_of(nations), **options}
    return Table(Match(SetUp(GAME, len(case.nations), Seed(7), switches), kept=pos))


def happened(act: Act) -> list[str]:
    """Everything that was told, with the nation in front: `FR landed Kenya`."""
    names = GAME.seat_names(act.before)  # type: ignore[arg-type]
    told = (GAME.told(act.before, event, None) for event in act.heard)  # type: ignore[arg-type]
    return [
        event.effect() if event.seat is None else f"{names[event.seat]} {event.effect()}"
        for event in told
        if event is not None
    ]
