"""The options of a match of Wonder Book."""

from __future__ import annotations

from argparse import Namespace

from moonlit.cli.matches import (
    Option,
    all_words,
    pack_folder,
    switches_of,
    whole_number,
    words_of,
)
from moonlit.client.wonder_book.campaign import sides_of
from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.packs.wonder_book.folder import load_pack
from moonlit.packs.wonder_book.words import DIFFICULTIES
from moonlit.tui.wonder_book.keeping import campaign_path, load_campaign

OPTIONS = (
    Option("campaign"),
    Option("chapter", "ch1…"),
    Option("heroes", "HERO,HERO…"),
    Option("difficulty", "|".join(DIFFICULTIES)),
    Option("keyword", "WORD", is_repeated=True),
    Option("gentle", "N"),
    Option("switch", "NAME=VALUE", is_repeated=True),
)
MOST_SEATS = 4
DUEL = ("random", "random")
FIELD = ("random",)
NORMAL = "normal"


def read(options: Namespace) -> dict[str, Plain]:
    """What was chosen, on top of what the campaign says if it is to go on."""
    chosen = _campaign(options) if options.campaign else {}
    for name in ("chapter", "difficulty"):
        if (value := getattr(options, name)) is not None:
            chosen[name] = value
    if options.heroes is not None:
        chosen["heroes"] = list[Plain](words_of(options.heroes))
    if options.keyword:
        chosen["keywords"] = all_words(options.keyword)
    if options.gentle is not None:
        chosen["gentle"] = whole_number("gentle", options.gentle)
    if options.switch:
        chosen["switches"] = switches_of(options.switch)
    return chosen


def _campaign(options: Namespace) -> dict[str, Plain]:
    """The next chapter of the campaign that is kept on this computer."""
    pack = load_pack(pack_folder(options))
    campaign = load_campaign(pack.id)
    chapter = campaign.next_chapter([one.id for one in pack.chapters])
    if chapter is None:
        raise BadConfig("campaign-over", path=str(campaign_path(pack.id)))
    chosen = campaign.options(chapter, options.difficulty or NORMAL)
    if campaign.heroes:
        chosen["heroes"] = list[Plain](campaign.heroes)
        chosen["upgrades"] = list[Plain](sides_of(campaign.carried, pack, campaign.heroes))
    return {**chosen, "campaign": True}
