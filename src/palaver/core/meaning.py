"""What somebody may have meant who typed what is no answer."""

import re
from collections.abc import Iterable, Iterator


def spaced(typed: str) -> str:
    return " ".join(typed.split()).casefold()


def plain(typed: str) -> str:
    """Blanks, hyphens and colons are the same to whoever types; a minus before a number is not."""
    return re.sub(r"(?<=\w)[\s:-]+(?=[^\W\d])", " ", spaced(typed))


def things_called(things: Iterable[str], wish: str) -> Iterator[str]:
    """`space:E5` is called E5."""
    name = plain(wish)
    yield from (thing for thing in things if name and plain(thing.split(":", 1)[-1]) == name)


def things_meant(things: Iterable[str], typed: str) -> Iterator[str]:
    """Behind the verb, in the last word, in all of it, or the verb itself."""
    listed = list(things)
    verb, _, rest = typed.strip().partition(" ")
    for wish in (rest, typed.rsplit(maxsplit=1)[-1] if typed.split() else "", typed, verb):
        yield from things_called(listed, wish)
