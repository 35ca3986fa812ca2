"""The options of a match of Nocturne."""

from __future__ import annotations

from argparse import Namespace

from moonlit.bots.bot import LEVELS, SIMPLE
from moonlit.cli.errors import Refused
from moonlit.cli.matches import Option, all_words, switches_of, words_of
from moonlit.core.codec import Plain
from moonlit.packs.nocturne.words import SCENARIOS

OPTIONS = (
    Option("edition", "best|en|de|pl"),
    Option("switch", "NAME=VALUE", is_repeated=True),
    Option("mode", "basic|advanced|family"),
    Option("variant", "NAME", is_repeated=True),
    Option("scenario", f"1…{SCENARIOS}"),
    Option("characters", "NAME,NAME…"),
    Option("no-concoctions"),
)
MOST_SEATS = 4
DUEL = ("greedy", "random")
FIELD = (*SIMPLE, *LEVELS[:4])


def read(options: Namespace) -> dict[str, Plain]:
    chosen: dict[str, Plain] = {}
    for name in ("edition", "mode"):
        if (value := getattr(options, name)) is not None:
            chosen[name] = value
    if options.switch:
        chosen["switches"] = switches_of(options.switch)
    if options.variant:
        chosen["variants"] = all_words(options.variant)
    if options.scenario is not None:
        chosen["scenario"] = _scenario(options.scenario)
    if options.characters is not None:
        chosen["characters"] = list[Plain](words_of(options.characters))
    if options.no_concoctions:
        chosen["no_concoctions"] = True
    return chosen


def _scenario(text: str) -> int:
    """The number of a scenario; whoever wants none leaves the option out."""
    if text not in map(str, range(1, SCENARIOS + 1)):
        raise Refused("bad-scenario", text=text, most=SCENARIOS)
    return int(text)
