"""A bare socket at a table, without the client that would come back by itself."""

import asyncio

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from palaver.client import Client


async def socket_of(client: Client, table: str, seat: int | None) -> ClientConnection:
    address = f"{client.url.replace('http', 'ws')}/api/tables/{table}/play"
    if seat is None:
        return await connect(address, proxy=None)
    cookie = {"Cookie": f"palaver={client.token}"}
    return await connect(f"{address}?seat={seat}", additional_headers=cookie, proxy=None)


async def until_closed(socket: ClientConnection) -> tuple[int | None, str]:
    """The close code, and all that came before it."""
    came = ""
    try:
        async with asyncio.timeout(10):
            while True:
                came += str(await socket.recv())
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code, came
