"""The options of a match of Dominion."""

from __future__ import annotations

from argparse import Namespace

from moonlit.bots.bot import LEVELS, SIMPLE
from moonlit.cli.matches import Option, all_words, switches_of, whole_number, words_of
from moonlit.core.codec import Plain
from moonlit.games.dominion.config import MOST_PLAYERS, OWN, RANDOM, SETS

OPTIONS = (
    Option("kingdom", f"k-01…|{RANDOM}|CARD,CARD…"),
    Option("number", "N"),
    Option("sets", ",".join(SETS)),
    Option("wish", "CARD", is_repeated=True),
    Option("ban", "CARD", is_repeated=True),
    Option("druid", "BOON,BOON,BOON"),
    Option("switch", "NAME=VALUE", is_repeated=True),
)
MOST_SEATS = MOST_PLAYERS
DUEL = ("greedy", "random")
FIELD = (*SIMPLE, *LEVELS[:4])
_LISTS = (("wish", "wishes"), ("ban", "bans"))


def read(options: Namespace) -> dict[str, Plain]:
    """A Kingdom of one's own is a list of cards."""
    chosen: dict[str, Plain] = {}
    if options.kingdom is not None:
        cards = words_of(options.kingdom)
        chosen["kingdom"] = OWN if len(cards) > 1 else options.kingdom
        if len(cards) > 1:
            chosen["cards"] = list[Plain](cards)
    if options.number is not None:
        chosen["number"] = whole_number("number", options.number)
    for name in ("sets", "druid"):
        if (value := getattr(options, name)) is not None:
            chosen[name] = list[Plain](words_of(value))
    for name, key in _LISTS:
        if getattr(options, name):
            chosen[key] = all_words(getattr(options, name))
    if options.switch:
        chosen["switches"] = switches_of(options.switch)
    return chosen
