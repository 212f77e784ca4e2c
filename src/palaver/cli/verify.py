"""`palaver verify FILE`: does the deal of a record follow from what was published?"""

import argparse
import re
from pathlib import Path

from palaver.cli.arguments import Verbs, read_match
from palaver.core.errors import PalaverError
from palaver.core.match import Secret


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("verify", help="prove the deal of a game that was played online")
    verb.add_argument("file", help="the record, as downloaded when the game was over")
    verb.add_argument("--digest", metavar="HEX", help="what the table published at the start")
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    match = read_match(Path(given.file))
    chance = match.set_up.chance
    if not isinstance(chance, Secret):
        raise PalaverError(f"{given.file}: dealt from a seed, not from a secret: nothing to prove")
    if given.digest is not None and not re.fullmatch("[0-9a-fA-F]{64}", given.digest):
        raise PalaverError("--digest: a digest has 64 hexadecimal digits")
    if given.digest is not None and given.digest.lower() != chance.digest():
        raise PalaverError(f"{given.file}: the secret is another one, its digest {chance.digest()}")
    proven = "is the one published" if given.digest else "is what the table must have published"
    print(f"{match.game.name}: {len(match.acts)} answers, all as written and dealt by the secret")
    print(f"digest {chance.digest()} {proven}")
