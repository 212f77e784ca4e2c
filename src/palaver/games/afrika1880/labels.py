"""Every answer by its notation, by what a person touches, and as a sentence."""

from palaver.core.game import name_of
from palaver.core.ints import Seat
from palaver.core.sight import Choice, Filling, Said, Who
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.rules import (
    ALLY,
    DEFY,
    FIRST_MARKER,
    LANDING,
    MARKER_ORDER,
    SEAL,
    SEALED_SHEET,
)
from palaver.games.afrika1880.sight import in_vain, seat_names, territory_word
from palaver.games.afrika1880.words import (
    DEVELOP,
    GO,
    NOTHING,
    SHIP,
    Nation,
    Row,
    Territory,
)


def asked(pos: Position, seat: Seat) -> Said:
    """The question in words."""
    question = pos.question(seat)
    args: dict[str, Filling] = {"who": Who(seat)}
    if question is MARKER_ORDER:
        args["territory"] = territory_word(pos, pos.writing[seat]).said
    elif question is not SEALED_SHEET:
        args["year"] = str(pos.board.years[pos.round])
    return Said(f"ask-{name_of(question)}", args)


def choice(pos: Position, seat: Seat, option: int) -> Choice:
    question = pos.question(seat)
    if question is FIRST_MARKER:
        key = "place-beside" if pos.present(Territory(option)) else "place"  # AE-2
        return on_territory(pos, option, "place", key, option)
    if question is MARKER_ORDER:
        return order_choice(pos, option)
    if question is LANDING:
        if option == NOTHING:
            return button(option, "nothing", "no-landing")
        return on_territory(pos, option - GO, "land", "land", option)
    if question is SEALED_SHEET:
        return button(option, "reopen", "reopen")
    return sheet_choice(pos, seat, option)


def order_choice(pos: Position, option: int) -> Choice:
    if option == NOTHING:
        return button(option, "nothing", "nothing")
    if option == DEVELOP:
        return button(option, "develop", "develop")
    return on_territory(pos, option - GO, "to", "expedition", option)


def sheet_choice(pos: Position, seat: Seat, option: int) -> Choice:
    if option == SEAL:
        futile = len(in_vain(pos, pos.nation_of[seat]))
        sealing = Said("option-seal-in-vain", {"orders": futile}) if futile else Said("option-seal")
        return Choice(option, "seal", ("button:seal",), sealing)  # AE-49
    if option >= DEFY:
        return in_embassy(pos, Nation(option - DEFY), "conflict", option)
    if option >= ALLY:
        return in_embassy(pos, Nation(option - ALLY), "alliance", option)
    return in_row(pos, seat, Row(option), option)


def in_row(pos: Position, seat: Seat, row: Row, option: int) -> Choice:
    """The row to write in, and what stands there so far."""
    order = pos.order_in(pos.nation_of[seat], row)
    written = "nothing" if order == NOTHING else "develop" if order == DEVELOP else "expedition"
    args: dict[str, Filling] = {}
    if order >= GO:
        args["there"] = territory_word(pos, order - GO).said
    if row == SHIP:
        return Choice(option, "ship", ("ship",), Said(f"option-ship-{written}", args))
    word = territory_word(pos, row)
    args["territory"] = word.said
    touch = (f"territory:{word.notation}",)
    return Choice(option, str(word.notation), touch, Said(f"option-row-{written}", args))


def in_embassy(pos: Position, nation: Nation, relation: str, option: int) -> Choice:
    other = pos.seat_of[nation]
    code = seat_names(pos)[other]
    said = Said(f"option-{relation}", {"other": Who(other)})
    return Choice(option, f"{relation} {code}", (f"embassy:{code}",), said)


def button(option: int, name: str, key: str) -> Choice:
    return Choice(option, name, (f"button:{name}",), Said(f"option-{key}"))


def on_territory(pos: Position, here: int, verb: str, key: str, option: int) -> Choice:
    word = territory_word(pos, here)
    said = Said(f"option-{key}", {"territory": word.said})
    return Choice(option, f"{verb} {word.notation}", (f"territory:{word.notation}",), said)
