"""What goes wrong outside the rules, each with one line that a person can act on."""


class PalaverError(Exception):
    """Told in one line, exit status 2; never a traceback."""

    def lines(self) -> list[str]:
        return [str(self)]


class Complaints(PalaverError):
    """A file with things wrong in it: all of them are told, a line each."""

    def __init__(self, complaints: list[str]) -> None:
        super().__init__("; ".join(complaints))
        self.complaints = complaints

    def lines(self) -> list[str]:
        return self.complaints


class BadBoard(Complaints):
    """A board file that cannot be played on."""


class BadRecord(PalaverError):
    """A record that is corrupt, foreign, or does not say what happened."""


class BadSetUp(PalaverError):
    """Too many seats, an unknown switch, a value out of range."""


class Refused(PalaverError):
    """An answer that is not legal now."""
