"""Starts the server: checks what was asked for, brings the store up to date, listens."""

import argparse
import os
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from palaver.core.errors import PalaverError
from palaver.server import logs
from palaver.server.house import Settings
from palaver.server.store import default_url, migrate

HANDED_DOWN = "PALAVER_SETTINGS"  # from the first process to its workers
LONGEST_FRAME = 16_384  # bytes; longer ones close the socket


def settings_from(given: argparse.Namespace, data: Path) -> Settings:
    database = given.database or default_url(data)
    postgres = database.startswith(("postgresql", "postgres:"))
    if given.workers > 1 and not postgres:
        raise PalaverError("several workers need a PostgreSQL: --database postgresql://…")
    if not 0 < given.workers <= 64 or not 0 < given.bot_workers <= 64:
        raise PalaverError("--workers and --bot-workers are from 1 to 64")
    if not 0 <= given.port < 65536:
        raise PalaverError(f"--port {given.port}: a port is from 0 to 65535")
    return Settings(
        database=database,
        host=given.host,
        port=given.port,
        workers=given.workers,
        bot_workers=given.bot_workers,
        channels=given.channels or ("postgresql" if postgres else "memory"),
        origins=tuple(given.origin),
        limits=not given.no_limits,
        secure=given.secure,
    )


def serve(settings: Settings) -> None:
    migrate(settings.database)
    os.environ[HANDED_DOWN] = msgspec.json.encode(settings, enc_hook=str).decode()
    uvicorn.run(
        "palaver.server.run:created",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=10,
    )


def created() -> Any:
    """In each process."""
    from palaver.server.app import application

    logs.set_up()
    text = os.environ[HANDED_DOWN]
    settings = msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))
    return application(settings)
