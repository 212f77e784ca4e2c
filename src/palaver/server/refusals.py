"""Everything that is refused, by a code for programs and a text for people."""

from typing import Any

from palaver.core.errors import PalaverError
from palaver.core.game import Game
from palaver.core.sight import Reason
from palaver.server.wire import Problem, Refusal
from palaver.text import Speech

STATUS = {  # 400 unless it stands here
    "no-person": 401,
    "not-yours": 403,
    "spectator": 403,
    "not-host": 403,
    "foreign-origin": 403,
    "not-watched": 403,
    "no-table": 404,
    "no-room": 404,
    "no-text": 404,
    "no-moment": 404,
    "no-link": 404,
    "no-seat": 404,
    "not-found": 404,
    "wrong-method": 405,
    "not-asked": 409,
    "stale": 409,
    "not-legal": 409,
    "bad-notation": 409,
    "not-playing": 409,
    "paused": 409,
    "no-undo": 409,
    "no-wish": 409,
    "wish-open": 409,
    "silence": 409,
    "seat-taken": 409,
    "not-open": 409,
    "not-finished": 409,
    "other-rules": 409,
    "no-bots": 409,
    "conflict": 409,
    "too-large": 413,
    "wrong-type": 415,
    "too-fast": 429,
    "try-again": 503,
    "disk-full": 507,
}


class No(PalaverError):
    """A wish that is not granted; nothing has changed."""

    def __init__(self, code: str, reason: Reason | None = None, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.args_of_text = args

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


def problem(no: No, language: str) -> Problem:
    return Problem(
        no.code, one_line(Speech(language).text(f"refused-{no.code}", **no.args_of_text))
    )


def one_line(text: str) -> str:
    """Whatever came in with a name or a file."""
    return "".join(mark for mark in " ".join(text.split()) if mark.isprintable())


def refusal(
    no: No, key: str, language: str, game: Game[Any] | None = None, names: tuple[str, ...] = ()
) -> Refusal:
    text = Speech(language).text(f"refused-{no.code}", **no.args_of_text)
    if no.reason is None or game is None:
        return Refusal(key, no.code, text)
    why = Speech(language, game, names).say(no.reason.said)
    return Refusal(key, no.code, f"{text} {why}", no.reason.rule, list(no.reason.rulings))
