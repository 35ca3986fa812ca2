"""Campaigns of Wonder Book for whoever keeps them as texts (`moonlit.client.campaigns`)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from moonlit.client.campaigns import Plan, Sheet
from moonlit.client.wonder_book.campaign import (
    Campaign,
    as_last,
    settle,
    sides_of,
    to_choose,
    to_choose_anew,
)
from moonlit.client.wonder_book.campaign_file import read_campaign, write_campaign
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.sheet import make_sheet, pictures_of
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig, BadRecord
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.options import word
from moonlit.core.plain import number
from moonlit.core.record import Record, replay
from moonlit.games import AnyState
from moonlit.games.wonder_book.config import FEWEST_HEROES
from moonlit.games.wonder_book.events import GoalSet
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.packs.wonder_book.model import Campaign as Pack
from moonlit.packs.wonder_book.model import Upgrade
from moonlit.packs.wonder_book.words import DIFFICULTIES

# What a text that comes from nowhere on this disk is called where it is wrong.
NAME: Final = "campaign.json"


def begin(game: Game[AnyState]) -> str:
    """A new campaign."""
    return write_campaign(Campaign(_pack(game).id))


def received(game: Game[AnyState], raw: bytes) -> str:
    """A campaign from a file. Raises TableError on what cannot be one of this story."""
    pack, campaign = _pack(game), read_campaign(raw, NAME)
    if campaign.pack != pack.id:
        raise BadRecord("other-campaign", path=NAME, found=campaign.pack, known=pack.id)
    for name in _strange(campaign, pack):
        raise BadRecord("strange-campaign", name=name)
    for start in (campaign, *map(campaign.before, _won(campaign))):
        chapter = start.next_chapter(_order(pack))
        if chapter is not None:
            game.check_config(start.options(chapter, DIFFICULTIES[0]))
    return write_campaign(campaign)


def options_for(game: Game[AnyState], text: str, plan: Plan) -> dict[str, Plain]:
    """The options of a chapter. Raises TableError on a plan that cannot be played."""
    pack, campaign = _pack(game), _read(text)
    word({"difficulty": plan.difficulty}, "difficulty", DIFFICULTIES)
    chapter = _chapter(campaign, pack, plan)
    start = as_last(campaign.before(chapter), pack, plan.last)
    heroes = list(plan.heroes) or list(pack.heroes)[: max(FEWEST_HEROES, len(plan.places))]
    return game.check_config(
        {
            **start.options(chapter, plan.difficulty),
            "players": len(plan.places),
            "heroes": list[Plain](heroes),
            "upgrades": list[Plain](_sides(start, pack, heroes, plan)),
            "switches": dict(plan.switches),
            "campaign": plan.way != "again",
        }
    )


def ended(game: Game[AnyState], text: str, config: Config, outcome: Outcome) -> str:
    """The campaign after a chapter that counts."""
    return write_campaign(settle(_read(text), _pack(game), config, outcome))


def went_back(text: str) -> str:
    """The campaign when a chapter that was lost goes on from the last goal."""
    campaign = _read(text)
    return write_campaign(replace(campaign, rewinds=campaign.rewinds + 1))


def with_gentle(text: str, *, is_gentle: bool) -> str:
    """The campaign with gentle mode on or off."""
    return write_campaign(replace(_read(text), is_gentle=is_gentle))


def last_goal(game: Game[AnyState], record: Record) -> int | None:
    """How many actions had been taken when the last goal of a lost chapter came up."""
    found, is_won = None, False
    for moment in replay(game, record):
        if any(isinstance(event, GoalSet) for event in moment.events):
            found = moment.version
        outcome = game.outcome(moment.state)
        is_won = outcome is not None and bool(outcome.notes["is_won"])
    return None if is_won else found


def sheet(game: Game[AnyState], text: str, last: Config, words: Words) -> Sheet:
    """A campaign in words; nothing of chapters that are still to come but the title of the next."""
    pack = _pack(game)
    return make_sheet(Lexicon(words, pack), as_last(_read(text), pack, last))


def file_name(text: str) -> str:
    """What its file is called."""
    return f"{_read(text).pack}.json"


def _pack(game: Game[AnyState]) -> Pack:
    book: object = game
    assert isinstance(book, WonderBook)
    return book.campaign


def _read(text: str) -> Campaign:
    return read_campaign(text.encode(), NAME)


def _order(pack: Pack) -> list[str]:
    return [chapter.id for chapter in pack.chapters]


def _won(campaign: Campaign) -> list[str]:
    return [result.chapter for result in campaign.results]


def _chapter(campaign: Campaign, pack: Pack, plan: Plan) -> str:
    """The chapter of a plan. Raises BadConfig if there is none to be played so."""
    if plan.way != "next":
        if campaign.result_of(plan.chapter) is None:
            raise BadConfig("chapter-not-won", chapter=plan.chapter)
        return plan.chapter
    chapter = campaign.next_chapter(_order(pack))
    if chapter is None:
        raise BadConfig("campaign-over", path=NAME)
    return chapter


def _sides(campaign: Campaign, pack: Pack, heroes: list[str], plan: Plan) -> list[str]:
    """The sides heroes have, those chosen now first. Raises BadConfig where one is missing."""
    cards = _open_cards(campaign, pack, heroes, plan)
    choices = {card.id: [side.id for side in card.sides] for card in cards}
    known = [side for sides in choices.values() for side in sides]
    for side in plan.sides:
        if side not in known:
            raise BadConfig("side-not-open", clause="W-UPG-2", name=side)
    for card in cards:
        if not any(side in plan.sides for side in choices[card.id]):
            raise BadConfig("side-to-choose", clause="W-UPG-3", hero=card.hero)
    kept = sides_of(campaign.carried, pack, heroes)
    return [*plan.sides, *(side for side in kept if side not in known)]


def _open_cards(campaign: Campaign, pack: Pack, heroes: list[str], plan: Plan) -> list[Upgrade]:
    if not plan.last:
        return to_choose(campaign, pack, heroes, len(plan.places))
    kept = [
        hero
        for seat, place in enumerate(plan.places)
        if place is not None
        for hero in _led(heroes, seat, len(plan.places))
        if hero in _led(campaign.heroes, place, number(plan.last["players"]))
    ]
    return to_choose_anew(campaign.carried, pack, heroes, kept)


def _led(heroes: Iterable[str], seat: int, seats: int) -> list[str]:
    """The heroes of a seat: alone one leads all (W-SOLO-1)."""
    found = list(heroes)
    return found if seats == 1 else found[seat : seat + 1]


def _strange(campaign: Campaign, pack: Pack) -> Iterator[str]:
    """What a campaign names that is not in the story."""
    results, order = campaign.results, _order(pack)
    sides = [side.id for card in pack.upgrades.values() for side in card.sides]
    yield from _others(_won(campaign), order[: len(results)])
    yield from _others([*campaign.heroes, *(h for one in results for h in one.heroes)], pack.heroes)
    yield from _others((one.difficulty for one in results), DIFFICULTIES)
    yield from _others((one.ending for one in results if one.ending), pack.endings)
    for carried in (campaign.carried, *(one.before for one in results)):
        yield from _others(carried.keywords, pack.keywords)
        yield from _others(carried.upgrades, sides)
        yield from _others(carried.album, pictures_of(pack))
        yield from _others(map(str, carried.handed_out), ("1", "2", "3"))


def _others(names: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    found = set(known)
    return (name for name in names if name not in found)
