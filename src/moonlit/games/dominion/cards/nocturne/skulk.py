"""Skulk: a Hex for the others; when gained, gain a Gold (D-SKULK-1)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import others_receive_next_hex
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.state import GOLD, State


class Skulk(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        others_receive_next_hex(s, j, f)

    def gained(self, s: State, j: Journal, f: i64) -> None:
        gain(s, j, frame_seat(f), GOLD)


CARD = Skulk()
