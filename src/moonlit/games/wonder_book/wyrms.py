"""What wyrms do when they are activated (section 8.2)."""

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
from moonlit.games.wonder_book.changes import lose_hearts, move_wyrm
from moonlit.games.wonder_book.combat import step_toward
from moonlit.games.wonder_book.frames import (
    ACTIVATION,
    HIT,
    WYRM_ACTS,
    frame,
    frame_a,
    frame_b,
    frame_c,
    frame_kind,
)
from moonlit.games.wonder_book.program import (
    NONE,
)
from moonlit.games.wonder_book.reckoning import areas_of
from moonlit.games.wonder_book.state import FIRST_BOSS, STANDING, State
from moonlit.games.wonder_book.triggers import fire, is_in_force

ANY_ORDER: Final[i64] = 62  # the answer that lets the other wyrms go in any order

UNASKED: Final[i64] = 0
VICTIM_ASKED: Final[i64] = 1
WAY_ASKED: Final[i64] = 2
NOT_BEGUN: Final[i64] = 3

MOST_HEARTS: Final[i64] = 31  # that one hit takes

ORDER_ASKED: Final[i64] = 1
ORDER_FREE: Final[i64] = 2


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
        if meddles(s, packed):
            return True
    for trigger in WATCHED:
        if is_watched(s, trigger):
            return True
    hunted = prey(s, bit(p.areas) - 1, first(left))
    for person in range(p.persons):
        if hunted >> person & 1 != 0 and threat(s, left, times, person) >= s.hearts[person]:
            return True
    return False


def is_watched(s: State, trigger: i64) -> bool:
    """Does a rule in force wait for this?"""
    for rule in s.program.rules_of[trigger]:
        if is_in_force(s, s.program.rule_card[rule]):
            return True
    return False


def meddles(s: State, packed: i64) -> bool:
    """Does a modifier that is not used up change what wyrms do, or the hearts they take?"""
    p = s.program
    which = modifiers.which_of(packed)
    if p.mod_kind[which] not in MEDDLING or modifiers.is_used_up(s, packed):
        return False
    is_about_wyrms = p.mod_of[which] == 0 or p.mod_of[which] & w.BY_WYRM != 0
    return is_about_wyrms and p.mod_boss[which] == NONE


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


def leads_alike(s: State, wyrm: i64, left: i64) -> bool:
    """Do all shortest ways end in the same area before the actions do (W-ENG-3)?"""
    reached = bit(s.wyrm_area[wyrm])
    hunted = areas_of(s, prey(s, bit(s.program.areas) - 1, wyrm))
    while reached & hunted == 0 and left > 0:
        reached |= s.around(reached)
        left -= 1
    if size(reached & hunted) != 1 or can_shoot(s, wyrm):
        return False
    return not is_watched(s, w.T_ENTER) and not is_watched(s, w.T_LEAVE)


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
        if holds_back(s, j, wyrm, left):
            return
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
    if size(ways) == 1 or leads_alike(s, wyrm, left):
        wyrm_goes(s, j, wyrm, left, first(ways))
        return
    how = for_all(s, left)
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left, WAY_ASKED))
    ask(s, NONE, NONE, FOR_AREA, WAY, how, ways, wyrm)


def holds_back(s: State, j: Journal, wyrm: i64, left: i64) -> bool:
    """A wyrm in smoke loses the action; nobody need say whom it would have attacked (W-ENG-3)."""
    at = modifiers.find(s, w.WYRM_SKIPS, NONE, wyrm, w.BY_WYRM)
    if at == NONE:
        return False
    modifiers.use_at(s, at, NONE, wyrm)
    j.note(notes.WYRM_WAITED, wyrm, s.wyrm_area[wyrm])
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left - 1))
    return True


def for_all(s: State, left: i64) -> i64:
    """An answer can be given for all as long as another action or wyrm is to come (W-ENG-3)."""
    below = s.pending[-1]
    is_last = left == 1 and frame_kind(below) == ACTIVATION and frame_a(below) == 0
    return 0 if is_last else FOR_ALL


def attack_person(s: State, j: Journal, wyrm: i64, left: i64, person: i64) -> None:
    """A hero loses a heart without a roll (W-ACTV-3)."""
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left - 1))
    j.note(notes.WYRM_ATTACKED, wyrm, s.wyrm_area[wyrm], person)
    hit(s, person, 1, wyrm)
    fire(s, w.T_WYRM_ATTACKS, person, wyrm, s.wyrm_area[wyrm], w.BY_A_WYRM)


def wyrm_goes(s: State, j: Journal, wyrm: i64, left: i64, area: i64) -> None:
    """One area along a shortest way."""
    s.pending.append(frame(WYRM_ACTS, 7, 255, 0, wyrm, left - 1))
    move_wyrm(s, j, wyrm, area)


def hit(s: State, person: i64, hearts: i64, foe: i64) -> None:
    """A person is hit next; nobody has more hearts than five bits hold."""
    s.pending.append(frame(HIT, 7, 255, 0, person, min(hearts, MOST_HEARTS) | foe << 5, 0))


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
