"""What there is to play: rooms, boards and texts. The same for everybody, and cached."""

import hashlib
import json
from functools import cache
from typing import Any

from litestar import MediaType, Response, Router, get, post
from litestar.params import Body

from palaver.bots import BOTS
from palaver.core.errors import BadBoard
from palaver.core.game import Game, board_digest, games
from palaver.server.house import Asked
from palaver.server.refusals import No
from palaver.server.routes import PROBLEMS
from palaver.server.wire import Board, BoardChecked, RoomShown, SwitchShown
from palaver.text import HOUSE, LANGUAGES

SOON = "public, max-age=60"


def room_called(name: str) -> Game[Any]:
    if name not in games():
        raise No("no-room", name=name[:40])
    return games()[name]


def shown(game: Game[Any]) -> RoomShown:
    return RoomShown(
        name=game.name,
        title=game.title,
        rules_number=game.rules_number,
        least=game.seats[0],
        most=game.seats[-1],
        switches=[
            SwitchShown(switch.name, switch.default, list(switch.values), list(switch.rulings))
            for switch in game.switches
        ],
        rules=list(game.rules),
        languages=list(LANGUAGES),
        bots=list(BOTS),
    )


@get("/rooms", responses=PROBLEMS, sync_to_thread=False)
def rooms() -> list[RoomShown]:
    return [shown(game) for game in games().values()]


@get("/rooms/{room:str}", responses=PROBLEMS, sync_to_thread=False)
def room_of(room: str) -> RoomShown:
    return shown(room_called(room))


@get("/rooms/{room:str}/board", responses=PROBLEMS, sync_to_thread=False)
def board(room: str, request: Asked) -> Response[Any]:
    """The printed board as data."""
    room_called(room)
    body, tag = printed(room)
    return tagged(request, body, tag, "application/json")


@post("/rooms/{room:str}/board", responses=PROBLEMS, status_code=200)
async def check_board(room: str, data: Board = Body()) -> BoardChecked:  # noqa: B008
    """What is wrong with a corrected board? Nothing, if there are no complaints."""
    game = room_called(room)
    return BoardChecked(board_digest(data.board), complaints(game, data.board))


def complaints(game: Game[Any], data: Any) -> list[str]:
    """A board that breaks the inspection itself is no board."""
    try:
        return game.wrong_with(data)
    except BadBoard as error:
        return error.complaints
    except Exception as error:
        return [f"this is no board of {game.name}: {type(error).__name__}"]


@get("/texts/{language:str}", responses=PROBLEMS, media_type=MediaType.TEXT, sync_to_thread=False)
def house_texts(language: str, request: Asked) -> Response[Any]:
    body, tag = texts("", language)
    return tagged(request, body, tag, "text/plain")


@get(
    "/texts/{room:str}/{language:str}",
    responses=PROBLEMS,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def room_texts(room: str, language: str, request: Asked) -> Response[Any]:
    room_called(room)
    body, tag = texts(room, language)
    return tagged(request, body, tag, "text/plain")


@cache
def printed(room: str) -> tuple[bytes, str]:
    body = json.dumps(room_called(room).printed, ensure_ascii=False).encode()
    return body, tag_of(body)


@cache
def texts(room: str, language: str) -> tuple[bytes, str]:
    if language not in LANGUAGES:
        raise No("no-text")
    folder = HOUSE if room == "" else room_called(room).folder / "text"
    body = (folder / f"{language}.ftl").read_bytes()
    return body, tag_of(body)


def tag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def tagged(request: Asked, body: bytes, tag: str, kind: str) -> Response[Any]:
    headers = {"ETag": tag, "Cache-Control": SOON}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


ROUTES = Router(
    "/",
    route_handlers=[rooms, room_of, board, check_board, house_texts, room_texts],
    tags=["rooms"],
)
