"""The options that describe a match, the same for playing and for simulating."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from moonlit.cli.errors import Refused
from moonlit.cli.parser import Parser
from moonlit.core.codec import Plain
from moonlit.games import GAMES, check_game

_TRUTH: dict[str, Plain] = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game's matches; `shown` stands for its value, a flag has none."""

    name: str
    shown: str = ""
    is_repeated: bool = False

    @property
    def key(self) -> str:
        return self.name.replace("-", "_")


class Choices(Protocol):
    """What the module `options` of a game holds."""

    OPTIONS: tuple[Option, ...]
    MOST_SEATS: int
    # Who plays if nobody was named: two bots, and those of a ladder that answer at once.
    DUEL: tuple[str, ...]
    FIELD: tuple[str, ...]

    def read(self, options: Namespace) -> dict[str, Plain]:
        """What was chosen, as the game knows it; the game judges the values."""


def choices_of(game: str) -> Choices:
    """The options of a game; raises BadConfig if there is no such game."""
    check_game(game)
    return cast("Choices", import_module(f"moonlit.cli.{game}.options"))


def add_game(parser: Parser) -> None:
    parser.place("game", next(iter(GAMES)))


def add_match_options(parser: Parser) -> None:
    """The options of all games; those that do not fit the game are refused later."""
    add_game(parser)
    for option in _every_option().values():
        if option.shown:
            parser.option(option.name, option.shown, is_repeated=option.is_repeated)
        else:
            parser.flag(option.name)
    parser.option("pack", "FOLDER")


def given_options(options: Namespace) -> list[str]:
    """The match options that were given at all."""
    return [key for key in _every_option() if getattr(options, key)]


def match_options(options: Namespace) -> dict[str, Plain]:
    """What was chosen for the match; raises Refused on what another game would have."""
    choices = choices_of(options.game)
    own = [option.key for option in choices.OPTIONS]
    for key in given_options(options):
        if key not in own:
            name = key.replace("_", "-")
            game = f"command-game-{options.game}"
            raise Refused("other-option", option=f"--{name}", game=game)
    return choices.read(options)


def _every_option() -> dict[str, Option]:
    """An option that several games have is the first one's."""
    found: dict[str, Option] = {}
    for game in GAMES:
        for option in choices_of(game).OPTIONS:
            found.setdefault(option.key, option)
    return found


def pack_folder(options: Namespace) -> Path | None:
    return Path(options.pack) if options.pack is not None else None


def words_of(text: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def all_words(texts: list[str]) -> list[Plain]:
    """The words of an option that may be given several times."""
    return [word for text in texts for word in words_of(text)]


def whole_number(option: str, text: str, least: int = 0) -> int:
    """A number written in plain digits; raises Refused on anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) < 19 and int(text) >= least):
        raise Refused("bad-number", option=f"--{option}", text=text, least=least)
    return int(text)


def switches_of(texts: list[str]) -> dict[str, Plain]:
    """Switches by name, out of NAME=VALUE."""
    return dict(map(_switch, texts))


def _switch(text: str) -> tuple[str, Plain]:
    name, has_value, value = text.partition("=")
    if not has_value:
        raise Refused("bad-pair", option="--switch", text=text)
    return name.strip(), _TRUTH.get(value.strip().lower(), value.strip())
