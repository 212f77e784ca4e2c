"""The judge: what the sheets of a round come to. Pure functions, in the order of the book."""

from typing import Final

from palaver.core.bits import count, each, first, has, only
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.words import (
    ARRIVED,
    DEVELOP,
    FORESTALLED,
    GO,
    NO_MARKER_LEFT,
    NO_NATIONS,
    NOWHERE,
    SENT_ALREADY,
    SHIP,
    THERE_BEFORE,
    Fate,
    Nation,
    Nations,
    Order,
    Row,
    Territories,
    Territory,
)

# === IV.3) Das Verlesen der Befehle =========================================

# --- 3.1) Befehle an Marker -------------------------------------------------


def developers(pos: Position, here: Territory) -> Nations:
    """Who has ordered the development of a territory."""
    nations = NO_NATIONS
    for nation in each(pos.present(here)):
        if pos.order_in(nation, Row(here)) == DEVELOP:
            nations = nations | only(nation)
    return nations


def newly_developed(pos: Position, here: Territory, orders: int) -> int:
    """A square for every order, while there are free ones (AE-27)."""
    return min(orders, pos.board.squares[here] - pos.developed[here])


def goal(order: Order) -> Territory:
    """The territory that an order names, if it does."""
    return Territory(order - GO) if order >= GO else NOWHERE


def fate_of_expedition(
    pos: Position, nation: Nation, there: Territory, arrived: Territories
) -> Fate:
    """What comes of it, those of the rows above having arrived (AE-29, AE-50).

    What has no effect takes no marker from the supply.
    """
    if has(pos.markers[nation], there):
        return THERE_BEFORE  # AE-12
    if has(arrived, there):
        return SENT_ALREADY  # AE-13
    return ARRIVED if count(arrived) < pos.supply(nation) else NO_MARKER_LEFT


# --- 3.2) Landebefehle ------------------------------------------------------


def port_of_call(pos: Position, nation: Nation) -> Territory:
    """Where a nation's ship is to land, or nowhere."""
    return goal(pos.order_in(nation, SHIP))


def fate_of_landing(pos: Position, nation: Nation, reached: Territories) -> Fate:
    """What comes of it, all expeditions having arrived; the ship's is the last row (AE-29).

    The coast was free when the sheet was written, and that is enough (AE-20, AE-21).
    """
    there = port_of_call(pos, nation)
    if has(pos.markers[nation], there):
        return SENT_ALREADY  # AE-13
    if pos.landings_yield and has(reached, there):
        return FORESTALLED  # AE-20, the other reading
    return ARRIVED if pos.supply(nation) > 0 else NO_MARKER_LEFT


# --- 3.3) Diplomatie --------------------------------------------------------


def declared_hostile_to(pos: Position, nation: Nation) -> Nations:
    """Whose diplomacy markers in this nation's embassy will show conflict."""
    hostile = NO_NATIONS
    for other in each(pos.others(nation)):
        if has(pos.hostile[other], nation):
            hostile = hostile | only(other)
    return hostile


# === IV.4) Auswerten von Konflikten =========================================


def driven_out(pos: Position, here: Territory) -> Nations:
    """Whose markers must leave: all are judged at once, on who is there now (AE-35)."""
    present = pos.present(here)
    if has(pos.colonies, here) or count(present) < 2:
        return NO_NATIONS
    if count(present) == 2:
        return driven_out_of_a_pair(pos, present)
    return driven_out_of_a_crowd(pos, present)


def driven_out_of_a_pair(pos: Position, present: Nations) -> Nations:
    """Only the one who offered an alliance and was met with conflict (AE-32, AE-33)."""
    one = first(present)
    other = first(present & ~only(one))
    if has(pos.hostile_to[one], other) == has(pos.hostile_to[other], one):
        return NO_NATIONS
    return only(one) if has(pos.hostile_to[one], other) else only(other)


def driven_out_of_a_crowd(pos: Position, present: Nations) -> Nations:
    """Whoever has more conflicts than alliances from the others there; a tie stays (AE-34)."""
    leaving = NO_NATIONS
    for nation in each(present):
        if conflicts(pos, nation, present) > alliances(pos, nation, present):
            leaving = leaving | only(nation)
    return leaving


def conflicts(pos: Position, nation: Nation, present: Nations) -> int:
    return count(pos.hostile_to[nation] & present)


def alliances(pos: Position, nation: Nation, present: Nations) -> int:
    return count(present) - 1 - conflicts(pos, nation, present)


# === IV.5) Errichtung von Kolonien ==========================================


def becomes_colony(pos: Position, here: Territory) -> bool:
    """Every square covered, somebody there, and all who are there allied (AE-37, AE-39)."""
    if has(pos.colonies, here) or not pos.is_full(here):
        return False
    present = pos.present(here)
    return count(present) > 0 and are_all_allied(pos, present)


def are_all_allied(pos: Position, present: Nations) -> bool:
    """Each with each, in both directions; whoever is not there does not matter (AE-38)."""
    for nation in each(present):
        if pos.hostile_to[nation] & present:
            return False
    return True


# === V) Ende des Spiels =====================================================

SOLE_COLONY: Final = 8
SHARED_COLONY: Final = 3
ALLIANCE: Final = 1


def was_last_colony(pos: Position) -> bool:
    """The box is empty, or more than empty, as all colonies of a step count (AE-45)."""
    return count(pos.colonies) >= pos.last_colony


def was_last_year(pos: Position) -> bool:
    return pos.round == pos.board.rounds - 1


def allies(pos: Position, nation: Nation) -> Nations:
    """Whose alliance lies in this nation's embassy (AE-46)."""
    return pos.others(nation) & ~pos.hostile_to[nation]


def sole_colonies(pos: Position, nation: Nation) -> Territories:
    return pos.markers[nation] & pos.colonies & ~pos.contested()


def shared_colonies(pos: Position, nation: Nation) -> Territories:
    return pos.markers[nation] & pos.colonies & pos.contested()
