"""V-7, V-8, V-9, V-11, V-12: numbers the box can bear, bands, sides, symbols, and odd pairs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moonlit.packs.source import Fault, RowName
from moonlit.packs.wonder_book import board_effects as board
from moonlit.packs.wonder_book.cards import (
    Card,
    ChapterEndCard,
    Cost,
    InteractionCard,
    ItemCard,
    Par,
    PlayerPhase,
    SpecialAction,
)
from moonlit.packs.wonder_book.conditions import AllHeroes, BossHearts
from moonlit.packs.wonder_book.effects import GainUpgrade, Modifier, SetCounter
from moonlit.packs.wonder_book.findings import Findings, card_row
from moonlit.packs.wonder_book.hero_effects import ChangeSparks, PassItems
from moonlit.packs.wonder_book.model import Ally, Attack, Boss, Campaign, Chapter, Skill
from moonlit.packs.wonder_book.numbers import FATE_TOKENS, HERO_COUNTS, is_fixed, most
from moonlit.packs.wonder_book.values import ByHeroes, ByPlayers, Number, Whole
from moonlit.packs.wonder_book.walk import found, parts

SPARKS: Final = 17
DICE: Final = 5
# Wyrm figures for 2, 3 and 4 heroes (W-SETUP-3).
POOL: Final = dict(zip(HERO_COUNTS, (4, 6, 8), strict=True))
SIDES: Final = 2
CHOSEN: Final = ("one", "up_to")
# Fields of which a value must have exactly one; the last word says whether none will do as well.
EXACTLY_ONE: Final[tuple[tuple[type, tuple[str, ...], bool], ...]] = (
    (SetCounter, ("add", "set_"), False),
    (board.Spawn, ("vortex", "area"), False),
    (board.MoveWyrm, ("toward", "away", "to"), True),
    (board.SetToken, ("area", "on_boss", "remove"), False),
    (board.ChangeAlly, ("create", "hearts", "move", "remove"), False),
    (board.ChangeBoss, ("create", "hearts", "move", "remove"), False),
    (PassItems, ("between", "from_"), False),
    (AllHeroes, ("state", "in_"), False),
    (BossHearts, ("bound", "lte_half"), False),
    (InteractionCard, ("on_interact", "effort", "test"), False),
)

# Numbers that a match is set up with, so that play cannot change them.
FIXED: Final[tuple[tuple[type, tuple[str, ...]], ...]] = (
    (PlayerPhase, ("actions",)),
    (Par, ("phases",)),
    (Cost, ("sparks", "actions", "hearts")),
    (Skill, ("cost",)),
    (Attack, ("dice",)),
    (Ally, ("hearts",)),
    (Boss, ("hearts",)),
    (board.RevealWyrmCard, ("n",)),
    (board.PeekWyrmCards, ("bury",)),
)


def check_values(campaign: Campaign, findings: Findings) -> None:
    """Chapter by chapter, then the decks that all chapters share."""
    for chapter in campaign.chapters:
        for card in chapter.cards.values():
            _check_parts(chapter.file, card, card_row(card.n), findings)
            _check_bands(chapter, card, findings)
        for entities in (chapter.allies, chapter.bosses):
            for number, (name, entity) in enumerate(entities.items(), 1):
                _check_parts(chapter.file, entity, RowName("entity", name, number), findings)
        _check_sparks(chapter, findings)
        _check_upgrades_given(campaign, chapter, findings)
    for name in ("heroes", "upgrades", "wyrms", "scraps"):
        for number, (key, row) in enumerate(getattr(campaign, name).items(), 1):
            _check_parts(f"{name}.yaml", row, RowName(name, key, number), findings)
    _check_decks(campaign, findings)


def _check_parts(file: str, value: object, row: RowName, findings: Findings) -> None:
    is_item = isinstance(value, ItemCard)
    for part, line in parts(value):
        for fields in _misused(part):
            findings.fail(file, line, Fault("exactly-one", fields=fields), row)
        for name in _unsettled(part):
            findings.fail(file, line, Fault("not-fixed", field=name), row)
        for number in _dice(part):
            if any(not 0 < most(number, heroes) <= DICE for heroes in HERO_COUNTS):
                findings.fail(file, line, Fault("too-many-dice", most=DICE), row)
        for need in _needs(part):
            if any(most(need, heroes) < 1 for heroes in HERO_COUNTS):
                findings.fail(file, line, Fault("need-nothing"), row)
        if isinstance(part, board.Spawn) and _exceeds_pool(part.n):
            findings.warn(file, line, Fault("spawn-over-pool"), row)
        if isinstance(part, PassItems) and part.from_ is not None and part.to is None:
            findings.fail(file, line, Fault("field-missing", field="to"), row)
        if isinstance(part, Modifier) and part.wyrms is not None and part.wyrms.pick in CHOSEN:
            findings.fail(file, line, Fault("modifier-choice"), row)
        if isinstance(part, SpecialAction) and part.then == "discard" and not is_item:
            findings.fail(file, line, Fault("discard-no-item"), row)
        if isinstance(part, InteractionCard) and (part.effort or part.test) and not part.on_done:
            findings.fail(file, line, Fault("field-missing", field="on_done"), row)


def _misused(part: object) -> Iterator[tuple[str, ...]]:
    for cls, names, may_be_none in EXACTLY_ONE:
        if isinstance(part, cls):
            used = [name for name in names if getattr(part, name) not in (None, "", (), False)]
            if len(used) > 1 or (not used and not may_be_none and cls is not InteractionCard):
                yield tuple(name.removesuffix("_") for name in names)


def _unsettled(part: object) -> Iterator[str]:
    """Fields that must be fixed before the match and are not."""
    for cls, names in FIXED:
        for name in names if isinstance(part, cls) else ():
            number = getattr(part, name)
            if number is not None and not isinstance(number, Whole | ByHeroes | ByPlayers):
                yield name


def _dice(part: object) -> Iterator[Number]:
    rolls = (board.Roll, board.Effort, board.Test, board.Attack, Attack)
    if isinstance(part, rolls) and is_fixed(part.dice):
        yield part.dice


def _exceeds_pool(number: Number) -> bool:
    return is_fixed(number) and all(most(number, n) > POOL[n] for n in HERO_COUNTS)


def _needs(part: object) -> Iterator[Number]:
    if isinstance(part, board.Effort | board.Test) and is_fixed(part.need):
        yield part.need


def _check_bands(chapter: Chapter, card: Card, findings: Findings) -> None:
    if not isinstance(card, ChapterEndCard):
        return
    counts = [n for band in card.bands for n in range(band.min, band.max + 1)]
    if sorted(counts) != list(range(1, FATE_TOKENS + 1)):
        findings.fail(chapter.file, card.line, Fault("bands", most=FATE_TOKENS), card_row(card.n))


def _check_sparks(chapter: Chapter, findings: Findings) -> None:
    """No more on a board than there are, and enough for what must be paid."""
    for one in chapter.boards.values():
        total = sum(area.sparks for area in one.areas.values())
        if total > SPARKS:
            findings.fail(
                chapter.file, one.line, Fault("too-many-sparks", most=SPARKS, found=total)
            )
    given = sum(area.sparks for one in chapter.boards.values() for area in one.areas.values())
    given += sum(1 for _ in found(board.PlaceSparks, chapter))
    given += sum(1 for effect, _ in found(ChangeSparks, chapter) if most(effect.n, 2) > 0)
    for card in chapter.cards.values():
        for cost, line in _costs(card):
            dearest = max(most(cost.sparks, heroes) for heroes in HERO_COUNTS)
            if is_fixed(cost.sparks) and dearest > (SPARKS if given else 0):
                findings.fail(
                    chapter.file, line, Fault("spark-cost", cost=dearest), card_row(card.n)
                )


def _costs(card: Card) -> Iterator[tuple[Cost, int]]:
    if isinstance(card, InteractionCard):
        yield card.cost, card.line
    for action, line in found(SpecialAction, card):
        yield action.cost, line


def _check_upgrades_given(campaign: Campaign, chapter: Chapter, findings: Findings) -> None:
    there = {(upgrade.hero, upgrade.n) for upgrade in campaign.upgrades.values()}
    for effect, line in found(GainUpgrade, chapter):
        for hero in campaign.heroes:
            if (hero, effect.n) not in there:
                findings.fail(chapter.file, line, Fault("no-such-upgrade", n=effect.n, hero=hero))


def _check_decks(campaign: Campaign, findings: Findings) -> None:
    base = [card for card in campaign.wyrms.values() if not card.purple and not card.replaces]
    for name, least, count in (
        ("heroes", HERO_COUNTS[0], len(campaign.heroes)),
        ("wyrms", 1, len(base)),
    ):
        if count < least:
            fault = Fault("too-short", field=name, least=least, found=count)
            findings.fail(f"{name}.yaml", 1, fault)
    for number, (key, upgrade) in enumerate(campaign.upgrades.items(), 1):
        if len(upgrade.sides) != SIDES:
            row = RowName("upgrades", key, number)
            findings.fail(
                "upgrades.yaml", upgrade.line, Fault("sides", found=len(upgrade.sides)), row
            )
    for number, (key, card) in enumerate(campaign.wyrms.items(), 1):
        special = (*card.spawn, *card.activation, *card.before, *card.after, *card.modifiers)
        if not special and not card.chain:
            row = RowName("wyrms", key, number)
            findings.fail("wyrms.yaml", card.line, Fault("empty-wyrm-card"), row)
