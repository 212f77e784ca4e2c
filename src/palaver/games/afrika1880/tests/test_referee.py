"""Whole games, each round of them judged a second time by the referee."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from palaver.core.bits import each, only
from palaver.core.ints import Luck, Seat, Word
from palaver.core.luck import below, step
from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.rules import DEFY, SEAL
from palaver.games.afrika1880.tests import referee

BOARD = referee.read_map(GAME.printed, GAME.printed_board.codes)


def play_sheets(pos: Position, luck: Luck, peace: int) -> Luck:
    """Random answers until the last sheet but one is sealed and the last can be.

    The more peace, the more often a conflict is thought better of, or games would seldom
    have a colony.
    """
    for seat in list(each(pos.waiting())):
        while True:
            luck = step(luck)
            legal = pos.legal(seat)
            option = legal[below(luck, len(legal))]
            luck = step(luck)
            asked = GAME.question(pos, seat)
            if asked == "sheet" and DEFY <= option < SEAL and below(luck, 10) < peace:
                continue
            if asked == "sheet" and option == SEAL and below(luck, 4):
                continue
            if asked == "sheet" and option == SEAL and pos.waiting() == only(seat):
                return luck
            pos.choose(seat, option)
            if asked == "sheet" and option == SEAL:
                break
    return luck


@settings(max_examples=30, deadline=None)
@given(
    players=st.integers(3, 6),
    seed=st.integers(0, 2**32 - 1),
    peace=st.integers(0, 10),
    landings_yield=st.integers(0, 1),
    last_colony=st.sampled_from([21, 22]),
)
def test_the_referee_agrees_round_by_round(
    players: int, seed: int, peace: int, landings_yield: int, last_colony: int
) -> None:
    switches = {
        "historic": 1,
        "nations": 1,
        "landings_yield": landings_yield,
        "last_colony": last_colony,
    }
    pos = GAME.set_up(players, seed, switches)
    luck = Luck(Word(seed))
    while not pos.over:
        luck = play_sheets(pos, luck, peace)
        table: Any = GAME.table(pos, None)
        hidden: Any = GAME.hidden(pos)
        expected = referee.play(
            BOARD, referee.read_state(table), hidden["sheets"], bool(landings_yield)
        )
        (last,) = each(pos.waiting())
        pos.choose(last, SEAL)

        assert expected == referee.read_state(GAME.table(pos, None))
        over = len(expected.colonies) >= last_colony or table["year"] == 1914
        assert over == pos.over
    scores = referee.points(expected, hidden["sheets"])
    names = GAME.seat_names(pos)
    best = [name for name in names if scores[name] == max(scores.values())]

    assert scores == {name: pos.points(Seat(seat)) for seat, name in enumerate(names)}
    assert (best if len(best) == 1 else []) == [names[seat] for seat in each(pos.winners())]
