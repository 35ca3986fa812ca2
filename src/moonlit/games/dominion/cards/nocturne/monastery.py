"""Monastery: trash as many cards as were gained this turn, Coppers in play too (D-MONASTERY)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_TRASH, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_seat,
    frame_set,
    frame_step,
    with_count,
    with_set,
    with_step,
)
from moonlit.games.dominion.state import COPPER, HAND, IN_PLAY, State
from moonlit.games.dominion.verbs import trash_picked

MOST_GAINS: Final[i64] = 63


class Monastery(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            gained = min(MOST_GAINS, s.players[seat].gained)
            s.pending.append(with_step(with_set(f, gained), 1))
        elif frame_step(f) == 1:
            go_on(s, f)
            most = left(s, f) if s.terms.trashes_together else min(1, left(s, f))  # O-13
            ask_pick(s, seat, DO_TRASH, frame_card(f), HAND, ANY, 0, most)
        elif frame_step(f) == 2:
            goes_on = is_yes(s) and not s.terms.trashes_together
            trashed = with_count(f, frame_count(f) + len(s.picked))
            s.pending.append(with_step(trashed, 1 if goes_on else 3))
            trash_picked(s, j, seat, HAND)
        elif frame_step(f) == 3:
            go_on(s, f)
            ask_pick(s, seat, DO_TRASH, frame_card(f), IN_PLAY, bit(COPPER), 0, left(s, f))
        else:
            trash_picked(s, j, seat, IN_PLAY)


def left(s: State, f: i64) -> i64:
    """How many cards may still be trashed; by O-12 gains in between count or do not."""
    gained = s.players[frame_seat(f)].gained if s.terms.monastery_counts_on else frame_set(f)
    return gained - frame_count(f)


CARD = Monastery()
