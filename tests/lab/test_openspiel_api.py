"""OpenSpiel's own API test, as it comes with the package, over every room."""

import unittest

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from palaver.core.game import games
from palaver.lab import openspiel

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("room", sorted(games()))
def test_openspiels_api_test_passes(room: str) -> None:
    openspiel.register()
    name = f"palaver_{room}"
    kept = {"game_name": name, "game": pyspiel.load_game(name)}
    own = type(f"{name}_api", (api_test.EnforceAPIOnPartialTreeBase,), kept)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(own)
    found = unittest.TestResult()
    suite.run(found)

    assert suite.countTestCases() >= 5
    assert found.testsRun == suite.countTestCases()
    assert [] == found.failures + found.errors
