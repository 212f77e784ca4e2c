"""A game being played: answers come in, events go out, and some can be taken back."""

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from palaver.core.bits import each, has
from palaver.core.ear import Ear
from palaver.core.errors import Refused
from palaver.core.game import Game, Heard
from palaver.core.ints import Luck, Seat, Word
from palaver.core.native import raise_faults
from palaver.core.position import AnyPosition
from palaver.core.sight import Told


@dataclass(frozen=True, slots=True)
class Seed:
    """Chance for simulations and tests: one number, which simply steps on."""

    number: int

    def word(self, n: int) -> int | None:
        return self.number if n == 0 else None


@dataclass(frozen=True, slots=True)
class Secret:
    """Chance at a table: word n of an HMAC-SHA-256 stream over the secret and the salts.

    Word 0 deals; word n stands before the n-th answer. What is seen tells nothing of
    what comes. The digest is published when play begins, the secret when it is over.
    """

    secret: bytes
    salts: tuple[str, ...] = ()

    def word(self, n: int) -> int | None:
        message = "\n".join([str(n), *self.salts]).encode()
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")

    def digest(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()


Chance = Seed | Secret


@dataclass(frozen=True, slots=True)
class SetUp:
    """All that a game is begun with."""

    game: Game[Any]
    players: int
    chance: Chance
    switches: Mapping[str, int] = field(default_factory=dict)
    board: Any = None  # the data of a corrected board; none is the printed one

    def begin(self) -> AnyPosition:
        deal = self.chance.word(0)
        assert deal is not None
        board = self.game.board(self.board)
        pos: AnyPosition = self.game.set_up(self.players, deal, self.switches, board)
        return pos


@dataclass(frozen=True, slots=True)
class Act:
    """One answer that was given, among how many, and what came of it."""

    seat: int
    question: str
    option: int
    notation: str
    among: int
    heard: tuple[Heard, ...]
    before: AnyPosition


class Match:
    """The only place where answers are checked against the rules before they act.

    It can go on from a position that was kept, after so many `earlier` answers; those
    cannot be taken back.
    """

    def __init__(self, set_up: SetUp, kept: AnyPosition | None = None, earlier: int = 0) -> None:
        self.set_up = set_up
        self.game = set_up.game
        self.pos = set_up.begin() if kept is None else kept
        self.earlier = earlier
        self.acts: list[Act] = []

    @property
    def over(self) -> bool:
        return bool(self.pos.over)

    def waiting(self) -> list[int]:
        return [int(seat) for seat in each(self.pos.waiting())]

    def answer(self, seat: int, option: int) -> Act:
        """Take an answer that is legal now, or refuse it and change nothing."""
        if not has(self.pos.may_answer(), Seat(seat)):
            raise Refused(
                "nobody is asked, the game is over" if self.over else "not this seat's turn"
            )
        pos, who = self.pos, Seat(seat)
        legal = pos.legal(who)
        if option not in legal:
            raise Refused(f"option {option} is not legal now")
        before = pos.clone()
        question = self.game.question(pos, who)
        notation = self.game.choice(pos, who, option).notation
        word = self.set_up.chance.word(self.earlier + len(self.acts) + 1)
        if word is not None:
            pos.luck = Luck(Word(word))
        pos.ear = ear = Ear()
        pos.choose(who, option)
        pos.ear = None
        raise_faults()
        act = Act(seat, question, option, notation, len(legal), tuple(ear.heard), before)
        self.acts.append(act)
        return act

    def answer_in_words(self, seat: int, notation: str) -> Act:
        """Likewise, in the written notation."""
        if not has(self.pos.may_answer(), Seat(seat)):
            raise Refused(
                "nobody is asked, the game is over" if self.over else "not this seat's turn"
            )
        option = self.game.read(self.pos, Seat(seat), notation)
        if option is None:
            question = self.game.question(self.pos, Seat(seat))
            raise Refused(f"{notation!r} is no legal answer to {question}")
        return self.answer(seat, option)

    def told(self, act: Act, observer: int | None) -> list[Told]:
        """What one observer hears of an act."""
        heard = (self.game.told(act.before, event, observer) for event in act.heard)
        return [told for told in heard if told is not None]

    # --- Taking back ----------------------------------------------------------

    def can_take_back(self, seat: int) -> int:
        """How many of the last answers: the seat's own, down to a chance or a reveal."""
        number = 0
        for act in reversed(self.acts):
            if act.seat != seat or any(self.game.events[event[0]].reveals for event in act.heard):
                break
            number += 1
        return number

    def take_back(self, seat: int, number: int = 1) -> None:
        if not 0 < number <= self.can_take_back(seat):
            raise Refused(f"{number} answers cannot be taken back")
        self.pos = self.acts[-number].before.clone()
        del self.acts[-number:]
