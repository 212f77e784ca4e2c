"""What Prometheus is told: numbers only, never who or which table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

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
TABLES = Gauge("palaver_open_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("palaver_sockets", "Open sockets", registry=REGISTRY)
BOTS_REPLACED = Gauge("palaver_bots_replaced", "Bot processes that failed", registry=REGISTRY)
