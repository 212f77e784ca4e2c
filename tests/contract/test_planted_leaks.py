"""The laws of secrecy are worth something: leaks planted in a room are caught.

Each double is AFRICA with one thing wrong, as somebody in a hurry might get it wrong.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from palaver.core import contract
from palaver.core.bits import each
from palaver.core.contract import Broken, Case
from palaver.core.game import Game, Kind, game_called
from palaver.core.ints import Seat
from palaver.core.match import Match
from palaver.core.sight import Choice, Json, Reason, Word

AFRICA: Game[Any] = game_called("africa")
CASE = Case("africa", players=3, seed=6, length=50)


def a_tile_face_down(pos: Any) -> str:
    """What nobody may know: the tile on the first space that is still covered."""
    return str(pos.board.tile_names[pos.tile[next(iter(each(pos.face_down)))]])


def leaky_table(pos: Any, observer: int | None) -> dict[str, Json]:
    return AFRICA.table(pos, observer) | {"next": a_tile_face_down(pos)}


def table_leaky_to_spectators(pos: Any, observer: int | None) -> dict[str, Json]:
    return leaky_table(pos, observer) if observer is None else AFRICA.table(pos, observer)


def leaky_choice(pos: Any, seat: Seat, option: int) -> Choice:
    choice = AFRICA.choice(pos, seat, option)
    return replace(choice, touch=(*choice.touch, a_tile_face_down(pos)))


def leaky_reason(pos: Any, seat: Seat, thing: str) -> Reason | None:
    reason = AFRICA.why_not(pos, seat, thing)
    return None if reason is None else replace(reason, rulings=(a_tile_face_down(pos),))


def leaky_word(pos: Any, tile: int) -> Word:
    """Told with every tile turned up: what another one is."""
    return Word(f"{AFRICA.words['tile'](pos, tile).notation}-{a_tile_face_down(pos)}", tile)


def undeclared(kind: Kind) -> Kind:
    return replace(kind, reveals=False)


LEAKS: dict[str, tuple[Game[Any], Callable[[Match], None]]] = {
    "a sight shows a tile that lies face down": (
        replace(AFRICA, table=leaky_table),
        contract.nothing_leaks_from_sights,
    ),
    "only spectators are shown it": (
        replace(AFRICA, table=table_leaky_to_spectators),
        contract.nothing_leaks_from_sights,
    ),
    "the answers on offer show it": (
        replace(AFRICA, choice=leaky_choice),
        contract.nothing_leaks_from_sights,
    ),
    "a refusal shows it": (
        replace(AFRICA, why_not=leaky_reason),
        contract.nothing_leaks_from_why_not,
    ),
    "an event shows it": (
        replace(AFRICA, words={**AFRICA.words, "tile": leaky_word}),
        contract.nothing_leaks_as_it_happens,
    ),
    "a reveal does not say that it is one": (
        replace(AFRICA, events=tuple(undeclared(kind) for kind in AFRICA.events)),
        contract.nothing_leaks_as_it_happens,
    ),
}


def broken_by(game: Game[Any], law: Callable[[Match], None]) -> list[int]:
    """The lengths of game at which the law notices."""
    noticed = []
    for length in range(3, 60, 3):
        try:
            law(replace(CASE, length=length).match(game))
        except Broken:
            noticed.append(length)
    return noticed


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    game, law = LEAKS[leak]

    assert broken_by(game, law) != []
    assert broken_by(AFRICA, law) == []


class Remembering:
    """A position that reimagines the truth: it looks the same, and gives all away."""

    def __init__(self, pos: Any) -> None:
        self.pos = pos

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pos, name)

    def reimagine(self, seat: Seat, luck: int) -> Any:
        twin = self.pos.clone()
        twin.luck = luck
        return twin


def test_a_reimagining_that_knows_the_truth_is_caught() -> None:
    match = replace(CASE, length=5).match()
    contract.reimagining_deals_anew(match)
    match.pos = Remembering(match.pos)  # type: ignore[assignment]

    with pytest.raises(Broken, match="all are the truth"):
        contract.reimagining_deals_anew(match)
