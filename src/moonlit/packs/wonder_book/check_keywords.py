"""V-6: keywords are read only after they may have been written, and none is written in vain."""

from __future__ import annotations

from collections.abc import Iterator

from moonlit.packs.source import Fault, RowName
from moonlit.packs.wonder_book.conditions import HasKeyword, LacksKeyword
from moonlit.packs.wonder_book.effects import EraseKeyword, WriteKeyword
from moonlit.packs.wonder_book.findings import Findings, card_row
from moonlit.packs.wonder_book.model import Campaign
from moonlit.packs.wonder_book.walk import found

HEAD = "campaign.yaml"


def check_keywords(campaign: Campaign, findings: Findings) -> None:
    """Readers after writers, chapter by chapter, then what nobody reads or writes."""
    written: set[str] = set()
    read: set[str] = set(_read_in_common(campaign))
    for chapter in campaign.chapters:
        written |= {one.id for one, _ in found(WriteKeyword, chapter)}
        for card in chapter.cards.values():
            for word, line in _read(card):
                read.add(word)
                if word not in written:
                    row = card_row(card.n)
                    findings.fail(
                        chapter.file, line, Fault("keyword-not-written", keyword=word), row
                    )
        read |= {word for word, _ in _read((chapter.allies, chapter.bosses))}
    for number, (word, keyword) in enumerate(campaign.keywords.items(), 1):
        row = RowName("keyword", word, number)
        if word not in written:
            findings.warn(HEAD, keyword.line, Fault("keyword-never-written"), row)
        if word not in read:
            findings.warn(HEAD, keyword.line, Fault("keyword-never-read"), row)


def _read_in_common(campaign: Campaign) -> Iterator[str]:
    shared = (campaign.heroes, campaign.upgrades, campaign.wyrms, campaign.scraps)
    yield from (word for word, _ in _read(shared))
    for ending in campaign.endings.values():
        yield from ending.keywords


def _read(value: object) -> Iterator[tuple[str, int]]:
    """Keywords a condition asks for, and keywords that are erased, with their lines."""
    for cls in (HasKeyword, LacksKeyword, EraseKeyword):
        for one, line in found(cls, value):
            yield getattr(one, "id", ""), line
