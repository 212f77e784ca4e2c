"""A wrong index and a raised exception reach whoever asked: at once in the debug build, in the
compiled one (where indices go unchecked) at the border."""

import pytest

from tests.native.tree import Tree

pytestmark = pytest.mark.slow
PLANTED = """

def beyond_the_row(pos: Position, seat: Seat) -> int:
    return pos.score[seat + SEATS]


def before_the_row(pos: Position, seat: Seat) -> int:
    row = pos.score
    return row[seat - 1]


def beyond_the_table(n: int) -> int:
    return ODDS[n]


ODDS: Final = (1, 3, 5)


def beyond_the_set(n: int) -> int:
    return count(only(Space(n)))


def first_of_none(pos: Position) -> int:
    return first(pos.explorers)


def too_many_answers(pos: Position) -> int:
    out = Answers()
    for n in range(1025):
        out.add(n)
    return out.total()


def no_such_answer(pos: Position) -> int:
    out = Answers()
    return out[0]


def raising(pos: Position) -> None:
    raise ValueError("planted")


def calling(pos: Position) -> int:
    raising(pos)
    return 1


def asking_nobody(pos: Position) -> bool:
    pos.ear.hear(0, 0, 0, 0, 0, 0)
    return True


def too_big(pos: Position) -> int:
    pos.score[0] = 2147483647
    pos.score[0] += pos.players
    return pos.score[0]
"""
FAULTS = {
    "rules.beyond_the_row(pos, 0)": "IndexError: no such place in an array",
    "rules.before_the_row(pos, 0)": "IndexError: no such place in an array",
    "rules.beyond_the_table(3)": "IndexError: no such place in an array",
    "rules.beyond_the_set(128)": "IndexError: no such place in a set",
    "rules.beyond_the_set(-1)": "IndexError: no such place in a set",
    "rules.first_of_none(pos)": "IndexError: the first of none",
    "rules.too_many_answers(pos)": "IndexError: more answers than there is room for",
    "rules.no_such_answer(pos)": "IndexError: no such answer",
    "rules.calling(pos)": "ValueError: planted",
    "rules.asking_nobody(pos)": "AttributeError: 'NoneType' object has no attribute 'hear'",
    "rules.beyond_the_row(pos, -5)": "0",
}
ASK = """
from palaver.games.africa.game import GAME
from palaver.games.africa import rules
pos = GAME.set_up(4, 1)
for call in {calls}:
    try:
        print(eval(call))
    except Exception as fault:
        print(type(fault).__name__, fault, sep=": ")
"""
AT_THE_BORDER = """
from palaver.core.native import build, raise_faults
from palaver.games.africa import rules
from palaver.games.africa.game import GAME
print(build().name)
class Noisy:
    def __del__(self):
        raise OSError("somebody else's, and none of ours")
Noisy()
raise_faults()
print(rules.calling(GAME.set_up(4, 1)))
try:
    raise_faults()
except RuntimeError as fault:
    print(fault, "from", fault.__cause__)
raise_faults()
"""


@pytest.fixture
def planted(fresh: Tree) -> Tree:
    """AFRICA with mistakes at the foot of its rules."""
    fresh.keep_only("africa")
    fresh.append("games/africa/rules.py", PLANTED)
    page = fresh.package / "games/africa/rules.py"
    page.write_text(page.read_text("utf-8").replace("each, has", "each, first, has"), "utf-8")
    return fresh


def test_the_debug_build_swallows_nothing(planted: Tree) -> None:
    """A number that does not fit ends the program: no exception can come out of it."""
    built = planted.build(PALAVER_DEBUG="1")
    assert built.returncode == 0, built.stderr
    assert planted.which("build/debug") == "debug"
    assert planted.which() == "pure: nothing is compiled"

    said = planted.say(ASK.format(calls=list(FAULTS)), path="build/debug")
    ended = planted.run("-c", ASK.format(calls=["rules.too_big(pos)"]), path="build/debug")

    assert dict(zip(FAULTS, said.splitlines(), strict=True)) == FAULTS
    assert ended.returncode < 0
    assert ended.stdout == ""


def test_what_a_compiled_rule_raises_is_raised_at_the_border(planted: Tree) -> None:
    """Nothing passes through C functions, so it is kept until `raise_faults` asks."""
    built = planted.build(PALAVER_MUST_COMPILE="1")
    assert built.returncode == 0, built.stderr

    said = planted.say(AT_THE_BORDER)

    assert said.splitlines() == ["compiled", "1", "a compiled rule failed from planted"]
