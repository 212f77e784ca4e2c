"""Knows no game."""

from palaver.core.native import stand_in

HOT = ("ints", "luck", "ear", "decision", "position", "play", "advice", "eyes")
COMPILED = stand_in(__name__, HOT)
