"""The enemy phase: wyrm cards and spawning (sections 8 and 8.1)."""

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import modifiers, notes
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.bosses import begin_boss, bosses_by_card
from moonlit.games.wonder_book.changes import spawn
from moonlit.games.wonder_book.frames import (
    REVEAL,
    WYRM_CARD,
    frame,
    frame_a,
    frame_b,
    frame_c,
)
from moonlit.games.wonder_book.program import (
    EACH,
    NEAREST,
    NONE,
    SINGLE,
)
from moonlit.games.wonder_book.reckoning import areas_of, holds, number
from moonlit.games.wonder_book.state import ENEMY_PHASE, State
from moonlit.games.wonder_book.triggers import fire, run
from moonlit.games.wonder_book.wyrms import activate


def reveal_wyrm_card(s: State, vortices: i64) -> None:
    """Bosses act, then the top card is revealed (W-EP-1)."""
    s.pending.append(frame(REVEAL, 7, 255, 0, vortices, 1))
    for boss in range(s.program.bosses):
        if s.program.boss_is_early[boss] and s.boss_area[boss] >= 0:
            actions = s.program.boss_actions[boss]
            if actions != NONE:
                begin_boss(s, boss, number(s, actions))


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
    s.wyrm_unseen &= ~bit(card)
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
            j.note(notes.SPAWN_IGNORED, ignored, notes.BY_A_CARD)
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
