"""Plays the guided first games: each step a sight, one answer to give, and what it brings.

`python -m palaver.server.lessons web/lessons web/src/generated/lessons`; a test fails when
one is stale. A lesson is a record in the notation; the seat that moves first learns, and
`learn` before a line stops there for a word of the client's (`learn-ROOM-1`, `-2`, …).
"""

import json
import sys
from pathlib import Path
from typing import Any

from palaver.core.match import Match
from palaver.core.record import read_header
from palaver.core.sight import Json, Told, to_json


class Lesson:
    """One game, played line by line."""

    def __init__(self, page: str) -> None:
        head, *lines = [line.strip() for line in page.splitlines() if line.strip()]
        self.match = Match(read_header(1, head, None))
        self.names = self.match.game.seat_names(self.match.pos)
        self.lines = [line.partition(" ") for line in lines]
        self.learner = self.names.index(next(seat for seat, _, _ in self.lines if seat != "learn"))
        self.steps: list[dict[str, Json]] = []
        self.told: list[Told] = []

    def played(self) -> list[dict[str, Json]]:
        stop = False
        for word, _, notation in self.lines:
            if word == "learn":
                stop = True
                continue
            self.play(self.names.index(word), notation, stop)
            stop = False
        self.step([])
        return self.steps

    def play(self, seat: int, notation: str, stop: bool) -> None:
        game, pos = self.match.game, self.match.pos
        if stop:
            sight = game.sight(pos, self.learner)
            self.step([choice for choice in sight.choices if choice.notation == notation])
        act = self.match.answer_in_words(seat, notation)
        self.told += self.match.told(act, self.learner)

    def step(self, choices: list[Any]) -> None:
        """What is seen now; only the one answer that the lesson asks for may be touched."""
        shown: Any = to_json(self.match.game.sight(self.match.pos, self.learner))
        shown["choices"] = to_json(choices)
        self.steps.append({"sight": shown, "told": to_json(self.told)})
        self.told = []


def lesson(page: str) -> str:
    steps = Lesson(page).played()
    return json.dumps(steps, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for page in sorted(Path(sys.argv[1]).glob("*.txt")):
        (Path(sys.argv[2]) / f"{page.stem}.json").write_text(
            lesson(page.read_text("utf-8")), "utf-8"
        )
