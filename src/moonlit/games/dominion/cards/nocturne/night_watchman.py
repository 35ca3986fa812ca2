"""Night Watchman: look at five cards, discard some, put the rest back; it arrives in hand."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_DISCARD, MANY, ask_order_back, ask_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import LOOKED, State
from moonlit.games.dominion.verbs import discard_picked, look, put_back_picked

CARDS: Final[i64] = 5


class NightWatchman(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            look(s, j, seat, CARDS)
            ask_pick(s, seat, DO_DISCARD, frame_card(f), LOOKED, ANY, 0, MANY)
        elif frame_step(f) == 1:
            go_on(s, f)
            discard_picked(s, j, seat, LOOKED)
        elif frame_step(f) == 2:
            go_on(s, f)
            ask_order_back(s, seat, frame_card(f))
        else:
            put_back_picked(s, j, seat)

    def arrives_in_hand(self) -> bool:
        return True


CARD = NightWatchman()
