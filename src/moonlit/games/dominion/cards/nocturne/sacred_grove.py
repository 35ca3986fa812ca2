"""Sacred Grove: receive a Boon, which the others may share (D-GROVE)."""

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import BY_BOON, DO_RECEIVE, ask_may, is_yes
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import follow_boon, turn_boon
from moonlit.games.dominion.frames import (
    BOON_DONE,
    frame,
    frame_card,
    frame_mark,
    frame_seat,
    frame_set,
    frame_step,
    with_count,
    with_mark,
    with_set,
    with_step,
)
from moonlit.games.dominion.others import ask_each_other, each_other, visited_seat
from moonlit.games.dominion.state import NOBODY, NOTHING, State


def decide(s: State, j: Journal, f: i64) -> None:
    """Another player receives the Boon at once, or when all have decided (O-5)."""
    other = visited_seat(s, f)
    if not is_yes(s):
        s.pending[-1] = with_set(s.pending[-1], frame_set(s.pending[-1]) | bit(other))
    elif not s.terms.grove_decides_first:
        follow_boon(s, j, other, frame_mark(f))


def share(s: State, j: Journal, f: i64) -> None:
    """Everybody who did not decline receives the Boon, in turn order."""
    other = each_other(s, f)
    if other != NOBODY:
        follow_boon(s, j, other, frame_mark(f))


class SacredGrove(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            boon = turn_boon(s, j, seat)
            if boon == NOTHING:
                return
            s.pending.append(frame(BOON_DONE, seat, boon))
            if s.terms.coin_boons >> boon & 1 == 0:  # D-GROVE-2
                s.pending.append(with_step(with_mark(f, boon), 1))
            follow_boon(s, j, seat, boon)
        elif frame_step(f) == 1:
            other = ask_each_other(s, f)
            if other != NOBODY:
                ask_may(s, other, DO_RECEIVE, frame_card(f), BY_BOON + frame_mark(f))
            elif s.terms.grove_decides_first:
                s.pending.append(with_step(with_count(f, 0), 3))
        elif frame_step(f) == 2:
            decide(s, j, f)
        else:
            share(s, j, f)


CARD = SacredGrove()
