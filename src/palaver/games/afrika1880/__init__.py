"""AFRIKA 1880 (Francis Pacherie, Tilsit 1997), for three to six."""

from palaver.core.native import stand_in

HOT = ("words", "board", "position", "judge", "steps", "rules", "evaluation", "eyes")
COMPILED = stand_in(__name__, HOT)
