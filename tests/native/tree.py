"""A checkout of its own, for a test to edit, break and compile as it likes."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "build_native")
PAGES = ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md")
OWN = ("PALAVER_PURE", "PALAVER_DEBUG", "PALAVER_MUST_COMPILE", "PALAVER_BUILD", "PYTHONPATH")


WHICH = "from palaver.core.native import build; print(*filter(None, build()), sep=': ')"


@dataclass(frozen=True)
class Tree:
    """A copy of the checkout; with `compiled`, what is compiled there comes along."""

    home: Path

    @classmethod
    def plant(cls, home: Path, like: Path = CHECKOUT, *, compiled: bool) -> "Tree":
        native = () if compiled else ("*.so", "_native.seal")
        ignore = shutil.ignore_patterns("__pycache__", "*.egg-info", *native)
        for name in FOLDERS:
            shutil.copytree(like / name, home / name, ignore=ignore)
        for name in PAGES:
            shutil.copy2(like / name, home)
        return cls(home)

    @property
    def package(self) -> Path:
        return self.home / "src/palaver"

    def run(self, *command: str, path: str = "src", **env: str) -> subprocess.CompletedProcess[str]:
        """Python with this tree's package (or that in `path`) and nothing else in its way."""
        clean = {name: value for name, value in os.environ.items() if name not in OWN}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.home,
            env=clean | {"PYTHONPATH": str(self.home / path)} | env,
            capture_output=True,
            text=True,
            check=False,
        )

    def say(self, code: str, path: str = "src", **env: str) -> str:
        """What a few lines of Python print."""
        done = self.run("-c", code, path=path, **env)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def which(self, path: str = "src", **env: str) -> str:
        """The build that runs there, and why it is plain Python if it is."""
        return self.say(WHICH, path, **env)

    def build(self, **env: str) -> subprocess.CompletedProcess[str]:
        arguments = [] if "PALAVER_DEBUG" in env else ["--inplace"]
        return self.run("setup.py", "-q", "build_ext", *arguments, **env)

    def append(self, page: str, text: str) -> None:
        with (self.package / page).open("a", encoding="utf-8") as file:
            file.write(text)

    def keep_only(self, room: str) -> None:
        """And the core; the rest is as good, but takes longer to compile."""
        rooms = (self.package / "games").iterdir()
        others = [folder for folder in rooms if folder.is_dir() and folder.name != room]
        for folder in [*others, self.package / "bots", self.package / "lab"]:
            shutil.rmtree(folder)
