"""Rules that wait for something: which of them are in force, and what they do when it comes."""

from mypy_extensions import i64

from moonlit.core.bits import bit, first
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.frames import NO_CARD, NOBODY_HERE, RUN, frame
from moonlit.games.wonder_book.program import (
    CAMPAIGN,
    ENTITY,
    GOAL,
    ITEM,
    NONE,
    SCRAP,
    SKILL,
)
from moonlit.games.wonder_book.reckoning import areas, holder, holds
from moonlit.games.wonder_book.state import IN_PLAY, State


def run(s: State, place: i64, hero: i64, card: i64) -> None:
    """Let effects of the program happen next."""
    if place != NONE:
        who = NOBODY_HERE if hero == NONE else hero
        s.pending.append(frame(RUN, who, NO_CARD if card == NONE else card, place))


def run_about(s: State, place: i64, hero: i64, card: i64, person: i64, foe: i64, area: i64) -> None:
    """Let effects happen next that speak of a person, a wyrm or an area."""
    if place != NONE:
        who = NOBODY_HERE if hero == NONE else hero
        on = NO_CARD if card == NONE else card
        s.pending.append(frame(RUN, who, on, place, person + 1, foe + 1, area + 1))


def is_in_force(s: State, card: i64) -> bool:
    """Does what a card says hold now?"""
    p = s.program
    kind = p.card_kind[card]
    if kind == GOAL:
        return s.goal == card
    if kind == ITEM or kind == SCRAP:
        return holder(s, card) != 0
    if kind == SKILL:
        return owner(s, card) != NONE
    if kind == ENTITY:
        person = p.card_person[card]
        return s.boss_area[p.card_boss[card]] >= 0 if person == NONE else s.area[person] >= 0
    return kind == CAMPAIGN or s.cards[card] == IN_PLAY


def owner(s: State, card: i64) -> i64:
    """The hero whom a card calls `you` when nobody acts: who holds it or has the skill."""
    p = s.program
    kind = p.card_kind[card]
    if kind == ITEM or kind == SCRAP:
        held = holder(s, card)
        return first(held) if held != 0 else NONE
    if kind != SKILL:
        return NONE
    skill = p.card_skill[card]
    hero = p.skill_hero[skill]
    return hero if hero != NONE and s.skills[hero] >> skill & 1 != 0 else NONE


def fire(s: State, trigger: i64, person: i64, foe: i64, area: i64, by: i64) -> None:
    """Something happens: the rules that waited for it come next, the first one on top."""
    rules = s.program.rules_of[trigger]
    at: i64 = len(rules) - 1
    while at >= 0:
        try_rule(s, rules[at], person, foe, area, by)
        at -= 1


def try_rule(s: State, rule: i64, person: i64, foe: i64, area: i64, by: i64) -> None:
    """A rule comes into effect if it is in force, not silent, and its condition holds."""
    p = s.program
    card = p.rule_card[rule]
    if p.rule_by[rule] != by or not is_in_force(s, card):
        return
    hero = owner(s, card)
    if p.rule_is_own[rule] and hero != person:
        return
    if hero == NONE and by == w.BY_HERO:
        hero = person
    if is_silent(s, p.rule_once[rule], p.rule_once_kind[rule], hero):
        return
    if is_met(s, rule, hero, person, foe, area):
        mark(s, p.rule_once[rule], p.rule_once_kind[rule], hero)
        run_about(s, p.rule_do[rule], hero, card, person, foe, area)


def is_met(s: State, rule: i64, hero: i64, person: i64, foe: i64, area: i64) -> bool:
    """Does a rule's condition hold for what has happened?"""
    p = s.program
    before = (s.you, s.card, s.it_person, s.it_wyrm, s.it_area)
    s.you = hero
    s.card = p.rule_card[rule]
    s.it_person = person
    s.it_wyrm = foe
    s.it_area = area
    place = p.rule_area[rule]
    is_here = place == NONE or (area >= 0 and areas(s, place) >> area & 1 != 0)
    result = is_here and holds(s, p.rule_if[rule])
    s.you, s.card, s.it_person, s.it_wyrm, s.it_area = before
    return result


def is_silent(s: State, slot: i64, how_long: i64, hero: i64) -> bool:
    """Has it happened already, for as long as it then stays silent?"""
    if how_long == w.ALWAYS:
        return False
    stamp = s.once[slot]
    if how_long == w.ONCE_CHAPTER:
        return stamp != 0
    if how_long == w.ONCE_ROUND:
        return stamp == s.round + 1
    if how_long == w.ONCE_PHASE:
        return stamp == s.phases + 1
    return hero != NONE and stamp >> hero & 1 != 0


def mark(s: State, slot: i64, how_long: i64, hero: i64) -> None:
    """Note that it has happened."""
    if how_long == w.ALWAYS:
        return
    if how_long == w.ONCE_HERO:
        s.once[slot] |= bit(hero) if hero != NONE else 0
    elif how_long == w.ONCE_ROUND:
        s.once[slot] = s.round + 1
    else:
        s.once[slot] = s.phases + 1 if how_long == w.ONCE_PHASE else 1
