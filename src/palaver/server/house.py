"""What every route may ask for: the hall, the people, and how this server was started."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Request

from palaver.server import metrics
from palaver.server.connection import Connection
from palaver.server.hall import Hall
from palaver.server.people import People, Somebody
from palaver.server.refusals import No
from palaver.server.table import Table
from palaver.text import language_of

Asked = Request[Any, Any, Any]
COOKIE_SCOPE = "palaver_cookie"  # a new person's token, on its way out


@dataclass(frozen=True)
class Settings:
    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    bot_workers: int = 1
    channels: str = "memory"  # or postgresql, or redis://…
    origins: tuple[str, ...] = ()  # beside the server's own
    limits: bool = True
    web: Path = field(default_factory=lambda: Path(__file__).parent / "web")
    secure: bool = False  # the site is reached over https


@dataclass
class House:
    settings: Settings
    hall: Hall
    people: People
    sockets: set[Connection] = field(default_factory=set)

    def count(self) -> None:
        """What is there now; each worker says so for itself."""
        metrics.TABLES.set(len(self.hall.tables))
        metrics.SOCKETS.set(len(self.sockets))

    # --- Who asks -----------------------------------------------------------

    def language(self, request: Asked) -> str:
        return reader_language(request.headers.get("accept-language"))

    async def somebody(self, request: Asked) -> Somebody | None:
        return await self.people.who(request.cookies.get("palaver"))

    async def person(self, request: Asked) -> Somebody:
        """Whoever asks; somebody new gets a cookie with the answer."""
        known = await self.somebody(request)
        if known is not None:
            return known
        new, token = await self.people.welcome(self.language(request))
        scope: Any = request.scope
        scope[COOKIE_SCOPE] = token
        return new

    async def known(self, request: Asked) -> Somebody:
        person = await self.somebody(request)
        if person is None:
            raise No("no-person")
        return person

    # --- At a table ---------------------------------------------------------

    async def seated(self, request: Asked, game: str, seat: int) -> tuple[Table, Somebody]:
        """The table, if this seat is the asker's own."""
        table = await self.hall.table(game)
        if seat >= table.deal.terms.players:
            raise No("no-seat")
        person = await self.somebody(request)
        if person is None or seat not in table.seats_of(person.id):
            raise No("not-yours")
        return table, person

    async def onlooker(self, request: Asked, game: str, seat: int | None) -> Table:
        """The table, for one's own seat or for a spectator."""
        if seat is not None:
            table, _ = await self.seated(request, game, seat)
            return table
        table = await self.hall.table(game)
        person = await self.somebody(request)
        if not table.may_watch(None if person is None else person.id):
            raise No("not-watched")
        return table

    async def hosted(self, request: Asked, game: str) -> tuple[Table, Somebody]:
        table = await self.hall.table(game)
        person = await self.somebody(request)
        if person is None or table.host != person.id:
            raise No("not-host")
        return table, person


def reader_language(header: str | None) -> str:
    """The first of the languages a browser asks for that we speak."""
    for wish in (header or "")[:200].split(","):
        tag = wish.split(";")[0].strip()
        if tag and language_of(tag) == tag.split("-")[0].lower():
            return language_of(tag)
    return "en"
