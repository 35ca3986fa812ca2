"""Effects on what heroes have: scraps, items, sparks to give, skills."""

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import notes
from moonlit.games.wonder_book.asking import (
    DECLINABLE,
    FOR_SIDE,
    FOR_SPECIAL,
    FOR_THING,
    FOR_YES,
    TO_DISCARD,
    TO_GIVE_SPARK,
    TO_TAKE_BACK,
    TO_UPGRADE,
    TO_USE,
    ask,
    card_of,
    hero_of,
)
from moonlit.games.wonder_book.changes import (
    draw_scrap,
    gain_thing,
    lose_thing,
    pass_spark,
)
from moonlit.games.wonder_book.frames import (
    DISCARDING,
    DROP,
    SPARK_GIFT,
    TRADE,
    UPGRADING,
    USING,
    alike,
    frame,
    frame_a,
    frame_b,
    frame_c,
    frame_place,
)
from moonlit.games.wonder_book.modifiers import put_in_force
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.reckoning import heroes
from moonlit.games.wonder_book.specials import begin_special, usable_specials
from moonlit.games.wonder_book.state import State
from moonlit.games.wonder_book.triggers import run


def draw_scraps(s: State, j: Journal, n: i64) -> None:
    """Each hero draws; what was drawn is remembered for the same list of effects."""
    s.drawn = 0
    for hero in range(s.program.heroes):
        if s.found_heroes >> hero & 1 != 0:
            before = s.things[hero]
            for _ in range(n):
                draw_scrap(s, j, hero)
            s.drawn |= s.things[hero] & ~before


def go_on_giving_sparks(s: State, j: Journal, f: i64) -> None:
    """One hero after the other may give sparks."""
    givers = frame_a(f)
    count = frame_b(f) & 63
    taker = frame_b(f) >> 6
    if frame_c(f) == 1:
        giver = first(givers)
        givers &= ~bit(giver)
        s.pending.append(alike(f, SPARK_GIFT, frame_place(f), givers, frame_b(f), 0))
        if s.answer == 1:
            given = min(count, s.sparks[giver])
            for _ in range(given):
                pass_spark(s, j, giver, taker)
                run(s, frame_place(f), taker, card_of(f))
        return
    while givers != 0 and s.sparks[first(givers)] == 0:
        givers &= givers - 1
    if givers != 0:
        s.pending.append(alike(f, SPARK_GIFT, frame_place(f), givers, frame_b(f), 1))
        ask(s, first(givers), card_of(f), FOR_YES, TO_GIVE_SPARK, DECLINABLE, 0, taker)


def take_scrap(s: State, how: i64) -> None:
    """From the discards: the one just used, any other, or any."""
    if s.found_heroes == 0 or len(s.scrap_discards) == 0:
        return
    hero = first(s.found_heroes)
    among: i64 = 0
    for thing in s.scrap_discards:
        among |= bit(thing)
    used = bit(s.used_thing) if s.used_thing != NONE else 0
    among = among & used if how == 1 else among & ~used if how == 2 else among
    if among == 0:
        return
    s.pending.append(frame(DISCARDING, hero))
    if size(among) == 1:
        s.answer = first(among)
    else:
        ask(s, hero, s.card, FOR_THING, TO_TAKE_BACK, 0, among)


def got_scrap(s: State, j: Journal, f: i64) -> None:
    """A scrap comes back from the discards."""
    s.scrap_discards.remove(s.answer)
    gain_thing(s, j, hero_of(f), s.answer)


def begin_dropping(s: State, things: i64, n: i64) -> None:
    """Things are lost; the players choose which."""
    s.pending.append(frame(DROP, 7 if s.you == NONE else s.you, 255, 0, n, s.found_heroes, 0))
    s.pick_among = things


def go_on_dropping(s: State, j: Journal, f: i64) -> None:
    """One thing after the other."""
    left = frame_a(f)
    if frame_c(f) == 1:
        s.pending.append(alike(f, DROP, 0, left - 1, frame_b(f), 0))
        for hero in range(s.program.heroes):
            if s.things[hero] >> s.answer & 1 != 0:
                lose_thing(s, j, hero, s.answer)
        return
    among: i64 = 0
    for hero in range(s.program.heroes):
        if frame_b(f) >> hero & 1 != 0:
            among |= s.things[hero] & s.pick_among
    if left == 0 or among == 0:
        return
    s.pending.append(alike(f, DROP, 0, left, frame_b(f), 1))
    if size(among) == 1:
        s.answer = first(among)
    else:
        ask(s, hero_of(f), card_of(f), FOR_THING, TO_DISCARD, 0, among)


def begin_trade(s: State, givers: i64, takers: i64, n: i64, goods: i64) -> None:
    """Things change hands between two groups of heroes; among all of them the group decides."""
    one = s.found_heroes if givers == NONE else heroes(s, givers) & s.awake_heroes()
    other = s.found_heroes if takers == NONE else heroes(s, takers) & s.awake_heroes()
    hero = 7 if s.you == NONE or one == other else s.you
    card = 255 if s.card == NONE else s.card
    s.pending.append(frame(TRADE, hero, card, goods, one | other << 4, 0, n))


def begin_using(s: State, of: i64, n: i64) -> None:
    """A scrap or a special action may be used without spending an action."""
    if s.found_heroes != 0 and n > 0:
        s.pending.append(frame(USING, first(s.found_heroes), 255, 0, of, n, 0))


def go_on_using(s: State, j: Journal, f: i64) -> None:
    """The players choose which one, if any."""
    hero = hero_of(f)
    left = frame_b(f)
    if frame_c(f) == 1:
        if s.answer != NONE:
            s.pending.append(alike(f, USING, 0, frame_a(f), left - 1, 0))
            begin_special(s, j, hero, s.answer)
        return
    if left == 0 or not s.is_awake(hero):
        return
    among = usable_specials(s, hero, frame_a(f))
    if among != 0:
        s.pending.append(alike(f, USING, 0, frame_a(f), left, 1))
        ask(s, hero, NONE, FOR_SPECIAL, TO_USE, DECLINABLE, among)


def go_on_upgrading(s: State, j: Journal, f: i64) -> None:
    """Every hero chooses a side of the card at once (W-UPG-1)."""
    p = s.program
    who = frame_a(f)
    if frame_c(f) == 1:
        gain_skill(s, j, first(who), s.answer)
        who &= who - 1
    while who != 0 and upgrade_of(s, first(who), frame_b(f)) == NONE:
        who &= who - 1
    if who == 0:
        return
    hero = first(who)
    upgrade = upgrade_of(s, hero, frame_b(f))
    s.upgrades |= bit(upgrade)
    s.reveals += 1
    s.pending.append(frame(UPGRADING, 7, 255, 0, who, frame_b(f), 1))
    start = p.upgrade_first[upgrade]
    ask(s, hero, NONE, FOR_SIDE, TO_UPGRADE, 0, bit(start) | bit(start + 1), upgrade)


def upgrade_of(s: State, hero: i64, which: i64) -> i64:
    """A hero's upgrade card of that number, unless it is there already."""
    p = s.program
    for upgrade in range(len(p.upgrade_hero)):
        if p.upgrade_hero[upgrade] == hero and p.upgrade_number[upgrade] == which:
            return NONE if s.upgrades >> upgrade & 1 != 0 else upgrade
    return NONE


def gain_skill(s: State, j: Journal, hero: i64, skill: i64) -> None:
    """A skill is added to those a hero has (W-UPG-4)."""
    s.skills[hero] |= bit(skill)
    put_in_force(s, s.program.skill_card[skill], hero)
    j.note(notes.UPGRADE_GAINED, hero, skill)
