"""Zombie Mason: trash the top card, gain one costing up to one more (D-ZOMBIE-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_seat,
    frame_step,
    with_count,
)
from moonlit.games.dominion.gaining import gain, gainable
from moonlit.games.dominion.state import LOOKED, NOTHING, State
from moonlit.games.dominion.verbs import reveal_top, trash_one

EXTRA_COST: Final[i64] = 1


class ZombieMason(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            kind = reveal_top(s, j, seat)
            if kind != NOTHING:
                go_on(s, with_count(f, s.terms.cost[kind] + EXTRA_COST))
                trash_one(s, j, seat, LOOKED, kind)
        elif frame_step(f) == 1:
            go_on(s, f)
            ask_pile(s, seat, frame_card(f), gainable(s, frame_count(f), ANY), True)
        elif is_yes(s):
            gain(s, j, seat, s.picked[0])


CARD = ZombieMason()
