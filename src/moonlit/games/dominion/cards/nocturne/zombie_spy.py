"""Zombie Spy: look at the top card, discard it or leave it (D-ZOMBIE-2)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_DISCARD, ask_order_back, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import LOOKED, State
from moonlit.games.dominion.verbs import discard_picked, look, put_back_picked


class ZombieSpy(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            look(s, j, seat, 1)
            ask_pick(s, seat, DO_DISCARD, frame_card(f), LOOKED, ANY, 0, 1)
        elif is_yes(s):
            discard_picked(s, j, seat, LOOKED)
        else:
            ask_order_back(s, seat, frame_card(f))
            put_back_picked(s, j, seat)


CARD = ZombieSpy()
