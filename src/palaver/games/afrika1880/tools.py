"""What this room adds to the command line."""

from palaver.core.game import Tool
from palaver.games.afrika1880 import judge_report

TOOLS = (
    Tool(
        "judge",
        "judge a round of AFRIKA 1880 that is written down in a text file",
        judge_report.run,
    ),
)
