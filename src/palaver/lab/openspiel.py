"""The rooms as games of OpenSpiel: `load("africa", players=3)`.

Seats that are asked at once are asked one after the other; a sight shows nobody what
others have only just answered. The deal is drawn at two nodes of chance with 1,024
outcomes each, and all later chance follows from it.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from palaver.core import saving
from palaver.core.bits import first
from palaver.core.game import Game, game_called, games
from palaver.core.ints import Luck, Seat, Word
from palaver.core.luck import step
from palaver.core.position import AnyPosition
from palaver.core.sight import Json
from palaver.lab.rows import Rows, rows_of

PREFIX = "palaver_"
DEALS = 1024  # outcomes of each node of chance
DRAWS = 2
FAR = 2000.0  # points that nobody has, nor lacks


def load(room: str, players: int | None = None) -> Any:
    """With so many seats, or the fewest."""
    register()
    return pyspiel.load_game(PREFIX + room, {"players": players or game_called(room).seats[0]})


def type_of(room: str) -> Any:
    game = game_called(room)
    return pyspiel.GameType(
        short_name=PREFIX + room,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0]},
    )


class RoomGame(pyspiel.Game):  # type: ignore[misc]
    """Holds nothing of its own: OpenSpiel copies games without calling `__init__`."""

    def __init__(self, room: str, players: int) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=rows_of(room).actions,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-FAR,
            max_utility=FAR,
            utility_sum=None,
            max_game_length=game_called(room).bound,
        )
        super().__init__(type_of(room), info, {"players": players})

    @property
    def room(self) -> Game[Any]:
        return game_called(self.get_type().short_name.removeprefix(PREFIX))

    @property
    def rows(self) -> Rows:
        return rows_of(self.room.name)

    @property
    def seats(self) -> int:
        return int(self.num_players())

    def new_initial_state(self, *_: Any) -> "RoomState":
        return RoomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RoomObserver":
        return RoomObserver(self)


class Kept:
    """A position that can be copied and pickled, as OpenSpiel does with what a state holds."""

    def __init__(self, room: str, pos: AnyPosition) -> None:
        self.room = room
        self.pos = pos

    def __deepcopy__(self, memo: Any) -> "Kept":
        return Kept(self.room, self.pos.clone())

    def __reduce__(self) -> Any:
        return unpacked, (self.room, saving.dump(game_called(self.room), self.pos))


def unpacked(room: str, saved: dict[str, Json]) -> Kept:
    game = game_called(room)
    return Kept(room, saving.load(game, game.printed_board, saved))


class RoomState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: RoomGame) -> None:
        super().__init__(game)
        self.room = game.room.name
        self.seats = game.seats
        self.deal: list[int] = []
        self.kept: Kept | None = None
        self.answered: list[tuple[int, int]] = []  # seat and action, in order
        self.memory: list[list[str]] = [[] for _ in range(game.seats)]  # as far as ever asked for

    @property
    def pos(self) -> AnyPosition | None:
        return self.kept.pos if self.kept else None

    @property
    def game(self) -> Game[Any]:
        return game_called(self.room)

    @property
    def rows(self) -> Rows:
        return rows_of(self.room)

    def current_player(self) -> int:
        if self.pos is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.pos.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return first(self.pos.waiting())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / DEALS) for number in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.pos is not None
        return self.rows.legal(self.pos, player)

    def _apply_action(self, action: int) -> None:
        if self.pos is None:
            self.deal.append(action)
            if len(self.deal) == DRAWS:
                self.kept = Kept(self.room, self.dealt())
            return
        seat = first(self.pos.waiting())
        self.answered.append((seat, action))
        self.pos.choose(seat, self.rows.option(self.pos, seat, action))

    def dealt(self) -> AnyPosition:
        number = self.deal[0] * DEALS + self.deal[1]
        pos: AnyPosition = self.game.set_up(self.seats, step(Luck(Word(number))))
        return pos

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.pos is None:
            return f"deal {action}"
        option = self.rows.option(self.pos, player, action)
        return self.game.choice(self.pos, Seat(player), option).notation

    def is_terminal(self) -> bool:
        return self.pos is not None and bool(self.pos.over)

    def returns(self) -> list[float]:
        """The points, when the game is over."""
        if self.pos is None or not self.pos.over:
            return [0.0] * self.seats
        return [float(self.pos.points(Seat(seat))) for seat in range(self.seats)]

    def seat_of(self, player: int) -> int:
        """Of games written in Python OpenSpiel does not check this itself."""
        if player < 0:
            raise RuntimeError(f"player >= 0 is wanted, not {player}")
        if player >= self.seats:
            raise RuntimeError(f"player < {self.seats} is wanted, not {player}")
        return player

    def observation_string(self, player: int) -> str:
        """The sight, which holds all that a seat may know."""
        seat = self.seat_of(player)
        if self.pos is None:
            return ""
        return self.game.sight(self.pos, seat).encode().decode()

    def information_state_string(self, player: int) -> str:
        """What it saw whenever it was asked and what it answered; then what it sees now."""
        seat = self.seat_of(player)
        return "\n".join([*self.remembered(seat), self.observation_string(seat)])

    def remembered(self, seat: int) -> list[str]:
        """Played again from the deal for it: few ask, and a sight takes longer than an answer."""
        memory = self.memory[seat]
        if len(memory) < sum(mover == seat for mover, _ in self.answered):
            self.memory[seat] = memory = list(self.seen_and_answered(seat))
        return memory

    def seen_and_answered(self, seat: int) -> Iterator[str]:
        pos, known = self.dealt(), iter(self.memory[seat])
        for mover, action in self.answered:
            if mover == seat:
                yield next(known, None) or f"{self.glimpse(pos, seat)} {action}"
            pos.choose(Seat(mover), self.rows.option(pos, mover, action))

    def glimpse(self, pos: AnyPosition, seat: int) -> str:
        return hashlib.blake2b(self.game.sight(pos, seat).encode(), digest_size=8).hexdigest()

    def observation_tensor(self, player: int) -> list[float]:
        seat = self.seat_of(player)
        if self.pos is None:
            return [0.0] * self.rows.numbers
        return [float(number) for number in self.rows.seen_by(self.pos, seat)]

    def __str__(self) -> str:
        return f"{self.deal} {self.answered}"


class RoomObserver:
    """The same for OpenSpiel's own observers; the named parts are those of the layout."""

    def __init__(self, game: RoomGame) -> None:
        self.tensor = np.zeros(game.rows.numbers, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, length, _ in game.rows.layout:
            self.dict[name] = self.tensor[at : at + length]
            at += length

    def set_from(self, state: RoomState, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: RoomState, player: int) -> str:
        return state.observation_string(player)


def class_for(room: str, fewest: int) -> type:
    """OpenSpiel wants a class for each game; a function would be freed after Python ended."""

    def begin(self: RoomGame, params: Any = None) -> None:
        RoomGame.__init__(self, room, int((params or {}).get("players", fewest)))

    return type(f"{RoomGame.__name__}_{room}", (RoomGame,), {"__init__": begin})


CLASSES = {room: class_for(room, game.seats[0]) for room, game in games().items()}
globals().update({one.__name__: one for one in CLASSES.values()})  # pickled games look here


@cache
def register() -> None:
    """From now on `pyspiel.load_game("palaver_africa(players=3)")` finds every room."""
    for room, one in CLASSES.items():
        pyspiel.register_game(type_of(room), one)
