"""Wish: return it for a card costing up to six, to hand (D-WISH)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_mark, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain, gainable
from moonlit.games.dominion.state import HAND, IN_PLAY, State
from moonlit.games.dominion.verbs import return_marked

MOST_COST: Final[i64] = 6


class Wish(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if return_marked(s, j, seat, IN_PLAY, frame_mark(f)):
                go_on(s, f)
                ask_pile(s, seat, frame_card(f), gainable(s, MOST_COST, ANY), False)
        elif is_yes(s):
            gain(s, j, seat, s.picked[0], HAND)


CARD = Wish()
