"""What a table was begun with and never changes: room, options, board, pace, secret."""

import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from palaver.core.game import Game, board_digest, game_called
from palaver.core.match import Chance, Secret, Seed, SetUp
from palaver.server.wire import Pace


class Terms(Struct, frozen=True):
    """As stored with the table."""

    players: int
    switches: dict[str, int]
    pace: Pace
    public: bool
    watch: bool
    bots: bool
    silence: bool
    stand_in: str
    imported: bool = False


class StoredChance(Struct, frozen=True, omit_defaults=True):
    secret: str | None = None
    seed: int | None = None


@dataclass(frozen=True)
class Deal:
    id: str
    room: str
    rules: int
    terms: Terms
    board_data: Any  # none is the printed board
    chance: StoredChance
    created: int

    @cached_property
    def game(self) -> Game[Any]:
        return game_called(self.room)

    @cached_property
    def made_board(self) -> Any:
        return self.game.board(self.board_data)

    @cached_property
    def board_digest(self) -> str:
        return board_digest(self.game.printed if self.board_data is None else self.board_data)

    @cached_property
    def digest(self) -> str:
        chance = self.chance_with(())
        return chance.digest() if isinstance(chance, Secret) else ""

    def chance_with(self, salts: tuple[str, ...]) -> Chance:
        if self.chance.seed is not None:
            return Seed(self.chance.seed)
        assert self.chance.secret is not None
        return Secret(bytes.fromhex(self.chance.secret), salts)

    def set_up(self, salts: tuple[str, ...]) -> SetUp:
        chance = self.chance_with(salts)
        return SetUp(
            self.game, self.terms.players, chance, dict(self.terms.switches), self.board_data
        )


def new_id() -> str:
    """Long enough that nobody finds a table by guessing."""
    return secrets.token_urlsafe(9)


def new_secret() -> StoredChance:
    return StoredChance(secret=secrets.token_hex(32))


def new_salt() -> str:
    return secrets.token_hex(8)


def text_of(struct: Any) -> str:
    return msgspec.json.encode(struct).decode()
