"""The campaign sheet in words: what is behind a group, and nothing of what lies before it."""

from collections.abc import Iterator

from moonlit.client.campaigns import Sheet, Standing, Told, ToldChapter, ToldHero, ToldUpgrade
from moonlit.client.wonder_book.campaign import Campaign
from moonlit.client.wonder_book.lexicon import Lexicon, find_all
from moonlit.packs.wonder_book.effects import Picture
from moonlit.packs.wonder_book.model import Campaign as Pack
from moonlit.packs.wonder_book.model import Chapter, Hero, Upgrade
from moonlit.packs.wonder_book.values import Text
from moonlit.packs.wonder_book.words import DIFFICULTIES


def make_sheet(lexicon: Lexicon, campaign: Campaign) -> Sheet:
    """The sheet of a campaign in one language."""
    pack = lexicon.pack
    coming = campaign.next_chapter([chapter.id for chapter in pack.chapters])
    pictures = pictures_of(pack)
    return Sheet(
        title=lexicon.text(pack.title),
        chapters=tuple(_chapter(lexicon, campaign, one, coming) for one in pack.chapters),
        total=campaign.total,
        keywords=tuple(_keywords(lexicon, campaign)),
        heroes=tuple(_hero(lexicon, campaign, hero) for hero in pack.heroes.values()),
        heroes_last=campaign.heroes,
        album=tuple(Told(one, lexicon.text(pictures[one])) for one in campaign.carried.album),
        endings=tuple(_endings(lexicon, campaign)),
        endings_in_all=len(pack.endings),
        losses=campaign.losses,
        is_gentle=campaign.is_gentle,
        gentle={level: campaign.gentle_tokens(level) for level in DIFFICULTIES},
    )


def pictures_of(pack: Pack) -> dict[str, Text]:
    """The pictures that an album can hold, and the title of the card each is on."""
    return {
        picture.id: card.title
        for chapter in pack.chapters
        for card in chapter.cards.values()
        for picture in find_all(card, Picture)
        if picture.album
    }


def _chapter(
    lexicon: Lexicon, campaign: Campaign, chapter: Chapter, coming: str | None
) -> ToldChapter:
    result = campaign.result_of(chapter.id)
    if result is None:
        standing: Standing = "next" if chapter.id == coming else "hidden"
        title = lexicon.text(chapter.title) if standing == "next" else ""
        return ToldChapter(chapter.id, chapter.numeral, title, standing)
    return ToldChapter(
        chapter.id,
        chapter.numeral,
        lexicon.text(chapter.title),
        "won",
        fate=result.fate,
        band=result.band,
        band_told=lexicon.band(chapter.id, result.band),
        difficulty=lexicon.say(f"difficulty-{result.difficulty}"),
        heroes=tuple(map(lexicon.hero, result.heroes)),
        gentle=result.gentle,
        rewinds=result.rewinds,
    )


def _keywords(lexicon: Lexicon, campaign: Campaign) -> Iterator[Told]:
    for name in campaign.carried.keywords:
        keyword = lexicon.pack.keywords[name]
        yield Told(name, lexicon.text(keyword.name), lexicon.text(keyword.text))


def _endings(lexicon: Lexicon, campaign: Campaign) -> Iterator[Told]:
    for name in dict.fromkeys(one.ending for one in campaign.results if one.ending):
        yield Told(name, lexicon.text(lexicon.pack.endings[name].title))


def _hero(lexicon: Lexicon, campaign: Campaign, hero: Hero) -> ToldHero:
    """A hero with all upgrade cards that were handed out, whoever played (W-CAMP-7)."""
    cards = [
        _upgrade(lexicon, campaign, card)
        for card in lexicon.pack.upgrades.values()
        if card.hero == hero.id and card.n in campaign.carried.handed_out
    ]
    return ToldHero(hero.id, lexicon.text(hero.name), tuple(cards))


def _upgrade(lexicon: Lexicon, campaign: Campaign, card: Upgrade) -> ToldUpgrade:
    sides = tuple(
        Told(side.id, lexicon.text(side.title), lexicon.text(side.text)) for side in card.sides
    )
    chosen = [side.id for side in card.sides if side.id in campaign.carried.upgrades]
    return ToldUpgrade(card.id, sides, "".join(chosen[:1]))
