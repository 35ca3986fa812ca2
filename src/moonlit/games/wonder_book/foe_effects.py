"""Effects on wyrms: spawning, activation, damage, pushing, looking at their cards."""

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import notes, ops
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import (
    DECLINABLE,
    FOR_AREA,
    FOR_CARD,
    TO_BURY,
    TO_PUSH,
    TO_PUT_BACK,
    ask,
    card_of,
    hero_of,
)
from moonlit.games.wonder_book.changes import move_boss, move_wyrm, return_wyrm, spawn, stun
from moonlit.games.wonder_book.combat import (
    ANY_WAY,
    STRAIGHT,
    TOWARD,
    attack,
    damage_found,
    step_toward,
)
from moonlit.games.wonder_book.enemy import reveal_wyrm_card, spawn_symbols
from moonlit.games.wonder_book.frames import (
    PEEKED,
    PUSH,
    alike,
    frame_a,
    frame_b,
    frame_c,
    frame_place,
)
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.reckoning import areas, foe_area, holds, number
from moonlit.games.wonder_book.state import FIRST_BOSS, State
from moonlit.games.wonder_book.triggers import run
from moonlit.games.wonder_book.wyrms import activate


def change_foes(s: State, j: Journal, op: i64, a: i64, b: i64, c: i64) -> None:
    """Effects on the wyrms that were found."""
    if op == ops.SPAWN:
        if b == NONE:
            spawn_in_areas(s, j, number(s, a))
        else:
            spawn_symbols(s, j, number(s, a), b, NONE)
    elif op == ops.ACTIVATE:
        activate(s, s.found_wyrms, number(s, a))
    elif op == ops.REVEAL_WYRM_CARD:
        reveal_wyrm_card(s, a)
    elif op == ops.ATTACK:
        attack(s, j, s.you, s.card, number(s, a), b)
    elif op == ops.DAMAGE:
        if damage_found(s, j, number(s, a)) and b != NONE:
            run(s, b, s.you, s.card)
    elif op == ops.STUN:
        stun_found(s, j, number(s, a))
    elif op == ops.RETURN_WYRM:
        for wyrm in range(FIRST_BOSS):
            if s.found_wyrms >> wyrm & 1 != 0:
                return_wyrm(s, j, wyrm)
    elif op == ops.MOVE_WYRM:
        push_found(s, number(s, a), b, c)
    elif op == ops.COLLECT:
        collect(s, a, b)
    else:
        assert op == ops.PEEK
        peek(s, j, number(s, a), b, c)


def spawn_in_areas(s: State, j: Journal, n: i64) -> None:
    """Wyrms where a card shows them (Q-29), in each of the areas."""
    for area in range(s.program.areas):
        if s.found_areas >> area & 1 != 0:
            for _ in range(n):
                spawn(s, j, area)


def stun_found(s: State, j: Journal, needs: i64) -> None:
    """Wyrms lie down; bosses do not."""
    for wyrm in range(FIRST_BOSS):
        if s.found_wyrms >> wyrm & 1 != 0:
            stun(s, j, wyrm, needs)


def collect(s: State, name: i64, condition: i64) -> None:
    """The areas, each of them `it`, for which something holds."""
    found: i64 = 0
    for area in range(s.program.areas):
        s.it_area = area
        if holds(s, condition):
            found |= bit(area)
    s.sets[name] = found
    s.has_changed = True


def push_found(s: State, steps: i64, how: i64, selector: i64) -> None:
    """Wyrms are moved next, one after the other."""
    f = s.pending[-1]
    foe: i64 = 0
    place = 0 if selector == NONE else selector
    while s.found_wyrms >> foe != 0:
        if s.found_wyrms >> foe & 1 != 0:
            s.pending.append(alike(f, PUSH, place, foe, steps | how << 6, 0))
        foe += 1


def go_on_pushing(s: State, j: Journal, f: i64) -> None:
    """Step by step; the players choose where there are several ways (Q-17)."""
    foe = frame_a(f)
    left = frame_b(f) & 63
    how = frame_b(f) >> 6
    place = foe_area(s, foe)
    if place < 0 or is_immune(s, foe):
        return
    if frame_c(f) == 1:
        s.pending.append(alike(f, PUSH, frame_place(f), foe, left - 1 | how << 6, 0))
        push_to(s, j, foe, s.answer)
        return
    if left == 0:
        return
    s.you = hero_of(f)
    s.card = card_of(f)
    ways = push_ways(s, place, how, areas(s, frame_place(f)) if how != ANY_WAY else 0)
    if ways == 0:
        return
    s.pending.append(alike(f, PUSH, frame_place(f), foe, left | how << 6, 1))
    if size(ways) == 1:
        s.answer = first(ways)
    else:
        ask(s, hero_of(f), card_of(f), FOR_AREA, TO_PUSH, 0, ways, foe)


def is_immune(s: State, foe: i64) -> bool:
    """Can a boss not be pushed?"""
    return foe >= FIRST_BOSS and s.program.boss_immune[foe - FIRST_BOSS] & w.TO_PUSH != 0


def push_ways(s: State, place: i64, how: i64, goal: i64) -> i64:
    """The areas where the next step can lead."""
    if how == ANY_WAY:
        return s.open[place]
    if how == TOWARD:
        return step_toward(s, place, goal)
    if how == STRAIGHT:
        return goal & ~bit(place)
    return farther(s, place, goal)


def farther(s: State, place: i64, goal: i64) -> i64:
    """The adjacent areas that are farther from some areas than this one."""
    reached = goal
    while reached >> place & 1 == 0:
        grown = reached | s.around(reached)
        if grown == reached:
            return s.open[place]
        reached = grown
    return s.open[place] & ~reached


def push_to(s: State, j: Journal, foe: i64, area: i64) -> None:
    """A wyrm or a boss goes to another area."""
    if foe < FIRST_BOSS:
        move_wyrm(s, j, foe, area)
    else:
        move_boss(s, j, foe - FIRST_BOSS, area)


def peek(s: State, j: Journal, n: i64, can_arrange: i64, bury: i64) -> None:
    """Everybody sees the top cards (Q-28); they may be put back in another order."""
    n = min(n, len(s.wyrm_deck))
    if n == 0:
        return
    s.reveals += 1
    s.known_top = max(s.known_top, n)
    s.known_bottom = min(s.known_bottom, len(s.wyrm_deck) - s.known_top)
    for depth in range(n):
        card = s.wyrm_deck[len(s.wyrm_deck) - 1 - depth]
        s.wyrm_unseen &= ~bit(card)
        j.note(notes.WYRM_CARD_SEEN, card, depth)
    if can_arrange != 0 or bury != 0:
        f = s.pending[-1]
        start = n if bury != 0 else n | 32
        s.pending.append(alike(f, PEEKED, 0, start, can_arrange, 0))


def go_on_putting_back(s: State, j: Journal, f: i64) -> None:
    """First one may go under the deck, then the others go on top, the last one uppermost."""
    left = frame_a(f) & 31
    is_buried = frame_a(f) & 32 != 0
    if frame_c(f) == 1:
        if not is_buried:
            if s.answer != NONE:
                bury_card(s, j, s.answer)
                left -= 1
            s.pending.append(alike(f, PEEKED, 0, left | 32, frame_b(f), 0))
            return
        lift_card(s, left, s.answer)
        left -= 1
    if not is_buried:
        s.pending.append(alike(f, PEEKED, 0, left, frame_b(f), 1))
        ask(s, hero_of(f), card_of(f), FOR_CARD, TO_BURY, DECLINABLE, bit(left) - 1)
    elif left > 1 and frame_b(f) != 0:
        s.pending.append(alike(f, PEEKED, 0, left | 32, frame_b(f), 1))
        ask(s, hero_of(f), card_of(f), FOR_CARD, TO_PUT_BACK, 0, bit(left) - 1)


def bury_card(s: State, j: Journal, depth: i64) -> None:
    """One of the known cards goes under the deck."""
    card = s.wyrm_deck.pop(len(s.wyrm_deck) - 1 - depth)
    s.wyrm_deck.insert(0, card)
    s.known_top -= 1
    s.known_bottom += 1
    j.note(notes.WYRM_CARD_TUCKED, card)


def lift_card(s: State, among: i64, depth: i64) -> None:
    """The card that shall lie deepest goes below the others that are still to be put back."""
    card = s.wyrm_deck.pop(len(s.wyrm_deck) - 1 - depth)
    s.wyrm_deck.insert(len(s.wyrm_deck) - among + 1, card)


def add_wyrm_card(s: State, j: Journal, card: i64, is_hidden: i64, is_kept: i64) -> None:
    """A purple card is shuffled into the draw deck (W-EP-7), face-down as a rule (W-CARD-14)."""
    if s.wyrm_added >> card & 1 != 0:
        return
    s.wyrm_added |= bit(card)
    if is_kept != 0:
        s.wyrm_kept |= bit(card)
    if is_hidden != 0:
        s.wyrm_unseen |= bit(card) & s.program.purple
    s.wyrm_deck.append(card)
    s.dice.shuffle(s.wyrm_deck)
    s.known_top = 0
    s.known_bottom = 0
    s.reveals += 1
    j.note(notes.WYRM_CARD_ADDED, NONE if is_hidden != 0 else card)


def remove_wyrm_card(s: State, j: Journal, card: i64) -> None:
    """A wyrm card leaves the match, wherever it lies."""
    if s.wyrm_added >> card & 1 == 0 or card in s.wyrm_out:
        return
    s.wyrm_added &= ~bit(card)
    s.wyrm_kept &= ~bit(card)
    s.wyrm_unseen &= ~bit(card)
    if card in s.wyrm_deck:
        s.wyrm_deck.remove(card)
        s.dice.shuffle(s.wyrm_deck)
        s.known_top = 0
        s.known_bottom = 0
    else:
        s.wyrm_discards.remove(card)
    s.reveals += 1
    j.note(notes.WYRM_CARD_REMOVED, card)
