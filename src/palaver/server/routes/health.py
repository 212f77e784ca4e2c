"""Is it alive, is it ready, and what does it count?"""

from typing import Any

from litestar import MediaType, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST
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
    house.count()
    return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST)


ROUTES = Router("/", route_handlers=[live, ready, count], tags=["operations"])
