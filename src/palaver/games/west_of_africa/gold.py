"""The gold track: every marker stands on a space and, among equals, in a slot."""

from typing import Final

from palaver.core.ints import Event, Seat
from palaver.games.west_of_africa.position import Position, tell
from palaver.games.west_of_africa.words import EARNED, PAID

# === Goldleiste =============================================================

GOLD_TO_BEGIN_WITH: Final = 15
MOST_GOLD: Final = 45


def draw_places_on_gold_track(pos: Position) -> None:
    """All on one space, one below the other, by lot (WA-22)."""
    for last in range(pos.players):
        other = pos.roll(last + 1)
        pos.slot[last] = pos.slot[other]
        pos.slot[other] = last
        pos.gold[last] = GOLD_TO_BEGIN_WITH


def put_marker(pos: Position, seat: Seat, gold: int) -> None:
    """On another space, into its highest free slot; there may be a gap (WA-19)."""
    if gold == pos.gold[seat]:
        return  # WA-20, WA-37
    if pos.longest_stay:
        close_ranks(pos, seat)
    slot = 0
    while is_taken(pos, gold, slot):
        slot += 1
    pos.gold[seat], pos.slot[seat] = gold, slot


def is_taken(pos: Position, gold: int, slot: int) -> bool:
    for seat in range(pos.players):
        if pos.gold[seat] == gold and pos.slot[seat] == slot:
            return True
    return False


def close_ranks(pos: Position, seat: Seat) -> None:
    """With "longest stay wins" those below move up, so that no newcomer stands above them."""
    for other in range(pos.players):
        if pos.gold[other] == pos.gold[seat] and pos.slot[other] > pos.slot[seat]:
            pos.slot[other] -= 1


def pay(pos: Position, seat: Seat, amount: int, event: Event) -> None:
    put_marker(pos, seat, pos.gold[seat] - amount)
    tell(pos, event, seat, amount, pos.gold[seat], pos.slot[seat])


def pay_bill(pos: Position, seat: Seat) -> None:
    """Once an action is over, for all of it: the marker moves a single time (WA-20)."""
    if pos.bill > 0:
        pay(pos, seat, pos.bill, PAID)
        pos.bill = 0


def earn_takings(pos: Position, seat: Seat) -> None:
    """Likewise; what goes beyond the end of the track is lost (WA-18)."""
    if pos.takings > 0:
        before = pos.gold[seat]
        after = before + pos.takings
        after = min(after, MOST_GOLD)
        put_marker(pos, seat, after)
        earned = after - before
        tell(pos, EARNED, seat, earned, after, pos.slot[seat], pos.takings - earned)
        pos.takings = 0
