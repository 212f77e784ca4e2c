"""CONTRIBUTING.md says what is really there."""

import re
from pathlib import Path

import pytest

from palaver.core.game import games
from tests.native.tree import CHECKOUT

PAGE = (CHECKOUT / "CONTRIBUTING.md").read_text("utf-8")
MAKEFILE = (CHECKOUT / "Makefile").read_text("utf-8")
STEPS = PAGE.split("## Adding a room")[1]
OF_THE_HOUSE = {"tests/contract"}
FURNITURE = set(re.findall(r"`(\w[\w/]*\.\w+|tests/\w+)`", STEPS)) - OF_THE_HOUSE


def test_every_command_is_in_the_makefile() -> None:
    commands = set(re.findall(r"make ([a-z-]+)", PAGE))

    assert len(commands) > 8
    assert {name for name in commands if not re.search(rf"^{name}:", MAKEFILE, re.M)} == set()


@pytest.mark.parametrize("room", games())
def test_every_room_has_what_the_steps_name(room: str) -> None:
    folder = games()[room].folder

    assert len(FURNITURE) > 18
    assert {name for name in FURNITURE if not (folder / name).exists()} == set()


def test_every_variable_is_read_somewhere() -> None:
    pages = [
        CHECKOUT / "setup.py",
        CHECKOUT / "Makefile",
        *Path(CHECKOUT).glob("build_native/*.py"),
    ]
    code = "".join(page.read_text("utf-8") for page in pages)
    variables = set(re.findall(r"PALAVER_[A-Z_]+", PAGE))

    assert {name for name in variables if name not in code} == set()
