"""`palaver play ROOM`: people and bots at one terminal."""

import argparse
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from palaver.bots import Bot, bot_called
from palaver.cli.arguments import Verbs, add_game, read_match, set_up_from, write_text
from palaver.cli.replay import names_at
from palaver.cli.screen import show_table
from palaver.cli.simulate import ALL_BITS, TIME_TO_THINK, bots_for
from palaver.core import record
from palaver.core.errors import PalaverError
from palaver.core.ints import Seat
from palaver.core.match import Act, Match, Seed
from palaver.core.meaning import plain, spaced, things_called, things_meant
from palaver.core.sight import Choice, Reason, Said, Sight
from palaver.text import LANGUAGES, Speech, language_of

USUAL_SEATS = 3
ADVISER = "steady"
MANY = 12  # answers; more are set in columns
LONGEST_NUMBER = 4  # digits of one that may stand for an answer
LONG = 60  # letters of what was typed that are worth repeating


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("play", help="play at this terminal, against bots or each other")
    add_game(verb)
    verb.add_argument(
        "--people", type=int, default=1, metavar="N", help="so many seats are people, the rest bots"
    )
    verb.add_argument(
        "--bots", default="steady", metavar="A,B,…", help="one for all other seats, or one each"
    )
    verb.add_argument("--reasons", action="store_true", help="bots say why they answer so")
    verb.add_argument("--lang", choices=LANGUAGES, default=language_of(os.environ.get("LANG")))
    verb.add_argument("--record", metavar="FILE", help="keep the record there, answer by answer")
    verb.add_argument("--resume", metavar="FILE", help="go on with the game of this record")
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    if given.resume is not None:
        match = resumed(given)
    else:
        match = Match(set_up_from(given, seats=USUAL_SEATS, seed=secrets.randbits(64)))
    if not 0 <= given.people <= match.pos.players:
        raise PalaverError(f"--people {given.people}: there are {match.pos.players} seats")
    seed = match.set_up.chance.number if isinstance(match.set_up.chance, Seed) else 0
    seats = range(given.people, match.pos.players)
    names = bots_for(given.bots, len(seats)) if seats else []
    bots = {
        seat: bot_called(name, (seed + seat) & ALL_BITS, match.set_up.board)
        for seat, name in zip(seats, names, strict=True)
    }
    terminal = Terminal(match, bots, given.lang, given.record)
    terminal.reasons = given.reasons
    terminal.play()


def resumed(given: argparse.Namespace) -> Match:
    for word in ("seats", "seed", "option", "board"):
        if getattr(given, word) not in (None, []):
            raise PalaverError(f"--{word}: with --resume the record says it, leave it out")
    match = read_match(Path(given.resume))
    if match.game.name != given.room:
        raise PalaverError(f"{given.resume}: is a record of {match.game.name}")
    return match


class Leave(Exception):
    """Somebody has had enough."""


class Again(Exception):
    """Something was taken back: the question is another one now."""


class Terminal:
    """One game on one screen."""

    def __init__(self, match: Match, bots: dict[int, Bot], language: str, keep: str | None) -> None:
        self.match = match
        self.bots = bots
        self.keep = keep
        self.console = Console(highlight=False)
        self.speech = Speech(language, match.game, names_at(match, language))
        self.shown: Sight | None = None  # the last table that was drawn
        self.at_screen: int | None = None  # whose eyes may read it
        self.reasons = False

    # --- The course of the game ---------------------------------------------

    def play(self) -> None:
        self.save()  # lest a game is played that cannot be kept
        try:
            while not self.match.over:
                seats = self.match.waiting()
                people = [seat for seat in seats if seat not in self.bots]
                if people and len(people) == len(seats):
                    self.ask(people[0])
                else:
                    self.let_bot_answer(next(seat for seat in seats if seat in self.bots))
            self.finish()
        except Leave:
            self.save()
            self.say("play-left")

    def let_bot_answer(self, seat: int) -> None:
        sight = self.match.game.sight(self.match.pos, seat)
        bot = self.bots[seat]
        with self.console.status(escape(self.speech.text("play-thinks", who=self.name(seat)))):
            answer = advised(bot, sight)
        self.tell(self.match.answer(seat, answer))
        if self.reasons:
            self.give_why(bot.reason())

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        sight = self.match.game.sight(self.match.pos, seat)
        if len(sight.choices) == 1 and not self.undoable():  # else it might end a turn
            self.tell(self.match.answer(seat, sight.choices[0].option))
            return
        self.draw(sight)
        self.list_choices(sight)
        try:
            while (choice := self.read(sight)) is None:
                pass
        except Again:
            return
        self.tell(self.match.answer(seat, choice.option))

    def finish(self) -> None:
        self.save()
        sight = self.match.game.sight(self.match.pos, None)
        self.draw(sight)
        for seat in sorted(range(len(sight.points)), key=lambda seat: -sight.points[seat]):
            mark = "★" if seat in sight.winners else " "
            self.console.print(f" {mark} {escape(self.name(seat)):<16} {sight.points[seat]:>4}")
        print(record.result(self.match))

    # --- What is seen -------------------------------------------------------

    def name(self, seat: int) -> str:
        return self.speech.names[seat]

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(escape(self.speech.text(key, **args)))

    def hand_over(self, seat: int) -> None:
        """A curtain between people, where a game has secrets."""
        people = self.match.pos.players - len(self.bots)
        if people > 1 and self.at_screen not in (None, seat) and self.has_secrets():
            self.console.clear()
            self.line(self.speech.text("play-curtain", who=self.name(seat)))
        self.at_screen = seat

    def has_secrets(self) -> bool:
        game, pos = self.match.game, self.match.pos
        return any(game.table(pos, seat) != game.table(pos, None) for seat in range(pos.players))

    def draw(self, sight: Sight) -> None:
        if self.shown is None or self.shown.table != sight.table:
            board = self.match.game.board(self.match.set_up.board)
            self.console.print()
            show_table(self.console, self.match.game, self.speech, sight, board)
            scores = "   ".join(
                f"{escape(self.name(seat))} {points}" for seat, points in enumerate(sight.points)
            )
            self.console.print(f"\n[bold]{scores}[/bold]")
        self.shown = sight

    def list_choices(self, sight: Sight) -> None:
        assert sight.asked is not None
        self.console.print(f"\n[bold]{escape(self.speech.say(sight.asked))}[/bold]")
        lines = [
            f"[cyan]{number:>3}[/cyan]  {escape(self.speech.say(choice.said))}  "
            f"[dim]{escape(choice.notation)}[/dim]"
            for number, choice in enumerate(sight.choices, 1)
        ]
        if len(lines) > MANY:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            self.console.print("\n".join(lines))

    def tell(self, act: Act) -> None:
        for told in self.match.told(act, self.at_screen):
            self.console.print(f"[dim]·[/dim] {escape(self.speech.say(told.said))}")
        if self.keep is not None:
            self.save()

    # --- What is typed ------------------------------------------------------

    def line(self, prompt: str) -> str:
        try:
            return self.console.input(f"{escape(prompt)} ").strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def read(self, sight: Sight) -> Choice | None:
        """A number, the notation, or one of the words that `help` lists."""
        typed = self.line(self.speech.text("play-prompt"))
        word, _, rest = typed.partition(" ")
        word = word.casefold()
        if word in ("quit", "q"):
            raise Leave
        if word in ("help", "?", "list", ""):
            self.say("play-help")
            self.list_choices(sight)
        elif word == "board":
            self.shown = None
            self.draw(sight)
        elif word == "undo":
            self.undo()
        elif word == "why":
            self.explain(sight, things_called(self.things(sight), rest))
        elif word == "hint":
            self.hint(sight)
        elif word == "rule":
            self.read_rule(rest)
        elif word == "save":
            self.keep_at(rest.strip() or self.keep)
        else:
            return self.chosen(sight, typed)
        return None

    def chosen(self, sight: Sight, typed: str) -> Choice | None:
        number = int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else 0
        if 0 < number <= len(sight.choices):
            return sight.choices[number - 1]
        for same in (spaced, plain):
            meant = [choice for choice in sight.choices if same(choice.notation) == same(typed)]
            if len(meant) == 1:
                return meant[0]
        self.say("play-not-legal", typed=typed if len(typed) < LONG else f"{typed[:LONG]}…")
        self.explain(sight, things_meant(self.things(sight), typed))
        return None

    def hint(self, sight: Sight) -> None:
        """What a bot would do that sees no more than this."""
        bot = bot_called(ADVISER, len(self.match.acts), self.match.set_up.board)
        option = advised(bot, sight)
        meant = next(choice for choice in sight.choices if choice.option == option)
        self.console.print(
            f"{escape(self.speech.say(meant.said))}  [dim]{escape(meant.notation)}[/dim]"
        )
        self.give_why(bot.reason())

    def give_why(self, reason: Said | None) -> None:
        if reason is not None:
            self.console.print(f"  [dim]{escape(self.speech.say(reason))}[/dim]")

    def undo(self) -> None:
        number = self.undoable()
        if number == 0:
            self.say("play-no-undo")
            return
        self.match.take_back(self.match.acts[-1].seat, number)
        self.say("play-undone")
        raise Again

    def undoable(self) -> int:
        """Back to the last real choice of whoever answered last, if that is a person: an answer
        without alternative was given for them."""
        last = self.match.acts[-1].seat if self.match.acts else None
        if last is None or last in self.bots:
            return 0
        for number in range(1, self.match.can_take_back(last) + 1):
            if self.match.acts[-number].among > 1:
                return number
        return 0

    def things(self, sight: Sight) -> tuple[str, ...]:
        assert sight.observer is not None
        return tuple(self.match.game.things(self.match.pos, Seat(sight.observer)))

    def explain(self, sight: Sight, things: Iterator[str]) -> None:
        """Why not the first of these?"""
        assert sight.observer is not None
        game, pos = self.match.game, self.match.pos
        thing = next(things, None)
        if thing is None:
            self.say("play-no-thing")
        elif reason := game.why_not(pos, sight.observer, thing):  # type: ignore[arg-type]
            self.give_reason(reason)
        else:
            self.say("play-you-may")
            touching = [choice.notation for choice in sight.choices if thing in choice.touch]
            self.console.print(f"[dim]{escape(', '.join(touching))}[/dim]")

    def give_reason(self, reason: Reason) -> None:
        rulings = f" {', '.join(reason.rulings)}" if reason.rulings else ""
        self.console.print(
            f"{escape(self.speech.say(reason.said))} [dim]#{reason.rule}{rulings}[/dim]"
        )

    def read_rule(self, anchor: str) -> None:
        if anchor and anchor not in self.match.game.rules:
            self.say("play-no-thing")
        for rule in self.match.game.rules:
            title = escape(self.speech.text(f"rule-{rule}", "title"))
            if not anchor:
                self.console.print(f"[dim]{rule:<16}[/dim] {title}")
            elif rule == anchor:
                self.console.print(
                    f"[bold]{title}[/bold]\n{escape(self.speech.text(f'rule-{rule}'))}"
                )

    def save(self) -> None:
        if self.keep is not None:
            write_text(Path(self.keep), record.written(self.match))

    def keep_at(self, path: str | None) -> None:
        """As was typed; a wrong name is no reason to lose the game."""
        if path is None:
            self.say("play-help")
            return
        try:
            write_text(Path(path), record.written(self.match))
        except PalaverError as error:
            self.console.print(escape(str(error)))
        else:
            self.say("play-saved", file=path)


def advised(bot: Bot, sight: Sight) -> int:
    options = tuple(choice.option for choice in sight.choices)
    return bot.answer(sight, sight.question or "", options, TIME_TO_THINK)
