"""The built web client, where there is one: its files, and one page for all its routes."""

import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, route

from palaver.server.house import Asked, House
from palaver.server.refusals import No

FOR_EVER = "public, max-age=31536000, immutable"
PLAIN = "Palaver. The web client is not built; the API is at /api/openapi.json.\n"
CLIENT_ROUTES = ("", "lobby", "new", "table", "link", "replay", "rules", "learn", "settings")

CHANGING = (HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, *CHANGING],
    status_code=200,
    include_in_schema=False,
    sync_to_thread=False,
)
def web(request: Asked, house: House, path: str = "") -> Response[Any]:
    """All that no other page answers, so that what is not there is said to be not there."""
    wanted = path.strip("/")
    file = file_in(house.settings.web, wanted)
    page = wanted.split("/")[0] in CLIENT_ROUTES and "." not in wanted.rsplit("/", 1)[-1]
    if file is None and not page and not wants_a_page(request, wanted):
        raise No("not-found")
    if request.method != HttpMethod.GET:
        raise No("wrong-method")
    if file is not None:
        return served(request, file, wanted.startswith("assets/"))
    index = house.settings.web / "index.html"
    status = 200 if page else 404
    if not index.exists():
        return Response(PLAIN, media_type="text/plain", status_code=status)
    return served(request, index, for_ever=False, status=status)


def wants_a_page(request: Asked, wanted: str) -> bool:
    """Somebody lost in a browser; the client has a page for that, and the way home on it."""
    browser = "text/html" in request.headers.get("accept", "")
    return browser and request.method == HttpMethod.GET and not wanted.startswith("api/")


def file_in(folder: Path, wanted: str) -> Path | None:
    """Only what lies in the folder itself, whatever the path says."""
    if not wanted or "\0" in wanted:
        return None
    try:
        file = (folder / wanted).resolve()
        inside = file.is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):
        return None
    return file if inside else None


def served(request: Asked, file: Path, for_ever: bool, status: int = 200) -> Response[Any]:
    changed = file.stat().st_mtime_ns
    encodings = request.headers.get("accept-encoding", "")
    body, encoding = contents(file, changed, "br" in encodings, "gzip" in encodings)
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": FOR_EVER if for_ever else "no-cache"}
    if encoding:
        headers |= {"Content-Encoding": encoding, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(body, media_type=kind, headers=headers, status_code=status)


@cache
def contents(file: Path, changed: int, brotli: bool, gzip: bool) -> tuple[bytes, str]:
    """The file as it is, or as it was compressed when it was built."""
    for wanted, ending, name in ((brotli, ".br", "br"), (gzip, ".gz", "gzip")):
        packed = file.with_name(file.name + ending)
        if wanted and packed.exists():
            return packed.read_bytes(), name
    if gzip and file.suffix in (".html", ".js", ".css", ".svg", ".json", ".ftl"):
        import gzip as packer

        return packer.compress(file.read_bytes(), 9), "gzip"
    return file.read_bytes(), ""
