"""`palaver judge FILE`: the round as a table, with the reason of every removal and colony."""

from collections.abc import Callable, Iterator
from pathlib import Path

from palaver.core.bits import each, has
from palaver.core.errors import PalaverError
from palaver.core.ints import NO_SEATS, Seat
from palaver.core.sight import Filling, Said, Told, Who
from palaver.games.afrika1880.board import Board
from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.judge import goal
from palaver.games.afrika1880.judge_file import ENDS, Case, read
from palaver.games.afrika1880.judgement import Judgement, differences, judge
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.sight import RULINGS_OF_FATES, territory_word
from palaver.games.afrika1880.words import DEVELOP, NOTHING, ROWS, SHIP, Nation, Row, Territory

LONGEST = 1_000_000  # bytes; a real file has a thousandth of it
Table = list[tuple[str, ...]]
Say = Callable[[Filling], str]  # in somebody's language
Speaks = Callable[[tuple[str, ...]], Say]  # about seats of which these are the nations' codes


def run(path: str | Path, speaks: Speaks, board: Board | None = None) -> str:
    """Judge a file; what cannot be read in it is raised, with the numbers of its lines."""
    board = board or GAME.printed_board
    judged = judge(read(text_of(Path(path)), board), board)
    return report(judged, speaks(GAME.seat_names(judged.before)))


def text_of(path: Path) -> str:
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise PalaverError(f"{path}: {error.strerror}") from None
    if len(raw) > LONGEST:
        raise PalaverError(f"{path}: a file for the judge has at most {LONGEST} bytes")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = len(ENDS.findall(raw[: error.start].decode("latin-1"))) + 1
        raise PalaverError(f"{path}: line {line}: this is no text in UTF-8") from None


def report(judged: Judgement, say: Say) -> str:
    """Everything that a table of people wants to know, in their language."""
    parts = [
        heading(judged.case),
        columns(relations(judged, say)),
        titled("orders", columns(list(orders(judged, say))), say),
        titled("without-effect", "\n".join(without_effect(judged, say)), say),
        columns(lands(judged, say)),
        "\n".join(the_end(judged, say)),
        titled("otherwise", "\n".join(otherwise(judged, say)), say),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def word(key: str, say: Say) -> str:
    return say(Said(f"judge-{key}"))


def titled(key: str, body: str, say: Say) -> str:
    return f"{word(key, say)}\n{indented(body)}" if body else ""


def indented(body: str) -> str:
    return "\n".join(f"  {line}" for line in body.splitlines())


def columns(rows: Table) -> str:
    """Each as wide as its widest entry."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


# --- What was written -------------------------------------------------------


def heading(case: Case) -> str:
    known = [case.heading[key] for key in ("case", "title", "ruling") if case.heading.get(key)]
    options = [f"{name}={value}" for name, value in sorted(case.options.items())]
    title = "".join(mark for mark in " · ".join(known) if mark.isprintable())
    return "\n".join(filter(None, [title, " ".join([str(case.year), *options])]))


def relations(judged: Judgement, say: Say) -> Table:
    """Who declared what: a row for each who declares, a column for each towards whom."""
    pos, codes = judged.before, GAME.seat_names(judged.before)
    rows: Table = [(word("declares", say), *codes)]
    for seat, code in enumerate(codes):
        hostile = pos.hostile[pos.nation_of[seat]]
        marks = ("K" if has(hostile, pos.nation_of[other]) else "A" for other in range(len(codes)))
        row = ["·" if other == seat else mark for other, mark in enumerate(marks)]
        rows.append((f"{say(Who(seat))} ({code})", *row))
    return rows


def orders(judged: Judgement, say: Say) -> Iterator[tuple[str, ...]]:
    """All that count; of a sheet with none, that there is none (AE-17)."""
    pos = judged.before
    for seat in range(pos.players):
        nation = pos.nation_of[seat]
        written = [row for row in range(ROWS) if pos.order_in(nation, Row(row)) != NOTHING]
        if not written:
            yield say(Who(seat)), word("no-order", say), ""
        for row in written:
            yield (
                say(Who(seat)),
                row_name(pos, row, say),
                order_text(pos, nation, row, say),
            )


def row_name(pos: Position, row: int, say: Say) -> str:
    if row == SHIP:
        return word("ship", say)
    return say(territory_word(pos, row).said)


def order_text(pos: Position, nation: Nation, row: int, say: Say) -> str:
    order = pos.order_in(nation, Row(row))
    if order == DEVELOP:
        return say(Said("option-develop"))
    key = "option-land" if row == SHIP else "option-expedition"
    return say(Said(key, {"territory": territory_word(pos, goal(order)).said}))


def without_effect(judged: Judgement, say: Say) -> Iterator[str]:
    pos = judged.before
    for fault in judged.struck:
        who = say(Who(pos.seat_of[fault.nation]))
        why = say(fault.why.said)
        where = row_name(pos, fault.row, say)
        text = f"{who}, {where}: {why} {cited(fault.why.rule, fault.why.rulings)}"
        yield f"{at_line(fault.line, say)}{text}"
    for nation, rows in judged.in_vain.items():
        for row, why in rows.items():
            if why == "full":
                where = row_name(pos, row, say)
                text = f"{say(Said('fate-full'))} {cited('development', RULINGS_OF_FATES[why])}"
                yield f"{say(Who(pos.seat_of[nation]))}, {where}: {text}"
    yield from sentences(judged, say, ("expedition-in-vain", "landing-in-vain"))


# --- What came of it --------------------------------------------------------

REASONS = {  # of what stands beside a territory, with the argument that names it
    "developed": "territory",
    "expedition-arrived": "there",
    "landed": "there",
    "betrayed": "territory",
    "outvoted": "territory",
    "colony-founded": "territory",
    "colony-blocked": "territory",
    "land-unclaimed": "territory",
}
END = (
    "last-colony-founded",
    "last-year-ended",
    "scored-sole-colony",
    "scored-shared-colony",
    "scored-alliance",
    "nobody-won",
)


def lands(judged: Judgement, say: Say) -> Table:
    """A row for each territory with anything in it, and a row more for each further reason."""
    titles = ("territory", "before", "after", "why")
    rows: Table = [tuple(word(title, say) for title in titles)]
    for number, code in enumerate(judged.before.board.codes):
        here = Territory(number)
        before, after = lying_in(judged.before, here, say), lying_in(judged.after, here, say)
        why = [
            with_rule(event, say)
            for event in judged.told
            if event.event in REASONS and event.args[REASONS[event.event]] == code
        ]
        if before or after or why:
            name = say(territory_word(judged.before, number).said)
            rows.append((name, before or "-", after or "-", why[0] if why else ""))
            rows += [("", "", "", reason) for reason in why[1:]]
    return rows


def lying_in(pos: Position, here: Territory, say: Say) -> str:
    """`FR DE 3/4`, `DE colony`; nothing where there is nothing."""
    nations = " ".join(pos.board.nation_codes[nation] for nation in each(pos.present(here)))
    if has(pos.colonies, here):
        return f"{nations} {word('colony', say)}"
    if not nations and not pos.developed[here]:
        return ""
    return f"{nations} {pos.developed[here]}/{pos.board.squares[here]}".strip()


def sentences(judged: Judgement, say: Say, kinds: tuple[str, ...]) -> Iterator[str]:
    for event in judged.told:
        if event.event in kinds:
            yield with_rule(event, say)


def otherwise(judged: Judgement, say: Say) -> Iterator[str]:
    """Where the file expects something else, in the words of the file."""
    for found in differences(judged):
        nothing = word("nothing", say)
        args = {"actual": found.actual or nothing, "wanted": found.wanted or nothing}
        text = say(Said("judge-differs", {"what": found.what, **args}))
        yield f"{at_line(found.line, say)}{text}"


def at_line(line: int, say: Say) -> str:
    return f"{say(Said('judge-line', {'line': line}))}: " if line else ""


def the_end(judged: Judgement, say: Say) -> Iterator[str]:
    yield from sentences(judged, say, END)
    pos = judged.after
    if pos.over:
        for seat in range(pos.players):
            yield f"{say(Who(seat))}: {pos.points(Seat(seat))}"
    for seat in each(pos.winners() if pos.over else NO_SEATS):
        yield say(Said("judge-winner", {"who": Who(seat)}))


def with_rule(event: Told, say: Say) -> str:
    rulings = RULINGS_OF_FATES.get(str(event.args.get("fate")), event.rulings)
    return f"{say(event.said)} {cited(event.rule, rulings)}"


def cited(rule: str, rulings: tuple[str, ...]) -> str:
    return f"({', '.join(rulings) or rule})"
