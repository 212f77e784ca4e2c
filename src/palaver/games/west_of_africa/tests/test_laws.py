"""What is always so, however the game is played; a failure names players, seed and length."""

from collections.abc import Iterator
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from palaver.core.bits import count, each, has
from palaver.core.contract import Case
from palaver.core.ints import NOBODY, Luck, Seat, Word
from palaver.core.match import Match
from palaver.core.play import playout
from palaver.core.saving import dump
from palaver.core.sight import Json
from palaver.games.west_of_africa.actions import FOUND_SETTLEMENT
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.harbours import berths, lying_in
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.rules import CHOOSE_ACTION, CHOOSE_CARDS
from palaver.games.west_of_africa.tests.table import begun, laid
from palaver.games.west_of_africa.words import ISLANDS, MOST_LAID, NO_FIELDS, Field, Island

PLAYED = {
    "players": st.integers(2, 5),
    "seed": st.integers(0, 2**32 - 1),
    "length": st.integers(0, 800),
}
often = settings(max_examples=120, deadline=None)
seldom = settings(max_examples=15, deadline=None)


def played(players: int, seed: int, length: int, **switches: int) -> Position:
    """So many random answers into a game, or to its end."""
    pos: Position = GAME.set_up(players, seed, switches)
    playout(pos, Luck(Word(seed)), length)
    return pos


def match_played(players: int, seed: int, length: int) -> Match:
    return Case("west_of_africa", players, seed, length).match()


def seats_of(pos: Position) -> Iterator[Seat]:
    return (Seat(seat) for seat in range(pos.players))


# --- The table --------------------------------------------------------------


@often
@given(**PLAYED)
def test_gold_is_between_0_and_45_and_no_two_markers_share_a_slot(
    players: int, seed: int, length: int
) -> None:
    pos = played(players, seed, length)
    standing = [(pos.gold[seat], pos.slot[seat]) for seat in seats_of(pos)]

    assert all(0 <= gold <= 45 and 0 <= slot < players for gold, slot in standing)
    assert len(set(standing)) == players


@often
@given(**PLAYED)
def test_with_longest_stay_wins_there_are_no_gaps_on_a_space(
    players: int, seed: int, length: int
) -> None:
    pos = played(players, seed, length, longest_stay=1)
    slots: dict[int, list[int]] = {}
    for seat in seats_of(pos):
        slots.setdefault(pos.gold[seat], []).append(pos.slot[seat])

    assert all(sorted(taken) == list(range(len(taken))) for taken in slots.values())


@often
@given(**PLAYED)
def test_between_actions_no_harbour_holds_more_ships_than_berths(
    players: int, seed: int, length: int
) -> None:
    pos = played(players, seed, length)
    if pos.asking in (CHOOSE_CARDS, CHOOSE_ACTION):
        for island in range(ISLANDS):
            assert count(lying_in(pos, Island(island), NOBODY)) <= berths(pos, Island(island))


@often
@given(**PLAYED)
def test_between_actions_nothing_is_left_over_from_an_action(
    players: int, seed: int, length: int
) -> None:
    pos = played(players, seed, length)
    if pos.asking in (CHOOSE_CARDS, CHOOSE_ACTION):
        action = GAME.sight(pos, None).table["action"]
        assert isinstance(action, dict)
        idle = {
            name: value for name, value in action.items() if name not in ("to_do", "loads_left")
        }
        assert not any(idle.values())


@often
@given(**PLAYED)
def test_settlements_and_growing_goods_keep_apart(players: int, seed: int, length: int) -> None:
    pos = played(players, seed, length)
    growing = NO_FIELDS
    for seat in seats_of(pos):
        assert not growing & pos.planted[seat]
        growing = growing | pos.planted[seat]

    assert growing == pos.growing
    assert not growing & pos.settled
    assert not growing & ~pos.board.farmland
    assert not pos.settled & ~pos.board.sites


@often
@given(**PLAYED)
def test_when_a_round_begins_each_alcalde_has_most_influence(
    players: int, seed: int, length: int
) -> None:
    pos = played(players, seed, length)
    if pos.seat == NOBODY:
        for island in range(ISLANDS):
            power = [pos.influence(seat, Island(island)) for seat in seats_of(pos)]
            alcalde = pos.alcalde[island]
            assert (alcalde == NOBODY) == (max(power) == 0)
            assert alcalde == NOBODY or power[alcalde] == max(power)


@seldom
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32 - 1))
def test_a_game_ends_within_so_many_rounds_as_points_for_gold_alone_allow(
    players: int, seed: int
) -> None:
    """Each round hands out one point or two; spread evenly, somebody has 25 by then."""
    pos = played(players, seed, 100_000)
    a_round = 1 if players == 2 else 2

    assert pos.over
    assert pos.round <= (24 * players) // a_round + 2


@often
@given(**PLAYED)
def test_there_is_exactly_one_winner(players: int, seed: int, length: int) -> None:
    pos = played(players, seed, 100_000)
    winner = next(each(pos.winners()))

    assert 1 == count(pos.winners())
    for other in seats_of(pos):
        assert pos.score[other] <= pos.score[winner]
        if other != winner and pos.score[other] == pos.score[winner]:
            assert pos.ahead(winner, other)


# --- Choosing at once, and turns without secrets ------------------------------


def test_the_order_of_sealing_makes_no_difference() -> None:
    """The same hands, sealed in any order, and the same table afterwards."""
    hands = {"Tanja": "EH LG LP GC TF", "Marion": "settle", "Angelika": "EH LG LP GC FV"}
    results = set()
    for order in permutations(hands):
        table = begun("Tanja Marion Angelika")
        for name in order:
            table.choose(**{name: hands[name]})
        results.add(str(dump(GAME, table.pos)))

    assert 1 == len(results)


@seldom
@given(**PLAYED)
def test_a_whole_turn_and_its_end_can_be_taken_back_until_the_next_player_acts(
    players: int, seed: int, length: int
) -> None:
    """Every turn of the game so far, back to where the cards had been shown; no further."""
    played_on = match_played(players, seed, length)
    match, turn = Match(played_on.set_up), 0
    shown = dump(match.game, match.pos)
    for act in played_on.acts:
        match.answer(act.seat, act.option)
        if act.notation == "show":
            turn, shown = 0, dump(match.game, match.pos)
        elif act.question != "choose-cards":
            turn += 1
        if act.question != "choose-cards":
            assert turn == match.can_take_back(act.seat)
        if act.notation == "end":
            assert shown == after_taking_back(match, act.seat, turn)


def after_taking_back(match: Match, seat: int, number: int) -> dict[str, Json]:
    """What lies on the table then; the match goes on as if nothing had been."""
    again = [act.option for act in match.acts[-number:]]
    match.take_back(seat, number)
    found = dump(match.game, match.pos)
    for option in again:
        match.answer(seat, option)
    return found


COMPOSED = (
    *("sell", "sell LP wine"),
    *("plant", "on LP", "helpers 1", "plant LP1", "plant LP3", "done", "send east"),
    *("workers", "step west LG", "step east FV", "done"),
    *("ship", "sail FV", "sail TF", "done"),
)


def test_a_composed_turn_comes_back_answer_by_answer() -> None:
    """Also after its end, as it is the last of the round, until somebody else chooses a card."""
    table = laid("Tanja | stores LP wine 1 | workers LP 1, west 2\nMarion")
    tanja, marion = table.seat("Tanja"), table.seat("Marion")
    table.turn(Tanja="LP sell plant workers ship")
    assert 0 == table.match.can_take_back(marion)  # Tanja has acted: she has shown her cards

    before = []
    for answer in (*COMPOSED, "end"):
        before.append(dump(GAME, table.pos))
        table.do(answer)
    for position in reversed(before):
        table.match.take_back(tanja)
        assert position == dump(GAME, table.pos)
    assert 0 == table.match.can_take_back(tanja)

    table.do(*COMPOSED, "end")
    assert len(COMPOSED) + 1 == table.match.can_take_back(tanja)
    table.answer("Marion", "add EH")
    assert 0 == table.match.can_take_back(tanja)


@seldom
@given(**PLAYED)
def test_only_sealing_and_showing_reveal_anything(players: int, seed: int, length: int) -> None:
    for act in match_played(players, seed, length).acts:
        if any(GAME.events[event[0]].reveals for event in act.heard):
            assert act.notation in ("seal", "show")


@seldom
@given(**PLAYED)
def test_in_a_round_everybody_has_one_turn_and_each_action_once(
    players: int, seed: int, length: int
) -> None:
    match = match_played(players, seed, length)
    begun_now: list[tuple[int, int, str]] = []
    ended: list[tuple[int, int]] = []
    for act in match.acts:
        pos = act.before
        assert isinstance(pos, Position)
        if act.question == "choose-action" and act.notation == "end":
            ended.append((pos.round, act.seat))
        elif act.question == "choose-action":
            begun_now.append((pos.round, act.seat, act.notation))

    assert len(set(ended)) == len(ended)
    assert len(set(begun_now)) == len(begun_now)


@often
@given(**PLAYED)
def test_nothing_is_offered_that_cannot_be_paid(players: int, seed: int, length: int) -> None:
    """Whatever an option does, nobody's gold less the bill falls below nothing."""
    pos = played(players, seed, length)
    for seat in each(pos.waiting()):
        for option in pos.legal(seat):
            twin = pos.clone()
            twin.choose(seat, option)
            assert twin.bill <= twin.gold[seat]
            assert min(twin.supply) >= 0
            assert min(twin.stored) >= 0
            assert min(twin.workers) >= 0


@often
@given(**PLAYED)
def test_founding_is_offered_only_to_the_alcalde_who_chose_the_island(
    players: int, seed: int, length: int
) -> None:
    pos = played(players, seed, length)
    if pos.asking is FOUND_SETTLEMENT:
        for option in pos.legal(pos.seat)[1:]:
            island = pos.board.island_of[Field(option - 1)]
            assert pos.alcalde[island] == pos.seat
            assert has(pos.islands[pos.seat], island)


@seldom
@given(**PLAYED)
def test_nobody_lays_more_than_five_cards_or_five_without_gold(
    players: int, seed: int, length: int
) -> None:
    match = match_played(players, seed, length)
    for act in match.acts:
        pos = act.before
        assert isinstance(pos, Position)
        if act.notation == "seal":
            laid = pos.laid(Seat(act.seat))
            assert 1 <= laid <= (MOST_LAID if pos.gold[act.seat] >= 4 else MOST_LAID - 1)
