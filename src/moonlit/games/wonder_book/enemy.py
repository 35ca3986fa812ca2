"""The enemy phase: wyrm cards, spawning, and what wyrms and bosses do (section 8)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import modifiers, notes
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import (
    DECLINABLE,
    FOR_ALL,
    FOR_AREA,
    FOR_FOE,
    FOR_PERSON,
    FOR_YES,
    NEXT_WYRM,
    REST,
    TO_STEP_IN,
    VICTIM,
    WAY,
    ask,
    kinds_of_foes,
)
from moonlit.games.wonder_book.changes import lose_hearts, move_boss, move_wyrm, spawn
from moonlit.games.wonder_book.combat import step_toward
from moonlit.games.wonder_book.frames import (
    ACTIVATION,
    BOSS_ACTS,
    HIT,
    REVEAL,
    WYRM_ACTS,
    WYRM_CARD,
    frame,
    frame_a,
    frame_b,
    frame_c,
    frame_kind,
)
from moonlit.games.wonder_book.program import (
    EACH,
    NEAREST,
    NONE,
    SINGLE,
)
from moonlit.games.wonder_book.reckoning import areas_of, holds, number
from moonlit.games.wonder_book.state import ENEMY_PHASE, FIRST_BOSS, STANDING, State
from moonlit.games.wonder_book.triggers import fire, is_in_force, run

ANY_ORDER: Final[i64] = 62  # the answer that lets the other wyrms go in any order

UNASKED: Final[i64] = 0
VICTIM_ASKED: Final[i64] = 1
WAY_ASKED: Final[i64] = 2
NOT_BEGUN: Final[i64] = 3

ORDER_ASKED: Final[i64] = 1
ORDER_FREE: Final[i64] = 2


def reveal_wyrm_card(s: State, vortices: i64) -> None:
    """Bosses act, then the top card is revealed (W-EP-1)."""
    s.pending.append(frame(REVEAL, 7, 255, 0, vortices, 1))
    for boss in range(s.program.bosses):
        if s.program.boss_is_early[boss] and s.boss_area[boss] >= 0:
            actions = s.program.boss_actions[boss]
            if actions != NONE:
                begin_boss(s, boss, number(s, actions))


def begin_boss(s: State, boss: i64, actions: i64) -> None:
    """A boss takes its actions next."""
    s.pending.append(frame(BOSS_ACTS, 7, 255, 0, boss, actions, UNASKED))


def go_on_revealing(s: State, j: Journal, f: i64) -> None:
    """An empty deck is made of the discards (W-EP-4), without the cards in hand (W-EP-6)."""
    if len(s.wyrm_deck) == 0:
        if len(s.wyrm_discards) == 0:
            return
        s.wyrm_deck = s.wyrm_discards
        s.wyrm_discards = []
        s.known_top = 0
        s.known_bottom = 0
        s.dice.shuffle(s.wyrm_deck)
        j.note(notes.WYRM_CARDS_SHUFFLED, len(s.wyrm_deck))
    card = s.wyrm_deck.pop()
    s.known_top = max(0, s.known_top - 1)
    s.known_bottom = min(s.known_bottom, len(s.wyrm_deck))
    s.reveals += 1
    s.wyrm_out.append(card)
    j.note(notes.WYRM_CARD_SHOWN, card)
    s.pending.append(frame(WYRM_CARD, 7, s.program.wyrm_card[card], 0, frame_a(f), 0, card))
    fire(s, w.T_WYRM_CARD, NONE, NONE, NONE, w.BY_HERO)


def go_on_with_card(s: State, j: Journal, f: i64) -> None:
    """A wyrm card from top to bottom (W-EP-2)."""
    p = s.program
    vortices = frame_a(f)
    step = frame_b(f)
    card = frame_c(f)
    number_of = p.wyrm_card[card]
    if step < 4:
        s.pending.append(frame(WYRM_CARD, 7, number_of, 0, vortices, step + 1, card))
    if step == 0:
        modifiers.put_in_force(s, number_of, 7)
        run(s, p.wyrm_before[card], NONE, number_of)
    elif step == 1:
        s.is_card_on = holds(s, p.wyrm_condition[card])
        if s.is_card_on:
            spawn_symbols(s, j, p.wyrm_spawn[card], vortices, p.wyrm_policy[card])
    elif step == 2:
        if s.is_card_on and p.wyrm_activation[card] > 0:
            activate(s, s.wyrms_in(bit(p.areas) - 1), p.wyrm_activation[card])
            bosses_by_card(s, p.wyrm_activation[card])
    elif step == 3:
        run(s, p.wyrm_after[card], NONE, number_of)
    elif step == 4 and p.wyrm_chain[card]:
        s.pending.append(frame(WYRM_CARD, 7, number_of, 0, vortices, 5, card))
        reveal_wyrm_card(s, vortices)
    else:
        modifiers.take_out_of_force(s, number_of)
        s.wyrm_out.remove(card)
        s.wyrm_discards.append(card)


def bosses_by_card(s: State, actions: i64) -> None:
    """A boss without a number of its own acts by the card, before the wyrms."""
    for boss in range(s.program.bosses):
        if s.boss_area[boss] >= 0 and s.program.boss_actions[boss] == NONE:
            begin_boss(s, boss, actions)


def spawn_symbols(s: State, j: Journal, count: i64, vortices: i64, policy: i64) -> None:
    """Each symbol puts a wyrm into a vortex (W-SPAWN-1)."""
    count = ignore_some(s, j, count)
    active = active_vortices(s, vortices)
    vortex_count = size(active)
    if vortex_count == 0 or count == 0:
        return
    if policy == NONE:
        policy = s.program.vortex_policy
    for index in range(count):
        spawn(s, j, s.vortex_area[vortex_for(s, active, vortex_count, index, policy)])


def ignore_some(s: State, j: Journal, count: i64) -> i64:
    """Symbols of an enemy phase that a card lets the players ignore."""
    if s.phase != ENEMY_PHASE:
        return count
    at: i64 = len(s.mods) - 1
    while at >= 0:
        which = modifiers.which_of(s.mods[at])
        if s.program.mod_kind[which] == w.IGNORE_SPAWN and count > 0:
            ignored = min(count, number(s, s.program.mod_n[which]))
            count -= ignored
            j.note(notes.SPAWN_IGNORED, ignored)
            s.mods.pop(at)
        at -= 1
    return count


def active_vortices(s: State, vortices: i64) -> i64:
    """Those that are open of the named ones; all open ones if none is named."""
    found = s.vortex_active if vortices == 0 else s.vortex_active & vortices
    for vortex in range(len(s.vortex_area)):
        if s.vortex_area[vortex] < 0:
            found &= ~bit(vortex)
    return found


def vortex_for(s: State, active: i64, count: i64, index: i64, policy: i64) -> i64:
    """The vortex of a symbol: with two, the first goes to A in odd rounds and to B in even ones."""
    if policy == SINGLE or count == 1:
        return first(active)
    if policy == NEAREST:
        return nearest_vortex(s, active)
    shift: i64 = 0 if policy == EACH or s.round & 1 == 1 else 1
    place = (index + shift) % count
    while place > 0:
        active &= active - 1
        place -= 1
    return first(active)


def nearest_vortex(s: State, active: i64) -> i64:
    """The vortex nearest to a conscious hero; the first of several."""
    reached = areas_of(s, s.awake_heroes())
    steps = s.program.areas
    while steps > 0:
        for vortex in range(len(s.vortex_area)):
            if active >> vortex & 1 != 0 and reached >> s.vortex_area[vortex] & 1 != 0:
                return vortex
        reached |= s.around(reached)
        steps -= 1
    return first(active)


def activate(s: State, wyrms: i64, times: i64) -> None:
    """Wyrms take their actions next (W-ACTV-1)."""
    if wyrms & 255 != 0 and times > 0:
        s.same_target = 0
        s.same_way = 0
        s.pending.append(frame(ACTIVATION, 7, 255, 0, wyrms & 255, times, UNASKED))


def go_on_activating(s: State, f: i64) -> None:
    """One wyrm after the other, in an order the players choose where it matters (W-ACTV-2)."""
    left = frame_a(f) & s.wyrms_in(bit(s.program.areas) - 1)
    if left == 0:
        return
    times = frame_b(f)
    how = frame_c(f)
    if how == ORDER_ASKED:
        if s.answer == ANY_ORDER:
            begin_wyrm(s, first(left), left, times, ORDER_FREE)
        else:
            begin_wyrm(s, s.answer, left, times, UNASKED)
        return
    if how == UNASKED:
        kinds = kinds_of_foes(s, left)
        if size(kinds) > 1 and does_order_matter(s, left, times):
            s.pending.append(frame(ACTIVATION, 7, 255, 0, left, times, ORDER_ASKED))
            ask(s, NONE, NONE, FOR_FOE, NEXT_WYRM, REST, kinds)
            return
    begin_wyrm(s, first(left), left, times, how)


def begin_wyrm(s: State, wyrm: i64, left: i64, times: i64, how: i64) -> None:
    """A wyrm is activated; the others wait."""
    s.pending.append(frame(ACTIVATION, 7, 255, 0, left & ~bit(wyrm), times, how))
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, times, NOT_BEGUN))


def does_order_matter(s: State, left: i64, times: i64) -> bool:
    """Only if somebody could fall meanwhile, or a rule in force watches wyrms (W-ENG-3)."""
    p = s.program
    for packed in s.mods:
        if p.mod_kind[modifiers.which_of(packed)] in MEDDLING:
            return True
    for trigger in WATCHED:
        for rule in p.rules_of[trigger]:
            if is_in_force(s, p.rule_card[rule]):
                return True
    for person in range(p.persons):
        if s.is_awake(person) and threat(s, left, times, person) >= s.hearts[person]:
            return True
    return False


WATCHED: Final[list[i64]] = [
    w.T_WYRM_ACTIVATES,
    w.T_WYRM_ATTACKS,
    w.T_LOSES_HEART,
    w.T_FALLS,
    w.T_ENTER,
    w.T_LEAVE,
]


# Modifiers that change what wyrms do, or the hearts they take.
MEDDLING: Final[list[i64]] = [
    w.DAMAGE_ADD,
    w.DAMAGE_PREVENT,
    w.REDIRECT_DAMAGE,
    w.ATTACK_INTO_ADJACENT,
    w.WYRM_SKIPS,
]


def threat(s: State, wyrms: i64, times: i64, person: i64) -> i64:
    """How many hearts some wyrms could take from a person in so many actions each."""
    found: i64 = 0
    reached = bit(s.area[person])
    left = times
    seen: i64 = 0
    while left > 0:
        near = s.wyrms_in(reached) & wyrms & ~seen
        seen |= near
        wyrm: i64 = 0
        while near >> wyrm != 0:
            if near >> wyrm & 1 != 0:
                found += max(0, left - s.wyrm_stun[wyrm])
            wyrm += 1
        reached |= s.around(reached)
        left -= 1
    return found


def prey(s: State, there: i64, foe: i64) -> i64:
    """The persons in some areas whom a wyrm or boss may attack (W-ACTV-5)."""
    found = s.persons_in(there) & s.program.targeted
    if len(s.mods) == 0 or found == 0:
        return found
    how = w.BY_WYRM if foe < FIRST_BOSS else w.BY_BOSS
    for person in range(s.program.persons):
        at = modifiers.find(s, w.UNTARGETABLE, person, NONE, how)
        if found >> person & 1 != 0 and at != NONE:
            found &= ~bit(person)
    return found


def can_shoot(s: State, wyrm: i64) -> bool:
    """Does it attack into adjacent areas?"""
    return len(s.mods) > 0 and modifiers.find(s, w.ATTACK_INTO_ADJACENT, NONE, wyrm, 0) != NONE


def victims_of(s: State, wyrm: i64) -> i64:
    """Whom a standing wyrm could attack now."""
    here = bit(s.wyrm_area[wyrm])
    found = prey(s, here, wyrm)
    if found == 0 and can_shoot(s, wyrm):
        found = prey(s, s.around(here), wyrm)
    return found


def ways_of(s: State, wyrm: i64) -> i64:
    """Where a wyrm that cannot attack could go now (W-ACTV-3, W-ACTV-4)."""
    everywhere = bit(s.program.areas) - 1
    return step_toward(s, s.wyrm_area[wyrm], areas_of(s, prey(s, everywhere, wyrm)))


def go_on_with_wyrm(s: State, j: Journal, f: i64) -> None:
    """One action: stand up, attack, or move (W-ACTV-3)."""
    wyrm = frame_a(f)
    left = frame_b(f)
    if left == 0 or s.wyrm_area[wyrm] < 0:
        return
    asked = frame_c(f)
    if asked == NOT_BEGUN:
        begin_activation(s, j, wyrm, left)
        return
    if asked == VICTIM_ASKED:
        attack_person(s, j, wyrm, left, s.answer)
    elif asked == WAY_ASKED:
        wyrm_goes(s, j, wyrm, left, s.answer)
    elif s.wyrm_stun[wyrm] > STANDING:
        s.wyrm_stun[wyrm] -= 1
        s.has_changed = True
        j.note(notes.WYRM_STOOD_UP, wyrm, s.wyrm_area[wyrm], s.wyrm_stun[wyrm])
        s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left - 1))
    else:
        decide(s, j, wyrm, left)


def begin_activation(s: State, j: Journal, wyrm: i64, left: i64) -> None:
    """A wyrm may have to skip all its actions."""
    if len(s.mods) > 0:
        at = modifiers.find(s, w.WYRM_SKIPS, NONE, wyrm, w.BY_MOVE)
        if at != NONE:
            modifiers.use_at(s, at, NONE, wyrm)
            j.note(notes.WYRM_WAITED, wyrm, s.wyrm_area[wyrm])
            return
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left))
    fire(s, w.T_WYRM_ACTIVATES, NONE, wyrm, s.wyrm_area[wyrm], w.BY_A_WYRM)


def decide(s: State, j: Journal, wyrm: i64, left: i64) -> None:
    """Attack if there is somebody, else approach the nearest (W-ACTV-3)."""
    victims = victims_of(s, wyrm)
    if victims != 0:
        if size(victims & s.same_target) == 1:
            victims &= s.same_target
        if size(victims) == 1:
            attack_person(s, j, wyrm, left, first(victims))
            return
        how = for_all(s, left)
        s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left, VICTIM_ASKED))
        ask(s, NONE, NONE, FOR_PERSON, VICTIM, how, victims, wyrm)
        return
    ways = ways_of(s, wyrm)
    if ways == 0:
        j.note(notes.WYRM_WAITED, wyrm, s.wyrm_area[wyrm])
        return
    if size(ways & s.same_way) == 1:
        ways &= s.same_way
    if size(ways) == 1:
        wyrm_goes(s, j, wyrm, left, first(ways))
        return
    how = for_all(s, left)
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left, WAY_ASKED))
    ask(s, NONE, NONE, FOR_AREA, WAY, how, ways, wyrm)


def for_all(s: State, left: i64) -> i64:
    """An answer can be given for all as long as another action or wyrm is to come (W-ENG-3)."""
    below = s.pending[-1]
    is_last = left == 1 and frame_kind(below) == ACTIVATION and frame_a(below) == 0
    return 0 if is_last else FOR_ALL


def attack_person(s: State, j: Journal, wyrm: i64, left: i64, person: i64) -> None:
    """A hero loses a heart without a roll; a wyrm in smoke loses its action instead."""
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left - 1))
    if len(s.mods) > 0:
        at = modifiers.find(s, w.WYRM_SKIPS, NONE, wyrm, w.BY_WYRM)
        if at != NONE:
            modifiers.use_at(s, at, NONE, wyrm)
            j.note(notes.WYRM_WAITED, wyrm, s.wyrm_area[wyrm])
            return
    j.note(notes.WYRM_ATTACKED, wyrm, s.wyrm_area[wyrm], person)
    hit(s, person, 1, wyrm)
    fire(s, w.T_WYRM_ATTACKS, person, wyrm, s.wyrm_area[wyrm], w.BY_A_WYRM)


def wyrm_goes(s: State, j: Journal, wyrm: i64, left: i64, area: i64) -> None:
    """One area along a shortest way."""
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left - 1))
    move_wyrm(s, j, wyrm, area)


def hit(s: State, person: i64, hearts: i64, foe: i64) -> None:
    """A person is hit next."""
    s.pending.append(frame(HIT, 7, 255, 0, person, hearts | foe << 5, 0))


def go_on_hitting(s: State, j: Journal, f: i64) -> None:
    """Somebody may step in; then the hearts are lost."""
    person = frame_a(f)
    hearts = frame_b(f) & 31
    foe = frame_b(f) >> 5
    helper = frame_c(f) - 1
    how = w.BY_WYRM if foe < FIRST_BOSS else w.BY_BOSS
    if len(s.mods) > 0:
        if helper == NONE and offer_help(s, f, person, how):
            return
        if helper != NONE and s.answer == 1:
            j.note(notes.DAMAGE_REDIRECTED, person, helper)
            person = helper
        hearts += modifiers.use(s, w.DAMAGE_ADD, person, foe, how)
        hearts -= modifiers.use(s, w.DAMAGE_PREVENT, person, foe, how)
    lose_hearts(s, j, person, hearts)


def offer_help(s: State, f: i64, person: i64, how: i64) -> bool:
    """Ask a hero who can take the hit instead."""
    at = modifiers.find(s, w.REDIRECT_DAMAGE, person, NONE, how)
    if at == NONE:
        return False
    helper = modifiers.owner_of(s, s.mods[at])
    if helper == NONE or helper == person or not s.is_awake(helper):
        return False
    s.pending.append(frame(HIT, 7, 255, 0, person, frame_b(f), helper + 1))
    ask(s, helper, NONE, FOR_YES, TO_STEP_IN, DECLINABLE, 0, person)
    return True


def go_on_with_boss(s: State, j: Journal, f: i64) -> None:
    """A boss acts by the priorities of wyrms, with its own reach, damage and idleness."""
    boss = frame_a(f)
    left = frame_b(f)
    if left == 0 or s.boss_area[boss] < 0:
        return
    asked = frame_c(f)
    if asked == VICTIM_ASKED:
        boss_attacks(s, j, boss, left, s.answer)
    elif asked == WAY_ASKED:
        boss_goes(s, j, boss, left, s.answer)
    else:
        boss_decides(s, j, boss, left)


def boss_victims(s: State, boss: i64) -> i64:
    """Whom a boss could attack now: those in its own area first."""
    here = bit(s.boss_area[boss])
    found = prey(s, here, FIRST_BOSS + boss)
    reach = s.program.boss_reach[boss]
    if reach == 0 and can_shoot(s, FIRST_BOSS + boss):
        reach = 1
    if s.program.boss_moves[boss] and found != 0:
        return found
    return prey(s, s.within(here, reach), FIRST_BOSS + boss)


def boss_ways(s: State, boss: i64) -> i64:
    """Where a boss could go now."""
    if not s.program.boss_moves[boss]:
        return 0
    everybody = prey(s, bit(s.program.areas) - 1, FIRST_BOSS + boss)
    return step_toward(s, s.boss_area[boss], areas_of(s, everybody))


def boss_decides(s: State, j: Journal, boss: i64, left: i64) -> None:
    """Attack, approach, or be idle."""
    victims = boss_victims(s, boss)
    if size(victims) > 1:
        s.pending.append(frame(BOSS_ACTS, 7, 255, 0, boss, left, VICTIM_ASKED))
        ask(s, NONE, NONE, FOR_PERSON, VICTIM, 0, victims, FIRST_BOSS + boss)
        return
    if victims != 0:
        boss_attacks(s, j, boss, left, first(victims))
        return
    ways = boss_ways(s, boss)
    if size(ways) > 1:
        s.pending.append(frame(BOSS_ACTS, 7, 255, 0, boss, left, WAY_ASKED))
        ask(s, NONE, NONE, FOR_AREA, WAY, 0, ways, FIRST_BOSS + boss)
    elif ways != 0:
        boss_goes(s, j, boss, left, first(ways))
    else:
        j.note(notes.BOSS_WAITED, boss)
        s.pending.append(frame(BOSS_ACTS, 7, 255, 0, boss, left - 1))
        run(s, s.program.boss_idle[boss], NONE, NONE)


def boss_attacks(s: State, j: Journal, boss: i64, left: i64, person: i64) -> None:
    """A boss deals its own damage."""
    s.pending.append(frame(BOSS_ACTS, 7, 255, 0, boss, left - 1))
    j.note(notes.BOSS_ATTACKED, boss, person)
    hit(s, person, number(s, s.program.boss_damage[boss]), FIRST_BOSS + boss)


def boss_goes(s: State, j: Journal, boss: i64, left: i64, area: i64) -> None:
    """One area along a shortest way."""
    s.pending.append(frame(BOSS_ACTS, 7, 255, 0, boss, left - 1))
    move_boss(s, j, boss, area)
