"""Haunting: with four cards in hand put one onto the deck."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, BY_HEX, DO_TOPDECK, ask_pick
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.state import HAND, State
from moonlit.games.dominion.verbs import put_on_deck

FULL_HAND: Final[i64] = 4


class Haunting(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if len(s.players[seat].hand) >= FULL_HAND:
                go_on(s, f)
                ask_pick(s, seat, DO_TOPDECK, BY_HEX + frame_card(f), HAND, ANY, 1, 1)
        else:
            put_on_deck(s, j, seat, HAND, s.picked[0], False)


CARD = Haunting()
