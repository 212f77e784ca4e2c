"""What is always so, however the game is played; a failure names players, seed and length."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from palaver.core.bits import count, each, has, only
from palaver.core.ints import NOBODY, Luck, Seat, Word
from palaver.core.luck import below, step
from palaver.core.play import playout
from palaver.games.africa import rules
from palaver.games.africa.game import GAME
from palaver.games.africa.position import Position
from palaver.games.africa.words import (
    CAMP,
    EMPTY,
    GOODS,
    KINDS,
    MOST_GOODS,
    NO_SPACES,
    NOMADS,
    Space,
    Tile,
)

PLAYED = {
    "players": st.integers(2, 5),
    "seed": st.integers(0, 2**32 - 1),
    "length": st.integers(0, 900),
}
often = settings(max_examples=150, deadline=None)
seldom = settings(max_examples=40, deadline=None)


def played(players: int, seed: int, length: int) -> Position:
    """So many random answers into a game, or to its end."""
    pos = GAME.set_up(players, seed)
    playout(pos, Luck(Word(seed)), length)
    return pos


def played_on(pos: Position, answers: int) -> Iterator[tuple[Seat, int, Position]]:
    """Random answers, each with the position before it."""
    luck = pos.luck
    while not pos.over and answers > 0:
        luck = step(luck)
        seat = next(each(pos.waiting()))
        legal = pos.legal(seat)
        option = legal[below(luck, len(legal))]
        before = pos.clone()
        pos.choose(seat, option)
        answers -= 1
        yield seat, option, before


def face_up(pos: Position, tile: Tile) -> set[int]:
    """Where such tiles lie, read off the spaces alone."""
    return {here for here, lies in enumerate(pos.tile) if lies == tile} - set(each(pos.face_down))


# --- The sets tell the same as the spaces -----------------------------------


@often
@given(**PLAYED)
def test_the_sets_agree_with_what_lies_on_the_spaces(players: int, seed: int, length: int) -> None:
    pos = played(players, seed, length)
    lying = pos.lying

    assert face_up(pos, EMPTY) == set(each(pos.empty))
    for kind in range(CAMP + 1, GOODS):
        assert face_up(pos, Tile(kind)) == set(each(lying[kind]))
    roaming = set().union(*(face_up(pos, Tile(kind)) for kind in range(NOMADS, GOODS)))
    assert roaming == set(each(pos.roaming))
    assert all(face_up(pos, Tile(kind)) == set() for kind in range(GOODS, KINDS))


@often
@given(**PLAYED)
def test_explorers_stand_apart_and_never_on_covered_tiles(
    players: int, seed: int, length: int
) -> None:
    pos = played(players, seed, max(length, players))
    standing = NO_SPACES
    for space in pos.explorer[:players]:
        standing = standing | only(space)

    assert standing == pos.explorers
    assert players == count(pos.explorers)
    assert NO_SPACES == pos.explorers & pos.face_down


@often
@given(**PLAYED)
def test_nothing_is_negative_and_no_tile_appears(players: int, seed: int, length: int) -> None:
    """Of each kind at most as many as came out of the box, on the board and with players."""
    pos = played(players, seed, length)
    lying, bag = list(pos.tile), list(pos.board.bag)

    assert min(*pos.camps, *pos.gold, *pos.gems, *pos.goods, *pos.score, pos.supply) >= 0
    for kind in range(CAMP + 1, GOODS):
        assert lying.count(Tile(kind)) <= bag.count(Tile(kind))
    for kind in range(MOST_GOODS):
        held = sum(pos.goods[seat * MOST_GOODS + kind] for seat in range(players))
        assert held + lying.count(Tile(GOODS + kind)) == bag.count(Tile(GOODS + kind))


# --- Secrets ----------------------------------------------------------------


@often
@given(**PLAYED, luck=st.integers(0, 2**64 - 1))
def test_what_lies_face_down_changes_no_option(
    players: int, seed: int, length: int, luck: int
) -> None:
    """Shuffled under the eyes of the seat that is asked."""
    pos = played(players, seed, length)
    for seat in each(pos.waiting()):
        twin = pos.reimagine(seat, Luck(Word(luck)))

        assert pos.legal(seat) == twin.legal(seat)
        assert sorted(pos.tile) == sorted(twin.tile)


def test_shuffling_moves_tiles() -> None:
    """Lest the law above be kept by a shuffle that does nothing."""
    pos = played(3, 7, 100)

    assert list(pos.tile) != list(pos.reimagine(NOBODY, Luck(Word(1))).tile)


# --- Scores and the course of the game --------------------------------------


@seldom
@given(**PLAYED)
def test_scores_never_fall_and_only_who_acts_gains(players: int, seed: int, length: int) -> None:
    """But for the final scores, which come to all."""
    pos = played(players, seed, length)
    for seat, _, before in played_on(pos, 150):
        for other in range(players):
            gained = pos.score[other] - before.score[other]
            assert gained >= 0
            assert gained == 0 or other == seat or pos.over


@seldom
@given(**PLAYED)
def test_what_is_covered_is_never_covered_again(players: int, seed: int, length: int) -> None:
    pos = played(players, seed, length)
    for _, _, before in played_on(pos, 150):
        assert pos.face_down & before.face_down == pos.face_down
        assert count(before.face_down) - count(pos.face_down) in (0, 1)


@seldom
@given(**PLAYED)
def test_who_picks_up_can_put_down_and_scores(players: int, seed: int, length: int) -> None:
    """A tile that is moved goes to an empty space and scores at least one point (AF-13)."""
    pos = played(players, seed, length)
    for seat, option, before in played_on(pos, 150):
        if before.asking is rules.SETTLE and not before.fresh:
            assert has(before.empty, Space(option))
            assert pos.score[seat] > before.score[seat]


# --- A second look at the map -----------------------------------------------


def neighbours(pos: Position, space: int) -> set[int]:
    """By the places of the hexes in the board file."""
    places = {(s["q"], s["r"]): s["id"] for s in pos.board.data["spaces"]}
    q, r = next(place for place, here in places.items() if here == space)
    sides = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    return {places[q + dq, r + dr] for dq, dr in sides if (q + dq, r + dr) in places}


def walked(pos: Position, seat: Seat) -> set[int]:
    """Step by step: at most two, over ground that is open to this explorer."""
    home = pos.explorer[seat]
    barred = set(each(pos.face_down)) | set(pos.explorer[: pos.players]) - {home}
    reached = {int(home)}
    for _ in range(2):
        reached |= set().union(*(neighbours(pos, here) for here in reached)) - barred
    return reached


@often
@given(**PLAYED)
def test_walks_lead_where_two_steps_lead(players: int, seed: int, length: int) -> None:
    pos = played(players, seed, length)
    for seat in each(pos.waiting()):
        if pos.asking in (rules.WALK, rules.CHOOSE_TURN):
            assert walked(pos, seat) == set(pos.legal(seat)) - {rules.JOURNEY}


def liked(pos: Position, tile: Tile, space: int, lifted: int) -> int:
    """How much of what the tile seeks is around a space once it is lifted off another."""
    sought = face_up(pos, EMPTY) | {lifted} if tile == NOMADS else face_up(pos, tile) - {lifted}
    return len(neighbours(pos, space) & sought)


@seldom
@given(**PLAYED)
def test_settling_looks_at_the_whole_board(players: int, seed: int, length: int) -> None:
    """Every empty space that is strictly better, and no other (AF-9, AF-10, AF-12)."""
    pos = played(players, seed, length)
    for seat, option, before in played_on(pos, 60):
        if pos.asking is rules.SETTLE and before.asking is rules.ACT:
            tile, spot = pos.held, int(pos.spot)
            here = liked(pos, tile, spot, spot)
            better = {
                there for there in face_up(pos, EMPTY) if liked(pos, tile, there, spot) > here
            }
            assert better | ({spot} if pos.fresh else set()) == set(pos.legal(seat)), option
