"""Every example runs, and says what it says it says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SAY = {
    "play_a_game.py": "it stands",
    "write_a_bot.py": "eager",
    "train_a_learner.py": "explains",
    "run_an_arena.py": "steady     wins",
}


@pytest.mark.parametrize("name", SAY)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, EXAMPLES / name],
        env=os.environ | {"PYTHONPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert done.stderr == ""
    assert SAY[name] in done.stdout
