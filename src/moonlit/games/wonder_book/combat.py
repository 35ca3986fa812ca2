"""Rolling dice and attacking (W-ROLL, W-CMB)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import modifiers, notes
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import (
    BY_EFFECT,
    DECLINABLE,
    FOR_FOE,
    FOR_YES,
    LEFT_OVER,
    TO_HIT,
    TO_REROLL,
    ask,
    card_of,
    hero_of,
    keep_foe,
    kinds_of_foes,
)
from moonlit.games.wonder_book.changes import (
    damage_boss,
    damage_wyrm,
    has_hearts,
    life,
    lose_hearts,
)
from moonlit.games.wonder_book.frames import (
    ASSIGN,
    ATTACK,
    NO_CARD,
    NOBODY_HERE,
    PICKING,
    PUSH,
    ROLL,
    alike,
    frame,
    frame_a,
    frame_b,
    frame_c,
    frame_place,
)
from moonlit.games.wonder_book.modifiers import source
from moonlit.games.wonder_book.program import DICE, NONE
from moonlit.games.wonder_book.reckoning import number
from moonlit.games.wonder_book.state import FIRST_BOSS, PLAYER_PHASE, STANDING, State
from moonlit.games.wonder_book.triggers import fire, run, run_about

# How a wyrm or boss is moved.
ANY_WAY: Final[i64] = 0
TOWARD: Final[i64] = 1
AWAY_FROM: Final[i64] = 2
STRAIGHT: Final[i64] = 3

NOTHING_STUNNED: Final[i64] = 65535  # no effect for wyrms that an attack stuns


def throw(s: State, n: i64) -> i64:
    """N dice one by one, successes as bits (W-ROLL-1); the highest bit says how many they are."""
    s.reveals += 1
    thrown: i64 = 1
    while n > 0:
        die: i64 = s.fed.pop(0) if len(s.fed) > 0 else s.dice.below(2)
        thrown = thrown << 1 | die
        n -= 1
    return thrown


def roll(s: State, hero: i64, card: i64, dice: i64) -> None:
    """Let a roll come next; its successes are in `hits` afterwards."""
    who = NOBODY_HERE if hero == NONE else hero
    s.pending.append(frame(ROLL, who, NO_CARD if card == NONE else card, 0, dice))


def go_on_rolling(s: State, j: Journal, f: i64) -> None:
    """The roll, the offer to re-roll, the re-roll."""
    hero = hero_of(f)
    if frame_c(f) == 0:
        first_roll(s, j, f, hero)
        return
    s.hits = frame_a(f)
    s.blanks = frame_b(f)
    if s.answer == 1:
        reroll(s, j, hero)
    fire(s, w.T_ROLLED, hero, NONE, NONE, w.BY_HERO)


def first_roll(s: State, j: Journal, f: i64, hero: i64) -> None:
    """At most five dice (W-COMP-18); whoever has just fallen rolls none (W-KO-7)."""
    if hero != NONE and s.down >> hero & 1 != 0:
        s.hits = 0
        s.blanks = 0
        return
    dice = frame_a(f)
    s.card = card_of(f)
    how = source(s)
    if hero != NONE and len(s.mods) > 0:
        dice += modifiers.use(s, w.DICE_ADD, hero, NONE, how)
    dice = min(dice, DICE)
    thrown = throw(s, dice)
    s.hits = size(thrown) - 1
    s.blanks = dice - s.hits
    j.note(notes.ROLLED, hero, s.hits, s.blanks, 0, thrown)
    if hero != NONE and can_reroll(s, hero, how):
        s.pending.append(alike(f, ROLL, 0, s.hits, s.blanks, 1))
        ask(s, hero, card_of(f), FOR_YES, TO_REROLL, DECLINABLE, 0)
    elif hero != NONE:
        fire(s, w.T_ROLLED, hero, NONE, NONE, w.BY_HERO)


def can_reroll(s: State, hero: i64, how: i64) -> bool:
    """Once per phase, with a blank, never with the last heart (W-ROLL-3, W-ROLL-5, Q-15)."""
    if s.blanks == 0 or s.phase != PLAYER_PHASE:
        return False
    if how == w.BY_INTERACTION and not s.program.rerolls_anywhere:
        return False
    if len(s.mods) > 0:
        if modifiers.find(s, w.REROLL_FORBIDDEN, hero, NONE, how) != NONE:
            return False
        if modifiers.find(s, w.REROLL_FREE, hero, NONE, how) != NONE:
            return True
    return s.rerolled >> hero & 1 == 0 and s.hearts[hero] > 1


def reroll(s: State, j: Journal, hero: i64) -> None:
    """All blanks, for a heart or for a gift (W-ROLL-3)."""
    free = modifiers.find(s, w.REROLL_FREE, hero, NONE, 0)
    if free != NONE:
        modifiers.use_at(s, free, hero, NONE)
    else:
        s.rerolled |= bit(hero)
        lose_hearts(s, j, hero, 1)
    thrown = throw(s, s.blanks)
    again = size(thrown) - 1
    s.hits += again
    s.blanks -= again
    j.note(notes.ROLLED, hero, s.hits, s.blanks, 1, thrown)


def allowed(s: State, among: i64, how: i64) -> i64:
    """The areas of some that this kind of action of the acting hero may reach."""
    if len(s.mods) == 0 or s.you == NONE or s.area[s.you] < 0:
        return among
    found = among
    before = s.it_area
    for place in range(s.program.areas):
        if among >> place & 1 != 0 and place != s.area[s.you]:
            s.it_area = place
            limit = modifiers.find(s, w.RANGE_LIMIT, s.you, NONE, how)
            if limit != NONE:
                reach = number(s, s.program.mod_n[modifiers.which_of(s.mods[limit])])
                if s.within(bit(s.area[s.you]), reach) >> place & 1 == 0:
                    found &= ~bit(place)
    s.it_area = before
    return found


def foes_allowed(s: State, foes: i64, how: i64) -> i64:
    """The wyrms and bosses of some that this kind of action may reach and touch."""
    p = s.program
    if len(s.mods) > 0:
        reached = allowed(s, bit(p.areas) - 1, how)
        foes &= s.wyrms_in(reached) | s.bosses_in(reached)
    for boss in range(p.bosses):
        if p.boss_immune[boss] & how != 0:
            foes &= ~bit(FIRST_BOSS + boss)
    return foes


def targets(s: State, hero: i64, how: i64 = 1) -> i64:
    """The wyrms and bosses that a hero's attack, or one made by a card, can reach."""
    place = s.area[hero]
    if place < 0:
        return 0
    reach = s.program.attack_reach[hero]
    if len(s.mods) > 0:
        reach += modifiers.total(s, w.RANGE_ADD, hero, NONE, how)
    there = s.within(bit(place), reach)
    s.you = hero
    return foes_allowed(s, s.wyrms_in(there) | s.bosses_in(there), how)


def attack(s: State, j: Journal, hero: i64, card: i64, dice: i64, on_stunned: i64) -> None:
    """An attack comes next (W-CMB-1)."""
    j.note(notes.ATTACKED, hero)
    after = NOTHING_STUNNED if on_stunned == NONE else on_stunned
    s.pending.append(frame(ATTACK, hero, NO_CARD if card == NONE else card, after))
    roll(s, hero, NONE, dice)


def go_on_attacking(s: State, j: Journal, f: i64) -> None:
    """After the roll: what comes with a hit, then the damage (W-CMB-3, W-CMB-9)."""
    p = s.program
    hero = hero_of(f)
    if s.hits == 0:
        if s.blanks > 0:
            j.note(notes.SPOKE, hero, notes.VOICE_MISS)
        return
    if s.blanks == 0:
        j.note(notes.SPOKE, hero, notes.VOICE_HIT)
    run(s, p.attack_hit[hero], hero, NONE)
    damage = s.hits * p.attack_per_success[hero]
    if len(s.mods) > 0:
        damage += modifiers.use(s, w.DAMAGE_ADD, hero, NONE, w.BY_ATTACK)
    several: i64 = p.attack_targets[hero]
    s.pending.append(alike(f, ASSIGN, frame_place(f), min(damage, 63) | several << 6, 0, 0))


def go_on_assigning(s: State, j: Journal, f: i64) -> None:
    """One wyrm after the other, or several with the whole roll (W-CMB-2, W-CMB-5)."""
    damage = frame_a(f) & 63
    several = frame_a(f) >> 6
    chosen = frame_b(f)
    if frame_c(f) == 0:
        choose_target(s, j, f, damage, several, chosen)
    elif s.answer == NONE:
        finish_assigning(s, j, f, chosen, damage, several)
    elif several > 1:
        choose_target(s, j, f, damage, several, chosen | bit(s.answer))
    else:
        taken = taken_by(s, s.answer, damage)
        s.pending.append(alike(f, ASSIGN, frame_place(f), damage - taken | 64, bit(s.answer), 0))
        strike(s, j, f, s.answer, taken)


def choose_target(s: State, j: Journal, f: i64, damage: i64, several: i64, chosen: i64) -> None:
    """Ask for the next target; the first one need not be asked for if there is no choice."""
    s.card = card_of(f)
    left = targets(s, hero_of(f), w.BY_ATTACK | source(s))
    if several > 1:
        left &= ~chosen
    if damage == 0 or left == 0 or (several > 1 and size(chosen) >= several):
        finish_assigning(s, j, f, chosen, damage, several)
        return
    kinds = kinds_of_foes(s, left)
    is_first = chosen == 0
    s.pending.append(alike(f, ASSIGN, frame_place(f), damage | several << 6, chosen, 1))
    if is_first and size(kinds) == 1:
        s.answer = first(kinds)
    else:
        how = 0 if is_first else DECLINABLE
        ask(s, hero_of(f), NONE, FOR_FOE, TO_HIT if is_first else LEFT_OVER, how, kinds)


def taken_by(s: State, foe: i64, damage: i64) -> i64:
    """How much of the damage one target takes (W-CMB-5, W-CMB-6)."""
    if foe >= FIRST_BOSS and not has_hearts(s, foe - FIRST_BOSS):
        return damage
    if s.program.splits_damage:
        return 1
    return min(damage, life(s, foe) if foe < FIRST_BOSS else s.boss_hearts[foe - FIRST_BOSS])


def strike(s: State, j: Journal, f: i64, foe: i64, damage: i64) -> None:
    """Damage one target; an effect may follow for a wyrm that this stuns."""
    if foe >= FIRST_BOSS:
        hurt_boss(s, j, foe - FIRST_BOSS, damage)
        return
    is_fresh = s.wyrm_stun[foe] == STANDING
    if not damage_wyrm(s, j, foe, damage) and is_fresh and frame_place(f) != NOTHING_STUNNED:
        run_about(s, frame_place(f), hero_of(f), card_of(f), NONE, foe, s.wyrm_area[foe])


def finish_assigning(s: State, j: Journal, f: i64, chosen: i64, damage: i64, several: i64) -> None:
    """An attack on several wyrms gives each of them the whole roll; nothing is left over."""
    if several == 1:
        return
    foe: i64 = 0
    while chosen >> foe != 0:
        if chosen >> foe & 1 != 0:
            strike(s, j, f, foe, damage)
        foe += 1


def hurt_boss(s: State, j: Journal, boss: i64, n: i64) -> None:
    """A boss takes damage, or is pushed by it (W-CMB-11)."""
    p = s.program
    if not damage_boss(s, j, boss, n) and p.boss_push[boss] != NONE:
        foe = FIRST_BOSS + boss
        steps = p.boss_push_steps[boss]
        s.pending.append(frame(PUSH, 7, 255, p.boss_push[boss], foe, steps | TOWARD << 6))


def step_toward(s: State, place: i64, goal: i64) -> i64:
    """The next areas on all shortest ways to a set of areas; none if there or out of reach."""
    start = bit(place)
    reached = goal
    edge = goal
    if goal & start != 0:
        return 0
    while edge != 0:
        around = s.around(edge)
        if around & start != 0:
            return s.open[place] & edge
        edge = around & ~reached
        reached |= edge
    return 0


def damage_found(s: State, j: Journal, n: i64) -> bool:
    """Damage by a card to all wyrms that were found (W-CMB-8); says whether one was defeated."""
    how = source(s)
    if len(s.mods) > 0 and s.you != NONE:
        n += modifiers.use(s, w.DAMAGE_ADD, s.you, NONE, how)
    was_defeated = False
    foes = s.found_wyrms
    foe: i64 = 0
    while foes >> foe != 0:
        if foes >> foe & 1 != 0:
            if foe >= FIRST_BOSS:
                hurt_boss(s, j, foe - FIRST_BOSS, n)
            elif damage_wyrm(s, j, foe, n):
                was_defeated = True
        foe += 1
    return was_defeated


def go_on_picking(s: State, f: i64) -> None:
    """Wyrms are picked one by one, those alike being one choice."""
    chosen = frame_a(f)
    left = frame_b(f)
    if frame_c(f) & 1 != 0:
        if s.answer == NONE:
            s.found_wyrms = chosen
            return
        chosen |= bit(s.answer)
        keep_foe(s, s.answer)
        left -= 1
    pick(s, f, chosen, left, frame_c(f) >> 1)


def pick(s: State, f: i64, chosen: i64, left: i64, is_optional: i64) -> None:
    """Ask for the next one, unless it is enough or there is no choice."""
    among = s.pick_among & ~chosen
    if left == 0 or among == 0:
        s.found_wyrms = chosen
        return
    kinds = kinds_of_foes(s, among)
    if is_optional == 0 and size(kinds) == 1 and left == 1:
        s.found_wyrms = chosen | kinds
        keep_foe(s, first(kinds))
        return
    s.pending.append(alike(f, PICKING, 0, chosen, left, 1 | is_optional << 1))
    ask(s, hero_of(f), card_of(f), FOR_FOE, BY_EFFECT, is_optional, kinds)
