"""A game in writing: a header, an answer a line, and how it ended.

    africa/1 players=3 seed=7 patience=10
    red    start Lagos      of 5   -> first-player, started Lagos
    ...
    = 00b715be  red 1  blue 2  green 1

What follows `of` (how many answers were legal) and `->` (what happened) may be left
out; where it stands it must be true. A corrected board stands whole in a line of its own.
"""

import json
import re
from dataclasses import dataclass
from typing import Any

from palaver.core.errors import BadBoard, BadRecord, BadSetUp, PalaverError, Refused
from palaver.core.game import board_digest, game_called
from palaver.core.ints import Seat
from palaver.core.match import Act, Chance, Match, Secret, Seed, SetUp
from palaver.core.saving import fingerprint

LONGEST = 10_000_000  # characters; a real record has a hundredth of it
LINE = re.compile(
    r"(?P<seat>\S+)\s+(?P<answers>.*?)(?:\s+of (?P<among>\d{1,6}))?(?:\s*-> ?(?P<effects>.*))?"
)


@dataclass(frozen=True, slots=True)
class Line:
    """Who answered what; `among` and `effects` only where they are written down."""

    number: int
    seat: str
    answers: tuple[str, ...]
    among: int | None
    effects: str | None


@dataclass(frozen=True, slots=True)
class Record:
    set_up: SetUp
    lines: tuple[Line, ...]
    result: str | None


# --- Writing ----------------------------------------------------------------


def header(set_up: SetUp) -> str:
    game, chance = set_up.game, set_up.chance
    parts = [f"{game.name}/{game.rules_number}", f"players={set_up.players}"]
    if isinstance(chance, Seed):
        parts.append(f"seed={chance.number}")
    else:
        parts.append(f"secret={chance.secret.hex()}")
        parts += [f"salt={salt}" for salt in chance.salts]
    settings = game.settings(set_up.switches)
    parts += [f"{name}={value}" for name, value in settings.items()]
    data = game.printed if set_up.board is None else set_up.board
    parts.append(f"board={board_digest(data)}")
    return " ".join(parts)


def written(match: Match, effects: bool = True) -> str:
    """The whole record, to be read back by `read`."""
    lines = [header(match.set_up)]
    if match.set_up.board not in (None, match.game.printed):
        lines.append("board " + json.dumps(match.set_up.board, ensure_ascii=False))
    names = match.game.seat_names(match.pos)
    width = max(map(len, names))
    for acts in in_lines(match):
        answers = "; ".join(act.notation for act in acts)
        line = f"{names[acts[0].seat]:<{width}}  {answers:<16}"
        if effects:
            line += f" of {acts[0].among}" if len(acts) == 1 else ""
            happened = effects_of(match, acts)
            line += f"  -> {happened}" if happened else ""
        lines.append(line.rstrip())
    lines.append(result(match))
    return "\n".join(lines) + "\n"


def in_lines(match: Match) -> list[list[Act]]:
    """Answers to a question that shares a line are written one behind the other."""
    lines: list[list[Act]] = []
    for act in match.acts:
        joins = lines and act.question in match.game.joined
        if joins and lines[-1][0].seat == act.seat and lines[-1][-1].question in match.game.joined:
            lines[-1].append(act)
        else:
            lines.append([act])
    return lines


def effects_of(match: Match, acts: list[Act]) -> str:
    """All that happened, as nobody at the table but the record sees it.

    What befalls another seat than the one that answered stands behind its name.
    """
    names = match.game.seat_names(match.pos)
    effects = []
    for act in acts:
        for event in act.heard:
            told = match.game.told(act.before, event, event[1])
            if told is not None:
                another = told.seat not in (None, act.seat)
                effects.append(f"{names[event[1]]}: " * another + told.effect())
    return ", ".join(effects)


def result(match: Match) -> str:
    names = match.game.seat_names(match.pos)
    points = [f"{name} {match.pos.points(Seat(seat))}" for seat, name in enumerate(names)]
    return "  ".join([f"= {fingerprint(match.game, match.pos)}", *points])


# --- Reading ----------------------------------------------------------------


def read(text: str) -> Record:
    if len(text) > LONGEST:
        raise BadRecord(f"a record has at most {LONGEST} characters")
    lines = [
        (number, line.split("#", 1)[0].strip() if not line.startswith("board ") else line)
        for number, line in enumerate(text.splitlines(), 1)
    ]
    lines = [(number, line) for number, line in lines if line]
    if not lines:
        raise BadRecord("the record is empty")
    board = None
    if len(lines) > 1 and lines[1][1].startswith("board "):
        number, line = lines.pop(1)
        try:
            board = json.loads(line.removeprefix("board "))
        except ValueError as error:
            raise BadRecord(f"line {number}: the board is no JSON: {error}") from None
        except RecursionError:
            raise BadRecord(f"line {number}: the board is no JSON: too deep") from None
    set_up = read_header(*lines[0], board)
    ending = None
    if lines[-1][1].startswith("="):
        ending = " ".join(lines.pop()[1].split())
    return Record(set_up, tuple(read_line(number, line) for number, line in lines[1:]), ending)


def read_header(number: int, line: str, board: Any) -> SetUp:
    room, *pairs = line.split()
    name, slash, rules = room.partition("/")
    if not slash or any("=" not in pair for pair in pairs):
        raise BadRecord(f"line {number}: a record begins like 'africa/1 players=3 seed=7'")
    try:
        game = game_called(name)
        if rules != str(game.rules_number):
            raise BadRecord(
                f"line {number}: written for {room}, these are {name}/{game.rules_number}"
            )
        values = [(key, value) for key, _, value in (pair.partition("=") for pair in pairs)]
        said = dict(values)
        keys = [key for key, _ in values if key != "salt"]
        if len(keys) > len(set(keys)):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise BadRecord(f"line {number}: {twice}= stands there twice")
        salts = tuple(value for key, value in values if key == "salt")
        own = {"players", "seed", "secret", "salt", "board"}
        switches = {key: number_in(key, value) for key, value in values if key not in own}
        set_up = SetUp(
            game,
            number_in("players", said.get("players", "")),
            chance_in(said, salts),
            switches,
            board,
        )
        game.settings(switches)
        if set_up.players not in game.seats:
            raise BadSetUp(f"{name} is not for {set_up.players} players")
        data = game.printed if board is None else board
        game.board(board)
    except BadBoard as error:
        raise BadRecord(f"line {number + 1}: {error}") from None
    except (BadSetUp, PalaverError) as error:
        prefix = "" if str(error).startswith("line ") else f"line {number}: "
        raise BadRecord(f"{prefix}{error}") from None
    if said.get("board", board_digest(data)) != board_digest(data):
        raise BadRecord(f"line {number}: begun on another board, which the record does not hold")
    return set_up


def chance_in(said: dict[str, str], salts: tuple[str, ...]) -> Chance:
    if "secret" in said:
        try:
            return Secret(bytes.fromhex(said["secret"]), salts)
        except ValueError:
            raise BadRecord(f"secret={said['secret']!r} is not hexadecimal") from None
    seed = number_in("seed", said.get("seed", ""))
    if not 0 <= seed < 2**64:
        raise BadRecord(f"seed={seed} is not a number of 64 bits")
    return Seed(seed)


def number_in(key: str, value: str) -> int:
    if not re.fullmatch(r"-?\d{1,20}", value):
        raise BadRecord(f"{key}={value!r} is not a whole number")
    return int(value)


def read_line(number: int, line: str) -> Line:
    match = LINE.fullmatch(line)
    if match is None or not match["answers"]:
        raise BadRecord(f"line {number}: {line!r} does not name a seat and an answer")
    answers = tuple(part.strip() for part in match["answers"].split(";"))
    among = None if match["among"] is None else int(match["among"])
    return Line(number, match["seat"], answers, among, match["effects"])


# --- Replaying --------------------------------------------------------------


def replay(record: Record) -> Match:
    """Play it again, and see that all that is written down comes true."""
    match = Match(record.set_up)
    names = match.game.seat_names(match.pos)
    for line in record.lines:
        if line.seat not in names:
            raise BadRecord(
                f"line {line.number}: no seat called {line.seat!r}; there are {', '.join(names)}"
            )
        replay_line(match, line, names.index(line.seat))
    if record.result is not None and record.result != " ".join(result(match).split()):
        raise BadRecord(f"the record ends '{record.result}', replayed it ends '{result(match)}'")
    return match


def replay_line(match: Match, line: Line, seat: int) -> None:
    acts = []
    for notation in line.answers:
        try:
            acts.append(match.answer_in_words(seat, notation))
        except Refused as refusal:
            raise BadRecord(f"line {line.number}: {line.seat}: {refusal}") from None
    if line.among not in (None, acts[0].among):
        raise BadRecord(f"line {line.number}: {acts[0].among} answers were legal, not {line.among}")
    if line.effects is not None and line.effects.strip() != (truth := effects_of(match, acts)):
        raise BadRecord(f"line {line.number}: what happened was '{truth}'")
