"""Who a browser is: a secret in its cookie, of which only the hash is kept."""

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import Connection, select, update

from palaver.server.hall import Hall
from palaver.server.refusals import No
from palaver.server.schema import persons

COOKIE = "palaver"
YEAR = 365 * 24 * 3600
MOST_REMEMBERED = 20_000
FRESH = 10.0  # seconds after which we ask again: they may have left at another process
LENGTH = 43  # of a token: 32 bytes, written for URLs


@dataclass(frozen=True, slots=True)
class Somebody:
    id: str
    name: str
    language: str
    created: int


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: OrderedDict[str, tuple[float, Somebody]] = OrderedDict()

    async def who(self, token: str | None) -> Somebody | None:
        if token is None or len(token) != LENGTH:
            return None
        secret = hashed(token)
        since, known = self.known.get(secret, (0.0, None))
        if known is not None and time.monotonic() - since < FRESH:
            return known
        row = await self.hall.read(lambda c: by_secret(c, secret))
        if row is not None:
            self.remember(secret, row)
        else:
            self.known.pop(secret, None)
        return row

    def remember(self, secret: str, somebody: Somebody) -> None:
        self.known[secret] = (time.monotonic(), somebody)
        self.known.move_to_end(secret)
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)

    def forget(self, person: str) -> None:
        for secret, (_, somebody) in list(self.known.items()):
            if somebody.id == person:
                del self.known[secret]

    async def welcome(self, language: str) -> tuple[Somebody, str]:
        """Somebody new, and the token for their cookie."""
        token = secrets.token_urlsafe(32)
        new = Somebody(secrets.token_urlsafe(12), "", language, int(time.time() * 1000))
        secret = hashed(token)

        def keep(connection: Connection) -> None:
            connection.execute(
                persons.insert().values(
                    id=new.id, secret=secret, name="", language=language, created=new.created
                )
            )

        await self.hall.write(keep)
        self.remember(secret, new)
        return new, token

    async def change(self, person: str, name: str | None, language: str | None) -> Somebody:
        changes = {"name": name, "language": language}
        values = {key: value for key, value in changes.items() if value is not None}

        def keep(connection: Connection) -> Somebody:
            if values:
                query = update(persons).where(persons.c.id == person).values(**values)
                connection.execute(query)
            row = connection.execute(select(persons).where(persons.c.id == person)).first()
            if row is None:
                raise No("no-person")
            return Somebody(row.id, row.name, row.language, row.created)

        changed = await self.hall.write(keep)
        self.forget(person)
        return changed


def by_secret(connection: Connection, secret: str) -> Somebody | None:
    row = connection.execute(select(persons).where(persons.c.secret == secret)).first()
    return None if row is None else Somebody(row.id, row.name, row.language, row.created)
