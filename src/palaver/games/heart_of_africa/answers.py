"""The numbers of all answers, question by question."""

from typing import Final

from palaver.games.heart_of_africa.words import CARDS, LONGEST, MARKET, MOST_TRACKS, ROW

# Tickets to choose from.
KEEP: Final = 0  # all that is left of the offer
REFUSE: Final = 1  # + ticket

# A turn is one of these.
DRAW_CARD: Final = 0
TAKE_CARD: Final = 1  # + place in the row
DRAW_TERRAIN: Final = TAKE_CARD + ROW
TAKE_TERRAIN: Final = DRAW_TERRAIN + 1  # + place in the market
DRAW_TICKETS: Final = TAKE_TERRAIN + MARKET
CLAIM: Final = DRAW_TICKETS + 1  # + track, for the only payment there is
BEGIN_CLAIM: Final = CLAIM + MOST_TRACKS  # + track, with a choice of payments
PASS: Final = BEGIN_CLAIM + MOST_TRACKS

# Inside a claim. Numbered on from the turn's own answers, since to the others the
# turn is still open: none of these can be taken for an answer to that.
COLOUR: Final = PASS + 1  # + locomotives needed * CARDS + card
AS_TRAINS: Final = COLOUR + (LONGEST + 1) * CARDS  # + locomotives
NOT_DOUBLED: Final = AS_TRAINS + LONGEST + 1
DOUBLED: Final = NOT_DOUBLED + 1
AS_TERRAIN: Final = DOUBLED + 1  # + locomotives
