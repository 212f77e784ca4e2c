"""The application: every route behind the guard, and what runs beside them."""

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.channels import ChannelsPlugin
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin

from palaver import __version__
from palaver.core.errors import PalaverError
from palaver.server import web
from palaver.server.archive import CHANNEL
from palaver.server.bots import Benches
from palaver.server.channels import News, backend
from palaver.server.guard import Guard
from palaver.server.hall import Hall
from palaver.server.house import Asked, House, Settings, reader_language
from palaver.server.keeper import Keeper
from palaver.server.logs import log
from palaver.server.people import People
from palaver.server.refusals import No, problem
from palaver.server.routes import health, people, play, records, rooms, story, tables
from palaver.server.store import Store
from palaver.server.wire import Problem

CODES = {401: "no-person", 404: "not-found", 405: "wrong-method", 413: "too-large"}


def house_for(settings: Settings) -> House:
    store = Store(settings.database)
    hall = Hall(store, Benches(settings.bot_workers))
    return House(settings, hall, People(hall))


def application(settings: Settings) -> Any:
    house = house_for(settings)
    channels = ChannelsPlugin(backend(settings), channels=[CHANNEL])

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None, None]:
        news, keeper = (
            News(house.hall, channels, "redis" in settings.channels),
            Keeper(house.hall, house),
        )
        await news.start()
        keeper.start()
        try:
            yield
        finally:
            await keeper.close(house)
            await news.close()

    app = Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    page.ROUTES for page in (rooms, tables, play, story, people, records)
                ],
            ),
            health.ROUTES,
            web.web,
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        plugins=[channels, Beside(running)],
        exception_handlers={
            No: refused,
            PalaverError: refused,
            HTTPException: refused,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Palaver",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        request_class=Reading,
        request_max_body_size=1_500_000,
        on_app_init=[plain],
        debug=False,
    )
    return Guard(app, settings)


class Beside(InitPlugin):
    """Begins after the plugins that stand before it, and ends before them.

    What is given to the application directly begins first: it would listen to channels
    that are not open yet.
    """

    def __init__(self, lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> None:
        self.lifespan = lifespan

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.lifespan)
        return app_config


class Reading(Request[Any, Any, Any]):
    """A body that breaks the decoder itself is a bad request too."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise No("bad-request", where="") from None


def plain(config: AppConfig) -> AppConfig:
    config.logging_config = None
    return config


# --- What goes wrong --------------------------------------------------------


def refused(request: Asked, error: Exception) -> Response[Problem]:
    no = as_no(error)
    language = reader_language(request.headers.get("accept-language"))
    headers = {"Retry-After": "1"} if no.status in (429, 503) else {}
    return Response(problem(no, language), status_code=no.status, headers=headers)


def as_no(error: Exception) -> No:
    if isinstance(error, No):
        return error
    if isinstance(error, ValidationException):
        return No("bad-request", where=where(error))
    if isinstance(error, HTTPException):
        return No(CODES.get(error.status_code, "bad-request"), where="")
    return No("bad-request", where="")


def where(error: ValidationException) -> str:
    """The field that is not as it should be."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key", ""))[:60]
    return ""


def failed(request: Asked, error: Exception) -> Response[Problem]:
    """A defect: logged with its story, told without it."""
    if isinstance(error, msgspec.ValidationError):
        return refused(request, No("bad-request", where=""))
    log.exception("failed", path=request.scope.get("path_template", ""), error=repr(error))
    language = reader_language(request.headers.get("accept-language"))
    return Response(problem(No("failed"), language), status_code=500)
