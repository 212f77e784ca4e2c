"""AFRICA, page by page, but for the last (`ending.py`). The headings are the rulebook's own."""

from typing import Final

from palaver.core.bits import Answers, count, each, only
from palaver.core.ints import NOBODY, Event, Luck, Seat
from palaver.games.africa.board import Board
from palaver.games.africa.ending import finish
from palaver.games.africa.position import Position, Question, tell
from palaver.games.africa.words import (
    CAMP,
    CAMP_BUILT,
    CAMP_GAINED,
    EMPTY,
    FIRST_PLAYER,
    GEMS_1,
    GEMS_2,
    GOLD_1,
    GOLD_2,
    GOODS,
    GOODS_SWAPPED,
    GOODS_TAKEN,
    MINED,
    MONUMENT,
    MOST_GOODS,
    MOVED,
    NOMADS,
    PATIENCE_ENDED,
    RESTED,
    SCORED_ANIMAL,
    SCORED_IMPROVEMENT,
    SCORED_KIN,
    SCORED_LAST_MONUMENT,
    SCORED_NUGGETS,
    SCORED_OPEN_LAND,
    SCORED_RESEARCH,
    SETTLED,
    SPACES,
    STARTED,
    TILES,
    TRAVELLED,
    TURNED_UP,
    WALKED,
    Space,
    Tile,
)

# === Spielvorbereitung ======================================================

CAMPS_TO_BEGIN_WITH: Final = 2


def set_up(board: Board, players: int, luck: Luck) -> Position:
    """Tiles face down on every space but the cities; a camp for each monument but the last."""
    pos = Position(board, CHOOSE_CITY, players, luck)
    lay_out_tiles(pos)
    pos.supply = board.monuments - 1
    if players == 2:  # Besonderheit für 2 Spieler
        pos.supply -= 2
    for player in range(players):
        pos.camps[player] = CAMPS_TO_BEGIN_WITH
    return pos


def lay_out_tiles(pos: Position) -> None:
    land = pos.board.land
    for last in range(TILES):
        other = pos.roll(last + 1)
        pos.tile[land[last]] = pos.tile[land[other]]
        pos.tile[land[other]] = pos.board.bag[last]
    pos.face_down = pos.board.all_spaces & ~pos.board.cities
    pos.empty = pos.board.cities


def draw_first_player(pos: Position) -> None:
    pos.seat = Seat(pos.roll(pos.players))  # AF-33


class ChooseCity(Question):
    """Each seat in turn, a city where nobody stands yet (AF-33)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add_each(pos.board.cities & ~pos.explorers)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if not pos.explorers:
            tell(pos, FIRST_PLAYER, seat)
        pos.explorer[seat] = Space(option)
        pos.explorers = pos.explorers | only(Space(option))
        tell(pos, STARTED, seat, option)
        pos.seat = next_seat(pos)
        if count(pos.explorers) == pos.players:
            begin_turn(pos)


# === Spielverlauf ===========================================================


def next_seat(pos: Position) -> Seat:
    """Clockwise."""
    return Seat((pos.seat + 1) % pos.players)


def begin_turn(pos: Position) -> None:
    pos.actions_left = 1 if pos.simple else 2
    pos.asking = CHOOSE_TURN


def place_explorer(pos: Position, seat: Seat, space: Space) -> None:
    pos.explorers = pos.explorers ^ only(pos.explorer[seat]) | only(space)
    pos.explorer[seat] = space


JOURNEY: Final = SPACES  # beside the spaces themselves


class ChooseTurn(Question):
    """A once, or B twice; who chooses B says at once where the first walk ends."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add_each(pos.within_reach(seat))
        if pos.journeys(seat):  # AF-34
            out.add(JOURNEY)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option == JOURNEY:
            pos.asking = TRAVEL
        else:
            walk(pos, seat, Space(option))


# --- A. Forscher beliebig versetzen -----------------------------------------


class Travel(Question):
    """To any space without a covered tile or another explorer."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add_each(pos.journeys(seat))  # AF-6, AF-35

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        tell(pos, TRAVELLED, seat, pos.explorer[seat], option)
        place_explorer(pos, seat, Space(option))
        end_turn(pos)


# --- B. Forscher ziehen und Aktion ausführen --------------------------------


class Walk(Question):
    """Up to two spaces, never onto or over covered tiles or other explorers."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add_each(pos.within_reach(seat))

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        walk(pos, seat, Space(option))


def walk(pos: Position, seat: Seat, space: Space) -> None:
    if space != pos.explorer[seat]:
        tell(pos, WALKED, seat, pos.explorer[seat], space)
    place_explorer(pos, seat, space)
    pos.asking = ACT


# What is done here: a verb, or a verb and the space it is done to.
REST: Final = 0
RESEARCH: Final = 1
MINE: Final = 2
TURN_UP: Final = 3  # + space
PICK_UP: Final = TURN_UP + SPACES  # + space


class Act(Question):
    """One of the five actions, or none (AF-4)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(REST)
        if pos.may_build(seat):
            out.add(RESEARCH)
            out.add(MINE)
        out.add_each(pos.board.around[pos.explorer[seat]] & pos.face_down, TURN_UP)
        for space in each(pos.movable(seat)):
            if pos.has_better_place(space):
                out.add(PICK_UP + space)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pos.acted = pos.acted or option != REST
        if option >= PICK_UP:
            hold(pos, Space(option - PICK_UP), fresh=False)
        elif option >= TURN_UP:
            turn_up(pos, seat, Space(option - TURN_UP))
        elif option == RESEARCH:
            build_camp_and_research(pos, seat)
        elif option == MINE:
            build_camp_and_mine(pos, seat)
        else:
            tell(pos, RESTED, seat)
            end_action(pos)


# 1. Marke aufdecken und ausführen


def turn_up(pos: Position, seat: Seat, space: Space) -> None:
    found = pos.tile[space]
    pos.face_down = pos.face_down ^ only(space)
    tell(pos, TURNED_UP, seat, space, found)
    if found >= GOODS:
        take_goods(pos, seat, space, found)
        return
    pos.lying[found] = pos.lying[found] | only(space)
    if found >= NOMADS:
        pos.roaming = pos.roaming | only(space)
        hold(pos, space, fresh=True)
    elif found == MONUMENT:
        find_monument(pos, seat)
    else:
        score(pos, SCORED_NUGGETS, seat, nuggets(found), found)
        end_action(pos)


def score(pos: Position, event: Event, seat: Seat, points: int, what: int) -> None:
    pos.score[seat] += points
    tell(pos, event, seat, points, what)


# Gold und Edelsteine aufdecken


def nuggets(tile: Tile) -> int:
    return 2 if tile == GOLD_2 or tile == GEMS_2 else 1


# Handelsgüter aufdecken


def take_goods(pos: Position, seat: Seat, space: Space, found: Tile) -> None:
    pos.tile[space] = EMPTY
    pos.empty = pos.empty | only(space)
    pos.goods[seat * MOST_GOODS + found - GOODS] += 1
    tell(pos, GOODS_TAKEN, seat, found, space)
    pos.held = found
    pos.asking = TRADE


KEEP: Final = 0
SWAP: Final = 1  # + seat * MOST_GOODS + kind


class Trade(Question):
    """Keep the goods, or swap them for all that another seat has of one other kind.

    As many are given as are taken, the new one among them, and nobody can refuse
    (AF-14 to AF-17).
    """

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(KEEP)
        kind_held = pos.held - GOODS
        mine = pos.goods[seat * MOST_GOODS + kind_held]
        for other in range(pos.players):
            if other == seat:
                continue
            for kind in range(pos.board.goods_kinds):
                theirs = pos.goods[other * MOST_GOODS + kind]
                if kind != kind_held and 0 < theirs <= mine:
                    out.add(SWAP + other * MOST_GOODS + kind)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option != KEEP:
            other = (option - SWAP) // MOST_GOODS
            kind = (option - SWAP) % MOST_GOODS
            swap_goods(pos, seat, Seat(other), kind)
        pos.held = EMPTY
        end_action(pos)


def swap_goods(pos: Position, seat: Seat, other: Seat, wanted: int) -> None:
    given = pos.held - GOODS
    mine, theirs = seat * MOST_GOODS, other * MOST_GOODS
    amount = pos.goods[theirs + wanted]
    pos.goods[theirs + wanted] = 0
    pos.goods[mine + wanted] += amount
    pos.goods[mine + given] -= amount
    pos.goods[theirs + given] += amount
    tell(pos, GOODS_SWAPPED, seat, other, amount, pos.held, GOODS + wanted)


# Tiere aufdecken, Nomadenvölker aufdecken


def hold(pos: Position, spot: Space, fresh: bool) -> None:
    pos.spot, pos.held, pos.fresh = spot, pos.tile[spot], fresh
    pos.asking = SETTLE


class Settle(Question):
    """Where shall it go? To any empty space where it is better off (AF-9, AF-12).

    What was only just turned up may also stay where it was found, and is
    scored in full; what is moved again scores the improvement alone.
    """

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        better = pos.better_places(pos.spot)
        out.add_each(better | only(pos.spot) if pos.fresh else better)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        before = pos.worth(pos.spot)
        if option != pos.spot:
            move_tile(pos, seat, pos.spot, Space(option))
        worth = pos.worth(Space(option))
        if not pos.fresh:
            score(pos, SCORED_IMPROVEMENT, seat, worth - before, pos.held)
        elif pos.held == NOMADS:
            score(pos, SCORED_OPEN_LAND, seat, worth, pos.held)
        else:
            score(pos, SCORED_ANIMAL, seat, 1, pos.held)  # AF-11
            score(pos, SCORED_KIN, seat, worth, pos.held)
        pos.spot, pos.held, pos.fresh = Space(-1), EMPTY, False
        end_action(pos)


def move_tile(pos: Position, seat: Seat, spot: Space, there: Space) -> None:
    tile = pos.tile[spot]
    pos.tile[spot] = EMPTY
    pos.tile[there] = tile
    pos.lying[tile] = pos.lying[tile] ^ only(spot) | only(there)
    pos.roaming = pos.roaming ^ only(spot) | only(there)
    pos.empty = (pos.empty | only(spot)) & ~only(there)
    tell(pos, SETTLED if pos.fresh else MOVED, seat, tile, spot, there)


# Monumente aufdecken


def find_monument(pos: Position, seat: Seat) -> None:
    """A camp from the supply; the last monument brings three points and the end."""
    if pos.supply > 0:
        pos.supply -= 1
        pos.camps[seat] += 1
        tell(pos, CAMP_GAINED, seat, pos.supply)
        end_action(pos)
    else:
        score(pos, SCORED_LAST_MONUMENT, seat, 3, MONUMENT)  # AF-22
        finish(pos)


# 2. Tier versetzen, 3. Nomadenvolk versetzen: picked up in Act, put down in Settle

# 4. Basiccamp errichten und forschen


def build_camp(pos: Position, seat: Seat, home: Space) -> None:
    pos.camps[seat] -= 1
    pos.tile[home] = CAMP
    pos.empty = pos.empty ^ only(home)
    tell(pos, CAMP_BUILT, seat, home)


def build_camp_and_research(pos: Position, seat: Seat) -> None:
    """A point for every animal, nomad and monument face up around the camp (AF-20)."""
    home = pos.explorer[seat]
    build_camp(pos, seat, home)
    around = pos.board.around[home]
    nomads = count(around & pos.lying[NOMADS])
    animals = count(around & pos.roaming) - nomads
    monuments = count(around & pos.lying[MONUMENT])
    points = animals + nomads + monuments
    pos.score[seat] += points
    tell(pos, SCORED_RESEARCH, seat, points, animals, nomads, monuments)
    end_action(pos)


# 5. Basiccamp errichten und Bodenschätze aufnehmen


def build_camp_and_mine(pos: Position, seat: Seat) -> None:
    """All the gold and gems face up around the camp, and no points (AF-21)."""
    home = pos.explorer[seat]
    build_camp(pos, seat, home)
    pos.gold[seat] += mine(pos, seat, home, GOLD_1) + 2 * mine(pos, seat, home, GOLD_2)
    pos.gems[seat] += mine(pos, seat, home, GEMS_1) + 2 * mine(pos, seat, home, GEMS_2)
    end_action(pos)


def mine(pos: Position, seat: Seat, home: Space, tile: Tile) -> int:
    """Take every such tile around; how many there were."""
    taken = pos.board.around[home] & pos.lying[tile]
    pos.lying[tile] = pos.lying[tile] ^ taken
    pos.empty = pos.empty | taken
    for space in each(taken):
        pos.tile[space] = EMPTY
        tell(pos, MINED, seat, tile, space)
    return count(taken)


# --- Whose turn it is -------------------------------------------------------


def end_action(pos: Position) -> None:
    pos.actions_left -= 1
    if pos.actions_left > 0:
        pos.asking = WALK
    else:
        end_turn(pos)


def end_turn(pos: Position) -> None:
    pos.idle = 0 if pos.acted else pos.idle + 1
    pos.acted = False
    pos.seat = next_seat(pos)
    if pos.patience > 0 and pos.idle >= pos.patience * pos.players:  # AF-32, AF-36
        tell(pos, PATIENCE_ENDED, NOBODY, pos.patience)
        finish(pos)
    else:
        begin_turn(pos)


# === The questions, in the order they are met ===============================

CHOOSE_CITY: Final = ChooseCity()
CHOOSE_TURN: Final = ChooseTurn()
TRAVEL: Final = Travel()
WALK: Final = Walk()
ACT: Final = Act()
TRADE: Final = Trade()
SETTLE: Final = Settle()

QUESTIONS: Final = (CHOOSE_CITY, CHOOSE_TURN, TRAVEL, WALK, ACT, TRADE, SETTLE)
