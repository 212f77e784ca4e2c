"""Laying a table for a test: who holds what, and what lies where, in words.

    jonas = laid(hands={"red": "3 black 1 locomotive"}, terrain={"red": "1 mountain"})

Cards are written "3 black 1 locomotive"; tracks and tickets by their codes, which are
those of board.json. What is not said is as after the first tickets, with red to move:
everybody has kept all four, hands and terrain are bare, and all cards not laid down
anywhere are in the deck.
"""

from typing import Any

from palaver.core.bits import only
from palaver.core.ints import Seat
from palaver.core.match import Match, Seed, SetUp
from palaver.games.heart_of_africa import rules
from palaver.games.heart_of_africa.claims import close_twin, place_trains
from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.sight import CARD_NAMES, SEAT_NAMES, TERRAIN_NAMES
from palaver.games.heart_of_africa.words import (
    ALL_TICKETS,
    CARDS,
    COLOURS,
    MARKET,
    NO_CARD,
    NO_TERRAIN,
    NO_TICKETS,
    ROW,
    SEATS,
    TERRAINS,
    Card,
    Terrain,
)

COAST = "cape-town--port-elizabeth-1"  # the rulebook's example: black, three spaces, mountain
SHORT = {  # tickets, each with two tracks that complete it
    "libreville--luanda": ["libreville--cabinda-1", "cabinda--luanda-1"],
    "beira--madagascar": ["mocambique--beira-1", "mocambique--madagascar-n-1"],
    "mocambique--mombasa": ["mombasa--dar-es-salaam-1", "dar-es-salaam--mocambique-1"],
}
NO_CHOICES: dict[str, int] = {}
ROW_OF_FIVE = "red blue green white black"
MARKET_OF_TWO = "desert jungle"


# --- Arranging --------------------------------------------------------------


def new(players: int = 2, switches: dict[str, int] = NO_CHOICES, board: Any = None) -> Match:
    """Just dealt; red will begin."""
    return Match(SetUp(GAME, players, Seed(1), {"first_player": 1, **switches}, board))


def begun(players: int = 2, switches: dict[str, int] = NO_CHOICES, board: Any = None) -> Match:
    """Everybody has kept all four first tickets."""
    match = new(players, switches, board)
    for seat in range(players):
        match.answer_in_words(seat, "keep")
    return match


def laid(
    *,
    players: int = 2,
    hands: dict[str, str] | None = None,
    terrain: dict[str, str] | None = None,
    claimed: dict[str, list[str]] | None = None,
    tickets: dict[str, list[str]] | None = None,
    trains: dict[str, int] | None = None,
    score: dict[str, int] | None = None,
    row: str = ROW_OF_FIVE,
    market: str = MARKET_OF_TWO,
    discards: str = "",
    deck: str | None = None,
    terrain_deck: str | None = None,
    switches: dict[str, int] = NO_CHOICES,
    board: Any = None,
) -> Match:
    match = begun(players, switches, board)
    pos = position(match)
    for name, codes in (claimed or {}).items():
        for code in codes:
            track = pos.board.track_ids[code]
            place_trains(pos, seat_of(name), track)
            close_twin(pos, seat_of(name), track)
    lay_cards(pos, hands or {}, row, discards, deck)
    lay_terrain(pos, terrain or {}, market, terrain_deck)
    lay_tickets(pos, tickets)
    pos.trains = with_changes(pos.trains, trains)
    pos.score = with_changes(pos.score, score)
    return match


def lay_cards(
    pos: Position, hands: dict[str, str], row: str, discards: str, deck: str | None
) -> None:
    pos.hand = [
        number for name in SEAT_NAMES for number in amounts(CARD_NAMES, hands.get(name, ""))
    ]
    pos.shown = [0] * (SEATS * CARDS)
    faces = [Card(CARD_NAMES.index(name)) for name in row.split()]
    pos.row = faces + [NO_CARD] * (ROW - len(faces))
    pos.discard = amounts(CARD_NAMES, discards)
    pos.discard_size = sum(pos.discard)
    if deck is None:
        box = [rules.CARDS_OF_A_COLOUR] * COLOURS + [rules.LOCOMOTIVES]
        out = [sum(pos.hand[card::CARDS]) + faces.count(Card(card)) for card in range(CARDS)]
        pos.deck = [box[card] - out[card] - pos.discard[card] for card in range(CARDS)]
    else:
        pos.deck = amounts(CARD_NAMES, deck)
    pos.deck_size = sum(pos.deck)


def lay_terrain(
    pos: Position, terrain: dict[str, str], market: str, terrain_deck: str | None
) -> None:
    pos.terrain = [
        number for name in SEAT_NAMES for number in amounts(TERRAIN_NAMES, terrain.get(name, ""))
    ]
    faces = [Terrain(TERRAIN_NAMES.index(name)) for name in market.split()]
    pos.market = faces + [NO_TERRAIN] * (MARKET - len(faces))
    if terrain_deck is None:
        lying = [sum(pos.terrain[k::TERRAINS]) + faces.count(Terrain(k)) for k in range(TERRAINS)]
        pos.terrain_deck = [rules.TERRAIN_OF_A_KIND - number for number in lying]
    else:
        pos.terrain_deck = amounts(TERRAIN_NAMES, terrain_deck)
    pos.terrain_discard = [0] * TERRAINS


def lay_tickets(pos: Position, tickets: dict[str, list[str]] | None) -> None:
    """Where any are named, nobody has others; the rest is in the deck."""
    if tickets is None:
        return
    kept = [NO_TICKETS] * SEATS
    for name, codes in tickets.items():
        for code in codes:
            kept[seat_of(name)] = kept[seat_of(name)] | only(pos.board.ticket_ids[code])
    pos.undealt = ALL_TICKETS
    for held in kept:
        pos.undealt = pos.undealt & ~held
    pos.kept = kept


def amounts(names: tuple[str, ...], text: str) -> list[int]:
    found = [0] * len(names)
    words = text.split()
    for number, name in zip(words[::2], words[1::2], strict=True):
        found[names.index(name)] += int(number)
    return found


def with_changes(numbers: list[int], changes: dict[str, int] | None) -> list[int]:
    changed = list(numbers)
    for name, number in (changes or {}).items():
        changed[seat_of(name)] = number
    return changed


def seat_of(name: str) -> Seat:
    return Seat(SEAT_NAMES.index(name))


# --- Acting -----------------------------------------------------------------


def give(match: Match, *answers: str) -> list[str]:
    """Whoever is asked answers so; what the one who answers hears of it, in the notation."""
    happened = []
    for answer in answers:
        seat = match.waiting()[0]
        act = match.answer_in_words(seat, answer)
        happened += [told.effect() for told in match.told(act, seat)]
    return happened


def pass_time(match: Match, turns: int = 1) -> None:
    """Others take their turns: they draw terrain, which touches no train card."""
    for _ in range(turns):
        give(match, "draw-terrain", "draw-terrain")


# --- Asserting --------------------------------------------------------------


def position(match: Match) -> Position:
    assert isinstance(match.pos, Position)
    return match.pos


def conserved(match: Match) -> dict[str, int]:
    return GAME.conserved(position(match))


def question(match: Match) -> str:
    return match.game.question(match.pos, Seat(match.waiting()[0]))


def answers(match: Match, start: str = "") -> list[str]:
    """All legal answers that begin so."""
    choices = match.game.choices(match.pos, Seat(match.waiting()[0]))
    return [choice.notation for choice in choices if choice.notation.startswith(start)]


def part(match: Match, name: str, observer: str | None = None) -> Any:
    """Of what somebody sees on the table."""
    seat = None if observer is None else int(seat_of(observer))
    return match.game.sight(match.pos, seat).table[name]


def own(match: Match, name: str) -> Any:
    return part(match, "own", name)


def turn(match: Match) -> str:
    return str(part(match, "turn"))


def scores(match: Match) -> dict[str, int]:
    points = match.game.sight(match.pos, None).points
    return dict(zip(SEAT_NAMES, points, strict=False))


def why_not(match: Match, thing: str) -> tuple[str, tuple[str, ...]] | None:
    """The key of the reason, and its rulings."""
    reason = match.game.why_not(match.pos, Seat(match.waiting()[0]), thing)
    return None if reason is None else (reason.said.key, reason.rulings)


# --- The end ----------------------------------------------------------------


def finished(**arranged: Any) -> Match:
    """Red has no trains left, all have had a last turn, and all is counted."""
    match = laid(**{"trains": {"red": 0}, **arranged})
    pass_time(match, match.pos.players + 1)
    assert match.over
    return match
