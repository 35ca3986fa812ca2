"""Den of Sin: two cards next turn; it arrives in hand (D-NIGHTGAIN-1)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import draw
from moonlit.games.dominion.effect import ONLY_DRAWS, Effect
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.playing import owe
from moonlit.games.dominion.state import State

CARDS: Final[i64] = 2


class DenOfSin(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        owe(s, f)

    def later(self, s: State, j: Journal, f: i64) -> None:
        draw(s, j, frame_seat(f), CARDS)

    def start_order(self) -> i64:
        return ONLY_DRAWS

    def arrives_in_hand(self) -> bool:
        return True


CARD = DenOfSin()
