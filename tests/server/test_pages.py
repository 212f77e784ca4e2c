"""The client's pages: where they are built, and where they are not."""

import asyncio
from pathlib import Path

import httpx
import pytest

from palaver.server.app import application
from palaver.server.house import Settings
from palaver.server.store import default_url, migrate

pytestmark = pytest.mark.filterwarnings("ignore:.*nferred")  # of Litestar's own handlers
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGE = "<!doctype html><title>Palaver</title>"


def answered(folder: Path, path: str, headers: dict[str, str]) -> httpx.Response:
    url = default_url(folder)
    migrate(url)
    transport = httpx.ASGITransport(application(Settings(url, web=folder / "web", limits=False)))

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://palaver") as browser:
            return await browser.get(path, headers=headers)

    return asyncio.run(ask())


def with_client(folder: Path) -> Path:
    (folder / "web").mkdir()
    (folder / "web/index.html").write_text(PAGE, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("path", "status"), [("/", 200), ("/rules/africa", 200), ("/nowhere/at.all", 404)]
)
def test_whoever_is_lost_in_a_browser_gets_a_page(path: str, status: int, tmp_path: Path) -> None:
    """The client says so, and shows the way home."""
    answer = answered(with_client(tmp_path), path, BROWSER)

    assert (status, PAGE) == (answer.status_code, answer.text)


@pytest.mark.parametrize(
    ("path", "headers"), [("/nowhere", {}), ("/api/nothing", BROWSER), ("/main.js", {})]
)
def test_programs_that_are_lost_get_a_reason(
    path: str, headers: dict[str, str], tmp_path: Path
) -> None:
    answer = answered(with_client(tmp_path), path, headers)

    assert (404, "not-found") == (answer.status_code, answer.json()["code"])


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/nowhere", 404)])
def test_without_a_client_it_is_said_where_the_api_is(
    path: str, status: int, tmp_path: Path
) -> None:
    answer = answered(tmp_path, path, BROWSER)

    assert status == answer.status_code
    assert "/api/openapi.json" in answer.text
