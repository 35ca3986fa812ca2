"""Moneylender: trash a Copper for three coins, or do not (D-BASE-11)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import DO_TRASH, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import COPPER, HAND, State
from moonlit.games.dominion.verbs import bonus, trash_picked

COINS: Final[i64] = 3


class Moneylender(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, seat, DO_TRASH, frame_card(f), HAND, bit(COPPER), 0, 1)
        elif is_yes(s):
            trash_picked(s, j, seat, HAND)
            bonus(s, j, seat, 0, 0, COINS)


CARD = Moneylender()
