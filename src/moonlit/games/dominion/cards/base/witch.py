"""Witch: each other player gains a Curse (D-ORDER-3)."""

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.gaining import gain
from moonlit.games.dominion.others import each_other
from moonlit.games.dominion.state import CURSE, NOBODY, State


class Witch(Effect):
    def play(self, s: State, j: Journal, f: i64) -> None:
        victim = each_other(s, f)
        if victim != NOBODY:
            gain(s, j, victim, CURSE)


CARD = Witch()
