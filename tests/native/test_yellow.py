"""Lines of compiled rules that go through Python are found, and can fail a build."""

import subprocess
import sys

import pytest

from build_native.unit import DIRECTIVES, Unit
from build_native.yellow import yellow_lines
from tests.native.tree import Tree

PAGE = """
from typing import Annotated, Final

TWELVE: Final = 12


class Thing:
    row: Annotated[list[int], TWELVE]
    names: dict[str, int]

    def __init__(self) -> None:
        self.names = {str(n): n for n in range(TWELVE)}

    def total(self, few: int) -> int:
        total = 0
        for n in range(few):
            total += self.row[n] // few
        return total % few

    def is_flat(self) -> bool:
        flat = self.row[0] == self.row[1] and not self.row[2] > 3
        return flat

    def twin(self) -> "Thing":
        return Thing()

    def slow_total(self) -> int:
        return sum([n for n in self.row])

    def slow_name(self, n: int) -> int:
        return self.names[str(n)]

    def excused(self, n: int) -> int:
        return self.names[str(n)]  # Python: nobody calls it in play

    def checked(self, n: int) -> int:
        if n < 0:
            raise ValueError(f"{n} is negative")
        return n

    def listed(self) -> list[int]:
        return [n for n in self.row]
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    place = tmp_path_factory.mktemp("unit")
    (place / "things.py").write_text(PAGE)
    Unit("house.room", ("things",), "cimport cython\n", frozenset()).write(place, place)
    directives = [f"-X{name}={value}" for name, value in DIRECTIVES.items()]
    cython = [sys.executable, "-m", "cython", "--cplus", "--annotate", *directives]
    subprocess.run([*cython, "_native.py"], cwd=place, check=True)
    return list(yellow_lines(place / "_native.py"))


@pytest.mark.parametrize("function", ["slow_total", "slow_name"])
def test_what_goes_through_python_is_named_with_its_line(found: list[str], function: str) -> None:
    assert any(f".{function}: return " in line for line in found)


@pytest.mark.parametrize(
    "function", ["total", "is_flat", "twin", "excused", "checked", "listed", "__init__"]
)
def test_what_is_c_or_excused_or_cold_is_not(found: list[str], function: str) -> None:
    assert not any(f".{function}: " in line for line in found)


@pytest.mark.slow
def test_whoever_must_compile_fails_on_a_yellow_line(fresh: Tree) -> None:
    fresh.keep_only("none")
    slow = "\n\ndef slow(pos: AnyPosition) -> int:\n    return len([pos, pos])\n"
    fresh.append("core/position.py", slow)

    strict = fresh.build(PALAVER_MUST_COMPILE="1")

    assert strict.returncode != 0
    assert "core.slow: return len([pos, pos])" in strict.stderr
