"""Devil's Workshop: the more was gained this turn, the worse the gift (D-DEVILS)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ANY, ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.frames import frame_card, frame_seat, frame_step
from moonlit.games.dominion.gaining import gain, gainable
from moonlit.games.dominion.state import GOLD, State

MOST_COST: Final[i64] = 4


class DevilsWorkshop(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        gained = s.players[seat].gained
        if frame_step(f) == 1:
            if is_yes(s):
                gain(s, j, seat, s.picked[0])
        elif gained == 0:
            gain(s, j, seat, GOLD)
        elif gained == 1:
            go_on(s, f)
            ask_pile(s, seat, frame_card(f), gainable(s, MOST_COST, ANY), False)
        else:
            gain(s, j, seat, s.terms.imp)


CARD = DevilsWorkshop()
