"""The River's Gift: draw a card at the end of the turn (D-GIFT-3)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import State
from moonlit.games.dominion.turns import DRAW_AT_END, at_end


class RiversGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        at_end(s, DRAW_AT_END, frame_seat(f))


CARD = RiversGift()
