"""Militia: each other player discards down to three cards (D-DISC-2)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, DO_DISCARD, ask_pick
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_card, frame_step
from moonlit.games.dominion.others import ask_each_other, visited_seat
from moonlit.games.dominion.state import HAND, NOBODY, State
from moonlit.games.dominion.verbs import discard_picked

CARDS_LEFT: Final[i64] = 3


class Militia(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if frame_step(f) == 0:
            victim = ask_each_other(s, f)
            if victim != NOBODY:
                extra = max(0, len(s.players[victim].hand) - CARDS_LEFT)
                ask_pick(s, victim, DO_DISCARD, frame_card(f), HAND, ANY, extra, extra)
        else:
            discard_picked(s, j, visited_seat(s, f), HAND)


CARD = Militia()
