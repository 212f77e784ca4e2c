"""The part of the laboratory that is compiled: many games at once."""

from palaver.core.native import stand_in

HOT = ("batch",)
COMPILED = stand_in(__name__, HOT)
