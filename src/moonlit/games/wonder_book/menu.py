"""Numbered moves: what can be done now, listed once when a decision comes up."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.games.wonder_book import modifiers
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import (
    DECLINABLE,
    FOR_ALL,
    FOR_YES,
    REST,
)
from moonlit.games.wonder_book.combat import targets
from moonlit.games.wonder_book.frames import (
    EXTRA,
    NEXT_TURN,
    TRADE,
    TURN,
    frame_a,
    frame_c,
    frame_hero,
    frame_kind,
    frame_place,
)
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.reckoning import holds, number, standing_in
from moonlit.games.wonder_book.specials import OF_SCRAPS, can_take, in_use, kind_of
from moonlit.games.wonder_book.state import State

PASS: Final[i64] = 0
MOVE: Final[i64] = 1  # area
COLLECT: Final[i64] = 2
ATTACK: Final[i64] = 3
SKILL: Final[i64] = 4  # skill
INTERACT: Final[i64] = 5  # object
GIVE: Final[i64] = 6  # thing, hero
TAKE: Final[i64] = 7  # thing, hero
SPECIAL: Final[i64] = 8  # special action
NEXT: Final[i64] = 9  # hero
PICK: Final[i64] = 10  # whatever is asked for
PICK_FOR_ALL: Final[i64] = 11  # as PICK, for all wyrms to come
DECLINE: Final[i64] = 12
ACCEPT: Final[i64] = 13
ANY_ORDER: Final[i64] = 14
HAND: Final[i64] = 15  # thing, hero
HAND_SPARK: Final[i64] = 16  # hero who gives, hero who takes

_FIRST: Final[i64] = 5
_SECOND: Final[i64] = 11
SEAT: Final[i64] = 17

# What can change hands in a trade, and which way.
TRADE_ITEMS: Final[i64] = 1
TRADE_SCRAPS: Final[i64] = 2
TRADE_SPARKS: Final[i64] = 4
TRADE_BOTH_WAYS: Final[i64] = 8
TRADE_DRAWN: Final[i64] = 16


def move(verb: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """Pack a move: what is done, to what, and to whom."""
    return verb | first << _FIRST | second << _SECOND


def move_verb(packed: i64) -> i64:
    """What is done."""
    return packed & 31


def move_first(packed: i64) -> i64:
    """To what."""
    return packed >> _FIRST & 63


def move_second(packed: i64) -> i64:
    """To whom."""
    return packed >> _SECOND & 63


def move_seat(packed: i64) -> i64:
    """By which seat; 0 where nobody said."""
    return packed >> SEAT


def list_moves(s: State) -> None:
    """Fill the menu for the decision on top."""
    s.menu = []
    f = s.pending[-1]
    kind = frame_kind(f)
    if kind == TURN or kind == EXTRA:
        left = frame_a(f) if kind == TURN else 1
        only = 0 if kind == TURN else frame_a(f)
        list_actions(s, frame_hero(f), left, only)
    elif kind == NEXT_TURN:
        for hero in range(s.program.heroes):
            if frame_a(f) >> hero & 1 != 0:
                s.menu.append(move(NEXT, hero))
    elif kind == TRADE:
        list_trades(s, f)
    else:
        list_answers(s, frame_a(f), frame_c(f))
    forget(s)


def forget(s: State) -> None:
    """While a decision is awaited nobody is spoken of."""
    s.you = NONE
    s.card = NONE
    s.it_person = NONE
    s.it_wyrm = NONE
    s.it_area = NONE
    s.that_person = NONE
    s.that_wyrm = NONE


def list_answers(s: State, what: i64, how: i64) -> None:
    """The answers to a question."""
    if what == FOR_YES:
        s.menu.append(move(ACCEPT))
    place: i64 = 0
    while s.ask_among >> place != 0:
        if s.ask_among >> place & 1 != 0:
            s.menu.append(move(PICK, place))
            if how & FOR_ALL != 0:
                s.menu.append(move(PICK_FOR_ALL, place))
        place += 1
    if how & DECLINABLE != 0:
        s.menu.append(move(DECLINE))
    if how & REST != 0:
        s.menu.append(move(ANY_ORDER))


def cost_of(s: State, hero: i64, how: i64) -> i64:
    """How many actions something costs."""
    cost: i64 = 1
    for at in range(len(s.mods)):
        packed = s.mods[at]
        which = modifiers.which_of(packed)
        is_cost = s.program.mod_kind[which] == w.ACTION_COST
        if is_cost and modifiers.concerns(s, packed, hero, NONE, how):
            cost = max(cost, number(s, s.program.mod_n[which]))
    return cost


def may(s: State, hero: i64, left: i64, only: i64, how: i64) -> bool:
    """Is this kind of action allowed, and are there actions enough for it?"""
    if only != 0 and only & how == 0:
        return False
    return len(s.mods) == 0 or cost_of(s, hero, how) <= left


def list_actions(s: State, hero: i64, left: i64, only: i64) -> None:
    """Everything a hero can do with the actions left (section 6)."""
    place = s.area[hero]
    s.menu.append(move(PASS))
    if may(s, hero, left, only, w.BY_MOVE):
        ways = s.open[place]
        for area in range(s.program.areas):
            if ways >> area & 1 != 0:
                s.menu.append(move(MOVE, area))
    if s.on_board[place] > 0 and may(s, hero, left, only, w.BY_COLLECT):
        s.menu.append(move(COLLECT))
    if may(s, hero, left, only, w.BY_ATTACK) and targets(s, hero) != 0:
        s.menu.append(move(ATTACK))
    if may(s, hero, left, only, w.BY_SKILL):
        list_skills(s, hero)
    if may(s, hero, left, only, w.BY_INTERACTION):
        list_objects(s, hero, left)
    if may(s, hero, left, only, w.BY_GIVE):
        list_gifts(s, hero)
    list_specials(s, hero, left, only)


def list_skills(s: State, hero: i64) -> None:
    """Skills that can be paid for (W-ACT-SKILL-1)."""
    p = s.program
    mine = s.skills[hero]
    skill: i64 = 0
    while mine >> skill != 0:
        is_mine = mine >> skill & 1 != 0 and not p.skill_is_passive[skill]
        if is_mine and s.sparks[hero] >= p.skill_cost[skill]:
            s.menu.append(move(SKILL, skill))
        skill += 1


def can_interact(s: State, hero: i64, left: i64, thing: i64) -> bool:
    """Is the object here, can it be paid for, is what it asks for there (W-INT-1)?"""
    p = s.program
    card = p.object_card[thing]
    if s.card_area[card] != s.area[hero] or p.object_actions[thing] > left:
        return False
    if s.sparks[hero] < p.object_sparks[thing] or s.hearts[hero] <= p.object_hearts[thing]:
        return False
    if p.object_needs[thing] == NONE:
        return True
    s.you = hero
    s.card = card
    s.it_person = NONE
    s.it_area = s.card_area[card]
    return holds(s, p.object_needs[thing])


def list_objects(s: State, hero: i64, left: i64) -> None:
    """Objects in the hero's area (W-ACT-INT-1)."""
    thing: i64 = 0
    while s.objects >> thing != 0:
        if s.objects >> thing & 1 != 0 and can_interact(s, hero, left, thing):
            s.menu.append(move(INTERACT, thing))
        thing += 1


def partners(s: State, hero: i64) -> i64:
    """The conscious heroes in the same or an adjacent area (W-ACT-GIVE-1, W-GIVE-2)."""
    here = bit(s.area[hero])
    near = here | s.around(here)
    is_lax = s.program.gives_to_unconscious
    found = standing_in(s, near) if is_lax else s.persons_in(near)
    return found & (bit(s.program.heroes) - 1) & ~bit(hero)


def list_gifts(s: State, hero: i64) -> None:
    """Things to give, and things to ask for."""
    others = partners(s, hero)
    free = ~in_use(s)
    for other in range(s.program.heroes):
        if others >> other & 1 != 0:
            list_things(s, GIVE, s.things[hero] & free, other)
            list_things(s, TAKE, s.things[other] & free, other)


def list_things(s: State, verb: i64, things: i64, hero: i64) -> None:
    """One move for every thing."""
    thing: i64 = 0
    while things >> thing != 0:
        if things >> thing & 1 != 0:
            s.menu.append(move(verb, thing, hero))
        thing += 1


def list_specials(s: State, hero: i64, left: i64, only: i64) -> None:
    """Special actions that cards grant now (W-ACT-SPEC-1)."""
    p = s.program
    for special in p.open_specials:
        try_special(s, hero, left, only, special)
    things = s.things[hero]
    thing: i64 = 0
    while things >> thing != 0:
        if things >> thing & 1 != 0:
            start = p.thing_specials[thing]
            for special in range(start, start + p.thing_special_count[thing]):
                try_special(s, hero, left, only, special)
        thing += 1


def try_special(s: State, hero: i64, left: i64, only: i64, special: i64) -> None:
    """List a special action if it can be taken."""
    if s.program.special_actions[special] > left or not can_take(s, hero, special):
        return
    how = w.BY_SCRAP if kind_of(s, special) == OF_SCRAPS else w.BY_SPECIAL
    if may(s, hero, left, only, how):
        s.menu.append(move(SPECIAL, special))


def list_trades(s: State, f: i64) -> None:
    """Things and sparks that can change hands now; anybody may stop."""
    ways = frame_place(f)
    givers = frame_a(f) & 15
    takers = frame_a(f) >> 4
    for giver in range(s.program.heroes):
        for taker in range(s.program.heroes):
            is_way = givers >> giver & takers >> taker & 1 != 0
            if ways & TRADE_BOTH_WAYS != 0 and givers >> taker & takers >> giver & 1 != 0:
                is_way = True
            if is_way and giver != taker:
                list_goods(s, ways, giver, taker)
    s.menu.append(move(DECLINE))


def list_goods(s: State, ways: i64, giver: i64, taker: i64) -> None:
    """What one hero can hand to another."""
    items = bit(s.program.items) - 1
    goods: i64 = 0
    if ways & TRADE_ITEMS != 0:
        goods |= s.things[giver] & items
    if ways & TRADE_SCRAPS != 0:
        goods |= s.things[giver] & ~items
    if ways & TRADE_DRAWN != 0:
        goods |= s.things[giver] & s.drawn
    list_things(s, HAND, goods & ~in_use(s), taker)
    if ways & TRADE_SPARKS != 0 and s.sparks[giver] > 0:
        s.menu.append(move(HAND_SPARK, giver, taker))
