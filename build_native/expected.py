"""A pytest plugin: the tests run on the build that PALAVER_BUILD names, or not at all."""

import os
from pathlib import Path

import pytest

from palaver.core.native import ROOT, build


def pytest_configure() -> None:
    """Imported before any test, the package is this one for all of them."""
    wanted = os.environ.get("PALAVER_BUILD")
    if wanted and wanted != build().name:
        raise pytest.UsageError(f"wanted the {wanted} build, but it is {describe()}")


def pytest_report_header() -> str:
    return f"palaver: {describe()}"


def describe() -> str:
    place = os.path.relpath(ROOT, Path.cwd())
    return ", ".join(filter(None, [build().name, build().reason, place]))
