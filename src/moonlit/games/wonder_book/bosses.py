"""What bosses do: the priorities of wyrms, with a reach and a damage of their own (W-CMB-11)."""

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import notes
from moonlit.games.wonder_book.asking import (
    FOR_AREA,
    FOR_PERSON,
    VICTIM,
    WAY,
    ask,
)
from moonlit.games.wonder_book.changes import move_boss
from moonlit.games.wonder_book.combat import step_toward
from moonlit.games.wonder_book.frames import (
    BOSS_ACTS,
    frame,
    frame_a,
    frame_b,
    frame_c,
)
from moonlit.games.wonder_book.program import (
    NONE,
)
from moonlit.games.wonder_book.reckoning import areas_of, number
from moonlit.games.wonder_book.state import FIRST_BOSS, State
from moonlit.games.wonder_book.triggers import run
from moonlit.games.wonder_book.wyrms import UNASKED, VICTIM_ASKED, WAY_ASKED, can_shoot, hit, prey


def begin_boss(s: State, boss: i64, actions: i64) -> None:
    """A boss takes its actions next."""
    s.pending.append(frame(BOSS_ACTS, 7, 255, 0, boss, actions, UNASKED))


def bosses_by_card(s: State, actions: i64) -> None:
    """A boss without a number of its own acts by the card, before the wyrms."""
    for boss in range(s.program.bosses):
        if s.boss_area[boss] >= 0 and s.program.boss_actions[boss] == NONE:
            begin_boss(s, boss, actions)


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
