"""The options of a match of Wonder Book."""

from __future__ import annotations

from argparse import Namespace

from moonlit.cli.errors import Refused
from moonlit.cli.matches import (
    Option,
    all_words,
    pack_folder,
    switches_of,
    whole_number,
    words_of,
)
from moonlit.client.wonder_book.campaign import Campaign, sides_of, to_choose
from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.packs.wonder_book.folder import load_pack
from moonlit.packs.wonder_book.model import Campaign as Pack
from moonlit.packs.wonder_book.words import DIFFICULTIES
from moonlit.tui.wonder_book.keeping import campaign_path, load_campaign

OPTIONS = (
    Option("campaign"),
    Option("chapter", "ch1…"),
    Option("heroes", "HERO,HERO…"),
    Option("difficulty", "|".join(DIFFICULTIES)),
    Option("upgrade", "SIDE", is_repeated=True),
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
    if options.upgrade and not options.campaign:
        chosen["upgrades"] = all_words(options.upgrade)
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
    heroes = words_of(options.heroes or "") or list(campaign.heroes)
    if heroes:
        chosen["heroes"] = list[Plain](heroes)
        chosen["upgrades"] = list[Plain](_sides(options, campaign, pack, heroes))
    return {**chosen, "campaign": True}


def _sides(options: Namespace, campaign: Campaign, pack: Pack, heroes: list[str]) -> list[str]:
    """The sides that heroes have, and those that whoever is new to a hero chooses (W-CAMP-6)."""
    players = len(words_of(getattr(options, "seats", None) or "")) or len(heroes)
    named, open_cards = all_words(options.upgrade or []), to_choose(campaign, pack, heroes, players)
    choices = {card.id: [side.id for side in card.sides] for card in open_cards}
    for side in named:
        if not any(side in sides for sides in choices.values()):
            known = [one for sides in choices.values() for one in sides]
            raise Refused("no-such-side", text=str(side), known=", ".join(known) or "–")
    chosen = [side for sides in choices.values() for side in sides if side in named]
    for card in open_cards:
        if not any(side in chosen for side in choices[card.id]):
            raise Refused("choose-side", hero=card.hero, known=", ".join(choices[card.id]))
    taken = {side for sides in choices.values() for side in sides}
    kept = sides_of(campaign.carried, pack, heroes)
    return [*chosen, *(side for side in kept if side not in taken)]
