"""One search for all rooms: a tree of what was seen, over many imagined deals.

Every try begins in a world, a position that agrees with all that the searching seat sees.
The tree is of answers alone, so that worlds share it (an information set is a node, and
what a world does not allow is passed over). Each seat seeks its own good. While several
seats are asked at once, each has a tree of its own and sees only its own answers in it.
There the searching seat seeks the best against what the others usually do: each of them
half of the time draws by lot what it has tried so far, and learns nothing from that. So
the tries come to a mixture that nobody can foresee (fictitious play).
"""

from math import exp, sqrt
from typing import Annotated, Final

from palaver.core.advice import Advice
from palaver.core.bits import Answers, count, first, only
from palaver.core.ints import Luck, Seat, Seats
from palaver.core.luck import below, step
from palaver.core.position import AnyPosition

MOST_NODES: Final = 1 << 18
MOST_SEATS: Final = 8
DEEPEST: Final = 400  # answers down the tree
NO_NODE: Final = -1
FAR: Final = 8.0  # beyond this many trusts a hint says no more


class Tree:
    """Nodes in rows, each with its first follow-up and its next sibling, by option."""

    advice: Advice
    root: AnyPosition
    world: AnyPosition
    seat: Seat
    luck: Luck
    sealed: Seats  # who is asked at the same time; none where one is asked after the other
    nodes: int
    tries: int
    # How it thinks.
    worlds_last: int  # tries before the next deal is imagined
    depth: int  # answers after the tree is left
    breadth: int  # of so many that come to mind in a playout, the best is given
    wanderlust: float  # how much a little-tried answer is worth trying for
    softness: float  # hundredths of a point at which a gain is half a win
    trust: float  # hundredths of a point by which an answer looks nearly thrice as good
    # The nodes.
    option: Annotated[list[int], MOST_NODES]
    visits: Annotated[list[int], MOST_NODES]
    gain: Annotated[list[float], MOST_NODES]
    prior: Annotated[list[float], MOST_NODES]
    child: Annotated[list[int], MOST_NODES]
    sibling: Annotated[list[int], MOST_NODES]
    # One try.
    path: Annotated[list[int], DEEPEST]
    mover: Annotated[list[int], DEEPEST]
    length: int
    at: Annotated[list[int], MOST_SEATS]  # where each seat is in its tree
    learns: Annotated[list[bool], MOST_SEATS]  # in this try
    payoff: Annotated[list[float], MOST_SEATS]
    worth: Annotated[list[int], MOST_SEATS]
    lead: Annotated[list[int], MOST_SEATS]  # over the best other
    before: Annotated[list[int], MOST_SEATS]  # the lead in this world, at the root

    def __init__(self, advice: Advice) -> None:
        self.advice = advice
        self.worlds_last = 8
        self.depth = 40
        self.breadth = 1
        self.wanderlust = 0.5
        self.softness = 1000.0
        self.trust = 200.0
        self.option = [0] * MOST_NODES
        self.visits = [0] * MOST_NODES
        self.gain = [0.0] * MOST_NODES
        self.prior = [0.0] * MOST_NODES
        self.child = [NO_NODE] * MOST_NODES
        self.sibling = [NO_NODE] * MOST_NODES
        self.path = [0] * DEEPEST
        self.mover = [0] * DEEPEST
        self.at = [0] * MOST_SEATS
        self.learns = [True] * MOST_SEATS
        self.payoff = [0.0] * MOST_SEATS
        self.worth = [0] * MOST_SEATS
        self.lead = [0] * MOST_SEATS
        self.before = [0] * MOST_SEATS

    def begin(self, root: AnyPosition, seat: Seat, luck: Luck) -> None:
        """Any position that looks to the seat as the true one does."""
        root = root.clone()
        self.advice.begin_anew(root, seat)
        self.root = root
        self.world = root
        self.seat = seat
        self.luck = luck
        waiting = root.waiting()
        self.sealed = waiting if count(waiting) > 1 else Seats(0)
        self.tries = 0
        self.nodes = 0
        for player in range(MOST_SEATS):
            self.learns[player] = True
        for _ in range(root.players if self.sealed else 1):
            self.new_node(0, 1.0)

    def think(self, tries: int) -> None:
        out = Answers()
        for _ in range(tries):
            if self.tries % self.worlds_last == 0:
                self.world = self.root.reimagine(self.seat, self.next_luck())
                self.advice.begin_anew(self.world, self.seat)
                self.look_at(self.world)
            self.try_once(self.world.clone(), out)
            self.tries += 1

    def next_luck(self) -> Luck:
        self.luck = step(self.luck)
        return self.luck

    # --- One try ----------------------------------------------------------------

    def try_once(self, pos: AnyPosition, out: Answers) -> None:
        pos.luck = self.next_luck()
        self.length = 0
        if self.sealed:
            self.descend_apart(pos, out)
        else:
            self.descend(pos, out)
        self.play_on(pos, out)
        self.judge(pos)
        self.learn()

    def descend(self, pos: AnyPosition, out: Answers) -> None:
        """Down the tree to an answer never tried, or to where several are asked at once."""
        node = 0
        while not pos.over and self.length < DEEPEST:
            waiting = pos.waiting()
            if count(waiting) > 1:
                return
            seat = first(waiting)
            following = self.follow(node, pos, seat, out)
            if following == NO_NODE:
                return
            node = following
            if self.visits[node] == 0:
                return

    def descend_apart(self, pos: AnyPosition, out: Answers) -> None:
        """Each seat down its own tree, until all have sealed or found something new."""
        going = self.sealed
        for player in range(pos.players):
            self.at[player] = player
            self.learns[player] = player == self.seat or below(self.next_luck(), 2) == 1
        while not pos.over and self.length < DEEPEST and going & pos.waiting():
            seat = first(going & pos.waiting())
            following = self.follow(self.at[seat], pos, seat, out)
            if following == NO_NODE:
                return
            self.at[seat] = following
            if self.visits[following] == 0:
                going = going & ~only(seat)

    def follow(self, node: int, pos: AnyPosition, seat: Seat, out: Answers) -> int:
        """Give the most promising answer; the node it leads to, or none if the tree is full."""
        out.clear()
        pos.options(seat, out)
        if self.nodes + out.total() > MOST_NODES:
            return NO_NODE
        self.unfold(node, pos, seat, out)
        chosen = self.most_promising(node, out) if self.learns[seat] else self.usual(node, out)
        self.path[self.length] = chosen
        self.mover[self.length] = seat
        self.length += 1
        pos.choose(seat, self.option[chosen])
        return chosen

    def play_on(self, pos: AnyPosition, out: Answers) -> None:
        """A while longer, as somebody plays who takes the best of what comes to mind."""
        for _ in range(self.depth):
            if pos.over:
                return
            seat = first(pos.waiting())
            if not self.advice.answers_all(pos, seat):
                out.clear()
                pos.options(seat, out)
                pos.choose(seat, self.comes_to_mind(pos, seat, out))

    def comes_to_mind(self, pos: AnyPosition, seat: Seat, out: Answers) -> int:
        best = out[below(self.next_luck(), out.total())]
        if self.breadth > 1 and out.total() > 1:
            highest = self.advice.hint(pos, seat, best)
            for _ in range(self.breadth - 1):
                option = out[below(self.next_luck(), out.total())]
                hint = self.advice.hint(pos, seat, option)
                if hint > highest:
                    best, highest = option, hint
        return best

    def look_at(self, world: AnyPosition) -> None:
        """How each seat stands before anything is tried: the rest is merit."""
        self.weigh(world)
        for player in range(world.players):
            self.before[player] = self.lead[player]

    def judge(self, pos: AnyPosition) -> None:
        """How much was gained on the best other, from nought to one: half is nothing."""
        self.weigh(pos)
        for player in range(pos.players):
            gain = self.lead[player] - self.before[player]
            ahead = gain / (self.softness + (gain if gain > 0 else -gain))
            self.payoff[player] = 0.5 + 0.5 * ahead

    def weigh(self, pos: AnyPosition) -> None:
        for player in range(pos.players):
            self.worth[player] = self.advice.worth(pos, Seat(player))
        for player in range(pos.players):
            best = -1000000
            for other in range(pos.players):
                if other != player and self.worth[other] > best:
                    best = self.worth[other]
            self.lead[player] = self.worth[player] - best

    def learn(self) -> None:
        if self.sealed:
            for player in range(self.root.players):
                self.visits[player] += 1
        else:
            self.visits[0] += 1
        for i in range(self.length):
            node = self.path[i]
            if self.learns[self.mover[i]]:
                self.visits[node] += 1
                self.gain[node] += self.payoff[self.mover[i]]

    # --- The tree ---------------------------------------------------------------

    def new_node(self, option: int, prior: float) -> int:
        node = self.nodes
        self.nodes += 1
        self.option[node] = option
        self.visits[node] = 0
        self.gain[node] = 0.0
        self.prior[node] = prior
        self.child[node] = NO_NODE
        self.sibling[node] = NO_NODE
        return node

    def unfold(self, node: int, pos: AnyPosition, seat: Seat, out: Answers) -> None:
        """See that every answer has its node; both are in the order of options."""
        before = NO_NODE
        after = self.child[node]
        for i in range(out.total()):
            while after != NO_NODE and self.option[after] < out[i]:
                before, after = after, self.sibling[after]
            if after == NO_NODE or self.option[after] > out[i]:
                new = self.new_node(out[i], self.prior_of(pos, seat, out[i]))
                self.sibling[new] = after
                if before == NO_NODE:
                    self.child[node] = new
                else:
                    self.sibling[before] = new
                after = new

    def prior_of(self, pos: AnyPosition, seat: Seat, option: int) -> float:
        """By its hint: an answer is tried the more, the better it looks at first."""
        hint = self.advice.hint(pos, seat, option) / self.trust
        return exp(min(max(hint, -FAR), FAR))

    def most_promising(self, node: int, out: Answers) -> int:
        """Of what this world allows; what was never tried counts as what was so far found."""
        total = 0.0
        found = 0.0
        tried = 0
        child = self.child[node]
        for i in range(out.total()):
            while self.option[child] != out[i]:
                child = self.sibling[child]
            total += self.prior[child]
            tried += self.visits[child]
            found += self.gain[child]
        hope = found / tried if tried > 0 else 0.5
        eagerness = self.wanderlust * sqrt(tried + 1.0) / total
        best = NO_NODE
        highest = -1.0
        child = self.child[node]
        for i in range(out.total()):
            while self.option[child] != out[i]:
                child = self.sibling[child]
            n = self.visits[child]
            promise = self.gain[child] / n if n > 0 else hope
            promise += eagerness * self.prior[child] / (n + 1.0)
            if promise > highest:
                best, highest = child, promise
        return best

    def usual(self, node: int, out: Answers) -> int:
        """By lot, in proportion to the tries; the most promising where nothing was tried."""
        tried = 0
        child = self.child[node]
        for i in range(out.total()):
            while self.option[child] != out[i]:
                child = self.sibling[child]
            tried += self.visits[child]
        if tried == 0:
            return self.most_promising(node, out)
        ticket = below(self.next_luck(), tried)
        chosen = NO_NODE
        child = self.child[node]
        for i in range(out.total()):
            while self.option[child] != out[i]:
                child = self.sibling[child]
            if ticket >= 0:
                chosen = child
            ticket -= self.visits[child]
        return chosen

    # --- What came of it --------------------------------------------------------

    def top(self) -> int:
        """The root of the seat's own tree."""
        return self.seat if self.sealed else 0

    def visits_of(self, option: int) -> int:
        """How often an answer of the root was tried."""
        node = self.child[self.top()]
        while node != NO_NODE:
            if self.option[node] == option:
                return self.visits[node]
            node = self.sibling[node]
        return 0

    def gain_of(self, option: int) -> float:
        """The mean of what it came to, from nought to one."""
        node = self.child[self.top()]
        while node != NO_NODE:
            if self.option[node] == option and self.visits[node] > 0:
                return self.gain[node] / self.visits[node]
            node = self.sibling[node]
        return 0.0
