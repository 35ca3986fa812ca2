"""Special actions: which of them a hero can take now, and taking one (W-ACT-SPEC-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import notes
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.changes import lose_hearts, lose_thing, pay_sparks
from moonlit.games.wonder_book.frames import USED, frame, frame_a, frame_hero, frame_kind
from moonlit.games.wonder_book.program import ITEM, NONE, SCRAP
from moonlit.games.wonder_book.reckoning import holds
from moonlit.games.wonder_book.state import State
from moonlit.games.wonder_book.triggers import fire, is_in_force, is_silent, mark, run

OF_SCRAPS: Final[i64] = 1
OF_RULES: Final[i64] = 2
OF_ITEMS: Final[i64] = 4


def kind_of(s: State, special: i64) -> i64:
    """Whether a special action stands on a scrap, an item or another card."""
    kind = s.program.card_kind[s.program.special_card[special]]
    return OF_SCRAPS if kind == SCRAP else OF_ITEMS if kind == ITEM else OF_RULES


def is_granted(s: State, hero: i64, special: i64) -> bool:
    """Does a card grant it to this hero?"""
    card = s.program.special_card[special]
    thing = s.program.card_thing[card]
    if thing != NONE:
        return s.things[hero] >> thing & 1 != 0
    return is_in_force(s, card)


def in_use(s: State) -> i64:
    """The things that go once the special action they grant is resolved (W-CARD-19)."""
    p = s.program
    found: i64 = 0
    for f in s.pending:
        if frame_kind(f) == USED and p.special_discards[frame_a(f)]:
            thing = p.card_thing[p.special_card[frame_a(f)]]
            if thing != NONE:
                found |= bit(thing)
    return found


def can_take(s: State, hero: i64, special: i64) -> bool:
    """Is it granted, can it be paid, does its condition hold?"""
    p = s.program
    if not is_granted(s, hero, special):
        return False
    thing = p.card_thing[p.special_card[special]]
    if thing != NONE and in_use(s) >> thing & 1 != 0:
        return False
    if s.sparks[hero] < p.special_sparks[special] or s.hearts[hero] <= p.special_hearts[special]:
        return False
    if is_silent(s, p.special_once[special], p.special_once_kind[special], hero):
        return False
    if p.special_if[special] == NONE:
        return True
    s.you = hero
    s.card = p.special_card[special]
    s.it_person = NONE
    s.it_area = NONE
    return holds(s, p.special_if[special])


def usable_specials(s: State, hero: i64, of: i64) -> i64:
    """The special actions of some kinds that a hero can take now, as a set."""
    found: i64 = 0
    for special in range(len(s.program.special_card)):
        if kind_of(s, special) & of != 0 and can_take(s, hero, special):
            found |= bit(special)
    return found


def begin_special(s: State, j: Journal, hero: i64, special: i64) -> None:
    """Pay, resolve the text, then discard the card if it says so."""
    p = s.program
    card = p.special_card[special]
    j.note(notes.SPECIAL_USED, hero, special)
    pay_sparks(s, j, hero, p.special_sparks[special])
    lose_hearts(s, j, hero, p.special_hearts[special])
    mark(s, p.special_once[special], p.special_once_kind[special], hero)
    s.used_thing = p.card_thing[card]
    s.pending.append(frame(USED, hero, card, 0, special))
    fire(s, w.T_SPECIAL, hero, NONE, s.area[hero], w.BY_HERO)
    run(s, p.special_do[special], hero, card)


def finish_special(s: State, j: Journal, f: i64) -> None:
    """A scrap is always discarded (W-CARD-7), an item only if it says so (W-CARD-6)."""
    p = s.program
    special = frame_a(f)
    card = p.special_card[special]
    thing = p.card_thing[card]
    if thing == NONE or not p.special_discards[special]:
        return
    for hero in range(p.heroes):
        if s.things[hero] >> thing & 1 != 0:
            lose_thing(s, j, hero, thing)
    if p.card_kind[card] == SCRAP:
        hero = frame_hero(f)
        s.used_thing = thing
        fire(s, w.T_SCRAP_USED, hero, NONE, s.area[hero], w.BY_HERO)
