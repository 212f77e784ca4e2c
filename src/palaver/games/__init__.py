"""One room a game. A room is found by its folder; nobody lists it."""
