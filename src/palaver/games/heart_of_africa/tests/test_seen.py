"""Who sees what of a claim, of a hand and of tickets; and why something may not be touched."""

import re
from collections import Counter

import pytest

from palaver.core.ints import Seat
from palaver.core.match import Match
from palaver.core.sight import Who
from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.tests.table import (
    COAST,
    begun,
    give,
    laid,
    new,
    own,
    part,
    pass_time,
    position,
    question,
    why_not,
)
from palaver.text import Speech

# === A claim that is being paid =============================================

CHOICE = {"red": "3 black 2 locomotive"}


def sights(match: Match) -> list[bytes]:
    return [match.game.sight(match.pos, observer).encode() for observer in (1, None)]


def test_nobody_else_sees_a_claim_before_it_is_paid() -> None:
    match = laid(hands=CHOICE, terrain={"red": "1 mountain"})
    before = sights(match)

    for answer in (f"claim {COAST}", "locomotives 1", "double"):
        assert [] == give(match, answer)
        assert before == sights(match)
    assert "take-turn" == part(match, "asking", "blue")

    give(match, "jokers 1")
    assert before != sights(match)


def test_a_claim_can_be_taken_back_until_it_is_paid() -> None:
    match = laid(hands=CHOICE, terrain={"red": "1 mountain"})

    give(match, f"claim {COAST}", "locomotives 1", "double")
    assert 3 == match.can_take_back(0)
    match.take_back(0, 3)
    assert "take-turn" == question(match)

    give(match, f"claim {COAST}", "locomotives 2", "single")
    assert 0 == match.can_take_back(0)


def test_others_imagine_that_the_turn_is_still_open() -> None:
    match = laid(hands=CHOICE, terrain={"red": "1 mountain"})
    give(match, f"claim {COAST}", "locomotives 1")

    twin = position(match).reimagine(Seat(1), position(match).luck)

    assert "take-turn" == GAME.question(twin, position(match).seat)


# === Hands ==================================================================


def test_a_card_taken_face_up_is_known_until_it_is_played() -> None:
    match = laid(hands={"red": "2 black"}, row="black red blue green white")

    give(match, "take black 1", "draw")
    assert {"cards": 4, "known": {"black": 1}} == part(match, "hands", "blue")["red"]
    pass_time(match)
    give(match, f"claim {COAST}")

    assert {} == part(match, "hands", "blue")["red"]["known"]


def test_of_several_alike_those_known_count_as_played_first() -> None:
    """Red has taken two open and holds three more: of what is left nobody can be sure."""
    match = laid(hands={"red": "3 red"}, row="red red blue green white")
    give(match, "take red 1", "take red 2")
    pass_time(match)

    give(match, "claim mocamedes--j-angola-south")
    assert {"cards": 3, "known": {}} == part(match, "hands", "blue")["red"]


def test_a_card_drawn_blind_is_told_to_its_owner_alone() -> None:
    match = laid(deck="1 locomotive")
    give(match, "draw")
    act = match.acts[-1]

    told = [[event.effect() for event in match.told(act, seer)] for seer in (0, 1, None)]

    assert [["card-drawn locomotive"], ["card-drawn ?"], ["card-drawn ?"]] == told


# === Tickets ================================================================


def test_first_tickets_are_chosen_in_private_and_told_when_all_have_chosen() -> None:
    match = new(3)
    offer = own(match, "red")["offer"]

    told = give(match, f"put-back {offer[0]}", "keep", "keep")
    assert [] == told
    assert ["green"] == part(match, "choosing")
    assert {"red": 4, "blue": 4, "green": 4} == part(match, "offered")

    kept = ["tickets-kept 3 1", "tickets-kept 4 0", "tickets-kept 4 0", "first-player"]
    assert kept == give(match, "keep")
    assert {"red": 3, "blue": 4, "green": 4} == part(match, "tickets")


def test_tickets_drawn_are_shown_to_who_drew_them() -> None:
    match = begun()
    give(match, "draw-tickets")
    act = match.acts[-1]

    assert 5 == len(match.told(act, 0))
    assert ["tickets-drawn 4"] == [event.effect() for event in match.told(act, 1)]
    assert 4 == part(match, "offered", "blue")["red"]


def test_all_tickets_are_shown_when_the_game_is_over() -> None:
    match = laid(trains={"red": 0}, tickets={"red": ["chad--salisbury"], "blue": []})
    assert part(match, "revealed") is None

    pass_time(match, 3)

    assert {"red": {"chad--salisbury": False}, "blue": {}} == part(match, "revealed")


# === Why not? ===============================================================


@pytest.mark.parametrize(
    ("thing", "key"),
    [
        ("track:ngaoundere--chad-a", "reason-cards"),
        ("track:douala--bangui", "reason-alike"),
        ("track:mocambique--madagascar-n-1", "reason-ferry"),
        ("terrain:desert", "reason-price"),
        ("terrain:jungle", "reason-rival"),
        ("terrain:mountain", "reason-terrain-after-track"),
        ("card:black", "reason-track-first"),
        ("ticket:chad--salisbury", "reason-kept"),
        ("button:keep", "reason-no-offer"),
        ("button:single", "reason-track-first"),
        ("button:pass", "reason-no-pass"),
        ("row:5", "reason-row-empty"),
        ("market:2", "reason-market-empty"),
        ("deck:cards", "reason-no-cards"),
        ("deck:terrain", "reason-no-terrain-deck"),
    ],
)
def test_why_not_in_a_turn(thing: str, key: str) -> None:
    match = laid(
        hands={"red": "2 black", "blue": "9 red"},
        terrain={"red": "1 mountain", "blue": "1 jungle"},
        tickets={"red": ["chad--salisbury"]},
        row="red blue green white",
        market="desert",
        deck="",
        terrain_deck="",
    )

    reason = why_not(match, thing)

    assert reason is not None
    assert key == reason[0]


@pytest.mark.parametrize(
    ("given", "thing", "key"),
    [
        ([], "card:purple", "reason-none-held"),
        ([], "card:green", "reason-colour"),
        ([], "terrain:mountain", "reason-trains-first"),
        ([], "terrain:desert", "reason-other-ground"),
        ([], "deck:cards", "reason-pay-first"),
        (["pay red"], "button:locomotives-0", "reason-locomotives-few"),
        (["pay red"], "button:locomotives-4", "reason-locomotives-held"),
        (["pay red"], "button:locomotives-5", "reason-locomotives-room"),
    ],
)
def test_why_not_while_paying(given: list[str], thing: str, key: str) -> None:
    """A grey track of four spaces, paid with three red cards at most."""
    match = laid(hands={"red": "3 red 3 white 1 green 2 locomotive"}, terrain={"red": "1 mountain"})
    give(match, "claim douala--bangui", *given)

    reason = why_not(match, thing)

    assert reason is not None
    assert key == reason[0]


def test_why_not_only_locomotives_where_a_colour_was_chosen() -> None:
    """Locomotives alone pay for a grey track too, but then nothing is paid with red."""
    match = laid(hands={"red": "2 red 3 locomotive"}, terrain={"blue": "9 mountain"})
    give(match, "claim j-northeast--bogoro", "pay red")

    assert ("reason-locomotives-colour", ()) == why_not(match, "button:locomotives-2")


@pytest.mark.parametrize(
    ("track", "jungle", "locomotives", "thing", "key"),
    [
        ("libreville--bangui", 1, 2, "button:jokers-0", "reason-jokers-few"),
        ("libreville--bangui", 2, 1, "button:jokers-2", "reason-jokers-none"),
        ("cabinda--luanda-1", 1, 3, "button:jokers-2", "reason-jokers-many"),
        ("cabinda--luanda-1", 1, 3, "terrain:jungle", "reason-doubling-already"),
    ],
)
def test_why_not_so_many_jokers(
    track: str, jungle: int, locomotives: int, thing: str, key: str
) -> None:
    """Doubling costs two on the first track, one on the second."""
    match = laid(
        hands={"red": f"4 green {locomotives} locomotive"}, terrain={"red": f"{jungle} jungle"}
    )
    give(match, f"claim {track}", "locomotives 0", "double")

    reason = why_not(match, thing)

    assert reason is not None
    assert key == reason[0]


def test_why_not_while_others_choose_or_act() -> None:
    match = new()
    match.answer_in_words(0, "keep")
    chosen = GAME.why_not(position(match), Seat(0), "button:keep")
    match.answer_in_words(1, "keep")
    waiting = GAME.why_not(position(match), Seat(1), "deck:cards")

    assert chosen is not None
    assert waiting is not None
    assert ("reason-others-choose", "reason-turn") == (chosen.said.key, waiting.said.key)
    assert {"who": Who(0)} == waiting.said.args


JONAS_AND_PETER = ("Jonas", "Peter", "Ada")
SENTENCES = {
    "en": [
        (
            "The ferry Moçambique – Madagascar (N) (grey, track 1) takes at least 1 × locomotive, "
            "and you have 0."
        ),
        (
            "With 3 players only one track of a double route can be used: "
            "Cape Town – Port Elizabeth (black, track 2)."
        ),
        "Peter has more mountain cards: 2. You have 1, and 0 × locomotive to make up for it.",
    ],
    "de": [
        (
            "Die Fähre Moçambique – Madagaskar (N) (Grau, Gleis 1) braucht mindestens "
            "1 × Lokomotive, und du hast 0."
        ),
        (
            "Bei 3 Personen kann nur ein Gleis einer Doppelstrecke genutzt werden: "
            "Cape Town – Port Elizabeth (Schwarz, Gleis 2)."
        ),
        "Peter hat mehr Gebirgskarten: 2. Du hast 1 und als Ersatz 0 × Lokomotive.",
    ],
    "it": [
        (
            "Per il traghetto Moçambique – Madagascar (N) (grigio, binario 1) serve almeno "
            "1 × locomotiva, e ne hai 0."
        ),
        (
            "In 3 si può usare un solo binario di una tratta doppia: "
            "Cape Town – Port Elizabeth (nero, binario 2)."
        ),
        "Peter ha più carte montagna: 2. Tu ne hai 1, e per rimediare 0 × locomotiva.",
    ],
}


@pytest.mark.parametrize("language", SENTENCES)
def test_why_not_names_the_ferry_the_closed_track_and_who_has_more(language: str) -> None:
    match = laid(
        players=3,
        claimed={"green": [COAST]},
        terrain={"red": "1 mountain", "blue": "2 mountain"},
    )
    things = (
        "track:mocambique--madagascar-n-1",
        "track:cape-town--port-elizabeth-2",
        "terrain:mountain",
    )
    reasons = [GAME.why_not(position(match), Seat(0), thing) for thing in things]
    speech = Speech(language, GAME, JONAS_AND_PETER)

    assert SENTENCES[language] == [speech.say(reason.said) for reason in reasons if reason]


# === The picture for a terminal =============================================


def test_the_picture_writes_every_name_whole_and_every_track_with_its_length() -> None:
    match = laid()
    board = GAME.printed_board
    text = re.sub(r"\[[^\]]*\]", "", GAME.picture(GAME.sight(position(match), None), board))
    world = text[: text.index("row ")].replace("\N{NO-BREAK SPACE}", " ")
    names = {place["name"] or place["label"] for place in GAME.printed["cities"]}

    assert [] == sorted(name for name in names if name[:13] not in world)
    lengths = Counter(str(line["length"]) for line in GAME.printed["routes"])
    assert lengths == Counter(letter for letter in world if letter.isdigit())


def test_the_picture_shows_whose_a_track_is_and_which_are_closed() -> None:
    claimed = laid(claimed={"red": [COAST], "blue": ["bangui--bondo"]})
    text = re.sub(
        r"\[[^\]]*\]", "", GAME.picture(GAME.sight(position(claimed), None), GAME.printed_board)
    )
    world = text[: text.index("row ")]

    assert (1, 1) == (len(re.findall("=+R=*", world)), len(re.findall("x", world)))
