"""Logs, one JSON object a line. Names, texts, tokens and secrets have no field here."""

import logging
from typing import Any

import structlog

SECRET = ("cookie", "token", "secret", "text", "name", "authorization")


def without_secrets(logger: Any, method: str, line: Any) -> Any:
    for field in SECRET:
        if field in line:
            line[field] = "…"
    return line


def set_up(level: int = logging.INFO) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            without_secrets,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )


log: Any = structlog.get_logger()
