"""What is always so, beyond the contract; a failure names players, seed and length."""

from collections import Counter
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from palaver.core import saving
from palaver.core.bits import count, each, has, only
from palaver.core.ear import Ear
from palaver.core.game import Heard
from palaver.core.ints import NO_SEATS, NOBODY, Luck, Seat, Word
from palaver.core.luck import below, step
from palaver.core.match import Match, Seed, SetUp
from palaver.core.play import playout
from palaver.games.afrika1880 import measure, sight, steps
from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.position import Position, write_at_random
from palaver.games.afrika1880.rules import SEAL
from palaver.games.afrika1880.words import (
    BETRAYED,
    EXPEDITION_ARRIVED,
    LANDED,
    NATIONS,
    NO_NATIONS,
    NO_TERRITORIES,
    NOTHING,
    OUTVOTED,
    ROWS,
    SEATS,
    TERRITORIES,
    Nation,
    Nations,
    Territories,
    Territory,
)

PLAYED = {
    "players": st.integers(3, 6),
    "seed": st.integers(0, 2**32 - 1),
    "length": st.integers(0, 1200),
}
often = settings(max_examples=100, deadline=None)
seldom = settings(max_examples=30, deadline=None)


def played(players: int, seed: int, length: int) -> Position:
    """So many random answers into a game, or to its end."""
    pos = GAME.set_up(players, seed, {"nations": 1})
    playout(pos, Luck(Word(seed)), length)
    return pos


def crowded(seed: int, peace: int = 2) -> Position:
    """Anything that might lie on the board with six nations, and a sheet from each.

    The more peace, the fewer conflicts.
    """
    pos = GAME.set_up(SEATS, seed, {"historic": 1, "landings_yield": seed % 2})
    luck = Luck(Word(seed))
    markers = [NO_TERRITORIES] * NATIONS
    built = [0] * TERRITORIES
    for here in range(TERRITORIES):
        for nation in range(NATIONS):
            luck = step(luck)
            if below(luck, 5) < 2 and count(markers[nation]) < pos.board.markers:
                markers[nation] = markers[nation] | only(Territory(here))
        luck = step(luck)
        built[here] = below(luck, pos.board.squares[here] + 1)
    pos.markers, pos.developed = markers, built
    for here in range(TERRITORIES):
        luck = step(luck)
        if pos.is_full(Territory(here)) and pos.present(Territory(here)) and below(luck, 2):
            pos.colonies = pos.colonies | only(Territory(here))
    pos.luck = luck
    for seat in range(SEATS):
        write_at_random(pos, Seat(seat))
    hostile = list(pos.hostile)
    for nation in range(NATIONS):
        for _ in range(peace):
            luck = step(luck)
            hostile[nation] = hostile[nation] & ~only(Nation(below(luck, NATIONS)))
    pos.hostile = hostile
    return pos


def judged(pos: Position) -> tuple[Position, list[Heard]]:
    twin = pos.clone()
    twin.ear = ear = Ear()
    steps.play_round(twin)
    twin.ear = None
    return twin, ear.heard


def test_the_round_that_is_timed_has_132_markers() -> None:
    pos = measure.fullest(Luck(Word(1)))

    assert 132 == sum(count(pos.markers[nation]) for nation in range(NATIONS))
    assert 0 < measure.microseconds_a_round()


# --- No nation is special ---------------------------------------------------


def renamed_set(nations: Nations, names: tuple[int, ...]) -> Nations:
    other = NO_NATIONS
    for nation in each(nations):
        other = other | only(Nation(names[nation]))
    return other


def renamed(pos: Position, names: tuple[int, ...]) -> Position:
    """The same position in which nation n is called names[n]; seats go by nation."""
    twin = pos.clone()
    markers, hostile, embassies = list(pos.markers), list(pos.hostile), list(pos.hostile_to)
    order, score = list(pos.order), list(pos.score)
    for nation, name in enumerate(names):
        markers[name] = pos.markers[nation]
        hostile[name] = renamed_set(pos.hostile[nation], names)
        embassies[name] = renamed_set(pos.hostile_to[nation], names)
        order[name * ROWS : (name + 1) * ROWS] = pos.order[nation * ROWS : (nation + 1) * ROWS]
        score[name] = pos.score[nation]
    twin.markers, twin.hostile, twin.hostile_to = markers, hostile, embassies
    twin.order, twin.score = order, score
    return twin


@often
@given(seed=st.integers(0, 2**32 - 1), names=st.sampled_from(list(permutations(range(NATIONS)))))
def test_renaming_the_nations_renames_the_result(seed: int, names: tuple[int, ...]) -> None:
    pos = crowded(seed)

    expected = renamed(judged(pos)[0], names)
    actual = judged(renamed(pos, names))[0]
    assert saving.dump(GAME, expected) == saving.dump(GAME, actual)


@often
@given(seed=st.integers(0, 2**32 - 1), names=st.sampled_from(list(permutations(range(NATIONS)))))
def test_renaming_the_nations_renames_what_is_told(seed: int, names: tuple[int, ...]) -> None:
    """The same things happen to the same people, though they may be told in another order."""
    pos = crowded(seed)

    def told(heard: list[Heard], called: tuple[int, ...]) -> Counter[tuple[int, ...]]:
        return Counter(
            (event[0], called[event[1]] if event[1] != NOBODY else NOBODY, event[2])
            for event in heard
            if "other" not in GAME.events[event[0]].args
        )

    itself = tuple(range(NATIONS))
    assert told(judged(pos)[1], names) == told(judged(renamed(pos, names))[1], itself)


# --- Who is first does not matter -------------------------------------------


@often
@given(seed=st.integers(0, 2**32 - 1), sealing=st.permutations(range(SEATS)))
def test_the_order_in_which_sheets_are_sealed_changes_nothing(
    seed: int, sealing: list[int]
) -> None:
    pos, other = crowded(seed), crowded(seed)
    for seat in range(SEATS):
        pos.choose(Seat(seat), SEAL)
    for seat in sealing:
        other.choose(Seat(seat), SEAL)

    assert saving.dump(GAME, pos) == saving.dump(GAME, other)


# --- What is made is never lost ---------------------------------------------


@often
@given(seed=st.integers(0, 2**32 - 1))
def test_markers_come_and_go_only_as_it_is_told(seed: int) -> None:
    before = crowded(seed)
    after, heard = judged(before)
    for nation in range(NATIONS):
        kinds = Counter(event[0] for event in heard if event[1] == before.seat_of[nation])
        come = kinds[EXPEDITION_ARRIVED] + kinds[LANDED]
        gone = kinds[BETRAYED] + kinds[OUTVOTED]

        assert count(before.markers[nation]) + come - gone == count(after.markers[nation])
        assert count(before.markers[nation]) + come <= before.board.markers


@often
@given(seed=st.integers(0, 2**32 - 1))
def test_a_colony_keeps_its_markers_and_gets_no_more(seed: int) -> None:
    before = crowded(seed)
    after, _ = judged(before)

    assert NO_TERRITORIES == before.colonies & ~after.colonies
    for nation in range(NATIONS):
        kept = before.markers[nation] & before.colonies
        assert kept == after.markers[nation] & before.colonies


@often
@given(seed=st.integers(0, 2**32 - 1))
def test_squares_are_only_ever_covered_and_no_more_than_there_are(seed: int) -> None:
    before = crowded(seed)
    after, _ = judged(before)

    assert all(
        old <= new <= squares
        for old, new, squares in zip(
            before.developed, after.developed, before.board.squares, strict=True
        )
    )


@often
@given(seed=st.integers(0, 2**32 - 1), peace=st.integers(0, 12))
def test_a_colony_is_full_and_its_new_owners_are_at_peace(seed: int, peace: int) -> None:
    before = crowded(seed, peace)
    after, _ = judged(before)
    for here in each(after.colonies & ~before.colonies):
        owners = after.present(here)

        assert owners
        assert after.is_full(here)
        assert all(not after.hostile_to[nation] & owners for nation in each(owners))


def together(territories: list[Territories]) -> Territories:
    everywhere = NO_TERRITORIES
    for some in territories:
        everywhere = everywhere | some
    return everywhere


@seldom
@given(**PLAYED)
def test_a_new_year_begins_with_empty_sheets(players: int, seed: int, length: int) -> None:
    pos = played(players, seed, length)
    year = pos.round
    luck = Luck(Word(seed))
    while not pos.over and pos.round == year:
        luck = step(luck)
        playout(pos, luck, 1)

    assert {int(NOTHING)} == set(pos.order)
    assert not any(pos.hostile)
    assert NO_SEATS == pos.sealed


# --- Secrets ----------------------------------------------------------------


@seldom
@given(**PLAYED)
def test_what_is_on_a_sheet_is_in_nobody_elses_sight(players: int, seed: int, length: int) -> None:
    """Another sheet in its stead, sealed or not, looks the same to all the others."""
    pos = played(players, seed, length)
    if pos.over or pos.seat != NOBODY:
        return
    for seat in range(players):
        twin = pos.clone()
        twin.luck = Luck(Word(seed + 1))
        write_at_random(twin, Seat(seat))
        for observer in [None, *range(players)]:
            if observer != seat:
                seen, imagined = GAME.sight(pos, observer), GAME.sight(twin, observer)
                assert seen.encode() == imagined.encode()


SPOKEN = {"seal": "sheet-sealed", "reopen": "sheet-reopened"}  # all that is told of a sheet


@seldom
@given(players=st.integers(3, 6), seed=st.integers(0, 2**32 - 1))
def test_writing_tells_nobody_anything_but_that_it_is_sealed(players: int, seed: int) -> None:
    """Or open again (AE-52): whose it is, and not a word of what stands on it."""
    match = Match(SetUp(GAME, players, Seed(seed), {"historic": 1}))
    luck = Luck(Word(seed))
    for _ in range(400):
        luck = step(luck)
        able = match.waiting() if below(luck, 4) else list(each(match.pos.may_answer()))
        luck = step(luck)
        seat = able[below(luck, len(able))]
        legal = match.pos.legal(Seat(seat))
        luck = step(luck)
        last = match.waiting() == [seat]
        act = match.answer(seat, legal[below(luck, len(legal))])
        if match.over:
            return
        if act.notation == "seal" and last:
            continue
        spoken = SPOKEN.get(act.notation)
        expected: list[object] = [] if spoken is None else [(spoken, seat, {})]
        for observer in [None, *range(players)]:
            told = match.told(act, observer)
            assert expected == [(event.event, event.seat, event.args) for event in told]


@often
@given(seed=st.integers(0, 2**32 - 1))
def test_what_the_sheet_calls_in_vain_is_in_vain(seed: int) -> None:
    """The warning before the seal (AE-49) and the verdict after it are the same, but for
    ships that an expedition of another nation forestalls."""
    pos = crowded(seed)
    _, heard = judged(pos)
    for nation in range(NATIONS):
        warned = {row for row, why in sight.in_vain(pos, Nation(nation)).items() if why != "full"}
        futile = set()
        for kind, seat, here, _, _, _ in heard:
            name = GAME.events[kind].name
            if seat == pos.seat_of[nation] and name.endswith("-in-vain"):
                futile.add(TERRITORIES if name.startswith("landing") else here)

        assert warned <= futile
        assert futile - warned <= {TERRITORIES}
        assert not (futile - warned) or pos.landings_yield


@seldom
@given(**PLAYED)
def test_nobody_stands_where_nobody_can_be(players: int, seed: int, length: int) -> None:
    """Nations not in play have nothing, and a board has at most six to a territory."""
    pos = played(players, seed, length)
    idle = [nation for nation in range(NATIONS) if not has(pos.in_play, Nation(nation))]

    assert NO_TERRITORIES == together([pos.markers[nation] for nation in idle])
    assert NATIONS - players == len(idle)
