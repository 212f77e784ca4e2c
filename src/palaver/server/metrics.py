"""What Prometheus is told: numbers only, never who or which table.

Of several workers each counts into a file of its own, and whichever is asked tells the sums.
"""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the library's own name

REGISTRY = CollectorRegistry()
ANSWERS = Counter("palaver_http_answers", "HTTP answers", ("method", "status"), registry=REGISTRY)
ANSWER_TIME = Histogram(
    "palaver_http_seconds",
    "Time to the first byte of an answer",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
LINES = Counter("palaver_lines", "Lines kept in the logs of tables", ("kind",), registry=REGISTRY)
LINE_TIME = Histogram(
    "palaver_line_seconds",
    "From a command to its being kept and sent",
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
CONFLICTS = Counter("palaver_conflicts", "Lines another process kept first", registry=REGISTRY)
REFUSALS = Counter("palaver_refusals", "Commands refused", ("code",), registry=REGISTRY)
DROPPED = Counter("palaver_dropped_sockets", "Sockets that were too slow", registry=REGISTRY)
BOTS_REPLACED = Counter("palaver_bots_replaced", "Bot processes that failed", registry=REGISTRY)


def gauge(name: str, text: str) -> Gauge:
    return Gauge(name, text, registry=REGISTRY, multiprocess_mode="livesum")


TABLES = gauge("palaver_open_tables", "Tables in memory")
SOCKETS = gauge("palaver_sockets", "Open sockets")


def told() -> bytes:
    folder = os.environ.get(SHARED)
    if folder is None:
        return generate_latest(REGISTRY)
    for file in Path(folder).glob("gauge_live*_*.db"):
        if not is_alive(process := int(file.stem.rpartition("_")[2])):
            mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
    sums = CollectorRegistry()
    MultiProcessCollector(sums, folder)  # type: ignore[no-untyped-call]
    return generate_latest(sums)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
