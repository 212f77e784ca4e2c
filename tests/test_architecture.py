"""Who may lean on whom: core ← games ← everything else, and no room on another."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import palaver

ROOT = Path(palaver.__file__).parent
FURNITURE = ("README.md", "GLOSSARY.md", "RULINGS.md", "board.json", "game.py", "text/en.ftl")


def imports(page: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{name.name}" for name in node.names)
            yield node.module


def pages(folder: str) -> list[Path]:
    return [page for page in sorted((ROOT / folder).rglob("*.py")) if "tests" not in page.parts]


def rooms() -> list[str]:
    return sorted(page.parent.name for page in ROOT.glob("games/*/game.py"))


def test_the_core_knows_no_game_and_needs_only_the_standard_library() -> None:
    foreign = {
        (page.name, name)
        for page in pages("core")
        for name in imports(page)
        if name.split(".")[0] not in sys.stdlib_module_names and not name.startswith("palaver.core")
    }

    assert foreign == set()


def test_no_room_knows_another_nor_what_stands_on_rooms() -> None:
    for room in rooms():
        own = ("palaver.core", f"palaver.games.{room}")
        names = {name for page in pages(f"games/{room}") for name in imports(page)}

        assert {n for n in names if n.startswith("palaver") and not n.startswith(own)} == set()


def test_the_house_names_no_room() -> None:
    """Rooms are found, not listed: only tests, examples and docs may name one."""
    named = {
        (str(page.relative_to(ROOT)), room)
        for page in pages(".")
        if page.relative_to(ROOT).parts[0] != "games"
        for room in rooms()
        if f"games.{room}" in page.read_text("utf-8")
    }

    assert named == set()


def test_every_room_has_its_furniture() -> None:
    for room in rooms():
        folder = ROOT / "games" / room
        missing = [name for name in FURNITURE if not (folder / name).exists()]

        assert missing == []
        assert [] == [name for name in FURNITURE if not (folder / name).read_text("utf-8").strip()]
