"""What can change at the table, one atomic thing at a time (W-ENG-4)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import modifiers, notes
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import DECLINABLE, FOR_YES, TO_TAKE_ALONG, ask
from moonlit.games.wonder_book.frames import (
    NO_CARD,
    STEP_ALONG,
    alike,
    frame,
    frame_a,
    frame_b,
    frame_c,
    frame_hero,
)
from moonlit.games.wonder_book.program import FATE, NONE
from moonlit.games.wonder_book.state import AWAY, DONE, FIRST_BOSS, IN_PLAY, STANDING, State
from moonlit.games.wonder_book.triggers import fire, run


def change_fate(s: State, j: Journal, by: i64) -> None:
    """Turn fate tokens face-up, or face-down (W-FATE-2)."""
    after = min(FATE, max(0, s.fate + by))
    turned = after - s.fate
    if turned == 0:
        return
    s.fate = after
    s.has_changed = True
    j.note(notes.FATE_CHANGED, turned, after)
    fire(s, w.T_FATE, NONE, NONE, NONE, w.BY_HERO)


def recover(s: State, j: Journal, person: i64, n: i64) -> None:
    """Hearts come back, never above the maximum (W-HERO-2)."""
    if s.down >> person & 1 != 0:
        return
    gained = min(n, s.program.most_hearts[person] - s.hearts[person])
    if gained > 0:
        s.hearts[person] += gained
        s.has_changed = True
        j.note(notes.HEARTS_CHANGED, person, gained, s.hearts[person])


def lose_hearts(s: State, j: Journal, person: i64, n: i64) -> None:
    """Hearts are lost; losses beyond zero are ignored (W-KO-1, W-KO-4)."""
    lost = min(n, s.hearts[person])
    if lost <= 0 or not s.is_awake(person):
        return
    if lost == s.hearts[person]:
        kept = modifiers.find(s, w.KEEP_LAST_HEART, person, NONE, 0)
        if kept != NONE:
            modifiers.use_at(s, kept, person, NONE)
            lost -= 1
    if lost == 0:
        return
    s.hearts[person] -= lost
    s.has_changed = True
    j.note(notes.HEARTS_CHANGED, person, -lost, s.hearts[person])
    if s.hearts[person] == 0:
        fall(s, j, person)
    if person < s.program.heroes:
        fire(s, w.T_LOSES_HEART, person, NONE, s.area[person], w.BY_HERO)


def fall(s: State, j: Journal, person: i64) -> None:
    """A hero is unconscious (W-KO-1); an ally gets up at once, at a price."""
    j.note(notes.FELL, person)
    if person < s.program.heroes:
        j.note(notes.SPOKE, person, notes.VOICE_FALL)
        s.down |= bit(person)
        fire(s, w.T_FALLS, person, NONE, s.area[person], w.BY_HERO)
        return
    s.hearts[person] = s.program.most_hearts[person]
    fire(s, w.T_ALLY_FALLS, person, NONE, s.area[person], w.BY_HERO)
    run(s, s.program.ally_fall[person], NONE, s.program.ally_card[person])


def stand_up(s: State, j: Journal, hero: i64) -> None:
    """An unconscious hero is back with full hearts (W-KO-5)."""
    s.down &= ~bit(hero)
    s.hearts[hero] = s.program.most_hearts[hero]
    s.has_changed = True
    j.note(notes.STOOD_UP, hero)
    j.note(notes.SPOKE, hero, notes.VOICE_RISE)
    fire(s, w.T_STANDS_UP, hero, NONE, s.area[hero], w.BY_HERO)


def gain_sparks(s: State, j: Journal, hero: i64, n: i64) -> None:
    """From the pool, as far as there are any (W-SPARK-2, W-COMP-17)."""
    gained = min(n, s.spark_pool)
    if gained > 0:
        s.spark_pool -= gained
        s.sparks[hero] += gained
        s.has_changed = True
        j.note(notes.SPARKS_CHANGED, hero, gained, s.sparks[hero])


def pay_sparks(s: State, j: Journal, hero: i64, n: i64) -> None:
    """To the pool (W-SPARK-1), as far as the hero has any."""
    paid = min(n, s.sparks[hero])
    if paid > 0:
        s.spark_pool += paid
        s.sparks[hero] -= paid
        s.has_changed = True
        j.note(notes.SPARKS_CHANGED, hero, -paid, s.sparks[hero])


def place_sparks(s: State, j: Journal, area: i64, n: i64) -> None:
    """From the pool into an area."""
    placed = min(n, s.spark_pool)
    if placed > 0:
        s.spark_pool -= placed
        s.on_board[area] += placed
        s.has_changed = True
        j.note(notes.SPARKS_PLACED, area, placed)


def remove_spark(s: State, j: Journal, area: i64) -> None:
    """From an area into the pool."""
    s.on_board[area] -= 1
    s.spark_pool += 1
    s.has_changed = True
    j.note(notes.SPARKS_REMOVED, area, 1)


def gain_thing(s: State, j: Journal, hero: i64, thing: i64) -> None:
    """An item or a scrap lies in front of a hero (W-CARD-6)."""
    for other in range(s.program.heroes):
        s.things[other] &= ~bit(thing)
    s.things[hero] |= bit(thing)
    s.has_changed = True
    if thing < s.program.items:
        card = s.program.thing_card[thing]
        if s.cards[card] != IN_PLAY:
            s.cards[card] = IN_PLAY
            modifiers.put_in_force(s, card, 7)
    j.note(notes.THING_GAINED, hero, thing)
    fire(s, w.T_ITEM_GAINED, hero, NONE, s.area[hero], w.BY_HERO)


def pass_thing(s: State, j: Journal, giver: i64, taker: i64, thing: i64) -> None:
    """An item or a scrap changes hands."""
    s.things[giver] &= ~bit(thing)
    s.things[taker] |= bit(thing)
    s.has_changed = True
    j.note(notes.THING_PASSED, giver, taker, thing)
    fire(s, w.T_ITEM_GAINED, taker, NONE, s.area[taker], w.BY_HERO)


def pass_spark(s: State, j: Journal, giver: i64, taker: i64) -> None:
    """A spark changes hands; only a card can allow it (W-SPARK-3)."""
    s.sparks[giver] -= 1
    s.sparks[taker] += 1
    s.has_changed = True
    j.note(notes.SPARKS_CHANGED, giver, -1, s.sparks[giver])
    j.note(notes.SPARKS_CHANGED, taker, 1, s.sparks[taker])


def lose_thing(s: State, j: Journal, hero: i64, thing: i64) -> None:
    """A scrap goes to its discard pile (W-CARD-7), an item is done with."""
    s.things[hero] &= ~bit(thing)
    s.has_changed = True
    j.note(notes.THING_LOST, hero, thing)
    if thing >= s.program.items:
        s.scrap_discards.append(thing)
    else:
        card = s.program.thing_card[thing]
        s.cards[card] = DONE
        modifiers.take_out_of_force(s, card)


def draw_scrap(s: State, j: Journal, hero: i64) -> None:
    """An empty deck is made of the discards (W-CARD-7); none at all: no scrap (W-CARD-8)."""
    if len(s.scrap_deck) == 0:
        if len(s.scrap_discards) == 0:
            return
        s.scrap_deck = s.scrap_discards
        s.scrap_discards = []
        s.dice.shuffle(s.scrap_deck)
        j.note(notes.SCRAPS_SHUFFLED, len(s.scrap_deck))
    s.reveals += 1
    gain_thing(s, j, hero, s.scrap_deck.pop())


def move_person(s: State, j: Journal, person: i64, area: i64) -> None:
    """A figure goes to another area."""
    left = s.area[person]
    if left == area:
        return
    s.area[person] = area
    s.has_changed = True
    j.note(notes.MOVED, person, left, area)
    by = w.BY_HERO if person < s.program.heroes else w.BY_ALLY
    fire(s, w.T_ENTER, person, NONE, area, by)
    if left >= 0:
        fire(s, w.T_LEAVE, person, NONE, left, by)


def leave_board(s: State, j: Journal, hero: i64) -> None:
    """A hero goes where nobody can follow (W-ACTV-7)."""
    s.area[hero] = AWAY
    s.gone |= bit(hero)
    s.has_changed = True
    j.note(notes.LEFT_BOARD, hero)


def spawn(s: State, j: Journal, area: i64) -> bool:
    """A wyrm from the pool, standing; without a figure nothing happens (W-SPAWN-2)."""
    for wyrm in range(FIRST_BOSS):
        if s.is_wyrm_in_pool(wyrm):
            s.wyrm_area[wyrm] = area
            s.wyrm_stun[wyrm] = STANDING
            s.has_changed = True
            j.note(notes.WYRM_SPAWNED, wyrm, area)
            fire(s, w.T_SPAWNED, NONE, wyrm, area, w.BY_A_WYRM)
            return True
    j.note(notes.SPAWN_IGNORED, 1, notes.POOL_EMPTY)
    return False


def stun(s: State, j: Journal, wyrm: i64, needs: i64) -> None:
    """A wyrm lies down and needs so many actions to stand up."""
    if modifiers.find(s, w.CANNOT_BE_STUNNED, NONE, wyrm, 0) != NONE:
        return
    needs += modifiers.total(s, w.STAND_UP_COST, NONE, wyrm, 0)
    s.wyrm_stun[wyrm] = max(s.wyrm_stun[wyrm], needs)
    s.has_changed = True
    j.note(notes.WYRM_STUNNED, wyrm, s.wyrm_area[wyrm])


def return_wyrm(s: State, j: Journal, wyrm: i64) -> None:
    """A wyrm goes back to the pool."""
    if modifiers.find(s, w.CANNOT_BE_RETURNED, NONE, wyrm, 0) != NONE:
        return
    j.note(notes.WYRM_RETURNED, wyrm, s.wyrm_area[wyrm])
    to_pool(s, wyrm)


def to_pool(s: State, wyrm: i64) -> None:
    """From where it can appear again (W-CMB-4)."""
    s.wyrm_area[wyrm] = AWAY
    s.wyrm_stun[wyrm] = STANDING
    s.has_changed = True


def move_wyrm(s: State, j: Journal, wyrm: i64, area: i64) -> None:
    """A wyrm goes to another area."""
    left = s.wyrm_area[wyrm]
    if left == area:
        return
    s.wyrm_area[wyrm] = area
    s.has_changed = True
    j.note(notes.WYRM_MOVED, wyrm, left, area)
    fire(s, w.T_ENTER, NONE, wyrm, area, w.BY_A_WYRM)
    fire(s, w.T_LEAVE, NONE, wyrm, left, w.BY_A_WYRM)


def move_boss(s: State, j: Journal, boss: i64, area: i64) -> None:
    """A boss goes to another area."""
    left = s.boss_area[boss]
    if left != area:
        s.boss_area[boss] = area
        s.has_changed = True
        j.note(notes.BOSS_MOVED, boss, left, area)


def damage_wyrm(s: State, j: Journal, wyrm: i64, n: i64) -> bool:
    """One damage stuns, two at once or one more defeat (W-CMB-4). Says whether it was defeated."""
    if n <= 0:
        return False
    area = s.wyrm_area[wyrm]
    j.note(notes.WYRM_HIT, wyrm, area, n)
    if n < life(s, wyrm):
        stun(s, j, wyrm, 1)
        return False
    j.note(notes.WYRM_DEFEATED, wyrm, area)
    to_pool(s, wyrm)
    fire(s, w.T_WYRM_DEFEATED, NONE, wyrm, area, w.BY_A_WYRM)
    return True


def life(s: State, wyrm: i64) -> i64:
    """How much damage defeats a wyrm now."""
    return 2 if s.wyrm_stun[wyrm] == STANDING else 1


def has_hearts(s: State, boss: i64) -> bool:
    """Can a boss lose hearts and fall?"""
    p = s.program
    return p.boss_immune[boss] & w.TO_DEFEAT == 0 and p.boss_hearts[boss] != NONE


def damage_boss(s: State, j: Journal, boss: i64, n: i64) -> bool:
    """A boss loses hearts (W-CMB-11) or is pushed; says whether it fell."""
    if has_hearts(s, boss):
        s.boss_hearts[boss] = max(0, s.boss_hearts[boss] - n)
        s.has_changed = True
        j.note(notes.BOSS_HURT, boss, n, s.boss_hearts[boss])
        if s.boss_hearts[boss] == 0:
            fell(s, j, boss)
            return True
    return False


def fell(s: State, j: Journal, boss: i64) -> None:
    """A boss is defeated."""
    area = s.boss_area[boss]
    s.boss_area[boss] = AWAY
    modifiers.take_out_of_force(s, s.program.boss_card[boss])
    j.note(notes.BOSS_FELL, boss)
    fire(s, w.T_BOSS_FALLS, NONE, NONE, area, w.BY_HERO)
    run(s, s.program.boss_fall[boss], NONE, NONE)


def open_border(s: State, j: Journal, one: i64, other: i64, is_open: bool) -> None:
    """A border can be crossed from now on, or no longer."""
    if is_open:
        s.open[one] |= bit(other)
        s.open[other] |= bit(one)
        s.blocked[one] &= ~bit(other)
        s.blocked[other] &= ~bit(one)
    else:
        s.open[one] &= ~bit(other)
        s.open[other] &= ~bit(one)
        s.blocked[one] |= bit(other)
        s.blocked[other] |= bit(one)
    s.has_changed = True
    j.note(notes.BORDER_CHANGED, one, other, 1 if is_open else 0)


def move_hero(s: State, j: Journal, hero: i64, area: i64) -> None:
    """A hero goes, and may take a friend along who is led by heroes."""
    left = s.area[hero]
    for person in range(s.program.heroes, s.program.persons):
        if s.program.is_led[person] and s.area[person] == left and left >= 0:
            s.pending.append(frame(STEP_ALONG, hero, NO_CARD, 0, person, area, 0))
    move_person(s, j, hero, area)


def go_on_stepping(s: State, j: Journal, f: i64) -> None:
    """The friend comes along, or stays."""
    person = frame_a(f)
    if frame_c(f) == 1:
        if s.answer == 1:
            move_person(s, j, person, frame_b(f))
    elif s.area[person] >= 0:
        s.pending.append(alike(f, STEP_ALONG, 0, person, frame_b(f), 1))
        ask(s, frame_hero(f), NONE, FOR_YES, TO_TAKE_ALONG, DECLINABLE, 0, person)
