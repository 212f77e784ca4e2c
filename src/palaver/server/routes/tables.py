"""Tables: made, found, filled, begun, played again."""

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import Parameter

from palaver.server import opening
from palaver.server.frames import table_shown
from palaver.server.house import Asked, House
from palaver.server.people import Somebody
from palaver.server.refusals import No
from palaver.server.routes import PROBLEMS
from palaver.server.table import Table
from palaver.server.wire import NewTable, Rematch, SeatTaken, SitBot, Start, TableSeen, TakeSeat

SeatPath = Annotated[int, Parameter(ge=0, le=15)]


def seen(table: Table, person: Somebody | None) -> TableSeen:
    mine = table.seats_of(None if person is None else person.id)
    return TableSeen(
        table_shown(table.course), mine, person is not None and table.host == person.id
    )


@post("/tables", responses=PROBLEMS)
async def open_table(data: NewTable, request: Asked, house: House) -> TableSeen:
    opening.deal_for(data)  # anything wrong shows before anybody is made
    person = await house.person(request)
    return seen(await opening.open_table(house.hall, data, person.id), person)


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def look(table_id: str, request: Asked, house: House) -> TableSeen:
    table = await house.hall.table(table_id)
    return seen(table, await house.somebody(request))


@delete("/tables/{table_id:str}", responses=PROBLEMS)
async def close(table_id: str, request: Asked, house: House) -> None:
    table, _ = await house.hosted(request, table_id)
    await opening.close(table)


@post("/tables/{table_id:str}/seats", responses=PROBLEMS)
async def sit_down(table_id: str, data: TakeSeat, request: Asked, house: House) -> SeatTaken:
    table = await house.hall.table(table_id)
    opening.free_seat(table.course.state, data.seat)
    person = await house.person(request)
    seat = await opening.sit_down(table, person.id, data)
    return SeatTaken(seat, seen(table, person))


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
async def stand_up(table_id: str, seat: SeatPath, request: Asked, house: House) -> TableSeen:
    table, person = await house.seated(request, table_id, seat)
    await opening.stand_up(table, seat, person.id)
    return seen(table, person)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", responses=PROBLEMS)
async def seat_bot(
    table_id: str, seat: SeatPath, data: SitBot, request: Asked, house: House
) -> TableSeen:
    table, person = await allowed_to_seat_bot(table_id, seat, request, house)
    await opening.seat_bot(table, seat, data.bot)
    return seen(table, person)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def send_bot_away(table_id: str, seat: SeatPath, request: Asked, house: House) -> TableSeen:
    table, person = await house.hosted(request, table_id)
    if seat >= table.deal.terms.players:
        raise No("no-seat")
    await opening.send_bot_away(table, seat)
    return seen(table, person)


async def allowed_to_seat_bot(
    table_id: str, seat: int, request: Asked, house: House
) -> tuple[Table, Somebody]:
    """Before the game the host fills seats; during it each owner decides about their own."""
    table = await house.hall.table(table_id)
    if seat >= table.deal.terms.players:
        raise No("no-seat")
    if table.course.state.status == "playing":
        return await house.seated(request, table_id, seat)
    return await house.hosted(request, table_id)


@post("/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def start(table_id: str, data: Start, request: Asked, house: House) -> TableSeen:
    table, person = await house.hosted(request, table_id)
    await opening.begin(table, data.bots)
    return seen(table, person)


@post("/tables/{table_id:str}/rematch", responses=PROBLEMS)
async def rematch(
    table_id: str, request: Asked, house: House, data: Rematch | None = None
) -> TableSeen:
    """The same table anew, and one's own seats at it."""
    table = await house.hall.table(table_id)
    person = await house.known(request)
    if not table.seats_of(person.id):
        raise No("not-yours")
    salt = data.salt if data is not None else ""
    return seen(await opening.play_again(house.hall, table, person.id, salt), person)


ROUTES = Router(
    "/",
    route_handlers=[
        open_table,
        look,
        close,
        sit_down,
        stand_up,
        seat_bot,
        send_bot_away,
        start,
        rematch,
    ],
    tags=["tables"],
)
