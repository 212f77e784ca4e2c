"""`make bench-peers`: random play beside other libraries, one run, one core.

The peers come from PyPI into an environment of their own that can be thrown away. All of
them are driven from Python by the same loop as a room would be: legal answers as a list, one
of them at random. OpenSpiel's games and the rooms are also driven by their own compiled loop.
Seconds are those that the core spent on it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.__main__ import on_one_core
from bench.catanatron import catanatron
from palaver.core.game import games

HOME = Path("build/bench-peers")
WANTED = ("open_spiel", "pettingzoo[classic]")

OPENSPIEL = """
import json, random, sys
from time import process_time
import pyspiel

def game_from_python(game):
    state, answers = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            answers += 1
    return answers

def best(work, slices=5, seconds=0.4):
    rates = []
    for _ in range(slices):
        begun, answers = process_time(), 0
        while process_time() - begun < seconds:
            answers += work()
        rates.append(answers / (process_time() - begun))
    return round(max(rates))

for name in ("chess", "backgammon", "gin_rummy", "hearts", "bridge", "go(board_size=9)"):
    game = pyspiel.load_game(name)
    lengths = [game_from_python(game) for _ in range(10)]
    mean = sum(lengths) / len(lengths)
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    def own_loop():
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.randrange(1 << 30))
        return mean
    rows = [("from Python", best(lambda: game_from_python(game))), ("own loop", best(own_loop))]
    for how, rate in rows:
        print(json.dumps({"what": f"OpenSpiel {name}", "how": how, "rate": rate}), flush=True)
"""

PETTINGZOO = """
import json
from time import process_time
import numpy as np
from pettingzoo.classic import connect_four_v3, tictactoe_v3

rng = np.random.default_rng(1)

def game(env):
    env.reset(seed=int(rng.integers(1 << 30)))
    answers = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
        else:
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            answers += 1
    return answers

for name, module in (("connect_four", connect_four_v3), ("tictactoe", tictactoe_v3)):
    env, rates = module.raw_env(), []
    for _ in range(5):
        begun, answers = process_time(), 0
        while process_time() - begun < 0.4:
            answers += game(env)
        rates.append(answers / (process_time() - begun))
    what = f"PettingZoo {name}"
    print(json.dumps({"what": what, "how": "from Python", "rate": round(max(rates))}))
"""

ROOM = """
import json, random, sys
from time import process_time
from palaver.cli.measure import luck, measure
from palaver.core.bits import first
from palaver.core.game import game_called

room, seats = sys.argv[1], int(sys.argv[2])
game = game_called(room)

def from_python(seed):
    pos, answers = game.set_up(seats, luck(seed)), 0
    while not pos.over:
        seat = first(pos.waiting())
        pos.choose(seat, random.choice(pos.legal(seat)))
        answers += 1
    return answers

rates = []
for _ in range(5):
    begun, answers, seed = process_time(), 0, 0
    while process_time() - begun < 0.4:
        seed += 1
        answers += from_python(seed)
    rates.append(answers / (process_time() - begun))
print(json.dumps({"how": "from Python", "rate": round(max(rates))}))
print(json.dumps({"how": "own loop", "rate": measure(room, seats, 2.0)["answers_per_second"]}))
"""

SEARCH = """
import json
from time import process_time
from palaver.bots.mind.search import Tree
from palaver.core.advice import NO_ADVICE
from palaver.core.bits import first
from palaver.core.game import game_called
from palaver.core.native import build
from palaver.core.play import playout

pos = game_called("africa").set_up(4, 3)
playout(pos, 5, 150)
tree = Tree(NO_ADVICE)
tree.depth = 40
seat = first(pos.waiting())
rates = []
for _ in range(5):
    tree.begin(pos, seat, 99)
    begun = process_time()
    tree.think(TRIES)
    rates.append(TRIES / (process_time() - begun))
tree.begin(pos, seat, 99)
tree.think(400)
visits = [tree.visits_of(option) for option in pos.legal(seat)]
print(json.dumps({"rate": round(max(rates)), "visits": visits}))
"""

VECTOR = """
import json, sys
from time import process_time
from palaver.lab.vector import make_vector

many = make_vector(sys.argv[1], games=1024, seats=4)
rates = []
for _ in range(5):
    begun, steps = process_time(), 0
    while process_time() - begun < 0.5:
        for _ in range(20):
            many.step(many.legal)
        steps += 20 * 1024
    rates.append(steps / (process_time() - begun))
print(json.dumps({"rate": round(max(rates))}))
"""


def environment() -> Path:
    python = HOME / "bin/python"
    if not (HOME / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", HOME], check=True)
        options = ["--quiet", "--disable-pip-version-check"]
        subprocess.run([python, "-m", "pip", "install", *options, *WANTED], check=True)
        (HOME / "ready").touch()
    return python


def told(python: str | Path, program: str, *args: str, pure: bool = False) -> list[dict[str, Any]]:
    env = {name: value for name, value in os.environ.items() if name != "PALAVER_PURE"}
    if pure:
        env["PALAVER_PURE"] = "1"
    done = subprocess.run(
        [str(python), "-c", program, *args], env=env, stdout=subprocess.PIPE, check=True
    )
    lines = done.stdout.decode().splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


def row(what: str, how: str, rate: float, ratio: float) -> None:
    print(f"{what:<34}{how:<14}{rate:>14,.0f}{ratio:>10.2f}", flush=True)


def main() -> None:
    """Peers first: the last column is against the fastest of them driven from Python."""
    on_one_core()
    peers = told(environment(), OPENSPIEL) + told(environment(), PETTINGZOO)
    catan = catanatron()
    rate = catan["answers_per_second"]
    peers.append({"what": "Catanatron", "how": "from Python", "rate": rate})
    fastest = max(peer["rate"] for peer in peers if peer["how"] == "from Python")
    print(f"{'':<34}{'':<14}{'answers/s':>14}{'x peer':>10}")
    for peer in peers:
        row(peer["what"], peer["how"], peer["rate"], peer["rate"] / fastest)
    for room, game in games().items():
        seats = str(min(4, game.seats[-1]))
        for pure in (True, False):
            name = f"{room}, {'plain Python' if pure else 'compiled'}"
            for line in told(sys.executable, ROOM, room, seats, pure=pure):
                row(name, line["how"], line["rate"], line["rate"] / fastest)
        (steps,) = told(sys.executable, VECTOR, room)
        row(f"{room}, 1,024 at once", "make_vector", steps["rate"], steps["rate"] / fastest)
    compare_searches()


def compare_searches() -> None:
    (slow,) = told(sys.executable, SEARCH.replace("TRIES", "600"), pure=True)
    (fast,) = told(sys.executable, SEARCH.replace("TRIES", "40000"))
    print("\nsearch in AFRICA, tries of 40 answers a second")
    row("plain Python", "", slow["rate"], 1.0)
    row("compiled", "", fast["rate"], fast["rate"] / slow["rate"])
    same = "the same" if slow["visits"] == fast["visits"] else "DIFFERENT"
    print(f"after 400 tries both have {same} visits: {fast['visits']}")


if __name__ == "__main__":
    main()
