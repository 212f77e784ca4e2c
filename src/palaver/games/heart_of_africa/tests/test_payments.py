"""Every payment that small hands allow, found card by card, against the questions of a claim."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from palaver.core.ear import Ear
from palaver.core.ints import Seat
from palaver.games.heart_of_africa import answers
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.sight import CARD_NAMES, TERRAIN_NAMES
from palaver.games.heart_of_africa.tests.table import laid, position
from palaver.games.heart_of_africa.words import (
    CARDS,
    CARDS_PAID,
    NO_TRACK,
    SEATS,
    TERRAIN_PAID,
    TERRAINS,
)

RED = Seat(0)
MOST_LOCOMOTIVES = 4
MOST_TERRAIN = 3  # before red, and before the strongest rival


class Payment(NamedTuple):
    """What leaves the hand and what lies before its owner; nothing of it if not doubled."""

    colour: str | None  # beside the locomotives, if any
    cards: int
    locomotives: int
    doubled: bool = False
    terrain: int = 0
    jokers: int = 0


class Ground(NamedTuple):
    """A track of each sort: its code, the colours that may pay, its terrain, its symbols."""

    track: str
    length: int
    colours: tuple[str, ...]
    kind: str
    symbols: int = 0


TWO = ("purple", "red")  # of the eight that a grey track takes
GROUNDS = (
    Ground("cabinda--luanda-1", 1, ("green",), "jungle"),
    Ground("pretoria--bloemfontein", 2, ("yellow",), "desert"),
    Ground("cape-town--port-elizabeth-1", 3, ("black",), "mountain"),
    Ground("libreville--bangui", 4, ("green",), "jungle"),
    Ground("fachoda--addis-ababa", 5, ("red",), "desert"),
    Ground("port-florence--j-east", 1, TWO, "mountain"),
    Ground("j-northeast--bogoro", 2, TWO, "mountain"),
    Ground("mocambique--beira-1", 3, TWO, "mountain"),
    Ground("douala--bangui", 4, TWO, "mountain"),
    Ground("mocambique--madagascar-n-1", 3, TWO, "mountain", 1),
    Ground("madagascar-s--durban-1", 6, TWO, "mountain", 2),
)
Amounts = dict[str, int]


def hands(ground: Ground) -> Iterator[Amounts]:
    """With as many of each colour as could matter; a grey track's first colour has most."""
    for held in product(range(ground.length + 1), repeat=len(ground.colours)):
        if list(held) == sorted(held, reverse=True):
            for locomotives in range(MOST_LOCOMOTIVES + 1):
                yield dict(zip(ground.colours, held, strict=True)) | {"locomotive": locomotives}


def by_the_book(ground: Ground, hand: Amounts, own: int, rival: int) -> set[Payment]:
    """Every number of every card is tried, and the book asked whether it may be so."""
    found = set()
    for colour, held in hand.items():
        if colour == "locomotive":
            continue
        for cards, locomotives in product(range(held + 1), range(hand["locomotive"] + 1)):
            if cards + locomotives != ground.length or locomotives < ground.symbols:
                continue
            plain = Payment(colour if cards else None, cards, locomotives)
            found.add(plain)
            left = hand["locomotive"] - locomotives
            for terrain, jokers in product(range(own + 1), range(left + 1)):
                if doubles(ground.length, own, rival, terrain, jokers):
                    found.add(plain._replace(doubled=True, terrain=terrain, jokers=jokers))
    return found


def doubles(length: int, own: int, rival: int, terrain: int, jokers: int) -> bool:
    price = 1 if length <= 3 else 2
    paid = terrain + jokers == price or (jokers > price and terrain == 0)  # HA-3
    level = own + jokers >= rival  # HA-2
    idle = jokers > price and own + jokers > rival  # HA-27: the last one does nothing
    return paid and level and not idle


def by_the_questions(pos: Position, option: int) -> Iterator[Payment]:
    """Down every branch: no question has but one answer, and none leads nowhere."""
    twin = pos.clone()
    twin.ear = ear = Ear()
    twin.choose(RED, option)
    twin.ear = None
    if twin.track == NO_TRACK:
        heard = {event[0]: event for event in ear.heard}
        yield told(heard[CARDS_PAID], heard.get(TERRAIN_PAID))
        return
    following = twin.legal(RED)
    assert len(following) > 1
    for answer in following:
        yield from by_the_questions(twin, answer)


def told(cards: tuple[int, ...], terrain: tuple[int, ...] | None) -> Payment:
    colour, number, locomotives = cards[2:5]
    plain = Payment(CARD_NAMES[colour] if number else None, number, locomotives)
    if terrain is None:
        return plain
    return plain._replace(doubled=True, terrain=terrain[3], jokers=terrain[4])


def arrange(pos: Position, ground: Ground, hand: Amounts, own: int, rival: int) -> None:
    cards, terrain = [0] * (SEATS * CARDS), [0] * (SEATS * TERRAINS)
    for name, number in hand.items():
        cards[CARD_NAMES.index(name)] = number
    kind = TERRAIN_NAMES.index(ground.kind)
    terrain[kind], terrain[TERRAINS + kind], terrain[2 * TERRAINS + kind] = own, rival, rival // 2
    pos.hand, pos.terrain = cards, terrain


def locomotives_spent(payment: Payment) -> tuple[int, int]:
    return payment.locomotives + payment.jokers, payment.terrain


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: str(ground.track))
def test_a_claim_offers_every_payment_of_the_book_once_and_no_other(ground: Ground) -> None:
    """The cheapest first; and where there is but one, one answer does it all."""
    pos = position(laid(players=3))
    track = pos.board.track_ids[ground.track]
    at_once, begun = answers.CLAIM + track, answers.BEGIN_CLAIM + track
    checked = 0
    for hand in hands(ground):
        for own, rival in product(range(MOST_TERRAIN + 1), repeat=2):
            arrange(pos, ground, hand, own, rival)
            expected = by_the_book(ground, hand, own, rival)
            offered = [option for option in (at_once, begun) if option in pos.legal(RED)]

            assert offered == ([] if not expected else [begun if len(expected) > 1 else at_once])
            for option in offered:
                ways = list(by_the_questions(pos, option))
                assert sorted(map(str, ways)) == sorted(map(str, expected))
                assert locomotives_spent(ways[0]) == min(map(locomotives_spent, ways))
                checked += len(ways)

    assert checked > 100
