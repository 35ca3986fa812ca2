"""Standing changes: cards, skills and effects that alter the rules for a while.

A modifier in force is one number: which one it is, the card it rests on, the hero who owns or made
it, how often it can still be used, who has used it already, and for one made by an effect the
heroes and the area that it was made for.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.reckoning import heroes, holder, holds, number, own_area, wyrms
from moonlit.games.wonder_book.state import AWAY, FIRST_BOSS, OUT, State

_CARD: Final[i64] = 10
_HERO: Final[i64] = 18
_UNTIL: Final[i64] = 21
_USES: Final[i64] = 25
_USED: Final[i64] = 29
_FROZEN: Final[i64] = 37
_WHO: Final[i64] = 38
_PLACE: Final[i64] = 44

NOBODY_HERE: Final[i64] = 7
UNLIMITED: Final[i64] = 15


def modifier(which: i64, card: i64, hero: i64, until: i64, uses: i64) -> i64:
    """A modifier in force; the hero is 7 for none, uses are 15 without a limit."""
    assert (which >> 10 | card >> 8 | hero >> 3 | until >> 4 | uses >> 4) == 0, "too large"
    return which | card << _CARD | hero << _HERO | until << _UNTIL | uses << _USES


def which_of(packed: i64) -> i64:
    """Which modifier of the program it is."""
    return packed & 1023


def card_of(packed: i64) -> i64:
    """The card it rests on."""
    return packed >> _CARD & 255


def until_of(packed: i64) -> i64:
    """How long it lasts."""
    return packed >> _UNTIL & 15


def uses_left(s: State, which: i64) -> i64:
    """How often a modifier can be used."""
    uses = s.program.mod_uses[which]
    if uses == NONE:
        return UNLIMITED
    found = number(s, uses)
    assert 0 <= found < UNLIMITED, "more uses than can be counted"
    return found


def put_in_force(s: State, card: i64, hero: i64) -> None:
    """The modifiers of a card hold from now on."""
    p = s.program
    start = p.card_mods[card]
    for which in range(start, start + p.card_mod_count[card]):
        begin(s, modifier(which, card, hero, p.mod_until[which], uses_left(s, which)))


def add(s: State, which: i64) -> None:
    """An effect makes a modifier, for those it concerns now."""
    p = s.program
    card = 255 if s.card == NONE else s.card
    hero = NOBODY_HERE if s.you == NONE else s.you
    packed = modifier(which, card, hero, p.mod_until[which], uses_left(s, which))
    packed |= bit(_FROZEN)
    who = p.mod_who[which]
    concerned = bit(p.persons) - 1 if who == NONE else heroes(s, who)
    place = own_area(s)
    packed |= concerned << _WHO
    if place != 0:
        packed |= (s.area[s.you] + 1) << _PLACE
    begin(s, packed)


def begin(s: State, packed: i64) -> None:
    """A modifier holds from now on; more wyrms come into the pool at once."""
    which = which_of(packed)
    if s.program.mod_kind[which] != w.POOL_ADD:
        s.mods.append(packed)
        return
    more = number(s, s.program.mod_n[which])
    for wyrm in range(FIRST_BOSS):
        if s.wyrm_area[wyrm] == OUT and more > 0:
            s.wyrm_area[wyrm] = AWAY
            more -= 1


def take_out_of_force(s: State, card: i64) -> None:
    """A card goes, and its modifiers with it."""
    drop(s, card, w.WITH_CARD)


def drop(s: State, card: i64, until: i64) -> None:
    """Take modifiers away: those of a card, or of any card (NONE), that last so long."""
    if len(s.mods) == 0:
        return
    kept: list[i64] = []
    for packed in s.mods:
        if until_of(packed) != until or (card != NONE and card_of(packed) != card):
            kept.append(packed)
    s.mods = kept


def change_until(s: State, until: i64, then: i64) -> None:
    """What lasts until the next phase of a kind lasts, once that has begun, until its end."""
    for at in range(len(s.mods)):
        if until_of(s.mods[at]) == until:
            s.mods[at] += (then << _UNTIL) - (until << _UNTIL)


def owner_of(s: State, packed: i64) -> i64:
    """The hero for whom a modifier says `you`: who holds the card, or who made it."""
    hero = packed >> _HERO & 7
    if hero != NOBODY_HERE:
        return hero
    card = card_of(packed)
    if card == 255 or s.program.card_thing[card] == NONE:
        return NONE
    held = holder(s, card)
    for person in range(s.program.heroes):
        if held >> person & 1 != 0:
            return person
    return NONE


def is_used_up(s: State, packed: i64) -> bool:
    """Is nothing left of a modifier that can be used so often and no more?"""
    return packed >> _USES & 15 == 0 and s.program.mod_per[which_of(packed)] == NONE


def concerns(s: State, packed: i64, person: i64, foe: i64, how: i64) -> bool:
    """Does a modifier apply to this person, wyrm or boss, and to this kind of thing?"""
    p = s.program
    which = which_of(packed)
    if p.mod_of[which] != 0 and how != 0 and p.mod_of[which] & how == 0:
        return False
    if is_used_up(s, packed):
        return False
    you = s.you
    card = s.card
    it_person = s.it_person
    s.you = owner_of(s, packed)
    s.card = card_of(packed) if card_of(packed) != 255 else NONE
    s.it_person = person
    result = (
        is_for_person(s, packed, which, person)
        and is_for_foe(s, packed, which, foe)
        and holds(s, p.mod_if[which])
    )
    s.you = you
    s.card = card
    s.it_person = it_person
    return result


def is_for_person(s: State, packed: i64, which: i64, person: i64) -> bool:
    """Is this person meant, and may it still be used for them?"""
    if person == NONE:
        return True
    p = s.program
    if p.mod_per[which] == w.BY_HERO and packed >> _USED + person & 1 != 0:
        return False
    if packed >> _FROZEN & 1 != 0:
        return packed >> _WHO + person & 1 != 0
    if p.mod_person[which] != NONE:
        return p.mod_person[which] == person
    who = p.mod_who[which]
    if who == NONE:
        return s.you == NONE or s.you == person
    return heroes(s, who) >> person & 1 != 0


def is_for_foe(s: State, packed: i64, which: i64, foe: i64) -> bool:
    """Is this wyrm or boss meant, and may it still be used for it?"""
    if foe == NONE:
        return True
    p = s.program
    if foe < FIRST_BOSS and p.mod_per[which] == w.BY_A_WYRM and packed >> _USED + foe & 1 != 0:
        return False
    if p.mod_boss[which] != NONE:
        return p.mod_boss[which] == foe - FIRST_BOSS
    selector = p.mod_wyrms[which]
    if selector == NONE:
        return True
    place = packed >> _PLACE & 63
    if place == 0:
        return wyrms(s, selector) >> foe & 1 != 0
    return found_from(s, selector, place - 1) >> foe & 1 != 0


def found_from(s: State, selector: i64, place: i64) -> i64:
    """The wyrms a selector finds, `own` being the area where the modifier was made."""
    if s.you == NONE:
        return wyrms(s, selector)
    before = s.area[s.you]
    s.area[s.you] = place
    found = wyrms(s, selector)
    s.area[s.you] = before
    return found


def find(s: State, kind: i64, person: i64, foe: i64, how: i64) -> i64:
    """The place of the first modifier of a kind that applies; NONE if there is none."""
    mod_kind = s.program.mod_kind
    for at in range(len(s.mods)):
        packed = s.mods[at]
        if mod_kind[packed & 1023] == kind and concerns(s, packed, person, foe, how):
            return at
    return NONE


def total(s: State, kind: i64, person: i64, foe: i64, how: i64) -> i64:
    """What all modifiers of a kind come to together; those that can be used up are."""
    mod_kind = s.program.mod_kind
    found: i64 = 0
    for at in range(len(s.mods)):
        packed = s.mods[at]
        if mod_kind[packed & 1023] == kind and concerns(s, packed, person, foe, how):
            found += number(s, s.program.mod_n[packed & 1023])
    return found


def use(s: State, kind: i64, person: i64, foe: i64, how: i64) -> i64:
    """As `total`, and each of them is used once."""
    mod_kind = s.program.mod_kind
    found: i64 = 0
    for at in range(len(s.mods)):
        packed = s.mods[at]
        if mod_kind[packed & 1023] == kind and concerns(s, packed, person, foe, how):
            found += number(s, s.program.mod_n[packed & 1023])
            use_at(s, at, person, foe)
    return found


def use_at(s: State, at: i64, person: i64, foe: i64) -> None:
    """Note that a modifier was used."""
    packed = s.mods[at]
    per = s.program.mod_per[which_of(packed)]
    if per == w.BY_HERO and person != NONE:
        packed |= bit(_USED + person)
    elif per == w.BY_A_WYRM and foe != NONE:
        packed |= bit(_USED + foe)
    elif packed >> _USES & 15 != UNLIMITED:
        packed -= bit(_USES)
    s.mods[at] = packed


def source(s: State) -> i64:
    """What kind of action the effect in hand belongs to, judged by its card."""
    if s.card == NONE:
        return w.BY_ATTACK
    return SOURCES[s.program.card_kind[s.card]]


SOURCES: Final[list[i64]] = [
    w.BY_SPECIAL,  # story
    w.BY_SPECIAL,  # choice
    w.BY_SPECIAL,  # goal
    w.BY_SPECIAL,  # special rule
    w.BY_INTERACTION,
    w.BY_ITEM,
    w.BY_SPECIAL,  # chapter end
    w.BY_SCRAP,
    w.BY_WYRM,
    w.BY_SKILL,
    w.BY_SPECIAL,  # entity
    w.BY_SPECIAL,  # campaign
]
