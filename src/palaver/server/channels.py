"""How one process tells the others that a table has a new line.

Only that: each reads the line from the store. A notice that is lost costs a moment,
because the keeper compares lengths (see `keeper.py`).
"""

import asyncio
import contextlib

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from palaver.core.errors import PalaverError
from palaver.server.archive import CHANNEL, PROCESS, notice
from palaver.server.hall import Hall
from palaver.server.house import Settings

REDIS = ("redis://", "rediss://")


def backend(settings: Settings) -> ChannelsBackend:
    if settings.channels == "postgresql":
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return PsycoPgChannelsBackend(dsn(settings.database))
    if settings.channels.startswith(REDIS):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.channels))
    return MemoryChannelsBackend()


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
                if process != PROCESS:
                    self.hall.spawn(self.hall.heard(game))

    async def close(self) -> None:
        self.hall.announce = lambda game: None
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
