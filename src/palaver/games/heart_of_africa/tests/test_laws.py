"""What is always so, however the game is played; a failure names players, seed and length."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from palaver.core.bits import count, each, has
from palaver.core.contract import Case
from palaver.core.ear import Ear
from palaver.core.ints import NOBODY, Luck, Seat, Word
from palaver.core.luck import below, step
from palaver.core.match import Match
from palaver.core.play import playout
from palaver.games.heart_of_africa import answers, rules, sight
from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.payment import claimable
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.supply import locomotives_in_row, may_clear_row
from palaver.games.heart_of_africa.tests.memory import Memory, names, places, remembered
from palaver.games.heart_of_africa.words import (
    ALL_TICKETS,
    CARDS,
    CARDS_PAID,
    NO_TICKETS,
    NO_TRACK,
    SEATS,
    TERRAIN_PAID,
    Card,
    Place,
    Track,
)

PLAYED = {
    "players": st.integers(2, 5),
    "seed": st.integers(0, 2**32 - 1),
    "length": st.integers(0, 600),
}
often = settings(max_examples=60, deadline=None)
seldom = settings(max_examples=15, deadline=None)


def played(players: int, seed: int, length: int) -> Position:
    """So many random answers into a game, or to its end."""
    pos = GAME.set_up(players, seed)
    playout(pos, Luck(Word(seed)), length)
    return pos


def watched(players: int, seed: int, length: int) -> Match:
    return Case("heart_of_africa", players, seed, length).match()


def to_tickets(match: Match, turns: int) -> Match:
    """Everybody puts back what may be put back, and draws nothing but tickets."""
    luck = Luck(Word(len(match.acts)))
    while turns > 0 and not match.over:
        seat = Seat(match.waiting()[0])
        legal = match.pos.legal(seat)
        luck = step(luck)
        option = legal[below(luck, len(legal))]
        if answers.DRAW_TICKETS in legal and match.game.question(match.pos, seat) == "take-turn":
            option = answers.DRAW_TICKETS
            turns -= 1
        elif match.game.question(match.pos, seat) == "take-turn":
            turns -= 1
        match.answer(seat, option)
    return match


# --- Secrets and memories ---------------------------------------------------


def remembers(match: Match, observer: int | None) -> Memory:
    """The sight says exactly what a perfect memory has kept; imagined worlds agree."""
    memory = remembered(match, observer)
    seen = GAME.table(position(match), observer)
    known = {name: hand["known"] for name, hand in seen["hands"].items()}  # type: ignore
    assert names(memory.shown) == known
    if observer is not None:
        own = seen["own"]
        assert isinstance(own, dict)
        assert places(memory.under) == own["under"]
        assert sorted(memory.first_back) == sorted(own["first_back"])  # type: ignore
    return memory


def position(match: Match) -> Position:
    assert isinstance(match.pos, Position)
    return match.pos


def agrees(memory: Memory, truth: Position, twin: Position) -> None:
    """Nothing that is remembered is different in an imagined world."""
    for seat, cards in memory.shown.items():
        hand = sight.cards_in(twin, twin.hand, seat)
        assert all(int(str(hand.get(card, 0))) >= number for card, number in cards.items())
        assert size_of_hand(twin, seat) == size_of_hand(truth, seat)
    hidden = GAME.hidden(twin)
    under, first = hidden["under"], hidden["first_back"]
    assert isinstance(under, list)
    assert isinstance(first, list)
    assert all(under[int(at)] == ticket for at, ticket in places(memory.under).items())
    assert memory.first_back <= set(first)
    assert (len(under), len(first)) == (truth.under_size, count(truth.first_back))
    assert GAME.conserved(twin) == GAME.conserved(truth)


def size_of_hand(pos: Position, seat: int) -> int:
    return sum(pos.hand[seat * CARDS : (seat + 1) * CARDS])


@seldom
@given(**PLAYED)
def test_cards_taken_face_up_are_known_until_played_and_own_tickets_under_the_deck(
    players: int, seed: int, length: int
) -> None:
    match = watched(players, seed, length)
    for observer in (*range(players), None):
        memory = remembers(match, observer)
        eyes = NOBODY if observer is None else Seat(observer)
        for luck in range(3):
            agrees(memory, position(match), match_twin(match, eyes, luck))


def match_twin(match: Match, eyes: Seat, luck: int) -> Position:
    return position(match).reimagine(eyes, step(Luck(Word(luck))))


@seldom
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32 - 1), turns=st.integers(0, 40))
def test_tickets_that_go_round_the_deck_are_remembered_exactly(
    players: int, seed: int, turns: int
) -> None:
    """All three layers are drawn from, and what was put back comes up again."""
    match = to_tickets(watched(players, seed, 0), turns)
    for observer in (*range(players), None):
        memory = remembers(match, observer)
        eyes = NOBODY if observer is None else Seat(observer)
        agrees(memory, position(match), match_twin(match, eyes, turns))


def test_what_is_not_remembered_is_dealt_anew() -> None:
    """Lest the laws above be kept by a reimagining that changes nothing: every card that
    another could hold, every ticket that could lie on top, comes up in some world."""
    match = watched(3, 11, 25)
    truth = position(match)
    worlds = [match_twin(match, Seat(0), luck) for luck in range(200)]

    for card in range(CARDS):
        held = {twin.held(Seat(1), Card(card)) for twin in worlds}
        assert len(held) > 1
    kept = {ticket for twin in worlds for ticket in each(twin.kept[1])}
    seen = truth.kept[0] | truth.known[0] | truth.offer[0]
    assert kept == set(each(ALL_TICKETS & ~seen))


def test_what_others_put_under_the_deck_is_dealt_anew_and_what_one_did_oneself_is_not() -> None:
    match = to_tickets(watched(3, 5, 0), 4)
    truth = position(match)
    own = {at for at in range(truth.under_size) if has(truth.known[0], truth.under[at])}
    worlds = [match_twin(match, Seat(0), luck) for luck in range(100)]

    assert 0 < len(own) < truth.under_size
    for at in range(truth.under_size):
        imagined = {int(twin.under[at]) for twin in worlds}
        assert (imagined == {truth.under[at]}) == (at in own)


def test_a_sealed_choice_of_first_tickets_is_imagined_anew() -> None:
    """Blue has put back one of four: for red it may be none, any one, or any two."""
    match = watched(2, 1, 0)
    ticket = next(each(position(match).offer[1]))
    match.answer(1, answers.REFUSE + ticket)
    match.answer(1, answers.KEEP)
    worlds = [match_twin(match, Seat(0), luck) for luck in range(100)]

    assert {0, 1, 2} == {count(twin.refused[1]) for twin in worlds}
    assert all(twin.refused[1] & ~twin.offer[1] == NO_TICKETS for twin in worlds)
    assert {4} == {count(twin.offer[1]) for twin in worlds}
    assert len({int(twin.refused[1]) for twin in worlds}) > 20


@seldom
@given(**PLAYED)
def test_a_hand_changes_no_question_and_no_answer_of_another(
    players: int, seed: int, length: int
) -> None:
    """Whoever is asked has the same answers in every world that looks the same."""
    pos = played(players, seed, length)
    for seat in each(pos.waiting()):
        twin = pos.reimagine(seat, Luck(Word(seed)))
        assert pos.legal(seat) == twin.legal(seat)


# --- Networks ---------------------------------------------------------------


def walked_from(pos: Position, seat: int, start: int) -> set[int]:
    """Along own tracks, one after the other."""
    ends = [
        (pos.board.one_end[track], pos.board.other_end[track]) for track in each(pos.owned[seat])
    ]
    found = {start}
    while more := {b for way in ends for a, b in (way, way[::-1]) if a in found} - found:
        found |= more
    return found


@often
@given(**PLAYED)
def test_networks_join_what_trains_join(players: int, seed: int, length: int) -> None:
    pos = played(players, seed, length)
    for seat in range(players):
        for place in range(pos.board.places):
            number = pos.network(Seat(seat), Place(place))
            same = {
                other
                for other in range(pos.board.places)
                if pos.network(Seat(seat), Place(other)) == number
            }
            assert walked_from(pos, seat, place) == same
            assert number == min(same), "whatever the order of the claims"


# --- Payments ---------------------------------------------------------------

Paid = tuple[tuple[int, ...], ...]


def every_payment(pos: Position, seat: Seat, option: int) -> Iterator[Paid]:
    """Each way through the questions of a claim, and what was paid at its end."""
    twin = pos.clone()
    twin.ear = ear = Ear()
    twin.choose(seat, option)
    twin.ear = None
    if twin.track == NO_TRACK:
        yield tuple(event for event in ear.heard if event[0] in (CARDS_PAID, TERRAIN_PAID))
        return
    for following in twin.legal(seat):
        yield from every_payment(twin, seat, following)


@seldom
@given(**PLAYED)
def test_a_claim_ends_in_every_payment_once_and_begins_with_the_cheapest(
    players: int, seed: int, length: int
) -> None:
    """A claim with one payment is made by one answer, any other begins a choice of several;
    along the questions locomotives never become fewer."""
    pos = played(players, seed, length)
    if pos.over or pos.choosing or pos.asking is not rules.TAKE_TURN or pos.track != NO_TRACK:
        return
    seat = pos.seat
    claims = [option for option in pos.legal(seat) if answers.CLAIM <= option < answers.PASS]
    tracks = {(option - answers.CLAIM) % (answers.BEGIN_CLAIM - answers.CLAIM) for option in claims}
    assert tracks == set(each(claimable(pos, seat)))
    for option in claims:
        ways = list(every_payment(pos, seat, option))
        assert len(ways) == len(set(ways))
        assert (len(ways) == 1) == (option < answers.BEGIN_CLAIM)
        assert spent(ways[0]) == min(map(spent, ways))


def spent(payment: Paid) -> int:
    """Locomotives, as train cards and as terrain cards."""
    return sum(event[4] for event in payment)


# --- The course of the game -------------------------------------------------


@often
@given(**PLAYED)
def test_tracks_are_open_claimed_or_closed(players: int, seed: int, length: int) -> None:
    pos = played(players, seed, length)
    claimed = 0
    for seat in range(players):
        assert not pos.owned[seat] & pos.open_to[seat]
        claimed += count(pos.owned[seat])
        for track in each(pos.owned[seat]):
            twin = Track(pos.board.twin[track])
            others = [s for s in range(players) if s != seat and has(pos.owned[s], track)]
            assert others == []
            if twin != NO_TRACK:
                shut_to = range(players) if players < 4 else [seat]
                assert not any(has(pos.open_to[s], twin) for s in shut_to)
                assert not has(pos.owned[seat], twin)
    assert claimed == len({*[t for s in range(players) for t in each(pos.owned[s])]})


@often
@given(**PLAYED)
def test_gaps_are_there_only_while_no_card_is(players: int, seed: int, length: int) -> None:
    """HA-10, HA-28: and three locomotives lie open only where HA-12 lets them."""
    pos = played(players, seed, length)

    assert -1 not in pos.row or not pos.cards_left()
    assert -1 not in pos.market or not pos.terrain_left()
    assert locomotives_in_row(pos) < 3 or not may_clear_row(pos)


@often
@given(**PLAYED)
def test_nothing_is_negative_and_what_is_shown_is_held(
    players: int, seed: int, length: int
) -> None:
    pos = played(players, seed, length)
    piles = (pos.deck, pos.discard, pos.hand, pos.shown, pos.terrain, pos.terrain_deck)

    assert min(min(pile) for pile in piles) >= 0
    assert min(pos.trains) >= 0
    assert all(held >= shown for held, shown in zip(pos.hand, pos.shown, strict=True))
    assert (sum(pos.deck), sum(pos.discard)) == (pos.deck_size, pos.discard_size)
    assert len(pos.kept) == SEATS


def test_every_random_game_comes_to_an_end_by_the_last_round_or_by_passing() -> None:
    for players in GAME.seats:
        for seed in range(20):
            pos = played(players, seed, GAME.bound)
            assert pos.over
            assert GAME.ending(pos) in GAME.endings
