"""The laws of secrecy notice what this room could give away: cards, sums, numbers, minus cards."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from palaver.core import contract
from palaver.core.bits import each
from palaver.core.contract import Broken, Case
from palaver.core.game import Game, Kind
from palaver.core.ints import NOBODY, Seat
from palaver.core.match import Match
from palaver.core.sight import Choice, Json, Reason, Word
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.sight import laid_cards

CASE = Case("west_of_africa", players=3, seed=6, length=50)
Leak = tuple[Game[Any], Callable[[Match], None]]


def telling(tell: Callable[[Position], Json]) -> Game[Any]:
    """The room, with this told to everybody."""
    return replace(
        GAME, table=lambda pos, observer: GAME.table(pos, observer) | {"told": tell(pos)}
    )


def seats(pos: Position) -> range:
    return range(pos.players)


def cards_laid(pos: Position) -> Json:
    return [[*laid_cards(pos, seat)] for seat in seats(pos)]


def cards_of_the_seat_on_turn(pos: Position) -> Json:
    """Which it has not shown yet (WA-42)."""
    return [] if pos.seat == NOBODY else [*laid_cards(pos, pos.seat)]


def actions_of_the_seat_on_turn(pos: Position) -> Json:
    return 0 if pos.seat == NOBODY else sum(1 << action for action in each(pos.actions[pos.seat]))


def left_in_hand(pos: Position) -> Json:
    """Which betrays how many lie before one who has not sealed (WA-39)."""
    return [12 + pos.minuses[seat] - pos.laid(Seat(seat)) for seat in seats(pos)]


def minus_cards_in_hand(pos: Position) -> Json:
    return [pos.minuses[seat] - pos.minus_laid[seat] for seat in seats(pos)]


def sums_so_far(pos: Position) -> Json:
    return [pos.sum_of(Seat(seat)) for seat in seats(pos)]


def leaky_choice(pos: Position, seat: Seat, option: int) -> Choice:
    choice = GAME.choice(pos, seat, option)
    return replace(choice, touch=(*choice.touch, str(cards_laid(pos))))


def leaky_reason(pos: Position, seat: Seat, thing: str) -> Reason | None:
    reason = GAME.why_not(pos, seat, thing)
    return None if reason is None else replace(reason, rulings=(str(cards_laid(pos)),))


def leaky_number(pos: Position, laid: int) -> Word:
    """How many were sealed, and with them which."""
    return Word(f"{laid}-{cards_laid(pos)}", laid)


def undeclared(name: str) -> Game[Any]:
    """The event reveals something and does not say so."""

    def quiet(kind: Kind) -> Kind:
        return replace(kind, reveals=False) if kind.name == name else kind

    return replace(GAME, events=tuple(quiet(kind) for kind in GAME.events))


LEAKS: dict[str, Leak] = {
    "everybody's cards": (telling(cards_laid), contract.nothing_leaks_from_sights),
    "cards not yet shown of the seat on turn": (
        telling(cards_of_the_seat_on_turn),
        contract.nothing_leaks_from_sights,
    ),
    "what the seat on turn is about to do": (
        telling(actions_of_the_seat_on_turn),
        contract.nothing_leaks_from_sights,
    ),
    "how many are left in hand": (telling(left_in_hand), contract.nothing_leaks_from_sights),
    "minus cards left in hand": (telling(minus_cards_in_hand), contract.nothing_leaks_from_sights),
    "sums before all have sealed": (telling(sums_so_far), contract.nothing_leaks_from_sights),
    "cards in the answers on offer": (
        replace(GAME, choice=leaky_choice),
        contract.nothing_leaks_from_sights,
    ),
    "cards in a refusal": (
        replace(GAME, why_not=leaky_reason),
        contract.nothing_leaks_from_why_not,
    ),
    "cards in the event of sealing": (
        replace(GAME, words={**GAME.words, "laid": leaky_number}),
        contract.nothing_leaks_as_it_happens,
    ),
    "a card shown that undo could take back": (
        undeclared("cards-shown"),
        contract.nothing_leaks_as_it_happens,
    ),
    "a number sealed that undo could take back": (
        undeclared("sealed"),
        contract.nothing_leaks_as_it_happens,
    ),
}


def lengths() -> list[int]:
    """Now and then, and wherever somebody is asked to show the cards."""
    acts = replace(CASE, length=90).match().acts
    showing = [length for length, act in enumerate(acts) if act.question == "show-cards"]
    return sorted({*range(5, 90, 5), *showing})


def broken_by(game: Game[Any], law: Callable[[Match], None]) -> list[int]:
    """The lengths of game at which the law notices."""
    noticed = []
    for length in lengths():
        try:
            law(replace(CASE, length=length).match(game))
        except Broken:
            noticed.append(length)
    return noticed


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    game, law = LEAKS[leak]

    assert broken_by(game, law) != []
    assert broken_by(GAME, law) == []
