"""Eine Strecke nutzen: what becomes of trains, tracks and cards when a claim is paid."""

from typing import Final

from palaver.core.bits import only
from palaver.core.ints import NOBODY, Event, Seat
from palaver.games.heart_of_africa.payment import ground_under, price_of_doubling
from palaver.games.heart_of_africa.position import Position, tell
from palaver.games.heart_of_africa.supply import discard
from palaver.games.heart_of_africa.words import (
    CARDS,
    CARDS_PAID,
    LOCOMOTIVE,
    NO_TRACK,
    SCORED_DOUBLING,
    SCORED_ROUTE,
    TERRAIN_PAID,
    TERRAINS,
    TRACK_CLAIMED,
    TRACK_CLOSED,
    Card,
    Track,
)

# === Eine Strecke nutzen ====================================================


def place_trains(pos: Position, seat: Seat, track: Track) -> None:
    """As many as the track has spaces, doubled or not."""
    length = pos.board.length[track]
    pos.trains[seat] -= length
    pos.owned[seat] = pos.owned[seat] | only(track)
    pos.join(seat, track)
    for player in range(pos.players):
        pos.open_to[player] = pos.open_to[player] & ~only(track)
    tell(pos, TRACK_CLAIMED, seat, track, length)


PLAYERS_FOR_BOTH_TRACKS: Final = 4


def close_twin(pos: Position, seat: Seat, track: Track) -> None:
    """The other track of a double route is never for the same player (HA-16), and with
    two or three players for nobody."""
    twin = pos.board.twin[track]
    if twin == NO_TRACK:
        return
    pos.open_to[seat] = pos.open_to[seat] & ~only(twin)
    if pos.players < PLAYERS_FOR_BOTH_TRACKS:
        for player in range(pos.players):
            pos.open_to[player] = pos.open_to[player] & ~only(twin)
        tell(pos, TRACK_CLOSED, NOBODY, twin)


def pay_cards(pos: Position, seat: Seat, track: Track) -> None:
    cards = pos.board.length[track] - pos.locomotives
    play_cards(pos, seat, pos.colour, cards)
    play_cards(pos, seat, LOCOMOTIVE, pos.locomotives)
    tell(pos, CARDS_PAID, seat, pos.colour, cards, pos.locomotives)


def play_cards(pos: Position, seat: Seat, card: Card, number: int) -> None:
    """Those taken face up count as played first: nobody can be sure of them any more."""
    at = seat * CARDS + card
    pos.hand[at] -= number
    pos.shown[at] = pos.shown[at] - number if pos.shown[at] > number else 0
    discard(pos, card, number)


POINTS: Final = (0, 1, 2, 4, 7, 10, 15)  # by spaces


def score_track(pos: Position, seat: Seat, track: Track) -> None:
    points = POINTS[pos.board.length[track]]
    score(pos, SCORED_ROUTE, seat, points, track)
    if pos.doubling:
        score(pos, SCORED_DOUBLING, seat, points, track)


def score(pos: Position, event: Event, seat: Seat, points: int, what: int) -> None:
    pos.score[seat] += points
    tell(pos, event, seat, points, what)


# === Lokomotiven als Landschaftskarten-Joker ================================


def pay_terrain(pos: Position, seat: Seat, jokers: int) -> None:
    """Locomotives pay first, and are lost even where they only help to equal (HA-3)."""
    kind = ground_under(pos, pos.track)
    cards = price_of_doubling(pos.board.length[pos.track]) - jokers
    if cards < 0:
        cards = 0
    pos.terrain[seat * TERRAINS + kind] -= cards
    pos.terrain_discard[kind] += cards
    play_cards(pos, seat, LOCOMOTIVE, jokers)
    tell(pos, TERRAIN_PAID, seat, kind, cards, jokers)
