"""Every word that a player reads, in three languages with the same gaps."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from palaver import text
from palaver.core.contract import Case, play_on, some_luck
from palaver.core.game import Game, games, name_of

ROOMS = sorted(games())


class Gaps(Visitor):
    """The variables that a message fills in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def gaps(node: ast.Message | ast.Attribute) -> set[str]:
    collector = Gaps()
    collector.visit(node.value)
    return collector.found


def messages(page: Path) -> dict[str, set[str]]:
    """Every key, attributes too, with its gaps."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(page.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{page.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{page.name}: {entry.id.name} stands twice"
            found[entry.id.name] = gaps(entry)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = gaps(attribute)
    return found


@pytest.mark.parametrize(
    "folder", [text.HOUSE, *(game.folder / "text" for game in games().values())], ids=str
)
def test_three_languages_have_the_same_keys_and_gaps(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for language in text.LANGUAGES:
        assert english == messages(folder / f"{language}.ftl")


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_everything_that_can_be_said_has_a_text(room: str, language: str) -> None:
    """Played at random, every question, answer, event and reason is spoken."""
    game = games()[room]
    for players in game.seats:
        match = Case(room, players, seed=players, length=0).match()
        speech = text.Speech(language, game, tuple(match.game.seat_names(match.pos)))
        while not match.over:
            speak(speech, game, match.pos)
            play_on(match, 40, some_luck(len(match.acts)))
        for act in match.acts:
            for observer in (None, act.seat):
                for told in match.told(act, observer):
                    assert speech.say(told.said)


def speak(speech: text.Speech, game: Game[Any], pos: Any) -> None:
    for seat in range(pos.players):
        sight = game.sight(pos, seat)
        if sight.asked is not None:
            assert speech.say(sight.asked)
        spoken = [speech.say(choice.said) for choice in sight.choices]
        assert len(set(spoken)) == len(spoken), "two answers in the same words"
        for thing in game.things(pos, seat):  # type: ignore[arg-type]
            if reason := game.why_not(pos, seat, thing):  # type: ignore[arg-type]
                assert speech.say(reason.said)


@pytest.mark.parametrize("room", ROOMS)
def test_every_event_question_switch_and_rule_has_its_text(room: str) -> None:
    game = games()[room]
    known = messages(game.folder / "text/en.ftl")
    wanted = {f"event-{kind.name}" for kind in game.events}
    wanted |= {f"event-{kind.name}-unseen" for kind in game.events if kind.secret}
    wanted |= {f"ask-{name_of(question)}" for question in game.questions}
    wanted |= {f"switch-{switch.name}" for switch in game.switches}
    wanted |= {f"switch-{switch.name}.explain" for switch in game.switches}
    wanted |= {f"rule-{anchor}" for anchor in game.rules}
    wanted |= {f"rule-{anchor}.title" for anchor in game.rules}

    assert wanted - known.keys() == set()


@pytest.mark.parametrize("room", ROOMS)
def test_every_event_points_to_a_paragraph(room: str) -> None:
    game = games()[room]

    assert {kind.rule for kind in game.events} - set(game.rules) == set()
