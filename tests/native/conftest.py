"""Trees to experiment on."""

from pathlib import Path

import pytest

from tests.native.tree import Tree


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """What the checkout has compiled, or compiled now; not to be edited."""
    tree = Tree.plant(tmp_path_factory.mktemp("compiled"), compiled=True)
    if tree.which() != "compiled":
        built = tree.build(PALAVER_MUST_COMPILE="1")
        assert built.returncode == 0, built.stderr
    return tree


@pytest.fixture
def sealed(compiled: Tree, tmp_path: Path) -> Tree:
    """Compiled, and not edited since."""
    return Tree.plant(tmp_path, compiled.home, compiled=True)


@pytest.fixture
def fresh(tmp_path: Path) -> Tree:
    """Never compiled."""
    return Tree.plant(tmp_path, compiled=False)
