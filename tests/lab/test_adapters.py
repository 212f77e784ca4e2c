"""Learners' libraries take the rooms by their own tests."""

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from palaver.core.contract import Case, random_answers, some_luck
from palaver.core.game import games
from palaver.core.ints import Seat
from palaver.lab import openspiel, zoo
from palaver.lab.rows import rows_of
from palaver.lab.vector import make_vector

ROOMS = sorted(games())


@pytest.mark.parametrize("room", ROOMS)
def test_openspiel_plays_it_at_random(room: str) -> None:
    game = openspiel.load(room)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("room", ROOMS)
def test_openspiel_knows_it_by_name_and_reads_what_it_wrote(room: str) -> None:
    openspiel.register()
    game = pyspiel.load_game(f"palaver_{room}", {"players": 3})
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(60):
        state.apply_action(int(rng.choice(state.legal_actions())))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    assert game.num_players() == 3
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("room", ROOMS)
def test_who_remembers_all_has_an_information_state_for_every_way_there(room: str) -> None:
    """Perfect recall: each is the one before, an answer, and something more to see."""
    state = openspiel.load(room).new_initial_state()
    rng = np.random.default_rng(2)
    before: dict[int, list[str]] = {}
    for _ in range(50):
        seat = state.current_player()
        if seat >= 0:
            *memory, _ = state.information_state_string(seat).splitlines()
            answers = [action for mover, action in state.answered if mover == seat]

            assert memory[: len(before.get(seat, []))] == before.get(seat, [])
            assert [int(line.split()[1]) for line in memory] == answers
            before[seat] = memory
        state.apply_action(int(rng.choice(state.legal_actions())))

    fresh = state.clone()
    fresh.memory = [[] for _ in fresh.memory]
    for seat in range(fresh.seats):
        assert fresh.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("room", ROOMS)
def test_pettingzoo_accepts_it(room: str) -> None:
    api_test(zoo.env(room), num_cycles=150)
    seed_test(lambda: zoo.env(room), num_cycles=40)


@pytest.mark.parametrize("room", ROOMS)
def test_a_game_is_cut_off_after_so_many_cycles(room: str) -> None:
    table = zoo.env(room, seats=3, max_cycles=4)
    table.reset(seed=1)
    acted = 0
    for agent in table.agent_iter():
        seen, _, ended, cut, _ = table.last()
        acted += not (ended or cut)
        table.step(None if ended or cut else table.action_space(agent).sample(seen["action_mask"]))

    assert acted == 12
    assert cut
    assert not ended


@pytest.mark.parametrize("room", ROOMS)
def test_learners_see_nothing_that_their_seat_cannot(room: str) -> None:
    """In a world that looks the same the numbers are the same."""
    rows = rows_of(room)
    for length in (0, 5, 12, 40, 90, 200):
        pos = Case(room, 3, seed=length, length=length).match().pos
        for seat in range(3):
            twin = pos.reimagine(Seat(seat), some_luck(length))

            assert np.array_equal(rows.seen_by(pos, seat), rows.seen_by(twin, seat))


@pytest.mark.parametrize("room", ROOMS)
def test_every_action_has_one_place(room: str) -> None:
    """Different questions do not share actions; every one fits into the mask."""
    rows, owner = rows_of(room), dict[int, str]()
    game = games()[room]
    for seed in range(3):
        match = Case(room, 3, seed, 0).match()
        luck = some_luck(seed)
        for seat, option in random_answers(match, luck):
            for action in rows.legal(match.pos, seat):
                assert 0 <= action < rows.actions
                question = game.question(match.pos, Seat(seat))
                assert room == "heart_of_africa" or owner.setdefault(action, question) == question
            match.pos.choose(Seat(seat), option)
            if match.pos.over:
                break


@pytest.mark.parametrize("room", ROOMS)
def test_games_side_by_side_are_those_played_one_by_one(room: str) -> None:
    """The arrays say what a single position says, and games that end begin anew."""
    many = make_vector(room, games=6, seats=3, seed=4)
    rows = rows_of(room)
    alone = [pos.clone() for pos in many.batch.positions]
    for _ in range(40):
        actions = many.legal.copy()
        for pos, action, mover in zip(alone, actions, many.movers, strict=True):
            pos.choose(Seat(int(mover)), rows.option(pos, int(mover), int(action)))
        many.step(actions)
        for number, pos in enumerate(alone):
            seat = int(many.movers[number])

            assert np.array_equal(many.observations[number], rows.seen_by(pos, seat))
            assert np.array_equal(many.masks[number], rows.mask(pos, seat))


def test_a_game_that_ends_begins_anew() -> None:
    many = make_vector("west_of_africa", games=4, seats=2, seed=1)
    ended = 0
    for _ in range(1500):
        many.step(many.legal)
        ended += int(many.ended.sum())

    assert ended > 0
    assert many.batch.begun == 4 + ended
