"""The rulings on tracks, tickets and what is open: HA-16 to HA-24, and HA-31."""

from copy import deepcopy

import pytest

from palaver.core.errors import BadBoard
from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.tests.table import (
    COAST,
    answers,
    finished,
    give,
    laid,
    new,
    own,
    part,
    pass_time,
    scores,
    why_not,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ha_16_nobody_has_both_tracks_of_a_double_route(players: int) -> None:
    match = laid(players=players, hands={"red": "6 black"})

    give(match, f"claim {COAST}")
    pass_time(match, players - 1)

    assert [] == answers(match, "claim cape-town--port-elizabeth")
    reason = why_not(match, "track:cape-town--port-elizabeth-2")
    assert ("reason-own-twin", ("HA-16",)) == reason


def test_ha_17_tracks_are_joined_in_a_way_station() -> None:
    match = laid(
        claimed={"red": ["bangui--j-northwest", "j-northwest--bondo", "bondo--fachoda"]},
        tickets={"red": ["bangui--fachoda"]},
    )

    assert {"bangui--fachoda": True} == own(match, "red")["tickets"]


def test_ha_17_no_ticket_ends_in_a_way_station() -> None:
    data = deepcopy(GAME.printed)
    data["tickets"][0]["a"] = "j-coast"

    with pytest.raises(BadBoard, match="way station, where no ticket ends"):
        GAME.board(data)


def test_ha_18_both_entrances_of_sudan_are_leaves() -> None:
    claims = ["fachoda--sudan-a", "addis-ababa--sudan-b-1", "j-northwest--chad-b"]
    match = laid(
        claimed={"red": [*claims, "j-northwest--fachoda"]},
        tickets={"red": ["addis-ababa--chad"]},
    )

    assert {"addis-ababa--chad": False} == own(match, "red")["tickets"]


def test_ha_18_an_entrance_that_led_on_would_be_no_board() -> None:
    data = deepcopy(GAME.printed)
    entrance = next(line for line in data["routes"] if line["id"] == "fachoda--sudan-a")
    data["routes"].append({**entrance, "id": "bondo--sudan-a", "a": "bondo"})

    with pytest.raises(BadBoard, match="place sudan-a: an entrance can be next to one place"):
        GAME.board(data)


def test_ha_19_north_and_south_of_madagascar_are_joined_by_their_track_alone() -> None:
    claims = ["mocambique--madagascar-n-1", "madagascar-s--durban-1", "east-london--durban-1"]
    tickets = {"red": ["mocambique--port-elizabeth", "east-london--madagascar"]}
    match = laid(
        claimed={"red": [*claims, "port-elizabeth--east-london-1"]},
        hands={"red": "4 red"},
        tickets=tickets,
    )
    before = own(match, "red")["tickets"]

    give(match, "claim madagascar-n--madagascar-s")

    assert {"mocambique--port-elizabeth": False, "east-london--madagascar": True} == before
    assert all(own(match, "red")["tickets"].values())


def test_ha_20_nobody_is_globetrotter_without_a_completed_ticket() -> None:
    match = finished(tickets={"red": ["beira--livingstonia"]})

    assert {"red": -4, "blue": 0} == scores(match)


def test_ha_20_as_an_option_all_who_have_none_share_it() -> None:
    match = finished(tickets={"red": ["beira--livingstonia"]}, switches={"empty_globetrotter": 1})

    assert {"red": 6, "blue": 10} == scores(match)


def test_ha_21_still_level_after_tickets_means_a_shared_victory() -> None:
    match = finished(players=3, tickets={}, score={"red": 20, "blue": 20, "green": 19})

    assert (0, 1) == match.game.sight(match.pos, None).winners


def test_ha_22_rivals_trains_do_not_help() -> None:
    match = laid(
        claimed={"red": ["libreville--cabinda-1"], "blue": ["cabinda--luanda-1"]},
        tickets={"red": ["libreville--luanda"], "blue": ["luanda--nigeria"]},
    )

    assert {"libreville--luanda": False} == own(match, "red")["tickets"]


def test_ha_23_everybody_begins_with_one_terrain_card() -> None:
    assert [1, 1, 1] == [sum(cards.values()) for cards in part(new(3), "terrain").values()]


def test_ha_24_terrain_is_open_and_hands_and_tickets_are_not() -> None:
    match = laid(
        hands={"red": "3 black 1 locomotive"},
        terrain={"red": "2 desert"},
        tickets={"red": ["chad--salisbury"]},
    )

    for observer in ("blue", None):
        assert {"desert": 2} == part(match, "terrain", observer)["red"]
        assert {"cards": 4, "known": {}} == part(match, "hands", observer)["red"]
        assert 1 == part(match, "tickets", observer)["red"]
        seat = None if observer is None else 1
        assert b"chad--salisbury" not in match.game.sight(match.pos, seat).encode()


def test_ha_31_numbers_of_cards_and_tickets_discards_and_decks_are_open() -> None:
    match = laid(
        hands={"blue": "2 red"},
        discards="3 white 1 locomotive",
        tickets={"blue": ["chad--salisbury"]},
    )

    assert 2 == part(match, "hands")["blue"]["cards"]
    assert 1 == part(match, "tickets")["blue"]
    assert {"white": 3, "locomotive": 1} == part(match, "discards")
    assert 110 - 2 - 5 - 4 == part(match, "deck")
    assert 47 == part(match, "ticket_deck")["undealt"]
