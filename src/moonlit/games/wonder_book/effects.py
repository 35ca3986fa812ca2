"""The interpreter: one row of the program after the other, and the answers it waits for."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import cards, notes, ops
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import (
    BY_EFFECT,
    DECLINABLE,
    FOR_AREA,
    FOR_OPTION,
    FOR_PERSON,
    FOR_YES,
    STORY_CHOICE,
    TO_DO_IT,
    ask,
    card_of,
    hero_of,
    keep_person,
)
from moonlit.games.wonder_book.board_effects import change_board
from moonlit.games.wonder_book.changes import change_fate
from moonlit.games.wonder_book.combat import allowed, foes_allowed, pick, roll
from moonlit.games.wonder_book.foe_effects import add_wyrm_card, change_foes, remove_wyrm_card
from moonlit.games.wonder_book.frames import (
    GOT_AREA,
    GOT_HERO,
    GOT_OPTION,
    GOT_YES,
    PICKING,
    alike,
    frame_a,
    frame_b,
    frame_c,
    frame_place,
)
from moonlit.games.wonder_book.hero_effects import change_heroes
from moonlit.games.wonder_book.modifiers import add, source
from moonlit.games.wonder_book.program import CHOICE, NONE, ROW
from moonlit.games.wonder_book.reckoning import (
    areas,
    areas_of,
    compare,
    heroes,
    holds,
    number,
    wyrms,
)
from moonlit.games.wonder_book.state import DONE, State
from moonlit.games.wonder_book.triggers import fire, is_silent, mark

_PLACE: Final[i64] = 17
_PLACE_BITS: Final[i64] = 0x1FFFE0000


def load(s: State, f: i64) -> None:
    """Of whom and of what the effects in hand speak."""
    s.you = hero_of(f)
    s.card = card_of(f)
    a = frame_a(f)
    b = frame_b(f)
    s.it_person = (a & 7) - 1
    s.that_person = (a >> 3) - 1
    s.it_wyrm = (b & 15) - 1
    s.that_wyrm = (b >> 4) - 1
    s.it_area = frame_c(f) - 1


def jump(s: State, place: i64) -> None:
    """The effects in hand go on elsewhere."""
    s.pending[-1] = s.pending[-1] & ~_PLACE_BITS | place << _PLACE


def go_on(s: State, j: Journal, f: i64) -> None:
    """One row of the program."""
    code = s.program.code
    at = frame_place(f) * ROW
    op = code[at]
    if op == ops.END:
        return
    cues = s.program.cue_at[frame_place(f)]
    if cues != 0:
        give_cues(s, j, cues >> 4, cues & 15)
    s.pending.append(f + ONE_PLACE)
    load(s, f)
    if op <= ops.NEXT_BRANCH:
        flow(s, j, op, code[at + 1], code[at + 2], code[at + 3], code[at + 4], code[at + 5])
    elif op <= ops.CHANGE_FATE:
        tell(s, j, op, code[at + 1], code[at + 2], code[at + 3])
    elif op <= ops.GAIN_UPGRADE:
        change_heroes(s, j, op, code[at + 1], code[at + 2], code[at + 3], code[at + 4])
    elif op <= ops.COLLECT:
        change_foes(s, j, op, code[at + 1], code[at + 2], code[at + 3])
    elif op <= ops.BOSS_GOES:
        change_board(s, j, op, code[at + 1], code[at + 2], code[at + 3])
    else:
        finish(s, j, op, code[at + 1], code[at + 2], code[at + 3], code[at + 4], code[at + 5])


ONE_PLACE: Final[i64] = 0x20000


def give_cues(s: State, j: Journal, start: i64, count: i64) -> None:
    """What is seen or heard along with an effect."""
    p = s.program
    for n in range(start, start + count):
        j.note(notes.CUE_GIVEN, p.cue_kind[n], p.cue_name[n])


def flow(s: State, j: Journal, op: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    """Where the effects go on, whom they find, what is chosen."""
    if op == ops.UNLESS:
        if not holds(s, a):
            jump(s, b)
    elif op == ops.JUMP:
        jump(s, a)
    elif op == ops.FIND_HEROES:
        find_heroes(s, a, b, c)
    elif op == ops.FIND_WYRMS:
        find_wyrms(s, a, b, c)
    elif op == ops.FIND_AREAS:
        find_areas(s, a, b)
    elif op == ops.NEXT_BRANCH:
        fits = compare(s.hits, a, number(s, b)) and (c == NONE or compare(s.hits, c, number(s, d)))
        if not fits:
            jump(s, e)
    elif op == ops.TELL:
        j.note(notes.TEXT_READ, a)
    elif op == ops.CUE:
        j.note(notes.CUE_GIVEN, a, b)
        if a == notes.CUE_ALBUM:
            s.album.append(b)
    else:
        flow_rarely(s, op, a, b, c)


def flow_rarely(s: State, op: i64, a: i64, b: i64, c: i64) -> None:
    """Once only, by choice, area after area."""
    if op == ops.ONCE:
        if is_silent(s, a, b, s.you):
            jump(s, c)
        else:
            mark(s, a, b, s.you)
    elif op == ops.MAY:
        f = s.pending[-1]
        s.pending.append(alike(f, GOT_YES, a, 0, 0, 0))
        ask(s, s.you, s.card, FOR_YES, TO_DO_IT, DECLINABLE, 0)
    elif op == ops.NEXT_AREA:
        next_area(s, areas(s, a), b)
    else:
        assert op == ops.CHOOSE
        choose(s, a, b)


def next_area(s: State, among: i64, end: i64) -> None:
    """The effects in hand speak of the next area of some, or go on behind the loop."""
    left = among & ~(bit(s.it_area + 1) - 1) if s.it_area >= 0 else among
    if left == 0:
        jump(s, end)
        return
    f = s.pending[-1]
    s.pending[-1] = alike(f, 17, frame_place(f), frame_a(f), frame_b(f), first(left) + 1)


def choose(s: State, start: i64, count: i64) -> None:
    """One of the options whose conditions hold (W-CARD-2)."""
    found: i64 = 0
    for index in range(count):
        if holds(s, s.program.option_if[start + index]):
            found |= bit(index)
    if found == 0:
        return
    f = s.pending[-1]
    s.pending.append(alike(f, GOT_OPTION, start, frame_a(f), frame_b(f), frame_c(f)))
    is_story = s.card != NONE and s.program.card_kind[s.card] == CHOICE
    ask(s, s.you, s.card, FOR_OPTION, STORY_CHOICE if is_story else BY_EFFECT, 0, found, start)


def got_option(s: State, j: Journal, f: i64) -> None:
    """What the chosen option does comes next; `it` and `that` stay whom they were."""
    p = s.program
    option = frame_place(f) + s.answer
    card = card_of(f)
    if card != NONE:
        if p.card_kind[card] == CHOICE:
            s.chosen[card] = 1 + s.answer
            s.has_changed = True
        j.note(notes.OPTION_TAKEN, s.decider, option, card)
    if p.option_do[option] != NONE:
        s.pending.append(alike(f, 17, p.option_do[option], frame_a(f), frame_b(f), frame_c(f)))


def got_yes(s: State, f: i64) -> None:
    """An effect that may be left."""
    if s.answer != 1:
        jump(s, frame_place(f))


def find_heroes(s: State, selector: i64, condition: i64, is_optional: i64) -> None:
    """The heroes an effect is about; the players choose where there is a choice."""
    found = heroes(s, selector)
    if condition != NONE:
        found = filtered(s, found, condition)
    pick_of = s.program.hero_selectors[selector * 6]
    if len(s.mods) > 0 and s.you != NONE and pick_of != w.YOU:
        found &= in_reach(s, found)
    is_choice = pick_of == w.ONE or pick_of == w.MOST
    if not is_choice or found == 0 or (size(found) == 1 and is_optional == 0):
        s.found_heroes = found
        if found != 0 and size(found) == 1:
            keep_person(s, first(found))
        return
    s.pending.append(alike(s.pending[-1], GOT_HERO, 0, 0, 0, 0))
    ask(s, s.you, s.card, FOR_PERSON, BY_EFFECT, is_optional, found)


def filtered(s: State, among: i64, condition: i64) -> i64:
    """Those for whom a condition holds, each of them being `you` and `it` there."""
    you = s.you
    it = s.it_person
    found: i64 = 0
    for hero in range(s.program.heroes):
        if among >> hero & 1 != 0:
            s.you = hero
            s.it_person = hero
            if holds(s, condition):
                found |= bit(hero)
    s.you = you
    s.it_person = it
    return found


def in_reach(s: State, persons: i64) -> i64:
    """The persons whom an action may reach, those off the board included."""
    reached = allowed(s, areas_of(s, persons), source(s))
    found: i64 = 0
    for person in range(s.program.persons):
        place = s.area[person]
        if place < 0 or reached >> place & 1 != 0:
            found |= bit(person)
    return found


def got_hero(s: State) -> None:
    """The hero who was chosen, or nobody."""
    if s.answer == NONE:
        s.found_heroes = 0
        return
    s.found_heroes = bit(s.answer)
    keep_person(s, s.answer)


def find_wyrms(s: State, selector: i64, is_optional: i64, immune: i64) -> None:
    """The wyrms an effect is about; the players choose where there is a choice."""
    p = s.program
    found = wyrms(s, selector)
    found = foes_allowed(s, found, source(s) | immune if s.you != NONE else immune)
    kind = p.wyrm_selectors[selector * 6]
    if kind >= w.ALL or found == 0:
        s.found_wyrms = found
        return
    s.pick_among = found
    many = number(s, p.wyrm_selectors[selector * 6 + 1]) if kind == w.UP_TO else 1
    f = alike(s.pending[-1], PICKING, 0, 0, 0, 0)
    pick(s, f, 0, many, 1 if kind == w.UP_TO or is_optional != 0 else 0)


def find_areas(s: State, selector: i64, is_optional: i64) -> None:
    """The areas an effect is about; the players choose where there is a choice."""
    found = areas(s, selector)
    is_choice = s.program.area_selectors[selector * 6] == w.ONE_OF
    if not is_choice or found == 0 or (size(found) == 1 and is_optional == 0):
        s.found_areas = found
        return
    s.pending.append(alike(s.pending[-1], GOT_AREA, 0, 0, 0, 0))
    ask(s, s.you, s.card, FOR_AREA, BY_EFFECT, is_optional, found)


def got_area(s: State) -> None:
    """The area that was chosen, or none."""
    s.found_areas = 0 if s.answer == NONE else bit(s.answer)


def tell(s: State, j: Journal, op: i64, a: i64, b: i64, c: i64) -> None:
    """Story, cards, campaign and fate."""
    if op == ops.CHANGE_FATE:
        change_fate(s, j, number(s, a))
    elif op == ops.ADD_COUNTER:
        set_counter(s, j, a, s.counters[a] + number(s, b))
    elif op == ops.SET_COUNTER:
        set_counter(s, j, a, number(s, b))
    elif op == ops.PLACE_CARD:
        where = first(s.found_areas) if b == 1 and s.found_areas != 0 else NONE
        cards.place_card(s, j, a, where)
    elif op == ops.REMOVE_CARD:
        cards.remove_card(s, j, a)
    elif op == ops.CARD_DONE:
        cards.finish_card(s, j, s.card if a == NONE else a)
    elif op == ops.REVEAL_CARD:
        cards.take(s, a)
    elif op == ops.MAKE_STACK:
        s.stack_at[a] = 0
        s.stack_area[a] = first(s.found_areas)
        cards.place_card(s, j, s.program.stack_cards[s.program.stack_first[a]], s.stack_area[a])
    elif op == ops.NEXT_IN_STACK:
        cards.next_in_stack(s, j, a)
    else:
        tell_rarely(s, j, op, a, b, c)


def tell_rarely(s: State, j: Journal, op: i64, a: i64, b: i64, c: i64) -> None:
    """Keywords, wyrm cards, beginnings and ends."""
    if op == ops.WRITE_KEYWORD:
        if s.keywords >> a & 1 == 0:
            s.keywords |= bit(a)
            s.has_changed = True
            j.note(notes.KEYWORD_WRITTEN, a)
            fire(s, w.T_KEYWORD, NONE, NONE, NONE, w.BY_HERO)
    elif op == ops.ERASE_KEYWORD:
        if s.keywords >> a & 1 != 0:
            s.keywords &= ~bit(a)
            s.has_changed = True
            j.note(notes.KEYWORD_ERASED, a)
    elif op == ops.ADD_WYRM_CARD:
        add_wyrm_card(s, j, a, b, c)
    elif op == ops.REMOVE_WYRM_CARD:
        remove_wyrm_card(s, j, a)
    elif op == ops.SET_ENDING:
        s.ending = a
        j.note(notes.ENDING_REACHED, a)
    elif op == ops.WIN:
        cards.take(s, s.program.last_card)
    elif op == ops.LOSE:
        cards.lose(s, j)
    else:
        assert op == ops.START_PLAYER_PHASE
        s.restarts = True


def set_counter(s: State, j: Journal, counter: i64, value: i64) -> None:
    """A counter shows something else."""
    if s.counters[counter] != value:
        s.counters[counter] = value
        s.has_changed = True
        j.note(notes.COUNTER_CHANGED, counter, value)
        fire(s, w.T_COUNTER, NONE, NONE, NONE, w.BY_HERO)


def finish(s: State, j: Journal, op: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    """Rolls, efforts, and the feet of cards."""
    if op == ops.ROLL:
        roll(s, s.you, s.card, number(s, a))
    elif op == ops.EFFORT:
        make_effort(s, j, a, number(s, b), c, d, e)
    elif op == ops.DISCARD_CARD:
        cards.finish_card(s, j, s.card)
    elif op == ops.TAKE_CARD:
        cards.take(s, a)
    elif op == ops.ADD_MODIFIER:
        add(s, a)
        j.note(notes.MODIFIER_BEGAN, a)
    else:
        assert op == ops.UNLESS_DONE
        if s.cards[s.card] != DONE:
            jump(s, a)


def make_effort(
    s: State, j: Journal, card: i64, need: i64, lines: i64, count: i64, to: i64
) -> None:
    """Each success adds one; the progress stays (section 14)."""
    before = s.progress[card]
    after = min(need, before + s.hits)
    s.progress[card] = after
    s.has_changed = True
    j.note(notes.EFFORT_MADE, card, after, need)
    for line in range(before, after):
        if line < count:
            j.note(notes.TEXT_READ, lines + line)
    if after < need:
        jump(s, to)
