"""What has been: missed frames, any moment, the record, the proof; and one's own notes."""

import json
from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, put
from litestar.params import Parameter
from sqlalchemy import Connection, select

from palaver.server import past
from palaver.server.house import Asked, House
from palaver.server.records import written
from palaver.server.refusals import No
from palaver.server.routes import PROBLEMS
from palaver.server.routes.play import SeatQuery
from palaver.server.schema import notes
from palaver.server.table import Table
from palaver.server.wire import History, Moment, Notes, Proof

Number = Annotated[int, Parameter(ge=0, le=10_000_000)]
RULE = "HMAC-SHA-256(secret, n LF salt LF salt ...), first 8 bytes, big-endian; n = 0 deals"


@get("/tables/{table_id:str}/frames", responses=PROBLEMS)
async def frames(
    table_id: str,
    request: Asked,
    house: House,
    seat: SeatQuery = None,
    after: Number = 0,
    limit: Annotated[int, Parameter(ge=1, le=past.LONGEST_STRETCH)] = past.LONGEST_STRETCH,
) -> History:
    """One's own story from any number on."""
    table = await house.onlooker(request, table_id, seat)
    found, last = await house.hall.read(lambda c: past.stretch(c, table.deal, seat, after, limit))
    return History(found, last)


@get("/tables/{table_id:str}/moments/{seq:int}", responses=PROBLEMS)
async def moment(
    table_id: str,
    seq: Number,
    request: Asked,
    house: House,
    view: Annotated[str, Parameter(pattern="^(spectator|open|seat-[0-9]{1,2})$")] = "spectator",
) -> Moment:
    """The table as it was after so many steps of a view."""
    if view == "open":
        table = await finished(house, table_id)
        return await house.hall.read(lambda c: past.open_moment(c, table.deal, seq))
    seat = int(view.removeprefix("seat-")) if view.startswith("seat-") else None
    table = await house.hall.table(table_id)
    if seat is not None and seat >= table.deal.terms.players:
        raise No("no-seat")
    if table.course.state.status != "finished":
        await house.onlooker(request, table_id, seat)
    return await house.hall.read(lambda c: past.moment(c, table.deal, seat, seq))


async def finished(house: House, table_id: str) -> Table:
    table = await house.hall.table(table_id)
    if table.course.state.status != "finished":
        raise No("not-finished")
    return table


@get("/tables/{table_id:str}/board", responses=PROBLEMS)
async def board(table_id: str, house: House) -> Response[Any]:
    """The board this table was begun with, as data."""
    deal = (await house.hall.table(table_id)).deal
    data = deal.game.printed if deal.board_data is None else deal.board_data
    body = json.dumps(data, ensure_ascii=False).encode()
    return Response(body, media_type="application/json")


@get("/tables/{table_id:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def record(table_id: str, house: House) -> Response[str]:
    """In the written notation; it holds the secret, and `palaver verify` replays it."""
    table = await finished(house, table_id)
    text = await house.hall.read(lambda c: written(c, table.deal))
    headers = {"Content-Disposition": f'attachment; filename="{table.deal.room}-{table_id}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/tables/{table_id:str}/proof", responses=PROBLEMS)
async def proof(table_id: str, house: House) -> Proof:
    """What proves that nobody meddled with the deal."""
    table = await house.hall.table(table_id)
    state, deal = table.course.state, table.deal
    secret = deal.chance.secret if state.status == "finished" else None
    salts = state.salts if state.status in ("playing", "finished") else []
    return Proof(deal.digest, salts, secret, RULE)


@get("/tables/{table_id:str}/notes", responses=PROBLEMS)
async def read_notes(
    table_id: str, request: Asked, house: House, seat: Annotated[int, Parameter(ge=0, le=15)]
) -> Notes:
    _, person = await house.seated(request, table_id, seat)
    where = (notes.c.game == table_id, notes.c.person == person.id, notes.c.seat == seat)
    text = await house.hall.read(lambda c: c.execute(select(notes.c.text).where(*where)).scalar())
    return Notes(text or "")


@put("/tables/{table_id:str}/notes", responses=PROBLEMS)
async def write_notes(
    table_id: str,
    data: Notes,
    request: Asked,
    house: House,
    seat: Annotated[int, Parameter(ge=0, le=15)],
) -> Notes:
    _, person = await house.seated(request, table_id, seat)
    text = data.text.replace("\0", "")
    row = {"game": table_id, "person": person.id, "seat": seat}

    def keep(connection: Connection) -> None:
        query = house.hall.store.insert(notes).values(**row, text=text)
        connection.execute(
            query.on_conflict_do_update(
                index_elements=["game", "person", "seat"], set_={"text": text}
            )
        )

    await house.hall.write(keep, table_id)
    return Notes(text)


ROUTES = Router(
    "/",
    route_handlers=[frames, moment, board, record, proof, read_notes, write_notes],
    tags=["story"],
)
