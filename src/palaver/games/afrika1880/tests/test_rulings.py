"""The rulings that are about setting up and writing; those about judging are cases."""

import copy

import pytest

from palaver.core.errors import BadSetUp
from palaver.core.ints import Seat
from palaver.games.afrika1880 import game as room
from palaver.games.afrika1880 import labels
from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.tests.table import Table, begun, happened, table

BOARD = GAME.printed_board


def out_of_time(game: Table, nation: str) -> str:
    """What the nation answers when the clock has run down."""
    seat = game.seat(nation)
    option = GAME.time_is_up(game.pos, seat)
    assert option is not None
    return GAME.choice(game.pos, seat, option).notation


# --- Set-up -----------------------------------------------------------------


def test_ae_1_missing_nations_are_skipped() -> None:
    game = begun("FR IT BE")
    for nation, code in (("FR", "Alger"), ("IT", "Kenya"), ("BE", "Congo")):
        assert [game.seat(nation)] == game.match.waiting()
        game.says(nation, f"place {code}")

    assert [0, 1, 2] == game.match.waiting()


def test_ae_2_the_answers_warn_of_a_marker_there() -> None:
    game = begun("GB FR DE")
    game.says("GB", "place Alger")
    alger = BOARD.codes.index("Alger")

    beside = labels.choice(game.pos, game.seat("FR"), alger)
    alone = labels.choice(game.pos, game.seat("FR"), BOARD.codes.index("Dakar"))
    assert ("option-place-beside", "option-place") == (beside.said.key, alone.said.key)


def test_ae_4_embassies_stand_in_the_order_of_the_list() -> None:
    game = table("Alger: FR", nations="FR GB BE DE")

    embassies = GAME.table(game.pos, None)["embassies"]
    assert isinstance(embassies, dict)
    assert ["GB", "FR", "DE", "BE"] == list(embassies)


def test_ae_5_every_diplomacy_marker_begins_as_alliance() -> None:
    embassies = GAME.table(begun("GB FR DE", historic=1).pos, None)["embassies"]

    assert isinstance(embassies, dict)
    assert {"alliance"} == {side for turned in embassies.values() for side in turned.values()}  # type: ignore[union-attr]


def test_ae_6_nations_not_in_play_do_not_exist() -> None:
    game = begun("FR IT NL", historic=1)

    assert ("FR", "IT", "NL") == GAME.seat_names(game.pos)
    assert {"seal", "ship", "Mogadiscio", "conflict FR", "conflict NL"} == set(game.may("IT"))


def test_ae_7_nations_are_chosen_or_drawn_by_lot() -> None:
    drawn = {GAME.seat_names(GAME.set_up(3, luck, {"nations": room.BY_LOT})) for luck in range(80)}
    chosen = GAME.seat_names(GAME.set_up(3, 5, {"nations": 246}))
    usual = GAME.seat_names(GAME.set_up(3, 5))

    assert 50 < len(drawn)
    assert {3} == {len(set(nations)) for nations in drawn}
    assert (("FR", "IT", "BE"), ("GB", "FR", "DE")) == (chosen, usual)


def test_ae_7_as_many_nations_as_players() -> None:
    with pytest.raises(BadSetUp, match="nations=246 names 3 nations, for 4 players"):
        GAME.set_up(4, 5, {"nations": 246})


def test_ae_8_history_places_only_the_nations_in_play() -> None:
    game = begun("FR IT NL", historic=1)
    lying = {code: game.lies(code) for code in BOARD.codes if game.lies(code)}

    assert {"Alger": "FR", "Mogadiscio": "IT", "Cap-Town": "NL"} == lying


# --- Orders -----------------------------------------------------------------


def test_ae_11_what_is_forbidden_is_not_offered() -> None:
    game = table("Alger: FR\nLibye: DE, colony\nTamanrasset: FR, colony")
    game.says("FR", "Alger")
    assert ["nothing", "develop", "to Sahara"] == game.may("FR")

    game.says("FR", "nothing; Tamanrasset")
    assert ["nothing", "to Alger", "to Sahara", "to Tenere", "to Tombouctou"] == game.may("FR")
    assert "colony-complete" == game.why_not("FR", "button:develop")


def test_ae_12_where_one_has_a_marker_is_offered() -> None:
    game = table("Alger: FR\nLibye: FR")
    game.says("FR", "Alger")

    assert "to Libye" in game.may("FR")


def test_ae_16_a_colony_among_colonies_has_no_row() -> None:
    around = "Alger: FR, colony\nLibye: FR, colony\nSahara: FR, colony"
    game = table(f"{around}\nTamanrasset: FR, colony\nTénéré: FR, colony\nTombouctou: FR, colony")

    assert "Tamanrasset" not in game.may("FR")
    assert "hemmed-in" == game.why_not("FR", "territory:Tamanrasset")
    assert "Alger" not in game.may("FR")
    assert "Libye" in game.may("FR")


def test_ae_17_a_sheet_that_is_not_sealed_in_time_counts_as_it_stands() -> None:
    game = table("Alger: FR\nDakar: DE")
    game.says("FR", "Alger; develop; conflict DE; Alger")

    assert "develop" == out_of_time(game, "FR")
    game.says("FR", "develop")
    assert "seal" == out_of_time(game, "FR")
    game.says("FR", "ship")
    assert "nothing" == out_of_time(game, "FR")
    game.says("FR", "land Kenya; ship")
    assert "land Kenya" == out_of_time(game, "FR")


def test_ae_17_whoever_has_written_nothing_gives_alliance_and_no_orders() -> None:
    game = table("Alger: FR\nDakar: DE\nKenya: GB")
    for nation in ("GB", "FR", "DE"):
        act = game.says(nation, out_of_time(game, nation))

    relations = [event for event in happened(act) if "declared" in event]
    assert 6 == len(relations) == sum("alliance" in event for event in relations)
    assert ("FR", "DE", "GB") == (game.lies("Alger"), game.lies("Dakar"), game.lies("Kenya"))


def test_ae_17_time_does_not_run_for_what_is_sealed() -> None:
    game = table("Alger: FR")
    game.says("FR", "seal")

    assert GAME.time_is_up(game.pos, game.seat("FR")) is None


def test_ae_19_talk_and_sheets_share_eight_minutes() -> None:
    placing, writing = begun("GB FR DE"), table("Alger: FR")

    assert (None, False) == (GAME.shared_clock(placing.pos), GAME.may_talk(placing.pos))
    assert (480, True) == (GAME.shared_clock(writing.pos), GAME.may_talk(writing.pos))


def test_ae_19_sheets_are_written_in_any_order_and_changed_at_will() -> None:
    """Drafts are allowed; nothing that is written binds before the seal."""
    one, other = table("Alger: FR\nDakar: FR"), table("Alger: FR\nDakar: FR")
    one.says("FR", "Alger; develop; conflict DE; Dakar; to Sahara; ship; land Kenya")
    other.says("FR", "ship; land Congo; Dakar; develop; conflict GB; conflict DE; alliance GB")
    other.says("FR", "Dakar; to Sahara; Alger; to Sahara; ship; land Kenya; Alger; develop")

    assert GAME.sight(one.pos, 1).encode() == GAME.sight(other.pos, 1).encode()
    assert {"Alger": "develop", "Dakar": "to Sahara", "ship": "to Kenya"} == other.sheet("FR")


def test_ae_30_development_never_runs_out() -> None:
    """Not even on a corrected board with more squares than the box has markers."""
    data = copy.deepcopy(GAME.printed)
    for land in data["territories"]:
        land["squares"] = 9
    assert [] == GAME.complaints(data)
    pos = GAME.set_up(3, 1, {"historic": 1}, GAME.make_board(data))
    pos.developed = [8] * 32
    for seat in range(3):
        home = Seat(seat)
        pos.choose(home, pos.legal(home)[0])
        pos.choose(home, 1)  # develop
        pos.choose(home, pos.legal(home)[-1])

    assert 32 * 8 + 3 == sum(pos.developed)


def test_ae_49_the_sheet_shows_what_will_have_no_effect() -> None:
    game = table("Alger: FR\nLibye: FR\nDakar: FR DE, developed 3\nSahara: FR\nKenya: GB")
    game.says("FR", "Alger; to Libye; Dakar; develop; Libye; to Tenere; Sahara; to Tamanrasset")
    assert {"Alger": "there-before", "Dakar": "full"} == game.in_vain("FR")

    game.says("FR", "Alger; to Tamanrasset")
    assert {"Dakar": "full", "Sahara": "sent-already"} == game.in_vain("FR")
    sealing = GAME.choices(game.pos, game.seat("FR"))[-1]
    assert ("option-seal-in-vain", {"orders": 2}) == (sealing.said.key, dict(sealing.said.args))


CAPE_AND_EAST = (
    "Lac-Nyassa Madagascar Zanzibar Rodhesie Kuruman Cap-Town Namibie Angola Kenya Djibouti"
).split()


def test_ae_49_without_a_marker_the_ship_may_be_ordered_all_the_same() -> None:
    lands = "\n".join(f"{code}: FR" for code in BOARD.codes if code not in CAPE_AND_EAST)
    game = table(lands)
    assert 22 == lands.count("FR")
    game.says("FR", "ship; land Kenya")

    assert {"ship": "no-marker-left"} == game.in_vain("FR")


def test_ae_51_the_free_coast_highest_on_the_sheet() -> None:
    game = begun("GB FR DE")
    assert "place Alexandrie" == out_of_time(game, "GB")

    game.says("GB", "place Alexandrie")
    assert "place Alger" == out_of_time(game, "FR")


def test_ae_51_any_coast_where_none_is_free() -> None:
    data = copy.deepcopy(GAME.printed)
    for land in data["territories"]:
        land["coastal"] = land["name"] == "Kenya"
    pos = GAME.set_up(3, 1, {}, GAME.make_board(data))
    kenya = BOARD.codes.index("Kenya")
    pos.choose(Seat(0), kenya)

    assert kenya == GAME.time_is_up(pos, Seat(1))


def test_ae_52_a_sealed_sheet_can_be_reopened() -> None:
    """While others write, and though nobody waits for it; what was written is still there."""
    game = table("Alger: FR")
    game.says("FR", "Alger; develop; conflict DE; seal")
    offered = GAME.sight(game.pos, game.seat("FR")).choices
    assert "sealed-sheet" == game.asked("FR")
    assert ["reopen"] == [choice.notation for choice in offered]
    assert [0, 2] == game.match.waiting()

    game.says("FR", "reopen")
    assert "sheet" == game.asked("FR")
    assert {"Alger": "develop"} == game.sheet("FR")
    assert [0, 1, 2] == game.match.waiting()


def test_ae_52_the_last_seal_is_final() -> None:
    game = table("Alger: FR")
    game.says("FR", "seal")
    game.says("DE", "seal")
    game.says("GB", "seal")

    assert ["sheet"] * 3 == [game.asked(nation) for nation in ("GB", "FR", "DE")]
    assert 1895 == GAME.table(game.pos, None)["year"]


def test_ae_52_reopening_shows_only_that() -> None:
    game = table("Alger: FR")
    before = GAME.sight(game.pos, game.seat("DE")).encode()
    game.says("FR", "Alger; develop; seal")
    sealed = GAME.sight(game.pos, game.seat("DE"))
    assert ["FR"] == sealed.table["sealed"]

    act = game.says("FR", "reopen")
    assert ["FR sheet-reopened"] == happened(act)
    assert before == GAME.sight(game.pos, game.seat("DE")).encode()
