"""`palaver admin backup|restore|check`: looking after what the server keeps."""

import argparse
from pathlib import Path

from palaver.cli.arguments import Verbs
from palaver.core.errors import PalaverError


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("admin", help="back up, restore or check what the server keeps")
    ways = verb.add_subparsers(metavar="backup|restore|check", required=True)
    backup = ways.add_parser("backup", help="copy the store while the server goes on")
    restore = ways.add_parser("restore", help="put a copy into an empty store")
    check = ways.add_parser("check", help="replay every table and compare fingerprints")
    for way, run in ((backup, run_backup), (restore, run_restore), (check, run_check)):
        way.add_argument("--data", metavar="FOLDER", default="palaver-data")
        way.add_argument("--database", metavar="URL", help="postgresql://… instead of the folder")
        way.set_defaults(run=run)
    for way in (backup, restore):
        way.add_argument("file", help="the copy")


def database(given: argparse.Namespace) -> str:
    from palaver.server.store import default_url

    return given.database or default_url(Path(given.data))


def run_backup(given: argparse.Namespace) -> None:
    from palaver.server import admin

    print(f"{admin.backup(database(given), Path(given.file))} rows copied to {given.file}")


def run_restore(given: argparse.Namespace) -> None:
    from palaver.server import admin

    print(f"{admin.restore(database(given), Path(given.file))} rows restored")


def run_check(given: argparse.Namespace) -> None:
    from palaver.server import admin

    wrong = list(admin.check(database(given)))
    for line in wrong:
        print(line)
    if wrong:
        raise PalaverError(f"{len(wrong)} tables do not hold")
    games, lines = admin.size(database(given))
    print(f"{games} tables with {lines} lines, all fingerprints as they were")
