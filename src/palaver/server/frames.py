"""What each observer is shown of a step: nothing but sights, things told and the table.

Whoever could not notice a step gets no frame for it, so that not even a number tells
that another seat has written something in secret.
"""

from typing import Any, cast

import msgspec

from palaver.core.sight import Sight
from palaver.server import clocks
from palaver.server.course import Course, Step, undoable
from palaver.server.wire import ChatLine, Frame, SightShown, TableShown, ToldShown

encode = msgspec.json.Encoder().encode
encode_sorted = msgspec.json.Encoder(order="sorted").encode  # so that no order tells anything
Seen = list[int]  # what each observer saw last, as a hash


def observer_at(course: Course, place: int) -> int | None:
    """The last place is the spectators'."""
    return None if place == course.deal.terms.players else place


def place_of(course: Course, observer: int | None) -> int:
    return course.deal.terms.players if observer is None else observer


def sight(course: Course, observer: int | None) -> Sight:
    seen: Sight = course.deal.game.sight(course.pos, observer)
    return seen


def sight_bytes(course: Course, observer: int | None) -> bytes:
    return b"" if course.pos is None else encode_sorted(sight(course, observer))


def seen_by_all(course: Course) -> Seen:
    return [hash(sight_bytes(course, observer_at(course, place))) for place in places(course)]


def places(course: Course) -> range:
    return range(course.deal.terms.players + 1)


def raw(encoded: bytes) -> SightShown | None:
    """Encoded once, and put into the frame as it is."""
    return cast("SightShown", msgspec.Raw(encoded)) if encoded else None


def frames_of(before: Course, step: Step, seen: Seen) -> tuple[list[Frame | None], Seen]:
    """A frame for each observer who noticed; numbers the new course's observers."""
    course, state = step.course, step.course.state
    shown = table_shown(course) if step.table_changed else None
    made: list[Frame | None] = []
    now: Seen = []
    for place in places(course):
        observer = observer_at(course, place)
        frame = Frame(seq=state.seqs[place] + 1, at=state.at, table=shown, back=step.back)
        frame.told = told_to(course, step, observer)
        now.append(look_again(course, before, frame, seen[place], observer))
        frame.chat = chat_for(step, observer)
        if observer is not None:
            count_question(course, before, step, frame, observer)
        noticed = bool(frame.told or frame.sight or frame.table or frame.chat) or (
            frame.ask is not None
        )
        state.seqs[place] += noticed
        made.append(frame if noticed else None)
    return made, now


def told_to(course: Course, step: Step, observer: int | None) -> list[ToldShown]:
    """As `Match.told`."""
    if step.act is None:
        return []
    game, act = course.deal.game, step.act
    heard = (game.told(act.before, event, observer) for event in act.heard)
    return cast("list[ToldShown]", [told for told in heard if told is not None])


def look_again(
    course: Course, before: Course, frame: Frame, seen: int, observer: int | None
) -> int:
    if course.pos is before.pos:
        return seen
    encoded = sight_bytes(course, observer)
    if (new := hash(encoded)) != seen:
        frame.sight = raw(encoded)
    return new


def chat_for(step: Step, observer: int | None) -> ChatLine | None:
    line = step.talked
    if line is None or (line.to and observer not in (line.by, *line.to)):
        return None
    return ChatLine(line.by, line.to, line.text, line.said)


def count_question(course: Course, before: Course, step: Step, frame: Frame, seat: int) -> None:
    """A question that came back by taking back is another question."""
    asks = course.state.asks
    if step.back and frame.sight is not None and asks[seat] == before.state.asks[seat]:
        asks[seat] += 1
    if asks[seat] != before.state.asks[seat]:
        frame.ask = asks[seat]
    if frame.ask is not None or frame.sight is not None:
        frame.ask = asks[seat]
        frame.undo = undoable(course, seat)


def whole(course: Course, observer: int | None) -> Frame:
    """For somebody who comes new: everything as it is."""
    state = course.state
    frame = Frame(
        seq=state.seqs[place_of(course, observer)],
        at=state.at,
        sight=raw(sight_bytes(course, observer)),
        table=table_shown(course),
    )
    if observer is not None and course.pos is not None:
        frame.ask = state.asks[observer]
        frame.undo = undoable(course, observer)
    return frame


def table_shown(course: Course) -> TableShown:
    deal, state = course.deal, course.state
    over = state.status == "finished"
    return TableShown(
        id=deal.id,
        room=deal.room,
        rules=deal.rules,
        status=state.status,
        seats=state.seats,
        switches=deal.terms.switches,
        board=deal.board_digest,
        own_board=deal.board_data is not None,
        pace=deal.terms.pace,
        public=deal.terms.public,
        watch=deal.terms.watch,
        bots=deal.terms.bots,
        silence=deal.terms.silence,
        paused=state.paused,
        clock=clocks.shown(state, deal.terms.pace),
        wish=state.wish,
        digest=deal.digest,
        salts=state.salts if state.status in ("playing", "finished") else [],
        secret=deal.chance.secret if over else None,
        created=deal.created,
        rematch=state.rematch,
        imported=deal.terms.imported,
    )


def hidden(course: Course) -> dict[str, Any]:
    return dict(course.deal.game.hidden(course.pos)) if course.pos is not None else {}
