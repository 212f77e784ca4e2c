"""Starts the server: checks what was asked for, brings the store up to date, listens."""

import argparse
import contextlib
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from palaver.core.errors import PalaverError
from palaver.server import channels, logs, metrics
from palaver.server.house import Settings
from palaver.server.store import (
    default_url,
    file_of,
    is_postgresql,
    make_folder,
    migrate,
    open_engine,
)

HANDED_DOWN = "PALAVER_SETTINGS"  # from the first process to its workers
LONGEST_FRAME = 16_384  # bytes; longer ones close the socket
WAITING = 2048  # visitors at the door


def settings_from(given: argparse.Namespace, data: Path) -> Settings:
    """Whatever is wrong with them is said before anything is opened."""
    if not 0 < given.workers <= 64 or not 0 < given.bot_workers <= 64:
        raise PalaverError("--workers and --bot-workers are from 1 to 64")
    if not 0 <= given.port < 65536:
        raise PalaverError(f"--port {given.port}: a port is from 0 to 65535")
    for origin in given.origin:
        check_origin(origin)
    database = given.database or default_url(data)
    open_engine(database).dispose()  # nothing is opened yet: does it make sense?
    postgres = is_postgresql(database)
    if given.workers > 1 and not postgres:
        raise PalaverError("several workers need a PostgreSQL: --database postgresql://…")
    news = given.channels or ("postgresql" if postgres else "memory")
    channels.check(news, postgres, given.workers)
    return Settings(
        database=database,
        host=given.host,
        port=given.port,
        workers=given.workers,
        bot_workers=given.bot_workers,
        channels=news,
        origins=tuple(given.origin),
        limits=not given.no_limits,
        secure=given.secure,
    )


def check_origin(origin: str) -> None:
    try:
        parts = urlsplit(origin)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or origin != f"{parts.scheme}://{parts.netloc}":
        raise PalaverError(f"--origin {origin}: an origin is like https://tables.example")


# --- Listening --------------------------------------------------------------


def serve(settings: Settings) -> None:
    logs.set_up()
    door = listening(settings.host, settings.port)
    with alone_with(settings.database):
        migrate(settings.database)
        listen(settings, door)


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Two servers on one file would not hear each other; the kernel ends the lock with us."""
    file = None if is_postgresql(database) else file_of(database)
    if file is None:
        yield
        return
    make_folder(file)
    try:
        lock = file.with_name(f"{file.name}.lock").open("w")
        with contextlib.suppress(ImportError):  # not everywhere
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PalaverError(f"another server works with {file}") from None
    except OSError as error:
        raise PalaverError(f"{file.parent}: {error.strerror or error}") from None
    with lock:
        yield


def listen(settings: Settings, door: socket.socket) -> None:
    os.environ[HANDED_DOWN] = msgspec.json.encode(settings, enc_hook=str).decode()
    config = uvicorn.Config(
        "palaver.server.run:created",
        factory=True,
        workers=settings.workers,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    host, port = door.getsockname()[:2]
    place = f"[{host}]" if ":" in host else host
    logs.log.info("listening", url=f"http://{place}:{port}", workers=settings.workers)
    if settings.workers > 1:
        with tempfile.TemporaryDirectory(prefix="palaver-metrics-") as folder:
            os.environ[metrics.SHARED] = folder
            Multiprocess(config, sockets=[door]).run()
        return
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[door])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise PalaverError("the server could not be started; the log says why")


def listening(host: str, port: int) -> socket.socket:
    """The port is ours, or it is said why not."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = sorted(found)[0]  # the older family first
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(WAITING)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise PalaverError(f"cannot listen at {host} port {port}: {why}") from None
    door.set_inheritable(True)
    return door


def created() -> Any:
    """In each process."""
    from palaver.server.app import application

    logs.set_up()
    text = os.environ[HANDED_DOWN]
    settings = msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))
    return application(settings)
