"""What a chapter that is played by itself finds, as if those before it had been played.

The rule: each earlier chapter was won with six fate tokens, of every choice the first answer was
taken, and of every upgrade card handed out the first side.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Final

from moonlit.core.codec import Plain
from moonlit.core.game import Config
from moonlit.packs.wonder_book.effects import (
    AddWyrmCard,
    Effect,
    GainUpgrade,
    Option,
    WriteKeyword,
)
from moonlit.packs.wonder_book.model import Campaign

FATE: Final = 6


def usual_start(campaign: Campaign, options: Config) -> dict[str, Plain]:
    """What the options leave open, for the chapter they name."""
    order = [chapter.id for chapter in campaign.chapters]
    chosen = options.get("chapter")
    if chosen not in order:
        return {}
    earlier = campaign.chapters[: order.index(str(chosen))]
    effects = [effect for chapter in earlier for effect in _taken(chapter)]
    keywords = [one.id for one in effects if isinstance(one, WriteKeyword)]
    purple = [one.id for one in effects if isinstance(one, AddWyrmCard) and one.permanent]
    handed = {one.n for one in effects if isinstance(one, GainUpgrade)}
    return {
        "keywords": list[Plain](dict.fromkeys(keywords)),
        "purple": list[Plain](dict.fromkeys(purple)),
        "upgrades": list[Plain](_sides(campaign, options, handed)),
        "recorded": {chapter.id: FATE for chapter in earlier},
    }


def _sides(campaign: Campaign, options: Config, handed: set[int]) -> list[str]:
    """The first side of every card that the heroes in play may have by now (W-CAMP-7)."""
    heroes = options.get("heroes")
    return [
        upgrade.sides[0].id
        for upgrade in campaign.upgrades.values()
        if upgrade.n in handed and isinstance(heroes, list) and upgrade.hero in heroes
    ]


def _taken(value: object) -> Iterator[Effect]:
    """The effects that happen if the first answer is given to everything; none that has an if."""
    if isinstance(value, Effect):
        if value.if_ is not None:
            return
        yield value
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, tuple):
        answers = value[:1] if value and isinstance(value[0], Option) else value
        for one in answers:
            yield from _taken(one)
    elif is_dataclass(value):
        for one in fields(value):
            yield from _taken(getattr(value, one.name))
