"""The options that describe a match, the same for playing and for simulating."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from moonlit.cli.errors import Refused
from moonlit.cli.parser import Parser
from moonlit.core.codec import Plain
from moonlit.packs.nocturne.words import SCENARIOS

OPTIONS = (
    "edition",
    "switch",
    "mode",
    "variant",
    "scenario",
    "characters",
    "no_concoctions",
)
_TRUTH: dict[str, Plain] = {"true": True, "false": False}


def add_match_options(parser: Parser) -> None:
    parser.place("game", "nocturne")
    parser.option("edition", "best|en|de|pl")
    parser.option("switch", "NAME=VALUE", is_repeated=True)
    parser.option("mode", "basic|advanced|family")
    parser.option("variant", "NAME", is_repeated=True)
    parser.option("scenario", f"1…{SCENARIOS}")
    parser.option("characters", "NAME,NAME…")
    parser.flag("no-concoctions")
    parser.option("pack", "FOLDER")


def given_options(options: Namespace) -> list[str]:
    """The match options that were given at all."""
    return [name for name in OPTIONS if getattr(options, name)]


def match_options(options: Namespace) -> dict[str, Plain]:
    """What was chosen, as the game knows it; the game judges the values."""
    chosen: dict[str, Plain] = {}
    for name in ("edition", "mode"):
        if (value := getattr(options, name)) is not None:
            chosen[name] = value
    if options.switch:
        chosen["switches"] = dict(_switch(text) for text in options.switch)
    if options.variant:
        chosen["variants"] = [name for text in options.variant for name in words_of(text)]
    if options.scenario is not None:
        chosen["scenario"] = _scenario(options.scenario)
    if options.characters is not None:
        chosen["characters"] = list[Plain](words_of(options.characters))
    if options.no_concoctions:
        chosen["no_concoctions"] = True
    return chosen


def pack_folder(options: Namespace) -> Path | None:
    return Path(options.pack) if options.pack is not None else None


def words_of(text: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def whole_number(option: str, text: str, least: int = 0) -> int:
    """A number written in plain digits; raises Refused on anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) < 19 and int(text) >= least):
        raise Refused("bad-number", option=f"--{option}", text=text, least=least)
    return int(text)


def _scenario(text: str) -> int:
    """The number of a scenario; whoever wants none leaves the option out."""
    if text not in map(str, range(1, SCENARIOS + 1)):
        raise Refused("bad-scenario", text=text, most=SCENARIOS)
    return int(text)


def _switch(text: str) -> tuple[str, Plain]:
    name, has_value, value = text.partition("=")
    if not has_value:
        raise Refused("bad-pair", option="--switch", text=text)
    return name.strip(), _TRUTH.get(value.strip().lower(), value.strip())
