"""Effects on the board: borders, vortices, sparks, light, tokens, allies and bosses."""

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import notes, ops
from moonlit.games.wonder_book.asking import FOR_AREA, TO_REMOVE, ask, card_of, hero_of
from moonlit.games.wonder_book.changes import (
    damage_boss,
    lose_hearts,
    move_boss,
    move_person,
    open_border,
    place_sparks,
    recover,
    remove_spark,
)
from moonlit.games.wonder_book.frames import UNSPARK, alike, frame_a, frame_c
from moonlit.games.wonder_book.modifiers import put_in_force, take_out_of_force
from moonlit.games.wonder_book.reckoning import number
from moonlit.games.wonder_book.state import AWAY, State


def change_board(s: State, j: Journal, op: i64, a: i64, b: i64, c: i64) -> None:
    """Effects on the areas that were found."""
    if op == ops.OPEN_BOARD:
        j.note(notes.BOARD_OPENED, a)
        lay_board(s, j, a)
    elif op == ops.OPEN_BORDER:
        open_border(s, j, a, b, True)
    elif op == ops.BLOCK_BORDER:
        open_border(s, j, a, b, False)
    elif op == ops.SET_VORTEX:
        set_vortex(s, j, a, b, c)
    elif op == ops.PLACE_SPARKS:
        for area in range(s.program.areas):
            if s.found_areas >> area & 1 != 0:
                place_sparks(s, j, area, number(s, a))
    elif op == ops.REMOVE_SPARKS:
        s.pick_among = s.found_areas
        s.pending.append(alike(s.pending[-1], UNSPARK, 0, number(s, a), 0, 0))
    elif op == ops.SET_LIGHT:
        set_light(s, j, a)
    elif op == ops.SET_TOKEN:
        set_token(s, j, a, b)
    elif op <= ops.ALLY_GOES:
        change_ally(s, j, op, a, b)
    else:
        change_boss(s, j, op, a, b)


def lay_board(s: State, j: Journal, board: i64) -> None:
    """A board comes into play with its sparks (W-COMP-1)."""
    p = s.program
    for area in range(p.areas):
        if p.board_of[area] == board:
            place_sparks(s, j, area, p.sparks[area])
    s.boards |= bit(board)


def set_vortex(s: State, j: Journal, vortex: i64, is_moved: i64, is_active: i64) -> None:
    """A vortex opens, closes or moves."""
    if is_moved == 1 and s.found_areas != 0:
        s.vortex_area[vortex] = first(s.found_areas)
    if is_active != 0:
        s.vortex_active |= bit(vortex)
    else:
        s.vortex_active &= ~bit(vortex)
    s.vortex_seen |= bit(vortex)
    s.has_changed = True
    j.note(notes.VORTEX_CHANGED, vortex, s.vortex_area[vortex], is_active)


def go_on_removing(s: State, j: Journal, f: i64) -> None:
    """Sparks go to the pool; the players choose from where."""
    left = frame_a(f)
    if frame_c(f) == 1:
        s.pending.append(alike(f, UNSPARK, 0, left - 1, 0, 0))
        remove_spark(s, j, s.answer)
        return
    among: i64 = 0
    for area in range(s.program.areas):
        if s.pick_among >> area & 1 != 0 and s.on_board[area] > 0:
            among |= bit(area)
    if left == 0 or among == 0:
        return
    s.pending.append(alike(f, UNSPARK, 0, left, 0, 1))
    if size(among) == 1:
        s.answer = first(among)
    else:
        ask(s, hero_of(f), card_of(f), FOR_AREA, TO_REMOVE, 0, among)


def set_light(s: State, j: Journal, is_lit: i64) -> None:
    """Light tokens come into areas, or go."""
    for area in range(s.program.areas):
        if s.found_areas >> area & 1 != 0 and s.lights >> area & 1 != is_lit:
            s.lights ^= bit(area)
            j.note(notes.LIGHT_CHANGED, area, is_lit)
    s.has_changed = True


def set_token(s: State, j: Journal, token: i64, where: i64) -> None:
    """A named token goes into an area, onto a boss, or away."""
    if where == 0:
        s.tokens[token] = AWAY
    elif where == 1:
        s.tokens[token] = first(s.found_areas) if s.found_areas != 0 else AWAY
    else:
        s.tokens[token] = s.boss_area[where - 2]
    s.has_changed = True
    j.note(notes.TOKEN_PLACED, token, s.tokens[token])


def change_ally(s: State, j: Journal, op: i64, person: i64, n: i64) -> None:
    """An ally comes, is hurt or healed, moves, goes."""
    if op == ops.ALLY_COMES:
        s.area[person] = first(s.found_areas) if s.found_areas != 0 else AWAY
        s.hearts[person] = s.program.most_hearts[person]
        s.has_changed = True
        j.note(notes.ALLY_CAME, person, s.area[person])
    elif op == ops.ALLY_HEARTS:
        change = number(s, n)
        if change > 0:
            recover(s, j, person, change)
        else:
            lose_hearts(s, j, person, -change)
    elif op == ops.ALLY_MOVES:
        if s.found_areas != 0:
            move_person(s, j, person, first(s.found_areas))
    else:
        s.area[person] = AWAY
        s.has_changed = True
        j.note(notes.ALLY_WENT, person)


def change_boss(s: State, j: Journal, op: i64, boss: i64, n: i64) -> None:
    """A boss comes, is hurt or strengthened, moves, goes."""
    if op == ops.BOSS_COMES:
        s.boss_area[boss] = first(s.found_areas) if s.found_areas != 0 else AWAY
        s.boss_hearts[boss] = max(0, s.program.boss_hearts[boss])
        put_in_force(s, s.program.boss_card[boss], 7)
        s.has_changed = True
        j.note(notes.BOSS_CAME, boss, s.boss_area[boss], s.boss_hearts[boss])
    elif op == ops.BOSS_HEARTS:
        change = number(s, n)
        if s.boss_area[boss] < 0:
            return  # neither hurt nor felled where it is not
        if change < 0:
            damage_boss(s, j, boss, -change)
        else:
            s.boss_hearts[boss] += change
            j.note(notes.BOSS_HURT, boss, -change, s.boss_hearts[boss])
    elif op == ops.BOSS_MOVES:
        if s.found_areas != 0:
            move_boss(s, j, boss, first(s.found_areas))
    else:
        s.boss_area[boss] = AWAY
        take_out_of_force(s, s.program.boss_card[boss])
        s.has_changed = True
        j.note(notes.BOSS_WENT, boss)
