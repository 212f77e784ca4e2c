"""The door-keeper, in front of everything: origins, sizes, pace, headers, the cookie.

Plain ASGI, so that whatever the routes do, no answer leaves without its headers.
"""

import re
import time
from collections import Counter
from http.cookies import SimpleCookie
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from palaver.server.house import COOKIE_SCOPE, Settings, reader_language
from palaver.server.limits import Limit
from palaver.server.logs import log
from palaver.server.metrics import ANSWER_TIME, ANSWERS
from palaver.server.people import COOKIE, YEAR
from palaver.server.refusals import No, problem

Scope = dict[str, Any]
LONGEST_BODY = 1_500_000  # bytes; the largest is a record
LONGEST_PATH = 2_000
IS_SOCKET = re.compile("/api/tables/[^/]+/play").fullmatch
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
REQUESTS = (300.0, 60.0)  # at once, and a second
CHANGES = (60.0, 6.0)
TABLES = (20.0, 0.1)  # made or uploaded
MOST_SOCKETS = 400  # of one client at a time, in each process


class Guard:
    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Limit(*REQUESTS)
        self.changes = Limit(*CHANGES)
        self.tables = Limit(*TABLES)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        no = self.objection(scope, headers)
        if scope["type"] == "websocket":
            if no is not None:
                await refuse_socket(no, headers, receive, send)
                return
            await self.open_socket(scope, receive, send)
            return
        started = time.perf_counter()
        if scope["method"] == "HEAD":  # what a GET would say; the transport leaves out the body
            scope = {**scope, "method": "GET"}
        answer = Answer(scope, send, self.settings, started)
        if no is not None:
            await refuse(no, headers, answer)
            return
        await self.app(scope, Body(receive), answer)

    async def open_socket(self, scope: Scope, receive: Any, send: Any) -> None:
        client = address_of(scope)
        self.sockets[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]

    def objection(self, scope: Scope, headers: dict[str, str]) -> No | None:
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self.is_own(scope, headers):
            return No("foreign-origin")
        if scope["type"] == "websocket" and not IS_SOCKET(scope["path"]):
            return No("not-found")
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST_PATH:
            return No("too-large")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LONGEST_BODY:
            return No("too-large")
        if not self.settings.limits or (no := self.too_fast(scope, unsafe)) is None:
            return No("wrong-type") if unsafe and has_other_body(headers) else None
        return no

    def is_own(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Browsers say where a request comes from; programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if origin in self.settings.origins:
            return True
        return place_of(origin) == headers.get("host", "")

    def too_fast(self, scope: Scope, unsafe: bool) -> No | None:
        client = address_of(scope)
        if scope["type"] == "websocket" and self.sockets[client] >= MOST_SOCKETS:
            return No("too-fast", seconds=60)
        wait = self.requests.take(client)
        if unsafe and scope["type"] == "http":
            wait = max(wait, self.changes.take(client))
            if scope["path"] in ("/api/tables", "/api/records"):
                wait = max(wait, self.tables.take(client))
        return No("too-fast", seconds=int(wait) + 1) if wait else None


def address_of(scope: Scope) -> str:
    return str((scope.get("client") or ("?",))[0])


def place_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def has_other_body(headers: dict[str, str]) -> bool:
    """Anything but JSON, as a form on another site could send it."""
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return not empty and kind != "application/json"


class Answer:
    """What goes out, with the headers of the house and the cookie of somebody new."""

    def __init__(self, scope: Scope, send: Any, settings: Settings, started: float) -> None:
        self.scope = scope
        self.send = send
        self.settings = settings
        self.started = started

    async def __call__(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS, *self.of_this_answer()]
            status = message["status"]
            ANSWERS.labels(self.scope["method"][:7], f"{status // 100}xx").inc()
            seconds = time.perf_counter() - self.started
            ANSWER_TIME.observe(seconds)
            self.note(status, seconds)
        await self.send(message)

    def note(self, status: int, seconds: float) -> None:
        """What was changed or refused; the door's name alone, as a link may stand in the path."""
        method, door = self.scope["method"], self.scope.get("path_template", "")
        if status >= 400 or method not in SAFE:
            took = round(seconds * 1000, 1)
            log.info("request", method=method[:7], door=door, status=status, took=took)

    def of_this_answer(self) -> list[tuple[bytes, bytes]]:
        headers = []
        if self.settings.secure:
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        if (token := self.scope.get(COOKIE_SCOPE)) is not None:
            headers.append((b"set-cookie", cookie(token, self.settings.secure).encode()))
            headers.append((b"cache-control", b"no-store"))
        return headers


class Body:
    """What comes in, counted as it comes, whatever its length was said to be."""

    def __init__(self, receive: Any) -> None:
        self.receive = receive
        self.length = 0

    async def __call__(self) -> dict[str, Any]:
        message = cast("dict[str, Any]", await self.receive())
        self.length += len(message.get("body", b""))
        if self.length > LONGEST_BODY:
            raise No("too-large")
        return message


def cookie(token: str, secure: bool) -> str:
    kept: SimpleCookie = SimpleCookie()
    kept[COOKIE] = token
    morsel = kept[COOKIE]
    morsel["path"] = "/"
    morsel["max-age"] = YEAR
    morsel["httponly"] = True
    morsel["samesite"] = "Strict"
    if secure:
        morsel["secure"] = True
    return morsel.OutputString()


async def refuse(no: No, headers: dict[str, str], send: Any, of: str = "http.response") -> None:
    body = msgspec.json.encode(problem(no, reader_language(headers.get("accept-language"))))
    sent = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if no.code == "too-fast":
        sent.append((b"retry-after", str(no.args_of_text.get("seconds", 1)).encode()))
    await send({"type": f"{of}.start", "status": no.status, "headers": sent})
    await send({"type": f"{of}.body", "body": body})


async def refuse_socket(no: No, headers: dict[str, str], receive: Any, send: Any) -> None:
    """Before it is accepted, so that a client gets an answer as to any other request."""
    await receive()
    await refuse(no, headers, send, of="websocket.http.response")
