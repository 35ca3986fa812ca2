"""The Sea's Gift: a card."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import State


class SeasGift(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        draw(s, j, frame_seat(f), 1)


CARD = SeasGift()
