"""Many random games of a room; prints one sum for each hundred, the same on every build.

    python tests/native/play_many.py africa 4 1000

Every other game has its switches turned. The sum holds every answer, among how many it was
given, the scores, and in the end all that lies on the table.
"""

import sys
from typing import Any

from palaver.core import play, saving
from palaver.core.game import Game, game_called
from palaver.core.ints import Luck, Word

LIMIT = 3000  # answers; with the guard against endless passing off a game may go on for ever


def settings(game: Game[Any], players: int, seed: int) -> dict[str, int]:
    """By default for even seeds; for odd ones, and where they can be played, all kinds."""
    chosen = {}
    if seed % 2:
        for switch in game.switches:
            chosen[switch.name] = switch.values[seed // 2 * 7 % len(switch.values)]
    return chosen if game.possible(players, chosen) else {}


def sum_of_games(game: Game[Any], players: int, seeds: range) -> str:
    tally = play.Tally()
    tables = 0
    for seed in seeds:
        luck = Luck(Word(seed * 2654435761))
        pos = game.set_up(players, luck, settings(game, players, seed))
        play.tallied(pos, luck, LIMIT, tally)
        tables ^= int(saving.fingerprint(game, pos), 16)
    return f"{tally.fingerprint:016x} {tables:08x} {tally.answers}"


if __name__ == "__main__":
    room, players, number = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for first in range(0, number, 100):
        print(sum_of_games(game_called(room), players, range(first, first + 100)))
