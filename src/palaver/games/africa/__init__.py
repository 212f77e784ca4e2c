"""AFRICA (Reiner Knizia, Goldsieber 2001), for two to five."""

from palaver.core.native import stand_in

HOT = ("words", "board", "position", "ending", "rules", "evaluation", "eyes")
COMPILED = stand_in(__name__, HOT)
