"""Everything but play itself: tables are made, joined and looked at."""

from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec

from palaver.client.game import Game
from palaver.server.wire import (
    History,
    Listing,
    NewTable,
    Next,
    OneTimeLink,
    RoomShown,
    SeatTaken,
    SightSeen,
    SitBot,
    Start,
    TableSeen,
    TakeSeat,
)
from palaver.server.wire import Problem as Told

T = TypeVar("T")
COOKIE = "palaver"


class Problem(Exception):
    """The server said no, and why."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(f"{status} {code}: {reason}")
        self.status = status
        self.code = code
        self.reason = reason


class Client:
    """One browser's worth of a person; keep `token` to be the same person again."""

    def __init__(self, url: str, token: str | None = None, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.language = language
        cookies = {} if token is None else {COOKIE: token}
        headers = {"accept-language": language}
        self.http = httpx.AsyncClient(
            base_url=self.url, cookies=cookies, headers=headers, timeout=30
        )

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    @property
    def token(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    # --- Rooms and tables ---------------------------------------------------

    async def rooms(self) -> list[RoomShown]:
        return await self.ask("GET", "/api/rooms", list[RoomShown])

    async def lobby(self, room: str = "", status: str = "") -> Listing:
        return await self.ask("GET", f"/api/lobby?room={room}&status={status}", Listing)

    async def own_tables(self) -> Listing:
        return await self.ask("GET", "/api/me/tables", Listing)

    async def next_table(self) -> Next:
        return await self.ask("GET", "/api/me/next", Next)

    async def open_table(self, room: str, players: int, **terms: Any) -> TableSeen:
        """The terms are those of `NewTable`."""
        new = NewTable(room=room, players=players, **terms)
        return await self.ask("POST", "/api/tables", TableSeen, new)

    async def table(self, table: str) -> TableSeen:
        return await self.ask("GET", f"/api/tables/{table}", TableSeen)

    async def sit_down(self, table: str, name: str, seat: int | None = None) -> int:
        body = TakeSeat(name=name, seat=seat)
        taken = await self.ask("POST", f"/api/tables/{table}/seats", SeatTaken, body)
        return taken.seat

    async def seat_bot(self, table: str, seat: int, bot: str = "random") -> TableSeen:
        return await self.ask(
            "PUT", f"/api/tables/{table}/seats/{seat}/bot", TableSeen, SitBot(bot)
        )

    async def start(self, table: str, bots: str = "") -> TableSeen:
        return await self.ask("POST", f"/api/tables/{table}/start", TableSeen, Start(bots))

    async def rematch(self, table: str) -> TableSeen:
        return await self.ask("POST", f"/api/tables/{table}/rematch", TableSeen)

    async def link(self, table: str, seat: int) -> OneTimeLink:
        return await self.ask("POST", f"/api/tables/{table}/seats/{seat}/link", OneTimeLink)

    async def claim(self, token: str) -> SeatTaken:
        return await self.ask("POST", f"/api/links/{token}", SeatTaken)

    # --- The game -----------------------------------------------------------

    async def sight(self, table: str, seat: int | None = None) -> SightSeen:
        wish = "" if seat is None else f"?seat={seat}"
        return await self.ask("GET", f"/api/tables/{table}/sight{wish}", SightSeen)

    async def frames(self, table: str, seat: int | None = None, after: int = 0) -> History:
        wish = "" if seat is None else f"&seat={seat}"
        return await self.ask("GET", f"/api/tables/{table}/frames?after={after}{wish}", History)

    async def record(self, table: str) -> str:
        answer = await self.send("GET", f"/api/tables/{table}/record")
        return answer.text

    def play(self, table: str, seat: int | None = None) -> Game:
        """A socket at the table, for one's seat or to watch; connects again by itself."""
        return Game(self.url, table, seat, self.token, self.language)

    # --- Asking -------------------------------------------------------------

    async def ask(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        answer = await self.send(method, path, body)
        return msgspec.json.decode(answer.content, type=kind)

    async def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"content-type": "application/json"}
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            raise problem(answer)
        return answer


def problem(answer: httpx.Response) -> Problem:
    try:
        told = msgspec.json.decode(answer.content, type=Told)
    except msgspec.DecodeError:
        told = Told("unknown", answer.text[:200])
    return Problem(answer.status_code, told.code, told.reason)
