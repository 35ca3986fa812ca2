"""Effects on heroes: hearts, sparks, moves, extra actions."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import notes, ops
from moonlit.games.wonder_book.asking import (
    DECLINABLE,
    FOR_AREA,
    FOR_PERSON,
    TO_HEAL,
    TO_WALK,
    ask,
    card_of,
    hero_of,
)
from moonlit.games.wonder_book.belongings import (
    begin_dropping,
    begin_trade,
    begin_using,
    draw_scraps,
    take_scrap,
)
from moonlit.games.wonder_book.changes import (
    gain_sparks,
    gain_thing,
    leave_board,
    lose_hearts,
    move_hero,
    move_person,
    move_wyrm,
    pay_sparks,
    recover,
)
from moonlit.games.wonder_book.frames import (
    EXTRA,
    EXTRAS,
    SPARK_GIFT,
    SPLIT,
    UPGRADING,
    WALK,
    alike,
    frame,
    frame_a,
    frame_b,
    frame_c,
    frame_place,
)
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.reckoning import heroes, number
from moonlit.games.wonder_book.state import State

OPEN_WAYS: Final[i64] = 0
BLOCKED_WAYS: Final[i64] = 1
ANY_WAYS: Final[i64] = 2
UP_TO_FEWER: Final[i64] = 4
WITH_WYRMS: Final[i64] = 8


def change_heroes(s: State, j: Journal, op: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Effects on the heroes that were found."""
    if op == ops.CHANGE_HEARTS:
        change_hearts(s, j, number(s, a), b)
    elif op == ops.CHANGE_SPARKS:
        change_sparks(s, j, number(s, a))
    elif op == ops.DRAW_SCRAP:
        draw_scraps(s, j, number(s, a))
    elif op == ops.MOVE_HERO:
        begin_walk(s, number(s, a), b)
    elif op == ops.EXTRA_ACTION:
        s.pending.append(frame(EXTRAS, 7, 255, 0, s.found_heroes, number(s, a), b))
    elif op == ops.GAIN_ITEM:
        if s.found_heroes != 0:
            gain_thing(s, j, first(s.found_heroes), a)
    elif op == ops.LOSE_THING:
        begin_dropping(s, a, number(s, b))
    elif op == ops.FULL_HEARTS:
        for hero in range(s.program.heroes):
            if s.found_heroes >> hero & 1 != 0:
                recover(s, j, hero, s.program.most_hearts[hero])
    elif op == ops.FREE_USE:
        begin_using(s, a, number(s, b))
    else:
        change_rarely(s, j, op, a, b, c, d)


def change_rarely(s: State, j: Journal, op: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Places, trades and upgrades."""
    if op == ops.PUT_HERO:
        if s.found_areas != 0:
            put_heroes(s, j)
    elif op == ops.SWAP:
        swap(s, j, heroes(s, a))
    elif op == ops.LEAVE_BOARD:
        for hero in range(s.program.heroes):
            if s.found_heroes >> hero & 1 != 0 and s.area[hero] >= 0:
                leave_board(s, j, hero)
    elif op == ops.RETURN_TO_BOARD:
        return_to_board(s, j)
    elif op == ops.PLACE_HEROES:
        place_heroes(s, j)
    elif op == ops.HEROES_CHOSEN:
        j.note(notes.HEROES_CHOSEN)
    elif op == ops.GIVE_SPARKS:
        f = s.pending[-1]
        taker = heroes(s, a)
        if taker != 0:
            s.pending.append(
                alike(
                    f, SPARK_GIFT, c, s.found_heroes & ~taker, number(s, b) | first(taker) << 6, 0
                )
            )
    elif op == ops.TAKE_SCRAP:
        take_scrap(s, a)
    elif op == ops.PASS_THINGS:
        begin_trade(s, a, b, number(s, c), d)
    else:
        assert op == ops.GAIN_UPGRADE
        s.handed |= bit(a)
        s.pending.append(frame(UPGRADING, 7, 255, 0, s.found_heroes, a, 0))


def change_hearts(s: State, j: Journal, n: i64, is_split: i64) -> None:
    """All losses are applied before anything is checked (Q-13)."""
    if is_split != 0:
        s.pending.append(alike(s.pending[-1], SPLIT, 0, s.found_heroes, n, 0))
        return
    for person in range(s.program.persons):
        if s.found_heroes >> person & 1 != 0:
            if n > 0:
                recover(s, j, person, n)
            else:
                lose_hearts(s, j, person, -n)


def go_on_splitting(s: State, j: Journal, f: i64) -> None:
    """Hearts are given out one by one, as long as somebody lacks one."""
    left = frame_b(f)
    if frame_c(f) == 1:
        if s.answer != NONE:
            s.pending.append(alike(f, SPLIT, 0, frame_a(f), left - 1, 0))
            recover(s, j, s.answer, 1)
        return
    hurt: i64 = 0
    for hero in range(s.program.heroes):
        if frame_a(f) >> hero & 1 != 0 and s.hearts[hero] < s.program.most_hearts[hero]:
            hurt |= bit(hero)
    if left == 0 or hurt == 0:
        return
    s.pending.append(alike(f, SPLIT, 0, frame_a(f), left, 1))
    if size(hurt) == 1:
        s.answer = first(hurt)
    else:
        ask(s, hero_of(f), card_of(f), FOR_PERSON, TO_HEAL, DECLINABLE, hurt)


def change_sparks(s: State, j: Journal, n: i64) -> None:
    """Each gains from the pool, or returns to it."""
    for hero in range(s.program.heroes):
        if s.found_heroes >> hero & 1 != 0:
            if n > 0:
                gain_sparks(s, j, hero, n)
            else:
                pay_sparks(s, j, hero, -n)


def begin_walk(s: State, steps: i64, how: i64) -> None:
    """A hero goes some steps next, with the wyrms that were found if they come along."""
    if s.found_heroes == 0 or steps == 0:
        return
    hero = first(s.found_heroes)
    along = s.found_wyrms & 255 if how & WITH_WYRMS != 0 else 0
    card = 255 if s.card == NONE else s.card
    s.pending.append(frame(WALK, hero, card, along, steps, how & 7, 0))


def go_on_walking(s: State, j: Journal, f: i64) -> None:
    """Step by step; with fewer allowed it may stop."""
    hero = hero_of(f)
    left = frame_a(f)
    how = frame_b(f)
    if not s.is_awake(hero):
        return
    if frame_c(f) == 1:
        if s.answer != NONE:
            s.pending.append(alike(f, WALK, frame_place(f), left - 1, how, 0))
            walk_to(s, j, hero, frame_place(f), s.answer)
        return
    ways = ways_from(s, s.area[hero], how & 3)
    if left == 0 or ways == 0:
        return
    s.pending.append(alike(f, WALK, frame_place(f), left, how, 1))
    if how & UP_TO_FEWER != 0 or size(ways) > 1:
        can_stop = DECLINABLE if how & UP_TO_FEWER != 0 else 0
        ask(s, hero, card_of(f), FOR_AREA, TO_WALK, can_stop, ways)
    else:
        s.answer = first(ways)


def ways_from(s: State, place: i64, how: i64) -> i64:
    """The areas behind open, blocked or any borders."""
    if how == OPEN_WAYS:
        return s.open[place]
    return s.blocked[place] if how == BLOCKED_WAYS else s.open[place] | s.blocked[place]


def walk_to(s: State, j: Journal, hero: i64, along: i64, area: i64) -> None:
    """The hero goes, and the wyrms that come along."""
    for wyrm in range(8):
        if along >> wyrm & 1 != 0 and s.wyrm_area[wyrm] == s.area[hero]:
            move_wyrm(s, j, wyrm, area)
    move_hero(s, j, hero, area)


def put_heroes(s: State, j: Journal) -> None:
    """Straight to an area."""
    for hero in range(s.program.heroes):
        if s.found_heroes >> hero & 1 != 0:
            move_person(s, j, hero, first(s.found_areas))


def swap(s: State, j: Journal, others: i64) -> None:
    """Two heroes change places."""
    if others == 0 or s.found_heroes == 0:
        return
    one = first(others)
    other = first(s.found_heroes)
    here = s.area[one]
    there = s.area[other]
    if here < 0 or there < 0:
        return
    j.note(notes.SWAPPED, one, other)
    move_person(s, j, one, there)
    move_person(s, j, other, here)


def return_to_board(s: State, j: Journal) -> None:
    """Heroes who had left come back."""
    for hero in range(s.program.heroes):
        if s.found_heroes >> hero & 1 != 0 and s.area[hero] < 0 and s.found_areas != 0:
            s.area[hero] = first(s.found_areas)
            s.gone &= ~bit(hero)
            s.has_changed = True
            j.note(notes.CAME_BACK, hero, s.area[hero])


def place_heroes(s: State, j: Journal) -> None:
    """All of them; into several areas one after the other."""
    among = s.found_areas
    for hero in range(s.program.heroes):
        if among == 0:
            among = s.found_areas
        s.area[hero] = first(among)
        s.gone &= ~bit(hero)
        among &= among - 1
        j.note(notes.CAME_BACK, hero, s.area[hero])
    s.has_changed = True


def go_on_with_extras(s: State, j: Journal, f: i64) -> None:
    """Extra actions, hero after hero (W-PP-7)."""
    who = frame_a(f)
    if who == 0:
        return
    hero = first(who)
    s.pending.append(frame(EXTRAS, 7, 255, 0, who & ~bit(hero), frame_b(f), frame_c(f)))
    for _ in range(frame_b(f)):
        s.pending.append(frame(EXTRA, hero, 255, 0, frame_c(f)))
    j.note(notes.EXTRA_ACTION, hero)
