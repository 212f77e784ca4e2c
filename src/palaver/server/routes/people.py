"""Who one is, where one plays, and leaving for good; the lobby."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, patch, post
from litestar.params import Parameter

from palaver.server import listing, moving
from palaver.server.house import Asked, House
from palaver.server.people import COOKIE, Somebody
from palaver.server.routes import PROBLEMS
from palaver.server.routes.tables import SeatPath, seen
from palaver.server.wire import Listing, Next, OneTimeLink, Person, PersonChanged, SeatTaken

Offset = Annotated[int, Parameter(ge=0, le=100_000)]
Status = Annotated[str, Parameter(pattern="^(|open|playing|finished)$")]
RoomQuery = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9_]*$")]
Token = Annotated[str, Parameter(max_length=64)]


def shown(somebody: Somebody) -> Person:
    return Person(somebody.name, somebody.language, somebody.created)


@get("/me", responses=PROBLEMS)
async def me(request: Asked, house: House) -> Person:
    return shown(await house.person(request))


@patch("/me", responses=PROBLEMS)
async def change(data: PersonChanged, request: Asked, house: House) -> Person:
    person = await house.person(request)
    return shown(await house.people.change(person.id, data.name, data.language))


@delete("/me", responses=PROBLEMS)
async def leave_for_good(request: Asked, house: House) -> Response[None]:
    person = await house.known(request)
    await moving.forget(house.hall, person)
    house.people.forget(person.id)
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/me/export", responses=PROBLEMS)
async def export(request: Asked, house: House) -> dict[str, Any]:
    """Everything that is kept of this person."""
    person = await house.known(request)
    return await house.hall.read(lambda c: moving.export(c, person))


@get("/me/tables", responses=PROBLEMS)
async def own_tables(request: Asked, house: House, offset: Offset = 0) -> Listing:
    person = await house.somebody(request)
    if person is None:
        return Listing([])
    return await house.hall.read(lambda c: listing.own(c, person.id, offset))


@get("/me/next", responses=PROBLEMS)
async def next_table(request: Asked, house: House) -> Next:
    person = await house.somebody(request)
    if person is None:
        return Next(None)
    return await house.hall.read(lambda c: listing.next_table(c, person.id))


@get("/lobby", responses=PROBLEMS)
async def lobby(
    house: House, room: RoomQuery = "", status: Status = "", offset: Offset = 0
) -> Listing:
    """Public tables; without a status those that are open or playing."""
    return await house.hall.read(lambda c: listing.lobby(c, room, status, offset))


@post("/tables/{table_id:str}/seats/{seat:int}/link", status_code=201, responses=PROBLEMS)
async def link(table_id: str, seat: SeatPath, request: Asked, house: House) -> OneTimeLink:
    table, _ = await house.seated(request, table_id, seat)
    return await moving.link_for(house.hall, table, seat)


@post("/links/{token:str}", status_code=200, responses=PROBLEMS)
async def claim(token: Token, request: Asked, house: House) -> SeatTaken:
    """The seat of this one-time link belongs to this browser from now on."""
    person = await house.person(request)
    table, seat = await moving.claim(house.hall, token, person.id)
    return SeatTaken(seat, seen(table, person))


ROUTES = Router(
    "/",
    route_handlers=[
        me,
        change,
        leave_for_good,
        export,
        own_tables,
        next_table,
        lobby,
        link,
        claim,
    ],
    tags=["people"],
)
