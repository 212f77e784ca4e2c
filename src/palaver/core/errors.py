"""What goes wrong outside the rules, each with one line that a person can act on."""


class PalaverError(Exception):
    """Told in one line, exit status 2; never a traceback."""


class BadBoard(PalaverError):
    """A board file that cannot be played on; all that is wrong with it is listed."""

    def __init__(self, complaints: list[str]) -> None:
        super().__init__("; ".join(complaints))
        self.complaints = complaints


class BadRecord(PalaverError):
    """A record that is corrupt, foreign, or does not say what happened."""


class BadSetUp(PalaverError):
    """Too many seats, an unknown switch, a value out of range."""


class Refused(PalaverError):
    """An answer that is not legal now."""
