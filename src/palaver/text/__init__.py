"""Says what the rooms have to say, in the reader's language.

Every word that a person reads stands in a Fluent file: the house's own beside this page,
a room's in its folder `text`. Rules and servers pass keys about (`core/sight.py`).
"""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from palaver.core.errors import PalaverError
from palaver.core.game import Game
from palaver.core.sight import Filling, Name, Said, Who

LANGUAGES = ("en", "de", "it")
HOUSE = Path(__file__).parent


@cache
def bundle(room: Path | None, language: str) -> FluentBundle:
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(FluentResource((HOUSE / f"{language}.ftl").read_text("utf-8")))
    if room is not None:
        page = room / "text" / f"{language}.ftl"
        spoken.add_resource(FluentResource(page.read_text("utf-8")))
    return spoken


class Speech:
    """One room (or the house alone) in one language, to people with these names."""

    def __init__(
        self, language: str, game: Game[Any] | None = None, names: tuple[str, ...] = ()
    ) -> None:
        if language not in LANGUAGES:
            raise PalaverError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = names
        self.bundle = bundle(None if game is None else game.folder, language)

    def say(self, said: Filling) -> str:
        match said:
            case Said(key, args):
                return self.text(key, **{name: self.fill(arg) for name, arg in args.items()})
            case Who(seat):
                return self.names[seat]
            case Name(name, elsewhere):
                return elsewhere.get(self.language, name)
            case tuple():
                return ", ".join(self.say(part) for part in said)
        return str(said)

    def fill(self, arg: Filling) -> str | int:
        """Numbers stay numbers, so that a text can choose its plural by them."""
        return arg if isinstance(arg, int) else self.say(arg)

    def text(self, key: str, attribute: str | None = None, /, **args: str | int) -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        return str(text)


def language_of(wish: str | None) -> str:
    """The nearest language to a locale such as `de_AT.UTF-8`; English if there is none."""
    short = (wish or "").replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else "en"
