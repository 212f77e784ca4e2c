"""The base game's rules, of which the expansion's book repeats nothing."""

import pytest

from palaver.core.bits import count, first, only
from palaver.core.ints import Luck, Seat, Word
from palaver.games.heart_of_africa.answers import KEEP
from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.sight import CARD_NAMES
from palaver.games.heart_of_africa.supply import locomotives_in_row
from palaver.games.heart_of_africa.tests.table import (
    COAST,
    SHORT,
    answers,
    begun,
    conserved,
    finished,
    give,
    laid,
    new,
    own,
    part,
    pass_time,
    position,
    scores,
    turn,
    why_not,
)
from palaver.games.heart_of_africa.words import LOCOMOTIVE, NO_TICKETS

# === [Spielvorbereitung] ====================================================


def test_the_box_holds_twelve_cards_of_each_colour_and_fourteen_locomotives() -> None:
    cards = conserved(new(5))

    assert [12] * 8 + [14] == [cards[name] for name in CARD_NAMES]


def test_three_locomotives_are_cleared_while_the_row_is_first_laid_out() -> None:
    """Whenever that happens five cards lie in the discards, most of them locomotives."""
    cleared = 0
    for seed in range(300):
        pos = GAME.set_up(2, seed)

        assert locomotives_in_row(pos) < 3
        assert 0 == pos.discard_size % 5
        assert pos.discard[LOCOMOTIVE] * 5 >= pos.discard_size * 3
        cleared += pos.discard_size > 0
    assert 0 < cleared < 60


# === [Wagenkarten ziehen] ===================================================


def test_a_locomotive_that_has_just_come_up_cannot_be_the_second_card() -> None:
    match = laid(row="red blue green white black", deck="1 locomotive")

    give(match, "take red 1")

    assert "locomotive" == part(match, "row")[0]
    assert [] == answers(match, "take locomotive")


def test_a_row_is_cleared_again_if_three_locomotives_come_again() -> None:
    """Twelve of the fifteen cards of the deck are locomotives."""
    cleared = []
    for luck in range(20):
        match = laid(
            row="locomotive locomotive red blue green",
            deck="1 purple 1 white 1 blue 12 locomotive",
        )
        position(match).luck = Luck(Word(luck * 2654435761))
        cleared.append(give(match, "take red 3").count("row-cleared 3"))

        assert part(match, "row").count("locomotive") < 3
        assert 5 == len([card for card in part(match, "row") if card])
    assert max(cleared) > 1


def test_where_only_locomotives_lie_there_is_no_second_card() -> None:
    match = laid(row="locomotive locomotive red", deck="", market="", terrain_deck="")

    give(match, "take red 3")
    assert "blue" == turn(match)

    give(match, "take locomotive 1")
    assert "red" == turn(match)


# === [Eine Strecke nutzen] ==================================================


def test_claiming_needs_as_many_trains_as_spaces() -> None:
    match = laid(hands={"red": "4 green"}, trains={"red": 3})

    assert [] == answers(match, "claim libreville--bangui")
    assert ("reason-trains", ()) == why_not(match, "track:libreville--bangui")


def test_claiming_takes_cards_of_the_tracks_colour() -> None:
    match = laid(hands={"red": "3 white"})

    assert [] == answers(match, f"claim {COAST}")
    assert ("reason-cards", ()) == why_not(match, f"track:{COAST}")


def test_claiming_takes_locomotives_for_any_card_and_locomotives_alone() -> None:
    match = laid(hands={"red": "1 black 3 locomotive"}, terrain={"blue": "9 mountain"})

    give(match, f"claim {COAST}")

    assert ["locomotives 2", "locomotives 3"] == answers(match)


def test_a_grey_track_takes_any_one_colour_fewest_locomotives_first() -> None:
    match = laid(
        hands={"red": "4 red 3 blue 3 purple 2 green 2 locomotive"}, terrain={"blue": "9 mountain"}
    )

    give(match, "claim douala--bangui")

    assert ["pay red", "pay purple", "pay blue", "pay green"] == answers(match)
    assert ("reason-none-held", ()) == why_not(match, "card:white")


def test_a_grey_track_can_be_paid_with_locomotives_alone() -> None:
    match = laid(hands={"red": "1 red 2 locomotive"}, terrain={"blue": "9 mountain"})

    give(match, "claim j-northeast--bogoro")

    assert ["pay red", "pay locomotive"] == answers(match)
    give(match, "pay locomotive")
    assert {"red": 1} == own(match, "red")["cards"]


@pytest.mark.parametrize(
    ("track", "hand", "may"),
    [
        ("mocambique--madagascar-n-1", "3 red", False),
        ("mocambique--madagascar-n-1", "2 red 1 locomotive", True),
        ("madagascar-s--durban-1", "5 red 1 locomotive", False),
        ("madagascar-s--durban-1", "4 red 2 locomotive", True),
        ("madagascar-s--durban-1", "6 locomotive", True),
    ],
)
def test_a_ferry_takes_as_many_locomotives_as_it_shows(track: str, hand: str, may: bool) -> None:
    match = laid(hands={"red": hand}, terrain={"blue": "9 mountain"})

    assert may == (answers(match, f"claim {track}") != [])
    if not may:
        assert ("reason-ferry", ()) == why_not(match, f"track:{track}")


def test_both_tracks_of_a_grey_double_route_may_be_paid_with_different_colours() -> None:
    match = laid(
        players=4, hands={"red": "3 red", "blue": "3 green"}, terrain={"green": "9 mountain"}
    )

    told = give(match, "claim mocambique--beira-1", "claim mocambique--beira-2")

    assert ["cards-paid red 3 0", "cards-paid green 3 0"] == [
        event for event in told if event.startswith("cards-paid")
    ]


def test_without_trains_nothing_can_be_claimed() -> None:
    match = laid(hands={"red": "5 green 5 locomotive"}, trains={"red": 0})

    assert [] == answers(match, "claim")


# === [Zielkarten] ===========================================================


@pytest.mark.parametrize(("left", "ways"), [(4, 15), (3, 7), (2, 3), (1, 1)])
def test_any_of_the_tickets_drawn_may_be_kept_but_not_none(left: int, ways: int) -> None:
    match = begun()
    pos = position(match)
    while count(pos.undealt) > left:
        pos.undealt = pos.undealt ^ only(first(pos.undealt))
    give(match, "draw-tickets")

    assert ways == len(kept_of_offer(position(match)))


def test_of_the_first_four_two_three_or_all_may_be_kept() -> None:
    """Six pairs, four of three, and all."""
    assert 11 == len(kept_of_offer(position(new())))


def kept_of_offer(pos: Position) -> set[int]:
    """What red can end up with, put back one by one."""
    red = Seat(0)
    found = {int(pos.offer[red] & ~pos.refused[red])}
    for option in pos.legal(red):
        if option != KEEP:
            twin = pos.clone()
            twin.choose(red, option)
            found |= kept_of_offer(twin)
    return found


# === [Spielende] ============================================================


def test_the_last_round_begins_with_two_trains_and_gives_everybody_one_more_turn() -> None:
    match = laid(players=3, hands={"red": "1 green"}, trains={"red": 3})

    assert "last-round 2" in give(match, "claim cabinda--luanda-1")
    for name in ("blue", "green", "red"):
        assert (name, False) == (turn(match), match.over)
        give(match, "draw-terrain", "draw-terrain")

    assert match.over
    assert "last-round" == match.game.ending(match.pos)


def test_the_last_round_is_not_begun_again_by_the_next_to_run_out_of_trains() -> None:
    match = laid(hands={"red": "1 green", "blue": "3 purple"}, trains={"red": 3, "blue": 4})

    give(match, "claim cabinda--luanda-1")
    told = give(match, "claim libreville--cabinda-1")

    assert 1 == part(match, "trains")["blue"]
    assert not [event for event in told if event.startswith("last-round")]
    assert ("red", 1) == (turn(match), part(match, "turns_left"))
    pass_time(match)
    assert match.over


def test_passing_uses_up_the_last_turn() -> None:
    match = laid(
        hands={"red": "1 green"}, trains={"red": 3}, row="", deck="", market="", terrain_deck=""
    )
    position(match).undealt = NO_TICKETS

    give(match, "claim cabinda--luanda-1", "take green 1")
    assert ["pass"] == answers(match)
    give(match, "pass")

    assert match.over
    assert "last-round" == match.game.ending(match.pos)


def test_with_three_trains_play_goes_on() -> None:
    match = laid(hands={"red": "1 green"}, trains={"red": 4})

    assert not [event for event in give(match, "claim cabinda--luanda-1") if "last" in event]
    assert part(match, "turns_left") is None


def test_tickets_count_plus_or_minus_at_the_end() -> None:
    first, second, _ = SHORT
    match = finished(
        claimed={"red": SHORT[first]}, tickets={"red": [first, "chad--salisbury"], "blue": [second]}
    )

    assert {"red": 4 - 15 + 10, "blue": -6} == scores(match)


def test_most_points_win_and_then_most_completed_tickets() -> None:
    first, second, third = SHORT
    one = finished(
        claimed={"red": SHORT[first], "blue": SHORT[second] + SHORT[third]},
        tickets={"red": [first], "blue": [second, third]},
        score={"red": 17, "blue": 0},
    )

    assert {"red": 21, "blue": 21} == scores(one)
    assert (1,) == one.game.sight(one.pos, None).winners
