"""Each other player in turn: who comes next, and who is left alone (D-ORDER-3, D-ATT-2)."""

from mypy_extensions import i64

from moonlit.games.dominion.effect import go_on
from moonlit.games.dominion.frames import frame_count, frame_seat, with_count
from moonlit.games.dominion.playing import is_affected
from moonlit.games.dominion.state import NOBODY, State


def each_other(s: State, f: i64) -> i64:
    """The next other player that an effect touches, NOBODY when all have been visited.

    The same step comes up again for the one after, when this player is done with everything.
    """
    visited = frame_count(f) + 1
    while visited < s.terms.players:
        seat = (frame_seat(f) + visited) % s.terms.players
        if is_affected(f, seat):
            s.overheard += 1
            s.pending.append(with_count(f, visited))
            return seat
        visited += 1
    return NOBODY


def ask_each_other(s: State, f: i64) -> i64:
    """As above; the next step of the effect comes first, with this player's answer."""
    seat = each_other(s, f)
    if seat != NOBODY:
        go_on(s, s.pending[-1])
    return seat


def visited_seat(s: State, f: i64) -> i64:
    """The player being visited."""
    return (frame_seat(f) + frame_count(f)) % s.terms.players
