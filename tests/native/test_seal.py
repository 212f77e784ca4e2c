"""Compiled twins stand in only for the very sources they were made from."""

import pytest

from tests.native.tree import Tree

FIRST_ROOM = """
from palaver.games import africa
from palaver.games.africa import rules
print(africa.COMPILED, rules.__name__, type(rules.set_up).__name__)
"""


def test_an_unedited_tree_runs_compiled(sealed: Tree) -> None:
    assert sealed.which() == "compiled"
    assert "_native" in sealed.say(FIRST_ROOM)


@pytest.mark.parametrize(
    "page", ["core/luck.py", "core/bits.hpp", "games/africa/words.py", "games/africa/rules.py"]
)
def test_an_edited_hot_page_turns_every_room_back_to_python(sealed: Tree, page: str) -> None:
    sealed.append(page, "\n")

    assert sealed.which() == "pure: what is compiled is not of these sources"
    assert sealed.say(FIRST_ROOM) == "False palaver.games.africa.rules function"


def test_an_edited_cold_page_changes_nothing(sealed: Tree) -> None:
    sealed.append("core/game.py", "\n")

    assert sealed.which() == "compiled"


def test_a_room_that_was_not_compiled_turns_every_room_back(sealed: Tree) -> None:
    room = sealed.package / "games/newcomer"
    room.mkdir()

    (room / "__init__.py").write_text('"""New."""\n\nHOT = ("words",)\n')
    (room / "words.py").write_text('"""None yet."""\n')

    assert sealed.which() == "pure: what is compiled is not of these sources"


def test_a_broken_twin_is_told_and_done_without(sealed: Tree) -> None:
    (twin,) = (sealed.package / "core").glob("_native*.so")
    twin.write_bytes(b"not a library")

    assert sealed.which().startswith("pure: what is compiled does not load: ")
    assert sealed.say(FIRST_ROOM) == "False palaver.games.africa.rules function"


def test_plain_python_can_be_asked_for(sealed: Tree) -> None:
    assert sealed.which(PALAVER_PURE="1") == "pure: PALAVER_PURE asks for it"


def test_what_was_never_compiled_says_so(fresh: Tree) -> None:
    assert fresh.which() == "pure: nothing is compiled"


@pytest.mark.slow
def test_an_edit_while_it_compiles_breaks_the_seal(fresh: Tree) -> None:
    """Here the compiler itself edits a page, long after it was read."""
    fresh.keep_only("none")
    compiler = fresh.home / "c++"
    page = fresh.package / "core/luck.py"
    compiler.write_text(f'#!/bin/sh\necho >> {page}\nexec c++ "$@"\n')
    compiler.chmod(0o755)

    built = fresh.build(CC=str(compiler), CXX=str(compiler), PALAVER_MUST_COMPILE="1")

    assert built.returncode == 0, built.stderr
    assert fresh.which() == "pure: what is compiled is not of these sources"
