"""The rulings on the end of a round and of the game; each test bears its number."""

import pytest

from palaver.core.bits import each
from palaver.games.west_of_africa.tests.table import Table, begun, laid

EAST_AND_MIDDLE = "TF1 TF2 TF4 TF5 GC1 GC2 GC4 GC5 FV1 FV2 FV3 FV4 FV5 FV6 LZ1 LZ2 LZ3 LZ4 LZ5"


def idle_round(table: Table) -> list[str]:
    """Everybody chooses a card and does nothing."""
    return table.choose(**dict.fromkeys(table.names, "EH")) + table.end_round()


def of_kind(happened: list[str], kind: str) -> list[str]:
    return [event for event in happened if event.split()[0] == kind]


def test_wa_23_harvested_goods_count_for_the_alcalde() -> None:
    """Marion's three goods beat Tanja's ship only because the harvest comes first."""
    table = laid("Tanja | ship LP\nMarion | grows LP1 LP2 LP3 | ship EH\nAngelika\nBirgit")

    idle_round(table)

    assert "Marion" == table.alcalde("LP")


def test_wa_23_points_for_gold_come_before_all_else() -> None:
    happened = idle_round(laid("Tanja | ship LP\nMarion\nAngelika\nBirgit"))

    kinds = [event.split()[0] for event in happened]
    assert "scored-most-gold" == kinds[kinds.index("round-ended") + 1]


@pytest.mark.parametrize(
    ("tanja", "marion", "alcalde"), [("15.2", "15.1", "Marion"), ("16", "15.1", "Tanja")]
)
def test_wa_24_a_tie_is_decided_by_gold_then_slot(tanja: str, marion: str, alcalde: str) -> None:
    table = laid(f"Tanja | gold {tanja} | workers GC 1, west 2\nMarion | gold {marion} | ship GC")

    happened = idle_round(table)

    assert table.alcalde("GC") == alcalde
    assert "alcalde-named GC 2 2" in happened


def test_wa_24_the_holder_has_no_bonus() -> None:
    table = laid("Tanja | gold 15 | alcalde GC | ship GC\nMarion | gold 16 | workers GC 1, west 2")

    idle_round(table)

    assert "Marion" == table.alcalde("GC")


def test_wa_24_where_nobody_is_present_the_marker_goes_back() -> None:
    table = laid("Tanja | alcalde FV\nMarion")

    happened = idle_round(table)

    assert table.alcalde("FV") is None
    assert "alcalde-gone FV" in happened


def test_wa_24_goods_on_fields_workers_on_drawn_ships_and_passing_ships_do_not_count() -> None:
    """Only what lies there when the alcaldes are named."""
    table = laid("Tanja | ship FV\nMarion | ship EH")
    table.turn(Tanja="ship")
    table.do("ship", "sail TF", "sail LG", "sail LP", "done")

    table.end_round()

    assert [table.alcalde(island) for island in ("FV", "TF", "LG", "LP")] == [None] * 3 + ["Tanja"]


@pytest.mark.parametrize(
    ("people", "scorers"), [("Tanja Marion", 1), ("Tanja Marion Angelika", 2), ("A B C D E", 2)]
)
def test_wa_27_first_and_second_score_even_with_no_gold_with_two_players_the_first(
    people: str, scorers: int
) -> None:
    """On 0 the slots decide."""
    names = people.split()
    table = laid("\n".join(f"{name} | gold 0.{5 - seat}" for seat, name in enumerate(names)))

    happened = idle_round(table)

    ranks = [f"scored-most-gold 1 {rank + 1} 0" for rank in range(scorers)]
    assert of_kind(happened, "scored-most-gold") == ranks
    winners = names[: -scorers - 1 : -1]
    assert all(table.points(name) >= 1 for name in winners)


def test_wa_28_25_points_in_the_middle_of_a_round_end_nothing_yet() -> None:
    """It is looked at only after the points for alcaldes, which may bring the 25th."""
    table = laid("Tanja | points 23 | gold 45 | ship LP\nMarion\nAngelika\nBirgit")

    happened = idle_round(table)

    kinds = [event.split()[0] for event in happened]
    assert 25 == table.points("Tanja")
    assert kinds.index("last-round") > kinds.index("scored-alcalde")
    assert not table.match.over


def test_wa_28_both_together_are_still_one_round() -> None:
    table = laid(
        "Tanja | points 24 | gold 45 | alcalde LZ\nMarion\nAngelika\nBirgit",
        settled=EAST_AND_MIDDLE,
    )
    table.turn(Tanja="LZ settle")
    table.do("settle", "found LZ6")

    assert ["last-round points-and-settlements"] == of_kind(table.end_round(), "last-round")
    assert "ended points-and-settlements" in idle_round(table)
    assert table.match.over


def test_wa_28_no_second_extension() -> None:
    """The twentieth settlement in the last round changes nothing."""
    table = laid(
        "Tanja | points 25 | gold 45 | alcalde LZ | ship LZ\nMarion\nAngelika\nBirgit",
        settled=EAST_AND_MIDDLE,
    )
    idle_round(table)
    table.turn(Tanja="LZ settle")
    table.do("settle", "found LZ6")

    assert ["ended points"] == of_kind(table.end_round(), "ended")
    assert table.match.over


@pytest.mark.parametrize(("at_once", "event"), [(0, "last-round"), (1, "ended")])
def test_wa_28_of_two_the_twelfth_settlement_is_the_twentieth(at_once: int, event: str) -> None:
    """Eight neutral ones stand already (WA-33)."""
    table = laid(
        "Tanja | gold 45 | alcalde LZ\nMarion",
        settled="TF4 TF5 GC4 GC5 FV3 FV4 FV5 FV6 LZ3 LZ4 LZ5",
        switches={"end_at_once": at_once},
    )
    table.turn(Tanja="LZ settle")
    table.do("settle", "found LZ6")

    assert [f"{event} settlements"] == of_kind(table.end_round(), event)


def test_wa_28_with_end_at_once_there_is_no_further_round() -> None:
    table = laid("Tanja | points 25\nMarion\nAngelika\nBirgit", switches={"end_at_once": 1})

    happened = idle_round(table)

    assert table.match.over
    assert not of_kind(happened, "last-round")
    assert ["ended points"] == of_kind(happened, "ended")
    assert of_kind(happened, "scored-fortune")


def test_wa_29_without_settlements_the_last_round_is_played_and_nobody_can_found() -> None:
    table = laid(
        "Tanja | gold 45 | alcalde LZ | ship LZ\nMarion\nAngelika\nBirgit",
        settled=EAST_AND_MIDDLE + " LZ6",
        track=0,
    )
    assert ["last-round settlements"] == of_kind(idle_round(table), "last-round")

    table.turn(Tanja="LZ settle workers")

    assert ["end", "workers"] == table.may()
    assert ("track-empty", "track", ("WA-29",)) == table.why_not("card:settle")


@pytest.mark.parametrize(("gold", "points"), [(9, 0), (10, 1), (19, 1), (45, 4)])
def test_wa_30_a_point_for_each_full_ten_gold_which_stays(gold: int, points: int) -> None:
    table = laid(f"Tanja | gold {gold} | points 25\nMarion | gold 0", switches={"end_at_once": 1})

    happened = idle_round(table)

    mine = [event for event in of_kind(happened, "scored-fortune") if event.endswith(f" {gold}")]
    assert mine == ([f"scored-fortune {points} {gold}"] if points else [])
    assert table.gold("Tanja")[0] == gold


@pytest.mark.parametrize(
    ("settled", "track", "filled"),
    [("", 6, []), ("", 2, ["4 6 14"]), (EAST_AND_MIDDLE[:-12], 0, ["4 4 0"])],
)
def test_siedlungen_auffuellen_as_far_as_the_reserve_goes(
    settled: str, track: int, filled: list[str]
) -> None:
    """To six with four players; sixteen stand in the last case, and four are left."""
    table = laid("Tanja\nMarion\nAngelika\nBirgit", settled=settled, track=track)

    happened = of_kind(idle_round(table), "track-filled")

    assert [f"track-filled {amounts}" for amounts in filled] == happened


def test_wa_31_a_tie_for_victory_is_decided_by_the_gold_track_so_one_wins() -> None:
    """Both have 30 points with what they score at the end; Marion stands higher on 15."""
    table = laid(
        """
        Tanja  | points 29 | gold 15.2 | ship LP
        Marion | points 28 | gold 15.1 | ship TF
        """,
        switches={"end_at_once": 1},
    )

    idle_round(table)

    assert table.points("Tanja") == table.points("Marion")
    assert [table.seat("Marion")] == list(each(table.pos.winners()))


def test_wa_32_three_players_neutral_settlements_stand_in_the_middle_and_the_east() -> None:
    fields = begun("Tanja Marion Angelika").sees("fields")

    islands = sorted(name[:2] for name, what in fields.items() if what == "settlement")
    assert ["FV", "GC", "LZ", "TF"] == islands


def test_wa_33_neutral_settlements_give_no_points_and_count_towards_the_20() -> None:
    """With two players twelve are left to found."""
    table = begun("Tanja Marion")

    assert [0, 0] == [table.points(name) for name in table.names]
    assert 12 == table.sees("track") + table.sees("reserve")


def test_wa_34_the_second_berths_do_not_exist_for_two_or_three() -> None:
    """Neither for the first ships nor for pushes."""
    table = begun("Tanja Marion Angelika")
    table.choose(**dict.fromkeys(table.names, "EH"))
    table.do("place TF", "end", "show")

    assert "place TF" not in table.may()
    four = begun("Tanja Marion Angelika Birgit")
    four.choose(**dict.fromkeys(four.names, "EH"))
    four.do("place TF", "end", "show")
    assert "place TF" in four.may()


def test_wa_40_the_last_round_harvests_and_refills() -> None:
    table = laid("Tanja | points 25 | ship LP\nMarion\nAngelika\nBirgit", track=3)
    idle_round(table)
    table.turn(Tanja="LP plant")
    table.do("plant", "on LP", "plant LP1", "done")

    happened = table.end_round()

    assert ["harvested LP1 wine"] == of_kind(happened, "harvested")
    assert of_kind(happened, "scored-alcalde")
    assert table.match.over
    assert 6 == table.sees("track")
