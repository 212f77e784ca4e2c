"""The laws that every room must keep, usable from any test.

A law takes a `Case`: a game played at random, so that a failure prints as one line
that anybody can paste, such as `Case("africa", players=3, seed=6, length=50)`.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from palaver.core import record, saving
from palaver.core.bits import each, has
from palaver.core.ear import Ear
from palaver.core.game import Game, game_called
from palaver.core.ints import NOBODY, Luck, Seat, Word
from palaver.core.luck import below, step
from palaver.core.match import Act, Match, Seed, SetUp
from palaver.core.position import AnyPosition
from palaver.core.sight import Sight, Told, to_json

MOST_ANSWERS = 1024  # what a compiled list of answers can hold
RECENT = 8  # answers whose streams are compared; cases of every length cover the rest
EARLY = 20  # answers; later little may be hidden, and that known to whoever counts
RARELY = 32  # once in so many answers somebody is heard who is not waited for
TWINS = 6  # reimaginings compared with the truth, per answer and observer


class Broken(AssertionError):
    """A law is broken; says which, by what."""


@dataclass(frozen=True)
class Case:
    """A room, and a game played so far at random."""

    room: str
    players: int
    seed: int
    length: int
    switches: dict[str, int] = field(default_factory=dict)

    def game(self) -> Game[Any]:
        return game_called(self.room)

    def set_up(self, game: Game[Any] | None = None) -> SetUp:
        return SetUp(game or self.game(), self.players, Seed(self.seed), self.switches)

    def match(self, game: Game[Any] | None = None) -> Match:
        match = Match(self.set_up(game))
        play_on(match, self.length, Luck(Word(self.seed)))
        return match


def play_on(match: Match, answers: int, luck: Luck) -> None:
    for act in random_answers(match, luck):
        answers -= 1
        if answers < 0:
            return
        match.answer(*act)


def random_answers(match: Match, luck: Luck) -> Iterator[tuple[int, int]]:
    """Whoever is waited for answers anything, until the game is over; and now and then whoever
    is not, but may take back what is sealed. Were that as likely, no phase would ever end."""
    while not match.over:
        luck = step(luck)
        able = match.waiting()
        if set(able) != (besides := set(each(match.pos.may_answer()))) and not below(luck, RARELY):
            able = sorted(besides)
            luck = step(luck)
        seat = able[below(luck, len(able))]
        luck = step(luck)
        legal = match.pos.legal(Seat(seat))
        yield seat, legal[below(luck, len(legal))]


def hold(law: bool, says: str, *evidence: object) -> None:
    if not law:
        raise Broken(": ".join([says, *map(repr, evidence)]))


def observers(pos: AnyPosition) -> list[int | None]:
    return [*range(pos.players), None]


# --- Going on ---------------------------------------------------------------


def can_go_on(match: Match) -> None:
    """Not over means that somebody is asked and can answer; over, that nobody is."""
    pos = match.pos
    waiting, able = set(each(pos.waiting())), set(each(pos.may_answer()))
    hold(bool(waiting) != bool(pos.over), "over and waiting, or neither", waiting)
    hold(waiting <= able, "waits for a seat that may not answer", waiting, able)
    for seat in able:
        hold(len(pos.legal(Seat(seat))) > 0, "no legal answer", seat)


def options_are_in_order(match: Match) -> None:
    """Sorted, unique, not too many; different in the notation and in words."""
    pos, game = match.pos, match.game
    for seat in each(pos.may_answer()):
        legal = pos.legal(Seat(seat))
        hold(legal == sorted(set(legal)), "options unsorted or repeated", legal)
        hold(len(legal) <= MOST_ANSWERS and min(legal) >= 0, "options too many or negative")
        choices = game.choices(pos, Seat(seat))
        notations = Counter(choice.notation.casefold() for choice in choices)
        hold(max(notations.values()) == 1, "one notation for two options", notations.most_common(1))
        spoken = Counter(json.dumps(to_json(choice.said)) for choice in choices)
        hold(max(spoken.values()) == 1, "one sentence for two options", spoken.most_common(1))
        for choice in choices:
            hold(";" not in choice.notation, "a notation with ;", choice.notation)
            hold(game.read(pos, Seat(seat), choice.notation) == choice.option, "unreadable", choice)


def looking_changes_nothing(match: Match) -> None:
    game, pos = match.game, match.pos
    before = saving.dump(game, pos)
    for observer in observers(pos):
        game.sight(pos, observer)
    for seat in each(pos.may_answer()):
        pos.legal(Seat(seat))
        for thing in game.things(pos, Seat(seat)):
            game.why_not(pos, Seat(seat), thing)
    game.conserved(pos), game.hidden(pos)
    hold(before == saving.dump(game, pos), "looking changed the position")


def a_clone_lives_its_own_life(match: Match) -> None:
    game, pos = match.game, match.pos
    before = saving.dump(game, pos)
    pos.ear = Ear()
    twin = pos.clone()
    pos.ear = None
    hold(twin.ear is None, "a clone inherits the ear")
    hold(saving.dump(game, twin) == before, "a clone differs")
    for seat in each(pos.waiting()):
        twin.choose(Seat(seat), pos.legal(Seat(seat))[-1])
        break
    hold(saving.dump(game, pos) == before, "what happened to a clone happened to the original")


def nothing_is_lost(match: Match) -> None:
    """What is made is never lost: each room's things add up as they did at the start."""
    now, then = match.game.conserved(match.pos), match.game.conserved(match.set_up.begin())
    hold(now == then, "made or lost", now, then)


def scores_add_up_from_events(match: Match) -> None:
    """Every point is told, by an event that names its part."""
    for act, after in with_successors(match):
        gained = [0] * after.players
        for event in act.heard:
            kind = match.game.events[event[0]]
            if "points" in kind.args:
                gained[event[1]] += event[2 + kind.args.index("points")]
        for seat in range(after.players):
            truth = after.points(Seat(seat)) - act.before.points(Seat(seat))
            hold(truth == gained[seat], "points untold", act.notation, seat, truth, gained[seat])


def with_successors(match: Match) -> Iterator[tuple[Act, AnyPosition]]:
    for act, following in zip(match.acts, match.acts[1:], strict=False):
        yield act, following.before
    if match.acts:
        yield match.acts[-1], match.pos


# --- Saving -----------------------------------------------------------------


def saved_and_loaded_it_is_the_same(match: Match) -> None:
    game, pos = match.game, match.pos
    saved = json.loads(json.dumps(saving.dump(game, pos)))
    twin = saving.load(game, game.board(match.set_up.board), saved)
    hold(saving.dump(game, twin) == saved, "loaded it differs")
    for observer in observers(pos):
        same = game.sight(twin, observer).encode() == game.sight(pos, observer).encode()
        hold(same, "loaded it looks different to", observer)


def the_record_replays(match: Match) -> None:
    """What is written is read, and ends in the same fingerprint."""
    text = record.written(match)
    again = record.replay(record.read(text))
    hold(record.written(again) == text, "the record replays to another game")


# --- Several seats at once --------------------------------------------------


def answers_at_once_commute(match: Match) -> None:
    """Of two seats asked at once, it does not matter who answers first."""
    game, pos = match.game, match.pos
    waiting = list(each(pos.waiting()))
    for one, other in pairwise(waiting):
        theirs = pos.legal(Seat(other))
        answer, reply = pos.legal(Seat(one))[-1], theirs[-1]
        first, second = pos.clone(), pos.clone()
        first.choose(Seat(one), answer)
        hold(first.legal(Seat(other)) == theirs, "one seat's answer changes another's options")
        first.choose(Seat(other), reply)
        second.choose(Seat(other), reply)
        second.choose(Seat(one), answer)
        hold(saving.dump(game, first) == saving.dump(game, second), "order matters", one, other)


# --- Secrets ----------------------------------------------------------------


def nothing_leaks_from_sights(match: Match) -> None:
    """Reimagined, a position looks the same to its seat, byte for byte, and the
    reimagining depends on nothing but that sight and the luck."""
    game, pos = match.game, match.pos
    for observer in observers(pos):
        seat = NOBODY if observer is None else Seat(observer)
        twin = pos.reimagine(seat, some_luck(1))
        seen, imagined = game.sight(pos, observer), game.sight(twin, observer)
        hold(
            seen.encode() == imagined.encode(), "sight leaks", observer, difference(seen, imagined)
        )
        again, direct = twin.reimagine(seat, some_luck(2)), pos.reimagine(seat, some_luck(2))
        same = saving.dump(game, again) == saving.dump(game, direct)
        hold(same, "reimagining depends on what the seat cannot see", observer)
        hold(game.conserved(twin) == game.conserved(pos), "reimagining makes or loses", observer)


def a_sight_says_all_there_is_to_know(match: Match) -> None:
    """From the sight alone comes the same position that is reimagined from the truth.

    So the sight lacks nothing that its seat remembers, and reimagining uses nothing else:
    whatever it kept of the truth would be missing from the one made of the sight.
    """
    game, pos = match.game, match.pos
    board = game.board(match.set_up.board)
    for observer in observers(pos):
        sight = game.sight(pos, observer)
        sight = replace(sight, table=json.loads(json.dumps(sight.table)))
        seat = NOBODY if observer is None else Seat(observer)
        made = saving.dump(game, game.imagine(board, sight, some_luck(4)))
        wanted = saving.dump(game, pos.reimagine(seat, some_luck(4)))
        differing = [name for name in wanted if made[name] != wanted[name]]
        hold(not differing, "imagined from the sight it differs", observer, differing)


def reimagining_deals_anew(match: Match) -> None:
    """Where something is hidden from spectators, they do not always imagine the truth."""
    game, pos = match.game, match.pos
    if len(match.acts) > EARLY or not any(game.hidden(pos).values()):
        return
    truth = saving.dump(game, pos)
    for number in range(32):
        twin = pos.reimagine(NOBODY, some_luck(number))
        twin.luck = pos.luck
        if saving.dump(game, twin) != truth:
            return
    hold(False, "32 reimaginings, and all are the truth")


def nothing_leaks_from_why_not(match: Match) -> None:
    game, pos = match.game, match.pos
    for seat in each(pos.may_answer()):
        twin = pos.reimagine(Seat(seat), some_luck(3))
        for thing in game.things(pos, Seat(seat)):
            seen, imagined = (
                game.why_not(pos, Seat(seat), thing),
                game.why_not(twin, Seat(seat), thing),
            )
            hold(seen == imagined, "a reason leaks", seat, thing)


def nothing_leaks_as_it_happens(match: Match) -> None:
    """Answer by answer, the stream of events and sights is the same in the real and in
    reimagined games, but for what an event declares to reveal; and what it reveals is
    in the sight thereafter. By induction that is the whole stream of every observer."""
    for act, after in list(with_successors(match))[-RECENT:]:
        for observer in observers(after):
            compare_streams(match.game, act, after, observer)


def compare_streams(game: Game[Any], act: Act, after: AnyPosition, observer: int | None) -> None:
    real = heard_by(game, act.before, act.heard, observer)
    declared = any(game.events[event[0]].reveals for event in act.heard)
    seen = game.sight(after, observer)
    for number in range(TWINS if declared else 1):
        twin = act.before.reimagine(
            NOBODY if observer is None else Seat(observer), some_luck(number)
        )
        if act.option not in twin.legal(Seat(act.seat)):
            continue
        before = twin.clone()
        twin.ear = ear = Ear()
        twin.choose(Seat(act.seat), act.option)
        twin.ear = None
        imagined = game.sight(twin, observer)
        same_sight = imagined.encode() == seen.encode()
        undeclared = declared or same_sight
        hold(undeclared, "an undeclared reveal", act.notation, observer, difference(seen, imagined))
        if same_sight:
            told = heard_by(game, before, tuple(ear.heard), observer)
            hold(told == real, "events leak", act.notation, observer, told, real)


def heard_by(game: Game[Any], pos: AnyPosition, heard: Any, observer: int | None) -> list[Told]:
    told = (game.told(pos, event, observer) for event in heard)
    return [event for event in told if event is not None]


def difference(one: Sight, other: Sight) -> list[str]:
    """Where two sights differ, for the reader of a failure."""
    first, second = to_json(one), to_json(other)
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    return [f"{key}: {first[key]} / {second[key]}" for key in first if first[key] != second[key]]


def some_luck(number: int) -> Luck:
    return step(Luck(Word(number * 2654435761)))


# --- Taking back ------------------------------------------------------------


def undo_crosses_nothing(match: Match) -> None:
    """What can be taken back is the seat's own, moved no chance, and restores everything."""
    if not match.acts:
        return
    seat = match.acts[-1].seat
    number = match.can_take_back(seat)
    undone = match.acts[len(match.acts) - number :]
    luck = match.pos.luck
    for act in reversed(undone):
        hold(act.seat == seat, "undo crosses another seat's act")
        hold(act.before.luck == luck, "undo crosses chance", act.notation)
        luck = act.before.luck
    for other in range(match.pos.players):
        hold(other == seat or match.can_take_back(other) == 0, "another's act can be taken back")
    if number:
        wanted = saving.dump(match.game, undone[0].before)
        kept, acts = match.pos, list(match.acts)
        match.take_back(seat, number)
        hold(saving.dump(match.game, match.pos) == wanted, "taking back does not restore")
        match.pos, match.acts = kept, acts


# --- Explaining -------------------------------------------------------------


def everything_has_its_why_not(match: Match) -> None:
    """What can be touched is part of a choice, or there is a reason that names its rule."""
    game, pos = match.game, match.pos
    for seat in range(pos.players):
        able = has(pos.may_answer(), Seat(seat))
        choices = game.choices(pos, Seat(seat)) if able else ()
        touched = {thing for choice in choices for thing in choice.touch}
        things = set(game.things(pos, Seat(seat)))
        hold(touched <= things, "a choice touches what is no thing", touched - things)
        for thing in things:
            reason = game.why_not(pos, Seat(seat), thing)
            hold((reason is None) == (thing in touched), "why not?", seat, thing, reason)
            if reason is not None:
                hold(reason.rule in game.rules, "no such rule", reason.rule)


def events_point_to_rules(match: Match) -> None:
    for act in match.acts:
        for event in match.told(act, None):
            hold(event.rule in match.game.rules, "no such rule", event.event, event.rule)


def the_game_ends(match: Match) -> None:
    """Whatever the players do at random, within the bound that the room states."""
    game = match.game
    for act in random_answers(match, some_luck(len(match.acts))):
        match.answer(*act)
        hold(len(match.acts) <= game.bound, "longer than the bound", game.bound)
    hold(game.ending(match.pos) in game.endings, "an unknown ending", game.ending(match.pos))


LAWS: tuple[Callable[[Match], None], ...] = (
    can_go_on,
    options_are_in_order,
    looking_changes_nothing,
    a_clone_lives_its_own_life,
    nothing_is_lost,
    scores_add_up_from_events,
    saved_and_loaded_it_is_the_same,
    the_record_replays,
    answers_at_once_commute,
    nothing_leaks_from_sights,
    a_sight_says_all_there_is_to_know,
    reimagining_deals_anew,
    nothing_leaks_from_why_not,
    nothing_leaks_as_it_happens,
    undo_crosses_nothing,
    everything_has_its_why_not,
    events_point_to_rules,
)
SLOW_LAWS: tuple[Callable[[Match], None], ...] = (the_game_ends,)
