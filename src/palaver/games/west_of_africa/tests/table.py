"""A table in words: a line for each player, and what lies before them between bars.

    Tanja    | gold 21.1 | points 7 | ship TF | workers LG 2, west 1 | alcalde TF LZ
    Marion   | gold 27.1 | stores TF cane 3, GC wine 1 | grows LP1 | minus 2

    gold 21.1   on space 21, in the highest slot      stores   goods in storehouses
    minus 2     minus cards owned                     grows    goods on fields

What is not told is as at the start: 15 gold, one below the other; workers on the drawn
ships; a minus card each. Ships that are not told of lie at Lanzarote after round 1.
"""

from dataclasses import dataclass
from typing import Any

from palaver.core.bits import only
from palaver.core.ints import NOBODY, Seat
from palaver.core.match import Match, Seed, SetUp
from palaver.games.west_of_africa.board import GOOD_IDS
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.position import STORES, SUPPLIES, WORKER_PLACES, Position
from palaver.games.west_of_africa.words import (
    GOODS,
    ISLANDS,
    NO_FIELDS,
    NOWHERE,
    PLACES,
    SEATS,
    Field,
    Island,
)

MARKERS = (4, 2, 2)
PLACE_NAMES = [*GAME.printed_board.island_ids, "west", "east"]
NO_SWITCHES: dict[str, int] = {}


@dataclass
class Table:
    """A match, and who sits where."""

    match: Match
    names: list[str]

    @property
    def pos(self) -> Position:
        assert isinstance(self.match.pos, Position)
        return self.match.pos

    def seat(self, name: str) -> Seat:
        return Seat(self.names.index(name))

    # --- Acting -------------------------------------------------------------

    def choose(self, **hands: str) -> list[str]:
        """Each lays down these cards and seals them; what then happened."""
        happened: list[str] = []
        for name, cards in hands.items():
            for card in cards.split():
                self.answer(name, f"add {card}")
            happened += self.answer(name, "seal")
        return happened

    def turn(self, **hand: str) -> list[str]:
        """One chooses these cards and is on turn; the others choose a card and let it be."""
        (player,) = hand
        others = {name: "settle" for name in self.names if name != player}
        happened = self.choose(**others, **hand)
        while self.on_turn() != player:
            happened += self.do("end")
        return happened + self.do("show")

    def answer(self, name: str, notation: str) -> list[str]:
        act = self.match.answer_in_words(self.seat(name), notation)
        return [told.effect() for told in self.match.told(act, None)]

    def do(self, *answers: str) -> list[str]:
        """Whoever is on turn answers so, the cards shown first; what happened."""
        happened = []
        for notation in answers:
            if notation != "show" and self.may() == ["show"]:
                happened += self.answer(self.on_turn(), "show")
            happened += self.answer(self.on_turn(), notation)
        return happened

    # --- Looking ------------------------------------------------------------

    def on_turn(self) -> str:
        return self.names[self.match.waiting()[0]]

    def may(self, verb: str = "", name: str | None = None) -> list[str]:
        """All legal answers that begin so."""
        seat = self.seat(name or self.on_turn())
        notations = [choice.notation for choice in GAME.choices(self.pos, seat)]
        return [notation for notation in notations if notation.startswith(verb)]

    def sees(self, part: str, name: str | None = None) -> Any:
        """Part of what everybody sees; of one player only, if it is told by player."""
        shown: Any = GAME.sight(self.pos, None).table[part]
        return shown if name is None else shown[GAME.seat_names(self.pos)[self.seat(name)]]

    def points(self, name: str) -> int:
        return self.pos.points(self.seat(name))

    def gold(self, name: str) -> tuple[int, int]:
        """How much, and in which slot from the top."""
        return self.sees("gold", name), self.sees("slots", name)

    def order(self) -> list[str]:
        names = GAME.seat_names(self.pos)
        return [self.names[names.index(name)] for name in self.sees("order")]

    def alcalde(self, island: str) -> str | None:
        name = self.sees("alcaldes")[island]
        return None if name is None else self.names[GAME.seat_names(self.pos).index(name)]

    def why_not(self, thing: str, name: str | None = None) -> tuple[str, str, tuple[str, ...]]:
        """The key of the reason, its paragraph and its rulings."""
        reason = GAME.why_not(self.pos, self.seat(name or self.on_turn()), thing)
        assert reason is not None, f"{thing} may be touched"
        return reason.said.key.removeprefix("reason-"), reason.rule, reason.rulings

    # --- Going on -----------------------------------------------------------

    def end_round(self) -> list[str]:
        """Nobody does anything more with a turn."""
        now, happened = self.pos.round, []
        while self.pos.round == now and not self.match.over:
            happened += self.do("end")
        return happened


# --- Laying the table -------------------------------------------------------


def begun(players: str, switches: dict[str, int] = NO_SWITCHES, seed: int = 1) -> Table:
    """The first round: nothing is arranged."""
    names = players.split()
    return Table(Match(SetUp(GAME, len(names), Seed(seed), switches)), names)


def laid(
    picture: str,
    *,
    round: int = 2,  # noqa: A002 -- the book's own word, and only a keyword here
    settled: str = "",
    track: int | None = None,
    switches: dict[str, int] = NO_SWITCHES,
) -> Table:
    """Cards are about to be chosen, and it looks like this."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    rows = {name.strip(): told(cells) for name, *cells in (line.split("|") for line in lines)}
    table = begun(" ".join(rows), switches)
    pos = table.pos
    pos.round = round
    lay_settlements(pos, settled.split(), track)
    lay_markers(pos, list(rows.values()))
    lay_goods(pos, list(rows.values()))
    lay_pieces(pos, list(rows.values()))
    return table


def told(cells: list[str]) -> dict[str, str]:
    pairs = (cell.strip().partition(" ") for cell in cells)
    return {what: how for what, _, how in pairs}


def field(name: str) -> Field:
    return Field(GAME.printed_board.field_ids.index(name))


def lay_settlements(pos: Position, fields: list[str], track: int | None) -> None:
    for name in fields:
        pos.settled = pos.settled | only(field(name))
    total = pos.track + pos.reserve - len(fields)
    pos.track = min(total, pos.track) if track is None else track
    pos.reserve = total - pos.track


def lay_markers(pos: Position, rows: list[dict[str, str]]) -> None:
    gold, slot, score = [0] * SEATS, [0] * SEATS, [0] * SEATS
    minuses = [0] * SEATS
    for seat, row in enumerate(rows):
        amount, _, place = row.get("gold", f"15.{seat + 1}").partition(".")
        gold[seat], slot[seat] = int(amount), int(place or 1) - 1
        score[seat] = int(row.get("points", 0))
        minuses[seat] = int(row.get("minus", 1))
    standing = list(zip(gold, slot, strict=True))[: len(rows)]
    assert len(set(standing)) == len(rows), "two markers in one slot"
    pos.gold, pos.slot, pos.score, pos.minuses = gold, slot, score, minuses


def lay_goods(pos: Position, rows: list[dict[str, str]]) -> None:
    stored, supply = [0] * STORES, [0] * SUPPLIES
    planted = [NO_FIELDS] * SEATS
    for seat, row in enumerate(rows):
        supply[seat * GOODS : (seat + 1) * GOODS] = MARKERS
        for pile in filter(None, row.get("stores", "").split(",")):
            island, kind, amount = pile.split()
            good = GOOD_IDS.index(kind)
            stored[(seat * ISLANDS + PLACE_NAMES.index(island)) * GOODS + good] = int(amount)
            supply[seat * GOODS + good] -= int(amount)
        for name in row.get("grows", "").split():
            planted[seat] = planted[seat] | only(field(name))
            pos.growing = pos.growing | only(field(name))
            supply[seat * GOODS + pos.board.good_of[field(name)]] -= 1
    assert min(supply) >= 0, "more goods than there are markers"
    pos.stored, pos.supply, pos.planted = stored, supply, planted


def lay_pieces(pos: Position, rows: list[dict[str, str]]) -> None:
    workers = [0] * WORKER_PLACES
    ship, alcalde = [NOWHERE] * SEATS, [NOBODY] * ISLANDS
    for seat, row in enumerate(rows):
        for group in row.get("workers", "west 2, east 1").split(","):
            place, amount = group.split()
            workers[seat * PLACES + PLACE_NAMES.index(place)] = int(amount)
        assert sum(workers[seat * PLACES : (seat + 1) * PLACES]) == 3, "three workers each"
        if pos.round > 1 or "ship" in row:
            ship[seat] = Island(PLACE_NAMES.index(row.get("ship", "LZ")))
        for island in row.get("alcalde", "").split():
            alcalde[PLACE_NAMES.index(island)] = Seat(seat)
    pos.workers, pos.ship, pos.alcalde = workers, ship, alcalde
