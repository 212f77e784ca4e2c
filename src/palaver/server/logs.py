"""Logs, one JSON object a line. Names, texts, tokens and secrets have no field here."""

import logging
import sys
from typing import Any

import structlog

SECRET = ("cookie", "token", "secret", "text", "name", "authorization")


def without_secrets(logger: Any, method: str, line: Any) -> Any:
    for field in SECRET:
        if field in line:
            line[field] = "…"
    return line


COMMON: list[Any] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    without_secrets,
    structlog.processors.format_exc_info,
]
RENDER = structlog.processors.JSONRenderer()


def set_up(level: int = logging.INFO) -> None:
    """What the libraries have to say comes in the same form, if it is a warning."""
    structlog.configure(
        processors=[*COMMON, RENDER],
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
    handler = logging.StreamHandler(sys.stdout)
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[remove, RENDER], foreign_pre_chain=COMMON)
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


log: Any = structlog.get_logger()
