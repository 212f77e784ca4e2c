"""The doors of the house, one page for each kind of visit."""

from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from palaver.server.wire import Problem

PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in {
        400: "The request says something that cannot be.",
        401: "Nobody is known by this cookie.",
        403: "Not for this visitor.",
        404: "There is no such thing.",
        405: "Not in this way.",
        409: "Not now.",
        413: "Too large.",
        415: "Not JSON.",
        429: "Too fast; Retry-After says when.",
        503: "The store did not answer; try again.",
        507: "The disk is full.",
    }.items()
}
DOCUMENTED: Any = {"responses": PROBLEMS}
