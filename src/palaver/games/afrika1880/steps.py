"""The steps of a round once every sheet is sealed, and the end of the game. Here things
happen and are told; what they come to is worked out in judge.py, under the same headings.
"""

from palaver.core.bits import count, each, first, has, only
from palaver.core.ints import NO_SEATS, NOBODY, Event, Seat
from palaver.games.afrika1880.judge import (
    ALLIANCE,
    SHARED_COLONY,
    SOLE_COLONY,
    alliances,
    allies,
    becomes_colony,
    conflicts,
    declared_hostile_to,
    developers,
    driven_out,
    fate_of_expedition,
    fate_of_landing,
    goal,
    newly_developed,
    port_of_call,
    shared_colonies,
    sole_colonies,
    was_last_colony,
    was_last_year,
)
from palaver.games.afrika1880.position import Position, fresh_sheet, place_marker, tell
from palaver.games.afrika1880.words import (
    ALLIANCE_DECLARED,
    ARRIVED,
    BETRAYED,
    COLONY_BLOCKED,
    COLONY_FOUNDED,
    CONFLICT_DECLARED,
    DEVELOPED,
    DEVELOPMENT_ORDERED,
    EXPEDITION_ARRIVED,
    EXPEDITION_IN_VAIN,
    LAND_UNCLAIMED,
    LANDED,
    LANDING_IN_VAIN,
    LAST_COLONY_FOUNDED,
    LAST_YEAR_ENDED,
    NO_TERRITORIES,
    NOBODY_WON,
    NOWHERE,
    OUTVOTED,
    SCORED_ALLIANCE,
    SCORED_SHARED_COLONY,
    SCORED_SOLE_COLONY,
    TERRITORIES,
    YEAR_BEGAN,
    Nation,
    Nations,
    Row,
    Territory,
)

# === IV) Die Spielrunden ====================================================


def play_round(pos: Position) -> None:
    """The steps that follow when the last sheet is sealed."""
    read_orders(pos)
    resolve_conflicts(pos)
    found_colonies(pos)
    if was_last_colony(pos) or was_last_year(pos):
        finish(pos)
    else:
        pos.round += 1
        tell(pos, YEAR_BEGAN, NOBODY, pos.round)


# --- 3) Das Verlesen der Befehle --------------------------------------------


def read_orders(pos: Position) -> None:
    """All from the position in which they were written; who reads does not matter (AE-26)."""
    develop(pos)
    for nation in each(pos.in_play):
        send_expeditions(pos, nation)
    land(pos)
    publish_relations(pos)
    for nation in each(pos.in_play):
        fresh_sheet(pos, nation)
    pos.sealed = NO_SEATS


# 3.1) Befehle an Marker


def develop(pos: Position) -> None:
    for here in each(pos.settled() & ~pos.colonies):
        ordered_by = developers(pos, here)
        if ordered_by:
            for nation in each(ordered_by):
                tell(pos, DEVELOPMENT_ORDERED, pos.seat_of[nation], here)
            orders = count(ordered_by)
            new = newly_developed(pos, here, orders)
            pos.developed[here] += new
            tell(pos, DEVELOPED, NOBODY, here, new, orders - new, pos.developed[here])


def send_expeditions(pos: Position, nation: Nation) -> None:
    """From the top of the sheet to the bottom, while there are markers (AE-29)."""
    seat = pos.seat_of[nation]
    arrived = NO_TERRITORIES
    for row in each(pos.markers[nation]):
        there = goal(pos.order_in(nation, Row(row)))
        if there == NOWHERE:
            continue
        fate = fate_of_expedition(pos, nation, there, arrived)
        if fate == ARRIVED:
            arrived = arrived | only(there)
            tell(pos, EXPEDITION_ARRIVED, seat, row, there)
        else:
            tell(pos, EXPEDITION_IN_VAIN, seat, row, there, fate)
    pos.markers[nation] = pos.markers[nation] | arrived


# 3.2) Landebefehle


def land(pos: Position) -> None:
    reached = pos.settled()
    for nation in each(pos.in_play):
        there = port_of_call(pos, nation)
        if there == NOWHERE:
            continue
        fate = fate_of_landing(pos, nation, reached)
        if fate == ARRIVED:
            place_marker(pos, nation, there)
            tell(pos, LANDED, pos.seat_of[nation], there)
        else:
            tell(pos, LANDING_IN_VAIN, pos.seat_of[nation], there, fate)


# 3.3) Diplomatie


def publish_relations(pos: Position) -> None:
    """Each turns its diplomacy markers in the other embassies."""
    for nation in each(pos.in_play):
        pos.hostile_to[nation] = declared_hostile_to(pos, nation)
        for other in each(pos.others(nation)):
            declared = CONFLICT_DECLARED if has(pos.hostile[nation], other) else ALLIANCE_DECLARED
            tell(pos, declared, pos.seat_of[nation], pos.seat_of[other])


# --- 4) Auswerten von Konflikten --------------------------------------------


def resolve_conflicts(pos: Position) -> None:
    """Once in every territory; nobody is judged a second time (AE-35)."""
    for here in each(pos.contested()):
        present = pos.present(here)
        for nation in each(driven_out(pos, here)):
            tell_removal(pos, nation, here, present)
            pos.markers[nation] = pos.markers[nation] & ~only(here)


def tell_removal(pos: Position, nation: Nation, here: Territory, present: Nations) -> None:
    seat = pos.seat_of[nation]
    if count(present) == 2:
        tell(pos, BETRAYED, seat, here, pos.seat_of[first(present & ~only(nation))])
    else:
        against, beside = conflicts(pos, nation, present), alliances(pos, nation, present)
        tell(pos, OUTVOTED, seat, here, against, beside)


# --- 5) Errichtung von Kolonien ---------------------------------------------


def found_colonies(pos: Position) -> None:
    """Wherever it can be it must be, and it is for good (AE-40, AE-41)."""
    for here in range(TERRITORIES):
        if becomes_colony(pos, Territory(here)):
            pos.colonies = pos.colonies | only(Territory(here))
            tell(pos, COLONY_FOUNDED, NOBODY, here, int(pos.present(Territory(here))))
        elif pos.is_full(Territory(here)):
            tell_why_no_colony(pos, Territory(here))


def tell_why_no_colony(pos: Position, here: Territory) -> None:
    if has(pos.colonies, here):
        return
    present = pos.present(here)
    if not present:
        tell(pos, LAND_UNCLAIMED, NOBODY, here)  # AE-39
    for nation in each(present):
        for enemy in each(pos.hostile_to[nation] & present):
            tell(pos, COLONY_BLOCKED, pos.seat_of[enemy], here, pos.seat_of[nation])


# Sonderregeln für Kolonien: no conflicts (driven_out), no expeditions into them
# (Position.expeditions), markers in them may send others out (Position.rows)

# === V) Ende des Spiels =====================================================


def finish(pos: Position) -> None:
    """The year 1914 is over, or the last colony is on the board (AE-44, AE-45)."""
    pos.over = True
    if was_last_colony(pos):
        tell(pos, LAST_COLONY_FOUNDED, NOBODY, count(pos.colonies))
    if was_last_year(pos):
        tell(pos, LAST_YEAR_ENDED, NOBODY, pos.round)
    for nation in each(pos.in_play):
        score_nation(pos, nation)
    if not pos.winners():
        tell(pos, NOBODY_WON, NOBODY)


def score_nation(pos: Position, nation: Nation) -> None:
    """Eight for a colony of one's own, three for a shared one, one for an ally (AE-46, AE-47)."""
    seat = pos.seat_of[nation]
    for here in each(sole_colonies(pos, nation)):
        score(pos, SCORED_SOLE_COLONY, seat, SOLE_COLONY, here)
    for here in each(shared_colonies(pos, nation)):
        score(pos, SCORED_SHARED_COLONY, seat, SHARED_COLONY, here)
    for ally in each(allies(pos, nation)):
        score(pos, SCORED_ALLIANCE, seat, ALLIANCE, pos.seat_of[ally])


def score(pos: Position, event: Event, seat: Seat, points: int, what: int) -> None:
    pos.score[seat] += points
    tell(pos, event, seat, points, what)
