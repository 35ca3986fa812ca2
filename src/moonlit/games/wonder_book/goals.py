"""How far a goal has come, and what its enemy phase will do."""

from collections.abc import Iterable

from moonlit.games.wonder_book import ops
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.program import NONE, ROW
from moonlit.games.wonder_book.reckoning import WIDTH, areas, holds, number, standing_in
from moonlit.games.wonder_book.shape import Enemy
from moonlit.games.wonder_book.state import DONE, OUT, UNSEEN, State
from moonlit.games.wonder_book.triggers import is_silent

# So much of something is there, and so much is needed.
Counted = tuple[int, int]
# Comparisons that ask for at least a number, and by how much more.
LEAST = {w.GTE: 0, w.EQ: 0, w.GT: 1}


def progress_of(s: State) -> Counted:
    """What is done of the present goal; a goal that cannot be counted is one thing to do."""
    now, need = _counted(_under_goal(s), s.program.card_goal[s.goal])
    return min(now, need), need


def _under_goal(s: State) -> State:
    """A state alike in which the goal card speaks."""
    twin = s.clone()
    twin.card, twin.you = s.goal, NONE
    return twin


def _counted(s: State, condition: int) -> Counted:
    table, row = s.program.conditions, condition * WIDTH
    kind, a, b = table[row], table[row + 1], table[row + 2]
    counted: Counted | None = None
    if kind == w.C_ALL:
        counted = _together(_counted(s, one) for one in s.program.kids[a : a + b])
    elif kind == w.C_COUNTER:
        counted = _up_to(s, s.counters[a], b)
    elif kind == w.C_FINISHED:
        counted = _finished(s, s.program.kids[a : a + b])
    elif kind == w.C_BOSS_HEARTS:
        counted = _hurt(s, a, b)
    elif kind == w.C_HEROES_IN:
        counted = _up_to(s, _heroes_in(s, areas(s, a)), b)
    elif kind == w.C_ALL_IN:
        counted = _heroes_in(s, areas(s, a)), s.program.heroes
    elif kind == w.C_ALL_LEFT:
        counted = int(s.gone).bit_count(), s.program.heroes
    return counted or (int(holds(s, condition)), 1)


def _together(parts: Iterable[Counted]) -> Counted:
    """Several goals at once: what is too much of one helps no other."""
    told = list(parts)
    return sum(min(now, need) for now, need in told), sum(need for _, need in told)


def _up_to(s: State, now: int, bounds: int) -> Counted | None:
    """A number that must be reached."""
    kids = s.program.kids
    if kids[bounds] != 1 or kids[bounds + 1] not in LEAST:
        return None
    return now, number(s, kids[bounds + 2]) + LEAST[kids[bounds + 1]]


def _finished(s: State, cards: list[int]) -> Counted:
    """Cards that must be done; a single one counts by the effort that it takes."""
    if len(cards) == 1:
        (card,) = cards
        thing = s.program.card_object[card]
        effort = NONE if thing == NONE else s.program.object_effort[thing]
        need = 0 if effort == NONE or s.cards[card] == UNSEEN else number(s, effort)
        if need > 0:
            return (need if s.cards[card] == DONE else s.progress[card]), need
    return sum(s.cards[card] == DONE for card in cards), len(cards)


def _hurt(s: State, boss: int, bounds: int) -> Counted | None:
    """The hearts a boss must lose."""
    p = s.program
    kids, most = p.kids, p.boss_hearts[boss]
    if most == NONE or kids[bounds] != 1 or kids[bounds + 1] != w.LTE:
        return None
    lost = 0 if s.boss_area[boss] == OUT else most - s.boss_hearts[boss]
    return lost, most - number(s, kids[bounds + 2])


def _heroes_in(s: State, among: int) -> int:
    return int(standing_in(s, among) & ((1 << s.program.heroes) - 1)).bit_count()


def enemy_of(s: State) -> Enemy:
    """The enemy phase of the present goal as things stand: spawns, actions, wyrm cards."""
    told: Enemy = {"spawn": 0, "vortices": [], "activate": 0, "cards": 0}
    code, at = s.program.code, s.program.card_enemy[s.goal]
    s = _under_goal(s)
    while at != NONE and code[at * ROW] != ops.END:
        op, a, b, c = code[at * ROW : at * ROW + 4]
        at += 1
        # Behind a loop it goes on; what the loop does is told once.
        if op == ops.JUMP:
            at = max(at, a)
        elif op == ops.UNLESS and not holds(s, a):
            at = b
        elif op == ops.ONCE and is_silent(s, a, b, NONE):
            at = c
        elif op == ops.SPAWN:
            told["spawn"] += number(s, a)
            _name_vortices(s, told, b)
        elif op == ops.ACTIVATE:
            told["activate"] += number(s, a)
        elif op == ops.REVEAL_WYRM_CARD:
            told["cards"] += 1
            _name_vortices(s, told, a)
    return told


def _name_vortices(s: State, told: Enemy, vortices: int) -> None:
    """The open vortices out of which wyrms may come; all that are open if none is named."""
    if vortices == NONE:
        return
    for n, name in enumerate(s.program.vortex_names):
        is_meant = vortices == 0 or vortices >> n & 1
        is_seen = s.vortex_active & s.vortex_seen & 1 << n and s.vortex_area[n] >= 0
        if is_meant and is_seen and name not in told["vortices"]:
            told["vortices"].append(name)
