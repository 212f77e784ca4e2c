"""The chance in a bot: of its seed and of what it sees, so that the same sight and
seed give the same answer, whatever was asked before."""

import hashlib

from palaver.core.ints import Luck, Word
from palaver.core.sight import Sight


def luck_of(seed: int, sight: Sight) -> Luck:
    mixed = hashlib.blake2b(sight.encode(), digest_size=8, key=seed.to_bytes(8, "big"))
    return Luck(Word(int.from_bytes(mixed.digest(), "big")))
