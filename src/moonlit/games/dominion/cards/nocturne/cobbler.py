"""Cobbler: next turn, gain a card costing up to four to hand (D-COBBLER-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain, gainable
from moonlit.games.dominion.playing import owe
from moonlit.games.dominion.state import HAND, State

MOST_COST: Final[i64] = 4


class Cobbler(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        owe(s, f)

    def later(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pile(s, frame_seat(f), frame_card(f), gainable(s, MOST_COST, ANY), False)
        elif is_yes(s):
            gain(s, j, frame_seat(f), s.picked[0], HAND)


CARD = Cobbler()
