"""The map and the tickets, read from board.json, so that a corrected board needs no build."""

from typing import Annotated, Any, Final

from palaver.core.bits import only
from palaver.games.heart_of_africa.words import (
    GREY,
    LONGEST,
    MOST_TRACKS,
    NO_ENDS,
    NO_TRACK,
    NO_TRACKS,
    TICKETS,
    TRACK_COLOURS,
    Colour,
    Ends,
    Place,
    Ticket,
    Track,
    Tracks,
)

COLOUR_NAMES = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "gray")
REACHES: Final = LONGEST + 1  # up to nought, one … six spaces


class Board:
    """Tables of the map and the tickets. Nothing changes them once they are made."""

    places: int
    tracks: int
    length: Annotated[list[int], MOST_TRACKS]
    colour: Annotated[list[Colour], MOST_TRACKS]
    symbols: Annotated[list[int], MOST_TRACKS]  # locomotives that a ferry shows
    twin: Annotated[list[Track], MOST_TRACKS]  # the other track of a double route
    one_end: Annotated[list[Place], MOST_TRACKS]
    other_end: Annotated[list[Place], MOST_TRACKS]
    all_tracks: Tracks
    within: Annotated[list[Tracks], TRACK_COLOURS * REACHES]  # by colour, up to a length
    no_longer_than: Annotated[list[Tracks], REACHES]
    beyond: Annotated[list[Tracks], REACHES]  # ferries with more symbols than so many
    start: Annotated[list[Ends], TICKETS]  # a country is all its entrances
    goal: Annotated[list[Ends], TICKETS]
    value: Annotated[list[int], TICKETS]
    data: dict[str, Any]  # what it was made from
    place_ids: dict[str, Place]
    track_ids: dict[str, Track]
    ticket_ids: dict[str, Ticket]  # by its ends, as `beira--livingstonia`

    def __init__(self, data: dict[str, Any]) -> None:
        """Of what `checks.complaints` has found nothing wrong with."""
        self.data = data
        self.place_ids = {line["id"]: Place(at) for at, line in enumerate(data["cities"])}
        self.track_ids = {line["id"]: Track(at) for at, line in enumerate(data["routes"])}
        tickets = [f"{line['a']}--{line['b']}" for line in data["tickets"]]
        self.ticket_ids = {name: Ticket(at) for at, name in enumerate(tickets)}
        self.places = len(self.place_ids)
        self.tracks = len(self.track_ids)
        self.lay_tracks(data["routes"])
        self.sort_tracks(list(self.track_ids.values()))
        self.print_tickets(data)

    def lay_tracks(self, routes: list[dict[str, Any]]) -> None:
        spare = MOST_TRACKS - len(routes)
        colours = [Colour(COLOUR_NAMES.index(line["colour"])) for line in routes]
        ends = [(self.place_ids[line["a"]], self.place_ids[line["b"]]) for line in routes]
        self.length = [line["length"] for line in routes] + [0] * spare
        self.colour = colours + [GREY] * spare
        self.symbols = [line.get("locos", 0) for line in routes] + [0] * spare
        self.one_end = [end for end, _ in ends] + [Place(0)] * spare
        self.other_end = [end for _, end in ends] + [Place(0)] * spare
        self.twin = [self.find_twin(line) for line in routes] + [NO_TRACK] * spare

    def find_twin(self, track: dict[str, Any]) -> Track:
        for other in self.data["routes"]:
            same_route = "double" in track and other.get("double") == track["double"]
            if same_route and other["id"] != track["id"]:
                return self.track_ids[other["id"]]
        return NO_TRACK

    def sort_tracks(self, tracks: list[Track]) -> None:
        within = [NO_TRACKS] * (TRACK_COLOURS * REACHES)
        no_longer_than = [NO_TRACKS] * REACHES
        beyond = [NO_TRACKS] * REACHES
        lengths, colours, symbols = self.length, self.colour, self.symbols
        for track in tracks:
            for reach in range(REACHES):
                shelf = colours[track] * REACHES + reach
                if lengths[track] <= reach:
                    within[shelf] = within[shelf] | only(track)
                    no_longer_than[reach] = no_longer_than[reach] | only(track)
                if symbols[track] > reach:
                    beyond[reach] = beyond[reach] | only(track)
        self.all_tracks = no_longer_than[LONGEST]
        self.within = within
        self.no_longer_than = no_longer_than
        self.beyond = beyond

    def print_tickets(self, data: dict[str, Any]) -> None:
        reached: dict[str, Ends] = {}
        for name, place in self.place_ids.items():
            target = data["cities"][place].get("place", name)
            reached[target] = reached.get(target, NO_ENDS) | only(place)
        self.start = [reached[line["a"]] for line in data["tickets"]]
        self.goal = [reached[line["b"]] for line in data["tickets"]]
        self.value = [line["points"] for line in data["tickets"]]
