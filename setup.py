"""Compiles the hot ring where a C++ compiler is at hand; elsewhere it runs as it is."""

import os
import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).resolve().parent
wanted = not os.environ.get("PALAVER_PURE")
os.environ["PALAVER_PURE"] = "1"  # a build does not run what it builds
sys.path[:0] = [str(HERE), str(HERE / "src")]
from build_native.command import CompileHotRing, extensions  # noqa: E402

setup(
    ext_modules=extensions() if wanted else [],
    cmdclass={"build_ext": CompileHotRing},
)
