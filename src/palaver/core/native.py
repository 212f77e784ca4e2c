"""Lets a package's compiled twin stand in for its modules, if it was made from them.

A package of the hot ring names its modules in `HOT`, in the order in which they lean on
each other, and calls `stand_in` with them. Of these `words` and `ints` always stay
Python: surnames and constants cost nothing there, and the twin has swallowed them.
"""

import ast
import hashlib
import importlib
import os
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, NamedTuple

SEAL = "_native.seal"  # written last by a build: the digest of what it compiled
ROOT = Path(__file__).resolve().parents[1]
ALWAYS_PYTHON = ("ints", "words")
faults: list[BaseException] = []  # that a compiled rule had no way to raise


def hot_ring(root: Path = ROOT) -> dict[str, tuple[str, ...]]:
    """Every package that is compiled, with its modules; the core comes first."""
    ring: dict[str, tuple[str, ...]] = {}
    for page in [root / "core/__init__.py", *sorted(root.glob("**/__init__.py"))]:
        if "\nHOT = " not in (text := page.read_text("utf-8")):
            continue
        for node in ast.parse(text).body:
            match node:
                case ast.Assign(targets=[ast.Name("HOT")], value=value):
                    name = ".".join(page.parent.relative_to(root).parts)
                    ring.setdefault(name, tuple(ast.literal_eval(value)))
    return ring


def digest(root: Path = ROOT) -> str:
    """Of every source that a compiled twin can have been made from, and for which Python."""
    sum_of_all = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    sources = sorted((root / "core").glob("bits.*"))
    for package, modules in hot_ring(root).items():
        folder = root / package.replace(".", "/")
        sources += [folder / f"{name}.py" for name in modules]
    for source in filter(Path.exists, sources):
        sum_of_all.update(f"{source.relative_to(root)}\n".encode() + source.read_bytes())
    return sum_of_all.hexdigest()


class Build(NamedTuple):
    """What is running; `reason` says why it is plain Python, where it is."""

    name: str  # pure, compiled or debug
    reason: str = ""


@cache
def build() -> Build:
    """Was everything compiled for this Python, and nothing edited since?"""
    if os.environ.get("PALAVER_PURE"):
        return Build("pure", "PALAVER_PURE asks for it")
    if not (ROOT / SEAL).exists():
        return Build("pure", "nothing is compiled")
    sealed, name = (ROOT / SEAL).read_text("utf-8").split()
    if sealed != digest():
        return Build("pure", "what is compiled is not of these sources")
    try:
        importlib.import_module(f"{__package__}._native")
    except ImportError as fault:
        return Build("pure", f"what is compiled does not load: {fault}")
    return Build(name)


def compiled() -> bool:
    return build().name != "pure"


def stand_in(package: str, modules: tuple[str, ...]) -> bool:
    """Put the twin in the place of these modules; without one they stay plain Python."""
    if compiled():
        twin = importlib.import_module(f"{package}._native")
        for name in modules:
            if name not in ALWAYS_PYTHON:
                sys.modules[f"{package}.{name}"] = twin
                setattr(sys.modules[package], name, twin)
    return compiled()


def keep(fault: Any) -> None:
    """Of all that Python could not raise, what came out of a compiled rule."""
    if isinstance(fault.object, str) and "._native." in fault.object:
        faults.append(fault.exc_value)
    _hook_before(fault)


_hook_before = sys.unraisablehook
if compiled():
    sys.unraisablehook = keep


def raise_faults() -> None:
    """What a compiled rule could only print is raised at the next border (see `keep`)."""
    if faults:
        raise RuntimeError("a compiled rule failed") from faults.pop()
