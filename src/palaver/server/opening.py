"""How a table comes to be, fills, begins, and is played again."""

import contextlib
import json
from typing import Any

from sqlalchemy import Connection, delete, update

from palaver.core.errors import BadBoard, BadSetUp
from palaver.core.game import Game
from palaver.server import archive
from palaver.server.bots import checked_bot
from palaver.server.course import Course
from palaver.server.deal import Deal, Terms, new_id, new_salt, new_secret
from palaver.server.entries import (
    Begun,
    BotSat,
    Closed,
    Entry,
    Rematched,
    Replied,
    Sat,
    Stood,
    StoodIn,
)
from palaver.server.hall import Hall
from palaver.server.refusals import No
from palaver.server.routes.rooms import complaints, room_called
from palaver.server.schema import links, tables
from palaver.server.state import State
from palaver.server.table import Table, now
from palaver.server.wire import NewTable, SwitchValue, TakeSeat

LONGEST_BOARD = 400_000  # characters


async def open_table(hall: Hall, wanted: NewTable, host: str) -> Table:
    deal = deal_for(wanted)
    await hall.write(lambda c: archive.create(c, deal, host))
    return await hall.table(deal.id)


def deal_for(wanted: NewTable) -> Deal:
    game = room_called(wanted.room)
    checked_bot(wanted.stand_in)
    switches = checked_switches(game, wanted.players, wanted.switches)
    board = checked_board(game, wanted.board)
    terms = Terms(
        players=wanted.players,
        switches=switches,
        pace=wanted.pace,
        public=wanted.public,
        watch=wanted.watch,
        bots=wanted.bots,
        silence=wanted.silence,
        stand_in=wanted.stand_in,
    )
    return Deal(new_id(), game.name, game.rules_number, terms, board, new_secret(), now())


def checked_switches(
    game: Game[Any], players: int, chosen: dict[str, SwitchValue]
) -> dict[str, int]:
    if players not in game.seats:
        raise No("bad-players", least=game.seats[0], most=game.seats[-1])
    known = {switch.name: switch for switch in game.switches}
    for name, value in chosen.items():
        if name not in known or value not in known[name].values:
            raise No("bad-switch", name=name)
    try:
        settings = game.settings(chosen)
        if not game.possible(players, chosen):
            raise No("bad-set-up")
    except BadSetUp:
        raise No("bad-set-up") from None
    return settings


def checked_board(game: Game[Any], data: Any) -> Any:
    """None where it is the printed board."""
    if data is None or data == game.printed:
        return None
    if len(json.dumps(data)) > LONGEST_BOARD:
        raise No("too-large")
    if found := complaints(game, data):
        raise No("bad-board", why="; ".join(found)[:500])
    try:
        game.board(data)
    except BadBoard as error:
        raise No("bad-board", why=str(error)[:500]) from None
    return data


# --- Seats ------------------------------------------------------------------


async def sit_down(table: Table, person: str, wanted: TakeSeat) -> int:
    """The seat that was taken; the last one to sit down begins the game."""
    taken = -1

    def judge(course: Course) -> Entry:
        nonlocal taken
        taken = free_seat(course.state, wanted.seat)
        salt = wanted.salt or new_salt()
        return Sat(taken, wanted.name.strip() or "?", wanted.colour, salt)

    game = table.deal.id
    hold = archive.hold_seat
    await table.do(judge, person=person, also=lambda entry: [hold(game, taken, person)])
    await begin_if_full(table)
    return taken


def free_seat(state: State, wish: int | None) -> int:
    if state.status != "open":
        raise No("not-open")
    free = [number for number, seat in enumerate(state.seats) if not seat.taken]
    if wish is not None and wish >= len(state.seats):
        raise No("no-seat")
    if not free or wish not in (None, *free):
        raise No("seat-taken")
    return free[0] if wish is None else wish


async def stand_up(table: Table, seat: int, person: str) -> None:
    """Before the game the seat is free again; during it a bot takes it for good."""
    game = table.deal.id

    def judge(course: Course) -> Entry:
        if course.state.status == "open":
            return Stood(seat)
        if course.state.status != "playing":
            raise No("not-playing")
        return BotSat(seat, table.deal.terms.stand_in, "")

    also = [archive.free_seat(game, seat, person)]
    await table.do(judge, person=person, also=lambda entry: also)
    with contextlib.suppress(No):
        await table.do(last_to_agree)


def last_to_agree(course: Course) -> Entry:
    """Whoever left was perhaps the only one whose consent was still wanting."""
    wish, people = course.state.wish, set(course.state.people())
    if wish is None or not people <= set(wish.agreed):
        raise No("no-wish")
    return Replied(wish.by, agree=bool(people))


async def seat_bot(table: Table, seat: int, bot: str) -> None:
    """A bot sits down before the game; during it, it stands in for the seat's owner."""
    checked_bot(bot)

    def judge(course: Course) -> Entry:
        if course.state.status == "playing":
            return StoodIn(seat, bot)
        if not table.deal.terms.bots:
            raise No("no-bots")
        free_seat(course.state, seat)
        return BotSat(seat, bot, new_salt())

    await table.do(judge)
    await begin_if_full(table)


async def send_bot_away(table: Table, seat: int) -> None:
    def judge(course: Course) -> Entry:
        shown = course.state.seats[seat]
        if course.state.status != "open" or shown.bot is None:
            raise No("not-open")
        return Stood(seat)

    await table.do(judge)


# --- Beginning and ending ---------------------------------------------------


async def begin_if_full(table: Table) -> None:
    """A table where everybody sits begins by itself, unless it is one of bots alone."""
    state = table.course.state
    if state.status == "open" and all(seat.taken for seat in state.seats) and state.people():
        await begin(table, "")


async def begin(table: Table, bots: str) -> None:
    if bots:
        checked_bot(bots)
        if not table.deal.terms.bots:
            raise No("no-bots")
        for seat, shown in enumerate(table.course.state.seats):
            if not shown.taken and table.course.state.status == "open":
                await fill(table, seat, bots)

    def judge(course: Course) -> Entry:
        if course.state.status != "open":
            raise No("not-open")
        if not all(seat.taken for seat in course.state.seats):
            raise No("seats-empty")
        return Begun(list(course.state.salts))

    try:
        await table.do(judge)
    except No as no:
        if no.code != "not-open" or table.course.state.status != "playing":
            raise


async def fill(table: Table, seat: int, bot: str) -> None:
    def judge(course: Course) -> Entry:
        free_seat(course.state, seat)
        return BotSat(seat, bot, new_salt())

    await table.do(judge)


async def close(table: Table) -> None:
    def judge(course: Course) -> Entry:
        if course.state.status != "open":
            raise No("not-open")
        return Closed()

    await table.do(judge)


async def play_again(hall: Hall, table: Table, person: str, salt: str) -> Table:
    """The same table anew; whoever asks second is sent to the one that is there.

    Whoever asks sits down where they sat, and it begins when all have asked.
    """
    if table.course.state.status != "finished":
        raise No("not-finished")
    if table.course.state.rematch is None:
        await announce_rematch(table, person)
    assert table.course.state.rematch is not None
    new = await hall.table(table.course.state.rematch)
    for seat, shown in enumerate(table.course.state.seats):
        with contextlib.suppress(No):  # they sit there already, or somebody else was faster
            if table.is_held_by(seat, person):
                wanted = TakeSeat(shown.name or "?", seat, shown.colour, salt)
                await sit_down(new, person, wanted)
            elif shown.bot is not None and not shown.standing_in and not shown.name:
                await seat_bot(new, seat, shown.bot)
    return new


async def announce_rematch(table: Table, host: str) -> None:
    deal, old = table.deal, table.deal.id
    new = Deal(
        new_id(), deal.room, deal.game.rules_number, deal.terms, deal.board_data,
        new_secret(), now(),
    )  # fmt: skip

    def judge(course: Course) -> Entry:
        if course.state.rematch is not None:
            raise No("conflict")
        return Rematched(new.id)

    def keep(connection: Connection) -> None:
        archive.create(connection, new, host)
        connection.execute(update(tables).where(tables.c.id == old).values(rematch=new.id))

    try:
        await table.do(judge, person=host, also=lambda entry: [keep])
    except No as no:
        if no.code != "conflict":
            raise


def forget_links(connection: Connection, at: int) -> None:
    connection.execute(delete(links).where(links.c.expires < at))
