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
        if frame_step(f) == 0:
            gained = min(MOST_GAINS, s.players[frame_seat(f)].gained)
            s.pending.append(with_step(with_set(f, gained), 1))
        elif s.terms.trashes_together:  # O-13
            trash_together(s, j, f)
        else:
            trash_one_by_one(s, j, f)


def trash_one_by_one(s: State, j: Journal, f: i64) -> None:
    """Cards from hand, each with what its trashing does, then Coppers."""
    seat = frame_seat(f)
    if frame_step(f) == 1:
        go_on(s, f)
        ask_pick(s, seat, DO_TRASH, frame_card(f), HAND, ANY, 0, min(1, left(s, f)))
    elif frame_step(f) == 2:
        trashed = with_count(f, frame_count(f) + len(s.picked))
        s.pending.append(with_step(trashed, 1 if is_yes(s) else 3))
        trash_picked(s, j, seat, HAND)
    elif frame_step(f) == 3:
        go_on(s, f)
        ask_pick(s, seat, DO_TRASH, frame_card(f), IN_PLAY, bit(COPPER), 0, left(s, f))
    else:
        trash_picked(s, j, seat, IN_PLAY)


def trash_together(s: State, j: Journal, f: i64) -> None:
    """Coppers and cards from hand are chosen before any of them is trashed."""
    seat = frame_seat(f)
    if frame_step(f) == 1:
        go_on(s, f)
        ask_pick(s, seat, DO_TRASH, frame_card(f), IN_PLAY, bit(COPPER), 0, left(s, f))
    elif frame_step(f) == 2:
        chosen = with_count(f, len(s.picked))
        go_on(s, chosen)
        ask_pick(s, seat, DO_TRASH, frame_card(f), HAND, ANY, 0, left(s, chosen))
    else:
        from_hand = s.picked
        s.picked = [COPPER] * frame_count(f)
        trash_picked(s, j, seat, IN_PLAY)
        s.picked = from_hand
        trash_picked(s, j, seat, HAND)


def left(s: State, f: i64) -> i64:
    """How many cards may still be trashed; by O-12 gains in between count or do not."""
    gained = s.players[frame_seat(f)].gained if s.terms.monastery_counts_on else frame_set(f)
    return gained - frame_count(f)


CARD = Monastery()
