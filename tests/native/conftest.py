"""Trees to experiment on."""

from pathlib import Path

import pytest

from tests.native.tree import Tree


@pytest.fixture
def fresh(tmp_path: Path) -> Tree:
    """Never compiled."""
    return Tree.plant(tmp_path, compiled=False)


@pytest.fixture
def sealed(tmp_path: Path) -> Tree:
    """Compiled, and not edited since."""
    return Tree.plant(tmp_path, compiled=True)
