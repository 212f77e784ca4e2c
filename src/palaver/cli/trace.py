"""`palaver trace ROOM`: one game, answer by answer, as JSON lines for other programs."""

import argparse
import json
from typing import Any

from palaver.bots import bot_called
from palaver.cli.arguments import Verbs, add_game, set_up_from
from palaver.cli.simulate import ALL_BITS, TIME_TO_THINK, bots_for
from palaver.core.match import Act, Match, Seed
from palaver.core.saving import fingerprint
from palaver.core.sight import Told


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("trace", help="write down everything of one game between bots")
    add_game(verb)
    verb.add_argument(
        "--bots", default="random", metavar="A,B,…", help="one for all seats, or one each"
    )
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    set_up = set_up_from(given)
    assert isinstance(set_up.chance, Seed)
    seed = set_up.chance.number
    names = bots_for(given.bots, set_up.players)
    bots = [
        bot_called(name, (seed * 7919 + seat + 1) & ALL_BITS, set_up.board)
        for seat, name in enumerate(names)
    ]
    match = Match(set_up)
    put(header(match, names))
    while not match.over:
        seat = match.waiting()[0]
        sight = match.game.sight(match.pos, seat)
        options = tuple(choice.option for choice in sight.choices)
        before = moment(match, [choice.notation for choice in sight.choices], seat, sight.question)
        answer = bots[seat].answer(sight, sight.question or "", options, TIME_TO_THINK)
        act = match.answer(seat, answer)
        put(before | {"answer": act.notation, "events": events(match, act)})
    put(footer(match))


def put(line: dict[str, Any]) -> None:
    print(json.dumps(line, ensure_ascii=False, separators=(",", ":")))


def header(match: Match, bots: list[str]) -> dict[str, Any]:
    set_up, game = match.set_up, match.game
    return {
        "room": f"{game.name}/{game.rules_number}",
        "seats": game.seat_names(match.pos),
        "bots": bots,
        "seed": set_up.chance.number if isinstance(set_up.chance, Seed) else None,
        "options": game.settings(set_up.switches),
        "board": game.printed if set_up.board is None else set_up.board,
    }


def moment(match: Match, options: list[str], seat: int, question: str | None) -> dict[str, Any]:
    """The whole table before an answer: what lies open, and apart from it what is hidden."""
    game, pos = match.game, match.pos
    names = game.seat_names(pos)
    return {
        "n": len(match.acts) + 1,
        "table": game.table(pos, None),
        "hidden": game.hidden(pos),
        "points": scores(match),
        "waiting": [names[waiting] for waiting in match.waiting()],
        "seat": names[seat],
        "question": question,
        "options": options,
    }


def events(match: Match, act: Act) -> list[dict[str, Any]]:
    names = match.game.seat_names(match.pos)
    told = (match.game.told(act.before, event, event[1]) for event in act.heard)
    return [event_line(event, names) for event in told if event is not None]


def event_line(event: Told, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "event": event.event,
        "seat": None if event.seat is None else names[event.seat],
        **event.args,
        "rule": event.rule,
        "rulings": event.rulings,
        "reveals": event.reveals,
    }


def scores(match: Match) -> dict[str, int]:
    names = match.game.seat_names(match.pos)
    sight = match.game.sight(match.pos, None)
    return dict(zip(names, sight.points, strict=True))


def footer(match: Match) -> dict[str, Any]:
    game = match.game
    names = game.seat_names(match.pos)
    return {
        "over": True,
        "ending": game.ending(match.pos),
        "answers": len(match.acts),
        "points": scores(match),
        "winners": [names[seat] for seat in game.sight(match.pos, None).winners],
        "fingerprint": fingerprint(game, match.pos),
    }
