"""Poverty: discard down to three cards."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, BY_HEX, DO_DISCARD, ask_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import discard_picked

CARDS_LEFT: Final[i64] = 3


class Poverty(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            extra = max(0, len(s.players[seat].hand) - CARDS_LEFT)
            ask_pick(s, seat, DO_DISCARD, BY_HEX + frame_card(f), HAND, ANY, extra, extra)
        else:
            discard_picked(s, j, seat, HAND)


CARD = Poverty()
