"""setup.py's build_ext: all units or none, and a seal when all is well.

PALAVER_MUST_COMPILE=1   fail where otherwise plain Python would do, and on yellow lines
PALAVER_DEBUG=1          a copy of the package in build/debug, with every check there is
"""

import os
import platform
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from build_native.unit import DEBUG_DIRECTIVES, DIRECTIVES, Unit, bits_pxd, parents
from build_native.yellow import yellow_lines
from palaver.core.native import SEAL, digest, hot_ring

HERE = Path(__file__).resolve().parents[1]
SOURCE = HERE / "src/palaver"
DEBUG = bool(os.environ.get("PALAVER_DEBUG"))
DEBUG_HOME = HERE / "build/debug"
STAGE = HERE / ("build/debug-stage" if DEBUG else "build/stage")
X86 = platform.machine() in ("x86_64", "AMD64")
FLAGS = ["-O3", "-g0", *(["-mpopcnt"] if X86 else []), "-w"]  # popcnt: every x86-64 since 2008
TRAPS = ["-fsanitize=bounds,shift,signed-integer-overflow", "-fsanitize-undefined-trap-on-error"]
DEBUG_FLAGS = ["-O1", "-g", "-fno-wrapv", "-DPALAVER_DEBUG", *TRAPS, "-w"]
TRIAL = "#include <Python.h>\nunsigned __int128 places;\n"
NEEDED = "a C++ compiler with 128-bit integers and Python's headers are needed"


def extensions() -> list[Extension]:
    """One for each package of the hot ring; its source is written when it is built."""
    return [
        Extension(
            f"palaver.{name}._native",
            [str((folder(name) / "_native.cpp").relative_to(HERE))],
            include_dirs=[str(SOURCE / "core")],
            depends=[str(SOURCE / "core/bits.hpp")],
            extra_compile_args=DEBUG_FLAGS if DEBUG else FLAGS,
            extra_link_args=TRAPS if DEBUG else [],
            language="c++",
        )
        for name in hot_ring(SOURCE)
    ]


def folder(name: str) -> Path:
    return STAGE / "palaver" / name.replace(".", "/")


def write_units() -> None:
    """Every unit's page and declarations into the stage; the others lean on the core."""
    core: Unit | None = None
    ring = hot_ring(SOURCE)
    pages = [SOURCE / name.replace(".", "/") / f"{m}.py" for name in ring for m in ring[name]]
    heirs_of = parents(pages)
    for name, modules in ring.items():
        prelude = "cimport cython\n" + bits_pxd(SOURCE / "core/bits.pxd", DEBUG)
        unit = Unit(f"palaver.{name}", modules, prelude, heirs_of, DEBUG, core)
        unit.write(SOURCE / name.replace(".", "/"), folder(name))
        core = core or unit
        for parent in (folder(name) / "x").parents:
            if STAGE in parent.parents:
                (parent / "__init__.py").touch()


def look_for_yellow() -> None:
    twins = [folder(name) / "_native.py" for name in hot_ring(SOURCE)]
    found = [line for twin in twins for line in yellow_lines(twin)]
    if found:
        print("still through Python, correct but slow:", *found, sep="\n  ", file=sys.stderr)
        if os.environ.get("PALAVER_MUST_COMPILE"):
            raise RuntimeError(f"{len(found)} lines of the hot ring still go through Python")


def copy_for_debugging() -> None:
    """The package, tests and all, beside which the debug build's twins will lie."""
    twins = shutil.ignore_patterns("*.so", "*.pyd", SEAL, "__pycache__")
    for old in DEBUG_HOME.glob("**/*"):
        if old.is_file() and old.suffix not in (".so", ".pyd"):
            old.unlink()
    shutil.copytree(SOURCE, DEBUG_HOME / "palaver", ignore=twins, dirs_exist_ok=True)


class CompileHotRing(build_ext):
    """All units or none: a compiled room needs the compiled core, and the reverse."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()
        if DEBUG:
            self.build_lib = str(DEBUG_HOME)
            self.build_temp = str(HERE / "build/debug-objects")

    def get_source_files(self) -> list[str]:
        return []  # they are made here, and not shipped

    def run(self) -> None:
        self.inplace = self.inplace and not DEBUG
        home = SOURCE if self.inplace else Path(self.build_lib) / "palaver"
        (home / SEAL).unlink(missing_ok=True)
        sources = digest(SOURCE)  # as they are now: an edit while it compiles breaks the seal
        start = time.monotonic()
        if DEBUG:
            copy_for_debugging()
        try:
            super().run()
        except (Exception, SystemExit) as reason:
            self.do_without(reason)
        else:
            kind = "debug" if DEBUG else "compiled"
            (home / SEAL).write_text(f"{sources} {kind}\n", "utf-8")
            names = ", ".join(hot_ring(SOURCE))
            print(f"palaver: {kind} {names} in {time.monotonic() - start:.0f} s", file=sys.stderr)

    def do_without(self, reason: BaseException) -> None:
        if DEBUG or os.environ.get("PALAVER_MUST_COMPILE"):
            raise reason
        self.extensions = []
        line = " ".join(str(reason).split()) or type(reason).__name__
        print(f"palaver: not compiled, runs as plain Python: {line}", file=sys.stderr)

    def build_extensions(self) -> None:
        self.try_compiler()
        write_units()
        self.translate()
        if not DEBUG:
            look_for_yellow()
        super().build_extensions()

    def try_compiler(self) -> None:
        """Before anything takes long."""
        with TemporaryDirectory() as place:
            pages = [Path(place) / "in_c.c", Path(place) / "in_cpp.cpp"]
            for page in pages:
                page.write_text(TRIAL)
            try:
                self.compiler.compile(
                    [str(page) for page in pages],
                    output_dir=place,
                    include_dirs=self.compiler.include_dirs,
                    extra_postargs=DEBUG_FLAGS if DEBUG else FLAGS,
                )
            except Exception as reason:
                raise RuntimeError(f"{NEEDED} ({reason})") from reason

    def translate(self) -> None:
        """Python into C++, by Cython."""
        from Cython.Build import cythonize

        compile_pages: Callable[..., object] = cythonize
        pages = [
            Extension(one.name, [str(Path(one.sources[0]).with_suffix(".py"))], language="c++")
            for one in self.extensions
        ]
        compile_pages(
            pages,
            compiler_directives=DEBUG_DIRECTIVES if DEBUG else DIRECTIVES,
            include_path=[str(STAGE)],
            annotate=not DEBUG,
            nthreads=os.cpu_count() or 0,
            quiet=True,
        )
