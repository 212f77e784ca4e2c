"""Without a compiler, with a broken one or without Cython it installs and runs as Python."""

import pytest

from tests.native.tree import Tree

pytestmark = pytest.mark.slow
NO_COMPILER = {"CC": "/nonexistent/cc", "CXX": "/nonexistent/c++"}
ONE_LINE = "palaver: not compiled, runs as plain Python: "
PLAY = """
from palaver.core.game import games
from palaver.core.native import build
for game in games().values():
    pos = game.set_up(game.seats[-1], 1)
    for _ in range(20):
        seat = (pos.waiting() & -pos.waiting()).bit_length() - 1
        pos.choose(seat, pos.legal(seat)[0])
print(build().name, *sorted(games()))
"""


def said_of_it(stderr: str) -> list[str]:
    return [line for line in stderr.splitlines() if line.startswith("palaver: ")]


@pytest.mark.parametrize("compiler", ["/nonexistent/cc", "/bin/false"])
def test_no_compiler_is_one_line_and_no_failure(fresh: Tree, compiler: str) -> None:
    built = fresh.build(CC=compiler, CXX=compiler)

    assert built.returncode == 0, built.stderr
    (line,) = said_of_it(built.stderr)
    assert line.startswith(ONE_LINE + "a C++ compiler")
    assert fresh.say(PLAY).startswith("pure ")


def test_no_cython_is_one_line_and_no_failure(fresh: Tree) -> None:
    stand_in = fresh.home / "no_cython/Cython"
    stand_in.mkdir(parents=True)
    (stand_in / "__init__.py").write_text('raise ImportError("there is no Cython here")\n')

    built = fresh.build(PYTHONPATH=str(stand_in.parent))

    assert built.returncode == 0, built.stderr
    assert said_of_it(built.stderr) == [ONE_LINE + "there is no Cython here"]


def test_whoever_must_compile_fails_without_a_compiler(fresh: Tree) -> None:
    built = fresh.build(PALAVER_MUST_COMPILE="1", **NO_COMPILER)

    assert built.returncode != 0
    assert "a C++ compiler with 128-bit integers" in built.stderr


def test_it_installs_without_a_compiler(fresh: Tree) -> None:
    """By pip, without network; rooms, boards and texts come along."""
    rooms = sorted(page.parent.name for page in fresh.package.glob("games/*/game.py"))

    how = ["--quiet", "--no-build-isolation", "--no-deps", "--no-index", "--target", "installed"]
    done = fresh.run("-m", "pip", "install", *how, ".", **NO_COMPILER)

    assert done.returncode == 0, done.stderr
    assert fresh.say(PLAY, path="installed") == " ".join(["pure", *rooms])
    for page in fresh.package.rglob("*"):
        if page.suffix in (".ftl", ".json", ".hpp", ".pxd", ".pyi") and "tests" not in page.parts:
            assert (fresh.home / "installed/palaver" / page.relative_to(fresh.package)).exists()
