"""How one process tells the others that a table has a new line.

Only that: each reads the line from the store. A notice that is lost costs a moment,
because the keeper compares lengths (see `keeper.py`).
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Iterable

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from palaver.core.errors import PalaverError
from palaver.server.archive import CHANNEL, PROCESS, notice
from palaver.server.hall import Hall
from palaver.server.house import Settings
from palaver.server.logs import log

REDIS = ("redis://", "rediss://")
EVERYTHING = b"*"  # we were deaf for a while: any table may have new lines
BETWEEN_TRIES = 1.0  # seconds


def backend(settings: Settings) -> ChannelsBackend:
    if settings.channels == "memory":
        return MemoryChannelsBackend()
    return Enduring(lambda: connected(settings))


def connected(settings: Settings) -> ChannelsBackend:
    if settings.channels.startswith(REDIS):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.channels))
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    return PsycoPgChannelsBackend(dsn(settings.database))


def check(wish: str, postgres: bool, workers: int) -> None:
    """Is this a way to tell other processes, and do we know how to go it?"""
    if wish.startswith(REDIS):
        check_redis(wish)
    elif wish not in ("memory", "postgresql"):
        raise PalaverError(f"--channels {wish}: there are memory, postgresql and redis://…")
    elif wish == "postgresql" and not postgres:
        raise PalaverError("--channels postgresql needs --database postgresql://…")
    elif wish == "memory" and workers > 1:
        raise PalaverError("several workers need --channels postgresql or redis://…")


def check_redis(url: str) -> None:
    try:
        import redis
    except ImportError:
        raise PalaverError("for Redis: pip install 'palaver[redis]'") from None
    try:
        redis.Redis.from_url(url).ping()
    except (redis.RedisError, ValueError) as error:
        raise PalaverError(f"--channels: Redis does not answer: {error}") from None


def dsn(database: str) -> str:
    return "postgresql:" + database.split(":", 1)[1]


class Enduring(ChannelsBackend):
    """Listens anew when the line was cut; those of the library are then silent for good."""

    def __init__(self, connect: Callable[[], ChannelsBackend]) -> None:
        self.connect = connect
        self.line = connect()
        self.channels: set[str] = set()

    async def on_startup(self) -> None:
        await self.line.on_startup()

    async def on_shutdown(self) -> None:
        with contextlib.suppress(Exception):  # it may be cut already
            await self.line.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self.line.publish(data, channels)
        except Exception as error:  # whatever the library calls it: a notice is lost
            log.warning("channels", error=type(error).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.channels |= set(channels)
        await self.line.subscribe(self.channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.channels -= set(channels)
        await self.line.unsubscribe(channels)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self.line.get_history(channel, limit)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in self.line.stream_events():
                    yield event
            except Exception as error:
                log.warning("channels", error=type(error).__name__)
            await self.listen_again()
            for channel in self.channels:
                yield channel, EVERYTHING

    async def listen_again(self) -> None:
        while True:
            await self.on_shutdown()
            await asyncio.sleep(BETWEEN_TRIES)
            self.line = self.connect()
            try:
                await self.line.on_startup()
                await self.line.subscribe(self.channels)
                return
            except Exception as error:
                log.warning("channels", error=type(error).__name__)


class News:
    """Listens for what other processes have kept."""

    def __init__(self, hall: Hall, channels: ChannelsPlugin, by_redis: bool) -> None:
        self.by_redis = by_redis
        self.hall = hall
        self.channels = channels
        self.listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """PostgreSQL sends its notices with the commit, and in one process nobody needs any."""
        if self.by_redis:
            self.hall.announce = lambda game: self.channels.publish(notice(game), CHANNEL)
        self.listening = asyncio.ensure_future(self.listen())

    async def listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for heard in subscriber.iter_events():
                process, _, game = heard.decode().partition(" ")
                if heard == EVERYTHING:
                    for table in list(self.hall.tables):
                        self.hall.spawn(self.hall.heard(table))
                elif process != PROCESS:
                    self.hall.spawn(self.hall.heard(game))

    async def close(self) -> None:
        self.hall.announce = lambda game: None
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
