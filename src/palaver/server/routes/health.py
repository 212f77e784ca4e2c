"""Is it alive, is it ready, and what does it count?"""

from typing import Any

from litestar import MediaType, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from palaver import __version__
from palaver.core.game import games
from palaver.server import metrics
from palaver.server.house import House
from palaver.server.wire import Health


@get("/health/live", sync_to_thread=False)
def live() -> Health:
    return Health("alive", __version__, list(games()))


@get("/health/ready")
async def ready(house: House) -> Health:
    """Ready as long as the store answers."""
    await house.hall.read(lambda c: c.execute(text("SELECT 1")).scalar())
    return Health("ready", __version__, list(games()), house.hall.store.engine.dialect.name)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def count(house: House) -> Response[Any]:
    metrics.TABLES.set(len(house.hall.tables))
    metrics.SOCKETS.set(len(house.sockets))
    metrics.BOTS_REPLACED.set(house.hall.benches.replaced)
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


ROUTES = Router("/", route_handlers=[live, ready, count], tags=["operations"])
