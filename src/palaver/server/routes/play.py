"""Playing and looking on: sights, commands, the socket."""

import contextlib
from typing import Annotated, Any

from litestar import Response, Router, get, post, websocket
from litestar.connection import WebSocket
from litestar.params import Parameter

from palaver.server.connection import NO_TABLE, NOT_YOURS, Connection
from palaver.server.frames import raw, sight_bytes
from palaver.server.house import Asked, House, reader_language
from palaver.server.playing import carry_out
from palaver.server.refusals import STATUS, No
from palaver.server.routes import PROBLEMS
from palaver.server.table import now
from palaver.server.wire import Ack, Because, Command, Pong, Refusal, SightSeen
from palaver.text import LANGUAGES

SeatQuery = Annotated[int | None, Parameter(ge=0, le=15)]


@get("/tables/{table_id:str}/sight", responses=PROBLEMS)
async def sight(
    table_id: str, request: Asked, house: House, seat: SeatQuery = None
) -> Response[SightSeen]:
    """All that this seat, or a spectator, may know now."""
    table = await house.onlooker(request, table_id, seat)
    if table.course.pos is None:
        raise No("not-playing")
    frame = table.whole(seat)
    shown = raw(sight_bytes(table.course, seat))
    assert shown is not None
    body = SightSeen(frame.seq, now(), shown, frame.ask, frame.undo)
    return Response(body)


@post("/tables/{table_id:str}/commands", status_code=200, responses=PROBLEMS)
async def command(
    table_id: str, data: Command, request: Asked, house: House, seat: SeatQuery = None
) -> Response[Ack | Because | Pong]:
    """The same commands as over the socket; a refusal is a problem with its status."""
    if seat is None:
        raise No("spectator")
    table, person = await house.seated(request, table_id, seat)
    answer: Any = await carry_out(table, seat, person.id, data, house.language(request))
    status = STATUS.get(answer.code, 400) if isinstance(answer, Refusal) else 200
    return Response(answer, status_code=status)


@websocket("/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table_id: str, house: House) -> None:
    """See docs/protocol.md; a socket that is not welcome is told so by its close code."""
    await socket.accept()
    try:
        connection = await connected(socket, table_id, house)
    except No as no:
        code = NO_TABLE if no.code == "no-table" else NOT_YOURS
        await socket.close(code, no.code)
        return
    house.sockets.add(connection)
    try:
        await connection.serve(number_in(socket.query_params.get("seen")))
    finally:
        house.sockets.discard(connection)
        with contextlib.suppress(Exception):
            await socket.close()


async def connected(socket: WebSocket[Any, Any, Any], table_id: str, house: House) -> Connection:
    table = await house.hall.table(table_id)
    person = await house.people.who(socket.cookies.get("palaver"))
    who = None if person is None else person.id
    seat = number_in(socket.query_params.get("seat"))
    if seat is None and "seat" in socket.query_params:
        raise No("no-seat")
    if seat is not None and seat not in table.seats_of(who):
        raise No("not-yours")
    if seat is None and not table.may_watch(who):
        raise No("not-watched")
    connection = Connection(socket, table, seat, who)
    wish = socket.query_params.get("lang")
    header = socket.headers.get("accept-language")
    connection.language = wish if wish in LANGUAGES else reader_language(header)
    connection.limited = house.settings.limits
    return connection


def number_in(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else None


ROUTES = Router("/", route_handlers=[sight, command, play], tags=["play"])
