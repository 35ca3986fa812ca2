"""Bard: receive a Boon (D-BARD-1)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import receive_boon
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import State


class Bard(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        receive_boon(s, j, frame_seat(f))


CARD = Bard()
