"""Vampire: a Hex for the others, a gain, and it turns into a Bat (D-VAMPIRE)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import ask_pile, is_yes
from moonlit.games.dominion.effect import Effect, go_on
from moonlit.games.dominion.fate import others_receive_next_hex
from moonlit.games.dominion.frames import frame_card, frame_mark, frame_seat, frame_step
from moonlit.games.dominion.gaining import exchange, gain, gainable
from moonlit.games.dominion.state import IN_PLAY, State

MOST_COST: Final[i64] = 5


class Vampire(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        seat = frame_seat(f)
        if frame_step(f) == 0:
            go_on(s, f)
            others_receive_next_hex(s, j, f)
        elif frame_step(f) == 1:
            go_on(s, f)
            among = gainable(s, MOST_COST, ~bit(frame_card(f)))
            ask_pile(s, seat, frame_card(f), among, False)
        elif frame_step(f) == 2:
            go_on(s, f)
            if is_yes(s):
                gain(s, j, seat, s.picked[0])
        else:
            exchange(s, j, seat, IN_PLAY, frame_mark(f), s.terms.bat)


CARD = Vampire()
