"""Poacher: discard a card for every empty Supply pile (D-BASE-12)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_DISCARD, ask_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import discard_picked


class Poacher(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            ask_pick(s, seat, DO_DISCARD, frame_card(f), HAND, ANY, s.emptied, s.emptied)
        else:
            discard_picked(s, j, seat, HAND)


CARD = Poacher()
