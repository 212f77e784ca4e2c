"""Catanatron from PyPI, in an environment of its own that can be thrown away."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

HOME = Path("build/bench-catanatron")
PLAY = """
import json, random
from importlib.metadata import version
from time import process_time
from catanatron import Color, Game, RandomPlayer

def played(seeds):
    decisions = 0
    for seed in seeds:
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        decisions += len(getattr(game.state, "actions", None) or game.state.action_records)
    return decisions

GAMES, SLICES = 40, 5
played(range(5))
durations = []
for _ in range(SLICES):
    start = process_time()
    decisions = played(range(GAMES))
    durations.append(process_time() - start)
best = min(durations)
print(json.dumps({
    "room": "catanatron",
    "version": version("catanatron"),
    "seats": 4,
    "answers_per_second": round(decisions / best),
    "games_per_second": round(GAMES / best, 1),
    "mean_answers": round(decisions / GAMES, 1),
}))
"""


def catanatron() -> dict[str, Any]:
    """Four random players, every decision they make counted; the same keys as `measure`."""
    done = subprocess.run([environment(), "-c", PLAY], stdout=subprocess.PIPE, check=True)
    row: dict[str, Any] = json.loads(done.stdout)
    return row


def environment() -> str:
    python = HOME / "bin/python"
    if not (HOME / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", HOME], check=True)
        options = ["--quiet", "--disable-pip-version-check"]
        subprocess.run([python, "-m", "pip", "install", *options, "catanatron"], check=True)
        (HOME / "ready").touch()
    return str(python)
