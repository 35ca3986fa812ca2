"""Cellar: discard any number of cards, then draw as many (D-BASE-4)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_DISCARD, MANY, ask_pick
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import (
    frame_card,
    frame_count,
    frame_seat,
    frame_step,
    with_count,
)
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import discard_picked


class Cellar(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, seat, DO_DISCARD, frame_card(f), HAND, ANY, 0, MANY)
        elif frame_step(f) == 1:
            go_on(s, with_count(f, len(s.picked)))
            discard_picked(s, j, seat, HAND)
        else:
            draw(s, j, seat, frame_count(f))


CARD = Cellar()
