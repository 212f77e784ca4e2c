"""Ticket to Ride: The Heart of Africa (Alan R. Moon, Days of Wonder 2012), for two to five."""

from palaver.core.native import stand_in

HOT = (
    "words",
    "answers",
    "board",
    "position",
    "payment",
    "supply",
    "claims",
    "ending",
    "claim_questions",
    "rules",
    "evaluation",
    "eyes",
)
COMPILED = stand_in(__name__, HOT)
