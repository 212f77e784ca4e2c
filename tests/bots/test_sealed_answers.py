"""Where all answer at once: what the others have sealed is thought over, not dealt."""

import pytest

from palaver.bots import bot_called
from palaver.bots.experience import experience_of, tree_with
from palaver.core.bits import count
from palaver.core.game import game_called
from palaver.core.ints import Luck, Seat, Word
from palaver.core.match import Match, Seed, SetUp

PLAYERS = 4
TRIES = 40


def all_but_one_sealed(room: str, seed: int) -> Match:
    """The next time everybody is asked, everybody but the last has answered."""
    match = Match(SetUp(game_called(room), PLAYERS, Seed(seed)))
    bot = bot_called("steady", seed)
    while True:
        seats = match.waiting()
        sight = match.game.sight(match.pos, seats[0])
        if seats == [PLAYERS - 1] and any(c.notation == "seal" for c in sight.choices):
            return match
        options = tuple(choice.option for choice in sight.choices)
        match.answer(seats[0], bot.answer(sight, sight.question or "", options, 1.0))


@pytest.mark.parametrize("room", ["afrika1880", "west_of_africa"])
def test_a_search_answers_for_those_who_have_sealed(room: str) -> None:
    """Each has a tree of its own, and every try goes down all of them."""
    match = all_but_one_sealed(room, 3)
    tree = tree_with(experience_of(room), "strong")
    tree.begin(match.pos, Seat(PLAYERS - 1), Luck(Word(5)))
    tree.think(TRIES)

    assert count(tree.sealed) == PLAYERS
    assert match.waiting() == [PLAYERS - 1]


@pytest.mark.parametrize("room", ["afrika1880", "west_of_africa"])
def test_what_the_others_sealed_does_not_move_a_search(room: str) -> None:
    """Not even the imagined answers that stand on the table when it begins."""
    match = all_but_one_sealed(room, 4)
    seat = Seat(PLAYERS - 1)
    visits = set()
    for luck in range(3):
        tree = tree_with(experience_of(room), "strong")
        tree.begin(match.pos.reimagine(seat, Luck(Word(luck))), seat, Luck(Word(5)))
        tree.think(TRIES)
        visits.add(tuple(tree.visits_of(option) for option in match.pos.legal(seat)))

    assert len(visits) == 1
