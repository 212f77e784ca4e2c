"""Who listens to what the rules tell; nobody, as a rule, and then it costs nothing."""


class Ear:
    """Hung on a position, it hears each event as numbers: kind, seat and four more."""

    heard: list[tuple[int, int, int, int, int, int]]

    def __init__(self) -> None:
        self.heard = []

    def hear(self, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
        self.heard.append((kind, seat, a, b, c, d))  # Python: only where somebody listens
