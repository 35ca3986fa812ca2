"""Misery: Miserable, then Twice Miserable (D-MISERY-1)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import suffer_misery
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import State


class Misery(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        suffer_misery(s, j, frame_seat(f))


CARD = Misery()
