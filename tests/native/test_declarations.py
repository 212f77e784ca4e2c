"""What the generator reads off annotations, on a unit of a few lines."""

import re
from pathlib import Path

import pytest

from build_native.unit import Unit, parents

WORDS = '''
"""The nouns."""

from typing import Final, NewType

Space = NewType("Space", int)
Spaces = Bits[Space]
Word = NewType("Word", int)
SPACES: Final = 7
NOWHERE: Final = Space(-1)
NONE: Final = -1
SHARES: Final = (10, 6)
HALF: Final = 0.5
NO_SPACES: Final = Spaces(0)
COAST: Final = only(100) | NO_SPACES
MIX: Final = Word(0xBF58476D1CE4E5B9)
NAMES: Final = ("north", "south")
'''
POSITION = '''
"""The table."""

from math import sqrt
from typing import Annotated, Any, ClassVar

from palaver.games.room.words import NONE, SPACES, Space, Spaces


class Any_:
    over: bool

    def worth(self, space: Space) -> int:
        raise NotImplementedError


class Position(Any_):
    kind: ClassVar[str] = "position"
    tile: Annotated[list[Space], SPACES]
    open: Spaces
    ear: "Position | None"
    data: dict[str, Any]

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.tile, self.other = [NONE] * SPACES, [0] * SPACES

    def worth(self, place: Space) -> int:
        far = self.tile[place] > 3 and not self.over
        return 1 if far else 0

    def clone(self) -> "Position":
        twin: Position = Position.__new__(Position)
        return twin


def tell(pos: Position, event: int, a: int = NONE, b: int = NONE) -> None:
    row = pos.tile
    pos.over = row[a] == SHARES[b]


def award(pos: Position, row: Annotated[list[int], SPACES]) -> float:
    return sqrt(row[0])


def names(pos: Position) -> list[str]:
    return list(NAMES)


FIRST: Final = Position({})
'''


@pytest.fixture
def written(tmp_path: Path) -> tuple[str, str]:
    return write(tmp_path, {"words": WORDS, "position": POSITION})


def write(place: Path, pages: dict[str, str], *, debug: bool = False) -> tuple[str, str]:
    """The two files of a unit made of these pages."""
    for name, text in pages.items():
        (place / f"{name}.py").write_text(text.strip() + "\n", "utf-8")
    heirs_of = parents(place / f"{name}.py" for name in pages)
    unit = Unit("palaver.games.room", tuple(pages), "# prelude\n", heirs_of, debug)
    unit.write(place, place / "out")
    return (place / "out/_native.py").read_text(), (place / "out/_native.pxd").read_text()


@pytest.mark.parametrize(
    "line",
    [
        'int Space "(int)"(int) noexcept nogil',
        'Places Spaces "(places_t)"(Places) noexcept nogil',
        'unsigned long long Word "(unsigned long long)"(unsigned long long) noexcept nogil',
        "static const int k_SPACES = {7};",
        "static const int k_NOWHERE = {-1};",
        "static const int k_SHARES[2] = {10, 6};",
        'const int SHARES "k_SHARES"[2]',
        "static const double k_HALF = {0.5};",
        "static const places_t k_NO_SPACES = {((places_t)0ULL << 64 | 0ULL)};",
        "static const places_t k_COAST = {((places_t)68719476736ULL << 64 | 0ULL)};",
        "static const unsigned long long k_MIX = {13787848793156543929ULL};",
        "from libc.math cimport sqrt",
        "cdef class Any_:",
        "@cython.final\ncdef class Position(Any_):",
        "    cdef public bint over",
        "    cdef public int tile[7]",
        "    cdef public Places open",
        "    cdef public Position ear",
        "    cdef public object data",
        "    cpdef Position clone(self)",
        "cpdef void tell(Position pos, int event, int a=*, int b=*) noexcept",
        "cdef double award(Position pos, int * row) noexcept",
        "cdef Position FIRST",
    ],
)
def test_the_declarations_say(written: tuple[str, str], line: str) -> None:
    assert f"{line}\n" in written[1]


@pytest.mark.parametrize("words", ["names", "kind", "__init__", "k_NAMES", "(self, int place)"])
def test_the_declarations_leave_to_python(written: tuple[str, str], words: str) -> None:
    """Objects, class variables, constructors, and an override that the base has declared."""
    assert words not in written[1]


def test_statements_stay_on_their_lines(written: tuple[str, str]) -> None:
    """But for a line above a function whose locals Cython would not infer."""
    page = written[0]

    assert "NewType" not in page.replace("import Final, NewType", "")
    assert "from palaver" not in page
    assert '    @cython.locals(far="bint")\n    def worth(self, place: Space) -> int:' in page
    assert '    @cython.locals(twin="Position")\n    def clone(self)' in page
    assert "self.tile, self.other = [NONE] * 7, [0] * 7\n" in page
    assert page.splitlines()[-1].startswith("globals().update(SPACES=SPACES, ")
    assert "SHARES=tuple(SHARES)" in page


def test_the_debug_build_looks_at_every_index(tmp_path: Path) -> None:
    page, declared = write(tmp_path, {"words": WORDS, "position": POSITION}, debug=True)

    sizeof = "cython.sizeof({0}) // cython.sizeof({0}[0])"
    assert f"self.tile[checked_index(place, {sizeof.format('self.tile')})]" in page
    assert f"row[checked_index(a, {sizeof.format('pos.tile')})]" in page
    assert "SHARES[checked_index(b, 2)]" in page
    assert "row[checked_index(0, 7)]" in page
    assert "noexcept" not in declared.replace("noexcept nogil", "")
    assert "int b=*) except *\n" in declared


@pytest.mark.parametrize(
    ("says", "page"),
    [
        ("defined twice in the hot ring: ['SPACES']", "SPACES: Final = 8\n"),
        (
            "imports palaver.games.room.sight, which is not hot",
            "from palaver.games.room.sight import a\n",
        ),
        (
            "imports palaver.games.other.words, which is not hot",
            "import json\n\nfrom palaver.games.other.words import SPACES\n",
        ),
        ("the length is not a constant", "class A:\n    row: Annotated[list[int], len(x())]\n"),
    ],
)
def test_what_cannot_be_compiled_is_refused_by_name(tmp_path: Path, says: str, page: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        write(tmp_path, {"words": WORDS, "rules": page})


def test_an_unchanged_unit_keeps_its_date(tmp_path: Path) -> None:
    """Or Cython would compile every room whenever one is edited."""
    write(tmp_path, {"words": WORDS})
    before = (tmp_path / "out/_native.pxd").stat().st_mtime_ns
    write(tmp_path, {"words": WORDS})

    assert before == (tmp_path / "out/_native.pxd").stat().st_mtime_ns
