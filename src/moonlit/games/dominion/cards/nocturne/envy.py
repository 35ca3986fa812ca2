"""Envy: take Envious, unless Deluded or Envious (D-STATE-2)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.fate import take_mindset
from moonlit.games.dominion.frames import frame_seat
from moonlit.games.dominion.state import ENVIOUS, State


class Envy(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        take_mindset(s, j, frame_seat(f), ENVIOUS)


CARD = Envy()
