"""The base of every question that a room's rules ask."""


class Decision:
    """One question to one seat; each room says in its own base what it can be asked.

    `options(pos, seat, out)` looks and never writes, `choose(pos, seat, option)` acts
    and never checks. A question is a single object; its name is its class's.
    """
