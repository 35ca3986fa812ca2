"""The Sky's Gift: discard three cards for a Gold (D-GIFT-2)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, BY_BOON, DO_DISCARD, ask_may, ask_pick, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.state import GOLD, HAND, NOTHING, State
from moonlit.games.dominion.verbs import discard_picked

CARDS: Final[i64] = 3


class SkysGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            if len(s.players[seat].hand) > 0:
                go_on(s, f)
                ask_may(s, seat, DO_DISCARD, BY_BOON + frame_card(f), NOTHING)
        elif frame_step(f) == 1:
            if is_yes(s):
                go_on(s, f)
                ask_pick(s, seat, DO_DISCARD, BY_BOON + frame_card(f), HAND, ANY, CARDS, CARDS)
        elif frame_step(f) == 2:
            if len(s.picked) == CARDS:
                go_on(s, f)
            discard_picked(s, j, seat, HAND)
        else:
            gain(s, j, seat, GOLD)


CARD = SkysGift()
