"""Fool: take Lost in the Woods and three Boons, received one by one (D-FOOL)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ask_boon
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.fate import follow_boon, take_woods, turn_boon
from moonlit.games.dominion.frames import (
    BOON_DONE,
    frame,
    frame_card,
    frame_seat,
    frame_step,
    with_step,
)
from moonlit.games.dominion.state import NOTHING, State

BOONS: Final[i64] = 3


def boons_taken(s: State) -> i64:
    """The Boons not yet received, as a set."""
    found: i64 = 0
    for boon in s.boon_taken:
        found |= bit(boon)
    return found


class Fool(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if s.woods == seat:
                return
            take_woods(s, j, seat)
            for _ in range(BOONS):
                boon = turn_boon(s, j, seat)
                if boon != NOTHING:
                    s.boon_taken.append(boon)
            s.pending.append(with_step(f, 1))
        elif frame_step(f) == 1:
            if len(s.boon_taken) > 0:
                go_on(s, f)
                ask_boon(s, seat, frame_card(f), boons_taken(s))
        else:
            boon = s.picked[0]
            s.boon_taken.remove(boon)
            s.pending.append(with_step(f, 1))
            s.pending.append(frame(BOON_DONE, seat, boon))
            follow_boon(s, j, seat, boon)


CARD = Fool()
