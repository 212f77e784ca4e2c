"""The chance in a bot: of its seed, of what it sees, and of how often it was asked.

The same sight and seed give the same answer; but where a game comes round to the same
position again, a bot does not go round with it for ever.
"""

import hashlib

from palaver.core.ints import Luck, Word
from palaver.core.sight import Sight


class Dice:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0

    def throw(self, sight: Sight) -> Luck:
        key = self.seed.to_bytes(8, "big") + self.asked.to_bytes(8, "big")
        self.asked += 1
        mixed = hashlib.blake2b(sight.encode(), digest_size=8, key=key)
        return Luck(Word(int.from_bytes(mixed.digest(), "big")))
