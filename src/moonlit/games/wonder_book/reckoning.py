"""Numbers, areas, heroes, wyrms and conditions of a program, worked out at the table."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, size
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.state import DONE, FIRST_BOSS, IN_PLAY, OUT, STANDING, State

WIDTH: Final[i64] = 6  # numbers in a row of a table of selectors or conditions


def number(s: State, operand: i64) -> i64:
    """What a number comes to."""
    tag = operand & 15
    value = operand >> 4
    if tag == w.FIXED:
        return value
    if tag == w.COUNTER:
        return s.counters[value]
    if tag == w.SUCCESSES:
        return s.hits
    if tag == w.FATE_UP:
        return s.fate
    if tag == w.COUNT_HEROES:
        return size(heroes(s, value))
    if tag == w.COUNT_WYRMS:
        return size(wyrms(s, value))
    if tag == w.SET_SIZE:
        return size(s.sets[value])
    return (number(s, value) + 1) // 2


def own_area(s: State) -> i64:
    """The area of the acting hero as a set; empty if there is none on the board."""
    if s.you == NONE:
        return 0
    place = s.area[s.you]
    return bit(place) if place >= 0 else 0


def areas(s: State, selector: i64) -> i64:
    """The areas a selector finds."""
    p = s.program
    row = selector * WIDTH
    kind = p.area_selectors[row]
    found = areas_of_kind(s, kind, row)
    but = p.area_selectors[row + 4]
    return found & ~areas(s, but) if but != NONE else found


def areas_of_kind(s: State, kind: i64, row: i64) -> i64:
    """The areas before some are taken away."""
    p = s.program
    table = p.area_selectors
    if kind == w.OWN:
        return own_area(s)
    if kind == w.ADJACENT:
        return s.around(own_area(s))
    if kind == w.OWN_OR_ADJACENT:
        own = own_area(s)
        return own | s.around(own)
    if kind == w.THESE:
        return table[row + 1]
    if kind == w.ANYWHERE:
        return bit(p.areas) - 1
    if kind == w.IT:
        return bit(s.it_area) if s.it_area >= 0 else 0
    if kind == w.WITHIN:
        return s.within(own_area(s), table[row + 2])
    if kind == w.IN_SET:
        return s.sets[table[row + 1]]
    if kind == w.FOUND:
        return s.found_areas
    if kind == w.AT_VORTEX:
        return vortex_areas(s, table[row + 1])
    return areas_by_base(s, kind, row)


def vortex_areas(s: State, vortices: i64) -> i64:
    """Where some vortices are."""
    found: i64 = 0
    for vortex in range(len(s.vortex_area)):
        if vortices >> vortex & 1 != 0 and s.vortex_area[vortex] >= 0:
            found |= bit(s.vortex_area[vortex])
    return found


def areas_by_base(s: State, kind: i64, row: i64) -> i64:
    """The areas that are described by others, or by who stands there."""
    table = s.program.area_selectors
    if kind == w.OF_PERSON:
        return place_bit(s.area[table[row + 1]])
    if kind == w.OF_BOSS:
        return place_bit(s.boss_area[table[row + 1]])
    if kind == w.OF_CARD:
        return place_bit(s.card_area[s.card]) if s.card != NONE else 0
    if kind == w.OF_HEROES:
        return areas_of(s, heroes(s, table[row + 1]))
    base = areas(s, table[row + 3])
    if kind == w.NEXT_TO:
        return s.around(base) & ~base
    if kind == w.AROUND:
        return base | s.around(base)
    return base


def place_bit(place: i64) -> i64:
    """An area as a set; nothing if it is none."""
    return bit(place) if place >= 0 else 0


def areas_of(s: State, persons: i64) -> i64:
    """Where some persons stand."""
    found: i64 = 0
    for person in range(s.program.persons):
        if persons >> person & 1 != 0 and s.area[person] >= 0:
            found |= bit(s.area[person])
    return found


def heroes(s: State, selector: i64) -> i64:
    """The heroes among whom a selector chooses, or all that it means."""
    p = s.program
    table = p.hero_selectors
    row = selector * WIDTH
    pick = table[row]
    if pick == w.YOU:
        found = bit(s.you) if s.you != NONE else 0
    elif pick == w.IT_HERO:
        it = s.you if s.it_person == NONE else s.it_person
        found = bit(it) if it != NONE else 0
    elif pick == w.THAT_HERO:
        that = s.it_person if s.that_person == NONE else s.that_person
        found = bit(that) if that != NONE else 0
    elif pick == w.HOLDER:
        found = holder(s, table[row + 4])
    elif table[row + 2] != 0:
        found = s.awake_heroes()
    else:
        found = bit(p.heroes) - 1
    if table[row + 1] != 0 and s.you != NONE:
        found &= ~bit(s.you)
    if table[row + 3] != NONE:
        found &= standing_in(s, areas(s, table[row + 3]))
    return most(s, found, table[row + 5]) if pick == w.MOST else found


def standing_in(s: State, among: i64) -> i64:
    """The persons in some areas, conscious or not."""
    found: i64 = 0
    for person in range(s.program.persons):
        place = s.area[person]
        if place >= 0 and among >> place & 1 != 0:
            found |= bit(person)
    return found


def holder(s: State, card: i64) -> i64:
    """Who has an item; without a card, who has the one that speaks."""
    if card == NONE:
        card = s.card
    if card == NONE:
        return 0
    thing = s.program.card_thing[card]
    if thing == NONE:
        return 0
    for hero in range(s.program.heroes):
        if s.things[hero] >> thing & 1 != 0:
            return bit(hero)
    return 0


def most(s: State, among: i64, what: i64) -> i64:
    """Those with the most items, hearts or sparks; nobody if nobody has any."""
    best: i64 = 1
    found: i64 = 0
    for hero in range(s.program.heroes):
        if among >> hero & 1 != 0:
            has = amount(s, hero, what)
            if has > best:
                best = has
                found = 0
            if has == best:
                found |= bit(hero)
    return found


def amount(s: State, hero: i64, what: i64) -> i64:
    """How many items, hearts or sparks a hero has."""
    if what == w.MOST_HEARTS:
        return s.hearts[hero]
    return s.sparks[hero] if what == w.MOST_SPARKS else size(s.things[hero])


def wyrms(s: State, selector: i64) -> i64:
    """The wyrms and bosses among which a selector chooses, or all that it means."""
    table = s.program.wyrm_selectors
    row = selector * WIDTH
    if table[row] == w.IT_WYRM:
        return on_board(s, s.it_wyrm)
    if table[row] == w.THAT_WYRM:
        return on_board(s, s.it_wyrm if s.that_wyrm == NONE else s.that_wyrm)
    there = areas(s, table[row + 2])
    found: i64 = 0
    if table[row + 5] != w.ONLY_BOSSES:
        found = in_state(s, s.wyrms_in(there), table[row + 3])
    if table[row + 5] != w.ONLY_WYRMS and table[row + 3] != w.ONLY_STUNNED:
        found |= s.bosses_in(there)
    return found


def on_board(s: State, foe: i64) -> i64:
    """A wyrm or boss as a set, if it is still there."""
    return bit(foe) if foe != NONE and foe_area(s, foe) >= 0 else 0


def in_state(s: State, among: i64, state: i64) -> i64:
    """The standing or the stunned ones of some wyrms."""
    if state == w.ANY_STATE:
        return among
    found: i64 = 0
    for wyrm in range(FIRST_BOSS):
        is_standing = s.wyrm_stun[wyrm] == STANDING
        if among >> wyrm & 1 != 0 and is_standing == (state == w.ONLY_STANDING):
            found |= bit(wyrm)
    return found


def foe_area(s: State, foe: i64) -> i64:
    """Where a wyrm or a boss stands."""
    return s.wyrm_area[foe] if foe < FIRST_BOSS else s.boss_area[foe - FIRST_BOSS]


def compare(value: i64, comparison: i64, other: i64) -> bool:
    """Does a value stand so to another?"""
    if comparison == w.GTE:
        return value >= other
    if comparison == w.LTE:
        return value <= other
    if comparison == w.EQ:
        return value == other
    return value > other if comparison == w.GT else value < other


def bounded(s: State, value: i64, bounds: i64) -> bool:
    """Does a value keep within all bounds? They stand in `kids`: how many, then pairs."""
    kids = s.program.kids
    count = kids[bounds]
    at = bounds + 1
    while count > 0:
        if not compare(value, kids[at], number(s, kids[at + 1])):
            return False
        at += 2
        count -= 1
    return True


def holds(s: State, condition: i64) -> bool:
    """Does a condition hold? One that is not there always does."""
    if condition == NONE:
        return True
    table = s.program.conditions
    row = condition * WIDTH
    kind = table[row]
    a = table[row + 1]
    b = table[row + 2]
    if kind == w.C_ALL or kind == w.C_ANY:
        kids = s.program.kids
        for at in range(a, a + b):
            if holds(s, kids[at]) != (kind == w.C_ALL):
                return kind != w.C_ALL
        return kind == w.C_ALL
    if kind == w.C_NOT:
        return not holds(s, a)
    if kind == w.C_COUNTER:
        return bounded(s, s.counters[a], b)
    if kind == w.C_FINISHED:
        return are_finished(s, a, b)
    if kind == w.C_BOSS_HEARTS:
        return s.boss_area[a] != OUT and bounded(s, s.boss_hearts[a], b)
    if kind <= w.C_GOAL_ROUND:
        return holds_of_course(s, kind, a, b)
    if kind <= w.C_BOSS_IN:
        return holds_of_places(s, kind, a, b)
    if kind <= w.C_WYRMS_IN:
        return holds_of_figures(s, kind, a, b, table[row + 3])
    return holds_of_rest(s, kind, a, b)


def are_finished(s: State, start: i64, count: i64) -> bool:
    """Are all of these cards done?"""
    kids = s.program.kids
    for at in range(start, start + count):
        if s.cards[kids[at]] != DONE:
            return False
    return True


def holds_of_course(s: State, kind: i64, a: i64, b: i64) -> bool:
    """Keywords, fate and rounds."""
    if kind == w.C_KEYWORD:
        return s.keywords >> a & 1 != 0
    if kind == w.C_FATE:
        return bounded(s, s.fate, b)
    return bounded(s, s.round if kind == w.C_ROUND else s.goal_phases, b)


def holds_of_places(s: State, kind: i64, a: i64, b: i64) -> bool:
    """Who and what is where."""
    p = s.program
    if kind == w.C_CARD_IN_PLAY:
        return s.cards[a] == IN_PLAY
    if kind == w.C_IN_AREA:
        who = heroes(s, b)
        return who != 0 and who & ~standing_in(s, areas(s, a)) == 0
    if kind == w.C_HEROES_IN:
        there = s.persons_in(areas(s, a)) & (bit(p.heroes) - 1)
        return bounded(s, size(there), b)
    everybody = bit(p.heroes) - 1
    if kind == w.C_ALL_IN:
        return everybody & ~standing_in(s, areas(s, a)) == 0
    if kind == w.C_ALL_LEFT:
        return s.gone & everybody == everybody
    if kind == w.C_ALL_CONSCIOUS:
        return s.down & everybody == 0
    if kind == w.C_ALLY_IN:
        return standing_in(s, areas(s, b)) >> a & 1 != 0
    found = s.bosses_in(areas(s, b)) >> FIRST_BOSS
    return found != 0 if a == NONE else found >> a & 1 != 0


def holds_of_figures(s: State, kind: i64, a: i64, b: i64, c: i64) -> bool:
    """What heroes have, and how many wyrms are where."""
    if kind == w.C_WYRMS_IN:
        return bounded(s, size(in_state(s, s.wyrms_in(areas(s, a)), c)), b)
    who = heroes(s, a)
    if kind == w.C_HAS_ITEM:
        return who & holder(s, b) != 0
    if kind == w.C_HAS_SCRAP:
        return who & with_scraps(s) != 0
    for hero in range(s.program.heroes):
        if who >> hero & 1 != 0:
            has = s.sparks[hero] if kind == w.C_SPARKS_OF else s.hearts[hero]
            if not bounded(s, has, b):
                return False
    return who != 0


def with_scraps(s: State) -> i64:
    """The heroes who hold a scrap."""
    found: i64 = 0
    for hero in range(s.program.heroes):
        if s.things[hero] >> s.program.items != 0:
            found |= bit(hero)
    return found


def holds_of_rest(s: State, kind: i64, a: i64, b: i64) -> bool:
    """Pool, borders, tokens, what was done and chosen."""
    if kind == w.C_POOL_GT_BOARD:
        return pool_size(s) > size(s.wyrms_in(bit(s.program.areas) - 1))
    if kind == w.C_BORDER_OPEN:
        return s.open[a] >> b & 1 != 0
    if kind == w.C_LIGHT_IN:
        there = areas(s, a)
        return there != 0 and there & ~s.lights == 0
    if kind == w.C_TOKEN_IN:
        return place_bit(s.tokens[a]) & areas(s, b) != 0
    if kind == w.C_TOUCHED:
        return a & ~s.touched == 0
    if kind == w.C_RECORDED:
        return bounded(s, s.program.recorded + s.fate, b)
    if kind == w.C_CHOSEN:
        return s.chosen[a] == b
    if kind == w.C_SPARKS_IN:
        return bounded(s, sparks_in(s, areas(s, a)), b)
    if kind == w.C_SET_SIZE:
        return bounded(s, size(s.sets[a]), b)
    return kind == w.C_TRUE


def sparks_in(s: State, among: i64) -> i64:
    """How many sparks lie in some areas."""
    count: i64 = 0
    for place in range(s.program.areas):
        if among >> place & 1 != 0:
            count += s.on_board[place]
    return count


def pool_size(s: State) -> i64:
    """How many wyrms can be spawned."""
    count: i64 = 0
    for wyrm in range(FIRST_BOSS):
        if s.is_wyrm_in_pool(wyrm):
            count += 1
    return count
