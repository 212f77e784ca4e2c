"""The part of bots that is compiled: the search."""

from palaver.core.native import stand_in

HOT = ("search",)
COMPILED = stand_in(__name__, HOT)
