"""What was typed and is no answer still names a thing, more often than not."""

import pytest

from palaver.core.meaning import plain, things_meant

THINGS = ("space:E5", "good:blue-kettle", "card:LP", "good:LP-wine", "ship")
MEANT = {
    "go E5": ["space:E5"],
    "swap blue kettle": ["good:blue-kettle"],
    "swap blue:kettle": ["good:blue-kettle"],
    "sell LP wine": ["good:LP-wine"],
    "place  lp": ["card:LP"],
    "ship": ["ship"],
    "": [],
    "go nowhere": [],
}


@pytest.mark.parametrize("typed", MEANT)
def test_a_thing_is_found_in_what_was_typed(typed: str) -> None:
    assert MEANT[typed] == list(dict.fromkeys(things_meant(THINGS, typed)))


def test_a_minus_before_a_number_stays_one() -> None:
    assert plain("card -4") != plain("card 4")
    assert plain("blue-kettle") == plain("Blue  kettle")
