"""The Wind's Gift: two cards, then discard two."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, BY_BOON, DO_DISCARD, ask_pick
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import discard_picked

CARDS: Final[i64] = 2


class WindsGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            draw(s, j, seat, CARDS)
            ask_pick(s, seat, DO_DISCARD, BY_BOON + frame_card(f), HAND, ANY, CARDS, CARDS)
        else:
            discard_picked(s, j, seat, HAND)


CARD = WindsGift()
