"""What the web client takes from Python is not stale."""

from pathlib import Path

import pytest

from palaver.core.game import games
from palaver.server import generate, lessons, web

CLIENT = Path(__file__).parents[2] / "web"
LESSONS = sorted((CLIENT / "lessons").glob("*.txt"))


def test_types_are_those_of_the_wire() -> None:
    """`make generated` writes them anew."""
    assert generate.typescript() == (CLIENT / "src/generated/types.ts").read_text("utf-8")


@pytest.mark.parametrize("page", LESSONS, ids=lambda page: page.stem)
def test_first_games_are_played_by_the_rules_of_today(page: Path) -> None:
    kept = CLIENT / f"src/generated/lessons/{page.stem}.json"

    assert lessons.lesson(page.read_text("utf-8")) == kept.read_text("utf-8")


@pytest.mark.parametrize("page", LESSONS, ids=lambda page: page.stem)
def test_every_step_of_a_first_game_has_its_word(page: Path) -> None:
    steps = len(lessons.Lesson(page.read_text("utf-8")).played())
    spoken = (CLIENT / "text/en.ftl").read_text("utf-8")
    said = [line.split(" =")[0] for line in spoken.splitlines()]

    wanted = {f"learn-{page.stem}-{step}" for step in range(1, steps + 1)}
    assert wanted == {key for key in said if key.startswith(f"learn-{page.stem}-")}


def test_every_room_has_a_board_and_a_first_game() -> None:
    rooms = set(games())

    assert rooms == {page.stem for page in LESSONS}
    assert rooms == {page.parent.name for page in (CLIENT / "src/rooms").glob("*/room.ts")}


def test_every_page_of_the_client_is_a_route_of_the_server() -> None:
    """Or a reload of that page would find nothing."""
    routes = (CLIENT / "src/route.svelte.ts").read_text("utf-8")
    pages = routes.split("const PAGES = [")[1].split("]")[0]
    named = {page.strip(" '\n") for page in pages.split(",")} - {""}

    assert named - set(web.CLIENT_ROUTES) - {"credits"} == set()
