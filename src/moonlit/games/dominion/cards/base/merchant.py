"""Merchant: the first Silver of the turn played later yields one more coin (D-BASE-8)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.state import State


class Merchant(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        if not s.has_played_silver:
            s.merchants += 1


CARD = Merchant()
