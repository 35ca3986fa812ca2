"""What a group might bring along into a chapter: choices, upgrades and cards of those before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.packs.wonder_book.cards import ChoiceCard
from moonlit.packs.wonder_book.effects import (
    AddWyrmCard,
    Effect,
    EraseKeyword,
    GainUpgrade,
    Option,
    WriteKeyword,
)
from moonlit.packs.wonder_book.flow import Flow
from moonlit.packs.wonder_book.model import Campaign, Chapter
from moonlit.packs.wonder_book.truth import surely_holds
from moonlit.packs.wonder_book.walk import found

# Fate tokens recorded for each chapter before: the middle of the scale.
RECORDED: Final = 6


@dataclass(slots=True)
class History:
    """What was collected so far, in the order of the campaign."""

    keywords: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    purple: list[str] = field(default_factory=list)

    def holds(self, effect: Effect | Option) -> bool:
        return effect.if_ is None or surely_holds(effect.if_, self.keywords)


def history_before(
    campaign: Campaign, chapter: Chapter, heroes: Sequence[str], dice: Dice
) -> dict[str, Plain]:
    """Options of a match: every choice before this chapter was made, and every side taken, by dice.

    Only what is sure to have happened counts: special actions may never have been taken.
    """
    told = History()
    earlier = campaign.chapters[: campaign.chapters.index(chapter)]
    for one in earlier:
        _live_through(campaign, one, heroes, told, dice)
    return {
        "keywords": list[Plain](told.keywords),
        "upgrades": list[Plain](told.upgrades),
        "purple": list[Plain](told.purple),
        "recorded": {one.id: RECORDED for one in earlier},
    }


def _live_through(
    campaign: Campaign, chapter: Chapter, heroes: Sequence[str], told: History, dice: Dice
) -> None:
    for number in sorted(Flow(chapter).reached):
        card = chapter.cards[number]
        if isinstance(card, ChoiceCard):
            open_ones = [option for option in card.options if told.holds(option)]
            _write_down(open_ones[dice.below(len(open_ones))], told)
        for effect, _ in found(AddWyrmCard, card):
            if effect.permanent and told.holds(effect) and effect.id not in told.purple:
                told.purple.append(effect.id)
        for gain, _ in found(GainUpgrade, card):
            told.upgrades += _sides(campaign, heroes, gain.n, dice)


def _write_down(option: Option, told: History) -> None:
    for written, _ in found(WriteKeyword, option):
        if told.holds(written) and written.id not in told.keywords:
            told.keywords.append(written.id)
    for erased, _ in found(EraseKeyword, option):
        if told.holds(erased) and erased.id in told.keywords:
            told.keywords.remove(erased.id)


def _sides(campaign: Campaign, heroes: Sequence[str], n: int, dice: Dice) -> list[str]:
    """One side of the n-th upgrade card of every hero in play."""
    cards = [one for one in campaign.upgrades.values() if one.n == n and one.hero in heroes]
    return [card.sides[dice.below(len(card.sides))].id for card in cards]
