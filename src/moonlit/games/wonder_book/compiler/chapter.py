"""A whole match as a program: party, board, decks and cards of one chapter."""

from collections.abc import Mapping
from dataclasses import dataclass

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.compiler.decks import POLICIES, Decks
from moonlit.games.wonder_book.compiler.limits import check_program
from moonlit.games.wonder_book.compiler.tables import Party, Tables
from moonlit.games.wonder_book.program import NONE, Program
from moonlit.games.wonder_book.sections import begin_section
from moonlit.packs.wonder_book import cards as c
from moonlit.packs.wonder_book.model import Campaign, Chapter


@dataclass(frozen=True)
class Past:
    """What a party brings along from earlier chapters."""

    keywords: tuple[str, ...]
    skills: tuple[str, ...]
    upgrades: tuple[str, ...]
    recorded: Mapping[str, int]
    bands: Mapping[str, str]
    purple: tuple[str, ...]


@dataclass(frozen=True)
class Terms:
    """How a match is set up: tokens, figures and the rulings that are switches."""

    fate: int
    wyrm_pool: int
    counts_silver: bool
    rerolls_anywhere: bool
    ambush: str


def compile_chapter(
    campaign: Campaign,
    chapter: Chapter,
    party: Party,
    past: Past,
    terms: Terms,
    config: Mapping[str, Plain],
) -> Program:
    """The program of a match."""
    program = Program()
    program.config = config
    program.chapter = chapter.id
    tables = Tables(campaign, chapter, party, past.bands)
    writer = Writer(tables, program)
    _set_terms(program, party, terms)
    program.counts_silver = terms.counts_silver
    writer.write_all(past, terms)
    check_program(program)
    return program


def _set_terms(program: Program, party: Party, terms: Terms) -> None:
    program.players = party.players
    program.heroes = len(party.heroes)
    program.seat_of = list(party.seats)
    program.fate = terms.fate
    program.wyrm_pool = terms.wyrm_pool
    program.rerolls_anywhere = terms.rerolls_anywhere


class Writer(Decks):
    """Writes all parts of a match into a program, in the order that they need each other."""

    def write_all(self, past: Past, terms: Terms) -> None:
        begin_section(self.program)
        self.write_board()
        self.write_heroes()
        self.write_cards()
        self.write_items_and_scraps()
        self.write_skills()
        self.write_wyrms(self._deck(past, terms))
        self.write_allies()
        self.write_bosses()
        begin_section(self.program)
        self._write_past(past)
        self._write_ends()
        self._write_names()

    def _deck(self, past: Past, terms: Terms) -> list[int]:
        """The base cards, with the other Ambush if wanted (Q-1), and the purple ones so far."""
        wyrms = self.tables.campaign.wyrms
        base = [card.id for card in wyrms.values() if not card.purple and not card.replaces]
        for card in wyrms.values():
            if card.replaces and card.id == terms.ambush:
                base[base.index(card.replaces)] = card.id
        kept = [card for card in past.purple if card in wyrms]
        return [self.tables.wyrms.number(card) for card in (*base, *kept)]

    def write_board(self) -> None:
        p, t = self.program, self.tables
        p.areas = len(t.areas.all)
        p.open, p.blocked = [0] * p.areas, [0] * p.areas
        p.vortex_area = [NONE] * len(t.vortices.all)
        for board in t.chapter.boards.values():
            for area in board.areas.values():
                p.board_of.append(t.boards.number(board.id))
                p.sparks.append(area.sparks)
                if area.vortex:
                    vortex = t.vortices.number(area.vortex)
                    p.vortex_area[vortex] = t.areas.number(area.id)
                    p.vortex_active |= 0 if area.vortex in board.closed_vortices else 1 << vortex
            for borders, masks in ((board.open, p.open), (board.blocked, p.blocked)):
                for one, other in borders:
                    masks[t.areas.number(one)] |= 1 << t.areas.number(other)
                    masks[t.areas.number(other)] |= 1 << t.areas.number(one)
        p.vortex_policy = POLICIES[t.chapter.rules.vortex_policy]

    def write_heroes(self) -> None:
        p, t = self.program, self.tables
        for hero in (t.campaign.heroes[name] for name in t.party.heroes):
            p.most_hearts.append(hero.hearts)
            p.attack_dice.append(t.fixed(hero.attack.dice))
            p.attack_reach.append(int(hero.attack.range == "own_or_adjacent"))
            p.attack_targets.append(hero.attack.targets)
            p.attack_per_success.append(hero.attack.per_success)
            p.attack_hit.append(self.block(hero.attack.on_hit))
            p.is_led.append(False)
            p.ally_fall.append(NONE)
            p.ally_card.append(NONE)

    def _write_past(self, past: Past) -> None:
        """Keywords, skills and results, and what the last result gives for the start."""
        p, t = self.program, self.tables
        p.keywords = t.keywords.mask(past.keywords)
        ids = [skill.id for skill in t.skills]
        p.start_skills = [1 << number for number in range(p.heroes)]
        for skill in past.skills:
            if skill in ids:
                number = ids.index(skill)
                p.start_skills[t.skill_heroes[number]] |= 1 << number
        p.start_upgrades = [
            number for number, upgrade in enumerate(t.upgrades) if upgrade.id in past.upgrades
        ]
        p.recorded = sum(n for name, n in past.recorded.items() if name != t.chapter.id)
        p.campaign_card = t.cards.number("campaign")
        p.start = NONE
        order = [chapter.id for chapter in t.campaign.chapters]
        place = order.index(t.chapter.id)
        if place:
            self._write_bonus(t.campaign.chapters[place - 1], past)

    def _write_bonus(self, before: Chapter, past: Past) -> None:
        band = past.bands.get(before.id)
        for card in before.cards.values():
            if isinstance(card, c.ChapterEndCard):
                for one in card.bands:
                    if one.id == band:
                        self.program.start = self.block(one.next)

    def _write_ends(self) -> None:
        """What was counted while the program was written."""
        p, t = self.program, self.tables
        p.counters, p.sets, p.tokens = len(t.counters.all), len(t.sets.all), len(t.tokens.all)
        p.persons, p.bosses, p.items = len(t.persons.all), len(t.bosses.all), len(t.items)
        cards = self.stack_cards
        for stack in range(len(self.stacks.all)):
            p.stack_first.append(len(p.stack_cards))
            p.stack_count.append(len(cards[stack]))
            p.stack_cards += cards[stack]

    def _write_names(self) -> None:
        p, t = self.program, self.tables
        p.hero_names, p.person_names = t.heroes.all, t.persons.all
        p.boss_names, p.area_names, p.board_names = t.bosses.all, t.areas.all, t.boards.all
        p.card_names, p.thing_names, p.wyrm_names = t.cards.all, t.things.all, t.wyrms.all
        p.skill_names = [skill.id for skill in t.skills]
        p.upgrade_names = [upgrade.id for upgrade in t.upgrades]
        p.keyword_names, p.counter_names = t.keywords.all, t.counters.all
        p.set_names = t.sets.all
        p.vortex_names, p.token_names, p.text_names = t.vortices.all, t.tokens.all, t.texts.all
        p.ending_names, p.cue_names = t.endings.all, t.cues.all
