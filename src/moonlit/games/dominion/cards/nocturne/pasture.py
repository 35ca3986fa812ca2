"""Pasture: a point for every Estate owned (D-PASTURE-1)."""

from mypy_extensions import i64

from moonlit.games.dominion.effect import Effect
from moonlit.games.dominion.state import ESTATE


class Pasture(Effect):
    def points(self, owned: list[i64], cards: i64) -> i64:
        return owned[ESTATE]


CARD = Pasture()
