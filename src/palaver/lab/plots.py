"""The findings of a study as a picture, PNG and SVG."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from palaver.core.errors import PalaverError
from palaver.lab.study import Findings

COLOURS = ("#4c5b8f", "#a8643b", "#4f7f5d", "#8d5a86", "#8a8246")


def draw(found: Sequence[Findings], folder: Path) -> list[Path]:
    """Two files named after the room."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise PalaverError("matplotlib is not installed: pip install 'palaver[lab]'") from None
    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "palaver"  # the same findings give the same file
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(2, 2, figsize=(10, 7), layout="constrained")
    figure.suptitle(found[0].room)
    lengths(panels[0][0], found)
    choices(panels[0][1], found)
    skill(panels[1][0], found)
    seats(panels[1][1], found)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        pages = [folder / f"{found[0].room}.{kind}" for kind in ("png", "svg")]
        for page in pages:
            figure.savefig(page, dpi=110, metadata={"Date": None} if page.suffix == ".svg" else {})
    except OSError as error:
        raise PalaverError(f"{folder}: {error.strerror or error}") from None
    finally:
        pyplot.close(figure)
    return pages


def players(found: Sequence[Findings]) -> list[str]:
    return [str(one.players) for one in found]


def lengths(panel: Any, found: Sequence[Findings]) -> None:
    panel.bar(players(found), [one.answers for one in found], color=COLOURS[0])
    below = [one.answers - one.shortest for one in found]
    above = [one.longest - one.answers for one in found]
    means = [one.answers for one in found]
    panel.errorbar(players(found), means, [below, above], fmt="none", ecolor="black", capsize=4)
    panel.set(title="Answers a game, shortest to longest", xlabel="players")


def choices(panel: Any, found: Sequence[Findings]) -> None:
    panel.bar(players(found), [one.branching for one in found], color=COLOURS[1])
    panel.set(title="Legal answers, in the mean", xlabel="players")


def skill(panel: Any, found: Sequence[Findings]) -> None:
    bars = {"luck of the deal": [one.luck for one in found]}
    bars["one able among less able wins"] = [one.skill for one in found]
    bars["hidden"] = [one.hidden for one in found]
    for number, (name, values) in enumerate(bars.items()):
        places = [at + 0.27 * number for at in range(len(found))]
        panel.bar(places, values, width=0.25, label=name, color=COLOURS[number])
    panel.plot(range(len(found)), [one.even for one in found], "k_", label="even share")
    panel.set_xticks(range(len(found)), players(found))
    panel.set(title="Luck, skill and secrets", xlabel="players", ylim=(0, 1))
    panel.legend(fontsize=8)


def seats(panel: Any, found: Sequence[Findings]) -> None:
    for number, one in enumerate(found):
        at = [seat + 1 + 0.1 * number for seat in range(one.players)]
        panel.errorbar(
            at,
            [share - one.even for share in one.seats],
            one.seats_error,
            fmt="o",
            capsize=3,
            color=COLOURS[number % len(COLOURS)],
            label=f"{one.players} players",
        )
    panel.axhline(0, color="black", linewidth=0.8)
    panel.set(title="Wins by seat, above an even share", xlabel="seat")
    panel.legend(fontsize=8)
