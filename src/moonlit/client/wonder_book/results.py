"""How a chapter ended, said to everybody alike: won or lost, the band, and what passes on."""

from collections.abc import Iterator
from typing import Final

from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.story import epilogue
from moonlit.core.game import Config, Outcome
from moonlit.core.plain import number, texts

FATE: Final = "fate"


def categories_of() -> tuple[str, ...]:
    """The rows of the score sheet: the group has one number."""
    return (FATE,)


def tell_result(lexicon: Lexicon, outcome: Outcome, config: Config) -> Iterator[str]:
    """What happened first, then what the next chapter finds."""
    notes = outcome.notes
    if not notes["is_won"]:
        yield lexicon.say("result-lost")
        yield lexicon.say("result-rounds", count=number(notes["rounds"]))
        return
    yield lexicon.say("result-won", count=number(notes["fate"]))
    band = lexicon.band(str(notes["chapter"]), str(notes["band"]))
    yield lexicon.say("result-band", band=band)
    yield lexicon.say("result-rounds", count=number(notes["rounds"]))
    keywords = [lexicon.keyword(word) for word in texts(notes["keywords"])]
    if keywords:
        yield lexicon.say("result-keywords", keywords=lexicon.listed(keywords))
    yield from _upgrades(lexicon, texts(notes["upgrades"]))
    if notes["ending"]:
        ending = str(notes["ending"])
        title = lexicon.text(lexicon.pack.endings[ending].title)
        yield lexicon.say("result-ending", title=title)
        heroes = texts(config["heroes"])
        yield from epilogue(lexicon, ending, texts(notes["keywords"]), heroes)


def _upgrades(lexicon: Lexicon, skills: list[str]) -> Iterator[str]:
    """The sides each hero keeps."""
    for hero in lexicon.pack.heroes.values():
        own = {
            side.id
            for card in lexicon.pack.upgrades.values()
            if card.hero == hero.id
            for side in card.sides
        }
        kept = [lexicon.skill_name(skill) for skill in skills if skill in own]
        if kept:
            names = lexicon.listed(kept)
            yield lexicon.say("result-upgrades", who=lexicon.text(hero.name), skills=names)
