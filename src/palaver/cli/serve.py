"""`palaver serve`: the tables online, complete in one command."""

import argparse
from pathlib import Path

from palaver.cli.arguments import Verbs

DEFAULT_PORT = 8080


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("serve", help="serve tables in the browser")
    verb.add_argument("--host", default="127.0.0.1", help="the address to listen at")
    verb.add_argument("--port", type=int, default=DEFAULT_PORT)
    verb.add_argument("--data", metavar="FOLDER", default="palaver-data", help="where all is kept")
    verb.add_argument("--database", metavar="URL", help="postgresql://… instead of the folder")
    verb.add_argument("--workers", type=int, default=1, metavar="N", help="processes")
    verb.add_argument("--bot-workers", type=int, default=1, metavar="N", help="for bots, in each")
    verb.add_argument("--channels", metavar="URL", help="memory, postgresql or redis://…")
    verb.add_argument("--origin", action="append", default=[], help="another site that may ask")
    verb.add_argument("--secure", action="store_true", help="it is reached over https")
    verb.add_argument("--no-limits", action="store_true", help="for benchmarks: let all through")
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    from palaver.server.run import serve, settings_from

    serve(settings_from(given, Path(given.data)))
