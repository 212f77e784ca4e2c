"""What somebody with a perfect memory knows who only ever hears what one seat is told.

Of cards: those that were taken face up and have not been played. Of tickets: those it has
put back itself, and where they lie, until somebody else may have drawn them. Kept apart
from the rules: from events, from its own answers, and from the number of tickets left.
"""

from collections import Counter
from collections.abc import Iterable

from palaver.core.match import Act, Match
from palaver.core.sight import Told
from palaver.games.heart_of_africa.sight import SEAT_NAMES
from palaver.games.heart_of_africa.words import TICKETS


class Memory:
    def __init__(self, players: int, observer: int | None) -> None:
        self.observer = observer
        self.shown = {seat: Counter[str]() for seat in range(players)}
        self.offer: list[str] = []
        self.refused: set[str] = set()
        self.first_back: set[str] = set()
        self.first_size = 0
        self.undealt = TICKETS - 4 * players
        self.under: list[str | None] = []  # one's own by name
        self.in_play = False

    def watch(self, match: Match, act: Act) -> None:
        """One answer: what it was is known of one's own alone."""
        if act.seat == self.observer:
            self.answer(match, act)
        for told in match.told(act, self.observer):
            self.hear(told)

    def answer(self, match: Match, act: Act) -> None:
        verb, _, what = act.notation.partition(" ")
        if act.question == "choose-first-tickets" and not self.offer:
            own = match.game.sight(act.before, self.observer).table["own"]
            assert isinstance(own, dict)
            assert isinstance(own["offer"], list)
            self.offer = [str(code) for code in own["offer"]]
        if verb == "put-back":
            self.refused.add(what)

    def hear(self, told: Told) -> None:
        seat, args = told.seat, told.args
        if told.event == "card-taken":
            assert seat is not None
            self.shown[seat][str(args["card"])] += 1
        elif told.event == "cards-paid":
            self.play(seat, str(args["card"]), args["number"])
            self.play(seat, "locomotive", args["locomotives"])
        elif told.event == "terrain-paid":
            self.play(seat, "locomotive", args["locomotives"])
        elif told.event == "tickets-drawn":
            self.draw(seat, args["number"])
        elif told.event == "ticket-seen":
            self.see(str(args["ticket"]))
        elif told.event == "tickets-kept":
            self.put_back(seat, args["back"])
        elif told.event == "first-player":
            self.in_play = True

    def play(self, seat: int | None, card: str, number: str | int | None) -> None:
        assert seat is not None
        assert isinstance(number, int)
        self.shown[seat][card] = max(0, self.shown[seat][card] - number)

    def draw(self, seat: int | None, number: str | int | None) -> None:
        """Off the top layer by layer; what somebody else drew may be any of its layer."""
        assert isinstance(number, int)
        off_the_top = min(number, self.undealt)
        off_the_first = min(number - off_the_top, self.first_size)
        self.undealt -= off_the_top
        self.first_size -= off_the_first
        if off_the_first and seat != self.observer:
            self.first_back = set()
        del self.under[: number - off_the_top - off_the_first]

    def see(self, ticket: str) -> None:
        self.offer.append(ticket)
        self.first_back.discard(ticket)

    def put_back(self, seat: int | None, back: str | int | None) -> None:
        assert isinstance(back, int)
        mine = seat == self.observer
        if not self.in_play:
            self.first_size += back
            self.first_back |= self.refused if mine else set()
        elif mine:
            self.under += [ticket for ticket in self.offer if ticket in self.refused]
        else:
            self.under += [None] * back
        if mine:
            self.offer, self.refused = [], set()


def remembered(match: Match, observer: int | None) -> Memory:
    memory = Memory(match.pos.players, observer)
    for act in match.acts:
        memory.watch(match, act)
    return memory


def names(shown: dict[int, Counter[str]]) -> dict[str, dict[str, int]]:
    return {SEAT_NAMES[seat]: dict(+cards) for seat, cards in shown.items()}


def places(under: Iterable[str | None]) -> dict[str, str]:
    return {str(at): ticket for at, ticket in enumerate(under) if ticket is not None}
