"""Odd requests get an answer below 500, with a reason of one line in the reader's language."""

import socket
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from tests.server.running import Server, postgresql, running

pytestmark = pytest.mark.xdist_group("server")
JSON = {"content-type": "application/json"}
UPGRADE = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@dataclass
class Visit:
    """A visitor with two seats at a table of their own, who reads German."""

    http: httpx.Client
    table: str

    def refused(self, status: int, code: str, answer: httpx.Response) -> None:
        assert (status, code) == (answer.status_code, answer.json()["code"]), answer.text
        reason = answer.json()["reason"]
        assert reason == reason.strip() != ""
        assert reason.isprintable()
        assert not reason.startswith(("The ", "There ", "That "))

    def command(self, body: bytes) -> httpx.Response:
        path = f"/api/tables/{self.table}/commands?seat=0"
        return self.http.post(path, content=body, headers=JSON)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def visit(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("odd")
    if request.param == "sqlite":
        yield from visiting(folder)
        return
    with postgresql() as database:
        yield from visiting(folder, "--database", database)


def visiting(folder: Any, *arguments: str) -> Iterator[Visit]:
    with (
        running(folder, *arguments) as server,
        httpx.Client(
            base_url=server.url, trust_env=False, headers={"accept-language": "de-AT"}
        ) as http,
    ):
        table = http.post("/api/tables", json={"room": "africa", "players": 2}).json()["table"]
        for name in ("Andreas", "Birgit"):
            http.post(f"/api/tables/{table['id']}/seats", json={"name": name})
        yield Visit(http, table["id"])
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"\x00",
        b'{"type":"chat","key":"k","text":"\xff\xfe"}',
        b'{"type":"chat","key":"k","text":"\\ud800"}',
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b'{"type":"act","key":"k","option":' + b"9" * 5000 + b"}",
        b'{"type":"act","key":"k","option":1e999}',
        b'{"type":"chat","key":"k","text":"x","said":{"key":"a","args":{"n":' + b"[" * 3000 + b"}",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_what_cannot_be_read_is_a_bad_request(visit: Visit, body: bytes) -> None:
    visit.refused(400, "bad-request", visit.command(body))


def test_a_proposal_is_not_nested_without_end(visit: Visit) -> None:
    """What the store could write and not read again would close the table for ever."""
    for depth, status in ((8, 200), (30, 400), (900, 400)):
        nest = "[" * depth + "]" * depth
        said = f'{{"key":"a","args":{{"n":{nest}}}}}'
        body = f'{{"type":"chat","key":"nest-{depth}","text":"x","said":{said}}}'
        assert status == visit.command(body.encode()).status_code, depth


@pytest.mark.parametrize("name", ["%00", "a%00b", "%ED%A0%80", "9" * 500, "a.b", "ü"])
def test_a_name_that_no_table_can_have_is_no_table(visit: Visit, name: str) -> None:
    visit.refused(404, "no-table", visit.http.get(f"/api/tables/{name}"))
    visit.refused(404, "no-table", visit.http.delete(f"/api/tables/{name}"))


@pytest.mark.parametrize("origin", ["http://[", "null", "://", "http://elsewhere.example", ""])
def test_an_origin_that_is_none_is_foreign(visit: Visit, origin: str) -> None:
    headers = {"origin": origin}
    visit.refused(403, "foreign-origin", visit.http.post("/api/tables", json={}, headers=headers))


def test_what_is_not_there_is_said_to_be_not_there(visit: Visit) -> None:
    for path in ("/api", "/api/nothing", "/api/tables/x/y/z", "/nothing", "/assets/%00"):
        for method in ("GET", "POST", "DELETE"):
            visit.refused(404, "not-found", visit.http.request(method, path))
    visit.refused(405, "wrong-method", visit.http.put("/lobby", json={}))


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "é", "a/b/c"])
def test_only_json_is_understood(visit: Visit, kind: str) -> None:
    """A form on another site can send nothing else without asking first."""
    headers = {"content-type": kind.encode()}
    body = b'{"room": "africa", "players": 2}'
    answer = visit.http.post("/api/tables", content=body, headers=headers)  # type: ignore[arg-type]
    visit.refused(415, "wrong-type", answer)


def test_a_body_that_hides_its_length_is_measured(visit: Visit) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"text": "'
        for _ in range(200):
            yield b"x" * 10_000

    answer = visit.http.post("/api/records", content=pieces(), headers=JSON)

    visit.refused(413, "too-large", answer)


def test_numbers_beyond_all_bounds_are_refused(visit: Visit) -> None:
    at = f"/api/tables/{visit.table}"
    for path in (
        f"{at}/moments/{'9' * 1500}",
        f"{at}/frames?after={'9' * 1500}",
        f"{at}/frames?seat=-1",
        f"{at}/frames?seat=%00",
        "/api/lobby?offset=99999999999999999999",
        "/api/lobby?room=%00",
    ):
        visit.refused(400, "bad-request", visit.http.get(path))


def test_a_head_is_answered_like_a_get_without_a_body(visit: Visit) -> None:
    for path in ("/", "/api/rooms", "/health/ready"):
        answer = visit.http.head(path)
        assert (200, b"") == (answer.status_code, answer.content)


def test_a_socket_that_is_turned_away_hears_why(visit: Visit) -> None:
    foreign = {"origin": "http://elsewhere.example"}
    play = f"/api/tables/{visit.table}/play"
    visit.refused(403, "foreign-origin", visit.http.get(play, headers=UPGRADE | foreign))
    visit.refused(404, "not-found", visit.http.get("/api/rooms", headers=UPGRADE))
    visit.refused(413, "too-large", visit.http.get(f"{play}?{'x' * 3000}", headers=UPGRADE))


def test_bytes_that_are_no_http_are_a_bad_request(server: Server) -> None:
    for letter in (b"GET /api/tables/\xff\xfe HTTP/1.1\r\n\r\n", b"\x00" * 100 + b"\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as door:
            door.sendall(letter)
            assert b" 400 " in door.recv(100)
