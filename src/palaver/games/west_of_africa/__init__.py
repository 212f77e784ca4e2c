"""West of Africa (Martin Schlegel, ADC Blackfire 2016), the Canary Islands for two to five."""

from palaver.core.native import stand_in

HOT = (
    "words",
    "board",
    "position",
    "harbours",
    "gold",
    "actions",
    "sailing",
    "round_end",
    "rules",
    "evaluation",
    "eyes",
)
COMPILED = stand_in(__name__, HOT)
